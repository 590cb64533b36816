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
    FOX,
    MOSS,
    advanced_setup,
    answer,
    bat,
    field_card,
    hitter,
    last,
    lineup,
    now,
    on,
    problem,
    refused,
    relieve,
    score,
)

from hotstove.baseball.box_score import box_score
from hotstove.baseball.facts import Batted, FieldSet, Forfeited, PinchRan, PitchingChange
from hotstove.baseball.positions import INFIELD, Position
from hotstove.play.answers import Key
from hotstove.play.dice import LoadedDice
from hotstove.play.seats import Side
from hotstove.play.session import Session
from hotstove.play.table import Gesture
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.expert_facts import BuntCalled, Bunted, PitcherForcedOut
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


# SD-E-60 First base


def test_sd_e_60_any_hitter_may_play_first():
    """SD-E-60, SD-L-15: -1 for a position player, -2 for a "–" hitter, whatever his card says."""
    fielders = bare("T5 0o []").rulebook.fielders
    assert fielders["eads"].fielding(Position.FIRST_BASE) == -2
    assert fielders["cole"].fielding(Position.FIRST_BASE) == -1
    assert fielders["bell"].fielding(Position.FIRST_BASE) == 1
    assert not fielders["pike"].qualifies(Position.FIRST_BASE)


def test_sd_e_60_the_infield_with_a_stranger_at_first():
    """1B Eads -2, 2B +3, 3B +1, SS +2."""
    session = bare("B5 0o []", taking_field=True, league="AL")
    given = field_card(
        session,
        "ames 2B, pike P, cole CA, dorn RF, eads 1B, fox 3B, giles SS, hume LF, jay CF",
    )
    answer(session, given)
    fact = last(session, FieldSet)
    stands = dict(zip(fact.order, fact.positions, strict=True))
    mark = "~" if session.state.defense.pitcher.endswith("~") else ""
    assert stands["eads" + mark] is Position.FIRST_BASE
    book = session.rulebook
    total = sum(
        book.fielders[who].fielding(where) for who, where in stands.items() if where in INFIELD
    )
    assert session.state.defense.infield == total == -2 + 3 + 1 + 2


def test_sd_t_18_any_hitter_may_start_at_first():
    """SD-T-18: in an expert game; in the advanced one he is refused."""
    book = ExpertShowdown(advanced_setup(home="second", league="AL"))
    session = Session(book, LoadedDice([]))
    stands = {"bell": Position.DESIGNATED_HITTER, "eads": Position.FIRST_BASE}
    given = lineup(**stands)
    assert session.decision.check(given) == []
    book = AdvancedShowdown(advanced_setup(home="second", league="AL"))
    assert [p.code for p in Session(book, LoadedDice([])).decision.check(given)] == [
        "NOT_QUALIFIED"
    ]


# SD-E-70 Pinch runners


def test_sd_e_70_a_bench_hitter_takes_base_and_spot():
    """SD-E-70, SD-L-09, SD-S-11, SD-S-20: the charge stays, the run is the runner's."""
    session = bare("T7 0o [1:Bell 2:Cole]", dice=[1, 20], batter="dorn", more=(MOSS,))
    runners = [o for o in session.decision.options if o.place in ("first", "second")]
    assert {option.place for option in runners} == {"first", "second"}
    session.choose(bat(session, "moss", "cole"))
    assert asked(session) == "batter up"
    assert on(session) == "1:bell 2:moss"
    fact = last(session, PinchRan)
    assert (fact.incoming, fact.outgoing, fact.base, fact.spot) == ("moss", "cole", 2, 3)
    assert session.state.bases.second.charged == "pike~"
    session.choose(bat(session, "kerr", "bell"))
    another(session)
    box = box_score(session.facts).of(Side.VISITOR)
    assert box.batting["moss"].r == 1
    assert session.state.visitor.gone[:2] == ("cole", "bell")


