"""What happens in any ball game, told once in words that every game shares.

A game adds facts of its own (a pitch total, a strategy card) beside these.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from hotstove.play.facts import Fact
from hotstove.play.seats import Seat, Side

from .bases import Advance, Base, PlayerId
from .lineups import LineupCard
from .positions import Position


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
    is_error: bool = False
    """He is safe by an error of the side in the field."""
    is_awarded: bool = False
    """First base was given him otherwise than by a walk: hit by a pitch, interfered with."""


class RunnersMoved(Fact, frozen=True, tag="runners moved"):
    """Runners moved other than by the result of a swing.

    Stolen base, caught stealing, extra base on a hit (``XB``), advance after the catch of a fly
    ball (``TAG``), anything else that a card makes a runner do (``ADV``).
    """

    cause: Literal["SB", "CS", "XB", "TAG", "ADV"]
    pitcher: PlayerId
    advances: tuple[Advance, ...]
    batter: PlayerId = ""
    """Whose plate appearance it belongs to, for XB and TAG; it is told after his ``Batted``."""
    rbi: int = 0
    is_sacrifice: bool = False
    """A runner scored from third after the catch: the batter's AB becomes a sacrifice fly."""


class RunnerPlaced(Fact, frozen=True, tag="runner placed"):
    """*runner* begins the half-inning on second base; nobody answers for his run (C24-36)."""

    runner: PlayerId


class PinchHit(Fact, frozen=True, tag="pinch hit"):
    """*incoming* bats in *outgoing*'s place, and has no position in the field yet."""

    side: Side
    spot: int
    """1 to 9."""
    incoming: PlayerId
    outgoing: PlayerId


class PinchRan(Fact, frozen=True, tag="pinch ran"):
    """*incoming* runs for *outgoing* on *base* and takes his spot; the charge stays (SD-S-20)."""

    side: Side
    spot: int
    """1 to 9."""
    base: Base
    incoming: PlayerId
    outgoing: PlayerId


class PitchingChange(Fact, frozen=True, tag="pitching change"):
    """A new pitcher on the mound, in the middle of an inning or as his side takes the field."""

    side: Side
    incoming: PlayerId
    outgoing: PlayerId
    spot: int = 0
    """The batting spot he takes, 1 to 9; 0 while a DH bats for the pitchers."""


class FieldSet(Fact, frozen=True, tag="field set"):
    """A side's nine stands anew: newcomers are in, players have changed position."""

    side: Side
    order: tuple[PlayerId, ...]
    """Spots 1 to 9; the pitcher is among them when he bats."""
    positions: tuple[Position, ...]
    """Where each of them stands; DH included while there is one."""


class SidesChanged(Fact, frozen=True, tag="sides changed"):
    pass


class Forfeited(Fact, frozen=True, tag="forfeited"):
    """*loser* cannot take the field or has conceded; ``GameEnded`` follows."""

    loser: Side


class GameEnded(Fact, frozen=True, tag="game ended"):
    pass
