"""Reading a whole file that has no right to be large; writing lives in atomic and append."""

from __future__ import annotations

import stat
from pathlib import Path

from hotstove.files.refused import FileRefused, not_read, say
from hotstove.play.words import QT_TRANSLATE_NOOP


def read_bytes(path: Path, limit: int) -> bytes:
    """Return the contents of *path*, at most *limit* bytes of it in memory.

    Raises FileRefused for a file that is longer than *limit*, cannot be read, or is no plain
    file (a device or a pipe might never end).
    """
    try:
        mode = path.stat().st_mode
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):
            template = QT_TRANSLATE_NOOP(
                "files", "{file} was not opened: it is not a plain file. Choose another file."
            )
            raise FileRefused(say(template, file=str(path)))
        with path.open("rb") as file:
            data = file.read(limit + 1)
    except OSError as error:
        raise not_read(path, error) from error
    if len(data) > limit:
        template = QT_TRANSLATE_NOOP(
            "files",
            "{file} was not opened: it is larger than {size}, the most such a file may hold. "
            "Choose another file, or divide it.",
        )
        raise FileRefused(say(template, file=str(path), size=_size(limit)))
    return data


def read_text(path: Path, limit: int) -> str:
    """Return *path* as text: UTF-8, with or without a byte-order mark, line ends as they are.

    *limit* is in bytes. Raises FileRefused as ``read_bytes`` does, and for any other encoding.
    """
    data = read_bytes(path, limit)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        template = QT_TRANSLATE_NOOP(
            "files",
            "{file}, line {line}: the byte {byte} is not UTF-8 text. Save the file again with the "
            "encoding UTF-8.",
        )
        byte = f"{data[error.start]:#04x}"
        raise FileRefused(say(template, file=path.name, line=line, byte=byte)) from error


def _size(limit: int) -> str:
    for unit, name in ((1 << 20, "MB"), (1 << 10, "kB")):
        if limit >= unit and limit % unit == 0:
            return f"{limit // unit} {name}"
    return f"{limit:,} bytes"
