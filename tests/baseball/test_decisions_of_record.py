"""Win, loss, save, hold and blown save by the ledger's SD-S-25 to 27, and forfeits by SD-G-06."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))
from hand_told import HOME, VISITOR, HandTold

from hotstove.baseball.decisions_of_record import Outing
from hotstove.baseball.facts import GameEnded


def homers(story, number):
    """*number* solo homers of the side at bat."""
    return story.bats(*["HR"] * number)


def outs(story, number):
    return story.bats(*["SO"] * number)


def decided(story):
    box = story.box() if isinstance(story.facts[-1], GameEnded) else story.ends().box()
    return {
        pitcher: box.decisions(pitcher)
        for side in (VISITOR, HOME)
        for pitcher in box.of(side).pitching
        if box.decisions(pitcher)
    }


def in_the_ninth(lead, *, runners=0, outs_before=0):
    """B9: the visitors' Pike has pitched eight innings and leaves with *lead* and *runners*."""
    story = homers(HandTold(), lead).down()
    story.down(16)
    outs(story, outs_before)
    return story.bats(*["BB"] * runners).relieved_by("rusk")


# W and L


def test_sd_s_25_the_lead_that_is_never_lost_again_decides():
    """SD-S-25: 1-0, 1-1, 1-2: the run that made it 2 is the loser's."""
    story = HandTold()
    homers(story, 1).down()
    homers(story, 2).down()
    assert decided(story.down(16)) == {"pike": ("L",), "pike~": ("W",)}


def test_sd_s_25_the_loss_is_charged_to_whom_the_runner_reached_against():
    """SD-S-25, SD-S-20: Rusk gives up the hit, but the run is Pike's."""
    story = HandTold().bats("2B").relieved_by("rusk~").bats("1B").extra(3)
    story.down(18)
    assert decided(story)["pike~"] == ("L",)


def test_sd_s_25_the_win_of_a_pitcher_who_was_batted_for():
    """SD-S-25: who was on the mound last is on record, even if pinch-hit for in that half."""
    story = HandTold(pitchers_bat=True)
    story.down(14)
    story.next[VISITOR] = 5
    homers(story.pinch_hits("kerr"), 1).down()
    story.fields({"rusk": "P"}, rusk=5)
    story.relieved_by("rusk", 5).down(3)
    assert decided(story) == {"pike": ("W",), "pike~": ("L",), "rusk": ("SV",)}


def test_sd_s_25_a_starter_without_fifteen_outs_yields_to_the_longest_reliever():
    """SD-S-25: starter 14 outs, leads 5-2; Rusk 3, Tully 7, Nash 3: the win is Tully's."""
    story = homers(HandTold(), 5).down()
    homers(story, 2).down().down(7)
    outs(story, 2).relieved_by("rusk").down().down()
    outs(story, 2).relieved_by("tully").down().down(4)
    story.down().relieved_by("nash").down()
    found = story.ends().box()
    staff = [line.outs for line in found.visitor.pitching.values()]
    assert staff == [14, 3, 7, 3]
    assert found.winner == "tully"
    assert found.loser == "pike~"


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [
        ((), (), "rusk"),
        (("HR",), (), "tully"),
        (("1B", "BB"), ("1B",), "tully"),
        (("1B",), ("BB",), "rusk"),
    ],
    ids=["the earlier", "fewer runs", "fewer hits and walks", "hits and walks weigh alike"],
)
def test_sd_s_25_among_relievers_of_equal_outs(first, second, winner):
    """SD-S-25: fewer ER, then fewer H + BB, then the earlier entry."""
    story = homers(HandTold(), 9).down().down(8)
    story.relieved_by("rusk").bats(*first).down().down(3)
    story.relieved_by("tully").bats(*second).down().down(3)
    assert story.batting is HOME
    story.relieved_by("nash").down()
    assert [line.outs for line in story.box().visitor.pitching.values()][1:3] == [6, 6]
    assert story.ends().box().winner == winner


def test_sd_s_25_fifteen_outs_are_enough():
    """SD-S-25: and a starter whom nobody relieved needs none."""
    story = homers(HandTold(), 9).down().down(9).down()
    story.relieved_by("rusk")
    story.down(7)
    assert story.box().visitor.pitching["pike"].outs == 15
    assert story.ends().box().winner == "pike"
    short = homers(HandTold(), 1).down(2).ends().box()
    assert short.winner == "pike"


def test_nobody_wins_before_the_end():
    box = homers(HandTold(), 1).down().box()
    assert (box.winner, box.loser, box.save, box.holds, box.blown) == ("", "", "", (), ())


# SV


def test_sd_s_26_a_tying_run_on_deck():
    """SD-S-26 (b): T9 2o [1: 2:], lead 4: 4 <= 2 + 2; one out is enough."""
    story = in_the_ninth(4, runners=2, outs_before=2)
    assert decided(story.down())["rusk"] == ("SV",)


def test_sd_s_26_a_tying_run_that_is_not_near():
    """SD-S-26: the same with one man on is no save."""
    story = in_the_ninth(4, runners=1, outs_before=2)
    assert "rusk" not in decided(story.down())


@pytest.mark.parametrize(("lead", "saves"), [(1, True), (3, True), (4, False)])
def test_sd_s_26_a_short_lead_for_three_outs(lead, saves):
    """SD-S-26 (a): entered with a lead of 1 to 3 and made three outs."""
    assert ("rusk" in decided(in_the_ninth(lead).down())) is saves


def test_sd_s_26_a_lead_of_three_for_fewer_outs_is_no_save():
    """SD-S-26: lead 3, bases empty, two out: neither (a) nor (b)."""
    assert "rusk" not in decided(in_the_ninth(3, outs_before=2).down())
    assert decided(in_the_ninth(2, outs_before=2).down())["rusk"] == ("SV",)


