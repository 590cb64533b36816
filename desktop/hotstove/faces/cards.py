"""The card as a thing, of any game: its measure, stock, shadow, back and selection ring.

What a game prints on its face is ``faces.<game>``; how a card lies and moves is the playmat's.
A card is laid out in tenths of a millimetre and scaled to whatever rectangle it is given, so
every size shows the same picture.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum, auto
from functools import lru_cache
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from hotstove.faces import fonts, theme
from hotstove.faces.theme import EVENING

WIDTH: Final = 630.0
"""Tenths of a millimetre."""
HEIGHT: Final = 880.0
ASPECT: Final = HEIGHT / WIDTH
CORNER: Final = 32.0
RING_ROOM: Final = 2.0
"""How far, in pixels, the selection ring stands out beyond the card."""


class Face(Enum):
    TABLE = auto()
    """What is seen from across the table: portrait, name, one number."""
    READING = auto()
    """Everything the card prints."""
    BACK = auto()


class CardArt(Protocol):
    """How one card looks; made by ``faces.<game>``."""

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        """Draw *face* to fill *rect*, without its shadow; the painter's state is left as it was."""


def corner(width: float) -> float:
    """The corner's radius on a card *width* wide, in the same unit."""
    return CORNER * width / WIDTH


def shadow_room(width: float, lift: float = 0.0) -> float:
    """How far below and beside a card *width* wide its shadow reaches, in the same unit."""
    return width * (0.045 + 0.09 * lift)


def paint_shadow(painter: QPainter, rect: QRectF, lift: float = 0.0) -> None:
    """The shadow of a card that fills *rect*; *lift* runs from 0 (lying) to 1 (in the hand)."""
    room, radius = shadow_room(rect.width(), lift), corner(rect.width())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    layers = 5
    painter.setBrush(theme.tint("#0d1510", 0.10 - 0.03 * lift))
    for layer in range(layers):
        spread = room * (layer / (layers - 1) - 0.55) * 0.5
        shade = rect.translated(room * 0.22, room * 0.5)
        shade.adjust(-spread, -spread, spread, spread)
        painter.drawRoundedRect(shade, radius + spread, radius + spread)
    painter.restore()


@contextmanager
def on_card(painter: QPainter, rect: QRectF) -> Iterator[QPainter]:
    """Let the block draw on a card of WIDTH by HEIGHT units that fills *rect*."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
    try:
        yield painter
    finally:
        painter.restore()


def paint_stock(painter: QPainter) -> None:
    """Cream board with a worn edge; *painter* draws in card units (``on_card``)."""
    sheet = QLinearGradient(0, 0, 0, HEIGHT)
    sheet.setColorAt(0, QColor(EVENING.cream))
    sheet.setColorAt(1, QColor(EVENING.cream_shade))
    painter.setPen(QPen(theme.tint(EVENING.ink, 0.55), 4))
    painter.setBrush(sheet)
    painter.drawRoundedRect(QRectF(2, 2, WIDTH - 4, HEIGHT - 4), CORNER, CORNER)
    painter.setPen(QPen(theme.tint("#ffffff", 0.7), 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(7, 7, WIDTH - 14, HEIGHT - 14), CORNER - 5, CORNER - 5)


def paint_ring(painter: QPainter, rect: QRectF) -> None:
    """Mark the card in *rect* as chosen: 2 px of ink inside its edge, 2 px of brass outside.

    One of the two stands out from any ground; RING_ROOM tells the room needed outside.
    """
    radius = corner(rect.width())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, out in ((EVENING.brass, 1.0), (EVENING.ink, -1.0)):
        painter.setPen(QPen(QColor(colour), 2))
        painter.drawRoundedRect(
            rect.adjusted(-out, -out, out, out), max(1, radius + out), max(1, radius + out)
        )
    painter.restore()


# What a number stands on


def paint_home_plate(painter: QPainter) -> None:
    """Home plate about the origin, 100 units from its middle to its tip, edged in ink."""
    for size, colour in ((1.0, EVENING.ink), (0.94, EVENING.cream)):
        painter.fillPath(_plate(size), QColor(colour))
    painter.strokePath(_plate(0.84), QPen(QColor(EVENING.ink), 3))


def paint_baseball(painter: QPainter) -> None:
    """A baseball about the origin, 100 units in radius, its middle left free."""
    painter.setPen(QPen(QColor(EVENING.ink), 7))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawEllipse(QPointF(0, 0), 97, 97)
    painter.strokePath(_seams(), QPen(QColor(EVENING.home_red), 5))


@lru_cache(maxsize=8)
def _plate(size: float) -> QPainterPath:
    plate = QPainterPath(QPointF(-96, -92) * size)
    for x, y in ((96, -92), (96, 26), (0, 100), (-96, 26)):
        plate.lineTo(QPointF(x, y) * size)
    plate.closeSubpath()
    return plate


@lru_cache(maxsize=1)
def _seams() -> QPainterPath:
    seams = QPainterPath()
    for side in (-1, 1):
        seams.moveTo(side * 66, -70)
        seams.quadTo(side * 82, 0, side * 66, 70)
        for y in (-44, -16, 16, 44):
            seams.moveTo(side * (84 - y * y / 220), y - 6)
            seams.lineTo(side * (67 - y * y / 220), y + 4)
    return seams


# The back


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """Hot Stove's own back, the same for every club and game: a stove within seams of red."""
    with on_card(painter, rect):
        paint_stock(painter)
        field = QRectF(34, 34, WIDTH - 68, HEIGHT - 68)
        painter.setPen(QPen(QColor(EVENING.ink), 6))
        painter.setBrush(QColor(EVENING.board))
        painter.drawRoundedRect(field, 18, 18)
        painter.save()
        painter.setClipRect(field.adjusted(3, 3, -3, -3))
        painter.strokePath(_lattice(), QPen(theme.tint(EVENING.brass, 0.30), 3))
        painter.restore()
        _paint_seams(painter, field.adjusted(26, 26, -26, -26))
        _paint_medallion(painter, QPointF(WIDTH / 2, HEIGHT / 2))


