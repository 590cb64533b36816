"""What Clutch cards and batting orders are worth, by the dice and numbers of each edition."""

from __future__ import annotations

import pytest
from club_cards import catalog
from clutch_club import YEARS, average, shelf, worths
from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.clubhouse.clutch.averages import average_of, chances_of, chart_chances, runs_of
from hotstove.clubhouse.clutch.card_worth import unit_points, worth_of
from hotstove.clubhouse.clutch.expected_runs import expected_runs, usual_runs
from hotstove.clubhouse.clutch.lineup_cards import (
    best_order,
    men_for,
    ratings,
    suggested,
    suggested_nine,
)
from hotstove.clubhouse.front_office import front_office
from hotstove.clubhouse.worths import Duty
from hotstove.rulebooks.clutch.cards import BatterCard, Glove, PitcherCard, Slot
from hotstove.rulebooks.clutch.construction import batting
from hotstove.rulebooks.clutch.editions import EDITIONS
from hotstove.rulebooks.clutch.odds import pitched
from hotstove.rulebooks.clutch.results import Band, Chart, Result

BC = ((1, "SO"), (4, "GB"), (7, "FB"), (10, "BB"), (13, "1B"), (18, "2B"), (20, "3B"), (21, "HR"))
PC = ((1, "SO"), (7, "GB"), (13, "FB"), (17, "BB"), (19, "1B"), (20, "2B"), (23, "HR"))


def chart(bands):
    return Chart(tuple(Band(low, Result(code)) for low, code in bands))


def lark(year=2017, name="lark", **more):
    fields = {
        "id": name, "person": name, "name": name, "club": "owls", "edition": year, "salary": 400,
        "chart": chart(BC), "bats": "R", "on_base": 12, "matchup": {"L": 1},
        "gloves": (Glove(Slot.SHORTSTOP, 2),), "speed": 15, "baserunning": 16, "stealing": 18,
    }  # fmt: skip
    return BatterCard(**(fields | more))


def doyle(year=2017, name="doyle", **more):
    fields = {
        "id": name, "person": name, "name": name, "club": "owls", "edition": year, "salary": 400,
        "chart": chart(PC), "throws": "R", "command": 4, "matchup": {"R": 1}, "roles": {"SP": 6},
        "defense": 2, "x_zone": 2,
    }  # fmt: skip
    return PitcherCard(**(fields | more))


# The dice


def test_c17_31_a_mistake_changes_the_die_alone():
    """CL-58: over On-Base 12 with Command 5 go the faces 8 to 20; 1 and 2 are mistakes."""
    assert set(pitched(7, 2, gives=False)) == {(2, False, 24), (5, False, 20), (13, True, 20)}
    assert set(pitched(0, 2, gives=False)) == {(2, True, 24), (18, True, 20)}


def test_c24_38_a_mistake_gives_the_batter_the_advantage():
    assert set(pitched(0, 2, gives=True)) == {(2, False, 24), (18, True, 20)}
    assert set(pitched(0, 2, gives=True, is_tired=True)) == {(2, False, 24), (18, True, 24)}


@pytest.mark.parametrize("year", YEARS)
def test_chances_are_those_of_both_charts_and_the_match_ups(year):
    """CL-07, CL-08: one usual pitcher and one usual batter, counted out by hand."""
    usual = average_of([lark(year), doyle(year)], EDITIONS[year])
    found = chances_of(lark(year), usual)
    bat, bat24 = chart_chances(chart(BC)), chart_chances(chart(BC), 24)
    arm = chart_chances(chart(PC))
    for result in Result:
        wanted = (
            2 / 20 * bat24.get(result, 0) + 5 / 20 * bat.get(result, 0)
            + 13 / 20 * arm.get(result, 0)
        )  # fmt: skip
        assert found.get(result, 0) == pytest.approx(wanted)
    assert sum(found.values()) == pytest.approx(1)
    assert chances_of(doyle(year), usual) == pytest.approx(found)
    assert usual.runs == pytest.approx(runs_of(found))


def test_cl_07_a_switch_hitter_turns_round():
    """Against a right-hander he bats left: the pitcher's R+1 is of no use."""
    usual = average_of([lark(), doyle()], EDITIONS[2017])
    bats = {side: lark(bats=side, matchup={}) for side in "LRS"}
    assert chances_of(bats["S"], usual) == chances_of(bats["L"], usual)
    assert runs_of(chances_of(bats["S"], usual)) > runs_of(chances_of(bats["R"], usual))


