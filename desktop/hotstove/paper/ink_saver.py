"""A painter that saves ink: white grounds, line art, grey for floods, black lettering.

Whatever draws with it draws as always; colours are thinned as they reach the paper. Small solid
marks keep their darkness, since it is what tells them apart.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

SMALL: Final = 30.0
"""Square millimetres of a mark that is no flood."""
THICK: Final = 1.0
"""Millimetres of a line that is one."""
THIN: Final = 0.26
"""What is left of a flood's darkness."""
PALE: Final = 0.12
"""A ground no darker than this is left white."""
WHOLE: Final = 1600.0
"""Square millimetres of a flood that is left white however dark."""
FAINT: Final = 0.35
"""The least darkness of a solid line: a white one on a dark ground has lost its ground."""


class InkSaver(QPainter):
    """*dots*: of the device, to a millimetre."""

    def __init__(self, dots: float) -> None:
        super().__init__()
        self._dots = dots

    # Shapes

    def drawRect(self, *where: Any) -> None:
        self._shape(_rect(where), lambda: QPainter.drawRect(self, *where))

    def drawRects(self, rects: Any, *more: Any) -> None:
        for rect in (rects, *more) if isinstance(rects, QRectF) else rects:
            self.drawRect(rect)

    def drawRoundedRect(self, *where: Any) -> None:
        self._shape(_rect(where), lambda: QPainter.drawRoundedRect(self, *where))

    def drawEllipse(self, *where: Any) -> None:
        if isinstance(where[0], QPointF):
            middle, rx, ry = where
            box = QRectF(middle.x() - rx, middle.y() - ry, 2 * rx, 2 * ry)
        else:
            box = _rect(where)
        self._shape(box, lambda: QPainter.drawEllipse(self, *where))

    def drawPolygon(self, points: Any, *more: Any) -> None:
        self._shape(_around(points), lambda: QPainter.drawPolygon(self, points, *more))

    def drawConvexPolygon(self, points: Any, *more: Any) -> None:
        self._shape(_around(points), lambda: QPainter.drawConvexPolygon(self, points, *more))

    def drawPath(self, path: QPainterPath) -> None:
        self._shape(path.boundingRect(), lambda: QPainter.drawPath(self, path))

    def drawPie(self, *where: Any) -> None:
        self._shape(_rect(where), lambda: QPainter.drawPie(self, *where))

    def drawChord(self, *where: Any) -> None:
        self._shape(_rect(where), lambda: QPainter.drawChord(self, *where))

    def fillPath(self, path: QPainterPath, brush: Any) -> None:
        QPainter.fillPath(self, path, self._thinned(QBrush(brush), path.boundingRect()))

    def fillRect(self, *where: Any) -> None:
        *rect, brush = where
        box = _rect(tuple(rect))
        QPainter.fillRect(self, box, self._thinned(QBrush(brush), box))

    # Lines

    def strokePath(self, path: QPainterPath, pen: Any) -> None:
        QPainter.strokePath(self, path, self._lined(QPen(pen)))

    def drawLine(self, *where: Any) -> None:
        self._stroke(lambda: QPainter.drawLine(self, *where))

    def drawLines(self, *where: Any) -> None:
        self._stroke(lambda: QPainter.drawLines(self, *where))

    def drawPolyline(self, *where: Any) -> None:
        self._stroke(lambda: QPainter.drawPolyline(self, *where))

    def drawArc(self, *where: Any) -> None:
        self._stroke(lambda: QPainter.drawArc(self, *where))

    def drawPoints(self, *where: Any) -> None:
        self._stroke(lambda: QPainter.drawPoints(self, *where))

    # Lettering

    def drawText(self, *what: Any) -> Any:
        pen = self.pen()
        black = QColor(Qt.GlobalColor.black)
        black.setAlphaF(pen.color().alphaF())
        self.setPen(black)
        try:
            return QPainter.drawText(self, *what)
        finally:
            self.setPen(pen)

    # Thinning

    def _shape(self, box: QRectF, draw: Callable[[], None]) -> None:
        pen, brush = self.pen(), self.brush()
        self.setPen(self._lined(pen))
        self.setBrush(self._thinned(brush, box))
        draw()
        self.setPen(pen)
        self.setBrush(brush)

    def _stroke(self, draw: Callable[[], None]) -> None:
        pen = self.pen()
        self.setPen(self._lined(pen))
        draw()
        self.setPen(pen)

    def _thinned(self, brush: QBrush, box: QRectF) -> QBrush:
        if brush.style() == Qt.BrushStyle.NoBrush:
            return brush
        darkness = _darkness(brush)
        on_paper = self.combinedTransform().mapRect(box)
        area = on_paper.width() * on_paper.height() / (self._dots * self._dots)
        if area > WHOLE or (area > SMALL and darkness <= PALE):
            darkness = 0.0
        elif area > SMALL:
            darkness *= THIN
        return QBrush(_grey(darkness))

    def _lined(self, pen: QPen) -> QPen:
        if pen.style() == Qt.PenStyle.NoPen:
            return pen
        drawn = self.combinedTransform()
        scale = abs(drawn.determinant()) ** 0.5
        darkness = _darkness(pen.brush())
        if pen.widthF() * scale / self._dots > THICK:
            darkness *= THIN
        elif pen.color().alphaF() > 0.9:
            darkness = max(FAINT, darkness)
        thin = QPen(pen)
        thin.setBrush(QBrush(_grey(darkness)))
        return thin


def coverage(picture: QImage) -> float:
    """Return the share of *picture* that is ink, 0 to 1."""
    mean = picture.scaled(
        1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    return _dark(mean.pixelColor(0, 0))


def _grey(darkness: float) -> QColor:
    level = round(255 * (1 - min(1.0, darkness)))
    return QColor(level, level, level)


def _darkness(brush: QBrush) -> float:
    """0 for white or nothing, 1 for solid black."""
    gradient = brush.gradient()
    if gradient is None:
        return _dark(brush.color())
    stops = gradient.stops()
    return sum(_dark(stop[1]) for stop in stops) / len(stops)


def _dark(colour: QColor) -> float:
    light = 0.299 * colour.redF() + 0.587 * colour.greenF() + 0.114 * colour.blueF()
    return float((1 - light) * colour.alphaF())


def _rect(where: tuple[Any, ...]) -> QRectF:
    if isinstance(where[0], int | float):
        return QRectF(*where[:4])
    return QRectF(where[0])


def _around(points: Any) -> QRectF:
    if hasattr(points, "boundingRect"):
        return QRectF(points.boundingRect())
    xs, ys = [point.x() for point in points], [point.y() for point in points]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
