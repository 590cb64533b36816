"""What a drop does to a roster: a card on a place makes a new roster, or a reason why not.

A drop on a taken place swaps: two of the roster change places where both may, a man from outside
takes the other's place, who goes to the bench or, on a full roster, to the considering list, so
that nobody is lost by a slip. Nothing here remembers; undoing is for the editor.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.positions import Position
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard

from .documents import RosterDocument
from .dugout import Area, Dugout, Place, at, dugout_of, is_starter
from .orders import joined, left, moved_to, swapped


class Move(Value, frozen=True):
    """What a drop would come to."""

    becomes: RosterDocument | None
    """None: the drop is refused."""
    words: Sentence
    """What it does, or why not and what would do."""
    rule: str = ""
    """The rule a refusal rests on."""
    displaced: CardId = ""
    """Who has to go elsewhere for it."""


def propose(
    document: RosterDocument, known: Mapping[CardId, Card], card_id: CardId, place: Place
) -> Move:
    """Return what becomes of dropping the card *card_id* on *place*."""
    card = known.get(card_id)
    dugout = dugout_of(document, known)
    if place.area is Area.LIBRARY:
        return _out(document, dugout, known, card_id)
    if place.area is Area.CONSIDERING:
        return _consider(document, dugout, known, card_id, place)
    if card is None:
        return _refused(_NOBODY, card=card_id)
    refusal = _fits(card, place)
    if refusal is not None:
        return refusal
    if dugout.place_of(card_id) == place:
        return _refused(_THERE_ALREADY, card=card.name)
    mover = _Mover(document, dugout, known, card)
    return mover.move(place)


def _fits(card: Card, place: Place) -> Move | None:
    """SD-C-07, SD-T-03, 11, 12: whether such a card may be in such a place at all."""
    if place.area is Area.FIELD:
        assert place.position is not None
        if not isinstance(card, HitterCard):
            return _refused(_PITCHER_IN_FIELD, rule="SD-C-07", card=card.name)
        if place.position is Position.DESIGNATED_HITTER or card.qualifies(place.position):
            return None
        allowed = (*map(str, card.positions), Position.DESIGNATED_HITTER)
        return _refused(
            _UNQUALIFIED, rule="SD-C-07", card=card.name, position=place.position, allowed=allowed
        )
    if place.area is Area.BENCH and not isinstance(card, HitterCard):
        return _refused(_PITCHER_ON_BENCH, rule="SD-T-05", card=card.name)
    if place.area is Area.ROTATION and not is_starter(card):
        return _refused(_NO_STARTER, rule="SD-T-11", card=card.name)
    if place.area is Area.BULLPEN and (isinstance(card, HitterCard) or is_starter(card)):
        return _refused(_NOT_IN_PEN, rule="SD-T-03", card=card.name)
    return None


class _Mover:
    """One man on his way to a place where he may be."""

    def __init__(
        self,
        document: RosterDocument,
        dugout: Dugout,
        known: Mapping[CardId, Card],
        card: Card,
    ) -> None:
        self.document, self.dugout, self.known, self.card = document, dugout, known, card
        self.came_from = dugout.place_of(card.id)
        self.is_rostered = card.id in document.roster.cards

    def move(self, place: Place) -> Move:
        twin = self._twin()
        occupant = self.dugout.at(place)
        document = self.document
        if twin is not None:
            document = taken_out(document, twin)
            occupant = None if occupant == twin else occupant
        if self._is_starter_too_many(place, occupant):
            need = document.rules.starters
            return _refused(_FULL_ROTATION, rule="SD-T-03", card=self.card.name, need=need)
        if not self.is_rostered:
            entered = self._enter(document, occupant, place)
            if entered is None:
                need = document.rules.size
                return _refused(_FULL, rule="SD-T-02", card=self.card.name, need=need)
            document = entered
        document = self._settle(document, place, occupant)
        return Move(document, self._words(place, twin, occupant), displaced=occupant or twin or "")

    def _is_starter_too_many(self, place: Place, occupant: CardId | None) -> bool:
        """SD-T-03: a newcomer beside a whole rotation, and in nobody's place."""
        is_newcomer = self.card.id not in self.dugout.rotation and occupant is None
        is_whole = len(self.dugout.rotation) >= self.document.rules.starters
        return place.area is Area.ROTATION and is_newcomer and is_whole and not self._twin()

    def _twin(self) -> CardId | None:
        """SD-T-06: another card of the same player, who makes room for this one."""
        for other in self.document.roster.cards:
            card = self.known.get(other)
            if card is not None and card.person == self.card.person and other != self.card.id:
                return other
        return None

    def _enter(
        self, document: RosterDocument, occupant: CardId | None, place: Place
    ) -> RosterDocument | None:
        """Bring him onto the roster; the man in his place leaves it where there is no room."""
        has_room = len(document.roster.cards) < document.rules.size
        stays = has_room and place.area is Area.FIELD
        if occupant is not None and not stays:
            document = considered(taken_out(document, occupant), occupant)
        elif not has_room:
            return None
        roster = document.roster
        return replace(
            document,
            roster=replace(roster, cards=(*roster.cards, self.card.id)),
            considering=_without(document.considering, self.card.id),
        )

    def _settle(
        self, document: RosterDocument, place: Place, occupant: CardId | None
    ) -> RosterDocument:
        card, roster = self.card.id, document.roster
        if place.area is Area.FIELD:
            assert place.position is not None
            vacated = self._vacated(occupant)
            roster = joined(roster, self.known, card, place.position, occupant, vacated)
            roster = replace(roster, backups=_without(roster.backups, card))
            document = replace(document, roster=roster)
            if occupant in roster.cards and self._goes_to_bench(occupant):
                document = benched(document, occupant)
            return document
        if place.area is Area.BENCH:
            return self._to_bench(document, occupant, place)
        if place.area is Area.ROTATION:
            written = moved_to(self.dugout.rotation, card, place.number, occupant)
            kept = tuple(who for who in written if who in roster.cards)
            return replace(document, roster=replace(roster, rotation=kept))
        cards = swapped(roster.cards, card, occupant) if occupant in roster.cards else roster.cards
        return replace(document, roster=replace(roster, cards=cards))

    def _to_bench(
        self, document: RosterDocument, occupant: CardId | None, place: Place
    ) -> RosterDocument:
        """From the diamond onto a man of the bench: they change places where he may."""
        came, card = self.came_from, self.card.id
        if came is not None and came.area is Area.FIELD and occupant is not None:
            other = self.known[occupant]
            if _fits(other, came) is None:
                assert came.position is not None
                roster = joined(document.roster, self.known, occupant, came.position)
                roster = replace(roster, backups=_without(roster.backups, occupant))
                return benched(replace(document, roster=roster), card)
        document = benched(document, card) if self._was_not_on_bench() else document
        if occupant is not None and occupant in document.roster.cards:
            cards = swapped(document.roster.cards, card, occupant)
            document = replace(document, roster=replace(document.roster, cards=cards))
        return document

    def _was_not_on_bench(self) -> bool:
        return self.came_from is None or self.came_from.area is not Area.BENCH

    def _vacated(self, occupant: CardId | None) -> Position | None:
        """Return the position the other man takes over: the one the newcomer leaves."""
        came = self.came_from
        if came is None or came.area is not Area.FIELD or occupant is None:
            return None
        return came.position if _fits(self.known[occupant], came) is None else None

    def _goes_to_bench(self, occupant: CardId | None) -> bool:
        return occupant is not None and self._vacated(occupant) is None

    def _words(self, place: Place, twin: CardId | None, occupant: CardId | None) -> Sentence:
        there = where(place)
        if twin is not None:
            other = f"{self.known[twin].name} ({twin})"
            return _say(_FOR_TWIN, card=self.card.name, other=other, place=there)
        if occupant is None:
            return _say(_TO, card=self.card.name, place=there)
        other = self.known[occupant].name if occupant in self.known else occupant
        return _say(_SWAPS, card=self.card.name, other=other, place=there)


