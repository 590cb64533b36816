"""The basic game, SD-B, with what of SD-D and SD-M it needs, by the ledger's worked examples."""

from __future__ import annotations

import pytest
from showdown_cast import AT_HOME, VISITING, at, last, lineup, on, score, setup

from hotstove.baseball.facts import Batted, GameEnded, LineupHandedIn, RunnersMoved, SidesDecided
from hotstove.baseball.positions import Position
from hotstove.play.dice import LoadedDice, SeededDice
from hotstove.play.facts import Rolled
from hotstove.play.problems import Refused
from hotstove.play.seats import Side
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.basic import BATTER_UP, TAKE_THE_FIELD, BasicShowdown
from hotstove.rulebooks.showdown.cards import Result
from hotstove.rulebooks.showdown.facts import Pitched, Swung

BATTERS_CHART = 1
"""A pitch so low that Pike never has the advantage over Ames."""
PITCHERS_CHART = 20


def swung(text, swing, pitch=BATTERS_CHART, **more):
    """A session after one at-bat with this pitch and swing."""
    return at(text, dice=[pitch, swing], **more)


def new_game(dice=(), **house):
    return Session(BasicShowdown(setup(**house)), LoadedDice(dice, seed=3))


# SD-D Dice


def test_sd_d_02_a_natural_number_is_the_one_shown():
    """SD-D-02: the die shows 18, with +2 the total is 20, the natural number stays 18."""
    swing = Swung("ames", 18, 2, Result.HOMER)
    assert (swing.die, swing.total) == (18, 20)


def test_sd_d_03_a_tie_does_not_beat_the_number():
    """SD-D-03: strictly greater, or the batter has the advantage."""
    assert not Pitched("pike", "ames", 6, 4, 0, 10).is_pitchers
    assert Pitched("pike", "ames", 7, 4, 0, 10).is_pitchers


def test_sd_d_04_modifiers_add_up_and_may_be_negative():
    """SD-D-04: 10 + 4 - 2 = 12."""
    assert Pitched("pike", "eads", 10, 4, -2, 12).total == 12


def test_sd_d_05_the_pitch_falls_before_the_swing():
    """SD-D-05: home, then pitch before swing in every at-bat."""
    session = swung("T1 0o []", 12)
    assert [f.purpose for f in session.facts if isinstance(f, Rolled)] == ["pitch", "swing"]
    first = new_game([12, 3], home="dice")
    assert [f.purpose for f in first.facts if isinstance(f, Rolled)] == ["home", "home"]


def test_sd_d_06_basic_rolls_exactly_two_dice_an_at_bat():
    """SD-D-06: no dp and no throw in the basic game, and nothing else is skipped."""
    for result_die in range(1, 21):
        session = swung("T1 0o [1:Cole 2:Dorn 3:Jay]", result_die)
        assert sum(isinstance(fact, Rolled) for fact in session.facts) == 2


# SD-B-02..06 Before the first pitch


def test_sd_b_02_the_higher_die_is_home_and_ties_are_rolled_again():
    """SD-B-02: A 12, B 12, then A 3, B 9: B is home."""
    session = new_game([12, 12, 3, 9], home="dice")
    assert last(session, SidesDecided) == SidesDecided(visitor=VISITING, home=AT_HOME)
    session = new_game([15, 2], home="dice")
    assert last(session, SidesDecided) == SidesDecided(visitor=AT_HOME, home=VISITING)
    assert session.state.home.seat == VISITING


def test_sd_b_02_the_home_team_bats_second():
    """SD-B-02."""
    session = new_game(home="first")
    assert session.state.home.seat == VISITING
    assert session.state.batting is Side.VISITOR


def problems_with(card):
    session = new_game()
    with pytest.raises(Refused) as refused:
        session.choose(card)
    return [problem.code for problem in refused.value.problems]


def test_sd_b_03_the_starting_pitcher_is_a_starter():
    """SD-B-03: a reliever or a hitter may not start."""
    assert problems_with(lineup(starter="rusk")) == ["LINEUP_STARTER"]
    assert problems_with(lineup(starter="ames")) == ["LINEUP_STARTER"]
    new_game().choose(lineup(starter="kip"))


def test_sd_b_03_r11_no_reliever_ever_enters():
    """SD-B-03, R11: the starter pitches from the first batter to the last."""
    session = new_game()
    play_to_the_end(session)
    assert {fact.pitcher for fact in session.facts if isinstance(fact, Batted)} == {"pike", "pike~"}


def test_sd_b_04_eight_qualified_fielders_and_a_designated_hitter():
    """SD-B-04, SD-C-07: everyone qualified where he stands."""
    wrong = lineup(ames=Position.THIRD_BASE, fox=Position.SECOND_BASE)
    assert problems_with(wrong) == ["NOT_QUALIFIED", "NOT_QUALIFIED"]
    assert problems_with(lineup(eads=Position.CENTRE_FIELD)) == [
        "NOT_QUALIFIED",
        "LINEUP_POSITION_TWICE",
        "LINEUP_DH",
    ]


