"""A roster somebody built, on paper: its sheet by places, and its cards to cut out.

The rosters of the league's clubs stand in prints.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.baseball.lineups import LineupSpot
from hotstove.clubhouse.documents import RosterDocument
from hotstove.clubhouse.dugout import dugout_of
from hotstove.clubhouse.law import violations_of
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.construction import total_cost

from ..prints import Column, PrintCard, PrintSet, RosterPrint
from .players import ShowdownArt
from .words import big_number, hand_words, positions_of, role_word

translate = QCoreApplication.translate

Lines = tuple[tuple[str, ...], ...]


def own_roster_print(
    document: RosterDocument, known: Mapping[CardId, Card], club: Club
) -> RosterPrint:
    """Return the sheet of a roster: both orders, rotation, bullpen, bench, what each man costs.

    A roster that is not legal says so; cards nobody knows stand by their names.
    """
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


def own_roster_cards(
    document: RosterDocument, known: Mapping[CardId, Card], clubs: Mapping[str, Club], club: Club
) -> PrintSet:
    """Return the roster's cards, each in the colours of its own club where that is known."""
    cards = [known[card] for card in document.roster.cards if card in known]
    arts = [PrintCard(card.id, ShowdownArt(card, clubs.get(card.club, club))) for card in cards]
    return PrintSet("own", document.name or club.name, tuple(arts))


class _Lines:
    def __init__(self, document: RosterDocument, known: Mapping[CardId, Card]) -> None:
        self._document, self._known = document, known

    def order(self, spots: Iterable[LineupSpot]) -> Lines:
        return tuple(
            self._line(spot.player, f"{number}  {spot.position}")
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


def _note(document: RosterDocument, known: Mapping[CardId, Card]) -> str:
    cards = [known[card] for card in document.roster.cards if card in known]
    points = total_cost(cards, document.roster.backups, document.rules)
    told = translate("showdown", "{count} players, {points} points, {league} rules at home").format(
        count=len(document.roster.cards), points=points, league=document.roster.home_rules or "–"
    )
    faults = len(violations_of(document, known))
    return told if not faults else f"{told} · {translate('showdown', 'not legal')}"
