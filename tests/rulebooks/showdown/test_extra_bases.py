"""Extra bases on hits and after the catch, SD-A-20 to 28, by the ledger's worked examples."""

from __future__ import annotations

import pytest
from showdown_cast import answer, asked, bare, field_card, last, now, on, problem, refused, score

from hotstove.baseball.box_score import box_score
from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.play.answers import Key
from hotstove.play.facts import Rolled
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown.facts import ThrewAt

SINGLE, DOUBLE, TRIPLE, HOMER, WALK, FLY = 12, 17, 19, 20, 8, 5
"""Swings on Ames' chart."""
SLOW = {"jay": {"speed": 8}}


def batted(text, swing, *dice, **more):
    """The session after this swing of Ames, with these dice to follow."""
    return now(text, [1, swing, *dice], bring=True, **more)


def offered(session):
    return [option.answer.key for option in session.decision.options]


def outfield(total):
    """Cards whose outfield comes to *total*: all of it in centre, RF and LF +0."""
    from showdown_cast import positions

    return {
        "jay": {"positions": positions(f"CF+{total}")},
        "hume": {"positions": positions("LF+0")},
        "dorn": {"positions": positions("RF+0")},
    }


def test_sd_a_20_a_runner_on_second_or_third_after_a_hit_may_try():
    """SD-A-20: first base, double: Cole on third may try for home, Ames not for third."""
    session = batted("T1 0o [1:Cole]", DOUBLE)
    assert (asked(session), offered(session)) == ("send", ["hold", "third goes"])
    assert session.decision.arguments == {"third": "cole"}
    refusal = problem(session, "second goes")
    assert (refusal.code, refusal.rule) == ("EXTRA_BASE_NOT_ALLOWED", "SD-A-20")
    assert refusal.arguments["player"] == "Ames"
    assert refusal.arguments["candidates"] == ("Cole",)


@pytest.mark.parametrize("swing", [TRIPLE, HOMER, WALK], ids=["3B", "HR", "BB"])
def test_sd_a_20_nobody_tries_after_other_results(swing):
    """SD-A-20: not after a triple, a homer, a walk."""
    assert asked(batted("T1 0o [1:Cole]", swing)) == "batter up"


def test_sd_a_20_a_single_with_bases_empty_asks_nobody():
    """SD-A-20: the batter himself never tries."""
    assert asked(batted("T1 0o []", DOUBLE)) == "batter up"
    assert asked(batted("T1 0o [3:Dorn]", SINGLE)) == "batter up"


def test_sd_a_20_a_1b_plus_lets_runners_try_as_a_single():
    """SD-A-20, SD-B-11: Cole goes on from second to third; Ames still steals behind him."""
    session = answer(batted("T1 0o [1:Cole]", 16, 1), "second goes")
    assert on(session) == "1:ames 3:cole"
    assert session.state.promised == "ames"


def test_sd_a_21_after_a_fly_ball_runners_on_second_and_third_may_tag_up():
    """SD-A-21: a runner on first never."""
    session = batted("T1 0o [1:Giles 2:Jay 3:Dorn]", FLY)
    assert offered(session) == ["hold", "third goes", "both go"]
    assert asked(batted("T1 0o [1:Cole]", FLY)) == "batter up"


def test_sd_a_21_the_third_out_ends_it():
    """SD-A-21: 2o, third: over, no attempt."""
    session = batted("T1 2o [3:Dorn]", FLY)
    assert (session.state.batting, score(session)) == (Side.HOME, (0, 0))


def test_sd_a_22_r23_the_trailing_runner_goes_only_if_the_leading_one_does():
    """SD-A-22, R23: {Jay} or {Jay, Giles} are legal; {Giles} alone is BASE_OCCUPIED."""
    session = batted("T1 0o [1:Giles 2:Jay]", SINGLE)
    assert on(session) == "1:ames 2:giles 3:jay"
    assert offered(session) == ["hold", "third goes", "both go"]
    refusal = problem(session, "second goes")
    assert (refusal.code, refusal.rule) == ("BASE_OCCUPIED", "SD-A-22")
    assert (refusal.arguments["player"], refusal.arguments["runner"]) == ("Giles", "Jay")


def test_sd_a_22_none_is_a_choice():
    """SD-A-22."""
    session = answer(batted("T1 0o [1:Giles 2:Jay]", SINGLE), "hold")
    assert (on(session), asked(session)) == ("1:ames 2:giles 3:jay", "batter up")
    assert "throw" not in [fact.purpose for fact in session.facts if isinstance(fact, Rolled)]


