"""Before the first pitch, and the DH: SD-A-01 to 09, with home rules and rotation."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from showdown_cast import (
    AL_ORDER,
    MOSS,
    NASH,
    NL_ORDER,
    VISITING,
    advanced_setup,
    answer,
    bat,
    field_card,
    last,
    lineup,
    now,
    pitcher,
    positions,
    refused,
    relieve,
)

from hotstove.baseball.facts import FieldSet, LineupsShown, PitchingChange
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.dice import LoadedDice, Rng
from hotstove.play.facts import Rolled
from hotstove.play.problems import Refused
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.basic import BATTER_UP, TAKE_THE_FIELD
from hotstove.rulebooks.showdown.facts import LeagueChosen, SlotRolled
from hotstove.rulebooks.showdown.lineups import check_todays_lineup, some_lineup_today
from hotstove.rulebooks.showdown.rosters import slot_of

P = Position.PITCHER
AL_NINE = "ames 2B, bell 1B, cole CA, dorn RF, eads DH, fox 3B, giles SS, hume LF, jay CF"


def new_game(*dice, **house):
    return Session(AdvancedShowdown(advanced_setup(**house)), LoadedDice(dice, seed=3))


def codes(session, card):
    with pytest.raises(Refused) as refusal:
        session.choose(card)
    return [problem.code for problem in refusal.value.problems]


# SD-A-01, 02, 03


def test_sd_a_01_home_team_slot_league_then_lineups():
    """SD-A-01: in this order; both lineups are then handed in and shown together."""
    session = new_game(12, 5, 9, home="dice", slot=0)
    told = [fact for fact in session.facts if isinstance(fact, Rolled | SlotRolled | LeagueChosen)]
    assert [getattr(fact, "purpose", type(fact).__name__) for fact in told] == [
        "home",
        "home",
        "rotation",
        "SlotRolled",
        "LeagueChosen",
    ]
    assert session.decision.asks == "lineup"


@pytest.mark.parametrize(("die", "slot"), [(1, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3),
                                           (16, 4), (20, 4)])  # fmt: skip
def test_sd_a_02_five_faces_for_each_slot(die, slot):
    """SD-A-02."""
    assert slot_of(die) == slot


def test_sd_a_02_both_teams_start_their_pitcher_of_that_slot():
    """SD-A-02: rotation 11: both start their third starter; another is refused."""
    staff = tuple(pitcher(name, 3, 6, "starter", "SO 1-10, 1B 11+") for name in ("Abel", "Burr"))
    setup = advanced_setup(more=staff, slot=0)
    written = ("pike", "kip", "abel", "burr")
    teams = tuple(
        replace(team, rotation=tuple(name + mark for name in written))
        for team, mark in zip(setup.teams, ("", "~"), strict=True)
    )
    session = Session(AdvancedShowdown(replace(setup, teams=teams)), LoadedDice([11]))
    assert last(session, SlotRolled).slot == 3
    assert codes(session, lineup(AL_ORDER, "pike")) == ["LINEUP_TODAY"]
    session.choose(lineup(AL_ORDER, "abel"))
    session.choose(lineup(AL_ORDER, "abel", "~"))
    shown = last(session, LineupsShown)
    assert (shown.visitor.pitcher, shown.home.pitcher) == ("abel", "abel~")


def test_sd_a_02_a_fixed_slot_rolls_no_die():
    """SD-A-02: as in a series."""
    session = new_game(slot=2)
    assert last(session, SlotRolled).slot == 2
    assert not any(isinstance(fact, Rolled) for fact in session.facts)
    session.choose(lineup(AL_ORDER, "kip"))


@pytest.mark.parametrize("rules", ["AL", "NL"])
def test_sd_a_03_the_home_teams_choice_holds_for_both(rules):
    """SD-A-03: with the home team's home_rules, whatever the visitors have."""
    setup = advanced_setup()
    visitors, home = setup.teams
    other = "NL" if rules == "AL" else "AL"
    teams = (replace(visitors, home_rules=other), replace(home, home_rules=rules))
    session = Session(AdvancedShowdown(replace(setup, teams=teams)), LoadedDice([]))
    assert session.state.league == rules
    order = AL_ORDER if rules == "AL" else NL_ORDER
    for mark in ("", "~"):
        session.choose(lineup(order, suffix=mark, pike=P))
    assert session.state.visitor.has_dh is session.state.home.has_dh is (rules == "AL")


