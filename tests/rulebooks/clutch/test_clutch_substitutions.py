"""Substitutions: CL-25, CL-35 to 43, CL-70, CL-71, C17-25 to 29, C17-35, C24-30 to 35."""

from __future__ import annotations

import pytest
from clutch_cast import asked, at, finish, hand, lay, on, refused, relieve, until
from clutch_printed import made
from msgspec.structs import replace

from hotstove.baseball.facts import Forfeited
from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import Position
from hotstove.play.answers import Key
from hotstove.play.decisions import Decision
from hotstove.play.seats import Side
from hotstove.rulebooks.clutch import fields, substitutions

PLUS_TWO = made("plus_two", 'side="offense", windows=["before_pitch"], '
                'effects=[{modify={what="on_base", by=2}}]')  # fmt: skip
PITCH_TWO = made("pitch_two", 'side="defense", windows=["before_pitch"], cost=1, '
                 'effects=[{modify={what="pitch", by=2}}]')  # fmt: skip
SPARE = made("spare", 'windows=["half_end"], when=[{inning=80}]')


def nine(session, side=Side.HOME, **stands):
    """The nine as it stands, but for these: ``webb=("lark", "SS")`` for whom and where."""
    dugout = session.state.dugout(side)
    mark = "~" if side is Side.HOME else ""
    order, positions = list(dugout.order), list(dugout.positions)
    for name, (whom, where) in stands.items():
        place = dugout.order.index(whom + mark)
        order[place], positions[place] = name + mark, Position(where)
    return FieldCard(tuple(order), tuple(positions), dugout.mound.pitcher)


def codes(session, card):
    return refused(until(session, "pitching change"), card)


def bring(name, mark="~"):
    return lambda session: Substitution(name + mark, session.state.defense.mound.pitcher)


# CL-35 to 43


def test_cl_35_the_newcomer_takes_the_spot():
    """CL-35: he need not take the position; teammates are shuffled to fit."""
    session = at(2017, "T5 0o []")
    card = nine(session, ives=("reeve", "RF"), quill=("quill", "LF"))
    assert codes(session, card) == []
    session.choose(card)
    assert session.state.home.order[7] == "ives~"
    wrong = nine(session, cole=("quill", "LF"), quill=("cole", "CF"))
    assert "SUB_SPOT" in codes(at(2017, "T5 0o []"), wrong)


def test_cl_36_only_between_batters():
    """CL-36: during cards a relief is refused; before the next batter it is not."""
    session = until(at(2017, "T5 0o []", offense=(PLUS_TWO,)), "cards before_pitch")
    assert refused(session, Substitution("webb", "lark")) == ["SUB_WINDOW_CLOSED"]


def test_cl_37_who_goes_first():
    """CL-37, RUL-45: W1 defense, W2 offense; W3 after a pinch hitter, W4 after a new pitcher."""
    session = at(2017, "T5 0o []")
    assert asked(session) == "pitching change"
    session.choose(Key("stay"))
    session.choose(Substitution("ives", "lark"))
    assert asked(session) == "answering pitcher"
    session.choose(Substitution("thorn~", "doyle~"))
    assert asked(session) == "answering hitter"
    session.choose(Substitution("moss", "ives"))
    assert asked(session) == "intentional walk"
    assert session.state.at_bat == "moss"


def test_cl_38_nobody_returns():
    """CL-38, RUL-46."""
    for year in (2017, 2024):
        session = at(year, "T5 0o []")
        session.choose(Key("stay"))
        session.choose(Substitution("ives", "lark"))
        finish(session, 1)
        until(session, "batter up")
        due = session.state.offense.batter
        assert refused(session, Substitution("lark", due)) == ["SUB_REENTRY"]


def test_cl_39_a_double_switch_in_either_arrangement():
    for first, second in (("ives", "webb"), ("webb", "ives")):
        session = at(2017, "T5 0o []")
        spots = {"ives": "LF", "webb": "3B"}
        card = nine(session, **{first: ("quill", spots[first]), second: ("trask", spots[second])})
        assert codes(session, card) == []


