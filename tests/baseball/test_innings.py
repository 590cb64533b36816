"""When a half-inning, and a game, is over."""

from __future__ import annotations

import pytest

from hotstove.baseball.bases import Bases, Runner
from hotstove.baseball.facts import GameEnded, SidesChanged
from hotstove.baseball.game import BallGame, after_shared
from hotstove.baseball.innings import hit_advances, is_decided, is_walk_off
from hotstove.baseball.situation import situation
from hotstove.play.seats import Side

BATTER = Runner("ames", "pike")


def moment(text):
    told = situation(text)
    on = {base: Runner(f"runner{base}", "pike") for base, _ in told.runners}
    return BallGame(
        inning=told.inning,
        batting=told.batting,
        outs=told.outs,
        bases=Bases(on.get(1), on.get(2), on.get(3)),
        visitor_runs=told.visitor_runs,
        home_runs=told.home_runs,
    )


@pytest.mark.parametrize(
    ("text", "is_over"),
    [
        ("top 9, 3 out, 3-4", True),
        ("top 9, 3 out, 3-3", False),
        ("top 9, 3 out, 4-3", False),
        ("top 9, two out, 3-4", False),
        ("bottom 9, 3 out, 4-3", True),
        ("bottom 9, 3 out, 3-3", False),
        ("bottom 9, no out, 3-4", True),
        ("bottom 8, 3 out, 3-4", False),
        ("top 14, 3 out, 5-5", False),
        ("bottom 14, 3 out, 6-5", True),
    ],
)
def test_when_a_game_of_nine_is_decided(text, is_over):
    """SD-G-01, SD-G-02, SD-G-05."""
    assert is_decided(moment(text), 9) is is_over


def test_a_shorter_game_is_decided_sooner():
    assert is_decided(moment("bottom 3, 3 out, 1-0"), 3)
    assert not is_decided(moment("bottom 2, 3 out, 1-0"), 3)


def test_a_walk_off_is_the_home_sides_alone():
    """SD-G-02."""
    assert is_walk_off(moment("bottom 10, one out, 4-5"), 9)
    assert not is_walk_off(moment("top 10, one out, 4-5"), 9)
    assert not is_walk_off(moment("bottom 8, one out, 4-5"), 9)


@pytest.mark.parametrize(
    ("text", "bases", "runs", "credited"),
    [
        ("bottom 9, no out, bases loaded, 4-4", 2, 1, 1),
        ("bottom 9, no out, bases loaded, 5-4", 2, 2, 2),
        ("bottom 9, no out, bases loaded, 4-4", 4, 4, 4),
        ("bottom 9, no out, bases loaded, 7-4", 2, 2, 2),
        ("bottom 8, no out, bases loaded, 4-4", 2, 2, 2),
        ("top 9, no out, bases loaded, 4-4", 3, 3, 3),
        ("bottom 9, one out, runner on first, 4-4", 3, 1, 3),
    ],
)
def test_which_runs_count_and_what_the_hit_is_credited_with(text, bases, runs, credited):
    """SD-G-03, SD-G-04."""
    moves, counted = hit_advances(moment(text), bases, BATTER, 9)
    assert sum(move.scores for move in moves) == runs
    assert counted == credited


def test_the_sides_change_and_the_inning_goes_up_after_the_bottom():
    top = moment("top 4, 3 out, runners on first and third")
    bottom = after_shared(top, SidesChanged())
    assert (bottom.inning, bottom.batting, bottom.outs, bottom.bases.runners()) == (
        4, Side.HOME, 0, (),
    )
    assert after_shared(bottom, SidesChanged()).inning == 5


def test_the_end_is_the_end():
    assert after_shared(moment("bottom 9, one out, 3-4"), GameEnded()).is_over
