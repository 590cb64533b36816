"""The chances by which instinct judges: of a half-inning, of a game, of each result."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path

import pytest

from hotstove.baseball.facts import Batted
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game, exhibition_setups
from hotstove.managers.showdown_prospects import (
    FIRST,
    RATES,
    SECOND,
    THIRD,
    outcomes,
    prospects,
    runs_to_come,
)
from hotstove.rulebooks.shelf import volume
from hotstove.rulebooks.showdown.cards import Result
from hotstove.rulebooks.showdown.facts import TookField

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
ADVANCED = volume("showdown/advanced")
LOADED = FIRST | SECOND | THIRD
PLACES = [(outs, runners) for outs in range(3) for runners in range(8)]


def expected(outs, runners):
    return sum(runs * chance for runs, chance in enumerate(runs_to_come()[outs * 8 + runners]))


def test_every_result_happens_and_leads_somewhere():
    assert set(RATES) == set(Result)
    assert sum(RATES.values()) == pytest.approx(1)
    for result in Result:
        for outs, runners in PLACES:
            assert sum(o.chance for o in outcomes(result, outs, runners)) == pytest.approx(1)


@pytest.mark.parametrize("result", Result)
def test_nobody_is_lost_on_the_way(result):
    """Runners before and the batter are runs, on base or out; a half that ends asks no more."""
    for outs, runners in PLACES:
        for after in outcomes(result, outs, runners):
            if after.outs < 3:
                there = after.runs + after.runners.bit_count() + after.outs - outs
                assert there == runners.bit_count() + 1


def test_what_the_ledger_says_of_single_results():
    assert outcomes(Result.GROUND_BALL, 1, THIRD) == ((1, 2, 0, 1),)
    assert outcomes(Result.GROUND_BALL, 2, FIRST | THIRD) == ((1, 3, 0, 0),)
    assert outcomes(Result.WALK, 0, FIRST | THIRD) == ((1, 0, LOADED, 0),)
    assert outcomes(Result.HOMER, 1, LOADED) == ((1, 1, 0, 4),)
    assert outcomes(Result.TRIPLE, 1, FIRST | SECOND) == ((1, 1, THIRD, 2),)
    made, failed = outcomes(Result.GROUND_BALL, 1, FIRST | THIRD, 0.75)
    assert (made, failed) == ((0.75, 3, 0, 0), (0.25, 2, FIRST, 1))


def test_more_men_and_fewer_outs_are_worth_more():
    for outs in range(3):
        assert expected(outs, 0) < expected(outs, FIRST) < expected(outs, SECOND | FIRST)
        assert expected(outs, SECOND | FIRST) < expected(outs, LOADED)
    for runners in range(8):
        assert expected(0, runners) > expected(1, runners) > expected(2, runners) > 0


def test_an_even_game_is_even():
    assert prospects(9).wins(1, False, 0, 0, 0) == pytest.approx(0.5, abs=1e-6)


def test_the_last_at_bat_is_an_advantage():
    assert prospects(9).wins(9, True, 0, 0, 0) > 0.55


def test_a_lead_in_the_bottom_of_the_ninth_is_the_game():
    assert prospects(9).wins(9, True, 1, 0, 1) == pytest.approx(1)
    assert prospects(9).wins(9, True, 3, 0, -1) == 0
    assert prospects(9).wins(9, False, 3, 0, -1) == pytest.approx(0, abs=1e-9)


def test_a_tie_after_nine_is_open():
    assert prospects(9).wins(9, True, 3, 0, 0) == pytest.approx(0.5)
    assert prospects(9).wins(14, True, 3, 0, 0) == pytest.approx(0.5)


def test_runs_are_never_bad():
    for inning in (1, 5, 9, 12):
        for is_home in (False, True):
            chances = [
                prospects(9).wins(inning, is_home, 1, FIRST, lead) for lead in range(-30, 31)
            ]
            assert chances == sorted(chances)
            assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in chances)


def test_a_short_game_is_later_sooner():
    """The third of three innings is the ninth of nine."""
    assert prospects(3).wins(3, True, 0, 0, -2) == prospects(9).wins(9, True, 0, 0, -2)


def test_the_rates_are_those_of_the_house_league_as_instinct_plays_it():
    """Every result within a point in a hundred, the runs of a half-inning within a twentieth."""
    seen, halves, runs = Counter(), 0, 0
    for setup in islice(exhibition_setups(ADVANCED.id, CATALOG, seed=5, manager="instinct"), 240):
        session = exhibition_game(ADVANCED, setup, "instinct")
        seen.update([Result(f.code) for f in session.facts if isinstance(f, Batted)])
        halves += sum([isinstance(fact, TookField) for fact in session.facts])
        runs += session.state.visitor_runs + session.state.home_runs
    batters = seen.total()
    assert {result: seen[result] / batters for result in RATES} == pytest.approx(RATES, abs=0.01)
    assert runs / halves == pytest.approx(expected(0, 0), abs=0.05)
