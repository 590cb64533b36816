"""Extra bases on a hit and after the catch of a fly ball, SD-A-20 to 28."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.facts import RunnersMoved
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import OUTFIELD
from hotstove.play.answers import Answer, Key
from hotstove.play.decisions import Option
from hotstove.play.dice import D20
from hotstove.play.problems import Argument, Problem
from hotstove.play.table import SETTLED, Script, Table, ask, roll

from .facts import RunnersSent, ThrewAt
from .icon_rules import IconRules
from .state import ShowdownGame

_Table: TypeAlias = Table[ShowdownGame]

_SECOND, _THIRD = Base.SECOND, Base.THIRD
_NAMES: Final = {base: base.name.lower() for base in Base}
HOLD: Final = Key("hold")
SENDS: Final = {
    "third goes": (Base.THIRD,),
    "second goes": (Base.SECOND,),
    "both go": (Base.THIRD, Base.SECOND),
}
"""SD-A-22: who may try, by the base he stands on."""


class ExtraBaseRules(IconRules):
    # SD-A-20 to 28 Extra bases

    def extra_bases(
        self, table: _Table, before: ShowdownGame, cause: Literal["XB", "TAG"]
    ) -> Script[None]:
        """SD-A-20 to 28: where anybody may try at all."""
        candidates = self.candidates(before, table.state)
        return self.tries(table, before, candidates, cause) if candidates else SETTLED

    def tries(
        self,
        table: _Table,
        before: ShowdownGame,
        candidates: list[tuple[Base, Runner]],
        cause: Literal["XB", "TAG"],
    ) -> Script[None]:
        """SD-A-22 to 28: who tries, whom the defense throws at, the throw."""
        ways = _ways_to_send(candidates)
        answer = yield from ask(
            table.state.offense.seat,
            "send",
            "SD-A-22",
            _or_hold(ways),
            default=HOLD,
            refuse=lambda answer: self.refuse_to_send(table.state, candidates, answer),
            arguments={_NAMES[base]: runner.player for base, runner in candidates},
        )
        if answer == HOLD:
            return
        going = [(base, runner) for base, runner in candidates if base in SENDS[answer.key]]
        table.tell(RunnersSent(tuple(runner.player for _, runner in going)))
        going = yield from self.on_the_way(table, before, going, cause)
        if not going:
            return
        target = yield from self.throw_target(table, going)
        yield from self.throw(table, before, going, target, cause)

    def refuse_to_send(
        self, game: ShowdownGame, candidates: list[tuple[Base, Runner]], answer: Answer
    ) -> list[Problem]:
        """SD-A-20, 21, 22: who is no candidate, and whose way is blocked."""
        if isinstance(answer, Substitution | FieldCard):
            return [Problem("WRONG_STEP", "SD-A-40", {"player": "", "step": "send"})]
        if not isinstance(answer, Key) or answer.key not in SENDS:
            return []
        names = {base: self.cards[runner.player].name for base, runner in candidates}
        found = []
        for base in SENDS[answer.key]:
            on = game.bases.at(base)
            if base not in names:
                named: dict[str, Argument] = {
                    "player": self.cards[on.player].name if on is not None else "",
                    "base": _NAMES[base],
                    "candidates": tuple(names.values()),
                }
                found.append(Problem("EXTRA_BASE_NOT_ALLOWED", "SD-A-20", named))
        if not found:
            blocked = {"player": names[_SECOND], "runner": names[_THIRD]}
            found.append(Problem("BASE_OCCUPIED", "SD-A-22", {**blocked}))
        return found

    def candidates(self, before: ShowdownGame, after: ShowdownGame) -> list[tuple[Base, Runner]]:
        """SD-A-20, 21: runners who were on base before the swing, now on second or third."""
        third, second, batter = after.bases.third, after.bases.second, before.at_bat
        found = []
        if third is not None and third.player != batter:
            found.append((_THIRD, third))
        if second is not None and second.player != batter:
            found.append((_SECOND, second))
        return found

    def on_the_way(
        self,
        table: _Table,
        before: ShowdownGame,
        going: list[tuple[Base, Runner]],
        cause: Literal["XB", "TAG"],
    ) -> Script[list[tuple[Base, Runner]]]:
        """Return who still runs once they have been sent; nothing stops them below expert."""
        yield from ()
        return going

    def throw_target(
        self, table: _Table, going: list[tuple[Base, Runner]]
    ) -> Script[tuple[Base, Runner]]:
        """SD-A-23: the defense picks exactly one of those who try."""
        if len(going) == 1:
            return going[0]
        keys = [Key("home"), Key("third")]
        answer = yield from ask(
            table.state.defense.seat,
            "throw",
            "SD-A-23",
            lambda: tuple(Option(key) for key in keys),
            default=keys[0],
            arguments={"home": going[0][1].player, "third": going[1][1].player},
        )
        return going[keys.index(answer)]

    def throw(
        self,
        table: _Table,
        before: ShowdownGame,
        going: list[tuple[Base, Runner]],
        target: tuple[Base, Runner],
        cause: Literal["XB", "TAG"],
    ) -> Script[None]:
        """SD-A-24 to 28: a tie is safe; out at home for the third out, nobody else moves."""
        base, runner = target
        speed = self.speed_of(table.state, runner.player)
        extra = 5 * (base is _THIRD) + 5 * (before.outs == 2)
        modifier = yield from self.use_gloves(table, OUTFIELD, runner.player, speed + extra)
        die = yield from roll(D20, "throw", table.state.defense.seat, "SD-A-24")
        game = table.state
        speed = self.speed_of(game, runner.player)
        threw = ThrewAt(
            runner.player,
            Base(base + 1),
            die,
            game.defense.outfield,
            modifier,
            speed,
            extra,
        )
        table.tell(threw)
        moves = []
        ends_half = threw.is_out and game.outs + 1 == OUTS_A_HALF
        for start, who in going:
            is_target = who is runner
            if ends_half and base is _THIRD and not is_target:
                continue
            moves.append(Advance(who, start, start.following, is_out=is_target and threw.is_out))
        scored = sum(move.scores for move in moves)
        table.tell(
            RunnersMoved(
                cause,
                game.defense.pitcher,
                tuple(moves),
                before.at_bat,
                scored,
                cause == "TAG" and scored > 0,
            )
        )


def _ways_to_send(candidates: list[tuple[Base, Runner]]) -> list[str]:
    """SD-A-22, R23: third must be open, or its runner goes too."""
    bases = [base for base, _ in candidates]
    if bases == [_THIRD, _SECOND]:
        return ["third goes", "both go"]
    return ["third goes"] if bases == [_THIRD] else ["second goes"]


def _or_hold(ways: list[str]) -> Callable[[], tuple[Option, ...]]:
    return lambda: (Option(HOLD), *(Option(Key(way)) for way in ways))
