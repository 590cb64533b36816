"""How the innings that are left are best shared among the arms a club still has.

Runs to be expected of the usual hitter, fatigue included (SD-A-30); who may come in when is for
the rulebook.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from hotstove.rulebooks.showdown.cards import CardId

from .showdown_values import Worths

TURNS: Final = 4.3
"""Batters of a half-inning."""
SPREAD: Final = 0.4
"""By how much the innings to come will differ in what a run counts for."""
MOST_KNOWN: Final = 20_000
MARGIN: Final = 0.04
"""Runs that a change must save."""


def plan(
    worths: Worths,
    pitcher: CardId,
    tired: int,
    bullpen: tuple[CardId, ...],
    left: int,
    turns: float,
    stake: float,
) -> CardId:
    """Return who should pitch to the *turns* batters to come of this half-inning.

    *pitcher* is on the mound (empty: nobody is), *tired* his innings beyond his IP; *left* the
    innings to follow; *stake* what a run now counts for, measured by a run in those.
    """
    chosen, least = pitcher, 0.0
    if pitcher:
        now = worths.allowed(pitcher, tired) * turns * stake
        later = shared(worths, pitcher, tired + 1, bullpen, left)
        least = now + TURNS * later - MARGIN * stake
    for arm in bullpen:
        others = tuple([other for other in bullpen if other != arm])
        over = worths.over(arm)
        now = worths.allowed(arm, over) * turns * stake
        cost = now + TURNS * shared(worths, arm, over + 1, others, left)
        if not chosen or cost < least:
            chosen, least = arm, cost
    return chosen


def shared(
    worths: Worths, pitcher: CardId, tired: int, bullpen: tuple[CardId, ...], innings: int
) -> float:
    """Return the runs a batter, added up over *innings*, of the arms at their best.

    The best of them are for the innings that will count most, whichever these turn out to be.
    """
    if not innings:
        return 0.0
    key = (pitcher, tired, bullpen, innings)
    known = worths.shared.get(key)
    if known is not None:
        return known
    found = [*worths.in_turn(pitcher, tired, innings)] if pitcher else []
    for arm in bullpen:
        found += worths.in_turn(arm, worths.over(arm), innings)
    total = sum([one * share for one, share in zip(sorted(found), counts(innings), strict=False)])
    if len(worths.shared) >= MOST_KNOWN:
        worths.shared.clear()
    worths.shared[key] = total
    return total


@cache
def counts(innings: int) -> tuple[float, ...]:
    """Return what a run counts for in each of so many innings, the weightiest first."""
    steps = range(innings - 1, -innings, -2)
    return tuple([1 + SPREAD * step / innings for step in steps])
