"""Ground balls, CL-84 to 86, and with the infield in, CL-92 to 95."""

from __future__ import annotations

from typing import Final, TypeAlias

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.play.answers import Answer, Key
from hotstove.play.decisions import Decision, Option
from hotstove.play.problems import Problem
from hotstove.play.table import Script, Table, ask

from .facts import InfieldDrawnIn, RunnersSent
from .faults import fault
from .plays import Plays
from .results import Result
from .running import HOLD
from .state import ClutchGame

_Table: TypeAlias = Table[ClutchGame]

DOUBLE_PLAY: Final = Key("double play")
TAKE_THE_BATTER: Final = Key("take the batter")
SEND_SECOND: Final = Key("send second")
SEND_THIRD: Final = Key("send third")
CONCEDE: Final = Key("concede")
THROW: Final = Key("throw")
NORMAL: Final = Key("infield normal")
DRAW_IN: Final = Key("infield in")
_PLATE, _FIRST, _SECOND, _THIRD, _HOME = Base
_GB: Final = Result.GROUND_BALL


class GroundBalls(Plays):
    # CL-92 Infield in

    def infield_call(self, table: _Table) -> Script[None]:
        """S6: a runner on third and fewer than two out."""
        game = table.state
        if self.is_forbidden(game, "infield_in"):
            return
        answer = yield Decision(
            game.defense.seat,
            "infield",
            "CL-92",
            lambda: (Option(NORMAL), Option(DRAW_IN, is_aside=True)),
            NORMAL,
            rides=True,
        )
        if answer == DRAW_IN:
            table.tell(InfieldDrawnIn())

    def why_not_in(self, game: ClutchGame) -> list[Problem]:
        if may_draw_in(game):
            return []
        return [fault("INFIELD_IN_ILLEGAL", "CL-92", outs=game.outs)]

    # CL-84 The table

    def ground_ball(self, table: _Table) -> Script[None]:
        game = table.state
        if game.outs == OUTS_A_HALF - 1:
            self.tell_batted(table, _GB, (self.out_at_first(game),))
        elif game.is_infield_in and game.bases.third is not None:
            yield from self.with_infield_in(table)
        elif game.bases.first is not None:
            yield from self.forced_ball(table)
        else:
            yield from self.unforced_ball(table)

    def forced_ball(self, table: _Table) -> Script[None]:
        """CL-84, 86, RUL-95: the double play, or the batter alone."""
        game = table.state
        may_double = not game.is_infield_in and not (
            game.cards.changes and self.is_forbidden(game, "double_play")
        )
        if may_double:
            answer = yield from ask(
                game.defense.seat,
                "double play",
                "CL-84",
                lambda: (Option(DOUBLE_PLAY), Option(TAKE_THE_BATTER, is_aside=True)),
                default=DOUBLE_PLAY,
                arguments={"batter": game.at_bat},
            )
            if answer == DOUBLE_PLAY:
                yield from self.double_play(table)
                return
        game = table.state
        self.tell_batted(table, _GB, (*_all_up(game), self.out_at_first(game)))

    def double_play(self, table: _Table) -> Script[None]:
        """CL-86, CL-50: R1 is out; the throw is at the batter."""
        batter = table.state.at_bat
        is_out = yield from self.throw(
            table,
            batter,
            _FIRST,
            "DP",
            "infield",
            extra=self.edition.batter_on_double_play,
        )
        game = table.state
        first = game.bases.first
        assert first is not None
        forced = Advance(first, _FIRST, _SECOND, is_out=True)
        runner = Runner(batter, first.charged)
        at_first = Advance(runner, _PLATE, _FIRST, is_out=is_out)
        ends_half = game.outs + 1 + is_out == OUTS_A_HALF
        others = () if ends_half else _up_ahead(game)
        self.tell_batted(table, _GB, (*others, forced, at_first), is_double_play=is_out)

    def unforced_ball(self, table: _Table) -> Script[None]:
        """CL-84, 85, RUL-97: R3 scores by himself, R2 may be sent."""
        game = table.state
        second, third = game.bases.second, game.bases.third
        home = (Advance(third, _THIRD, _HOME),) if third is not None else ()
        is_held = second is None or bool(
            game.cards.changes and self.fixed(game, "hold", second.player) is not None
        )
        answer = HOLD
        if not is_held:
            assert second is not None
            answer = yield from ask(
                game.offense.seat,
                "send on grounder",
                "CL-84",
                lambda: (Option(HOLD), Option(SEND_SECOND)),
                default=HOLD,
                arguments={"second": second.player},
            )
        if answer == HOLD:
            self.tell_batted(table, _GB, (*home, self.out_at_first(table.state)))
            return
        assert second is not None
        table.tell(RunnersSent((second.player,), "GB"))
        answer = yield from ask(
            table.state.defense.seat,
            "throw on grounder",
            "CL-84",
            lambda: (Option(CONCEDE), Option(THROW)),
            default=CONCEDE,
            arguments={"second": second.player, "batter": table.state.at_bat},
        )
        if answer == CONCEDE:
            moved = Advance(second, _SECOND, _THIRD)
            out = self.out_at_first(table.state)
            self.tell_batted(table, _GB, (*home, moved, out))
            return
        is_out = yield from self.throw(table, second.player, _THIRD, "GB", "infield")
        game = table.state
        moved = Advance(second, _SECOND, _THIRD, is_out=is_out)
        charged = second.charged if is_out else game.defense.mound.pitcher
        batter = Advance(Runner(game.at_bat, charged), _PLATE, _FIRST)
        self.tell_batted(table, _GB, (*home, moved, batter))

    # CL-94, 95 The infield in

    def with_infield_in(self, table: _Table) -> Script[None]:
        game = table.state
        third = game.bases.third
        assert third is not None
        if game.is_loaded:
            out = Advance(third, _THIRD, _HOME, is_out=True)
            behind = [
                Advance(on, base, base.following)
                for base, on in game.bases.runners()
                if base is not _THIRD
            ]
            batter = Advance(Runner(game.at_bat, third.charged), _PLATE, _FIRST)
            self.tell_batted(table, _GB, (out, *behind, batter))
            return
        answer = yield from ask(
            game.offense.seat,
            "send home",
            "CL-94",
            lambda: (Option(HOLD), Option(SEND_THIRD)),
            default=HOLD,
            arguments={"third": third.player},
        )
        first = game.bases.first
        to_second = (Advance(first, _FIRST, _SECOND),) if first is not None else ()
        if answer == HOLD:
            self.tell_batted(table, _GB, (*to_second, self.out_at_first(table.state)))
            return
        table.tell(RunnersSent((third.player,), "GB"))
        if not self.edition.must_throw_home:
            answer = yield from ask(
                table.state.defense.seat,
                "throw home",
                "CL-95",
                lambda: (Option(THROW), Option(CONCEDE)),
                default=THROW,
                arguments={"third": third.player},
            )
            if answer == CONCEDE:
                home = Advance(third, _THIRD, _HOME)
                out = self.out_at_first(table.state)
                self.tell_batted(table, _GB, (home, *to_second, out))
                return
        is_out = yield from self.throw(
            table,
            third.player,
            _HOME,
            "HOME",
            "infield",
            extra=self.edition.home_with_infield_in,
        )
        game = table.state
        home = Advance(third, _THIRD, _HOME, is_out=is_out)
        charged = third.charged if is_out else game.defense.mound.pitcher
        batter = Advance(Runner(game.at_bat, charged), _PLATE, _FIRST)
        ends_half = game.outs + is_out == OUTS_A_HALF
        self.tell_batted(table, _GB, (home, *(() if ends_half else to_second), batter))

    def refuse_infield(self, game: ClutchGame, answer: Answer) -> list[Problem]:
        return self.why_not_in(game) if answer == DRAW_IN else []


def may_draw_in(game: ClutchGame) -> bool:
    return game.bases.third is not None and game.outs < OUTS_A_HALF - 1


def _all_up(game: ClutchGame) -> tuple[Advance, ...]:
    """Everybody moves up one base: they are forced, or score from third."""
    return tuple([Advance(on, base, base.following) for base, on in game.bases.runners()])


def _up_ahead(game: ClutchGame) -> tuple[Advance, ...]:
    """R2 to third and R3 home, while R1 is forced out."""
    return tuple(
        [
            Advance(on, base, base.following)
            for base, on in game.bases.runners()
            if base is not _FIRST
        ]
    )
