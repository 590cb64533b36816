"""What a drop does to a roster: a new one, or a reason why not; what is the same in every game.

A drop on a taken place swaps: two of the roster change places where both may, a man from outside
takes the other's place, who goes to the bench or, on a full roster, to the considering list, so
that nobody is lost by a slip. Nothing here remembers; undoing is for the editor. Who may go where
stands in each game's own ``moves``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final, Generic

from msgspec.structs import replace

from hotstove.baseball.positions import Position
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .documents import CardId, D, PlayerCard, RosterDocument
from .dugout import Area, Dugout, Place
from .say import said


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


class Limits(Value, frozen=True):
    """What a format holds a roster to, as far as drops ask; 0: any number."""

    size: int
    size_rule: str
    starters: int
    starters_rule: str


class Mover(ABC, Generic[D]):
    """A card on its way to a place; each game says who fits where and what becomes of a roster."""

    def __init__(
        self,
        document: D,
        dugout: Dugout,
        known: Mapping[CardId, Any],
        card: CardId,
        rules: Limits,
    ) -> None:
        self.document, self.dugout, self.known, self.rules = document, dugout, known, rules
        self.id = card
        self.card: Any = known.get(card)
        """None where nobody knows it: then it may only be moved off the roster."""
        self.came_from = dugout.place_of(card)
        self.is_rostered = card in document.roster.cards

    # What each game says

    @abstractmethod
    def fits(self, card: Any, place: Place) -> Move | None:
        """Return why such a card may not be in such a place; None: it may."""

    @abstractmethod
    def taken_out(self, document: D, card: CardId) -> D:
        """Return the document with a card off the roster and out of every order."""

    @abstractmethod
    def brought_in(self, document: D) -> D:
        """Return the document with the card on the roster, in no place yet."""

    @abstractmethod
    def settled(self, document: D, place: Place, occupant: CardId | None) -> D:
        """Return the document with the card in its place, and the other where he goes."""

    def blocked(self, place: Place, occupant: CardId | None) -> Move | None:
        """Return why a card that fits may not go there now; None: it may."""
        return None

    # What is the same in every game

    def propose(self, place: Place) -> Move:
        """Return what becomes of a drop on *place*."""
        if place.area is Area.LIBRARY:
            return self._out()
        if place.area is Area.CONSIDERING:
            return self._consider(place)
        if self.card is None:
            return refused(NOBODY, card=self.id)
        refusal = self.fits(self.card, place)
        if refusal is not None:
            return refusal
        if self.came_from == place:
            return refused(THERE_ALREADY, card=self.name(self.id))
        return self._move(place)

    def _move(self, place: Place) -> Move:
        twin = self.twin()
        occupant = self.dugout.at(place)
        document = self.document
        if twin is not None:
            document = self.taken_out(document, twin)
            occupant = None if occupant == twin else occupant
        refusal = self.blocked(place, occupant)
        if refusal is not None:
            return refusal
        if self._is_starter_too_many(place, occupant):
            need, rule = self.rules.starters, self.rules.starters_rule
            return refused(FULL_ROTATION, rule=rule, card=self.name(self.id), need=need)
        if not self.is_rostered:
            entered = self._enter(document, occupant, place)
            if entered is None:
                need, rule = self.rules.size, self.rules.size_rule
                return refused(FULL, rule=rule, card=self.name(self.id), need=need)
            document = entered
        document = self.settled(document, place, occupant)
        return Move(document, self._words(place, twin, occupant), displaced=occupant or twin or "")

    def _is_starter_too_many(self, place: Place, occupant: CardId | None) -> bool:
        """A newcomer beside a whole rotation, and in nobody's place."""
        is_newcomer = self.id not in self.dugout.rotation and occupant is None
        is_whole = 0 < self.rules.starters <= len(self.dugout.rotation)
        return place.area is Area.ROTATION and is_newcomer and is_whole and not self.twin()

    def twin(self) -> CardId | None:
        """Return another card of the same player, who makes room for this one."""
        rostered: tuple[CardId, ...] = self.document.roster.cards
        for other in rostered:
            card: PlayerCard | None = self.known.get(other)
            if card is not None and card.person == self.card.person and other != self.id:
                return other
        return None

    def _enter(self, document: D, occupant: CardId | None, place: Place) -> D | None:
        """Bring him onto the roster; the man in his place leaves it where there is no room."""
        has_room = not self.rules.size or len(document.roster.cards) < self.rules.size
        stays = has_room and place.area is Area.FIELD
        if occupant is not None and not stays:
            document = considered(self.taken_out(document, occupant), occupant)
        elif not has_room:
            return None
        document = self.brought_in(document)
        return replace(document, considering=without(document.considering, self.id))

    def vacated(self, occupant: CardId | None) -> Position | None:
        """Return the position the other man takes over: the one the newcomer leaves."""
        came = self.came_from
        if came is None or came.area is not Area.FIELD or occupant is None:
            return None
        return came.position if self.fits(self.known[occupant], came) is None else None

    def name(self, card: CardId) -> str:
        return self.known[card].name if card in self.known else card

    def _words(self, place: Place, twin: CardId | None, occupant: CardId | None) -> Sentence:
        there, card = where(place), self.name(self.id)
        if twin is not None:
            return said(_FOR_TWIN, card=card, other=f"{self.name(twin)} ({twin})", place=there)
        if occupant is None:
            return said(_TO, card=card, place=there)
        return said(_SWAPS, card=card, other=self.name(occupant), place=there)

    def _out(self) -> Move:
        card, document = self.id, self.document
        if not self.is_rostered and card not in document.considering:
            return refused(NOT_HERE, card=self.name(card))
        left = self.taken_out(document, card)
        left = replace(left, considering=without(left.considering, card))
        return Move(left, said(_GOES, card=self.name(card)))

    def _consider(self, place: Place) -> Move:
        rest = self.taken_out(self.document, self.id) if self.is_rostered else self.document
        words = said(_CONSIDERED, card=self.name(self.id))
        return Move(considered(rest, self.id, place.number), words)


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


