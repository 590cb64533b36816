"""What is usual among cards, any game: the dearer part of them, shares, means, worth in runs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, TypeVar

_C = TypeVar("_C")
_K = TypeVar("_K")
_R = TypeVar("_R", bound=str)
REGULARS: Final = 0.8
"""The dearer part of the cards: with it the league's orders score what its games come to."""


def dearer(
    cards: Iterable[_C], price: Callable[[_C], tuple[int, str]], part: float = REGULARS
) -> list[_C]:
    """Return the dearer part of *cards*, the dearest first; *price*: what it costs, and its id."""
    ranked = sorted(cards, key=lambda card: (-price(card)[0], price(card)[1]))
    return ranked[: max(1, round(len(ranked) * part))]


def shares(things: Iterable[int]) -> dict[int, float]:
    counted = Counter(things)
    return {thing: count / counted.total() for thing, count in sorted(counted.items())}


def mean(charts: Sequence[Mapping[_R, float]], results: Iterable[_R]) -> dict[_R, float]:
    """Return the mean of several charts' chances."""
    return {
        result: share
        for result in results
        if (share := sum(chart.get(result, 0.0) for chart in charts) / max(len(charts), 1))
    }


def runs_of(chances: Mapping[_R, float], values: Mapping[_R, float], out: float) -> float:
    """Return what chances are worth in runs; *out*: a result that has no value of its own."""
    return sum(chance * values.get(result, out) for result, chance in chances.items())
