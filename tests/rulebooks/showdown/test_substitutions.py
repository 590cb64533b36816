"""Pinch hitters, pitchers, backups and the field they leave: SD-A-41 to 51, by the ledger."""

from __future__ import annotations

import pytest
from showdown_cast import (
    NYE,
    answer,
    asked,
    bat,
    field_card,
    key,
    lineup,
    now,
    own,
    positions,
    problem,
    refused,
    relieve,
)

from hotstove.baseball.facts import PinchHit
from hotstove.baseball.lineups import Substitution
from hotstove.baseball.positions import Position
from hotstove.play.answers import Key
from hotstove.play.seats import Side
from hotstove.rulebooks.showdown import substitutions
from hotstove.rulebooks.showdown.basic import BATTER_UP, TAKE_THE_FIELD


def may_bat(session):
    """The names of those who are offered as pinch hitters."""
    return [
        option.answer.incoming.removesuffix("~")
        for option in session.decision.options
        if isinstance(option.answer, Substitution)
    ]


def relief_problems(session, name):
    """What is said to a pitcher brought to the mound, asked for or not."""
    incoming = relieve(session, name).incoming
    book = session.rulebook
    return list(substitutions.check_reliever(book, session.state, incoming))


def relief_codes(session, name):
    return [problem.code for problem in relief_problems(session, name)]


def ours(session, name):
    """The id of *name* on the side in the field."""
    return name + ("~" if session.state.defense.pitcher.endswith("~") else "")


AL_NINE = "ames 2B, bell 1B, cole CA, dorn RF, eads DH, fox 3B, giles SS, hume LF, jay CF"
NL_NINE = "ames 2B, bell 1B, cole CA, dorn RF, fox 3B, giles SS, hume LF, jay CF, pike P"


# SD-A-41, 42 Pinch hitters


def test_sd_a_41_the_new_player_takes_the_spot_the_old_one_is_out_for_good():
    """SD-A-41."""
    session = now("T7 0o []", batter="fox")
    answer(session, bat(session, "kerr"))
    assert session.state.visitor.order[5] == "kerr"
    assert session.state.visitor.gone == ("fox",)
    assert refused(now("T7 0o []", gone="kerr"), Substitution("kerr", "ames")) == ["ALREADY_OUT"]
    assert session.state.at_bat == "kerr"


def test_sd_a_41_who_has_left_may_not_return():
    """SD-A-41."""
    session = now("T7 0o []", gone="kerr")
    refusal = problem(session, bat(session, "kerr"))
    assert (refusal.code, refusal.rule) == ("ALREADY_OUT", "SD-A-41")
    assert refusal.arguments["player"] == "Kerr"


def test_sd_a_42_a_pinch_hitter_comes_from_the_bench():
    """SD-A-42, 49: not from the lineup, not from the other club, not from nowhere."""
    session = now("T7 0o []")
    assert refused(session, bat(session, "jay")) == ["NOT_ON_BENCH"]
    assert refused(session, Substitution("kerr~", "ames")) == ["NOT_ON_BENCH"]
    assert refused(session, Substitution("nobody", "ames")) == ["NOT_ON_BENCH"]


def test_sd_a_42_r25_a_pitcher_never_pinch_hits():
    """SD-A-42, R25: reliever or starter."""
    session = now("T7 0o []")
    for name in ("rusk", "kip", "pike"):
        assert refused(session, bat(session, name)) == ["NOT_ON_BENCH"]


def test_sd_a_42_he_need_not_play_the_old_batters_position():
    """SD-A-42: an infielder bats for the right fielder while others can play there."""
    more = {"kerr": {"positions": positions("IF+0 OF+0")}}
    session = now("T7 0o []", batter="dorn", cards=more)
    assert may_bat(session) == ["kerr", "lowe"]
    answer(session, bat(session, "lowe"))
    assert session.state.visitor.positions[3] is None


def test_sd_a_49_the_other_starters_never_appear():
    """SD-A-49: not on the bench, not in the bullpen."""
    session = now("T7 0o []", taking_field=True)
    assert "kip~" not in (*session.state.home.bench, *session.state.home.bullpen)
    assert relief_codes(session, "kip") == ["NOT_A_RELIEVER"]
    assert session.state.home.bullpen == ("rusk~", "tully~")


# SD-A-43 Pitching changes


