"""What a card is worth to a roster, any game: by place, in runs a game over a usual man.

How each game works it out stands in its ``card_worth``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from hotstove.play.values import Value

TURNS: Final = 4.2
"""Plate appearances of a spot in nine innings."""
BATTERS: Final = 4.3
"""Batters of an inning."""
FIRST_RELIEF, LAST_RELIEF = 0.6, 0.12
"""Innings a game of one of the four relievers called first, and of the others."""
BENCH: Final = 0.12
"""Part of a game that a man of the bench plays."""
ARM_POINT: Final = 0.012
"""Runs a game of a point against runners who steal: throws a game it is added to, over twenty."""


def as_gain(runs: float) -> str:
    """Return a gain of runs as it is written: ``+0.12``, ``−0.05``."""
    # Adding zero turns a loss that rounds to nothing into no loss.
    return f"{round(runs, 2) + 0.0:+.2f}".replace("-", "−")


class Duty(StrEnum):
    """What a man of the roster does beside the nine positions."""

    BENCH = "bench"
    """A hitter who does not start; where backups have a price of their own, at that."""
    RESERVE = "reserve"
    """A hitter who does not start, paid in full."""
    ROTATION = "rotation"
    FIRST_RELIEF = "first_relief"
    LAST_RELIEF = "last_relief"
    CLOSER = "closer"
    """Where a roster must have one (C17-08)."""


class CardWorth(Value, frozen=True):
    """Runs a game over a usual man, by position (``SS``, ``DH``) and duty."""

    card: str
    bat: float
    """Of his turns at bat alone; of a pitcher what he saves in an inning."""
    at: dict[str, float]

    @property
    def best(self) -> float:
        return max(self.at.values(), default=0.0)
