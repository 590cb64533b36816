"""What strategy cards do, SD-V-04, SD-V-05: every verb, one by one."""

from __future__ import annotations

import pytest
from expert_cast import (
    another,
    asked,
    card,
    discards,
    expert,
    finish,
    hand,
    offered,
    play,
    turn,
    until,
    whose,
)
from showdown_cast import last, on, problem, score

from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.play.answers import Key
from hotstove.play.dice import Rng
from hotstove.play.piles import FACE_DOWN
from hotstove.rulebooks.showdown.expert_facts import (
    CardCancelled,
    Discarded,
    Fetched,
    HandShown,
    ResultChanged,
    Returned,
)
from hotstove.rulebooks.showdown.facts import Pitched, Swung, ThrewAt

BEFORE, ON, AFTER = "cards before the pitch", "cards on the result", "cards after the result"
SIDES = {"offense": "offense", "defense": "defense"}


# SD-V-04 Results


def codes(session):
    return [fact.code for fact in session.facts if isinstance(fact, Batted)]


def test_sd_v_04_modify_in_m7_reads_the_chart_again():
    """SD-V-04, R71: the reading replaces an earlier change of the result."""
    session = expert("T5 0o []", [1, 15], offense="swing_two", defense="to_ground", to=ON)
    play(session, "to_ground")
    assert session.state.swing.result == "GB"
    play(session, "swing_two")
    assert (session.state.swing.result, session.state.swing.total) == ("2B", 17)


def test_sd_c_06_a_penalty_below_one_reads_as_one():
    session = expert("T5 0o []", [1, 2], defense="swing_down", to=ON)
    play(session, "swing_down")
    assert (session.state.swing.total, session.state.swing.result) == (-2, "SO")


@pytest.mark.parametrize(
    ("name", "die", "code"), [("again", 1, "SO"), ("again_better", 1, "GB"), ("again", 20, "HR")]
)
def test_sd_v_04_reroll(name, die, code):
    """The same chart and modifiers, a new die; the better of two where the card says so."""
    session = expert("T5 0o []", [1, 3, die], offense=name)
    turn(session, "offense", ON)
    play(session, name)
    assert session.state.swing.result == code


def test_sd_v_04_reroll_of_pitch_and_swing():
    session = expert("T5 0o []", [1, 20, 20, 3], defense="all_again", to=ON)
    play(session, "all_again")
    changed = last(session, ResultChanged)
    assert changed.pitch.die == 20
    assert (changed.swing.chart_of, changed.swing.result) == ("pike~", "SO")


def test_sd_v_04_use_chart():
    for window in (BEFORE, ON):
        session = expert("T5 0o []", [20, 12], offense="batters_chart")
        turn(session, "offense", window)
        play(session, "batters_chart")
        finish(session)
        assert codes(session)[0] == "1B"


def test_sd_v_04_use_chart_is_void_where_a_pitcher_bats():
    session = expert("T5 0o []", [12], offense="batters_chart", league="NL", batter="pike")
    turn(session, "offense")
    play(session, "batters_chart")
    until(session, "batter up")
    assert last(session, Swung).chart_of == "pike~"


# SD-V-04 Numbers


def test_sd_v_04_for_this_roll_for_the_inning():
    session = expert("T5 0o []", [5, 12, 5, 12], defense="needs_one control_up", to=BEFORE)
    play(session, "needs_one")
    turn(session, "defense")
    play(session, "control_up")
    finish(session)
    first = last(session, Pitched)
    assert (first.control, first.modifier) == (7, 2)
    another(session)
    second = last(session, Pitched)
    assert (second.control, second.modifier) == (7, 0)


def test_sd_v_04_set_a_speed():
    """Speed counts as 24: 12 + 5 in the outfield does not get him at 24 + 5."""
    session = expert(
        "T5 0o [1:Cole]", [1, 12, 12], offense="quick_feet", to="send",
    )
    session.choose(Key("second goes"))
    turn(session, "offense", "cards before the throw")
    play(session, "quick_feet")
    until(session, AFTER)
    assert last(session, ThrewAt).speed == 24


def test_sd_v_07_set_the_feet():
    """SD-V-07 e: +3 to the throw."""
    session = expert("T5 0o [1:Cole]", [1, 12, 9], defense="set_the_feet", to="send")
    session.choose(Key("second goes"))
    turn(session, "defense", "cards before the throw")
    play(session, "set_the_feet")
    until(session, "batter up")
    threw = last(session, ThrewAt)
    assert (threw.modifier, threw.total) == (3, 9 + threw.outfield + 3)


