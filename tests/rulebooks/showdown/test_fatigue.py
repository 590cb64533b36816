"""Innings pitched, SD-A-30, 31, and the icons that stretch them or a pitch: SD-I-CY, 20, RP."""

from __future__ import annotations

import pytest
from showdown_cast import answer, asked, bring_up, key, last, now, refused, relieve

from hotstove.baseball.facts import CameToBat
from hotstove.play.answers import Key
from hotstove.play.facts import Rolled
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown.basic import BATTER_UP, TAKE_THE_FIELD
from hotstove.rulebooks.showdown.facts import Pitched, Swung, WonInning

FRESH = {"innings": 1}
"""This is his first inning."""


def pitched(text, die, **more):
    """The sum of the next pitch with this die."""
    return last(now(text, [die, 1], bring=True, **more), Pitched)


def test_sd_a_30_every_inning_beyond_his_ip_costs_one():
    """SD-A-30: Pike (IP 6) in the 8th: 10 + 4 - 2 = 12 against Eads: a tie; in the 6th: 0."""
    pitch = pitched("T8 0o []", 10, batter="eads")
    assert (pitch.total, pitch.on_base, pitch.is_pitchers) == (12, 12, False)
    assert pitched("T6 0o []", 10).modifier == 0
    assert pitched("T7 0o []", 10).modifier == -1


def test_sd_a_30_it_lowers_the_total_not_his_control():
    """SD-A-30."""
    assert pitched("T9 0o []", 10).control == 4


def test_sd_a_31_an_inning_entered_with_two_outs_counts_in_full():
    """SD-A-31: Rusk (IP 1) enters T7 2o: no penalty; T8: -1; T9: -2."""
    session = now("T7 2o []", [10, 4])
    answer(session, BATTER_UP, relieve(session, "rusk"), BATTER_UP)
    assert last(session, Pitched).modifier == 0
    tired = {"innings": 2, "faced": 1}
    assert pitched("T8 0o []", 10, pitcher="rusk", mound=tired).modifier == -1
    assert pitched("T9 0o []", 10, pitcher="rusk", mound=tired | {"innings": 3}).modifier == -2


def test_sd_a_31_taking_the_field_again_counts_one_more():
    """SD-A-30, 31, SD-M-H0: n goes up as he takes the field, for a starter and a reliever."""
    session = now("T8 0o []", taking_field=True, pitcher="rusk")
    answer(session, TAKE_THE_FIELD)
    assert session.state.defense.mound.innings == 2
    starter = answer(now("T8 0o []", taking_field=True), TAKE_THE_FIELD)
    assert starter.state.defense.mound.innings == 8


def test_sd_a_31_a_pitcher_who_comes_in_for_the_inning_begins_with_one():
    """SD-A-31, 43: brought in as the side takes the field."""
    session = now("T8 0o []", taking_field=True)
    (card,) = [o.answer for o in session.decision.options if o.piece == "card:rusk~"]
    answer(session, card)
    assert (session.state.defense.pitcher, session.state.defense.mound.innings) == ("rusk~", 1)


# SD-I-20 and SD-I-RP


def test_sd_i_07_twenty_and_rp_add_to_the_pitch_and_fatigue_still_counts():
    """SD-I-07: Tully (6, RP) in T9, n 2, IP 1: 4 + 6 + 3 - 1 = 12 against Eads: the batter."""
    session = now(
        "T9 0o []",
        [4, 1],
        batter="eads",
        bring=True,
        pitcher="tully",
        mound={"innings": 2},
        icons={"tully": "RP"},
    )
    answer(session, "tully:RP")
    pitch = last(session, Pitched)
    assert (pitch.modifier, pitch.total, pitch.is_pitchers) == (2, 12, False)


def test_sd_i_07_both_may_fall_on_one_pitch():
    """SD-I-07, R38: +6; the 20 is for one pitch, RP for the rest of the half-inning."""
    icons = {"tully": "RP 20"}
    session = now(
        "T8 0o []", [1, 8, 1, 8], bring=True, pitcher="tully", mound=FRESH, icons=icons
    )
    answer(session, "tully:20", "tully:RP")
    assert last(session, Pitched).modifier == 6
    bring_up(session)
    assert last(session, Pitched).modifier == 3