def test_sd_a_43_only_unused_relievers_and_closers():
    """SD-A-43, 41: a starter, a hitter, one who has left."""
    session = answer(now("T7 0o []"), BATTER_UP)
    assert asked(session) == "pitching change"
    assert refused(session, relieve(session, "kip")) == ["NOT_A_RELIEVER"]
    assert refused(session, relieve(session, "kerr")) == ["NOT_A_RELIEVER"]
    assert refused(session, Substitution("rusk", "pike~")) == ["NOT_A_RELIEVER"]
    answer(session, relieve(session, "rusk"))
    assert relief_codes(now("T8 0o []", taking_field=True, gone="rusk"), "rusk") == ["ALREADY_OUT"]


def test_sd_a_43_with_a_dh_the_pitcher_takes_no_batting_spot():
    """SD-A-43."""
    session = answer(now("T7 0o []"), BATTER_UP)
    before = session.state.home.order
    answer(session, relieve(session, "rusk"))
    assert session.state.home.order == before
    assert session.state.home.gone == ("pike~",)
    assert session.state.home.mound.pitcher == "rusk~"


def test_sd_a_43_without_one_he_takes_the_old_pitchers_spot():
    """SD-A-43: in the middle of an inning."""
    session = answer(now("T7 0o []", league="NL"), BATTER_UP)
    answer(session, relieve(session, "rusk"))
    assert session.state.home.order[8] == "rusk~"
    assert session.state.home.positions[8] is Position.PITCHER


def test_sd_a_43_a_pitcher_hit_for_must_be_replaced_in_the_field():
    """SD-A-43, SD-M-H0: compulsory; the new one takes his pinch hitter's spot."""
    session = now("T7 0o []", league="NL", taking_field=True, hit_for={"pike": "kerr"})
    assert session.decision.default is None
    refusal = problem(session, TAKE_THE_FIELD)
    assert (refusal.code, refusal.arguments["positions"]) == ("CANNOT_FIELD", ("P",))
    offered = [option.answer for option in session.decision.options]
    assert [(card.order[8], card.pitcher) for card in offered] == [
        ("rusk~", "rusk~"),
        ("tully~", "tully~"),
    ]
    back = field_card(session, NL_NINE)
    assert refused(session, back) == ["ALREADY_OUT"]
    answer(session, offered[1])
    assert session.state.home.gone == ("pike~", "kerr~")


def test_sd_a_43_the_pinch_hitters_spot_is_found_among_several():
    """SD-A-43: Lowe bats for Giles, Eads for the pitcher: Rusk bats where Eads did."""
    session = now(
        "T7 0o []",
        league="NL",
        taking_field=True,
        hit_for={"giles": "lowe", "pike": "eads"},
        cards={"ames": {"positions": positions("2B+3")}},
    )
    card = session.decision.options[0].answer
    assert (card.order[5], card.order[8]) == ("kerr~", "rusk~")


# SD-A-44 Starter lock


def test_sd_a_44_before_the_fifth_the_starter_stays():
    """SD-A-44: B4, the home starter comes up, three runs charged: refused; names both."""
    session = now(
        "B4 0o []", league="NL", batter="pike", offense_mound={"charged": 3}
    )
    refusal = problem(session, bat(session, "kerr"))
    assert (refusal.code, refusal.rule) == ("STARTER_LOCKED", "SD-A-44")
    assert (refusal.arguments["inning"], refusal.arguments["runs"]) == (4, 3)
    assert may_bat(session) == []


def test_sd_a_44_r26_from_the_top_of_the_fifth_for_both_sides():
    """SD-A-44, R26: T5: visitors may hit for theirs, home may change pitchers."""
    session = now("T5 0o []", league="NL", batter="pike")
    assert "kerr" in may_bat(session)
    answer(session, BATTER_UP)
    assert asked(session) == "pitching change"
    assert refused(session, relieve(session, "rusk")) == []


def test_sd_a_44_in_the_fourth_nobody_is_asked_for_a_change():
    """SD-A-44: T4 in M2, and as the side takes the field."""
    session = answer(now("T4 0o []"), BATTER_UP)
    assert asked(session) != "pitching change"
    assert relief_codes(now("T4 0o []"), "rusk") == ["STARTER_LOCKED"]
    field = now("T4 0o []", taking_field=True)
    assert refused(field, field_card(field, AL_NINE, "rusk")) == ["STARTER_LOCKED"]
    assert all(option.piece != "card:rusk~" for option in field.decision.options)


