"""The files played last: ten, newest first, none of those that will be gone tomorrow."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDir

from .kit import unkeyed

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from .main_window import MainWindow


def remember(window: MainWindow, path: Path) -> None:
    """Put *path* first on the list, unless it lies among the system's temporary files."""
    passing = Path(QDir.tempPath()).resolve()
    if passing not in path.resolve().parents or passing in window.keeper.folder.resolve().parents:
        window.store.put(window.store.settings.with_recent(path))


def list_recent(menu: QMenu, window: MainWindow) -> None:
    """Fill *menu*: what is gone can only be taken off the list."""
    menu.clear()
    for name in window.store.settings.recent:
        path = Path(name)
        if path.is_file():
            action = menu.addAction(unkeyed(path.stem))
            action.triggered.connect(lambda checked=False, path=path: window.open_file(path))
        else:
            told = QCoreApplication.translate("Menus", "{name} is gone: take it off the list")
            action = menu.addAction(unkeyed(told.replace("{name}", path.stem)))
            action.triggered.connect(lambda checked=False, path=path: _forget(window, path))
        action.setToolTip(name)
    menu.addSeparator()
    clear = menu.addAction(QCoreApplication.translate("Menus", "&Clear the list"))
    clear.setEnabled(bool(window.store.settings.recent))
    clear.triggered.connect(lambda: window.store.change(recent=()))


def _forget(window: MainWindow, path: Path) -> None:
    window.store.put(window.store.settings.without_recent(path))
