"""Buttons side by side, flush right, on as many lines as they need; what they do others say."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

GAP = 8


class ButtonRow(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: list[QWidget] = []

    def addWidget(self, part: QWidget) -> None:
        """Put *part* at the end; one that is hidden takes no room."""
        was_hidden = part.isHidden() and part.testAttribute(
            part_attribute()
        )
        part.setParent(self)
        self._parts.append(part)
        part.setVisible(not was_hidden)
        self._changed()

    def removeWidget(self, part: QWidget) -> None:
        if part in self._parts:
            self._parts.remove(part)
            self._changed()
