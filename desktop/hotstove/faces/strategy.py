"""The faces of strategy cards, of any game that has them: side, name, window, text; and the back.

What a card prints and where is in ``strategy_print``; a game fills a ``StrategyPrint`` for each
of its cards, with ``print_of`` where its cards are shaped like Showdown's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from . import cards, theme
from .cards import Face
from .game_backs import Back, Pattern, paint_game_back
from .glyphs import star
from .lettering import MIDDLE, Line
from .strategy_print import (
    INNER,
    MARGIN,
    CardSide,
    Layout,
    Rarity,
    motif_of,
    reading_layout,
    table_layout,
)
from .strategy_print import StrategyPrint as StrategyPrint
from .strategy_print import print_of as print_of
from .strategy_print import text_of as text_of
from .strategy_print import window_word as window_word
from .theme import EVENING, mixed
from .vignettes import ON_WHITE, Motif, paint_motif, paint_rays

GROUNDS: Final = {
    CardSide.OFFENSE: EVENING.home_red,
    CardSide.DEFENSE: EVENING.visitor_blue,
    CardSide.EITHER: "#5c625c",
}
BONUS_GROUND: Final = "#f7e6b0"
WINDOW_GROUND: Final = EVENING.ink


Scene: TypeAlias = Callable[[QPainter, QRectF], None]
"""Draws a picture of its own in place of a woodcut."""


class StrategyCardArt:
    """The ``CardArt`` of one strategy card, or of another card of words."""

    def __init__(self, card: StrategyPrint, scene: Scene | None = None) -> None:
        self.card = card
        self.scene = scene

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            paint_strategy_back(painter, rect)
        elif face is Face.TABLE:
            paint_table_face(painter, rect, self.card, self.scene)
        else:
            paint_reading_face(painter, rect, self.card, self.scene)


class StrategyBackArt:
    """A strategy card of which only the back is known, on every face."""

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        paint_strategy_back(painter, rect)


def grounds_of(card: StrategyPrint) -> tuple[str, ...]:
    return card.grounds or (GROUNDS[card.side],)


# Painting


def paint_table_face(
    painter: QPainter, rect: QRectF, card: StrategyPrint, scene: Scene | None = None
) -> None:
    """What is read in the hand: side, name, window, text; legible from 150 px of width."""
    found = table_layout(card)
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        top = found.band.bottom() if found.picture is None else found.picture.bottom()
        _paint_body(painter, QRectF(MARGIN, top, INNER, found.body.bottom() - top), card)
        if found.picture is not None:
            _paint_picture(painter, found.picture, card, scene)
        _paint_band(painter, found.band, card)
        _paint_window(painter, found.window)
        _paint_bonus(painter, found, card)
        for line in found.lines:
            line.paint(painter)


def paint_reading_face(
    painter: QPainter, rect: QRectF, card: StrategyPrint, scene: Scene | None = None
) -> None:
    """The whole card, nothing cut short."""
    found = reading_layout(card)
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        foot = found.bonus.top() - 6 if found.bonus is not None else cards.HEIGHT - MARGIN - 44
        top = found.band.bottom() if found.picture is None else found.picture.bottom()
        _paint_body(painter, QRectF(MARGIN, top, INNER, foot - top), card)
        if found.picture is not None:
            _paint_picture(painter, found.picture, card, scene)
        _paint_band(painter, found.band, card)
        _paint_window(painter, found.window)
        _paint_bonus(painter, found, card)
        for line in found.lines:
            line.paint(painter)
        _paint_rarity(painter, QRectF(MARGIN + 10, cards.HEIGHT - MARGIN - 40, 36, 36), card)


def _paint_band(painter: QPainter, band: QRectF, card: StrategyPrint) -> None:
    """The side in colour, sign, word and pattern; a card of no hand has colour and word."""
    grounds = grounds_of(card)
    painter.setPen(Qt.PenStyle.NoPen)
    wide = band.width() / len(grounds)
    for number, ground in enumerate(grounds):
        share = QRectF(band.left() + number * wide, band.top(), wide, band.height())
        painter.fillRect(share, QColor(ground))
    painter.setPen(QPen(QColor(EVENING.ink), 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(band, 10, 10)
    if card.heading:
        return
    stripe = mixed(grounds[0], EVENING.cream, 0.24)
    painter.save()
    painter.setClipRect(band.adjusted(3, 3, -3, -3), Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(stripe), 6))
    for side in (-1, 1):
        edge = band.left() + 92 if side < 0 else band.right() - 92
        for step in range(5):
            x = edge + side * (step * 20 + 4)
            if card.side is CardSide.OFFENSE:
                painter.drawLine(QPointF(x - 12, band.bottom()), QPointF(x + 12, band.top()))
            elif card.side is CardSide.EITHER:
                painter.drawLine(QPointF(x, band.top()), QPointF(x, band.bottom()))
        if card.side is CardSide.DEFENSE:
            for y in (band.top() + 14, band.center().y(), band.bottom() - 14):
                painter.drawLine(QPointF(edge, y), QPointF(edge + side * 92, y))
    painter.restore()
    for x in (band.left() + 46, band.right() - 46):
        _paint_sign(painter, QPointF(x, band.center().y()), band.height() * 0.40, card.side)


def _paint_sign(painter: QPainter, at: QPointF, radius: float, side: CardSide) -> None:
    """Offence: an arrow up on a disc; defence: a bar on a shield; either: both ways, a square."""
    painter.save()
    painter.translate(at)
    painter.scale(radius / 50, radius / 50)
    painter.setPen(QPen(QColor(EVENING.ink), 7))
    painter.setBrush(QColor(EVENING.cream))
    pen = QPen(QColor(EVENING.ink), 12)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    sign = QPainterPath()
    if side is CardSide.OFFENSE:
        painter.drawEllipse(QPointF(0, 0), 48, 48)
        sign.addPolygon(QPolygonF([QPointF(-20, 2), QPointF(0, -24), QPointF(20, 2)]))
        sign.moveTo(0, -20)
        sign.lineTo(0, 26)
    elif side is CardSide.DEFENSE:
        shield = QPainterPath(QPointF(-42, -44))
        shield.lineTo(42, -44)
        shield.lineTo(42, 2)
        shield.cubicTo(42, 28, 14, 44, 0, 52)
        shield.cubicTo(-14, 44, -42, 28, -42, 2)
        shield.closeSubpath()
        painter.drawPath(shield)
        sign.moveTo(-20, -8)
        sign.lineTo(20, -8)
        sign.moveTo(0, -26)
        sign.lineTo(0, 24)
    else:
        painter.drawRoundedRect(QRectF(-46, -46, 92, 92), 12, 12)
        for way in (-1, 1):
            sign.addPolygon(
                QPolygonF([QPointF(-16, way * 10), QPointF(0, way * 28), QPointF(16, way * 10)])
            )
        sign.moveTo(0, -26)
        sign.lineTo(0, 26)
    painter.strokePath(sign, pen)
    painter.restore()


def _paint_body(painter: QPainter, body: QRectF, card: StrategyPrint) -> None:
    painter.setPen(QPen(QColor(EVENING.ink), 3.5))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawRoundedRect(body, 8, 8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(mixed(grounds_of(card)[0], "#fffaf0", 0.35)), 4))
    painter.drawRoundedRect(body.adjusted(6, 6, -6, -6), 5, 5)


def _paint_picture(
    painter: QPainter, picture: QRectF, card: StrategyPrint, scene: Scene | None
) -> None:
    ground = grounds_of(card)[0]
    if scene is not None:
        painter.save()
        painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
        scene(painter, picture)
        painter.restore()
    else:
        paint_rays(
            painter, picture, mixed(ground, EVENING.cream, 0.72), mixed(ground, EVENING.cream, 0.5)
        )
        paint_motif(painter, picture.adjusted(0, 4, 0, -4), motif_of(card), ON_WHITE)
    painter.setPen(QPen(QColor(EVENING.ink), 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(picture)


def _paint_window(painter: QPainter, window: QRectF) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(WINDOW_GROUND))
    painter.drawRect(window.adjusted(2, 0, -2, 0))
    painter.setPen(QPen(theme.tint(EVENING.brass, 0.9), 3))
    for y in (window.top() + 5, window.bottom() - 5):
        painter.drawLine(QPointF(window.left() + 8, y), QPointF(window.right() - 8, y))


def _paint_bonus(painter: QPainter, found: Layout, card: StrategyPrint) -> None:
    """A strip of pale brass with the icon's badge, as on the player cards."""
    if found.bonus is None or found.icon is None:
        return
    painter.setPen(QPen(QColor(EVENING.ink), 3.5))
    painter.setBrush(QColor(BONUS_GROUND))
    painter.drawRoundedRect(found.bonus, 10, 10)
    painter.setPen(QPen(QColor(EVENING.ink), 5))
    painter.setBrush(QColor(EVENING.brass))
    painter.drawRoundedRect(found.icon, 22, 22)
    box = found.icon.adjusted(6, 0, -6, 0)
    Line(card.icon, box, 60, 36, MIDDLE).paint(painter)


