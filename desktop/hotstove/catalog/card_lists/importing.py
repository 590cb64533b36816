"""A whole card list: its columns and its form found out, every row read and accounted for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping, Sequence
from enum import StrEnum
from itertools import chain, count
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.files.bounded import read_bytes
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .charts import Form
from .columns import left_aside
from .dialect import SHOWDOWN, dialect_of
from .plain import slug
from .remarks import Remark, Weight, doubt, repair
from .sheet import Sheet, SheetRow, read_sheet

LARGEST_LIST: Final = 16 << 20
"""Bytes."""


SAMPLE: Final = 12


class Status(StrEnum):
    CLEAN = "clean"
    """Read as it stands, nothing to say."""
    KEPT = "kept"
    """Doubtful, but read as it stands."""
    REPAIRED = "repaired"
    REFUSED = "refused"


class ImportedRow(Value, frozen=True):
    """What became of one row."""

    number: int
    """As a spreadsheet counts, the headings being 1."""
    label: str
    """The row's card in a few words."""
    status: Status
    remarks: tuple[Remark, ...]
    card: Any
    """A player card of the game; None where the row is refused, or belongs to another row's."""


class ImportedList(Value, frozen=True):
    """A list as it was read; every row that is not blank is in ``rows``."""

    file: str
    encoding: str
    separator: str
    headings: tuple[str, ...]
    columns: dict[str, int]
    """Field to column, counted from 0."""
    left_aside: tuple[str, ...]
    """Headings nothing is read from."""
    form: Form
    """How its charts are written."""
    rows: tuple[ImportedRow, ...]
    sample: tuple[tuple[str, ...], ...] = ()
    """The cells of the first rows as they stand, for choosing columns by eye."""

    @property
    def cards(self) -> tuple[Any, ...]:
        return tuple(row.card for row in self.rows if row.card is not None)

    @property
    def counts(self) -> dict[Status, int]:
        counted = Counter(row.status for row in self.rows)
        return {status: counted[status] for status in Status}

    @property
    def doubtful(self) -> tuple[ImportedRow, ...]:
        """Every row with something to say, the refused first."""
        order = (Status.REFUSED, Status.REPAIRED, Status.KEPT)
        return tuple(row for status in order for row in self.rows if row.status is status)

    @property
    def codes(self) -> Counter[str]:
        """How often each remark was made."""
        return Counter(remark.code for row in self.rows for remark in row.remarks)


def import_list(
    path: Path,
    *,
    columns: Mapping[str, int] | None = None,
    set_name: str = "",
    game: str = SHOWDOWN,
) -> ImportedList:
    """Read the card list *path*. Raises FileRefused, or CardFileError where it is no list at all.

    *game*: ``showdown``, ``clutch/2017`` or ``clutch/2024``.
    *columns* takes the place of what the headings seem to say: field to column, from 0.
    *set_name* is the set of cards whose row names none; the file's name if not given.
    """
    data = read_bytes(path, LARGEST_LIST)
    name = set_name or path.stem
    return read_list(data, path.name, columns=columns, set_name=name, game=game)


def read_list(
    data: bytes,
    file: str,
    *,
    columns: Mapping[str, int] | None = None,
    set_name: str = "list",
    game: str = SHOWDOWN,
) -> ImportedList:
    """Read a card list from its bytes; see ``import_list``."""
    sheet = read_sheet(data, file)
    headings, *body = sheet.rows
    dialect = dialect_of(game)
    chosen = dict(columns) if columns is not None else dialect.columns(headings.cells)
    _check_columns(sheet, dialect.lacking(chosen))
    named = [_named(row, chosen) for row in body]
    form = dialect.form([{r: row.get(r, "") for r in dialect.results} for row in named])
    rows: list[ImportedRow] = []
    taken: dict[str, int] = {}
    for sheet_row, row in zip(body, named, strict=True):
        reader = dialect.row(row, form, set_name)
        card = reader.card()
        extra = [cell for cell in sheet_row.cells[len(headings.cells) :] if cell]
        if extra:
            reader.remarks.append(repair("EXTRA_CELLS", count=len(extra)))
        if sheet_row.has_open_quote:
            reader.remarks.append(repair("QUOTE_OPEN"))
        status = _status(card, reader.remarks)
        first = taken.get(card.id) if card is not None else None
        if first is not None:
            both = dialect.joined(rows[first].card, card)
            if both is not None:
                rows[first] = replace(rows[first], card=both)
                reader.remarks.append(doubt("TWO_WAY", row=rows[first].number))
                card = None
            else:
                card = _of_its_own_id(card, rows[first], taken, reader.remarks)
            status = _status(both or card, reader.remarks)
        if card is not None:
            taken[card.id] = len(rows)
        rows.append(ImportedRow(sheet_row.number, _label(row), status, tuple(reader.remarks), card))
    return ImportedList(
        file=file,
        encoding=sheet.encoding,
        separator=sheet.separator,
        headings=headings.cells,
        columns=chosen,
        left_aside=left_aside(headings.cells, chosen),
        form=form,
        rows=tuple(rows),
        sample=tuple(row.cells for row in body[:SAMPLE]),
    )


def _check_columns(sheet: Sheet, lacking: Sequence[str]) -> None:
    if lacking:
        found = tuple(shown(cell) for cell in sheet.rows[0].cells[:40])
        fault = Sentence("catalog", _NO_LIST, {"missing": tuple(lacking), "found": found})
        raise CardFileError([in_file(sheet.file, fault)])


def _named(row: SheetRow, columns: Mapping[str, int]) -> dict[str, str]:
    return {
        field: row.cells[number] if 0 <= number < len(row.cells) else ""
        for field, number in columns.items()
    }


def _label(row: Mapping[str, str]) -> str:
    parts = (row.get("season", ""), row.get("set", ""), row.get("number", ""), row.get("name", ""))
    return shown(" ".join(part for part in parts if part)) or "?"


def _status(card: Any, remarks: list[Remark]) -> Status:
    if card is None:
        return Status.REFUSED
    if any(remark.weight is Weight.REPAIR for remark in remarks):
        return Status.REPAIRED
    return Status.KEPT if remarks else Status.CLEAN


def _of_its_own_id(
    card: Any, other: ImportedRow, taken: Container[str], remarks: list[Remark]
) -> Any:
    """SD-C-01, CL-02: give a card whose id is taken by *other* another one, and say so."""
    base = f"{card.id}-{slug(card.name)}" if other.card and other.card.name != card.name else ""
    tries = chain([base] if base else [], (f"{card.id}-{number}" for number in count(2)))
    new = next(each for each in tries if each not in taken)
    code = "SAME_CARD" if other.card == card else "SAME_ID"
    remarks.append(repair(code, row=other.number, found=card.id, read=new))
    return replace(card, id=new)


_NO_LIST: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "no column holds {missing}; the headings are {found}. Name the columns, or choose another "
    "file.",
)
