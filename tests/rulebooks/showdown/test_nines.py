"""The nine that takes the field: SD-A-04, 47, 48, 51, with DH and pitcher; forfeits, SD-G-06."""

from __future__ import annotations

import pytest
from showdown_cast import (
    MACK,
    NASH,
    NYE,
    OTIS,
    answer,
    field_card,
    now,
    positions,
    problem,
    refused,
)

from hotstove.baseball.facts import FieldSet, Forfeited, GameEnded, PitchingChange
from hotstove.baseball.positions import Position
from hotstove.play.answers import Conceded, Key
from hotstove.play.dice import Rng
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown import nines, substitutions
from hotstove.rulebooks.showdown.basic import BATTER_UP, TAKE_THE_FIELD

AL_NINE = "ames 2B, bell 1B, cole CA, dorn RF, eads DH, fox 3B, giles SS, hume LF, jay CF"
NL_NINE = "ames 2B, bell 1B, cole CA, dorn RF, fox 3B, giles SS, hume LF, jay CF, pike P"


# SD-A-47, 48 The nine that takes the field


def test_sd_a_47_r29_players_may_change_positions_freely():
    """SD-A-47, R29: Ames to short and Giles to third, Fox cannot play second: refused."""
    cards = {"fox": {"positions": positions("IF+1")}}
    session = now("T7 0o []", taking_field=True, cards=cards)
    moved = field_card(session, AL_NINE.replace("ames 2B", "ames SS")
                       .replace("fox 3B", "fox 2B").replace("giles SS", "giles 3B"))  # fmt: skip
    answer(session, moved)
    (told,) = [fact for fact in session.facts if isinstance(fact, FieldSet)]
    assert told.positions[0] is Position.SHORTSTOP
    assert session.state.home.gone == ()


def test_sd_a_47_only_among_positions_they_qualify_for():
    """SD-A-47, SD-C-07: NOT_QUALIFIED names what his card says."""
    session = now("T7 0o []", taking_field=True)
    wrong = field_card(
        session, AL_NINE.replace("ames 2B", "ames 3B").replace("fox 3B", "fox 2B")
    )
    assert refused(session, wrong) == ["NOT_QUALIFIED", "NOT_QUALIFIED"]
    assert problem(session, wrong).arguments["allowed"] == ("2B+3", "SS+4")


def test_sd_a_47_with_any_pitching_change():
    """SD-A-47: in the middle of an inning, with a new pitcher; without one WRONG_STEP."""
    cards = {"fox": {"positions": positions("IF+1")}}
    shuffled = AL_NINE.replace("ames 2B", "ames SS").replace("fox 3B", "fox 2B").replace(
        "giles SS", "giles 3B"
    )
    session = answer(now("T7 0o []", cards=cards), BATTER_UP)
    assert refused(session, field_card(session, shuffled)) == ["WRONG_STEP"]
    answer(session, field_card(session, shuffled, "rusk"))
    assert (session.state.home.pitcher, session.state.home.positions[0]) == ("rusk~", "SS")


def test_sd_a_48_a_substitute_must_come_in_where_somebody_is_missing():
    """SD-A-48: Lowe has hit for Giles and cannot play short; Kerr takes his spot."""
    session = now(
        "T7 0o []",
        taking_field=True,
        hit_for={"giles": "lowe"},
        cards={"ames": {"positions": positions("2B+3")}},
    )
    assert refused(session, TAKE_THE_FIELD) == ["CANNOT_FIELD"]
    card = session.decision.options[0].answer
    assert (card.order[6], card.player_at(Position.SHORTSTOP)) == ("kerr~", "kerr~")
    answer(session, card)
    assert session.state.home.gone == ("giles~", "lowe~")


