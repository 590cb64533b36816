"""What a swing comes to, and the chart it is read from, CL-03 to 06."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.values import Value

from .faults import fault

POWER_DIE: Final = 24


class Result(StrEnum):
    """CL-03. ``LD`` is of 2024; what a screen shows for ``SO`` is for the wording."""

    bases: int
    """Bases the batter takes on a hit, 0 otherwise."""
    is_out: bool

    STRIKEOUT = "SO"
    GROUND_BALL = "GB"
    LINE_DRIVE = "LD"
    FLY_BALL = "FB"
    WALK = "BB"
    SINGLE = "1B"
    DOUBLE = "2B"
    TRIPLE = "3B"
    HOMER = "HR"


_BASES: Final = {Result.SINGLE: 1, Result.DOUBLE: 2, Result.TRIPLE: 3, Result.HOMER: 4}
OUTS: Final = (Result.STRIKEOUT, Result.GROUND_BALL, Result.LINE_DRIVE, Result.FLY_BALL)
for _result in Result:
    _result.bases = _BASES.get(_result, 0)
    _result.is_out = _result in OUTS

GROUPS: Final = {
    "OUT": frozenset(result.value for result in OUTS),
    "HIT": frozenset(result.value for result in _BASES),
    "XBH": frozenset(result.value for result, bases in _BASES.items() if bases > 1),
    "WALK": frozenset({Result.WALK.value}),
}
"""CL-03."""
INTENTIONAL_WALK: Final = "IBB"
BUNT: Final = "SAC"
AWARDED: Final = {"error": "E", "hbp": "HBP", "interference": "CI"}
"""How a turn is written down that is no result of a chart."""


def codes_of(words: tuple[str, ...]) -> frozenset[str]:
    """Return the codes that *words* name, groups spelled out."""
    return frozenset(code for word in words for code in GROUPS.get(word, (word,)))


class Band(Value, frozen=True):
    low: int
    result: Result


class Chart(Value, frozen=True):
    """CL-04: each band reaches to the next one, the first and the last without end."""

    bands: tuple[Band, ...]

    def result(self, total: int) -> Result:
        found = self.bands[0].result
        for band in self.bands:
            if total < band.low:
                break
            found = band.result
        return found

    def table(self) -> tuple[Result, ...]:
        """CL-06: the results of the totals 1 to 24."""
        return tuple([self.result(total) for total in range(1, POWER_DIE + 1)])

    def faces(self, result: Result, die: int = 20) -> int:
        return sum(self.result(face) is result for face in range(1, die + 1))


def read(table: tuple[Result, ...], total: int) -> Result:
    """CL-06: a total below 1 reads the first entry, one above 24 the last."""
    return table[min(max(total, 1), POWER_DIE) - 1]


def edited(
    table: tuple[Result, ...], pick: str, of: Result, to: Result, count: int = 1
) -> tuple[Result, ...]:
    """CL-06: *count* entries of *of*, the ``lowest``, the ``highest`` or ``all``, become *to*."""
    places = [place for place, result in enumerate(table) if result is of]
    if pick == "lowest":
        places = places[:count]
    elif pick == "highest":
        places = places[-count:] if count else []
    return tuple([to if place in places else result for place, result in enumerate(table)])


def check_chart(chart: Chart, edition: int, *, is_pitchers: bool) -> Iterator[Problem]:
    """CL-05: from 1 upward, every code once, no LD in 2017, no 3B on a pitcher's chart."""
    bands = chart.bands
    if not bands or bands[0].low != 1:
        found = bands[0].low if bands else "–"
        code = str(bands[0].result) if bands else "–"
        yield fault("CARD_CHART_START", "CL-05", result=code, found=found)
    seen: set[Result] = set()
    for place, band in enumerate(bands):
        code = band.result.value
        if band.result in seen:
            yield fault("CARD_CHART_DUPLICATE", "CL-05", result=code, found=band.low)
        seen.add(band.result)
        is_strange = (band.result is Result.LINE_DRIVE and edition == 2017) or (
            band.result is Result.TRIPLE and is_pitchers
        )
        if is_strange or not 1 <= band.low <= POWER_DIE:
            yield fault("CARD_CHART_CODE", "CL-05", result=code, found=band.low)
        before = bands[place - 1] if place else None
        if before is not None and band.low <= before.low:
            yield fault(
                "CARD_CHART_ORDER",
                "CL-05",
                result=code,
                found=band.low,
                other=before.result.value,
                low=before.low,
            )


def chart_warnings(chart: Chart, *, is_pitchers: bool) -> Iterator[Problem]:
    """CL-05: bands out of printed order; a line drive on a batter's chart (RUL-06)."""
    order = list(Result)
    printed = [order.index(band.result) for band in chart.bands]
    if printed != sorted(printed):
        found = tuple(band.result.value for band in chart.bands)
        yield fault("CARD_CHART_STYLE", "CL-05", found=found)
    if not is_pitchers and any(band.result is Result.LINE_DRIVE for band in chart.bands):
        yield fault("CARD_CHART_STYLE", "CL-05", found=(Result.LINE_DRIVE.value,))
