"""Where the main window stands: as it was left, or where a first start puts it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SIZE = (1440, 920)


def restore(window: QWidget, kept: str) -> None:
    """Put *window* where *kept* says; Qt itself looks whether that screen is still there."""
    if not kept or not window.restoreGeometry(QByteArray.fromBase64(kept.encode())):
        reset(window)


def kept(window: QWidget) -> str:
    """Return the place of *window*, to be kept."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def reset(window: QWidget) -> None:
    """Put *window* into the middle of its screen."""
    screen = window.screen().availableGeometry()
    window.resize(min(SIZE[0], screen.width()), min(SIZE[1], screen.height()))
    frame = window.frameGeometry()
    frame.moveCenter(screen.center())
    window.move(frame.topLeft())
