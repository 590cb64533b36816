"""Pizza Box's pitchers: portrait, rating, and what they may do inning by inning (PB-PRO-02, 03)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hotstove.play.seats import Side
from hotstove.rulebooks.pizza_box.cards import PitcherCard, Role

from .. import cards, theme
from ..cards import Face
from ..game_backs import paint_game_back
from ..lettering import MIDDLE, Line, short_forms
from ..portrait import Person, paint_portrait
from ..result_print import paint_trapezoid
from ..theme import EVENING
from .backs import SIDE_COLOURS, staff_back
from .words import role_word, row_words

MARGIN: Final = 22.0
INNER: Final = cards.WIDTH - 2 * MARGIN
TABLE: Final = QRectF(MARGIN, 318, INNER, 540)
"""Where the reading face has its nine rows, in card units."""


def pitcher_lines(card: PitcherCard, face: Face) -> tuple[Line, ...]:
    """The lettering of a pitcher card but for its table, in card units."""
    name = QRectF(MARGIN + 14, 244, INNER - 28, 66)
    if face is Face.TABLE:
        name = QRectF(MARGIN + 14, 530, INNER - 28, 100)
    size, least = (92, 76) if face is Face.TABLE else (60, 42)
    line = Line(card.name, name, size, least, MIDDLE, EVENING.cream, is_display=True)
    for form in short_forms(card.name):
        line = Line(form, name, size, least, MIDDLE, EVENING.cream, is_display=True)
        if line.fitted()[0] == form:
            break
    if face is Face.TABLE:
        return (
            line,
            Line(role_word(card), QRectF(MARGIN + 8, 650, INNER - 16, 96), 84, 60, MIDDLE),
        )
    return (line, Line(role_word(card), QRectF(376, 36, 216, 62), 50, 34, MIDDLE))


def table_lines(card: PitcherCard) -> tuple[Line, ...]:
    """The nine rows of the reading face under their headings, in card units."""
    heads = (
        QCoreApplication.translate("pizza_box", "Inn."),
        QCoreApplication.translate("pizza_box", "Start"),
        QCoreApplication.translate("pizza_box", "Keep"),
        QCoreApplication.translate("pizza_box", "Dig"),
    )
    wide, tall = TABLE.width() / 4, TABLE.height() / 10
    found = [
        Line(
            head,
            QRectF(TABLE.left() + column * wide + 6, TABLE.top() + 2, wide - 12, tall - 4),
            46,
            34,
            MIDDLE,
            EVENING.cream,
        )
        for column, head in enumerate(heads)
    ]
    for inning, row in enumerate(card.rows, 1):
        for column, text in enumerate((str(inning), *row_words(row))):
            place = QRectF(
                TABLE.left() + column * wide + 6, TABLE.top() + inning * tall, wide - 12, tall
            )
            found.append(Line(text, place, 50, 40, MIDDLE, is_display=column == 0))
    return tuple(found)


class PitcherArt:
    """The ``CardArt`` of a pitcher; *lit* is the number of the row that counts."""

    def __init__(self, card: PitcherCard, side: Side, letter: str, lit: str = "") -> None:
        self.card = card
        self.side = side
        self.letter = letter
        self.lit = lit

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            paint_game_back(painter, rect, staff_back(self.side))
            return
        colour = SIDE_COLOURS[self.side]
        is_table = face is Face.TABLE
        picture = QRectF(MARGIN, MARGIN, INNER, 502 if is_table else 218)
        with cards.on_card(painter, rect):
            cards.paint_stock(painter)
            painter.save()
            painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
            person = Person(self.card.id, "R" if self.card.number % 2 else "L", True, False,
                            self.letter)  # fmt: skip
            at = picture if is_table else picture.adjusted(-88, 0, 0, 0)
            paint_portrait(painter, at, person, (colour, EVENING.cream_shade))
            painter.restore()
            painter.setPen(QPen(QColor(EVENING.ink), 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(picture, 6, 6)
            bar = QRectF(MARGIN, picture.bottom(), INNER, 108 if is_table else 74)
            painter.setBrush(QColor(colour))
            painter.drawRoundedRect(bar, 6, 6)
            self._paint_rating(painter, is_table)
            if not is_table:
                painter.setBrush(QColor(EVENING.cream))
                painter.drawRoundedRect(QRectF(368, 32, 230, 68), 12, 12)
                self._paint_rows(painter)
            else:
                self._paint_now(painter)
            for line in pitcher_lines(self.card, face):
                line.paint(painter)

    def _paint_rating(self, painter: QPainter, is_table: bool) -> None:
        """White trapezoid for a starter, black for a reliever (PB-PRO-02)."""
        box = QRectF(36, 38, 150, 130) if is_table else QRectF(34, 34, 118, 100)
        is_starter = self.card.role is Role.STARTER
        painter.setPen(Qt.PenStyle.NoPen)
        paint_trapezoid(
            painter, box.adjusted(-5, -4, 5, 4), EVENING.ink if is_starter else EVENING.cream, True
        )
        paint_trapezoid(painter, box, EVENING.cream if is_starter else EVENING.ink, True)
        Line(
            str(self.card.rating),
            box,
            box.height() * 0.92,
            40,
            MIDDLE,
            EVENING.ink if is_starter else EVENING.cream,
            is_display=True,
        ).paint(painter)

    def _paint_rows(self, painter: QPainter) -> None:
        tall = TABLE.height() / 10
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(EVENING.ink))
        painter.drawRoundedRect(QRectF(TABLE.left(), TABLE.top(), INNER, tall - 2), 8, 8)
        for inning, row in enumerate(self.card.rows, 1):
            band = QRectF(TABLE.left(), TABLE.top() + inning * tall + 1, INNER, tall - 2)
            is_lit = self.lit == str(inning)
            painter.setPen(QPen(QColor(EVENING.ink), 7) if is_lit else Qt.PenStyle.NoPen)
            ground = EVENING.brass if is_lit else "#fffaf0" if inning % 2 else "#f3e8ca"
            painter.setBrush(QColor(ground if row is not None or is_lit else "#dccfae"))
            painter.drawRoundedRect(band.adjusted(3, 2, -3, -2) if is_lit else band, 8, 8)
        for line in table_lines(self.card):
            line.paint(painter)

    def _paint_now(self, painter: QPainter) -> None:
        """The lit row alone, large; without one, a line that he is ready."""
        painter.setPen(QPen(theme.tint(EVENING.faded_ink, 0.5), 3))
        painter.drawLine(QPointF(120, 754), QPointF(510, 754))
        for line in self.now_lines():
            line.paint(painter)

    def now_lines(self) -> tuple[Line, ...]:
        row = self.card.row(int(self.lit)) if self.lit else None
        if self.lit:
            start, keep, dig = row_words(row)
            text = f"{self.lit}:  {start} / {keep} / {dig}"
        else:
            first = next((n for n, row in enumerate(self.card.rows, 1) if row is not None), 9)
            text = QCoreApplication.translate("pizza_box", "Innings {first}–9").format(first=first)
        return (Line(text, QRectF(MARGIN + 8, 762, INNER - 16, 92), 78, 56, MIDDLE),)
