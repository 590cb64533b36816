"""How a card file is refused: every fault at once, each with its place, the value and the remedy.

Which faults there are is found in clubs, showdown and the rulebooks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotstove.files.refused import FileRefused
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

MOST_REPORTED: Final = 20
"""Faults that a report lists before it only counts the rest."""
_TEXT_SHOWN: Final = 40


class CatalogError(FileRefused):
    """Clubs or cards that cannot be used.

    ``faults`` holds one sentence each, in file order; ``sentence`` is the first of them and
    the number of the rest; ``report`` lists them a line each, and is the text of the error.
    """

    def __init__(self, faults: Sequence[Sentence]) -> None:
        self.faults = tuple(faults)
        super().__init__(*_listed(self.faults, 1))
        self.report = "\n".join(one.english() for one in _listed(self.faults, MOST_REPORTED))

    def __str__(self) -> str:
        return self.report


def _listed(faults: tuple[Sentence, ...], most: int) -> list[Sentence]:
    lines = list(faults[:most])
    if len(faults) == most + 1:
        lines.append(Sentence("catalog", QT_TRANSLATE_NOOP("catalog", "One more fault.")))
    elif len(faults) > most:
        rest = QT_TRANSLATE_NOOP("catalog", "{count} more faults.")
        lines.append(Sentence("catalog", rest, {"count": len(faults) - most}))
    return lines


class CardFileError(CatalogError):
    """A card file, or rows of it, that cannot be read."""


def in_row(file: str, row: int, card: str, fault: Sentence) -> Sentence:
    """Say where *fault* is; *row* counts as a spreadsheet does, the headings being row 1."""
    return Sentence(
        "catalog",
        QT_TRANSLATE_NOOP("catalog", "{file}, row {row} ({card}): {fault}"),
        {"file": file, "row": row, "card": card, "fault": fault},
    )


def in_file(file: str, fault: Sentence) -> Sentence:
    """Say in which file *fault* is."""
    return Sentence(
        "catalog",
        QT_TRANSLATE_NOOP("catalog", "{file}: {fault}"),
        {"file": file, "fault": fault},
    )


def shown(text: str, most: int = _TEXT_SHOWN) -> str:
    """Return *text* on one line of at most *most* letters, for quoting what a file holds."""
    line = "".join(letter if letter.isprintable() else "�" for letter in text)
    return line if len(line) <= most else line[: most - 1] + "…"