def test_sd_v_07_the_sample_cards():
    """SD-V-01, SD-V-07 a, b, d, f: Hit Behind, Fresh Arm, Wall Ball, Chatter."""
    session = expert("T5 0o [1:Cole]", [20, 9], offense="hit_behind")
    turn(session, "offense", ON)
    play(session, "hit_behind")
    finish(session)
    assert (on(session), session.state.outs) == ("2:cole", 1)
    session = expert(
        "T7 0o []", [5, 12], defense="fresh_arm", pitcher="rusk", icons={"rusk": "RP"}, to=BEFORE,
    )
    play(session, "fresh_arm")
    until(session, "batter up")
    assert last(session, Pitched).modifier == 2 + 1 - 1
    session = expert("T5 0o []", [20, 15], offense="wall_ball")
    turn(session, "offense", ON)
    play(session, "wall_ball")
    finish(session)
    assert codes(session)[0] == "2B"
    session = expert("T5 0o []", [20, 14], offense="wall_ball")
    turn(session, "offense", ON)
    assert offered(session) == []
    session = expert("T5 0o []", [20, 3], offense="chatter", defense="chatter", to=AFTER)
    play(session, "chatter", "chatter")
    assert [len(hand(session, side)) for side in SIDES] == [1, 1]


# SD-V-04 Runners


def sent(dice, text="T5 0o [1:Giles 2:Jay]", way="both go", **held):
    session = expert(text, dice, to="send", **held)
    session.choose(Key(way))
    return session


def test_sd_v_04_extra_base_hold_and_deny():
    safe = sent([1, 12, 20], offense="safe_one")
    turn(safe, "offense", "cards on the extra base")
    play(safe, "safe_one")
    if asked(safe) == "card runner":
        safe.choose(Key("jay"))
    until(safe, AFTER)
    assert score(safe)[0] == 1
    held = sent([1, 12, 20], defense="hold_all")
    play(held, "hold_all")
    until(held, "batter up")
    assert on(held) == "1:ames 2:giles 3:jay"
    assert not [fact for fact in held.facts if isinstance(fact, ThrewAt)]
    for window in (ON, "cards on the extra base"):
        denied = expert("T5 0o [1:Giles 2:Jay]", [1, 12], defense="deny")
        if window != ON:
            until(denied, "send")
            denied.choose(Key("both go"))
        else:
            until(denied, ON)
        play(denied, "deny")
        until(denied, "batter up")
        assert on(denied) == "1:ames 2:giles 3:jay"


def test_sd_v_04_who_is_held_blocks_the_man_behind():
    held = sent([1, 12, 20], defense="hold_one")
    play(held, "hold_one")
    held.choose(Key("jay"))
    until(held, "batter up")
    assert on(held) == "1:ames 2:giles 3:jay"


def test_sd_v_04_one_more_base_after_the_result():
    """Against a throw; no run batted in (SD-S-06)."""
    session = expert("T5 0o [3:Dorn]", [1, 12, 1], offense="one_more")
    turn(session, "offense", AFTER)
    play(session, "one_more")
    assert on(session).startswith("2:ames")
    assert last(session, RunnersMoved).cause == "ADV"


def test_sd_v_04_advance_and_runner_out():
    session = expert("T5 0o [1:Cole 3:Dorn] 0-0", offense="everybody_up nothing", batter="bell")
    turn(session, "offense")
    play(session, "everybody_up")
    assert (on(session), score(session)) == ("2:cole", (1, 0))
    held = {"defense": "pick_off nothing_too", "batter": "bell"}
    session = expert("T5 0o [1:Cole 3:Dorn]", to=BEFORE, **held)
    play(session, "pick_off")
    assert (on(session), session.state.outs) == ("1:cole", 1)


def test_sd_v_05_one_runner_is_not_asked_about_two_are():
    session = expert("T5 0o [1:Cole]", offense="one_up nothing", batter="bell")
    turn(session, "offense")
    play(session, "one_up")
    assert on(session) == "2:cole"
    session = expert("T5 0o [1:Cole 2:Dorn]", offense="one_up nothing", batter="bell")
    turn(session, "offense")
    play(session, "one_up")
    assert on(session) == "1:cole 3:dorn"
    session = expert("T5 0o [2:Cole]", offense="free_steal nothing", batter="bell")
    turn(session, "offense")
    play(session, "free_steal")
    assert on(session) == "3:cole"


def test_sd_v_05_void_parts_are_left_out():
    """SD-V-05, R67: a card with nothing to do may be played; one with nobody to choose may not."""
    session = expert("T5 0o []", offense="everybody_up one_up", to=BEFORE)
    turn(session, "offense")
    assert offered(session) == ["everybody_up"]
    assert problem(session, card(session, "one_up")).code == "NO_LEGAL_CHOICE"


def test_sd_v_04_rules_lifted():
    """SD-E-20: no steal on a 1B+, no tag-up, no tiredness, no run penalty."""
    session = expert("T5 0o []", [1, 16, 1, 20], defense="no_promise")
    another(session)
    until(session, BEFORE)
    play(session, "no_promise")
    finish(session)
    assert not [fact for fact in session.facts if isinstance(fact, RunnersMoved)]
    session = expert("T5 0o [3:Dorn]", [20, 12], defense="no_tags", to=ON)
    play(session, "no_tags")
    until(session, "batter up")
    assert on(session) == "3:dorn"
    session = expert("T9 0o []", [10, 12], defense="not_tired", to=BEFORE)
    play(session, "not_tired")
    until(session, "batter up")
    assert last(session, Pitched).modifier == 0
    session = expert("T7 0o []", [10, 12], defense="no_penalty", mound={"charged": 9}, to=BEFORE)
    play(session, "no_penalty")
    until(session, "batter up")
    assert last(session, Pitched).modifier == -1


