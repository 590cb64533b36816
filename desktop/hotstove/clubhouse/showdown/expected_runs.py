"""What a batting order scores in nine innings: an exact chain over batters, bases and outs.

The rules are those of the advanced game (SD-A-12 to 24) without icons. Against the usual pitcher
and the usual gloves; runners are as fast as the order is on average, a batter as fast as he is.
Runners try for an extra base where it pays; nobody steals but by a 1B+.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from hotstove.baseball.lineups import LineupSpot
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, Result

from ..innings import (
    FIRST,
    HOME_PAYS,
    OVER,
    STATES,
    THIRD,
    Throws,
    Way,
    Ways,
    hit,
    merged,
    put_out,
    runs_of_order,
    state_of,
    walk,
)
from .averages import Chances, LeagueAverage, chances_of, pitcher_at_bat


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
    throws = Throws(average.infield, average.outfield, runners)
    return runs_of_order([_ways_of(card, throws, average) for card in cards])


def _ways_of(card: Card | None, throws: Throws, average: LeagueAverage) -> Ways:
    if isinstance(card, HitterCard):
        return _ways(tuple(chances_of(card, average).items()), card.speed, throws)
    return _ways(tuple(pitcher_at_bat(average).items()), 8, throws)


@lru_cache(maxsize=4096)
def _ways(chances: tuple[tuple[Result, float], ...], speed: int, throws: Throws) -> Ways:
    """Return for each state what a plate appearance leads to."""
    return tuple(
        merged(
            (chance, _result(result, outs, bases, speed, throws)) for result, chance in chances
        )
        for outs, bases in STATES
    )


def _result(
    result: Result, outs: int, bases: int, speed: int, throws: Throws
) -> list[Way]:
    if result is Result.GROUND_BALL:
        return _ground_ball(outs, bases, speed, throws)
    if result is Result.FLY_BALL:
        return _fly_ball(outs, bases, throws)
    if result.is_out:
        return [(state_of(outs + 1, bases), 1.0, 0)]
    if result is Result.WALK:
        return [walk(outs, bases)]
    ways = hit(result.bases, outs, bases, throws)
    if result is not Result.SINGLE_PLUS:
        return ways
    return [
        (after + 1 if after < OVER and after & 3 == FIRST else after, share, runs)
        for after, share, runs in ways
    ]


def _fly_ball(outs: int, bases: int, throws: Throws) -> list[Way]:
    """SD-A-21: who is on third may try for home after the catch."""
    if outs == 2:
        return [(OVER, 1.0, 0)]
    safe = throws.safe(home=True, two_out=False)
    if not bases & THIRD or safe < HOME_PAYS[outs + 1]:
        return [(state_of(outs + 1, bases), 1.0, 0)]
    left = bases & ~THIRD
    return [(state_of(outs + 1, left), safe, 1), (state_of(outs + 2, left), 1 - safe, 0)]


def _ground_ball(outs: int, bases: int, speed: int, throws: Throws) -> list[Way]:
    """SD-A-12 to 15: the runner from first is out, the batter by a throw; others move up."""
    if outs == 2:
        return [(OVER, 1.0, 0)]
    ahead = (bases & ~FIRST) << 1
    scored, on = ahead >> 3, ahead & 7
    if not bases & FIRST:
        return [(state_of(outs + 1, on), 1.0, scored)]
    double = put_out(throws.infield, speed)
    one = state_of(outs + 1, on | FIRST)
    two = state_of(outs + 2, on)
    return [(one, 1 - double, scored), (two, double, scored if two < OVER else 0)]


def chances_in_words(chances: Chances) -> str:
    """Return chances as a line of text, for whoever cannot see a chart."""
    return ", ".join(f"{result} {chance:.0%}" for result, chance in chances.items())
