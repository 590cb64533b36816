"""Finds the level and chart whose exact expected results come closest to a season's rates.

Both dice are enumerated: the pitch against every level of the edition's average opponent, the
swing over the faces of either chart. Given a level and the number of outs, what remains is to
share whole faces out so that the weighed squares of the misses are least; each face goes where
it saves most, which is exact because every miss is convex and stands alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotstove.play.values import Value
from hotstove.workshop.editions import AverageCard, Edition, ResultRule, SideRules
from hotstove.workshop.rates import Rates


class Fit(Value, frozen=True):
    """A level (On-Base or Control) and a chart."""

    level: int
    faces: dict[str, int]
    """By result code; they sum to the faces of the die."""
    wanted: dict[str, float]
    """The faces that would meet the season exactly at this level; may be below 0."""


class Yardstick:
    """What a card of one kind comes to against the edition's average opponent."""

    def __init__(self, edition: Edition, kind: str) -> None:
        self.rules: Final[SideRules] = edition.side(kind)
        self.die: Final = edition.die
        self._opponents = edition.opponents(kind)
        self._is_pitcher = kind == "pitcher"
        low, high = self.rules.level
        self._met = {level: self._against(level) for level in range(low, high + 1)}

    def share(self, level: int) -> float:
        """Return how much of his trips is read on the card's own chart."""
        return self._met[level][0]

    def expected(self, level: int, faces: Mapping[str, float]) -> dict[str, float]:
        """Return the exact rates of a card by its own result codes, outs and all; sums to 1."""
        share, others = self._met[level]
        return {code: others[code] + share * faces.get(code, 0) / self.die for code in self._codes}

    def season(self, rates: Rates) -> dict[str, float]:
        """Return a season's rates by result code."""
        return {
            rule.code: sum(rates.get(what, 0.0) for what in rule.counts)
            for rule in self.rules.results
        }

    def fit(self, rates: Rates) -> Fit:
        """Return the closest card that the edition allows."""
        season = self.season(rates)
        best: tuple[float, int, dict[str, int]] | None = None
        for level in self._met:
            wanted = self.wanted(level, season)
            outs, hits = (_halves(self.rules, is_out) for is_out in (True, False))
            share = self.share(level) / self.die
            outs_wanted = sum(wanted[rule.code] for rule in outs)
            for count in range(self.rules.outs[0], self.rules.outs[1] + 1):
                first = _shared_out(outs, wanted, count)
                rest = _shared_out(hits, wanted, self.die - count)
                if first is None or rest is None:
                    continue
                miss = sum(
                    rule.weight * (faces[rule.code] - wanted[rule.code]) ** 2
                    for rules, faces in ((outs, first), (hits, rest))
                    for rule in rules
                )
                miss += self.rules.on_base_weight * (count - outs_wanted) ** 2
                cost = share * share * miss
                cost += self.rules.firmness * (count - self.rules.usual_outs[level]) ** 2
                if best is None or cost < best[0]:
                    best = cost, level, {**first, **rest}
        if best is None:
            raise ValueError(f"no chart of {self.die} faces fits the edition's ranges")
        _, level, faces = best
        ordered = {rule.code: faces[rule.code] for rule in self.rules.results}
        return Fit(level, ordered, self.wanted(level, season))

    def wanted(self, level: int, season: Mapping[str, float]) -> dict[str, float]:
        """Return the faces, in fractions, that would meet *season* exactly at *level*."""
        share, others = self._met[level]
        return {code: (season[code] - others[code]) * self.die / share for code in self._codes}

    @property
    def _codes(self) -> tuple[str, ...]:
        return tuple(rule.code for rule in self.rules.results)

    def _against(self, level: int) -> tuple[float, dict[str, float]]:
        """Share of the own chart, and what the opponents' charts add to each result."""
        mine = 0.0
        others = dict.fromkeys(self._codes, 0.0)
        means = {
            rule.code: next(own.code for own in self.rules.results if rule.counts[0] in own.counts)
            for rule in self._opponents.results
        }
        for card in self._opponents.average:
            his = self._chance_of_his(level, card)
            mine += card.share * (1 - his)
            for code, faces in card.faces.items():
                others[means[code]] += card.share * his * faces / self.die
        return mine, others

    def _chance_of_his(self, level: int, card: AverageCard) -> float:
        control, on_base = (level, card.level) if self._is_pitcher else (card.level, level)
        pitchers = sum(face + control > on_base for face in range(1, self.die + 1)) / self.die
        return 1 - pitchers if self._is_pitcher else pitchers


def _halves(rules: SideRules, is_out: bool) -> list[ResultRule]:
    return [rule for rule in rules.results if rule.is_out is is_out]


def _shared_out(
    rules: list[ResultRule], wanted: Mapping[str, float], count: int
) -> dict[str, int] | None:
    """Share *count* faces out among *rules*, each where it saves most; None if they cannot."""
    faces = {rule.code: rule.low for rule in rules}
    left = count - sum(faces.values())
    if left < 0 or sum(rule.high for rule in rules) < count:
        return None
    for _ in range(left):
        best, most = "", 0.0
        for rule in rules:
            code = rule.code
            if faces[code] < rule.high:
                saves = rule.weight * (2 * (wanted[code] - faces[code]) - 1)
                if not best or saves > most:
                    best, most = code, saves
        faces[best] += 1
    return faces
