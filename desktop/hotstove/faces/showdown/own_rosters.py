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
        (_tr("Lineup (AL)"), lines.order(roster.al)),
        (_tr("Lineup (NL)"), lines.order(roster.nl)),
        (_tr("Lineup (AL) against left-handers"), lines.order(roster.al_left)),
        (_tr("Lineup (NL) against left-handers"), lines.order(roster.nl_left)),
        (_tr("Rotation"), lines.men(dugout.rotation, numbered=True)),
        (_tr("Bullpen"), lines.men(dugout.bullpen)),
        (_tr("Bench"), lines.men(bench)),
        (_tr("Backups"), lines.men(backups)),
        (_tr("Cards of no set at hand"), lines.men(dugout.lost)),
    )
    return RosterPrint(
        "own",
        document.name or club.name,
        club.primary,
        (
            Column(_tr("Place"), 0.10),
            Column(_tr("Name"), 0.27),
            Column(_tr("Position"), 0.22),
            Column(_tr("Hand"), 0.11),
            Column(_tr("On-Base, Control"), 0.13, True),
            Column(_tr("Speed, IP"), 0.09, True),
            Column(_tr("Points"), 0.08, True),
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
    told = _tr("{count} players, {points} points, {league} rules at home").format(
        count=len(document.roster.cards), points=points, league=document.roster.home_rules or "–"
    )
    faults = len(violations_of(document, known))
    return told if not faults else f"{told} · {_tr('not legal')}"


def _tr(text: str) -> str:
    return QCoreApplication.translate("showdown", text)
