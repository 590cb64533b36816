"""What printed boards are made of: card places, holes, panels, bases, a score table; in mm."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QPen

from hotstove.faces.theme import EVENING, mixed, tint

from .imposition import CARD
from .page import BOLD, CENTRE, DISPLAY, LEFT, PARTS, Sheet

HOLE: Final = 5.5
"""The radius of a place for a peg's marker."""
FELT: Final = mixed(EVENING.felt_light, EVENING.felt_dark, 0.3)
BIRCH: Final = "#ecd9b4"
CHALK: Final = EVENING.chalk
INNINGS: Final = 9


def round_box(
    sheet: Sheet,
    where: QRectF,
    radius: float,
    *,
    fill: str = "",
    width: float = 0.3,
    colour: str = EVENING.ink,
    dash: Sequence[float] = (),
) -> None:
    pen = QPen(tint(colour), width * PARTS)
    if dash:
        pen.setDashPattern([part / width for part in dash])
    painter = sheet.painter
    painter.setPen(pen if width else QPen(Qt.PenStyle.NoPen))
    painter.setBrush(tint(fill) if fill else Qt.BrushStyle.NoBrush)
    box = QRectF(
        where.x() * PARTS, where.y() * PARTS, where.width() * PARTS, where.height() * PARTS
    )
    painter.drawRoundedRect(box, radius * PARTS, radius * PARTS)


def ground(sheet: Sheet, width: float, height: float, colour: str, line: str) -> None:
    """The board itself, with two lines round its edge."""
    whole = QRectF(0, 0, width, height)
    round_box(sheet, whole, 5, fill=colour, width=0.5)
    round_box(sheet, whole.adjusted(2, 2, -2, -2), 4, width=0.7, colour=line)
    round_box(sheet, whole.adjusted(3.4, 3.4, -3.4, -3.4), 3, width=0.25, colour=line)


def card_place(
    sheet: Sheet, x: float, y: float, words: str, colour: str, *, is_solid: bool = False
) -> None:
    """Where a card lies, its upper left corner at *x*, *y*."""
    box = QRectF(x, y, *CARD)
    round_box(sheet, box, 3, width=0.5, colour=colour, dash=() if is_solid else (2.4, 1.8))
    for number, line in enumerate(words.split("\n")):
        room = QRectF(x + 3, y + CARD[1] / 2 - 6 + number * 9, CARD[0] - 6, 8)
        sheet.text(room, line, 16, lettering=DISPLAY, align=CENTRE, colour=colour)


def hole(sheet: Sheet, x: float, y: float, words: str = "", *, fill: str = EVENING.cream) -> None:
    """A place for a marker; what it means stands in it, faint enough to be covered."""
    sheet.disc(x, y, HOLE, fill=fill, width=0.5)
    if words:
        box = QRectF(x - HOLE, y - 3, 2 * HOLE, 6)
        sheet.text(box, words, 12, lettering=BOLD, align=CENTRE)


def panel(sheet: Sheet, box: QRectF, words: str, fill: str, ink: str) -> None:
    """A recess with its name along the top."""
    round_box(sheet, box, 2.5, fill=fill, width=0.4)
    room = QRectF(box.left() + 1, box.top() + 1.4, box.width() - 2, 6)
    sheet.text(room, words, 12, lettering=DISPLAY, align=CENTRE, colour=ink)


def base(sheet: Sheet, x: float, y: float, half: float) -> None:
    """A base bag on its corner."""
    sheet.shape(
        [(x, y - half), (x + half, y), (x, y + half), (x - half, y)],
        fill=EVENING.cream,
        width=0.5,
    )


def home_plate(sheet: Sheet, x: float, y: float, half: float) -> None:
    corners = ((-1.0, -0.9), (1.0, -0.9), (1.0, 0.2), (0.0, 1.0), (-1.0, 0.2))
    sheet.shape(
        [(x + dx * half, y + dy * half) for dx, dy in corners], fill=EVENING.cream, width=0.5
    )


def base_lines(
    sheet: Sheet, points: Sequence[tuple[float, float]], width: float, colour: str
) -> None:
    sheet.path((*points, points[0]), width, colour)


def score_table(sheet: Sheet, box: QRectF, totals: Sequence[str] = ("R", "H", "E")) -> None:
    """Two rows of windows as large as a number marker, innings across."""
    round_box(sheet, box, 2.5, fill=EVENING.board, width=0.5)
    name = 40.0
    pitch = (box.width() - name - 8) / (INNINGS + len(totals))
    heads = (*(str(number) for number in range(1, INNINGS + 1)), *totals)
    tall = (box.height() - 11) / 2
    sides = (
        QCoreApplication.translate("paper", "VISITOR"),
        QCoreApplication.translate("paper", "HOME"),
    )
    for row, words in enumerate(sides):
        y = box.top() + 8 + row * (tall + 1)
        room = QRectF(box.left() + 4, y, name - 6, tall)
        sheet.text(room, words, 14, lettering=DISPLAY, align=LEFT, colour=EVENING.cream)
        for column in range(len(heads)):
            x = box.left() + name + column * pitch + (4 if column >= INNINGS else 0)
            window = QRectF(x + 0.6, y, pitch - 1.2, tall)
            round_box(sheet, window, 1, fill=EVENING.cream, width=0.3)
    for column, head in enumerate(heads):
        x = box.left() + name + column * pitch + (4 if column >= INNINGS else 0)
        room = QRectF(x, box.top() + 1.5, pitch, 6)
        sheet.text(room, head, 11, lettering=BOLD, align=CENTRE, colour=EVENING.cream)


def middle_of(box: QRectF) -> tuple[float, float]:
    point: QPointF = box.center()
    return point.x(), point.y()
