"""The order of an at-bat, SD-A-40 and SD-M: who is asked what, one after the other."""

from __future__ import annotations

from showdown_cast import answer, asked, bat, bring_up, key, last, now, on, refused, relieve

from hotstove.baseball.facts import Batted, CameToBat, PinchHit, PitchingChange
from hotstove.play.answers import Key
from hotstove.play.facts import Rolled
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown import substitutions
from hotstove.rulebooks.showdown.basic import BATTER_UP
from hotstove.rulebooks.showdown.facts import Pitched

STRIKEOUT = [20, 4]


def test_sd_a_40_offense_defense_offense():
    """SD-A-40, SD-M-01, 02: Eads for Ames, Rusk comes in, Bell's man for Eads; Eads is used up."""
    session = now("T7 0o []", STRIKEOUT, league="NL", batter="fox")
    assert (asked(session), session.decision.seat) == ("batter up", 0)
    answer(session, bat(session, "eads"))
    assert (asked(session), session.decision.seat) == ("pitching change", 1)
    answer(session, relieve(session, "rusk"))
    assert (asked(session), session.decision.seat) == ("answering hitter", 0)
    answer(session, bat(session, "kerr"))
    assert session.state.visitor.gone == ("fox", "eads")
    batted = last(session, Batted)
    assert (batted.batter, batted.pitcher) == ("kerr", "rusk~")
    spots = [fact.spot for fact in session.facts if isinstance(fact, PinchHit)]
    assert spots == [5, 5]


def test_sd_a_40_the_offense_may_answer_though_it_made_no_change_before():
    """SD-A-40 (3): after a change, none before it."""
    session = now("T7 0o []", STRIKEOUT, batter="fox")
    answer(session, BATTER_UP, relieve(session, "rusk"), bat(session, "kerr"))
    assert last(session, Batted).batter == "kerr"


def test_sd_a_40_without_a_change_there_is_no_answer():
    """SD-A-40 (3), SD-M-02: straight to the pitch."""
    session = now("T7 0o []", STRIKEOUT, batter="fox")
    answer(session, bat(session, "kerr"), Key("stay"))
    assert last(session, Batted).batter == "kerr"
    assert asked(session) == "batter up"


def test_sd_a_40_a_second_pitching_change_is_the_wrong_step():
    """SD-A-40: after (3) not before the next batter."""
    session = now("T7 0o []", STRIKEOUT)
    answer(session, BATTER_UP, relieve(session, "rusk"))
    assert refused(session, relieve(session, "tully")) == ["WRONG_STEP"]
    book, game = session.rulebook, session.state
    codes = [p.code for p in substitutions.check_reliever(book, game, "tully~")]
    assert codes == ["WRONG_STEP"]
    answer(session, BATTER_UP, BATTER_UP)
    assert asked(session) == "pitching change"
    assert refused(session, relieve(session, "tully")) == []


def test_sd_a_40_one_pinch_hitter_a_step():
    """SD-A-40 (1): after Kerr it is the defense's turn."""
    session = now("T7 0o []", batter="fox")
    answer(session, bat(session, "kerr"))
    assert (asked(session), session.decision.seat) == ("pitching change", 1)
    assert refused(session, bat(session, "lowe")) == ["WRONG_STEP"]


def test_sd_a_40_the_fact_of_coming_to_bat_names_who_bats_in_the_end():
    """SD-A-40: told anew for the answering hitter, against the new pitcher."""
    session = now("T7 0o []", STRIKEOUT, batter="fox")
    answer(session, BATTER_UP, relieve(session, "rusk"), bat(session, "kerr"))
    told = [fact for fact in session.facts if isinstance(fact, CameToBat)]
    assert [(fact.batter, fact.pitcher) for fact in told] == [("fox", "pike~"), ("kerr", "rusk~")]


def test_sd_a_40_all_of_it_comes_before_anything_else():
    """SD-A-40, SD-M-05: the window before the pitch opens after the answering hitter."""
    session = now("T7 0o [1:Cole]", batter="fox", icons={"cole": "SB", "rusk": "20", "pike": "20"})
    questions = []
    for given in (BATTER_UP, relieve(session, "rusk"), BATTER_UP, Key("pass"), Key("pass")):
        questions.append(asked(session))
        answer(session, given)
    assert questions == [
        "batter up",
        "pitching change",
        "answering hitter",
        "before the pitch",
        "before the pitch",
    ]


def test_sd_a_40_a_hitter_may_answer_for_the_pitcher_at_bat():
    """SD-A-40, 09: NL, Pike stands in, Rusk comes in, Kerr bats and the pitch is thrown."""
    session = now("T7 0o []", [20, 4], league="NL", batter="pike")
    answer(session, BATTER_UP, relieve(session, "rusk"), bat(session, "kerr"))
    assert last(session, Pitched).batter == "kerr"
    assert last(session, Batted).batter == "kerr"


def test_sd_m_02_the_reliever_pitches_at_once_and_this_inning_counts():
    """SD-M-02, SD-A-31: n is 1; the batters he inherits stay Pike's (SD-S-20)."""
    session = now("T7 1o [1:Cole]", [1, 20], batter="bell")
    answer(session, BATTER_UP, relieve(session, "rusk"), BATTER_UP)
    change = last(session, PitchingChange)
    assert (change.side, change.outgoing) == (Side.HOME, "pike~")
    assert session.state.home.mound.innings == 1
    assert session.state.home.mound.charged == 1
    assert last(session, Batted).rbi == 2


def test_sd_m_05_07_windows_are_asked_only_where_somebody_may_act():
    """SD-M-05, 07: no icons, no questions."""
    session = now("T7 0o [1:Cole]", STRIKEOUT, bring=True)
    assert asked(session) == "batter up"
    assert len(session.journal) == 4


def test_sd_m_10_the_next_batter_or_the_next_half():
    """SD-M-10, SD-M-H9: two out: the next batter; three: sides change, runners are left."""
    two = now("T7 1o [1:Cole]", STRIKEOUT, bring=True)
    assert (asked(two), two.state.offense.batter, on(two)) == ("batter up", "bell", "1:cole")
    three = now("T7 2o [1:Cole]", STRIKEOUT, bring=True)
    assert (asked(three), three.state.batting, on(three)) == ("take the field", Side.HOME, "")
    assert three.state.visitor.batter == "bell"


def test_sd_m_h9_the_order_goes_on_where_it_stopped():
    """SD-M-H9, SD-B-05: with a substitute in the spot."""
    session = now("T7 2o []", STRIKEOUT, batter="fox")
    answer(session, bat(session, "kerr"), Key("stay"))
    assert session.state.visitor.spot == 7


def test_sd_m_11_an_answer_not_in_the_list_changes_nothing():
    """SD-M-11: with a code, at each of the advanced questions."""
    session = now("T7 0o [1:Cole]", [1, 12], icons={"ames": "S"})
    questions = []
    while asked(session) != "send":
        questions.append(asked(session))
        assert refused(session, Key("bunt")) == ["NOT_OFFERED"]
        answer(session, session.decision.default)
    assert questions == ["batter up", "pitching change", "on the result"]


def test_sd_d_05_the_dice_of_an_at_bat_fall_in_order():
    """SD-D-05, 06: pitch, swing, V's swing, dp; no throw without a runner who tries."""
    session = now("T7 0o [1:Cole]", [1, 5, 4, 20], bring=True, icons={"ames": "V"})
    answer(session, key(session, "ames:V"), "pass")
    assert [f.purpose for f in session.facts if isinstance(f, Rolled)] == [
        "pitch",
        "swing",
        "swing",
        "dp",
    ]
    bring_up(session)
