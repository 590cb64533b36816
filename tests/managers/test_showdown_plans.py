"""How instinct shares out the innings among his arms, and what an icon is worth that he keeps."""

from __future__ import annotations

import pytest
from showdown_cast import PIKE_ROWS, now, pitcher

from hotstove.managers.showdown_plans import TURNS, counts, plan, shared
from hotstove.managers.showdown_prospects import expected_runs, runs_to_come, visits
from hotstove.managers.showdown_reserves import reserve
from hotstove.managers.showdown_values import Worths
from hotstove.rulebooks.showdown.cards import Icon

ARMS = (
    pitcher("Ace", 6, 1, "reliever", PIKE_ROWS),
    pitcher("Fair", 4, 1, "reliever", PIKE_ROWS),
    pitcher("Poor", 1, 1, "reliever", PIKE_ROWS),
)


@pytest.fixture
def worths():
    return Worths(now("T5 0o []", more=ARMS).rulebook.setup.teams)


def test_fatigue_costs_runs_and_so_does_nothing_before_it(worths):
    """SD-A-30."""
    assert worths.allowed("pike", -3) == worths.allowed("pike", 0)
    assert worths.allowed("pike", 0) < worths.allowed("pike", 1) < worths.allowed("pike", 2)


def test_an_arm_comes_in_with_one_inning_of_his_ip_used(worths):
    assert worths.over("ace") == 0


def test_a_fresh_starter_goes_on_when_nobody_is_better(worths):
    assert plan(worths, "pike", -1, ("poor",), 4, TURNS, 1) == "pike"


def test_a_tired_one_gives_way_to_the_better_arm(worths):
    assert plan(worths, "pike", 2, ("poor", "fair"), 0, TURNS, 1) == "fair"


def test_the_ace_waits_unless_it_counts_now(worths):
    """With one inning more to come he takes the one in which a run counts for more."""
    calm = plan(worths, "pike", 3, ("ace", "fair"), 1, TURNS, 0.25)
    tense = plan(worths, "pike", 3, ("ace", "fair"), 1, TURNS, 3)
    assert (calm, tense) == ("fair", "ace")


def test_the_best_arm_to_come_starts_where_the_mound_is_empty(worths):
    assert plan(worths, "", 0, ("poor", "ace"), 0, TURNS, 1) == "ace"


def test_more_arms_never_cost_runs(worths):
    few = shared(worths, "pike", 1, ("fair",), 3)
    many = shared(worths, "pike", 1, ("fair", "ace"), 3)
    assert many < few
    assert shared(worths, "pike", 1, ("ace",), 0) == 0


def test_innings_count_for_one_on_average():
    for innings in (1, 2, 5):
        weights = counts(innings)
        assert sum(weights) == pytest.approx(innings)
        assert list(weights) == sorted(weights, reverse=True)


# What is kept


@pytest.mark.parametrize("icon", [Icon.K, Icon.S, Icon.HR, Icon.V])
def test_an_icon_is_worth_less_with_every_turn_that_passes(icon):
    worth = [reserve(icon, 1, turns) for turns in (0, 0.5, 1, 2, 4, 8)]
    assert worth[0] == 0
    assert worth == sorted(worth)
    assert worth[1] < worth[2]


def test_the_second_v_is_worth_less_than_the_last_one():
    assert reserve(Icon.V, 2, 4) < reserve(Icon.V, 1, 4)


def test_no_icon_brings_more_than_its_best_moment():
    assert reserve(Icon.K, 1, 1_000) < expected_runs(0, 7) + 4


def test_batters_come_up_somewhere():
    assert sum(visits().values()) == pytest.approx(1)
    assert max(visits(), key=visits().__getitem__) == (0, 0)


def test_expected_runs_are_the_mean_of_the_runs_to_come():
    mean = sum(runs * share for runs, share in enumerate(runs_to_come()[0]))
    assert expected_runs(0, 0) == pytest.approx(mean)
    assert expected_runs(3, 0) == 0
