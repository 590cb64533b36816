"""The box score, SD-S, by the ledger's worked examples as far as the basic game can show them."""

from __future__ import annotations

import sys
from itertools import count
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))
from told_games import OUT, nine_scoreless, play_on, random_game, told

sys.path.append(str(Path(__file__).parents[1] / "rulebooks" / "showdown"))
from showdown_cast import at, lineup

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.box_score import box_score, check_cross_foot, rate
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    GameEnded,
    LineupsShown,
    RunnersMoved,
    SidesChanged,
)
from hotstove.play.seats import Side


def box(story, **house):
    return box_score(told(story, **house).facts)


def batter(story, name):
    return box(story).visitor.batting[name]


def pitcher(story):
    """Pike~, who pitches to the visitors."""
    return box(story).home.pitching["pike~"]


class Told:
    """Facts written by hand, for what only the higher levels can do."""

    def __init__(self):
        self.facts = [LineupsShown(lineup(), lineup(suffix="~"))]
        self.side = Side.VISITOR
        self.names = (f"man{number}" for number in count())

    def bats(self, name, mound, code, *moves, **more):
        self.facts.append(CameToBat(self.side, 1, name, mound))
        self.facts.append(Batted(name, mound, code, moves, **more))

    def outs(self, number, mound):
        for _ in range(number):
            name = next(self.names)
            out = Advance(Runner(name, mound), Base.PLATE, Base.FIRST, is_out=True)
            self.bats(name, mound, "GB", out)

    def runs(self, number, mound):
        for _ in range(number):
            name = next(self.names)
            self.bats(name, mound, "HR", run(name, mound), hit=4, rbi=1)

    def change(self):
        self.facts.append(SidesChanged())
        self.side = self.side.other

    def box(self):
        return box_score([*self.facts, GameEnded()])


def run(name, charged, start=Base.PLATE):
    return Advance(Runner(name, charged), start, Base.HOME)


def to(base, name, charged, start=Base.PLATE):
    return Advance(Runner(name, charged), start, base)


def out(name, charged, start=Base.PLATE):
    return Advance(Runner(name, charged), start, Base(start + 1), is_out=True)


# At the plate


def test_sd_s_01_every_turn_carried_out_is_a_plate_appearance():
    """SD-S-01: none for one that is still under way."""
    session = told("BB 1B SO")
    assert box_score(session.facts).visitor.total("pa") == 3
    at_bat = [*session.facts, CameToBat(Side.VISITOR, 4, "dorn", "pike~")]
    assert box_score(at_bat).visitor.batting["dorn"].pa == 0


def test_sd_s_02_walks_and_sacrifices_are_no_at_bats():
    """SD-S-02, SD-S-07, SD-S-08: 1B, IBB, GB, a good bunt, a scoring FB: PA 5, AB 2."""
    story, mound = Told(), "pike~"
    story.bats("ames", mound, "1B", to(Base.FIRST, "ames", mound), hit=1)
    story.bats("ames", mound, "IBB", to(Base.FIRST, "ames", mound), is_walk=True)
    story.bats("ames", mound, "GB", out("ames", mound))
    moved = to(Base.SECOND, "bell", mound, Base.FIRST)
    story.bats("ames", mound, "SH", moved, out("ames", mound), sacrifice="SH")
    fly = run("bell", mound, Base.THIRD)
    story.bats("ames", mound, "FB", fly, out("ames", mound), sacrifice="SF", rbi=1)
    ames = story.box().visitor.batting["ames"]
    assert (ames.pa, ames.ab, ames.sh, ames.sf, ames.bb, ames.rbi) == (5, 2, 1, 1, 1, 1)


def test_sd_s_03_a_1b_plus_is_a_single():
    """SD-S-03: both kinds of single, doubles, triples and homers are hits."""
    found = box("1B 2B 1B 3B HR")
    assert found.visitor.hits == 5
    assert (batter("1B+", "ames").h, batter("1B+", "ames").total_bases) == (1, 1)
    lines = found.visitor
    assert [lines.total(kind) for kind in ("doubles", "triples", "hr")] == [1, 1, 1]
    assert sum(line.total_bases for line in lines.batting.values()) == 1 + 2 + 1 + 3 + 4


def test_sd_s_04_and_05_walks_and_strikeouts_count_for_both_men():
    """SD-S-04, SD-S-05: to the batter and to the pitcher."""
    story = "BB SO BB SO"
    lines = box(story).visitor
    assert (lines.batting["ames"].bb, lines.batting["bell"].so) == (1, 1)
    assert (pitcher(story).bb, pitcher(story).so) == (2, 2)


