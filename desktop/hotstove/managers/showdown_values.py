"""What Showdown cards are worth to a manager, both dice counted out; nothing of a game in progress.

A hitter is weighed against the usual pitcher, a pitcher against the usual hitter, so that a
card's worth is its own and is worked out once.
"""

from __future__ import annotations

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


class Worth(NamedTuple):
    """One plate appearance, on average."""

    runs: float
    reach: float
    """Chance of a hit or a walk."""
    bases: float
    """Bases of hits."""


USUAL_CONTROLS: Final = (3, 4)
USUAL_ON_BASE: Final = 10
USUAL_PITCHERS_CHART: Final = Worth(-0.125, 0.192, 0.170)
USUAL_HITTERS_CHART: Final = Worth(0.318, 0.696, 0.825)
"""Means of the House League."""


def chart_worth(chart: Chart) -> Worth:
    """Return what a swing on *chart* is worth."""
    results = [chart.result(face) for face in FACES]
    return Worth(
        sum([RUN_VALUES.get(result, OUT_VALUE) for result in results]) / 20,
        sum([not result.is_out for result in results]) / 20,
        sum([result.bases for result in results]) / 20,
    )


def appearance(pitcher: PitcherCard, batter: HitterCard) -> Worth:
    """SD-B-07, 08: the pitch decides whose chart, the swing is read on it."""
    need = batter.on_base - pitcher.control
    return _either(need, chart_worth(pitcher.chart), chart_worth(batter.chart))


def made(batter: HitterCard) -> Worth:
    """Return what a plate appearance of *batter* is worth against the usual pitcher."""
    own = chart_worth(batter.chart)
    faced = [
        _either(batter.on_base - control, USUAL_PITCHERS_CHART, own) for control in USUAL_CONTROLS
    ]
    runs, reach, bases = (sum(column) / len(faced) for column in zip(*faced, strict=True))
    return Worth(runs, reach, bases)


def allowed(pitcher: PitcherCard, modifier: int = 0) -> Worth:
    """Return what a plate appearance of the usual hitter is worth against *pitcher*.

    *modifier* is added to the pitch.
    """
    need = USUAL_ON_BASE - pitcher.control - modifier
    return _either(need, chart_worth(pitcher.chart), USUAL_HITTERS_CHART)


def _either(need: int, on_pitcher: Worth, on_batter: Worth) -> Worth:
    his = faces_over(need) / 20
    runs, reach, bases = (
        his * one + (1 - his) * other for one, other in zip(on_pitcher, on_batter, strict=True)
    )
    return Worth(runs, reach, bases)


class CardValue(NamedTuple):
    """What a manager keeps in mind of one card."""

    card: Card
    chart: float
    """Runs of a swing on its chart."""
    average: float
    """Runs of a plate appearance: made by a hitter, allowed by a pitcher."""


_VALUES: Final[dict[CardId, CardValue]] = {}
_MOST_VALUES: Final = 4096


def value_of(card: Card) -> CardValue:
    """Return the value of *card*, the one worked out before if it is the same card."""
    known = _VALUES.get(card.id)
    if known is not None and known.card == card:
        return known
    if len(_VALUES) >= _MOST_VALUES:
        _VALUES.clear()
    average = made(card) if isinstance(card, HitterCard) else allowed(card)
    found = _VALUES[card.id] = CardValue(card, chart_worth(card.chart).runs, average.runs)
    return found


class Worths:
    """The cards of one game and what they are worth."""

    def __init__(self, teams: tuple[Team, ...]) -> None:
        self.teams = teams
        self.cards = {card.id: card for team in teams for card in team.cards}
        values = {card_id: value_of(card) for card_id, card in self.cards.items()}
        self.chart = {card_id: value.chart for card_id, value in values.items()}
        """Runs of a swing on each chart."""
        self.average = {card_id: value.average for card_id, value in values.items()}
        """Runs of a plate appearance: made by each hitter, allowed by each pitcher."""
        self.gloves = frozenset([c.id for c in self.cards.values() if Icon.G in c.icons])
        """Those who carry a G."""
        self.closers = frozenset(
            [
                c.id
                for c in self.cards.values()
                if isinstance(c, PitcherCard) and c.role is Role.CLOSER
            ]
        )
        self._faces: dict[CardId, tuple[tuple[Result, int], ...]] = {}
        self._duels: dict[tuple[CardId, CardId, int], float] = {}
        self._allowed: dict[tuple[CardId, int], float] = {}
        self._in_turn: dict[tuple[CardId, int, int], tuple[float, ...]] = {}
        self._best: dict[tuple[CardId, ...], float] = {}
        self.plans: dict[tuple[CardId, int, tuple[CardId, ...], int, int, float], CardId] = {}
        """Who should pitch on, by what it depends on; see showdown_plans."""
        self.shared: dict[tuple[CardId, int, tuple[CardId, ...], int], float] = {}

    def faces(self, card: CardId) -> tuple[tuple[Result, int], ...]:
        """Return the results of this card's chart, each with how many of the 20 faces give it."""
        found = self._faces.get(card)
        if found is None:
            chart = self.cards[card].chart
            found = self._faces[card] = tuple(
                [(row.result, chart.faces(row.result)) for row in chart.rows]
            )
        return found

    def best(self, bench: tuple[CardId, ...]) -> float:
        """Return the average of the best bat on *bench*, which is not empty."""
        found = self._best.get(bench)
        if found is None:
            found = self._best[bench] = max([self.average[card] for card in bench])
        return found

    def over(self, pitcher: CardId) -> int:
        """Return how far beyond his IP a pitcher is in the inning in which he comes in."""
        card = self.cards[pitcher]
        assert isinstance(card, PitcherCard)
        return 1 - card.ip

    def allowed(self, pitcher: CardId, tired: int) -> float:
        """Return the runs of the usual hitter against a pitcher *tired* innings beyond his IP."""
        key = (pitcher, max(0, tired))
        found = self._allowed.get(key)
        if found is None:
            card = self.cards[pitcher]
            assert isinstance(card, PitcherCard)
            found = self._allowed[key] = allowed(card, -key[1]).runs
        return found

    def in_turn(self, pitcher: CardId, tired: int, innings: int) -> tuple[float, ...]:
        """Return what ``allowed`` comes to in each of so many innings of his, *tired* at first."""
        key = (pitcher, tired, innings)
        found = self._in_turn.get(key)
        if found is None:
            found = tuple([self.allowed(pitcher, tired + more) for more in range(innings)])
            self._in_turn[key] = found
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
            return self.chart[pitcher]
        his = faces_over(plate.on_base - mound.control - modifier) / 20
        return his * self.chart[pitcher] + (1 - his) * self.chart[batter]


_KNOWN: Final[dict[tuple[CardId, ...], Worths]] = {}
_MOST_KNOWN: Final = 256


_LAST: Final[list[Worths]] = []


def worths_of(teams: tuple[Team, ...]) -> Worths:
    """Return the worths of the cards of *teams*, those worked out before for the same cards."""
    for last in _LAST:
        if last.teams is teams:
            return last
    _LAST[:] = [_worths_of(teams)]
    return _LAST[0]


def _worths_of(teams: tuple[Team, ...]) -> Worths:
    key = tuple([card.id for team in teams for card in team.cards])
    known = _KNOWN.get(key)
    if known is not None and known.teams == teams:
        return known
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    found = _KNOWN[key] = Worths(teams)
    return found
