"""The score sheet in the designers' notation, PB-S: codes, dots, dashes and lines, box by box.

Everything is read from the scorebook that all games share; how it looks on paper is no matter here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from hotstove.baseball.bases import Base, PlayerId
from hotstove.baseball.scorebook import Appearance, Scorebook, scorebook
from hotstove.play.facts import Fact
from hotstove.play.seats import Side

CODES: Final = ("S", "2", "3", "4", "W", "E", "K", "DP", "FC", "SF", "SAC", "O")
"""PB-S-01."""
_OF_RESULT: Final = {
    "1B": "S", "2B": "2", "3B": "3", "HR": "4", "BB": "W", "IBB": "W", "E": "E", "K": "K",
}  # fmt: skip
_OF_MARK: Final = {"DP": "DP", "FC": "FC", "SF": "SF", "SH": "SAC"}
OUT: Final = "O"


class ScoreBox(Struct, frozen=True):
    """One box of the sheet: an at-bat in its inning's column."""

    inning: int
    spot: int
    """1 to 9."""
    batter: PlayerId
    code: str
    """One of ``CODES``."""
    has_run: bool = False
    """PB-S-02: the dot, bottom left."""
    dashes: int = 0
    """PB-S-03: one for each run batted in, upper right."""
    is_struck: bool = False
    """PB-S-04: the line through the result of a runner who was put out."""
    time_around: int = 0
    """0 for the slot's first at-bat of the inning, 1 where the side batted around."""


class ScoreSheet(Struct, frozen=True):
    visitor: tuple[ScoreBox, ...]
    home: tuple[ScoreBox, ...]

    def of(self, side: Side) -> tuple[ScoreBox, ...]:
        return self.visitor if side is Side.VISITOR else self.home


def code_of(turn: Appearance) -> str:
    """PB-S-01, R50, R63, R65."""
    return _OF_RESULT.get(turn.code) or _OF_MARK.get(turn.mark, OUT)


def score_sheet(facts: Sequence[Fact]) -> ScoreSheet:
    """Return both sides' boxes in the order the at-bats were completed (PB-S-12)."""
    return sheet_of(scorebook(facts))


def sheet_of(book: Scorebook) -> ScoreSheet:
    visitor, home = (
        tuple(
            ScoreBox(
                half.inning,
                turn.spot,
                turn.batter,
                code_of(turn),
                turn.has_scored,
                turn.rbi,
                bool(turn.out) and turn.reached is not Base.PLATE,
                turn.column,
            )
            for half in book.of(side).halves
            for turn in half.appearances
        )
        for side in Side
    )
    return ScoreSheet(visitor, home)
