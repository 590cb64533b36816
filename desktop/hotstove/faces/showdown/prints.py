"""What can be printed of Showdown: each club's players, and its strategy decks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotstove.binding.translation import called
from hotstove.catalog.shelf import Catalog

from ..prints import PrintCard, PrintSet
from ..strategy import StrategyCardArt, print_of
from .players import ShowdownArt


def game_name() -> str:
    return QCoreApplication.translate("showdown", "Showdown")


def print_sets(catalog: Catalog) -> tuple[PrintSet, ...]:
    """A set to each club, all clubs together, the strategy cards, and each ready-made deck."""
    clubs = {club.id: club for club in catalog.clubs}
    players = {
        card.id: PrintCard(card.id, ShowdownArt(card, clubs[card.club]))
        for card in catalog.showdown_cards
    }
    by_club = {club: [c.id for c in catalog.showdown_cards if c.club == club] for club in clubs}
    strategy = {
        card.id: PrintCard(card.id, StrategyCardArt(print_of(card)))
        for card in catalog.strategy_cards
    }
    return (
        *(
            PrintSet(club.id, club.name, tuple(players[card] for card in by_club[club.id]))
            for club in catalog.clubs
        ),
        PrintSet(
            "league",
            QCoreApplication.translate("showdown", "The whole league"),
            tuple(players[card] for club in clubs for card in by_club[club]),
        ),
        PrintSet(
            "strategy",
            QCoreApplication.translate("showdown", "Strategy cards, one of each"),
            tuple(strategy.values()),
        ),
        *(
            PrintSet(
                key,
                QCoreApplication.translate("showdown", "Strategy deck {deck}").format(
                    deck=called(deck.name)
                ),
                tuple(strategy[each.card.id] for each in deck.cards for _ in range(each.count)),
            )
            for key, deck in catalog.decks.items()
        ),
    )
