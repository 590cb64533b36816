"""Bytes as rows of cells: which encoding, which separator; nothing is known of cards here."""

from __future__ import annotations

import csv
import io
from typing import Final

from hotstove.catalog.refused import CardFileError, in_file
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

SEPARATORS: Final = (",", "\t", ";", "|")
MOST_ROWS: Final = 20_000
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
    reader = csv.reader(io.StringIO(text.replace("\0", "�"), newline=""), delimiter=separator)
    number = 0
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            break
        except csv.Error as error:
            fault = Sentence("catalog", _UNREADABLE, {"row": number + 1, "reason": str(error)})
            raise CardFileError([in_file(file, fault)]) from error
        number += 1
        if any(cell.strip() for cell in cells):
            rows.append(SheetRow(number, tuple(map(_tidy, cells))))
        if len(rows) > MOST_ROWS:
            fault = Sentence("catalog", _TOO_MANY, {"most": MOST_ROWS})
            raise CardFileError([in_file(file, fault)])
    if len(rows) < 2:
        raise CardFileError([in_file(file, Sentence("catalog", _EMPTY))])
    return Sheet(file, encoding, separator, tuple(rows))


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
        try:
            cut = [len(row) for row in csv.reader(lines, delimiter=separator)]
        except csv.Error:
            return 0, 0
        usual = max(set(cut), key=cut.count, default=0)
        return (cut.count(usual) if usual > 1 else 0), usual

    return max(SEPARATORS, key=quality)


_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "catalog", "row {row} cannot be cut into cells ({reason}); save the sheet again as CSV."
)
_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "catalog", "there are more than {most} rows, the most a card list may have; divide it."
)
_EMPTY: Final = QT_TRANSLATE_NOOP(
    "catalog", "there are no rows below the headings; a card list has a row for each card."
)
