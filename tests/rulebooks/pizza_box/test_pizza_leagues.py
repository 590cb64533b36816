"""Rest in a league and a championship, PB-L, as far as one game goes."""

from __future__ import annotations

import pytest
from pizza_table import BOX, HOME, at, new
from test_pizza_pro_ball import codes, mound

from hotstove.play.answers import Key, Placed
from hotstove.rulebooks.pizza_box.facts import CardsDrawn, CardsPutAway, MarkerLaid
from hotstove.rulebooks.pizza_box.options import MOUND
from hotstove.rulebooks.pizza_box.rest import Outing, must_sit_out, staff_day
from hotstove.rulebooks.pizza_box.setup import StaffDay
from hotstove.rulebooks.pizza_box.staff import row_number


def league(moment="o=0 {}", *cards, series="league", **more):
    return at(moment, *cards, level="pro", series=series, **more)


def day(outings, game, series="league"):
    past = [Outing(number, f"home:{name}", is_start) for number, name, is_start in outings]
    return staff_day(BOX.home_staff, past, game, series)


@pytest.mark.parametrize(("game", "rests"), [(6, True), (7, False)])
def test_pb_l_01_four_games_between_two_starts(game, rests):
    """PB-L-01: starts game 2 → game 6 refused, game 7 allowed."""
    today = day([(2, "starter-1", True)], game)
    assert ("home:starter-1" in today.may_not_start) is rests
    opened = new("pro", series="league", home_day=today)
    opened.session.choose(Placed("visitor:starter-1", MOUND))
    if rests:
        assert opened.refused(Placed("home:starter-1", MOUND)) == ["E_STARTER_RESTING"]
    else:
        opened.session.choose(Placed("home:starter-1", MOUND))


@pytest.mark.parametrize(
    ("games", "game", "sits"),
    [((1, 2), 3, True), ((1, 2), 4, False), ((1, 3), 4, False), ((1, 2, 4, 5), 6, True),
     ((1, 2), 5, False)],
)  # fmt: skip
def test_pb_l_02_two_in_a_row_and_one_off(games, game, sits):
    """PB-L-02, R43: any appearance counts; sitting out begins the count anew."""
    assert must_sit_out(games, game) is sits
    today = day([(number, "middle-1", False) for number in games], game)
    assert ("home:middle-1" in today.unavailable) is sits
    played = league(inning=6, home_day=today)
    assert codes(played, "middle-1") == (["E_RELIEF_RESTING"] if sits else [])


def test_pb_l_03_any_time_but_dashes_still_bar():
    """PB-L-03, R44, R67: everybody except the Closer; row 1 is not for series."""
    game = league(inning=2)
    assert codes(game, "setup") == ["E_RELIEF_ROW_DASH"]
    assert codes(game, "closer") == []
    assert codes(game, "long-1", row=1) == ["E_RULE_OFF"]


def test_pb_l_04_entering_in_the_eighth_or_ninth():
    """PB-L-04: Long Reliever enters inning 9 → row 7; inning 10 → row 8; inning 11 → row 9."""
    game = league("o=2 {}", inning=9, runs=(3, 3)).relieve("long-1")
    assert game.last(MarkerLaid).row == 7
    game.load("K").play(game.hand[0])
    assert game.game.home.mound.marker == 8
    assert row_number(league(inning=8).relieve("middle-2").game, HOME) == 7
    assert row_number(league(inning=7).relieve("middle-2").game, HOME) == 7


@pytest.mark.parametrize(
    ("name", "row"), [("middle-1", 6), ("long-2", 6), ("specialist", 6), ("setup", 7)]
)
def test_pb_l_05_entering_in_the_tenth_or_later(name, row):
    """PB-L-05, R45: Middle Reliever enters inning 10 → row 6; inning 11 → row 7."""
    game = league("o=2 {}", inning=10, runs=(3, 3)).relieve(name)
    assert game.last(MarkerLaid).row == row
    game.load("K").play(game.hand[0])
    assert game.game.home.mound.marker == row + 1


