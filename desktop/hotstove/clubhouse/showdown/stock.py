"""Every Showdown card at hand: those that came with the program, imported sets, files named."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path

from hotstove.catalog.own_cards import read_own_cards
from hotstove.catalog.shelf import Catalog
from hotstove.catalog.showdown import read_showdown_cards
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.strategy import StrategyCard

from ..stock import Stock
from ..worths import CardWorth
from .averages import LeagueAverage, average_of
from .card_worth import worths_of
from .library import ShowdownLibrary


class ShowdownStock(Stock[Card]):
    """The cards, and what is usual among them."""

    def __init__(
        self,
        cards: Iterable[Card],
        clubs: Mapping[str, str],
        refused: tuple[FileRefused, ...] = (),
        strategy: Iterable[StrategyCard] = (),
    ) -> None:
        super().__init__(ShowdownLibrary(cards, clubs), refused)
        self._strategy = {card.id: card for card in strategy}

    @property
    def strategy(self) -> Mapping[str, StrategyCard]:
        """SD-T-14."""
        return self._strategy

    @cached_property
    def average(self) -> LeagueAverage:
        return average_of(self.known.values())

    def weighed(self) -> Mapping[CardId, CardWorth]:
        return worths_of(self.known.values(), self.average)


def stocked(
    catalog: Catalog, own: Path | None = None, files: Iterable[Path] = ()
) -> ShowdownStock:
    """Return all cards of the catalog, of the folder *own*, and of *files*.

    Raises FileRefused for the catalog and for *files*; a set in *own* that cannot be read is only
    named. The first card of an id counts.
    """
    cards: dict[CardId, Card] = {card.id: card for card in catalog.showdown_cards}
    for path in files:
        for card in read_showdown_cards(path):
            cards.setdefault(card.id, card)
    refused: tuple[FileRefused, ...] = ()
    if own is not None:
        found = read_own_cards(own, cards)
        refused = found.refused
        cards |= {card.id: card for card in found.cards}
    clubs = {club.id: club.name for club in catalog.clubs}
    return ShowdownStock(cards.values(), clubs, refused, catalog.strategy_cards)
