"""Facts of a Pitch Duel that no other game knows. A card laid face down veils itself."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec.structs import replace

from hotstove.play.facts import Fact
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import Seat, Side

from .cards import CardId, Pitch

DuelPlace: TypeAlias = Literal["duel:pitch", "duel:contact"]


class Shuffled(Fact, frozen=True, tag="shuffled"):
    """PD-04: the packet, later the discards, became a new draw pile."""

    count: int


class ArsenalShown(Fact, frozen=True, tag="arsenal shown"):
    """PD-03: *side* takes the mound, its pitches in the open; the batter takes their contacts."""

    side: Side
    pitches: tuple[Pitch, ...]


class CardLaid(Fact, frozen=True, tag="card laid"):
    """PD-06: *seat* has chosen its card, face down."""

    side: Side
    seat: Seat
    card: CardId
    place: DuelPlace

    def seen_from(self, seat: Seat | None) -> CardLaid:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class Revealed(Fact, frozen=True, tag="revealed"):
    """PD-06: both cards are turned together."""

    pitch: CardId
    contact: CardId


class StrikeCounted(Fact, frozen=True, tag="strike counted"):
    """PD-08: a miss that was not the third strike."""

    strikes: int


class ResultDrawn(Fact, frozen=True, tag="result drawn"):
    """PD-09: contact; the top card of the draw pile was turned."""

    card: CardId


class Fouled(Fact, frozen=True, tag="fouled"):
    """PD-09: a foul ball; *strikes* after it, never more than two."""

    strikes: int
