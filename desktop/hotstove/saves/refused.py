"""How a session file is refused: one sentence that names the file, the place and the remedy.

What is wrong with a file is found in reading and reopening.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from hotstove.files.refused import FileRefused
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "saves", "{file} does not begin like a session file; open a copy of it from before."
)


class SaveRefused(FileRefused):
    """A session file that cannot be opened or made; it stays as it was."""


def say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("saves", template, arguments)


def refuse(path: Path, template: str, **arguments: Filling) -> SaveRefused:
    """Return the refusal of *path*, whose name fills the blank ``{file}`` of *template*."""
    return SaveRefused(say(template, file=path.name, **arguments))


def refused_by_system(error: FileRefused) -> SaveRefused:
    """Return what the operating system had against a file, as a refusal of a session file."""
    return SaveRefused(*error.told)
