"""Small woodcuts of a ballgame: ball, bat, glove, base, shoe, zone; and scenes made of them.

Drawn about the origin within 100 units each way. No game's words or rules; ``Inks`` lets the
same block print dark on white stock and light on black.
"""

from __future__ import annotations

import math
from enum import StrEnum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from hotstove.play.values import Value

from .theme import EVENING, tint

WOOD: Final = "#c98f4e"
LEATHER: Final = "#a5652f"
ROUND: Final = Qt.PenCapStyle.RoundCap


class Inks(Value, frozen=True):
    """The colours of a print, each ``#rrggbb``."""

    line: str
    paper: str
    accent: str
    """Streaks and bursts."""


ON_WHITE: Final = Inks(EVENING.ink, EVENING.cream, EVENING.home_red)
ON_BLACK: Final = Inks(EVENING.cream, "#1d1b18", EVENING.brass)


class Motif(StrEnum):
    """What a scene shows."""

    BALL = "ball"
    STRIKE = "strike"
    TAKE = "take"
    SWING = "swing"
    STEAL = "steal"
    BUNT = "bunt"
    PITCHOUT = "pitchout"
    GLOVE = "glove"
    THROW = "throw"
    CARDS = "cards"
    CAP = "cap"
    SAFE = "safe"
    OUT = "out"


def paint_motif(painter: QPainter, rect: QRectF, motif: Motif, inks: Inks = ON_WHITE) -> None:
    """*motif* in the largest centred square of *rect*."""
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    painter.scale(side / 200, side / 200)
    _SCENES[motif](painter, inks)
    painter.restore()


def paint_rays(painter: QPainter, rect: QRectF, dark: str, light: str) -> None:
    """Sun rays from the middle of the foot of *rect*, as on a fruit crate."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, QColor(dark))
    heart = QPointF(rect.center().x(), rect.bottom() - rect.height() * 0.15)
    reach = math.hypot(rect.width() / 2, rect.height()) * 1.1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(light))
    count = 15
    # Ray by ray: Qt fills a triangle in a fraction of the time of one path of them all.
    for ray in range(count):
        ends = [
            heart + QPointF(math.cos(turn), math.sin(turn)) * reach
            for turn in (math.tau * (ray + share) / count for share in (0.25, 0.75))
        ]
        painter.drawConvexPolygon(QPolygonF([heart, *ends]))
    painter.restore()


# The things


def _pen(colour: str, width: float) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(ROUND)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _shape(
    painter: QPainter, path: QPainterPath, colour: str, inks: Inks, width: float = 5
) -> None:
    painter.setPen(_pen(inks.line, width))
    painter.setBrush(QColor(colour))
    painter.drawPath(path)


def _lines(painter: QPainter, colour: str, width: float, *strokes: tuple[float, ...]) -> None:
    """Polylines given as x, y, x, y and so on."""
    path = QPainterPath()
    for stroke in strokes:
        path.moveTo(stroke[0], stroke[1])
        for at in range(2, len(stroke), 2):
            path.lineTo(stroke[at], stroke[at + 1])
    painter.strokePath(path, _pen(colour, width))


@lru_cache(maxsize=1)
def _seams() -> QPainterPath:
    seams = QPainterPath()
    for side in (-1, 1):
        seams.moveTo(side * 60, -76)
        seams.quadTo(side * 14, 0, side * 60, 76)
        for y in (-50, -25, 0, 25, 50):
            x = 38 + y * y / 105
            seams.moveTo(side * (x - 14), y - 8)
            seams.lineTo(side * (x + 9), y + 4)
    return seams


def paint_ball(painter: QPainter, x: float, y: float, radius: float, inks: Inks = ON_WHITE) -> None:
    """A baseball about *x*, *y*."""
    painter.save()
    painter.translate(x, y)
    painter.setPen(_pen(inks.line if inks is ON_WHITE else "#1d1b18", max(2.6, radius * 0.11)))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.rotate(-24)
    painter.scale(radius / 100, radius / 100)
    painter.strokePath(_seams(), _pen(EVENING.home_red, 8))
    painter.restore()


@lru_cache(maxsize=1)
def _bat() -> QPainterPath:
    """A bat along the x axis: knob at -95, barrel's end at 95."""
    bat = QPainterPath(QPointF(-88, -5))
    bat.cubicTo(-40, -6, -6, -9, 34, -15)
    bat.cubicTo(60, -18, 78, -18, 88, -15)
    bat.cubicTo(99, -10, 99, 10, 88, 15)
    bat.cubicTo(78, 18, 60, 18, 34, 15)
    bat.cubicTo(-6, 9, -40, 6, -88, 5)
    bat.cubicTo(-97, 12, -97, -12, -88, -5)
    return bat


