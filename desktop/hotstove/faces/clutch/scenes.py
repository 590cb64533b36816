"""The pictures of stadiums and of the weather: skylines, stands, sun and clouds, cut in wood.

Which of them a card shows depends on its id alone, so that it is always the same.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ..theme import EVENING, mixed

_SKIES: Final = (("#e9b872", "#f6e3b4"), ("#7fa7bd", "#dfe9df"), ("#c9826a", "#f3d3a4"),
                 ("#5f7f9a", "#cfdcd3"))  # fmt: skip
_INK: Final = EVENING.ink
_GRASS: Final = "#3f7d55"
_DIRT: Final = "#b98d55"


def _pen(width: float, colour: str = _INK) -> QPen:
    pen = QPen(QColor(colour), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def paint_stadium(card_id: str) -> Callable[[QPainter, QRectF], None]:
    """Return how to draw a park under its own sky, seen from behind the plate."""
    mark = zlib.crc32(card_id.encode())

    def paint(painter: QPainter, box: QRectF) -> None:
        top, low = _SKIES[mark % len(_SKIES)]
        _sky(painter, box, top, low)
        ground = box.top() + box.height() * 0.62
        _skyline(painter, box, ground, mark)
        _stands(painter, box, ground)
        _field(painter, box, ground)
        for side in (-1, 1):
            _lights(painter, box, ground, side, 3 + (mark >> 7) % 2)

    return paint


def _sky(painter: QPainter, box: QRectF, top: str, low: str) -> None:
    sky = QLinearGradient(box.topLeft(), box.bottomLeft())
    sky.setColorAt(0.0, QColor(top))
    sky.setColorAt(0.65, QColor(low))
    painter.fillRect(box, sky)


def _skyline(painter: QPainter, box: QRectF, ground: float, mark: int) -> None:
    """Chimneys, gables and water towers behind the stands."""
    painter.setPen(_pen(3))
    painter.setBrush(QColor(mixed(EVENING.board, "#ffffff", 0.42)))
    x, bits, tall = box.left() - 10, mark, box.height()
    while x < box.right():
        wide, high = 34 + bits % 5 * 13, tall * (0.16 + (bits >> 3) % 5 * 0.055)
        house = QPainterPath(QPointF(x, ground))
        house.lineTo(x, ground - high)
        if bits % 3 == 0:
            house.lineTo(x + wide / 2, ground - high - 20)
        house.lineTo(x + wide, ground - high)
        house.lineTo(x + wide, ground)
        painter.drawPath(house)
        if bits % 4 == 1:
            painter.drawRect(QRectF(x + wide * 0.6, ground - high - 38, 12, 38))
        x += wide
        bits = (bits >> 2) ^ (mark * 2654435761 >> 5 & 0xFFFFFFF) if bits > 64 else bits * 37 + mark


def _stands(painter: QPainter, box: QRectF, ground: float) -> None:
    """Bleachers with a roof and bunting along the rail."""
    tall = box.height() * 0.17
    rows = QRectF(box.left() - 6, ground - tall, box.width() + 12, tall)
    painter.setPen(_pen(4))
    painter.setBrush(QColor("#8a5a34"))
    painter.drawRect(rows)
    step = tall / 4
    for number in range(4):
        y = rows.top() + step * (number + 0.5)
        for seat in range(int(box.width() // 15) + 1):
            colour = (EVENING.cream, EVENING.brass, "#cf8f6a", "#a9bfae")[(seat * 7 + number) % 4]
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colour))
            at = QPointF(box.left() + seat * 15 + (number % 2) * 7, y)
            painter.drawEllipse(at, 4.6, 4.6)
    painter.setPen(_pen(3))
    for number in range(int(box.width() // 58) + 2):
        painter.setBrush(QColor((EVENING.home_red, EVENING.visitor_blue)[number % 2]))
        swag = QRectF(box.left() + number * 58 - 8, rows.bottom() - 15, 58, 30)
        painter.drawChord(swag, 180 * 16, 180 * 16)


def _field(painter: QPainter, box: QRectF, ground: float) -> None:
    painter.fillRect(QRectF(box.left(), ground, box.width(), box.bottom() - ground), QColor(_GRASS))
    middle, foot = box.center().x(), box.bottom() + 6
    dirt = QPainterPath(QPointF(middle, foot))
    reach = min(box.width() * 0.46, (foot - ground) * 2.6)
    dirt.lineTo(middle - reach, ground + 26)
    dirt.quadTo(middle, ground - 10, middle + reach, ground + 26)
    dirt.closeSubpath()
    painter.setPen(_pen(3))
    painter.setBrush(QColor(_DIRT))
    painter.drawPath(dirt)
    grass = QPainterPath(QPointF(middle, foot - 16))
    for x, y in ((-reach * 0.5, ground + 42), (0, ground + 20), (reach * 0.5, ground + 42)):
        grass.lineTo(middle + x, y)
    grass.closeSubpath()
    painter.setBrush(QColor(_GRASS))
    painter.drawPath(grass)
    painter.setPen(_pen(4, EVENING.cream))
    for way in (-1, 1):
        painter.drawLine(QPointF(middle, foot), QPointF(middle + way * reach * 1.1, ground + 8))


def _lights(painter: QPainter, box: QRectF, ground: float, side: int, rows: int) -> None:
    x = box.center().x() + side * box.width() * 0.4
    top = box.top() + box.height() * 0.1
    painter.setPen(_pen(7))
    painter.drawLine(QPointF(x, ground), QPointF(x, top))
    painter.setPen(_pen(3))
    painter.setBrush(QColor("#fff6d6"))
    for row in range(rows):
        for lamp in (-1, 0, 1):
            painter.drawEllipse(QPointF(x + lamp * 15, top + row * 14), 6.5, 6.5)


def paint_weather(card_id: str) -> Callable[[QPainter, QRectF], None]:
    """Return how to draw a sky, its kind told by the words in the card's id."""

    def paint(painter: QPainter, box: QRectF) -> None:
        kind = _kind(card_id)
        top, low = {
            "sun": ("#e7b45f", "#f8e9bd"),
            "wind": ("#7fa7bd", "#e3ead9"),
            "wet": ("#56707f", "#b9c7c3"),
            "fog": ("#9fa9a6", "#e2e3da"),
        }[kind]
        _sky(painter, box, top, low)
        hill = QPainterPath(QPointF(box.left(), box.bottom()))
        hill.lineTo(box.left(), box.bottom() - box.height() * 0.16)
        hill.quadTo(box.center().x(), box.bottom() - box.height() * 0.34, box.right(),
                    box.bottom() - box.height() * 0.12)  # fmt: skip
        hill.lineTo(box.right(), box.bottom())
        painter.setPen(_pen(4))
        painter.setBrush(QColor(_GRASS))
        painter.drawPath(hill)
        _KINDS[kind](painter, box)

    return paint