def test_sd_a_03_it_may_be_agreed_beforehand():
    """SD-A-03."""
    assert new_game(league="NL").state.league == "NL"


def test_sd_a_03_under_nl_the_pitcher_bats_in_any_spot():
    """SD-A-03: first, if they like; there is no DH."""
    first = ("pike", *NL_ORDER[:8])
    session = new_game(league="NL")
    session.choose(lineup(first, pike=P))
    other = new_game(league="NL")
    assert codes(other, lineup(AL_ORDER)) == ["LINEUP_PITCHER", "LINEUP_NO_DH"]
    missing = lineup(NL_ORDER[:8], pike=P)
    assert codes(other, missing) == ["LINEUP_PITCHER", "LINEUP_SIZE"]


def test_sd_a_03_under_al_he_does_not():
    """SD-A-03, SD-A-06: a DH is compulsory, and never a pitcher."""
    session = new_game(league="AL")
    assert codes(session, lineup(NL_ORDER, pike=P)) == ["LINEUP_PLAYER", "LINEUP_DH"]
    as_dh = lineup(NL_ORDER, pike=Position.DESIGNATED_HITTER)
    assert codes(session, as_dh) == ["LINEUP_PLAYER", "LINEUP_DH"]


def test_sd_a_03_a_fault_in_an_nl_lineup_names_its_own_spot():
    """SD-A-03: the pitcher bats first; the man twice in the order is in spots 2 and 3."""
    session = new_game(league="NL")
    twice = lineup(("pike", "ames", "ames", *NL_ORDER[2:8]), pike=P)
    with pytest.raises(Refused) as refusal:
        session.choose(twice)
    found = {problem.code: problem.arguments for problem in refusal.value.problems}
    assert (found["LINEUP_TWICE"]["first"], found["LINEUP_TWICE"]["spot"]) == (2, 3)


# SD-A-04, 05, 06


def test_sd_a_04_everybody_stands_where_he_qualifies():
    """SD-A-04, SD-C-07."""
    session = new_game()
    wrong = lineup(ames=Position.THIRD_BASE, fox=Position.SECOND_BASE)
    assert codes(session, wrong) == ["NOT_QUALIFIED", "NOT_QUALIFIED"]
    session.choose(lineup())


def test_sd_a_05_a_dash_hitter_never_fields_but_may_be_dh_or_pinch_hitter():
    """SD-A-05: Eads ("–") at first base is refused; under NL he waits on the bench."""
    session = new_game()
    wrong = lineup(eads=Position.FIRST_BASE, bell=Position.DESIGNATED_HITTER)
    assert codes(session, wrong) == ["NOT_QUALIFIED"]
    nl = now("T7 0o []", league="NL", batter="fox")
    assert refused(nl, bat(nl, "eads")) == []
    field = now("T7 0o []", taking_field=True)
    at_first = field_card(field, AL_NINE.replace("eads DH", "eads 1B").replace("bell 1B", "bell P"))
    assert "NOT_QUALIFIED" in refused(field, at_first)


def test_sd_a_06_a_backup_starts_nowhere():
    """SD-A-06, 50: not in the nine and not as DH; nor is one suggested or drawn."""
    session = new_game(backups="kerr lowe")
    order = ("ames", "bell", "lowe", "dorn", "kerr", "fox", "giles", "hume", "jay")
    wrong = lineup(order, kerr=Position.DESIGNATED_HITTER, lowe=Position.CATCHER)
    assert codes_with(session, wrong) == ["LINEUP_BACKUP", "LINEUP_BACKUP"]
    suggested = session.decision.options[0].answer
    assert {"kerr", "lowe"}.isdisjoint(spot.player for spot in suggested.spots)


def codes_with(session, card):
    return [problem.code for problem in session.decision.check(card)]


def test_sd_a_06_any_full_cost_hitter_may_be_dh():
    """SD-A-06: one who could field as well as one who cannot."""
    kerr = ("ames", "bell", "cole", "dorn", "kerr", "fox", "giles", "hume", "jay")
    new_game().choose(lineup(kerr, kerr=Position.DESIGNATED_HITTER))


