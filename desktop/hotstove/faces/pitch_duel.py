"""The faces of Pitch Duel's cards: pitches, contacts, steals, runners, results, and their backs.

Beyond the rulebook's ids: ``back:pitcher``, ``back:batter``, ``back:pile``, ``back:runner`` for
cards of which only the back is known. How a result is laid out is ``result_print``, how a
pitch flies, ``pitches``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from hotstove.binding.translation import called
from hotstove.rulebooks.pitch_duel.cards import (
    HAND_CARDS,
    PITCH_NAMES,
    RUNNER_CARDS,
    HandCard,
    Result,
    ResultCard,
)

from . import cards
from .cards import CardArt, Face
from .game_backs import Back, Pattern, paint_game_back
from .lettering import MIDDLE, Line, readable_on
from .parks import Ball, Play
from .pitches import paint_pitch
from .prints import PrintCard, PrintSet
from .result_print import Area, Head, ResultPrint, Ribbon, Shape, paint_result
from .theme import EVENING
from .vignettes import Motif, paint_motif, paint_rays

if TYPE_CHECKING:
    from hotstove.catalog.shelf import Catalog
    from hotstove.rulebooks.pitch_duel.duel import PitchDuel

MARGIN: Final = 22.0
INNER: Final = cards.WIDTH - 2 * MARGIN
PITCHERS: Final = EVENING.board
BATTERS: Final = EVENING.brass
_RIBBONS: Final = {
    Result.SINGLE: (Shape.PENNANT, "#bfe0b4", Ball.LINER),
    Result.DOUBLE: (Shape.PENNANT, "#9ccfd0", Ball.GAP),
    Result.TRIPLE: (Shape.PENNANT, "#f2b87c", Ball.CORNER),
    Result.HOMER: (Shape.PENNANT, "#f2a094", Ball.OVER),
    Result.FLY_OUT: (Shape.BLOCK, "#c3d6e2", Ball.FLY),
    Result.GROUND_OUT: (Shape.BLOCK, "#ddc9a6", Ball.GROUNDER),
    Result.DOUBLE_PLAY: (Shape.BLOCK, "#cdbfae", Ball.PIVOT),
    Result.SACRIFICE: (Shape.BLOCK, "#dde3b8", Ball.GROUNDER),
    Result.FOUL: (Shape.TORN, "#e6c2dc", Ball.FOUL),
}


# The words


def result_word(result: Result) -> str:
    return {
        Result.SINGLE: QCoreApplication.translate("pitch_duel", "SINGLE"),
        Result.DOUBLE: QCoreApplication.translate("pitch_duel", "DOUBLE"),
        Result.TRIPLE: QCoreApplication.translate("pitch_duel", "TRIPLE"),
        Result.HOMER: QCoreApplication.translate("pitch_duel", "HOME RUN"),
        Result.FLY_OUT: QCoreApplication.translate("pitch_duel", "FLY OUT"),
        Result.GROUND_OUT: QCoreApplication.translate("pitch_duel", "GROUND OUT"),
        Result.DOUBLE_PLAY: QCoreApplication.translate("pitch_duel", "DOUBLE PLAY"),
        Result.SACRIFICE: QCoreApplication.translate("pitch_duel", "SACRIFICE"),
        Result.FOUL: QCoreApplication.translate("pitch_duel", "FOUL BALL"),
    }[result]


def effect_word(result: Result) -> str:
    """What a result does, as its card prints it (PD-09)."""
    return {
        Result.SINGLE: QCoreApplication.translate("pitch_duel", "All runners +1"),
        Result.DOUBLE: QCoreApplication.translate("pitch_duel", "All runners +2"),
        Result.TRIPLE: QCoreApplication.translate("pitch_duel", "All runners score"),
        Result.HOMER: QCoreApplication.translate("pitch_duel", "Everybody scores"),
        Result.FLY_OUT: QCoreApplication.translate("pitch_duel", "Nobody advances"),
        Result.GROUND_OUT: QCoreApplication.translate("pitch_duel", "Nobody advances"),
        Result.DOUBLE_PLAY: QCoreApplication.translate("pitch_duel", "Lead runner out too"),
        Result.SACRIFICE: QCoreApplication.translate("pitch_duel", "Lead runner +1"),
        Result.FOUL: QCoreApplication.translate("pitch_duel", "A strike, never the third"),
    }[result]


def _kind_word(card: HandCard) -> str:
    if card.is_pitchers:
        return QCoreApplication.translate("pitch_duel", "PITCH")
    return QCoreApplication.translate("pitch_duel", "CONTACT")


def _sign(card: HandCard) -> str:
    return card.pitch.value if card.pitch is not None else card.id


def _title(card: HandCard) -> str:
    if card.pitch is not None:
        return PITCH_NAMES[card.pitch]
    return QCoreApplication.translate("pitch_duel", card.name)


def _hint(card: HandCard) -> str:
    if card.pitch is None and card.is_pitchers:
        return QCoreApplication.translate("pitch_duel", "catches a Stolen Base")
    if card.pitch is None:
        return QCoreApplication.translate("pitch_duel", "lead runner takes a base")
    if card.is_pitchers:
        return QCoreApplication.translate("pitch_duel", "a strike unless met")
    return QCoreApplication.translate("pitch_duel", "meets the same pitch")


# The cards of the two hands


def hand_lines(card: HandCard, face: Face) -> tuple[Line, ...]:
    """The lettering of a pitcher's or batter's card, in card units."""
    ground = PITCHERS if card.is_pitchers else BATTERS
    is_reading = face is Face.READING
    lines = [
        Line(_sign(card), QRectF(36, 30, 176, 108), 108, 70, MIDDLE, EVENING.ink, is_display=True),
        Line(
            _kind_word(card),
            QRectF(232, 30, 360, 108),
            84,
            56,
            MIDDLE,
            readable_on(ground),
            is_display=True,
        ),
        Line(
            _title(card),
            QRectF(MARGIN + 14, 724 if not is_reading else 706, INNER - 28, 120 - 30 * is_reading),
            112,
            62,
            MIDDLE,
            EVENING.ink,
            is_display=True,
        ),
    ]
    if is_reading:
        box = QRectF(MARGIN + 14, 798, INNER - 28, 54)
        lines.append(Line(_hint(card), box, 48, 36, MIDDLE, is_bold=False))
    return tuple(lines)


class HandArt:
    """The ``CardArt`` of a pitch, a contact, CS or SB."""

    def __init__(self, card: HandCard) -> None:
        self.card = card

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        card = self.card
        if face is Face.BACK:
            paint_game_back(painter, rect, hand_back(card.is_pitchers))
            return
        ground = PITCHERS if card.is_pitchers else BATTERS
        with cards.on_card(painter, rect):
            cards.paint_stock(painter)
            head = QRectF(MARGIN, MARGIN, INNER, 124)
            painter.setPen(QPen(QColor(EVENING.ink), 5))
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(head, 10, 10)
            _paint_tab(painter, QRectF(34, 32, 180, 104), card.is_pitchers)
            picture = QRectF(MARGIN, head.bottom() + 4, INNER, 548)
            painter.save()
            painter.setClipRect(picture, Qt.ClipOperation.IntersectClip)
            if card.pitch is not None:
                scene = QRectF(0, 0, INNER, INNER)
                scene.moveCenter(picture.center())
                paint_pitch(painter, scene, card.pitch.value, not card.is_pitchers)
            else:
                paint_rays(painter, picture, "#ead8ae", "#f5e9c9")
                motif = Motif.THROW if card.is_pitchers else Motif.STEAL
                paint_motif(painter, picture.adjusted(30, 30, -30, -30), motif)
            painter.restore()
            painter.setPen(QPen(QColor(EVENING.ink), 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(picture, 6, 6)
            for line in hand_lines(card, face):
                line.paint(painter)


def _paint_tab(painter: QPainter, box: QRectF, is_pitchers: bool) -> None:
    """A round tab for the pitcher, one cut like home plate for the batter."""
    painter.setPen(QPen(QColor(EVENING.ink), 5))
    painter.setBrush(QColor(EVENING.cream))
    if is_pitchers:
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        return
    painter.drawPolygon(
        QPolygonF(
            [
                box.topLeft(),
                box.topRight() - QPointF(26, 0),
                QPointF(box.right() + 8, box.center().y()),
                box.bottomRight() - QPointF(26, 0),
                box.bottomLeft(),
            ]
        )
    )


# Runners


class RunnerArt:
    """The ``CardArt`` of a runner; *lit* is the base he stands on, ``1`` to ``3``."""

    def __init__(self, lit: str = "") -> None:
        self.lit = lit

    def lines(self) -> tuple[Line, ...]:
        word = QCoreApplication.translate("pitch_duel", "RUNNER")
        return (Line(word, QRectF(40, 716, cards.WIDTH - 80, 130), 128, 80, MIDDLE,
                     is_display=True),)  # fmt: skip

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            paint_game_back(painter, rect, runner_back())
            return
        with cards.on_card(painter, rect):
            cards.paint_stock(painter)
            picture = QRectF(MARGIN, MARGIN, INNER, 682)
            paint_rays(painter, picture, "#e6c894", "#f3dfb6")
            painter.setPen(QPen(QColor(EVENING.ink), 5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(picture, 6, 6)
            paint_motif(painter, QRectF(75, 196, 480, 480), Motif.STEAL)
            _paint_bases(painter, QPointF(cards.WIDTH / 2, 134), self.lit)
            for line in self.lines():
                line.paint(painter)


def _paint_bases(painter: QPainter, at: QPointF, lit: str) -> None:
    """The three bases as a scoreboard shows them; the lit one is filled and larger."""
    for number, (x, y) in enumerate(((86, 22), (0, -54), (-86, 22)), 1):
        is_lit = lit == str(number)
        half = 54 if is_lit else 42
        middle = at + QPointF(x, y)
        painter.setPen(QPen(QColor(EVENING.ink), 8 if is_lit else 5))
        painter.setBrush(QColor(EVENING.brass if is_lit else "#fffaf0"))
        painter.drawPolygon(
            QPolygonF(
                [middle + QPointF(dx, dy) * half for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))]
            )
        )
        if is_lit:
            box = QRectF(middle.x() - 40, middle.y() - 34, 80, 68)
            Line(lit, box, 66, 40, MIDDLE, is_display=True).paint(painter)


# Results


def print_of(card: ResultCard) -> ResultPrint:
    """What a result card prints (PD-09); its own short line stands at the head."""
    result = card.result
    shape, ground, ball = _RIBBONS[result]
    amount = result.bases if result in (Result.SINGLE, Result.DOUBLE, Result.TRIPLE) else 0
    black = (1, 2, 3) if amount else ()
    head = Head(
        QCoreApplication.translate("pitch_duel", "R", "result card"),
        QCoreApplication.translate("pitch_duel", "RESULT"),
        result.value,
        "#8a5a2b",
        0,
    )
    area = Area(
        key="white",
        ribbon=Ribbon(result_word(result), result.value, shape, ground),
        play=Play(ball, result.bases, black, amount),
        moves=effect_word(result),
        flavour=called(card.name),
    )
    return ResultPrint(head, (area,))


class ResultArt:
    """The ``CardArt`` of a result card of the draw pile."""

    def __init__(self, card: ResultCard) -> None:
        self.print = print_of(card)

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            paint_game_back(painter, rect, pile_back())
        else:
            paint_result(painter, rect, self.print, face)


# The backs


def hand_back(is_pitchers: bool) -> Back:
    """The same for every card of a hand."""
    if is_pitchers:
        letter = QCoreApplication.translate("pitch_duel", "P", "pitcher's card")
        words = QCoreApplication.translate("pitch_duel", "PITCHER")
        return Back(PITCHERS, Pattern.SEAMS, letter, words, Motif.GLOVE)
    letter = QCoreApplication.translate("pitch_duel", "B", "batter's card")
    words = QCoreApplication.translate("pitch_duel", "BATTER")
    return Back(BATTERS, Pattern.CHEVRONS, letter, words, Motif.SWING)


def pile_back() -> Back:
    letter = QCoreApplication.translate("pitch_duel", "R", "result card")
    words = QCoreApplication.translate("pitch_duel", "RESULT")
    return Back("#8a5a2b", Pattern.LATTICE, letter, words)


def runner_back() -> Back:
    words = QCoreApplication.translate("pitch_duel", "RUNNER")
    return Back("#8f9a94", Pattern.BASES, words[:1], words, Motif.STEAL)


class BackArt:
    """A card of which only the back is known, on every face."""

    def __init__(self, back: Back | None) -> None:
        self.back = back

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if self.back is None:
            cards.paint_back(painter, rect)
        else:
            paint_game_back(painter, rect, self.back)


def back_of(name: str) -> Back | None:
    """The back a pile's name stands for; None where every card shares the table's own back."""
    backs = {
        "pitcher": hand_back(True),
        "batter": hand_back(False),
        "pile": pile_back(),
        "runner": runner_back(),
    }
    return backs.get(name)


class PitchDuelFaces:
    """The faces of all cards in one duel, for whoever knows them only by id."""

    def __init__(self, pile: tuple[ResultCard, ...]) -> None:
        self._results = {card.id: card for card in pile}
        self._runners = {card.id for card in RUNNER_CARDS}

    def art(self, card_id: str, lit: str = "") -> CardArt:
        """How a card looks; *lit* is the base, ``1`` to ``3``, that a runner stands on."""
        if card_id in HAND_CARDS:
            return HandArt(HAND_CARDS[card_id])
        if card_id in self._runners:
            return RunnerArt(lit)
        if card_id in self._results:
            return ResultArt(self._results[card_id])
        return BackArt(back_of(card_id.rpartition(":")[2]))

    def words(self, card_id: str) -> str:
        """All that a card says, a sentence to each part."""
        if card_id in HAND_CARDS:
            card = HAND_CARDS[card_id]
            kind = _kind_word(card).capitalize()
            return f"{_title(card)}, {_sign(card)}. {kind}: {_hint(card)}."
        if card_id in self._runners:
            return QCoreApplication.translate("pitch_duel", "Runner.")
        if card_id in self._results:
            result = self._results[card_id]
            name = called(result.name)
            return f"{result_word(result.result)}. {name}. {effect_word(result.result)}."
        back = back_of(card_id.rpartition(":")[2])
        words = back.words if back is not None else ""
        return (
            QCoreApplication.translate("pitch_duel", "Face down: {words}.").format(words=words)
            if words
            else QCoreApplication.translate("pitch_duel", "Face down.")
        )


def faces(book: PitchDuel) -> PitchDuelFaces:
    return PitchDuelFaces(book.setup.pile)


# What can be printed (PD-02)


def game_name() -> str:
    return QCoreApplication.translate("pitch_duel", "Pitch Duel")


def print_sets(catalog: Catalog) -> tuple[PrintSet, ...]:
    """Both hands, the runners, and the draw pile."""
    hands = tuple(PrintCard(card.id, HandArt(card)) for card in HAND_CARDS.values())
    runners = tuple(PrintCard(card.id, RunnerArt()) for card in RUNNER_CARDS)
    pile = tuple(PrintCard(card.id, ResultArt(card)) for card in catalog.duel_pile)
    return (
        PrintSet("hands", QCoreApplication.translate("pitch_duel", "The two hands"), hands),
        PrintSet("runners", QCoreApplication.translate("pitch_duel", "Runners"), runners),
        PrintSet("pile", QCoreApplication.translate("pitch_duel", "The draw pile"), pile),
    )