def test_sd_a_22_a_lone_candidate_is_all_there_is():
    """SD-A-20, 22: both cannot go where one may."""
    session = batted("T1 0o [1:Cole]", SINGLE)
    assert offered(session) == ["hold", "second goes"]
    assert refused(session, "both go") == ["EXTRA_BASE_NOT_ALLOWED"]
    assert refused(session, Key("run")) == ["NOT_OFFERED"]


def test_sd_a_23_the_defense_picks_one_and_the_other_is_safe():
    """SD-A-23: the throw goes after one of the two; it is compulsory (R22)."""
    session = answer(batted("T1 0o [1:Giles 2:Jay]", SINGLE, 20), "both go")
    assert (asked(session), session.decision.seat) == ("throw", 1)
    assert offered(session) == ["home", "third"]
    assert refused(session, Key("hold")) == ["NOT_OFFERED"]
    answer(session, "third")
    assert last(session, ThrewAt).runner == "giles"
    assert (on(session), score(session), session.state.outs) == ("1:ames", (1, 0), 1)


def test_sd_a_24_two_outs_and_home_add_five_each():
    """SD-A-24: Cole for third with 2 outs: 17, throw 13 + 5 = 18: out."""
    out = answer(
        batted("T1 2o [1:Cole]", SINGLE, 13, cards=outfield(5)), "second goes"
    )
    threw = last(out, ThrewAt)
    assert (threw.speed + threw.extra, threw.total, threw.is_out) == (17, 18, True)
    safe = answer(batted("T1 1o [2:Cole]", SINGLE, 12, cards=outfield(5)), "third goes")
    threw = last(safe, ThrewAt)
    assert (threw.speed + threw.extra, threw.total, threw.is_out) == (17, 17, False)
    assert score(safe) == (1, 0)


def test_sd_a_24_home_with_two_outs_is_ten_harder():
    """SD-A-24: Dorn (20) for home with 2 outs: 30."""
    session = answer(batted("T1 2o [1:Dorn]", DOUBLE, 20), "third goes")
    threw = last(session, ThrewAt)
    assert threw.speed + threw.extra == 30


def test_sd_a_24_outs_before_the_swing_count_on_a_fly_ball():
    """SD-A-24: one out before the fly ball: no +5 for outs."""
    session = answer(batted("T1 1o [2:Cole]", FLY, 1), "second goes")
    assert last(session, ThrewAt).extra == 0
    home = answer(batted("T1 1o [3:Cole]", FLY, 1), "third goes")
    assert last(home, ThrewAt).extra == 5


def test_sd_a_25_who_is_out_leaves_who_is_safe_stands():
    """SD-A-25."""
    out = answer(batted("T1 0o [1:Cole]", SINGLE, 20), "second goes")
    assert (on(out), out.state.outs) == ("1:ames", 1)
    safe = answer(batted("T1 0o [1:Cole]", SINGLE, 1), "second goes")
    assert (on(safe), safe.state.outs) == ("1:ames 3:cole", 0)


def test_sd_a_26_out_at_third_for_the_third_out_the_other_scores():
    """SD-A-26, SD-A-28: 2o, full: Sol's run by the hit, Jay's by going home: two."""
    session = answer(
        batted("T1 2o [1:Giles 2:Jay 3:Fox]", SINGLE, 20), "both go", "third"
    )
    assert (session.state.batting, score(session)) == (Side.HOME, (2, 0))


def test_sd_a_27_out_at_home_for_the_third_out_nobody_else_moves():
    """SD-A-27: the man who was going to third is left on second."""
    session = answer(batted("T1 2o [1:Giles 2:Jay]", SINGLE, 20, cards=SLOW), "both go", "home")
    moves = last(session, RunnersMoved).advances
    assert [move.runner.player for move in moves] == ["jay"]
    assert (session.state.batting, score(session)) == (Side.HOME, (0, 0))
    assert box_score(session.facts).of(Side.VISITOR).lob == 2


def test_sd_a_27_with_fewer_outs_the_other_is_safe_on_third():
    """SD-A-27: 1o, out at home: two out, Giles on third."""
    session = answer(batted("T1 1o [1:Giles 2:Jay]", SINGLE, 20), "both go", "home")
    assert (on(session), session.state.outs) == ("1:ames 3:giles", 2)


def test_sd_a_28_r24_runs_scored_by_the_hit_stand():
    """SD-A-28, R24: 2o second and third: Jay is out at home, Sol's run counts."""
    session = answer(batted("T1 2o [2:Jay 3:Fox]", SINGLE, 20, cards=SLOW), "third goes")
    assert (session.state.batting, score(session)) == (Side.HOME, (1, 0))