def test_sd_a_48_any_player_may_be_the_one_to_leave():
    """SD-A-48: Kerr, who hit for the pitcher, stays at short; Rusk takes old Giles' spot."""
    session = now("T7 0o []", league="NL", taking_field=True, hit_for={"pike": "kerr"})
    card = field_card(
        session,
        "ames 2B, bell 1B, cole CA, dorn RF, fox 3B, rusk P, hume LF, jay CF, kerr SS",
        "rusk",
    )
    answer(session, card)
    home = session.state.home
    assert (home.order[5], home.order[8], home.pitchers_spot) == ("rusk~", "kerr~", 6)
    assert set(home.gone) == {"pike~", "giles~"}
    assert session.rulebook.faults(session.state) == []


def test_sd_a_48_a_newcomer_may_take_any_leaving_players_spot():
    """SD-A-48: Lowe hit for the shortstop and stays to catch; Kerr bats for Cole, at short."""
    session = now("T7 0o []", taking_field=True, hit_for={"giles": "lowe"},
                  cards={"ames": {"positions": positions("2B+3")}})  # fmt: skip
    card = field_card(
        session,
        "ames 2B, bell 1B, kerr SS, dorn RF, eads DH, fox 3B, lowe CA, hume LF, jay CF",
    )
    answer(session, card)
    assert set(session.state.home.gone) == {"giles~", "cole~"}


def test_sd_a_48_a_double_move_with_a_new_pitcher():
    """SD-A-48, 43: the new pitcher takes Lowe's spot, Kerr at short the old pitcher's."""
    session = now("T7 0o []", league="NL", taking_field=True, hit_for={"giles": "lowe"},
                  cards={"ames": {"positions": positions("2B+3")}})  # fmt: skip
    card = field_card(
        session,
        "ames 2B, bell 1B, cole CA, dorn RF, fox 3B, rusk P, hume LF, jay CF, kerr SS",
        "rusk",
    )
    answer(session, card)
    home = session.state.home
    assert (home.order[5], home.order[8]) == ("rusk~", "kerr~")
    assert set(home.gone) == {"giles~", "lowe~", "pike~"}
    told = [type(fact) for fact in session.facts]
    assert told.index(PitchingChange) < told.index(FieldSet)
    for frame in session.frames(None):
        assert session.rulebook.faults(frame.seen.game) == []


def test_sd_a_48_r30_not_while_the_lineup_can_fill_the_field():
    """SD-A-48, R30: REPLACEMENT_NOT_NEEDED, taking the field and with a pitching change."""
    better = AL_NINE.replace("fox 3B", "kerr 3B")
    session = now("T7 0o []", taking_field=True)
    refusal = problem(session, field_card(session, better))
    assert (refusal.code, refusal.rule) == ("REPLACEMENT_NOT_NEEDED", "SD-A-48")
    assert (refusal.arguments["players"], refusal.arguments["needed"]) == (("Kerr",), 0)
    middle = answer(now("T7 0o []"), BATTER_UP)
    assert refused(middle, field_card(middle, better, "rusk")) == ["REPLACEMENT_NOT_NEEDED"]


def test_sd_a_48_r30_no_more_than_are_needed():
    """SD-A-48, R30: one is missing, two come in."""
    session = now("T7 0o []", taking_field=True, hit_for={"cole": "kerr"}, without="lowe",
                  more=(MACK, NYE))  # fmt: skip
    one = AL_NINE.replace("cole CA", "mack CA")
    assert refused(session, field_card(session, one)) == []
    two = now("T7 0o []", taking_field=True, hit_for={"cole": "kerr"}, without="lowe",
              more=(MACK, NYE))  # fmt: skip
    assert refused(two, field_card(two, one.replace("giles SS", "nye SS"))) == [
        "REPLACEMENT_NOT_NEEDED"
    ]


def test_sd_a_48_a_double_switch_is_for_the_expert_game():
    """SD-A-48, SD-L-09: nobody is missing, so pitcher and hitter cannot change spots."""
    session = answer(now("T7 0o []", league="NL"), BATTER_UP)
    switch = field_card(
        session,
        "ames 2B, bell 1B, cole CA, dorn RF, fox 3B, rusk P, hume LF, jay CF, kerr SS",
        "rusk",
    )
    assert refused(session, switch) == ["REPLACEMENT_NOT_NEEDED"]


