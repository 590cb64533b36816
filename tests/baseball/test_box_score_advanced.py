"""The box score of the advanced game, told by hand: SD-S by the ledger's worked examples."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

sys.path.append(str(Path(__file__).parent))
from hand_told import HandTold, random_story

from hotstove.baseball.bases import Runner
from hotstove.baseball.box_score import check_cross_foot
from hotstove.baseball.facts import CameToBat
from hotstove.play.seats import Side


def test_sd_s_02_the_ledgers_five_turns():
    """SD-S-02: 1B, IBB, GB, good bunt, FB scoring a runner: PA 5, AB 2."""
    story = HandTold()
    for code in ("1B", "IBB", "GB"):
        story.next[Side.VISITOR] = 1
        story.bats(code)
    story.next[Side.VISITOR] = 1
    story.bats("SH")
    story.next[Side.VISITOR] = 1
    story.bats("FB").tags_up(3)
    ames = story.batter("ames")
    assert (ames.pa, ames.ab, ames.bb, ames.ibb, ames.sh, ames.sf) == (5, 2, 1, 1, 1, 1)


def test_sd_s_03_a_runner_out_at_an_extra_base_takes_nothing_from_the_hit():
    story = HandTold().bats("1B", "1B").extra(2, out=2).down()
    assert (story.batter("bell").h, story.batter("bell").rbi) == (1, 0)
    assert (story.batter("ames").cs, story.box().home.assists) == (0, 1)
    assert check_cross_foot(story.box()) == []


def test_sd_s_04_an_intentional_walk_counts_on_its_own_too():
    story = HandTold().bats("IBB", "BB")
    assert (story.batter("ames").bb, story.batter("ames").ibb) == (1, 1)
    assert (story.pitcher("pike~").bb, story.pitcher("pike~").ibb) == (2, 1)


def test_sd_s_06_the_run_of_an_extra_base_is_batted_in():
    """SD-S-06: it belongs to the turn it follows, also after the catch."""
    assert HandTold().bats("2B", "1B").extra(3).batter("bell").rbi == 1
    assert HandTold().bats("3B", "FB").tags_up(3).batter("bell").rbi == 1


def test_sd_s_06_a_failed_double_play_bats_a_run_in():
    """SD-S-06: 0o [1:Cole 3:Dorn]: dp beats, RBI 0 and GIDP 1; dp fails, RBI 1."""
    start = HandTold().bats("3B", "BB", "GB DP")
    assert (start.batter("cole").rbi, start.batter("cole").gidp) == (0, 1)
    assert start.box().home.double_plays == 1
    start = HandTold().bats("3B", "BB", "GB FC")
    assert (start.batter("cole").rbi, start.batter("cole").gidp) == (1, 0)


def test_sd_s_06_none_for_a_stolen_run():
    story = HandTold().bats("3B").steals(3)
    assert (story.box().visitor.runs, story.box().visitor.total("rbi")) == (1, 0)


def test_sd_s_08_a_sacrifice_fly_only_when_the_run_counts():
    """SD-S-08: safe at home SF and RBI; out at home, or only to third, AB."""
    safe = HandTold().bats("3B", "FB").tags_up(3).batter("bell")
    out = HandTold().bats("3B", "FB").tags_up(3, out=3).batter("bell")
    third = HandTold().bats("2B", "FB").tags_up(2).batter("bell")
    assert [(man.sf, man.ab, man.rbi) for man in (safe, out, third)] == [
        (1, 0, 1), (0, 1, 0), (0, 1, 0),
    ]  # fmt: skip


def test_sd_s_09_a_double_steal_with_one_out():
    """SD-S-09: no SB for the other man."""
    story = HandTold().bats("1B", "BB").steals(1, 2, out=2)
    assert (story.batter("ames").cs, story.batter("bell").sb) == (1, 0)
    story = HandTold().bats("1B", "BB").steals(1, 2)
    assert (story.batter("ames").sb, story.batter("bell").sb) == (1, 1)


def test_sd_s_11_the_pinch_runner_scores():
    """SD-S-11, SD-S-20: the run is his, and its charge stays."""
    story = HandTold().bats("2B")
    runner = Runner("lowe", "pike~")
    story.bases = replace(story.bases, second=runner)
    story.relieved_by("rusk~").bats("1B").extra(3)
    lowe = story.batter("lowe")
    assert (lowe.r, lowe.spot, lowe.position) == (1, 1, "PR")
    assert story.batter("ames").r == 0
    assert (story.pitcher("pike~").r, story.pitcher("rusk~").r) == (1, 0)


def test_sd_s_12_the_batter_who_would_have_stood_on_first():
    """SD-S-12: 2o [1:Cole 3:Dorn] GB: LOB 2."""
    story = HandTold().bats("3B", "BB", "SO", "SO", "GB FC").change()
    assert story.outs == 0
    assert story.box().visitor.lob == 2
    assert check_cross_foot(story.box()) == []


def test_sd_s_14_games_and_starts():
    """SD-S-14: everybody who entered, and who started, at bat or on the mound."""
    story = HandTold().bats("SO").pinch_hits("kerr").pinch_hits("lowe").bats("SO")
    story.relieved_by("rusk~")
    assert [(man.g, man.gs) for man in map(story.batter, ("bell", "kerr", "lowe"))] == [
        (1, 1), (1, 0), (1, 0),
    ]  # fmt: skip
    assert story.batter("kerr").pa == 0
    assert [(man.g, man.gs) for man in map(story.pitcher, ("pike~", "rusk~"))] == [(1, 1), (1, 0)]


def test_sd_s_20_a_batter_safe_after_a_failed_double_play_is_the_present_pitchers():
    """SD-S-20: no shifting of responsibility on a force play."""
    story = HandTold().bats("1B").relieved_by("rusk~").bats("GB FC", "HR")
    assert (story.pitcher("pike~").r, story.pitcher("rusk~").r) == (0, 2)


def test_sd_s_20_the_ledgers_example():
    """SD-S-20: Pike leaves 1o [1:Cole 2:Dorn]; Rusk: 2B, Cole home on an extra base, HR: 2, 2."""
    story = HandTold().bats("SO", "1B", "1B").relieved_by("rusk~")
    story.bats("2B").extra(3).bats("HR")
    assert (story.pitcher("pike~").r, story.pitcher("rusk~").r) == (2, 2)
    assert (story.pitcher("rusk~").ir, story.pitcher("rusk~").irs) == (2, 2)


def test_sd_s_22_outs_on_the_bases_are_the_pitchers():
    story = HandTold().bats("1B", "1B").extra(2, out=2)
    assert story.pitcher("pike~").innings == "0.1"
    assert story.bats("GB DP").pitcher("pike~").innings == "1.0"


def test_sd_s_24_inherited_runners():
    """SD-S-24: those on base at his entry; scored while he pitches. None between innings."""
    story = HandTold().bats("1B", "1B").relieved_by("rusk~").bats("HR", "1B")
    story.relieved_by("tully~").bats("GB DP", "SO").change().down().relieved_by("nash~")
    lines = map(story.pitcher, ("pike~", "rusk~", "tully~", "nash~"))
    assert [(line.ir, line.irs) for line in lines] == [(0, 0), (2, 2), (1, 0), (0, 0)]


def test_sd_s_28_the_pitcher_of_the_result_has_it():
    """SD-S-28: changed between the announcement of the batter and the result."""
    story = HandTold()
    story.tell(CameToBat(Side.VISITOR, 1, "ames", "pike~")).relieved_by("rusk~").bats("HR")
    assert (story.pitcher("pike~").bf, story.pitcher("rusk~").bf) == (0, 1)
    assert story.pitcher("rusk~").r == 1


def test_sd_s_29_double_plays_assists_and_the_catchers_steals():
    story = HandTold().bats("1B").steals(1).bats("BB", "GB DP").change()
    box = story.bats("1B").steals(1, out=1).box()
    assert box.home.double_plays == 1
    assert [(line.player, line.sb, line.cs) for line in box.home.catching.values()] == [
        ("cole~", 1, 0)
    ]
    assert [(line.sb, line.cs) for line in box.visitor.catching.values()] == [(0, 1)]


# Who was where


def test_a_man_who_moves_leaves_a_trail():
    story = HandTold().down().fields({"dorn": "LF", "hume": "CF"}, side=Side.VISITOR)
    assert (story.batter("dorn").position, story.batter("hume").position) == ("CF→LF", "LF→CF")
    story.fields({"dorn": "CF", "hume": "LF"}, side=Side.VISITOR)
    assert story.batter("dorn").position == "CF→LF→CF"


def test_a_pinch_hitter_and_where_he_stayed():
    story = HandTold().bats("SO").pinch_hits("kerr").bats("1B", "GB DP").change()
    assert story.batter("kerr").position == "PH"
    story.fields({"kerr": "1B"}, side=Side.VISITOR)
    assert (story.batter("kerr").position, story.batter("kerr").spot) == ("PH→1B", 2)


def test_a_pinch_hitter_told_after_the_batter_was_announced():
    story = HandTold().tell(CameToBat(Side.VISITOR, 1, "ames", "pike~")).pinch_hits("kerr")
    box = story.bats("HR").box()
    assert [line.player for line in box.visitor.batting.values()][:3] == ["ames", "kerr", "bell"]
    assert (box.visitor.batting["kerr"].hr, box.visitor.batting["ames"].pa) == (1, 0)


def test_a_replacement_and_a_double_switch():
    """The new pitcher bats in the fielder's spot, the new fielder in the pitcher's."""
    story = HandTold(pitchers_bat=True).down()
    story.relieved_by("rusk", 8).fields({"moss": "LF", "rusk": "P"}, moss=5)
    lines = story.box().visitor.batting
    assert [(name, line.spot, line.position) for name, line in lines.items()][4:10] == [
        ("pike", 5, "P"), ("moss", 5, "LF"), ("fox", 6, "3B"), ("giles", 7, "SS"),
        ("hume", 8, "LF"), ("rusk", 8, "P"),
    ]  # fmt: skip
    assert list(story.box().visitor.pitching) == ["pike", "rusk"]


def test_a_pitcher_who_faced_nobody_has_his_line():
    story = HandTold().relieved_by("rusk~").relieved_by("tully~").bats("SO")
    assert [line.bf for line in story.box().home.pitching.values()] == [0, 0, 1]


def test_the_dh_in_the_field_and_the_pitcher_in_the_order():
    """SD-A-07: Eads goes to left; the pitcher takes the spot of the man who left."""
    story = HandTold().down().relieved_by("rusk", 8).fields({"eads": "LF"}, side=Side.VISITOR)
    assert (story.batter("eads").position, story.batter("rusk").spot) == ("DH→LF", 8)


@pytest.mark.parametrize("seed", range(60))
def test_random_advanced_games_cross_foot(seed):
    story = random_story(seed)
    found = story.box()
    assert check_cross_foot(found) == []
    for side in Side:
        staff = found.of(side).pitching.values()
        assert sum(line.irs for line in staff) <= sum(line.ir for line in staff)
        assert {line.spot for line in found.of(side).batting.values()} == set(range(1, 10))
        assert sum(line.gs for line in found.of(side).batting.values()) == 9
        assert sum(line.gs for line in staff) == 1
    assert found.winner != found.loser


def test_the_cross_foot_finds_a_double_play_nobody_turned():
    found = HandTold().bats("1B", "GB DP").box()
    found.home.double_plays = 0
    assert any("GDP" in fault for fault in check_cross_foot(found))
