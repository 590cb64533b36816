"""The places of a roster as they are drawn: a diamond with a DH, a bench, a rotation, a bullpen.

Nothing is kept twice: the diamond is the AL order by position, the rotation is the roster's (or
its usual order, SD-T-19), bench and bullpen are who is left. What a drop on a place does stands
in moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, PitcherCard, Role
from hotstove.rulebooks.showdown.construction import Roster, rotation_of

from .documents import RosterDocument

FIELD: Final = (*FIELDERS, Position.DESIGNATED_HITTER)
"""The nine places of the diamond."""


class Area(StrEnum):
    FIELD = "field"
    BENCH = "bench"
    ROTATION = "rotation"
    BULLPEN = "bullpen"
    CONSIDERING = "considering"
    LIBRARY = "library"
    """Off the roster; a drop there takes a card out."""


class Place(Value, frozen=True):
    """One slot; a bench, bullpen or list place counts from 0, its end is a place too."""

    area: Area
    position: Position | None = None
    """On the diamond only."""
    number: int = 0

    def __str__(self) -> str:
        """Return a key for pieces and tests: ``field:SS``, ``rotation:0``, ``library``."""
        if self.position is not None:
            return f"{self.area}:{self.position}"
        return self.area if self.area is Area.LIBRARY else f"{self.area}:{self.number}"


def place_named(key: str) -> Place:
    """Return the place of that key. Raises ValueError."""
    area, _, rest = key.partition(":")
    if area == Area.FIELD:
        return Place(Area.FIELD, Position(rest))
    return Place(Area(area), number=int(rest or 0))


def at(position: Position) -> Place:
    return Place(Area.FIELD, position)


class Dugout(Value, frozen=True):
    """Who is where; every card of the roster is in just one place."""

    field: dict[Position, CardId]
    bench: tuple[CardId, ...]
    rotation: tuple[CardId, ...]
    bullpen: tuple[CardId, ...]
    """Relievers and closers, and starters beyond the rotation."""
    lost: tuple[CardId, ...]
    """Cards nobody knows."""
    considering: tuple[CardId, ...]

    def place_of(self, card: CardId) -> Place | None:
        """Return where a card is, the considering list included; None in the library only."""
        for position, who in self.field.items():
            if who == card:
                return at(position)
        for area, who_is_there in (
            (Area.BENCH, self.bench),
            (Area.ROTATION, self.rotation),
            (Area.BULLPEN, self.bullpen),
            (Area.CONSIDERING, self.considering),
        ):
            if card in who_is_there:
                return Place(area, number=who_is_there.index(card))
        return None

    def at(self, place: Place) -> CardId | None:
        """Return who is there; None for an open place."""
        if place.area is Area.FIELD:
            return self.field.get(place.position) if place.position else None
        listed = {
            Area.BENCH: self.bench,
            Area.ROTATION: self.rotation,
            Area.BULLPEN: self.bullpen,
            Area.CONSIDERING: self.considering,
        }.get(place.area, ())
        return listed[place.number] if place.number < len(listed) else None


def dugout_of(document: RosterDocument, known: Mapping[CardId, Card]) -> Dugout:
    """Return who is where."""
    roster = document.roster
    cards = tuple(dict.fromkeys(roster.cards))
    field = field_of(roster)
    fielding = set(field.values())
    written = rotation_of(roster, known, document.rules.starters)
    rotation = tuple(card for card in written if card in cards)
    bench: list[CardId] = []
    bullpen: list[CardId] = []
    lost: list[CardId] = []
    for card_id in cards:
        card = known.get(card_id)
        if card_id in fielding or card_id in rotation:
            continue
        if card is None:
            lost.append(card_id)
        else:
            (bench if isinstance(card, HitterCard) else bullpen).append(card_id)
    return Dugout(
        field, tuple(bench), rotation, tuple(bullpen), tuple(lost), document.considering
    )


def field_of(roster: Roster) -> dict[Position, CardId]:
    """Return the diamond: who of the roster stands where in the AL order."""
    rostered = set(roster.cards)
    field: dict[Position, CardId] = {}
    for spot in roster.al:
        is_new = spot.position not in field and spot.player not in field.values()
        if spot.position in FIELD and spot.player in rostered and is_new:
            field[spot.position] = spot.player
    return field


def is_starter(card: Card | None) -> bool:
    return isinstance(card, PitcherCard) and card.role is Role.STARTER
