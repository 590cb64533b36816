"""What an order scores: worked out by hand where that can be done, and in the right direction."""

from __future__ import annotations

import pytest
from club_cards import library, roster_of
from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.clubhouse.showdown.averages import average_of, chances_of, runs_of
from hotstove.clubhouse.showdown.expected_runs import expected_runs
from hotstove.clubhouse.showdown.lineup_cards import suggested
from hotstove.rulebooks.showdown.cards import Chart, ChartRow, HitterCard, Result
from hotstove.rulebooks.showdown.odds import faces_over

KNOWN = library().cards
AVERAGE = average_of(KNOWN.values())
NINE = [LineupSpot(f"n-{n}", position) for n, position in enumerate(
    ("CA", "1B", "2B", "3B", "SS", "LF", "CF", "RF", "DH")
)]  # fmt: skip


def nine(*rows, on_base=99):
    """Nine times the same man, who always reads his own chart."""
    chart = Chart(tuple(ChartRow(low, high, result) for low, high, result in rows))
    some = next(card for card in KNOWN.values() if isinstance(card, HitterCard))
    return {
        f"n-{n}": replace(some, id=f"n-{n}", chart=chart, on_base=on_base) for n in range(9)
    }


def test_nine_who_never_reach_score_nothing():
    assert expected_runs(NINE, nine((1, None, Result.STRIKEOUT)), AVERAGE) == 0


@pytest.mark.parametrize("homers", [1, 5, 10, 15])
def test_homers_and_strikeouts_are_a_plain_series(homers):
    """Three outs an inning at 1 - p each: 3 p / (1 - p) homers before them, nine times."""
    known = nine((1, 20 - homers, Result.STRIKEOUT), (21 - homers, None, Result.HOMER))
    p = homers / 20
    assert expected_runs(NINE, known, AVERAGE) == pytest.approx(27 * p / (1 - p), rel=1e-4)


def test_walks_alone_force_runs_in():
    """SD-B-09: k walks before three outs bring k - 3 runs home."""
    known = nine((1, 10, Result.STRIKEOUT), (11, None, Result.WALK))
    chances = [(k + 1) * (k + 2) / 2 * 0.5 ** (k + 3) for k in range(200)]
    inning = sum(max(0, k - 3) * chance for k, chance in enumerate(chances))
    assert expected_runs(NINE, known, AVERAGE) == pytest.approx(9 * inning, rel=1e-4)


def test_a_triple_and_a_fly_ball_score_by_the_throw():
    """SD-A-21, 24: the faster the men, the more come home."""
    rows = (1, 10, Result.FLY_BALL), (11, None, Result.TRIPLE)
    slow, fast = (
        {key: replace(card, speed=speed) for key, card in nine(*rows).items()}
        for speed in (8, 20)
    )
    assert expected_runs(NINE, slow, AVERAGE) < expected_runs(NINE, fast, AVERAGE)


def test_a_ground_ball_costs_slow_men_two():
    """SD-A-13."""
    rows = (1, 10, Result.GROUND_BALL), (11, None, Result.SINGLE)
    slow, fast = (
        {key: replace(card, speed=speed) for key, card in nine(*rows).items()}
        for speed in (5, 25)
    )
    assert expected_runs(NINE, slow, AVERAGE) < expected_runs(NINE, fast, AVERAGE)


def test_the_suggested_order_is_no_worse_than_it_upside_down():
    """SD-T-21: a help; over the league's sixteen clubs it earns something."""
    gained = 0.0
    for club in ("stovepipes", "lamplighters", "teakettles", "umbrellas"):
        al = suggested(roster_of(club).roster.al, KNOWN)
        gained += expected_runs(al, KNOWN, AVERAGE) - expected_runs(al[::-1], KNOWN, AVERAGE)
    assert gained > 0


def test_an_nl_order_scores_less_and_a_whole_game_is_like_baseball():
    """SD-A-09: the pitcher swings on the other pitcher's chart."""
    for club in ("stovepipes", "teakettles"):
        roster = roster_of(club).roster
        al = expected_runs(roster.al, KNOWN, AVERAGE)
        nl = expected_runs(roster.nl, KNOWN, AVERAGE)
        assert 2 < nl < al < 7


def test_chances_come_to_one_and_follow_the_two_dice():
    """SD-B-07, 08, SD-D-03."""
    for card in list(KNOWN.values())[::40]:
        assert sum(chances_of(card, AVERAGE).values()) == pytest.approx(1)
    card = next(iter(nine((1, None, Result.HOMER), on_base=10).values()))
    own = sum(
        share * (1 - faces_over(10 - control) / 20)
        for control, share in AVERAGE.controls.items()
    )
    assert chances_of(card, AVERAGE)[Result.HOMER] == pytest.approx(
        own + (1 - own) * AVERAGE.pitchers_chart.get(Result.HOMER, 0)
    )
    assert runs_of({Result.HOMER: 1.0}) > runs_of({Result.SINGLE: 1.0}) > 0


def test_an_empty_order_scores_nothing():
    assert expected_runs((), KNOWN, AVERAGE) == 0
