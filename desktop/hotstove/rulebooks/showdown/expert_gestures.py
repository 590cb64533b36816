"""Why a strategy card or a runner laid on the table is not legal now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Base
from hotstove.baseball.lineups import Substitution
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat

from .state import ShowdownGame
from .strategy import CopyId
from .strategy_moment import AFTER_RESULT, BEFORE_PITCH, ON_RESULT

if TYPE_CHECKING:
    from .expert import ExpertShowdown

BASES: Final = {"first": Base.FIRST, "second": Base.SECOND, "third": Base.THIRD}


def explain_runner(
    book: ExpertShowdown, game: ShowdownGame, seat: Seat, change: Substitution
) -> list[Problem]:
    """SD-E-70: why *change* may not run for that runner now; never empty."""
    step = Problem("WRONG_STEP", "SD-E-70", {"player": "", "step": "batter up"})
    if game.at_bat or game.side_of(seat) is not game.batting:
        return [step]
    return list(book.check_runner(game, change)) or [step]


def window_of(game: ShowdownGame) -> str:
    """Return the window that a position may lie in; within M8 the one after the result."""
    if not game.is_fielding_set:
        return ""
    if not game.at_bat:
        return AFTER_RESULT if game.expert.code and game.last_batter else ""
    if game.swing is not None:
        return ON_RESULT
    return BEFORE_PITCH if game.pitch is None else ""


def explain_card(
    book: ExpertShowdown, game: ShowdownGame, seat: Seat, copy: CopyId
) -> list[Problem]:
    """SD-E-08 to 21: the rules against it, the nearest first; never empty."""
    side = game.side_of(seat)
    found = list(book.check_card(game, side, window_of(game), copy))
    name = book.strategy_name(copy)
    return found or [Problem("NOT_YOUR_TURN", "SD-E-15", {"card": name})]
