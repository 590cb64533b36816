"""Instinct and solver at the duel: legal, unreadable, and the half-inning solved exactly."""

from __future__ import annotations

from collections import Counter

import pytest
from duel_cast import CATALOG, LEVELS, PILE, at, lay, new_game, reveal, setup
from msgspec.structs import replace

from hotstove.baseball.bases import Base, Bases, Runner
from hotstove.managers.exhibition import Tally, exhibition_game, exhibition_setups
from hotstove.managers.pitch_duel import CardCounter, thumb
from hotstove.managers.pitch_duel_half import (
    HalfInning,
    Mix,
    Moment,
    Stakes,
    half_inning,
    moment_of,
    odds_of,
    settled,
)
from hotstove.managers.registry import UnknownManager, manager_names, new_manager
from hotstove.play.dice import Rng, SeededDice
from hotstove.play.piles import Pile
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.rulebooks.pitch_duel.cards import Result
from hotstove.rulebooks.pitch_duel.duel import TripleA
from hotstove.rulebooks.shelf import volume

ODDS = odds_of(PILE)
BEST_PLAY = {"AA": (8.90, 6.84), "AAA": (6.23, 4.42), "MLB": (4.67, 3.13), "All Star": (3.71, 2.38)}
"""PD-CD-03: runs per nine innings, SB unlimited and limited to two."""
WITHOUT_STEALS = {"AA": 5.42, "AAA": 3.07, "MLB": 1.96, "All Star": 1.41}
SOME = {"AA": 6.27, "AAA": 3.89, "MLB": 2.65, "All Star": 1.97}
MUCH = {"AA": 7.18, "AAA": 4.84, "MLB": 3.56, "All Star": 2.80}


def half(level, sb_limit=0):
    return half_inning(int(LEVELS[level].level), ODDS, sb_limit)


def moments(sb_limit=0):
    return [
        Moment(outs, strikes, on, cs, sb)
        for outs in range(3)
        for strikes in range(3)
        for on in range(8)
        for cs in range(3)
        for sb in range(sb_limit + 1)
    ]


# PD-CD: the pile and its calibration


def test_pd_cd_01_the_draw_pile():
    wanted = {
        "1B": 14, "2B": 4, "3B": 1, "HR": 2, "FO": 10, "GO": 10, "DB": 4, "SAC": 3, "FOUL": 6,
    }  # fmt: skip
    assert Counter(card.result.value for card in PILE) == wanted
    assert sum(wanted.values()) == 54
    assert len({card.id for card in PILE}) == len({card.name for card in PILE}) == 54


@pytest.mark.parametrize(
    ("level", "share"), [("AA", 0.16), ("AAA", 0.34), ("MLB", 0.47), ("All Star", 0.55)]
)
def test_pd_cd_02_strike_outs(level, share):
    """PD-CD-02: three misses, fouls helping a little; 21 of 48 cards are hits."""
    meets = 1 / int(LEVELS[level].level)
    foul = ODDS[-1] / 54
    misses = 1 - meets
    last = misses / (1 - meets * foul)
    strike = misses + meets * foul
    assert strike * strike * last == pytest.approx(share, abs=0.006)
    hits = sum(card.result.bases > 0 for card in PILE)
    assert (hits, 54 - ODDS[-1]) == (21, 48)


@pytest.mark.parametrize("level", LEVELS)
def test_pd_cd_03_best_play(level):
    """PD-CD-03: the exact value of the half-inning, both with and without a limit on SB."""
    unlimited, limited = BEST_PLAY[level]
    assert 9 * half(level).value == pytest.approx(unlimited, abs=0.011)
    assert 9 * half(level, 2).value == pytest.approx(limited, abs=0.011)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    ("figures", "cs", "sb"), [(WITHOUT_STEALS, 0, 0), (SOME, 0.08, 0.10), (MUCH, 0.15, 0.25)]
)
def test_pd_cd_03_play_by_habit(level, figures, cs, sb):
    """PD-CD-03: real games score a little less than nine halves, for walk-offs cut some short."""

    runs = 9 * half(level).worth(lambda moment: Mix(cs, sb))
    assert figures[level] - 0.02 < runs < 1.06 * figures[level]


# The half-inning against the rules


@pytest.mark.parametrize("outs", range(3))
@pytest.mark.parametrize("on", range(8))
def test_every_result_leads_where_the_rules_lead(outs, on):
    """The solver's step after each card is the engine's, at every number of outs and runners."""
    solved = half("AAA")
    bases = ",".join(str(n + 1) for n in range(3) if on & 1 << n)
    for strikes in range(3):
        for result in Result:
            session = reveal(at(f"o={outs} s={strikes} {{{bases}}}", result.value), "SI SI")
            game = session.state
            is_over = game.batting is Side.HOME
            later = 0.0 if is_over else solved.values[moment_of(game, 0)]
            moment = Moment(outs, strikes, on)
            found = solved._contact(moment, solved.values, [(result, 1.0)])
            assert found == pytest.approx(game.visitor_runs + later)


