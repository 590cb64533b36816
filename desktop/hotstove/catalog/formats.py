"""Roster formats from a TOML file; what a format means is for the rulebook."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec

from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.files.bounded import read_text
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.showdown.formats import Format, out_of_bounds

LARGEST_FILE: Final = 1 << 20
"""Bytes."""


class _File(Value, frozen=True):
    format: tuple[Format, ...]


def read_formats(path: Path, *, limit: int = LARGEST_FILE) -> dict[str, Format]:
    """Return the formats in *path* by their ids, in file order.

    Raises CardFileError, or FileRefused where the file cannot be opened.
    """
    text = read_text(path, limit)
    try:
        formats = msgspec.convert(tomllib.loads(text), _File).format
    except (tomllib.TOMLDecodeError, RecursionError, msgspec.ValidationError) as error:
        fault = Sentence("catalog", _UNREADABLE, {"reason": shown(str(error), 160)})
        raise CardFileError([in_file(path.name, fault)]) from error
    for each in formats:
        if wrong := out_of_bounds(each):
            fault = Sentence(
                "catalog", _OUT_OF_BOUNDS, {"format": shown(each.id), "fields": wrong}
            )
            raise CardFileError([in_file(path.name, fault)])
    return {each.id: each for each in formats}


_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "catalog", "the formats do not read as they should ({reason}); correct that line."
)
_OUT_OF_BOUNDS: Final = QT_TRANSLATE_NOOP(
    "catalog", "the format {format} has numbers no roster could be held to: {fields}; correct them."
)
NAMES: Final = (
    QT_TRANSLATE_NOOP("formats", "25 men, 5,000 points"),
    QT_TRANSLATE_NOOP("formats", "20 men, bench at a fifth"),
    QT_TRANSLATE_NOOP("formats", "25 men, all at full price"),
    QT_TRANSLATE_NOOP("formats", "25 men, this season's sets"),
    QT_TRANSLATE_NOOP("formats", "25 men, this season without subsets"),
    QT_TRANSLATE_NOOP("formats", "25 men, 4,500 points"),
    QT_TRANSLATE_NOOP("formats", "25 men, no cap"),
)
"""The names of the formats that come with the program, collected here for translation."""
