"""The tables a season is kept in, and reading them from people's files row by row.

Four comma-separated files: ``players.csv``, ``batting.csv``, ``fielding.csv``, ``pitching.csv``.
A faulty row is refused with its row, its column and the reason; the others are kept. A column
that a season need not tell may be missing or left empty.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.catalog.tables import Table, TableRow, read_table
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.workshop.seasons import (
    POSITIONS,
    BattingLine,
    FieldingLine,
    PitchingLine,
    Player,
    Season,
    innings_text,
    is_catcher,
)

Kind = Literal["text", "number", "perhaps", "innings", "flag"]


class Column(Value, frozen=True):
    """A column: its heading, the field it fills and how its cells are read."""

    heading: str
    field: str
    kind: Kind = "number"


def _columns(*pairs: tuple[str, str], perhaps: tuple[tuple[str, str], ...] = ()) -> list[Column]:
    return [Column(*pair) for pair in pairs] + [Column(*pair, "perhaps") for pair in perhaps]


PLAYER: Final = Column("player", "player", "text")
PLAYERS: Final = (
    *(Column(name, name, "text") for name in ("id", "person", "name", "club", "kind")),
    Column("age", "age"),
    *(Column(name, name, "text") for name in ("bats", "throws", "role")),
    Column("rookie", "rookie", "flag"),
)
BATTING: Final = (
    PLAYER,
    *_columns(
        ("G", "g"), ("PA", "pa"), ("AB", "ab"), ("R", "r"), ("H", "h"), ("2B", "doubles"),
        ("3B", "triples"), ("HR", "hr"), ("RBI", "rbi"), ("BB", "bb"), ("IBB", "ibb"),
        ("SO", "so"), ("SB", "sb"), ("CS", "cs"), ("GDP", "gdp"), ("SF", "sf"), ("SH", "sh"),
        ("HBP", "hbp"),
        perhaps=(("GO", "go"), ("AO", "ao")),
    ),
)  # fmt: skip
FIELDING: Final = (
    PLAYER,
    Column("position", "position", "text"),
    Column("G", "g"),
    Column("INN", "outs", "innings"),
    *_columns(("PO", "po"), ("A", "a"), ("E", "e"), ("DP", "dp")),
    *_columns(perhaps=(("SB", "sb"), ("CS", "cs"))),
)
PITCHING: Final = (
    PLAYER,
    *_columns(("W", "w"), ("L", "l"), ("G", "g"), ("GS", "gs"), ("SV", "sv"), ("HLD", "hld")),
    Column("IP", "outs", "innings"),
    *_columns(
        ("BF", "bf"), ("H", "h"), ("HR", "hr"), ("R", "r"), ("ER", "er"), ("BB", "bb"),
        ("SO", "so"),
        perhaps=(
            ("2B", "doubles"), ("3B", "triples"), ("IBB", "ibb"), ("HBP", "hbp"), ("SH", "sh"),
            ("GO", "go"), ("FO", "fo"), ("PU", "pu"),
        ),
    ),
)  # fmt: skip
FILES: Final = {
    "players.csv": PLAYERS,
    "batting.csv": BATTING,
    "fielding.csv": FIELDING,
    "pitching.csv": PITCHING,
}
_INNINGS: Final = re.compile(r"([0-9]{1,5})(?:\.([012]))?")
_NUMBER: Final = re.compile(r"-?[0-9]{1,6}")
_ZERO_WHEN_EMPTY: Final = ("ibb", "hbp", "sh", "sb", "cs")
_LONGEST_TEXT: Final = 60

Row = TypeVar("Row", bound=Value)


# Writing


def season_files(season: Season) -> dict[str, str]:
    """Return the text of every file of *season* by its name."""
    return {
        "players.csv": _text(PLAYERS, season.players),
        "batting.csv": _text(BATTING, season.batting),
        "fielding.csv": _text(FIELDING, season.fielding),
        "pitching.csv": _text(PITCHING, season.pitching),
    }


def _text(columns: tuple[Column, ...], rows: Iterable[Value]) -> str:
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(column.heading for column in columns)
    for row in rows:
        writer.writerow(_cell(column, getattr(row, column.field)) for column in columns)
    return text.getvalue()


def _cell(column: Column, value: Any) -> str:
    if value is None:
        return ""
    if column.kind == "innings":
        return innings_text(value)
    if column.kind == "flag":
        return "yes" if value else ""
    return str(value)


# Reading


class Readout(Value, frozen=True):
    """What could be read, and a sentence for every row that could not."""

    season: Season
    refused: tuple[Sentence, ...]


def read_season(folder: Path) -> Readout:
    """Return the season in *folder* without the rows that cannot be used.

    ``players.csv`` must be there; of the others those that are. Raises CardFileError where a
    file lacks a column, or FileRefused where it cannot be opened.
    """
    refused: list[Sentence] = []
    players = _read(folder / "players.csv", PLAYERS, Player, _player_faults, refused, "id")
    kinds = {player.id: player.kind for player in players}

    def known(kind: str) -> Callable[[Any], Iterator[tuple[str, Sentence]]]:
        def faults(line: Any) -> Iterator[tuple[str, Sentence]]:
            found = kinds.get(line.player)
            if found is None:
                yield "player", _told(_NO_PLAYER, found=line.player)
            elif found != kind:
                yield "player", _told(_OTHER_KIND, found=line.player, kind=found)

        return faults

    batting = _lines(folder, "batting.csv", BattingLine, (known("hitter"), _batting), refused)
    fielding = _lines(folder, "fielding.csv", FieldingLine, (known("hitter"), _fielding), refused)
    pitching = _lines(folder, "pitching.csv", PitchingLine, (known("pitcher"), _pitching), refused)
    season = Season(tuple(players), tuple(batting), tuple(fielding), tuple(pitching))
    return Readout(season, tuple(refused))


def _lines(
    folder: Path,
    name: str,
    wanted: type[Row],
    checks: tuple[Callable[[Any], Iterator[tuple[str, Sentence]]], ...],
    refused: list[Sentence],
) -> list[Row]:
    if not (folder / name).exists():
        return []

    def faults(line: Any) -> Iterator[tuple[str, Sentence]]:
        for check in checks:
            yield from check(line)

    key = "position" if name == "fielding.csv" else "player"
    return _read(folder / name, FILES[name], wanted, faults, refused, key)


def _read(
    path: Path,
    columns: tuple[Column, ...],
    wanted: type[Row],
    faults: Callable[[Row], Iterator[tuple[str, Sentence]]],
    refused: list[Sentence],
    key: str,
) -> list[Row]:
    table = read_table(path)
    _check_headings(table, columns)
    rows: list[Row] = []
    seen: dict[tuple[str, ...], int] = {}
    for row in table.rows:
        cells, found = _cells(row, columns)
        if not found:
            line = wanted(**cells)
            found = list(faults(line))
            same = tuple(str(getattr(line, name)) for name in _key(columns, key))
            if not found and seen.setdefault(same, row.number) != row.number:
                found = [(key, _told(_TWICE, row=seen[same]))]
            if not found:
                rows.append(line)
        refused += [_in_row(table.file, row.number, column, fault) for column, fault in found]
    return rows


def _key(columns: tuple[Column, ...], key: str) -> tuple[str, ...]:
    return ("player", key) if key == "position" else (key,)


def _check_headings(table: Table, columns: tuple[Column, ...]) -> None:
    missing = tuple(
        column.heading
        for column in columns
        if column.kind not in ("perhaps", "flag") and column.heading not in table.headings
    )
    if missing:
        raise CardFileError([in_file(table.file, _told(_MISSING, missing=missing))])


def _cells(
    row: TableRow, columns: tuple[Column, ...]
) -> tuple[dict[str, Any], list[tuple[str, Sentence]]]:
    values: dict[str, Any] = {}
    faults: list[tuple[str, Sentence]] = []
    for column in columns:
        text = row.cells.get(column.heading, "")
        value = _value(column, text)
        if isinstance(value, Sentence):
            faults.append((column.heading, value))
        else:
            values[column.field] = value
    return values, faults


def _value(column: Column, text: str) -> str | int | bool | Sentence | None:
    if column.kind == "text":
        if not text or len(text) > _LONGEST_TEXT or not text.isprintable():
            return _told(_NO_TEXT, found=shown(text), most=_LONGEST_TEXT)
        return text
    if column.kind == "flag":
        return text.lower() in ("yes", "y", "1", "true")
    if column.kind == "innings":
        found = _INNINGS.fullmatch(text)
        return int(found[1]) * 3 + int(found[2] or 0) if found else _told(_NO_INNINGS, found=text)
    if not text and column.kind == "perhaps":
        return 0 if column.field in _ZERO_WHEN_EMPTY else None
    if not _NUMBER.fullmatch(text):
        return _told(_NO_NUMBER, found=shown(text))
    number = int(text)
    return number if number >= 0 else _told(_NEGATIVE, found=text)


# What a row must agree with


def _player_faults(player: Player) -> Iterator[tuple[str, Sentence]]:
    for column, found, allowed in (
        ("kind", player.kind, ("hitter", "pitcher")),
        ("bats", player.bats, ("L", "R", "S")),
        ("throws", player.throws, ("L", "R")),
    ):
        if found not in allowed:
            yield column, _told(_ONE_OF, found=shown(found), allowed=allowed)


def _batting(line: BattingLine) -> Iterator[tuple[str, Sentence]]:
    if not line.pa:
        yield "PA", _told(_NONE, what="plate appearances")
    yield from _at_most("H", line.h, "AB", line.ab)
    yield from _at_most("2B+3B+HR", line.doubles + line.triples + line.hr, "H", line.h)
    yield from _at_most("SO", line.so, "AB-H", line.ab - line.h)
    yield from _at_most("IBB", line.ibb, "BB", line.bb)
    parts = line.ab + line.bb + line.hbp + line.sf + line.sh
    yield from _at_most("AB+BB+HBP+SF+SH", parts, "PA", line.pa)
    if line.pa and not line.trips:
        yield "PA", _told(_NONE, what="plate appearances but for walks meant and bunts")


def _fielding(line: FieldingLine) -> Iterator[tuple[str, Sentence]]:
    if line.position not in POSITIONS:
        yield "position", _told(_ONE_OF, found=shown(line.position), allowed=POSITIONS)
    elif not is_catcher(line.position) and (line.sb or line.cs):
        yield "SB", _told(_CATCHERS)
    if not line.outs:
        yield "INN", _told(_NONE, what="innings in the field")


def _pitching(line: PitchingLine) -> Iterator[tuple[str, Sentence]]:
    if not line.outs:
        yield "IP", _told(_NONE, what="innings")
    if not line.g:
        yield "G", _told(_NONE, what="games")
    yield from _at_most("GS", line.gs, "G", line.g)
    yield from _at_most("HR", line.hr, "H", line.h)
    yield from _at_most("ER", line.er, "R", line.r)
    yield from _at_most("IBB", line.ibb, "BB", line.bb)
    if line.doubles is not None and line.triples is not None:
        yield from _at_most("2B+3B", line.doubles + line.triples, "H-HR", line.h - line.hr)
    parts = line.h + line.bb + line.so + line.hbp + line.sh
    yield from _at_most("H+BB+SO+HBP+SH", parts, "BF", line.bf)
    if line.outs and line.bf and not line.trips:
        yield "BF", _told(_NONE, what="batters but for walks meant and bunts")


def _at_most(name: str, found: int, limit: str, most: int) -> Iterator[tuple[str, Sentence]]:
    if found > most:
        yield name, _told(_TOO_MANY, found=found, limit=limit, most=most)


def _told(template: str, **blanks: Filling) -> Sentence:
    return Sentence("workshop", template, blanks)


def _in_row(file: str, row: int, column: str, fault: Sentence) -> Sentence:
    return _told(_IN_ROW, file=file, row=row, column=column, fault=fault)


_IN_ROW: Final = QT_TRANSLATE_NOOP("workshop", "{file}, row {row}, column {column}: {fault}")
_MISSING: Final = QT_TRANSLATE_NOOP(
    "workshop", "the headings lack {missing}; add those columns to the first row."
)
_NO_TEXT: Final = QT_TRANSLATE_NOOP(
    "workshop", "“{found}” is no line of 1 to {most} letters; write one."
)
_NO_NUMBER: Final = QT_TRANSLATE_NOOP(
    "workshop", "“{found}” is no whole number; write one of 0 or more."
)
_NEGATIVE: Final = QT_TRANSLATE_NOOP("workshop", "{found} is below 0; a count is 0 or more.")
_NO_INNINGS: Final = QT_TRANSLATE_NOOP(
    "workshop", "“{found}” are no innings; write them like 123.2, the digit after the point thirds."
)
_NONE: Final = QT_TRANSLATE_NOOP("workshop", "there are no {what}; leave the row out.")
_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "workshop", "{found} is more than {limit}, which is {most}; correct one of them."
)
_ONE_OF: Final = QT_TRANSLATE_NOOP("workshop", "“{found}” is unknown; it is one of {allowed}.")
_NO_PLAYER: Final = QT_TRANSLATE_NOOP(
    "workshop", "no player has the id “{found}”; add him to players.csv."
)
_OTHER_KIND: Final = QT_TRANSLATE_NOOP(
    "workshop", "“{found}” is a {kind} in players.csv; correct one of them."
)
_TWICE: Final = QT_TRANSLATE_NOOP(
    "workshop", "row {row} has it already; put both together in one row."
)
_CATCHERS: Final = QT_TRANSLATE_NOOP(
    "workshop", "only catchers have runners against them; leave SB and CS empty."
)
