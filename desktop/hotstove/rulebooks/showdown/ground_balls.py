"""Ground balls and double plays, SD-A-10 to 15."""

from __future__ import annotations

from typing import TypeAlias

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.baseball.positions import INFIELD
from hotstove.play.dice import D20
from hotstove.play.table import Script, Table, roll

from .cards import Result
from .facts import DoublePlayTried
from .icon_rules import IconRules
from .state import ShowdownGame

_Table: TypeAlias = Table[ShowdownGame]
_PLATE, _FIRST, _SECOND = Base.PLATE, Base.FIRST, Base.SECOND
_GROUND_BALL = Result.GROUND_BALL


class GroundBallRules(IconRules):
    def ground_ball(self, table: _Table) -> Script[None]:
        """SD-A-12 to 15."""
        game = table.state
        bases, batter = game.bases, self.new_runner(game)
        if bases.first is None:
            out = Advance(batter, _PLATE, _FIRST, is_out=True)
            others = () if game.outs == 2 else _move_up(game)
            self.tell_batted(table, _GROUND_BALL, (*others, out))
            return
        forced = Advance(bases.first, _FIRST, _SECOND, is_out=True)
        if game.outs == 2:
            self.tell_batted(table, _GROUND_BALL, (forced, _to_first(batter)))
            return
        made = yield from self.double_play(table)
        game = table.state
        at_first = Advance(batter, _PLATE, _FIRST, is_out=made)
        ends_half = game.outs + 1 + made == OUTS_A_HALF
        others = () if ends_half else _move_up(game)
        self.tell_batted(
            table, _GROUND_BALL, (*others, forced, at_first), is_double_play=made
        )

    def double_play(self, table: _Table) -> Script[bool]:
        """SD-A-13: die and infield must beat the batter's Speed; compulsory (R22)."""
        batter = table.state.at_bat
        speed = self.speed_of(table.state, batter)
        modifier = yield from self.use_gloves(table, INFIELD, batter, speed)
        die = yield from roll(D20, "dp", table.state.defense.seat, "SD-A-13")
        game = table.state
        speed = self.speed_of(game, batter)
        tried = DoublePlayTried(game.at_bat, die, game.defense.infield, modifier, speed)
        table.tell(tried)
        return tried.is_made


def _to_first(batter: Runner) -> Advance:
    return Advance(batter, _PLATE, _FIRST)


def _move_up(game: ShowdownGame) -> tuple[Advance, ...]:
    """SD-A-12, 15: runners on third and second move up one base; no throw."""
    return tuple(
        [
            Advance(runner, base, base.following)
            for base, runner in game.bases.runners()
            if base is not _FIRST
        ]
    )
