"""Bullpen rest between the games of a series, SD-E-43, SD-G-08: who comes to the next one tired."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.play.facts import Fact

from .cards import Card, CardId, PitcherCard, Role

GAMES: Final = 2
"""SD-E-43: pitching in that many of the club's games in a row."""


def pitched_in(facts: Iterable[Fact]) -> frozenset[CardId]:
    """R59: the pitchers who faced a batter or made an out in the game of these facts."""
    found = set()
    for fact in facts:
        if isinstance(fact, Batted | RunnersMoved):
            is_out = any(move.is_out for move in fact.advances)
            if is_out or isinstance(fact, Batted):
                found.add(fact.pitcher)
    return frozenset(found)


def tired_relievers(
    cards: Iterable[Card], last_games: Sequence[frozenset[CardId]]
) -> frozenset[CardId]:
    """SD-E-43: relievers and closers of *cards* who pitched in both of the last two games.

    *last_games*: who pitched in each game the club has played, in order; only the club's own
    games count.
    """
    if len(last_games) < GAMES:
        return frozenset()
    both = frozenset.intersection(*last_games[-GAMES:])
    return frozenset(
        card.id
        for card in cards
        if isinstance(card, PitcherCard) and card.role is not Role.STARTER and card.id in both
    )