@pytest.mark.parametrize(("inning", "saves"), [(7, True), (8, False)])
def test_sd_s_26_nine_outs_save_any_lead(inning, saves):
    """SD-S-26 (c): nine outs from the bottom of the seventh on, six from the eighth."""
    story = homers(HandTold(), 8).down().down(2 * inning - 2)
    story.relieved_by("rusk").down(1 + 2 * (9 - inning))
    assert story.pitcher("rusk").outs == 3 * (10 - inning)
    assert ("rusk" in decided(story)) is saves


def test_sd_s_26_only_the_last_pitcher_saves():
    """SD-S-26, 27: the one before him has a hold."""
    story = in_the_ninth(3)
    outs(story, 1).relieved_by("tully")
    assert "tully" not in decided(story.down())
    story = in_the_ninth(3)
    outs(story, 1).bats("BB").relieved_by("tully")
    assert decided(story.down()) == {
        "pike": ("W",), "pike~": ("L",), "rusk": ("HLD",), "tully": ("SV",),
    }  # fmt: skip


def test_sd_s_26_no_save_without_an_out():
    """SD-S-26: nor a hold."""
    story = in_the_ninth(3).bats("BB").relieved_by("tully").down()
    assert decided(story) == {"pike": ("W",), "pike~": ("L",), "tully": ("SV",)}


def test_sd_s_26_the_winner_does_not_save():
    """SD-S-26: a tie broken while he is on record makes it his win."""
    story = HandTold().down(15).relieved_by("rusk").down()
    homers(story, 1).down(2)
    assert decided(story) == {"rusk": ("W",), "pike~": ("L",)}


# HLD and BS


def test_sd_s_27_a_blown_save_may_end_in_a_win():
    """SD-S-27: Rusk loses the lead, his side takes it again at once."""
    story = in_the_ninth(1)
    homers(story, 1).down()
    homers(story, 1).down().down()
    assert decided(story) == {"rusk": ("W", "BS"), "pike~": ("L",)}


def test_sd_s_27_a_blown_save_though_the_run_is_anothers():
    """SD-S-27: the lead was lost while he pitched; the run is charged to Pike (SD-S-20)."""
    story = in_the_ninth(1, runners=1)
    story.bats("2B").extra(3).bats("1B").extra(3)
    assert decided(story.ends()) == {"rusk": ("L", "BS"), "pike~": ("W",)}
    assert (story.pitcher("pike").r, story.pitcher("rusk").r) == (1, 1)


def test_sd_s_27_a_hold_stands_though_the_lead_is_lost_later():
    """SD-S-27: Rusk left with the lead kept; Tully blew it."""
    story = homers(HandTold(), 2).down().down(12)
    story.relieved_by("rusk").down().down()
    homers(story.relieved_by("tully"), 3).down().down().ends()
    assert decided(story) == {
        "rusk": ("HLD",), "tully": ("L", "BS"), "pike~": ("W",),
    }  # fmt: skip


def test_sd_s_27_no_hold_with_a_long_lead():
    """SD-S-27: five ahead with nobody on is no save situation."""
    story = homers(HandTold(), 5).down().down(12)
    story.relieved_by("rusk").down().down().relieved_by("tully").down().down().down()
    assert set(decided(story)) == {"pike", "pike~"}


def test_a_starter_is_never_in_a_save_situation():
    assert not Outing("pike", True, 2, 0).is_in_save_situation


@pytest.mark.parametrize(
    ("lead", "runners", "expected"),
    [(0, 3, False), (-1, 3, False), (1, 0, True), (3, 0, True), (4, 1, False), (4, 2, True),
     (5, 3, True), (6, 3, False)],
)  # fmt: skip
def test_what_a_save_situation_is(lead, runners, expected):
    """SD-S-26, 27: a lead of 1 to 3, or at most two more than the men on base."""
    assert Outing("rusk", False, lead, runners).is_in_save_situation is expected


# Forfeits


def test_sd_g_06_a_forfeit_is_nine_to_nothing_and_the_line_stands():
    """SD-G-06, 07: official score 9-0; runs, lines and innings as they stood."""
    story = homers(HandTold(), 1).down().bats("HR", "SO").forfeited_by(VISITOR)
    box = story.box()
    assert (box.score(VISITOR), box.score(HOME)) == (0, 9)
    assert (box.visitor.runs, box.home.runs) == (1, 1)
    assert box.forfeited_by is VISITOR
    assert box.is_final
    assert box.line(HOME) == ["1", *[""] * 8]
    assert (box.home.batting["ames~"].hr, box.visitor.pitching["pike"].so) == (1, 1)


def test_sd_g_06_no_decision_before_five_innings_are_complete():
    """SD-G-06: nine halves are not five innings."""
    story = homers(HandTold(), 1).down().down(8).forfeited_by(HOME)
    assert decided(story) == {}
    story = homers(HandTold(), 1).down().down(9).forfeited_by(HOME)
    assert decided(story) == {"pike": ("W",), "pike~": ("L",)}


def test_sd_g_06_no_decision_if_the_winner_by_forfeit_did_not_lead():
    """SD-G-06: behind or level, nobody wins."""
    assert decided(homers(HandTold(), 1).down().down(11).forfeited_by(VISITOR)) == {}
    assert decided(HandTold().down(12).forfeited_by(VISITOR)) == {}


def test_an_unplayed_bottom_of_a_forfeit_is_no_x():
    """SD-G-07."""
    box = HandTold().down(2).bats("SO").forfeited_by(VISITOR).box()
    assert box.line(HOME)[:2] == ["0", ""]