def test_only_pitchers_of_one_hand():
    arms = [doyle(), doyle(name="thorn", throws="L", matchup={}, command=2)]
    cheap = doyle(name="cheap", salary=50)
    usual = average_of([lark(), *arms, cheap], EDITIONS[2017])
    both, left, right = (runs_of(chances_of(lark(), usual, hand)) for hand in ("", "L", "R"))
    assert right <= both <= left
    assert average_of([lark(), arms[1]], EDITIONS[2017]).runs == pytest.approx(left)


# Orders


def order_of(*cards):
    places = (*FIELDERS, Position.DESIGNATED_HITTER)
    return tuple(LineupSpot(card.id, at) for card, at in zip(cards, places, strict=False))


def nine(year, bands):
    """Nine men of one chart against pitchers of the very same."""
    men = {
        str(n): lark(year, str(n), chart=chart(bands), on_base=1, matchup={}) for n in range(9)
    }
    pitcher = doyle(year, chart=chart(bands), x_zone=0, command=0)
    return order_of(*men.values()), men, average_of([*men.values(), pitcher], EDITIONS[year])


@pytest.mark.parametrize("year", YEARS)
def test_homers_and_strikeouts_are_counted_exactly(year):
    """Three outs an inning at 1 - p each: 3 p / (1 - p) homers before them."""
    order, men, usual = nine(year, ((1, "SO"), (11, "HR")))
    assert expected_runs(order, men, usual) == pytest.approx(27, abs=0.001)
    order, men, usual = nine(year, ((1, "HR"), (16, "SO")))
    assert expected_runs(order, men, usual) == pytest.approx(81, abs=0.001)


@pytest.mark.parametrize("year", YEARS)
def test_walks_alone_force_runs_in(year):
    """CL-80: of k walks in an inning all but three score."""
    order, men, usual = nine(year, ((1, "SO"), (11, "BB")))
    chance = [(n + 1) * (n + 2) / 2 / 2 ** (n + 3) for n in range(60)]
    runs = sum(share * max(0, n - 3) for n, share in enumerate(chance))
    assert expected_runs(order, men, usual) == pytest.approx(9 * runs, abs=0.001)


def test_cl_86_a_fast_man_is_seldom_doubled_up():
    order, men, usual = nine(2017, ((1, "GB"), (12, "1B")))
    slow = {name: replace(card, speed=6) for name, card in men.items()}
    assert expected_runs(order, slow, usual) < expected_runs(order, men, usual)


def test_c24_43_a_liner_moves_nobody():
    bands = ((1, "GB"), (8, "1B")), ((1, "LD"), (8, "1B")), ((1, "SO"), (8, "1B"))
    grounders, liners, strikeouts = (expected_runs(*nine(2024, some)) for some in bands)
    assert liners == pytest.approx(strikeouts)
    assert grounders != pytest.approx(liners)


@pytest.mark.parametrize("year", YEARS)
def test_gloves_are_worth_what_they_take_away(year):
    """CL-28: a point of the infield, of the outfield; and what nine usual men come to."""
    points = unit_points(average(year))
    assert 0.02 < points.infield < 0.15
    assert 0.02 < points.outfield < 0.15
    assert 4.0 < usual_runs(average(year)) < 5.5


@pytest.mark.parametrize("year", YEARS)
def test_the_league_s_orders_score_about_what_its_games_come_to(year):
    house = shelf(year)
    runs = [expected_runs(r.order, house.cards, average(year)) for r in house.rosters.values()]
    assert 4.5 < sum(runs) / len(runs) < 5.6
    assert min(runs) > 3.8
    assert max(runs) < 7.0
    assert expected_runs((), house.cards, average(year)) == 0.0


# Worths


def test_where_a_card_may_be_and_what_for():
    """C17-03, C17-21, C24-02: first base is anybody's in 2017, at a price."""
    old, new = worths(2017), worths(2024)
    for year, found in ((2017, old), (2024, new)):
        for card in shelf(year).cards.values():
            places = set(found[card.id].at)
            if isinstance(card, PitcherCard):
                assert (Duty.ROTATION in places) == card.has("SP", "BP")
                assert (Duty.CLOSER in places) == card.has("CP")
                assert (Duty.FIRST_RELIEF in places) == card.has("RP", "OP")
                continue
            field = {at for at in FIELDERS if card.qualifies(at)}
            if year == 2017:
                field.add(Position.FIRST_BASE)
            assert places == {*field, Position.DESIGNATED_HITTER, Duty.BENCH}
    wide = next(c for c in shelf(2017).cards.values()
                if isinstance(c, BatterCard) and not c.qualifies(Position.FIRST_BASE))  # fmt: skip
    assert old[wide.id].at["1B"] < old[wide.id].at["DH"]


