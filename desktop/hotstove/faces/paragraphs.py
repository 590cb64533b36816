"""Text of several lines in a box: as large as fits, broken at spaces, never over the edge.

A single line is ``lettering.Line``; what the words say is the game's affair.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from . import fonts
from .lettering import LEFT, RIGHT, bold
from .theme import EVENING

_AT = 100.0
"""Words are measured once at this size; without hinting widths grow in proportion."""
_SAFE = 1.004


@dataclass(frozen=True)
class Paragraph:
    """Text in its box; sizes in the units of what it stands on."""

    text: str
    box: QRectF
    px: float
    least: float
    align: Qt.AlignmentFlag = LEFT
    colour: str = EVENING.ink
    is_display: bool = False
    is_bold: bool = False
    leading: float = 1.16
    """From one baseline to the next, in sizes."""
    is_centred: bool = True
    """Whether it stands in the middle of its box's height, not at its head."""

    def fitted(self) -> tuple[tuple[str, ...], QFont]:
        """The lines and font as printed: shrunk to *least*, then cut short with an ellipsis."""
        face = "display" if self.is_display else "bold" if self.is_bold else "plain"
        lines, px = _set(
            self.text, self.box.width(), self.box.height(), face, self.px, self.least, self.leading
        )
        return lines, _font(face, px)

    @property
    def is_whole(self) -> bool:
        """Whether all of the text is printed."""
        return "".join("".join(self.fitted()[0]).split()) == "".join(self.text.split())

    def paint(self, painter: QPainter) -> None:
        lines, font = self.fitted()
        step = font.pixelSize() * self.leading
        painter.setPen(QColor(self.colour))
        painter.setFont(font)
        top = self.box.top()
        if self.is_centred:
            top += (self.box.height() - step * len(lines)) / 2
        # Capitals stand in the middle of their line's height.
        baseline = top + step / 2 + _capital(font.family(), font.pixelSize(), font.bold()) / 2
        for line in lines:
            spare = 0.0
            if self.align is not LEFT:
                spare = self.box.width() - fonts.width(line, font)
            share = 1.0 if self.align is RIGHT else 0.5
            painter.drawText(QPointF(self.box.left() + spare * share, baseline), line)
            baseline += step


def height_of(
    text: str, width: float, px: float, *, is_bold: bool = False, leading: float = 1.16
) -> float:
    """How tall *text* stands at *px*, broken to *width*."""
    face = "bold" if is_bold else "plain"
    return len(_broken(text, width / px, face)) * px * leading if text else 0.0


def _font(face: str, px: float) -> QFont:
    if face == "display":
        return fonts.display(px)
    return bold(px) if face == "bold" else fonts.plain(px)


@lru_cache(maxsize=256)
def _capital(family: str, px: int, is_bold: bool) -> float:
    font = fonts.display(px) if family == fonts.display(px).family() else fonts.plain(px, is_bold)
    return QFontMetricsF(font).capHeight()


@lru_cache(maxsize=8192)
def _wide(word: str, face: str) -> float:
    return fonts.width(word, _font(face, _AT)) / _AT * _SAFE


@lru_cache(maxsize=2048)
def _set(
    text: str, width: float, height: float, face: str, px: float, least: float, leading: float
) -> tuple[tuple[str, ...], int]:
    """The lines at the largest whole size from *px* down to *least* at which all fits."""
    size = max(1, round(px))
    floor = max(1, min(size, round(least)))
    lines = _broken(text, width / size, face)
    while size > floor and not _fits(lines, width / size, height / size, face, leading):
        size -= 1
        lines = _broken(text, width / size, face)
    room = max(1, int(height / size / leading + 1e-6))
    if len(lines) > room:
        lines = [*lines[: room - 1], " ".join(lines[room - 1 :])]
    font = _font(face, size)
    cut = tuple(
        QFontMetricsF(font).elidedText(line, Qt.TextElideMode.ElideRight, width) for line in lines
    )
    return cut, size


def _fits(lines: list[str], width: float, height: float, face: str, leading: float) -> bool:
    return len(lines) * leading <= height + 1e-6 and all(
        _wide(line, face) <= width for line in lines
    )


def _broken(text: str, width: float, face: str) -> list[str]:
    """*text* broken at spaces into lines no wider than *width* ems, where words allow it."""
    lines: list[str] = []
    for piece in text.split("\n"):
        line = ""
        for word in piece.split(" "):
            longer = f"{line} {word}" if line else word
            if line and _wide(longer, face) > width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
