"""Asking for files: where to save, what to open. Each kind of file remembers its own folder."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from PySide6.QtWidgets import QFileDialog, QWidget

from .messages import ask_overwrite
from .settings import SettingsStore

FileKind = Literal["games", "rosters", "card lists", "archives", "prints", "pictures"]


def ask_open(
    parent: QWidget,
    store: SettingsStore,
    kind: FileKind,
    title: str,
    names: str,
    folder: Path | None = None,
) -> Path | None:
    """Ask which file to open; *folder* is where files of this *kind* lie until one was chosen."""
    start = _folder(store, kind, folder)
    chosen, _ = QFileDialog.getOpenFileName(parent, title, str(start) if start else "", names)
    return _remembered(store, kind, Path(chosen)) if chosen else None


def ask_save(
    parent: QWidget,
    store: SettingsStore,
    kind: FileKind,
    title: str,
    name: str,
    names: str,
    folder: Path | None = None,
) -> Path | None:
    """Ask where to save; *name* is proposed, and its suffix put on where none was typed.

    The window asks before it overwrites; a name that is only complete with its suffix, we do.
    """
    start, suffix = _folder(store, kind, folder), Path(name).suffix
    proposed = str(start / name) if start else name
    chosen, _ = QFileDialog.getSaveFileName(parent, title, proposed, names)
    if not chosen:
        return None
    path = Path(chosen)
    if path.suffix.lower() != suffix:
        path = path.with_name(path.name + suffix)
        if path.exists() and not ask_overwrite(parent, path.name):
            return None
    return _remembered(store, kind, path)


def _folder(store: SettingsStore, kind: FileKind, usual: Path | None) -> Path | None:
    """Return the folder *kind* was chosen from last, if it is still there."""
    last = store.settings.folders.get(kind)
    return Path(last) if last and Path(last).is_dir() else usual


def _remembered(store: SettingsStore, kind: FileKind, path: Path) -> Path:
    store.change(folders=store.settings.folders | {kind: str(path.parent)})
    return path