@pytest.mark.parametrize(("charged", "is_locked"), [(9, True), (10, False), (12, False)])
def test_sd_a_44_ten_runs_charged_unlock_him(charged, is_locked):
    """SD-A-44: 10 or more, in a pitching change and at bat."""
    session = now("T2 0o []", mound={"charged": charged})
    assert relief_codes(session, "rusk") == (["STARTER_LOCKED"] if is_locked else [])
    at_bat = now(
        "B3 0o []", league="NL", batter="pike", offense_mound={"charged": charged}
    )
    assert (may_bat(at_bat) == []) is is_locked


def test_sd_a_44_runs_are_charged_as_they_score():
    """SD-A-44, SD-S-20: the homer with two on is the tenth run: he may go in the third."""
    session = now(
        "T3 0o [1:Cole 2:Jay]", [1, 20], mound={"charged": 7}, bring=True
    )
    assert session.state.home.mound.charged == 10
    answer(session, BATTER_UP)
    assert asked(session) == "pitching change"


def test_sd_a_44_relievers_are_never_locked():
    """SD-A-44: it binds the starting pitcher."""
    assert relief_codes(now("T3 0o []", pitcher="rusk"), "tully") == []


# SD-A-45 A new pitcher faces one batter


def test_sd_a_45_r27_he_stays_until_one_at_bat_is_over():
    """SD-A-45, R27: Rusk comes in as his side takes the field in T7; in M2 Tully is refused."""
    session = now("T7 0o []", [20, 4, 20, 4], taking_field=True)
    (card,) = [o.answer for o in session.decision.options if o.piece == "card:rusk~"]
    answer(session, card, BATTER_UP)
    assert asked(session) != "pitching change"
    fresh = now("T7 0o []", pitcher="rusk", mound={"innings": 1, "faced": 0})
    (refusal,) = relief_problems(fresh, "tully")
    assert (refusal.code, refusal.rule) == ("PITCHER_MUST_FACE_BATTER", "SD-A-45")
    assert refusal.arguments["player"] == "Rusk"


def test_sd_a_45_after_one_batter_he_may_go():
    """SD-A-45."""
    session = now("T7 0o []", [20, 4])
    answer(session, BATTER_UP, relieve(session, "rusk"), BATTER_UP)
    assert session.state.home.mound.faced == 1
    answer(session, BATTER_UP)
    assert refused(session, relieve(session, "tully")) == []


def test_sd_a_45_the_half_inning_over_he_may_go_too():
    """SD-A-45: also one who has faced nobody, when his side takes the field again."""
    again = now("T8 0o []", pitcher="rusk", mound={"innings": 2, "faced": 0})
    assert relief_codes(again, "tully") == []
    session = now("T8 0o []", taking_field=True, pitcher="rusk", mound={"faced": 0})
    assert "card:tully~" in [option.piece for option in session.decision.options]
    assert refused(session, field_card(session, AL_NINE, "tully")) == []


# SD-A-46 Look-ahead


def test_sd_a_46_the_only_full_cost_catcher_may_not_be_hit_for():
    """SD-A-46, R28: visitors, T5: the other catcher is a backup: CANNOT_FIELD(CA)."""
    session = now("T5 0o []", batter="cole", backups="lowe")
    refusal = problem(session, bat(session, "kerr"))
    assert (refusal.code, refusal.rule) == ("CANNOT_FIELD", "SD-A-46")
    assert refusal.arguments["positions"] == ("CA",)
    assert may_bat(session) == []


def test_sd_a_46_in_the_bottom_of_the_sixth_the_backup_catches_next():
    """SD-A-46, 50: same players, home, B6: allowed; the backup catches in T7."""
    session = now("B6 0o []", batter="cole", backups="lowe")
    assert may_bat(session) == ["kerr", "lowe"]
    visitors = now("T6 0o []", batter="cole", backups="lowe")
    assert may_bat(visitors) == []


def test_sd_a_46_without_a_bullpen_the_pitcher_stays():
    """SD-A-46: NL, bullpen used up: CANNOT_FIELD(P)."""
    session = now("T7 0o []", league="NL", batter="pike", pen="")
    refusal = problem(session, bat(session, "kerr"))
    assert (refusal.code, refusal.arguments["positions"]) == ("CANNOT_FIELD", ("P",))
    assert may_bat(now("T7 0o []", league="NL", batter="pike", pen="rusk"))


