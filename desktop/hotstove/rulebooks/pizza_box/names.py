"""What the people on the score sheet are called: hitters by number, pitchers by their cards."""

from __future__ import annotations

from typing import Final

from hotstove.baseball.bases import PlayerId
from hotstove.play.seats import Side
from hotstove.play.values import Value

from .cards import HITTERS
from .setup import Box

PINCH_HITTERS = 3
"""PB-AAA-06: in a game, per side."""


class Named(Value, frozen=True):
    id: PlayerId
    name: str


_VISITOR: Final = Side.VISITOR
_VISITORS: Final = tuple(f"visitor:{spot}" for spot in HITTERS)
_AT_HOME: Final = tuple(f"home:{spot}" for spot in HITTERS)


def hitter_id(side: Side, spot: int) -> PlayerId:
    """Return the id of the man in a batting spot, ``home:4``; his peg is ``peg:home:4``."""
    return (_VISITORS if side is _VISITOR else _AT_HOME)[spot - 1]


def pinch_hitter_id(side: Side, number: int) -> PlayerId:
    """Return the id of a side's pinch hitter, ``home:ph1``."""
    return f"{side}:ph{number}"


def nameless_pitcher(side: Side) -> PlayerId:
    """Return the id of whoever pitches where there are no pitcher cards."""
    return f"{side}:pitcher"


def numbered(side: Side) -> list[Named]:
    """Return everybody of a side who has no name but his number."""
    mark = "V" if side is Side.VISITOR else "H"
    found = [Named(hitter_id(side, spot), f"{mark} No. {spot}") for spot in HITTERS]
    found += [
        Named(pinch_hitter_id(side, number), f"{mark} Pinch {number}")
        for number in range(1, PINCH_HITTERS + 1)
    ]
    return [*found, Named(nameless_pitcher(side), f"{mark} Pitcher")]


def names_of(box: Box) -> dict[PlayerId, Named]:
    """Return everybody who may appear in a box score, by his id."""
    found: list[Named] = []
    for side in Side:
        found += numbered(side)
        found += [Named(card.id, card.name) for card in box.staff(side)]
    return {one.id: one for one in found}
