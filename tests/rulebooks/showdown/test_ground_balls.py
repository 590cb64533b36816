"""Outs on the ground and Fielding, SD-A-10 to 15, by the ledger's worked examples."""

from __future__ import annotations

import pytest
from showdown_cast import answer, asked, field_card, key, last, now, on, positions, refused, score

from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.play.facts import Rolled
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown.facts import DoublePlayTried

BATTERS_CHART = 1
GROUND_BALL = 4
"""On Ames' chart, and on Bell's."""


def grounded(text, dp=None, batter="ames", **more):
    """The session after a ground ball of *batter*, with this die for the double play."""
    dice = [BATTERS_CHART, GROUND_BALL] + ([dp] if dp else [])
    return now(text, dice, batter=batter, bring=True, **more)


def rolled(session):
    return [fact.purpose for fact in session.facts if isinstance(fact, Rolled)]


def outs(session):
    return session.state.outs


INFIELD_8 = {
    "bell": {"positions": positions("1B+1")},
    "ames": {"positions": positions("2B+3 SS+4")},
    "fox": {"positions": positions("3B+0")},
    "giles": {"positions": positions("SS+4")},
}
INFIELD_6 = INFIELD_8 | {"giles": {"positions": positions("SS+2")}}
INFIELD_4 = INFIELD_8 | {"giles": {"positions": positions("SS+0"), "icons": ("G",)}}


def test_sd_a_10_infield_and_outfield_are_the_sums_of_their_gloves():
    """SD-A-10: 1B +1, 2B +3, 3B +0, SS +4: infield +8; the catcher's Arm counts nowhere."""
    defense = now("T1 0o []", cards=INFIELD_8).state.defense
    assert defense.infield == 8
    assert defense.outfield == 1 + 3 + 2
    assert now("T1 0o []", cards={"cole": {"positions": positions("CA+12")}}).state.defense == (
        now("T1 0o []").state.defense
    )


def test_sd_a_10_a_pitcher_adds_nothing_and_a_change_of_position_counts():
    """SD-A-10, SD-A-47: Giles at third +0 and Fox's sub at short are counted where they stand."""
    session = now("T7 0o []", taking_field=True, cards={"ames": {"positions": positions("2B+3")}})
    before = session.state.defense.infield
    card = field_card(
        session,
        "ames 2B, bell 1B, cole CA, dorn LF, eads DH, fox 3B, giles SS, hume RF, jay CF",
    )
    answer(session, card)
    assert session.state.defense.infield == before
    nl = now("T1 0o []", league="NL").state.defense
    assert nl.infield == now("T1 0o []").state.defense.infield


@pytest.mark.parametrize("swing", [1, 4], ids=["PU", "SO"])
def test_sd_a_11_on_a_pop_up_or_strikeout_nobody_moves(swing):
    """SD-A-11: on Pike's chart 1 is a pop-up, 4 a strikeout."""
    session = now("T1 0o [1:Cole 3:Dorn]", [20, swing], bring=True)
    assert (outs(session), on(session), score(session)) == (1, "1:cole 3:dorn", (0, 0))


def test_sd_a_12_first_base_empty_the_runners_move_up_without_a_die():
    """SD-A-12: 1o second and third: a run scores, the other stands on third."""
    session = grounded("T1 1o [2:Cole 3:Dorn]")
    assert (outs(session), on(session), score(session)) == (2, "3:cole", (1, 0))
    assert rolled(session) == ["pitch", "swing"]
    assert last(session, Batted).rbi == 1


def test_sd_a_12_as_the_third_out_nobody_scores():
    """SD-A-12: 2o, third: the inning is over, no run."""
    session = grounded("T1 2o [3:Dorn]")
    assert (session.state.batting, score(session)) == (Side.HOME, (0, 0))


@pytest.mark.parametrize(("dp", "is_made"), [(4, False), (5, True)])
def test_sd_a_13_die_and_infield_must_beat_the_batters_speed(dp, is_made):
    """SD-A-13, SD-D-03: infield +6, Bell 10: 4 is a tie and he is safe, 5 turns two."""
    session = grounded("T1 0o [1:Cole]", dp, batter="bell", cards=INFIELD_6)
    tried = last(session, DoublePlayTried)
    assert (tried.total, tried.speed, tried.is_made) == (dp + 6, 10, is_made)
    assert (outs(session), on(session)) == ((2, "") if is_made else (1, "1:bell"))


def test_sd_a_13_r22_the_throw_is_compulsory():
    """SD-A-13, R22: nobody is asked whether to try."""
    session = grounded("T1 0o [1:Cole]", 10)
    assert rolled(session) == ["pitch", "swing", "dp"]
    assert asked(session) == "batter up"


def test_sd_a_13_the_batters_own_speed_counts_a_pitchers_too():
    """SD-A-13, SD-C-03: Pike at bat runs with Speed 8."""
    session = now("T1 0o [1:Cole]", [8, 3], league="NL", batter="pike", bring=True)
    assert last(session, DoublePlayTried).speed == 8


def test_sd_a_14_r20_with_two_outs_the_runner_from_first_is_the_third():
    """SD-A-14, R20: 2o first and third: over, Dorn does not score, no die is used."""
    session = grounded("T1 2o [1:Cole 3:Dorn]")
    assert (session.state.batting, score(session)) == (Side.HOME, (0, 0))
    assert rolled(session) == ["pitch", "swing"]
    assert not last(session, Batted).is_double_play
    forced = last(session, Batted).advances[0]
    assert (forced.runner.player, forced.is_out) == ("cole", True)


