"""The button that takes the last gesture back: always in sight, it names what would be undone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAction, QColor, QKeySequence, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton

from hotstove.windows.style import TARGET, worn


class TakeBack(QPushButton):
    """Stands for an action of the menus; grey where that is grey, and its tip says why."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoDefault(False)
        self.setProperty("role", "icon")
        self._action: QAction | None = None
        self.clicked.connect(self._trigger)
        self.hide()

    def stand_for(self, action: QAction) -> None:
        self._action = action
        action.changed.connect(self._follow)
        self._follow()
        self.show()

    def sizeHint(self) -> QSize:
        return QSize(TARGET + 8, TARGET + 4)

    def _trigger(self) -> None:
        if self._action is not None:
            self._action.trigger()

    def _follow(self) -> None:
        action = self._action
        if action is None:
            return
        self.setEnabled(action.isEnabled())
        name = action.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
        keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.setAccessibleName(name)
        tip = f"{name} ({keys})"
        self.setToolTip(tip if action.isEnabled() else f"{tip}\n{action.toolTip()}")

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(worn().ink if self.isEnabled() else worn().faded_ink)
        unit = min(self.width(), self.height()) / 36
        painter.translate(QRectF(self.rect()).center())
        painter.scale(unit, unit)
        pen = QPen(colour, 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        # Over the top from the right, down to the left, where the head is.
        way = QPainterPath(QPointF(9, 7))
        way.cubicTo(QPointF(10, -4), QPointF(2, -8), QPointF(-8, -3))
        painter.drawPath(way)
        head = QPainterPath(QPointF(-3, -10))
        head.lineTo(-10, -2.4)
        head.lineTo(-1, 2.4)
        painter.drawPath(head)
        painter.end()
