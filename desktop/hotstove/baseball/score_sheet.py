"""A score sheet in a game's own notation: a box an at-bat, each with a code and a few marks.

Which codes a game has, and when it writes them, its rulebook says; how they look is for paper.
"""

from __future__ import annotations

from msgspec import Struct

from hotstove.play.seats import Side

from .bases import PlayerId


class ScoreBox(Struct, frozen=True):
    """One box of the sheet: an at-bat in its inning's column."""

    inning: int
    spot: int
    """1 to 9."""
    batter: PlayerId
    code: str
    has_run: bool = False
    """PB-S-02: the dot, bottom left."""
    dashes: int = 0
    """PB-S-03: one for each run batted in, upper right."""
    is_struck: bool = False
    """PB-S-04: the line through the result of a runner who was put out."""
    time_around: int = 0
    """0 for the slot's first at-bat of the inning, 1 where the side batted around."""


class ScoreSheet(Struct, frozen=True):
    visitor: tuple[ScoreBox, ...] = ()
    home: tuple[ScoreBox, ...] = ()

    def of(self, side: Side) -> tuple[ScoreBox, ...]:
        return self.visitor if side is Side.VISITOR else self.home
