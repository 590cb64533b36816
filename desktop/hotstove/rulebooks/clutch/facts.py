"""Facts of a Clutch game that no other game knows."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from hotstove.baseball.bases import Base
from hotstove.baseball.effects.hands import (
    CopyId,
    DeckShuffled,
    Discarded,
    Drew,
    Fetched,
    HandShown,
    Returned,
)
from hotstove.baseball.effects.modifiers import Modifier
from hotstove.baseball.effects.played import (
    AtBatClosed,
    BonusGained,
    CardLeft,
    CardPlayed,
    DecksShuffled,
)
from hotstove.baseball.facts import RunnerPlaced
from hotstove.play.facts import Fact
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import Seat, Side
from hotstove.play.values import Value

from .cards import CardId
from .results import Result

__all__ = [
    "Adjusted", "AtBatClosed", "Awarded", "BonusGained", "Bottomed", "BuntTried", "CardLeft",
    "CardNegated", "CardPaid", "CardPlayed", "CardStayed", "CardTakenBack", "CardUsed", "Cause",
    "Change", "Checked", "CountAdjusted", "DeckShuffled", "DecksShuffled", "Discarded", "Drew",
    "Fetched", "HalfEnded", "HandKept", "HandShown", "InfieldDrawnIn", "IpGained",
    "MulliganTaken", "OutcomeSettled", "Pitched", "ResultChanged", "Returned", "RunnerPlaced",
    "RunnersSent", "SlotRolled", "StadiumActed", "StarterNamed", "StartersShown", "Staying",
    "Swung", "ThrewAt", "ThrowAimed", "TookField", "Unit", "UnitZeroed",
]  # fmt: skip

Advantage = Literal["pitcher", "batter"]
Unit = Literal["battery", "infield", "outfield"]
Cause = Literal["SB", "XB", "TAG", "GB", "DP", "HOME", "CARD"]
"""Why a throw is made."""

# Before the game


class StarterNamed(Fact, frozen=True, tag="starter named"):
    """C17-19, RUL-23: who starts, unseen by the other side."""

    side: Side
    seat: Seat
    pitcher: CardId
    role: str

    def seen_from(self, seat: Seat | None) -> StarterNamed:
        return self if seat == self.seat else replace(self, pitcher=FACE_DOWN, role="")


class StartersShown(Fact, frozen=True, tag="starters shown"):
    visitor: CardId
    home: CardId
    visitor_role: str
    home_role: str


class SlotRolled(Fact, frozen=True, tag="slot rolled"):
    """C24-19, RUL-27: today's place in both rotations, 1 to 5."""

    slot: int


class MulliganTaken(Fact, frozen=True, tag="mulligan taken"):
    """C24-20: the whole hand goes back and the deck is shuffled."""

    side: Side


class Bottomed(Fact, frozen=True, tag="bottomed"):
    """C24-20: a card of the hand goes under the deck."""

    side: Side
    seat: Seat
    card: CopyId

    def seen_from(self, seat: Seat | None) -> Bottomed:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class HandKept(Fact, frozen=True, tag="hand kept"):
    """C24-20: the opening hand is settled; what went under the deck is mixed."""

    side: Side


# The at-bat


class TookField(Fact, frozen=True, tag="took field"):
    side: Side
    pitcher: CardId


class HalfEnded(Fact, frozen=True, tag="half ended"):
    """CL-45: effects of the half-inning are over; ``SidesChanged`` follows."""


class Pitched(Fact, frozen=True, tag="pitched"):
    """CL-56 to 58: the Pitch against the batter's On-Base."""

    pitcher: CardId
    batter: CardId
    die: int
    sides: int
    added: int
    """To the roll itself, by cards of 2024."""
    command: int
    modifier: int
    on_base: int
    is_mistake: bool
    advantage: Advantage

    @property
    def total(self) -> int:
        return self.die + self.added + self.command + self.modifier


class Swung(Fact, frozen=True, tag="swung"):
    """CL-59: the Swing, read on the chart of whoever has the advantage."""

    chart_of: CardId
    die: int
    sides: int
    added: int
    modifier: int
    result: Result

    @property
    def total(self) -> int:
        return self.die + self.added + self.modifier


class ResultChanged(Fact, frozen=True, tag="result changed"):
    """CL-73; *side* is whose change it counts as, None for the rules or a stadium (CL-74)."""

    result: Result
    side: Side | None = None
    card: CopyId = ""


