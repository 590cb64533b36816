"""Instinct at the advanced table: legal, better than luck, never absurd, and able to say why."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from showdown_cast import PIKE_ROWS, asked, hitter, now, pitcher, positions

from hotstove.baseball.lineups import FieldCard, Substitution
from hotstove.baseball.positions import Position
from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game, exhibition_setups
from hotstove.managers.registry import manager_names, new_manager
from hotstove.managers.showdown_lineups import lineup_today
from hotstove.play.answers import Key
from hotstove.play.seats import SEATS
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume
from hotstove.rulebooks.showdown.lineups import check_todays_lineup

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
ADVANCED = volume("showdown/advanced")
CLUBS = [club.id for club in CATALOG.clubs]
CHAIRS = (Chair("One"), Chair("Two"))
PASS, STAY, BATTER_UP = Key("pass"), Key("stay"), Key("batter up")
SLUGGER = hitter("Bruno", 14, "C9", "3B+0 1B+0", "SO 1, BB 2-8, 1B 9-13, 2B 14-16, HR 17+")
ACE = pitcher("Vance", 6, 1, "reliever", PIKE_ROWS)
PITCHERS_CHART, BATTERS_CHART = 20, 1
"""Pitches that settle whose chart is read."""
UNTUNED = 700_000
"""Seeds from here on were never looked at while instinct was written."""


# Whole games


@pytest.mark.parametrize("league", ["AL", "NL"])
@pytest.mark.parametrize("club", CLUBS)
def test_every_club_s_lineup_of_the_day_is_legal(club, league):
    team = new_setup(ADVANCED.id, CATALOG, (club, club), CHAIRS, seed=1).teams[0]
    cards = {card.id: card for card in team.cards}
    for starter in team.rotation:
        lineup = lineup_today(team, starter, league)
        assert list(check_todays_lineup(lineup, cards, starter, league, team.backups)) == []


def wins_over_luck(games: int) -> int:
    """Games won with mirrored rosters, home and visiting, AL and NL, by turns."""
    known, wins = {}, 0
    for number in range(games):
        club, home = CLUBS[number // 4 % len(CLUBS)], ("first", "second")[number % 2]
        if (club, home) not in known:
            known[club, home] = new_setup(
                ADVANCED.id, CATALOG, (club, club), CHAIRS, seed=0, home=home
            )
        league = ("AL", "NL")[number // (4 * len(CLUBS)) % 2]
        seed = UNTUNED + number
        book = ADVANCED.open(replace(known[club, home], seed=seed, league=league))
        session = Session(book, book.setup.new_dice(), keeps_frames=False)
        wise, lucky = SEATS[number // 2 % 2], SEATS[1 - number // 2 % 2]
        session.play_out(
            {
                wise: new_manager("instinct", book, wise, number),
                lucky: new_manager("luck", book, lucky, number),
            }
        )
        game = session.state
        side = game.side_of(wise)
        assert game.forfeited_by is None
        wins += game.runs(side) > game.runs(side.other)
    return wins


def test_instinct_beats_luck_with_the_same_cards():
    assert wins_over_luck(96) >= 66


@pytest.mark.long
def test_instinct_beats_luck_in_three_games_of_four():
    """A thousand games may miss their rate by 27 either way; four thousand by 13 in a thousand."""
    assert wins_over_luck(4_000) >= 3_000


def test_the_same_seed_plays_the_same_games():
    def games():
        setups = exhibition_setups(ADVANCED.id, CATALOG, seed=3, manager="instinct")
        return [
            list(exhibition_game(ADVANCED, game, "instinct").facts)
            for game, _ in zip(setups, range(3), strict=False)
        ]

    assert games() == games()


def test_the_registry_knows_him():
    book = ADVANCED.open(new_setup(ADVANCED.id, CATALOG, CLUBS[:2], CHAIRS, seed=1))
    assert manager_names(book) == ("luck", "instinct")


# Situations


def until(session, question: str):
    """Let everybody do the natural thing until *question* is put."""
    while asked(session) != question:
        session.choose(session.decision.default)
    return session


def choice(session):
    """What instinct answers, and why, in English."""
    decision = session.decision
    manager = new_manager("instinct", session.rulebook, decision.seat, 1)
    answer = manager.choose(session.seen_from(decision.seat), decision)
    assert decision.check(answer) == []
    reason = manager.why()
    return answer, reason.english() if reason is not None else ""


def name_of(answer) -> str:
    return answer.incoming.removesuffix("~")


# Pinch hitters


def test_a_better_bat_hits_for_a_weak_one_late_and_behind():
    answer, why = choice(now("T8 1o [2:Cole] 2–3", batter="fox", more=(SLUGGER,)))
    assert isinstance(answer, Substitution)
    assert name_of(answer) == "bruno"
    assert why.startswith("Bruno bats for Fox")


def test_nobody_hits_for_the_best_bat():
    answer, _ = choice(now("T9 2o [2:Cole] 2–3", batter="eads"))
    assert answer == BATTER_UP


@pytest.mark.parametrize("score", ["9–3", "5–3"])
def test_nobody_hits_for_anyone_with_a_lead(score):
    assert choice(now(f"T8 1o [2:Cole] {score}", batter="fox", more=(SLUGGER,)))[0] == BATTER_UP


def test_one_run_ahead_only_a_man_who_fields_there_too():
    """Bruno plays third, Fox's place; where he does not, the glove stays."""
    third = now("T8 1o [2:Cole] 4–3", batter="fox", more=(SLUGGER,))
    short = now("T8 1o [2:Cole] 4–3", batter="giles", more=(SLUGGER,))
    assert isinstance(choice(third)[0], Substitution)
    assert choice(short)[0] == BATTER_UP


