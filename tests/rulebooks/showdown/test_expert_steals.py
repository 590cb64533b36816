"""Steals and Fielding checks by cards, SD-E-22 to 26, SD-E-33."""

from __future__ import annotations

import pytest
from expert_cast import (
    another,
    asked,
    card,
    expert,
    finish,
    offered,
    play,
    turn,
    until,
    whose,
)
from showdown_cast import (
    last,
    on,
    positions,
    refused,
    score,
)

from hotstove.baseball.facts import Batted, CameToBat, RunnersMoved
from hotstove.play.answers import Key
from hotstove.play.seats import SEATS, Side
from hotstove.rulebooks.showdown.expert_facts import (
    CardPlayed,
    Checked,
    StealTried,
)
from hotstove.rulebooks.showdown.facts import Pitched

BEFORE, ON, AFTER = "cards before the pitch", "cards on the result", "cards after the result"
MARSH, HILL = SEATS[:2]


# SD-E-22 to 25 Steals


@pytest.mark.parametrize(("die", "is_out"), [(13, False), (14, True)])
def test_sd_e_22_die_and_arm_must_beat_the_runners_speed(die, is_out):
    """SD-E-22: Cole's Arm +7 against Dorn's Speed 20 at second; a tie is safe."""
    session = expert("T5 0o [1:Dorn]", [die], offense="long_lead")
    turn(session, "offense")
    play(session, "long_lead")
    tried = last(session, StealTried)
    assert (tried.total, tried.speed, tried.is_out) == (die + 7, 20, is_out)
    assert last(session, RunnersMoved).cause == ("CS" if is_out else "SB")
    assert on(session) == ("" if is_out else "2:dorn")


@pytest.mark.parametrize(("die", "is_out"), [(8, False), (9, True)])
def test_sd_e_22_five_more_for_the_catcher_on_a_steal_of_third(die, is_out):
    session = expert("T5 0o [2:Dorn]", [die], offense="long_lead")
    turn(session, "offense")
    play(session, "long_lead")
    assert last(session, StealTried).is_out is is_out


def test_sd_e_22_no_throw_no_die():
    """SD-E-22, SD-D-06."""
    session = expert("T5 0o [1:Bell]", [1, 12], offense="free_steal")
    turn(session, "offense")
    play(session, "free_steal")
    assert last(session, RunnersMoved).cause == "SB"
    assert session.facts.index(last(session, RunnersMoved)) < session.facts.index(
        last(session, Pitched)
    )
    assert not [fact for fact in session.facts if isinstance(fact, StealTried)]


def test_sd_e_22_cards_change_arm_and_speed():
    session = expert("T5 0o [1:Bell]", [10], offense="long_lead speed_up", defense="arm_up")
    until(session, BEFORE)
    play(session, "arm_up", "speed_up")
    turn(session, "offense")
    play(session, "long_lead")
    tried = last(session, StealTried)
    assert (tried.arm, tried.speed) == (7 + 4, 10 + 6)


@pytest.mark.parametrize(
    ("bases", "codes"),
    [
        ("[1:Dorn 2:Cole 3:Bell]", ["STEAL_HOME", "BASE_OCCUPIED", "BASE_OCCUPIED"]),
        ("[3:Dorn]", ["STEAL_HOME"]),
        ("[]", []),
    ],
)
def test_sd_e_23_only_into_an_open_base_and_never_home(bases, codes):
    session = expert(f"T5 0o {bases}", offense="long_lead", batter="fox")
    turn(session, "offense")
    assert offered(session) == []
    assert refused(session, card(session, "long_lead")) == [*codes, "NO_LEGAL_CHOICE"]


def test_sd_e_23_home_where_the_card_says_so():
    """SD-E-20, SD-E-23."""
    session = expert("T5 0o [3:Dorn] 2-2", offense="steal_home")
    turn(session, "offense")
    play(session, "steal_home")
    assert score(session) == (3, 2)
    assert last(session, RunnersMoved).cause == "SB"


def test_sd_e_24_a_double_steal_and_the_throw_at_one():
    """SD-E-24: throw at Dorn, 15 + 7 + 5 = 27 > 20: out; Bell is safe on second."""
    session = expert("T5 0o [1:Bell 2:Dorn]", [15], offense="both_go", batter="cole")
    turn(session, "offense")
    play(session, "both_go")
    assert asked(session) == "card runner"
    session.choose(Key("dorn&bell"))
    assert (asked(session), whose(session)) == ("steal throw", "defense")
    session.choose(Key("dorn"))
    tried = last(session, StealTried)
    assert (tried.total, tried.is_out) == (27, True)
    assert on(session) == "2:bell"


def test_sd_e_25_a_third_out_before_the_pitch_ends_the_half_at_once():
    """SD-E-25, SD-M-05, SD-S-01: no plate appearance; the same batter leads off next time."""
    session = expert("T5 2o [1:Bell]", [20], offense="long_lead", batter="ames")
    turn(session, "offense")
    play(session, "long_lead")
    assert session.state.batting is Side.HOME
    assert not [fact for fact in session.facts if isinstance(fact, Batted)]
    assert session.state.visitor.batter == "ames"
    while session.state.batting is Side.HOME:
        another(session)
    until(session, "bunt")
    assert last(session, CameToBat).batter == "ames"


# SD-E-26 Fielding checks


@pytest.mark.parametrize(("die", "passed"), [(12, False), (13, True)])
def test_sd_e_26_twenty_one_passes(die, passed):
    """SD-E-26: infield +8; 12 is 20 and fails, 13 is 21 and passes."""
    cards = {"fox": {"positions": positions("3B+2")}}
    session = expert("T5 0o []", [1, 12, die], defense="soft_hands", cards=cards, to=ON)
    assert session.state.defense.infield == 8
    play(session, "soft_hands")
    checked = last(session, Checked)
    assert (checked.total, checked.is_passed) == (die + 8, passed)
    finish(session)
    codes = [fact.code for fact in session.facts if isinstance(fact, Batted)]
    assert codes[0] == ("GB" if passed else "1B")


def test_sd_e_33_the_icon_of_the_man_at_short_helps_the_check():
    """SD-E-33: G at shortstop, +3."""
    session = expert("T5 0o []", [1, 12, 12], defense="soft_hands", icons={"giles": "G"}, to=ON)
    play(session, "soft_hands")
    assert last(session, Checked).modifier == 3


def test_every_card_played_is_told():
    session = expert(offense="nothing", defense="nothing_too", to=BEFORE)
    play(session, "nothing_too", "nothing")
    told = [fact.card.partition("@")[0] for fact in session.facts if isinstance(fact, CardPlayed)]
    assert told == ["nothing_too", "nothing"]
