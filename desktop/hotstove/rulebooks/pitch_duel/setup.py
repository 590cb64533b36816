"""What is agreed before a Pitch Duel: the clubs, the draw pile and the house rules."""

from __future__ import annotations

from typing import Literal

from hotstove.baseball.clubs import Club
from hotstove.play.setup import Setup
from hotstove.play.values import Value

from .cards import ResultCard


class Team(Value, frozen=True):
    """Whose cap a seat wears; no card of the game belongs to it."""

    club: Club


class PitchDuelSetup(Setup, frozen=True, kw_only=True):
    """The level is the rulebook's; the ledger's other switches (section 5) stand here."""

    teams: tuple[Team, Team]
    """The clubs of seat 0 and seat 1."""
    pile: tuple[ResultCard, ...]
    """PD-04: the result cards, in the order they come out of the packet."""
    home: Literal["lot", "first", "second"] = "lot"
    """PD-05: drawn by lot, or agreed that seat 0 or seat 1 is at home."""
    innings: Literal[3, 6, 9] = 9
    """Q21."""
    sb_limit: Literal[0, 2] = 0
    """Q5: how often the batter may play SB in a half; 0: as often as he likes."""
    may_swap: bool = True
    """PD-03: whether a pitcher may change his arsenal before his half."""
