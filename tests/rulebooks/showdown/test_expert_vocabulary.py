"""What strategy cards wait for, SD-V-01 to 03, SD-V-08: every condition, one by one."""

from __future__ import annotations

import pytest
from expert_cast import (
    another,
    asked,
    card,
    expert,
    finish,
    made,
    offered,
    play,
    turn,
    until,
)
from showdown_cast import refused

from hotstove.play.answers import Key
from hotstove.play.seats import Side

BEFORE, ON, AFTER = "cards before the pitch", "cards on the result", "cards after the result"
SIDES = {"offense": "offense", "defense": "defense"}


def waits(condition, text="T7 1o [2:Cole]", side="offense", window="before_pitch", **more):
    """Whether a card with this condition may be played at that moment."""
    one = made(
        f'{{side="{side}", windows=["{window}"], when=[{condition}], effects=[{{draw=1}}]}}'
    )
    held = {side: f"made {more.pop('held', '')}"}
    session = expert(text, more.pop("dice", (1, 12)), added=(one,), **held, **more)
    question = {"before_pitch": BEFORE, "on_result": ON, "after_result": AFTER}[window]
    turn(session, side, question)
    return "made" in offered(session)


# SD-V-02, 03 Conditions


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("{outs=1}", True),
        ("{outs=[0,2]}", False),
        ("{inning=7}", True),
        ("{inning={min=8}}", False),
        ("{inning={max=6}}", False),
        ('{inning={min=1, half="top"}}', True),
        ('{inning={min=1, half="bottom"}}', False),
        ('{bases="second"}', True),
        ('{bases=["first","loaded"]}', False),
        ('{bases="occupied"}', True),
        ('{bases="empty"}', False),
        ("{runner_on=2}", True),
        ("{runner_on=1}", False),
        ("{runner_on={base=1, is=false}}", True),
        ("{scoring_position=true}", True),
        ("{scoring_position=false}", False),
        ('{bats="L"}', True),
        ('{throws="R"}', True),
        ('{throws="L"}', False),
        ('{speed_letter="B"}', True),
        ('{speed_letter=["A","C"]}', False),
        ('{speed_letter={is="C", who="second"}}', True),
        ('{speed_letter={is="C", who="runner"}}', True),
        ('{role="starter"}', True),
        ('{role=["reliever","closer"]}', False),
        ('{position_of=["2B","SS"]}', True),
        ('{position_of="CA"}', False),
        ('{position_of={is="CA", who="runner"}}', True),
        ("{is_batter_pitcher=false}", True),
        ("{is_batter_pitcher=true}", False),
        ("{pitcher_tired=1}", True),
        ("{pitcher_tired=2}", False),
        ("{deck_empty=false}", True),
        ("{hand_size={max=1}}", True),
        ("{hand_size={min=2}}", False),
        ('{hand_size={whose="opponent", max=0}}', True),
        ("{inning_was_123=false}", True),
        ("{any=[{outs=2},{outs=1}]}", True),
        ("{all=[{outs=1},{inning=9}]}", False),
        ("{not=[{outs=2}]}", True),
    ],
)
def test_sd_v_03_conditions_of_the_moment(condition, holds):
    """SD-V-03, SD-V-08: Ames against Pike in the 7th (IP 6), Cole on second: scoring position."""
    assert waits(condition) is holds


@pytest.mark.parametrize(
    ("condition", "text", "holds"),
    [
        ('{score={is="lead", by=2}}', "T7 0o [] 4-2", True),
        ('{score={is="lead", by=3}}', "T7 0o [] 4-2", False),
        ('{score="trail"}', "T7 0o [] 1-2", True),
        ('{score="tied"}', "T7 0o [] 2-2", True),
        ('{score={is="close", by=1}}', "T7 0o [] 4-2", False),
        ("{team_trailing=true}", "T7 0o [] 1-2", True),
        ("{team_trailing=true}", "B7 0o [] 1-2", False),
    ],
)
def test_sd_v_03_the_score_is_the_owners(condition, text, holds):
    assert waits(condition, text) is holds
    if "B7" not in text:
        mirror = condition.replace("lead", "LEAD").replace("trail", "lead").replace("LEAD", "trail")
        if "score" in condition and "tied" not in condition and "close" not in condition:
            assert waits(mirror, text, side="defense") is holds


