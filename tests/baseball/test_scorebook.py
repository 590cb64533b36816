"""The scorebook, situation by situation."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))
from told_games import OUT, nine_scoreless, random_game, told

sys.path.append(str(Path(__file__).parents[1] / "rulebooks" / "showdown"))
from showdown_cast import at, lineup

from hotstove.baseball.bases import Advance, Base, Bases, Runner
from hotstove.baseball.box_score import box_score
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    LineupsShown,
    RunnersMoved,
)
from hotstove.baseball.game import BallGame
from hotstove.baseball.positions import Position
from hotstove.baseball.scorebook import Entry, Leg, scorebook
from hotstove.play.facts import Rolled
from hotstove.play.seats import Side


def first_half(story):
    return scorebook(told(story).facts).visitor.halves[0]


def turn(story, number):
    return first_half(story).appearances[number - 1]


# The journey of one man


def test_a_walk_moved_along_by_slot_3s_single():
    """The walk is his own; the next base he owes to the third in the order."""
    ames = turn("BB SO 1B", 1)
    assert ames.journey == "BB, 3"
    assert ames.legs == [
        Leg(Base.PLATE, Base.FIRST, "BB"),
        Leg(Base.FIRST, Base.SECOND, "3"),
    ]
    assert (ames.reached, ames.has_scored) == (Base.SECOND, False)


def test_a_double_gains_two_bases_in_one_leg():
    assert turn("2B", 1).legs == [Leg(Base.PLATE, Base.SECOND, "2B")]


def test_a_runner_goes_two_bases_on_a_double():
    assert turn("1B 2B", 1).legs[1] == Leg(Base.FIRST, Base.THIRD, "2")


def test_the_steal_of_a_1b_plus_is_his_own():
    """SD-S-09: the 1B+ stands as 1B+; second base is a stolen one."""
    ames = turn("1B+ SO", 1)
    assert (ames.code, ames.journey) == ("1B+", "1B+, SB")


def test_no_steal_is_written_where_second_is_taken():
    assert turn("SO BB", 2).journey == "BB"
    dorn = turn("BB GB FB 1B+ BB", 4)
    assert dorn.journey == "1B+, 5"


def test_a_homer_clears_the_bases_and_the_running_score_follows_the_plate():
    half = first_half("BB 1B HR SO SO SO")
    ames, bell, cole = half.appearances[:3]
    assert [man.journey for man in (ames, bell, cole)] == ["BB, 2, 3", "1B, 3", "HR"]
    assert [man.score for man in (ames, bell, cole)] == [1, 2, 3]
    assert all(man.has_scored for man in (ames, bell, cole))
    assert (cole.rbi, half.runs, half.hits) == (3, 3, 2)


def test_a_walk_with_the_bases_full_forces_a_run_in():
    half = first_half("BB BB BB BB")
    assert half.appearances[0].journey == "BB, 2, 3, 4"
    assert (half.appearances[3].rbi, half.runs) == (1, 1)


# Outs


def test_outs_are_numbered_within_the_half():
    turns = first_half("SO BB GB 1B PU").appearances
    assert [man.out for man in turns] == [1, 0, 2, 0, 3]
    assert (turns[0].reached, turns[0].out_at) == (Base.PLATE, Base.FIRST)


def test_no_fielder_is_invented():
    """The code is what the card says and no more."""
    codes = {man.code for man in first_half("GB FB PU").appearances}
    assert codes == {"GB", "FB", "PU"}


def test_the_last_batter_of_a_half_is_marked_once_the_half_is_over():
    assert [man.is_last for man in first_half("SO SO").appearances] == [False, False]
    book = scorebook(told("SO BB SO SO / SO").facts)
    assert [man.is_last for man in book.visitor.halves[0].appearances] == [False] * 3 + [True]
    assert book.visitor.halves[0].is_complete
    assert not book.home.halves[0].is_complete


def runner_caught():
    """A runner caught stealing, as the higher levels tell it."""
    facts = list(told("1B").facts)
    caught = Advance(Runner("ames", "pike~"), Base.FIRST, Base.SECOND, is_out=True)
    facts += [CameToBat(Side.VISITOR, 2, "bell", "pike~"), RunnersMoved("CS", "pike~", (caught,))]
    return facts


def test_a_runner_put_out_knows_where_and_how():
    facts = runner_caught()
    ames = scorebook(facts).visitor.halves[0].appearances[0]
    assert (ames.journey, ames.out, ames.out_at) == ("1B, CS", 1, Base.SECOND)
    assert ames.reached is Base.FIRST


def test_a_double_play_numbers_both_men():
    facts = list(told("1B").facts)
    batter, runner = Runner("bell", "pike~"), Runner("ames", "pike~")
    facts += [
        CameToBat(Side.VISITOR, 2, "bell", "pike~"),
        Batted(
            "bell",
            "pike~",
            "GB",
            (
                Advance(runner, Base.FIRST, Base.SECOND, is_out=True),
                Advance(batter, Base.PLATE, Base.FIRST, is_out=True),
            ),
            is_double_play=True,
        ),
    ]
    ames, bell = scorebook(facts).visitor.halves[0].appearances
    assert (ames.out, bell.out, bell.is_double_play) == (1, 2, True)
    assert ames.legs[-1] == Leg(Base.FIRST, Base.SECOND, "2", is_out=True)


# The half-inning


def test_left_on_base_and_hits_by_half():
    half = first_half("BB 1B SO SO SO / SO")
    assert (half.left_on_base, half.hits, half.runs) == (2, 1, 0)


def test_the_score_stands_at_the_end_of_each_half():
    book = scorebook(told(f"HR {OUT} / BB HR {OUT} / {OUT}").facts)
    assert book.visitor.halves[0].score == (1, 0)
    assert book.home.halves[0].score == (1, 2)
    assert book.visitor.halves[1].score == (1, 2)


def test_batting_around_needs_a_second_column():
    half = first_half("BB " * 9 + "SO SO SO")
    assert half.columns == 2
    assert [man.column for man in half.appearances] == [0] * 9 + [1] * 3
    assert first_half("BB " * 6 + "SO SO SO").columns == 1


def test_batting_around_counts_by_slot_not_by_the_first_in_the_order():
    """Slots 4 to 9 and 1 to 3 share a column; slot 4 opens the next."""
    book = scorebook(told(f"{OUT} / {OUT} / " + "BB " * 9 + OUT).facts)
    turns = book.visitor.halves[1].appearances
    assert turns[0].spot == 4
    assert [man.spot for man in turns if man.column == 1] == [4, 5, 6]


def test_twenty_in_one_half_need_three_columns():
    assert first_half("1B " * 20).columns == 3


def test_the_order_goes_on_where_it_stopped():
    book = scorebook(told(f"{OUT} / {OUT} / SO").facts)
    assert book.visitor.halves[1].appearances[0].spot == 4


# The dice


def test_the_dice_of_a_turn_are_kept_in_order():
    session = told("SO")
    faces = [(die.purpose, die.face) for die in turn("SO", 1).rolls]
    thrown = [(f.purpose, f.face) for f in session.facts if isinstance(f, Rolled)]
    assert faces == thrown == [("pitch", 1), ("swing", 1)]


def test_dice_thrown_for_home_belong_to_no_turn():
    facts = [Rolled(20, 12, "home", 0), *told("SO").facts]
    first = scorebook(facts).visitor.halves[0].appearances[0]
    assert [die.purpose for die in first.rolls] == ["pitch", "swing"]


# Men and pitchers


def test_the_starters_have_their_positions_and_no_entry():
    book = scorebook(told("SO").facts)
    man = book.visitor.slots[0].men[0]
    assert (man.player, man.positions, man.came_in) == ("ames", [Position.SECOND_BASE], None)
    assert [slot.number for slot in book.home.slots] == list(range(1, 10))
    assert [pitcher.player for pitcher in book.home.staff] == ["pike~"]


def relieved():
    """The third batter is a pinch hitter and meets a new pitcher."""
    facts = list(told("1B SO").facts)
    facts += [
        CameToBat(Side.VISITOR, 3, "kerr", "rusk~"),
        Batted(
            "kerr",
            "rusk~",
            "1B",
            (
                Advance(Runner("lowe", "pike~"), Base.FIRST, Base.SECOND),
                Advance(Runner("kerr", "rusk~"), Base.PLATE, Base.FIRST),
            ),
            hit=1,
        ),
    ]
    return facts


def test_the_first_batter_of_a_new_pitcher_is_marked():
    book = scorebook(relieved())
    assert [man.is_new_pitcher for man in book.visitor.appearances()] == [False, False, True]
    assert [pitcher.player for pitcher in book.home.staff] == ["pike~", "rusk~"]
    assert book.home.staff[1].came_in == Entry(1, Side.VISITOR)


def test_a_pinch_hitter_takes_over_the_slot():
    book = scorebook(relieved())
    slot = book.visitor.slots[2]
    assert [man.player for man in slot.men] == ["cole", "kerr"]
    assert slot.men[1].came_in == Entry(1, Side.VISITOR, "PH")
    assert book.visitor.appearances()[2].is_new_man


def test_a_pinch_runner_goes_on_with_the_mans_box():
    """Lowe ran for Ames: one box, two men in the slot."""
    book = scorebook(relieved())
    assert book.visitor.appearances()[0].journey == "1B, 3"
    assert [man.player for man in book.visitor.slots[0].men] == ["ames", "lowe"]
    assert book.visitor.slots[0].men[1].came_in == Entry(1, Side.VISITOR, "PR")


def test_eight_men_fit_into_one_slot():
    facts = list(told("SO").facts)
    for number in range(7):
        out = Advance(Runner(f"man{number}", "pike~"), Base.PLATE, Base.FIRST, is_out=True)
        facts += [
            CameToBat(Side.VISITOR, 1, f"man{number}", "pike~"),
            Batted(f"man{number}", "pike~", "SO", (out,), is_strikeout=True),
        ]
    assert len(scorebook(facts).visitor.slots[0].men) == 8


# Games of every length


def test_extra_innings():
    book = scorebook(told(nine_scoreless(f"HR {OUT} / {OUT}")).facts)
    assert book.innings == 10
    assert (book.visitor.halves[9].inning, book.visitor.halves[9].runs) == (10, 1)
    assert book.is_final


def test_a_walk_off_ends_the_half_where_it_stands():
    """SD-G-02: the last batter is marked though nobody is out."""
    book = scorebook(told(" / ".join([OUT] * 17) + " / BB HR").facts)
    half = book.home.halves[8]
    assert book.is_final
    assert half.is_complete
    assert half.appearances[-1].is_last
    assert (half.runs, half.score) == (2, (0, 2))


def test_an_unplayed_bottom_has_no_half():
    """SD-G-01: the home side leads after the top of the ninth."""
    story = " / ".join([OUT, f"HR {OUT}", *[OUT] * 15])
    book = scorebook(told(story).facts)
    assert book.is_final
    assert (len(book.visitor.halves), len(book.home.halves)) == (9, 8)


def test_an_unfinished_game_is_written_as_far_as_it_went():
    session = random_game(until=lambda game: game.state.inning == 4)
    book = scorebook(session.facts)
    assert not book.is_final
    assert len(book.home.halves) == 3
    assert sum(half.runs for half in book.home.halves) == session.state.home_runs


def test_nothing_yet():
    book = scorebook([])
    assert (book.innings, book.is_final, book.visitor.halves) == (0, False, [])
    assert all(slot.men == [] for slot in book.home.slots)


# From the middle of a game


def test_a_game_without_lineups_shown_is_written_from_its_start():
    """B9, one out, Cole on first: the facts begin there, and so does the book."""
    session = at("B9 1o [1:Cole] 4-4", dice=[1, 19])
    start = BallGame(
        inning=9,
        batting=Side.HOME,
        outs=1,
        bases=Bases(first=Runner("cole~", "pike")),
        visitor_runs=4,
        home_runs=4,
    )
    book = scorebook(session.facts, start)
    half = book.home.halves[0]
    assert (half.inning, half.placed[0].journey) == (9, "1")
    assert (half.placed[0].score, half.score) == (5, (4, 5))
    assert book.home.slots[0].men[0].player == "ames~"
    assert half.appearances[0].journey == "3B"


def test_without_a_start_a_runner_is_written_down_when_he_moves():
    session = at("B9 1o [1:Cole] 4-4", dice=[1, 12])
    half = scorebook(session.facts).home.halves[0]
    assert [(man.spot, man.batter, man.journey) for man in half.placed] == [(0, "cole~", "1")]


def test_outs_before_the_start_are_counted_on():
    session = at("T3 2o [] 0-0", dice=[1, 1])
    half = scorebook(session.facts, BallGame(inning=3, outs=2)).visitor.halves[0]
    assert half.appearances[0].out == 3


# Against the box score


@pytest.mark.parametrize("seed", range(40))
def test_the_book_and_the_box_score_tell_the_same_game(seed):
    facts = random_game(seed).facts
    book, box = scorebook(facts), box_score(facts)
    for side in Side:
        mine, lines = book.of(side), box.of(side)
        turns = mine.appearances()
        assert len(turns) == lines.total("pa")
        assert [half.runs for half in mine.halves] == lines.innings
        assert sum(man.has_scored for man in turns) == lines.runs
        assert sum(man.rbi for man in turns) == lines.total("rbi")
        assert sum(half.hits for half in mine.halves) == lines.hits
        assert sum(half.left_on_base for half in mine.halves) == lines.lob
        outs = sum(man.out > 0 for man in turns)
        assert outs == sum(line.outs for line in box.of(side.other).pitching.values())
        for half in mine.halves:
            fates = [(man.out > 0) + man.has_scored for man in half.appearances]
            assert half.left_on_base == fates.count(0)
            assert sorted(man.out for man in half.appearances if man.out) == list(
                range(1, sum(man.out > 0 for man in half.appearances) + 1)
            )


def test_both_lineups_are_written_even_before_anybody_bats():
    book = scorebook([LineupsShown(lineup(), lineup(suffix="~"))])
    assert len(book.visitor.slots[8].men) == len(book.home.slots[8].men) == 1
