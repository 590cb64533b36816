"""The folder of session files: new names, renaming, putting away and back.

What lies in it is listed in listing; playing a file again is in reopening.
"""

from __future__ import annotations

import os
import re
from itertools import count
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Raw

from hotstove.files.atomic import write_bytes
from hotstove.files.bounded import read_bytes
from hotstove.files.refused import FileRefused, not_written

from .lines import SUFFIX, HeaderLine, plain_name
from .reading import LARGEST_SAVE
from .recording import Recording
from .refused import UNREADABLE, refuse, refused_by_system

REMOVED: Final = "removed"
"""The folder, beside the files, of sessions that were put away."""
_NO_FILE_NAME: Final = re.compile(r'[<>:"/\\|?*]+')
_RESERVED: Final = re.compile(r"(con|prn|aux|nul|com[0-9]|lpt[0-9])(\..*)?", re.IGNORECASE)
_MOST_BYTES: Final = 120


# Names


def free_path(folder: Path, name: str) -> Path:
    """Return a path in *folder* for a session called *name*, where no file stands yet.

    The file name is one that every system takes; where it is taken, a number is added.
    """
    stem = file_stem(name)
    try:
        taken = {entry.name.casefold() for entry in folder.iterdir()}
    except OSError:
        taken = set()
    for number in count(1):
        file = f"{stem}{SUFFIX}" if number == 1 else f"{stem} {number}{SUFFIX}"
        if file.casefold() not in taken and not (folder / file).exists():
            return folder / file
    raise AssertionError("there is always a next number")


def file_stem(name: str) -> str:
    """Return *name* as a file may be called on any system, without a suffix."""
    stem = _NO_FILE_NAME.sub("-", plain_name(name))
    stem = stem.encode()[:_MOST_BYTES].decode(errors="ignore").strip(" .-")
    if not stem or _RESERVED.fullmatch(stem):
        stem = f"game {stem}".strip()
    return stem


def rename(path: Path, name: str, recording: Recording | None = None) -> Path:
    """Give the session *path* another name, in the file and as its file name; return its path.

    *recording* is the one that writes to it, if there is one; it goes on in the new place.
    Raises SaveRefused and leaves everything as it was when that cannot be done.
    """
    if recording is not None:
        return recording.move(lambda: _renamed(path, name))
    return _renamed(path, name)


def _renamed(path: Path, name: str) -> Path:
    try:
        first, _, rest = read_bytes(path, LARGEST_SAVE).partition(b"\n")
        status = path.stat()
        header = msgspec.json.decode(first, type=HeaderLine)
    except FileRefused as error:
        raise refused_by_system(error) from error
    except OSError as error:
        raise refused_by_system(not_written(path, error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise refuse(path, UNREADABLE) from error
    header.name = plain_name(name)
    header.setup = Raw(bytes(header.setup))
    is_same = f"{file_stem(name)}{SUFFIX}" == path.name
    target = path if is_same else free_path(path.parent, name)
    try:
        write_bytes(target, msgspec.json.encode(header) + b"\n" + rest)
        os.utime(target, (status.st_atime, status.st_mtime))
        if target != path:
            path.unlink()
    except FileRefused as error:
        raise refused_by_system(error) from error
    except OSError as error:
        raise refused_by_system(not_written(path, error)) from error
    return target


# Putting away


def delete(path: Path) -> Path:
    """Put the session *path* away into the folder ``removed``; return where it is now.

    Raises SaveRefused when it cannot be moved.
    """
    return _moved(path, path.parent / REMOVED)


def restore(path: Path) -> Path:
    """Put a session that was put away back where it was; return its path. Raises SaveRefused."""
    return _moved(path, path.parent.parent)


def _moved(path: Path, folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / path.name
        if target.exists():
            target = free_path(folder, path.stem)
        return path.rename(target)
    except OSError as error:
        raise refused_by_system(not_written(path, error)) from error