@pytest.mark.parametrize("inning", ["T5", "T6"])
def test_nobody_hits_for_a_fielder_early(inning):
    at_bat = now(f"{inning} 1o [2:Cole] 2–3", batter="fox", more=(SLUGGER,))
    assert choice(at_bat)[0] == BATTER_UP


def test_somebody_hits_for_the_pitcher_when_runs_are_needed():
    answer, why = choice(now("T8 1o [2:Cole] 2–3", league="NL", batter="pike", more=(SLUGGER,)))
    assert isinstance(answer, Substitution)
    assert "who would swing on the other pitcher's chart" in why


def test_a_starter_who_is_locked_bats_himself():
    answer, _ = choice(now("T3 1o [2:Cole] 2–3", league="NL", batter="pike", more=(SLUGGER,)))
    assert answer == BATTER_UP


def test_a_fresh_starter_with_a_lead_bats_himself():
    answer, _ = choice(now("T5 1o [] 6–1", league="NL", batter="pike", more=(SLUGGER,)))
    assert answer == BATTER_UP


def test_the_last_pitcher_is_never_hit_for():
    at_bat = now("T9 1o [2:Cole] 2–3", league="NL", batter="pike", more=(SLUGGER,), pen="")
    assert choice(at_bat)[0] == BATTER_UP


# Pitching changes


def change(text, **more):
    return choice(until(now(text, **more), "pitching change"))


def test_no_tired_starter_stays_in_a_one_run_ninth():
    answer, why = change("T9 0o [] 2–3")
    assert name_of(answer) == "tully"
    assert why == "Tully closes: inning 9, with a lead of 1."


def test_a_tired_starter_gives_way_but_the_closer_waits():
    answer, why = change("T7 0o [] 2–3", more=(ACE,))
    assert name_of(answer) == "vance"
    assert why == "Vance for Pike, who is tired: every pitch of his loses 1."


def test_a_fresh_starter_stays():
    assert change("T5 2o [2:Cole] 2–3", more=(ACE,)) == (STAY, "")


def test_a_starter_who_is_hit_hard_leaves():
    answer, why = change("T5 0o [1:Cole 2:Jay] 7–3", mound={"charged": 7}, more=(ACE,))
    assert name_of(answer) == "vance"
    assert "charged with 7 runs" in why


def test_the_closer_takes_the_ninth_from_a_reliever():
    answer, _ = change("T9 0o [] 1–3", pitcher="rusk", mound={"innings": 1})
    assert name_of(answer) == "tully"


