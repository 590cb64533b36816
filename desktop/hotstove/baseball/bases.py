"""The bases, who stands on them and how runners move."""

from __future__ import annotations

from enum import IntEnum
from itertools import pairwise
from typing import TypeAlias

from hotstove.play.values import Value

PlayerId: TypeAlias = str


class Base(IntEnum):
    following: Base
    """The base after this one; there is none after home."""
    PLATE = 0
    """Where the batter starts from."""
    FIRST = 1
    SECOND = 2
    THIRD = 3
    HOME = 4
    """A run."""


_ALL = tuple(Base)
for _base, _next in pairwise(_ALL):
    _base.following = _next
_PLATE, _FIRST, _SECOND, _THIRD, _HOME = _ALL
_AHEAD = (*_ALL, _HOME, _HOME, _HOME)
"""Nobody goes beyond home."""


class Runner(Value, frozen=True):
    player: PlayerId
    charged: PlayerId
    """The pitcher who answers for his run (SD-S-20)."""


class Advance(Value, frozen=True):
    """One runner's move; *is_out*: he was put out on the way to *end*."""

    runner: Runner
    start: Base
    end: Base
    is_out: bool = False

    @property
    def scores(self) -> bool:
        return self.end is _HOME and not self.is_out


class Bases(Value, frozen=True):
    first: Runner | None = None
    second: Runner | None = None
    third: Runner | None = None

    def at(self, base: Base) -> Runner | None:
        if base is _FIRST:
            return self.first
        return self.second if base is _SECOND else self.third

    def runners(self) -> tuple[tuple[Base, Runner], ...]:
        """Return everybody on base, nearest home first."""
        third, second, first = self.third, self.second, self.first
        found: list[tuple[Base, Runner]] = []
        if third is not None:
            found.append((_THIRD, third))
        if second is not None:
            found.append((_SECOND, second))
        if first is not None:
            found.append((_FIRST, first))
        return tuple(found)

    def after(self, advances: tuple[Advance, ...]) -> Bases:
        """Return the bases once *advances* are made; a base cannot hold two."""
        spots = [None, self.first, self.second, self.third, None]
        for move in advances:
            spots[move.start] = None
        for move in advances:
            if not move.is_out:
                spots[move.end] = move.runner
        return Bases(spots[1], spots[2], spots[3])


EMPTY = Bases()


def everyone_up(bases: Bases, count: int, batter: Runner) -> tuple[Advance, ...]:
    """Every runner and the batter move up *count* bases, nearest home first."""
    moves = [
        Advance(runner, base, _AHEAD[base + count]) for base, runner in bases.runners()
    ]
    moves.append(Advance(batter, _PLATE, _ALL[count]))
    return tuple(moves)


def forced(bases: Bases, batter: Runner) -> tuple[Advance, ...]:
    """The batter takes first; a runner moves only if somebody needs his base."""
    to_first = Advance(batter, _PLATE, _FIRST)
    first, second, third = bases.first, bases.second, bases.third
    if first is None:
        return (to_first,)
    if second is None:
        return (Advance(first, _FIRST, _SECOND), to_first)
    if third is None:
        return (Advance(second, _SECOND, _THIRD), Advance(first, _FIRST, _SECOND), to_first)
    return (
        Advance(third, _THIRD, _HOME),
        Advance(second, _SECOND, _THIRD),
        Advance(first, _FIRST, _SECOND),
        to_first,
    )
