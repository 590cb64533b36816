"""What a drop does to a Showdown roster: who fits where, and what becomes of orders and backups."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.positions import Position
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard

from ..dugout import Area, Place, at
from ..moves import (
    HARDEST_FIRST,
    NO_STARTER,
    NO_SUCH_PLACE,
    PITCHER_IN_FIELD,
    PITCHER_ON_BENCH,
    UNQUALIFIED,
    Limits,
    Move,
    Mover,
    refused,
    without,
)
from ..orders import moved_to, swapped
from .documents import ShowdownDocument
from .dugout import dugout_of, is_starter
from .orders import joined, left


def propose(
    document: ShowdownDocument, known: Mapping[CardId, Card], card: CardId, place: Place
) -> Move:
    """Return what becomes of dropping the card *card* on *place*."""
    rules = document.rules
    limits = Limits(rules.size, "SD-T-02", rules.starters, "SD-T-03")
    return _Mover(document, dugout_of(document, known), known, card, limits).propose(place)


def _fits(card: Card, place: Place) -> Move | None:
    """SD-C-07, SD-T-03, 11, 12: whether such a card may be in such a place at all."""
    if place.area is Area.FIELD:
        assert place.position is not None
        if not isinstance(card, HitterCard):
            return refused(PITCHER_IN_FIELD, rule="SD-C-07", card=card.name)
        if place.position is Position.DESIGNATED_HITTER or card.qualifies(place.position):
            return None
        allowed = (*map(str, card.positions), Position.DESIGNATED_HITTER)
        return refused(
            UNQUALIFIED, rule="SD-C-07", card=card.name, position=place.position, allowed=allowed
        )
    if place.area is Area.BENCH and not isinstance(card, HitterCard):
        return refused(PITCHER_ON_BENCH, rule="SD-T-05", card=card.name)
    if place.area is Area.ROTATION and not is_starter(card):
        return refused(NO_STARTER, rule="SD-T-11", card=card.name)
    if place.area is Area.BULLPEN and (isinstance(card, HitterCard) or is_starter(card)):
        return refused(_NOT_IN_PEN, rule="SD-T-03", card=card.name)
    return None if place.area in _AREAS else refused(NO_SUCH_PLACE, card=card.name)


class _Mover(Mover[ShowdownDocument]):
    def fits(self, card: Card, place: Place) -> Move | None:
        return _fits(card, place)

    def taken_out(self, document: ShowdownDocument, card: CardId) -> ShowdownDocument:
        return taken_out(document, card)

    def brought_in(self, document: ShowdownDocument) -> ShowdownDocument:
        roster = document.roster
        return replace(document, roster=replace(roster, cards=(*roster.cards, self.id)))

    def settled(
        self, document: ShowdownDocument, place: Place, occupant: CardId | None
    ) -> ShowdownDocument:
        card, roster = self.id, document.roster
        if place.area is Area.FIELD:
            assert place.position is not None
            vacated = self.vacated(occupant)
            roster = joined(roster, self.known, card, place.position, occupant, vacated)
            roster = replace(roster, backups=without(roster.backups, card))
            document = replace(document, roster=roster)
            if occupant is not None and occupant in roster.cards and vacated is None:
                document = benched(document, occupant)
            return document
        if place.area is Area.BENCH:
            return self._to_bench(document, occupant)
        if place.area is Area.ROTATION:
            written = moved_to(self.dugout.rotation, card, place.number, occupant)
            kept = tuple(who for who in written if who in roster.cards)
            return replace(document, roster=replace(roster, rotation=kept))
        cards = swapped(roster.cards, card, occupant) if occupant in roster.cards else roster.cards
        return replace(document, roster=replace(roster, cards=cards))

    def _to_bench(self, document: ShowdownDocument, occupant: CardId | None) -> ShowdownDocument:
        """From the diamond onto a man of the bench: they change places where he may."""
        came, card = self.came_from, self.id
        vacated = self.vacated(occupant)
        if occupant is not None and vacated is not None:
            roster = joined(document.roster, self.known, occupant, vacated)
            roster = replace(roster, backups=without(roster.backups, occupant))
            return benched(replace(document, roster=roster), card)
        if came is None or came.area is not Area.BENCH:
            document = benched(document, card)
        if occupant is not None and occupant in document.roster.cards:
            cards = swapped(document.roster.cards, card, occupant)
            document = replace(document, roster=replace(document.roster, cards=cards))
        return document


# Changes other doors use as well


def benched(document: ShowdownDocument, card: CardId) -> ShowdownDocument:
    """Take a man out of the diamond; on the bench he costs his share unless all pay in full."""
    roster = left(document.roster, card)
    if document.rules.backup_share > 1 and card not in roster.backups:
        roster = replace(roster, backups=(*roster.backups, card))
    return replace(document, roster=roster)


def taken_out(document: ShowdownDocument, card: CardId) -> ShowdownDocument:
    """Take a card off the roster and out of every order."""
    roster = left(document.roster, card)
    return replace(
        document,
        roster=replace(
            roster,
            cards=without(roster.cards, card),
            backups=without(roster.backups, card),
            rotation=without(roster.rotation, card),
        ),
    )


def natural_place(
    document: ShowdownDocument, known: Mapping[CardId, Card], card_id: CardId
) -> Place:
    """Return where a double click or Enter puts a card: where he is needed, else the bench.

    A hitter goes to the open position of his that is hardest to fill, then to DH; a starter to
    the end of the rotation, a reliever to the bullpen.
    """
    card, dugout = known[card_id], dugout_of(document, known)
    if is_starter(card):
        return Place(Area.ROTATION, number=len(dugout.rotation))
    if not isinstance(card, HitterCard):
        return Place(Area.BULLPEN, number=len(dugout.bullpen))
    for position in HARDEST_FIRST:
        if position not in dugout.field and _fits(card, at(position)) is None:
            return at(position)
    return Place(Area.BENCH, number=len(dugout.bench))


_AREAS: Final = (Area.FIELD, Area.BENCH, Area.ROTATION, Area.BULLPEN)
_NOT_IN_PEN: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is no reliever or closer; only they are in the bullpen ({rule})."
)
