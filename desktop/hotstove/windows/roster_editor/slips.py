"""Dialogs of the roster editor: a title, a sheet of paper, and a foot of buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from hotstove.windows.kit import button, paper, scrolled, words
from hotstove.windows.style import LEAST_TEXT, reading_px


class Sheet(QDialog):
    """A dialog with its title in display letters; who makes one fills ``lines`` and ``foot``."""

    def __init__(
        self,
        parent: QWidget,
        size: tuple[int, int],
        *,
        scrolls: bool = True,
        role: str = "paper",
    ) -> None:
        super().__init__(parent)
        grow(self, QSize(*size))
        frame, self.lines = paper(role, 18)
        self.foot = QHBoxLayout()
        self.foot.setSpacing(8)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        self._title = words("", "title")
        whole.addWidget(self._title)
        if scrolls:
            area = scrolled(frame)
            frame.setProperty("role", role)
            whole.addWidget(area, 1)
        else:
            whole.addWidget(frame, 1)
        whole.addLayout(self.foot)

    def entitle(self, title: str) -> None:
        self.setWindowTitle(title)
        self._title.setText(title)

    def add_close(self) -> None:
        self.foot.addWidget(button(self.tr("Close"), self.reject, "quiet"))


def grow(dialog: QDialog, usual: QSize) -> None:
    """Be larger than *usual* where the text is, as far as the screen allows it."""
    dialog.ensurePolished()
    wanted = usual * (reading_px(dialog) / LEAST_TEXT)
    dialog.resize(wanted.boundedTo(dialog.screen().availableSize()).expandedTo(usual))


def emptied(lines: QVBoxLayout) -> None:
    """Take every widget out of *lines*."""
    while lines.count():
        item = lines.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
