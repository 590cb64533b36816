"""A card in the hand: lifted, following the pointer with some weight, and back home if let go.

Where it may be laid and what that means is for others.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QElapsedTimer, QObject, QPointF, QRectF, QTimer

from .pieces import CardItem

FRAME = 16
FOLLOW = 30.0
"""A second's rate: 63 % of the way to the pointer after 33 ms."""
LEAN = 8.0
"""Degrees the card leans at most with its speed."""
LIFT = 1.05
LIFT_TIME = 150.0
HOME_TIME = 230.0


class Drag(QObject):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.card: CardItem | None = None
        self.is_still = False
        """Reduced motion: the card sticks to the pointer and springs home at once."""
        self._goes_home = False
        self._grip = QPointF()
        self._target = QPointF()
        self._start = QPointF()
        self._clock = QElapsedTimer()
        self._last = 0
        self._timer = QTimer(self)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._frame)

    @property
    def is_on(self) -> bool:
        return self.card is not None and not self._goes_home

    def begin(self, card: CardItem, at: QPointF) -> None:
        """Lift *card* by the point *at*, which stays under the pointer."""
        self.cancel()
        self.card, self._goes_home = card, False
        self._grip = at - card.pos()
        self._target = card.pos()
        card.setZValue(950)
        self._clock.start()
        self._last = 0
        if self.is_still:
            card.set_lift(LIFT)
            card.setRotation(0)
        else:
            self._timer.start()

    def move(self, at: QPointF) -> None:
        self._target = at - self._grip
        if self.is_still and self.card is not None:
            self.card.setPos(self._target)

    def face_at_pointer(self) -> QRectF:
        """Return where the card would be if it did not lag behind the pointer."""
        assert self.card is not None
        return self.card.face_rect().translated(self._target)

    def release(self) -> None:
        """Let go where it is; whoever took the card settles it."""
        self._timer.stop()
        self.card = None

    def glide_home(self) -> None:
        """Let go; the card returns to its pose."""
        card = self.card
        if card is None or card.pose is None:
            self.release()
            return
        near = _length(card.pos() - QPointF(card.pose.x, card.pose.y)) < card.face_rect().width()
        if self.is_still or near:
            self.cancel()
            return
        self._goes_home = True
        self._start = card.pos()
        self._clock.start()
        self._timer.start()

    def cancel(self) -> None:
        """Put the card back where it belongs, at once."""
        card, self.card = self.card, None
        self._goes_home = False
        self._timer.stop()
        if card is not None and card.pose is not None:
            pose = card.pose
            card.set_lift(1.0)
            card.setPos(pose.x, pose.y)
            card.setRotation(pose.angle)
            card.setZValue(pose.z)

    def _frame(self) -> None:
        card = self.card
        if card is None or card.scene() is None:
            self.release()
            return
        now = self._clock.elapsed()
        step, self._last = max(1, now - self._last) / 1000.0, now
        if self._goes_home:
            self._fly(card, now / HOME_TIME)
            return
        share = 1.0 - math.exp(-FOLLOW * step)
        ahead = self._target - card.pos()
        card.setPos(card.pos() + ahead * share)
        lean = max(-LEAN, min(LEAN, ahead.x() * 0.12))
        card.setRotation(card.rotation() + (lean - card.rotation()) * share)
        card.set_lift(1.0 + (LIFT - 1.0) * _out_back(min(1.0, now / LIFT_TIME)))
        if now > LIFT_TIME and _length(ahead) < 0.05 and abs(card.rotation()) < 0.05:
            self._last = now

    def _fly(self, card: CardItem, t: float) -> None:
        if t >= 1.0 or card.pose is None:
            self.cancel()
            return
        eased = 1.0 - (1.0 - t) ** 3
        home = QPointF(card.pose.x, card.pose.y)
        card.setPos(self._start + (home - self._start) * eased)
        card.setRotation(card.rotation() + (card.pose.angle - card.rotation()) * eased)
        card.set_lift(LIFT + (1.0 - LIFT) * eased)


def _length(way: QPointF) -> float:
    return math.hypot(way.x(), way.y())


def _out_back(t: float) -> float:
    """Past the end by a tenth, and back."""
    over = 1.70158
    u = t - 1.0
    return 1.0 + (over + 1.0) * u**3 + over * u**2
