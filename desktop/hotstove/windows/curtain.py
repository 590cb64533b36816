"""The curtain of SD-A-01: it hides what one person may see until he says that he sits there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hotstove.faces.theme import mixed
from hotstove.windows.kit import Picture, button, paper, unkeyed, words
from hotstove.windows.style import worn


class Curtain(QWidget):
    """Says in big letters to whom the table is handed over, with one button for him."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cloth = Picture(paint_cloth)
        self._cloth.setParent(self)
        self._title = words("", "banner")
        self._aside = words("", "heading")
        for label in (self._title, self._aside):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lift = button("", self.lifted.emit, "great")
        self._lift.setDefault(True)
        self._lift.setAutoDefault(True)
        sign, layout = paper("rack", 36)
        layout.setSpacing(20)
        layout.addWidget(self._title)
        layout.addWidget(self._aside)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._lift)
        row.addStretch(1)
        layout.addLayout(row)
        sign.setMaximumWidth(980)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(sign, 12)
        middle.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 24, 24, 24)
        whole.addStretch(1)
        whole.addLayout(middle)
        whole.addStretch(1)

    def hang(self, title: str, aside: str, lift: str = "") -> None:
        """Let the curtain fall; without *lift* only the program can raise it again."""
        self._title.setText(title)
        self._aside.setText(aside)
        self._lift.setText(unkeyed(lift))
        self._lift.setAccessibleName(lift)
        self._lift.setVisible(bool(lift))
        if lift:
            self._lift.setFocus()

    def resizeEvent(self, event: object) -> None:
        self._cloth.setGeometry(self.rect())
        self._cloth.lower()


def paint_cloth(painter: QPainter, rect: QRectF) -> None:
    """A red curtain in heavy folds, with a brass rod and a fringe."""
    theme = worn()
    dark = mixed(theme.home_red, theme.walnut_deep, 0.72)
    light = mixed(theme.home_red, theme.walnut_deep, 0.28)
    painter.fillRect(rect, QColor(dark))
    count = max(8, round(rect.width() / 90))
    fold = rect.width() / count
    for number in range(count):
        left = rect.left() + number * fold
        shade = QLinearGradient(left, 0, left + fold, 0)
        for at, colour in (
            (0.0, dark),
            (0.38, light),
            (0.55, mixed(light, dark, 0.3)),
            (1.0, dark),
        ):
            shade.setColorAt(at, QColor(colour))
        painter.fillRect(QRectF(left, rect.top(), fold + 1, rect.height()), shade)
    hem = QPainterPath(QPointF(rect.left(), rect.bottom() - 26))
    for number in range(count):
        left = rect.left() + number * fold
        hem.quadTo(left + fold / 2, rect.bottom() - 6, left + fold, rect.bottom() - 26)
    painter.setPen(QPen(QColor(theme.brass_deep), 12))
    painter.drawPath(hem)
    painter.setPen(QPen(QColor(theme.brass), 4, Qt.PenStyle.DotLine))
    painter.drawPath(hem)
    rod = QRectF(rect.left(), rect.top(), rect.width(), 18)
    metal = QLinearGradient(0, rod.top(), 0, rod.bottom())
    metal.setColorAt(0, QColor(theme.brass_deep))
    metal.setColorAt(0.35, QColor(theme.brass))
    metal.setColorAt(1, QColor(theme.brass_deep))
    painter.fillRect(rod, metal)
    painter.fillRect(QRectF(rod.left(), rod.bottom(), rod.width(), 6), QColor(0, 0, 0, 90))