def test_sd_s_06_a_run_batted_in_for_every_run_of_his_turn():
    """SD-S-06: by hit and by a walk with the bases full; his own homer counts."""
    assert batter("BB BB 2B", "cole").rbi == 1
    assert batter("BB BB BB BB", "dorn").rbi == 1
    assert batter("SO BB BB BB HR", "eads").rbi == 4
    assert batter("2B GB", "bell").rbi == 0


def test_sd_s_06_and_10_none_on_a_double_play():
    """SD-S-06, SD-S-10: 0o [1:Cole 3:Dorn], GB, dp beats: Dorn scores, RBI 0, GIDP 1."""
    story, mound = Told(), "pike~"
    story.bats("dorn", mound, "3B", to(Base.THIRD, "dorn", mound), hit=3)
    story.bats("cole", mound, "BB", to(Base.FIRST, "cole", mound), is_walk=True)
    moves = (run("dorn", mound, Base.THIRD), out("cole", mound, Base.FIRST), out("ames", mound))
    story.bats("ames", mound, "GB", *moves, is_double_play=True, rbi=0)
    found = story.box()
    assert (found.visitor.batting["ames"].rbi, found.visitor.batting["ames"].gidp) == (0, 1)
    assert (found.visitor.runs, found.home.pitching[mound].outs) == (1, 2)
    assert check_cross_foot(found) == []


def test_sd_s_09_the_1b_plus_makes_a_stolen_base():
    """SD-S-09: and none where second was taken; a man caught gets a CS."""
    assert batter("1B+ SO", "ames").sb == 1
    assert batter("1B+", "ames").sb == 0
    facts = [*told("1B").facts, CameToBat(Side.VISITOR, 2, "bell", "pike~")]
    facts.append(RunnersMoved("CS", "pike~", (out("ames", "pike~", Base.FIRST),)))
    ames = box_score(facts).visitor.batting["ames"]
    assert (ames.sb, ames.cs) == (0, 1)


def test_sd_s_11_the_run_is_the_runners():
    """SD-S-11: who stood on the base scores, not who batted."""
    lines = box("BB SO HR").visitor.batting
    assert [lines[name].r for name in ("ames", "bell", "cole")] == [1, 0, 1]


def test_sd_s_12_left_on_base_at_the_third_out():
    """SD-S-12: and nobody is carried into the next half."""
    found = box("BB 1B SO SO SO / 1B SO SO SO / SO SO SO")
    assert (found.visitor.lob, found.home.lob) == (2, 1)


def test_sd_s_12_left_on_base_at_a_walk_off():
    """SD-S-12: bases full, a single wins; two stay on second and third, one on first."""
    found = box(" / ".join([OUT] * 17) + " / BB BB BB 1B")
    assert found.is_final
    assert (found.home.runs, found.home.lob) == (1, 3)


# The line score


def test_sd_s_13_runs_by_inning():
    """SD-S-13: runs by inning, R, H; blank what is still to come."""
    found = box(f"HR {OUT} / {OUT} / {OUT} / 1B HR {OUT} / SO")
    assert found.line(Side.VISITOR) == ["1", "0", "0", *[""] * 6]
    assert found.line(Side.HOME) == ["0", "2", *[""] * 7]
    assert (found.visitor.runs, found.home.runs, found.home.hits) == (1, 2, 2)


def test_sd_s_13_an_unplayed_bottom_and_extra_innings():
    """SD-S-13: x in the ninth, and as many columns as innings."""
    ahead = box(" / ".join([OUT, f"HR {OUT}", *[OUT] * 15]))
    assert ahead.line(Side.HOME) == ["1", *"0000000", "x"]
    longer = box(nine_scoreless(f"{OUT} / {OUT} / 3B 1B {OUT} / {OUT}"))
    assert longer.line(Side.VISITOR) == [*"0000000000", "1"]
    assert len(longer.line(Side.HOME)) == 11


# Rates


@pytest.mark.parametrize(
    ("above", "below", "shown"),
    [(7, 24, ".292"), (0, 4, ".000"), (4, 4, "1.000"), (0, 0, "—"), (5, 4, "1.250")],
)
def test_sd_s_15_rates(above, below, shown):
    """SD-S-15: 7 H in 24 AB are .292; nothing below is a dash."""
    assert rate(above, below) == shown


# On the mound


