"""Runners on their own feet, CL-82, CL-83, CL-87: extra bases, tagging up, steals; CL-78, CL-50."""

from __future__ import annotations

from itertools import combinations
from typing import Final, Literal, TypeAlias

from hotstove.baseball.bases import Advance, Base, Bases, Runner
from hotstove.baseball.facts import RunnersMoved
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.play.answers import Answer, Key
from hotstove.play.decisions import Decision, Option
from hotstove.play.problems import Problem
from hotstove.play.table import Script, Table, ask

from .card_moment import ADVANCE_DECLARED, STEAL_DECLARED
from .facts import RunnersSent
from .faults import fault
from .state import ClutchGame
from .throws import Throws

_Table: TypeAlias = Table[ClutchGame]
OnBase: TypeAlias = tuple[Base, Runner]

HOLD: Final = Key("hold")
STAY_PUT: Final = Key("no steal")
NO_THROW: Final = Key("no throw")
STEALS: Final = {
    "steal second": (Base.FIRST,),
    "steal third": (Base.SECOND,),
    "double steal": (Base.SECOND, Base.FIRST),
}
"""CL-87: who goes, by the base he stands on, nearest home first."""
NAMES: Final = {base: base.name.lower() for base in Base}
_FIRST, _SECOND, _THIRD = Base.FIRST, Base.SECOND, Base.THIRD