@pytest.mark.parametrize("moment", [m for m in moments(2) if m.on and m.cs < 2 and m.sb < 2])
def test_every_steal_leads_where_the_rules_lead(moment):
    solved = half("AAA", 2)
    stakes = solved.stakes(moment, solved.values)
    bases = ",".join(str(n + 1) for n in range(3) if moment.on & 1 << n)
    text = f"o={moment.outs} s={moment.strikes} {{{bases}}}"
    for play, stake in (("SI SB", stakes.steal), ("CS SI", stakes.waste), ("CS SB", stakes.caught)):
        session = reveal(at(text, cs=moment.cs, sb=moment.sb, sb_limit=2), play)
        game = session.state
        later = 0.0 if game.batting is Side.HOME else solved.values[moment_of(game, 2)]
        assert stake == pytest.approx(game.visitor_runs + later)


# The equilibrium


@pytest.mark.parametrize("sb_limit", [0, 2])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gains_against_the_solver(level, sb_limit):
    """Exploitability, exact: under 0.01 runs a half-inning; in truth nothing at all."""
    solved = half(level, sb_limit)
    assert 0 <= solved.exploitability(solved.mix) + 1e-9 < 0.01
    assert solved.exploitability(solved.mix) < 1e-9


def test_a_habit_is_found_out():
    """The same measure tells what perfect replies take from a player who has habits."""
    solved = half("AAA")
    never = solved.exploitability(lambda moment: Mix(0.0, 0.0))
    by_thumb = solved.exploitability(thumb)
    assert never > 0.5
    assert 0.01 < by_thumb < never

    def one_off(moment):
        mix = solved.mix(moment)
        return Mix(0.0, mix.sb) if moment == Moment(0, 0, 1) else mix

    assert solved.exploitability(one_off) > 1e-4


def test_the_mixes_are_chances_and_keep_to_the_rules():
    for sb_limit in (0, 2):
        solved = half("MLB", sb_limit)
        for moment in moments(sb_limit):
            cs, sb = solved.mix(moment)
            assert 0 <= cs <= 1
            assert 0 <= sb <= 1
            if not moment.on:
                assert (cs, sb) == (0, 0)
            if moment.cs == 2:
                assert cs == 0
            if sb_limit and moment.sb == 2:
                assert sb == 0


def test_once_nobody_can_be_caught_everybody_runs():
    """PD-CD-03: nearly always once CS is used up and a runner is on."""
    solved = half("AAA")
    assert all(solved.mix(Moment(outs, 0, 1, 2)).sb == 1 for outs in range(3))


@pytest.mark.parametrize(
    ("stakes", "value", "mix"),
    [
        (Stakes(0, 1, 1, 0), 0.5, Mix(0.5, 0.5)),
        (Stakes(1, 2, 3, 1), 5 / 3, Mix(1 / 3, 2 / 3)),
        (Stakes(1, 0, 2, 0), 1, Mix(0, 0)),
        (Stakes(1, 3, 0, 2), 2, Mix(1, 1)),
    ],
)
def test_a_game_of_two_cards_each(stakes, value, mix):
    found, played = settled(stakes, may_cs=True, may_sb=True)
    assert found == pytest.approx(value)
    assert played == pytest.approx(mix)


def test_the_next_card_is_counted():
    """A pile of outs makes running dearer than a pile of homers; each mix is an equilibrium."""
    solved = half("AAA")
    outs = tuple(5 * (result is Result.FLY_OUT) for result in Result)
    homers = tuple(5 * (result is Result.HOMER) for result in Result)
    third = Moment(0, 0, 4)
    assert solved.mix_before(outs, third).sb > solved.mix_before(homers, third).sb
    assert solved.mix_before(ODDS, third) == pytest.approx(solved.mix(third))
    assert solved.mix_before((0,) * 9, third) == solved.mix(third)
    rng = Rng(4)
    for _ in range(6):
        cards, rng = rng.shuffled(PILE)
        left = odds_of(cards[:20])
        for moment in (Moment(0, 0, 1), Moment(1, 2, 7), Moment(2, 1, 4, 1)):
            assert abs(solved.exploitability_before(left, moment)) < 1e-9


