"""What happens in any ball game, told once in words that every game shares.

A game adds facts of its own (a pitch total, a strategy card) beside these.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from hotstove.play.facts import Fact
from hotstove.play.seats import Seat, Side

from .bases import Advance, PlayerId
from .lineups import LineupCard


class SidesDecided(Fact, frozen=True, tag="sides decided"):
    visitor: Seat
    home: Seat


class LineupHandedIn(Fact, frozen=True, tag="lineup handed in"):
    side: Side
    seat: Seat
    card: LineupCard | None
    """None where the viewer may not see it yet."""

    def seen_from(self, seat: Seat | None) -> LineupHandedIn:
        return self if seat == self.seat else replace(self, card=None)


class LineupsShown(Fact, frozen=True, tag="lineups shown"):
    visitor: LineupCard
    home: LineupCard


class CameToBat(Fact, frozen=True, tag="came to bat"):
    side: Side
    spot: int
    """1 to 9."""
    batter: PlayerId
    pitcher: PlayerId


class Batted(Fact, frozen=True, tag="batted"):
    """A plate appearance was carried out."""

    batter: PlayerId
    pitcher: PlayerId
    code: str
    """The result in the card's own terms."""
    advances: tuple[Advance, ...]
    hit: int = 0
    """Bases credited to a hit, 0 otherwise."""
    is_walk: bool = False
    is_strikeout: bool = False
    is_double_play: bool = False
    sacrifice: Literal["", "SH", "SF"] = ""
    rbi: int = 0


class RunnersMoved(Fact, frozen=True, tag="runners moved"):
    """Runners moved other than by the result of a swing."""

    cause: Literal["SB", "CS"]
    pitcher: PlayerId
    advances: tuple[Advance, ...]


class SidesChanged(Fact, frozen=True, tag="sides changed"):
    pass


class GameEnded(Fact, frozen=True, tag="game ended"):
    pass
