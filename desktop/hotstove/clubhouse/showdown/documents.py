"""What a Showdown roster file holds beside what all do: a format's numbers, a roster of SD-T."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from msgspec.structs import replace

from hotstove.rulebooks.showdown.cards import CardId
from hotstove.rulebooks.showdown.construction import ORDERS, OrderName, Roster
from hotstove.rulebooks.showdown.formats import BOOK, Format
from hotstove.rulebooks.showdown.strategy import Copies, Deck, StrategyCard

from ..documents import SHOWDOWN, Order, RosterDocument

EMPTY: Final = Roster(club="", home_rules="", cards=(), backups=(), rotation=(), al=(), nl=())


class ShowdownDocument(RosterDocument, frozen=True, kw_only=True):
    """``rules`` travel with the roster, so that one of own caps keeps them (SD-T-13); the deck
    is that of SD-T-14."""

    game: str = SHOWDOWN
    rules: Format = BOOK
    roster: Roster = EMPTY

    def listed(self) -> tuple[CardId, ...]:
        roster = self.roster
        batting = [spot.player for name in ORDERS for spot in roster.order(name)]
        return (*roster.cards, *roster.backups, *roster.rotation, *batting)

    def order(self, name: str) -> Order:
        return self.roster.order(cast(OrderName, name))

    def used_order(self, name: str) -> Order:
        """An empty order against left-handers means the usual one."""
        return self.order(name) or self.order(name.removesuffix("_left"))

    def with_order(self, name: str, order: Order) -> ShowdownDocument:
        return replace(self, roster=replace(self.roster, **{name: order}))


def deck_of(document: RosterDocument, cards: Iterable[StrategyCard]) -> Deck | None:
    """SD-T-14: return the deck of the document's list, of *cards*; None: it has none.

    Cards nobody knows are missing from it.
    """
    if not document.deck:
        return None
    known = {card.id: card for card in cards}
    copies = [Copies(known[name], count) for name, count in document.deck.items() if name in known]
    return Deck(document.name or "deck", tuple(copies))
