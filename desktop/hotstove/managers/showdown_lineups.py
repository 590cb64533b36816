"""Lineups by exact expected values: the best nine, the order, the starter where he is free."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from hotstove.baseball.lineups import LineupCard, LineupSpot
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, PitcherCard
from hotstove.rulebooks.showdown.lineups import Nine, best_nine, hitters, starters
from hotstove.rulebooks.showdown.setup import Team

from .showdown_values import appearance, runs_allowed, runs_made, usual_pitchers

TURNS_A_GAME: Final = 4.2
RUNS_A_GLOVE: Final = 0.03
"""Runs a game that a point of infield or outfield Fielding keeps from scoring."""
_GLOVES: Final = frozenset((*INFIELD, *OUTFIELD))
_KNOWN: Final[dict[tuple[str, ...], tuple[Team, tuple[Team, ...], LineupCard]]] = {}
_MOST_KNOWN: Final = 256


def lineup_by_value(team: Team, teams: tuple[Team, ...]) -> LineupCard:
    """Return the basic lineup of *team* with the best expected values in a game of *teams*.

    It is worked out once for the same cards. Raises ValueError where nine cannot be fielded.
    """
    return _known("basic", team, teams, _basic_lineup)


def lineup_today(
    team: Team, teams: tuple[Team, ...], starter: CardId, league: str
) -> LineupCard:
    """SD-A-02 to 06, 50: the best full-cost nine with *starter*; in the NL he bats ninth.

    Raises ValueError where nine cannot be fielded.
    """
    work = _nl_lineup if league == "NL" else _al_lineup
    lineup = _known(league, team, teams, work)
    spots = lineup.spots
    if league == "NL":
        spots = (*spots[:8], LineupSpot(starter, Position.PITCHER))
    return LineupCard(spots, starter)


def _known(
    kind: str,
    team: Team,
    teams: tuple[Team, ...],
    work: Callable[[Team, Sequence[Card]], LineupCard],
) -> LineupCard:
    key = (kind, *[card.id for side in (team, *teams) for card in side.cards])
    known = _KNOWN.get(key)
    if known is not None and known[0] == team and known[1] == teams:
        return known[2]
    lineup = work(team, [card for side in teams for card in side.cards])
    if len(_KNOWN) >= _MOST_KNOWN:
        _KNOWN.clear()
    _KNOWN[key] = (team, teams, lineup)
    return lineup


def _basic_lineup(team: Team, everybody: Sequence[Card]) -> LineupCard:
    field = hitters(everybody)
    starter = min(starters(team.cards), key=lambda card: (runs_allowed(card, field), card.id))
    usual = usual_pitchers(everybody)
    ready = hitters(team.cards)
    worth = {card.id: runs_made(card, usual) for card in ready}
    nine = _nine(ready, lambda card, position: worth[card.id])
    return _written(nine, batting_order(list(nine.values()), usual), starter.id)


def _al_lineup(team: Team, everybody: Sequence[Card]) -> LineupCard:
    usual = usual_pitchers(everybody)
    nine = _nine(_full_cost(team), _bat_and_glove(team, usual))
    return _written(nine, batting_order(list(nine.values()), usual), "")


def _nl_lineup(team: Team, everybody: Sequence[Card]) -> LineupCard:
    """The eight; whoever would be the DH is only there to complete a nine."""
    usual = usual_pitchers(everybody)
    both = _bat_and_glove(team, usual)

    def worth(card: HitterCard, position: Position) -> float:
        return 0.0 if position is Position.DESIGNATED_HITTER else both(card, position)

    nine = _nine(_full_cost(team), worth)
    del nine[Position.DESIGNATED_HITTER]
    return _written(nine, batting_order(list(nine.values()), usual), "")


def _full_cost(team: Team) -> list[HitterCard]:
    return [card for card in hitters(team.cards) if card.id not in team.backups]


def _bat_and_glove(
    team: Team, usual: Sequence[PitcherCard]
) -> Callable[[HitterCard, Position], float]:
    """Runs a game: the bat everywhere, the glove where it counts (SD-A-10)."""
    bats = {card.id: TURNS_A_GAME * runs_made(card, usual) for card in hitters(team.cards)}

    def worth(card: HitterCard, position: Position) -> float:
        glove = card.fielding(position) or 0 if position in _GLOVES else 0
        return bats[card.id] + RUNS_A_GLOVE * glove

    return worth


def _nine(ready: Sequence[HitterCard], worth: Callable[[HitterCard, Position], float]) -> Nine:
    nine = best_nine(ready, worth)
    if nine is None:
        raise ValueError("these cards cannot field a nine")
    return nine


def _written(nine: Nine, order: Sequence[HitterCard], starter: CardId) -> LineupCard:
    stands = {card.id: position for position, card in nine.items()}
    spots = tuple([LineupSpot(card.id, Position(stands[card.id])) for card in order])
    return LineupCard(spots, starter)


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
