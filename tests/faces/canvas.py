"""A sheet to draw a face on, and how to look at what was drawn; for the tests of this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter


def drawn(
    paint: Callable[[QPainter], None],
    width: int,
    height: int,
    ground: str = "#808080",
    scale: int = 1,
) -> QImage:
    """What *paint* draws on a sheet of *width* by *height* points, *scale* pixels to a point."""
    sheet = QImage(width * scale, height * scale, QImage.Format.Format_RGB32)
    sheet.fill(QColor(ground))
    painter = QPainter(sheet)
    painter.scale(scale, scale)
    try:
        paint(painter)
    finally:
        painter.end()
    return sheet


def pixels(sheet: QImage, where: QRect | None = None) -> Iterator[QColor]:
    box = sheet.rect() if where is None else where.intersected(sheet.rect())
    for y in range(box.top(), box.bottom() + 1):
        for x in range(box.left(), box.right() + 1):
            yield sheet.pixelColor(x, y)


def greys(sheet: QImage, where: QRect) -> list[int]:
    """The pixels of *where* as one without colour vision sees them, 0 to 255."""
    return [
        round(0.2126 * c.red() + 0.7152 * c.green() + 0.0722 * c.blue())
        for c in pixels(sheet, where)
    ]


def share_changed(one: QImage, other: QImage, where: QRect, least: int = 40) -> float:
    """The share of the pixels of *where* whose greys lie *least* or more apart."""
    pairs = list(zip(greys(one, where), greys(other, where), strict=True))
    return sum(abs(a - b) >= least for a, b in pairs) / len(pairs)
