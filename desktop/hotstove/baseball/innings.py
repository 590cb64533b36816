"""Half-innings, the end of a game, extra innings and walk-offs: normal baseball (SD-G)."""

from __future__ import annotations

from hotstove.play.seats import Side

from .bases import Advance, Base, Runner, everyone_up
from .game import BallGame

OUTS_A_HALF = 3
_VISITOR, _AT_HOME = Side
_HOME_PLATE = Base.HOME


def is_walk_off(game: BallGame, innings: int) -> bool:
    """SD-G-02: the home side leads in the bottom of the last inning or later."""
    return game.batting is _AT_HOME and game.inning >= innings and game.lead > 0


def is_decided(game: BallGame, innings: int) -> bool:
    """SD-G-01, 02, 05, 06: whether nothing is left to play of a game of *innings* innings."""
    if game.forfeited_by is not None:
        return True
    if game.inning < innings:
        return False
    if game.outs < OUTS_A_HALF:
        return is_walk_off(game, innings)
    return game.lead > 0 if game.batting is _VISITOR else game.lead != 0


def hit_advances(
    game: BallGame, count: int, batter: Runner, innings: int
) -> tuple[tuple[Advance, ...], int]:
    """Return how everybody moves on a hit of *count* bases, and the bases it is credited with.

    SD-G-03, 04: a hit that ends the game, homers apart, brings in only the runs needed, and
    counts as many bases as the runner with the winning run took.
    """
    moves = everyone_up(game.bases, count, batter)
    if count == _HOME_PLATE or game.batting is _VISITOR or game.inning < innings:
        return moves, count
    needed = 1 - game.lead
    scored = [move for move in moves if move.scores]
    if not 0 < needed <= len(scored):
        return moves, count
    winning = scored[needed - 1]
    credited = min(count, _HOME_PLATE - winning.start)
    return everyone_up(game.bases, credited, batter), credited
