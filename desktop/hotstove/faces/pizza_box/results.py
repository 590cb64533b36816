"""Pizza Box's result cards: what their areas, circles and bars print (PB-A-07)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from hotstove.rulebooks.pizza_box.cards import Deck, Outcome, ResultCard, Section

from ..cards import Face
from ..game_backs import paint_game_back
from ..parks import Ball, Play
from ..result_print import Area, Bar, Head, ResultPrint, Ribbon, Shape, paint_result
from .backs import DECK_GROUNDS, deck_back
from .words import deck_letter, deck_short, deck_word, moves_word, outcome_word

_RIBBONS: Final = {
    Outcome.SINGLE: (Shape.PENNANT, "#bfe0b4"),
    Outcome.DOUBLE: (Shape.PENNANT, "#9ccfd0"),
    Outcome.TRIPLE: (Shape.PENNANT, "#f2b87c"),
    Outcome.HOME_RUN: (Shape.PENNANT, "#f2a094"),
    Outcome.WALK: (Shape.PILL, "#f3e39a"),
    Outcome.ERROR: (Shape.TORN, "#e6c2dc"),
    Outcome.STRIKEOUT: (Shape.BLOCK, "#d4d6d4"),
    Outcome.FLY_OUT: (Shape.BLOCK, "#c3d6e2"),
    Outcome.GROUND_OUT: (Shape.BLOCK, "#ddc9a6"),
    Outcome.DOUBLE_PLAY: (Shape.BLOCK, "#cdbfae"),
}
_BALLS: Final = {
    Outcome.SINGLE: Ball.LINER,
    Outcome.DOUBLE: Ball.GAP,
    Outcome.TRIPLE: Ball.CORNER,
    Outcome.HOME_RUN: Ball.OVER,
    Outcome.WALK: Ball.NONE,
    Outcome.ERROR: Ball.MUFF,
    Outcome.STRIKEOUT: Ball.MITT,
    Outcome.FLY_OUT: Ball.FLY,
    Outcome.GROUND_OUT: Ball.GROUNDER,
    Outcome.DOUBLE_PLAY: Ball.PIVOT,
}
_LIVELY: Final = (Outcome.WALK, Outcome.ERROR)
"""Not hits, and yet the hitter is on first."""


def area_of(section: Section, key: str, numbers: tuple[int, ...] = (), rating: int = 0) -> Area:
    """What one area of a result card prints."""
    outcome = section.outcome
    shape, ground = (Shape.BLOCK, "#e3ddcb") if outcome is None else _RIBBONS[outcome]
    hit = 0 if outcome is None else outcome.hit or int(outcome in _LIVELY)
    black = () if outcome in (Outcome.WALK, Outcome.HOME_RUN) else section.black
    code = "" if outcome is None else outcome.value
    return Area(
        key=key,
        ribbon=Ribbon(outcome_word(outcome), code, shape, ground),
        play=Play(Ball.NONE if outcome is None else _BALLS[outcome], hit, black, section.amount),
        moves=moves_word(section),
        numbers=numbers,
        rating=str(rating) if rating else "",
        rating_words=QCoreApplication.translate("pizza_box", "against a #{rating} pitcher").format(
            rating=rating
        )
        if rating
        else "",
        rating_short=QCoreApplication.translate("pizza_box", "pitcher #{rating}").format(
            rating=rating
        )
        if rating
        else "",
    )


def print_of(card: ResultCard) -> ResultPrint:
    """What *card* prints (PB-A-07)."""
    head = Head(
        deck_letter(card.deck),
        deck_word(card.deck),
        deck_short(card.deck),
        DECK_GROUNDS[card.deck],
        {Deck.HITTER: 1, Deck.NEUTRAL: 0, Deck.PITCHER: 2}[card.deck],
    )
    areas = [area_of(card.white, "white", card.white_hitters or ())]
    if card.blue is not None:
        blue = card.blue
        areas.append(area_of(blue.section, "blue", blue.hitters or (), blue.rating or 0))
    bar = None
    if card.bar is not None:
        if card.bar.like is not None:
            text = QCoreApplication.translate("pizza_box", "Pitcher: like hitter {number}").format(
                number=card.bar.like
            )
            bar = Bar(
                text,
                QCoreApplication.translate("pizza_box", "like #{number}").format(
                    number=card.bar.like
                ),
            )
        else:
            section = card.bar.section or Section(None)
            text = outcome_word(section.outcome)
            if section.amount:
                text = f"{text} +{section.amount}"
            bar = Bar(
                QCoreApplication.translate("pizza_box", "Pitcher: {result}").format(result=text),
                text,
            )
    return ResultPrint(head, tuple(areas), bar)


class ResultArt:
    """The ``CardArt`` of a result card; *lit* is ``white``, ``blue``, ``blue:3`` or ``bar``."""

    def __init__(self, card: ResultCard, lit: str = "") -> None:
        self.card = card
        self.print = print_of(card)
        self.lit = lit

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            paint_game_back(painter, rect, deck_back(self.card.deck))
        else:
            paint_result(painter, rect, self.print, face, self.lit)
