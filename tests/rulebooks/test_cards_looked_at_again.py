"""What a rulebook keeps in mind of the cards must never be another position's.

One rulebook serves a game and all its branches, looks ahead and takes back; a new one knows
nothing yet. Both must say the same of every position, in whatever order they are looked at.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.registry import new_manager
from hotstove.play.dice import Rng, SeededDice
from hotstove.play.seats import Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.clutch import card_moment
from hotstove.rulebooks.shelf import volume
from hotstove.rulebooks.showdown import strategy_moment

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
WINDOWS = {
    "showdown/expert": strategy_moment.WINDOWS,
    "clutch/2017": card_moment.WINDOWS,
    "clutch/2024": card_moment.WINDOWS,
}
SHOWN = 150
"""Positions that are looked at."""
CHAIRS = (Chair("One", "instinct"), Chair("Two", "instinct"))


def positions(book, setup):
    """Return positions of a game and of two branches of it, with other dice, in any order."""
    session = Session(book, setup.new_dice())
    seats = {seat: new_manager("instinct", book, seat, seat) for seat in setup.seats}
    session.play_out(seats)
    session.rewind(session.gesture // 2)
    branches = [session]
    for seed in (5, 6):
        branch = session.fork(SeededDice(seed), keeps_frames=True)
        branch.play_out(seats)
        branches.append(branch)
    found = [state for each in branches for state in each._table.states]
    mixed, _ = Rng(3).shuffled([state for state in found if state.has_lineups])
    return mixed[:SHOWN]


def hands_of(game):
    return game.expert.hands if hasattr(game, "expert") else game.cards.hands


def looked_at(rulebook, game):
    """Return all that the rulebook may have kept in mind of the cards in *game*."""
    is_due = getattr(rulebook, "is_due", rulebook.is_card_due)
    windows = WINDOWS[rulebook.id]
    cards = [rulebook.playable(game, side, window) for window in windows for side in Side]
    return cards, [is_due(game, window) for window in windows]


@pytest.mark.parametrize("rulebook_id", WINDOWS)
def test_a_hand_looked_at_again_is_no_other_positions(rulebook_id):
    """SD-E-07, SD-V-05, CL-62, CL-64: what may be played where, and whether a window opens."""
    book = volume(rulebook_id)
    pair = tuple(club.id for club in CATALOG.clubs[:2])
    setup = new_setup(rulebook_id, CATALOG, pair, CHAIRS, seed=7, home="second")
    kept = book.open(setup)
    shown = positions(kept, setup)
    was_playable = 0
    for game, other in zip(shown, reversed(shown), strict=True):
        looked_at(kept, other)
        found = looked_at(kept, game)
        assert found == looked_at(kept, replace(game))
        assert found == looked_at(book.open(setup), game)
        was_playable += any(found[0])
    assert was_playable > SHOWN / 10


@pytest.mark.parametrize("rulebook_id", WINDOWS)
def test_what_is_offered_is_what_nothing_keeps_from_being_played(rulebook_id):
    """SD-E-08 to 12, SD-V-05, CL-64: a quick look finds what asking card by card does."""
    book = volume(rulebook_id)
    pair = tuple(club.id for club in CATALOG.clubs[:2])
    setup = new_setup(rulebook_id, CATALOG, pair, CHAIRS, seed=9, home="second")
    rulebook = book.open(setup)
    check = getattr(rulebook, "check_played", None) or rulebook.check_card
    for game in positions(rulebook, setup):
        for side in Side:
            held = hands_of(game).of(side).hand.cards
            held += getattr(game.dugout(side), "coaches", ())
            for window in WINDOWS[rulebook_id]:
                free = [card for card in held if not any(check(game, side, window, card))]
                assert rulebook.playable(game, side, window) == free


@pytest.mark.parametrize("rulebook_id", WINDOWS)
def test_a_view_taken_again_is_no_other_positions(rulebook_id):
    """SD-E-07, CL-21: every seat sees its own hand and only backs of the other, in any order."""
    book = volume(rulebook_id)
    pair = tuple(club.id for club in CATALOG.clubs[:2])
    setup = new_setup(rulebook_id, CATALOG, pair, CHAIRS, seed=8, home="second")
    rulebook = book.open(setup)
    shown = positions(rulebook, setup)
    for game, other in zip(shown, reversed(shown), strict=True):
        for seat in (None, *setup.seats):
            other.seen_from(seat)
            replace(other).seen_from(seat)
            seen, hands = hands_of(game.seen_from(seat)), hands_of(game)
            for side in Side:
                known, hand = seen.of(side), hands.of(side)
                assert known.hand == hand.hand.seen_from(seat)
                assert known.deck == hand.deck.seen_from(seat)
                assert known.discard == hand.discard
