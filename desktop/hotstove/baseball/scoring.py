"""Where the printed games keep score differently; what all of them count alike is in box_score."""

from __future__ import annotations

from typing import Final

from hotstove.play.values import Value


class Scoring(Value, frozen=True, kw_only=True):
    has_shadow: bool = False
    """CS-13: runs are earned in a half-inning played without its errors; else by PB-S-09."""
    counts_intentional: bool = True
    """SD-S-04: intentional walks are among the BB; CS-04: they are not."""
    weighs_baserunners: bool = True
    """SD-S-25: among winning relievers of equal outs and ER fewer H + BB; RUL-126: not."""
    may_lose_a_hold: bool = True
    """SD-S-27: who is charged with the loss may have a hold; CS-15: he may not."""


SHARED: Final = Scoring()
"""Showdown's (SD-S), and whoever does not say otherwise."""


def scoring_of(rulebook: object) -> Scoring:
    found: Scoring = getattr(rulebook, "scoring", SHARED)
    return found
