"""Facts of a Showdown game that no other game knows."""

from __future__ import annotations

from typing import Literal

from hotstove.baseball.bases import Base
from hotstove.play.facts import Fact
from hotstove.play.seats import Side

from .cards import CardId, Icon, Result


class TookField(Fact, frozen=True, tag="took field"):
    side: Side
    pitcher: CardId


class Pitched(Fact, frozen=True, tag="pitched"):
    """SD-B-07: the sum of the pitch against the batter's On-Base."""

    pitcher: CardId
    batter: CardId
    die: int
    control: int
    modifier: int
    on_base: int

    @property
    def total(self) -> int:
        return self.die + self.control + self.modifier

    @property
    def is_pitchers(self) -> bool:
        """Whether the pitcher has the advantage: strictly more than On-Base (SD-D-03)."""
        return self.die + self.control + self.modifier > self.on_base


class Swung(Fact, frozen=True, tag="swung"):
    """SD-B-08: the swing, read on the chart of whoever has the advantage."""

    chart_of: CardId
    die: int
    modifier: int
    result: Result

    @property
    def total(self) -> int:
        """SD-D-02: the natural number plus everything added to it."""
        return self.die + self.modifier


class SlotRolled(Fact, frozen=True, tag="slot rolled"):
    """SD-A-02: today's place in both rotations, 1 to 4."""

    slot: int


class LeagueChosen(Fact, frozen=True, tag="league chosen"):
    """SD-A-03."""

    league: Literal["AL", "NL"]


class IconUsed(Fact, frozen=True, tag="icon used"):
    """SD-I: a player's icon was used; its effect follows in the same breath."""

    side: Side
    player: CardId
    icon: Icon
    result: Result | None = None
    """What the result became, for K, HR, S and V."""
    die: int = 0
    """SD-I-V: the new swing."""


class DoublePlayTried(Fact, frozen=True, tag="double play tried"):
    """SD-A-13: die and infield against the batter's Speed."""

    batter: CardId
    die: int
    infield: int
    modifier: int
    speed: int

    @property
    def total(self) -> int:
        return self.die + self.infield + self.modifier

    @property
    def is_made(self) -> bool:
        return self.total > self.speed


class RunnersSent(Fact, frozen=True, tag="runners sent"):
    """SD-A-22: who tries for an extra base, nearest home first."""

    runners: tuple[CardId, ...]


class ThrewAt(Fact, frozen=True, tag="threw at"):
    """SD-A-24: die and outfield against the runner's Speed and what makes it harder."""

    runner: CardId
    base: Base
    die: int
    outfield: int
    modifier: int
    speed: int
    extra: int
    """+5 for home, +5 with two outs before the swing."""

    @property
    def total(self) -> int:
        return self.die + self.outfield + self.modifier

    @property
    def is_out(self) -> bool:
        return self.total > self.speed + self.extra


class WonInning(Fact, frozen=True, tag="won inning"):
    """SD-I-CY: a 1-2-3 inning gives the pitcher an inning more."""

    side: Side
    pitcher: CardId