class Running(Throws):
    # CL-82 Extra bases on hits

    def extra_bases(self, table: _Table, batter: str, outs: int) -> Script[None]:
        """Those who were on base before the hit and stand on second or third try for one more."""
        bases = table.state.bases
        going = [
            (base, runner)
            for base, runner in bases.runners()
            if base is not _FIRST and runner.player != batter
        ]
        yield from self.tries(table, going, "XB", batter, outs)

    # CL-83 Tagging up

    def tag_up(self, table: _Table, batter: str, outs: int) -> Script[None]:
        going = list(table.state.bases.runners())
        yield from self.tries(table, going, "TAG", batter, outs)

    def tries(
        self,
        table: _Table,
        candidates: list[OnBase],
        cause: Literal["XB", "TAG"],
        batter: str,
        outs: int,
    ) -> Script[None]:
        """Offense declares, defense picks one man or none, one throw (CL-78)."""
        game = table.state
        forbidden = "extra_base" if cause == "XB" else "tag_up"
        if game.cards.changes:
            if self.is_forbidden(game, forbidden):
                return
            candidates = [
                (base, on)
                for base, on in candidates
                if self.fixed(game, "hold", on.player) is None
            ]
        ways = ways_to_go(candidates, game.bases)
        if not ways:
            return
        answer = yield Decision(
            game.offense.seat,
            "send",
            "CL-82" if cause == "XB" else "CL-83",
            lambda: (Option(HOLD), *[Option(Key(way)) for way in ways]),
            HOLD,
            arguments={NAMES[base]: on.player for base, on in candidates},
            refuse=lambda answer: self.refuse_to_send(ways, answer),
        )
        if answer == HOLD:
            return
        words = answer.key.split()[1:]
        going = [(base, on) for base, on in candidates if NAMES[base] in words]
        table.tell(RunnersSent(tuple(on.player for _, on in going), cause))
        if self.is_due(table.state, ADVANCE_DECLARED):
            yield from self.card_window(table, ADVANCE_DECLARED)
        target = yield from self.target(table, going, may_decline=True)
        is_out = False
        if target is not None:
            base, runner = target
            bonus, extra = self.odds_of_try(base, cause, outs)
            is_out = yield from self.throw(
                table, runner.player, base.following, cause, "outfield", bonus=bonus, extra=extra
            )
        moves = self.moved(table.state, going, target if is_out else None)
        scored = sum(move.scores for move in moves)
        sacrifice = cause == "TAG" and any(m.scores and m.start is _THIRD for m in moves)
        pitcher = table.state.defense.mound.pitcher
        table.tell(RunnersMoved(cause, pitcher, moves, batter, scored, sacrifice))

    def odds_of_try(self, base: Base, cause: str, outs: int) -> tuple[int, int]:
        """Return what the rules add to the throw, and to the runner's speed."""
        edition = self.edition
        if cause == "TAG":
            bonus = edition.to_second_on_fly if base is _FIRST else 0
            return bonus, edition.home_on_fly if base is _THIRD else 0
        extra = edition.home_on_hit if base is _THIRD else 0
        return 0, extra + (edition.two_outs_on_hit if outs == OUTS_A_HALF - 1 else 0)

    def moved(
        self, game: ClutchGame, going: list[OnBase], out: OnBase | None
    ) -> tuple[Advance, ...]:
        """CL-50, RUL-92: who is thrown out; after a third out those behind him do not move."""
        is_third = out is not None and game.outs + 1 == OUTS_A_HALF
        moves = []
        for base, runner in going:
            is_out = out is not None and runner is out[1]
            if is_third and out is not None and base < out[0]:
                continue
            moves.append(Advance(runner, base, base.following, is_out=is_out))
        return tuple(moves)

    def target(
        self, table: _Table, going: list[OnBase], *, may_decline: bool
    ) -> Script[OnBase | None]:
        """CL-78: one of those who try; on hits and flies the defense may let them all go."""
        if len(going) == 1 and not may_decline:
            return going[0]
        keys = [Key(f"throw {NAMES[base]}") for base, _ in going]
        answer = yield from ask(
            table.state.defense.seat,
            "throw",
            "CL-78",
            lambda: (
                *[Option(key) for key in keys],
                *((Option(NO_THROW, is_aside=True),) if may_decline else ()),
            ),
            default=keys[0],
            arguments={NAMES[base]: on.player for base, on in going},
        )
        return None if answer == NO_THROW else going[keys.index(answer)]

    def refuse_to_send(self, ways: tuple[str, ...], answer: Answer) -> list[Problem]:
        if isinstance(answer, Key) and answer.key.startswith("send "):
            return [fault("EXTRA_BASE_ILLEGAL", "CL-82", found=answer.key, allowed=ways)]
        return []

    # CL-87 Steals

    def steal(self, table: _Table) -> Script[bool]:
        """S2: one declaration an at-bat, with a base open. Returns whether the at-bat goes on."""
        game = table.state
        ways = steals_open(game.bases)
        if self.is_forbidden(game, "steal"):
            return True
        answer = yield Decision(
            game.offense.seat,
            "steal",
            "CL-87",
            lambda: (Option(STAY_PUT), *[Option(Key(way), is_aside=True) for way in ways]),
            STAY_PUT,
            rides=True,
            arguments={NAMES[base]: on.player for base, on in game.bases.runners()},
            refuse=lambda answer: self.refuse_steal(table.state, answer),
        )
        if answer == STAY_PUT:
            return True
        bases = table.state.bases
        going = [(base, on) for base in STEALS[answer.key] if (on := bases.at(base)) is not None]
        table.tell(RunnersSent(tuple(on.player for _, on in going), "SB"))
        if self.is_due(table.state, STEAL_DECLARED):
            yield from self.card_window(table, STEAL_DECLARED)
        target = yield from self.target(table, going, may_decline=False)
        assert target is not None
        base, runner = target
        is_out = yield from self.throw(
            table,
            runner.player,
            base.following,
            "SB",
            "battery",
            bonus=self.edition.steal_of_third if base is _SECOND else 0,
        )
        moves = self.moved(table.state, going, target if is_out else None)
        cause: Literal["SB", "CS"] = "CS" if is_out else "SB"
        table.tell(RunnersMoved(cause, table.state.defense.mound.pitcher, moves))
        return table.state.outs < OUTS_A_HALF

    def refuse_steal(self, game: ClutchGame, answer: Answer) -> list[Problem]:
        """CL-87: who is not there, and which base is blocked; home is never stolen."""
        if not isinstance(answer, Key):
            return []
        if answer.key == "steal home":
            return [fault("STEAL_ILLEGAL", "CL-87", base="home")]
        found = []
        for base in STEALS.get(answer.key, ()):
            ahead = base.following
            is_led = answer.key == "double steal" and base is _FIRST
            if game.bases.at(base) is None or (not is_led and game.bases.at(ahead) is not None):
                blocked = NAMES[ahead] if game.bases.at(base) is not None else NAMES[base]
                found.append(fault("STEAL_ILLEGAL", "CL-87", base=blocked))
        return found


def ways_to_go(candidates: list[OnBase], bases: Bases) -> tuple[str, ...]:
    """CL-82, 83: every set of men who may try together, the base ahead of each free by then."""
    found = []
    for count in range(1, len(candidates) + 1):
        for group in combinations(candidates, count):
            leaving = [base for base, _ in group]
            if all(
                base is _THIRD or bases.at(base.following) is None or base.following in leaving
                for base in leaving
            ):
                found.append("send " + " ".join(NAMES[base] for base in leaving))
    return tuple(found)


def steals_open(bases: Bases) -> tuple[str, ...]:
    first, second, third = bases.first, bases.second, bases.third
    found = []
    if first is not None and second is None:
        found.append("steal second")
    if second is not None and third is None:
        found.append("steal third")
        if first is not None:
            found.append("double steal")
    return tuple(found)


