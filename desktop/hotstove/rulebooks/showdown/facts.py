"""Facts of a Showdown game that no other game knows."""

from __future__ import annotations

from hotstove.play.facts import Fact
from hotstove.play.seats import Side

from .cards import CardId, Result


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
        return self.total > self.on_base


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