def _kind(card_id: str) -> str:
    for kind, words in _WORDS.items():
        if any(word in card_id for word in words):
            return kind
    return ("sun", "wind", "wet", "fog")[zlib.crc32(card_id.encode()) % 4]


_WORDS: Final = {
    "sun": ("sun", "dog", "heat", "dry", "clear", "glare", "indian", "twilight"),
    "wind": ("gale", "wind", "breeze", "gust", "blow"),
    "wet": ("rain", "drizzle", "storm", "shower", "dew", "thunder", "snow", "hail"),
    "fog": ("fog", "haze", "smoke", "cold", "frost", "mist", "cloud", "dust"),
}


def _sun(painter: QPainter, box: QRectF) -> None:
    middle, size = box.center() - QPointF(0, box.height() * 0.1), box.height() * 0.2
    painter.setPen(_pen(7, EVENING.home_red))
    ray = QPainterPath()
    for number in range(12):
        painter.save()
        painter.translate(middle)
        painter.rotate(30 * number)
        ray = QPainterPath(QPointF(size * 1.25, 0))
        ray.lineTo(size * 1.65, 0)
        painter.drawPath(ray)
        painter.restore()
    painter.setPen(_pen(5))
    painter.setBrush(QColor(EVENING.brass))
    painter.drawEllipse(middle, size, size)


def _cloud(painter: QPainter, at: QPointF, size: float, colour: str) -> None:
    cloud = QPainterPath()
    cloud.setFillRule(Qt.FillRule.WindingFill)
    for x, y, reach in ((-0.7, 0.1, 0.42), (-0.15, -0.2, 0.55), (0.5, 0.0, 0.46), (0.0, 0.2, 0.5)):
        cloud.addEllipse(at + QPointF(x, y) * size, reach * size, reach * size * 0.8)
    painter.setPen(_pen(5))
    painter.setBrush(QColor(colour))
    painter.drawPath(cloud.simplified())


def _wind(painter: QPainter, box: QRectF) -> None:
    _cloud(painter, QPointF(box.left() + box.width() * 0.27, box.center().y() - 14),
           box.height() * 0.26, EVENING.cream)  # fmt: skip
    painter.setPen(_pen(7))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for number, reach in enumerate((0.36, 0.5, 0.3)):
        y = box.top() + box.height() * (0.28 + 0.16 * number)
        x = box.left() + box.width() * 0.45
        gust = QPainterPath(QPointF(x, y))
        end = QPointF(x + box.width() * reach, y)
        gust.lineTo(end)
        gust.cubicTo(end + QPointF(26, 0), end + QPointF(22, -30), end + QPointF(0, -24))
        painter.drawPath(gust)


def _wet(painter: QPainter, box: QRectF) -> None:
    painter.setPen(_pen(6, EVENING.cream))
    for number in range(12):
        x = box.left() + box.width() * (0.16 + number * 0.06)
        y = box.top() + box.height() * (0.5 + number % 3 * 0.1)
        painter.drawLine(QPointF(x, y), QPointF(x - 9, y + 26))
    middle = QPointF(box.center().x(), box.top() + box.height() * 0.34)
    _cloud(painter, middle, box.height() * 0.36, "#7d8b90")


def _fog(painter: QPainter, box: QRectF) -> None:
    for number in range(6):
        y = box.top() + box.height() * (0.2 + number * 0.12)
        shift = (number % 3 - 1) * box.width() * 0.08
        painter.setPen(_pen(17))
        way = QPointF(box.width() * 0.3, 0)
        painter.drawLine(QPointF(box.center().x() + shift, y) - way,
                         QPointF(box.center().x() + shift, y) + way)  # fmt: skip
        painter.setPen(_pen(9, EVENING.cream))
        painter.drawLine(QPointF(box.center().x() + shift, y) - way,
                         QPointF(box.center().x() + shift, y) + way)  # fmt: skip


_KINDS: Final = {"sun": _sun, "wind": _wind, "wet": _wet, "fog": _fog}
