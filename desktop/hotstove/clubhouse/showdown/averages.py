"""What is usual among the cards at hand: the pitcher a hitter meets, the hitter a pitcher meets.

Every chance is of the two dice alone (SD-B-07, 08); icons and strategy cards stand aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from hotstove.managers.showdown_values import OUT_VALUE, RUN_VALUES
from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import Card, HitterCard, PitcherCard, Result
from hotstove.rulebooks.showdown.odds import SIDES, faces_over

from .. import usual
from ..usual import dearer, mean, shares

Chances: TypeAlias = dict[Result, float]
"""Every result that may come and its chance; together 1."""


class LeagueAverage(Value, frozen=True):
    """Means over the dearer part of the cards."""

    controls: dict[int, float]
    """Share of each Control among pitchers."""
    on_bases: dict[int, float]
    """Share of each On-Base among hitters."""
    pitchers_chart: dict[Result, float]
    hitters_chart: dict[Result, float]
    hitter: dict[Result, float]
    """What a plate appearance of the usual hitter against the usual pitcher comes to."""
    speed: float
    infield: int
    """Fielding of a usual infield together (SD-A-10)."""
    outfield: int
    innings: float
    """IP of the usual starter."""

    @property
    def runs(self) -> float:
        """Runs of a usual plate appearance, an out counting against them."""
        return runs_of(self.hitter)


def average_of(cards: Iterable[Card]) -> LeagueAverage:
    """Return what is usual among *cards*; the booklet's example players where there are none."""
    listed = list(cards)
    bats = dearer([card for card in listed if isinstance(card, HitterCard)], _price)
    arms = dearer([card for card in listed if isinstance(card, PitcherCard)], _price)
    controls = shares(card.control for card in arms) or {3: 1.0}
    on_bases = shares(card.on_base for card in bats) or {10: 1.0}
    pitchers = _mean_chart(arms) or {Result.STRIKEOUT: 0.8, Result.SINGLE: 0.2}
    hitters = _mean_chart(bats) or {Result.WALK: 0.3, Result.SINGLE: 0.5, Result.DOUBLE: 0.2}
    starts = [card.ip for card in arms if card.role == "starter"] or [6]
    return LeagueAverage(
        controls,
        on_bases,
        pitchers,
        hitters,
        _met(on_bases, hitters, controls, pitchers),
        sum(card.speed for card in bats) / len(bats) if bats else 12.0,
        round(sum(_usual_glove(bats, place) for place in ("1B", "2B", "3B", "SS"))),
        round(sum(_usual_glove(bats, place) for place in ("LF", "CF", "RF"))),
        sum(starts) / len(starts),
    )


def chances_of(card: Card, average: LeagueAverage) -> Chances:
    """Return what a plate appearance comes to: of a hitter against the usual pitcher, of the
    usual hitter against a pitcher.
    """
    own = chart_chances(card)
    if isinstance(card, HitterCard):
        return _met({card.on_base: 1.0}, own, average.controls, average.pitchers_chart)
    return _met(average.on_bases, average.hitters_chart, {card.control: 1.0}, own)


def pitcher_at_bat(average: LeagueAverage) -> Chances:
    """SD-A-09: a pitcher swings on the chart of the pitcher he faces."""
    return average.pitchers_chart


def chart_chances(card: Card) -> Chances:
    """Return the chances of an unmodified swing on the card's chart."""
    found = {}
    for row in card.chart.rows:
        high = SIDES if row.high is None else min(row.high, SIDES)
        if high >= row.low:
            found[row.result] = (high - row.low + 1) / SIDES
    return found


def runs_of(chances: Mapping[Result, float]) -> float:
    """Return the runs a plate appearance of these chances is worth on average."""
    return usual.runs_of(chances, RUN_VALUES, OUT_VALUE)


def _met(
    on_bases: Mapping[int, float],
    batters: Mapping[Result, float],
    controls: Mapping[int, float],
    pitchers: Mapping[Result, float],
) -> Chances:
    """SD-B-07, 08: the pitch decides whose chart, the swing is read on it."""
    advantage = sum(
        one * other * faces_over(on_base - control) / SIDES
        for on_base, one in on_bases.items()
        for control, other in controls.items()
    )
    chances = dict.fromkeys(Result, 0.0)
    for share, chart in ((advantage, pitchers), (1 - advantage, batters)):
        for result, chance in chart.items():
            chances[result] += share * chance
    return {result: chance for result, chance in chances.items() if chance}


def _mean_chart(cards: Iterable[Card]) -> Chances:
    return mean([chart_chances(card) for card in cards], Result)


def _price(card: Card) -> tuple[int, str]:
    return card.points, card.id


def _usual_glove(bats: list[HitterCard], place: str) -> float:
    values = [value for card in bats if (value := card.fielding(place)) is not None]  # type: ignore[arg-type]
    return sum(values) / len(values) if values else 0.0
