"""How a ball game is likely to go on from here: runs of a half-inning, and the chance to win.

A half-inning is a chain of average plate appearances over outs and bases; the game a chain of
half-innings. Runners are a mask: 1 first, 2 second, 4 third.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from hotstove.rulebooks.showdown.cards import Result

FIRST, SECOND, THIRD = 1, 2, 4
RATES: Final = {
    Result.STRIKEOUT: 0.185,
    Result.POP_UP: 0.062,
    Result.GROUND_BALL: 0.243,
    Result.FLY_BALL: 0.146,
    Result.WALK: 0.104,
    Result.SINGLE: 0.163,
    Result.SINGLE_PLUS: 0.007,
    Result.DOUBLE: 0.058,
    Result.TRIPLE: 0.003,
    Result.HOMER: 0.029,
}
"""How often each result comes up between clubs of the House League."""
DOUBLE_PLAY: Final = 0.81
"""The average chance of a double play, once it is tried."""
_TAG: Final = ((0.52, 0.03), (0.65, 0.23))
"""By outs: that a runner on third scores on a fly ball, and that he is thrown out."""
_FROM_SECOND: Final = ((0.22, 0.02), (0.50, 0.15), (0.79, 0.10))
"""By outs: the same on a single, from second."""
_TO_THIRD: Final = ((0.08, 0.01), (0.06, 0.01), (0.13, 0.0))
"""By outs: the same on a single, from first to third."""
_FROM_FIRST: Final = ((0.09, 0.01), (0.22, 0.03), (0.77, 0.10))
"""By outs: the same on a double, from first."""
_MOST_RUNS: Final = 14
_MOST_LEAD: Final = 25
_FURTHEST: Final = _MOST_LEAD + _MOST_RUNS
_MOST_KNOWN: Final = 50_000
_TURNS: Final = 40
"""Plate appearances after which a half-inning is over but for one in many thousands."""
REGULATION: Final = 9


_GROUND_BALL, _FLY_BALL = Result.GROUND_BALL, Result.FLY_BALL
_WALK, _DOUBLE, _TRIPLE = Result.WALK, Result.DOUBLE, Result.TRIPLE


class Outcome(NamedTuple):
    chance: float
    outs: int
    runners: int
    runs: int


@lru_cache(maxsize=2_048)
def outcomes(
    result: Result, outs: int, runners: int, double_play: float = DOUBLE_PLAY
) -> tuple[Outcome, ...]:
    """Return where *result* may lead; the chances add up to 1.

    SD-A-11 to 28 with average runners; *double_play* is the chance once it is tried.
    """
    if result is _GROUND_BALL:
        return _ground_ball(outs, runners, double_play)
    if result is _FLY_BALL and runners & THIRD and outs < 2:
        return _tried(_TAG[outs], outs + 1, runners & ~THIRD, THIRD, 0, 1)
    if result.is_out:
        return (Outcome(1, outs + 1, runners, 0),)
    if result is _WALK:
        return (_walk(outs, runners),)
    if result.bases == 1:
        return _on_single(outs, runners)
    if result is _DOUBLE:
        return _on_double(outs, runners)
    runs = runners.bit_count()
    if result is _TRIPLE:
        return (Outcome(1, outs, THIRD, runs),)
    return (Outcome(1, outs, 0, runs + 1),)


def _ground_ball(outs: int, runners: int, double_play: float) -> tuple[Outcome, ...]:
    if outs == 2:
        return (Outcome(1, 3, 0, 0),)
    run, moved = runners >> 2, (runners & SECOND) << 1
    if not runners & FIRST:
        return (Outcome(1, outs + 1, moved, run),)
    failed = Outcome(1 - double_play, outs + 1, FIRST | moved, run)
    if outs == 1:
        return (Outcome(double_play, 3, 0, 0), failed)
    return (Outcome(double_play, 2, moved, run), failed)


def _walk(outs: int, runners: int) -> Outcome:
    if not runners & FIRST:
        return Outcome(1, outs, runners | FIRST, 0)
    if not runners & SECOND:
        return Outcome(1, outs, runners | SECOND, 0)
    return Outcome(1, outs, FIRST | SECOND | THIRD, runners >> 2)


def _tried(
    chances: tuple[float, float], outs: int, others: int, held: int, runs: int, scores: int
) -> tuple[Outcome, ...]:
    """Return what comes of a runner who may try for a base: safe, thrown out, held at *held*.

    *scores*: 1 where that base is home, else 0: then it is third.
    """
    safe, out = chances
    on = others if scores else others | THIRD
    return (
        Outcome(safe, outs, on, runs + scores),
        Outcome(out, outs + 1, others, runs),
        Outcome(1 - safe - out, outs, others | held, runs),
    )


def _on_single(outs: int, runners: int) -> tuple[Outcome, ...]:
    run = runners >> 2
    to_second = (runners & FIRST) << 1
    if runners & SECOND:
        return _tried(_FROM_SECOND[outs], outs, FIRST | to_second, THIRD, run, 1)
    if runners & FIRST:
        return _tried(_TO_THIRD[outs], outs, FIRST, SECOND, run, 0)
    return (Outcome(1, outs, FIRST, run),)


def _on_double(outs: int, runners: int) -> tuple[Outcome, ...]:
    runs = (runners >> 1).bit_count()
    if not runners & FIRST:
        return (Outcome(1, outs, SECOND, runs),)
    return _tried(_FROM_FIRST[outs], outs, SECOND, THIRD, runs, 1)


@lru_cache(maxsize=1)
def runs_to_come() -> tuple[tuple[float, ...], ...]:
    """Return, for ``outs * 8 + runners``, the chances of 0, 1, 2 ... more runs this half."""
    steps = [
        [
            (rate * chance, after * 8 + on if after < 3 else -1, runs)
            for result, rate in RATES.items()
            for chance, after, on, runs in outcomes(result, outs, runners)
        ]
        for outs in range(3)
        for runners in range(8)
    ]
    nothing = [0.0] * (_MOST_RUNS + 1)
    over = [1.0, *nothing[1:]]
    chances = [over] * 24
    for _ in range(_TURNS):
        chances = [_one_turn(steps[place], chances, over) for place in range(24)]
    return tuple(tuple(found) for found in chances)


@lru_cache(maxsize=24)
def expected_runs(outs: int, runners: int) -> float:
    """Return the mean of ``runs_to_come``; none once three are out."""
    if outs >= 3:
        return 0.0
    return sum([runs * share for runs, share in enumerate(runs_to_come()[outs * 8 + runners])])


@lru_cache(maxsize=1)
def visits() -> dict[tuple[int, int], float]:
    """Return how often a batter finds each state of outs and runners; together 1."""
    here, found = {(0, 0): 1.0}, dict[tuple[int, int], float]()
    for _ in range(_TURNS):
        following = dict[tuple[int, int], float]()
        for (outs, runners), share in here.items():
            found[outs, runners] = found.get((outs, runners), 0.0) + share
            for result, rate in RATES.items():
                for chance, after, on, _runs in outcomes(result, outs, runners):
                    if after < 3:
                        key = (after, on)
                        following[key] = following.get(key, 0.0) + share * rate * chance
        here = following
    total = sum(found.values())
    return {key: share / total for key, share in found.items()}


def _one_turn(
    steps: list[tuple[float, int, int]], chances: list[list[float]], over: list[float]
) -> list[float]:
    found = [0.0] * (_MOST_RUNS + 1)
    for chance, place, runs in steps:
        for more, share in enumerate(chances[place] if place >= 0 else over):
            found[min(_MOST_RUNS, runs + more)] += chance * share
    return found


class Prospects:
    """Chances to win a game of *innings* innings between even clubs."""

    def __init__(self, innings: int) -> None:
        self._shift = REGULATION - innings
        self._runs = runs_to_come()
        self._after = _after_halves(self._runs[0])
        self._known: dict[tuple[int, bool, int, int, int], float] = {}
        self._once: dict[tuple[int, bool, int, int, int, float], Once] = {}

    def wins(self, inning: int, is_home: bool, outs: int, runners: int, lead: int) -> float:
        """Return the chance of the side at bat to win.

        *is_home*: whether it is the home side; *lead*: its own, negative when it trails.
        """
        key = (inning, is_home, outs, runners, lead)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._wins(*key)
        return found

    def _wins(self, inning: int, is_home: bool, outs: int, runners: int, lead: int) -> float:
        inning = min(REGULATION, max(1, inning + self._shift))
        after = self._after[(inning, is_home)]
        if outs >= 3:
            return after[_place(lead)]
        return _mean(self._runs[outs * 8 + runners], after, lead)


    def once(
        self, inning: int, is_home: bool, outs: int, runners: int, lead: int, double_play: float
    ) -> Once:
        """Return the chances of the side at bat by the result that is about to be carried out."""
        key = (inning, is_home, outs, runners, lead, double_play)
        found = self._once.get(key)
        if found is None:
            if len(self._once) >= _MOST_KNOWN:
                self._once.clear()
            found = self._once[key] = Once(self, *key)
        return found


class Once(dict[Result, float]):
    """The chance of the side at bat to win once a result has been carried out, by the result."""

    def __init__(
        self,
        prospects: Prospects,
        inning: int,
        is_home: bool,
        outs: int,
        runners: int,
        lead: int,
        double_play: float,
    ) -> None:
        super().__init__()
        self._here = inning, is_home
        self._now = outs, runners, double_play
        self._lead = lead
        self._prospects = prospects

    def __missing__(self, result: Result) -> float:
        wins, here, lead = self._prospects.wins, self._here, self._lead
        found = outcomes(result, *self._now)
        self[result] = chance = sum(
            [share * wins(*here, outs, on, lead + runs) for share, outs, on, runs in found]
        )
        return chance


_Chances = list[float]
"""The chance of the side that has batted, by its lead from ``-_FURTHEST`` to ``_FURTHEST``."""


def _place(lead: int) -> int:
    if -_MOST_LEAD <= lead <= _MOST_LEAD:
        return lead + _FURTHEST
    return _FURTHEST + (_MOST_LEAD if lead > 0 else -_MOST_LEAD)


def _mean(runs: tuple[float, ...], after: _Chances, lead: int) -> float:
    place = _place(lead)
    chances: Iterator[float] = map(mul, runs, after[place : place + _MOST_RUNS + 1])
    return sum(chances)


def _after_halves(fresh: tuple[float, ...]) -> dict[tuple[int, bool], _Chances]:
    """Return, for inning and whether the home side batted, its chances once the half is over.

    *fresh*: the chances of 0, 1, 2 ... runs in a half-inning. A tie after nine goes on until it
    is broken; the tenth and all later innings are like one another.
    """
    leads = range(-_FURTHEST, _FURTHEST + 1)
    last = [0.5 + 0.5 * (lead > 0) - 0.5 * (lead < 0) for lead in leads]
    after = {(REGULATION, True): last}
    for inning in range(REGULATION, 0, -1):
        if inning < REGULATION:
            after[(inning, True)] = _other_side(after[(inning + 1, False)], fresh, leads)
        after[(inning, False)] = _other_side(after[(inning, True)], fresh, leads)
    return after


def _other_side(after: _Chances, fresh: tuple[float, ...], leads: range) -> _Chances:
    """Return the chances of the side that waits, while the other is about to bat."""
    return [1 - _mean(fresh, after, -lead) for lead in leads]


@lru_cache(maxsize=16)
def prospects(innings: int) -> Prospects:
    return Prospects(innings)
