"""The places of a roster as they are drawn: a diamond with a DH, a bench, a rotation, a bullpen.

Games that bring a closer, coaches or a park have places for them too. Who is where is worked out
of a roster by each game's own ``dugout``; what a drop on a place does stands in its ``moves``.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from enum import StrEnum
from typing import Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.values import Value

from .documents import CardId, Order

FIELD: Final = (*FIELDERS, Position.DESIGNATED_HITTER)
"""The nine places of the diamond."""


class Area(StrEnum):
    FIELD = "field"
    BENCH = "bench"
    ROTATION = "rotation"
    BULLPEN = "bullpen"
    CLOSER = "closer"
    """Clutch of 2017 (C17-08)."""
    COACHES = "coaches"
    """Clutch of 2024 (C24-17): bench, hitting, pitching."""
    STADIUM = "stadium"
    """Clutch (C17-18, C24-18)."""
    DECK = "deck"
    """Of strategy cards; it has no places in the dugout."""
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


class Dugout(Value, frozen=True, kw_only=True):
    """Who is where; every card of the roster is in just one place."""

    field: dict[Position, CardId]
    bench: tuple[CardId, ...]
    rotation: tuple[CardId, ...]
    bullpen: tuple[CardId, ...]
    closer: tuple[CardId, ...] = ()
    coaches: tuple[str, ...] = ()
    """One place for each kind of coach, in their order; empty where there is none."""
    stadium: tuple[str, ...] = ()
    lost: tuple[CardId, ...]
    """Cards nobody knows."""
    considering: tuple[CardId, ...]

    def row(self, area: Area) -> tuple[CardId, ...]:
        """Return who is in a part of the dugout that counts its places."""
        return () if area in (Area.FIELD, Area.DECK, Area.LIBRARY) else getattr(self, area.value)

    def place_of(self, card: CardId) -> Place | None:
        """Return where a card is, the considering list included; None in the library only."""
        for position, who in self.field.items():
            if who == card:
                return at(position)
        for area in Area:
            if card in (there := self.row(area)):
                return Place(area, number=there.index(card))
        return None

    def at(self, place: Place) -> CardId | None:
        """Return who is there; None for an open place."""
        if place.position is not None:
            return self.field.get(place.position)
        there = self.row(place.area)
        return (there[place.number] or None) if place.number < len(there) else None


def field_of(order: Order, rostered: Container[CardId]) -> dict[Position, CardId]:
    """Return the diamond: who of the roster stands where in a batting order."""
    field: dict[Position, CardId] = {}
    for spot in order:
        is_new = spot.position not in field and spot.player not in field.values()
        if spot.position in FIELD and spot.player in rostered and is_new:
            field[spot.position] = spot.player
    return field


def depth_of(
    able: Iterable[tuple[CardId, int]], starting: Container[CardId], most: int
) -> tuple[CardId, ...]:
    """Return who can play a position, whoever starts there first, then the best gloves.

    *able*: ids, and how good they are there.
    """
    ranked = sorted(able, key=lambda pair: (pair[0] not in starting, -pair[1], pair[0]))
    return tuple([card for card, _ in ranked[:most]])
