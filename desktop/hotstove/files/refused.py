"""The one way a file is refused: a sentence that names the file, the reason and the remedy.

No file is opened here.
"""

from __future__ import annotations

import errno
from pathlib import Path

_WRITING = {
    errno.ENOSPC: ("the disk is full", "Free some space and try again."),
    errno.EDQUOT: ("your share of the disk is full", "Free some space and try again."),
    errno.EACCES: ("you may not write there", "Choose another folder, or ask for write access."),
    errno.EPERM: ("you may not write there", "Choose another folder, or ask for write access."),
    errno.EROFS: ("that disk can only be read", "Choose another folder."),
    errno.ENOTDIR: ("a file stands where a folder should be", "Choose another folder."),
    errno.EEXIST: ("a file stands where a folder should be", "Choose another folder."),
    errno.EISDIR: ("a folder of that name is there already", "Choose another name."),
    errno.ENAMETOOLONG: ("the name is too long", "Choose a shorter name."),
}
_READING = {
    errno.ENOENT: ("there is no such file", "Check the name, or choose another file."),
    errno.EACCES: ("you may not read it", "Ask for read access, or choose another file."),
    errno.EPERM: ("you may not read it", "Ask for read access, or choose another file."),
    errno.EISDIR: ("it is a folder", "Choose a file in it."),
    errno.ENOTDIR: ("there is no such file", "Check the name, or choose another file."),
    errno.ENAMETOOLONG: ("the name is too long", "Check the name, or choose another file."),
}


class FileRefused(Exception):
    """A file that the outside world, or its own contents, would not let us read or write.

    ``sentence`` is for a person: which file, why, and what would help. It is plain text on one
    line, whatever characters the file's name holds.
    """

    def __init__(self, sentence: str) -> None:
        self.sentence = _plain(sentence)
        super().__init__(self.sentence)


def not_written(path: Path, error: OSError) -> FileRefused:
    """The refusal for *error*, met while writing *path*."""
    reason, remedy = _told(error, _WRITING, "Check the disk, or choose another folder.")
    return FileRefused(f"{path} was not saved: {reason}. {remedy}")


def not_read(path: Path, error: OSError) -> FileRefused:
    """The refusal for *error*, met while reading *path*."""
    reason, remedy = _told(error, _READING, "Check the disk, or choose another file.")
    return FileRefused(f"{path} was not opened: {reason}. {remedy}")


def _told(error: OSError, known: dict[int, tuple[str, str]], remedy: str) -> tuple[str, str]:
    if error.errno in known:
        return known[error.errno]
    reason = error.strerror or type(error).__name__
    return f"the system says “{reason}”", remedy


def _plain(text: str) -> str:
    readable = text.encode(errors="replace").decode()
    return "".join(mark if mark.isprintable() else "\N{REPLACEMENT CHARACTER}" for mark in readable)