def test_sd_a_46_r28_by_matching_not_greedily():
    """SD-A-46, R28: Fox moves to short, Kerr is the only other third baseman: allowed.

    A greedy look would put Kerr at short and find nobody for third.
    """
    cards = {
        "fox": {"positions": positions("3B+1 SS+0")},
        "kerr": {"positions": positions("3B+0")},
    }
    session = now("T7 0o []", batter="giles", cards=cards, without="lowe")
    assert may_bat(session) == ["kerr"]
    stuck = now("T7 0o []", batter="giles", without="lowe", cards={
        "kerr": {"positions": positions("3B+0")},
        "ames": {"positions": positions("2B+3")},
    })  # fmt: skip
    refusal = problem(stuck, bat(stuck, "kerr"))
    assert refusal.arguments["positions"] == ("SS",)


def test_sd_a_46_a_chain_of_moves_is_found():
    """SD-A-46: Bell to second, Ames to short, Kerr to first, in one chain."""
    cards = {
        "bell": {"positions": positions("1B+1 2B+0")},
        "fox": {"positions": positions("3B+1")},
        "kerr": {"positions": positions("1B+0")},
    }
    session = now("T7 0o []", batter="giles", cards=cards, without="lowe")
    assert may_bat(session) == ["kerr"]
    answer(session, bat(session, "kerr"))


def test_sd_a_46_the_dh_counts_among_those_who_could_field():
    """SD-A-46, 07: Eads could play left; the look-ahead lets Hume go."""
    cards = {"eads": {"positions": positions("LF+0")}}
    session = now("T7 0o []", batter="hume", cards=cards)
    assert may_bat(session) == ["kerr", "lowe"]
    assert may_bat(now("T7 0o []", batter="hume")) == []


def test_sd_a_46_earlier_changes_of_the_inning_count():
    """SD-A-46: Kerr has hit for Fox and must play third; Giles has nobody behind him."""
    session = now("T7 0o []", batter="giles", hit_for={"fox": "kerr"},
                  cards={"ames": {"positions": positions("2B+3")}})  # fmt: skip
    assert problem(session, bat(session, "lowe")).arguments["positions"] == ("SS",)


def test_sd_a_46_it_is_made_even_in_what_may_be_the_last_half_inning():
    """SD-A-46, R28: B9, one run down."""
    session = now("B9 2o [] 4-3", batter="hume")
    assert problem(session, bat(session, "kerr")).code == "CANNOT_FIELD"


def test_sd_a_46_whoever_comes_in_it_is_the_same_look():
    """SD-A-46: what is offered is exactly what no refusal stands against."""
    for batter in ("ames", "cole", "eads", "giles", "hume"):
        for text in ("T5 0o []", "B6 0o []", "T7 0o []"):
            session = now(text, batter=batter, backups="kerr")
            for name in ("kerr", "lowe"):
                is_offered = name in may_bat(session)
                assert is_offered is (refused(session.fork(), bat(session, name)) == [])


def test_several_faults_of_a_pinch_hitter_are_told_together():
    """SD-A-46, 08, 44, 50: a first turn, the pitcher, the wrong man."""
    session = now("T2 0o []", league="NL", batter="pike", turns=0, pen="")
    assert refused(session, bat(session, "jay")) == [
        "MUST_BAT_FIRST",
        "NOT_ON_BENCH",
        "STARTER_LOCKED",
    ]
    early = now("T2 0o []", batter="hume", turns=0, backups="kerr")
    assert refused(early, bat(early, "kerr")) == [
        "CANNOT_FIELD",
        "MUST_BAT_FIRST",
        "BACKUP_TOO_EARLY",
    ]


def test_a_request_at_the_wrong_moment_gets_wrong_step_alone():
    """SD-A-40, section 13: whatever else is wrong with it."""
    session = now("T2 0o []", batter="hume", turns=0, backups="kerr")
    assert refused(session, Substitution("kerr", "jay")) == ["WRONG_STEP"]
    assert refused(session, relieve(session, "kip")) == ["WRONG_STEP"]
    field = now("T2 0o []", taking_field=True)
    assert refused(field, relieve(field, "kip")) == ["WRONG_STEP"]
    middle = answer(now("T7 0o []"), BATTER_UP)
    assert refused(middle, Substitution(own(middle, "kerr"), ours(middle, "fox"))) == ["WRONG_STEP"]
    assert refused(middle, Key("steal")) == ["NOT_OFFERED"]


# SD-A-50 Backups


