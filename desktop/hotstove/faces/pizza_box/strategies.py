"""Pizza Box's strategy cards, white and black, and the BASERUNNING cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hotstove.play.seats import Side
from hotstove.rulebooks.pizza_box.cards import is_white

from .. import cards, theme
from ..cards import Face
from ..game_backs import paint_game_back
from ..lettering import LEFT, MIDDLE, Line
from ..result_print import Ribbon, Shape, paint_ribbon
from ..theme import EVENING
from ..vignettes import ON_BLACK, ON_WHITE, Motif, paint_motif
from .backs import SIDE_COLOURS, running_back, side_back
from .words import BLACK_KINDS, colour_word, hint, side_word, strategy_word

MARGIN: Final = 22.0
INNER: Final = cards.WIDTH - 2 * MARGIN
BLACK_STOCK: Final = "#1d1b18"
HITTING: Final = ("take", "swing", "steal", "bunt")


def kind_of(card_id: str) -> str:
    """The kind of a strategy card: a pitch card's from its colour, any other's from its name."""
    name = card_id.rpartition(":")[2]
    if name in ("ball", "strike", "pitchout", *HITTING):
        return name
    return "ball" if is_white(card_id) else "strike"


def strategy_lines(kind: str, face: Face) -> tuple[Line, ...]:
    """The lettering of a strategy card, in card units."""
    ink = EVENING.cream if kind in BLACK_KINDS else EVENING.ink
    word = strategy_word(kind)
    is_reading = face is Face.READING
    lines = [
        Line(word, QRectF(60, 52, 384, 92), 84, 50, LEFT, ink, is_display=True),
        Line(
            word,
            QRectF(56, 626 if is_reading else 664, cards.WIDTH - 112, 130),
            150,
            70,
            MIDDLE,
            ink,
            is_display=True,
        ),
    ]
    if is_reading:
        text = f"{colour_word(kind)} · {hint(kind)}"
        place = QRectF(64, 758, cards.WIDTH - 128, 60)
        lines.append(Line(text, place, 54, 38, MIDDLE, ink, is_bold=False))
    return tuple(lines)


def paint_strategy(
    painter: QPainter, rect: QRectF, kind: str, side: Side, face: Face = Face.TABLE
) -> None:
    """White or black stock with a woodcut, edged in the side's colour."""
    is_black = kind in BLACK_KINDS
    colour = SIDE_COLOURS[side]
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        sheet = QRectF(20, 20, cards.WIDTH - 40, cards.HEIGHT - 40)
        painter.setPen(QPen(QColor(EVENING.ink), 4))
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(sheet, 24, 24)
        inner = sheet.adjusted(15, 15, -15, -15)
        painter.setPen(QPen(QColor(EVENING.cream), 4))
        painter.setBrush(QColor(BLACK_STOCK if is_black else "#fffdf7"))
        painter.drawRoundedRect(inner, 14, 14)
        inks = ON_BLACK if is_black else ON_WHITE
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.tint(inks.line, 0.55), 3))
        painter.drawRoundedRect(inner.adjusted(11, 11, -11, -11), 9, 9)
        _paint_seal(painter, QPointF(cards.WIDTH - 104, 104), side, inks.line)
        motif = QRectF(75, 152, 480, 480) if face is Face.READING else QRectF(80, 166, 470, 470)
        paint_motif(painter, motif, Motif(kind), inks)
        for line in strategy_lines(kind, face):
            line.paint(painter)


def _paint_seal(painter: QPainter, at: QPointF, side: Side, line: str) -> None:
    """The side's letter: home's on a disc, the visitors' on a diamond."""
    colour = SIDE_COLOURS[side]
    painter.save()
    painter.translate(at)
    for size, ground in ((46.0, line), (42.0, EVENING.cream), (37.0, colour)):
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        if side is Side.HOME:
            painter.drawEllipse(QPointF(0, 0), size, size)
        else:
            painter.save()
            painter.rotate(45)
            painter.drawRect(QRectF(-size * 0.86, -size * 0.86, size * 1.72, size * 1.72))
            painter.restore()
    letter = side_word(side)[:1]
    Line(letter, QRectF(-34, -32, 68, 64), 62, 40, MIDDLE, EVENING.cream, is_display=True).paint(
        painter
    )
    painter.restore()


class StrategyArt:
    """The ``CardArt`` of BALL, STRIKE, PITCHOUT, TAKE, SWING, STEAL or BUNT."""

    def __init__(self, kind: str, side: Side) -> None:
        self.kind = kind
        self.side = side

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            paint_game_back(painter, rect, side_back(self.side, self.kind in HITTING))
        else:
            paint_strategy(painter, rect, self.kind, self.side, face)


class RunningArt:
    """The ``CardArt`` of a BASERUNNING card."""

    def __init__(self, is_safe: bool) -> None:
        self.is_safe = is_safe

    def lines(self) -> tuple[Line, ...]:
        if self.is_safe:
            word = QCoreApplication.translate("pizza_box", "SAFE")
        else:
            word = QCoreApplication.translate("pizza_box", "OUT")
        head = QCoreApplication.translate("pizza_box", "BASERUNNING")
        return (
            Line(head, QRectF(44, 34, cards.WIDTH - 88, 72), 68, 46, MIDDLE, is_display=True),
            Line(word, QRectF(60, 690, cards.WIDTH - 120, 134), 150, 90, MIDDLE, is_display=True),
        )

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            paint_game_back(painter, rect, running_back())
            return
        shape, ground = (Shape.PILL, "#bfe0b4") if self.is_safe else (Shape.BLOCK, "#f2a094")
        with cards.on_card(painter, rect):
            cards.paint_stock(painter)
            painter.setPen(QPen(QColor(EVENING.ink), 5))
            painter.setBrush(QColor("#f6ead0"))
            painter.drawRoundedRect(QRectF(MARGIN, 122, INNER, 540), 12, 12)
            paint_motif(
                painter,
                QRectF(65, 134, 500, 528),
                Motif.SAFE if self.is_safe else Motif.OUT,
            )
            place = QRectF(40, 684, cards.WIDTH - 80, 152)
            paint_ribbon(painter, place, Ribbon("", "", shape, ground))
            for line in self.lines():
                line.paint(painter)