@lru_cache(maxsize=1)
def _lattice() -> QPainterPath:
    """Diamonds, as many as bases on a field, all over the back."""
    lattice = QPainterPath()
    for step in range(-16, 17):
        x = WIDTH / 2 + step * 56
        lattice.moveTo(x - HEIGHT / 2, 0)
        lattice.lineTo(x + HEIGHT / 2, HEIGHT)
        lattice.moveTo(x + HEIGHT / 2, 0)
        lattice.lineTo(x - HEIGHT / 2, HEIGHT)
    return lattice


def _paint_seams(painter: QPainter, frame: QRectF) -> None:
    """A ball's leather all round, with its stitches."""
    band = QPainterPath()
    band.addRoundedRect(frame, 60, 60)
    painter.strokePath(band, QPen(QColor(EVENING.ink), 36))
    painter.strokePath(band, QPen(QColor(EVENING.cream), 28))
    painter.strokePath(band, QPen(QColor(EVENING.home_red), 2.5))
    length = band.length()
    stitches = QPainterPath()
    count = 96
    for number in range(count):
        share = band.percentAtLength(length * number / count)
        at, along = band.pointAtPercent(share), band.angleAtPercent(share)
        stitch = QPainterPath(QPointF(-7, -10))
        stitch.lineTo(0, 0)
        stitch.lineTo(-7, 10)
        turned = painter.worldTransform()
        turned.reset()
        turned.translate(at.x(), at.y())
        turned.rotate(-along)
        stitches.addPath(turned.map(stitch))
    pen = QPen(QColor(EVENING.home_red), 4.5)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(stitches, pen)