def test_sd_s_06_a_run_on_an_extra_base_is_batted_in_and_the_hit_stays_a_hit():
    """SD-S-03, 06: out at home takes nothing from the single; safe is an RBI."""
    safe = answer(batted("T1 0o [2:Jay]", SINGLE, 1), "third goes")
    out = answer(batted("T1 0o [2:Jay]", SINGLE, 20), "third goes")
    assert last(safe, RunnersMoved).rbi == 1
    assert (last(out, RunnersMoved).rbi, last(out, Batted).hit) == (0, 1)


def test_sd_s_08_a_runner_scoring_after_the_catch_is_a_sacrifice_fly():
    """SD-S-08: safe at home SF; out at home, or only to third, none."""
    safe = answer(batted("T1 1o [3:Dorn]", FLY, 1), "third goes")
    assert (last(safe, RunnersMoved).is_sacrifice, last(safe, RunnersMoved).rbi) == (True, 1)
    out = answer(batted("T1 1o [3:Cole]", FLY, 20), "third goes")
    assert not last(out, RunnersMoved).is_sacrifice
    third = answer(batted("T1 1o [2:Dorn]", FLY, 1), "second goes")
    assert not last(third, RunnersMoved).is_sacrifice


def test_sd_s_20_a_run_on_an_extra_base_is_charged_to_who_let_him_on():
    """SD-S-20, SD-A-44: Cole reached base against Pike; Rusk pays nothing."""
    session = answer(batted("T7 0o [2:Cole]", SINGLE, 1, pitcher="rusk"), "third goes")
    assert score(session) == (1, 0)
    assert session.state.defense.mound.charged == 0
    own = answer(batted("T7 0o [2:Cole]", SINGLE, 1), "third goes")
    assert own.state.defense.mound.charged == 1


def test_sd_g_02_an_extra_base_may_win_the_game():
    """SD-G-02, 04: B9 1o first, tied: double, Dorn safe at home: it stays a double."""
    session = answer(batted("B9 1o [1:Dorn] 4-4", DOUBLE, 1), "third goes")
    assert (session.is_over, score(session), last(session, Batted).hit) == (True, (4, 5), 2)


def test_sd_g_03_after_a_walk_off_nobody_is_sent():
    """SD-G-03, SD-D-06, R88, R89: the hit brings the winning run in; the others stay put."""
    session = batted("B9 0o [1:Cole 2:Jay 3:Dorn] 4-4", DOUBLE)
    assert (session.is_over, score(session), last(session, Batted).hit) == (True, (4, 5), 1)
    assert on(session) == "1:ames 2:cole 3:jay"
    assert not any(fact.purpose == "throw" for fact in session.facts if isinstance(fact, Rolled))


def test_sd_g_02_thrown_out_at_third_while_the_winning_run_scores():
    """SD-G-02, SD-A-26, R88: B9 2o: the run counts although the third out is made."""
    session = answer(
        batted("B9 2o [1:Giles 2:Jay] 4-4", SINGLE, 20), "both go", "third"
    )
    assert (session.is_over, score(session)) == (True, (4, 5))


def test_sd_g_02_out_at_home_the_game_goes_on():
    """SD-G-02, SD-A-27."""
    session = answer(batted("B9 2o [2:Jay] 4-4", SINGLE, 20, cards=SLOW), "third goes")
    assert (session.is_over, session.state.inning) == (False, 10)


def test_sd_g_03_a_tag_up_wins_as_well():
    """SD-G-03, SD-A-21."""
    session = answer(batted("B9 1o [3:Dorn] 4-4", FLY, 1), "third goes")
    assert (session.is_over, score(session)) == (True, (4, 5))


def test_sd_d_05_the_throw_falls_last():
    """SD-D-05: pitch, swing, throw."""
    session = answer(batted("T1 0o [1:Cole]", SINGLE, 7), "second goes")
    assert [f.purpose for f in session.facts if isinstance(f, Rolled)] == [
        "pitch",
        "swing",
        "throw",
    ]


def test_sd_i_09_an_outfielders_g_helps_the_throw():
    """SD-I-G, SD-I-09, R40: only outfielders; asked after the target is known, before the die."""
    icons = {"jay": "G", "giles": "G", "cole": "G"}
    session = answer(batted("T1 0o [1:Cole]", SINGLE, 3, icons=icons), "second goes")
    assert (asked(session), offered(session)) == ("glove", ["pass", "jay~:G"])
    answer(session, "jay:G")
    threw = last(session, ThrewAt)
    assert (threw.modifier, threw.total, threw.is_out) == (10, 3 + 6 + 10, True)
    assert bare(session.state.defense.spent)[0].startswith("jay")


def test_sd_a_40_no_substitution_while_runners_wait():
    """SD-A-40: the right thing at the wrong moment is WRONG_STEP alone."""
    session = batted("T7 0o [1:Cole]", SINGLE)
    assert refused(session, field_card(session, "pike P, " * 8 + "pike P")) == ["WRONG_STEP"]
