"""A card shown large beside the pointer; it never takes the keyboard and Escape lets it go.

It comes after a moment, at once when asked for, and stays while the pointer is on it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hotstove.faces.cards import ASPECT, paint_shadow
from hotstove.playmat.poses import Show

from .pictures import Pictures

WIDE: Final = 300
STAYS: Final = 160
"""Milliseconds after the pointer has left."""
_ASIDE: Final = 10
_ROOM: Final = 14


class CardZoom(QWidget):
    def __init__(self, window: QWidget, pictures: Pictures, delay: Callable[[], int]) -> None:
        """*delay*: milliseconds of hovering, 0: only when asked for."""
        super().__init__(window)
        self._pictures, self._delay = pictures, delay
        self.card = ""
        self._wanted: tuple[str, QRect] = ("", QRect())
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(lambda: self.show_card(*self._wanted))
        self._later = QTimer(self, singleShot=True, interval=STAYS)
        self._later.timeout.connect(self.let_go)
        self.resize(WIDE + 2 * _ROOM, round(WIDE * ASPECT) + 2 * _ROOM)
        self.hide()

    def hover(self, card: str, box: QRect) -> None:
        """The pointer came over *card*, or left with an empty one."""
        if not card:
            self._soon.stop()
            if self.isVisible():
                self._later.start()
            return
        self._later.stop()
        self._wanted = card, box
        if self.isVisible():
            self.show_card(card, box)
        elif self._delay():
            self._soon.start(self._delay())

    def toggle(self, card: str, box: QRect) -> None:
        """Show a card at once; once more, and it goes."""
        if self.isVisible() and self.card == card:
            self.let_go()
        else:
            self.show_card(card, box)

    def show_card(self, card: str, box: QRect) -> None:
        self.card = card
        self.setAccessibleName(self._pictures.faces.words(card))
        self.move(self._beside(box))
        self.raise_()
        self.show()
        self.update()

    def let_go(self) -> None:
        self._soon.stop()
        self._later.stop()
        self.hide()
        self.card = ""

    def _beside(self, box: QRect) -> QPoint:
        """Right of the card, or left where there is no room; never outside the window."""
        window = self.parentWidget()
        assert window is not None
        here = QRect(window.mapFromGlobal(box.topLeft()), box.size())
        x = here.right() + _ASIDE
        if x + self.width() > window.width():
            x = here.left() - _ASIDE - self.width()
        y = here.center().y() - self.height() // 2
        return QPoint(
            max(0, min(x, window.width() - self.width())),
            max(0, min(y, window.height() - self.height())),
        )

    def enterEvent(self, event: QEnterEvent) -> None:
        self._later.stop()

    def leaveEvent(self, event: QEvent) -> None:
        self._later.start()

    def mousePressEvent(self, event: object) -> None:
        self.let_go()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.card:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(_ROOM, _ROOM, WIDE, WIDE * ASPECT)
        paint_shadow(painter, box, 0.6)
        self._pictures.paint_now(painter, box, self.card, self.devicePixelRatioF(), Show.READING)
        painter.end()
        if self.testAttribute(Qt.WidgetAttribute.WA_WState_Hidden):
            self.let_go()