def test_the_counter_knows_what_still_lies_there_and_not_in_which_order():
    session = at("o=0 s=0 {1}", "HR GO GO")
    counter = CardCounter(session.rulebook)
    reveal(session, "SI SI", "SI SI", "SI SI")
    seen = session.seen_from(SEATS[0]).game
    left = dict(zip(Result, counter.odds(seen), strict=True))
    assert left[Result.HOMER] == 1
    assert left[Result.GROUND_OUT] == 8
    assert sum(left.values()) == len(session.state.draw.cards) == 51
    shuffled = replace(session.state, draw=Pile(tuple(reversed(session.state.draw.cards))))
    assert counter.mix(session.state) == counter.mix(shuffled)


def test_other_odds_are_solved_anew():
    generous = tuple(14 if result.bases else 1 for result in Result)
    assert HalfInning(3, generous).value > 2 * half("AAA").value


# At the table


@pytest.mark.parametrize("name", ["instinct", "solver"])
@pytest.mark.parametrize("level", LEVELS)
def test_managers_play_whole_games_and_the_same_seed_plays_the_same(name, level):
    def journal(seed):
        session = new_game(level, seed=seed, sb_limit=2 * (seed % 2))
        book = session.rulebook
        session.play_out({seat: new_manager(name, book, seat, seed + seat) for seat in SEATS[:2]})
        assert session.is_over
        return session.journal

    assert [journal(seed) for seed in range(3)] == [journal(seed) for seed in range(3)]


def test_stolen_homes_are_in_the_averages():
    tally, runs = Tally(), 0
    for game, _ in zip(
        exhibition_setups("pitch_duel/aa", CATALOG, seed=8, manager="instinct"), range(5),
        strict=False,
    ):  # fmt: skip
        session = exhibition_game(volume("pitch_duel/aa"), game, "instinct")
        tally.hear(session.facts)
        runs += session.state.visitor_runs + session.state.home_runs
    assert tally.averages()["runs_per_team_game"] == pytest.approx(runs / 10)


def test_a_managers_pitches_are_spread_evenly():
    session = at("o=0 s=0 {}")
    manager = new_manager("solver", session.rulebook, SEATS[1], 5)
    seen = session.seen_from(SEATS[1])
    laid = Counter(manager.choose(seen, session.decision).card for _ in range(3000))
    assert set(laid) == {"pitch-SI", "pitch-SL", "pitch-FS"}
    assert all(900 < times < 1100 for times in laid.values())
    assert "same chance" in manager.why().english()


def test_the_steal_card_comes_as_often_as_the_mix_says():
    session = at("o=0 s=0 {1}")
    lay(session, "SI")
    seen, asked = session.seen_from(SEATS[0]), session.decision
    for name, often in (("instinct", 0.25), ("solver", half("AAA").mix(Moment(0, 0, 1)).sb)):
        manager = new_manager(name, session.rulebook, SEATS[0], 8)
        ran = sum(manager.choose(seen, asked).card == "SB" for _ in range(4000))
        assert ran / 4000 == pytest.approx(often, abs=0.025)
        assert f"{round(100 * often)} times in a hundred" in manager.why().english()


def test_the_solver_beats_luck():
    """100 duels, each sitting at home half the time."""
    wins = 0
    for number in range(100):
        book = TripleA(setup(seed=number, home=("first", "second")[number % 2]))
        session = Session(book, SeededDice(number), keeps_frames=False)
        wise, lucky = SEATS[number // 2 % 2], SEATS[1 - number // 2 % 2]
        session.play_out(
            {
                wise: new_manager("solver", book, wise, number),
                lucky: new_manager("luck", book, lucky, number),
            }
        )
        side = session.state.side_of(wise)
        wins += session.state.runs(side) > session.state.runs(side.other)
    assert wins >= 58


def test_the_registry_names_who_can_play_a_duel():
    class HouseLevel(TripleA):
        pass

    assert manager_names(TripleA(setup())) == ("luck", "instinct", "solver")
    assert manager_names(HouseLevel(setup())) == ("luck",)
    with pytest.raises(UnknownManager, match=r"pitch_duel/aaa; there are luck, instinct, solver"):
        new_manager("clairvoyance", TripleA(setup()), SEATS[0], 1)


def test_a_moment_is_read_from_the_table():
    game = at("o=1 s=2 {1,3}", cs=1, sb=1).state
    assert moment_of(game, 2) == Moment(1, 2, 5, 1, 1)
    assert moment_of(game, 0) == Moment(1, 2, 5, 1, 0)
    second = Bases(None, Runner("visitor:2", "home:pitcher"))
    assert moment_of(replace(game, bases=second), 0).on == 1 << (Base.SECOND - 1)
