"""AA-Ball, level 2 (PB-AA): A-Ball with steal, bunt, pitchout, and unused cards kept."""

from __future__ import annotations

from typing import Final

from .a_ball import ABall
from .state import PizzaBoxGame

MOST_KEPT: Final = 2


class AABall(ABall):
    id = "pizza_box/aa"
    keeps_cards = True
    has_strategies_of_itself = True

    def keep_limit(self, game: PizzaBoxGame) -> int:
        """PB-AA-02."""
        return MOST_KEPT