def test_cl_40_a_hitter_who_never_hit_is_out():
    """CL-40: put in and replaced before his at-bat, he is out of the game."""
    session = at(2017, "T5 0o []")
    session.choose(Key("stay"))
    session.choose(Substitution("ives", "lark"))
    session.choose(Substitution("thorn~", "doyle~"))
    session.choose(Substitution("moss", "ives"))
    assert {"lark", "ives"} <= set(session.state.visitor.gone)


def test_cl_41_moves_are_free_and_every_position_is_filled():
    """CL-41, RUL-136; C24-30, RUL-54: also in the first inning."""
    for year in (2017, 2024):
        session = at(year, "T1 0o []")
        swap = nine(session, quill=("quill", "LF"), reeve=("reeve", "RF"))
        assert codes(session, swap) == []
        two = nine(session, quill=("quill", "CF"), cole=("cole", "CF"))
        assert codes(session, two) == ["FIELD_INCOMPLETE"]


def test_cl_42_a_pinch_hitter_finds_a_position():
    """CL-42, RUL-47: at the start of the half, if he cannot stay where the other was."""
    session = at(2017, "T5 2o []", (19, 1))
    session.choose(Key("stay"))
    session.choose(Substitution("moss", "lark"))
    until(session, "take the field")
    assert session.state.fielding is Side.VISITOR
    assert session.decision.default is None
    assert refused(session, Key("take the field")) == ["FIELD_INCOMPLETE"]
    card = session.decision.options[0].answer
    session.choose(card)
    home = session.state.home
    assert set(session.state.visitor.positions) == set(home.positions)


def test_cl_25_the_dh_never_fields():
    """CL-25, RUL-22: nor does a fielder become DH; his pinch hitter does."""
    session = at(2017, "T5 0o []")
    card = nine(session, dunn=("dunn", "1B"), fitch=("fitch", "DH"))
    assert "SUB_DH_FIELD" in codes(session, card)
    session = at(2017, "T5 0o []", up="dunn")
    session.choose(Key("stay"))
    session.choose(Substitution("ives", "dunn"))
    visitor = session.state.visitor
    assert visitor.positions[visitor.order.index("ives")] is Position.DESIGNATED_HITTER


def test_cl_43_pitchers_pitch_and_batters_bat():
    """CL-43, RUL-48."""
    session = at(2024, "T5 0o []")
    assert refused(session, Substitution("ives~", "doyle~")) == ["SUB_WRONG_CARD_TYPE"]
    session.choose(Key("stay"))
    assert refused(session, Substitution("nash", "lark")) == ["SUB_WRONG_CARD_TYPE"]


# 2017


def test_c17_25_from_the_first_batter_on():
    session = at(2017, "T1 0o []")
    session.choose(Key("stay"))
    session.choose(Substitution("ives", "lark"))
    assert session.state.offense.batter == "ives"


def test_c17_26_one_batter():
    """C17-26, RUL-49: a caught stealing for the third out frees him too."""
    fresh = {"pitcher": "thorn~", "role": "RP", "faced": 0, "halves": 0}
    session = at(2017, "T5 0o []", mound=fresh)
    assert refused(session, bring("pell")(session)) == ["SUB_MIN_BATTERS"]
    session = at(2017, "T5 0o []", mound={**fresh, "faced": 1})
    assert refused(session, bring("pell")(session)) == []
    session = at(2017, "T6 0o []", mound={**fresh, "halves": 1})
    assert refused(session, bring("pell")(session)) == []


def test_c17_27_starters_do_not_relieve():
    session = at(2017, "T5 0o []")
    assert refused(session, bring("ames")(session)) == ["SUB_ROLE"]
    assert refused(session, bring("tully")(session)) == []


