"""Decks, hands and discard piles of strategy cards, and the facts that move cards among them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from hotstove.play.dice import HIDDEN_RNG, Rng
from hotstove.play.facts import Fact
from hotstove.play.piles import EVERYONE, FACE_DOWN, NOBODY, Pile, redealt, shuffled
from hotstove.play.seats import Seat, Side
from hotstove.play.values import Value

_VISITOR = Side.VISITOR
CopyId: TypeAlias = str
"""One copy in one seat's deck, ``"soft_hands@1-2"``; tells nothing but whose it is and which."""


class Hand(Value, frozen=True):
    """One side's strategy cards that are not in play."""

    deck: Pile = Pile()
    """Top card first; nobody sees it."""
    hand: Pile = Pile()
    """Its owner sees it."""
    discard: Pile = Pile((), EVERYONE)

    def seen_after(self, seat: Seat | None, before: Hand, seen: Hand) -> Hand:
        """Return it as *seat* may see it, who saw *seen* of it *before*."""
        deck = seen.deck if self.deck is before.deck else self.deck.seen_from(seat)
        hand = seen.hand if self.hand is before.hand else self.hand.seen_from(seat)
        return Hand(deck, hand, self.discard)


class Hands(Value, frozen=True):
    visitor: Hand = Hand()
    home: Hand = Hand()
    rng: Rng = HIDDEN_RNG
    """The stream of shuffles and random discards, apart from the dice."""

    def of(self, side: Side) -> Hand:
        return self.visitor if side is _VISITOR else self.home

    def with_hand(self, side: Side, hand: Hand) -> Hands:
        if side is _VISITOR:
            return replace(self, visitor=hand)
        return replace(self, home=hand)

    @property
    def are_open(self) -> bool:
        """Whether anybody sees a hand besides its owner."""
        return len(self.visitor.hand.viewers) > 1 or len(self.home.hand.viewers) > 1

    def seen_from(self, seat: Seat | None) -> Hands:
        """Return the piles as *seat* may see them; the last ones looked at are kept in mind."""
        before, seen = _SEEN.get(seat, _NOTHING_SEEN)
        if before is not self:
            visitor, home = seen.visitor, seen.home
            if self.visitor is not before.visitor:
                visitor = self.visitor.seen_after(seat, before.visitor, visitor)
            if self.home is not before.home:
                home = self.home.seen_after(seat, before.home, home)
            seen = Hands(visitor, home)
            _SEEN[seat] = (self, seen)
        return seen


_SEEN: Final[dict[Seat | None, tuple[Hands, Hands]]] = {}
_NOTHING_SEEN: Final = (Hands(Hand(), Hand()), Hands())


class DeckShuffled(Fact, frozen=True, tag="deck shuffled"):
    side: Side


class Drew(Fact, frozen=True, tag="drew"):
    """Cards from the top of the deck."""

    side: Side
    seat: Seat
    cards: tuple[CopyId, ...]
    """Face down for everybody else."""

    def seen_from(self, seat: Seat | None) -> Drew:
        if seat == self.seat:
            return self
        return replace(self, cards=(FACE_DOWN,) * len(self.cards))


class Fetched(Fact, frozen=True, tag="fetched"):
    """A card chosen from the deck into the hand."""

    side: Side
    seat: Seat
    card: CopyId

    def seen_from(self, seat: Seat | None) -> Fetched:
        return self if seat == self.seat else replace(self, card=FACE_DOWN)


class Returned(Fact, frozen=True, tag="returned"):
    """A card from the discard pile back into the hand; everybody saw it lie there."""

    side: Side
    card: CopyId


class HandShown(Fact, frozen=True, tag="hand shown"):
    """The hand of *side* is open to *viewer* until the at-bat is over."""

    side: Side
    seat: Seat
    viewer: Seat
    cards: tuple[CopyId, ...]

    def seen_from(self, seat: Seat | None) -> HandShown:
        if seat in (self.seat, self.viewer):
            return self
        return replace(self, cards=(FACE_DOWN,) * len(self.cards))


class Discarded(Fact, frozen=True, tag="discarded"):
    """From the hand, face up."""

    side: Side
    cards: tuple[CopyId, ...]
    is_random: bool = False


# What they do


