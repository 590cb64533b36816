"""Birch plywood: the pale board of a peg game, its routed edge and its drilled holes.

What is printed on the board is in ``pegboard``, what stands in the holes in ``pegs``. Drawn
from lines and gradients like the walnut in ``wood``; costly, so it is kept as a pixmap.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from hotstove.play.values import Value

from .edges import paint_shadow
from .texture import speck
from .theme import DIM, HIGH_CONTRAST, Theme, mixed, tint


class Birch(Value, frozen=True):
    """The colours of one board, each ``#rrggbb``."""

    light: str
    dark: str
    edge: str
    """The plies seen from the side."""
    hole: str


_BOARDS = {
    DIM.name: Birch("#bd9c6c", "#a98757", "#5f4426", "#140c05"),
    HIGH_CONTRAST.name: Birch("#f2e0bd", "#e6cfa2", "#6b4a22", "#070402"),
}
_BRIGHT = Birch("#e2c699", "#cda974", "#8a6334", "#1d1107")


def birch_of(theme: Theme) -> Birch:
    return _BOARDS.get(theme.name, _BRIGHT)


def paint_board_of_birch(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    """A plywood board that fills *rect*, its shadow beyond it; *unit* is the board's measure."""
    wood = birch_of(theme)
    corner = 20 * unit
    paint_shadow(painter, rect, corner, 13 * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_plies(painter, rect, corner, unit, wood)
    top = rect.adjusted(3 * unit, 2 * unit, -3 * unit, -6 * unit)
    shape = QPainterPath()
    shape.addRoundedRect(top, corner, corner)
    sheet = QLinearGradient(top.topLeft(), top.bottomRight())
    sheet.setColorAt(0.0, tint(mixed(wood.light, "#ffffff", 0.10)))
    sheet.setColorAt(0.45, tint(wood.light))
    sheet.setColorAt(1.0, tint(wood.dark))
    painter.fillPath(shape, sheet)
    painter.setClipPath(shape)
    _paint_grain(painter, top, unit, wood)
    _paint_lamplight(painter, top)
    painter.setClipping(False)
    # The router's round edge: light above, shade below.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    edge = QLinearGradient(top.topLeft(), top.bottomLeft())
    edge.setColorAt(0.0, tint("#ffffff", 0.75))
    edge.setColorAt(0.5, tint("#ffffff", 0.15))
    edge.setColorAt(1.0, tint(wood.edge, 0.65))
    painter.setPen(QPen(edge, 2.4 * unit))
    painter.drawRoundedRect(top.adjusted(unit, unit, -unit, -unit), corner - unit, corner - unit)
    painter.restore()


def _paint_plies(painter: QPainter, rect: QRectF, corner: float, unit: float, wood: Birch) -> None:
    """Three plies, the middle one across the grain and so darker."""
    painter.setPen(QPen(tint(mixed(wood.edge, "#000000", 0.45)), 1.2 * unit))
    painter.setBrush(tint(mixed(wood.edge, wood.dark, 0.30)))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setPen(Qt.PenStyle.NoPen)
    for rise, colour in ((1.8, wood.edge), (3.6, mixed(wood.dark, wood.edge, 0.35))):
        painter.setBrush(tint(colour))
        painter.drawRoundedRect(
            rect.adjusted(unit, 0, -unit, -rise * unit), corner - unit, corner - unit
        )


def _paint_grain(painter: QPainter, rect: QRectF, unit: float, wood: Birch) -> None:
    """The long flames of a rotary-cut veneer, and short flecks of ray between them."""
    device = painter.deviceTransform()
    scale = max(0.05, math.hypot(device.m11(), device.m12()))
    dark, light = mixed(wood.edge, wood.dark, 0.15), mixed(wood.light, "#ffffff", 0.5)
    pen = QPen(tint(dark), 1.0)
    pen.setCosmetic(True)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lines = 74
    for line in range(lines):
        pen.setColor(_faded(dark if speck(line, 61) > 0.34 else light, line))
        painter.setPen(pen)
        grain = _flame(rect, line, lines, unit)
        strands = max(1, round((0.6 + 2.2 * speck(line, 63) ** 3) * unit * scale))
        for strand in range(strands):
            painter.drawPolyline(grain.translated(0, strand / scale))
    flecks = min(1400, round(rect.width() * rect.height() / (unit * unit) / 520))
    fleck_pen = QPen(tint(dark, 0.16), 1.0)
    fleck_pen.setCosmetic(True)
    painter.setPen(fleck_pen)
    for fleck in range(flecks):
        x = rect.left() + rect.width() * speck(fleck, 64)
        y = rect.top() + rect.height() * speck(fleck, 65)
        painter.drawLine(QPointF(x, y), QPointF(x + (4 + 9 * speck(fleck, 66)) * unit, y))


def _faded(colour: str, line: int) -> QColor:
    return tint(colour, 0.05 + 0.17 * speck(line, 62) ** 2)


def _flame(rect: QRectF, line: int, lines: int, unit: float) -> QPolygonF:
    start = rect.top() + rect.height() * (line + 0.8 * speck(line, 67)) / lines
    phase, swing = 6.3 * speck(line // 6, 68), (5 + 12 * speck(line // 6, 69)) * unit
    heart = rect.left() + rect.width() * (0.25 + 0.5 * speck(line // 12, 70))
    steps = max(8, round(rect.width() / (26 * unit)))
    points = []
    for step in range(steps + 1):
        x = rect.left() + rect.width() * step / steps
        away = (x - heart) / (190 * unit)
        y = start + swing * math.exp(-away * away) * math.cos(phase + line * 0.21)
        points.append(QPointF(x, y + 1.4 * unit * math.sin(x / (120 * unit) + phase)))
    return QPolygonF(points)


def _paint_lamplight(painter: QPainter, rect: QRectF) -> None:
    reach = math.hypot(rect.width(), rect.height()) * 0.6
    pool = QRadialGradient(QPointF(rect.center().x(), rect.top() + rect.height() * 0.3), reach)
    pool.setColorAt(0.0, QColor(255, 240, 205, 46))
    pool.setColorAt(0.55, QColor(255, 226, 170, 0))
    pool.setColorAt(1.0, QColor(70, 38, 8, 62))
    painter.fillRect(rect, pool)


def paint_hole(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    """A drilled hole: countersunk rim, dark bore, and light on its lower right wall."""
    wood = birch_of(theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rim = radius * 1.26
    lip = QLinearGradient(centre - QPointF(rim, rim), centre + QPointF(rim, rim))
    lip.setColorAt(0.15, tint(mixed(wood.edge, "#000000", 0.35), 0.75))
    lip.setColorAt(0.85, tint(mixed(wood.light, "#ffffff", 0.75), 0.95))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(lip)
    painter.drawEllipse(centre, rim, rim)
    bore = QRadialGradient(centre + QPointF(radius * 0.42, radius * 0.48), radius * 1.5)
    bore.setColorAt(0.0, tint(mixed(wood.edge, wood.hole, 0.25)))
    bore.setColorAt(0.42, tint(mixed(wood.edge, wood.hole, 0.72)))
    bore.setColorAt(1.0, tint(wood.hole))
    painter.setBrush(bore)
    painter.setPen(QPen(tint(wood.hole), radius * 0.10))
    painter.drawEllipse(centre, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    glint = QPen(tint(mixed(wood.light, wood.edge, 0.3), 0.85), radius * 0.16)
    glint.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(glint)
    inner = QRectF(0, 0, radius * 1.62, radius * 1.62)
    inner.moveCenter(centre)
    painter.drawArc(inner, -78 * 16, 66 * 16)
    painter.restore()
