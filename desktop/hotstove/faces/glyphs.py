"""Signs that neither bundled font holds, as paths: triangles, arrows, a star.

Letters and figures come from ``fonts``.
"""

from __future__ import annotations

import math
from enum import IntEnum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform


class Way(IntEnum):
    """Where a sign points; the value is its turn in degrees, clockwise from up."""

    UP = 0
    RIGHT = 90
    DOWN = 180
    LEFT = 270


def triangle(rect: QRectF, way: Way) -> QPainterPath:
    """A solid triangle that fills the largest centred square of *rect*."""
    return _placed(((0.0, -0.42), (0.5, 0.42), (-0.5, 0.42)), rect, way)


def arrow(rect: QRectF, way: Way) -> QPainterPath:
    """A solid arrow with a shaft, as tall as the largest centred square of *rect*."""
    shape = (
        (0.0, -0.5),
        (0.36, -0.08),
        (0.12, -0.08),
        (0.12, 0.5),
        (-0.12, 0.5),
        (-0.12, -0.08),
        (-0.36, -0.08),
    )
    return _placed(shape, rect, way)


def star(rect: QRectF) -> QPainterPath:
    """A five-pointed star, one point up."""
    shape = []
    for corner in range(10):
        reach = 0.5 if corner % 2 == 0 else 0.2
        turn = math.pi * corner / 5
        shape.append((reach * math.sin(turn), -reach * math.cos(turn)))
    return _placed(tuple(shape), rect, Way.UP)


def _placed(shape: tuple[tuple[float, float], ...], rect: QRectF, way: Way) -> QPainterPath:
    side = min(rect.width(), rect.height())
    place = QTransform().translate(rect.center().x(), rect.center().y())
    place.rotate(float(way)).scale(side, side)
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in shape]))
    path.closeSubpath()
    return place.map(path)
