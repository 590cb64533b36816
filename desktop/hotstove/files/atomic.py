"""Writing a whole file at once or not at all; growing a file line by line is for append.

The new text goes into a file beside the old one, is flushed to the disk and then takes the old
one's name, so that a reader, a power cut or a full disk finds either the old file or the new.
"""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path

from hotstove.files.refused import not_written


def write_text(path: Path, text: str) -> None:
    """Put *text* into *path* as UTF-8, line ends as they are. Like ``write_bytes``."""
    write_bytes(path, text.encode())


def write_bytes(path: Path, data: bytes) -> None:
    """Put *data* into *path*, making its folder where there is none.

    A link is followed, and the old file's permissions stay. Raises FileRefused and leaves the
    old file as it was when the new one cannot be written.
    """
    try:
        target = path.resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        _replace(target, data)
    except OSError as error:
        raise not_written(path, error) from error


def _replace(target: Path, data: bytes) -> None:
    if target.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    beside = target.with_name(f".{target.name[:80]}.{os.urandom(6).hex()}.part")
    try:
        with beside.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        with contextlib.suppress(FileNotFoundError):
            beside.chmod(target.stat().st_mode & 0o7777)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise
    _sync_folder(target.parent)


def _sync_folder(folder: Path) -> None:
    """Make the new name itself outlast a power cut, where folders can be flushed at all."""
    if os.name == "nt":
        return
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
