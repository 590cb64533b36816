"""Backs of cards that must be told apart: colour, letter, words and a pattern for each pile.

The one back that all piles of a game share is in ``cards``. Nothing printed here depends on
what is on the other side.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from hotstove.play.values import Value

from . import cards, theme
from .lettering import MIDDLE, Line, readable_on
from .paragraphs import Paragraph
from .theme import EVENING, mixed
from .vignettes import Motif, paint_motif


class Pattern(StrEnum):
    """What covers the ground; each tells itself without colour."""

    LATTICE = "lattice"
    PINSTRIPES = "pinstripes"
    CHEVRONS = "chevrons"
    DOTS = "dots"
    BASES = "bases"
    SEAMS = "seams"
    WAVES = "waves"


class Back(Value, frozen=True):
    ground: str
    """``#rrggbb``."""
    pattern: Pattern
    letter: str
    """One or two capitals in the middle."""
    words: str
    """On the ribbon below, translated."""
    motif: Motif | None = None
    """A woodcut in place of the letter, which then stands in the corners only."""


_FIELD: Final = QRectF(34, 34, cards.WIDTH - 68, cards.HEIGHT - 68)


def paint_game_back(painter: QPainter, rect: QRectF, back: Back) -> None:
    """*back* to fill *rect*, without its shadow."""
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        painter.setPen(QPen(QColor(EVENING.ink), 6))
        painter.setBrush(QColor(back.ground))
        painter.drawRoundedRect(_FIELD, 18, 18)
        ink = mixed(back.ground, readable_on(back.ground), 0.36)
        painter.save()
        painter.setClipRect(_FIELD.adjusted(4, 4, -4, -4), Qt.ClipOperation.IntersectClip)
        # Line by line: one path of them all takes Qt ten times as long.
        lines, width = _pattern(back.pattern)
        painter.setPen(QPen(QColor(ink), width) if width else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ink))
        for line in lines:
            if width:
                painter.drawPolyline(line)
            else:
                painter.drawConvexPolygon(line)
        painter.restore()
        frame = _FIELD.adjusted(20, 20, -20, -20)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((EVENING.ink, 11), (EVENING.cream, 6)):
            painter.setPen(QPen(QColor(colour), wide))
            painter.drawRoundedRect(frame, 10, 10)
        _paint_corners(painter, back)
        _paint_medallion(painter, back)


def back_lines(back: Back) -> tuple[Line | Paragraph, ...]:
    """The lettering of a back, in card units."""
    corner = readable_on(back.ground)
    found: list[Line | Paragraph] = [
        Paragraph(
            back.words,
            QRectF(96, 560, cards.WIDTH - 192, 128),
            74,
            38,
            MIDDLE,
            EVENING.cream,
            is_display=True,
            leading=0.94,
        ),
        Line(back.letter, QRectF(66, 70, 104, 100), 92, 60, MIDDLE, corner, is_display=True),
    ]
    if back.motif is None:
        box = QRectF(cards.WIDTH / 2 - 140, 200, 280, 280)
        found.append(Line(back.letter, box, 300, 150, MIDDLE, EVENING.ink, is_display=True))
    return tuple(found)


def _paint_corners(painter: QPainter, back: Back) -> None:
    """Letters for whoever sees only an edge of a fanned card, the lower one upside down."""
    for turn in (0, 180):
        painter.save()
        painter.translate(cards.WIDTH / 2, cards.HEIGHT / 2)
        painter.rotate(turn)
        painter.translate(-cards.WIDTH / 2, -cards.HEIGHT / 2)
        box = QRectF(64, 64, 108, 110)
        painter.setPen(QPen(QColor(EVENING.cream), 5))
        painter.setBrush(QColor(back.ground))
        painter.drawRoundedRect(box, 14, 14)
        back_lines(back)[1].paint(painter)
        painter.restore()


