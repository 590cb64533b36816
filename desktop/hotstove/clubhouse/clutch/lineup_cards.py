"""The batting order of a Clutch roster: who stands where, who bats when; suggested, and its worth.

CL-24, CL-28, C17-21, C24-21. How an order is moved by hand is shared (``clubhouse.lineup_cards``).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.matching import best_filled
from hotstove.baseball.positions import Position
from hotstove.rulebooks.clutch.cards import BatterCard, Card, CardId, batter_side
from hotstove.rulebooks.clutch.editions import Edition
from hotstove.rulebooks.clutch.lineups import may_start, suggested_order

from ..innings import ROUGH, Ways, runs_of_order
from ..programme import DIAMOND
from ..worths import TURNS
from .averages import LeagueAverage, chances_of, runs_of
from .card_worth import UnitPoints, glove_runs, unit_points
from .expected_runs import turns_of

Order = tuple[LineupSpot, ...]
_DH: Final = Position.DESIGNATED_HITTER
_LEAST: Final = 2e-3
"""Runs a game that an exchange must bring."""


def suggested(order: Sequence[LineupSpot], known: Mapping[CardId, Card]) -> Order:
    """Return the same men as they may well bat, each where he stands."""
    stands = {spot.player: spot for spot in order}
    men = [bat for who in stands if (bat := batter_side(known.get(who))) is not None]
    if not men:
        return tuple(order)
    ranked = [stands[card.id] for card in suggested_order(men)]
    return (*ranked, *(spot for spot in order if spot not in ranked))


def best_order(
    order: Sequence[LineupSpot],
    known: Mapping[CardId, Card],
    average: LeagueAverage,
    against: str = "",
) -> Order:
    """Return the order no exchange of two spots makes better, begun from the suggested one."""
    turns = dict(zip(order, turns_of(order, known, average, against), strict=True))
    best = [(spot, turns[spot]) for spot in suggested(order, known)]
    runs = _runs(best)
    while True:
        tries = [
            _exchanged(best, one, other)
            for one in range(len(best))
            for other in range(one + 1, len(best))
        ]
        found = max(((_runs(each), number) for number, each in enumerate(tries)), default=None)
        if found is None or found[0] <= runs + _LEAST:
            return tuple(spot for spot, _ in best)
        runs, best = found[0], tries[found[1]]


_Batting = list[tuple[LineupSpot, Ways]]


def _runs(men: _Batting) -> float:
    return runs_of_order([ways for _, ways in men], ROUGH)


def _exchanged(men: _Batting, one: int, other: int) -> _Batting:
    men = list(men)
    men[one], men[other] = men[other], men[one]
    return men


def suggested_nine(
    men: Iterable[Card],
    average: LeagueAverage,
    *,
    against: str = "",
    pitcher: CardId = "",
) -> Order:
    """Return the nine of *men* worth most with bat and glove, in a suggested order.

    *against*: only pitchers of that hand are met; *pitcher*: who pitches, and bats as DH at most
    (C24-03). Empty where they make no nine.
    """
    bats = [bat for card in men if (bat := batter_side(card)) is not None]
    edition, points = average.edition, unit_points(average)
    at_bat = {
        card.id: TURNS * (runs_of(chances_of(card, average, against)) - average.runs)
        for card in bats
    }

    def worth(card: BatterCard, position: Position) -> float:
        return at_bat[card.id] + _glove(card, position, average, points)

    nine = best_filled(
        sorted(bats, key=lambda card: (-at_bat[card.id], card.id)),
        DIAMOND,
        lambda card, at: _may(card, at, edition) and (at is _DH or card.id != pitcher),
        worth,
    )
    if nine is None:
        return ()
    spots = tuple(LineupSpot(card.id, position) for position, card in nine.items())
    return suggested(spots, {card.id: card for card in bats})


def _may(card: BatterCard, position: Position, edition: Edition) -> bool:
    """C17-21: at first base anybody; in 2024 out of position only where nobody else is."""
    if edition.year == 2017:
        return may_start(card, position)
    return position is _DH or card.qualifies(position)


def _glove(
    card: BatterCard, position: Position, average: LeagueAverage, points: UnitPoints
) -> float:
    if position is _DH:
        return 0.0
    value = card.defense(position)
    if value is None:
        value = average.edition.out_of_position
    return glove_runs(position, value, average, points)


def men_for(
    men: Iterable[Card], position: Position, edition: Edition
) -> tuple[BatterCard, ...]:
    """Return the batters who may stand at *position*, the best glove first."""
    bats = [bat for card in men if (bat := batter_side(card)) is not None]
    able = [card for card in bats if _may(card, position, edition)]
    return tuple(sorted(able, key=lambda card: (-(card.defense(position) or -9), card.id)))


def ratings(
    order: Sequence[LineupSpot], known: Mapping[CardId, Card], edition: Edition
) -> dict[Position, int]:
    """CL-28: the Defense of everybody in the field where he stands."""
    found: dict[Position, int] = {}
    for spot in order:
        card = batter_side(known.get(spot.player))
        if card is not None and spot.position is not _DH:
            value = card.defense(spot.position)
            found[spot.position] = edition.out_of_position if value is None else value
    return found
