"""Whole counts of a season whose batters and pitchers agree to the last strikeout.

Both sides start from what their talents come to against the edition's average opponent, with a
little luck; then the league's totals are set between them and both are scaled and rounded to it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotstove.play.values import Value
from hotstove.workshop.charts import Yardstick
from hotstove.workshop.league.chance import Chance
from hotstove.workshop.league.playing_time import Workload
from hotstove.workshop.league.rounding import fitted, to_total, whole_table
from hotstove.workshop.league.talents import HitterTalent, PitcherTalent

HITTERS: Final = ("SO", "GB", "FB", "BB", "1B", "2B", "3B", "HR")
PITCHERS: Final = ("SO", "GB", "FB", "PU", "BB", "1B", "2B", "HR")
"""Columns of the counts; a pitcher's 2B holds his triples until they are told apart."""
_LUCK: Final = 0.22
"""Against the luck of real dice, 1."""
_ALIKE: Final = (
    (("SO",), ("SO",)),
    (("GB",), ("GB",)),
    (("FB",), ("FB", "PU")),
    (("BB",), ("BB",)),
    (("1B",), ("1B",)),
    (("2B", "3B"), ("2B",)),
    (("HR",), ("HR",)),
)
"""Columns of hitters and of pitchers that must sum to the same."""
_EXTRA_OUTS: Final = 0.034
"""Double plays, caught stealing and bunts, a trip."""


class Counted(Value, frozen=True):
    hitters: tuple[dict[str, int], ...]
    pitchers: tuple[dict[str, int], ...]


def counted(
    hitters: Sequence[HitterTalent],
    shares: Sequence[float],
    pitchers: Sequence[PitcherTalent],
    loads: Sequence[Workload],
    yardsticks: dict[str, Yardstick],
    chance: Chance,
) -> Counted:
    """Return what every trip of the season came to.

    *shares*: of the league's trips, each hitter's, in any unit.
    """
    mound = [_hurled(talent, yardsticks["pitcher"]) for talent in pitchers]
    trips = [
        round(load.outs / (_outs(rates) + _EXTRA_OUTS))
        for load, rates in zip(loads, mound, strict=True)
    ]
    plate = [_batted(talent, yardsticks["hitter"]) for talent in hitters]
    at_bat = to_total(shares, sum(trips))
    batting = _tried(plate, at_bat, chance)
    pitching = _tried(mound, trips, chance)
    ours, theirs = _agreed(batting, pitching, sum(trips))
    return Counted(
        _settled(batting, at_bat, HITTERS, ours), _settled(pitching, trips, PITCHERS, theirs)
    )


def _batted(talent: HitterTalent, yardstick: Yardstick) -> dict[str, float]:
    rates = yardstick.expected(talent.level, talent.faces)
    rates["1B"] += rates.pop("1B+")
    return {column: rates[column] for column in HITTERS}


def _hurled(talent: PitcherTalent, yardstick: Yardstick) -> dict[str, float]:
    rates = yardstick.expected(talent.level, talent.faces)
    return {column: rates[column] for column in PITCHERS}


def _outs(rates: dict[str, float]) -> float:
    return sum(rates[column] for column in ("SO", "GB", "FB", "PU"))


def _tried(
    rates: Sequence[dict[str, float]], trips: Sequence[int], chance: Chance
) -> list[dict[str, float]]:
    """Return expected counts with a little luck in each."""
    found = []
    for one, number in zip(rates, trips, strict=True):
        counts = {}
        for column, rate in one.items():
            expected = rate * number
            counts[column] = max(
                0.3 * expected, expected + _LUCK * chance.bell() * (expected * (1 - rate)) ** 0.5
            )
        found.append(counts)
    return found


def _agreed(
    batting: list[dict[str, float]], pitching: list[dict[str, float]], trips: int
) -> tuple[dict[str, int], dict[str, int]]:
    """Return the league's totals by the columns of hitters and of pitchers."""
    ours = {column: sum(one[column] for one in batting) for column in HITTERS}
    theirs = {column: sum(one[column] for one in pitching) for column in PITCHERS}
    middle = [
        sum(ours[column] for column in one) / sum(ours.values())
        + sum(theirs[column] for column in other) / sum(theirs.values())
        for one, other in _ALIKE
    ]
    found: tuple[dict[str, int], dict[str, int]] = {}, {}
    for total, alike in zip(to_total(middle, trips), _ALIKE, strict=True):
        for totals, columns, sums in zip(found, alike, (ours, theirs), strict=True):
            parts = to_total([sums[column] for column in columns], total)
            totals.update(zip(columns, parts, strict=True))
    return found


def _settled(
    counts: list[dict[str, float]],
    trips: Sequence[int],
    columns: tuple[str, ...],
    totals: dict[str, int],
) -> tuple[dict[str, int], ...]:
    wanted = [totals[column] for column in columns]
    table = fitted([[one[column] for column in columns] for one in counts], trips, wanted)
    whole = whole_table(table, trips, wanted)
    return tuple(dict(zip(columns, row, strict=True)) for row in whole)
