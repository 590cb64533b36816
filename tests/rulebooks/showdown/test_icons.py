"""Player icons of the advanced game, SD-I: who, when, how often, and how they chain.

CY, 20 and RP stand in test_fatigue, G in test_ground_balls and test_extra_bases.
"""

from __future__ import annotations

import pytest
from showdown_cast import (
    advanced_setup,
    answer,
    asked,
    at,
    bring_up,
    key,
    last,
    now,
    on,
    problem,
    refused,
    relieve,
    score,
)

from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.play.answers import Key
from hotstove.play.dice import SeededDice
from hotstove.play.facts import Rolled
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.basic import BATTER_UP
from hotstove.rulebooks.showdown.cards import Icon
from hotstove.rulebooks.showdown.facts import IconUsed

SINGLE, SINGLE_PLUS, DOUBLE, TRIPLE, HOMER, WALK, FLY, STRIKEOUT = 12, 16, 17, 19, 20, 8, 5, 1
"""Swings on Ames' chart."""


def swung(swing, *dice, text="T5 0o []", **more):
    """After this swing of Ames on his own chart, before anybody has used an icon."""
    return now(text, [1, swing, *dice], bring=True, **more)


def offered(session):
    return [option.answer.key for option in session.decision.options]


def result(session):
    return last(session, Batted).code


# SD-I-01, 02


def test_sd_i_01_icons_have_no_power_in_the_basic_game():
    """SD-I-01, SD-L-12: the same cards, and nobody is asked."""
    team = advanced_setup(icons={"ames": "S HR V", "pike": "K 20"}).teams
    session = at("T1 0o [1:Cole]", [1, SINGLE], teams=team)
    assert (asked(session), on(session)) == ("batter up", "1:ames 2:cole")


def test_sd_i_02_each_player_has_his_own_uses():
    """SD-I-02: per game, player and icon; V twice, the others once."""
    icons = {"ames": "V S", "bell": "V", "pike": "K"}
    session = swung(FLY, 5, 5, icons=icons)
    answer(session, "pass", "ames:V", "pass", "ames:V")
    assert session.state.visitor.spent == ("ames:V", "ames:V")
    assert offered(now("T5 0o []", [1, 4], batter="bell", bring=True, icons=icons,
                       spent="ames:V ames:V pike:K")) == ["pass", "bell:V"]  # fmt: skip
    assert asked(swung(FLY, icons={"ames": "V"}, spent="ames:V ames:V")) != "on the result"
    assert asked(swung(FLY, icons={"ames": "V"}, spent="ames:V")) == "on the result"


def test_sd_i_02_a_player_with_two_icons_has_both():
    """SD-I-02."""
    session = swung(SINGLE, icons={"ames": "S HR"})
    answer(session, "ames:S")
    assert offered(session) == ["pass", "ames:HR"]


# SD-I-K, HR, S, V: what each may change


@pytest.mark.parametrize("swing", [SINGLE, SINGLE_PLUS, DOUBLE, TRIPLE, HOMER, WALK, FLY])
def test_sd_i_k_changes_any_result_to_a_strikeout(swing):
    """SD-I-K: hits, walks and outs alike."""
    session = answer(swung(swing, icons={"pike": "K"}), "pike:K")
    batted = last(session, Batted)
    assert (batted.code, batted.is_strikeout, session.state.outs) == ("SO", True, 1)


def test_sd_i_k_not_what_is_one_already():
    """SD-I-K: a strikeout cannot become one."""
    assert asked(swung(STRIKEOUT, icons={"pike": "K"})) != "on the result"


def test_sd_i_k_only_by_the_pitcher_on_the_mound():
    """SD-I-K: Pike is in the clubhouse, Rusk pitches; Tully waits in the bullpen."""
    icons = {"pike": "K", "tully": "K"}
    assert asked(swung(SINGLE, text="T7 0o []", pitcher="rusk", icons=icons)) != "on the result"