def test_no_closer_for_a_game_that_is_won():
    assert change("T9 0o [] 0–12", pitcher="rusk", mound={"innings": 1})[0] == STAY


def test_the_closer_himself_stays():
    assert change("T9 1o [1:Cole] 2–3", pitcher="tully", mound={"innings": 1})[0] == STAY


# Taking the field


def test_the_nine_that_takes_the_field_has_the_best_gloves():
    """Giles, hit for, was at short; Ames fields better there (SS +4) than at second (2B +3)."""
    nye = hitter("Nye", 5, "C9", "2B+4 SS+1", "SO 1-10, 1B 11+")
    field = now(
        "T8 0o [] 2–3",
        taking_field=True,
        hit_for={"giles": "eagan"},
        more=(
            hitter("Eagan", 9, "C9", "", "SO 1-5, 1B 6+"),
            nye,
        ),
    )
    answer, _ = choice(field)
    assert isinstance(answer, FieldCard)
    stands = dict(zip(answer.order, answer.positions, strict=True))
    assert stands["ames~"] is Position.SHORTSTOP
    assert stands["nye~"] is Position.SECOND_BASE


def test_a_nine_that_stands_takes_the_field_as_it_is():
    assert choice(now("T8 0o [] 2–3", taking_field=True))[0] == Key("take the field")


# Runners

SINGLE, FLY = 12, 5
"""Swings on Ames' chart."""


def running(text, swing, **more):
    return until(now(text, [BATTERS_CHART, swing], **more), "send")


def outfield(total):
    """Cards whose outfield comes to *total*."""
    return {
        "jay": {"positions": positions(f"CF+{total}")},
        "hume": {"positions": positions("LF+0")},
        "dorn": {"positions": positions("RF+0")},
    }


def test_no_runner_is_sent_into_a_sure_out():
    slow = {**outfield(20), "bell": {"speed": 8}}
    answer, why = choice(running("B9 0o [3:Bell] 3–3", FLY, cards=slow))
    assert answer == Key("hold")
    assert why.startswith("Bell holds: he would be safe on 0 of 20 throws, and needs ")


def test_a_runner_who_cannot_be_thrown_out_goes():
    answer, why = choice(running("T1 1o [3:Dorn]", FLY, cards=outfield(0)))
    assert answer == Key("third goes")
    assert "safe on 20 of 20 throws" in why


def test_with_two_out_a_run_is_worth_a_risk_that_nobody_takes_with_none():
    """The same chance, ten in twenty: no force in staying with two out."""
    cards = {**outfield(20), "cole": {"speed": 25}}
    with_none = choice(running("T1 0o [2:Cole]", SINGLE, cards=cards))[0]
    cards["cole"] = {"speed": 20}
    with_two = choice(running("T1 2o [2:Cole]", SINGLE, cards=cards))[0]
    assert (with_none, with_two) == (Key("hold"), Key("third goes"))


def test_the_throw_goes_home_when_the_run_would_end_the_game():
    session = running("B9 1o [1:Jay 2:Dorn] 3–3", SINGLE, cards=outfield(4))
    session.choose(Key("both go"))
    answer, why = choice(session)
    assert answer == Key("home")
    assert "The throw goes at Dorn" in why


def test_the_throw_takes_the_sure_out_when_the_run_is_nothing():
    cards = {**outfield(9), "dorn": {"speed": 26, "positions": positions("RF+0")}}
    session = running("T9 1o [1:Bell 2:Dorn] 3–12", SINGLE, cards=cards)
    session.choose(Key("both go"))
    assert choice(session)[0] == Key("third")


# Icons


def window(text, question, dice, **more):
    return until(now(text, dice, **more), question)


def test_no_k_on_an_out():
    strikeable = window("T9 1o [3:Cole] 3–3", "on the result", [20, 10], icons={"pike": "K"})
    assert choice(strikeable)[0] == PASS


def test_a_k_for_a_homer_in_a_close_game():
    answer, why = choice(
        window("T8 1o [1:Cole] 2–3", "on the result", [1, 20], icons={"pike": "K"})
    )
    assert answer == Key("pike~:K")
    assert why.startswith("The K now: Ames's HR")


