"""A batting order as a roster is built: who joins, leaves or changes places bats accordingly.

A newcomer takes the spot of the man he replaces, or the next free one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position

from .documents import CardId, Order

_T = TypeVar("_T")


def joined_at(order: Order, card: CardId, position: Position, vacated: Position | None) -> Order:
    """Return *order* with *card* at *position*, where the man who stood there takes the position
    *vacated*, or goes.
    """
    spots = list(order)
    here = next((n for n, spot in enumerate(spots) if spot.position is position), None)
    his = next((n for n, spot in enumerate(spots) if spot.player == card), None)
    newcomer = LineupSpot(card, position)
    if here is None and his is None:
        mound = next((n for n, s in enumerate(spots) if s.position is Position.PITCHER), None)
        spots.insert(len(spots) if mound is None else mound, newcomer)
    elif here is None and his is not None:
        spots[his] = newcomer
    elif his is None and here is not None:
        spots[here] = newcomer
    elif his != here and his is not None and here is not None:
        spots[his] = newcomer
        if vacated is None:
            del spots[here]
        else:
            spots[here] = LineupSpot(spots[here].player, vacated)
    return tuple(spots)


def moved_to(
    row: Sequence[_T], one: _T, number: int, occupant: _T | None = None
) -> tuple[_T, ...]:
    """Return *row* with *one* at *number*: two of the row change places, a newcomer replaces."""
    if one in row and occupant is not None:
        return swapped(row, one, occupant)
    rest = [other for other in row if other not in (one, occupant)]
    rest.insert(number, one)
    return tuple(rest)


def swapped(row: Sequence[_T], one: _T, other: _T | None) -> tuple[_T, ...]:
    """Return *row* with two of it in each other's place."""
    change = {one: other, other: one}
    return tuple(change.get(each, each) for each in row)  # type: ignore[misc]