def paint_bat(
    painter: QPainter, x: float, y: float, turn: float, size: float, inks: Inks = ON_WHITE
) -> None:
    """A bat about *x*, *y*, turned *turn* degrees, *size* times 190 units long."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(size, size)
    _shape(painter, _bat(), WOOD, inks, 5 / size)
    painter.save()
    painter.setClipPath(_bat(), Qt.ClipOperation.IntersectClip)
    painter.fillRect(QRectF(-92, -12, 52, 24), QColor("#5b3a22"))
    _lines(painter, "#e8bf85", 4, (-30, -3, 82, -9))
    _lines(painter, inks.line, 2.4, (-40, -10, -40, 10), (52, -20, 52, 20), (58, -20, 58, 20))
    painter.restore()
    painter.strokePath(_bat(), _pen(inks.line, 5 / size))
    painter.restore()


@lru_cache(maxsize=1)
def _glove() -> tuple[QPainterPath, QPainterPath]:
    hand = QPainterPath(QPointF(-52, 70))
    hand.cubicTo(-78, 44, -92, 16, -86, -6)
    hand.cubicTo(-82, -24, -60, -22, -52, 0)
    hand.cubicTo(-62, -34, -62, -76, -42, -78)
    hand.cubicTo(-26, -80, -20, -60, -18, -42)
    hand.cubicTo(-16, -76, -8, -92, 8, -90)
    hand.cubicTo(24, -88, 24, -62, 22, -42)
    hand.cubicTo(28, -70, 40, -82, 54, -76)
    hand.cubicTo(68, -70, 62, -44, 56, -28)
    hand.cubicTo(66, -44, 82, -48, 90, -36)
    hand.cubicTo(98, -20, 78, 36, 54, 70)
    hand.quadTo(0, 92, -52, 70)
    laces = QPainterPath()
    for x1, y1, x2, y2 in ((-18, -42, -10, 10), (22, -42, 18, 8), (56, -28, 42, 14)):
        laces.moveTo(x1, y1)
        laces.lineTo(x2, y2)
    laces.moveTo(-52, 0)
    laces.cubicTo(-40, 44, 30, 52, 60, 14)
    for x in (-46, -38, -30):
        laces.moveTo(x - 14, -10 + (x + 46) * 1.2)
        laces.lineTo(x + 16, -28 + (x + 46) * 1.2)
    return hand, laces


def paint_glove(painter: QPainter, x: float, y: float, size: float, inks: Inks = ON_WHITE) -> None:
    """An open fielder's glove, *size* times 180 units wide."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    hand, laces = _glove()
    _shape(painter, hand, LEATHER, inks, 6 / size**0.5)
    painter.strokePath(laces, _pen("#5c3414" if inks is ON_WHITE else "#f3d9a8", 5))
    painter.restore()


