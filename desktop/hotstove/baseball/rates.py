"""Rates of a batter's and a pitcher's line as they are printed: SD-S-15, CS-17."""

from __future__ import annotations

from typing import Final

from .box_lines import BattingLine, PitchingLine
from .scoring import Scoring

NONE: Final = "—"
"""Where there is nothing below the line."""
INFINITE: Final = "inf"


def rate(above: int, below: int) -> str:
    """Three places without a leading zero, an em dash where nothing is below."""
    return f"{above / below:.3f}".removeprefix("0") if below else NONE


def average(line: BattingLine) -> str:
    return rate(line.h, line.ab)


def on_base(line: BattingLine, scoring: Scoring) -> str:
    """All walks count, whichever column they stand in (RUL-123)."""
    return rate(*_reached(line, scoring))


def slugging(line: BattingLine) -> str:
    return rate(line.total_bases, line.ab)


def on_base_plus_slugging(line: BattingLine, scoring: Scoring) -> str:
    reached, turns = _reached(line, scoring)
    if not turns or not line.ab:
        return NONE
    return f"{reached / turns + line.total_bases / line.ab:.3f}".removeprefix("0")


def _reached(line: BattingLine, scoring: Scoring) -> tuple[int, int]:
    walks = line.bb + (0 if scoring.counts_intentional else line.ibb)
    return line.h + walks, line.ab + walks + line.sf


def earned_run_average(line: PitchingLine) -> str:
    """Earned runs for 27 outs."""
    if not line.outs:
        return INFINITE if line.er else NONE
    return f"{27 * line.er / line.outs:.2f}"


def whip(line: PitchingLine, scoring: Scoring) -> str:
    """Walks and hits an inning."""
    walks = line.bb + (0 if scoring.counts_intentional else line.ibb)
    return f"{3 * (line.h + walks) / line.outs:.2f}" if line.outs else NONE
