"""What hangs on a scoreboard, worked out of a box score and the state every ball game shares."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.box_score import BoxScore
from hotstove.baseball.game import BallGame
from hotstove.play.seats import Side


class SideLine(NamedTuple):
    innings: tuple[str | None, ...]
    runs: int
    hits: int
    errors: int


class Board(NamedTuple):
    visitor: SideLine
    home: SideLine
    inning: int
    batting: Side | None
    """None when the game is over."""
    outs: int
    half: str
    """``Top 6``, ``Final``, in the program's language."""


def board_of(game: BallGame, box: BoxScore) -> Board:
    """Return the board for *game*; an inning not begun is None, an unplayed bottom ``x``."""
    lines = {}
    for side in Side:
        shown = [text or None for text in box.line(side, 9)]
        if side is Side.HOME and game.batting is Side.VISITOR and not game.is_over:
            played = len(box.home.innings)
            shown = shown[:played] + [None] * (len(shown) - played)
        lines[side] = SideLine(
            tuple(shown), box.of(side).runs, box.of(side).hits, box.of(side).errors
        )
    return Board(
        lines[Side.VISITOR],
        lines[Side.HOME],
        game.inning,
        None if game.is_over else game.batting,
        game.outs,
        half_words(game),
    )


def half_words(game: BallGame) -> str:
    if game.is_over:
        return QCoreApplication.translate("board", "FINAL")
    if game.batting is Side.VISITOR:
        return QCoreApplication.translate("board", "TOP {inning}").replace(
            "{inning}", str(game.inning)
        )
    return QCoreApplication.translate("board", "BOT {inning}").replace(
        "{inning}", str(game.inning)
    )