@pytest.mark.parametrize(("swing", "may"), [(DOUBLE, True), (TRIPLE, True), (SINGLE, False)])
def test_sd_i_hr_changes_a_double_or_triple(swing, may):
    """SD-I-HR."""
    session = swung(swing, text="T5 0o [1:Cole]", icons={"ames": "HR"})
    assert (asked(session) == "on the result") is may
    if may:
        answer(session, "ames:HR")
        assert (result(session), score(session)) == ("HR", (2, 0))


@pytest.mark.parametrize(("swing", "may"), [(SINGLE, True), (SINGLE_PLUS, True), (WALK, False)])
def test_sd_i_s_changes_a_single_or_single_plus(swing, may):
    """SD-I-S: a 1B+ that became a double promises no steal."""
    session = swung(swing, icons={"ames": "S"})
    assert (asked(session) == "on the result") is may
    if may:
        answer(session, "ames:S")
        assert (result(session), on(session), session.state.promised) == ("2B", "2:ames", "")


@pytest.mark.parametrize(("swing", "may"), [(FLY, True), (STRIKEOUT, True), (WALK, False)])
def test_sd_i_v_rerolls_an_out(swing, may):
    """SD-I-V: only when the result is an out."""
    session = swung(swing, HOMER, icons={"ames": "V"})
    assert (asked(session) == "on the result") is may


def test_sd_i_05_r36_the_same_chart_and_a_new_die():
    """SD-I-V, SD-I-05: Eads, swing 4: FB; V, swing 12: the single stands."""
    session = now("T5 0o []", [1, 4, 12], batter="eads", bring=True, icons={"eads": "V"})
    answer(session, "eads:V")
    assert result(session) == "1B"
    assert [f.purpose for f in session.facts if isinstance(f, Rolled)] == [
        "pitch",
        "swing",
        "swing",
    ]


def test_sd_i_05_r36_on_the_pitchers_chart_if_it_was_his():
    """SD-I-05, R36: the pitch has settled the advantage: 20 on Pike's chart is a double."""
    session = now("T5 0o []", [20, 4, 20], bring=True, icons={"ames": "V"})
    answer(session, "ames:V")
    assert result(session) == "2B"


def test_sd_i_05_both_uses_may_fall_in_one_at_bat_and_never_on_the_double_play():
    """SD-I-05: swing, V, V; a third is not offered; the dp die is not touched."""
    session = swung(4, 4, 4, 20, text="T5 0o [1:Cole]", icons={"ames": "V"})
    answer(session, "ames:V", "ames:V")
    assert [f.purpose for f in session.facts if isinstance(f, Rolled)] == [
        "pitch",
        "swing",
        "swing",
        "swing",
        "dp",
    ]
    assert (last(session, Batted).is_double_play, asked(session)) == (True, "batter up")


def test_sd_i_02_a_pitchers_v_counts_when_he_bats():
    """SD-I-V, R07: V is on either kind of card; who bats may use it."""
    session = now("T5 0o []", [4, 18], league="NL", batter="pike", bring=True,
                  icons={"pike": "V"})  # fmt: skip
    assert offered(session) == ["pass", "pike:V"]
    answer(session, "pike:V")
    assert result(session) == "1B"


# SD-I-03, 04 Windows and chains


def test_sd_i_03_r34_defense_first_until_both_pass_in_a_row():
    """SD-I-03, SD-M-07, R34: K is asked, V is asked, and K again after V."""
    session = swung(FLY, SINGLE, icons={"ames": "V", "pike": "K"})
    assert session.decision.seat == 1
    answer(session, "pass")
    assert (session.decision.seat, offered(session)) == (0, ["pass", "ames:V"])
    answer(session, "ames:V")
    assert (session.decision.seat, offered(session)) == (1, ["pass", "pike~:K"])
    answer(session, "pass")
    assert result(session) == "1B"


def test_sd_i_03_passes_count_only_in_a_row():
    """SD-I-03: a pass of the defense is forgotten once the offense has acted."""
    session = swung(SINGLE, icons={"ames": "S HR", "pike": "K"})
    seats = []
    for given in ("pass", "ames:S", "pass", "ames:HR", "pass"):
        seats.append(session.decision.seat)
        answer(session, given)
    assert seats == [1, 0, 1, 0, 1]
    assert result(session) == "HR"