# Changes other doors use as well


def benched(document: RosterDocument, card: CardId) -> RosterDocument:
    """Take a man out of the diamond; on the bench he costs his share unless all pay in full."""
    roster = left(document.roster, card)
    if document.rules.backup_share > 1 and card not in roster.backups:
        roster = replace(roster, backups=(*roster.backups, card))
    return replace(document, roster=roster)


def taken_out(document: RosterDocument, card: CardId) -> RosterDocument:
    """Take a card off the roster and out of every order."""
    roster = left(document.roster, card)
    return replace(
        document,
        roster=replace(
            roster,
            cards=_without(roster.cards, card),
            backups=_without(roster.backups, card),
            rotation=_without(roster.rotation, card),
        ),
    )


def considered(document: RosterDocument, card: CardId, number: int = -1) -> RosterDocument:
    """Put a card on the considering list, at its end or at a place."""
    rest = _without(document.considering, card)
    number = len(rest) if number < 0 else number
    return replace(document, considering=(*rest[:number], card, *rest[number:]))


def _out(
    document: RosterDocument, dugout: Dugout, known: Mapping[CardId, Card], card: CardId
) -> Move:
    name = known[card].name if card in known else card
    if card not in document.roster.cards and card not in document.considering:
        return _refused(_NOT_HERE, card=name)
    document = replace(
        taken_out(document, card), considering=_without(document.considering, card)
    )
    return Move(document, _say(_GOES, card=name))


