"""What is agreed before a game of Clutch: two clubs with rosters, decks, coaches and parks."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from hotstove.baseball.clubs import Club
from hotstove.play.setup import Setup
from hotstove.play.values import Value

from .cards import BatterCard, Card, CardId, PitcherCard, TwoWayCard
from .strategy import Deck, Stadium, Standing, StrategyCard

AgreedCards: TypeAlias = Literal["none", "drawn", "chosen"]
"""CL-99: what is optional is agreed before the game."""


class Team(Value, frozen=True, kw_only=True):
    """A club and what it brings to the table."""

    club: Club
    cards: tuple[Card, ...]
    rotation: tuple[CardId, ...]
    """The five starters, in turn."""
    bullpen: tuple[CardId, ...]
    deck: Deck
    format: str = "standard"
    """C17-13, C24-14: both sides bring the same."""
    stadium: Stadium | None = None
    coaches: tuple[StrategyCard, ...] = ()
    manager: Standing | None = None
    """CL-99."""
    tired: frozenset[CardId] = frozenset()
    """C17-23, C24-28: pitchers who still owe rest."""
    turn: int = 0
    """C17-24: the game of a series, from 1, whose starter the rotation fixes; 0: free."""

    def mirrored(self) -> Team:
        """Return the same team with players under other ids, so that a club can play itself."""
        return replace(
            self,
            cards=tuple(_mirrored(card) for card in self.cards),
            rotation=tuple(f"{card}~" for card in self.rotation),
            bullpen=tuple(f"{card}~" for card in self.bullpen),
            tired=frozenset(f"{card}~" for card in self.tired),
        )


def _mirrored(card: Card) -> Card:
    if isinstance(card, TwoWayCard):
        batter, pitcher = (replace(side, id=f"{card.id}~") for side in (card.batter, card.pitcher))
        assert isinstance(batter, BatterCard)
        assert isinstance(pitcher, PitcherCard)
        return TwoWayCard(batter=batter, pitcher=pitcher)
    return replace(card, id=f"{card.id}~")


class ClutchSetup(Setup, frozen=True, kw_only=True):
    teams: tuple[Team, Team]
    """The clubs of seat 0 and seat 1."""
    home: Literal["dice", "first", "second"] = "dice"
    """CL-20."""
    innings: int = 9
    starters: Literal["free", "die"] = "free"
    """C24-19, RUL-27: agreed freely, or one die names the slot for both."""
    automatic_runner: bool = False
    """C24-36."""
    unit_cap: int = 0
    """C24-22, RUL-30: the most a unit's Defense counts; 0: all of it."""
    weather: Standing | None = None
    """CL-99."""
    weather_is: AgreedCards = "none"
    """CL-99: how the weather of the day was found."""
    managers_are: AgreedCards = "none"
    """CL-99: how the clubs came by their managers' cards."""
