"""Turned wooden pegs with painted heads: each tells itself by letter, rings and colour.

Where the holes are is in ``pegboard``; how a peg hops is the playmat's.
"""

from __future__ import annotations

import math
from enum import StrEnum
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from . import fonts
from .theme import Theme, mixed, tint


class PegColour(StrEnum):
    WHITE = "white"
    """Counts outs and marks who is hitting."""
    RED = "red"
    """Home's runners."""
    BLUE = "blue"
    """The visitors' runners."""
    GREEN = "green"
    """Fast runners; kept in the box."""


LEAN: Final = (-0.10, -0.34)
"""Where a head stands off its hole, in head radii: the table is seen a little from below."""
REACH: Final = 1.62
"""How far from the hole's centre a peg at rest is drawn, in head radii, shadow included."""


def colour_of(peg: PegColour, theme: Theme) -> str:
    """The paint of a head, ``#rrggbb``."""
    return {
        PegColour.WHITE: mixed(theme.cream, "#ffffff", 0.35),
        PegColour.RED: theme.home_red,
        PegColour.BLUE: theme.visitor_blue,
        PegColour.GREEN: mixed(theme.felt_light, theme.felt_dark, 0.3),
    }[peg]


def letter_of(peg: PegColour) -> str:
    """What stands on a head; the white peg has a turned knob instead."""
    return {
        PegColour.WHITE: "",
        PegColour.RED: QCoreApplication.translate("pegboard", "H", "on a peg: home"),
        PegColour.BLUE: QCoreApplication.translate("pegboard", "V", "on a peg: visitors"),
        PegColour.GREEN: QCoreApplication.translate("pegboard", "F", "on a peg: fast runner"),
    }[peg]


def head_centre(hole: QPointF, radius: float, height: float = 0.0) -> QPointF:
    """The middle of the head of a peg in *hole*, lifted *height* head radii out of it."""
    return hole + QPointF(LEAN[0] * radius, (LEAN[1] - height) * radius)


def paint_peg(
    painter: QPainter,
    hole: QPointF,
    radius: float,
    peg: PegColour,
    theme: Theme,
    height: float = 0.0,
) -> None:
    """A peg over the middle of *hole*; *radius* is its head's.

    *height* is how far it hovers above its place, in head radii: 0 stands in the hole.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    head = head_centre(hole, radius, height)
    _paint_shade(painter, hole, radius, height)
    _paint_shaft(painter, hole, head, radius, height, theme)
    _paint_head(painter, head, radius, peg, theme)
    painter.restore()


def _paint_shade(painter: QPainter, hole: QPointF, radius: float, height: float) -> None:
    """The head's shadow on the board, falling to the lower right and fading as it rises."""
    fall = QPointF(0.34 + 0.5 * height, 0.26 + 0.35 * height) * radius
    reach = radius * (1.22 + 0.22 * height)
    shade = QRadialGradient(hole + fall, reach)
    depth = 0.62 / (1.0 + 0.7 * height)
    for stop, share in ((0.0, 1.0), (0.5, 0.85), (0.78, 0.38), (1.0, 0.0)):
        shade.setColorAt(stop, tint("#1a0d03", depth * share))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(hole + fall, reach, reach)


def _paint_shaft(
    painter: QPainter, hole: QPointF, head: QPointF, radius: float, height: float, theme: Theme
) -> None:
    """The bare wood between the head and the hole, or the whole tapered foot in the air."""
    foot = hole if height == 0 else head + QPointF(0.03, 1.75) * radius
    wide, narrow = radius * 0.46, radius * (0.44 if height == 0 else 0.30)
    shape = QPainterPath(head + QPointF(-wide, 0))
    shape.lineTo(head + QPointF(wide, 0))
    shape.lineTo(foot + QPointF(narrow, 0))
    shape.quadTo(foot + QPointF(0, narrow * 1.3), foot + QPointF(-narrow, 0))
    shape.closeSubpath()
    wood = QLinearGradient(head - QPointF(wide, 0), head + QPointF(wide, 0))
    wood.setColorAt(0.0, tint("#f0d9ae"))
    wood.setColorAt(0.4, tint("#dcb983"))
    wood.setColorAt(1.0, tint("#8a6233"))
    painter.setPen(QPen(tint(theme.ink), radius * 0.08))
    painter.setBrush(wood)
    painter.drawPath(shape)


def _paint_head(
    painter: QPainter, head: QPointF, radius: float, peg: PegColour, theme: Theme
) -> None:
    paint = colour_of(peg, theme)
    edge = radius * 0.11
    # Ink without, cream within: one of the two stands out from any ground.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(theme.ink))
    painter.drawEllipse(head, radius, radius)
    painter.setBrush(tint(theme.cream if peg is not PegColour.WHITE else theme.cream_shade))
    painter.drawEllipse(head, radius - edge, radius - edge)
    inner = radius - 2.1 * edge
    dome = QRadialGradient(head - QPointF(inner * 0.38, inner * 0.45), inner * 1.75)
    dome.setColorAt(0.0, tint(mixed(paint, "#ffffff", 0.30)))
    dome.setColorAt(0.35, tint(paint))
    dome.setColorAt(1.0, tint(mixed(paint, "#000000", 0.42 if peg is not PegColour.WHITE else 0.2)))
    painter.setBrush(dome)
    painter.setPen(QPen(tint(mixed(paint, theme.ink, 0.75)), radius * 0.05))
    painter.drawEllipse(head, inner, inner)
    _paint_sign(painter, head, inner, peg, theme)
    _paint_gloss(painter, head, inner)


def _paint_sign(
    painter: QPainter, head: QPointF, inner: float, peg: PegColour, theme: Theme
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if peg is PegColour.WHITE:
        # Two turned grooves round a knob.
        for share, width in ((0.70, 0.09), (0.36, 0.12)):
            painter.setPen(QPen(tint(theme.ink, 0.8), inner * width))
            painter.drawEllipse(head, inner * share, inner * share)
        return
    letter = theme.cream
    if peg is PegColour.BLUE:
        pen = QPen(tint(letter, 0.95), inner * 0.1)
        pen.setDashPattern([1.6, 1.35])
        painter.setPen(pen)
        painter.drawEllipse(head, inner * 0.9, inner * 0.9)
    elif peg is PegColour.GREEN:
        painter.setPen(QPen(tint(letter, 0.95), inner * 0.10))
        for turn in (35, 145, 215, 325):
            away = QPointF(math.cos(math.radians(turn)), math.sin(math.radians(turn)))
            painter.drawLine(head + away * (inner * 0.72), head + away * (inner * 0.95))
    painter.setPen(tint(letter))
    box = QRectF(0, 0, inner * 2, inner * 2)
    box.moveCenter(head)
    fonts.paint_line(painter, box, letter_of(peg), fonts.display, inner * 1.5, 5)


def _paint_gloss(painter: QPainter, head: QPointF, inner: float) -> None:
    """The lamp in the varnish."""
    painter.save()
    painter.translate(head - QPointF(inner * 0.42, inner * 0.52))
    painter.rotate(-38)
    shine = QRadialGradient(QPointF(0, 0), inner * 0.42)
    shine.setColorAt(0.0, tint("#ffffff", 0.80))
    shine.setColorAt(0.5, tint("#ffffff", 0.34))
    shine.setColorAt(1.0, tint("#ffffff", 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shine)
    painter.scale(1.0, 0.55)
    painter.drawEllipse(QPointF(0, 0), inner * 0.42, inner * 0.42)
    painter.restore()