def test_sd_i_20_once_an_inning():
    """SD-I-20: used, it is gone for this inning and back in the next; not taken back."""
    icons = {"pike": "20"}
    session = now("T3 0o []", [1, 1, 1, 1], bring=True, icons=icons)
    answer(session, "pike:20")
    bring_up(session)
    assert asked(session) == "batter up"
    assert last(session, Pitched).modifier == 0
    again = now("T4 0o []", bring=True, icons=icons, spent="pike:20@3")
    assert asked(again) == "before the pitch"
    spent = now("T3 0o []", bring=True, icons=icons, spent="pike:20@3")
    assert asked(spent) != "before the pitch"


def test_sd_i_20_r85_not_when_a_pitcher_bats():
    """SD-I-20, R85: there is no pitch to add to."""
    session = now("T5 0o []", [9], league="NL", batter="pike", bring=True, icons={"pike": "20"})
    assert not any(isinstance(fact, Pitched) for fact in session.facts)
    assert last(session, Swung).chart_of == "pike~"


def test_sd_i_rp_from_the_seventh_by_relievers_and_closers():
    """SD-I-RP: not in the 6th, not by a starter, once a game."""
    icons = {"tully": "RP", "pike": "RP"}
    late = now("T7 0o []", bring=True, pitcher="tully", icons=icons)
    assert [option.answer for option in late.decision.options][1:] == [Key("tully~:RP")]
    assert asked(now("T6 0o []", bring=True, pitcher="tully", icons=icons)) != "before the pitch"
    assert asked(now("T7 0o []", bring=True, icons=icons)) != "before the pitch"
    spent = now("T8 0o []", bring=True, pitcher="tully", icons=icons, spent="tully:RP")
    assert asked(spent) != "before the pitch"


def test_sd_i_rp_only_before_his_first_pitch_of_the_half_inning():
    """SD-I-RP."""
    session = now(
        "T8 0o []", [1, 8, 1, 8], bring=True, pitcher="tully", icons={"tully": "RP"}
    )
    answer(session, "pass")
    bring_up(session)
    assert asked(session) == "batter up"


def test_sd_i_rp_a_turn_without_a_pitch_leaves_it_open():
    """SD-I-RP, SD-D-06: a pitcher bats first, no pitch is thrown; RP may still be used."""
    session = now(
        "T8 0o []",
        [9, 1, 9],
        league="NL",
        batter="pike",
        bring=True,
        pitcher="tully",
        mound=FRESH,
        icons={"tully": "RP"},
    )
    assert asked(session) == "before the pitch"
    answer(session, "pass")
    assert [f.purpose for f in session.facts if isinstance(f, Rolled)] == ["swing"]
    bring_up(session)
    assert (asked(session), session.state.at_bat) == ("before the pitch", "ames")
    answer(session, "tully:RP")
    assert last(session, Pitched).modifier == 3


def test_sd_i_rp_r38_a_reliever_may_use_it_in_a_part_inning_and_it_ends_with_it():
    """SD-I-RP, SD-I-07, R38."""
    session = now("T7 2o []", [20, 4], icons={"tully": "RP"})
    answer(session, BATTER_UP, relieve(session, "tully"), BATTER_UP, "tully:RP")
    assert last(session, Pitched).modifier == 3
    assert session.state.batting is Side.HOME
    again = now("T8 0o []", taking_field=True, pitcher="tully", mound={"has_pitched": True},
                icons={"tully": "RP"})  # fmt: skip
    assert asked(bring_up(answer(again, TAKE_THE_FIELD))) == "before the pitch"
    next_half = now("T8 0o []", taking_field=True, pitcher="tully", mound={"bonus": 3})
    answer(next_half, TAKE_THE_FIELD)
    assert next_half.state.defense.mound.bonus == 0


# SD-I-CY


def three_up(swings, **more):
    """T4 with these swings on Pike's chart, no more than the half-inning takes."""
    dice = [die for swing in swings for die in (20, swing)]
    session = now("T4 0o []", dice, bring=True, icons={"pike": "CY"}, **more)
    while session.state.batting is Side.VISITOR and len(session.journal) < 30:
        if asked(session) in ("batter up", "pitching change"):
            session.choose(session.decision.default)
    return session


