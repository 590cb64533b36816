"""``solver`` at the peg board: lays both hidden cards by the equilibrium of the half-inning.

Which mix belongs to a moment follows from what its seat sees: cards left, cards turned, pitch
cards shown since the last shuffle, outs and bases. The mixes themselves are worked out in
pizza_box_half, for an average hitter; where hitters differ, the at-bat at hand is solved for the
man at the plate.
"""

from __future__ import annotations

from typing import NamedTuple

from hotstove.play.seats import Seat
from hotstove.rulebooks.pizza_box.a_ball import ABall
from hotstove.rulebooks.pizza_box.cards import BLACK_CARDS, WHITE_CARDS, is_white
from hotstove.rulebooks.pizza_box.odds import place_of
from hotstove.rulebooks.pizza_box.state import PizzaBoxGame

from .pizza_box import PizzaBoxManager
from .pizza_box_half import Moment, Solution, mixed_stage, takes_single
from .pizza_box_tables import GRAIN, grain


class HandView(NamedTuple):
    """The hand of the side in the field as everybody may reckon it."""

    cards: int
    """When it was taken up."""
    turned: int
    whites: int
    """Of those turned."""
    kept: int
    """Of its cards, those kept from the half before."""
    unseen: int
    """Whites of GRAIN among the cards nobody had seen then."""
    is_dug: bool
    is_fresh: bool
    """Whether it was drawn as the half began."""

    @property
    def left(self) -> int:
        return self.cards - self.turned


def hand_view(book: ABall, game: PizzaBoxGame) -> HandView:
    """Return what is known of the hand, the card that lies face down counted as in it."""
    camp = game.defense
    left = len(camp.hand.cards) + (len(game.pitch.cards) if game.turned is None else 0)
    used = camp.used.cards
    opening = max(1, book.opening_count(game))
    kept = 0
    if camp.has_drawn_more:
        cards = max(left, book.dig_deep_count(game))
    elif camp.came_in_mid_half:
        cards = max(left, opening)
    else:
        cards = left + len(used)
        kept = max(0, min(cards - opening, cards))
    turned = min(cards - left, len(used))
    cards = left + turned
    shown = used[len(used) - turned :]
    whites = sum(map(is_white, shown))
    before = used[: len(used) - turned]
    whites_before = camp.shown_whites + sum(map(is_white, before))
    unseen_whites = WHITE_CARDS - whites_before
    gone = camp.shown_whites + camp.shown_blacks + len(before)
    unseen_blacks = BLACK_CARDS - gone + whites_before
    unseen = grain(max(0, unseen_whites), max(0, unseen_blacks - kept))
    return HandView(
        cards, turned, whites, kept, unseen, camp.has_drawn_more, not camp.came_in_mid_half
    )


class PizzaBoxSolver(PizzaBoxManager):
    def __init__(self, rulebook: ABall, seat: Seat, seed: int) -> None:
        super().__init__(rulebook, seat, seed)
        self._local = self.tables.local

    def white_chance(self, game: PizzaBoxGame, whites: int, blacks: int) -> float:
        view = hand_view(self.book, game)
        mixes, _ = self.mixes(game, view)
        return mixes[whites]

    def take_chance(self, game: PizzaBoxGame) -> float:
        view = hand_view(self.book, game)
        if view.left == 1 and view.is_dug:
            average = self.average(game)
            worth = self.tables.singles(average, view.unseen)
            decks = self.tables.decks(self.reader(game))
            share = view.unseen / GRAIN
            return float(takes_single(decks, share, worth, place_of(game)))
        return self.mixes(game, view)[1]

    def solution(self, game: PizzaBoxGame, view: HandView) -> Solution:
        average = self.average(game)
        if view.is_dug:
            return self.tables.dug(average, view.cards, view.unseen)
        book = self.book
        most_kept = book.keep_limit(game) if book.keeps_cards and view.is_fresh else 0
        dig = book.dig_deep_count(game)
        return self.tables.opening(
            average, view.cards, view.kept, view.unseen, dig, most_kept, is_fresh=view.is_fresh
        )

    def mixes(self, game: PizzaBoxGame, view: HandView) -> tuple[list[float], float]:
        """Return how often to lay white, by whites in the hand, and how often to take."""
        solution = self.solution(game, view)
        moment = Moment(view.turned, view.whites, place_of(game))
        reader = self.reader(game)
        if not self.book.counts_hitters:
            return solution.white[moment], solution.take[moment]
        key = (id(solution), moment, reader)
        if key not in self._local:
            decks = self.tables.decks(reader)
            stages = [solution.stage(moment, w, decks) for w in range(view.left + 1)]
            self._local[key] = mixed_stage(stages, solution.belief[moment], view.left)
        return self._local[key]


def solver(rulebook: ABall, seat: Seat, seed: int) -> PizzaBoxSolver:
    return PizzaBoxSolver(rulebook, seat, seed)
