"""What a result card and a steal do to bases and outs, PD-07 to PD-10; nothing is told here."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from hotstove.baseball.bases import Advance, Base, Bases, Runner
from hotstove.baseball.game import BallGame
from hotstove.baseball.innings import OUTS_A_HALF, hit_advances

from .cards import Result

STRIKES: Final = 3
MOST_CS: Final = 2
"""PD-07, Q8: Caught Stealing cards a half, whether anybody ran or not."""


class Outcome(NamedTuple):
    """A finished at-bat."""

    advances: tuple[Advance, ...]
    hit: int = 0
    """Bases credited."""
    is_double_play: bool = False
    sacrifice: Literal["", "SH"] = ""

    @property
    def rbi(self) -> int:
        return sum(move.scores for move in self.advances)


def lead_runner(bases: Bases) -> tuple[Base, Runner] | None:
    """Return whoever stands nearest home, and where."""
    if bases.third is not None:
        return Base.THIRD, bases.third
    if bases.second is not None:
        return Base.SECOND, bases.second
    if bases.first is not None:
        return Base.FIRST, bases.first
    return None


def outcome(game: BallGame, result: Result, batter: Runner, innings: int) -> Outcome:
    """PD-09: carry *result* out, which is not a foul.

    Q10: FO and GO move nobody. Q11: the second out of a DB needs a runner, and there is no
    fourth out. Q12, Q13: on a third out nobody moves and nobody scores.
    """
    if result.bases:
        return Outcome(*hit_advances(game, result.bases, batter, innings))
    out = Advance(batter, Base.PLATE, Base.FIRST, is_out=True)
    if result is not Result.DOUBLE_PLAY and result is not Result.SACRIFICE:
        return Outcome((out,))
    lead = lead_runner(game.bases)
    if lead is None or game.outs == OUTS_A_HALF - 1:
        return Outcome((out,))
    base, runner = lead
    if result is Result.DOUBLE_PLAY:
        doubled = Advance(runner, base, base.following, is_out=True)
        return Outcome((doubled, out), is_double_play=True)
    return Outcome((Advance(runner, base, base.following), out), sacrifice="SH")


def steal(bases: Bases, *, is_caught: bool) -> Advance:
    """PD-07, Q6: the lead runner goes for the next base, home included; there must be one."""
    lead = lead_runner(bases)
    assert lead is not None
    base, runner = lead
    return Advance(runner, base, base.following, is_out=is_caught)
