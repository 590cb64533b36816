"""A card on its way: it is lifted, follows the pointer, and lies down or glides home.

Where it may go the roster says; which place is under the pointer, the grounds know.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QPropertyAnimation,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.clubhouse.dugout import Place
from hotstove.faces.cards import ASPECT, paint_shadow

from .pictures import Pictures

HOME: Final = 230
"""Milliseconds of the way home."""
LIFTED: Final = 1.05
_ROOM: Final = 18


class Ground(Protocol):
    """Something cards can be dropped on."""

    def place_under(self, at: QPoint, card: str) -> Place | None:
        """Return the place under a point of the screen; None: it is not here."""
        ...


class Carrier(QObject):
    """Carries one card at a time over a window."""

    lifted = Signal(str)
    hovered = Signal(object)
    """The Place under the pointer, or None."""
    laid_down = Signal()

    def __init__(self, window: QWidget, model: RosterModel, pictures: Pictures) -> None:
        super().__init__(window)
        self._window, self._model, self._pictures = window, model, pictures
        self.grounds: list[Ground] = []
        self.is_still: Callable[[], bool] = lambda: False
        """Whether nothing may travel."""
        self.card = ""
        self._flying: QPropertyAnimation | None = None
        self._ghost: _Ghost | None = None
        self._from = QRect()
        self._grip = QPointF()

    def lift(self, card: str, box: QRectF, source: QWidget, at: QPoint) -> None:
        """Take *card*, which lies at *box* of *source*, up by the point *at* of the screen."""
        self._stop()
        self.card = card
        corner = source.mapToGlobal(box.topLeft().toPoint())
        self._grip = QPointF(at - corner) * LIFTED
        self._ghost = _Ghost(self._window, card, self._pictures, box.width() * LIFTED)
        self._from = QRect(
            self._window.mapFromGlobal(corner) - QPoint(_ROOM, _ROOM), self._ghost.size()
        )
        self._ghost.show()
        self._ghost.raise_()
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._model.take_up(card)
        self.lifted.emit(card)
        self.move(at)

    def move(self, at: QPoint) -> None:
        if self._ghost is None:
            return
        corner = self._window.mapFromGlobal(at) - self._grip.toPoint()
        self._ghost.move(corner - QPoint(_ROOM, _ROOM))
        self.hovered.emit(self.place_at(at))

    def place_at(self, at: QPoint) -> Place | None:
        for ground in self.grounds:
            place = ground.place_under(at, self.card)
            if place is not None:
                return place
        return None

    def drop(self, at: QPoint) -> None:
        """Lay the card down where the pointer is, or let it glide home."""
        card, place = self.card, self.place_at(at)
        self._let_go()
        is_done = place is not None and self._model.drop(card, place)
        if is_done:
            self._stop()
        else:
            self._go_home()

    def put_back(self) -> None:
        if self.card:
            self._let_go()
            self._go_home()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape and the right button put the card back, whoever has the keyboard."""
        is_asked = (
            isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and event.key() == Qt.Key.Key_Escape
        ) or (
            isinstance(event, QMouseEvent)
            and event.type() == QEvent.Type.MouseButtonPress
            and event.button() is Qt.MouseButton.RightButton
        )
        if is_asked:
            self.put_back()
        return is_asked

    def _let_go(self) -> None:
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self.card = ""
        self._model.take_up("")
        self.laid_down.emit()

    def _go_home(self) -> None:
        ghost = self._ghost
        if ghost is None:
            return
        far = (ghost.pos() - self._from.topLeft()).manhattanLength()
        if self.is_still() or far < self._from.width():
            self._stop()
            return
        self._flying = QPropertyAnimation(ghost, b"pos", self)
        self._flying.setDuration(HOME)
        self._flying.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._flying.setEndValue(self._from.topLeft())
        self._flying.finished.connect(self._stop)
        self._flying.start()

    def _stop(self) -> None:
        if self._flying is not None:
            self._flying.stop()
            self._flying.deleteLater()
            self._flying = None
        if self._ghost is not None:
            self._ghost.hide()
            self._ghost.deleteLater()
            self._ghost = None


class Grip:
    """A press that may become a drag: kept by every widget that shows cards."""

    def __init__(self, widget: QWidget, carrier: Carrier) -> None:
        self._widget, self._carrier = widget, carrier
        self._card, self._box = "", QRectF()
        self._pressed: QPoint | None = None
        self.is_carrying = False

    def press(self, event: QMouseEvent, card: str, box: QRectF) -> None:
        if event.button() is Qt.MouseButton.LeftButton and card:
            self._card, self._box = card, box
            self._pressed = event.globalPosition().toPoint()

    def move(self, event: QMouseEvent) -> bool:
        """Return whether the move carries a card."""
        if self._pressed is None:
            return False
        at = event.globalPosition().toPoint()
        if not self.is_carrying:
            # Twice the system's distance: the card answers clicks too.
            far = (at - self._pressed).manhattanLength()
            if far < 2 * QGuiApplication.styleHints().startDragDistance():
                return False
            self.is_carrying = True
            self._carrier.lift(self._card, self._box, self._widget, self._pressed)
        self._carrier.move(at)
        return True

    def release(self, event: QMouseEvent) -> bool:
        """Return whether a card was dropped."""
        if event.button() is not Qt.MouseButton.LeftButton:
            return False
        was_carrying, self.is_carrying, self._pressed = self.is_carrying, False, None
        if was_carrying and self._carrier.card:
            self._carrier.drop(event.globalPosition().toPoint())
        return was_carrying


class _Ghost(QWidget):
    """The card in the air."""

    def __init__(self, window: QWidget, card: str, pictures: Pictures, width: float) -> None:
        super().__init__(window)
        self._card, self._pictures, self._wide = card, pictures, round(width)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(self._wide + 2 * _ROOM, round(self._wide * ASPECT) + 2 * _ROOM)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        box = QRectF(_ROOM, _ROOM, self._wide, self._wide * ASPECT)
        paint_shadow(painter, box, 0.9)
        self._pictures.paint_now(painter, box, self._card, self.devicePixelRatioF())
        painter.end()
