"""The expert game beside its cards, SD-E-30 to 75: pitchers, walks, bunts, substitutions.

Handedness and icon bonuses, run penalty and rest, first base out of position, pinch runners,
double switches, forced pitchers.
"""

from __future__ import annotations

import pytest
from expert_cast import (
    another,
    asked,
    card,
    expert,
    finish,
    hand,
    offered,
    passes,
    play,
    turn,
    until,
)
from msgspec.structs import replace
from showdown_cast import (
    hitter,
    last,
    on,
    problem,
    refused,
    relieve,
    score,
)

from hotstove.baseball.box_score import box_score
from hotstove.baseball.facts import Batted
from hotstove.play.answers import Key
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown.expert_facts import BuntCalled, Bunted
from hotstove.rulebooks.showdown.facts import Pitched, Swung, WonInning
from hotstove.rulebooks.showdown.rest import pitched_in, tired_relievers
from hotstove.rulebooks.showdown.state import Mound

BEFORE, ON, AFTER = "cards before the pitch", "cards on the result", "cards after the result"
_PLAIN = "SO 1-4, GB 5-7, FB 8-9, BB 10-11, 1B 12-17, 2B 18-19, HR 20+"
NYE = hitter("Nye", 9, "A18", "SS+1 IF+0", _PLAIN)
OTIS = hitter("Otis", 8, "B14", "OF+0", _PLAIN)


def bare(session, **more):
    return expert(session, with_decks=False, **more)


# SD-E-01, SD-L The level as a whole


def test_sd_e_01_icons_have_no_power_of_their_own():
    """SD-E-01, SD-E-33, SD-I-01, SD-L-12: whoever reaches for one is told so."""
    icons = {"ames": "S HR V", "pike": "K 20 CY", "giles": "G"}
    session = expert("T5 0o []", [1, 12], icons=icons, offense="nothing", to=BEFORE)
    turn(session, "offense")
    assert problem(session, Key("ames:S")).code == "ICON_OFF"
    quiet = bare("T5 0o [1:Cole]", icons=icons, dice=[20, 9, 12])
    questions = set()
    while not [fact for fact in quiet.facts if isinstance(fact, Batted)]:
        questions.add(asked(quiet))
        quiet.choose(quiet.decision.default)
    assert questions == {"batter up", "pitching change", "intentional walk", "bunt"}


def test_sd_e_01_no_inning_is_won_by_cy():
    """SD-I-01, SD-L-12."""
    session = bare("T5 0o []", dice=[20, 3] * 3, icons={"pike": "CY"})
    while session.state.batting is Side.VISITOR:
        another(session)
    assert not [fact for fact in session.facts if isinstance(fact, WonInning)]


# SD-E-30, 33


def test_sd_e_30_handedness_is_read_as_the_card_is_played():
    """SD-E-30, SD-C-10: Cole (S) bats right against Rusk (L), left against Pike (R)."""
    for arm, seen in (("pike", "lefty"), ("rusk", "righty")):
        session = expert(
            "T7 0o []", offense="lefty righty facing_lefty", batter="cole", pitcher=arm
        )
        turn(session, "offense")
        wanted = {seen} | ({"facing_lefty"} if arm == "rusk" else set())
        assert set(offered(session)) == wanted


def test_sd_e_33_a_bonus_comes_of_itself_on_top():
    """SD-E-33: +2 to the swing, HR icon +2 more; without it +2."""
    for icons, total in (({"ames": "HR"}, 4), ({}, 2)):
        session = expert("T5 0o []", [1, 12], offense="swing_two", icons=icons)
        turn(session, "offense")
        play(session, "swing_two")
        until(session, "batter up")
        assert last(session, Swung).modifier == total


def test_sd_e_33_a_bonus_may_take_the_place_of_the_rest():
    """SD-V-07 c, Long Lead: the SB icon steals without a throw."""
    session = expert("T5 0o [1:Bell]", offense="long_lead", icons={"bell": "SB"})
    turn(session, "offense")
    play(session, "long_lead")
    assert on(session).startswith("2:bell") or "3:bell" in on(session)