def test_no_k_for_a_single_in_the_first():
    assert choice(window("T1 0o []", "on the result", [1, 12], icons={"pike": "K"}))[0] == PASS


def test_the_v_gives_a_strikeout_another_swing():
    answer, _ = choice(window("T7 1o [2:Cole] 2–3", "on the result", [1, 1], icons={"ames": "V"}))
    assert answer == Key("ames:V")


def test_no_v_on_a_ground_ball_that_wins_the_game():
    session = window("B9 1o [3:Cole] 3–3", "on the result", [1, 3], icons={"ames": "V"})
    assert choice(session)[0] == PASS


def test_no_v_on_a_strikeout_of_a_game_that_is_lost_and_won():
    session = window("T9 2o [] 0–15", "on the result", [1, 1], icons={"ames": "V"})
    assert choice(session)[0] == PASS


def test_an_hr_makes_a_double_a_homer():
    answer, why = choice(
        window("T6 1o [1:Cole] 2–3", "on the result", [1, 17], icons={"ames": "HR"})
    )
    assert answer == Key("ames:HR")
    assert why.startswith("The HR now")


def test_an_s_waits_for_more_than_an_empty_first_inning():
    first = window("T1 1o []", "on the result", [1, 12], icons={"ames": "S"})
    ninth = window("T9 1o [1:Bell] 2–3", "on the result", [1, 12], icons={"ames": "S"})
    assert (choice(first)[0], choice(ninth)[0]) == (PASS, Key("ames:S"))


def test_a_runner_steals_for_nothing_with_the_game_close():
    session = window("T8 1o [1:Cole] 3–3", "before the pitch", [], icons={"cole": "SB"})
    assert choice(session)[0] == Key("cole:SB")


def test_no_steal_of_a_base_that_a_1b_plus_gives_anyway():
    session = window(
        "T8 1o [] 3–3", "before the pitch", [1, 16], icons={"ames": "SB"}, batter="ames"
    )
    assert session.state.promised == "ames"
    assert choice(session)[0] == PASS


def test_no_20_where_it_changes_nothing():
    easy = {"ames": {"on_base": 2}}
    with_it = {"icons": {"pike": "20"}, "mound": {"innings": 1}}
    useless = window("T2 0o [1:Cole 2:Bell]", "before the pitch", [], cards=easy, **with_it)
    useful = window("T2 0o [1:Cole 2:Bell]", "before the pitch", [], **with_it)
    assert (choice(useless)[0], choice(useful)[0]) == (PASS, Key("pike~:20"))


def test_the_rp_in_a_close_eighth():
    session = window(
        "T8 0o [] 3–3",
        "before the pitch",
        [],
        pitcher="rusk",
        mound={"innings": 1},
        icons={"rusk": "RP"},
    )
    answer, why = choice(session)
    assert answer == Key("rusk~:RP")
    assert why == "The RP now: Rusk will not have a better inning."


def test_a_g_turns_a_close_double_play():
    close = {"ames": {"speed": 25}}
    session = window("T8 1o [1:Cole 3:Bell] 3–3", "glove", [1, 3], cards=close, icons={"bell": "G"})
    answer, why = choice(session)
    assert answer == Key("bell~:G")
    assert why.startswith("The G now: it makes")


def test_no_g_for_a_double_play_that_is_sure_already():
    slow = {"ames": {"speed": 8}}
    session = window("T8 1o [1:Cole] 3–3", "glove", [1, 3], cards=slow, icons={"bell": "G"})
    assert choice(session)[0] == PASS


# Why


def test_a_reason_belongs_to_the_last_answer_alone():
    session = now("T9 0o [] 2–3")
    manager = new_manager("instinct", session.rulebook, SEATS[1], 1)
    until(session, "pitching change")
    manager.choose(session.seen_from(SEATS[1]), session.decision)
    assert manager.why() is not None
    assert manager.why().context == "managers"
    calm = until(now("T2 0o []", league="AL", turns=0), "batter up")
    manager.choose(calm.seen_from(SEATS[0]), calm.decision)
    assert manager.why() is None