class Awarded(Fact, frozen=True, tag="awarded"):
    """A card gives the batter a base: hit by pitch, interference, an error.

    It is a change of the result like any other; *side* as in ``ResultChanged``.
    """

    reason: Literal["error", "hbp", "interference"]
    base: Base
    card: CopyId = ""
    side: Side | None = None


class OutcomeSettled(Fact, frozen=True, tag="outcome settled"):
    """S17."""

    code: str


class BuntTried(Fact, frozen=True, tag="bunt tried"):
    """CL-90; *number* 1 to 3."""

    batter: CardId
    die: int
    number: int
    is_good: bool


class InfieldDrawnIn(Fact, frozen=True, tag="infield drawn in"):
    """CL-92."""


# Throws and checks


class RunnersSent(Fact, frozen=True, tag="runners sent"):
    """CL-82, CL-83, CL-87: who tries, nearest home first."""

    runners: tuple[CardId, ...]
    cause: Literal["SB", "XB", "TAG", "GB"]


class ThrowAimed(Fact, frozen=True, tag="throw aimed"):
    """Whom the defense throws at, and with which unit."""

    runner: CardId
    base: Base
    cause: Cause
    unit: str


class ThrewAt(Fact, frozen=True, tag="threw at"):
    """CL-76: a unit's rating and the die against a man's speed and what is added to it."""

    runner: CardId
    base: Base
    cause: Cause
    die: int
    unit: str
    rating: int
    bonus: int
    """What the rules add to the throw."""
    modifier: int
    """What cards add."""
    speed: int
    extra: int
    """What the rules add to the speed."""
    against: str = "speed"
    """Which number of the man: ``speed``, ``stealing`` or ``on_base``."""

    @property
    def total(self) -> int:
        return self.die + self.rating + self.bonus + self.modifier

    @property
    def is_out(self) -> bool:
        return self.total > self.speed + self.extra


class Checked(Fact, frozen=True, tag="checked"):
    """CL-77."""

    unit: str
    rating: int
    die: int
    bonus: int
    modifier: int
    target: int

    @property
    def total(self) -> int:
        return self.die + self.rating + self.bonus + self.modifier

    @property
    def is_passed(self) -> bool:
        return self.total >= self.target


# Cards


class CardPaid(Fact, frozen=True, tag="card paid"):
    """CL-64: what was discarded for *card*."""

    side: Side
    card: CopyId
    cards: tuple[CopyId, ...]
    is_random: bool = False


class CardNegated(Fact, frozen=True, tag="card negated"):
    """CL-68: it does nothing."""

    side: Side
    card: CopyId


class CardTakenBack(Fact, frozen=True, tag="card taken back"):
    """CL-70, CL-71, RUL-75."""

    side: Side
    card: CopyId


class Staying(Value, frozen=True):
    """CL-66, CL-67: a card that stays in play."""

    side: Side
    card: CopyId
    player: CardId = ""
    """On whom it lies; it goes with him."""
    halves: int = 0
    """Half-inning ends that it has still to see; 0: any number."""
    at_bats: int = 0
    uses: int = 0


class CardStayed(Fact, frozen=True, tag="card stayed"):
    staying: Staying


class CardUsed(Fact, frozen=True, tag="card used"):
    """A card in play has done something."""

    side: Side
    card: CopyId


class StadiumActed(Fact, frozen=True, tag="stadium acted"):
    """CL-98, CL-99: a stadium, the weather or a manager's card has come about."""

    card: str
    part: Literal["main", "team", "defensive", "offensive"]


class Change(Modifier, frozen=True):
    """A number changed by a card for a time."""

    left: int = 0
    """At-bats or half-innings that it lasts beyond the present one."""
    is_coming: bool = False
    """It begins with the next at-bat."""
    is_free: bool = False
    """C24-39, RUL-80: a stadium's or the weather's; no cap counts it."""


class Adjusted(Fact, frozen=True, tag="adjusted"):
    change: Change


class IpGained(Fact, frozen=True, tag="ip gained"):
    """C24-24, C24-25; *is_card* counts against the caps."""

    side: Side
    pitcher: CardId
    by: int
    is_card: bool


class CountAdjusted(Fact, frozen=True, tag="count adjusted"):
    """A card changes what counts against a pitcher's limit."""

    side: Side
    pitcher: CardId
    what: Literal["walks", "runs"]
    by: int


class UnitZeroed(Fact, frozen=True, tag="unit zeroed"):
    """C17-28."""

    side: Side
    unit: Unit
    player: CardId
