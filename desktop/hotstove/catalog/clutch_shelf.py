"""The cards folder of one edition of Clutch: players, rosters, and every other kind of card."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

from hotstove.baseball.clubs import Club
from hotstove.catalog.clutch import read_clutch_cards, read_clutch_rosters
from hotstove.catalog.clutch_cards import (
    read_clutch_decks,
    read_coaches,
    read_stadiums,
    read_standing,
    read_strategy,
)
from hotstove.rulebooks.clutch.cards import Card
from hotstove.rulebooks.clutch.construction import Roster
from hotstove.rulebooks.clutch.editions import EDITIONS
from hotstove.rulebooks.clutch.strategy import Deck, Stadium, Standing, StrategyCard

HOUSE_LEAGUE = "house_league.csv"


class ClutchShelf:
    """What lies in *folder*, read when first asked for. Raises CatalogError or FileRefused."""

    def __init__(self, folder: Path, year: int, clubs: tuple[Club, ...]) -> None:
        self.edition = EDITIONS[year]
        self.clubs = {club.id: club for club in clubs}
        self._folder = folder

    @cached_property
    def cards(self) -> dict[str, Card]:
        read = read_clutch_cards(self._folder / HOUSE_LEAGUE, self.edition)
        return {card.id: card for card in read}

    @cached_property
    def rosters(self) -> dict[str, Roster]:
        cards = tuple(self.cards.values())
        return read_clutch_rosters(
            self._folder / "rosters.toml", tuple(self.clubs), cards, self.edition
        )

    @cached_property
    def strategy(self) -> dict[str, StrategyCard]:
        return read_strategy(self._folder / "strategy.toml", self.edition)

    @cached_property
    def coaches(self) -> dict[str, StrategyCard]:
        if not self.edition.coaches:
            return {}
        return read_coaches(self._folder / "coaches.toml", self.edition)

    @cached_property
    def decks(self) -> dict[str, Deck]:
        return read_clutch_decks(self._folder / "decks.toml", self.strategy, self.edition)

    @cached_property
    def stadiums(self) -> dict[str, Stadium]:
        return read_stadiums(self._folder / "stadiums.toml", self.edition)

    @cached_property
    def weather(self) -> dict[str, Standing]:
        return read_standing(self._folder / "weather.toml", "weather", self.edition)

    @cached_property
    def managers(self) -> dict[str, Standing]:
        return read_standing(self._folder / "weather.toml", "manager", self.edition)
