"""Player icons at the table, SD-I: the two windows, the uses, and what they change.

Who may use which when stands in icons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from hotstove.baseball.bases import Advance
from hotstove.baseball.facts import RunnersMoved
from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import Position
from hotstove.play.answers import PASS, Answer, Key
from hotstove.play.decisions import Option
from hotstove.play.dice import D20
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.table import Script, Table, ask, roll

from . import icons
from .basic import BasicShowdown
from .cards import CardId, Icon, Result
from .facts import IconUsed
from .setup import ShowdownSetup
from .state import ShowdownGame

_Table: TypeAlias = Table[ShowdownGame]
_V, _SB, _RP, _TWENTY = Icon.V, Icon.SB, Icon.RP, Icon.TWENTY


class IconRules(BasicShowdown):
    def speed_of(self, game: ShowdownGame, player: CardId) -> int:
        """Return the Speed he runs at now: the one on his card, below expert."""
        return self.cards[player].speed

    def __init__(self, setup: ShowdownSetup) -> None:
        super().__init__(setup)
        self.carry_before_pitch = self.brought.before_pitch
        self.carry_on_result = self.brought.on_result
        self.carry_gloves = self.brought.gloves

    # SD-M-05, 07 Windows for icons

    def before_the_pitch(self, table: _Table) -> Script[None]:
        """SD-M-05: SB, 20 and RP, defense first."""
        return self.window(table, "before the pitch", icons.before_pitch)

    def on_the_result(self, table: _Table) -> Script[None]:
        """SD-M-07: K, HR, S and V, defense first."""
        return self.window(table, "on the result", icons.on_result)

    def window(
        self,
        table: _Table,
        asks: str,
        usable: Callable[[BasicShowdown, ShowdownGame, Side], list[Key]],
    ) -> Script[None]:
        """SD-I-03, R34: the sides in turn, defense first, until both pass in a row."""
        side, passes = table.state.fielding, 0
        while passes < 2:
            passes += 1
            offered = usable(self, table.state, side)
            if offered:
                seat = table.state.dugout(side).seat
                rides = asks == "before the pitch" and side is table.state.fielding
                answer = yield from ask(
                    seat,
                    asks,
                    "SD-I-03",
                    or_pass(offered),
                    default=PASS,
                    rides=rides,
                    refuse=self.refuse_icon(table, asks, side, offered),
                )
                if answer != PASS:
                    yield from self.use_icon(table, side, answer.key)
                    passes = 0
            side = side.other

    def refuse_icon(
        self, table: _Table, asks: str, side: Side, offered: list[Key]
    ) -> Callable[[Answer], list[Problem]]:
        """SD-I-02, SD-A-40: what to say to an icon that may not be used, and to a substitution."""

        def refuse(answer: Answer) -> list[Problem]:
            if isinstance(answer, Substitution | FieldCard):
                return [Problem("WRONG_STEP", "SD-A-40", {"player": "", "step": asks})]
            return icons.check(self, table.state, side, answer, offered)

        return refuse

    def use_icon(self, table: _Table, side: Side, key: str) -> Script[None]:
        """SD-I-02, 04, 05: each use looks at the current result."""
        player, icon = icons.read(key)
        result: Result | None = icons.BECOMES.get(icon)
        die = 0
        if icon is _V:
            die = yield from roll(D20, "swing", table.state.dugout(side).seat, "SD-I-V")
            swing = table.state.swing
            assert swing is not None
            result = self.cards[swing.chart_of].chart.result(die)
        table.tell(IconUsed(side, player, icon, result, die))
        if icon is _SB:
            self.steal(table, player)

    def steal(self, table: _Table, player: CardId) -> None:
        """SD-I-06: the next base, without a throw."""
        game = table.state
        base = game.base_of(player)
        assert base is not None
        runner = game.bases.at(base)
        assert runner is not None
        move = Advance(runner, base, base.following)
        table.tell(RunnersMoved("SB", game.defense.pitcher, (move,)))

    def use_gloves(
        self, table: _Table, where: tuple[Position, ...], runner: CardId, target: int
    ) -> Script[int]:
        """SD-I-09: +10 for each fielder with G who counts in the roll.

        *runner* is who would be out, *target* what die and Fielding must beat.
        """
        total = 0
        while offered := icons.gloves(self, table.state, where):
            side = table.state.fielding
            seat = table.state.defense.seat
            answer = yield from ask(
                seat,
                "glove",
                "SD-I-09",
                or_pass(offered),
                default=PASS,
                refuse=self.refuse_icon(table, "glove", side, offered),
                arguments={"runner": runner, "target": target - total},
            )
            if answer == PASS:
                break
            player, icon = icons.read(answer.key)
            table.tell(IconUsed(side, player, icon))
            total += 10
        return total

    def after_icon_used(self, game: ShowdownGame, fact: IconUsed) -> ShowdownGame:
        dugout = game.dugout(fact.side)
        mound = dugout.mound
        if fact.icon is _RP:
            mound = replace(mound, bonus=mound.bonus + icons.CONTROL)
        use = icons.use_of(fact.player, fact.icon, game.inning)
        game = game.with_dugout(fact.side, replace(dugout, spent=(*dugout.spent, use), mound=mound))
        if fact.icon is _TWENTY:
            return replace(game, bonus=game.bonus + icons.CONTROL)
        if fact.result is not None and game.swing is not None:
            die = fact.die or game.swing.die
            return replace(game, swing=replace(game.swing, result=fact.result, die=die))
        return game


def or_pass(keys: list[Key]) -> Callable[[], tuple[Option, ...]]:
    """Return the offer of *keys* and of letting it be."""
    return lambda: (Option(PASS), *(Option(key) for key in keys))