def test_sd_e_70_only_at_the_start_of_an_at_bat():
    """SD-E-70, R64: never as an answer to a pitching change."""
    session = bare("T7 0o [1:Bell]", more=(MOSS,), batter="cole")
    session.choose(session.decision.default)
    assert problem(session, bat(session, "moss", "bell")).code == "WRONG_STEP"
    session.choose(relieve(session, "rusk"))
    assert asked(session) == "answering hitter"
    assert refused(session, bat(session, "moss", "bell")) != []


def test_sd_e_70_the_starter_lock_and_the_bench():
    """SD-E-70: NL, T4, Pike on second with no runs: locked; not on the bench; out for good."""
    session = bare("T4 0o [2:Pike]", league="NL", batter="ames", more=(MOSS,), gone="lowe")
    assert refused(session, bat(session, "moss", "pike")) == ["STARTER_LOCKED"]
    session = bare("T4 0o [2:Cole]", batter="ames", more=(MOSS,), gone="lowe")
    assert refused(session, bat(session, "lowe", "cole")) == ["ALREADY_OUT"]
    assert refused(session, bat(session, "rusk", "cole")) == ["NOT_ON_BENCH"]


def test_sd_e_70_a_promised_steal_lapses():
    """SD-B-11, R16."""
    session = bare("T7 0o []", dice=[1, 16, 10, 10], more=(MOSS,))
    another(session)
    assert session.state.promised == "ames"
    session.choose(bat(session, "moss", "ames"))
    assert session.state.promised == ""


def test_sd_e_73_a_backup_may_run_but_not_stay_in_the_field():
    """SD-E-73, SD-A-50, R32: a backup who ran for the DH is replaced by a full-cost player."""
    session = bare("T3 2o [1:Eads]", dice=[20, 3], batter="fox", backups="kerr", more=(MOSS,))
    session.choose(bat(session, "kerr", "eads"))
    assert session.state.visitor.positions[4] is Position.DESIGNATED_HITTER
    another(session)
    assert asked(session) == "take the field"
    assert session.decision.default is None
    cards = [option.answer for option in session.decision.options]
    assert cards
    assert all("kerr" not in card.order for card in cards)
    session.choose(cards[0])
    assert "kerr" in session.state.visitor.gone


def test_sd_e_70_the_table_explains():
    session = bare("T7 0o [1:Bell]", more=(MOSS,), batter="cole")
    seat = session.state.offense.seat
    session.choose(session.decision.default)
    found = session.rulebook.explain(session.state, seat, Gesture("card:moss", "first"))
    assert [each.code for each in found] == ["WRONG_STEP"]


# SD-E-71, 72 Replacements and double switches


def test_sd_e_71_a_fielder_for_a_fielder_as_they_take_the_field():
    """SD-E-71, SD-A-48: needed or not."""
    session = bare("B7 0o []", taking_field=True, more=(NYE,))
    nine = "ames 2B, bell 1B, cole CA, dorn RF, eads DH, fox 3B, nye SS, hume LF, jay CF"
    answer(session, field_card(session, nine))
    assert bare_names(last(session, FieldSet).order)[6] == "nye"
    advanced = now("B7 0o []", taking_field=True, more=(NYE,))
    assert refused(advanced, field_card(advanced, nine)) == ["REPLACEMENT_NOT_NEEDED"]


def bare_names(names):
    return [name.removesuffix("~") for name in names]


def test_sd_e_71_not_alone_in_the_middle_of_an_inning():
    session = bare("T7 0o []", more=(NYE,))
    until(session, "pitching change")
    nine = "ames 2B, bell 1B, cole CA, dorn RF, eads DH, fox 3B, nye SS, hume LF, jay CF"
    assert refused(session, field_card(session, nine)) == ["WRONG_STEP"]


