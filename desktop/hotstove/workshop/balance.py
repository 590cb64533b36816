"""How a set of cards plays as a whole: everybody against everybody, and the spread of ratings.

Rates are exact, both dice enumerated; spreads are held against an edition's.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import Card, HitterCard, PitcherCard, Result
from hotstove.workshop.editions import Edition, Rates

_DIE: Final = 20
Counts = Mapping[int, int]


def rates(cards: Iterable[Card]) -> Rates:
    """Return what all hitters against all pitchers among *cards* come to, SD-B-07, SD-B-08."""
    hitters, pitchers = _by_level(cards)
    met = sum(count for count, _ in hitters.values()) * sum(count for count, _ in pitchers.values())
    found = dict.fromkeys(Result, 0.0)
    for on_base, (batters, at_bat) in hitters.items():
        for control, (arms, on_mound) in pitchers.items():
            his = sum(face + control > on_base for face in range(1, _DIE + 1)) / _DIE
            for result in Result:
                found[result] += (
                    his * batters * on_mound[result] + (1 - his) * arms * at_bat[result]
                )
    share = {result: count / _DIE / met for result, count in found.items()}
    return Rates(
        on_base=sum(one for result, one in share.items() if not result.is_out),
        strikeout=share[Result.STRIKEOUT],
        walk=share[Result.WALK],
        homer=share[Result.HOMER],
        double=share[Result.DOUBLE],
        ground_out=share[Result.GROUND_BALL],
    )


_Level = tuple[int, Counter[Result]]


def _by_level(cards: Iterable[Card]) -> tuple[dict[int, _Level], dict[int, _Level]]:
    """Cards of each On-Base and Control, and the faces of all their charts together."""
    found: tuple[dict[int, _Level], dict[int, _Level]] = {}, {}
    for card in cards:
        is_pitcher = isinstance(card, PitcherCard)
        level = card.control if isinstance(card, PitcherCard) else card.on_base
        count, faces = found[is_pitcher].get(level, (0, Counter()))
        faces.update(card.chart.result(face) for face in range(1, _DIE + 1))
        found[is_pitcher][level] = count + 1, faces
    return found


def spreads(cards: Iterable[Card]) -> dict[tuple[str, str], list[int]]:
    """Return every rating among *cards* by group and name, as an edition's ``spread`` has them.

    Groups are ``hitter``, the three roles of pitchers, and ``fielding`` by printed position.
    """
    found: dict[tuple[str, str], list[int]] = {}

    def add(group: str, rating: str, value: int) -> None:
        found.setdefault((group, rating), []).append(value)

    for card in cards:
        if isinstance(card, HitterCard):
            group = "hitter"
            add(group, "on_base", card.on_base)
            add(group, "speed", card.speed)
            for at in card.positions:
                add("fielding", at.slot.value, at.value)
        else:
            group = card.role.value
            add(group, "control", card.control)
            add(group, "ip", card.ip)
        add(group, "points", card.points)
    return found


def distance(ours: Sequence[int], theirs: Counts) -> float:
    """Return the two-sample Kolmogorov-Smirnov distance of *ours* from counts by value."""
    counted = Counter(ours)
    all_ours, all_theirs = len(ours), sum(theirs.values())
    passed = other = 0
    widest = 0.0
    for value in sorted(set(counted) | set(theirs)):
        passed += counted[value]
        other += theirs.get(value, 0)
        widest = max(widest, abs(passed / all_ours - other / all_theirs))
    return widest


class Balance(Value, frozen=True):
    """A balance report: rates, and the distance of every spread from the edition's."""

    rates: Rates
    wanted: Rates
    distances: dict[str, float]

    def lines(self) -> list[str]:
        """Return the report as lines of text, in English."""
        told = []
        for name in Rates.__struct_fields__:
            have, want = getattr(self.rates, name), getattr(self.wanted, name)
            told.append(f"{name:14}{have:8.3f}  wanted {want:.3f}  {have / want - 1:+7.1%}")
        told += [f"{name:24}distance {far:.3f}" for name, far in self.distances.items()]
        return told


def balance(cards: Sequence[Card], edition: Edition) -> Balance:
    """Return how *cards* compare with what *edition* is like."""
    distances = {}
    for (group, rating), values in spreads(cards).items():
        theirs = edition.spread.get(group, {}).get(rating)
        if theirs:
            distances[f"{group} {rating}"] = distance(values, theirs)
    return Balance(rates(cards), edition.balance, distances)
