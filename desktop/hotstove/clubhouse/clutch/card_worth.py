"""What a Clutch card is worth in each place of a roster, in runs a game over a usual man.

Estimates for choosing, not law. Bats: plate appearances against usual pitchers of both hands.
Gloves: what nine usual batters score less for a point of the unit. Arms: usual batters over the
innings they will pitch. An icon has no effect of its own (CL-14), so it counts for nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from hotstove.baseball.positions import FIELDERS, INFIELD, OUTFIELD, Position
from hotstove.rulebooks.clutch.cards import (
    BatterCard,
    Card,
    CardId,
    PitcherCard,
    Role,
    batter_side,
    pitcher_side,
)
from hotstove.rulebooks.clutch.editions import Edition

from ..worths import (
    ARM_POINT,
    BATTERS,
    BENCH,
    FIRST_RELIEF,
    LAST_RELIEF,
    TURNS,
    CardWorth,
    Duty,
)
from .averages import LeagueAverage, average_of, chances_of, runs_of
from .expected_runs import usual_runs

STARTS: Final = 1 / 5
"""Games of five that a starter begins."""
CLUTCH_POINT: Final = 0.012
"""Runs a game of a point of Clutch: a swing or pitch a game that a card adds it to (CL-51)."""
STEAL_POINT: Final = 0.006
"""Runs a game of a point of Speed or Stealing at a steal: an eighth of one try, over twenty."""
NINE: Final = 9
"""Innings of a game."""


class UnitPoints(NamedTuple):
    """CL-28: what a point of a unit saves in a game."""

    infield: float
    outfield: float


def unit_points(average: LeagueAverage) -> UnitPoints:
    usual = usual_runs(average)
    return UnitPoints(
        usual - usual_runs(average, infield=1), usual - usual_runs(average, outfield=1)
    )


def worth_of(card: Card, average: LeagueAverage, points: UnitPoints) -> CardWorth:
    """Return what *card* is worth wherever he may be; a two-way player bats or pitches."""
    batter, pitcher = batter_side(card), pitcher_side(card)
    at: dict[str, float] = {}
    bat = 0.0
    if pitcher is not None:
        bat, arms = _arm(pitcher, average)
        at |= arms
    if batter is not None:
        bat, places = _bat(batter, average, points)
        at |= places
    return CardWorth(card.id, bat, at)


def _bat(
    card: BatterCard, average: LeagueAverage, points: UnitPoints
) -> tuple[float, dict[str, float]]:
    is_old = average.edition.year == 2017
    runs = runs_of(chances_of(card, average)) - average.runs
    steals = (card.speed if is_old else card.stealing) - average.stealing
    bat = TURNS * runs + CLUTCH_POINT * card.clutch + STEAL_POINT * steals
    at: dict[str, float] = {Position.DESIGNATED_HITTER: bat}
    for position in FIELDERS:
        value = card.defense(position)
        if value is None and is_old and position is Position.FIRST_BASE:
            value = average.edition.out_of_position
        if value is not None:
            at[position] = bat + glove_runs(position, value, average, points)
    at[Duty.BENCH] = BENCH * max(at.values())
    return bat, at


def glove_runs(
    position: Position, value: int, average: LeagueAverage, points: UnitPoints
) -> float:
    """Return the runs a game that a glove saves over a usual one."""
    better = value - average.gloves[position]
    if position in INFIELD:
        return points.infield * better
    return (points.outfield if position in OUTFIELD else ARM_POINT) * better


def _arm(card: PitcherCard, average: LeagueAverage) -> tuple[float, dict[str, float]]:
    glove = ARM_POINT * (card.defense - average.gloves[Position.PITCHER]) / NINE
    clutch = CLUTCH_POINT * card.clutch / NINE
    inning = BATTERS * (average.runs - runs_of(chances_of(card, average))) + glove + clutch
    at: dict[str, float] = {}
    start = max(card.limit(Role.STARTER), card.limit(Role.BULK))
    if start:
        at[Duty.ROTATION] = STARTS * min(start, NINE) * inning
    for role in (Role.RELIEVER, Role.CLOSER, Role.OPENER):
        if card.has(role):
            relief = inning * _stay(card.limit(role))
            at.setdefault(Duty.FIRST_RELIEF, FIRST_RELIEF * relief)
            at.setdefault(Duty.LAST_RELIEF, LAST_RELIEF * relief)
    if card.has(Role.CLOSER):
        at = {Duty.CLOSER: at[Duty.FIRST_RELIEF]}
    return inning, at


def _stay(limit: int) -> float:
    """Who may stay longer saves somebody else an inning: a quarter more for each."""
    return 1 + (limit - 1) / 4


def worths_of(
    cards: Iterable[Card], edition: Edition, average: LeagueAverage | None = None
) -> Mapping[CardId, CardWorth]:
    """Return the worth of every card, against what is usual among them unless told."""
    listed = list(cards)
    usual = average if average is not None else average_of(listed, edition)
    points = unit_points(usual)
    return {card.id: worth_of(card, usual, points) for card in listed}
