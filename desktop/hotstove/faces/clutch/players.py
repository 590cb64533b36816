"""Clutch's player cards, C17-01 to 03, C24-01 to 03: the table face and the reading face.

Cards are laid out in the units of ``faces.cards``; what all player cards share is in
``faces.player_card``. A reading face lights a row of its chart, or a pitcher's mistake zone.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hotstove.baseball.clubs import Club
from hotstove.rulebooks.clutch.cards import BatterCard, PitcherCard, Slot

from .. import cards, fonts, theme
from ..cards import Face
from ..chart import chart_panel
from ..lettering import LEFT, MIDDLE, RIGHT, Line, bold
from ..player_card import (
    INNER,
    MARGIN,
    name_line,
    paint_badges,
    paint_bar,
    paint_number,
    paint_picture,
    paint_tag,
)
from ..portrait import Person
from ..theme import EVENING
from .chart import names_of, rows_of
from .words import (
    big_number,
    clutch_words,
    defense_words,
    edition_words,
    hand_words,
    matchup_words,
    number_label,
    positions_of,
    roles_of,
    running_words,
    translate,
    zone_words,
)

MISTAKE: Final = "X"
"""What lights the mistake zone of a pitcher's reading face."""
CHART: Final = QRectF(MARGIN, 536, INNER, 322)
"""Where the reading face has its chart, in card units."""
ZONE: Final = QRectF(MARGIN, 536, INNER, 60)
"""The strip above a pitcher's chart that tells his mistake pitches."""


class ClutchArt:
    """The ``CardArt`` of one player, or of one side of a two-way player."""

    def __init__(self, card: BatterCard | PitcherCard, club: Club, lit: str = "") -> None:
        self.card = card
        self.club = club
        self.lit = lit
        """The code of the row that was hit, ``X`` for a mistake pitch, or both with a space."""

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            cards.paint_back(painter, rect)
        elif face is Face.TABLE:
            paint_table_face(painter, rect, self.card, self.club)
        else:
            paint_reading_face(painter, rect, self.card, self.club, self.lit)


def _person(card: BatterCard | PitcherCard, club: Club) -> Person:
    if isinstance(card, BatterCard):
        is_catcher = any(glove.slot is Slot.CATCHER for glove in card.gloves[:1])
        return Person(card.person, card.bats, False, is_catcher, club.town[:1])
    return Person(card.person, card.throws, True, False, club.town[:1])


def paint_table_face(
    painter: QPainter, rect: QRectF, card: BatterCard | PitcherCard, club: Club
) -> None:
    """Portrait, name, one number, positions or roles, icons: what is read across the table."""
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        picture = QRectF(MARGIN, MARGIN, INNER, 500)
        paint_picture(painter, picture, _person(card, club), club, 40)
        paint_bar(painter, QRectF(MARGIN, picture.bottom(), INNER, 112), club)
        paint_badges(painter, card.icons, QPointF(596, 36), 92, is_column=True)
        is_pitchers = isinstance(card, PitcherCard)
        paint_number(painter, QPointF(124, 126), 98, big_number(card), is_pitchers=is_pitchers)
        painter.setPen(QPen(theme.tint(EVENING.faded_ink, 0.5), 3))
        painter.drawLine(QPointF(150, 747), QPointF(480, 747))
        for line in table_lines(card, club):
            line.paint(painter)


def table_lines(card: BatterCard | PitcherCard, club: Club) -> tuple[Line, ...]:
    """The lettering of a table face, in card units; 76 units are 18 px on a card of 150 px."""
    if isinstance(card, BatterCard):
        first = positions_of(card)
        if fonts.width(first, bold(76)) > INNER - 12:
            first = positions_of(card, with_values=False)
        second = running_words(card)
    else:
        first, second = roles_of(card), hand_words(card)
    return (
        name_line(card.name, QRectF(MARGIN + 16, 526, INNER - 32, 104), 92, 76, club),
        Line(first, QRectF(MARGIN + 6, 638, INNER - 12, 104), 88, 76, MIDDLE),
        Line(second, QRectF(MARGIN + 6, 752, INNER - 12, 100), 80, 66, MIDDLE, is_bold=False),
    )


