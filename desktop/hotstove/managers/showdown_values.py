"""What Showdown cards are worth to a manager, both dice enumerated; nothing of a game in progress."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from hotstove.rulebooks.showdown.cards import (
    Card,
    CardId,
    Chart,
    HitterCard,
    Icon,
    PitcherCard,
    Result,
    Role,
)
from hotstove.rulebooks.showdown.odds import FACES, faces_over
from hotstove.rulebooks.showdown.setup import Team

RUN_VALUES: Final = {
    Result.WALK: 0.33,
    Result.SINGLE: 0.47,
    Result.SINGLE_PLUS: 0.55,
    Result.DOUBLE: 0.79,
    Result.TRIPLE: 1.07,
    Result.HOMER: 1.40,
}
"""Runs that a result is worth on average; an out is worth ``OUT_VALUE``."""
OUT_VALUE: Final = -0.27
_USUAL_CONTROL: Final = (3, 4)


class Worth(NamedTuple):
    """One plate appearance, on average."""

    runs: float
    reach: float
    """Chance of a hit or a walk."""
    bases: float
    """Bases of hits."""


def usual_pitchers(cards: Sequence[Card]) -> list[PitcherCard]:
    """The starters of Control 3 and 4, or all pitchers where there is none."""
    pitchers = [card for card in cards if isinstance(card, PitcherCard)]
    usual = [
        card for card in pitchers if card.role is Role.STARTER and card.control in _USUAL_CONTROL
    ]
    return usual or pitchers


def runs_allowed(pitcher: PitcherCard, batters: Sequence[HitterCard]) -> float:
    """Runs a plate appearance against *pitcher* is worth, over all *batters* alike."""
    return sum(appearance(pitcher, card).runs for card in batters) / len(batters)


def runs_made(batter: HitterCard, pitchers: Sequence[PitcherCard]) -> float:
    """Runs a plate appearance of *batter* is worth, over all *pitchers* alike."""
    return sum(appearance(card, batter).runs for card in pitchers) / len(pitchers)


def appearance(pitcher: PitcherCard, batter: HitterCard) -> Worth:
    """SD-B-07, 08: the pitch decides whose chart, the swing is read on it."""
    his = faces_over(batter.on_base - pitcher.control) / 20
    on_pitcher, on_batter = chart_worth(pitcher.chart), chart_worth(batter.chart)
    runs, reach, bases = (
        his * one + (1 - his) * other for one, other in zip(on_pitcher, on_batter, strict=True)
    )
    return Worth(runs, reach, bases)


def chart_worth(chart: Chart) -> Worth:
    """Return what a swing on *chart* is worth."""
    results = [chart.result(face) for face in FACES]
    return Worth(
        sum(RUN_VALUES.get(result, OUT_VALUE) for result in results) / 20,
        sum(not result.is_out for result in results) / 20,
        sum(result.bases for result in results) / 20,
    )


class Worths:
    """The cards of one game and what they are worth, worked out when first asked for and kept."""

    def __init__(self, teams: tuple[Team, ...]) -> None:
        self.teams = teams
        self.cards = {card.id: card for team in teams for card in team.cards}
        self.gloves = frozenset(
            card.id for card in self.cards.values() if Icon.G in card.icons
        )
        """Those who carry a G."""
        self._charts: dict[CardId, float] = {}
        self._faces: dict[CardId, tuple[tuple[Result, int], ...]] = {}
        self._allowed: dict[CardId, float] = {}
        self._duels: dict[tuple[CardId, CardId, int], float] = {}

    def chart(self, card: CardId) -> float:
        """Return the runs a swing on this card's chart is worth."""
        found = self._charts.get(card)
        if found is None:
            found = self._charts[card] = chart_worth(self.cards[card].chart).runs
        return found

    def faces(self, card: CardId) -> tuple[tuple[Result, int], ...]:
        """Return the results of this card's chart, each with how many of the 20 faces give it."""
        found = self._faces.get(card)
        if found is None:
            chart = self.cards[card].chart
            found = self._faces[card] = tuple(
                [(row.result, chart.faces(row.result)) for row in chart.rows]
            )
        return found

    def allowed(self, pitcher: CardId) -> float:
        """Return the runs of a plate appearance against *pitcher*, over all hitters alike."""
        found = self._allowed.get(pitcher)
        if found is None:
            card = self.cards[pitcher]
            assert isinstance(card, PitcherCard)
            batters = [other for other in self.cards.values() if isinstance(other, HitterCard)]
            found = self._allowed[pitcher] = runs_allowed(card, batters)
        return found

    def duel(self, pitcher: CardId, batter: CardId, modifier: int = 0) -> float:
        """Return the runs of one plate appearance; *modifier* is added to the pitch.

        SD-A-09: a pitcher at bat swings on the chart of the pitcher he faces.
        """
        key = (pitcher, batter, modifier)
        found = self._duels.get(key)
        if found is None:
            found = self._duels[key] = self._duel(pitcher, batter, modifier)
        return found

    def _duel(self, pitcher: CardId, batter: CardId, modifier: int) -> float:
        mound, plate = self.cards[pitcher], self.cards[batter]
        if isinstance(plate, PitcherCard) or not isinstance(mound, PitcherCard):
            return self.chart(pitcher)
        his = faces_over(plate.on_base - mound.control - modifier) / 20
        return his * self.chart(pitcher) + (1 - his) * self.chart(batter)


_KNOWN: Final[dict[tuple[CardId, ...], Worths]] = {}
_MOST_KNOWN: Final = 256


def worths_of(teams: tuple[Team, ...]) -> Worths:
    """Return the worths of the cards of *teams*, those worked out before for the same cards."""
    key = tuple([card.id for team in teams for card in team.cards])
    known = _KNOWN.get(key)
    if known is not None and known.teams == teams:
        return known
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    found = _KNOWN[key] = Worths(teams)
    return found