def test_sd_i_04_r35_icons_chain_on_the_current_result():
    """SD-I-04, R35: 1B; S: 2B; HR; K: strikeout."""
    session = swung(13, icons={"ames": "S HR", "pike": "K"})
    answer(session, "pass", "ames:S", "pass", "ames:HR", "pike:K")
    assert result(session) == "SO"
    uses = [fact.icon for fact in session.facts if isinstance(fact, IconUsed)]
    assert uses == [Icon.S, Icon.HR, Icon.K]


def test_sd_i_04_v_may_reroll_the_strikeout_that_k_made():
    """SD-I-04."""
    session = swung(HOMER, HOMER, icons={"ames": "V", "pike": "K"})
    answer(session, "pike:K", "ames:V")
    assert (result(session), score(session)) == ("HR", (1, 0))


def test_sd_i_04_the_final_result_is_what_counts():
    """SD-I-04, SD-M-08: an out made a walk-off homer ends the game; K keeps it going."""
    won = swung(FLY, HOMER, text="B9 0o [1:Cole] 4-4", icons={"ames": "V"})
    answer(won, "ames:V")
    assert (won.is_over, score(won)) == (True, (4, 6))
    saved = swung(HOMER, text="B9 2o [] 4-4", icons={"pike": "K"})
    answer(saved, "pike:K")
    assert (saved.is_over, saved.state.inning) == (False, 10)


# SD-I-SB


def test_sd_i_06_a_runner_steals_the_next_base_without_a_throw():
    """SD-I-SB, SD-I-06, SD-L-07: no die; a stolen base; once a game."""
    session = now("T5 0o [1:Cole]", [1, WALK], bring=True, icons={"cole": "SB"})
    assert (asked(session), offered(session)) == ("before the pitch", ["pass", "cole:SB"])
    answer(session, "cole:SB")
    moved = [fact for fact in session.facts if isinstance(fact, RunnersMoved)]
    assert [(move.cause, move.advances[0].end) for move in moved] == [("SB", 2)]
    assert [f.purpose for f in session.facts if isinstance(f, Rolled)] == ["pitch", "swing"]
    bring_up(session)
    assert session.state.visitor.spent == ("cole:SB",)


def test_sd_i_06_never_home_and_only_if_open():
    """SD-I-06: [1:Dorn 2:Cole], Dorn: BASE_OCCUPIED; from third nobody is asked."""
    icons = {"dorn": "SB", "cole": "SB"}
    session = now("T5 0o [1:Dorn 2:Cole]", bring=True, icons=icons)
    assert offered(session) == ["pass", "cole:SB"]
    refusal = problem(session, "dorn:SB")
    assert (refusal.code, refusal.rule, refusal.arguments["runner"]) == (
        "BASE_OCCUPIED",
        "SD-I-06",
        "Cole",
    )
    assert asked(now("T5 0o [3:Dorn]", bring=True, icons=icons)) != "before the pitch"
    third = now("T5 0o [1:Cole 3:Dorn]", bring=True, icons=icons)
    assert refused(third, "dorn:SB") == ["ICON_NOT_NOW"]


def test_sd_i_06_once_the_base_ahead_is_open_he_may_follow():
    """SD-I-06, 03: Cole goes to third, then Dorn to second, in one window."""
    session = now("T5 0o [1:Dorn 2:Cole]", [1, STRIKEOUT], bring=True,
                  icons={"dorn": "SB", "cole": "SB"})  # fmt: skip
    answer(session, "cole:SB", "dorn:SB")
    assert on(session) == "2:dorn 3:cole"


def test_sd_i_06_r37_any_batter_may_be_up_and_two_steals_need_two_games():
    """SD-I-06, R37: used once, it is gone; the same runner cannot take third with it."""
    session = now("T5 0o [1:Dorn]", [1, STRIKEOUT], bring=True, icons={"dorn": "SB"})
    answer(session, "dorn:SB")
    bring_up(session)
    assert (on(session), asked(session)) == ("2:dorn", "batter up")