@pytest.mark.parametrize("year", YEARS)
def test_better_numbers_are_worth_more(year):
    usual, points = average(year), unit_points(average(year))
    house = shelf(year).cards.values()
    bat = next(card for card in house if isinstance(card, BatterCard) and card.on_base == 10)
    arm = next(card for card in house if isinstance(card, PitcherCard) and card.x_zone == 2)

    def worth(card, at):
        return worth_of(card, usual, points).at[at]

    dh = Position.DESIGNATED_HITTER
    for better in ({"on_base": 11}, {"matchup": {"R": 3}}, {"clutch": 3}):
        assert worth(replace(bat, **better), dh) > worth(replace(bat, matchup={}, clutch=0), dh)
    place = Duty.ROTATION if arm.has("SP") else Duty.FIRST_RELIEF
    for better in ({"command": arm.command + 1}, {"x_zone": 1}, {"defense": 6}):
        assert worth(replace(arm, **better), place) > worth(replace(arm, defense=0), place)


# Lineup cards


@pytest.mark.parametrize("year", YEARS)
def test_the_suggested_nine_plays_where_it_may(year):
    """CL-24, C17-21, C24-21: nine men, nine places, everybody qualified."""
    house = shelf(year)
    for roster in house.rosters.values():
        men = batting(roster, house.cards)
        order = suggested_nine(men, average(year))
        assert len({spot.player for spot in order}) == 9
        assert {spot.position for spot in order} == {*FIELDERS, Position.DESIGNATED_HITTER}
        for spot in order:
            allowed = men_for(men, spot.position, EDITIONS[year])
            assert spot.player in [card.id for card in allowed]
    assert suggested_nine(men[:8], average(year)) == ()


def test_c24_03_who_pitches_does_not_field():
    men = batting(shelf(2024).rosters["kites"], shelf(2024).cards)
    usual = suggested_nine(men, average(2024))
    star = next(spot.player for spot in usual if spot.position is Position.SHORTSTOP)
    order = suggested_nine(men, average(2024), pitcher=star)
    assert all(spot.position is Position.DESIGNATED_HITTER for spot in order if spot.player == star)


@pytest.mark.parametrize("year", YEARS)
def test_the_best_order_is_of_the_same_men_and_no_worse(year):
    house = shelf(year)
    order = house.rosters["anvils"].order
    best = best_order(order, house.cards, average(year), "L")
    assert set(best) == set(order)
    start = suggested(order, house.cards)
    runs = [expected_runs(each, house.cards, average(year), "L") for each in (start, best)]
    assert runs[1] >= runs[0]


def test_match_ups_make_another_nine():
    """Somewhere in the league somebody starts only against left-handers."""
    house = shelf(2024)
    changed = 0
    for roster in house.rosters.values():
        men = batting(roster, house.cards)
        left, right = (suggested_nine(men, average(2024), against=hand) for hand in "LR")
        runs = [expected_runs(o, house.cards, average(2024), "L") for o in (left, right)]
        changed += {s.player for s in left} != {s.player for s in right} and runs[0] > runs[1]
    assert changed


def test_cl_28_ratings_of_the_field():
    """Everybody's Defense where he stands; out of position it is -3."""
    order = order_of(*(lark(2024, str(n)) for n in range(9)))
    known = {str(n): lark(2024, str(n)) for n in range(9)}
    found = ratings(order, known, EDITIONS[2024])
    assert found[Position.SHORTSTOP] == 2
    assert found[Position.CATCHER] == -3
    assert len(found) == 8


@pytest.mark.parametrize("year", YEARS)
def test_cl_08_an_order_comes_to_something_else_against_each_hand(year):
    """CL-08: told by the office where nine known men bat."""
    office = front_office(f"clutch/{year}")
    stock = office.stocked(catalog())
    whole = office.default_roster(catalog(), "kites")
    hands = office.expected_by_hand(whole, stock, "order")
    assert hands["L"] > office.expected_runs(whole, stock, "order") > hands["R"]
    assert office.expected_by_hand(office.empty(), stock, "order") == {}
    showdown = front_office("showdown")
    usual = showdown.default_roster(catalog(), "kites")
    assert showdown.expected_by_hand(usual, showdown.stocked(catalog()), "al") == {}