def test_sd_b_04_r12_any_other_hitter_may_be_the_designated_hitter():
    """SD-B-04, R12: Kerr, who could field, is DH as well as Eads, who cannot."""
    order = ("ames", "bell", "cole", "dorn", "kerr", "fox", "giles", "hume", "jay")
    new_game().choose(lineup(order, kerr=Position.DESIGNATED_HITTER))


def test_sd_b_05_nine_different_batters():
    """SD-B-05: nine spots, nobody twice, no pitcher and no stranger."""
    short = lineup(("ames", "bell", "cole", "dorn", "eads", "fox", "giles", "hume"))
    assert problems_with(short) == ["LINEUP_SIZE", "LINEUP_OPEN"]
    twice = lineup(("ames", "bell", "cole", "dorn", "eads", "fox", "giles", "hume", "hume"))
    assert "LINEUP_TWICE" in problems_with(twice)
    stranger = lineup(
        ("ames", "bell", "cole", "dorn", "eads", "fox", "giles", "hume", "pike"),
        pike=Position.CENTRE_FIELD,
    )
    assert problems_with(stranger) == ["LINEUP_PLAYER", "LINEUP_OPEN"]


def test_sd_b_05_the_order_goes_on_where_it_stopped():
    """SD-B-05: three outs by spots 1 to 3, then spot 4 leads off the next inning."""
    session = new_game([20, 1] * 9)
    to_the_first_pitch(session)
    for expected in ("ames", "bell", "cole", "ames~", "bell~", "cole~", "dorn"):
        if session.decision.asks == "take the field":
            session.choose(TAKE_THE_FIELD)
        assert session.decision.arguments["batter"] == expected
        session.choose(BATTER_UP)
    assert session.state.inning == 2


def test_sd_b_06_the_home_pitcher_pitches_and_visiting_spot_1_bats():
    """SD-B-06."""
    session = new_game([7, 17])
    to_the_first_pitch(session)
    session.choose(TAKE_THE_FIELD)
    session.choose(BATTER_UP)
    pitch = last(session, Pitched)
    assert (pitch.pitcher, pitch.batter) == ("pike~", "ames")


def test_sd_a_01_lineups_are_handed_in_unseen_and_shown_together():
    """SD-A-01, R17: the second manager does not see the first one's lineup."""
    session = new_game()
    session.choose(lineup())
    assert session.seen_from(AT_HOME).game.visitor.handed_in is None
    assert session.seen_from(AT_HOME).game.visitor.has_handed_in
    assert session.seen_from(VISITING).game.visitor.handed_in == lineup()
    told = [f.fact for f in session.frames(AT_HOME) if isinstance(f.fact, LineupHandedIn)]
    assert told[0].card is None
    session.choose(lineup(suffix="~"))
    assert session.seen_from(AT_HOME).game.visitor.order[0] == "ames"


# SD-B-07, 08 Pitch and swing


def test_sd_b_07_more_than_on_base_gives_the_pitcher_the_advantage():
    """SD-B-07: Pike (4) to Ames (10): pitch 7 is 11, pitcher; pitch 6 is 10, batter."""
    assert last(swung("T1 0o []", 10, pitch=7), Pitched).is_pitchers
    assert not last(swung("T1 0o []", 10, pitch=6), Pitched).is_pitchers


@pytest.mark.parametrize(("pitch", "result"), [(7, Result.SINGLE), (6, Result.DOUBLE)])
def test_sd_b_08_the_swing_is_read_on_the_chart_of_the_advantage(pitch, result):
    """SD-B-08: swing 17 is a 1B on Pike's chart and a 2B on Ames'."""
    assert last(swung("T1 0o []", 17, pitch=pitch), Swung).result is result


# SD-B-09..15 The results


@pytest.mark.parametrize(
    ("before", "after", "runs"),
    [
        ("[1:Cole 3:Dorn]", "1:ames 2:cole 3:dorn", 0),
        ("[2:Cole]", "1:ames 2:cole", 0),
        ("[1:Cole 2:Dorn]", "1:ames 2:cole 3:dorn", 0),
        ("[1:Bell 2:Cole 3:Dorn]", "1:ames 2:bell 3:cole", 1),
        ("[3:Dorn]", "1:ames 3:dorn", 0),
        ("[]", "1:ames", 0),
    ],
)
def test_sd_b_09_a_walk_moves_only_the_forced(before, after, runs):
    """SD-B-09."""
    session = swung(f"T1 0o {before}", 8)
    assert (on(session), score(session)) == (after, (runs, 0))


def test_sd_b_10_a_single_moves_everyone_one_base():
    """SD-B-10: Dorn scores, Cole to third, Ames to first."""
    session = swung("T1 0o [2:Cole 3:Dorn]", 12)
    assert (on(session), score(session)) == ("1:ames 3:cole", (1, 0))


