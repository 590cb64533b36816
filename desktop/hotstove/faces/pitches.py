"""Pitches as the catcher sees them come: a ball growing along its path to the strike zone.

Only the drawing; which pitches there are and what they do, the game knows. Within 100 units of
the origin each way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hotstove.play.values import Value

from .theme import EVENING, mixed, tint
from .vignettes import paint_ball, paint_bat


class Flight(Value, frozen=True):
    """A path from the hand through two bends to the plate, and how the ball is spaced on it."""

    bends: tuple[tuple[float, float], tuple[float, float]]
    end: tuple[float, float]
    stops: tuple[float, ...]
    """Shares of the way at which the ball is shown."""


FLIGHTS: Final = {
    "SI": Flight(((-6, -34), (-16, 4)), (26, 54), (0.16, 0.36, 0.56, 0.76)),
    "SL": Flight(((24, -26), (38, 12)), (-30, 40), (0.16, 0.36, 0.56, 0.76)),
    "FS": Flight(((0, -40), (0, -10)), (0, 16), (0.2, 0.46, 0.74)),
    "CU": Flight(((-34, -86), (-26, -40)), (8, 58), (0.14, 0.32, 0.5, 0.66, 0.82)),
    "CH": Flight(((4, -40), (10, -2)), (12, 48), (0.22, 0.48, 0.68, 0.78, 0.87)),
}
"""By the pitch's code: sinker, slider, four-seam, curveball, changeup."""
_HAND: Final = QPointF(10, -74)


@lru_cache(maxsize=8)
def _path(code: str) -> QPainterPath:
    flight = FLIGHTS[code]
    path = QPainterPath(_HAND)
    path.cubicTo(QPointF(*flight.bends[0]), QPointF(*flight.bends[1]), QPointF(*flight.end))
    return path


def paint_pitch(painter: QPainter, rect: QRectF, code: str, is_met: bool = False) -> None:
    """The pitch *code* in the largest centred square of *rect*; *is_met*: by a bat."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 200, side / 200)
    _paint_field(painter)
    _paint_pitcher(painter)
    _paint_zone(painter)
    path = _path(code)
    trail = QPen(QColor(EVENING.cream), 5)
    trail.setCapStyle(Qt.PenCapStyle.RoundCap)
    under = QPen(QColor(EVENING.ink), 10)
    under.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(path, under)
    painter.strokePath(path, trail)
    flight = FLIGHTS[code]
    for share in flight.stops:
        at = path.pointAtPercent(share)
        radius = 4 + 15 * share * share
        painter.setPen(QPen(QColor(EVENING.ink), 2.6))
        painter.setBrush(QColor(mixed("#fffaf0", EVENING.felt_light, 0.28 * (1 - share))))
        painter.drawEllipse(at, radius, radius)
    end = QPointF(*flight.end)
    if is_met:
        _paint_meeting(painter, end)
    else:
        paint_ball(painter, end.x(), end.y(), 22)
    painter.restore()


def _paint_field(painter: QPainter) -> None:
    """Stands, grass and the dirt round the plate."""
    sheet = QRectF(-100, -100, 200, 200)
    painter.fillRect(sheet, QColor(mixed(EVENING.felt_light, "#ffffff", 0.12)))
    painter.fillRect(QRectF(-100, -100, 200, 30), QColor(EVENING.board))
    painter.fillRect(QRectF(-100, -72, 200, 5), QColor(EVENING.cream))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#ffffff", 0.08))
    for step in range(4):
        painter.drawRect(QRectF(-100 + step * 58, -67, 29, 167))
    painter.setBrush(QColor("#c39a5f"))
    painter.drawEllipse(QPointF(0, -44), 42, 9)
    painter.save()
    painter.setClipRect(sheet, Qt.ClipOperation.IntersectClip)
    painter.drawEllipse(QPointF(0, 98), 96, 44)
    painter.restore()


def _paint_pitcher(painter: QPainter) -> None:
    """A little man on his mound, arm up."""
    painter.setPen(QPen(QColor(EVENING.ink), 2.4))
    painter.setBrush(QColor(EVENING.cream))
    legs = QPainterPath(QPointF(-9, -46))
    legs.lineTo(-6, -62)
    legs.lineTo(5, -62)
    legs.lineTo(9, -46)
    legs.lineTo(3, -46)
    legs.lineTo(0, -55)
    legs.lineTo(-3, -46)
    legs.closeSubpath()
    painter.drawPath(legs)
    painter.drawRoundedRect(QRectF(-8, -78, 14, 18), 5, 5)
    arm = QPainterPath(QPointF(4, -74))
    arm.lineTo(_HAND)
    painter.strokePath(arm, QPen(QColor(EVENING.ink), 6.5))
    painter.strokePath(arm, QPen(QColor(EVENING.cream), 3))
    painter.setBrush(QColor("#d8a273"))
    painter.drawEllipse(QPointF(-1, -83), 6, 6)
    painter.setBrush(QColor(EVENING.home_red))
    painter.drawChord(QRectF(-7.5, -91, 13, 12), 0, 180 * 16)


def _paint_zone(painter: QPainter) -> None:
    pen = QPen(QColor(EVENING.ink), 3.4)
    pen.setDashPattern([2.4, 1.9])
    painter.setPen(pen)
    painter.setBrush(tint(EVENING.cream, 0.22))
    painter.drawRect(QRectF(-44, -8, 88, 78))
    plate = QPainterPath(QPointF(-40, 80))
    for corner in ((40, 80), (44, 88), (0, 98), (-44, 88)):
        plate.lineTo(*corner)
    plate.closeSubpath()
    painter.setPen(QPen(QColor(EVENING.ink), 3.4))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawPath(plate)


def _paint_meeting(painter: QPainter, at: QPointF) -> None:
    """The bat square on the ball."""
    painter.save()
    painter.setClipRect(QRectF(-100, -100, 200, 200), Qt.ClipOperation.IntersectClip)
    paint_bat(painter, at.x() - 52, at.y() + 24, -24, 0.82)
    burst = QPainterPath()
    for x, y in ((0, -1), (0.7, -0.7), (1, 0), (0.7, 0.7), (-0.7, -0.7)):
        burst.moveTo(at + QPointF(x, y) * 28)
        burst.lineTo(at + QPointF(x, y) * 42)
    for colour, wide in ((EVENING.ink, 9.0), (EVENING.brass, 5.0)):
        pen = QPen(QColor(colour), wide)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.strokePath(burst, pen)
    paint_ball(painter, at.x(), at.y(), 21)
    painter.restore()