def test_sd_i_08_three_up_three_down_win_an_inning():
    """SD-I-CY, SD-I-08, SD-M-H9: told at the end of the half-inning, +1 IP for good."""
    session = three_up([4, 4, 12])
    assert last(session, WonInning).pitcher == "pike~"
    assert session.state.home.mound.extra_ip == 1


def test_sd_i_08_with_two_of_them_he_has_eight_innings():
    """SD-I-08: IP 6 and two 1-2-3 innings: IP 8, in the 9th -1."""
    assert pitched("T9 0o []", 10, mound={"extra_ip": 2}).modifier == -1
    assert pitched("T8 0o []", 10, mound={"extra_ip": 2}).modifier == 0


@pytest.mark.parametrize(
    "dice",
    [
        pytest.param([17, 8, 20, 4], id="single, double play, strikeout"),
        pytest.param([16, 4, 4, 4], id="walk and three strikeouts"),
        pytest.param([16, 8, 1, 4, 4], id="a batter safe on a force play"),
    ],
)
def test_sd_i_08_no_bonus_when_one_reached_base(dice):
    """SD-I-08: single, double play, strikeout: three batters came up, but one reached."""
    faces = []
    for die in dice:
        if die == 20 or (die == 1 and 8 in dice):
            faces.append(die)
        else:
            faces += [20, die]
    session = now("T4 0o []", faces, bring=True, icons={"pike": "CY"})
    while session.state.batting is Side.VISITOR:
        session.choose(session.decision.default)
    assert not any(isinstance(fact, WonInning) for fact in session.facts)


def test_sd_i_08_r39_all_three_must_be_his():
    """SD-I-08, R39: Pike gets two out, Rusk the third: no bonus for either."""
    icons = {"pike": "CY", "rusk": "CY"}
    session = now("T7 0o []", [20, 4, 20, 4, 20, 4], bring=True, icons=icons)
    bring_up(session)
    answer(session, BATTER_UP, relieve(session, "rusk"), BATTER_UP)
    assert session.state.batting is Side.HOME
    assert not any(isinstance(fact, WonInning) for fact in session.facts)


def test_sd_i_08_a_reliever_who_faces_all_three_wins_one_too():
    """SD-I-08: he came in before the first batter of the inning."""
    session = now("T7 0o []", [20, 4, 20, 4, 20, 4], icons={"rusk": "CY"})
    answer(session, BATTER_UP, relieve(session, "rusk"), BATTER_UP)
    while session.state.batting is Side.VISITOR:
        session.choose(session.decision.default)
    assert last(session, WonInning).pitcher == "rusk~"
    assert session.state.home.mound.extra_ip == 1


# SD-A-09 Pitchers at bat


def test_sd_a_09_a_pitcher_at_bat_never_has_the_advantage():
    """SD-A-09, SD-D-06, SD-M-06: Rusk bats against Pike, no pitch, swing 18: a single."""
    session = now("T5 0o []", [18], league="NL", batter="pike", bring=True)
    assert [fact.purpose for fact in session.facts if isinstance(fact, Rolled)] == ["swing"]
    swing = last(session, Swung)
    assert (swing.chart_of, swing.result) == ("pike~", "1B")
    assert session.state.bases.first.player == "pike"


def test_sd_a_09_r15_a_promised_steal_is_kept_when_a_pitcher_bats():
    """SD-B-11, R15: resolved when the window before the pitch closes, pitch or none."""
    order = ("ames", "pike", "bell", "cole", "dorn", "fox", "giles", "hume", "jay")
    session = now("T5 0o []", [1, 16, 4], league="NL", bring=True, order=order)
    assert session.state.promised == "ames"
    bring_up(session)
    assert session.state.bases.second.player == "ames"
    assert last(session, CameToBat).batter == "pike"


def test_sd_i_07_an_icon_not_held_or_not_his_is_refused():
    """SD-I-02, 07: ICON_NOT_HELD, ICON_NOT_NOW."""
    session = now("T3 0o []", bring=True, icons={"pike": "20 RP", "tully": "RP"})
    assert refused(session, key(session, "pike:RP")) == ["ICON_NOT_NOW"]
    assert refused(session, key(session, "tully:RP")) == ["ICON_NOT_NOW"]
    assert refused(session, key(session, "pike:K")) == ["ICON_NOT_HELD"]
    assert refused(session, relieve(session, "rusk")) == ["WRONG_STEP"]
