"""The two bundled typefaces and how a line of text is made to fit; no painting of things.

Rokkitt Bold is the display face (ballpark slab), Roboto Condensed the plain one; its figures
all have one width, so columns of numbers stand straight.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QPainter

DISPLAY_FILE = "Rokkitt-Bold.ttf"
PLAIN_FILES = ("RobotoCondensed-Regular.ttf", "RobotoCondensed-Bold.ttf")

_families: dict[str, str] = {}


class FontMissing(RuntimeError):
    """A bundled font file is absent or damaged."""


def load(folder: Path) -> None:
    """Register the fonts in *folder* (``resources/fonts``); a second call does nothing.

    Needs a QGuiApplication. Raises FontMissing, naming the file, when one cannot be read.
    """
    for file in (DISPLAY_FILE, *PLAIN_FILES):
        if file in _families:
            continue
        number = QFontDatabase.addApplicationFont(str(folder / file))
        families = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
        if not families:
            raise FontMissing(
                f"The font {file} in {folder} is missing or damaged; install Hot Stove again."
            )
        _families[file] = families[0]


def is_loaded() -> bool:
    return DISPLAY_FILE in _families and all(file in _families for file in PLAIN_FILES)


def display(px: float) -> QFont:
    """Rokkitt Bold, *px* pixels to the em: club names, headings, big numbers."""
    return _font(DISPLAY_FILE, px, QFont.Weight.Bold)


def plain(px: float, bold: bool = False) -> QFont:
    """Roboto Condensed, *px* pixels to the em: everything that is read or added up."""
    weight = QFont.Weight.Bold if bold else QFont.Weight.Normal
    return _font(PLAIN_FILES[0], px, weight)


def width(text: str, font: QFont) -> float:
    """The advance of *text* in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def fitted(
    text: str, room: float, make: Callable[[float], QFont], px: float, least: float
) -> tuple[str, QFont]:
    """The text and font that fit into *room* pixels.

    *make* is ``display`` or ``plain``. The size shrinks from *px* to no less than *least*;
    what is still too wide is elided.
    """
    size = round(px)
    floor = max(1, min(size, round(least)))
    font = make(size)
    while size > floor and width(text, font) > room:
        size -= 1
        font = make(size)
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(text) > room:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
    return text, font


def paint_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    make: Callable[[float], QFont],
    px: float,
    least: float,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """One line of *text* in the painter's pen, as large as fits, its capitals centred in *rect*."""
    text, font = fitted(text, rect.width(), make, px, least)
    metrics = QFontMetricsF(font)
    spare = rect.width() - metrics.horizontalAdvance(text)
    share = {Qt.AlignmentFlag.AlignLeft: 0.0, Qt.AlignmentFlag.AlignRight: 1.0}.get(align, 0.5)
    painter.setFont(font)
    # Centred on the capitals: ascenders and descenders differ too much between the two faces.
    baseline = rect.center().y() + metrics.capHeight() / 2
    painter.drawText(QPointF(rect.left() + spare * share, baseline), text)


def _font(file: str, px: float, weight: QFont.Weight) -> QFont:
    if not is_loaded():
        raise RuntimeError("The fonts are not loaded; call fonts.load(resources/fonts) first.")
    font = QFont(_families[file])
    font.setPixelSize(max(1, round(px)))
    font.setWeight(weight)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font