def _paint_rarity(painter: QPainter, box: QRectF, card: StrategyPrint) -> None:
    """A disc, a diamond or a star; none on a card that no deck holds."""
    if card.heading:
        return
    painter.setPen(QPen(QColor(EVENING.ink), 3))
    if card.rarity is Rarity.COMMON:
        painter.setBrush(QColor(EVENING.ink))
        painter.drawEllipse(box.center(), 11, 11)
    elif card.rarity is Rarity.UNCOMMON:
        painter.setBrush(QColor("#c9d3d8"))
        at = box.center()
        painter.drawPolygon(
            QPolygonF([at + QPointF(x, y) * 15 for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))])
        )
    elif card.rarity is Rarity.RARE:
        painter.setBrush(QColor(EVENING.brass))
        painter.drawPath(star(box))
    else:
        painter.setBrush(QColor(EVENING.ink))
        painter.drawEllipse(box.center(), 18, 18)
        painter.setBrush(QColor(EVENING.brass))
        painter.drawPath(star(box.adjusted(5, 5, -5, -5)))


def strategy_back() -> Back:
    """The back of every strategy card, whichever side it is for."""
    return Back(
        mixed(EVENING.walnut_dark, EVENING.home_red, 0.22),
        Pattern.BASES,
        QCoreApplication.translate("strategy", "S", "on the back of a strategy card"),
        QCoreApplication.translate("strategy", "STRATEGY"),
        Motif.CARDS,
    )


def paint_strategy_back(painter: QPainter, rect: QRectF) -> None:
    paint_game_back(painter, rect, strategy_back())
