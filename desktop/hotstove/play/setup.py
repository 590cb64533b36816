"""What is agreed before a game begins: who sits where, the seed, how dice fall, house rules.

Setup and journal together are the whole game. Each game adds its cards and its own house rules.
"""

from __future__ import annotations

from typing import Literal

from .dice import Dice, SeededDice, TypedDice
from .seats import SEATS, Seat
from .values import Value


class Chair(Value, frozen=True):
    """A place at the table and who sits in it."""

    name: str
    manager: str = ""
    """The id of the manager who answers for this seat; empty for a person."""

    @property
    def is_person(self) -> bool:
        return not self.manager


class Setup(Value, frozen=True, kw_only=True):
    seed: int
    chairs: tuple[Chair, ...]
    dice: Literal["seeded", "typed"] = "seeded"
    take_back: Literal["free", "agreed"] = "free"
    """Whether people at one table ask each other before a gesture is taken back."""
    has_curtain: bool = False
    """Whether the table is handed over behind a curtain for every secret; else hands lie backs
    up, and each person looks at his own."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: len(self.chairs)]

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.seats if self.chairs[seat].is_person)

    def new_dice(self) -> Dice:
        return TypedDice() if self.dice == "typed" else SeededDice(self.seed)
