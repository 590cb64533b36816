"""The plays of a half-inning in the order they happened: bases before, what moved, bases after."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec import Struct

from hotstove.play.facts import Rolled

from .bases import Base, PlayerId
from .participants import Change


class OnBase(NamedTuple):
    player: PlayerId
    spot: int
    """1 to 9; 0 for one whom nobody saw reach base."""


Standing: TypeAlias = tuple[OnBase | None, OnBase | None, OnBase | None]
"""Who stands on first, second and third."""
NOBODY: Standing = (None, None, None)


class Move(NamedTuple):
    """One man's way in a play; *end* is where he was put out when *is_out*."""

    runner: OnBase
    start: Base
    end: Base
    cause: str
    is_out: bool = False

    @property
    def shown(self) -> str:
        """Return his way as ``1-3``, ``3-H``, ``2XH``; the batter's begins with ``B``."""
        start = "B" if self.start is Base.PLATE else str(int(self.start))
        end = "H" if self.end is Base.HOME else str(int(self.end))
        return f"{start}{'X' if self.is_out else '-'}{end}"


class Play(Struct):
    """A plate appearance, its extra bases included, or a steal."""

    spot: int
    """Of the man at the plate; 0 for a steal between two turns."""
    batter: PlayerId
    pitcher: PlayerId
    code: str
    mark: str = ""
    """``DP``, ``FC``, ``SF``, ``SH``."""
    is_turn: bool = True
    """Not a steal."""
    before: Standing = NOBODY
    after: Standing = NOBODY
    outs_before: int = 0
    outs: int = 0
    """After the play."""
    moves: list[Move] = []
    runs: int = 0
    rbi: int = 0
    score: tuple[int, int] = (0, 0)
    """The visitors' and the home side's runs after the play."""
    changes: list[Change] = []
    """Who came in or moved before it, of either side."""
    is_new_pitcher: bool = False
    is_new_man: bool = False
    rolls: list[Rolled] = []

    @property
    def is_safe(self) -> bool:
        """Whether the batter reached, or the runner stole his base."""
        concerned = [move for move in self.moves if move.start is Base.PLATE or not self.is_turn]
        return not any(move.is_out for move in concerned)

    @property
    def shown(self) -> str:
        """Return the result as it is written: ``GB DP``, ``FB SF``, ``1B``."""
        return self.code if self.mark in ("", self.code) else f"{self.code} {self.mark}"