def test_sd_e_33_an_optional_bonus_is_asked_about():
    for key, cards in (("yes", 2), ("no", 1)):
        session = expert("T5 0o []", offense="optional", icons={"ames": "V"})
        turn(session, "offense")
        play(session, "optional")
        assert asked(session) == "icon bonus"
        session.choose(Key(key))
        assert len(hand(session, "offense")) == cards


# SD-E-40 to 43 Pitchers


@pytest.mark.parametrize(
    ("ip", "charged", "inning", "loss"), [(7, 12, 5, 2), (6, 8, 5, 1), (6, 9, 5, 2), (6, 8, 4, 0)]
)
def test_sd_e_40_an_ip_less_for_every_third_run(ip, charged, inning, loss):
    """SD-E-40, SD-E-42, SD-L-08."""
    session = bare(
        f"T{inning} 0o []", dice=[10, 12], cards={"pike": {"ip": ip}}, mound={"charged": charged}
    )
    finish(another(session))
    assert last(session, Pitched).modifier == -loss


def test_sd_e_40_at_once_within_an_inning():
    session = bare("T6 0o [3:Dorn]", dice=[1, 12, 10, 12], mound={"charged": 2})
    another(session)
    assert session.state.defense.mound.charged == 3
    another(session)
    assert last(session, Pitched).modifier == -1


def test_sd_e_41_never_below_none_but_counted_from_there():
    """SD-E-41: Rusk (1), six runs: -1, not -2; +1 IP still -1; +2 makes it 0."""
    session = bare("T7 0o []")
    book = session.rulebook
    rusk = Mound("rusk~", is_starter=False, innings=1, charged=6)
    assert book.fatigue(rusk) == 1
    assert book.fatigue(replace(rusk, extra_ip=1)) == 1
    assert book.fatigue(replace(rusk, extra_ip=2)) == 0


def test_sd_e_41_cards_raise_it():
    session = expert("T8 0o []", [10, 12], defense="ip_up", to=BEFORE)
    play(session, "ip_up")
    until(session, "batter up")
    assert last(session, Pitched).modifier == -1


def test_sd_e_43_two_games_in_a_row_and_he_comes_tired():
    """SD-E-43, SD-G-08: IP 0 at the start; one game off restores him."""
    cards = bare("T7 0o []").rulebook.team(0).cards
    both, none = frozenset({"rusk", "pike"}), frozenset({"pike"})
    assert tired_relievers(cards, [both, both]) == {"rusk"}
    assert tired_relievers(cards, [both, both, both]) == {"rusk"}
    assert tired_relievers(cards, [both, both, none]) == frozenset()
    assert tired_relievers(cards, [both, none, both]) == frozenset()
    assert tired_relievers(cards, [both]) == frozenset()
    session = bare("T7 0o []", dice=[10, 12], pitcher="rusk", tired="rusk", mound={"innings": 1})
    another(session)
    assert last(session, Pitched).modifier == -1


def test_sd_e_43_pitched_means_faced_a_batter_or_made_an_out():
    """R59: entering alone is not pitching."""
    session = bare("T7 2o [1:Bell]", dice=[1, 12])
    until(session, "pitching change")
    session.choose(relieve(session, "rusk"))
    assert pitched_in(session.facts) == frozenset()
    finish(session)
    assert pitched_in(session.facts) == {"rusk~"}


# SD-E-50 The intentional walk


def test_sd_e_50_first_base_forcing_no_pitch_no_swing_no_result():
    """SD-E-50, SD-M-03, SD-D-06, SD-L-14: bases loaded included; an RBI and an IBB."""
    session = expert(
        "T5 2o [F] 2-2", offense="after_any after_walk swing_two", defense="needs_one",
        to="intentional walk",
    )
    assert session.decision.rides
    session.choose(Key("walk him"))
    assert asked(session) == BEFORE
    assert refused(session, card(session, "needs_one")) == ["CONDITION_NOT_MET"]
    until(session, ON)
    passes(session)
    turn(session, "offense", AFTER)
    assert offered(session) == ["after_walk"]
    assert score(session) == (3, 2)
    fact = last(session, Batted)
    assert (fact.code, fact.is_walk, fact.rbi) == ("IBB", True, 1)
    assert not [fact for fact in session.facts if isinstance(fact, Pitched | Swung)]
    line = box_score([*session.facts]).of(Side.VISITOR).batting["ames"]
    assert (line.pa, line.ab, line.bb, line.ibb) == (1, 0, 1, 1)