def test_c17_28_emergency_fielders():
    """C17-28, RUL-50, RUL-51, RUL-140: first base for anybody; else only in need, at a price."""
    session = at(2017, "T5 0o []")
    assert codes(session, nine(session, moss=("fitch", "1B"))) == []
    assert codes(session, nine(session, ives=("lark", "SS"))) == ["FIELD_OUT_OF_POSITION"]
    bare = at(2017, "T5 0o []", fielders={"bench": ("ives~",), "order": (
        "ives~", *at(2017).state.home.order[1:])})  # fmt: skip
    dugout = bare.state.home
    order = ("moss~", *dugout.order[1:])
    session = at(2017, "T5 0o []", fielders={"order": order, "bench": ()})
    card = FieldCard(order, session.state.home.positions, "doyle~")
    assert list(substitutions.check_field(session.rulebook, session.state, Side.HOME, card)) == []
    assert substitutions.zeroed_units(session.rulebook, card) == [("infield", "moss~")]
    from hotstove.rulebooks.clutch.facts import UnitZeroed

    after = session.rulebook.after(session.state, UnitZeroed(Side.HOME, "infield", "moss~"))
    assert session.rulebook.unit(after, "infield") == 0
    again = replace(after, offense=after.offense)
    assert session.rulebook.unit(again, "infield") == 0


def test_c17_29_the_emergency_pitcher():
    """C17-29, RUL-52, RUL-141: the cheapest starter left, tired, without bonuses, to the end."""
    session = at(2017, "T9 0o []", fielders={"bullpen": ()})
    assert refused(session, bring("dorn")(session)) == ["SUB_EMERGENCY_NOT_ALLOWED"]
    relieve(session, "holt~")
    mound = session.state.home.mound
    assert (mound.entered_tired, mound.is_emergency) == (True, True)
    assert session.rulebook.innings_over(mound) == 1
    assert substitutions.may_relieve(session.rulebook, session.state) == ()
    more = made("more", 'side="defense", windows=["before_pitch"], effects=[{ip=1}]')
    session = at(2017, "T9 0o []", defense=(more,), fielders={"bullpen": ()})
    relieve(session, "holt~")
    lay(session, "more")
    assert session.state.home.mound.ip_bonus == 0


def test_c17_35_keep_every_position_covered():
    """C17-35, RUL-129, RUL-130: a ban for double switches, a warning for one man."""
    session = at(2017, "T5 0o []")
    card = nine(session, ives=("lark", "SS"), moss=("cass", "CA"))
    assert codes(session, card) == ["SUB_DOUBLE_SWITCH_COVER"]
    fine = nine(session, ives=("quill", "LF"), moss=("cass", "CA"))
    assert codes(session, fine) == []
    session = at(2017, "T5 0o []", fielders={})
    session.choose(Key("stay"))
    game = session.state
    bare = game.with_dugout(Side.VISITOR, replace(game.visitor, bench=("ives",)))
    decision = session.decision
    assert isinstance(decision, Decision)
    warned = session.rulebook.warnings(bare, decision, Substitution("ives", "cass"))
    assert [problem.code for problem in warned] == ["SUB_LEAVES_HOLE"]


# 2024


def test_c24_30_nothing_before_the_fourth():
    """C24-30, RUL-53: but for an opener's bulk man and a tired pitcher."""
    session = at(2024, "T3 0o []")
    assert refused(session, bring("thorn")(session)) == ["SUB_TOO_EARLY"]
    assert "SUB_TOO_EARLY" in codes(session, nine(session, yost=("quill", "LF")))
    session.choose(Key("stay"))
    assert refused(session, Substitution("ives", "lark")) == ["SUB_TOO_EARLY"]
    worn = {"outs": 8, "bb": 4, "er": 8, "r": 8}
    session = at(2024, "T3 0o []", mound=worn)
    assert session.rulebook.limit(session.state.home.mound) == 3
    session = at(2024, "T3 0o []", mound={**worn, "bb": 16})
    assert refused(session, bring("thorn")(session)) == []
    opener = {"pitcher": "tully~", "role": "OP"}
    session = at(2024, "T3 0o []", mound=opener)
    assert refused(session, bring("holt")(session)) == []


def test_c24_31_and_c24_32_who_relieves():
    """C24-31, RUL-55, C24-32, RUL-56."""
    session = at(2024, "T3 0o []", mound={"pitcher": "tully~", "role": "OP"})
    assert refused(session, bring("thorn")(session)) == ["SUB_OP_BP"]
    relieve(session, "holt~")
    assert session.state.home.mound.role == "BP"
    assert session.rulebook.limit(session.state.home.mound) == 4
    session = at(2024, "T5 0o []")
    assert refused(session, bring("ames")(session)) == ["SUB_ROLE"]
    assert refused(session, bring("holt")(session)) == ["SUB_ROLE"]


