"""How the benchmarks measure: both sides in one run, in turn, the medians compared."""

from __future__ import annotations

import time
from collections.abc import Callable
from statistics import median


def paired(
    one: Callable[[], object], other: Callable[[], object], rounds: int
) -> tuple[float, float]:
    """Return the median seconds of *one* and of *other*, called in turn *rounds* times each."""
    ones, others = [], []
    for _ in range(rounds):
        ones.append(_timed(one))
        others.append(_timed(other))
    return median(ones), median(others)


def _timed(act: Callable[[], object]) -> float:
    start = time.perf_counter()
    act()
    return time.perf_counter() - start


def report(name: str, **figures: float | str) -> None:
    told = "  ".join(
        f"{key} {value:.3f}" if isinstance(value, float) else f"{key} {value}"
        for key, value in figures.items()
    )
    print(f"\n{name}: {told}")