def test_sd_e_51_no_bunt_after_a_walk_is_called():
    session = expert("T5 0o []", offense="nothing", defense="nothing_too", to="intentional walk")
    session.choose(Key("walk him"))
    assert asked(session) == BEFORE
    assert [p.code for p in session.decision.check(Key("bunt"))] == ["BUNT_AFTER_IBB"]


# SD-E-51 to 54 The bunt


def bunted(text, die, **more):
    session = bare(text, dice=[die], **more)
    until(session, "bunt")
    session.choose(Key("bunt"))
    return session


@pytest.mark.parametrize(("die", "after"), [(2, "1:cole"), (3, "2:cole"), (20, "2:cole")])
def test_sd_e_52_a_pop_up_on_the_pitchers_chart_fails(die, after):
    """SD-E-52, SD-M-04, SD-S-07: Pike pops up 1-2; a homer row is an out all the same."""
    session = bunted("T5 0o [1:Cole]", die)
    assert on(session) == after
    assert session.state.outs == 1
    fact = last(session, Batted)
    assert fact.sacrifice == ("SH" if after == "2:cole" else "")
    assert not [fact for fact in session.facts if isinstance(fact, Pitched | Swung)]
    assert last(session, Bunted).die == die


def test_sd_e_51_not_with_a_runner_on_third():
    session = bare("T5 0o [3:Dorn]")
    until(session, "intentional walk")
    assert refused(session, "bunt") == ["BUNT_RUNNER_ON_THIRD"]
    session.choose(Key("pitch to him"))
    assert asked(session) != "bunt"


def test_sd_e_51_legal_but_pointless_is_only_warned_of():
    """R60."""
    for text in ("T5 0o []", "T5 2o [1:Cole]"):
        session = bare(text, dice=[10])
        until(session, "bunt")
        warned = session.rulebook.warnings(session.state, session.decision, Key("bunt"))
        assert [each.code for each in warned] == ["BUNT_POINTLESS"]
        session.choose(Key("bunt"))
        assert last(session, Batted).sacrifice == ""


def test_sd_e_53_with_two_out_nobody_moves():
    session = bunted("T5 2o [1:Cole]", 10)
    assert session.state.batting is Side.HOME
    assert [move.start for move in last(session, Batted).advances] == [0]


def test_sd_e_54_a_squeeze_only_by_a_card():
    """SD-E-54, SD-V-06: shown with the call; the run scores on a good bunt."""
    session = expert("T5 1o [3:Dorn] 2-2", [10], offense="squeeze after_any", to="bunt")
    assert refused(session, "bunt") == ["BUNT_RUNNER_ON_THIRD"]
    assert offered(session) == ["squeeze"]
    play(session, "squeeze")
    assert last(session, BuntCalled).card.startswith("squeeze@")
    assert [each.window for each in session.state.expert.laid] == ["bunt"]
    turn(session, "offense", AFTER)
    assert score(session) == (3, 2)
    assert last(session, Batted).rbi == 1


def test_sd_v_06_the_card_is_refused_together_with_the_call():
    session = expert("T5 1o [1:Cole]", offense="squeeze", to="bunt")
    assert refused(session, card(session, "squeeze")) == ["CONDITION_NOT_MET"]


def test_sd_e_54_who_steals_third_on_a_bunt_comes_home():
    """R87."""
    session = expert("T5 0o [2:Dorn] 2-2", [10], offense="free_steal", to="bunt")
    session.choose(Key("bunt"))
    turn(session, "offense")
    play(session, "free_steal")
    until(session, "batter up")
    assert score(session) == (3, 2)