def _paint_medallion(painter: QPainter, centre: QPointF) -> None:
    painter.setPen(QPen(QColor(EVENING.ink), 6))
    painter.setBrush(QColor(EVENING.brass))
    painter.drawEllipse(centre, 218, 218)
    painter.setBrush(QColor(EVENING.cream))
    painter.drawEllipse(centre, 200, 200)
    painter.setPen(QPen(QColor(EVENING.home_red), 4))
    painter.drawEllipse(centre, 186, 186)
    painter.save()
    painter.translate(centre.x(), centre.y() - 22)
    paint_stove(painter)
    painter.restore()
    ribbon = QRectF(centre.x() - 236, centre.y() + 108, 472, 96)
    for side in (-1, 1):
        tail = QPainterPath(QPointF(centre.x() + side * 200, ribbon.top() + 22))
        tail.lineTo(centre.x() + side * 266, ribbon.top() + 22)
        tail.lineTo(centre.x() + side * 240, ribbon.top() + 70)
        tail.lineTo(centre.x() + side * 266, ribbon.bottom() + 20)
        tail.lineTo(centre.x() + side * 200, ribbon.bottom() + 20)
        tail.closeSubpath()
        _fill(painter, tail, theme.mixed(EVENING.home_red, EVENING.ink, 0.35))
    painter.setPen(QPen(QColor(EVENING.ink), 6))
    painter.setBrush(QColor(EVENING.home_red))
    painter.drawRoundedRect(ribbon, 8, 8)
    painter.setPen(QColor(EVENING.cream))
    fonts.paint_line(painter, ribbon.adjusted(16, 0, -16, 0), "HOT STOVE", fonts.display, 82, 40)


def _fill(painter: QPainter, shape: QPainterPath, colour: str, ink: float = 6) -> None:
    painter.setPen(QPen(QColor(EVENING.ink), ink) if ink else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(QBrush(QColor(colour)))
    painter.drawPath(shape)


def paint_stove(painter: QPainter) -> None:
    """A pot-bellied stove about the origin, some 210 units wide and 300 tall, fire lit."""
    iron, gleam = "#3a4640", "#59685f"
    pipe = QPainterPath()
    pipe.addRect(QRectF(-19, -172, 38, 84))
    _fill(painter, pipe, iron)
    for leg in (-1, 1):
        foot = QPainterPath(QPointF(leg * 44, 104))
        foot.quadTo(leg * 62, 118, leg * 76, 138)
        foot.lineTo(leg * 54, 138)
        foot.quadTo(leg * 44, 124, leg * 26, 116)
        foot.closeSubpath()
        _fill(painter, foot, iron)
    belly = QPainterPath(QPointF(-54, -92))
    belly.lineTo(54, -92)
    belly.cubicTo(62, -62, 94, -44, 94, 6)
    belly.cubicTo(94, 56, 66, 74, 60, 104)
    belly.lineTo(-60, 104)
    belly.cubicTo(-66, 74, -94, 56, -94, 6)
    belly.cubicTo(-94, -44, -62, -62, -54, -92)
    _fill(painter, belly, iron)
    shine = QPainterPath(QPointF(-50, -62))
    shine.cubicTo(-84, -34, -86, 40, -60, 70)
    shine.cubicTo(-70, 30, -70, -24, -50, -62)
    _fill(painter, shine, gleam, 0)
    for y, wide in ((-98, 64), (104, 70)):
        painter.setPen(QPen(QColor(EVENING.ink), 6))
        painter.setBrush(QColor(EVENING.brass))
        painter.drawRoundedRect(QRectF(-wide, y - 9, 2 * wide, 18), 8, 8)
    painter.drawRoundedRect(QRectF(-26, -142, 52, 14), 6, 6)
    door = QRectF(-44, -48, 88, 80)
    painter.setBrush(QColor(EVENING.ink))
    painter.drawRoundedRect(door, 14, 14)
    flame = QPainterPath(QPointF(0, -44))
    flame.cubicTo(8, -20, 34, -12, 30, 10)
    flame.cubicTo(28, 30, -28, 30, -30, 10)
    flame.cubicTo(-32, -6, -16, -8, -14, -24)
    flame.cubicTo(-6, -20, -2, -30, 0, -44)
    _fill(painter, flame, "#e0662c", 0)
    heart = QPainterPath(QPointF(2, -14))
    heart.cubicTo(8, 0, 18, 2, 15, 14)
    heart.cubicTo(12, 26, -14, 26, -16, 14)
    heart.cubicTo(-16, 4, 0, 2, 2, -14)
    _fill(painter, heart, EVENING.brass, 0)
    painter.setPen(QPen(QColor(EVENING.brass), 5))
    for x in (-22, 0, 22):
        painter.drawLine(QPointF(x, -46), QPointF(x, 30))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(door, 14, 14)
    painter.setPen(QPen(QColor(EVENING.ink), 4))
    painter.setBrush(QColor(EVENING.brass))
    for x in (-30, 0, 30):
        painter.drawEllipse(QPointF(x, 66), 8, 8)