@pytest.mark.parametrize(("nye", "rusk"), [(9, 2), (2, 9)])
def test_sd_e_72_newcomers_share_the_vacated_spots_in_any_order(nye, rusk):
    """SD-E-72: NL, Pike (9) and Ames (2) leave, Rusk and Nye come."""
    order = ("bell", "ames", "cole", "dorn", "fox", "giles", "hume", "jay", "pike")
    session = bare("T7 0o []", league="NL", more=(NYE,), order=order, batter="bell")
    until(session, "pitching change")
    spots = ["bell 1B", "", "cole CA", "dorn RF", "fox 3B", "giles SS", "hume LF", "jay CF", ""]
    spots[nye - 1], spots[rusk - 1] = "nye 2B", "rusk P"
    given = field_card(session, ", ".join(spots), "rusk")
    answer(session, given)
    assert last(session, PitchingChange).incoming == "rusk~"
    defense = session.state.defense
    assert defense.order.index("nye~") == nye - 1
    assert defense.order.index("rusk~") == rusk - 1
    assert set(defense.gone) == {"pike~", "ames~"}
    assert defense.pitchers_spot == rusk


def test_sd_e_72_players_who_stay_keep_their_spots():
    session = bare("T7 0o []", league="NL", more=(NYE,), batter="ames")
    until(session, "pitching change")
    nine = "ames 2B, cole CA, bell 1B, dorn RF, fox 3B, giles SS, hume LF, jay CF, rusk P"
    assert "BATTING_SPOT_FIXED" in refused(session, field_card(session, nine, "rusk"))


def test_sd_a_07_the_dh_into_the_field_with_a_pitching_change():
    """SD-A-07: expert: also with a pitching change; then the pitchers bat."""
    stands = {"more": (OTIS,), "cards": {"eads": {"positions": FOX.positions}}}
    session = bare("T7 0o []", **stands)
    until(session, "pitching change")
    nine = "ames 2B, bell 1B, cole CA, dorn RF, eads 3B, rusk P, giles SS, hume LF, jay CF"
    answer(session, field_card(session, nine, "rusk"))
    assert not session.state.defense.has_dh


# SD-E-74, 75


def test_sd_e_74_nobody_left_to_catch_is_only_a_warning():
    """SD-E-74, SD-L-18: Ames bats for the last catcher and wins the game."""
    text = "B9 1o [3:Dorn] 4-4"
    session = bare(text, dice=[1, 12], batter="cole", gone="lowe", more=(MOSS,))
    given = bat(session, "moss")
    warned = session.rulebook.warnings(session.state, session.decision, given)
    assert [(each.code, each.arguments["positions"]) for each in warned] == [
        ("FIELD_WARNING", (Position.CATCHER,))
    ]
    session.choose(given)
    finish(session)
    assert score(session) == (4, 5)
    assert session.state.forfeited_by is None
    advanced = now(text, batter="cole", gone="lowe", more=(MOSS,))
    assert refused(advanced, bat(advanced, "moss")) == ["CANNOT_FIELD"]


def test_sd_e_74_and_a_forfeit_if_the_game_goes_on():
    """SD-E-74, SD-G-06, SD-A-51."""
    session = bare("B9 2o [] 4-4", dice=[20, 3], batter="cole", gone="lowe", more=(MOSS,))
    session.choose(bat(session, "moss"))
    while session.request is not None:
        another(session)
    assert last(session, Forfeited).loser is Side.HOME
    assert box_score(session.facts).score(Side.VISITOR) == 9


def test_sd_e_75_forced_out_before_the_next_batter():
    """SD-E-75: compulsory in the next M2; it lifts the starter lock and R27."""
    session = expert("T2 0o []", [1, 12], offense="hook", to=AFTER, turns=0)
    turn(session, "offense", AFTER)
    play(session, "hook")
    assert not last(session, PitcherForcedOut).is_now
    until(session, "forced change")
    assert session.decision.default is None
    assert refused(session, "stay") != []
    assert [option.piece for option in session.decision.options] == ["card:rusk~", "card:tully~"]
    session.choose(session.decision.options[0].answer)
    assert session.state.defense.pitcher == "rusk~"
    assert not session.state.defense.mound.must_leave
    assert asked(session) != "forced change"


