"""A comma-separated file as rows of named cells, bounded and tidied; not what cells mean."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.files.bounded import read_text
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

LARGEST_FILE: Final = 8 << 20
"""Bytes."""
MOST_ROWS: Final = 20_000


class TableRow(Value, frozen=True):
    """*number* as a spreadsheet counts, the headings being 1; *cells* by heading, stripped."""

    number: int
    cells: dict[str, str]
    extra: int = 0
    """Filled cells beyond the last heading."""


class Table(Value, frozen=True):
    file: str
    headings: tuple[str, ...]
    rows: tuple[TableRow, ...]


def read_table(
    path: Path,
    heading: Callable[[str], str] = str,
    *,
    limit: int = LARGEST_FILE,
    most_rows: int = MOST_ROWS,
) -> Table:
    """Return the rows of *path* that are not blank; *heading* gives each column its present name.

    Raises CardFileError, or FileRefused where the file cannot be read at all.
    """
    file = path.name
    rows: list[TableRow] = []
    headings: tuple[str, ...] = ()
    for number, cells in _lines(file, read_text(path, limit)):
        if not any(cells):
            continue
        if not headings:
            headings = tuple(heading(cell) for cell in cells)
            _check_headings(file, headings)
            continue
        if len(rows) == most_rows:
            raise CardFileError([in_file(file, _too_many(most_rows))])
        named = dict.fromkeys(headings, "") | dict(zip(headings, cells, strict=False))
        rows.append(TableRow(number, named, sum(map(bool, cells[len(headings) :]))))
    if not headings:
        raise CardFileError([in_file(file, Sentence("catalog", _EMPTY))])
    return Table(file, headings, tuple(rows))


def _lines(file: str, text: str) -> Iterator[tuple[int, list[str]]]:
    lines = csv.reader(io.StringIO(text, newline=""), strict=True)
    number = 0
    while True:
        number += 1
        try:
            cells = next(lines)
        except StopIteration:
            return
        except csv.Error as error:
            fault = Sentence("catalog", _UNREADABLE, {"row": number, "reason": str(error)})
            raise CardFileError([in_file(file, fault)]) from error
        yield number, [cell.strip() for cell in cells]


def _check_headings(file: str, headings: tuple[str, ...]) -> None:
    twice = tuple(sorted({shown(name) for name in headings if headings.count(name) > 1 and name}))
    if twice:
        raise CardFileError([in_file(file, Sentence("catalog", _TWICE, {"found": twice}))])


def _too_many(most: int) -> Sentence:
    return Sentence("catalog", _TOO_MANY, {"most": most})


_EMPTY: Final = QT_TRANSLATE_NOOP(
    "catalog", "the file is empty; its first row holds the headings, then comes a row per card."
)
_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "row {row} is not comma-separated text ({reason}); save the sheet again as CSV in UTF-8.",
)
_TWICE: Final = QT_TRANSLATE_NOOP(
    "catalog", "the headings name {found} more than once; keep one column of each."
)
_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "catalog", "there are more than {most} rows, the most a card file may have; divide it."
)
