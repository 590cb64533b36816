"""Who may pitch in the next game of a league or championship series, PB-L, team by team."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotstove.baseball.series import Outing, Played, played
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.series import begun, duties, law_of, next_setup, with_result
from hotstove.managers.exhibition import exhibition_game
from hotstove.play.seats import Side
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume
from hotstove.saves.series_file import Series, SeriesGame

CATALOG = Catalog(Path(__file__).parents[3] / "cards")


def series(*nights, kind="league", homes=None):
    """Games in which Vera's men were those of *nights*, the starter first; she is red at first."""
    games = tuple(
        SeriesGame(
            f"{n}.hotstove",
            Played(
                homes[n] if homes else 0, (1, 0), n % 2,
                (tuple(Outing(man, i == 0) for i, man in enumerate(men.split())), ()),
            ),
        )
        for n, men in enumerate(nights)
    )  # fmt: skip
    return Series(
        name="x", rulebook="pizza_box/pro", best_of=7, clubs=("kites", "anvils"),
        chairs=(Chair("Vera"), Chair("Hal")), seed=1, home="first", innings=3,
        house={"series": kind}, games=games,
    )  # fmt: skip


def vera(made):
    return {man.pitcher: man for man in duties(made, CATALOG)[0]}


def said(made, man):
    return law_of(made).why(vera(made)[man].why).english()


def test_pb_l_01_a_starter_rests_four_games_in_a_league():
    """PB-L-01: starts game 2 → game 6 refused, game 7 allowed; the card says when."""
    nights = ["starter-5", "starter-1", "starter-2", "starter-3", "starter-4"]
    made = series(*nights)
    assert vera(made)["starter-1"].status == "rests"
    assert not vera(made)["starter-1"].may_pitch
    assert said(made, "starter-1") == "started game 2; he may start again in game 7 (PB-L-01)"
    assert vera(made)["starter-5"].may_pitch
    assert vera(series(*nights, "starter-5"))["starter-1"].status == "ready"


@pytest.mark.parametrize(
    ("nights", "rests"), [("xx", True), ("xx-", False), ("x-x", False), ("-xx", True)]
)
def test_pb_l_02_a_reliever_of_the_last_two_games_sits_one_out(nights, rests):
    """PB-L-02: he must; it is no price he may pay."""
    made = series(
        *(f"starter-{n + 1} {'middle-1' if night == 'x' else ''}"
          for n, night in enumerate(nights))
    )  # fmt: skip
    man = vera(made)["middle-1"]
    assert (man.status == "rests") is rests
    assert man.may_pitch is not rests


def test_pb_l_07_three_games_of_rest_suffice_in_a_championship_at_a_price():
    """PB-L-07: starts game 1 and game 5, from row 2; game 6 with normal rows."""
    nights = ["starter-1", "starter-2", "starter-3", "starter-4"]
    made = series(*nights, kind="championship")
    assert vera(made)["starter-1"].status == "tired"
    assert vera(made)["starter-1"].may_pitch
    assert "PB-L-07" in said(made, "starter-1")
    assert vera(made)["starter-2"].status == "rests"
    assert said(made, "starter-2") == "started game 2; he may start again in game 6 (PB-L-07)"
    later = series(*nights, "starter-5", kind="championship")
    assert vera(later)["starter-1"].status == "ready"


def test_pb_l_08_starter_5_may_relieve_in_a_championship_and_start_no_more():
    """PB-L-08: enters in relief in game 2 → he may relieve, not start."""
    made = series("starter-1", "starter-2 starter-5", kind="championship")
    man = vera(made)["starter-5"]
    assert man.may_pitch
    assert "PB-L-08" in said(made, "starter-5")
    assert "visitor:starter-5" in next_setup(made, CATALOG).visitor_day.may_not_start


def test_pb_l_09_the_teams_own_games_count_whatever_side_it_plays_on():
    """PB-L-09, R49: Vera is red in games 1 and 2, blue in game 3, her men with her."""
    box = CATALOG.pizza_box
    setup = next_setup(series("starter-1"), CATALOG)
    assert setup.home == "first"
    assert setup.box == box
    assert setup.home_day.may_not_start == ("home:starter-1",)
    setup = next_setup(series("starter-1", "starter-2", "starter-3", homes=(0, 0, 1)), CATALOG)
    assert setup.home == "second"
    assert [card.name for card in setup.box.visitor_staff] == [c.name for c in box.home_staff]
    assert all(card.id.startswith("visitor:") for card in setup.box.visitor_staff)
    assert set(setup.visitor_day.may_not_start) == {f"visitor:starter-{n}" for n in (1, 2, 3)}
    assert setup.home_day.may_not_start == ()


def test_an_ordinary_series_of_pro_ball_asks_for_no_rest():
    made = series("starter-1 middle-1", "starter-1 middle-1", kind="")
    assert all(man.status == "ready" for man in vera(made).values())


@pytest.mark.parametrize("kind", ["league", "championship"])
def test_appearances_are_read_from_the_game_and_a_resting_starter_is_refused(kind):
    """PB-L-01, 02, 09: five games in a row, by luck; nobody starts who must rest."""
    made = series(kind=kind)
    started = {0: [], 1: []}
    for _ in range(5):
        setup = next_setup(made, CATALOG)
        session = exhibition_game(volume(made.rulebook), setup, "luck")
        law = law_of(made)
        men = law.outings(session.rulebook, session.facts)
        made = with_result(begun(made, f"{len(made.games)}.hotstove"), session)
        told = made.played[-1]
        assert told == played(law, session.rulebook, session.state, session.facts)
        assert told.outings[told.home] == men[Side.HOME]
        for one in (0, 1):
            starter, *relief = told.outings[one]
            assert starter.is_start
            assert not any(outing.is_start for outing in relief)
            assert starter.pitcher not in started[one]
            started[one] = [*started[one], starter.pitcher][-3:]
