"""Every Clutch card of one edition at hand: players, strategy cards, coaches, parks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property

from hotstove.catalog.clutch_shelf import ClutchShelf
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.clutch.cards import Card, CardId
from hotstove.rulebooks.clutch.editions import Edition
from hotstove.rulebooks.clutch.strategy import Stadium, StrategyCard

from ..stock import Stock
from ..worths import CardWorth
from .averages import LeagueAverage, average_of
from .card_worth import worths_of
from .library import ClutchLibrary


class ClutchStock(Stock[Card]):
    def __init__(
        self,
        shelf: ClutchShelf,
        own: Iterable[Card] = (),
        refused: tuple[FileRefused, ...] = (),
    ) -> None:
        """*own*: the cards of people's own sets; the house's of the same id counts."""
        cards = {card.id: card for card in own} | shelf.cards
        clubs = {club.id: club.name for club in shelf.clubs.values()}
        super().__init__(ClutchLibrary(cards.values(), clubs), refused)
        self.shelf = shelf

    @property
    def edition(self) -> Edition:
        return self.shelf.edition

    @property
    def strategy(self) -> Mapping[str, StrategyCard]:
        return self.shelf.strategy

    @property
    def coaches(self) -> Mapping[str, StrategyCard]:
        return self.shelf.coaches

    @property
    def stadiums(self) -> Mapping[str, Stadium]:
        return self.shelf.stadiums

    @cached_property
    def average(self) -> LeagueAverage:
        return average_of(self.known.values(), self.edition)

    def weighed(self) -> Mapping[CardId, CardWorth]:
        return worths_of(self.known.values(), self.edition, self.average)
