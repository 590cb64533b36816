"""Who sits at the table (seats) and for whom they play (sides).

A seat is a person; a side is one of the two parties of the game. With two people each side
has one seat; in a game for five, a side's jobs pass from seat to seat.
"""

from __future__ import annotations

from enum import StrEnum
from typing import NewType

Seat = NewType("Seat", int)
"""A person's place, 0 to 5."""

SEATS = tuple(Seat(number) for number in range(6))


class Side(StrEnum):
    other: Side
    VISITOR = "visitor"
    HOME = "home"


Side.VISITOR.other, Side.HOME.other = Side.HOME, Side.VISITOR
