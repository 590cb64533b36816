"""A running stream of chance for inventing a league; the same seed invents the same one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from hotstove.play.dice import Rng

T = TypeVar("T")
_FINE = 1 << 40
_BELLS = 12


class Chance:
    """Draws from a ``play.dice.Rng`` and keeps the stream that follows."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def below(self, n: int) -> int:
        number, self._rng = self._rng.below(n)
        return number

    def between(self, low: int, high: int) -> int:
        """Return a whole number from *low* to *high*, both included."""
        return low + self.below(high - low + 1)

    def share(self) -> float:
        """Return a number from 0 up to 1."""
        return self.below(_FINE) / _FINE

    def bell(self) -> float:
        """Return a number around 0 with deviation 1, never beyond 6."""
        return sum(self.share() for _ in range(_BELLS)) - _BELLS / 2

    def pick(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> list[T]:
        deck, self._rng = self._rng.shuffled(items)
        return list(deck)
