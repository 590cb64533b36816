"""The one way a file is refused: a sentence that names the file, the reason and the remedy.

No file is opened here.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from pathlib import Path

from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

_WRITING = {
    errno.ENOSPC: (
        QT_TRANSLATE_NOOP("files", "the disk is full"),
        QT_TRANSLATE_NOOP("files", "Free some space and try again."),
    ),
    errno.EDQUOT: (
        QT_TRANSLATE_NOOP("files", "your share of the disk is full"),
        QT_TRANSLATE_NOOP("files", "Free some space and try again."),
    ),
    errno.EACCES: (
        QT_TRANSLATE_NOOP("files", "you may not write there"),
        QT_TRANSLATE_NOOP("files", "Choose another folder, or ask for write access."),
    ),
    errno.EPERM: (
        QT_TRANSLATE_NOOP("files", "you may not write there"),
        QT_TRANSLATE_NOOP("files", "Choose another folder, or ask for write access."),
    ),
    errno.EROFS: (
        QT_TRANSLATE_NOOP("files", "that disk can only be read"),
        QT_TRANSLATE_NOOP("files", "Choose another folder."),
    ),
    errno.ENOTDIR: (
        QT_TRANSLATE_NOOP("files", "a file stands where a folder should be"),
        QT_TRANSLATE_NOOP("files", "Choose another folder."),
    ),
    errno.EEXIST: (
        QT_TRANSLATE_NOOP("files", "a file stands where a folder should be"),
        QT_TRANSLATE_NOOP("files", "Choose another folder."),
    ),
    errno.EISDIR: (
        QT_TRANSLATE_NOOP("files", "a folder of that name is there already"),
        QT_TRANSLATE_NOOP("files", "Choose another name."),
    ),
    errno.ENAMETOOLONG: (
        QT_TRANSLATE_NOOP("files", "the name is too long"),
        QT_TRANSLATE_NOOP("files", "Choose a shorter name."),
    ),
}
_READING = {
    errno.ENOENT: (
        QT_TRANSLATE_NOOP("files", "there is no such file"),
        QT_TRANSLATE_NOOP("files", "Check the name, or choose another file."),
    ),
    errno.EACCES: (
        QT_TRANSLATE_NOOP("files", "you may not read it"),
        QT_TRANSLATE_NOOP("files", "Ask for read access, or choose another file."),
    ),
    errno.EPERM: (
        QT_TRANSLATE_NOOP("files", "you may not read it"),
        QT_TRANSLATE_NOOP("files", "Ask for read access, or choose another file."),
    ),
    errno.EISDIR: (
        QT_TRANSLATE_NOOP("files", "it is a folder"),
        QT_TRANSLATE_NOOP("files", "Choose a file in it."),
    ),
    errno.ENOTDIR: (
        QT_TRANSLATE_NOOP("files", "there is no such file"),
        QT_TRANSLATE_NOOP("files", "Check the name, or choose another file."),
    ),
    errno.ENAMETOOLONG: (
        QT_TRANSLATE_NOOP("files", "the name is too long"),
        QT_TRANSLATE_NOOP("files", "Check the name, or choose another file."),
    ),
}


class FileRefused(Exception):
    """A file that the outside world, or its own contents, would not let us read or write.

    ``told`` is for a person, to be put into his language: which file, why, and what would help;
    ``sentence`` is its English, plain text on one line, whatever characters the file's name holds.
    """

    def __init__(self, *told: Sentence | str) -> None:
        self.told = tuple(
            Sentence("files", "{reason}", {"reason": one}) if isinstance(one, str) else one
            for one in told
        )
        self.sentence = self.said(Sentence.english)
        super().__init__(self.sentence)

    def said(self, telling: Callable[[Sentence], str]) -> str:
        """Return it in another language, each sentence as *telling* tells it, on one line."""
        return plain(" ".join(map(telling, self.told)))


def say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("files", template, arguments)


def not_written(path: Path, error: OSError) -> FileRefused:
    """The refusal for *error*, met while writing *path*."""
    otherwise = QT_TRANSLATE_NOOP("files", "Check the disk, or choose another folder.")
    reason, remedy = _told(error, _WRITING, otherwise)
    template = QT_TRANSLATE_NOOP("files", "{file} was not saved: {reason}. {remedy}")
    return FileRefused(say(template, file=str(path), reason=reason, remedy=remedy))


def not_read(path: Path, error: OSError) -> FileRefused:
    """The refusal for *error*, met while reading *path*."""
    otherwise = QT_TRANSLATE_NOOP("files", "Check the disk, or choose another file.")
    reason, remedy = _told(error, _READING, otherwise)
    template = QT_TRANSLATE_NOOP("files", "{file} was not opened: {reason}. {remedy}")
    return FileRefused(say(template, file=str(path), reason=reason, remedy=remedy))


def plain(text: str) -> str:
    """Return *text* on one line, of characters that can be shown."""
    readable = text.encode(errors="replace").decode()
    return "".join(
        mark if mark.isprintable() or mark == "\N{NO-BREAK SPACE}" else "\N{REPLACEMENT CHARACTER}"
        for mark in readable
    )


def _told(
    error: OSError, known: dict[int, tuple[str, str]], remedy: str
) -> tuple[Sentence, Sentence]:
    if error.errno in known:
        reason, remedy = known[error.errno]
        return say(reason), say(remedy)
    found = error.strerror or type(error).__name__
    return say(QT_TRANSLATE_NOOP("files", "the system says “{found}”"), found=found), say(remedy)
