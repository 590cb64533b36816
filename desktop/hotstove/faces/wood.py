"""Walnut: the boards of the table under a lamp. What lies on them is in mat and field.

Drawn from lines and gradients, so it is sharp at any scale; it is costly, so whoever shows it
keeps it as a pixmap.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from .texture import speck
from .theme import Theme, mixed, tint


def paint_walnut(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A table of walnut boards under a lamp, filling *rect*."""
    unit = max(rect.width(), rect.height()) / 1600
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect)
    wood = QLinearGradient(rect.topLeft(), rect.bottomRight())
    wood.setColorAt(0.0, tint(theme.walnut_light))
    wood.setColorAt(1.0, tint(theme.walnut_dark))
    painter.fillRect(rect, wood)
    top, board = rect.top(), 0
    while top < rect.bottom():
        height = (128 + 34 * speck(board, 1)) * unit
        _paint_board(painter, QRectF(rect.left(), top, rect.width(), height), board, unit, theme)
        top += height
        board += 1
    _paint_lamplight(painter, rect)
    painter.restore()


def _paint_board(painter: QPainter, rect: QRectF, board: int, unit: float, theme: Theme) -> None:
    tone = speck(board, 2) - 0.5
    tone_colour = QColor(255, 214, 160) if tone > 0 else QColor(24, 10, 2)
    tone_colour.setAlpha(round(abs(tone) * 56))
    painter.fillRect(rect, tone_colour)
    knot = QPointF(
        rect.left() + rect.width() * speck(board, 3),
        rect.top() + rect.height() * (0.3 + 0.4 * speck(board, 4)),
    )
    has_knot = speck(board, 5) > 0.45
    dark, light = theme.walnut_deep, mixed(theme.walnut_light, "#d69a5c", 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    streaks = 20
    for streak in range(streaks):
        key = board * 101 + streak
        start = rect.top() + rect.height() * (streak + speck(key, 6)) / streaks
        line = _grain(rect, start, key, unit, knot if has_knot else None)
        is_dark = speck(key, 7) > 0.3
        strength = (0.08 + 0.24 * speck(key, 8) ** 2) if is_dark else 0.10
        width = (0.7 + 2.6 * speck(key, 9) ** 3) * unit
        _paint_streak(painter, line, tint(dark if is_dark else light, strength), width)
    if has_knot:
        for ring in range(5):
            size = (3.0 + ring * 3.1) * unit
            painter.setPen(QPen(tint(dark, 0.34 - ring * 0.05), 1.1 * unit))
            painter.setBrush(tint(dark, 0.30 if ring == 0 else 0.05))
            painter.drawEllipse(knot, size * 1.9, size * 0.72)
    seam = QRectF(rect.left(), rect.bottom() - 0.9 * unit, rect.width(), 1.7 * unit)
    painter.fillRect(seam, tint(dark, 0.85))
    painter.fillRect(seam.translated(0, 1.7 * unit), tint(light, 0.14))


def _paint_streak(painter: QPainter, line: QPolygonF, colour: QColor, width: float) -> None:
    """A band of grain *width* wide, made of strands one device pixel wide.

    Qt's raster engine draws those ten times faster than one stroke of two pixels or more.
    """
    device = painter.deviceTransform()
    scale = max(0.05, math.hypot(device.m11(), device.m12()))
    strands = max(1, round(width * scale))
    pen = QPen(colour, 1.0)
    pen.setCosmetic(True)
    painter.setPen(pen)
    for strand in range(strands):
        painter.drawPolyline(line.translated(0, strand / scale))


def _grain(rect: QRectF, start: float, key: int, unit: float, knot: QPointF | None) -> QPolygonF:
    """One line of the grain across *rect*, flowing round *knot*."""
    long, short = (260 + 380 * speck(key // 9, 10)) * unit, (90 + 80 * speck(key, 11)) * unit
    phase, tremble = 6.3 * speck(key // 9, 12), 6.3 * speck(key, 13)
    steps = max(2, round(rect.width() / (30 * unit)))
    points = []
    for step in range(steps + 1):
        x = rect.left() + rect.width() * step / steps
        y = start + unit * (4.2 * math.sin(x / long + phase) + 0.9 * math.sin(x / short + tremble))
        if knot is not None:
            away = y - knot.y()
            near = math.exp(-(((x - knot.x()) / (46 * unit)) ** 2) - (away / (24 * unit)) ** 2)
            y += math.copysign(15 * unit * near, away)
        points.append(QPointF(x, y))
    return QPolygonF(points)


def _paint_lamplight(painter: QPainter, rect: QRectF) -> None:
    reach = math.hypot(rect.width(), rect.height()) * 0.62
    pool = QRadialGradient(QPointF(rect.center().x(), rect.top() + rect.height() * 0.36), reach)
    pool.setColorAt(0.0, QColor(255, 206, 130, 34))
    pool.setColorAt(0.45, QColor(255, 190, 110, 10))
    pool.setColorAt(0.62, QColor(20, 8, 0, 0))
    pool.setColorAt(1.0, QColor(14, 5, 0, 105))
    painter.fillRect(rect, pool)
