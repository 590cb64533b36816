"""What a batting order scores in nine innings: an exact chain over batters, bases and outs.

The rules are those of the advanced game (SD-A-12 to 24) without icons. Against the usual pitcher
and the usual gloves; runners are as fast as the order is on average, a batter as fast as he is.
Runners try for an extra base where it pays; nobody steals but by a 1B+.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from hotstove.baseball.lineups import LineupSpot
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, Result
from hotstove.rulebooks.showdown.odds import SIDES, faces_over

from .averages import Chances, LeagueAverage, chances_of, pitcher_at_bat

INNINGS: Final = 9
_FIRST, _SECOND, _THIRD = 1, 2, 4
"""Bits of a picture of the bases."""
_OVER: Final = 24
"""The state after the third out; the others are outs × 8 + bases."""
_HOME_PAYS: Final = (0.80, 0.72, 0.45)
"""By outs before the swing: how sure a run must be for a runner to be sent home."""
_THIRD_PAYS: Final = (0.88, 0.78, 0.95)
_LEAST: Final = 1e-7
_MOST_TURNS: Final = 80
Way: TypeAlias = tuple[int, float, float]
"""A state that follows, its chance, and the runs that score on the way."""
Ways: TypeAlias = tuple[tuple[Way, ...], ...]


class Gloves(NamedTuple):
    """What the two sides bring to a throw."""

    infield: int
    outfield: int
    runners: int
    """Speed of the men on base."""


def expected_runs(
    order: Sequence[LineupSpot], known: Mapping[CardId, Card], average: LeagueAverage
) -> float:
    """Return the runs this order scores in nine innings; 0 for an empty one.

    Cards nobody knows bat as pitchers do.
    """
    if not order:
        return 0.0
    cards = [known.get(spot.player) for spot in order]
    speeds = [card.speed for card in cards if card is not None]
    runners = round(sum(speeds) / len(speeds)) if speeds else round(average.speed)
    gloves = Gloves(average.infield, average.outfield, runners)
    turns = [_ways_of(card, gloves, average) for card in cards]
    innings = [_inning(turns, first) for first in range(len(turns))]
    total, firsts = 0.0, [1.0, *[0.0] * (len(turns) - 1)]
    for _ in range(INNINGS):
        following = [0.0] * len(turns)
        for first, share in enumerate(firsts):
            runs, nexts = innings[first]
            total += share * runs
            for batter, chance in enumerate(nexts):
                following[batter] += share * chance
        firsts = following
    return total


def _inning(turns: Sequence[Ways], first: int) -> tuple[float, list[float]]:
    """Return the runs of an inning that *first* leads off, and who leads off the next."""
    standing = [0.0] * _OVER
    standing[0] = 1.0
    runs, nexts = 0.0, [0.0] * len(turns)
    for turn in range(_MOST_TURNS):
        batter = (first + turn) % len(turns)
        ways = turns[batter]
        following = [0.0] * (_OVER + 1)
        for state, share in enumerate(standing):
            if share > 0.0:
                for after, chance, scored in ways[state]:
                    following[after] += share * chance
                    runs += share * chance * scored
        nexts[(batter + 1) % len(turns)] += following.pop()
        standing = following
        if sum(standing) < _LEAST:
            break
    return runs, nexts


def _ways_of(card: Card | None, gloves: Gloves, average: LeagueAverage) -> Ways:
    if isinstance(card, HitterCard):
        return _ways(tuple(chances_of(card, average).items()), card.speed, gloves)
    return _ways(tuple(pitcher_at_bat(average).items()), 8, gloves)


@lru_cache(maxsize=4096)
def _ways(chances: tuple[tuple[Result, float], ...], speed: int, gloves: Gloves) -> Ways:
    """Return for each state what a plate appearance leads to."""
    found = []
    for state in range(_OVER):
        outs, bases = divmod(state, 8)
        merged: dict[int, list[float]] = {}
        for result, chance in chances:
            for after, share, scored in _result(result, outs, bases, speed, gloves):
                if not share:
                    continue
                sums = merged.setdefault(after, [0.0, 0.0])
                sums[0] += chance * share
                sums[1] += chance * share * scored
        found.append(
            tuple((after, share, runs / share) for after, (share, runs) in merged.items())
        )
    return tuple(found)


def _result(
    result: Result, outs: int, bases: int, speed: int, gloves: Gloves
) -> list[Way]:
    if result is Result.GROUND_BALL:
        return _ground_ball(outs, bases, speed, gloves)
    if result is Result.FLY_BALL:
        return _fly_ball(outs, bases, gloves)
    if result.is_out:
        return [(_state(outs + 1, bases), 1.0, 0)]
    if result is Result.WALK:
        return [_walk(outs, bases)]
    if result in (Result.TRIPLE, Result.HOMER):
        on = _THIRD if result is Result.TRIPLE else 0
        return [(_state(outs, on), 1.0, bases.bit_count() + (not on))]
    return _hit(result, outs, bases, gloves)


def _walk(outs: int, bases: int) -> Way:
    """SD-B-09: only who is forced moves up."""
    if not bases & _FIRST:
        return _state(outs, bases | _FIRST), 1.0, 0
    if not bases & _SECOND:
        return _state(outs, bases | _SECOND), 1.0, 0
    return _state(outs, 7), 1.0, int(bool(bases & _THIRD))


def _hit(result: Result, outs: int, bases: int, gloves: Gloves) -> list[Way]:
    """SD-B-10 to 12, SD-A-20 to 24: all move up, then the foremost runner may try for more."""
    is_double = result is Result.DOUBLE
    moved = bases << (2 if is_double else 1)
    scored, on = (moved >> 3).bit_count(), moved & 7
    batter = _SECOND if is_double else _FIRST
    ways = _sent(outs, on, batter, scored, gloves)
    if result is not Result.SINGLE_PLUS:
        return ways
    return [
        (after + 1 if after < _OVER and after & 3 == _FIRST else after, share, runs)
        for after, share, runs in ways
    ]


def _sent(outs: int, on: int, batter: int, scored: int, gloves: Gloves) -> list[Way]:
    """Send the foremost of the runners *on* base where it pays, before the batter's base counts."""
    stays: list[Way] = [(_state(outs, on | batter), 1.0, scored)]
    if on & _THIRD:
        safe = _safe(gloves, home=True, two_out=outs == 2)
        if safe < _HOME_PAYS[outs]:
            return stays
        left = on & ~_THIRD | batter
        return [
            (_state(outs, left), safe, scored + 1),
            (_state(outs + 1, left), 1 - safe, scored),
        ]
    if on & _SECOND and batter != _SECOND:
        safe = _safe(gloves, home=False, two_out=outs == 2)
        if safe < _THIRD_PAYS[outs]:
            return stays
        left = on & ~_SECOND | batter
        return [
            (_state(outs, left | _THIRD), safe, scored),
            (_state(outs + 1, left), 1 - safe, scored),
        ]
    return stays


