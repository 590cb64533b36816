"""What is hung up when a game is over: a string of pennants, and the plaque of the winner."""

from __future__ import annotations

import math
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from . import fonts
from .emblems import paint_emblem
from .slips import readable
from .theme import Theme, mixed, tint


def paint_bunting(
    painter: QPainter, rect: QRectF, colours: tuple[str, str], theme: Theme
) -> None:
    """A string of pennants across the top of *rect*, sagging to its foot."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    swags = max(2, round(rect.width() / (rect.height() * 5)))
    wide = rect.width() / swags
    flag = rect.height() * 0.62
    cloths = (colours[0], theme.cream, colours[1])
    for swag in range(swags):
        left = rect.left() + swag * wide
        count = max(4, round(wide / (flag * 0.95)))
        for number in range(count):
            ends = [_string(rect, left, wide, (number + at) / count) for at in (0.08, 0.92)]
            middle = (ends[0] + ends[1]) / 2
            tip = middle + QPointF(0, flag)
            shape = QPainterPath(ends[0])
            shape.lineTo(ends[1])
            shape.lineTo(tip)
            shape.closeSubpath()
            painter.setPen(QPen(tint(theme.ink), 1.2))
            painter.setBrush(QColor(cloths[number % len(cloths)]))
            painter.drawPath(shape)
        line = QPainterPath(_string(rect, left, wide, 0.0))
        for step in range(1, 13):
            line.lineTo(_string(rect, left, wide, step / 12))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint(theme.ink), 3.0))
        painter.drawPath(line)
        painter.setPen(QPen(tint(theme.brass), 1.6))
        painter.drawPath(line)
    painter.restore()


def _string(rect: QRectF, left: float, wide: float, share: float) -> QPointF:
    sag = rect.height() * 0.34 * math.sin(math.pi * share)
    return QPointF(left + wide * share, rect.top() + 3 + sag)


def paint_winner(
    painter: QPainter,
    rect: QRectF,
    title: str,
    below: str,
    colours: tuple[str, str],
    emblem: Path,
    theme: Theme,
    *,
    initials: str = "",
) -> None:
    """An enamel plaque in the winner's colours: emblem, *title*, and a line *below* it.

    Where there is no emblem, *initials* stand for it.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    corner = rect.height() * 0.14
    for spread in (4, 3, 2, 1):
        painter.setBrush(QColor(0, 0, 0, 40))
        painter.drawRoundedRect(
            rect.adjusted(-spread, 3 - spread, spread, 5 + spread), corner, corner
        )
    enamel = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    enamel.setColorAt(0, QColor(mixed(colours[0], theme.cream, 0.08)))
    enamel.setColorAt(1, QColor(mixed(colours[0], theme.ink, 0.22)))
    painter.setBrush(enamel)
    painter.setPen(QPen(tint(theme.ink), 3))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((6.0, 2.5), (11.0, 1.0)):
        painter.setPen(QPen(tint(theme.brass), width))
        painter.drawRoundedRect(
            rect.adjusted(inset, inset, -inset, -inset), corner - inset / 2, corner - inset / 2
        )
    unit = rect.height() / 100
    disc = QRectF(rect.left() + unit * 16, rect.top() + unit * 16, unit * 68, unit * 68)
    paint_emblem(painter, disc, emblem, initials=initials, ground=colours[0], theme=theme)
    words = QRectF(disc.right() + unit * 10, rect.top(), 0, unit * 100)
    words.setRight(rect.right() - unit * 18)
    ink = readable(colours[0], theme)
    painter.setPen(tint(ink))
    above = QRectF(words.left(), rect.top() + unit * 18, words.width(), unit * 40)
    fonts.paint_line(painter, above, title, fonts.display, unit * 34, 12)
    under = QRectF(words.left(), rect.top() + unit * 58, words.width(), unit * 26)
    fonts.paint_line(painter, under, below, fonts.plain, unit * 21, 11)
    painter.restore()
