"""Keeping rosters: autosave into their file or a draft, so that no unfinished one is lost.

The folder of rosters is handed in. A file that was opened with losses is set aside before it is
first written over.
"""

from __future__ import annotations

import io
import zipfile
from pathlib import Path
from typing import Final

from hotstove.files.atomic import write_bytes
from hotstove.files.bounded import read_bytes

from .documents import SUFFIX, RosterDocument, save_document
from .reading import LARGEST_FILE

DRAFTS: Final = "drafts"
_MOST_DRAFTS: Final = 10_000


class RosterKeeper:
    """Where one roster is kept: its own file, or a draft until it has a name."""

    def __init__(
        self, folder: Path, path: Path | None = None, *, was_damaged: bool = False
    ) -> None:
        """*path*: the file it was opened from, a draft included; None: a new roster."""
        self._folder = folder
        self.path = path
        self._set_aside = path if was_damaged else None

    @property
    def is_named(self) -> bool:
        """Whether a person has given it a file of its own."""
        return self.path is not None and self.path.parent != self._folder / DRAFTS

    def keep(self, document: RosterDocument) -> Path:
        """Write the roster where it is kept; a new one gets a draft. Raises FileRefused."""
        if self.path is None:
            self.path = self._free_draft()
        self._keep_original()
        save_document(document, self.path)
        return self.path

    def keep_as(self, document: RosterDocument, path: Path) -> Path:
        """Write the roster under a name of its own; its draft goes. Raises FileRefused."""
        if path.suffix.lower() != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        save_document(document, path)
        if not self.is_named:
            self.drop_draft()
        self.path, self._set_aside = path, None
        return path

    def drop_draft(self) -> None:
        """Forget a draft that is wanted no longer; a named file stays."""
        if self.path is not None and not self.is_named:
            self.path.unlink(missing_ok=True)
            self.path = None

    def _keep_original(self) -> None:
        if self._set_aside is not None:
            beside = self._set_aside.with_name(f"{self._set_aside.stem}.as_found{SUFFIX}")
            write_bytes(beside, read_bytes(self._set_aside, LARGEST_FILE))
            self._set_aside = None

    def _free_draft(self) -> Path:
        for number in range(1, _MOST_DRAFTS):
            path = self._folder / DRAFTS / f"draft-{number}{SUFFIX}"
            if not path.exists():
                return path
        raise RuntimeError("ten thousand drafts are there already")


def drafts(folder: Path) -> list[Path]:
    """Return the drafts nobody has named yet, the newest first."""
    found = (folder / DRAFTS).glob(f"*{SUFFIX}")
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def pack(folder: Path, path: Path) -> int:
    """Write every roster and draft of *folder* into one zip file; return how many.

    Raises FileRefused.
    """
    packed = io.BytesIO()
    found = [*rosters(folder), *drafts(folder)]
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for each in found:
            archive.writestr(str(each.relative_to(folder)), read_bytes(each, LARGEST_FILE))
    write_bytes(path, packed.getvalue())
    return len(found)


def rosters(folder: Path) -> list[Path]:
    """Return the named rosters of the folder, by name."""
    return sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.name.casefold())
