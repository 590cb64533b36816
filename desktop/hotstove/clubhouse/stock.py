"""Every card at hand: those that came with the program, the sets people imported, files named.

    stock = stocked(catalog, places.own_cards())
    stock.library, stock.average, stock.worths, stock.refused
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from hotstove.catalog.own_cards import read_own_cards
from hotstove.catalog.shelf import Catalog
from hotstove.catalog.showdown import read_showdown_cards
from hotstove.rulebooks.showdown.cards import Card, CardId

from .averages import LeagueAverage, average_of
from .card_worth import CardWorth, worths_of
from .library import Library


class Stock:
    """The cards, and what is usual among them and worth how much, worked out when asked for."""

    def __init__(
        self, cards: Iterable[Card], clubs: Mapping[str, str], refused: tuple[str, ...] = ()
    ) -> None:
        self.library = Library(cards, clubs)
        self.refused = refused
        """A sentence for each set that could not be read."""

    @property
    def known(self) -> dict[CardId, Card]:
        return self.library.cards

    @cached_property
    def average(self) -> LeagueAverage:
        return average_of(self.known.values())

    @cached_property
    def worths(self) -> Mapping[CardId, CardWorth]:
        """Also lets the library sort by ``value`` and ``bargain``."""
        worths = worths_of(self.known.values(), self.average)
        self.library.weigh({card: worth.best for card, worth in worths.items()})
        return worths


def stocked(catalog: Catalog, own: Path | None = None, files: Iterable[Path] = ()) -> Stock:
    """Return all cards of the catalog, of the folder *own*, and of *files*.

    Raises FileRefused for the catalog and for *files*; a set in *own* that cannot be read is only
    named. The first card of an id counts.
    """
    cards: dict[CardId, Card] = {card.id: card for card in catalog.showdown_cards}
    for path in files:
        for card in read_showdown_cards(path):
            cards.setdefault(card.id, card)
    refused: tuple[str, ...] = ()
    if own is not None:
        found = read_own_cards(own, cards)
        refused = found.refused
        cards |= {card.id: card for card in found.cards}
    return Stock(cards.values(), {club.id: club.name for club in catalog.clubs}, refused)
