"""What a seat cannot know, drawn anew: hands, piles, cards lying face down, secret starters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from hotstove.play.dice import Rng
from hotstove.play.piles import Pile, redealt, shuffled
from hotstove.play.seats import Seat, Side

from .cards import is_white
from .state import Camp, Decks, DrawDeck, PizzaBoxGame
from .strategies import STRATEGIES, check_strategy

if TYPE_CHECKING:
    from .a_ball import ABall

PITCHOUTS = 4
"""Of so many hidden white cards one is imagined as a pitchout."""


def imagined(book: ABall, game: PizzaBoxGame, seat: Seat, rng: Rng) -> PizzaBoxGame:
    """Return a game that looks the same from *seat* (PB-A-26, R59)."""
    game = replace(game, rng=Rng(0))
    for side in Side:
        game, rng = _strategy_cards(game, side, seat, rng)
    game, rng = _test_card(game, seat, rng)
    game, rng = _laid_cards(book, game, seat, rng)
    for side in Side:
        game, rng = _starter(book, game, side, seat, rng)
    decks = []
    for deck in (game.decks.hitter, game.decks.neutral, game.decks.pitcher, game.decks.running):
        rest, rng = shuffled(deck.order[deck.drawn :], rng)
        decks.append(DrawDeck((*deck.order[: deck.drawn], *rest), deck.drawn))
    return replace(game, decks=Decks(*decks), rng=rng)


def _strategy_cards(
    game: PizzaBoxGame, side: Side, seat: Seat, rng: Rng
) -> tuple[PizzaBoxGame, Rng]:
    """A side's unseen pitch cards are dealt among themselves, the one lying face down too."""
    camp = game.camp(side)
    is_pitching = side is game.fielding
    pitch = game.pitch if is_pitching else Pile()
    piles = (camp.pile, camp.discards, camp.hand, camp.kept, pitch)
    (pile, discards, hand, kept, pitch), rng = redealt(piles, seat, rng)
    game = game.with_camp(
        side, replace(camp, pile=pile, discards=discards, hand=hand, kept=kept)
    )
    return (replace(game, pitch=pitch) if is_pitching else game), rng


def _test_card(game: PizzaBoxGame, seat: Seat, rng: Rng) -> tuple[PizzaBoxGame, Rng]:
    home: Camp = game.home
    (pile, test), rng = redealt((home.pile, game.test), seat, rng)
    return replace(game, home=replace(home, pile=pile), test=test), rng


def _laid_cards(
    book: ABall, game: PizzaBoxGame, seat: Seat, rng: Rng
) -> tuple[PizzaBoxGame, Rng]:
    if game.pitch.cards and not game.pitch.may_be_seen_by(seat):
        chance, rng = rng.below(PITCHOUTS)
        is_pitchout = book.has_strategies and is_white(game.pitch.cards[0]) and chance == 0
        game = replace(game, is_pitchout=is_pitchout)
    if game.strategy.cards and not game.strategy.may_be_seen_by(seat):
        legal = [name for name in STRATEGIES if not check_strategy(book, game, name)]
        card, rng = rng.pick(legal)
        game = replace(game, strategy=replace(game.strategy, cards=(card,)))
    return game, rng


def _starter(
    book: ABall, game: PizzaBoxGame, side: Side, seat: Seat, rng: Rng
) -> tuple[PizzaBoxGame, Rng]:
    camp = game.camp(side)
    if not camp.mound.chosen or camp.pitching_seat == seat:
        return game, rng
    chosen, rng = rng.pick(book.starters(side))
    return game.with_camp(side, replace(camp, mound=replace(camp.mound, chosen=chosen))), rng