def test_sd_s_20_the_run_is_charged_to_whom_he_reached_against():
    """SD-S-20: Pike leaves [1:Cole 2:Dorn]; Rusk: 2B and both score, HR: Pike 2, Rusk 2."""
    story = Told()
    story.bats("dorn", "pike~", "1B", to(Base.FIRST, "dorn", "pike~"), hit=1)
    up = to(Base.SECOND, "dorn", "pike~", Base.FIRST)
    story.bats("cole", "pike~", "1B", up, to(Base.FIRST, "cole", "pike~"), hit=1)
    home = (run("dorn", "pike~", Base.SECOND), run("cole", "pike~", Base.FIRST))
    story.bats("ames", "rusk~", "2B", *home, to(Base.SECOND, "ames", "rusk~"), hit=2, rbi=2)
    four = (run("ames", "rusk~", Base.SECOND), run("bell", "rusk~"))
    story.bats("bell", "rusk~", "HR", *four, hit=4, rbi=2)
    staff = story.box().home.pitching
    assert (staff["pike~"].r, staff["rusk~"].r) == (2, 2)
    assert (staff["pike~"].h, staff["rusk~"].h) == (2, 2)


def test_sd_s_21_every_run_is_earned():
    """SD-S-21."""
    line = pitcher("HR 1B HR")
    assert (line.r, line.er) == (3, 3)


def test_sd_s_22_outs_are_thirds_of_an_inning():
    """SD-S-22: 17 outs read 5.2; an out on the bases counts too."""
    innings = " / ".join([OUT] * 10) + " / SO SO"
    line = pitcher(innings)
    assert (line.outs, line.innings) == (17, "5.2")
    facts = [*told("1B").facts, CameToBat(Side.VISITOR, 2, "bell", "pike~")]
    facts.append(RunnersMoved("CS", "pike~", (out("ames", "pike~", Base.FIRST),)))
    assert box_score(facts).home.pitching["pike~"].innings == "0.1"


def test_sd_s_23_what_a_pitcher_is_charged_with():
    """SD-S-23: batters faced, hits, homers, walks, strikeouts."""
    line = pitcher("BB 1B HR SO GB 2B")
    assert (line.bf, line.h, line.hr, line.bb, line.so) == (6, 3, 1, 1, 1)


def test_sd_s_25_the_lead_that_was_never_lost_again_decides():
    """SD-S-25: the visitors lead, are caught, and lose to the later lead."""
    found = box(" / ".join([f"HR {OUT}", f"HR {OUT}", OUT, f"HR {OUT}", *[OUT] * 13]))
    assert found.is_final
    assert (found.winner, found.loser) == ("pike~", "pike")


def test_sd_s_25_nobody_wins_before_the_end():
    """SD-S-25."""
    found = box(f"HR {OUT} / SO")
    assert (found.winner, found.loser, found.is_final) == ("", "", False)


def test_sd_s_25_a_starter_without_fifteen_outs_yields_to_the_longest_reliever():
    """SD-S-25: starter 14 outs, 5-2; Rusk 3, Tully 7, Nash 3: the win is Tully's."""
    story = Told()
    story.runs(5, "pike~")
    story.outs(3, "pike~")
    story.change()
    story.runs(2, "pike")
    outs = [*["pike"] * 14, *["rusk"] * 3, *["tully"] * 7, *["nash"] * 3]
    for number, mound in enumerate(outs, 1):
        story.outs(1, mound)
        if number % 3 == 0 and number < 27:
            story.change()
            story.outs(3, "pike~")
            story.change()
    found = story.box()
    assert (found.visitor.runs, found.home.runs) == (5, 2)
    assert found.visitor.pitching["pike"].outs == 14
    assert (found.winner, found.loser) == ("tully", "pike~")


# What adds up


def test_a_game_that_begins_in_the_middle_is_added_up_too():
    """B9 1o [1:Cole] 4-4: Cole, whom nobody saw reach, scores the winning run."""
    found = box_score(at("B9 1o [1:Cole] 4-4", dice=[1, 19]).facts)
    assert found.home.batting["cole~"].r == 1
    assert (found.home.runs, found.home.lob) == (1, 1)


def test_the_cross_foot_finds_a_wrong_total():
    session = told("BB 1B HR SO SO SO / SO")
    right = box_score(session.facts)
    assert check_cross_foot(box_score(told(f"BB HR {OUT} / {OUT}").facts)) == []
    right.visitor.batting["ames"].ab += 1
    assert any("AB" in fault for fault in check_cross_foot(right))


def test_a_finished_random_game_cross_foots():
    assert check_cross_foot(box_score(random_game(11).facts)) == []


def test_playing_on_adds_to_the_same_box():
    session = told("BB")
    assert box_score(play_on(session, "HR").facts).visitor.runs == 2
