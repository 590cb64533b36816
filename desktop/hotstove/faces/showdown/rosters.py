"""Rosters of Showdown on paper, the clubs' and people's own: sheets, lineup cards, cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.catalog.setups import usual_team
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.showdown.documents import ShowdownDocument
from hotstove.clubhouse.showdown.dugout import dugout_of
from hotstove.clubhouse.showdown.law import violations_of
from hotstove.clubhouse.showdown.stock import ShowdownStock
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, PitcherCard
from hotstove.rulebooks.showdown.construction import ORDERS, total_cost
from hotstove.rulebooks.showdown.setup import Team

from ..prints import Column, LineupLine, LineupPrint, PrintCard, PrintSet, RosterPrint
from .players import ShowdownArt
from .words import big_number, hand_words, innings_words, positions_of, role_word

translate = QCoreApplication.translate

Lines = tuple[tuple[str, ...], ...]


def own_sheet(document: ShowdownDocument, stock: ShowdownStock, club: Club) -> RosterPrint:
    """Return the sheet of a roster: both orders, rotation, bullpen, bench, what each man costs.

    A roster that is not legal says so; cards nobody knows stand by their names.
    """
    known = stock.known
    roster, dugout = document.roster, dugout_of(document, known)
    lines = _Lines(document, known)
    bench = [card for card in dugout.bench if card not in roster.backups]
    backups = [card for card in dugout.bench if card in roster.backups]
    groups = (
        (translate("showdown", "Lineup (AL)"), lines.order(roster.al)),
        (translate("showdown", "Lineup (NL)"), lines.order(roster.nl)),
        (translate("showdown", "Lineup (AL) against left-handers"), lines.order(roster.al_left)),
        (translate("showdown", "Lineup (NL) against left-handers"), lines.order(roster.nl_left)),
        (translate("showdown", "Rotation"), lines.men(dugout.rotation, numbered=True)),
        (translate("showdown", "Bullpen"), lines.men(dugout.bullpen)),
        (translate("showdown", "Bench"), lines.men(bench)),
        (translate("showdown", "Backups"), lines.men(backups)),
        (translate("showdown", "Cards of no set at hand"), lines.men(dugout.lost)),
    )
    return RosterPrint(
        "own",
        document.name or club.name,
        club.primary,
        (
            Column(translate("showdown", "Place"), 0.10),
            Column(translate("showdown", "Name"), 0.27),
            Column(translate("showdown", "Position"), 0.22),
            Column(translate("showdown", "Hand"), 0.11),
            Column(translate("showdown", "On-Base, Control"), 0.13, True),
            Column(translate("showdown", "Speed, IP"), 0.09, True),
            Column(translate("showdown", "Points"), 0.08, True),
        ),
        tuple((title, found) for title, found in groups if found),
        _note(document, known),
    )


def own_cards(
    document: ShowdownDocument, stock: ShowdownStock, clubs: Mapping[str, Club], club: Club
) -> PrintSet:
    """Return the roster's cards, each in the colours of its own club where that is known."""
    cards = [stock.known[card] for card in document.roster.cards if card in stock.known]
    arts = [PrintCard(card.id, ShowdownArt(card, clubs.get(card.club, club))) for card in cards]
    return PrintSet("own", document.name or club.name, tuple(arts))


class _Lines:
    def __init__(self, document: ShowdownDocument, known: Mapping[CardId, Card]) -> None:
        self._document, self._known = document, known

    def order(self, spots: Iterable[LineupSpot]) -> Lines:
        return tuple(
            self._line(spot.player, f"{number}. {spot.position}")
            for number, spot in enumerate(spots, 1)
        )

    def men(self, cards: Iterable[CardId], *, numbered: bool = False) -> Lines:
        return tuple(
            self._line(card, str(number) if numbered else "")
            for number, card in enumerate(cards, 1)
        )

    def _line(self, card_id: CardId, place: str) -> tuple[str, ...]:
        card = self._known.get(card_id)
        if card is None:
            return (place, self._document.names.get(card_id, card_id), "", "", "", "", "")
        is_backup = card_id in self._document.roster.backups
        is_hitter = isinstance(card, HitterCard)
        return (
            place,
            card.name,
            positions_of(card) if isinstance(card, HitterCard) else role_word(card.role),
            hand_words(card),
            big_number(card),
            str(card.speed if is_hitter else card.ip),  # type: ignore[union-attr]
            str(self._document.rules.cost(card, is_backup=is_backup)),
        )


def _note(document: ShowdownDocument, known: Mapping[CardId, Card]) -> str:
    cards = [known[card] for card in document.roster.cards if card in known]
    points = total_cost(cards, document.roster.backups, document.rules)
    told = translate("showdown", "{count} players, {points} points, {league} rules at home").format(
        count=len(document.roster.cards), points=points, league=document.roster.home_rules or "–"
    )
    faults = len(violations_of(document, known))
    return told if not faults else f"{told} · {translate('showdown', 'not legal')}"


# Lineup cards


def lineup_prints(catalog: Catalog) -> tuple[LineupPrint, ...]:
    """Both orders of every club whose roster is written."""
    known = {card.id: card for card in catalog.showdown_cards}
    found: list[LineupPrint] = []
    for club in catalog.clubs:
        roster = catalog.rosters.get(club.id)
        if roster is not None:
            document = ShowdownDocument(name=club.name, roster=roster)
            found += _lineups(document, known, club)
    return tuple(found)


