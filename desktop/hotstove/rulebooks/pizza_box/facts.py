"""Facts of a Pizza Box game that no other game knows. What a hand holds veils itself."""

from __future__ import annotations

from typing import Final, Literal

from msgspec.structs import replace

from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    Forfeited,
    GameEnded,
    PinchHit,
    PitchingChange,
    RunnersMoved,
    SidesChanged,
    SidesDecided,
)
from hotstove.play.facts import Fact
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import Seat, Side

from .cards import CardId, Deck, Section


class TestCardLaid(Fact, frozen=True, tag="test card laid"):
    """PB-A-03: the younger lays a red card face down."""

    seat: Seat
    card: CardId

    def seen_from(self, seat: Seat | None) -> TestCardLaid:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class TestCardTurned(Fact, frozen=True, tag="test card turned"):
    """PB-A-03: the older has called a colour, and the card is turned."""

    seat: Seat
    called: Literal["white", "black"]
    card: CardId


class Shuffled(Fact, frozen=True, tag="shuffled"):
    """Draw piles and discards of these decks became new draw piles, in this order (PB-A-38).

    Decks are named ``hitter``, ``neutral``, ``pitcher``, ``running``, ``home``, ``visitor``.
    """

    decks: tuple[str, ...]
    with_used: bool = False
    """R12: a strategy deck takes back the face-up cards of this half as well."""


class StarterChosen(Fact, frozen=True, tag="starter chosen"):
    """PB-PRO-04: unseen by the other side until both are shown."""

    side: Side
    seat: Seat
    pitcher: CardId

    def seen_from(self, seat: Seat | None) -> StarterChosen:
        return self if seat == self.seat else replace(self, pitcher=FACE_DOWN)


class StartersShown(Fact, frozen=True, tag="starters shown"):
    visitor: CardId
    home: CardId


class TookField(Fact, frozen=True, tag="took field"):
    """A half begins: *side* pitches (PB-A-24)."""

    side: Side
    pitcher: CardId
    is_stranded: bool = False
    """PB-PRO-19: he had to be replaced and nobody was left."""


class CardsDrawn(Fact, frozen=True, tag="cards drawn"):
    """Pitch cards from the side's draw pile into its hand (PB-A-24)."""

    side: Side
    seat: Seat
    cards: tuple[CardId, ...]
    why: Literal["opening", "dig deep", "single"]

    def seen_from(self, seat: Seat | None) -> CardsDrawn:
        if seat == self.seat:
            return self
        return replace(self, cards=(FACE_DOWN,) * len(self.cards))


class PitchLaid(Fact, frozen=True, tag="pitch laid"):
    side: Side
    seat: Seat
    card: CardId
    is_pitchout: bool = False
    """PB-AA-11: fixed with the card, announced when it is turned."""

    def seen_from(self, seat: Seat | None) -> PitchLaid:
        if seat == self.seat:
            return self
        return replace(self, card=FACE_DOWN, is_pitchout=False)


class PitchTakenBack(Fact, frozen=True, tag="pitch taken back"):
    """PB-AAA-09: a pinch hitter was announced; the pitching side decides anew."""

    side: Side
    seat: Seat


class StrategyLaid(Fact, frozen=True, tag="strategy laid"):
    side: Side
    seat: Seat
    card: CardId
    """``take``, ``swing``, ``steal``, ``bunt``."""

    def seen_from(self, seat: Seat | None) -> StrategyLaid:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class CardsTurned(Fact, frozen=True, tag="cards turned"):
    """Pitcher's card first, then the hitter's; together they name the deck (PB-A-06, PB-AA-13)."""

    pitch: CardId
    strategy: CardId
    is_pitchout: bool
    deck: Deck


class RunningDrawn(Fact, frozen=True, tag="running drawn"):
    """PB-AA-05: one BASERUNNING card, or three against a pitchout."""

    cards: tuple[CardId, ...]
    is_safe: bool


class ResultDrawn(Fact, frozen=True, tag="result drawn"):
    """A result card was turned, and this is what it says to this hitter (PB-A-08, PB-PRO-09)."""

    deck: Deck
    card: CardId
    area: Literal["white", "blue", "bar"]
    """Which area applies."""
    reading: Section
    reads_as: int = 0
    """The hitter number it is read for; 0 where numbers do not count."""
    is_bunt: bool = False


class CardKept(Fact, frozen=True, tag="card kept"):
    """PB-AA-02: an unused pitch card is kept for the side's next half in the field."""

    side: Side
    seat: Seat
    card: CardId

    def seen_from(self, seat: Seat | None) -> CardKept:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class CardsPutAway(Fact, frozen=True, tag="cards put away"):
    """The half is over: used and unused pitch cards are discarded, kept ones apart (PB-A-25)."""

    side: Side
    keeps_hand: bool = False
    """PB-L-06: a league's closer holds on to his cards."""


class HandDiscarded(Fact, frozen=True, tag="hand discarded"):
    """PB-PRO-12, 22, 27: the cards of a pitcher who leaves."""

    side: Side
    count: int


class MarkerLaid(Fact, frozen=True, tag="marker laid"):
    """PB-PRO-20: a row marker lies on the card of the side's pitcher; 0: it is taken away."""

    side: Side
    row: int


class NobodyLeft(Fact, frozen=True, tag="nobody left"):
    """PB-PRO-19: the pitcher should be replaced, and nobody may enter."""

    side: Side


EVERY_FACT: Final = (
    TestCardLaid
    | TestCardTurned
    | SidesDecided
    | Shuffled
    | StarterChosen
    | StartersShown
    | TookField
    | CardsDrawn
    | CameToBat
    | PitchLaid
    | PitchTakenBack
    | StrategyLaid
    | CardsTurned
    | RunningDrawn
    | RunnersMoved
    | ResultDrawn
    | Batted
    | PinchHit
    | PitchingChange
    | CardKept
    | CardsPutAway
    | HandDiscarded
    | MarkerLaid
    | NobodyLeft
    | SidesChanged
    | Forfeited
    | GameEnded
)
"""Everything that may be told in a game of any level; saves decode it."""
