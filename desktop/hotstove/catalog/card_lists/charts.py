"""A result chart in the forms people write it, read into rows from 1 with an open end (SD-C-05).

Forms: text ranges (``2-4``, ``18-`` for 18 alone, ``21+``, long dashes); slot counts, where a
number above 20 says where the result starts; upper bounds; where each result starts. One fault is
repaired by trusting where ranges begin; two or more are refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from .remarks import Remark, doubt, fault, repair

Form: TypeAlias = Literal["ranges", "counts", "bounds", "starts"]
FORMS: Final[tuple[Form, ...]] = ("ranges", "counts", "bounds")
DIE: Final = 20
_DASHES: Final = str.maketrans("‐‑‒–—−", "------")
_RANGE: Final = re.compile(
    r"([0-9]{1,3})\s*(?:(\+|-?\s*(?:&|and|or)?\s*(?:up|more|over))|(-)\s*([0-9]{1,3})?)?",
    re.IGNORECASE,
)
_NOTHING: Final = ("", "-", "0", "x", "n/a", "–")
Cells: TypeAlias = Mapping[str, str]
"""By the codes of the results."""


class Band(NamedTuple):
    """One result's range as it is read; *high* None is open."""

    low: int
    high: int | None
    result: str

    def __str__(self) -> str:
        if self.high is None:
            return f"{self.low}+"
        return str(self.low) if self.high == self.low else f"{self.low}–{self.high}"


class _Span(NamedTuple):
    """One range as it was written; *high* None is open, below *low* is nonsense."""

    low: int
    high: int | None
    result: str
    found: str


def tidy(cell: str) -> str:
    return cell.translate(_DASHES).strip()


def form_of(
    charts: Iterable[Cells], forms: Sequence[Form] = FORMS, sums: Sequence[int] = (DIE, DIE - 1)
) -> Form:
    """Return the form a whole list is written in: by which one most of its charts make sense.

    *forms*: those a game's lists come in; *sums*: what the slots of a whole chart come to.
    """
    votes: dict[Form, int] = dict.fromkeys(forms, 0)
    for cells in charts:
        written = [tidy(cell) for cell in cells.values() if tidy(cell).lower() not in _NOTHING]
        if any(not cell.isdigit() for cell in written):
            votes["ranges"] += 1
            continue
        numbers = [int(cell) for cell in written]
        is_whole = sum(number for number in numbers if number <= DIE) in sums
        is_rising = numbers == sorted(set(numbers)) and bool(numbers) and numbers[-1] >= DIE
        if "starts" in votes and is_rising and numbers[0] == 1 and not is_whole:
            votes["starts"] += 1
            continue
        votes["counts"] += is_whole or not is_rising
        votes["bounds"] += is_rising and not is_whole
    return max(votes, key=lambda form: votes[form])


def read_bands(
    cells: Cells, form: Form, order: Sequence[str]
) -> tuple[tuple[Band, ...] | None, list[Remark]]:
    """Return the chart, or None where it must be refused, and what is to be said of it.

    *order*: the results as a chart prints them.
    """
    written = {result: tidy(cells.get(result, "")) for result in order}
    present = {r: cell for r, cell in written.items() if cell.lower() not in _NOTHING}
    if not present:
        return None, [fault("CHART_EMPTY")]
    if form != "ranges" and all(cell.isdigit() for cell in present.values()):
        numbers = {result: int(cell) for result, cell in present.items()}
        make = {"counts": _from_counts, "bounds": _from_bounds, "starts": _from_starts}[form]
        spans = make(numbers)
    else:
        spans = []
        for result, cell in present.items():
            span = _span(result, cell)
            if span is None:
                return None, [fault("CHART_CELL", result=result, found=cell[:40])]
            spans.append(span)
    return _settled(sorted(spans, key=lambda span: span.low), order)


