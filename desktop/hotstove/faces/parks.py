"""A ballpark seen from above, as a result card prints it: where the ball goes, who moves.

Bases are black or white, runners' ways are arrows, the hitter's way is a broad ribbon. The
plan is a square of 200 units about the origin; what a result means is the game's affair.
"""

from __future__ import annotations

import math
from enum import StrEnum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from hotstove.play.values import Value

from .theme import EVENING, mixed, tint
from .vignettes import paint_ball, paint_glove

HOME: Final = QPointF(0, 82)
CORNERS: Final = (HOME, QPointF(57, 25), QPointF(0, -32), QPointF(-57, 25), HOME)
"""Home, first, second, third and home again."""
GRASS: Final = mixed(EVENING.felt_light, "#8fc08a", 0.18)
DIRT: Final = "#c39a5f"


class Ball(StrEnum):
    """How the ball travels."""

    NONE = ""
    LINER = "liner"
    GAP = "gap"
    CORNER = "corner"
    OVER = "over"
    FLY = "fly"
    GROUNDER = "grounder"
    PIVOT = "pivot"
    """Grounder, second base, first base."""
    MUFF = "muff"
    """A grounder that goes through a fielder's legs."""
    FOUL = "foul"
    MITT = "mitt"
    """Into the catcher's mitt."""


class Play(Value, frozen=True):
    """What one park shows."""

    ball: Ball
    hitter_to: int = 0
    """0 stays or is out, 1 to 3 a base, 4 home."""
    black: tuple[int, ...] = ()
    """Bases printed black."""
    amount: int = 0
    """How far the runners on them go."""


