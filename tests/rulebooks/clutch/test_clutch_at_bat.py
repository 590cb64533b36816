"""The at-bat: CL-51 to 61, CL-88 to 90, C17-30, C17-31, C24-37, C24-38, C24-44, C24-36."""

from __future__ import annotations

import pytest
from clutch_cast import asked, at, finish, last, lay, on, refused, say, step, told, until
from clutch_printed import made
from msgspec.structs import replace

from hotstove.baseball.facts import Batted
from hotstove.play.answers import Key
from hotstove.rulebooks.clutch.facts import BuntTried, CardPlayed, Pitched, RunnerPlaced, Swung

PRE = made("pre", 'side="offense", windows=["before_pitch"], effects=[{draw=1}]')


# Clutch


@pytest.mark.parametrize(
    ("year", "text", "is_so"),
    [
        (2017, "T7 0o [] 5-2", True),
        (2017, "T6 2o [2:cole] 2-2", False),
        (2017, "T2 0o [F] 9-0", True),
        (2017, "T7 0o [] 6-2", False),
        (2024, "T2 2o [3:reeve] 9-0", True),
        (2024, "T2 1o [3:reeve] 9-0", False),
    ],
)
def test_c17_30_and_c24_37_clutch_moments(year, text, is_so):
    """C17-30, C24-37, CL-52, CL-53."""
    session = at(year, text)
    assert session.rulebook.is_clutch_moment(session.state) is is_so


def test_cl_51_a_rating_counts_where_a_card_says_so():
    """CL-51: Quill (-1), S14: 13 on BC is a single still; RUL-131: the card names the number."""
    knock = made("knock", 'side="offense", windows=["before_swing"], '
                 'effects=[{modify={what="swing", clutch=1}}]')  # fmt: skip
    session = at(2017, dice=(1, 14), up="quill", offense=(knock,))
    lay(session, "knock")
    finish(session, 1)
    swing = last(session, Swung)
    assert (swing.total, swing.result) == (13, "1B")
    plain = finish(at(2017, dice=(1, 14), up="quill"))
    assert last(plain, Swung).total == 14


def test_cl_54_it_is_tested_when_the_card_is_played():
    """CL-54, RUL-65: a steal of second makes a clutch moment of two outs."""
    knock = made("knock", 'side="offense", clutch=true, windows=["before_pitch"], '
                 'effects=[{modify={what="swing", by=1}}]')  # fmt: skip
    session = at(2024, "T2 2o [1:quill] 0-9", (1,), offense=(knock,))
    say(session, "steal second")
    assert asked(until(session, "cards before_pitch")) == "cards before_pitch"
    session = at(2024, "T2 2o [1:quill] 0-9", offense=(knock,))
    assert asked(until(session, "pitch")) == "pitch"


# Order


@pytest.mark.parametrize(
    ("year", "order"),
    [
        (2017, ["pitching change", "batter up", "steal", "intentional walk", "bunt", "infield"]),
        (2024, ["pitching change", "batter up", "intentional walk", "steal", "bunt", "infield"]),
    ],
)
def test_cl_55_the_order_of_states(year, order):
    """CL-55, RUL-66, RUL-67, RUL-69; the cards come after all of them."""
    session = at(year, "T5 0o [1:quill 3:reeve]", offense=(PRE,))
    seen = []
    while asked(session) != "pitch":
        seen.append(asked(session))
        step(session)
    assert seen == [*order, "cards before_pitch"]


def test_cl_55_nobody_is_asked_who_has_no_choice():
    session = at(2017, "T5 2o []", offense=())
    seen = []
    while asked(session) != "pitch":
        seen.append(asked(session))
        step(session)
    assert seen == ["pitching change", "batter up", "intentional walk"]


# Numbers


def test_cl_56_the_pitch():
    """CL-56: Doyle against Lark, nine: 9 + 4 + 1."""
    session = at(2017, dice=(9,), to="swing")
    assert last(session, Pitched).total == 14


def test_cl_57_and_cl_89_on_base_after_a_walk():
    """CL-57, CL-89, RUL-105: Lark against Thorn after a walk: 12 + 1 + 2; only for one at-bat."""
    mound = {"pitcher": "thorn~", "role": "RP"}
    session = at(2017, "T5 0o [2:cole]", (1, 1), mound=mound)
    game = session.state
    walked = game.with_dugout(game.batting, replace(game.offense, walked_in_a_row=1))
    walked = replace(walked, at_bat="lark")
    assert session.rulebook.on_base(walked) == 15