def considered(document: D, card: CardId, number: int = -1) -> D:
    """Put a card on the considering list, at its end or at a place."""
    rest = without(document.considering, card)
    number = len(rest) if number < 0 else number
    return replace(document, considering=(*rest[:number], card, *rest[number:]))


def where(place: Place) -> Sentence:
    """Return a place in words."""
    if place.position is not None:
        return said("{position}", position=place.position)
    return said(_AREAS[place.area], number=place.number + 1)


def without(cards: tuple[CardId, ...], *gone: CardId) -> tuple[CardId, ...]:
    return tuple(other for other in cards if other not in gone)


def refused(template: str, *, rule: str = "", **arguments: Filling) -> Move:
    return Move(None, said(template, **arguments, rule=rule), rule)


_AREAS: Final = {
    Area.BENCH: QT_TRANSLATE_NOOP("clubhouse", "the bench"),
    Area.ROTATION: QT_TRANSLATE_NOOP("clubhouse", "the rotation, number {number}"),
    Area.BULLPEN: QT_TRANSLATE_NOOP("clubhouse", "the bullpen"),
    Area.CLOSER: QT_TRANSLATE_NOOP("clubhouse", "the closer's place"),
    Area.COACHES: QT_TRANSLATE_NOOP("clubhouse", "the coaches"),
    Area.STADIUM: QT_TRANSLATE_NOOP("clubhouse", "the park"),
    Area.CONSIDERING: QT_TRANSLATE_NOOP("clubhouse", "the considering list"),
    Area.LIBRARY: QT_TRANSLATE_NOOP("clubhouse", "the library"),
}
NOBODY: Final = QT_TRANSLATE_NOOP("clubhouse", "No card is known by the id {card}.")
THERE_ALREADY: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is there already.")
NO_SUCH_PLACE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "Rosters of this game have no such place; drop {card} on another."
)
NOT_HERE: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is not on the roster.")
_GOES: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} leaves the roster.")
_CONSIDERED: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is only considered.")
_TO: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} goes to {place}.")
_SWAPS: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} takes the place of {other}: {place}.")
_FOR_TWIN: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} goes to {place} for his other card, {other}."
)
UNQUALIFIED: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} may not play {position}; he may play {allowed} ({rule})."
)
PITCHER_IN_FIELD: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is a pitcher; only hitters stand in the field or bat as DH ({rule})."
)
PITCHER_ON_BENCH: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is a pitcher; put him in the rotation or the bullpen ({rule})."
)
NO_STARTER: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is no starter; only starters are in the rotation ({rule})."
)
FULL: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "The roster has its {need} cards; drop {card} on the man he is to replace ({rule}).",
)
FULL_ROTATION: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "The rotation has its {need} starters; drop {card} on the one he is to replace ({rule}).",
)
