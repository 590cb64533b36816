"""Lineups by exact expected values: the best nine, the order, the starter where he is free."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hotstove.baseball.lineups import LineupCard, LineupSpot
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.rulebooks.showdown.cards import CardId, HitterCard
from hotstove.rulebooks.showdown.lineups import Nine, best_nine, hitters, starters
from hotstove.rulebooks.showdown.setup import Team

from .showdown_values import made, value_of

TURNS_A_GAME: Final = 4.2
RUNS_A_GLOVE: Final = 0.03
"""Runs a game that a point of infield or outfield Fielding keeps from scoring."""
GLOVES: Final = frozenset((*INFIELD, *OUTFIELD))
_KNOWN: Final[dict[tuple[str, ...], tuple[Team, LineupCard]]] = {}
_MOST_KNOWN: Final = 256


def lineup_by_value(team: Team) -> LineupCard:
    """Return the basic lineup of *team* with the best expected values.

    It is worked out once for the same cards. Raises ValueError where nine cannot be fielded.
    """
    return _known("basic", team, _basic_lineup)


def lineup_today(team: Team, starter: CardId, league: str) -> LineupCard:
    """SD-A-02 to 06, 50: the best full-cost nine with *starter*; in the NL he bats ninth.

    Raises ValueError where nine cannot be fielded.
    """
    lineup = _known(league, team, _nl_lineup if league == "NL" else _al_lineup)
    spots = lineup.spots
    if league == "NL":
        spots = (*spots[:8], LineupSpot(starter, Position.PITCHER))
    return LineupCard(spots, starter)


def _known(kind: str, team: Team, work: Callable[[Team], LineupCard]) -> LineupCard:
    key = (kind, *[card.id for card in team.cards])
    known = _KNOWN.get(key)
    if known is not None and known[0] == team:
        return known[1]
    lineup = work(team)
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[key] = (team, lineup)
    return lineup


def _basic_lineup(team: Team) -> LineupCard:
    starter = min(starters(team.cards), key=lambda card: (value_of(card).average, card.id))
    nine = _nine(hitters(team.cards), lambda card, position: value_of(card).average)
    return _written(nine, starter.id)


def _al_lineup(team: Team) -> LineupCard:
    return _written(_nine(_full_cost(team), _bat_and_glove), "")


def _nl_lineup(team: Team) -> LineupCard:
    """The eight; whoever would be the DH is only there to complete a nine."""

    def worth(card: HitterCard, position: Position) -> float:
        at_bat_only = position is Position.DESIGNATED_HITTER
        return 0.0 if at_bat_only else _bat_and_glove(card, position)

    nine = _nine(_full_cost(team), worth)
    del nine[Position.DESIGNATED_HITTER]
    return _written(nine, "")


def _full_cost(team: Team) -> list[HitterCard]:
    return [card for card in hitters(team.cards) if card.id not in team.backups]


def _bat_and_glove(card: HitterCard, position: Position) -> float:
    """Runs a game: the bat everywhere, the glove where it counts (SD-A-10)."""
    glove = card.fielding(position) or 0 if position in GLOVES else 0
    return TURNS_A_GAME * value_of(card).average + RUNS_A_GLOVE * glove


def _nine(ready: Sequence[HitterCard], worth: Callable[[HitterCard, Position], float]) -> Nine:
    nine = best_nine(ready, worth)
    if nine is None:
        raise ValueError("these cards cannot field a nine")
    return nine


def _written(nine: Nine, starter: CardId) -> LineupCard:
    stands = {card.id: position for position, card in nine.items()}
    order = batting_order(list(nine.values()))
    spots = tuple([LineupSpot(card.id, Position(stands[card.id])) for card in order])
    return LineupCard(spots, starter)


def batting_order(nine: Sequence[HitterCard]) -> list[HitterCard]:
    """The best bats early: two who reach base, the best bat, the longest hitter, then the rest."""
    values = {card.id: made(card) for card in nine}
    left = sorted(nine, key=lambda card: (-values[card.id].runs, card.id))

    def take(column: int) -> HitterCard:
        best = max(left, key=lambda card: values[card.id][column])
        left.remove(best)
        return best

    fourth, third = take(2), take(0)
    first, second = take(1), take(1)
    return [first, second, third, fourth, *left]