def paint_base(painter: QPainter, x: float, y: float, size: float, inks: Inks = ON_WHITE) -> None:
    """A canvas bag seen from the side and above, *size* times 120 units wide."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    top, side = QPainterPath(), QPainterPath()
    top.moveTo(-60, 0)
    for corner in ((-26, -26), (60, -26), (34, 0)):
        top.lineTo(*corner)
    top.closeSubpath()
    side.moveTo(-60, 0)
    for corner in ((34, 0), (60, -26), (60, -8), (34, 20), (-60, 20)):
        side.lineTo(*corner)
    side.closeSubpath()
    _shape(painter, side, EVENING.cream_shade, inks)
    _shape(painter, top, "#fffaf0", inks)
    _lines(painter, inks.line if inks is ON_WHITE else "#1d1b18", 3, (-40, -4, -14, -22))
    painter.restore()


@lru_cache(maxsize=1)
def _shoe() -> QPainterPath:
    shoe = QPainterPath(QPointF(-50, -58))
    shoe.cubicTo(-38, -52, -24, -52, -12, -58)
    shoe.cubicTo(-8, -34, 14, -16, 44, -10)
    shoe.cubicTo(70, -6, 76, 6, 74, 20)
    shoe.lineTo(-54, 20)
    shoe.cubicTo(-64, -6, -48, -30, -50, -58)
    return shoe


def paint_shoe(painter: QPainter, x: float, y: float, turn: float, size: float, inks: Inks) -> None:
    """A spiked shoe with its stocking, toe to the right."""
    painter.save()
    painter.translate(x, y)
    painter.rotate(turn)
    painter.scale(size, size)
    sock = QPainterPath(QPointF(-50, -56))
    sock.lineTo(-62, -104)
    sock.lineTo(-14, -108)
    sock.lineTo(-12, -56)
    sock.closeSubpath()
    _shape(painter, sock, EVENING.home_red, inks)
    _lines(painter, EVENING.cream, 7, (-56, -82, -14, -86))
    _shape(painter, _shoe(), "#4a3526", inks)
    _lines(painter, EVENING.cream, 4.5, (-14, -44, 2, -50), (-4, -32, 12, -38), (8, -22, 22, -30))
    for spike in (-44, -26, 30, 48):
        _lines(painter, inks.line, 7, (spike, 24, spike - 2, 36))
    painter.restore()


def _zone(painter: QPainter, x: float, inks: Inks, tall: float = 112) -> None:
    """The strike zone over home plate."""
    pen = _pen(inks.line, 4.5)
    pen.setDashPattern([2.4, 2.0])
    painter.setPen(pen)
    painter.setBrush(tint(inks.line, 0.06))
    painter.drawRect(QRectF(x - 40, -66, 80, tall))
    plate = QPainterPath(QPointF(x - 38, 66))
    for corner in ((x + 38, 66), (x + 38, 76), (x, 94), (x - 38, 76)):
        plate.lineTo(*corner)
    plate.closeSubpath()
    _shape(painter, plate, "#fffaf0", inks, 4.5)


def _burst(
    painter: QPainter, x: float, y: float, near: float, far: float, inks: Inks, rays: int = 10
) -> None:
    path = QPainterPath()
    for ray in range(rays):
        turn = math.tau * (ray + 0.5) / rays
        reach = far if ray % 2 == 0 else (near + far) / 2
        path.moveTo(x + near * math.cos(turn), y + near * math.sin(turn))
        path.lineTo(x + reach * math.cos(turn), y + reach * math.sin(turn))
    painter.strokePath(path, _pen(inks.accent, 6))


# The scenes


def _ball(painter: QPainter, inks: Inks) -> None:
    _zone(painter, -26, inks)
    _lines(painter, inks.accent, 6, (8, -92, 34, -66), (26, -96, 46, -76), (2, -76, 26, -52))
    paint_ball(painter, 58, -34, 30, inks)


def _strike(painter: QPainter, inks: Inks) -> None:
    _zone(painter, 0, inks)
    _burst(painter, 0, -12, 44, 74, inks, 12)
    paint_ball(painter, 0, -12, 32, inks)


def _take(painter: QPainter, inks: Inks) -> None:
    paint_bat(painter, -34, -6, -68, 0.98, inks)
    _lines(painter, inks.accent, 6, (-6, 24, 22, 24), (-12, 42, 14, 42), (-6, 60, 22, 60))
    paint_ball(painter, 58, 42, 31, inks)


def _swing(painter: QPainter, inks: Inks) -> None:
    for reach, width in ((88, 7), (68, 5)):
        arc = QPainterPath()
        box = QRectF(-40 - reach, 20 - reach, 2 * reach, 2 * reach)
        arc.arcMoveTo(box, 160)
        arc.arcTo(box, 160, -100)
        painter.strokePath(arc, _pen(inks.accent, width))
    paint_bat(painter, -8, 30, -30, 0.98, inks)
    _burst(painter, 62, -44, 34, 56, inks, 10)
    paint_ball(painter, 62, -44, 27, inks)


def _steal(painter: QPainter, inks: Inks) -> None:
    _lines(painter, inks.accent, 7, (-96, -30, -62, -30), (-90, -6, -66, -6), (-98, 18, -70, 18))
    paint_base(painter, 44, 62, 0.84, inks)
    paint_shoe(painter, -14, 12, 16, 0.86, inks)
    for x, y, size in ((-78, 72, 13), (-54, 80, 17), (-26, 82, 12)):
        painter.setPen(_pen(inks.line, 3.5))
        painter.setBrush(QColor("#d9c096"))
        painter.drawEllipse(QPointF(x, y), size, size * 0.72)


def _bunt(painter: QPainter, inks: Inks) -> None:
    paint_bat(painter, -6, -22, -8, 0.98, inks)
    hop = QPainterPath(QPointF(46, -4))
    hop.quadTo(46, 30, 34, 60)
    hop.quadTo(18, 26, 2, 64)
    hop.quadTo(-8, 40, -18, 62)
    pen = _pen(inks.accent, 6)
    pen.setDashPattern([0.1, 2.0])
    painter.strokePath(hop, pen)
    _lines(painter, inks.line, 5, (-90, 86, 90, 86))
    paint_ball(painter, -46, 60, 24, inks)


def _pitchout(painter: QPainter, inks: Inks) -> None:
    _zone(painter, -50, inks)
    _lines(painter, inks.accent, 6, (-4, -84, 16, -56), (12, -92, 30, -66), (30, -94, 42, -74))
    paint_glove(painter, 48, 6, 0.62, inks)
    paint_ball(painter, 46, -4, 25, inks)


def _glove_scene(painter: QPainter, inks: Inks) -> None:
    paint_glove(painter, 0, 10, 0.98, inks)
    paint_ball(painter, 2, 0, 32, inks)


def _throw(painter: QPainter, inks: Inks) -> None:
    paint_base(painter, 44, 58, 0.82, inks)
    paint_glove(painter, 44, -2, 0.52, inks)
    path = QPainterPath(QPointF(-92, 24))
    path.quadTo(-40, -66, 22, -20)
    pen = _pen(inks.accent, 6)
    pen.setDashPattern([2.2, 1.8])
    painter.strokePath(path, pen)
    paint_ball(painter, -66, -14, 27, inks)


def _cards(painter: QPainter, inks: Inks) -> None:
    for number, turn in enumerate((-20, 2, 24)):
        painter.save()
        painter.translate(0, 66)
        painter.rotate(turn)
        card = QPainterPath()
        card.addRoundedRect(QRectF(-44, -138, 88, 122), 10, 10)
        _shape(painter, card, ("#f1e6c8", EVENING.brass, "#fffaf0")[number], inks)
        painter.restore()
    painter.save()
    painter.translate(0, 66)
    painter.rotate(24)
    paint_ball(painter, 0, -78, 26, ON_WHITE)
    painter.restore()


def _cap(painter: QPainter, inks: Inks) -> None:
    crown = QPainterPath(QPointF(-66, 26))
    crown.cubicTo(-70, -50, -30, -74, 4, -74)
    crown.cubicTo(48, -74, 66, -34, 64, 26)
    crown.quadTo(0, 6, -66, 26)
    peak = QPainterPath(QPointF(-10, 16))
    peak.cubicTo(30, 8, 84, 16, 94, 44)
    peak.cubicTo(70, 38, 20, 36, -22, 44)
    peak.closeSubpath()
    _shape(painter, crown, EVENING.visitor_blue, inks)
    _lines(painter, EVENING.cream, 4, (-18, -68, -28, 12), (32, -66, 42, 8))
    _shape(painter, peak, EVENING.home_red, inks)
    painter.setPen(_pen(inks.line, 4))
    painter.setBrush(QColor(EVENING.cream))
    painter.drawEllipse(QPointF(4, -78), 9, 7)
    painter.drawEllipse(QPointF(12, -30), 19, 21)


def _umpire(painter: QPainter, inks: Inks, arms: tuple[tuple[float, ...], ...]) -> None:
    body = QPainterPath(QPointF(-44, 96))
    body.cubicTo(-52, 40, -48, 4, -30, -8)
    body.quadTo(0, -20, 30, -8)
    body.cubicTo(48, 4, 52, 40, 44, 96)
    body.closeSubpath()
    navy = "#2b3a52"
    for arm in arms:
        _lines(painter, inks.line, 33, arm)
        _lines(painter, navy, 24, arm)
    _shape(painter, body, navy, inks)
    _lines(painter, EVENING.cream, 5, (-9, -12, 0, 12, 9, -12))
    for y in (34, 58, 82):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(EVENING.brass))
        painter.drawEllipse(QPointF(0, y), 5, 5)
    head = QPainterPath()
    head.addEllipse(QPointF(0, -40), 27, 30)
    _shape(painter, head, "#d8a273", inks)
    cap = QPainterPath(QPointF(-29, -46))
    cap.cubicTo(-28, -82, 28, -82, 29, -46)
    cap.quadTo(0, -56, -29, -46)
    _shape(painter, cap, navy, inks)
    _lines(painter, EVENING.ink, 4, (-12, -36, -11, -36), (12, -36, 13, -36))


def _fist(painter: QPainter, x: float, y: float, inks: Inks) -> None:
    painter.setPen(_pen(inks.line, 5))
    painter.setBrush(QColor("#d8a273"))
    painter.drawEllipse(QPointF(x, y), 16, 15)


def _safe(painter: QPainter, inks: Inks) -> None:
    _umpire(painter, inks, ((-26, 10, -78, 8), (26, 10, 78, 8)))
    _fist(painter, -84, 8, inks)
    _fist(painter, 84, 8, inks)
    mouth = QPainterPath(QPointF(-10, -24))
    mouth.quadTo(0, -18, 10, -24)
    painter.strokePath(mouth, _pen(EVENING.ink, 4))


def _out(painter: QPainter, inks: Inks) -> None:
    _umpire(painter, inks, ((-30, 8, -56, 56), (30, 6, 72, 8, 72, -50)))
    _fist(painter, 72, -60, inks)
    _fist(painter, -58, 62, inks)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(EVENING.ink))
    painter.drawEllipse(QPointF(0, -22), 8, 7)
    _lines(painter, inks.accent, 5, (48, -84, 54, -74), (72, -96, 72, -84), (96, -84, 90, -74))


_SCENES: Final = {
    Motif.BALL: _ball,
    Motif.STRIKE: _strike,
    Motif.TAKE: _take,
    Motif.SWING: _swing,
    Motif.STEAL: _steal,
    Motif.BUNT: _bunt,
    Motif.PITCHOUT: _pitchout,
    Motif.GLOVE: _glove_scene,
    Motif.THROW: _throw,
    Motif.CARDS: _cards,
    Motif.CAP: _cap,
    Motif.SAFE: _safe,
    Motif.OUT: _out,
}
