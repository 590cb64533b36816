"""Bytes as rows of cells: which encoding, which separator; nothing is known of cards here."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from contextlib import suppress
from typing import Final

from hotstove.catalog.refused import CardFileError, in_file
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

SEPARATORS: Final = (",", "\t", ";", "|")
MOST_ROWS: Final = 20_000
MOST_LINES: Final = 12
"""Lines a cell may run over."""
LARGEST_CELL: Final = 1_000
"""Letters."""
_BYTE_ORDER_MARKS: Final = (
    (b"\xef\xbb\xbf", "utf-8-sig", "UTF-8"),
    (b"\xff\xfe", "utf-16", "UTF-16"),
    (b"\xfe\xff", "utf-16", "UTF-16"),
)


class SheetRow(Value, frozen=True):
    """*number* counts lines of the sheet as a spreadsheet does, from 1."""

    number: int
    cells: tuple[str, ...]
    has_open_quote: bool = False
    """A quotation mark was not closed, and is left out."""


class Sheet(Value, frozen=True):
    file: str
    encoding: str
    """As a person calls it: ``UTF-8``, ``Windows-1252``, ``UTF-16``."""
    separator: str
    rows: tuple[SheetRow, ...]
    """Blank ones are left out."""


def read_sheet(data: bytes, file: str) -> Sheet:
    """Return the rows of a comma-, tab-, semicolon- or bar-separated file.

    Raises CardFileError for a file without rows, or with too many.
    """
    text, encoding = decoded(data)
    separator = _separator(text)
    rows: list[SheetRow] = []
    cut = _cut(io.StringIO(text.replace("\0", "�"), newline="").readlines(), separator)
    for number, (cells, has_open_quote) in enumerate(cut, start=1):
        if any(cell.strip() for cell in cells):
            rows.append(SheetRow(number, tuple(map(_tidy, cells)), has_open_quote))
        if len(rows) > MOST_ROWS:
            fault = Sentence("catalog", _TOO_MANY, {"most": MOST_ROWS})
            raise CardFileError([in_file(file, fault)])
    if len(rows) < 2:
        raise CardFileError([in_file(file, Sentence("catalog", _EMPTY))])
    return Sheet(file, encoding, separator, tuple(rows))


def _cut(lines: list[str], separator: str) -> Iterator[tuple[list[str], bool]]:
    """Give the cells of every row, and whether it has a quotation mark that is never closed.

    Such a mark would make one cell of all the rows below; it is left out instead.
    """
    begun = 0
    while begun < len(lines):
        reader = csv.reader(lines[begun:], delimiter=separator)
        before = begun
        for cells in _until_broken(reader):
            after = begun + reader.line_num
            if after - before > 1 and _is_torn(lines[before:after], after == len(lines)):
                break
            yield cells, False
            before = after
        begun = before
        if begun < len(lines):
            line = lines[begun].rstrip("\r\n")
            yield [cell.strip('" ') for cell in line.split(separator)], True
            begun += 1


def _until_broken(reader: Iterator[list[str]]) -> Iterator[list[str]]:
    """Give the rows of *reader* as far as they can be cut into cells of a bearable size."""
    with suppress(csv.Error):
        yield from reader


def _is_torn(lines: list[str], is_last: bool) -> bool:
    """Whether *lines*, one row to the reader, are rather rows of their own."""
    return len(lines) > MOST_LINES or (is_last and sum(line.count('"') for line in lines) % 2 == 1)


def _tidy(cell: str) -> str:
    """Return a cell on one line, blanks and line ends within it as one blank."""
    return " ".join(cell[:LARGEST_CELL].split())


def decoded(data: bytes) -> tuple[str, str]:
    """Return the text and the name of its encoding: by its mark, else UTF-8, else Windows-1252."""
    for mark, codec, name in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return data.decode(codec, errors="replace"), name
    try:
        return data.decode("utf-8"), "UTF-8"
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace"), "Windows-1252"


def _separator(text: str) -> str:
    """Return the separator that cuts the first lines into most cells, and into equally many."""
    lines = [line for line in text.splitlines()[:20] if line.strip()]

    def quality(separator: str) -> tuple[int, int]:
        cut = [len(cells) for cells, _ in _cut(lines, separator)]
        usual = max(set(cut), key=cut.count, default=0)
        return (cut.count(usual) if usual > 1 else 0), usual

    return max(SEPARATORS, key=quality)


_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "catalog", "there are more than {most} rows, the most a card list may have; divide it."
)
_EMPTY: Final = QT_TRANSLATE_NOOP(
    "catalog", "there are no rows below the headings; a card list has a row for each card."
)
