"""The chart of a Clutch card, CL-04: its bands as rows for ``faces.chart`` to print."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hotstove.rulebooks.clutch.results import Chart, Result

NAMES_2017: Final = ((Result.STRIKEOUT.value, "K"),)
"""RUL-03: what a card of 2017 prints for a code."""


class Band(NamedTuple):
    result: Result
    low: int
    high: int | None
    """None for the last band, which has no end."""

    def __str__(self) -> str:
        if self.high is None:
            return f"{self.low}+"
        return str(self.low) if self.low == self.high else f"{self.low}–{self.high}"


@lru_cache(maxsize=1024)
def rows_of(chart: Chart) -> tuple[Band, ...]:
    ends = [band.low - 1 for band in chart.bands[1:]]
    return tuple(
        Band(band.result, band.low, high)
        for band, high in zip(chart.bands, [*ends, None], strict=True)
    )


def names_of(edition: int) -> tuple[tuple[str, str], ...]:
    return NAMES_2017 if edition == 2017 else ()
