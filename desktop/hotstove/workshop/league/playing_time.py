"""Who plays how much and where; what comes of it is in counting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import COVERS, Slot
from hotstove.workshop.league.chance import Chance
from hotstove.workshop.league.rounding import fitted, to_total
from hotstove.workshop.league.squads import HitterSpot, PitcherSpot
from hotstove.workshop.league.talents import HitterTalent, PitcherTalent

GAMES: Final = 162
PLACES: Final = (*(position.value for position in FIELDERS), Position.DESIGNATED_HITTER.value)
"""The nine places of a lineup, the designated hitter last."""
_CLUB_OUTS: Final = (4305, 4385)
"""Outs that a club's fielders get in a season, lowest and highest."""
_REGULAR_SHARE: Final = 0.82
_BENCH_SHARE: Final = 0.33
_LEAST_SHARE: Final = 0.085
"""Of the games at a position that a card shall print."""
_START_SHORT: Final = 0.25
"""Innings of a start short of the card's."""
_SHORT_OUTING: Final = 1.02
_LONG_OUTING: Final = 1.72
_RELIEF_OF_STARTERS: Final = 1.2


class Workload(Value, frozen=True):
    """A pitcher's share of the season."""

    starts: int
    relief: int
    outs: float


def lineup_shares(
    spots: Sequence[HitterSpot], talents: Sequence[HitterTalent], chance: Chance
) -> list[list[float]]:
    """Return, for the hitters of one club, the share of games each has at each of ``PLACES``.

    Every place sums to 1.
    """
    wanted = []
    for spot, talent in zip(spots, talents, strict=True):
        if spot.place.regular:
            share = _REGULAR_SHARE + 0.02 * (talent.level - 10) + 0.05 * chance.bell()
            wanted.append(max(0.62, min(0.96, share)))
        else:
            share = _BENCH_SHARE + 0.03 * (talent.level - 10) + 0.06 * chance.bell()
            wanted.append(max(0.2, min(0.52, share)))
    scale = len(PLACES) / sum(wanted)
    floors = [_floors(spot) for spot in spots]
    rows = [
        max(0.02, share * scale - sum(floor)) for share, floor in zip(wanted, floors, strict=True)
    ]
    columns = [1 - sum(floor[at] for floor in floors) for at in range(len(PLACES))]
    total = sum(rows)
    rows = [row * sum(columns) / total for row in rows]
    weights = [_weights(spot) for spot in spots]
    table = fitted(weights, rows, columns)
    for at, column in enumerate(columns):
        have = sum(row[at] for row in table)
        for row in table:
            row[at] *= column / have
    return [
        [one + floor for one, floor in zip(row, least, strict=True)]
        for row, least in zip(table, floors, strict=True)
    ]


def _covered(slot: str) -> list[str]:
    return [position.value for position in COVERS[Slot(slot)]]


def _floors(spot: HitterSpot) -> list[float]:
    least = dict.fromkeys(PLACES, 0.0)
    for slot in spot.place.at:
        for position in _covered(slot):
            least[position] = _LEAST_SHARE * (0.6 if slot == Slot.CORNER_OUTFIELD else 1.0)
    return list(least.values())


def _weights(spot: HitterSpot) -> list[float]:
    """How readily he is put at each place; his first position counts most."""
    found = dict.fromkeys(PLACES, 0.0)
    for rank, slot in enumerate(spot.place.at):
        covered = _covered(slot)
        for position in covered:
            found[position] += (1.0 if rank == 0 else 0.15) / len(covered)
    bats = {"slugger", "masher", "ageing star", "patient bat", "hitting catcher"}
    if not spot.place.at:
        found[Position.DESIGNATED_HITTER.value] = 1.0
    else:
        found[Position.DESIGNATED_HITTER.value] = 0.2 if spot.kind in bats else 0.04
    return list(found.values())


def workloads(
    spots: Sequence[PitcherSpot], talents: Sequence[PitcherTalent], chance: Chance
) -> list[Workload]:
    """Return starts, relief games and outs of one club's pitchers; starts sum to the season."""
    club = chance.between(*_CLUB_OUTS)
    starts = to_total([spot.place.starts for spot in spots], GAMES)
    in_starts = []
    for games, talent in zip(starts, talents, strict=True):
        innings = talent.innings - _START_SHORT + 0.08 * chance.bell()
        in_starts.append(3 * games * innings)
    outings = []
    for spot, talent in zip(spots, talents, strict=True):
        if spot.place.role == "starter":
            outings.append(_RELIEF_OF_STARTERS)
        else:
            usual = _SHORT_OUTING if talent.innings == 1 else _LONG_OUTING
            outings.append(usual + 0.06 * max(-1.5, min(1.5, chance.bell())))
    relief = [
        spot.place.relief * (1 + 0.08 * chance.bell()) * outing
        for spot, outing in zip(spots, outings, strict=True)
    ]
    left = max(club - sum(in_starts), 900.0)
    scale = left / (3 * sum(relief))
    found = []
    for games, starting, innings, outing in zip(starts, in_starts, relief, outings, strict=True):
        outs = 3 * innings * scale
        found.append(Workload(games, round(outs / 3 / outing), starting + outs))
    return found
