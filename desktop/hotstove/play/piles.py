"""Cards lying together, and which seats may see their faces."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import shake_128
from struct import unpack
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
        if seat in self.viewers or (seat is None and self.viewers == EVERYONE):
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


def shuffled(cards: Sequence[CardId], rng: Rng) -> tuple[tuple[CardId, ...], Rng]:
    """Put *cards* into an order, as even as the stream it is drawn from.

    One draw serves a whole deck: it seeds a keystream (SHAKE-128, the same everywhere and for
    ever), each card gets eight bytes of it, and the cards lie in the order of these.
    """
    count = len(cards)
    if count < 2:
        return tuple(cards), rng
    word, rng = rng.below(1 << _BITS)
    keys = unpack(f"<{count}Q", shake_128(word.to_bytes(8, "little")).digest(8 * count))
    order = sorted(range(count), key=keys.__getitem__)
    return tuple([cards[place] for place in order]), rng


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