def _span(result: str, cell: str) -> _Span | None:
    found = _RANGE.fullmatch(cell)
    if found is None or found[1] == "0":
        return None
    low = int(found[1])
    if found[2]:
        return _Span(low, None, result, cell)
    return _Span(low, int(found[4]) if found[4] else low, result, cell)


def _from_counts(numbers: Mapping[str, int]) -> list[_Span]:
    """Slots of the die one after another; above 20 the number where a result starts."""
    spans, at = [], 1
    late = sorted((low, result) for result, low in numbers.items() if low > DIE)
    for result, count in numbers.items():
        if count <= DIE:
            spans.append(_Span(at, at + count - 1, result, str(count)))
            at += count
    for number, (low, result) in enumerate(late):
        high = late[number + 1][0] - 1 if number + 1 < len(late) else None
        spans.append(_Span(low, high, result, str(low)))
    if late and spans:
        first = late[0][0]
        last = max(number for number, span in enumerate(spans) if span.low < first)
        spans[last] = spans[last]._replace(high=first - 1)
    return spans


def _from_bounds(numbers: Mapping[str, int]) -> list[_Span]:
    spans, at = [], 1
    for high, result in sorted((high, result) for result, high in numbers.items()):
        spans.append(_Span(at, high, result, str(high)))
        at = high + 1
    return spans


def _from_starts(numbers: Mapping[str, int]) -> list[_Span]:
    """Where each result begins; every one runs up to the next."""
    rising = sorted((low, result) for result, low in numbers.items())
    ends: list[int | None] = [max(low - 1, at) for (at, _), (low, _) in pairwise(rising)]
    return [
        _Span(low, high, result, str(low))
        for (low, result), high in zip(rising, [*ends, None], strict=True)
    ]


def _settled(
    spans: Sequence[_Span], order: Sequence[str]
) -> tuple[tuple[Band, ...] | None, list[Remark]]:
    """Let every range run up to the next one, and say where it was written otherwise."""
    repairs: list[Remark] = []
    for span, following in pairwise(spans):
        if span.low == following.low:
            names = {"result": span.result, "other": following.result}
            return None, [fault("CHART_SAME_START", found=span.low, **names)]
    rows: list[Band] = []
    if spans[0].low > 1:
        first = spans[0]
        repairs.append(repair("CHART_START", result=first.result, found=first.low))
    for number, span in enumerate(spans):
        low = 1 if number == 0 else span.low
        high = spans[number + 1].low - 1 if number + 1 < len(spans) else None
        row = Band(low, high, span.result)
        rows.append(row)
        said = _said(span, high, row)
        if said is not None:
            repairs.append(said)
    if len(repairs) > 1:
        codes = tuple(dict.fromkeys(remark.code for remark in repairs))
        return None, [fault("CHART_BROKEN", count=len(repairs), faults=codes)]
    places = [order.index(row.result) for row in rows]
    if places != sorted(places):
        repairs.append(doubt("CHART_ORDER", found=tuple(row.result for row in rows)))
    return tuple(rows), repairs


def _said(span: _Span, high: int | None, row: Band) -> Remark | None:
    """Return the repair of one range, or None where it was written as it is read."""
    told = {"result": span.result, "found": span.found, "read": str(row)}
    if high is None:
        is_whole = span.high is None or span.high >= DIE
        if is_whole:
            return None
        if span.high is not None and span.high < span.low:
            return repair("CHART_N_0", **told)
        return repair(
            "CHART_SHORT", result=told["result"], found=str(span.high), read=told["read"]
        )
    if span.high is None:
        return repair("CHART_OPEN_EARLY", **told)
    if span.high < span.low:
        return repair("CHART_N_0", **told)
    if span.high < high:
        missing = f"{span.high + 1}–{high}" if span.high + 1 < high else str(high)
        return repair("CHART_GAP", missing=missing, **told)
    return repair("CHART_OVERLAP", **told) if span.high > high else None
