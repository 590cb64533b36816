"""The solver's mixes against the best that anybody could do against them, counted exactly.

The model is level A: five cards of fifteen white and ten black, three to dig deep from the rest,
then single cards; each result deck always whole; runs are what counts.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from pizza_responses import hitters_best, pitchers_best, worth_of

from hotstove.catalog.pizza_box import read_box
from hotstove.managers.pizza_box_half import (
    Moment,
    Segment,
    Solution,
    Stage,
    drawn_whites,
    mixed_stage,
    singles,
    solve,
    takes_single,
)
from hotstove.managers.pizza_box_tables import GRAIN, Reader, grain, tables_of
from hotstove.rulebooks.pizza_box.odds import PLACES

BOX = read_box(Path(__file__).parents[2] / "cards" / "pizza_box")
TABLES = tables_of(BOX)
A = Reader(0)
HAND, DIG, WHITES, BLACKS = 5, 3, 15, 10
MOST_GAINED = 0.02
"""Runs a half-inning that a best response may gain."""


def dealt_from(solution, prior):
    """The same mixes in a game whose hand is dealt so."""
    other = Solution(solution.segment._replace(prior=prior))
    other.white, other.take = solution.white, solution.take
    other.worth, other.belief = solution.worth, solution.belief
    return other


def after_the_opening(worth):
    """Runs to come by whites dealt and place, as the hand is used up; the rest is known then."""
    tails = []
    for whites in range(HAND + 1):
        unseen = grain(WHITES - whites, BLACKS - (HAND - whites))
        assert unseen == WHITES - whites
        dug = TABLES.dug(A, DIG, unseen)
        then = [TABLES.singles(A, unseen)] * (DIG + 1)
        tails.append((*(worth(dug, then, place) for place in range(PLACES)), 0.0))
    return tails


def test_nobody_gains_two_hundredths_of_a_run_against_the_solver_at_level_a():
    """Both best responses remember everything; hand by hand, base by base, no chance left out."""
    opening = TABLES.opening(A, HAND, 0, grain(WHITES, BLACKS), DIG, 0)
    played = dealt_from(opening, drawn_whites(WHITES, BLACKS, HAND))
    runs = worth_of(played, after_the_opening(worth_of))
    hitters = hitters_best(played, after_the_opening(hitters_best)) - runs
    pitchers = runs - pitchers_best(played, after_the_opening(pitchers_best))
    told = f"{runs:.4f} runs a half; hitter gains {hitters:.4f}, pitcher {pitchers:.4f}"
    sys.stdout.write(f"\n{told}\n")
    assert 0 <= hitters < MOST_GAINED
    assert 0 <= pitchers < MOST_GAINED
    assert 4.3 <= 9 * runs <= 5.0


def test_a_single_card_is_met_with_the_better_of_take_and_swing():
    """Where nothing is hidden but a draw there is no need to mix."""
    worth = TABLES.singles(A, 12)
    decks = TABLES.decks(A)
    assert takes_single(decks, 0.9, worth, 0)
    assert not takes_single(decks, 0.1, worth, 0)
    assert singles(decks, 0.6)[0] == pytest.approx(worth[0])


def test_with_one_card_in_the_hand_the_hitter_answers_what_it_is():
    """The pitcher has no choice: the hitter matches whatever is likelier."""
    tail = TABLES.singles(A, 12)
    for prior, takes in (((0.0, 1.0), True), ((1.0, 0.0), False)):
        found = solve(Segment(TABLES.decks(A), prior, tail), 50)
        assert (found.take[Moment(0, 0, 0)] > 0.9) is takes


def test_an_even_stage_is_mixed_as_the_textbook_has_it():
    """White against take 3, black against swing 1, otherwise nothing: white one time in four."""
    stage = Stage(3.0, 0.0, 0.0, 1.0)
    white, take = mixed_stage([stage] * 3, [0.0, 1.0, 0.0], 2, rounds=4000)
    assert white[1] == pytest.approx(0.25, abs=0.02)
    assert take == pytest.approx(0.25, abs=0.02)


def test_the_pitcher_saves_what_is_scarce():
    """A hand of four balls and a strike throws balls; a hand of strikes and a ball, strikes."""
    opening = TABLES.opening(A, HAND, 0, 12, DIG, 0)
    mixes = opening.white[Moment(0, 0, 0)]
    assert mixes == sorted(mixes)
    assert mixes[4] > 0.6 > 0.2 > mixes[1]
    assert 0.75 < opening.take[Moment(0, 0, 0)] < 0.97


def test_a_black_card_worth_keeping_is_played_less():
    """PB-CD-10: from AA on, black cards left at the end of the half are worth something."""
    plain = TABLES.opening(A, HAND, 0, 12, DIG, 0)
    keeping = TABLES.opening(A, HAND, 0, 12, DIG, 2)
    start = Moment(0, 0, 0)
    assert sum(keeping.white[start]) >= sum(plain.white[start])
    assert keeping.value(0) < plain.value(0)


def test_the_share_of_white_is_told_apart_in_twenty_steps():
    assert grain(15, 10) == 12
    assert grain(0, 0) == GRAIN * 3 // 5
    assert 0 < grain(0, 10) < grain(10, 0) < GRAIN