def paint_park(painter: QPainter, rect: QRectF, play: Play) -> None:
    """*play* on a park in the largest centred square of *rect*."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 200, side / 200)
    painter.translate(0, 5)
    _paint_ground(painter)
    _paint_hitter(painter, play.hitter_to)
    _paint_ball(painter, play.ball)
    for base in (1, 2, 3):
        is_black = base in play.black
        if is_black and play.amount:
            _paint_advance(painter, base, play.amount)
        _paint_base(painter, CORNERS[base], is_black)
    _paint_home(painter)
    painter.restore()


def _pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


@lru_cache(maxsize=1)
def _shapes() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """The fair ground, the dirt, the grass between the bases."""
    fair = QPainterPath(HOME)
    fair.lineTo(-98, -16)
    fair.cubicTo(-78, -122, 78, -122, 98, -16)
    fair.closeSubpath()
    dirt = QPainterPath(HOME + QPointF(0, 12))
    dirt.lineTo(-82, 12)
    dirt.cubicTo(-66, -72, 66, -72, 82, 12)
    dirt.closeSubpath()
    grass = QPainterPath()
    grass.addPolygon(
        QPolygonF([QPointF(0, 66), QPointF(41, 25), QPointF(0, -16), QPointF(-41, 25)])
    )
    grass.closeSubpath()
    return fair, dirt, grass


def _paint_ground(painter: QPainter) -> None:
    fair, dirt, grass = _shapes()
    painter.setPen(_pen(EVENING.ink, 4))
    painter.setBrush(QColor(GRASS))
    painter.drawPath(fair)
    painter.save()
    painter.setClipPath(fair, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for reach in (118, 146):
        painter.setPen(QPen(tint("#ffffff", 0.10), 13))
        painter.drawEllipse(HOME, reach, reach)
    painter.fillPath(dirt, QColor(DIRT))
    painter.fillPath(grass, QColor(GRASS))
    painter.restore()
    line = QPainterPath(QPointF(-98, -16))
    line.lineTo(HOME)
    line.lineTo(98, -16)
    painter.strokePath(line, _pen(EVENING.cream, 3))
    painter.setPen(_pen(EVENING.ink, 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(fair)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(DIRT))
    painter.drawEllipse(QPointF(0, 26), 9, 9)


def _paint_base(painter: QPainter, at: QPointF, is_black: bool) -> None:
    """A bag on its corner; black ones keep a cream edge, white ones an ink edge."""
    half = 19.0
    ways = [QPointF(0, -half), QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)]
    painter.setPen(_pen(EVENING.ink, 9 if is_black else 5))
    painter.setBrush(QColor(EVENING.ink if is_black else "#fffaf0"))
    painter.drawPolygon(QPolygonF([at + way for way in ways]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(_pen(EVENING.cream if is_black else EVENING.ink, 3 if is_black else 1.4))
    inner = 0.92 if is_black else 0.55
    painter.drawPolygon(QPolygonF([at + way * inner for way in ways]))


def _paint_home(painter: QPainter) -> None:
    x, y = HOME.x(), HOME.y()
    painter.setPen(_pen(EVENING.ink, 4))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawPolygon(
        QPolygonF(
            [
                QPointF(x - 12, y - 11),
                QPointF(x + 12, y - 11),
                QPointF(x + 12, y + 3),
                QPointF(x, y + 13),
                QPointF(x - 12, y + 3),
            ]
        )
    )


def _paint_hitter(painter: QPainter, to: int) -> None:
    """A broad brass ribbon along the bases he takes."""
    if not to:
        return
    way = QPainterPath(CORNERS[0])
    for corner in CORNERS[1 : to + 1]:
        way.lineTo(corner)
    painter.strokePath(way, _pen(EVENING.ink, 13))
    painter.strokePath(way, _pen(EVENING.brass, 7.5))


def _paint_advance(painter: QPainter, base: int, amount: int) -> None:
    """Chevrons outside the base line, one for every base the runner takes."""
    start, end = CORNERS[base], CORNERS[base + 1]
    along = end - start
    length = math.hypot(along.x(), along.y())
    way = along / length
    out = QPointF(-way.y(), way.x())
    step = 13.0
    first = length * 0.5 - step * (amount - 1) / 2
    for number in range(amount):
        tip = start + way * (first + step * number + 5) + out * 22
        chevron = QPainterPath(tip - way * 10 + out * 9)
        chevron.lineTo(tip)
        chevron.lineTo(tip - way * 10 - out * 9)
        painter.strokePath(chevron, _pen(EVENING.cream, 9.5))
        painter.strokePath(chevron, _pen(EVENING.ink, 5))


def _way(ball: Ball) -> QPainterPath:
    way = QPainterPath(HOME)
    if ball is Ball.LINER:
        way.quadTo(22, 10, 40, -52)
    elif ball is Ball.GAP:
        way.quadTo(-8, -20, -40, -68)
    elif ball is Ball.CORNER:
        way.quadTo(40, -10, 80, -34)
    elif ball is Ball.OVER:
        way.cubicTo(14, 0, 30, -70, 46, -96)
    elif ball is Ball.FLY:
        way.cubicTo(-40, 0, -46, -80, -10, -66)
    elif ball in (Ball.GROUNDER, Ball.PIVOT):
        for x, y in ((-8, 44), (-16, 20), (-26, 2)):
            at = way.currentPosition()
            way.quadTo((at.x() + x) / 2 - 9, (at.y() + y) / 2 - 4, x, y)
        if ball is Ball.PIVOT:
            way.lineTo(0, -14)
            way.lineTo(40, 24)
    elif ball is Ball.MUFF:
        way.quadTo(-14, 30, -26, -2)
        way.quadTo(-36, -30, -50, -52)
    elif ball is Ball.FOUL:
        way.cubicTo(30, 40, 70, 52, 88, 34)
    return way


_LANDS: Final = {
    Ball.LINER: (40, -52),
    Ball.GAP: (-40, -68),
    Ball.CORNER: (80, -34),
    Ball.OVER: (46, -92),
    Ball.FLY: (-10, -62),
    Ball.GROUNDER: (-28, -2),
    Ball.PIVOT: (-28, -2),
    Ball.MUFF: (-50, -54),
    Ball.FOUL: (84, 36),
}


def _paint_ball(painter: QPainter, ball: Ball) -> None:
    if ball is Ball.NONE:
        return
    if ball is Ball.MITT:
        paint_glove(painter, 34, 86, 0.20)
        paint_ball(painter, 34, 84, 10)
        return
    pen = _pen("#fffaf0", 4.6)
    pen.setDashPattern([1.3, 1.5])
    way = _way(ball)
    painter.strokePath(way, _pen(EVENING.ink, 2.0))
    painter.strokePath(way, pen)
    x, y = _LANDS[ball]
    if ball is Ball.OVER:
        burst = QPainterPath()
        for ray in range(10):
            turn = math.tau * ray / 10
            burst.moveTo(x + 15 * math.cos(turn), y + 15 * math.sin(turn))
            burst.lineTo(x + 25 * math.cos(turn), y + 25 * math.sin(turn))
        painter.strokePath(burst, _pen(EVENING.ink, 6))
        painter.strokePath(burst, _pen(EVENING.home_red, 3.4))
    if ball in (Ball.FLY, Ball.GROUNDER, Ball.PIVOT):
        paint_glove(painter, x, y, 0.23)
    elif ball is Ball.MUFF:
        paint_glove(painter, -26, -4, 0.21)
        paint_ball(painter, x, y, 11)
    else:
        paint_ball(painter, x, y, 12)
