"""What sets a thing off from what it lies on: soft shadows and the two-coloured ring.

The things themselves are painted elsewhere in this room.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from .theme import Theme, tint


def paint_shadow(painter: QPainter, rect: QRectF, corner: float, lift: float) -> None:
    """The soft shadow of a rounded rectangle that lies *lift* pixels above the ground.

    Light falls from the upper left; the shadow spreads as far as the thing is lifted.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 7
    painter.setBrush(QColor(12, 6, 2, 22))
    fallen = rect.translated(lift * 0.35, lift * 0.7)
    for layer in range(layers):
        spread = lift * (0.62 - layer / (layers - 1))
        shape = fallen.adjusted(-spread, -spread, spread, spread)
        rounding = max(1.0, corner + spread)
        painter.drawRoundedRect(shape, rounding, rounding)
    painter.restore()


def paint_contact_shadow(
    painter: QPainter, centre: QPointF, radius: float, height: float = 0.0
) -> None:
    """The shadow under a round thing of *radius*, *height* pixels above the ground.

    At rest it is small and dark; the higher the thing, the wider and fainter it gets.
    """
    reach = radius * 1.12 + height * 0.4
    depth = 150 / (1.0 + 1.6 * height / max(radius, 1.0))
    at = QPointF(centre.x() + radius * 0.10 + height * 0.35, centre.y() + radius * 0.20 + height)
    shade = QRadialGradient(at, reach)
    for stop, share in ((0.0, 1.0), (0.55, 0.86), (0.78, 0.42), (0.92, 0.1), (1.0, 0.0)):
        shade.setColorAt(stop, QColor(14, 4, 2, round(depth * share)))
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    painter.drawEllipse(at, reach, reach)
    painter.restore()


def paint_ring(painter: QPainter, rect: QRectF, theme: Theme, corner: float = 8.0) -> None:
    """The ring round a chosen card, which reads on cream, felt and walnut alike.

    *rect* is the card's edge: two pixels of ink inside it, two of brass and one of ink outside.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, out in (
        (theme.ink, 1.4, 2.6),
        (theme.brass, 2.2, 1.1),
        (theme.ink, 2.0, -1.0),
    ):
        painter.setPen(QPen(tint(colour), width))
        rounding = max(1.0, corner + out)
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), rounding, rounding)
    painter.restore()
