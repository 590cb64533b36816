"""What no position of a Pizza Box game may show; a save that shows it is damaged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.play.problems import Problem
from hotstove.play.seats import Side

from .cards import strategy_deck
from .names import PINCH_HITTERS
from .state import PizzaBoxGame

if TYPE_CHECKING:
    from .a_ball import ABall

LAST_ROW = 9


def faults(book: ABall, game: PizzaBoxGame) -> Iterator[Problem]:
    """Every card in one place, every peg in one hole, every man where he may be."""
    if not 0 <= game.outs <= OUTS_A_HALF or game.inning < 1:
        yield Problem("STATE_OUTS", "PB-A-23", {"outs": game.outs, "inning": game.inning})
    if game.visitor_runs < 0 or game.home_runs < 0:
        yield Problem("STATE_RUNS", "PB-A-31")
    yield from _cards(book, game)
    yield from _runners(book, game)
    for side in Side:
        yield from _mound(book, game, side)


def _cards(book: ABall, game: PizzaBoxGame) -> Iterator[Problem]:
    """PB-A-02: nothing is lost, nothing is there twice."""
    for name, cards in (
        ("hitter", book.box.hitter),
        ("neutral", book.box.neutral),
        ("pitcher", book.box.pitcher),
        ("running", book.box.running),
    ):
        deck = game.decks.of(name)
        is_whole = sorted(deck.order) == sorted([card.id for card in cards])
        if not is_whole or not 0 <= deck.drawn <= len(deck.order):
            yield Problem("STATE_DECK", "PB-A-02", {"deck": name})
    for side in Side:
        camp = game.camp(side)
        found = [
            card
            for pile in (camp.pile, camp.discards, camp.used, camp.hand, camp.kept)
            for card in pile.cards
        ]
        if side is game.fielding:
            found += game.pitch.cards
        if side is Side.HOME:
            found += game.test.cards
        if sorted(found) != sorted(strategy_deck(side)):
            yield Problem("STATE_DECK", "PB-A-02", {"deck": side.value})


def _runners(book: ABall, game: PizzaBoxGame) -> Iterator[Problem]:
    named = [runner.player for _, runner in game.bases.runners()]
    if game.at_bat:
        named.append(game.at_bat)
    for player, times in Counter(named).items():
        if times > 1:
            yield Problem("STATE_TWO_BASES", "PB-A-10", {"player": player})
        if player not in book.cards or not player.startswith(f"{game.batting}:"):
            yield Problem("STATE_NOT_BATTING", "PB-AAA-02", {"player": player})


def _mound(book: ABall, game: PizzaBoxGame, side: Side) -> Iterator[Problem]:
    camp = game.camp(side)
    used = camp.mound.used
    if len(set(used)) != len(used) or camp.mound.pitcher not in used:
        yield Problem("STATE_BACK", "PB-PRO-18", {"player": camp.mound.pitcher})
    for player in used:
        if player not in book.cards or not player.startswith(f"{side}:"):
            yield Problem("STATE_UNKNOWN", "PB-PRO-02", {"player": player})
    if not 0 <= camp.pinch_hitters <= PINCH_HITTERS:
        yield Problem("STATE_PINCH_HITTERS", "PB-AAA-06", {"have": camp.pinch_hitters})
    if not 0 <= camp.mound.marker <= LAST_ROW or camp.up < 0:
        yield Problem("STATE_MARKER", "PB-PRO-20", {"row": camp.mound.marker})
