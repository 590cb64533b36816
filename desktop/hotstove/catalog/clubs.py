"""Clubs from a TOML file: names, colours, emblem and park; their players are read in showdown."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final

from hotstove.baseball.clubs import Club
from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.files.bounded import read_text
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

LARGEST_CLUBS_FILE: Final = 1 << 20
"""Bytes."""
MOST_CLUBS: Final = 1_000
_LONGEST_TEXT: Final = 200
_SLUG: Final = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
_PATTERNS: Final = {
    "id": (_SLUG, "mudlarks"),
    "abbreviation": (re.compile(r"[A-Z]{3}"), "SMU"),
    "primary": (re.compile(r"#[0-9a-fA-F]{6}"), "#3f6b3a"),
    "secondary": (re.compile(r"#[0-9a-fA-F]{6}"), "#e9d9a8"),
    "emblem": (_SLUG, "mudlarks"),
}
"""Fields that must be written in one way, each with an example."""


def read_clubs(path: Path, *, limit: int = LARGEST_CLUBS_FILE) -> tuple[Club, ...]:
    """Return the clubs of the ``[[club]]`` tables in *path*, in file order; *limit* in bytes.

    Raises CardFileError naming every faulty club, or FileRefused where it cannot be opened.
    """
    file = path.name
    tables = _tables(file, read_text(path, limit))
    faults: list[Sentence] = []
    clubs: list[Club] = []
    taken: set[tuple[str, str]] = set()
    for number, table in enumerate(tables, 1):
        found = list(_faults(table))
        for field in ("id", "abbreviation"):
            value = table.get(field)
            if isinstance(value, str):
                if (field, value) in taken:
                    found.append(
                        Sentence("catalog", _TAKEN, {"field": field, "found": shown(value)})
                    )
                taken.add((field, value))
        if found:
            label = shown(str(table.get("id", "?")))
            faults += [
                Sentence(
                    "catalog",
                    _IN_CLUB,
                    {"file": file, "number": number, "club": label, "fault": at},
                )
                for at in found
            ]
        else:
            clubs.append(Club(**{field: str(table[field]) for field in _FIELDS}))
    if faults:
        raise CardFileError(faults)
    return tuple(clubs)


_FIELDS: Final = Club.__struct_fields__


def _tables(file: str, text: str) -> list[dict[str, object]]:
    try:
        content = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        reason = (
            "nested too deeply" if isinstance(error, RecursionError) else shown(str(error), 160)
        )
        fault = Sentence("catalog", _UNREADABLE, {"reason": reason})
        raise CardFileError([in_file(file, fault)]) from error
    tables = content.get("club")
    if not isinstance(tables, list) or not tables or not all(isinstance(t, dict) for t in tables):
        raise CardFileError([in_file(file, Sentence("catalog", _NO_CLUBS))])
    if len(tables) > MOST_CLUBS:
        raise CardFileError([in_file(file, Sentence("catalog", _TOO_MANY, {"most": MOST_CLUBS}))])
    return tables


def _faults(table: dict[str, object]) -> list[Sentence]:
    faults = []
    for field in _FIELDS:
        value = table.get(field)
        pattern, like = _PATTERNS.get(field, (None, ""))
        if value is None or value == "":
            faults.append(Sentence("catalog", _MISSING, {"field": field}))
        elif not isinstance(value, str) or len(value) > _LONGEST_TEXT or not value.isprintable():
            found = shown(str(value))
            faults.append(
                Sentence(
                    "catalog", _NOT_A_LINE, {"field": field, "found": found, "most": _LONGEST_TEXT}
                )
            )
        elif pattern is not None and not pattern.fullmatch(value):
            faults.append(
                Sentence("catalog", _WRITTEN, {"field": field, "found": shown(value), "like": like})
            )
    faults += [
        Sentence("catalog", _UNKNOWN, {"found": shown(field), "all": _FIELDS})
        for field in table
        if field not in _FIELDS
    ]
    return faults


_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "catalog", "this is not TOML ({reason}); correct that line, or save the file again."
)
_NO_CLUBS: Final = QT_TRANSLATE_NOOP(
    "catalog", "there is no club in it; give each club a table that begins with [[club]]."
)
_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "catalog", "there are more than {most} clubs, the most a file may have; divide it."
)
_IN_CLUB: Final = QT_TRANSLATE_NOOP("catalog", "{file}, club {number} ({club}): {fault}")
_MISSING: Final = QT_TRANSLATE_NOOP("catalog", "{field} is missing; every club needs one.")
_NOT_A_LINE: Final = QT_TRANSLATE_NOOP(
    "catalog", "{field} is “{found}”; give one line of text of at most {most} letters."
)
_WRITTEN: Final = QT_TRANSLATE_NOOP("catalog", "{field} is “{found}”; write it like {like}.")
_UNKNOWN: Final = QT_TRANSLATE_NOOP("catalog", "“{found}” is no field of a club; those are {all}.")
_TAKEN: Final = QT_TRANSLATE_NOOP(
    "catalog", "{field} “{found}” is that of an earlier club; every club needs its own."
)
