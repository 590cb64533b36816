"""How a game is laid out on pages: which innings and slots stand where; nothing is drawn here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import NamedTuple, TypeVar

from hotstove.baseball.box_score import BattingLine, SideBox
from hotstove.baseball.scorebook import Man, SideBook, Slot
from hotstove.play.seats import Side

from .page import AREA
from .scorecard_input import ScorecardInput

T = TypeVar("T")

REGULAR = 9
EXTRA_FIGURES = (
    ("2B", "doubles"), ("3B", "triples"), ("HR", "hr"), ("SB", "sb"),
    ("CS", "cs"), ("GDP", "gidp"), ("SF", "sf"), ("SH", "sh"), ("IBB", "ibb"),
)  # fmt: skip
FIXED_EXTRAS = 4
"""The first of them have each their place."""
MOST_COLUMNS = 12
"""Columns on one page; more go on another."""

HEAD = 22.0
HEADS = 5.0
ROW = 13.0
"""The height of a slot, in mm; it grows with its men."""
LEAST_ROW = 10.4
"""Slots shrink as far as this where that saves a page: eight men in one of them fit."""
MAN = 4.3
"""A line for one man."""
EXTRAS = 2.2
"""The line of doubles, homers, stolen bases and the like below him."""
FEET = 16.0
GAP = 2.5
PITCHER = 3.7
LEAST_FOOT = 30.0
COLOPHON = 3.6
SIDE_BY_SIDE = 8
"""More pitchers than this stand in two tables side by side."""


class Column(NamedTuple):
    inning: int
    """0 for a spare column without a number."""
    nth: int = 0
    """0, then one more for each time around the order."""


class Line(NamedTuple):
    """One man of a slot and the height of his line in mm."""

    man: Man
    height: float


class Row(NamedTuple):
    slot: Slot
    lines: tuple[Line, ...]
    height: float


class PagePlan(NamedTuple):
    side: Side
    columns: tuple[Column, ...]
    rows: tuple[Row, ...]
    has_foot: bool
    """Whether the last slots stand here, and below them totals and pitchers."""
    foot_height: float
    shows_all_innings: bool


def plan(game: ScorecardInput) -> tuple[PagePlan, ...]:
    """Return the pages of a card: the visitors', then the home side's."""
    return tuple(page for side in Side for page in _side_plan(game, side))


def _side_plan(game: ScorecardInput, side: Side) -> list[PagePlan]:
    columns = (
        blank_columns() if game.is_blank else columns_of(game.book.of(side), game.book.innings)
    )
    foot = foot_height(len(game.book.of(side.other).staff))
    rows = [row_of(slot, game.box.of(side)) for slot in game.book.of(side).slots]
    innings = pages_of(columns)
    room = AREA.height() - HEAD - HEADS - FEET - GAP - foot - COLOPHON
    blocks = blocks_of(fitted(rows, room), room)
    return [
        PagePlan(
            side, shown, tuple(block), block is blocks[-1], foot, len(innings) == 1
        )
        for shown in innings
        for block in blocks
    ]


# Innings


def blank_columns() -> tuple[Column, ...]:
    """Nine innings and a spare column, for an extra inning or for batting around."""
    return (*(Column(inning) for inning in range(1, REGULAR + 1)), Column(0))


def columns_of(book: SideBook, innings: int) -> tuple[Column, ...]:
    """Return every inning from the first, at least nine, as often as its half needs."""
    needed = {half.inning: half.columns for half in book.halves}
    return tuple(
        Column(inning, nth)
        for inning in range(1, max(innings, REGULAR) + 1)
        for nth in range(needed.get(inning, 1))
    )


def pages_of(columns: tuple[Column, ...]) -> list[tuple[Column, ...]]:
    """Cut the columns into pages: after the ninth inning where that fits, never within a half."""
    if len(columns) <= MOST_COLUMNS:
        return [columns]
    regular = tuple(column for column in columns if column.inning <= REGULAR)
    if 0 < len(regular) <= MOST_COLUMNS:
        return [regular, *pages_of(columns[len(regular) :])]
    taken = 0
    for _, group in groupby(columns, key=lambda column: column.inning):
        size = len(tuple(group))
        if taken + size > MOST_COLUMNS:
            break
        taken += size
    taken = taken or MOST_COLUMNS
    return [columns[:taken], *pages_of(columns[taken:])]


# Slots


def row_of(slot: Slot, box: SideBox) -> Row:
    """A slot grows with its men: none is ever dropped."""
    lines = tuple(Line(man, _man_height(box.batting.get(man.player))) for man in slot.men)
    return Row(slot, lines, max(ROW, sum(line.height for line in lines)))


def _man_height(line: BattingLine | None) -> float:
    return MAN + (EXTRAS if line is not None and extras(partial(getattr, line)) else 0.0)


def extras(count: Callable[[str], int]) -> tuple[tuple[str, int], ...]:
    """Return what stands below the figures, where there is any; *count* tells a column's number."""
    found = ((label, count(column)) for label, column in EXTRA_FIGURES)
    return tuple((label, number) for label, number in found if number)


def fitted(rows: Sequence[Row], room: float) -> Sequence[Row]:
    """Return the slots with less room for each where all nine then stand on one page."""
    if sum(row.height for row in rows) <= room:
        return rows
    high = ROW
    while high > LEAST_ROW:
        high -= 0.05
        closer = [row._replace(height=max(high, _content(row))) for row in rows]
        if sum(row.height for row in closer) <= room:
            return closer
    return rows


def _content(row: Row) -> float:
    return sum(line.height for line in row.lines)


def blocks_of(rows: Sequence[Row], room: float) -> list[list[Row]]:
    """Cut the slots into pages of *room* mm; a slot higher than a page is squeezed into one."""
    blocks: list[list[Row]] = [[]]
    used = 0.0
    for row in rows:
        if row.height > room:
            row = _squeezed(row, room)
        if used + row.height > room + 0.01 and blocks[-1]:
            blocks.append([])
            used = 0.0
        blocks[-1].append(row)
        used += row.height
    return blocks


def _squeezed(row: Row, room: float) -> Row:
    share = room / row.height
    lines = tuple(Line(line.man, line.height * share) for line in row.lines)
    return Row(row.slot, lines, room)


# Pitchers


def foot_height(pitchers: int) -> float:
    """Return the height of title, headings, pitchers and their sum in mm."""
    return max(LEAST_FOOT, 13.0 + PITCHER * len(halves_of(range(pitchers))[0]))


def halves_of(staff: Sequence[T]) -> tuple[Sequence[T], ...]:
    """Return the staff in one table, or in two side by side when it is long."""
    if len(staff) <= SIDE_BY_SIDE:
        return (staff,)
    middle = (len(staff) + 1) // 2
    return (staff[:middle], staff[middle:])
