"""A page of the scorebook and the prompt below the mat, for pictures that no window is open for.

In a window both are widgets that can be read aloud; here they are ink on paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from . import fonts
from .theme import Theme, tint

_WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class Written(NamedTuple):
    """A line of the scorebook."""

    text: str
    is_heading: bool = False
    is_outcome: bool = False


def paint_page(
    painter: QPainter, rect: QRectF, lines: Sequence[Written], px: float, theme: Theme
) -> None:
    """Write the last of *lines* that fit into *rect*, the newest at its foot."""
    painter.save()
    painter.setClipRect(rect)
    foot = rect.bottom()
    for line in reversed(lines):
        font = _font(line, px)
        indent = 0.0 if line.is_heading or line.is_outcome else px * 0.7
        room = QRectF(rect.left() + indent, 0, rect.width() - indent, 10_000)
        tall = QFontMetricsF(font).boundingRect(room, _WRAP, line.text).height()
        gap = px * (0.45 if line.is_heading else 0.18)
        if foot - tall - gap < rect.top():
            break
        foot -= tall + gap
        is_strong = line.is_heading or line.is_outcome
        painter.setFont(font)
        painter.setPen(tint(theme.ink if is_strong else theme.faded_ink))
        painter.drawText(QRectF(room.left(), foot, room.width(), tall + 2), _WRAP, line.text)
        if line.is_heading:
            painter.setPen(tint(theme.faded_ink))
            below = foot + tall + gap * 0.3
            painter.drawLine(int(rect.left()), int(below), int(rect.right()), int(below))
    painter.restore()


def paint_prompt(painter: QPainter, rect: QRectF, text: str, rule: str, theme: Theme) -> None:
    """The prompt bar with what is asked, and the rule behind it at its end."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tint(theme.brass), 2))
    painter.setBrush(tint(theme.cream))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
    tall = rect.height()
    inside = rect.adjusted(tall * 0.35, 0, -tall * 0.35, 0)
    px = tall * 0.36
    behind = fonts.width(rule, fonts.plain(px)) + px if rule else 0.0
    painter.setPen(tint(theme.faded_ink))
    right = QRectF(inside.right() - behind, rect.top(), behind, tall)
    fonts.paint_line(
        painter, right, rule, fonts.plain, px * 0.9, px * 0.9, Qt.AlignmentFlag.AlignRight
    )
    painter.setPen(tint(theme.ink))
    left = inside.adjusted(0, 0, -behind, 0)
    fonts.paint_line(painter, left, text, _bold, px, px * 0.6, Qt.AlignmentFlag.AlignLeft)
    painter.restore()


def _font(line: Written, px: float) -> QFont:
    return fonts.display(px) if line.is_heading else fonts.plain(px, bold=line.is_outcome)


def _bold(px: float) -> QFont:
    return fonts.plain(px, bold=True)