def paint_reading_face(
    painter: QPainter, rect: QRectF, card: BatterCard | PitcherCard, club: Club, lit: str = ""
) -> None:
    """All that the card prints; legible from 190 px of width. *lit* as in ``ClutchArt``."""
    codes = lit.split()
    is_mistake, row = MISTAKE in codes, next((code for code in codes if code != MISTAKE), "")
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        picture = QRectF(MARGIN, MARGIN, INNER, 240)
        paint_picture(painter, picture, _person(card, club), club, 30)
        paint_bar(painter, QRectF(MARGIN, picture.bottom(), INNER, 74), club)
        paint_tag(painter, QRectF(470, 34, 128, 60), EVENING.cream, EVENING.ink)
        paint_badges(painter, card.icons, QPointF(596, 198), 60, is_column=False)
        is_pitchers = isinstance(card, PitcherCard)
        paint_number(painter, QPointF(112, 112), 82, big_number(card), is_pitchers=is_pitchers)
        paint_tag(painter, QRectF(34, 194, 156, 52), EVENING.ink, EVENING.cream)
        paint_tag(painter, CLUTCH, EVENING.brass, EVENING.ink)
        for line in reading_lines(card, club):
            line.paint(painter)
        chart = CHART
        if isinstance(card, PitcherCard):
            _paint_zone(painter, card, is_lit=is_mistake)
            chart = CHART.adjusted(0, ZONE.height() + 6, 0, 0)
        chart_panel(painter, chart, rows_of(card.chart), row, names_of(card.edition))
        if is_mistake:
            _paint_stamp(painter, picture)


CLUTCH: Final = QRectF(398, 341, 206, 48)


def reading_lines(card: BatterCard | PitcherCard, club: Club) -> tuple[Line, ...]:
    """The lettering of a reading face but for its chart, in card units (46 are 14 px at 190)."""
    left, wide = MARGIN + 8, INNER - 16
    if isinstance(card, BatterCard):
        first, last = positions_of(card), running_words(card)
    else:
        first, last = roles_of(card), defense_words(card)
    club_room = QRectF(left, 342, CLUTCH.left() - left - 8, 46)
    nickname = min(club_room.width(), fonts.width(club.nickname, bold(46)) + 4)
    edition = QRectF(left + nickname + 10, 342, club_room.width() - nickname - 10, 46)
    lines: tuple[Line, ...] = (
        Line(str(card.salary), QRectF(476, 36, 116, 56), 48, 40, MIDDLE),
        Line(number_label(card), QRectF(40, 195, 144, 50), 42, 28, MIDDLE, EVENING.cream),
        name_line(card.name, QRectF(MARGIN + 12, 266, INNER - 24, 66), 60, 40, club),
        Line(club.nickname, club_room, 46, 34),
        Line(clutch_words(card), CLUTCH.adjusted(6, 0, -6, 0), 44, 36, MIDDLE),
        Line(first, QRectF(left, 396, wide, 52), 54, 38),
        Line(last, QRectF(left, 450, wide * 0.62, 42), 44, 34, is_bold=False),
        Line(hand_words(card), QRectF(left + wide * 0.62, 450, wide * 0.38, 42), 44, 34, RIGHT),
        Line(matchup_words(card), QRectF(left, 492, wide * 0.62, 40), 44, 34, LEFT),
    )
    year = str(card.season or "")
    if edition.width() > fonts.width(year, fonts.plain(36)):
        words = edition_words(card) if edition.width() > 240 else year
        lines += (Line(words, edition, 36, 28, RIGHT, EVENING.faded_ink, is_bold=False),)
    return lines


def _paint_zone(painter: QPainter, card: PitcherCard, *, is_lit: bool) -> None:
    """CL-09: a strip with a crossed ball; lit, it is the loudest thing on the card."""
    box = ZONE.adjusted(3, 3, -3, -3)
    ground = EVENING.home_red if is_lit else EVENING.cream_shade
    ink = EVENING.cream if is_lit else EVENING.ink
    painter.setPen(QPen(QColor(EVENING.ink), 8 if is_lit else 2.5))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, 9, 9)
    pen = QPen(QColor(ink), 8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    middle = QPointF(box.left() + 34, box.center().y())
    for way in (-1, 1):
        painter.drawLine(middle + QPointF(-13, -13 * way), middle + QPointF(13, 13 * way))
    words = translate("clutch", "Mistake pitch")
    Line(words, box.adjusted(64, 0, -130, 0), 44, 32, LEFT, ink).paint(painter)
    number = box.adjusted(box.width() - 124, 0, -12, 0)
    Line(zone_words(card), number, 50, 40, RIGHT, ink).paint(painter)


def _paint_stamp(painter: QPainter, picture: QRectF) -> None:
    """A rubber stamp across the portrait: this pitch was a mistake (C17-31, C24-38)."""
    painter.save()
    painter.translate(picture.center() + QPointF(66, 8))
    painter.rotate(-11)
    box = QRectF(-206, -46, 412, 92)
    painter.setPen(QPen(QColor(EVENING.ink), 16))
    painter.setBrush(QColor(EVENING.home_red))
    painter.drawRoundedRect(box, 14, 14)
    painter.setPen(QPen(QColor(EVENING.cream), 7))
    painter.drawRoundedRect(box.adjusted(6, 6, -6, -6), 9, 9)
    words = translate("clutch", "MISTAKE")
    Line(words, box.adjusted(20, 0, -20, 0), 76, 40, MIDDLE, EVENING.cream, True).paint(painter)
    painter.restore()
