"""What everybody of the league can do, in the terms of the edition's cards.

Each rating is dealt out by rank: all are put in order by what their kind leans to and a little
chance, and the edition's own spread is laid along that order. So the league has as many sluggers
and as few aces as the printed cards have.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hotstove.play.values import Value
from hotstove.workshop.editions import Edition, SideRules
from hotstove.workshop.league.chance import Chance
from hotstove.workshop.league.squads import HitterSpot, PitcherSpot, Squads

_REGULAR: Final = 0.35
"""How much better a regular's bat is, in deviations of the league."""
_LUCK: Final = 0.6
"""Deviation of chance in a rank, against 1 among the kinds."""
_PITCHERS_LUCK: Final = 0.45


class HitterTalent(Value, frozen=True):
    level: int
    faces: dict[str, float]
    speed: int
    gloves: dict[str, int]
    """By position as printed."""


class PitcherTalent(Value, frozen=True):
    level: int
    faces: dict[str, float]
    innings: int


def hitter_talents(
    spots: Sequence[HitterSpot], squads: Squads, edition: Edition, chance: Chance
) -> list[HitterTalent]:
    """Return a talent for each of *spots*."""
    spread = edition.spread["hitter"]
    kinds = [squads.hitters[spot.kind] for spot in spots]
    bonus = [_REGULAR if spot.place.regular else -_REGULAR for spot in spots]

    def ranked(rating: str, leaning: Sequence[float], regular: float = 0.0) -> list[int]:
        scores = _scores(leaning, chance, _LUCK)
        scores = [score + regular * plus for score, plus in zip(scores, bonus, strict=True)]
        return dealt(scores, spread[rating])

    levels = ranked("on_base", [kind.level for kind in kinds], 1.0)
    strikeouts = ranked("SO", [kind.so for kind in kinds])
    walks = ranked("BB", [kind.bb for kind in kinds], 0.2)
    plus = ranked("1B+", [kind.plus for kind in kinds])
    doubles = ranked("2B", [kind.doubles for kind in kinds])
    triples = ranked("3B", [kind.triples for kind in kinds])
    homers = ranked("HR", [kind.hr for kind in kinds], 0.35)
    speeds = ranked("speed", [kind.speed for kind in kinds])
    gloves = _gloves(spots, squads, edition, chance)
    talents = []
    for number, kind in enumerate(kinds):
        level = levels[number]
        outs = _outs(edition.hitter, level, chance)
        ground = _clamped(kind.ground + 0.06 * chance.bell(), 0.3, 0.72)
        batted = outs - strikeouts[number]
        faces: dict[str, float] = {
            "SO": strikeouts[number],
            "GB": batted * ground,
            "FB": batted * (1 - ground),
            "BB": walks[number],
            "1B+": plus[number],
            "2B": doubles[number],
            "3B": triples[number],
            "HR": homers[number],
        }
        _fill(faces, "1B", "BB", edition, 2)
        talents.append(HitterTalent(level, faces, speeds[number], gloves[number]))
    return talents


def pitcher_talents(
    spots: Sequence[PitcherSpot], squads: Squads, edition: Edition, chance: Chance
) -> list[PitcherTalent]:
    talents: dict[int, PitcherTalent] = {}
    for role in ("starter", "reliever", "closer"):
        mine = [number for number, spot in enumerate(spots) if spot.place.role == role]
        kinds = [squads.pitchers(role)[spots[number].kind] for number in mine]
        spread = edition.spread[role]

        def ranked(
            rating: str, leaning: Sequence[float], spread: dict[str, dict[int, int]] = spread
        ) -> list[int]:
            return dealt(_scores(leaning, chance, _PITCHERS_LUCK), spread[rating])

        levels = ranked("control", [kind.level for kind in kinds])
        strikeouts = ranked("SO", [kind.so for kind in kinds])
        walks = ranked("BB", [kind.bb for kind in kinds])
        pops = ranked("PU", [kind.pu for kind in kinds])
        doubles = ranked("2B", [kind.doubles for kind in kinds])
        innings = ranked("ip", [kind.innings for kind in kinds])
        for at, (number, kind) in enumerate(zip(mine, kinds, strict=True)):
            outs = _outs(edition.pitcher, levels[at], chance)
            batted = max(3.0, outs - strikeouts[at] - pops[at])
            ground = _clamped(kind.ground + 0.05 * chance.bell(), 0.4, 0.88)
            faces: dict[str, float] = {
                "PU": pops[at],
                "SO": outs - pops[at] - batted,
                "GB": batted * ground,
                "FB": batted * (1 - ground),
                "BB": walks[at],
                "2B": doubles[at],
                "HR": 0.0,
            }
            _fill(faces, "1B", "2B", edition, 1)
            talents[number] = PitcherTalent(levels[at], faces, innings[at])
    return [talents[number] for number in range(len(spots))]


def dealt(scores: Sequence[float], spread: Mapping[int, int]) -> list[int]:
    """Return a value for each of *scores*: the spread laid along their order, lowest first."""
    laid = [value for value, cards in sorted(spread.items()) for _ in range(cards)]
    order = sorted(range(len(scores)), key=lambda at: (scores[at], at))
    values = [0] * len(scores)
    for rank, at in enumerate(order):
        values[at] = laid[int((rank + 0.5) / len(scores) * len(laid))]
    return values


def _scores(leaning: Sequence[float], chance: Chance, luck: float) -> list[float]:
    """Return the leanings in deviations from their mean, each with its share of luck."""
    mean = sum(leaning) / len(leaning)
    spread = (sum((one - mean) ** 2 for one in leaning) / len(leaning)) ** 0.5 or 1.0
    return [(one - mean) / spread + luck * chance.bell() for one in leaning]


def _outs(rules: SideRules, level: int, chance: Chance) -> float:
    """Return the outs of a chart: as is usual for the level, and a little either way."""
    low, high = rules.outs
    return _clamped(rules.usual_outs[level] + 0.3 * chance.bell(), low, high)


def _fill(faces: dict[str, float], filler: str, spare: str, edition: Edition, least: float) -> None:
    """Give what is left of the die to *filler*, taking from *spare* where that is too little."""
    left = edition.die - sum(faces.values())
    if left < least:
        faces[spare] -= least - left
        left = least
    faces[filler] = left


def _gloves(
    spots: Sequence[HitterSpot], squads: Squads, edition: Edition, chance: Chance
) -> list[dict[str, int]]:
    found: list[dict[str, int]] = [{} for _ in spots]
    spread = edition.spread["fielding"]
    for slot in spread:
        here = [number for number, spot in enumerate(spots) if slot in spot.place.at]
        if not here:
            continue
        leaning = [
            squads.hitters[spots[number].kind].glove
            - 0.5 * (spots[number].place.at[0] != slot)
            + 0.6 * chance.bell()
            for number in here
        ]
        for number, value in zip(here, dealt(leaning, spread[slot]), strict=True):
            found[number][slot] = value
    return found


def _clamped(value: float, low: float, high: float) -> float:
    return max(low, min(high, value))