def _paint_medallion(painter: QPainter, back: Back) -> None:
    centre = QPointF(cards.WIDTH / 2, 340)
    painter.setPen(QPen(QColor(EVENING.ink), 6))
    painter.setBrush(QColor(EVENING.brass))
    painter.drawEllipse(centre, 196, 196)
    painter.setBrush(QColor(EVENING.cream))
    painter.drawEllipse(centre, 180, 180)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(EVENING.home_red), 4))
    painter.drawEllipse(centre, 167, 167)
    if back.motif is not None:
        box = QRectF(0, 0, 250, 250)
        box.moveCenter(centre)
        paint_motif(painter, box, back.motif)
    ribbon = QRectF(72, 550, cards.WIDTH - 144, 148)
    painter.setPen(QPen(QColor(EVENING.ink), 6))
    painter.setBrush(QColor(mixed(back.ground, EVENING.ink, 0.72)))
    painter.drawRoundedRect(ribbon, 14, 14)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.tint(EVENING.cream, 0.8), 3))
    painter.drawRoundedRect(ribbon.adjusted(9, 9, -9, -9), 8, 8)
    words, *rest = back_lines(back)
    words.paint(painter)
    if back.motif is None:
        rest[1].paint(painter)


@lru_cache(maxsize=len(Pattern))
def _pattern(pattern: Pattern) -> tuple[tuple[QPolygonF, ...], float]:
    """Lines of one width, or solid shapes where the width is 0."""
    if pattern in (Pattern.DOTS, Pattern.BASES):
        return tuple(_solids(pattern)), 0.0
    width = {
        Pattern.LATTICE: 5.0,
        Pattern.CHEVRONS: 9.0,
        Pattern.PINSTRIPES: 7.0,
        Pattern.WAVES: 8.0,
    }
    return tuple(QPolygonF(line) for line in _strokes(pattern)), width.get(pattern, 6.0)


def _strokes(pattern: Pattern) -> Iterator[list[QPointF]]:
    left, top, foot = _FIELD.left(), _FIELD.top(), _FIELD.bottom()
    middle = cards.WIDTH / 2
    if pattern is Pattern.LATTICE:
        for step in range(-12, 13):
            x, reach = middle + step * 58, _FIELD.height() / 2
            for way in (-1, 1):
                yield [QPointF(x - way * reach, top), QPointF(x + way * reach, foot)]
    elif pattern is Pattern.PINSTRIPES:
        for step in range(-10, 11):
            yield [QPointF(middle + step * 27, top), QPointF(middle + step * 27, foot)]
    elif pattern is Pattern.CHEVRONS:
        wide = _FIELD.width() / 8
        for row in range(-1, 21):
            y = top + row * 40
            yield [QPointF(left + n * wide, y + (36 if n % 2 else 0)) for n in range(9)]
    elif pattern is Pattern.SEAMS:
        for row in range(20):
            y = top + row * 42
            for column in range(-4, 5):
                x = middle + column * 62
                yield [QPointF(x - 20, y), QPointF(x, y + 18), QPointF(x + 20, y)]
    else:
        for row in range(19):
            y = top + row * 44
            yield [QPointF(left + n * 15, y + 13 * math.sin(n * math.pi / 3)) for n in range(39)]


def _solids(pattern: Pattern) -> Iterator[QPolygonF]:
    half = 11.0
    corners: tuple[tuple[float, float], ...] = (
        (0, -half),
        (half, 0),
        (0, half),
        (-half, 0),
    )
    if pattern is Pattern.DOTS:
        far, near = 8.0, 3.4
        eighth = ((near, far), (far, near), (far, -near), (near, -far))
        corners = (*eighth, *((-x, -y) for x, y in eighth))
    for row in range(20):
        for column in range(12):
            at = QPointF(
                _FIELD.left() + 24 + column * 48 + (row % 2) * 24, _FIELD.top() + 18 + row * 42
            )
            yield QPolygonF([at + QPointF(x, y) for x, y in corners])
