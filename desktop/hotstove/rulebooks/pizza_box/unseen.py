"""What can be laid unseen at the peg board: the same kinds for any hand, so that none is told."""

from __future__ import annotations

from functools import cache
from typing import Final

from hotstove.play.answers import Placed
from hotstove.play.seats import Side
from hotstove.play.wording import Unseen
from hotstove.play.words import QT_TRANSLATE_NOOP

from . import options
from .cards import is_white, strategy_deck
from .say import say

OPEN_HANDS: Final = (options.STRATEGY, options.TEST, options.MOUND)
"""Where cards are laid face down that everybody knows their owner has."""


@cache
def colours(side: Side, place: str) -> tuple[Unseen, ...]:
    """PB-A-04: a white or a black card, whichever of them the hand holds."""
    deck = strategy_deck(side)
    ball, strike = (
        frozenset(Placed(card, place) for card in deck if is_white(card) is white)
        for white in (True, False)
    )
    return (
        Unseen(say(QT_TRANSLATE_NOOP("pizza_box", "ball")), ball),
        Unseen(say(QT_TRANSLATE_NOOP("pizza_box", "strike")), strike),
    )


@cache
def pitchout(side: Side) -> tuple[Unseen, ...]:
    """PB-AA-11: laid with a white card."""
    white = filter(is_white, strategy_deck(side))
    answers = frozenset(Placed(card, options.PITCHOUT) for card in white)
    return (Unseen(say(QT_TRANSLATE_NOOP("pizza_box", "pitchout")), answers),)