def test_cl_89_the_bonus_waits_for_the_next_batter():
    """CL-89, RUL-106: IBB, then Quill 12; the man after him as printed."""
    session = at(2017, "T5 0o [2:cole]", (1, 1, 1, 1), up="lark")
    say(session, "walk him")
    until(session, "swing")
    assert last(session, Pitched).on_base == 12
    until(session, "pitching change")
    until(session, "swing")
    assert last(session, Pitched).on_base == 10


def test_c24_44_two_walks_in_a_row():
    """C24-44, RUL-107: the next batter +2 and +2; three give no more, another turn ends it."""
    session = at(2024, "T5 0o [2:cole]", (1, 11))
    game = session.state
    for count, on_base, swing in ((1, 14, 0), (2, 14, 2), (3, 14, 2), (0, 12, 0)):
        walked = game.with_dugout(game.batting, replace(game.offense, walked_in_a_row=count))
        walked = replace(walked, at_bat="lark")
        book = session.rulebook
        assert (book.on_base(walked), book.swing_bonus(walked)) == (on_base, swing)
    say(session, "walk him", "walk him")
    assert session.state.offense.walked_in_a_row == 2
    until(session, "pitch")
    finish(session, session.passage)
    assert session.state.visitor.walked_in_a_row == 0


@pytest.mark.parametrize(("die", "whose"), [(8, "pitcher"), (7, "batter")])
def test_cl_58_the_advantage(die, whose):
    """CL-58: a tie is the batter's."""
    assert last(at(2017, dice=(die,), to="swing"), Pitched).advantage == whose


@pytest.mark.parametrize(
    ("year", "dice", "result"),
    [(2017, (7, 14), "1B"), (2017, (9, 14), "FB"), (2024, (9, 12), "LD")],
)
def test_cl_59_the_swing(year, dice, result):
    session = finish(at(year, dice=dice))
    assert last(session, Swung).result == result


def test_c17_31_a_mistake_is_only_the_die():
    """C17-31, RUL-70, RUL-71: On-Base 6, P2: a mistake, the pitcher's advantage, S*21 a double."""
    lower = made("lower", 'side="offense", windows=["after_pitch_roll"], '
                 'effects=[{modify={what="pitch_roll", by=-2}}]')  # fmt: skip
    drop = made("drop", 'side="defense", windows=["before_pitch"], '
                'effects=[{modify={what="on_base", by=-6}}]')  # fmt: skip
    session = at(2017, dice=(2, 21), defense=(drop,))
    lay(session, "drop")
    finish(session, 1)
    pitch, swing = last(session, Pitched), last(session, Swung)
    assert (pitch.is_mistake, pitch.advantage) == (True, "pitcher")
    assert (swing.sides, swing.result) == (24, "2B")
    session = at(2017, dice=(4, 5), offense=(lower,))
    lay(session, "lower")
    assert not session.state.pitch.is_mistake


def test_c24_38_a_mistake_gives_the_advantage():
    """C24-38, RUL-72: On-Base 6, P2, S*21 on BC: a homer; the roll as changed counts."""
    drop = made("drop", 'side="defense", windows=["before_pitch"], '
                'effects=[{modify={what="on_base", by=-3}}]')  # fmt: skip
    session = at(2024, dice=(2, 21), defense=(drop,))
    lay(session, "drop")
    finish(session, 1)
    assert last(session, Pitched).advantage == "batter"
    assert last(session, Swung).result == "HR"
    for what, is_mistake in (("pitch_roll", True), ("pitch", False)):
        lower = made("lower", 'side="offense", windows=["after_pitch_roll"], '
                     f'effects=[{{modify={{what="{what}", by=-2}}}}]')  # fmt: skip
        session = at(2024, dice=(4, 5), offense=(lower,))
        lay(session, "lower")
        assert session.state.pitch.is_mistake is is_mistake


