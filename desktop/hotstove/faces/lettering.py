"""Lines of lettering on a card: what fits where, and shorter forms of a name; no game's words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from hotstove.faces import fonts, theme
from hotstove.faces.theme import EVENING

LEFT: Final = Qt.AlignmentFlag.AlignLeft
RIGHT: Final = Qt.AlignmentFlag.AlignRight
MIDDLE: Final = Qt.AlignmentFlag.AlignHCenter


@dataclass(frozen=True)
class Line:
    """One line of lettering in its box; sizes in the units of what it stands on."""

    text: str
    box: QRectF
    px: float
    least: float
    align: Qt.AlignmentFlag = LEFT
    colour: str = EVENING.ink
    is_display: bool = False
    is_bold: bool = True

    def fitted(self) -> tuple[str, QFont]:
        """The text and font as printed: shrunk to *least* where needed, then cut short."""
        make = fonts.display if self.is_display else bold if self.is_bold else fonts.plain
        return _fitted(self.text, self.box.width(), make, self.px, self.least)

    def paint(self, painter: QPainter) -> None:
        text, font = self.fitted()
        painter.setPen(QColor(self.colour))
        painter.setFont(font)
        advance, capital = _measure(text, font.family(), font.pixelSize(), font.bold())
        spare = self.box.width() - advance
        share = 0.0 if self.align is LEFT else 1.0 if self.align is RIGHT else 0.5
        baseline = self.box.center().y() + capital / 2
        painter.drawText(QPointF(self.box.left() + spare * share, baseline), text)


def bold(px: float) -> QFont:
    return fonts.plain(px, bold=True)


@lru_cache(maxsize=4096)
def _fitted(
    text: str, room: float, make: Callable[[float], QFont], px: float, least: float
) -> tuple[str, QFont]:
    return fonts.fitted(text, room, make, px, least)


@lru_cache(maxsize=4096)
def _measure(text: str, family: str, px: int, is_bold: bool) -> tuple[float, float]:
    font = fonts.display(px) if family == fonts.display(px).family() else fonts.plain(px, is_bold)
    return fonts.width(text, font), QFontMetricsF(font).capHeight()


def short_forms(name: str) -> Iterator[str]:
    """Ever shorter forms of a name: whole, with an initial, the last name, its first half."""
    yield name
    first, _, last = name.partition(" ")
    if last:
        yield f"{first[0]}. {last}"
        yield last
    head, dash, tail = (last or name).partition("-")
    if dash and tail:
        yield f"{head}-{tail[0]}."


def readable_on(ground: str) -> str:
    """Cream or ink ``#rrggbb``, whichever reads better on *ground*."""
    return max((EVENING.cream, EVENING.ink), key=lambda ink: theme.contrast(ink, ground))
