"""A few words in a bubble beside what they are about; what they are, and when, is for guide."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QPointF, QRect, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hotstove.windows.kit import button, words
from hotstove.windows.style import reading_px, worn

ROOM: Final = 18
"""Pixels round the sheet, in which the tip lies."""


class BubbleCard(QWidget):
    """Hangs over its parent, takes no focus of itself, and covers nothing it is told to spare."""

    left = Signal()
    """Enough of the lesson."""
    read = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._target = QRect()
        self.sheet = QFrame(self)
        self.sheet.setProperty("role", "prompt")
        self.words = words("", "strong")
        self._read = button(self.tr("Understood"), self.read.emit, "main")
        leave = button(self.tr("Leave the lesson"), self.left.emit, "link")
        foot = QHBoxLayout()
        foot.addWidget(leave)
        foot.addStretch(1)
        foot.addWidget(self._read)
        self._inside = inside = QVBoxLayout(self.sheet)
        inside.setContentsMargins(14, 10, 14, 10)
        inside.addWidget(self.words)
        inside.addLayout(foot)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(ROOM, ROOM, ROOM, ROOM)
        whole.addWidget(self.sheet)
        self.hide()

    def say(self, text: str, *, is_remark: bool) -> None:
        """Show *text*; a remark has a button to say that it was read."""
        self.words.setText(text)
        self.words.ensurePolished()
        self._read.setVisible(is_remark)
        self.setAccessibleName(self.tr("Lesson"))
        self.setAccessibleDescription(text)

    def sizeHint(self) -> QSize:
        wide = 17 * reading_px(self)
        edges = self._inside.contentsMargins()
        self.words.setMinimumHeight(
            self.words.heightForWidth(wide - edges.left() - edges.right() - 4)
        )
        self._inside.activate()
        return QSize(wide + 2 * ROOM, self.sheet.sizeHint().height() + 2 * ROOM)

    def hang(self, target: QRect, spared: Iterable[QRect]) -> None:
        """Hang beside *target*, where it covers least of it and of what is *spared*."""
        self._target = target
        room, size = self._parent.rect(), self.sizeHint()
        middle = target.center()
        across = middle.x() - size.width() // 2
        down = middle.y() - size.height() // 2
        places = [
            (across, target.top() - size.height()),
            (across, target.bottom() + 1),
            (target.right() + 1, down),
            (target.left() - size.width(), down),
            (across, target.top() + ROOM),
        ]
        wanted = [_inside(QRect(x, y, size.width(), size.height()), room) for x, y in places]
        kept = [target, *spared]

        def covered(rect: QRect) -> int:
            sheet = rect.adjusted(ROOM, ROOM, -ROOM, -ROOM)
            return sum(_area(sheet.intersected(one)) for one in kept)

        self.setGeometry(min(wanted, key=covered))
        self.show()
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The tip, towards what is meant."""
        sheet, target = self.sheet.geometry(), self._target.translated(-self.pos())
        if sheet.intersects(target):
            return
        aim = QPointF(
            min(max(target.center().x(), sheet.left() + 24), sheet.right() - 24),
            min(max(target.center().y(), sheet.top() + 24), sheet.bottom() - 24),
        )
        if target.bottom() < sheet.top():
            tip, one, other = (0, -1), (-11, 0), (11, 0)
            foot = QPointF(aim.x(), sheet.top() + 1)
        elif target.top() > sheet.bottom():
            tip, one, other = (0, 1), (-11, 0), (11, 0)
            foot = QPointF(aim.x(), sheet.bottom())
        elif target.right() < sheet.left():
            tip, one, other = (-1, 0), (0, -11), (0, 11)
            foot = QPointF(sheet.left() + 1, aim.y())
        else:
            tip, one, other = (1, 0), (0, -11), (0, 11)
            foot = QPointF(sheet.right(), aim.y())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(worn().ink), 1.5))
        painter.setBrush(QColor(worn().brass))
        reach = QPointF(*tip) * (ROOM - 2)
        painter.drawPolygon(QPolygonF([foot + QPointF(*one), foot + reach, foot + QPointF(*other)]))
        painter.end()


def _inside(rect: QRect, room: QRect) -> QRect:
    """Return *rect* pushed into *room*."""
    rect.moveLeft(max(room.left(), min(rect.left(), room.right() + 1 - rect.width())))
    rect.moveTop(max(room.top(), min(rect.top(), room.bottom() + 1 - rect.height())))
    return rect


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())