# SD-V-04 Hands and cards


def test_sd_v_04_look_at_a_hand():
    """Both see it until the at-bat is over; a spectator sees backs."""
    session = expert("T5 0o []", offense="peek", defense="chatter soft_hands")
    turn(session, "offense")
    seat, other = session.state.offense.seat, session.state.defense.seat
    hidden = session.seen_from(seat).game.expert.hands.of(session.state.fielding).hand.cards
    assert set(hidden) == {FACE_DOWN}
    play(session, "peek")
    seen = session.seen_from(seat).game.expert.hands.of(session.state.fielding).hand.cards
    assert len([copy for copy in seen if copy]) == 2
    fact = last(session, HandShown)
    assert fact.seen_from(seat) == fact.seen_from(other) == fact
    assert set(fact.seen_from(None).cards) == {FACE_DOWN}
    finish(session)
    again = session.seen_from(seat).game.expert.hands.of(session.state.batting.other).hand.cards
    assert set(again) == {FACE_DOWN}


def test_sd_v_04_discards():
    session = expert("T5 0o []", offense="drop_one", defense="chatter soft_hands")
    turn(session, "offense")
    play(session, "drop_one")
    (gone,) = last(session, Discarded).cards
    assert len(hand(session, "defense")) == 1
    assert discards(session, "defense") == [gone.partition("@")[0]]
    session = expert("T5 0o []", offense="drop_seen", defense="chatter soft_hands")
    turn(session, "offense")
    play(session, "drop_seen")
    assert (asked(session), whose(session)) == ("card discard", "offense")
    session.choose(session.decision.options[1].answer)
    assert hand(session, "defense") == ["chatter"]
    session = expert("T5 0o []", offense="drop_own chatter squeeze")
    turn(session, "offense")
    play(session, "drop_own")
    session.choose(session.decision.options[0].answer)
    assert hand(session, "offense") == ["squeeze"]


def test_sd_v_04_search_and_return():
    session = expert("T5 0o []", offense="fetch", deck="chatter soft_hands set_the_feet soft_hands")
    turn(session, "offense")
    play(session, "fetch")
    names = [option.answer.card.partition("@")[0] for option in session.decision.options]
    assert sorted(names) == ["set_the_feet", "soft_hands"]
    session.choose(session.decision.options[0].answer)
    fact = last(session, Fetched)
    assert fact.seen_from(session.state.defense.seat).card == FACE_DOWN
    assert len(session.state.expert.hands.of(session.state.batting).deck.cards) == 3
    session = expert("T5 0o []", offense="take_back", deck="chatter")
    turn(session, "offense")
    play(session, "take_back")
    session.choose(session.decision.options[0].answer)
    assert hand(session, "offense") == [last(session, Returned).card.partition("@")[0]]


def test_sd_v_04_cancel_a_card():
    session = expert("T5 0o []", [1, 12], offense="cancel on_single", defense="to_ground", to=ON)
    play(session, "to_ground", "cancel")
    assert last(session, CardCancelled).card.startswith("to_ground@")
    assert session.state.swing.result == "1B"
    assert problem(expert(offense="cancel", to=BEFORE), Key("x")).code == "NOT_OFFERED"
    session = expert("T5 0o []", [5, 12], offense="cancel", defense="control_up", to=BEFORE)
    play(session, "control_up", "cancel")
    finish(session)
    assert last(session, Pitched).control == 4
    assert session.state.expert.staying == ()


def test_sd_v_04_choose_and_roll():
    session = expert("T5 0o []", [1, 12], offense="either_or")
    turn(session, "offense")
    play(session, "either_or")
    assert asked(session) == "card choice"
    told = [
        session.rulebook.wording.answer(session.decision, option.answer).english()
        for option in session.decision.options
    ]
    assert told == ["two more", "a card"]
    session.choose(session.decision.options[1].answer)
    assert len(hand(session, "offense")) == 1
    for die, cards in ((10, 0), (11, 1)):
        session = expert("T5 0o []", [die], offense="dice_card")
        turn(session, "offense")
        play(session, "dice_card")
        assert len(hand(session, "offense")) == cards


# What is hidden stays hidden


def test_an_imagined_game_deals_the_other_hand_anew():
    session = expert("T5 0o []", offense="nothing chatter", defense="soft_hands chatter", to=BEFORE)
    turn(session, "offense")
    seat = session.state.offense.seat
    hands = set()
    for number in range(6):
        other = session.imagine(seat, Rng(number))
        assert other.seen_from(seat) == session.seen_from(seat)
        side = other.state.fielding
        hands.add(other.state.expert.hands.of(side).hand.cards)
        assert other.rulebook.faults(other.state) == []
    assert len(hands) > 1
