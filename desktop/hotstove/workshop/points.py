"""What a card costs: a sum of weighed features, fitted to the published values of 2004 and 2005.

The weights stand with the edition; only they are kept, no card. They were found by least absolute
error (reweighed least squares, a touch of ridge) on four fifths of the 1,196 cards; on the fifth
that was held out, every fifth card from the first on, R2 is 0.92 and the median error 20 points
(hitters 30, pitchers 20). Turning the fifths round, four give a median of 20 and one 30, R2 0.88
to 0.92: cards of one player with the very same chart were often printed 20 to 50 points apart, so
that little more can be had. Boosted trees and Gaussian processes on the same features did no
better. A card of 2005 costs a little otherwise; the weights are for the mean of both years. A
card at the lowest price counts as met where the formula says still less.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hotstove.workshop.editions import Edition, PointRules
from hotstove.workshop.ratings import Gloves

_RUNS: Final = {
    "walk": 0.33,
    "single": 0.47,
    "single_plus": 0.53,
    "double": 0.79,
    "triple": 1.07,
    "homer": 1.40,
}
"""Runs that a result is worth; an out is worth ``_OUT``."""
_OUT: Final = -0.27
_TRIPS: Final = 30
"""Trips to the plate that give the runs their size."""
_KEY_POSITIONS: Final = {"CA": 1.0, "SS": 1.0, "2B": 0.7, "IF": 0.7, "CF": 0.6, "3B": 0.4}
_USUAL_HITTER: Final = 10
_USUAL_PITCHER: Final = 3
_USUAL_SPEED: Final = 12
_FAST: Final = 18
_USUAL_HOMER: Final = 25
"""Where the homers of a pitcher's chart begin."""


def value(features: Mapping[str, float], weights: Mapping[str, float], rules: PointRules) -> int:
    """Return the point value, in the edition's steps."""
    points = sum(weights.get(name, 0.0) * size for name, size in features.items())
    return max(rules.low, rules.step * round(points / rules.step))


def hitter_features(
    level: int,
    faces: Mapping[str, int],
    expected: Mapping[str, float],
    speed: int,
    printed: Gloves,
    icons: Sequence[str],
    edition: Edition,
) -> dict[str, float]:
    """Return the features of a hitter's card; *expected* are its rates by result code."""
    runs = _runs(expected, edition, "hitter")
    over, fast = level - _USUAL_HITTER, speed - _USUAL_SPEED
    found = {
        "card": 1.0,
        "runs": runs,
        "runs squared": runs * runs,
        "level": over,
        "level squared": over * over,
        "speed": fast,
        "speed squared": fast * fast,
        "speed x level": fast * over,
        "speed x runs": fast * runs,
        "speed over 18": max(0, speed - _FAST),
        "BB squared": faces["BB"] ** 2,
        "HR squared": faces["HR"] ** 2,
        "key position x runs": runs * sum(_KEY_POSITIONS.get(at, 0.0) for at, _ in printed[:1]),
    }
    for code, count in faces.items():
        found[code] = count
        found[f"{code} x level"] = count * over
    for slot, glove in printed[:1]:
        found[f"at {slot}"] = 1.0
        found[f"glove {slot}"] = glove
    for _, glove in printed[1:]:
        found["second position"] = 1.0
        found["second glove"] = glove
    if not printed:
        found["no position"] = 1.0
    for icon in icons:
        found[f"icon {icon}"] = 1.0
    if "S" in icons:
        found["icon S x level"] = over
    if "HR" in icons:
        found["icon HR x doubles"] = faces["2B"] + faces["3B"]
    return found


def pitcher_features(
    level: int,
    faces: Mapping[str, int],
    expected: Mapping[str, float],
    innings: int,
    role: str,
    homers_from: int,
    icons: Sequence[str],
    edition: Edition,
) -> dict[str, float]:
    """Return the features of a pitcher's card; *homers_from* is where its homers begin."""
    runs = _runs(expected, edition, "pitcher")
    over = level - _USUAL_PITCHER
    kind = "starter" if role == "starter" else "relief"
    longer = innings - (6 if role == "starter" else 1)
    found = {
        f"{kind}": 1.0,
        f"{kind} level": over,
        f"{kind} level squared": over * over,
        f"{kind} runs": runs,
        f"{kind} runs squared": runs * runs,
        f"{kind} innings": longer,
        f"{kind} innings x level": longer * over,
        f"{kind} innings x runs": longer * runs,
        "HR": faces["HR"],
        "homers from": homers_from - _USUAL_HOMER,
    }
    for code, count in faces.items():
        if code not in ("PU", "HR"):
            found[f"{kind} {code}"] = count
            found[f"{kind} {code} x level"] = count * over
    if role == "closer":
        found["closer"] = 1.0
        found["closer level"] = over
    for icon in icons:
        found[f"icon {icon}"] = 1.0
    return found


def _runs(expected: Mapping[str, float], edition: Edition, kind: str) -> float:
    return _TRIPS * sum(
        _RUNS.get(rule.counts[0], _OUT) * expected[rule.code] for rule in edition.side(kind).results
    )
