"""A club's emblem from its SVG file, or its initials in a roundel where there is none.

The files lie in ``resources/art/emblems``; which club has which, its card set says.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtSvg import QSvgRenderer

from . import fonts
from .theme import EVENING, Theme, contrast, mixed, tint

LARGEST = 512 * 1024
"""Bytes; an emblem is a few thousand, and a larger file is taken for a bad one."""


def paint_emblem(
    painter: QPainter,
    rect: QRectF,
    svg_path: Path,
    *,
    initials: str = "",
    ground: str = "",
    theme: Theme = EVENING,
) -> None:
    """The emblem in the largest centred square of *rect*.

    Where the file is missing, too large or no SVG, *initials* (else those of the file's name)
    stand on a roundel of the colour *ground*, ``#rrggbb`` (else the home red).
    """
    side = min(rect.width(), rect.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    renderer = _renderer(str(svg_path), _stamp(svg_path))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if renderer is not None:
        renderer.render(painter, square)
    else:
        letters = initials or initials_of(svg_path.stem.replace("_", " ").replace("-", " "))
        _paint_roundel(painter, square, letters, ground or theme.home_red, theme)
    painter.restore()


def initials_of(name: str) -> str:
    """At most three capitals: the first letter of each word."""
    return "".join(word[0] for word in name.split()[:3]).upper()


def has_emblem(svg_path: Path) -> bool:
    """Whether the file holds an emblem that can be drawn."""
    return _renderer(str(svg_path), _stamp(svg_path)) is not None


def _stamp(path: Path) -> tuple[int, int]:
    """Size and time of the file, (-1, 0) when there is none: a changed file is read again."""
    try:
        found = path.stat()
    except OSError:
        return (-1, 0)
    return (found.st_size, found.st_mtime_ns)


@lru_cache(maxsize=64)
def _renderer(path: str, stamp: tuple[int, int]) -> QSvgRenderer | None:
    if not 0 < stamp[0] <= LARGEST:
        return None
    renderer = QSvgRenderer(path)
    if not renderer.isValid():
        return None
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatio)
    return renderer


def _paint_roundel(
    painter: QPainter, square: QRectF, letters: str, ground: str, theme: Theme
) -> None:
    line = square.width() * 0.05
    painter.setPen(QPen(tint(theme.ink), line * 0.5))
    painter.setBrush(tint(theme.cream))
    painter.drawEllipse(square.adjusted(line, line, -line, -line) if line > 1 else square)
    inner = square.adjusted(2.1 * line, 2.1 * line, -2.1 * line, -2.1 * line)
    painter.setPen(QPen(tint(mixed(ground, theme.ink, 0.5)), line * 0.3))
    painter.setBrush(tint(ground))
    painter.drawEllipse(inner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.cream, 0.8), line * 0.35))
    painter.drawEllipse(inner.adjusted(line, line, -line, -line))
    room = inner.adjusted(2.2 * line, 0, -2.2 * line, 0)
    size = square.width() * (0.5 if len(letters) < 2 else 0.36 if len(letters) < 3 else 0.27)
    painter.setPen(tint(readable_on(ground, theme)))
    fonts.paint_line(painter, room, letters, fonts.display, size, size * 0.5)


def readable_on(ground: str, theme: Theme) -> str:
    """Cream or ink, whichever stands out more on *ground*."""
    return max((theme.cream, theme.ink), key=lambda ink: contrast(ink, ground))