def test_pb_l_05_the_closers_side_chooses_eight_or_nine():
    """PB-L-05."""
    game = league(inning=10)
    places = {
        option.place for option in game.session.decision.options
        if option.piece == "card:home:closer"
    }  # fmt: skip
    assert places == {"mound:8", "mound:9"}
    assert len(game.relieve("closer", row=8).hand) == 5
    assert len(league(inning=10).relieve("closer", row=9).hand) == 6


def test_pb_l_06_a_closer_draws_once_and_holds_on():
    """PB-L-06, R46, R62: row 9 min start 6, enters inning 7, faces 4 → inning 8 with 2 cards."""
    game = league(hand="", inning=7, opened=False, runs=(0, 0)).relieve("closer")
    assert len(game.hand) == 6
    game.half(4)
    assert game.last(CardsPutAway).keeps_hand
    while game.asks == "keep":
        game.say("done")
    game.half(3)
    while game.asks == "keep":
        game.say("done")
    if game.asks == "open half":
        game.say("draw")
    assert game.game.inning == 8
    assert len(game.hand) == 2
    assert [f.why for f in game.told(CardsDrawn) if f.side is HOME] == ["opening"]


def test_pb_l_06_out_of_cards_he_must_be_replaced():
    """PB-L-06, R46: at once, or before the next half."""
    game = league(hand="", inning=7, camp={"mound": mound("closer", marker=9)})
    assert game.asks == "replace"
    assert game.refused(Key("draw")) == ["E_MUST_REPLACE"]
    start = league(hand="", inning=8, opened=False, camp={"mound": mound("closer", marker=9)})
    assert start.session.decision.default is None


@pytest.mark.parametrize(("game", "short"), [(5, True), (6, False)])
def test_pb_l_07_three_games_of_rest_in_a_championship(game, short):
    """PB-L-07, R47: starts game 1 and 5 → inning 1 uses row 2; game 6 → normal rows."""
    today = day([(1, "starter-2", True)], game, "championship")
    assert today.may_not_start == ()
    assert (today.short_rest == ("home:starter-2",)) is short
    opened = new("pro", series="championship", home_day=today)
    opened.session.choose(Placed("visitor:starter-1", MOUND))
    opened.session.choose(Placed("home:starter-2", MOUND))
    assert row_number(opened.game, HOME) == (2 if short else 1)
    if short:
        opened.half(3)
        while opened.asks == "keep":
            opened.say("done")
        assert opened.game.home.mound.marker == 3


def test_pb_l_08_starter_five_as_a_third_long_reliever():
    """PB-L-08, R48: in a championship only, not in a game he started, and then no more starts."""
    game = league(inning=4, series="championship")
    assert codes(game, "starter-5") == []
    assert codes(game, "starter-4") == ["E_RELIEF_NOT_RELIEVER"]
    assert codes(league(inning=4), "starter-5") == ["E_RELIEF_NOT_RELIEVER"]
    started = league(inning=4, series="championship", pitcher="starter-5")
    assert codes(started, "starter-5") == ["E_RELIEF_ALREADY_USED"]
    assert row_number(league(inning=10, series="championship").relieve("starter-5").game, HOME) == 6
    spent = day([(2, "starter-5", False)], 6, "championship")
    assert "home:starter-5" in spent.may_not_start
    opened = new("pro", series="championship", home_day=spent)
    opened.session.choose(Placed("visitor:starter-1", MOUND))
    assert opened.refused(Placed("home:starter-5", MOUND)) == ["E_STARTER_RESTING"]


def test_pb_l_09_games_are_the_sides_own():
    """PB-L-09, R49: each side brings its own day; below Pro-Ball nobody rests."""
    tired = StaffDay(unavailable=("home:middle-1",))
    game = league(inning=6, home_day=tired)
    assert codes(game, "middle-1") == ["E_RELIEF_RESTING"]
    assert game.book.setup.visitor_day == StaffDay()
