"""Instinct at the Showdown table: a lineup by exact expected values, defaults for the rest.

The basic game asks for little else. What is legal is for the rulebook.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hotstove.baseball.lineups import LineupCard, LineupSpot
from hotstove.baseball.positions import Position
from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.seats import Seat
from hotstove.play.table import Seen
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.rulebooks.showdown.cards import (
    Card,
    CardId,
    Chart,
    HitterCard,
    PitcherCard,
    Result,
    Role,
)
from hotstove.rulebooks.showdown.lineups import best_nine, hitters, starters
from hotstove.rulebooks.showdown.setup import Team

FACES: Final = range(1, 21)
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


class ShowdownInstinct:
    """Plays the nine and the starter with the best expected values, and the natural gesture."""

    def __init__(self, rulebook: BasicShowdown, seat: Seat) -> None:
        self._team = rulebook.setup.teams[seat]
        self._teams = rulebook.setup.teams

    def choose(self, seen: Seen[Any], decision: Decision) -> Answer:
        if decision.asks == "lineup":
            return lineup_by_value(self._team, self._teams)
        if decision.default is not None:
            return decision.default
        return decision.options[0].answer


_KNOWN: Final[dict[tuple[CardId, ...], tuple[Team, tuple[Team, ...], LineupCard]]] = {}
_MOST_KNOWN: Final = 256


def lineup_by_value(team: Team, teams: tuple[Team, ...]) -> LineupCard:
    """Return the lineup of *team* with the best expected values in a game of *teams*.

    It is worked out once for the same cards. Raises ValueError where nine cannot be fielded.
    """
    key = tuple(card.id for side in (team, *teams) for card in side.cards)
    known = _KNOWN.get(key)
    if known is not None and known[0] == team and known[1] == teams:
        return known[2]
    lineup = _worked_out(team.cards, [card for side in teams for card in side.cards])
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[key] = (team, teams, lineup)
    return lineup


def _worked_out(mine: Sequence[Card], everybody: Sequence[Card]) -> LineupCard:
    field = hitters(everybody)
    starter = min(starters(mine), key=lambda card: (runs_allowed(card, field), card.id))
    usual = usual_pitchers(everybody)
    worth = {card.id: runs_made(card, usual) for card in hitters(mine)}
    nine = best_nine(hitters(mine), lambda card, position: worth[card.id])
    if nine is None:
        raise ValueError("these cards cannot field a nine")
    stands = {card.id: position for position, card in nine.items()}
    order = batting_order(list(nine.values()), usual)
    return LineupCard(
        tuple(LineupSpot(card.id, Position(stands[card.id])) for card in order), starter.id
    )


def usual_pitchers(cards: Sequence[Card]) -> list[PitcherCard]:
    """The starters of Control 3 and 4, or all pitchers where there is none."""
    pitchers = [card for card in cards if isinstance(card, PitcherCard)]
    usual = [
        card for card in pitchers if card.role is Role.STARTER and card.control in _USUAL_CONTROL
    ]
    return usual or pitchers


# Exact values, both dice enumerated


def runs_allowed(pitcher: PitcherCard, batters: Sequence[HitterCard]) -> float:
    """Runs a plate appearance against *pitcher* is worth, over all *batters* alike."""
    return sum(appearance(pitcher, card)[0] for card in batters) / len(batters)


def runs_made(batter: HitterCard, pitchers: Sequence[PitcherCard]) -> float:
    """Runs a plate appearance of *batter* is worth, over all *pitchers* alike."""
    return sum(appearance(card, batter)[0] for card in pitchers) / len(pitchers)


def appearance(pitcher: PitcherCard, batter: HitterCard) -> tuple[float, float, float]:
    """Return expected run value, chance to reach base and bases of one plate appearance.

    SD-B-07, 08: the pitch decides whose chart, the swing is read on it.
    """
    his = sum(face + pitcher.control > batter.on_base for face in FACES) / 20
    on_pitcher, on_batter = _chart_values(pitcher.chart), _chart_values(batter.chart)
    runs, reach, bases = (
        his * one + (1 - his) * other for one, other in zip(on_pitcher, on_batter, strict=True)
    )
    return runs, reach, bases


def _chart_values(chart: Chart) -> tuple[float, float, float]:
    results = [chart.result(face) for face in FACES]
    return (
        sum(RUN_VALUES.get(result, OUT_VALUE) for result in results) / 20,
        sum(not result.is_out for result in results) / 20,
        sum(result.bases for result in results) / 20,
    )


def batting_order(nine: Sequence[HitterCard], pitchers: Sequence[PitcherCard]) -> list[HitterCard]:
    """The best bats early: two who reach base, the best bat, the longest hitter, then the rest."""
    values = {}
    for card in nine:
        every = [appearance(pitcher, card) for pitcher in pitchers]
        values[card.id] = tuple(sum(column) for column in zip(*every, strict=True))
    left = sorted(nine, key=lambda card: (-values[card.id][0], card.id))

    def take(column: int) -> HitterCard:
        best = max(left, key=lambda card: values[card.id][column])
        left.remove(best)
        return best

    fourth, third = take(2), take(0)
    first, second = take(1), take(1)
    return [first, second, third, fourth, *left]
