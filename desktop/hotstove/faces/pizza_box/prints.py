"""What can be printed of Pizza Box (PB-A-02): result decks, strategy cards and pitchers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotstove.binding.translation import called
from hotstove.catalog.shelf import Catalog
from hotstove.play.seats import Side
from hotstove.rulebooks.pizza_box.cards import Deck, strategy_deck

from ..prints import PrintCard, PrintSet
from .results import ResultArt
from .staff import PitcherArt
from .strategies import HITTING, RunningArt, StrategyArt, kind_of
from .words import deck_word, side_word


def game_name() -> str:
    return QCoreApplication.translate("pizza_box", "Pizza Box")


def print_sets(catalog: Catalog) -> tuple[PrintSet, ...]:
    box = catalog.pizza_box
    results = [
        PrintSet(
            deck.value,
            deck_word(deck).capitalize(),
            tuple(PrintCard(card.id, ResultArt(card)) for card in box.deck(deck)),
        )
        for deck in Deck
    ]
    running = PrintSet(
        "running",
        QCoreApplication.translate("pizza_box", "Baserunning"),
        tuple(PrintCard(card.id, RunningArt(card.is_safe)) for card in box.running),
    )
    strategies = [
        PrintSet(
            f"{side.value}-strategy",
            QCoreApplication.translate("pizza_box", "{side}: strategy cards").format(
                side=side_word(side).capitalize()
            ),
            (
                *(
                    PrintCard(card, StrategyArt(kind_of(card), side))
                    for card in strategy_deck(side)
                ),
                *(PrintCard(f"{side}:{kind}", StrategyArt(kind, side)) for kind in HITTING),
            ),
        )
        for side in (Side.HOME, Side.VISITOR)
    ]
    staffs = [
        PrintSet(
            f"{side.value}-staff",
            QCoreApplication.translate("pizza_box", "{side}: pitchers").format(
                side=side_word(side).capitalize()
            ),
            tuple(
                PrintCard(card.id, PitcherArt(card, side, called(box.club(side).town)[:1]))
                for card in box.staff(side)
            ),
        )
        for side in (Side.HOME, Side.VISITOR)
    ]
    return (*results, running, *strategies, *staffs)
