"""Showdown's player cards, SD-C: the table face and the reading face.

Cards are laid out in the units of ``faces.cards``. How a card lies, moves or is lit belongs to
the playmat; what a row means, to the rulebook.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from hotstove.baseball.clubs import Club
from hotstove.rulebooks.showdown.cards import Card, HitterCard, Result, Slot

from .. import cards, fonts, theme
from ..cards import Face
from ..lettering import MIDDLE, RIGHT, Line, bold
from ..player_card import (
    name_line,
    paint_badges,
    paint_bar,
    paint_number,
    paint_picture,
    paint_tag,
)
from ..portrait import Person
from ..theme import EVENING
from .chart import INNER, MARGIN, chart_panel
from .words import (
    big_number,
    edition_words,
    hand_words,
    innings_words,
    positions_of,
    role_word,
    speed_words,
)

CHART: Final = QRectF(MARGIN, 494, INNER, 364)
"""Where the reading face has its chart, in card units."""


class ShowdownArt:
    """The ``CardArt`` of one Showdown card."""

    def __init__(self, card: Card, club: Club, lit: Result | None = None) -> None:
        self.card = card
        self.club = club
        self.lit = lit
        """The result whose row on the reading face was hit."""

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            cards.paint_back(painter, rect)
        elif face is Face.TABLE:
            paint_table_face(painter, rect, self.card, self.club)
        else:
            paint_reading_face(painter, rect, self.card, self.club, self.lit)


def _person(card: Card, club: Club) -> Person:
    if isinstance(card, HitterCard):
        is_catcher = any(at.slot is Slot.CATCHER for at in card.positions[:1])
        return Person(card.person, card.bats, False, is_catcher, club.town[:1])
    return Person(card.person, card.throws, True, False, club.town[:1])


def _paint_roundel(painter: QPainter, centre: QPointF, radius: float, card: Card) -> None:
    is_pitchers = not isinstance(card, HitterCard)
    paint_number(painter, centre, radius, big_number(card), is_pitchers=is_pitchers)


def paint_table_face(painter: QPainter, rect: QRectF, card: Card, club: Club) -> None:
    """Portrait, name, one number, positions and icons: what is read across the table."""
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        picture = QRectF(MARGIN, MARGIN, INNER, 500)
        paint_picture(painter, picture, _person(card, club), club, 40)
        paint_bar(painter, QRectF(MARGIN, picture.bottom(), INNER, 112), club)
        paint_badges(painter, card.icons, QPointF(596, 36), 92, is_column=True)
        _paint_roundel(painter, QPointF(124, 126), 98, card)
        painter.setPen(QPen(theme.tint(EVENING.faded_ink, 0.5), 3))
        painter.drawLine(QPointF(150, 747), QPointF(480, 747))
        for line in table_lines(card, club):
            line.paint(painter)


def table_lines(card: Card, club: Club) -> tuple[Line, ...]:
    """The lettering of a table face, in card units; 76 units are 18 px on a card of 150 px."""
    if isinstance(card, HitterCard):
        first = positions_of(card)
        room = QRectF(MARGIN + 6, 638, INNER - 12, 100)
        if fonts.width(first, bold(76)) > room.width():
            first = positions_of(card, with_values=False)
        second = speed_words(card)
    else:
        first = role_word(card.role)
        second = f"{innings_words(card.ip)} · {hand_words(card)}"
    return (
        name_line(card.name, QRectF(MARGIN + 16, 526, INNER - 32, 104), 92, 76, club),
        Line(first, QRectF(MARGIN + 6, 638, INNER - 12, 104), 88, 76, MIDDLE),
        Line(second, QRectF(MARGIN + 6, 752, INNER - 12, 100), 80, 76, MIDDLE, is_bold=False),
    )


def paint_reading_face(
    painter: QPainter, rect: QRectF, card: Card, club: Club, lit: Result | None = None
) -> None:
    """All that the card prints (SD-C-01..05); legible from 190 px of width. *lit* marks a row."""
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        picture = QRectF(MARGIN, MARGIN, INNER, 240)
        paint_picture(painter, picture, _person(card, club), club, 30)
        paint_bar(painter, QRectF(MARGIN, picture.bottom(), INNER, 74), club)
        paint_tag(painter, QRectF(430, 34, 168, 60), EVENING.cream, EVENING.ink)
        paint_badges(painter, card.icons, QPointF(596, 198), 60, is_column=False)
        _paint_roundel(painter, QPointF(112, 112), 82, card)
        paint_tag(painter, QRectF(34, 194, 156, 52), EVENING.ink, EVENING.cream)
        for line in reading_lines(card, club):
            line.paint(painter)
        chart_panel(painter, CHART, card.chart, lit)


def reading_lines(card: Card, club: Club) -> tuple[Line, ...]:
    """The lettering of a reading face but for its chart, in card units (46 are 14 px at 190)."""
    left, wide = MARGIN + 8, INNER - 16
    points = QCoreApplication.translate("showdown", "{points} pts").format(points=card.points)
    middle: tuple[Line, ...]
    if isinstance(card, HitterCard):
        label = QCoreApplication.translate("showdown", "On-Base")
        middle = (Line(positions_of(card), QRectF(left, 382.5, wide, 54), 54, 44),)
    else:
        label = QCoreApplication.translate("showdown", "Control")
        middle = (
            Line(role_word(card.role), QRectF(left, 382.5, wide * 0.7, 54), 54, 44),
            Line(
                innings_words(card.ip),
                QRectF(left + wide * 0.7, 382.5, wide * 0.3, 54),
                54,
                44,
                RIGHT,
            ),
        )
    nickname = min(wide * 0.6, fonts.width(club.nickname, bold(46)) + 4)
    name = QRectF(MARGIN + 12, 266, INNER - 24, 66)
    return (
        Line(points, QRectF(438, 36, 152, 56), 48, 40, MIDDLE),
        Line(label, QRectF(42, 195, 140, 50), 42, 30, MIDDLE, EVENING.cream),
        name_line(card.name, name, 60, 40, club),
        Line(club.nickname, QRectF(left, 339, nickname, 43), 46, 36),
        Line(
            edition_words(card),
            QRectF(left + nickname + 16, 339, wide - nickname - 16, 43),
            42,
            32,
            RIGHT,
            EVENING.faded_ink,
            is_bold=False,
        ),
        *middle,
        Line(speed_words(card), QRectF(left, 437, wide * 0.55, 46), 46, 38, is_bold=False),
        Line(
            hand_words(card),
            QRectF(left + wide * 0.55, 437, wide * 0.45, 46),
            46,
            38,
            RIGHT,
            is_bold=False,
        ),
    )
