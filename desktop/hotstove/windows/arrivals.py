"""Files that come to the window: dropped, named at a start, opened by macOS.

While files are held over the window its frame is lit; which window opens what, the main window and
the suffix say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QMimeData, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QDialog, QWidget

from hotstove.faces.theme import tint

from .style import worn

if TYPE_CHECKING:
    from PySide6.QtGui import QDragEnterEvent, QDropEvent

    from .main_window import MainWindow

GAME: Final = ".hotstove"
SERIES: Final = ".hotseries"
FRAME: Final = 8


def receive(window: MainWindow, files: Iterable[Path]) -> None:
    """Open *files*: rosters each in its window, and of several games the one that is agreed on."""
    files = list(dict.fromkeys(files))
    games = [file for file in files if file.suffix.lower() == GAME]
    for file in files:
        if file.suffix.lower() == SERIES:
            window.menus.open_series()
        elif file not in games:
            window.open_file(file)
    if len(games) == 1 or (games and _agrees(window, games)):
        window.open_file(games[0])


def _agrees(window: MainWindow, games: Sequence[Path]) -> bool:
    from .messages import Notice

    translate = QCoreApplication.translate
    text = translate("arrivals", "The table takes one game at a time: {name} of {count}.")
    asked = Notice(
        window,
        translate("arrivals", "Several games"),
        text.replace("{count}", str(len(games))).replace("{name}", games[0].stem),
        translate("arrivals", "Open {name}").replace("{name}", games[0].stem),
        translate("arrivals", "Open none"),
    )
    return asked.exec() == QDialog.DialogCode.Accepted


def come_forward(window: MainWindow) -> None:
    """Bring the window up from wherever it is."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()


class Landing:
    """Where files may be let go: the whole window, lit while they are held over it."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._frame: LitFrame | None = None
        window.setAcceptDrops(True)

    @property
    def is_lit(self) -> bool:
        return self._frame is not None

    def enter(self, event: QDragEnterEvent) -> None:
        if local_files(event.mimeData()):
            event.acceptProposedAction()
            if self._frame is None:
                self._frame = LitFrame(self._window)

    def leave(self) -> None:
        if self._frame is not None:
            self._frame.hide()
            self._frame.deleteLater()
            self._frame = None

    def drop(self, event: QDropEvent) -> None:
        self.leave()
        receive(self._window, local_files(event.mimeData()))


def local_files(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


class LitFrame(QWidget):
    """A frame of brass on ink round the whole window."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(window.rect())
        self.raise_()
        self.show()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(tint(worn().brass, 0.12))
        rect = QRectF(self.rect())
        for inset, width, colour in ((3.0, FRAME, worn().ink), (FRAME, FRAME / 2, worn().brass)):
            painter.setPen(QPen(QColor(colour), width))
            painter.drawRect(rect.adjusted(inset, inset, -inset, -inset))
            painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.end()
