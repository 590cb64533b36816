"""What an icon that is kept may still bring: the best moment of the plate appearances to come.

Runs of an average half-inning; what a use is worth now is for showdown_icons.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hotstove.rulebooks.showdown.cards import Icon, Result

from .showdown_prospects import RATES, expected_runs, outcomes, visits

_HITS: Final = tuple([result for result in RATES if not result.is_out])
_SINGLES: Final = (Result.SINGLE, Result.SINGLE_PLUS)
_LONG: Final = (Result.DOUBLE, Result.TRIPLE)
_OUTS: Final = tuple([result for result in RATES if result.is_out])
_USED_ON: Final[dict[Icon, tuple[tuple[Result, ...], Result | None]]] = {
    Icon.K: (_HITS, Result.STRIKEOUT),
    Icon.S: (_SINGLES, Result.DOUBLE),
    Icon.HR: (_LONG, Result.HOMER),
    Icon.V: (_OUTS, None),
}
"""The results that an icon changes, and into what; None: into a new swing."""
_MOST_TURNS: Final = 45
_BATTERS_CHART: Final = 0.30
"""How many outs come off the batter's chart."""
_NEW_SWING: Final = {True: 2.0, False: 0.45}
"""A new swing's runs by whose chart it is read on, the batter's or not, by an average one's."""


class Chance(NamedTuple):
    """How often in a plate appearance an icon would bring so many runs."""

    often: float
    runs: float


def after(result: Result, outs: int, runners: int) -> float:
    """Return the runs to be expected from here on once *result* is carried out."""
    return sum(
        chance * (runs + expected_runs(then, on))
        for chance, then, on, runs in outcomes(result, outs, runners)
    )


@lru_cache(maxsize=8)
def chances(icon: Icon) -> tuple[Chance, ...]:
    found = []
    results, becomes = _USED_ON[icon]
    for (outs, runners), share in visits().items():
        usual = sum(rate * after(result, outs, runners) for result, rate in RATES.items())
        for result in results:
            before = after(result, outs, runners)
            often = share * RATES[result]
            if becomes is not None:
                gain = after(becomes, outs, runners) - before
                found.append(Chance(often, -gain if icon is Icon.K else gain))
                continue
            gain = usual - before
            found.append(Chance(often * _BATTERS_CHART, gain * _NEW_SWING[True]))
            found.append(Chance(often * (1 - _BATTERS_CHART), gain * _NEW_SWING[False]))
    return tuple(found)


@lru_cache(maxsize=16)
def _kept(icon: Icon, uses: int) -> tuple[float, ...]:
    """Return what *uses* of *icon* bring in 0, 1, 2 ... plate appearances at their best."""
    if not uses:
        return (0.0,) * (_MOST_TURNS + 1)
    fewer, found = _kept(icon, uses - 1), [0.0]
    for turn in range(_MOST_TURNS):
        keep = found[turn] - fewer[turn]
        more = sum(often * (runs - keep) for often, runs in chances(icon) if runs > keep)
        found.append(found[turn] + more)
    return tuple(found)


def reserve(icon: Icon, uses: int, turns: float) -> float:
    """Return the runs that the last of *uses* is worth over the next *turns* appearances."""
    turn = min(int(turns), _MOST_TURNS - 1)
    rest = min(1.0, turns - turn)
    many, fewer = _kept(icon, uses), _kept(icon, uses - 1)
    low, high = many[turn] - fewer[turn], many[turn + 1] - fewer[turn + 1]
    return low + rest * (high - low)
