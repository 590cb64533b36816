"""The faces of Showdown's cards, SD-C: players, strategy cards, and the back of what is hidden.

Here: which face belongs to which id. How a card is drawn stands in players, chart and
``faces.strategy``; what is said of one, in words. Beyond the rulebook's ids there is
``back:strategy``, for a strategy card of which only the back is known.
"""

from __future__ import annotations

from typing import Final

from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.rulebooks.showdown.cards import Result
from hotstove.rulebooks.showdown.strategy import CopyId, StrategyCard

from ..cards import CardArt
from ..strategy import StrategyBackArt, StrategyCardArt, print_of
from ..strategy import text_of as text_of_strategy
from .chart import CHIP_GROUNDS as CHIP_GROUNDS
from .chart import INNER as INNER
from .chart import LIT_GROUND as LIT_GROUND
from .chart import ROW_GROUND as ROW_GROUND
from .chart import chart_cells as chart_cells
from .chart import paint_chip as paint_chip
from .players import CHART as CHART
from .players import ShowdownArt as ShowdownArt
from .players import reading_lines as reading_lines
from .players import table_lines as table_lines
from .prints import game_name as game_name
from .prints import print_sets as print_sets
from .words import positions_of as positions_of
from .words import text_of as text_of

STRATEGY_BACK: Final = "back:strategy"


class ShowdownFaces:
    """The faces of all cards in one Showdown game, for whoever knows them only by id."""

    def __init__(self, book: BasicShowdown) -> None:
        self._cards = book.cards
        self._clubs = {card.id: team.club for team in book.setup.teams for card in team.cards}
        self._strategy: dict[CopyId, StrategyCard] = getattr(book, "strategy", {})

    def art(self, card_id: str, lit: str = "") -> CardArt:
        if card_id == STRATEGY_BACK:
            return StrategyBackArt()
        if card_id in self._strategy:
            return StrategyCardArt(print_of(self._strategy[card_id]))
        card = self._cards[card_id]
        return ShowdownArt(card, self._clubs[card_id], Result(lit) if lit else None)

    def words(self, card_id: str) -> str:
        if card_id in self._strategy:
            return text_of_strategy(print_of(self._strategy[card_id]))
        return text_of(self._cards[card_id], self._clubs[card_id])


def faces(book: BasicShowdown) -> ShowdownFaces:
    return ShowdownFaces(book)
