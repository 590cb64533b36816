"""What the player cards of several games have in common: portrait, name, number, badges, tags.

Cards are laid out in the units of ``faces.cards``; which of these a card prints is its game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hotstove.baseball.clubs import Club

from . import cards
from .lettering import MIDDLE, Line, readable_on, short_forms
from .portrait import Person, paint_portrait
from .theme import EVENING

MARGIN: Final = 22.0
INNER: Final = cards.WIDTH - 2 * MARGIN


def name_line(name: str, box: QRectF, px: float, least: float, club: Club) -> Line:
    """The fullest form of *name* that fits, in the display face if that can be had."""
    line = Line(name, box, px, least, MIDDLE, readable_on(club.primary), is_display=True)
    for form in short_forms(name):
        for is_display in (True, False):
            line = Line(form, box, px, least, MIDDLE, readable_on(club.primary), is_display)
            if line.fitted()[0] == form:
                return line
    return line


def paint_picture(
    painter: QPainter, box: QRectF, person: Person, club: Club, aside: float
) -> None:
    """The portrait, standing *aside* to the right to leave the roundel its corner."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    colours = (club.primary, club.secondary)
    paint_portrait(painter, box.adjusted(0, 0, 2 * aside, 0), person, colours)
    painter.restore()
    painter.setPen(QPen(QColor(EVENING.ink), 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 6, 6)


def paint_bar(painter: QPainter, box: QRectF, club: Club) -> None:
    """The name's ground in the club's first colour, edged with its second."""
    painter.setPen(QPen(QColor(EVENING.ink), 5))
    painter.setBrush(QColor(club.primary))
    painter.drawRoundedRect(box, 6, 6)
    painter.fillRect(QRectF(box.left() + 3, box.top() + 3, box.width() - 6, 7), club.secondary)


def paint_tag(painter: QPainter, box: QRectF, ground: str, edge: str) -> None:
    painter.setPen(QPen(QColor(edge), 5))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, 12, 12)


def paint_badges(
    painter: QPainter, badges: Sequence[str], corner: QPointF, size: float, is_column: bool
) -> None:
    """Brass badges from the top right *corner* down, or from there to the left."""
    wide = size * 1.22
    for number, badge in enumerate(badges):
        step = number * size * (1.1 if is_column else 1.3)
        x = corner.x() - wide - (0 if is_column else step)
        box = QRectF(x, corner.y() + (step if is_column else 0), wide, size * 0.94)
        painter.setPen(QPen(QColor(EVENING.ink), 5))
        painter.setBrush(QColor(EVENING.brass))
        painter.drawRoundedRect(box, size * 0.3, size * 0.3)
        Line(badge, box.adjusted(4, 0, -4, 0), size * 0.82, size * 0.44, MIDDLE).paint(painter)


def paint_number(
    painter: QPainter, centre: QPointF, radius: float, number: str, *, is_pitchers: bool
) -> None:
    """The big number: a batter's stands on home plate, a pitcher's on the ball."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius / 100, radius / 100)
    if is_pitchers:
        cards.paint_baseball(painter)
        box = QRectF(-62, -60, 124, 120)
    else:
        cards.paint_home_plate(painter)
        box = QRectF(-82, -66, 164, 120)
    Line(number, box, 128, 80, MIDDLE, is_display=True).paint(painter)
    painter.restore()
