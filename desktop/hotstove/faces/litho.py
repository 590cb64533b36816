"""The printer's hand behind portraits: flat colours, one ink line, halftone dots, letters.

Coordinates are those of the picture's square of 100 units. Nothing here knows a player.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from hotstove.faces import fonts, theme
from hotstove.play.values import Value

INK: Final = theme.EVENING.ink
mixed: Final = lru_cache(maxsize=512)(theme.mixed)


class Uniform(Value, frozen=True):
    """Colours ``#rrggbb``; *cap* and *jersey* count the cuts 0 to 3."""

    primary: str
    secondary: str
    deep: str
    pale: str
    flannel: str
    cap: int
    jersey: int


@lru_cache(maxsize=512)
def _brush(colour: str) -> QBrush:
    return QBrush(QColor(colour))


@lru_cache(maxsize=1024)
def _pen(colour: str, width: float) -> QPen:
    return QPen(
        QColor(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


_NO_PEN = QPen(Qt.PenStyle.NoPen)


class Woodblock:
    """A painter that prints shapes with or without the ink line; *ink* is its width in units."""

    def __init__(self, painter: QPainter, ink: float) -> None:
        self.painter = painter
        self.ink = ink
        self.is_fine = True
        """Whether details smaller than the ink line are worth printing."""
        self.is_big = True
        """Whether the shape of a halftone dot can be seen."""

    def flat(self, shape: QPainterPath, colour: str) -> None:
        self.painter.setPen(_NO_PEN)
        self.painter.setBrush(_brush(colour))
        self.painter.drawPath(shape)

    def flat_rect(self, rect: QRectF, colour: str) -> None:
        # Unsmoothed edges cost a fifth, and these lie on the picture's edge or are level.
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.painter.fillRect(rect, _brush(colour))
        self.painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def shape(self, shape: QPainterPath, colour: str) -> None:
        self.painter.setPen(_pen(INK, self.ink))
        self.painter.setBrush(_brush(colour))
        self.painter.drawPath(shape)

    def outline(self, shape: QPainterPath) -> None:
        self.line(shape, self.ink, INK)

    def line(self, shape: QPainterPath, width: float, colour: str) -> None:
        self.painter.strokePath(shape, _pen(colour, width))

    def limb(self, bone: QPainterPath, width: float, colour: str) -> None:
        """A round-ended shape of *width* about *bone*, outlined."""
        self.painter.strokePath(bone, _pen(INK, width + 2 * self.ink))
        self.painter.strokePath(bone, _pen(colour, width))

    def rule(self, x1: float, y1: float, x2: float, y2: float, width: float, colour: str) -> None:
        self.painter.setPen(_pen(colour, width))
        self.painter.drawLine(QLineF(x1, y1, x2, y2))

    def ellipse(
        self, x: float, y: float, rx: float, ry: float, colour: str, outlined: bool = True
    ) -> None:
        self.painter.setPen(_pen(INK, self.ink) if outlined else _NO_PEN)
        self.painter.setBrush(_brush(colour))
        self.painter.drawEllipse(QPointF(x, y), rx, ry)

    def dots(self, at: list[QPointF], width: float, colour: str) -> None:
        self.painter.setPen(_NO_PEN)
        self.painter.setBrush(_brush(colour))
        if self.is_big:
            for spot in at:
                self.painter.drawEllipse(spot, width / 2, width / 2)
        else:
            side = width * 0.84
            self.painter.drawRects(
                [QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side) for spot in at]
            )

    def halftone(self, sheet: QRectF, colour: str) -> None:
        """Dots that swell towards the foot of *sheet*."""
        left, right, foot = (
            round(sheet.left(), 1),
            round(sheet.right(), 1),
            round(sheet.bottom(), 1),
        )
        if self.is_big:
            self.flat(_screen(left, right, foot), colour)
            return
        self.painter.setPen(_NO_PEN)
        self.painter.setBrush(_brush(colour))
        self.painter.drawRects(_small_screen(left, right, foot))

    def letter(
        self, shape: QPainterPath, x: float, y: float, height: float, colour: str, edge: str | None
    ) -> None:
        """A ``glyph`` with its middle at (*x*, *y*), *height* units tall."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.scale(height / 100, height / 100)
        if edge is not None:
            self.painter.strokePath(shape, _pen(edge, 16.0))
        self.flat(shape, colour)
        self.painter.restore()

    @contextmanager
    def mirrored(self, is_mirrored: bool) -> Iterator[None]:
        """Print left for right, for those who bat or throw left."""
        if not is_mirrored:
            yield
            return
        self.painter.save()
        self.painter.translate(100, 0)
        self.painter.scale(-1, 1)
        yield
        self.painter.restore()


@lru_cache(maxsize=64)
def _dot(width: float) -> QPainterPath:
    """A dot as an octagon, which fills in a fraction of a circle's time and looks like one."""
    far, near = width / 2, width * 0.207
    corners = ((near, far), (far, near), (far, -near), (near, -far))
    return path(*corners, *((-x, -y) for x, y in corners))


@lru_cache(maxsize=64)
def _screen(left: float, right: float, foot: float) -> QPainterPath:
    screen = QPainterPath()
    for at, width in _spots(left, right, foot):
        screen.addPath(_dot(width).translated(at))
    return screen


@lru_cache(maxsize=64)
def _small_screen(left: float, right: float, foot: float) -> list[QRectF]:
    """The same as squares, several times as fast and no different at a pixel or two."""
    return [
        QRectF(at.x() - width * 0.42, at.y() - width * 0.42, width * 0.84, width * 0.84)
        for at, width in _spots(left, right, foot)
    ]


def _spots(left: float, right: float, foot: float) -> Iterator[tuple[QPointF, float]]:
    """Eight rows, the lowest the widest, leaving out what a figure always covers."""
    step = 4.4
    for row in range(8):
        width, y = round(3.0 - row * 0.32, 2), foot - 3 - row * 3.7
        for column in range(int((right - left) / step) + 2):
            x = left + (column + row % 2 / 2) * step
            if abs(x - 50) > 22 or y < 76:
                yield QPointF(x, y), width


def path(*corners: tuple[float, float]) -> QPainterPath:
    """A closed polygon."""
    shape = QPainterPath(QPointF(*corners[0]))
    for corner in corners[1:]:
        shape.lineTo(QPointF(*corner))
    shape.closeSubpath()
    return shape


@lru_cache(maxsize=64)
def glyph(letter: str) -> QPainterPath:
    """*letter* in the display face, 100 units tall, its middle at the origin."""
    shape = QPainterPath()
    shape.addText(QPointF(0, 0), fonts.display(140), letter[:1].upper())
    box = shape.boundingRect()
    shape.translate(-box.center())
    return shape