def test_c24_33_three_batters():
    """C24-33, RUL-57, RUL-134: or the half; who comes back out owes the rest; the tired do not."""
    one = {"pitcher": "thorn~", "role": "RP", "faced": 1, "halves": 0}
    session = at(2024, "T6 2o []", mound=one)
    assert refused(session, bring("pell")(session)) == ["SUB_MIN_BATTERS"]
    between = at(2024, "T6 0o []", mound={**one, "halves": 1},
                 more={"is_fielding_set": False})  # fmt: skip
    until(between, "take the field")
    assert refused(between, bring("pell")(between)) == []
    back = at(2024, "T6 0o []", mound={**one, "halves": 1})
    assert refused(back, bring("pell")(back)) == ["SUB_MIN_BATTERS"]
    worn = at(2024, "T6 0o []", mound={**one, "outs": 3})
    assert refused(worn, bring("pell")(worn)) == []


def test_c24_34_out_of_position_and_forfeits():
    """C24-34, RUL-58: -3 anywhere; fewer than nine forfeit, nine to nothing."""
    session = at(2024, "T5 0o []")
    swap = nine(session, reeve=("reeve", "CA"), cass=("cass", "RF"))
    session.choose(swap)
    assert session.rulebook.unit(session.state, "battery") == 2 - 3
    short = at(2024, "T5 0o []", more={"is_fielding_set": False},
               fielders={"order": ("lark~",) * 8})  # fmt: skip
    assert isinstance(short.facts[0], Forfeited)
    from hotstove.baseball.box_score import box_score

    assert box_score(short.facts).score(Side.VISITOR) == 9


def test_c24_35_the_last_reliever_stays():
    session = at(2024, "T5 0o []", fielders={"bullpen": ()})
    assert refused(session, bring("thorn")(session))[0] == "SUB_NO_PITCHERS"


# Late responses


def test_cl_70_a_late_pitching_change():
    """CL-70: after "+2 On-Base" the pitcher goes; the card may be taken back and played again."""
    session = at(2017, "T5 0o []", offense=(PLUS_TWO,))
    lay(session, "plus_two")
    until(session, "cards before_pitch")
    assert session.decision.seat == session.state.home.seat
    session.choose(Substitution("thorn~", "doyle~"))
    assert asked(session) == "take back"
    session.choose(Key("take back"))
    assert hand(session, Side.VISITOR) == ["plus_two"]
    assert session.state.cards.changes == ()
    lay(session, "plus_two")
    assert len(session.state.cards.laid) == 1


def test_cl_70_only_who_may_be_relieved():
    session = at(2024, "T3 0o []", offense=(PLUS_TWO,))
    lay(session, "plus_two")
    until(session, "pitch")
    assert session.state.home.mound.pitcher == "doyle~"


def test_cl_71_a_late_pinch_hitter():
    """CL-71, RUL-75, RUL-76: 2017 the card and its cost come back; 2024 the owner chooses."""
    for year, is_compulsory in ((2017, True), (2024, False)):
        session = at(year, "T5 0o []", defense=(PITCH_TWO, SPARE))
        lay(session, "pitch_two")
        until(session, "cards before_pitch")
        session.choose(Substitution("ives", "lark"))
        if is_compulsory:
            assert sorted(hand(session, Side.HOME)) == ["pitch_two", "spare"]
            assert session.state.cards.changes == ()
        else:
            assert asked(session) == "take back"
            session.choose(Key("leave it"))
            assert session.state.cards.changes != ()
        assert session.state.at_bat == "ives"
        assert session.state.has_pinch_hit


@pytest.mark.parametrize("year", [2017, 2024])
def test_the_nearest_field_is_legal(year):
    """CL-42: whoever has come in to hit, somebody stands everywhere."""
    session = at(year, "T5 0o []")
    game, book = session.state, session.rulebook
    for place in range(8):
        home = book.with_newcomer(game.home, place + 1, "moss~")
        changed = game.with_dugout(Side.HOME, home)
        card = fields.nearest_field(book, changed, Side.HOME)
        assert list(substitutions.check_field(book, changed, Side.HOME, card)) == []
    assert on(session) == "[- - -]"