def test_sd_a_48_r82_the_dh_does_not_count_towards_a_full_field():
    """SD-A-48, R82: Eads could play left, yet Moss from the bench may come in for Hume's man."""
    cards = {"eads": {"positions": positions("LF+0")}, "lowe": {"positions": positions("CA+0")}}
    session = now("T7 0o []", taking_field=True, hit_for={"hume": "lowe"}, cards=cards,
                  more=(OTIS,))  # fmt: skip
    assert refused(session, field_card(session, AL_NINE.replace("hume LF", "otis LF"))) == []


def test_sd_a_41_who_stays_keeps_his_batting_spot():
    """SD-A-41: BATTING_SPOT_FIXED names it."""
    session = now("T7 0o []", taking_field=True)
    swapped = field_card(session, AL_NINE.replace("ames 2B, bell 1B", "bell 1B, ames 2B"))
    assert refused(session, swapped) == ["BATTING_SPOT_FIXED", "BATTING_SPOT_FIXED"]
    assert problem(session, swapped).arguments["spot"] == 2


def test_sd_a_04_every_position_once():
    """SD-A-04: two at short and nobody at third; eight names; a name twice."""
    session = now("T7 0o []", taking_field=True)
    refusal = problem(session, field_card(session, AL_NINE.replace("ames 2B", "ames SS")))
    assert (refusal.code, refusal.arguments["positions"]) == ("CANNOT_FIELD", ("2B", "SS"))
    short = field_card(session, AL_NINE.removesuffix(", jay CF"))
    assert refused(session, short) == ["LINEUP_SIZE"]
    twice = field_card(session, AL_NINE.replace("hume LF", "jay LF"))
    assert refused(session, twice) == ["LINEUP_SIZE"]


def test_sd_c_07_a_hitter_never_pitches_and_a_pitcher_never_fields():
    """SD-C-07: NOT_QUALIFIED; both also spoil the arrangement."""
    session = now("T7 0o []", league="NL", taking_field=True)
    wrong = field_card(session, NL_NINE.replace("hume LF", "hume P").replace("pike P", "pike LF"))
    codes = refused(session, wrong)
    assert codes == ["NOT_QUALIFIED", "NOT_QUALIFIED", "DH_INVALID"]


def test_several_faults_are_told_in_the_order_of_the_table():
    """SD-A-46, section 13: report all, in this order."""
    session = now("T4 0o []", taking_field=True, backups="lowe", gone="kerr")
    wrong = field_card(
        session,
        "bell 1B, ames 2B, lowe CA, dorn RF, fox DH, kerr 3B, giles SS, nobody LF, jay SS",
        "kip",
    )
    assert refused(session, wrong) == ["NOT_ON_BENCH"]
    wrong = field_card(
        session,
        "bell 1B, ames 2B, lowe CA, dorn RF, fox DH, kerr 3B, giles SS, tully LF, jay SS",
        "kip",
    )
    codes = refused(session, wrong)
    assert codes == sorted(codes, key=substitutions.CODES.index)
    assert set(codes) == {
        "NOT_QUALIFIED",
        "CANNOT_FIELD",
        "ALREADY_OUT",
        "NOT_ON_BENCH",
        "NOT_A_RELIEVER",
        "STARTER_LOCKED",
        "BACKUP_TOO_EARLY",
        "REPLACEMENT_NOT_NEEDED",
        "BATTING_SPOT_FIXED",
        "DH_INVALID",
    }


def test_sd_a_50_a_backup_who_bats_for_the_pitcher_fills_no_gap():
    """SD-A-48, 50: T6: Kerr (IF) hit for the pitcher, Lowe for Giles: Nye must come in at short."""
    session = now("T6 0o []", league="NL", taking_field=True, backups="kerr",
                  hit_for={"giles": "lowe", "pike": "kerr"}, more=(NYE,),
                  cards={"ames": {"positions": positions("2B+3")}})  # fmt: skip
    card = session.decision.options[0].answer
    assert (card.order[5], card.order[8]) == ("nye~", "rusk~")
    assert session.decision.check(card) == []