def test_sd_a_14_the_batter_and_the_other_runner_are_left_on_base():
    """SD-A-14, SD-S-12: LOB 2, Dorn and the batter."""
    session = grounded("T1 2o [1:Cole 3:Dorn]")
    (third_out,) = [frame for frame in session.frames(None) if isinstance(frame.fact, Batted)]
    left = third_out.seen.game.bases.runners()
    assert [(base, runner.player) for base, runner in left] == [(3, "dorn"), (1, "ames")]


@pytest.mark.parametrize(
    ("text", "dp", "after"),
    [
        ("T1 0o [1:Cole 2:Jay 3:Dorn]", 20, (2, "3:jay", (1, 0))),
        ("T1 1o [1:Cole 2:Jay 3:Dorn]", 20, (0, "", (0, 0))),
        ("T1 1o [1:Cole 2:Jay 3:Dorn]", 1, (2, "1:ames 3:jay", (1, 0))),
        ("T1 0o [1:Cole]", 1, (1, "1:ames", (0, 0))),
    ],
)
def test_sd_a_15_the_other_runners_move_up_unless_it_is_the_third_out(text, dp, after):
    """SD-A-15: the four examples of the ledger."""
    session = grounded(text, dp)
    assert (outs(session), on(session), score(session)) == after


def test_sd_a_15_these_moves_are_no_extra_base_attempts():
    """SD-A-15: nobody is sent, nothing is thrown."""
    session = grounded("T1 0o [2:Cole]")
    assert on(session) == "3:cole"
    assert not any(isinstance(fact, RunnersMoved) for fact in session.facts)
    assert asked(session) == "batter up"


def test_sd_s_06_no_run_batted_in_on_a_double_play():
    """SD-S-06: 0o first and third: dp beats, Dorn scores, RBI 0; dp fails, RBI 1."""
    made = last(grounded("T1 0o [1:Cole 3:Dorn]", 20), Batted)
    failed = last(grounded("T1 0o [1:Cole 3:Dorn]", 1), Batted)
    assert (made.is_double_play, made.rbi) == (True, 0)
    assert (failed.is_double_play, failed.rbi) == (False, 1)


def test_sd_s_20_a_batter_safe_at_first_is_charged_to_the_pitcher_of_this_at_bat():
    """SD-S-20, R77: Rusk has come in; the man put out was Pike's, the one on first is Rusk's."""
    session = grounded("T7 0o [1:Cole]", 1, pitcher="rusk")
    assert session.state.bases.first.charged == "rusk~"


def test_sd_g_03_the_double_play_die_is_thrown_before_the_game_can_end():
    """SD-G-03: B9 1o first and third, tied: dp beats, third out, tie; dp fails, 4-5."""
    made = grounded("B9 1o [1:Cole 3:Dorn] 4-4", 20)
    assert (made.is_over, score(made), made.state.inning) == (False, (4, 4), 10)
    failed = grounded("B9 1o [1:Cole 3:Dorn] 4-4", 1)
    assert (failed.is_over, score(failed)) == (True, (4, 5))


def test_sd_g_03_a_run_on_a_double_play_wins_too_and_the_runners_left_are_shown():
    """SD-G-03, R89: B9 0o, bases full, tied: two are out, the man from second stands on third."""
    session = grounded("B9 0o [1:Cole 2:Jay 3:Dorn] 4-4", 20)
    assert (session.is_over, score(session), on(session)) == (True, (4, 5), "3:jay")


def test_sd_i_09_the_shortstop_adds_ten_to_the_double_play():
    """SD-I-G, SD-I-09: infield +4, SS uses G, dp 7: 21 beats Dorn's 20."""
    session = now("T1 0o [1:Cole]", [1, 4, 7], batter="dorn", bring=True, cards=INFIELD_4)
    assert asked(session) == "glove"
    answer(session, "giles:G")
    tried = last(session, DoublePlayTried)
    assert (tried.infield, tried.modifier, tried.total, tried.is_made) == (4, 10, 21, True)


def test_sd_i_09_r40_several_gloves_add_up_and_the_die_waits_for_them():
    """SD-I-09, R40: third base and shortstop together +20; each once a game."""
    icons = {"giles": "G", "fox": "G", "cole": "G", "jay": "G"}
    session = now("T1 0o [1:Cole]", [1, 4, 2], batter="dorn", bring=True, icons=icons)
    offered = {option.answer.key for option in session.decision.options}
    assert offered == {"pass", "giles~:G", "fox~:G"}
    answer(session, "fox:G")
    assert "dp" not in rolled(session)
    answer(session, "giles:G")
    assert last(session, DoublePlayTried).modifier == 20
    spent = now("T1 0o [1:Cole]", [1, 4], bring=True, icons={"fox": "G"}, spent="fox:G")
    assert asked(spent) != "glove"


def test_sd_i_09_what_may_not_help_is_refused():
    """SD-I-09, R40: catcher and outfielder do not count, a spent G is gone."""
    icons = {"giles": "G", "fox": "G", "cole": "G", "jay": "G"}
    session = now(
        "T1 0o [1:Cole]", [1, 4], batter="dorn", bring=True, icons=icons, spent="fox:G"
    )
    assert refused(session, key(session, "cole:G")) == ["ICON_NOT_NOW"]
    assert refused(session, key(session, "jay:G")) == ["ICON_NOT_NOW"]
    assert refused(session, key(session, "fox:G")) == ["ICON_USED"]
    assert refused(session, key(session, "bell:G")) == ["ICON_NOT_HELD"]