@pytest.mark.parametrize(
    ("text", "may"),
    [("T6 0o []", False), ("B5 0o []", False), ("B6 0o []", True), ("T7 0o []", True)],
)
def test_sd_a_50_r31_backups_bat_for_others_from_the_seventh(text, may):
    """SD-A-50, R31: visitors T6, backup for the shortstop: refused; home B6: legal."""
    for batter in ("giles", "eads"):
        session = now(text, batter=batter, backups="kerr", more=(NYE,))
        assert ("kerr" in may_bat(session)) is may
        assert "nye" in may_bat(session)
        codes = refused(session, bat(session, "kerr"))
        assert codes == ([] if may else ["BACKUP_TOO_EARLY"])


def test_sd_a_50_before_that_they_bat_for_a_pitcher():
    """SD-A-50: with the starter lock; he must be replaced when his side takes the field."""
    session = now("T5 0o []", league="NL", batter="pike", backups="kerr")
    assert "kerr" in may_bat(session)
    locked = now("T4 0o []", league="NL", batter="pike", backups="kerr")
    assert refused(locked, bat(locked, "kerr")) == ["STARTER_LOCKED"]
    field = now("T6 0o []", league="NL", taking_field=True, hit_for={"pike": "kerr"},
                backups="kerr")  # fmt: skip
    stays = field_card(
        field,
        "ames 2B, bell 1B, cole CA, dorn RF, fox 3B, rusk P, hume LF, jay CF, kerr SS",
        "rusk",
    )
    assert refused(field, stays) == ["BACKUP_TOO_EARLY"]
    assert all("kerr~" not in option.answer.order for option in field.decision.options)


def test_sd_a_50_the_second_pinch_hitter_bats_for_a_hitter():
    """SD-A-50, R31: whoever bats for the pitcher is a hitter: no second backup for him."""
    session = now("T5 0o []", league="NL", batter="pike", backups="kerr lowe")
    answer(session, bat(session, "kerr"), relieve(session, "rusk"))
    assert asked(session) == "answering hitter"
    assert refused(session, bat(session, "lowe")) == ["BACKUP_TOO_EARLY"]
    assert may_bat(session) == ["eads"]


def test_sd_a_50_a_backup_in_the_field_must_wait_for_the_seventh():
    """SD-A-50, 48: T6 he may not be the newcomer, T7 he may."""
    cards = {"ames": {"positions": positions("2B+3")}}
    early = now("T6 0o []", taking_field=True, hit_for={"giles": "lowe"}, cards=cards,
                more=(NYE,), backups="kerr")  # fmt: skip
    card = AL_NINE.replace("giles SS", "kerr SS")
    assert refused(early, field_card(early, card)) == ["BACKUP_TOO_EARLY"]
    assert early.decision.options[0].answer.order[6] == "nye~"
    late = now("T7 0o []", taking_field=True, hit_for={"giles": "lowe"}, cards=cards,
               more=(NYE,), backups="kerr")  # fmt: skip
    assert refused(late, field_card(late, card)) == []


def test_sd_a_50_full_cost_players_come_in_before_backups():
    """SD-A-48, 50: of those who may, the suggested nine takes a full-cost one."""
    session = now("T8 0o []", taking_field=True, hit_for={"giles": "lowe"}, backups="kerr",
                  cards={"ames": {"positions": positions("2B+3")}}, more=(NYE,))  # fmt: skip
    assert session.decision.options[0].answer.order[6] == "nye~"


def test_sd_a_06_r18_who_bats_for_the_dh_becomes_the_dh():
    """SD-A-06, R18: no field card is needed; late he may be a backup."""
    session = now("B6 0o []", batter="eads", backups="kerr")
    answer(session, bat(session, "kerr"))
    home = session.state.home
    assert (home.order[4], home.positions[4]) == ("kerr~", Position.DESIGNATED_HITTER)
    assert home.is_fielding_legal


def test_a_pinch_hitter_is_told_with_spot_and_both_names():
    """SD-A-42: the fact others read."""
    session = now("T7 0o []", batter="fox")
    answer(session, bat(session, "kerr"))
    (told,) = [fact for fact in session.facts if isinstance(fact, PinchHit)]
    assert told == PinchHit(Side.VISITOR, 6, "kerr", "fox")
    assert lineup().spots[5].player == "fox"


def test_sd_l_09_nobody_runs_for_a_runner():
    """SD-L-09: a pinch runner is RULE_OFF below expert."""
    session = now("T7 0o [1:Cole]")
    assert refused(session, Substitution("kerr", "cole")) == ["RULE_OFF"]
    assert problem(session, Substitution("kerr", "cole")).rule == "SD-L-09"
    assert key(session, "hold") == Key("hold")
