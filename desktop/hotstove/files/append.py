"""A file that only grows, a line at a time: a session's journal; what the lines say is for saves.

A kill or a power cut can tear at most the line being written. The next opening cuts a torn last
line off, so every line that stands in the file is whole.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from types import TracebackType
from typing import Self

from hotstove.files.refused import not_written

_STEP = 64 * 1024


class AppendedFile:
    """A journal open for adding lines to its end.

    ``path`` is its file; ``dropped`` the number of bytes of a torn last line that opening cut
    off, 0 where the file was whole. With ``durable`` each line is forced to the disk before
    ``append`` returns (outlasting a power cut); without, it is handed to the system
    (outlasting a kill of the program). Use as a context manager, or call ``close``.
    """

    def __init__(self, path: Path, *, durable: bool = False) -> None:
        """Open *path*, making it and its folder where there is none. Raises FileRefused."""
        self.path = path
        self._durable = durable
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self._file = path.open("ab", buffering=0)
        except OSError as error:
            raise not_written(path, error) from error
        try:
            self._end = _end_of_last_line(path)
            self.dropped = path.stat().st_size - self._end
            self._cut()
        except OSError as error:
            self._file.close()
            raise not_written(path, error) from error

    def append(self, line: str) -> None:
        """Add *line*, given without its line end, as UTF-8.

        Raises FileRefused when the disk will not take it; the file then ends with the line
        before. A line end inside *line* is a mistake of the caller: ValueError.
        """
        if "\n" in line or "\r" in line:
            raise ValueError(f"a journal line may not hold a line end: {line!r:.80}")
        if self._file.closed:
            raise ValueError(f"{self.path.name} is closed")
        data = line.encode() + b"\n"
        try:
            self._write(data)
        except OSError as error:
            with contextlib.suppress(OSError):
                self._cut()
            raise not_written(self.path, error) from error
        self._end += len(data)

    def close(self) -> None:
        """Close the file; a second call does nothing."""
        self._file.close()

    @property
    def is_closed(self) -> bool:
        """Whether the file takes no more lines."""
        return self._file.closed

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _write(self, data: bytes) -> None:
        rest = memoryview(data)
        while rest:
            rest = rest[self._file.write(rest) or 0 :]
        if self._durable:
            os.fsync(self._file.fileno())

    def _cut(self) -> None:
        self._file.truncate(self._end)


def _end_of_last_line(path: Path) -> int:
    """The number of bytes up to and including the last line end, 0 where there is none."""
    with path.open("rb") as file:
        end = file.seek(0, os.SEEK_END)
        while end:
            start = max(0, end - _STEP)
            file.seek(start)
            found = file.read(end - start).rfind(b"\n")
            if found >= 0:
                return start + found + 1
            end = start
    return 0
