"""The score sheet in the designers' notation, PB-S: codes, dots, dashes and lines, box by box.

Everything is read from the scorebook that all games share; how it looks on paper is no matter here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotstove.baseball.bases import Base
from hotstove.baseball.score_sheet import ScoreBox, ScoreSheet
from hotstove.baseball.scorebook import Appearance, Scorebook, scorebook
from hotstove.play.facts import Fact
from hotstove.play.seats import Side
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .say import say

CODES: Final = ("S", "2", "3", "4", "W", "E", "K", "DP", "FC", "SF", "SAC", "O")
"""PB-S-01."""
_OF_RESULT: Final = {
    "1B": "S", "2B": "2", "3B": "3", "HR": "4", "BB": "W", "IBB": "W", "E": "E", "K": "K",
}  # fmt: skip
_OF_MARK: Final = {"DP": "DP", "FC": "FC", "SF": "SF", "SH": "SAC"}
OUT: Final = "O"
_WORDS: Final = {
    "S": QT_TRANSLATE_NOOP("pizza_box", "single"),
    "2": QT_TRANSLATE_NOOP("pizza_box", "double"),
    "3": QT_TRANSLATE_NOOP("pizza_box", "triple"),
    "4": QT_TRANSLATE_NOOP("pizza_box", "home run"),
    "W": QT_TRANSLATE_NOOP("pizza_box", "walk"),
    "E": QT_TRANSLATE_NOOP("pizza_box", "error"),
    "K": QT_TRANSLATE_NOOP("pizza_box", "strikeout"),
    "DP": QT_TRANSLATE_NOOP("pizza_box", "double play"),
    "FC": QT_TRANSLATE_NOOP("pizza_box", "fielder's choice"),
    "SF": QT_TRANSLATE_NOOP("pizza_box", "sacrifice fly"),
    "SAC": QT_TRANSLATE_NOOP("pizza_box", "sacrifice bunt"),
    "O": QT_TRANSLATE_NOOP("pizza_box", "any other out"),
}


def code_of(turn: Appearance) -> str:
    """PB-S-01, R50, R63, R65."""
    return _OF_RESULT.get(turn.code) or _OF_MARK.get(turn.mark, OUT)


def score_sheet(facts: Sequence[Fact]) -> ScoreSheet:
    """Return both sides' boxes in the order the at-bats were completed (PB-S-12)."""
    return sheet_of(scorebook(facts))


def sheet_of(book: Scorebook) -> ScoreSheet:
    visitor, home = (
        tuple(
            ScoreBox(
                half.inning,
                turn.spot,
                turn.batter,
                code_of(turn),
                turn.has_scored,
                turn.rbi,
                bool(turn.out) and turn.reached is not Base.PLATE,
                turn.column,
            )
            for half in book.of(side).halves
            for turn in half.appearances
        )
        for side in Side
    )
    return ScoreSheet(visitor, home)


def code_words() -> dict[str, Sentence]:
    """Return what each code means, in the sheet's order."""
    return {code: say(_WORDS[code]) for code in CODES}
