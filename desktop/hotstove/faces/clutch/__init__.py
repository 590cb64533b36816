"""The faces of Clutch's cards, CL-01: players, strategy cards, coaches, parks, weather, managers.

Here: which face belongs to which id. How a card is drawn stands in players, word_cards and
scenes. Beyond the rulebook's ids there are ``back:strategy``; ``arm:<card>`` for the pitcher's
side of a two-way player; ``park:``, ``weather:`` and ``manager:`` before the ids of such cards.
"""

from __future__ import annotations

from typing import Final

from hotstove.rulebooks.clutch.cards import batter_side, pitcher_side
from hotstove.rulebooks.clutch.rulebook import ClutchRulebook

from ..cards import CardArt
from ..strategy import StrategyBackArt, StrategyCardArt
from ..strategy_print import text_of as text_of_words
from .players import ClutchArt
from .prints import game_name as game_name
from .prints import print_sets as print_sets
from .word_cards import manager_art, stadium_art, strategy_art, weather_art
from .words import text_of

STRATEGY_BACK: Final = "back:strategy"
ARM: Final = "arm:"


class ClutchFaces:
    """The faces of all cards in one game of Clutch, for whoever knows them only by id."""

    def __init__(self, book: ClutchRulebook) -> None:
        setup = book.setup
        self._cards = book.cards
        self._clubs = {card.id: team.club for team in setup.teams for card in team.cards}
        self._words: dict[str, StrategyCardArt] = {
            copy: strategy_art(card) for copy, card in book.strategy.items()
        }
        for team in setup.teams:
            if team.stadium is not None:
                self._words[f"park:{team.stadium.id}"] = stadium_art(team.stadium)
            if team.manager is not None:
                self._words[f"manager:{team.manager.id}"] = manager_art(team.manager)
        if setup.weather is not None:
            self._words[f"weather:{setup.weather.id}"] = weather_art(setup.weather)

    def art(self, card_id: str, lit: str = "") -> CardArt:
        if card_id == STRATEGY_BACK:
            return StrategyBackArt()
        if card_id in self._words:
            return self._words[card_id]
        card = self._cards[card_id.removeprefix(ARM)]
        side = (pitcher_side if card_id.startswith(ARM) else batter_side)(card)
        side = side or pitcher_side(card)
        assert side is not None
        return ClutchArt(side, self._clubs[card.id], lit)

    def words(self, card_id: str) -> str:
        if card_id in self._words:
            return text_of_words(self._words[card_id].card)
        card = self._cards[card_id.removeprefix(ARM)]
        return text_of(card, self._clubs[card.id])


def faces(book: ClutchRulebook) -> ClutchFaces:
    return ClutchFaces(book)