def test_sd_e_75_forced_out_at_once_within_the_window():
    """SD-E-75 now: the defense brings one in before anything else is decided."""
    session = expert("T2 0o []", [10, 12], offense="hook_now", turns=0)
    turn(session, "offense")
    play(session, "hook_now")
    assert asked(session) == "change at once"
    assert refused(session, relieve(session, "kip")) == ["NOT_A_RELIEVER"]
    session.choose(relieve(session, "tully"))
    assert asked(session) in (BEFORE, "batter up", AFTER, ON)
    until(session, "batter up")
    assert last(session, Pitched).pitcher == "tully~"


def test_sd_e_75_forced_out_as_the_side_takes_the_field():
    session = expert("T2 2o []", [20, 3], offense="hook", turns=0, to=AFTER)
    turn(session, "offense", AFTER)
    play(session, "hook")
    while asked(session) != "take the field" or session.state.fielding is Side.VISITOR:
        if session.state.fielding is Side.VISITOR and asked(session) == "take the field":
            session.choose(session.decision.default)
        another(session)
    assert session.decision.default is None
    assert all(option.answer.pitcher != "pike~" for option in session.decision.options)


@pytest.mark.parametrize("when", ["hook", "hook_now"])
def test_sd_e_75_an_empty_bullpen_forfeits(when):
    """SD-A-51, SD-G-06."""
    session = expert(
        "T2 0o []", [1, 12], offense=when, to=AFTER, turns=0, without="rusk tully"
    )
    turn(session, "offense", AFTER)
    play(session, when)
    while session.request is not None:
        another(session)
    assert last(session, Forfeited).loser is Side.HOME


def test_sd_a_44_a_card_may_free_the_starter():
    """SD-A-44 (c), SD-V-04 allow_pitching_change."""
    session = expert("T2 0o []", [1, 12], defense="may_leave", turns=0, to=BEFORE)
    play(session, "may_leave")
    until(session, "batter up")
    session.choose(session.decision.default)
    assert asked(session) == "pitching change"
    session.choose(relieve(session, "rusk"))
    assert session.state.defense.pitcher == "rusk~"


def test_sd_m_09_after_a_third_out_cards_still_draw():
    """SD-M-09, R88: base effects are void, drawing works; a walk-off skips it."""
    session = expert("T5 2o [2:Cole]", [20, 3], offense="chatter everybody_up", to=AFTER)
    turn(session, "offense", AFTER)
    assert set(offered(session)) == {"chatter", "everybody_up"}
    warned = session.rulebook.warnings(
        session.state, session.decision, card(session, "everybody_up")
    )
    assert [each.code for each in warned] == ["CARD_VOID"]
    play(session, "chatter")
    assert len(hand(session, "offense")) == 2
    over = expert("B9 0o [3:Dorn] 4-4", [1, 12], offense="after_any")
    another(over)
    another(over)
    assert over.is_over


def test_sd_m_09_a_third_out_there_ends_the_window():
    session = expert(
        "T5 1o [1:Cole 2:Dorn]", [20, 3], defense="picked_late after_any", offense="after_any",
        batter="fox", to=AFTER,
    )
    play(session, "picked_late")
    assert session.state.batting is Side.HOME


def test_sd_g_02_a_run_by_a_card_may_end_the_game():
    """SD-G-02: after any steal that scores."""
    session = expert("B9 0o [3:Dorn] 4-4", offense="steal_home")
    turn(session, "offense")
    play(session, "steal_home")
    assert session.is_over
    assert score(session) == (4, 5)


def test_the_odds_count_what_cards_have_added_to_the_pitch():
    """SD-D-04: Ames 10 against Pike 4: 14 of 20 pitches; with Control +3, 17."""
    session = expert("T5 0o []", defense="control_up nothing_too", offense="swing_two", to=BEFORE)
    book = session.rulebook
    before = [each.chance for each in book.odds_card(session.state).lines if each.is_out]
    play(session, "control_up")
    turn(session, "offense")
    after = [each.chance for each in book.odds_card(session.state).lines if each.is_out]
    assert sum(after) > sum(before)
    pitchers = book.odds_card(session.state).notes[0].english()
    assert "85" in pitchers
    play(session, "swing_two")
    assert book.odds_card(session.state) is None