def dealt(deck: tuple[CopyId, ...], seat: Seat) -> Hand:
    """Return the piles of *seat* before anything is drawn from *deck*."""
    return Hand(Pile(deck, NOBODY), Pile((), frozenset({seat})))


def with_played(hands: Hands, side: Side, card: CopyId) -> Hands:
    """Return the piles once *card* has left the hand of *side* for the table."""
    hand = hands.of(side)
    return hands.with_hand(side, replace(hand, hand=hand.hand.without(card)))


def imagined_hands(hands: Hands, seat: Seat, rng: Rng) -> Hands:
    """Deal anew what *seat* has not seen, each side's cards among themselves."""
    _, rng = rng.below(2)
    for side in Side:
        hand = hands.of(side)
        (deck, held), rng = redealt((hand.deck, hand.hand), seat, rng)
        hands = hands.with_hand(side, replace(hand, deck=deck, hand=held))
    return replace(hands, rng=rng)


def with_discarded(hands: Hands, away: tuple[tuple[Side, CopyId], ...]) -> Hands:
    """Lay cards from the table face up on their owners' piles, the first one lowest."""
    for side, card in away:
        hand = hands.of(side)
        hands = hands.with_hand(side, replace(hand, discard=hand.discard.with_added(card)))
    return hands


def with_hands_closed(hands: Hands, visitor: Seat, home: Seat) -> Hands:
    """Nobody but its owner sees a hand any longer; *visitor* and *home* are the owners."""
    for side, seat in ((Side.VISITOR, visitor), (Side.HOME, home)):
        hand = hands.visitor if side is _VISITOR else hands.home
        if len(hand.hand.viewers) > 1:
            own = replace(hand.hand, viewers=frozenset({seat}))
            hands = hands.with_hand(side, replace(hand, hand=own))
    return hands


def _after_shuffled(hands: Hands, fact: DeckShuffled) -> Hands:
    hand = hands.of(fact.side)
    deck, rng = shuffled(hand.deck.cards, hands.rng)
    hand = replace(hand, deck=replace(hand.deck, cards=deck))
    return replace(hands.with_hand(fact.side, hand), rng=rng)


def _after_drew(hands: Hands, fact: Drew) -> Hands:
    hand = hands.of(fact.side)
    deck = Pile(hand.deck.cards[len(fact.cards) :], hand.deck.viewers)
    held = Pile((*hand.hand.cards, *fact.cards), hand.hand.viewers)
    return hands.with_hand(fact.side, Hand(deck, held, hand.discard))


def _after_fetched(hands: Hands, fact: Fetched) -> Hands:
    hand = hands.of(fact.side)
    held = replace(hand.hand, cards=(*hand.hand.cards, fact.card))
    hand = replace(hand, deck=hand.deck.without(fact.card), hand=held)
    return hands.with_hand(fact.side, hand)


def _after_returned(hands: Hands, fact: Returned) -> Hands:
    hand = hands.of(fact.side)
    held = replace(hand.hand, cards=(*hand.hand.cards, fact.card))
    hand = replace(hand, discard=hand.discard.without(fact.card), hand=held)
    return hands.with_hand(fact.side, hand)


def _after_shown(hands: Hands, fact: HandShown) -> Hands:
    hand = hands.of(fact.side)
    shown = replace(hand.hand, viewers=hand.hand.viewers | {fact.viewer})
    return hands.with_hand(fact.side, replace(hand, hand=shown))


def _after_discarded(hands: Hands, fact: Discarded) -> Hands:
    hand = hands.of(fact.side)
    held = hand.hand
    for card in fact.cards:
        held = held.without(card)
    hand = replace(hand, hand=held, discard=hand.discard.with_added(*fact.cards))
    hands = hands.with_hand(fact.side, hand)
    if fact.is_random:
        hands = replace(hands, rng=replace(hands.rng, drawn=hands.rng.drawn + 1))
    return hands


_AFTER: Final[dict[type[Fact], Callable[[Hands, Any], Hands]]] = {
    DeckShuffled: _after_shuffled,
    Drew: _after_drew,
    Fetched: _after_fetched,
    Returned: _after_returned,
    HandShown: _after_shown,
    Discarded: _after_discarded,
}
CARD_FACTS: Final = tuple(_AFTER)


def after_cards(hands: Hands, fact: Fact) -> Hands:
    """Return the piles after one of ``CARD_FACTS``."""
    return _AFTER[type(fact)](hands, fact)
