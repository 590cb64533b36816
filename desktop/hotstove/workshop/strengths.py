"""What a club is strong in, from its cards: six bars between 0 and 1."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from hotstove.baseball.positions import FIELDERS
from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import Card, HitterCard, PitcherCard, Result, Role
from hotstove.rulebooks.showdown.lineups import best_nine

_DIE: Final = 20
_USUAL_CONTROL: Final = 3
_USUAL_ON_BASE: Final = 10
_LINEUP: Final = 9
_ROTATION: Final = 4
_BULLPEN: Final = 5
_FLOOR: Final = 0.12
"""What the weakest club's bar still shows."""


class Strengths(Value, frozen=True):
    """0 to 1 each: the weakest and the strongest club of a league stand near the ends."""

    power: float
    contact: float
    speed: float
    gloves: float
    starters: float
    bullpen: float


def league_strengths(cards: Iterable[Card]) -> dict[str, Strengths]:
    """Return the bars of every club that *cards* name, by its id."""
    clubs: dict[str, list[Card]] = defaultdict(list)
    for card in cards:
        clubs[card.club].append(card)
    return strengths(clubs)


def strengths(clubs: Mapping[str, Sequence[Card]]) -> dict[str, Strengths]:
    """Return the bars of every club of a league, by its id, held against one another.

    Each bar runs straight from the league's weakest to its strongest club; where all are alike
    it stands in the middle.
    """
    measured = {club: _measures(cards) for club, cards in clubs.items()}
    bars: dict[str, list[float]] = {club: [] for club in clubs}
    for at in range(len(Strengths.__struct_fields__)):
        column = [values[at] for values in measured.values()]
        low, high = min(column), max(column)
        for club, values in measured.items():
            share = (values[at] - low) / (high - low) if high > low else 0.5
            bars[club].append(round(_FLOOR + (1 - _FLOOR) * share, 3))
    return {club: Strengths(*values) for club, values in bars.items()}


def _measures(cards: Sequence[Card]) -> tuple[float, ...]:
    hitters = [card for card in cards if isinstance(card, HitterCard)]
    pitchers = [card for card in cards if isinstance(card, PitcherCard)]
    lineup = sorted(hitters, key=_made, reverse=True)[:_LINEUP]
    starters = sorted(_allowed(card) for card in pitchers if card.role is Role.STARTER)
    bullpen = sorted(_allowed(card) for card in pitchers if card.role is not Role.STARTER)
    return (
        _mean(map(_power, lineup)),
        _mean(map(_contact, lineup)),
        _mean(card.speed for card in lineup),
        _gloves(hitters),
        -_mean(starters[:_ROTATION]),
        -_mean(bullpen[:_BULLPEN]),
    )


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed) if listed else 0.0


def _own_chart(card: HitterCard) -> float:
    """How often a hitter's own chart is read against a usual pitcher."""
    return sum(face + _USUAL_CONTROL <= card.on_base for face in range(1, _DIE + 1)) / _DIE


def _faces(card: Card, counts: Callable[[Result], float]) -> float:
    return sum(counts(card.chart.result(face)) for face in range(1, _DIE + 1)) / _DIE


def _power(card: HitterCard) -> float:
    """Extra bases a trip."""
    return _own_chart(card) * _faces(card, lambda result: max(0, result.bases - 1))


def _contact(card: HitterCard) -> float:
    """Hits and walks a trip."""
    return _own_chart(card) * _faces(card, lambda result: float(not result.is_out))


def _made(card: HitterCard) -> float:
    return _contact(card) + _power(card)


def _allowed(card: PitcherCard) -> float:
    """Bases and walks allowed a trip, by a usual hitter's share of the pitches."""
    his = sum(face + card.control > _USUAL_ON_BASE for face in range(1, _DIE + 1)) / _DIE
    usual = 0.9
    own = _faces(card, lambda result: float(result.bases + (result is Result.WALK)))
    return his * own + (1 - his) * usual


def _gloves(hitters: Sequence[HitterCard]) -> float:
    """The best gloves that can stand in the field together, a catcher's arm for a third."""
    nine = best_nine(list(hitters), lambda card, position: float(card.fielding(position) or 0))
    if nine is None:
        return 0.0
    total = 0.0
    for position in FIELDERS:
        value = nine[position].fielding(position) or 0
        total += value / 3 if position is FIELDERS[0] else value
    return total
