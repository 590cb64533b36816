"""A manager who gives any legal answer: the yardstick for better ones."""

from __future__ import annotations

from typing import Any

from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.dice import Rng
from hotstove.play.table import Seen


class Luck:
    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, seen: Seen[Any], decision: Decision) -> Answer:
        if decision.free is not None:
            seed, self._rng = self._rng.below(1 << 62)
            return decision.free.some(Rng(seed))
        option, self._rng = self._rng.pick(decision.options)
        return option.answer
