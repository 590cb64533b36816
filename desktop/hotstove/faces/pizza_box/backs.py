"""The backs of Pizza Box's piles, and the colours of its sides and decks."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from hotstove.play.seats import Side
from hotstove.rulebooks.pizza_box.cards import Deck

from .. import cards
from ..cards import Face
from ..game_backs import Back, Pattern, paint_game_back
from ..theme import EVENING
from ..vignettes import Motif
from .words import deck_letter, deck_word, side_word

SIDE_COLOURS: Final = {Side.HOME: EVENING.home_red, Side.VISITOR: EVENING.visitor_blue}
DECK_GROUNDS: Final = {
    Deck.HITTER: EVENING.brass,
    Deck.NEUTRAL: "#8f9a94",
    Deck.PITCHER: EVENING.board,
}


def deck_back(deck: Deck) -> Back:
    pattern = {
        Deck.HITTER: Pattern.CHEVRONS,
        Deck.NEUTRAL: Pattern.DOTS,
        Deck.PITCHER: Pattern.SEAMS,
    }[deck]
    return Back(DECK_GROUNDS[deck], pattern, deck_letter(deck), deck_word(deck))


def side_back(side: Side, is_hitting: bool) -> Back:
    """The pitch deck's back has a ball, the hitters' cards a bat: no card's own face."""
    colour = SIDE_COLOURS[side]
    if is_hitting:
        words = QCoreApplication.translate("pizza_box", "{side} HITTER").format(
            side=side_word(side)
        )
    else:
        words = QCoreApplication.translate("pizza_box", "{side} STRATEGY").format(
            side=side_word(side)
        )
    pattern = Pattern.LATTICE if side is Side.HOME else Pattern.WAVES
    motif = Motif.TAKE if is_hitting else Motif.GLOVE
    return Back(colour, pattern, side_word(side)[:1], words, motif)


def staff_back(side: Side) -> Back:
    colour = SIDE_COLOURS[side]
    words = QCoreApplication.translate("pizza_box", "{side} PITCHER").format(side=side_word(side))
    pattern = Pattern.PINSTRIPES if side is Side.HOME else Pattern.BASES
    return Back(colour, pattern, side_word(side)[:1], words, Motif.CAP)


def running_back() -> Back:
    words = QCoreApplication.translate("pizza_box", "BASERUNNING")
    letter = QCoreApplication.translate("pizza_box", "R", "baserunning")
    return Back("#8a5a2b", Pattern.BASES, letter, words, Motif.STEAL)


class BackArt:
    """A card of which only the back is known, on every face."""

    def __init__(self, back: Back | None) -> None:
        self.back = back

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if self.back is None:
            cards.paint_back(painter, rect)
        else:
            paint_game_back(painter, rect, self.back)
