"""What a batting order scores in nine innings, any game: an exact chain of batters, bases, outs.

What a plate appearance leads to from each state is for the game's ``expected_runs``; what games
share of it, a walk, a runner sent on, a throw, is here. A runner is sent where it pays.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

INNINGS: Final = 9
FIRST, SECOND, THIRD = 1, 2, 4
"""Bits of a picture of the bases."""
OVER: Final = 24
"""The state after the third out; the others are outs × 8 + bases."""
STATES: Final = tuple(divmod(state, 8) for state in range(OVER))
"""Outs and bases of each."""
HOME_PAYS: Final = (0.80, 0.72, 0.45)
"""By outs before the swing: how sure a run must be for a runner to be sent home."""
THIRD_PAYS: Final = (0.88, 0.78, 0.95)
_SIDES: Final = 20
EXACT, ROUGH = 1e-7, 1e-3
"""How much of an inning may be left open: where figures are shown, where orders are compared."""
_MOST_TURNS: Final = 80
Way: TypeAlias = tuple[int, float, float]
"""A state that follows, its chance, and the runs that score on the way."""
Ways: TypeAlias = tuple[tuple[Way, ...], ...]
"""For each state what a plate appearance leads to."""


class Throws(NamedTuple):
    """What the two sides bring to a throw."""

    infield: int
    outfield: int
    runners: int
    """Speed of the men on base."""
    home: int = 5
    """Added to the speed of who runs for home."""
    two_outs: int = 5
    """Added where two were out before the swing."""

    def safe(self, *, home: bool, two_out: bool) -> float:
        """Return the chance that a runner beats a throw of the outfield."""
        target = self.runners + self.home * home + self.two_outs * two_out
        return 1 - put_out(self.outfield, target)


def put_out(rating: int, speed: int) -> float:
    """Return the chance that a throw goes over the runner's number; a tie is safe."""
    return min(max(_SIDES + rating - speed, 0), _SIDES) / _SIDES


def runs_of_order(turns: Sequence[Ways], open_part: float = EXACT) -> float:
    """Return the runs nine innings of these batters come to, in this order."""
    innings = [_inning(turns, first, open_part) for first in range(len(turns))]
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


def _inning(
    turns: Sequence[Ways], first: int, open_part: float
) -> tuple[float, list[float]]:
    """Return the runs of an inning that *first* leads off, and who leads off the next."""
    standing = [0.0] * OVER
    standing[0] = 1.0
    runs, nexts = 0.0, [0.0] * len(turns)
    for turn in range(_MOST_TURNS):
        batter = (first + turn) % len(turns)
        ways = turns[batter]
        following = [0.0] * (OVER + 1)
        for state, share in enumerate(standing):
            if share > 0.0:
                for after, chance, scored in ways[state]:
                    following[after] += share * chance
                    runs += share * chance * scored
        nexts[(batter + 1) % len(turns)] += following.pop()
        standing = following
        if sum(standing) < open_part:
            break
    return runs, nexts


def merged(ways: Iterable[tuple[float, Iterable[Way]]]) -> tuple[Way, ...]:
    """Return the ways of several results, each with its chance, alike ones together."""
    sums: dict[int, list[float]] = {}
    for chance, some in ways:
        for after, share, scored in some:
            if share:
                both = sums.setdefault(after, [0.0, 0.0])
                both[0] += chance * share
                both[1] += chance * share * scored
    return tuple((after, share, runs / share) for after, (share, runs) in sums.items())


def walk(outs: int, bases: int) -> Way:
    """Only who is forced moves up."""
    if not bases & FIRST:
        return state_of(outs, bases | FIRST), 1.0, 0
    if not bases & SECOND:
        return state_of(outs, bases | SECOND), 1.0, 0
    return state_of(outs, 7), 1.0, int(bool(bases & THIRD))


def hit(bases_taken: int, outs: int, bases: int, throws: Throws) -> list[Way]:
    """All move up as far as the batter, then the foremost runner may try for one more."""
    if bases_taken > 2:
        stands = THIRD if bases_taken == 3 else 0
        return [(state_of(outs, stands), 1.0, bases.bit_count() + (not stands))]
    moved = bases << bases_taken
    scored, on = (moved >> 3).bit_count(), moved & 7
    return sent(outs, on, SECOND if bases_taken == 2 else FIRST, scored, throws)


def sent(outs: int, on: int, batter: int, scored: int, throws: Throws) -> list[Way]:
    """Send the foremost of the runners *on* base where it pays, before the batter's base counts."""
    stays: list[Way] = [(state_of(outs, on | batter), 1.0, scored)]
    if on & THIRD:
        safe = throws.safe(home=True, two_out=outs == 2)
        if safe < HOME_PAYS[outs]:
            return stays
        left = on & ~THIRD | batter
        return [
            (state_of(outs, left), safe, scored + 1),
            (state_of(outs + 1, left), 1 - safe, scored),
        ]
    if on & SECOND and batter != SECOND:
        safe = throws.safe(home=False, two_out=outs == 2)
        if safe < THIRD_PAYS[outs]:
            return stays
        left = on & ~SECOND | batter
        return [
            (state_of(outs, left | THIRD), safe, scored),
            (state_of(outs + 1, left), 1 - safe, scored),
        ]
    return stays


def state_of(outs: int, bases: int) -> int:
    return OVER if outs >= 3 else outs * 8 + bases