# SD-A-51, SD-G-06 Forfeits


def test_sd_a_51_a_side_without_a_legal_nine_forfeits():
    """SD-A-51, SD-G-06, SD-M-H0: nobody left to catch."""
    session = now("T7 0o []", taking_field=True, hit_for={"cole": "kerr"}, without="lowe")
    assert session.is_over
    kinds = [type(fact) for fact in session.facts]
    assert kinds == [Forfeited, GameEnded]
    assert session.facts[0].loser is Side.HOME
    assert session.state.forfeited_by is Side.HOME


def test_sd_a_51_without_a_pitcher_too():
    """SD-A-51: the pitcher was hit for and the bullpen is empty."""
    session = now("T7 0o []", league="NL", taking_field=True, hit_for={"pike": "kerr"}, pen="")
    assert session.is_over
    assert session.state.forfeited_by is Side.HOME


def test_sd_a_51_the_look_ahead_never_leads_there():
    """SD-A-51, 46: whoever is offered leaves a nine that can take the field."""
    for league in ("AL", "NL"):
        for batter in ("ames", "cole", "dorn", "fox", "giles", "hume", "jay"):
            session = now("T8 0o []", league=league, batter=batter, backups="lowe")
            for option in session.decision.options:
                branch = session.fork()
                branch.choose(option.answer)
                pitchers = nines.who_may_pitch(branch.state, Side.VISITOR)
                dugout = branch.state.visitor
                assert nines.stands(dugout) or nines.nearest_fields(
                    branch.rulebook, branch.state, Side.VISITOR, pitchers
                )


@pytest.mark.parametrize(("answers", "loser"), [((), Side.VISITOR), (("batter up",), Side.HOME)])
def test_sd_g_06_a_manager_who_concedes_forfeits(answers, loser):
    """SD-G-06, SD-G-07: at any question; the line score stays as it stood."""
    session = now("T7 1o [1:Cole] 2-3")
    answer(session, *map(Key, answers), Conceded())
    assert (session.is_over, session.state.forfeited_by) == (True, loser)
    assert (session.state.visitor_runs, session.state.home_runs) == (2, 3)
    assert session.state.outs == 1


# What the machine suggests and draws


def test_every_nine_that_is_offered_or_drawn_is_legal():
    """SD-A-47, 48: in both leagues, with men missing and without."""
    for league in ("AL", "NL"):
        hits = [{}, {"giles": "lowe"}, {"ames": "kerr"}, {"cole": "lowe", "fox": "kerr"}]
        if league == "NL":
            hits += [{"pike": "kerr"}, {"pike": "kerr", "cole": "lowe"}]
        for hit_for in hits:
            cards = {"eads": {"positions": positions("OF+0")}}
            session = now("T8 0o []", league=league, taking_field=True, hit_for=hit_for,
                          cards=cards, more=(NYE, MACK, NASH))  # fmt: skip
            decision = session.decision
            for option in decision.options:
                assert decision.check(option.answer) == []
            drawn = [decision.free.some(Rng(seed)) for seed in range(60)]
            for given in drawn:
                assert decision.check(given) == []
            assert len({str(given) for given in drawn}) > 5


def test_every_relief_that_is_drawn_is_legal():
    """SD-A-43, 47."""
    for league in ("AL", "NL"):
        session = answer(now("T8 0o []", league=league, more=(NASH,)), BATTER_UP)
        drawn = [session.decision.free.some(Rng(seed)) for seed in range(80)]
        assert all(session.decision.check(given) == [] for given in drawn)
        assert {type(given).__name__ for given in drawn} == {"Key", "Substitution", "FieldCard"}


