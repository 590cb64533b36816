"""The state of a Pitch Duel: plain data; hands are what an arsenal leaves beside the laid cards."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.bases import PlayerId
from hotstove.baseball.game import BallGame
from hotstove.play.dice import HIDDEN_RNG, Rng
from hotstove.play.piles import EVERYONE, FACE_DOWN, NOBODY, Pile
from hotstove.play.seats import SEATS, Seat, Side
from hotstove.play.values import Value

from .cards import (
    CAUGHT_STEALING,
    HAND_CARDS,
    SPOTS,
    STOLEN_BASE,
    Arsenal,
    CardId,
    batter_id,
    contact_card,
    pitch_card,
)

_VISITOR: Final = Side.VISITOR
NO_CARD: Final = Pile()
OPEN: Final = Pile((), EVERYONE)


_DOWN: Final = {
    seat: {card: Pile((card,), frozenset({seat})) for card in HAND_CARDS} for seat in SEATS
}
_UP: Final = {card: Pile((card,), EVERYONE) for card in HAND_CARDS}


def face_down(card: CardId, seat: Seat) -> Pile:
    """Return a laid card that only *seat* knows."""
    return _DOWN[seat][card]


def face_up(card: CardId) -> Pile:
    return _UP[card]


@cache
def backs(count: int) -> Pile:
    """Return so many cards nobody sees, as everybody sees them."""
    return Pile((FACE_DOWN,) * count, NOBODY)


class Dugout(Value, frozen=True):
    """One side."""

    seat: Seat
    arsenal: Arsenal
    """PD-03: what it pitches with in its halves."""
    up: int = 0
    """At-bats completed; the score sheet counts its batters 1 to 9 and begins anew."""

    @property
    def spot(self) -> int:
        return self.up % SPOTS + 1


class DuelGame(BallGame, frozen=True, kw_only=True):
    visitor: Dugout
    home: Dugout
    rng: Rng
    """PD-15: the lot and every shuffle come from it, and nothing else."""
    has_sides: bool = False
    """Whether it is settled who plays at home (PD-05)."""
    is_mound_taken: bool = False
    """Whether this half's arsenal is shown."""
    draw: Pile = NO_CARD
    discards: Pile = OPEN
    """The last card drawn on top."""
    at_bat: PlayerId = ""
    """Empty between at-bats."""
    strikes: int = 0
    cs_used: int = 0
    """PD-07: CS played in this half."""
    sb_used: int = 0
    """Q5: SB played in this half."""
    pitch: Pile = NO_CARD
    contact: Pile = NO_CARD
    """The duel: face down, then turned, then taken back when the next pitch is laid."""
    markers: tuple[PlayerId, PlayerId, PlayerId] = ("", "", "")
    """Whom each of the three runner cards stands for; empty while it is not in use."""

    def dugout(self, side: Side) -> Dugout:
        return self.visitor if side is _VISITOR else self.home

    @property
    def offense(self) -> Dugout:
        return self.visitor if self.batting is _VISITOR else self.home

    @property
    def defense(self) -> Dugout:
        return self.home if self.batting is _VISITOR else self.visitor

    @property
    def arsenal(self) -> Arsenal:
        """The pitches of this half, and the contacts against them."""
        return self.defense.arsenal

    @property
    def batter(self) -> PlayerId:
        """Who is up, or will be next."""
        return batter_id(self.batting, self.offense.spot)

    @property
    def has_runner(self) -> bool:
        bases = self.bases
        return not (bases.first is None and bases.second is None and bases.third is None)

    @property
    def is_revealed(self) -> bool:
        """Whether the two cards of the duel lie face up."""
        return self.pitch.viewers == EVERYONE

    def side_of(self, seat: Seat) -> Side:
        return Side.VISITOR if self.visitor.seat == seat else Side.HOME

    def hand(self, side: Side) -> Pile:
        """Return what *side* still holds; backs for whoever may not see its laid card.

        Turned cards still lie on the table. A hand is shown to its owner alone (PD-06).
        """
        is_pitching = side is self.fielding
        arsenal = self.arsenal
        cards: tuple[CardId, ...]
        if is_pitching:
            cards, laid = (*map(pitch_card, arsenal), CAUGHT_STEALING), self.pitch
        else:
            cards, laid = (*map(contact_card, arsenal), STOLEN_BASE), self.contact
        hand = Pile(cards, frozenset({self.dugout(side).seat}))
        if not laid.cards:
            return hand
        if laid.cards[0] == FACE_DOWN:
            return replace(hand, cards=(FACE_DOWN,) * (len(cards) - 1))
        return hand.without(laid.cards[0]) if laid.cards[0] in cards else hand

    def seen_from(self, seat: Seat | None) -> DuelGame:
        """Return the game without its chance, the order of the pile and what the other laid."""
        pitch, contact = self.pitch, self.contact
        if seat not in pitch.viewers:
            pitch = pitch.seen_from(seat)
        if seat not in contact.viewers:
            contact = contact.seen_from(seat)
        draw = backs(len(self.draw.cards))
        return replace(self, rng=HIDDEN_RNG, draw=draw, pitch=pitch, contact=contact)


def with_markers(game: DuelGame) -> DuelGame:
    """Return *game* with a runner card for everybody on base, and for nobody else.

    Who is on base keeps his card; a newcomer takes the first that lies free.
    """
    on = [runner.player for _, runner in game.bases.runners()]
    held = [player if player in on else "" for player in game.markers]
    for player in on:
        if player not in held:
            held[held.index("")] = player
    first, second, third = held
    return replace(game, markers=(first, second, third))
