"""Who may pitch today, from what a side's pitchers did in its games before (PB-L)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from hotstove.play.values import Value

from .cards import CardId, PitcherCard, Role
from .setup import StaffDay

LEAGUE_REST: Final = 4
"""PB-L-01: games between two starts."""
CHAMPIONSHIP_REST: Final = 3
"""PB-L-07."""
GAMES_IN_A_ROW: Final = 2
"""PB-L-02."""
EXTRA_LONG: Final = 5
"""PB-L-08: the number of the starter who may pitch in relief."""


class Outing(Value, frozen=True):
    """*pitcher* appeared in his side's game number *game*, counted from 1 (PB-L-09)."""

    game: int
    pitcher: CardId
    is_start: bool


def staff_day(
    staff: Sequence[PitcherCard],
    outings: Sequence[Outing],
    game: int,
    series: Literal["league", "championship"],
) -> StaffDay:
    """Return how rested *staff* is for its side's game number *game*."""
    rest = LEAGUE_REST if series == "league" else CHAMPIONSHIP_REST
    unavailable, may_not_start, short_rest = [], [], []
    for card in staff:
        mine = [outing for outing in outings if outing.pitcher == card.id and outing.game < game]
        starts = [outing.game for outing in mine if outing.is_start]
        relieved = [outing.game for outing in mine if not outing.is_start]
        if card.role is Role.STARTER:
            rested = game - starts[-1] - 1 if starts else LEAGUE_REST
            is_spent = series == "championship" and bool(relieved)
            if rested < rest or is_spent:
                may_not_start.append(card.id)
            elif rested == CHAMPIONSHIP_REST:
                short_rest.append(card.id)
            if not may_relieve(card, series):
                continue
        if must_sit_out([outing.game for outing in mine], game):
            unavailable.append(card.id)
    return StaffDay(tuple(unavailable), tuple(may_not_start), tuple(short_rest))


def may_relieve(card: PitcherCard, series: str) -> bool:
    """PB-PRO-10, PB-L-08: relievers may; starter 5 too in a championship."""
    if card.role is not Role.STARTER:
        return True
    return series == "championship" and card.number == EXTRA_LONG


def must_sit_out(games: Sequence[int], game: int) -> bool:
    """PB-L-02, R43: after two games in a row one is missed; sitting out begins the count anew."""
    in_a_row = 0
    for number in range(1, game):
        if in_a_row == GAMES_IN_A_ROW:
            in_a_row = 0
        elif number in games:
            in_a_row += 1
        else:
            in_a_row = 0
    return in_a_row == GAMES_IN_A_ROW
