"""The scorebook of the advanced game, told by hand: men who come in, extra bases, plays."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))
from hand_told import HandTold, random_story

from hotstove.baseball.bases import Base
from hotstove.baseball.facts import PitchingChange
from hotstove.baseball.scorebook import Entry
from hotstove.play.seats import Side


def visitors(story):
    return story.book().visitor.halves[-1].appearances


def test_an_extra_base_goes_on_with_the_mans_box():
    """``2+``: the base he tried for on slot 2's single; the run is Bell's to bat in."""
    ames, bell = visitors(HandTold().bats("2B", "1B").extra(3))
    assert ames.journey == "2B, 2, 2+"
    assert (ames.has_scored, ames.score, bell.rbi) == (True, 1, 1)


def test_a_man_thrown_out_at_an_extra_base():
    ames, bell = visitors(HandTold().bats("1B", "1B").extra(2, out=2))
    assert (ames.journey, ames.out, ames.out_at) == ("1B, 2, 2+", 1, Base.THIRD)
    assert (bell.out, bell.mark) == (0, "")


def test_a_tag_up_makes_a_sacrifice_fly():
    ames, bell = visitors(HandTold().bats("3B", "FB").tags_up(3))
    assert (ames.journey, bell.mark, bell.rbi, bell.out) == ("3B, 2+", "SF", 1, 1)


def test_the_dice_of_a_throw_belong_to_the_turn():
    ames, bell = visitors(HandTold().bats("2B", "1B").extra(3))
    assert [die.purpose for die in bell.rolls] == ["pitch", "swing", "throw"]
    assert [die.purpose for die in ames.rolls] == ["pitch", "swing"]


def test_a_double_play_joins_both_men():
    ames, bell = visitors(HandTold().bats("1B", "GB DP"))
    assert (ames.out, bell.out, bell.mark) == (1, 2, "DP")
    assert bell.doubled == [ames]
    assert ames.journey == "1B, 2"


def test_a_force_out_names_the_slot_and_the_batter_is_a_fielders_choice():
    ames, bell = visitors(HandTold().bats("1B", "GB FC"))
    assert (ames.journey, ames.out, ames.out_at) == ("1B, FC2", 1, Base.SECOND)
    assert (bell.mark, bell.out, bell.reached) == ("FC", 0, Base.FIRST)


def test_a_pinch_hitter_has_his_entry_and_his_line():
    story = HandTold().bats("SO").pinch_hits("kerr").bats("1B", "SO")
    man = story.book().visitor.slots[1].men[1]
    assert (man.player, man.came_in, man.trail) == ("kerr", Entry(1, Side.VISITOR, "PH"), "PH")
    assert [turn.is_new_man for turn in visitors(story)] == [False, True, False]


def test_a_second_pinch_hitter_for_the_first():
    """SD-A-40: Kerr never batted; both stand in the slot."""
    story = HandTold().pinch_hits("kerr").relieved_by("rusk~").pinch_hits("lowe").bats("SO")
    assert [man.player for man in story.book().visitor.slots[0].men] == ["ames", "kerr", "lowe"]
    assert visitors(story)[0].is_new_man


def test_a_replacement_is_new_at_his_first_turn():
    story = HandTold().down().fields({"moss": "2B"}, side=Side.VISITOR, moss=1).down()
    for _ in range(2):
        story.next[Side.VISITOR] = 1
        story.bats("1B")
    man = story.book().visitor.slots[0].men[1]
    assert (man.came_in, man.trail) == (Entry(1, Side.HOME, "DS"), "2B")
    assert [turn.is_new_man for turn in visitors(story)] == [True, False]


def test_a_switch_of_positions_is_dated():
    story = HandTold().down().fields({"dorn": "LF", "hume": "CF"}, side=Side.VISITOR)
    dorn = story.book().visitor.slots[3].men[0]
    assert (dorn.trail, dorn.moves) == ("CF→LF", [Entry(1, Side.HOME)])


def test_a_pinch_hitters_first_position_is_no_switch():
    story = HandTold().pinch_hits("kerr").bats("SO", "SO", "SO").change()
    story.fields({"kerr": "2B"}, side=Side.VISITOR)
    kerr = story.book().visitor.slots[0].men[1]
    assert (kerr.trail, kerr.moves) == ("PH→2B", [])


def test_a_new_pitcher_is_marked_at_his_first_batter():
    story = HandTold().bats("BB").relieved_by("rusk~").bats("SO", "SO")
    assert [turn.is_new_pitcher for turn in visitors(story)] == [False, True, False]
    assert story.book().home.staff[1].came_in == Entry(1, Side.VISITOR)


def test_a_pitcher_told_before_the_sides_changed_came_in_with_the_next_half():
    story = HandTold().bats("SO", "SO", "SO")
    story.tell(PitchingChange(Side.VISITOR, "rusk", "pike")).change()
    assert story.book().visitor.staff[1].came_in == Entry(1, Side.HOME)
    assert story.box().visitor.pitching["rusk"].ir == 0


def test_a_pitcher_in_the_order():
    story = HandTold(pitchers_bat=True).down().relieved_by("rusk", 5)
    rusk = story.book().visitor.slots[4].men[1]
    assert (rusk.player, rusk.trail, rusk.came_in) == ("rusk", "P", Entry(1, Side.HOME))


# Play by play


def plays(story):
    return story.book().visitor.halves[-1].plays


def test_a_play_knows_the_bases_before_and_after():
    single = plays(HandTold().bats("2B", "1B").extra(3))[1]
    assert [runner and runner.spot for runner in single.before] == [None, 1, None]
    assert [runner and runner.spot for runner in single.after] == [2, None, None]
    assert [(move.runner.player, move.shown) for move in single.moves] == [
        ("ames", "2-3"), ("bell", "B-1"), ("ames", "3-H"),
    ]  # fmt: skip
    assert (single.runs, single.rbi, single.score) == (1, 1, (1, 0))


def test_a_steal_is_a_play_of_its_own():
    single, steal = plays(HandTold().bats("1B").steals(1, out=1))
    assert (steal.code, steal.is_turn, steal.outs_before, steal.outs) == ("CS", False, 0, 1)
    assert [move.shown for move in steal.moves] == ["1X2"]
    assert (single.is_safe, steal.is_safe) == (True, False)


def test_a_hit_is_safe_though_another_is_thrown_out():
    assert plays(HandTold().bats("1B", "1B").extra(2, out=2))[1].is_safe


def test_changes_stand_before_the_play_they_led_to():
    story = HandTold().pinch_hits("kerr").relieved_by("rusk~").bats("SO")
    told = [(change.role, change.incoming, change.outgoing) for change in plays(story)[0].changes]
    assert told == [("PH", "kerr", "ames"), ("P", "rusk~", "pike~")]


def test_a_forfeit_is_in_the_book():
    book = HandTold().bats("SO").forfeited_by(Side.HOME).book()
    assert (book.forfeited_by, book.is_final) == (Side.HOME, True)


@pytest.mark.parametrize("seed", range(40))
def test_book_and_box_of_an_advanced_game_agree(seed):
    story = random_story(seed)
    book, box = story.book(), story.box()
    for side in Side:
        mine, lines = book.of(side), box.of(side)
        turns = mine.appearances()
        assert len(turns) == lines.total("pa")
        assert [half.runs for half in mine.halves] == lines.innings
        assert sum(turn.rbi for turn in turns) == lines.total("rbi")
        assert sum(half.left_on_base for half in mine.halves) == lines.lob
        assert [reliever.player for reliever in mine.staff] == list(lines.pitching)
        assert {man.player for slot in mine.slots for man in slot.men} == set(lines.batting)
        for slot in mine.slots:
            for man in slot.men:
                assert lines.batting[man.player].position == man.trail
        for half in mine.halves:
            assert sum(play.runs for play in half.plays) == half.runs
            assert sum(play.is_turn for play in half.plays) == len(half.appearances)
            for one, two in pairwise(half.plays):
                assert (one.after, one.outs) == (two.before, two.outs_before)