def test_a_lineup_naming_the_other_clubs_backup_is_refused_and_no_more():
    """SD-A-49: a card of the other club is nobody of this one's."""
    session = new_game(backups="kerr")
    stray = lineup(("kerr~", *AL_ORDER[1:]), **{"kerr~": Position.SECOND_BASE})
    assert codes(session, stray) == ["LINEUP_PLAYER", "LINEUP_OPEN"]


def test_every_lineup_suggested_or_drawn_is_legal():
    """SD-A-04, SD-T-21: in both leagues, the pitcher in every spot of the order."""
    for league in ("AL", "NL"):
        book = AdvancedShowdown(advanced_setup(backups="kerr", league=league))
        cards = {card.id: card for card in book.team(VISITING).cards}
        drawn = [
            some_lineup_today(cards, "kip", league, book.backups, Rng(seed)) for seed in range(80)
        ]
        for card in drawn:
            assert list(check_todays_lineup(card, cards, "kip", league, book.backups)) == []
        if league == "NL":
            spots = {[s.position for s in card.spots].index(P) for card in drawn}
            assert spots == set(range(9))
        pool = book.lineup_pool(VISITING, now("T1 0o []", league=league).state)
        assert {spot.player for spot in pool.suggested.spots} <= {
            found.player for found in pool.batters
        }
        assert all(found.player != "kerr" for found in pool.batters)


# SD-A-07 Losing the DH


DORN_DH = {
    "order": ("ames", "bell", "cole", "dorn", "fox", "giles", "moss", "hume", "jay"),
    "moved": {
        "dorn": Position.DESIGNATED_HITTER,
        "moss": Position.LEFT_FIELD,
        "hume": Position.RIGHT_FIELD,
    },
    "more": (MOSS, NASH),
}
LOST = "ames 2B, bell 1B, cole CA, dorn LF, fox 3B, giles SS, pike P, hume RF, jay CF"


def test_sd_a_07_the_dh_goes_into_the_field_and_the_pitcher_bats_for_who_leaves():
    """SD-A-07, R19: Dorn to left for Moss (spot 7): Dorn stays in spot 4, Pike bats 7th."""
    session = now("T3 0o []", taking_field=True, **DORN_DH)
    answer(session, field_card(session, LOST))
    home = session.state.home
    assert (home.order[3], home.order[6], home.gone) == ("dorn~", "pike~", ("moss~",))
    assert (home.has_dh, home.pitchers_spot) == (False, 7)
    assert last(session, FieldSet).positions[6] is P


def test_sd_a_07_r81_needed_or_not_and_each_way_is_offered():
    """SD-A-07, R81: Dorn (OF) may go in for any outfielder; the piece is laid on that spot."""
    session = now("T3 0o []", taking_field=True, **DORN_DH)
    ways = {o.place: o.answer for o in session.decision.options if o.piece == "card:dorn~"}
    assert set(ways) == {f"spot:home:{spot}" for spot in (7, 8, 9)}
    assert ways["spot:home:7"] == field_card(session, LOST)
    for card in ways.values():
        assert session.decision.check(card) == []


def test_sd_a_07_from_then_on_the_pitchers_bat():
    """SD-A-07, 43: Rusk, who comes in later, takes the pitcher's spot; no DH comes back."""
    session = now("T7 0o []", taking_field=True, **DORN_DH)
    answer(session, field_card(session, LOST), BATTER_UP)
    answer(session, relieve(session, "rusk"))
    assert session.state.home.order[6] == "rusk~"
    field = now("T7 0o []", league="NL", taking_field=True)
    back = field_card(
        field, "ames 2B, bell 1B, cole CA, dorn RF, fox 3B, giles SS, hume LF, jay CF, eads DH"
    )
    assert "DH_INVALID" in refused(field, back)


def test_sd_a_07_with_a_new_pitcher_in_one_card():
    """SD-A-07, 43, 47: Rusk comes in and bats where Moss did."""
    session = now("T7 0o []", taking_field=True, **DORN_DH)
    answer(session, field_card(session, LOST.replace("pike", "rusk"), "rusk"))
    home = session.state.home
    assert (home.order[6], home.pitcher, home.pitchers_spot) == ("rusk~", "rusk~", 7)
    assert set(home.gone) == {"moss~", "pike~"}
    assert last(session, PitchingChange).spot == 7
    assert session.rulebook.faults(session.state) == []