def test_sd_b_11_a_single_plus_steals_second_before_the_next_pitch():
    """SD-B-11: Ames 1B+ with Cole on second; before Bell's pitch Ames has second."""
    session = swung("T1 0o [2:Cole]", 16)
    assert on(session) == "1:ames 3:cole"
    session.choose(BATTER_UP)
    facts = list(session.facts)
    steal = next(i for i, fact in enumerate(facts) if isinstance(fact, RunnersMoved))
    pitch = [i for i, fact in enumerate(facts) if isinstance(fact, Rolled)][2]
    assert steal < pitch
    assert facts[steal].cause == "SB"
    assert facts[steal].advances[0].runner.player == "ames"


def test_sd_b_11_a_taken_second_ends_the_chance_for_good():
    """SD-B-11.3: Cole stands on second at that moment; later Ames stays where he is."""
    session = at("T1 0o [1:Cole]", dice=[1, 16, 20, 3, 20, 3])
    assert on(session) == "1:ames 2:cole"
    session.choose(BATTER_UP)
    assert not any(isinstance(fact, RunnersMoved) for fact in session.facts)
    assert session.state.promised == ""


def test_sd_b_11_the_chance_ends_with_the_half_inning():
    """SD-B-11.6: the 1B+ man is left on base by the third out; nobody steals afterwards."""
    session = at("T1 2o []", dice=[1, 16, 20, 3])
    assert session.state.promised == "ames"
    session.choose(BATTER_UP)
    assert session.state.outs == 0
    assert session.state.promised == ""


def test_sd_b_12_a_double_moves_everyone_two_bases():
    """SD-B-12: Dorn scores, Cole to third, Ames on second."""
    session = swung("T1 0o [1:Cole 2:Dorn]", 17)
    assert (on(session), score(session)) == ("2:ames 3:cole", (1, 0))


def test_sd_b_13_a_triple_scores_every_runner():
    """SD-B-13: one run, Ames on third."""
    session = swung("T1 0o [1:Cole]", 19)
    assert (on(session), score(session)) == ("3:ames", (1, 0))


def test_sd_b_14_a_homer_clears_the_bases():
    """SD-B-14: four runs, bases empty."""
    session = swung("T1 0o [1:Bell 2:Cole 3:Dorn]", 20)
    assert (on(session), score(session)) == ("", (4, 0))


@pytest.mark.parametrize("swing", [1, 3, 5], ids=["SO", "GB", "FB"])
def test_sd_b_15_on_an_out_the_runners_stay(swing):
    """SD-B-15: GB with men on first and third: one out, nobody moves."""
    session = swung("T1 0o [1:Cole 3:Dorn]", swing)
    assert (session.state.outs, on(session), score(session)) == (1, "1:cole 3:dorn", (0, 0))


def test_sd_b_15_a_pop_up_is_an_out_too():
    """SD-B-15: PU from Pike's chart."""
    session = swung("T1 0o [3:Dorn]", 1, pitch=PITCHERS_CHART)
    assert last(session, Swung).result is Result.POP_UP
    assert (session.state.outs, on(session)) == (1, "3:dorn")


def test_sd_b_16_three_outs_clear_the_bases_and_change_the_sides():
    """SD-B-16: the run on third does not score."""
    session = swung("T4 2o [3:Dorn] 2-1", 3)
    game = session.state
    assert (game.inning, game.batting, game.outs, on(session)) == (4, Side.HOME, 0, "")
    assert score(session) == (2, 1)


def test_sd_b_01_basic_knows_no_speed_fielding_or_innings_pitched():
    """SD-B-01: in the 15th inning Pike still throws with his full Control."""
    pitch = last(swung("T15 0o [] 3-3", 8, pitch=7), Pitched)
    assert (pitch.control, pitch.modifier) == (4, 0)


# SD-M The order of things


def test_sd_m_11_an_answer_outside_the_list_changes_nothing():
    """SD-M-11, R70."""
    session = new_game()
    to_the_first_pitch(session)
    before = session.state
    with pytest.raises(Refused) as refused:
        session.choose(BATTER_UP)
    assert refused.value.problems[0].code == "NOT_OFFERED"
    assert session.state is before


def test_sd_m_11_dice_and_answers_replay_the_game_bit_for_bit():
    """SD-M-11: the log of dice and decisions is the whole game."""
    session = new_game(home="dice")
    play_to_the_end(session)
    again = Session(session.rulebook, SeededDice(0), waits_for_throws=True)
    again.follow(session.journal)
    assert list(again.facts) == list(session.facts)
    assert again.state == session.state


def to_the_first_pitch(session):
    session.choose(lineup())
    session.choose(lineup(suffix="~"))


def play_to_the_end(session):
    while (decision := session.decision) is not None:
        if decision.asks == "lineup":
            suffix = "" if decision.seat == VISITING else "~"
            session.choose(lineup(suffix=suffix))
        else:
            session.choose(decision.default)


def test_sd_b_17_a_whole_game_ends_by_the_rules_of_section_11():
    """SD-B-17: somebody leads at the end."""
    session = new_game(home="dice")
    play_to_the_end(session)
    assert isinstance(session.facts[-1], GameEnded)
    assert score(session)[0] != score(session)[1]