def _consider(
    document: RosterDocument,
    dugout: Dugout,
    known: Mapping[CardId, Card],
    card: CardId,
    place: Place,
) -> Move:
    name = known[card].name if card in known else card
    rest = taken_out(document, card) if card in document.roster.cards else document
    return Move(considered(rest, card, place.number), _say(_CONSIDERED, card=name))


HARDEST_FIRST: Final = (
    Position.CATCHER,
    Position.SHORTSTOP,
    Position.CENTRE_FIELD,
    Position.SECOND_BASE,
    Position.THIRD_BASE,
    Position.LEFT_FIELD,
    Position.RIGHT_FIELD,
    Position.FIRST_BASE,
    Position.DESIGNATED_HITTER,
)
"""The diamond, the places that fewest men can fill first."""


def natural_place(
    document: RosterDocument, known: Mapping[CardId, Card], card_id: CardId
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


def where(place: Place) -> Sentence:
    """Return a place in words."""
    if place.position is not None:
        return _say("{position}", position=place.position)
    return _say(_AREAS[place.area], number=place.number + 1)


def _without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    return tuple(other for other in cards if other != card)


def _refused(template: str, *, rule: str = "", **arguments: Filling) -> Move:
    return Move(None, _say(template, **arguments, rule=rule), rule)


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_AREAS: Final = {
    Area.BENCH: QT_TRANSLATE_NOOP("clubhouse", "the bench"),
    Area.ROTATION: QT_TRANSLATE_NOOP("clubhouse", "the rotation, number {number}"),
    Area.BULLPEN: QT_TRANSLATE_NOOP("clubhouse", "the bullpen"),
    Area.CONSIDERING: QT_TRANSLATE_NOOP("clubhouse", "the considering list"),
    Area.LIBRARY: QT_TRANSLATE_NOOP("clubhouse", "the library"),
}
_NOBODY: Final = QT_TRANSLATE_NOOP("clubhouse", "No card is known by the id {card}.")
_THERE_ALREADY: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is there already.")
_PITCHER_IN_FIELD: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is a pitcher; only hitters stand in the field or bat as DH ({rule})."
)
_UNQUALIFIED: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} may not play {position}; he may play {allowed} ({rule})."
)
_PITCHER_ON_BENCH: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is a pitcher; put him in the rotation or the bullpen ({rule})."
)
_NO_STARTER: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is no starter; only starters are in the rotation ({rule})."
)
_NOT_IN_PEN: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is no reliever or closer; only they are in the bullpen ({rule})."
)
_FULL: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "The roster has its {need} cards; drop {card} on the man he is to replace ({rule}).",
)
_FULL_ROTATION: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "The rotation has its {need} starters; drop {card} on the one he is to replace ({rule}).",
)
_NOT_HERE: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is not on the roster.")
_GOES: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} leaves the roster.")
_CONSIDERED: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is only considered.")
_TO: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} goes to {place}.")
_SWAPS: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} takes the place of {other}: {place}.")
_FOR_TWIN: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} goes to {place} for his other card, {other}."
)
