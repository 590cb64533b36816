"""First base out of position, pinch runners, double switches, forced pitchers: SD-E-60 to 75."""

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
    play,
    turn,
    until,
)
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
from hotstove.baseball.facts import FieldSet, Forfeited, PinchRan, PitchingChange
from hotstove.baseball.positions import INFIELD, Position
from hotstove.play.dice import LoadedDice
from hotstove.play.seats import Side
from hotstove.play.session import Session
from hotstove.play.table import Gesture
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.expert_facts import PitcherForcedOut
from hotstove.rulebooks.showdown.facts import Pitched

BEFORE, ON, AFTER = "cards before the pitch", "cards on the result", "cards after the result"
_PLAIN = "SO 1-4, GB 5-7, FB 8-9, BB 10-11, 1B 12-17, 2B 18-19, HR 20+"
NYE = hitter("Nye", 9, "A18", "SS+1 IF+0", _PLAIN)
OTIS = hitter("Otis", 8, "B14", "OF+0", _PLAIN)


def bare(session, **more):
    return expert(session, with_decks=False, **more)


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