def test_sd_i_06_a_pending_1b_plus_lapses_if_he_left_first():
    """SD-I-06, SD-B-11: Ames uses SB in the next window and does not steal third as well."""
    session = swung(SINGLE_PLUS, 1, 1, icons={"ames": "SB"})
    bring_up(session)
    answer(session, "ames:SB")
    steals = [fact for fact in session.facts if isinstance(fact, RunnersMoved)]
    assert (len(steals), on(session)) == (1, "2:ames")


def test_sd_i_06_another_runners_steal_leaves_the_promise_alone():
    """SD-B-11, R14: Cole steals third by SB; second is open when the window closes: Ames goes."""
    session = swung(SINGLE_PLUS, 1, 1, text="T5 0o [1:Cole]", icons={"cole": "SB"})
    answer(session, "pass", "hold")
    bring_up(session)
    answer(session, "cole:SB")
    assert on(session) == "2:ames 3:cole"


def test_sd_b_11_r14_with_second_taken_at_that_moment_the_chance_is_gone():
    """SD-B-11, R14: Cole stays on second; afterwards nothing is left of it."""
    session = swung(SINGLE_PLUS, 1, 1, text="T5 0o [1:Cole]")
    answer(session, "hold")
    bring_up(session)
    assert (on(session), session.state.promised) == ("1:ames 2:cole", "")


def test_sd_i_06_a_steal_before_the_pitch_is_no_plate_appearance():
    """SD-M-05: the same batter stays up; the window goes on."""
    session = now("T5 0o [1:Dorn]", [1, STRIKEOUT], bring=True, icons={"dorn": "SB", "pike": "20"})
    answer(session, "pass", "dorn:SB", "pike:20")
    assert last(session, Batted).batter == "ames"


# Refusals


def test_sd_i_02_refusals_name_player_and_limit():
    """SD-I-02: ICON_NOT_HELD, ICON_USED, ICON_NOT_NOW; a wrong key is NOT_OFFERED."""
    session = swung(SINGLE, icons={"ames": "S HR V", "bell": "S"}, spent="ames:V ames:V")
    assert refused(session, "ames:K") == ["ICON_NOT_HELD"]
    assert refused(session, "ames:HR") == ["ICON_NOT_NOW"]
    assert refused(session, "bell:S") == ["ICON_NOT_NOW"]
    used = problem(session, "ames:V")
    assert (used.code, used.arguments["player"], used.arguments["uses"]) == (
        "ICON_USED",
        "Ames",
        2,
    )
    assert refused(session, Key("ames:X")) == ["NOT_OFFERED"]
    assert refused(session, Key("nobody:S")) == ["ICON_NOT_HELD"]


@pytest.mark.parametrize("icon", ["R", "RY"])
def test_sd_i_r_has_no_power_of_its_own(icon):
    """SD-I-R: strategy cards only; nobody is asked, and naming it is ICON_OFF."""
    assert asked(swung(SINGLE, icons={"ames": icon})) != "on the result"
    session = swung(SINGLE, icons={"ames": f"S {icon}"})
    assert refused(session, f"ames:{icon}") == ["ICON_OFF"]


def test_sd_a_40_no_substitution_in_a_window():
    """SD-A-40: WRONG_STEP alone."""
    session = swung(SINGLE, text="T7 0o []", icons={"ames": "S"})
    assert refused(session, relieve(session, "kip")) == ["WRONG_STEP"]


def test_sd_i_02_icons_start_anew_with_the_next_game():
    """SD-G-08, SD-I-02."""
    book = AdvancedShowdown(advanced_setup(icons={"ames": "S"}))
    assert Session(book, SeededDice(1)).state.visitor.spent == ()


def test_sd_m_06_no_decision_falls_between_pitch_and_swing():
    """SD-M-06: both dice fall before anybody is asked again."""
    session = now("T5 0o []", [1, SINGLE], icons={"ames": "S", "pike": "K"})
    answer(session, BATTER_UP)
    bring_up(session)
    assert [f.purpose for f in session.facts if isinstance(f, Rolled)] == ["pitch", "swing"]
    assert key(session, "pike:K") in [option.answer for option in session.decision.options]
