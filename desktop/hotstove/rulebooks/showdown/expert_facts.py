"""Facts of the expert game: cards drawn, played and laid aside, walks and bunts called, steals."""

from __future__ import annotations

from typing import Literal

from hotstove.baseball.bases import Base
from hotstove.baseball.effects.hands import (
    DeckShuffled,
    Discarded,
    Drew,
    Fetched,
    HandShown,
    Returned,
)
from hotstove.baseball.effects.modifiers import Lasts, Modifier
from hotstove.baseball.effects.played import (
    AtBatClosed,
    BonusGained,
    CardLeft,
    CardPlayed,
    DecksShuffled,
)
from hotstove.play.facts import Fact
from hotstove.play.seats import Side

from .cards import CardId, Result
from .expert_state import Staying
from .facts import Pitched, Swung
from .strategy import CopyId

__all__ = [
    "Adjusted", "AtBatClosed", "AttemptsDenied", "BonusGained", "BuntCalled", "Bunted",
    "CardCancelled", "CardLeft", "CardPlayed", "CardStayed", "ChartNamed", "Checked",
    "DeckShuffled", "DecksLeftOut", "DecksShuffled", "Discarded", "Drew", "Fetched", "HandShown",
    "IpChanged", "PitcherForcedOut", "PitcherFreed", "ResultChanged", "Returned", "RuleLifted",
    "RunnersHeld", "StealTried", "TargetChosen", "WalkOrdered",
]  # fmt: skip


class DecksLeftOut(Fact, frozen=True, tag="decks left out"):
    """SD-E-03: without two decks strategy cards stay out of the game."""

    lacking: tuple[Side, ...]


class CardCancelled(Fact, frozen=True, tag="card cancelled"):
    side: Side
    card: CopyId


class CardStayed(Fact, frozen=True, tag="card stayed"):
    """SD-E-18."""

    staying: Staying


class Adjusted(Fact, frozen=True, tag="adjusted"):
    """A number has been changed for a time."""

    modifier: Modifier


class IpChanged(Fact, frozen=True, tag="ip changed"):
    """SD-E-41: innings added to what a pitcher has in him, for the rest of the game."""

    pitcher: CardId
    by: int


class RuleLifted(Fact, frozen=True, tag="rule lifted"):
    """SD-E-20."""

    rule: str
    lasts: Lasts
    card: CopyId


class ResultChanged(Fact, frozen=True, tag="result changed"):
    """A card has given the swing another result, or it was read or thrown anew."""

    swing: Swung
    pitch: Pitched | None = None
    """The pitch, where that was thrown again as well."""


class ChartNamed(Fact, frozen=True, tag="chart named"):
    """The coming swing is read on this chart, whoever has the advantage."""

    chart: Literal["pitcher", "batter"]


class RunnersHeld(Fact, frozen=True, tag="runners held"):
    runners: tuple[CardId, ...]


class AttemptsDenied(Fact, frozen=True, tag="attempts denied"):
    pass


class TargetChosen(Fact, frozen=True, tag="target chosen"):
    """SD-M-08 e: whom the defense throws at."""

    runner: CardId
    base: Base


class WalkOrdered(Fact, frozen=True, tag="walk ordered"):
    """SD-E-50."""

    batter: CardId


class BuntCalled(Fact, frozen=True, tag="bunt called"):
    """SD-E-51; *card* lets it be called with a runner on third."""

    batter: CardId
    card: CopyId = ""


class Bunted(Fact, frozen=True, tag="bunted"):
    """SD-E-52: the bunt die on the pitcher's chart."""

    batter: CardId
    pitcher: CardId
    die: int
    result: Result
    modifier: int = 0

    @property
    def is_good(self) -> bool:
        return self.result is not Result.POP_UP


class StealTried(Fact, frozen=True, tag="steal tried"):
    """SD-E-22: die and Arm against the runner's Speed."""

    runner: CardId
    base: Base
    die: int
    arm: int
    modifier: int
    speed: int
    extra: int
    """+5 for third, on the thrower's side."""

    @property
    def total(self) -> int:
        return self.die + self.arm + self.modifier + self.extra

    @property
    def is_out(self) -> bool:
        return self.total > self.speed


class Checked(Fact, frozen=True, tag="checked"):
    """SD-E-26: die and Fielding of those named; 21 passes."""

    fielders: tuple[CardId, ...]
    die: int
    fielding: int
    modifier: int

    @property
    def total(self) -> int:
        return self.die + self.fielding + self.modifier

    @property
    def is_passed(self) -> bool:
        return self.total >= 21


class PitcherFreed(Fact, frozen=True, tag="pitcher freed"):
    """SD-A-44 (c): a card lets the starter leave."""

    side: Side
    pitcher: CardId


class PitcherForcedOut(Fact, frozen=True, tag="pitcher forced out"):
    """SD-E-75: he must leave, now or in the next M2."""

    side: Side
    pitcher: CardId
    is_now: bool
