"""Choosers and boxes to tick: the fields that dialogs are filled in with."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QStyle, QStyleOptionButton

from hotstove.faces.glyphs import Way, triangle
from hotstove.windows.style import worn

BESIDE: Final = 4.0
"""What stands beside a chosen text, in sizes of it: edges and triangle."""


class Chooser(QComboBox):
    """A choice of one, each with a value behind its words; the wheel scrolls past it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.currentIndexChanged.connect(self.updateGeometry)

    def add(self, text: str, value: Any) -> None:
        self.addItem(text, value)

    @property
    def value(self) -> Any:
        return self.currentData()

    def choose(self, value: Any) -> None:
        """Show *value*; one that is not offered leaves the choice as it is."""
        place = self.findData(value)
        if place >= 0:
            self.setCurrentIndex(place)

    def sizeHint(self) -> QSize:
        """The longest choice, and room for the triangle beside it."""
        texts = [self.itemText(place) for place in range(self.count())]
        return super().sizeHint().expandedTo(QSize(self._room_for(texts), 0))

    def minimumSizeHint(self) -> QSize:
        """What is chosen can be read."""
        return QSize(self._room_for([self.currentText()]), super().minimumSizeHint().height())

    def _room_for(self, texts: list[str]) -> int:
        longest = max(map(self.fontMetrics().horizontalAdvance, texts), default=0)
        return longest + round(BESIDE * self.fontInfo().pixelSize())

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        size = self.fontInfo().pixelSize() * 0.5
        right = self.width() - size * 1.7
        box = QRectF(right - size / 2, (self.height() - size) / 2, size, size * 0.8)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = worn().ink if self.isEnabled() else worn().faded_ink
        painter.fillPath(triangle(box, Way.DOWN), QColor(colour))
        painter.end()


class NameField(QLineEdit):
    """A name to fill in, never narrower than the one it proposes."""

    def minimumSizeHint(self) -> QSize:
        usual = super().minimumSizeHint()
        proposed = self.fontMetrics().horizontalAdvance(self.placeholderText() or self.text())
        return QSize(proposed + 2 * self.fontInfo().pixelSize(), usual.height())


class Tick(QCheckBox):
    """A box to tick, with a tick drawn in it: colour alone says nothing."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setAccessibleName(text.replace("&", ""))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = QRectF(
            self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(worn().ink), max(2.0, box.width() * 0.14))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        at = [(0.26, 0.52), (0.44, 0.70), (0.76, 0.30)]
        painter.drawPolyline(
            QPolygonF(
                [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in at]
            )
        )
        painter.end()