def test_cl_60_natural_20_plus():
    """CL-60: the die itself."""
    nat = made("nat", 'side="neutral", windows=["after_swing_roll"], '
               'when=[{event="natural_20_plus"}], effects=[{draw=1}]')  # fmt: skip
    up = made("up", 'side="offense", windows=["before_swing"], '
              'effects=[{modify={what="swing", by=2}}]')  # fmt: skip
    session = at(2017, dice=(9, 19), offense=(up, nat))
    lay(session, "up")
    finish(session, 1)
    assert not last(session, Swung).die >= 20
    assert [fact.card.partition("@")[0] for fact in told(session, CardPlayed)] == ["up"]
    session = at(2017, dice=(1, 22), offense=(nat,))
    assert asked(until(session, "cards after_swing_roll")) == "cards after_swing_roll"


def test_cl_61_a_re_roll_repeats_the_mistake_test():
    """CL-61: P1 is a mistake, again P15: none, and the advantage from 15 and Command."""
    again = made("again", 'side="defense", windows=["after_pitch_roll"], '
                 'effects=[{reroll="pitch"}]')  # fmt: skip
    session = at(2017, dice=(1, 15, 14), defense=(again,))
    lay(session, "again")
    finish(session, 1)
    pitch = last(session, Pitched)
    assert (pitch.is_mistake, pitch.total, pitch.advantage) == (False, 20, "pitcher")
    assert last(session, Swung).sides == 20


# Walks and bunts


def test_cl_88_the_intentional_walk():
    """CL-88, RUL-104, CS-04: loaded, a run and an RBI; the pitcher's walks stay."""
    session = at(2017, "T5 0o [F]")
    say(session, "walk him")
    batted = last(session, Batted)
    assert (batted.code, batted.rbi, session.state.home.mound.bb) == ("IBB", 1, 0)
    session = until(at(2017, "T5 0o []", offense=(PRE,)), "cards before_pitch")
    assert refused(session, Key("walk him")) == ["IBB_TOO_LATE"]


@pytest.mark.parametrize(
    ("dice", "answers", "codes"),
    [
        ((12, 13), ("bunt", "bunt again"), ["SAC"]),
        ((4, 12, 3), ("bunt", "bunt again", "bunt again"), ["SO"]),
        ((13,), ("bunt",), ["SAC"]),
    ],
)
def test_cl_90_bunts(dice, answers, codes):
    """CL-90: 13 or more; the third failure is a strikeout and the runner stays."""
    session = at(2017, "T5 0o [1:quill]", dice)
    say(session, *answers)
    if session.passage == 1:
        finish(session, 1)
    assert [fact.code for fact in told(session, Batted)] == codes
    if codes == ["SO"]:
        assert on(session) == "[quill - -]"


def test_cl_90_a_pitch_after_two_failures():
    """CL-90, RUL-109, RUL-110: +2 after two; in 2017 none after one; in 2024 two are compulsory."""
    session = at(2017, "T5 0o [1:quill]", (4, 12, 6))
    say(session, "bunt", "bunt again")
    say(session, "swing away")
    until(session, "swing")
    assert last(session, Pitched).total == 13
    session = at(2017, "T5 0o [1:quill]", (4, 6))
    say(session, "bunt", "swing away")
    until(session, "swing")
    assert last(session, Pitched).total == 11
    session = at(2024, "T5 0o [1:quill]", (4, 5, 6))
    say(session, "bunt")
    until(session, "bunt again")
    assert len(told(session, BuntTried)) == 2


def test_cl_90_when_a_bunt_is_legal():
    """CL-90, RUL-108: a runner on, fewer than two out, before any card."""
    session = until(at(2017, "T5 0o [1:quill]", offense=(PRE,)), "cards before_pitch")
    assert refused(session, Key("bunt")) == ["BUNT_ILLEGAL"]
    for text in ("T5 2o [1:quill]", "T5 0o []"):
        session = at(2017, text)
        seen = []
        while asked(session) != "pitch":
            seen.append(asked(session))
            step(session)
        assert "bunt" not in seen


def test_c24_36_the_automatic_runner_is_a_choice():
    """C24-36, RUL-63: off by default; on, the man before the lead-off batter stands on second."""
    for is_on in (False, True):
        session = at(2024, "T9 2o [] 1-1", (19, 1, 19, 1), automatic_runner=is_on, innings=8)
        until(session, "take the field")
        step(session)
        assert (last(session, RunnerPlaced) is not None) is is_on
        if is_on:
            assert on(session) == "[- dunn -]"