def _fly_ball(outs: int, bases: int, gloves: Gloves) -> list[Way]:
    """SD-A-21: who is on third may try for home after the catch."""
    if outs == 2:
        return [(_OVER, 1.0, 0)]
    safe = _safe(gloves, home=True, two_out=False)
    if not bases & _THIRD or safe < _HOME_PAYS[outs + 1]:
        return [(_state(outs + 1, bases), 1.0, 0)]
    left = bases & ~_THIRD
    return [(_state(outs + 1, left), safe, 1), (_state(outs + 2, left), 1 - safe, 0)]


def _ground_ball(outs: int, bases: int, speed: int, gloves: Gloves) -> list[Way]:
    """SD-A-12 to 15: the runner from first is out, the batter by a throw; others move up."""
    if outs == 2:
        return [(_OVER, 1.0, 0)]
    ahead = (bases & ~_FIRST) << 1
    scored, on = ahead >> 3, ahead & 7
    if not bases & _FIRST:
        return [(_state(outs + 1, on), 1.0, scored)]
    double = faces_over(speed - gloves.infield) / SIDES
    one = _state(outs + 1, on | _FIRST)
    two = _state(outs + 2, on)
    return [(one, 1 - double, scored), (two, double, scored if two < _OVER else 0)]


def _safe(gloves: Gloves, *, home: bool, two_out: bool) -> float:
    """SD-A-24: the chance that a runner beats the throw."""
    target = gloves.runners + 5 * home + 5 * two_out
    return 1 - faces_over(target - gloves.outfield) / SIDES


def _state(outs: int, bases: int) -> int:
    return _OVER if outs >= 3 else outs * 8 + bases


def chances_in_words(chances: Chances) -> str:
    """Return chances as a line of text, for whoever cannot see a chart."""
    return ", ".join(f"{result} {chance:.0%}" for result, chance in chances.items())