def own_lineups(
    document: ShowdownDocument, stock: ShowdownStock, club: Club
) -> tuple[LineupPrint, ...]:
    return tuple(_lineups(document, stock.known, club))


def _lineups(
    document: ShowdownDocument, known: Mapping[CardId, Card], club: Club
) -> Iterator[LineupPrint]:
    """A card for each order that is written."""
    roster, dugout = document.roster, dugout_of(document, known)
    notes = {
        "al": translate("showdown", "With a DH"),
        "nl": translate("showdown", "The pitcher bats"),
        "al_left": translate("showdown", "With a DH, against left-handers"),
        "nl_left": translate("showdown", "The pitcher bats, against left-handers"),
    }
    for name in ORDERS:
        order = roster.order(name)
        if not order:
            continue
        batting = {spot.player for spot in order}
        rest = (*dugout.field.values(), *dugout.bench)
        yield LineupPrint(
            f"{club.id}-{name}",
            document.name or club.name,
            notes[name],
            club.primary,
            tuple(_spot(document, known, spot) for spot in order),
            tuple(_man(document, known, card) for card in dugout.rotation),
            tuple(_man(document, known, card) for card in rest if card not in batting),
            tuple(_man(document, known, card) for card in dugout.bullpen),
            _units(order, known),
            is_only=False,
        )


def _spot(
    document: ShowdownDocument, known: Mapping[CardId, Card], spot: LineupSpot
) -> LineupLine:
    line = _man(document, known, spot.player)
    card = known.get(spot.player)
    if not isinstance(card, HitterCard):
        return line._replace(place=spot.position.value)
    glove = card.fielding(spot.position)
    told = [f"{big_number(card)}", f"{card.speed_letter}{card.speed}"]
    told += [] if glove is None else [f"{glove:+d}".replace("-", "−")]
    return line._replace(place=spot.position.value, detail=" · ".join(told))


def _man(
    document: ShowdownDocument, known: Mapping[CardId, Card], card_id: CardId
) -> LineupLine:
    card = known.get(card_id)
    if card is None:
        return LineupLine("", document.names.get(card_id, card_id), "", "")
    if isinstance(card, HitterCard):
        return LineupLine("", card.name, card.bats, positions_of(card))
    detail = f"{role_word(card.role)} {big_number(card)} · {innings_words(card.ip)}"
    return LineupLine("", card.name, card.throws, detail)


def _units(
    order: Iterable[LineupSpot], known: Mapping[CardId, Card]
) -> tuple[tuple[str, str], ...]:
    """SD-A-10: what infield and outfield are together, and the catcher's Arm."""
    found: dict[Position, int] = {}
    for spot in order:
        card = known.get(spot.player)
        if isinstance(card, HitterCard):
            found[spot.position] = card.fielding(spot.position) or 0
    return tuple(
        (title, str(sum(found[at] for at in places if at in found)))
        for title, places in (
            (translate("showdown", "Arm"), (Position.CATCHER,)),
            (translate("showdown", "Infield"), INFIELD),
            (translate("showdown", "Outfield"), OUTFIELD),
        )
    )


# Clubs


def roster_prints(catalog: Catalog) -> tuple[RosterPrint, ...]:
    return tuple(_roster(club, usual_team(catalog, club.id)) for club in catalog.clubs)


def _roster(club: Club, team: Team) -> RosterPrint:
    rotation = [card for key in team.rotation for card in team.cards if card.id == key]
    pitchers = [card for card in team.cards if isinstance(card, PitcherCard)]
    hitters = [card for card in team.cards if isinstance(card, HitterCard)]
    bench = [card for card in hitters if card.id in team.backups]
    regulars = [card for card in hitters if card.id not in team.backups]
    relief = [card for card in pitchers if card.id not in team.rotation]
    points = sum(card.points for card in team.cards)
    return RosterPrint(
        club.id,
        club.name,
        club.primary,
        (
            Column(translate("showdown", "Name"), 0.27),
            Column(translate("showdown", "Position"), 0.25),
            Column(translate("showdown", "Hand"), 0.12),
            Column(translate("showdown", "On-Base, Control"), 0.14, True),
            Column(translate("showdown", "Speed, IP"), 0.12, True),
            Column(translate("showdown", "Points"), 0.10, True),
        ),
        (
            (translate("showdown", "Rotation"), _club_lines(rotation)),
            (translate("showdown", "Bullpen"), _club_lines(relief)),
            (translate("showdown", "Hitters"), _club_lines(regulars)),
            (translate("showdown", "Backups"), _club_lines(bench)),
        ),
        translate("showdown", "{count} players, {points} points").format(
            count=len(team.cards), points=points
        ),
    )


def _club_lines(cards: list[Card] | list[HitterCard] | list[PitcherCard]) -> Lines:
    return tuple(
        (
            card.name,
            positions_of(card) if isinstance(card, HitterCard) else role_word(card.role),
            hand_words(card),
            big_number(card),
            str(card.speed if isinstance(card, HitterCard) else card.ip),
            str(card.points),
        )
        for card in cards
    )