@pytest.mark.parametrize(
    ("condition", "dice", "holds"),
    [
        ('{result_in="1B"}', (1, 12), True),
        ('{result_in="1B"}', (1, 16), False),
        ('{result_in="HIT"}', (1, 16), True),
        ('{result_in="OUT"}', (20, 9), True),
        ("{natural={value=12}}", (1, 12), True),
        ("{natural={min=13}}", (1, 12), False),
        ('{natural={die="pitch", max=3}}', (1, 12), True),
        ('{advantage="batter"}', (1, 12), True),
        ('{advantage="pitcher"}', (1, 12), False),
        ('{advantage="pitcher"}', (20, 9), True),
    ],
)
def test_sd_v_02_03_conditions_of_the_result(condition, dice, holds):
    """SD-V-02, SD-C-04, R80: 1B does not cover 1B+."""
    assert waits(condition, dice=dice, window="on_result") is holds


def test_sd_v_03_icons_runs_and_what_came_before():
    assert waits('{has_icon="HR"}', icons={"ames": "HR"})
    assert not waits('{has_icon="HR"}')
    assert waits('{has_icon={icon="K", who="pitcher"}}', icons={"pike": "K"})
    assert waits("{runs_charged=4}", mound={"charged": 4})
    assert not waits("{runs_charged=5}", mound={"charged": 4})
    last_one = made(
        '{side="offense", windows=["before_pitch"], when=[{last_result_in="HIT"}], '
        "effects=[{draw=1}]}"
    )
    session = expert("T5 0o []", (1, 12, 1, 1), offense="made", added=(last_one,))
    turn(session, "offense")
    assert offered(session) == []
    finish(session)
    turn(session, "offense")
    assert offered(session) == ["made"]


def test_sd_v_03_a_one_two_three_inning():
    """SD-V-03 inning_was_123: the half-inning just over."""
    one = made(
        '{side="either", windows=["before_pitch", "after_result"], when=[{inning_was_123=true}], '
        "effects=[{draw=1}]}"
    )
    session = expert("T5 0o []", (20, 3) * 3, offense="made", defense="made", added=(one,))
    for _ in range(2):
        another(session)
    turn(session, "offense", AFTER)
    assert offered(session) == ["made"]
    while session.state.batting is Side.VISITOR or asked(session) != BEFORE:
        session.choose(session.decision.default)
    assert offered(session) == ["made"]


def test_sd_v_03_another_card_in_play():
    session = expert(
        "T5 0o []",
        offense="made nothing",
        added=(
            made(
                '{side="offense", windows=["before_pitch"], when=[{card_in_play="Nothing"}], '
                "effects=[{draw=1}]}"
            ),
        ),
    )
    turn(session, "offense")
    assert offered(session) == ["nothing"]
    play(session, "nothing")
    turn(session, "offense")
    assert offered(session) == ["made"]


def test_sd_v_02_bunts_and_walks_only_by_name():
    """SD-V-02: on a result never fits IBB or a bunt unless the card names it."""
    session = expert("T5 0o [1:Cole]", [10], defense="on_bunt swing_down", to="bunt")
    session.choose(Key("bunt"))
    until(session, ON)
    assert offered(session) == ["on_bunt"]


def test_sd_v_02_needs_pitch():
    """SD-V-02: not where a pitcher bats."""
    session = expert("T5 0o []", defense="needs_one", league="NL", batter="pike", to=BEFORE)
    assert refused(session, card(session, "needs_one")) == ["CONDITION_NOT_MET"]
    other = expert("T5 0o []", defense="needs_one", to=BEFORE)
    assert offered(other) == ["needs_one"]
