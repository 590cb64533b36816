"""Cards lying together, and which seats may see their faces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import factorial
from typing import Final, TypeAlias

from msgspec.structs import replace

from .dice import Rng
from .seats import SEATS, Seat
from .values import Value

CardId: TypeAlias = str
FACE_DOWN: CardId = ""
EVERYONE = frozenset(SEATS)
NOBODY: frozenset[Seat] = frozenset()
_BITS: Final = 62


class Pile(Value, frozen=True):
    """Cards from top to bottom."""

    cards: tuple[CardId, ...] = ()
    viewers: frozenset[Seat] = NOBODY

    def may_be_seen_by(self, seat: Seat | None) -> bool:
        """A spectator (None) sees only what everyone sees."""
        return self.viewers == EVERYONE if seat is None else seat in self.viewers

    def seen_from(self, seat: Seat | None) -> Pile:
        if self.may_be_seen_by(seat):
            return self
        return replace(self, cards=(FACE_DOWN,) * len(self.cards))

    def with_added(self, *cards: CardId) -> Pile:
        return replace(self, cards=(*cards, *self.cards))

    def without(self, card: CardId) -> Pile:
        """Return the pile less one copy of *card*, which must lie in it."""
        place = self.cards.index(card)
        return replace(self, cards=self.cards[:place] + self.cards[place + 1 :])

    def turned_up(self) -> Pile:
        return replace(self, viewers=EVERYONE)


@cache
def _words_for(count: int) -> int:
    """Return how many draws hold a number among the orders of *count* cards, 64 bits to spare."""
    return -(-(factorial(count).bit_length() + 64) // _BITS) if count > 1 else 0


def shuffled(cards: Sequence[CardId], rng: Rng) -> tuple[tuple[CardId, ...], Rng]:
    """Put *cards* into an order drawn as one number among all their orders.

    A whole deck takes a handful of draws this way. None of the orders is favoured by more than
    one part in 2**64.
    """
    number = 0
    for _ in range(_words_for(len(cards))):
        word, rng = rng.below(1 << _BITS)
        number = number << _BITS | word
    deck = list(cards)
    for last in range(len(deck) - 1, 0, -1):
        number, place = divmod(number, last + 1)
        deck[last], deck[place] = deck[place], deck[last]
    return tuple(deck), rng


def redealt(piles: tuple[Pile, ...], seat: Seat, rng: Rng) -> tuple[tuple[Pile, ...], Rng]:
    """Deal anew, among themselves, the cards of all *piles* that *seat* may not see."""
    unknown = [card for pile in piles if not pile.may_be_seen_by(seat) for card in pile.cards]
    mixed, rng = shuffled(unknown, rng)
    dealt: list[Pile] = []
    taken = 0
    for pile in piles:
        if not pile.may_be_seen_by(seat):
            count = len(pile.cards)
            pile = replace(pile, cards=mixed[taken : taken + count])
            taken += count
        dealt.append(pile)
    return tuple(dealt), rng
