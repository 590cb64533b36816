"""What a Clutch batting order scores in nine innings, by the edition's own numbers.

Against usual pitchers, or those of one hand, and usual gloves; runners are as fast as the order
is on average, a batter as fast as he is. Strategy cards, steals and bunts stand aside.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from hotstove.baseball.lineups import LineupSpot
from hotstove.rulebooks.clutch.cards import BatterCard, Card, CardId, batter_side
from hotstove.rulebooks.clutch.results import Result

from ..innings import (
    FIRST,
    HOME_PAYS,
    OVER,
    SECOND,
    STATES,
    THIRD,
    THIRD_PAYS,
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
from .averages import LeagueAverage, chances_of


def expected_runs(
    order: Sequence[LineupSpot],
    known: Mapping[CardId, Card],
    average: LeagueAverage,
    against: str = "",
) -> float:
    """Return the runs this order scores in nine innings; 0 for an empty one.

    *against*: only pitchers of that hand. Cards nobody knows bat as usual men do.
    """
    return runs_of_order(turns_of(order, known, average, against)) if order else 0.0


def turns_of(
    order: Sequence[LineupSpot],
    known: Mapping[CardId, Card],
    average: LeagueAverage,
    against: str = "",
) -> list[Ways]:
    """Return what each man of the order does at bat, with runners as fast as its men are."""
    cards = [batter_side(known.get(spot.player)) for spot in order]
    speeds = [speed_of(card, average) for card in cards if card is not None]
    runners = round(sum(speeds) / len(speeds)) if speeds else round(average.speed)
    throws = _throws(average, runners)
    return [_ways_of(card, throws, average, against) for card in cards]


def usual_runs(average: LeagueAverage, infield: int = 0, outfield: int = 0) -> float:
    """Return what nine usual batters score, gloves against them better by so much."""
    throws = _throws(average, round(average.speed))
    throws = throws._replace(
        infield=throws.infield + infield, outfield=throws.outfield + outfield
    )
    return runs_of_order([_ways_of(None, throws, average, "")])


def speed_of(card: BatterCard, average: LeagueAverage) -> int:
    """CL-76: Speed in 2017, Baserunning in 2024."""
    return card.speed if average.edition.year == 2017 else card.baserunning


def _throws(average: LeagueAverage, runners: int) -> Throws:
    """CL-82."""
    edition = average.edition
    return Throws(
        average.infield, average.outfield, runners, edition.home_on_hit, edition.two_outs_on_hit
    )


def _ways_of(
    card: BatterCard | None, throws: Throws, average: LeagueAverage, against: str
) -> Ways:
    edition = average.edition
    chances = average.batter if card is None else chances_of(card, average, against)
    speed = round(average.speed) if card is None else speed_of(card, average)
    return _ways(
        tuple(chances.items()),
        speed + edition.batter_on_double_play,
        throws.runners + edition.home_on_fly,
        throws,
    )


@lru_cache(maxsize=4096)
def _ways(
    chances: tuple[tuple[Result, float], ...], to_first: int, from_third: int, throws: Throws
) -> Ways:
    """*to_first*, *from_third*: what a throw must beat at a double play, and after a fly."""

    def result_of(result: Result, outs: int, bases: int) -> list[Way]:
        if result is Result.GROUND_BALL:
            return _ground_ball(outs, bases, put_out(throws.infield, to_first))
        if result is Result.FLY_BALL:
            return _fly_ball(outs, bases, 1 - put_out(throws.outfield, from_third), throws)
        if result.is_out:
            return [(state_of(outs + 1, bases), 1.0, 0)]
        if result is Result.WALK:
            return [walk(outs, bases)]
        return hit(result.bases, outs, bases, throws)

    return tuple(
        merged((chance, result_of(result, outs, bases)) for result, chance in chances)
        for outs, bases in STATES
    )


def _ground_ball(outs: int, bases: int, double: float) -> list[Way]:
    """CL-84, CL-86: the double play is tried; nobody unforced is sent from second."""
    if outs == 2:
        return [(OVER, 1.0, 0)]
    scored = bases >> 2
    if not bases & FIRST:
        return [(state_of(outs + 1, bases & SECOND), 1.0, scored)]
    on = THIRD if bases & SECOND else 0
    one, two = state_of(outs + 1, on | FIRST), state_of(outs + 2, on)
    return [(one, 1 - double, scored), (two, double, scored if two < OVER else 0)]


def _fly_ball(outs: int, bases: int, home: float, throws: Throws) -> list[Way]:
    """CL-83: who is foremost of the men on second and third may tag up."""
    if outs == 2:
        return [(OVER, 1.0, 0)]
    stays = [(state_of(outs + 1, bases), 1.0, 0.0)]
    if bases & THIRD:
        if home < HOME_PAYS[outs + 1]:
            return stays
        left = bases & ~THIRD
        return [(state_of(outs + 1, left), home, 1), (state_of(outs + 2, left), 1 - home, 0)]
    safe = 1 - put_out(throws.outfield, throws.runners)
    if not bases & SECOND or safe < THIRD_PAYS[outs + 1]:
        return stays
    left = bases & ~SECOND
    return [(state_of(outs + 1, left | THIRD), safe, 0), (state_of(outs + 2, left), 1 - safe, 0)]
