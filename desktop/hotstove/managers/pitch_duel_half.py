"""The half-inning of a Pitch Duel as a zero-sum game of two: its exact solution, and replies to it.

The stake is runs. A moment is outs, strikes, runners and the steal cards played; a result card
comes with the odds of the pile. Within an arsenal every pitch is worth the same, so both players
mix them evenly, and what is left to decide is how often CS and how often SB. Who uses the
solution is written in pitch_duel and pitch_duel_solver; rules are asked of the rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from operator import mul
from typing import Final, Literal, NamedTuple, TypeAlias

from hotstove.baseball.bases import Base, Bases, Runner
from hotstove.baseball.game import BallGame, with_advances
from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.rulebooks.pitch_duel.cards import Result, ResultCard
from hotstove.rulebooks.pitch_duel.results import MOST_CS, STRIKES, outcome, steal
from hotstove.rulebooks.pitch_duel.state import DuelGame

_INNINGS: Final = 9
_EXACT: Final = 1e-12
_BATTER: Final = Runner("batter", "pitcher")
_BASES: Final = (Base.FIRST, Base.SECOND, Base.THIRD)


class Moment(NamedTuple):
    """What a reveal is played at."""

    outs: int = 0
    strikes: int = 0
    on: int = 0
    """Occupied bases: first 1, second 2, third 4."""
    cs: int = 0
    """CS cards played in this half."""
    sb: int = 0
    """SB cards played, where the house limits them; else always 0."""


class Mix(NamedTuple):
    """How often each plays his steal card; the rest is spread evenly over the arsenal."""

    cs: float
    sb: float


Plan: TypeAlias = Callable[[Moment], Mix]
Odds: TypeAlias = tuple[int, ...]
"""How many cards of each result, in the order of ``Result``."""
Shares: TypeAlias = list[tuple[Result, float]]


class Stakes(NamedTuple):
    """Runs to come, by what both play."""

    duel: float
    """Pitch against contact card: a hit or a miss as chance has it."""
    steal: float
    waste: float
    """CS and nobody runs."""
    caught: float


def odds_of(pile: Iterable[ResultCard]) -> Odds:
    found = [card.result for card in pile]
    return tuple(found.count(result) for result in Result)


def moment_of(game: DuelGame, sb_limit: int) -> Moment:
    on = sum(1 << (base - 1) for base, _ in game.bases.runners())
    sb = min(game.sb_used, sb_limit)
    return Moment(game.outs, game.strikes, on, game.cs_used, sb)


@cache
def _bases(on: int) -> Bases:
    first, second, third = (_BATTER if on & (1 << number) else None for number in range(3))
    return Bases(first, second, third)


def _mask(bases: Bases) -> int:
    return sum(1 << number for number, base in enumerate(_BASES) if bases.at(base) is not None)


@cache
def _result(outs: int, on: int, result: Result) -> tuple[int, int, int]:
    """Return outs, runners and runs after a result that ends the at-bat."""
    game = BallGame(outs=outs, bases=_bases(on))
    game = with_advances(game, outcome(game, result, _BATTER, _INNINGS).advances)
    return game.outs, _mask(game.bases), game.visitor_runs


@cache
def _steal(on: int, *, is_caught: bool) -> tuple[int, int]:
    """Return runners and runs after the lead runner has gone."""
    game = BallGame(bases=_bases(on))
    game = with_advances(game, (steal(game.bases, is_caught=is_caught),))
    return _mask(game.bases), game.visitor_runs


def settled(stakes: Stakes, *, may_cs: bool, may_sb: bool) -> tuple[float, Mix]:
    """Return what a reveal with these stakes is worth, and how both play it."""
    a, b, c, d = stakes
    if not may_cs and not may_sb:
        return a, Mix(0.0, 0.0)
    if not may_cs:
        return max(a, b), Mix(0.0, float(b > a))
    if not may_sb:
        return min(a, c), Mix(float(c < a), 0.0)
    surest = max(min(a, c), min(b, d))
    if surest >= min(max(a, b), max(c, d)):
        return surest, Mix(float(max(c, d) < max(a, b)), float(min(b, d) > min(a, c)))
    spread = (a - c) + (d - b)
    return (a * d - b * c) / spread, Mix((a - b) / spread, (a - c) / spread)

Played: TypeAlias = Callable[[Moment, Stakes], float]
"""What a reveal comes to, by its stakes."""


class HalfInning:
    """One half with an arsenal of *pitches* and result cards of *odds*, solved when made."""

    def __init__(self, pitches: int, odds: Odds, sb_limit: int = 0) -> None:
        self.pitches = pitches
        self.sb_limit = sb_limit
        self._odds = odds
        self._results = _shares(odds)
        self.values = self._solved(self._equilibrium)
        self._mixes: dict[Moment, Mix] = {}
        self._brings: dict[Moment, tuple[float, ...]] = {}
        self._before: tuple[Odds, Callable[[Moment], Mix]] = (odds, self.mix)

    def may_cs(self, moment: Moment) -> bool:
        return bool(moment.on) and moment.cs < MOST_CS

    def may_sb(self, moment: Moment) -> bool:
        return bool(moment.on) and (not self.sb_limit or moment.sb < self.sb_limit)

    # How it is played

    def mix(self, moment: Moment) -> Mix:
        """Return both players' equilibrium, every card coming with the odds of the whole pile."""
        if moment not in self._mixes:
            self._mixes[moment] = self._settled(moment, self.stakes(moment, self.values))[1]
        return self._mixes[moment]

    def mix_before(self, odds: Odds, moment: Moment) -> Mix:
        """Return the equilibrium when the next card comes from a pile of *odds*.

        The cards after it come with the odds of the whole pile again, which is where the pile
        tends to and what the odds of a second card hardly differ from.
        """
        if not any(odds):
            return self.mix(moment)
        if self._before[0] != odds:
            self._before = odds, self._plan_before(odds)
        return self._before[1](moment)

    def _plan_before(self, odds: Odds) -> Plan:
        stakes_at = self._stakes_before(odds, self._equilibrium)
        known: dict[Moment, Mix] = {}

        def plan(moment: Moment) -> Mix:
            if moment not in known:
                known[moment] = self._settled(moment, stakes_at(moment))[1]
            return known[moment]

        return plan

    def _stakes_before(self, odds: Odds, played: Played) -> Callable[[Moment], Stakes]:
        """Until the next card is drawn nothing comes round again: no rounds, one look back."""
        total = sum(odds)
        values: dict[Moment, float] = {}

        def value(moment: Moment) -> float:
            if moment not in values:
                values[moment] = played(moment, stakes(moment))
            return values[moment]

        def stakes(moment: Moment) -> Stakes:
            contact = sum(map(mul, odds, self._by_result(moment))) / total
            return self._stakes(moment, value, contact)

        return stakes

    def _by_result(self, moment: Moment) -> tuple[float, ...]:
        """Return the runs that each result would bring, now and later."""
        if moment not in self._brings:
            self._brings[moment] = tuple(
                self._contact(moment, self.values, [(result, 1.0)]) for result in Result
            )
        return self._brings[moment]

    # What it is worth

    @property
    def value(self) -> float:
        """Runs a half-inning between two who play it perfectly."""
        return self.values[Moment()]

    def worth(self, plan: Plan) -> float:
        """Return the runs of a half-inning in which both play by *plan*."""

        def as_planned(moment: Moment, stakes: Stakes) -> float:
            cs, sb = self._allowed(moment, plan)
            pitch = (1 - sb) * stakes.duel + sb * stakes.steal
            return (1 - cs) * pitch + cs * ((1 - sb) * stakes.waste + sb * stakes.caught)

        return self._solved(as_planned)[Moment()]

    def exploitability(self, plan: Plan) -> float:
        """Return the runs a half-inning that perfect replies take from *plan*, both sides summed.

        0 for an equilibrium. No reply of single pitches does better: they are all alike.
        """
        start = Moment()
        dearest = self._solved(self._reply(plan, "batter"))[start]
        return dearest - self._solved(self._reply(plan, "pitcher"))[start]

    def exploitability_before(self, odds: Odds, moment: Moment) -> float:
        """Return the same of ``mix_before``: in runs, from *moment* on, for perfect replies."""

        def plan(then: Moment) -> Mix:
            return self.mix_before(odds, then)

        batter, pitcher = self._reply(plan, "batter"), self._reply(plan, "pitcher")
        dearest = batter(moment, self._stakes_before(odds, batter)(moment))
        return dearest - pitcher(moment, self._stakes_before(odds, pitcher)(moment))

    def _reply(self, plan: Plan, by: Literal["pitcher", "batter"]) -> Played:
        """Return what a reveal comes to when *by* knows the other's *plan* and does his best."""

        def batter(moment: Moment, stakes: Stakes) -> float:
            cs = self._allowed(moment, plan).cs
            swing = (1 - cs) * stakes.duel + cs * stakes.waste
            run = (1 - cs) * stakes.steal + cs * stakes.caught
            return max(swing, run) if self.may_sb(moment) else swing

        def pitcher(moment: Moment, stakes: Stakes) -> float:
            sb = self._allowed(moment, plan).sb
            pitch = (1 - sb) * stakes.duel + sb * stakes.steal
            over = (1 - sb) * stakes.waste + sb * stakes.caught
            return min(pitch, over) if self.may_cs(moment) else pitch

        return batter if by == "batter" else pitcher

    def _allowed(self, moment: Moment, plan: Plan) -> Mix:
        """Return what *plan* comes to where a steal card may not be played."""
        cs, sb = plan(moment)
        return Mix(cs if self.may_cs(moment) else 0.0, sb if self.may_sb(moment) else 0.0)

    # One reveal

    def _settled(self, moment: Moment, stakes: Stakes) -> tuple[float, Mix]:
        return settled(stakes, may_cs=self.may_cs(moment), may_sb=self.may_sb(moment))

    def _equilibrium(self, moment: Moment, stakes: Stakes) -> float:
        return self._settled(moment, stakes)[0]

    def stakes(self, moment: Moment, values: dict[Moment, float]) -> Stakes:
        contact = self._contact(moment, values, self._results)
        return self._stakes(moment, values.__getitem__, contact)

    def _contact(self, moment: Moment, values: dict[Moment, float], results: Shares) -> float:
        """PD-09: the runs that a drawn card brings, now and later."""
        outs, strikes, on, cs, sb = moment
        total = 0.0
        for result, share in results:
            if result is Result.FOUL:
                foul = Moment(outs, min(strikes + 1, STRIKES - 1), on, cs, sb)
                total += share * values[foul]
                continue
            then_outs, then_on, runs = _result(outs, on, result)
            total += share * runs
            if then_outs < OUTS_A_HALF:
                total += share * values[Moment(then_outs, 0, then_on, cs, sb)]
        return total

    def _stakes(
        self, moment: Moment, value_of: Callable[[Moment], float], contact: float
    ) -> Stakes:
        """PD-07: what each pair of cards leads to."""
        outs, strikes, on, cs, sb = moment
        if strikes + 1 < STRIKES:
            miss = value_of(Moment(outs, strikes + 1, on, cs, sb))
        else:
            miss = _unless_over(Moment(outs + 1, 0, on, cs, sb), value_of)
        duel = (contact + (self.pitches - 1) * miss) / self.pitches
        if not on:
            return Stakes(duel, 0.0, 0.0, 0.0)
        run = waste = caught = 0.0
        counted = sb + 1 if self.sb_limit else 0
        if self.may_sb(moment):
            safe, runs = _steal(on, is_caught=False)
            run = runs + value_of(Moment(outs, strikes, safe, cs, counted))
        if self.may_cs(moment):
            waste = value_of(Moment(outs, strikes, on, cs + 1, sb))
            if self.may_sb(moment):
                left, _ = _steal(on, is_caught=True)
                then = Moment(outs + 1, strikes, left, cs + 1, counted)
                caught = _unless_over(then, value_of)
        return Stakes(duel, run, waste, caught)

    def _solved(self, played: Played) -> dict[Moment, float]:
        """Return the runs to come at every moment; *played* says what its stakes come to.

        Outs and steal cards only ever grow within a half, so their moments are settled from
        the last ones backwards, and only strikes and runners go round.
        """
        values: dict[Moment, float] = {}
        for block in self._blocks():
            values.update(dict.fromkeys(block, 0.0))
            change = 1.0
            while change > _EXACT:
                change = 0.0
                for moment in block:
                    value = played(moment, self.stakes(moment, values))
                    change = max(change, abs(value - values[moment]))
                    values[moment] = value
        return values

    def _blocks(self) -> Iterator[list[Moment]]:
        for outs in reversed(range(OUTS_A_HALF)):
            for cs in reversed(range(MOST_CS + 1)):
                for sb in reversed(range(self.sb_limit + 1)):
                    yield [
                        Moment(outs, strikes, on, cs, sb)
                        for strikes in reversed(range(STRIKES))
                        for on in range(8)
                    ]


def _shares(odds: Odds) -> Shares:
    total = sum(odds)
    return [(result, count / total) for result, count in zip(Result, odds, strict=True) if count]


def _unless_over(moment: Moment, value_of: Callable[[Moment], float]) -> float:
    return 0.0 if moment.outs == OUTS_A_HALF else value_of(moment)


@cache
def half_inning(pitches: int, odds: Odds, sb_limit: int) -> HalfInning:
    """Return the solved half-inning; solved once for each kind of game."""
    return HalfInning(pitches, odds, sb_limit)
