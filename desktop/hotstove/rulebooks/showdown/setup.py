"""What is agreed before a Showdown game: the two clubs with their cards, and the house rules."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from hotstove.baseball.clubs import Club
from hotstove.baseball.lineups import LineupSpot
from hotstove.play.setup import Setup
from hotstove.play.values import Value

from .cards import Card, CardId
from .strategy import Deck


class Team(Value, frozen=True):
    """A club and the cards it brings to the table."""

    club: Club
    cards: tuple[Card, ...]
    rotation: tuple[CardId, ...] = ()
    """SD-T-19: four starters in turn; empty where starters are chosen freely."""
    backups: frozenset[CardId] = frozenset()
    home_rules: Literal["AL", "NL"] = "AL"
    """SD-A-03: the league whose rules hold in this club's park."""
    deck: Deck | None = None
    """SD-E-02, 03: its strategy cards, as they were when the game began."""
    tired: frozenset[CardId] = frozenset()
    """SD-E-43: relievers who pitched in both of the club's last two games."""
    orders: dict[str, tuple[LineupSpot, ...]] = {}
    """SD-T-12: the batting orders the roster brings, suggested when a lineup is asked for:
    ``al``, ``nl``, and with ``_left`` behind it against a left-hander."""

    def mirrored(self) -> Team:
        """Return the same cards under other ids, so that a club can play itself."""
        return replace(
            self,
            cards=tuple(replace(card, id=f"{card.id}~") for card in self.cards),
            rotation=tuple(f"{card}~" for card in self.rotation),
            backups=frozenset(f"{card}~" for card in self.backups),
            tired=frozenset(f"{card}~" for card in self.tired),
            orders={
                name: tuple(replace(spot, player=f"{spot.player}~") for spot in order)
                for name, order in self.orders.items()
            },
        )


class ShowdownSetup(Setup, frozen=True, kw_only=True):
    teams: tuple[Team, Team]
    """The clubs of seat 0 and seat 1."""
    home: Literal["dice", "first", "second"] = "dice"
    """SD-B-02: by dice, or agreed that seat 0 or seat 1 plays at home."""
    innings: int = 9
    slot: int = 0
    """SD-A-02: the rotation slot of the day, 1 to 4; 0: by die."""
    league: Literal["home", "AL", "NL"] = "home"
    """SD-A-03: as the home club has it, or agreed."""
