"""What is agreed before a Showdown game: the two clubs with their cards, and the house rules."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from hotstove.baseball.clubs import Club
from hotstove.play.setup import Setup
from hotstove.play.values import Value

from .cards import Card


class Team(Value, frozen=True):
    """A club and the cards it brings to the table."""

    club: Club
    cards: tuple[Card, ...]

    def mirrored(self) -> Team:
        """Return the same cards under other ids, so that a club can play itself."""
        return replace(
            self, cards=tuple(replace(card, id=f"{card.id}~") for card in self.cards)
        )


class ShowdownSetup(Setup, frozen=True, kw_only=True):
    teams: tuple[Team, Team]
    """The clubs of seat 0 and seat 1."""
    home: Literal["dice", "first", "second"] = "dice"
    """SD-B-02: by dice, or agreed that seat 0 or seat 1 plays at home."""
    innings: int = 9