@pytest.mark.parametrize(
    ("nine", "pitcher_named"),
    [
        pytest.param(LOST.replace("pike P", "rusk P"), "", id="another pitcher in the order"),
        pytest.param(LOST.replace("pike P", "kerr DH"), "", id="a new DH"),
        pytest.param(LOST.replace("pike P", "pike DH"), "", id="the pitcher as DH"),
        pytest.param(
            "ames 2B, bell 1B, cole CA, pike P, fox 3B, giles SS, moss LF, hume RF, jay CF",
            "",
            id="the DH leaves and the pitcher bats for him",
        ),
    ],
)
def test_sd_a_07_other_arrangements_are_invalid(nine, pitcher_named):
    """SD-A-06, 07: DH_INVALID."""
    session = now("T7 0o []", taking_field=True, **DORN_DH)
    assert "DH_INVALID" in refused(session, field_card(session, nine, pitcher_named))


def test_sd_a_07_not_in_the_middle_of_an_inning():
    """SD-A-07: below expert only when the team takes the field."""
    session = answer(now("T7 0o []", **DORN_DH), BATTER_UP)
    lost = field_card(session, LOST.replace("pike", "rusk"), "rusk")
    assert refused(session, lost) == ["DH_INVALID"]


def test_sd_a_07_the_dh_keeps_his_own_spot():
    """SD-A-07, 41: he cannot bat where Moss did."""
    session = now("T7 0o []", taking_field=True, **DORN_DH)
    moved = LOST.replace("dorn LF", "moss P").replace("pike P", "dorn LF").replace(
        "moss P", "pike P"
    )
    assert refused(session, field_card(session, moved)) == ["BATTING_SPOT_FIXED"]


def test_sd_a_07_he_is_lost_when_nobody_else_can_field():
    """SD-A-07, 48: Kerr hit for Hume and cannot play left; Dorn must, Pike bats 8th."""
    session = now(
        "T7 0o []",
        taking_field=True,
        hit_for={"hume": "kerr"},
        order=("ames", "bell", "cole", "dorn", "fox", "giles", "eads", "hume", "jay"),
        moved={"dorn": Position.DESIGNATED_HITTER, "eads": Position.RIGHT_FIELD},
        cards={"eads": {"positions": positions("RF+0")}},
    )
    card = session.decision.options[0].answer
    assert (card.player_at(Position.LEFT_FIELD), card.order[7]) == ("dorn~", "pike~")
    answer(session, card)
    assert not session.state.home.has_dh


# SD-A-08


def test_sd_a_08_a_starter_bats_once_before_he_is_hit_for():
    """SD-A-08: T2, spot 7 comes up for the first time: MUST_BAT_FIRST."""
    session = now("T2 0o []", batter="giles", turns=0)
    (refusal,) = session.decision.check(bat(session, "kerr"))
    assert (refusal.code, refusal.rule, refusal.arguments["batter"]) == (
        "MUST_BAT_FIRST",
        "SD-A-08",
        "Giles",
    )
    assert len(session.decision.options) == 1


def test_sd_a_08_after_one_turn_he_may_be():
    """SD-A-08: the tenth batter of the game is spot 1 again."""
    session = now("T2 0o []", batter="ames", turns=1)
    assert refused(session, bat(session, "kerr")) == []


def test_sd_a_08_r21_it_binds_only_pinch_hitters_for_starters():
    """SD-A-08, R21: who came in for a starter may be hit for in his first turn."""
    session = now("T5 0o []", batter="fox", turns=0, hit_for={"fox": "kerr"},
                  cards={"lowe": {"positions": positions("3B+0")}})  # fmt: skip
    assert session.state.visitor.batter == "kerr"
    assert refused(session, bat(session, "lowe")) == []


# Taking the field, SD-M-H0


def test_sd_m_h0_each_half_begins_with_the_side_that_takes_the_field():
    """SD-M-H0: sides changed, bases empty, no outs; the mound's count goes up by one."""
    session = now("T7 2o [1:Cole]", [20, 4], bring=True)
    state = session.state
    assert (session.decision.asks, session.decision.seat) == ("take the field", SEATS[0])
    assert (state.batting, state.outs, state.bases.first, state.inning) == (Side.HOME, 0, None, 7)
    before = state.visitor.mound.innings
    answer(session, TAKE_THE_FIELD)
    assert session.state.visitor.mound.innings == before + 1
    assert len(FIELDERS) == 8
