"""A manager who gives any legal answer: the yardstick for better ones."""

from __future__ import annotations

from typing import Any, Final

from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.dice import Rng
from hotstove.play.table import Seen

ASIDES: Final = 16
"""An answer that is offered aside is taken once where it would be drawn so many times."""

_WORDS: Final = 1 << 62
_SPENT: Final = 1 << 24
"""Below this a word has too little chance left in it."""


class Luck:
    looks: Final = False
    """He does not care what lies on the table."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)
        self._word = 0

    def choose(self, seen: Seen[Any], decision: Decision) -> Answer:
        if decision.free is not None:
            seed, self._rng = self._rng.below(1 << 62)
            return decision.free.some(Rng(seed))
        options = decision.options
        while True:
            option = options[self._draw(len(options))]
            if not option.is_aside or self._draw(ASIDES) == 0:
                return option.answer

    def _draw(self, count: int) -> int:
        """Return an even choice of *count*, as good as even: one word serves a dozen choices."""
        if self._word < _SPENT:
            word, self._rng = self._rng.below(_WORDS)
            self._word = word
        self._word, place = divmod(self._word, count)
        return place
