"""Instinct and solver at the peg board: they play whole games well, by what their seat sees."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace
from pizza_responder import Responder, new_luck

from hotstove.baseball.facts import SidesChanged
from hotstove.catalog.pizza_box import read_box
from hotstove.catalog.pizza_box_games import pizza_box_setup
from hotstove.managers.exhibition import game_seed
from hotstove.managers.pizza_box import PizzaBoxInstinct
from hotstove.managers.pizza_box_solver import PizzaBoxSolver, hand_view
from hotstove.managers.registry import manager_names, new_manager
from hotstove.play.answers import Key, Placed
from hotstove.play.dice import Rng, SeededDice
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume

BOX = read_box(Path(__file__).parents[2] / "cards" / "pizza_box")
LEVELS = ("a", "aa", "aaa", "pro")
MOST_GAINED = 0.05
"""Runs a half-inning that a trained opponent may gain."""


def opened(level, people=2, seed=1, **house):
    chairs = tuple(Chair(f"P{number}") for number in range(people))
    setup = pizza_box_setup(BOX, chairs, seed=seed, **house)
    return volume(f"pizza_box/{level}").open(setup)


def managed(book, names, seed=5):
    return {
        seat: new_manager(names[seat % len(names)], book, seat, game_seed(seed, seat))
        for seat in book.setup.seats
    }


def played(level, *names, seed=1, **how):
    book = opened(level, seed=seed, **how)
    session = Session(book, SeededDice(seed), keeps_frames=False)
    session.play_out(managed(book, names, seed))
    return session


@pytest.mark.parametrize("level", LEVELS)
def test_the_registry_knows_three_managers_for_every_level(level):
    assert manager_names(opened(level)) == ("luck", "instinct", "solver")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("people", [2, 5])
def test_instinct_plays_to_the_end_and_the_same_seed_the_same_game(level, people):
    games = [played(level, "instinct", seed=3, people=people) for _ in range(2)]
    assert games[0].is_over
    assert list(games[0].facts) == list(games[1].facts)


@pytest.mark.parametrize("house", [{"pitchers_hit": True}, {"series": "league"}])
def test_instinct_manages_a_staff_and_pitchers_who_hit(house):
    for seed in range(12):
        game = played("pro", "instinct", seed=seed, **house)
        assert game.is_over
        for camp in (game.state.visitor, game.state.home):
            assert 1 <= len(camp.mound.used) <= 9


def test_instinct_beats_luck():
    """Sixty games at level A, from either side of the board."""
    lead = 0
    for seed in range(60):
        names = ("instinct", "luck") if seed % 2 else ("luck", "instinct")
        session = played("aa", *names, seed=seed)
        side = session.state.side_of(names.index("instinct"))
        lead += session.state.runs(side) - session.state.runs(side.other)
    assert lead > 0


def test_the_solver_plays_a_short_game_and_mixes():
    """Both of its cards come up, in both colours, and it never keeps a white one."""
    session = played("a", "solver", seed=2, innings=3)
    laid = [entry for entry, _ in session.journal if isinstance(entry, Placed)]
    assert {card.card for card in laid} >= {"take", "swing"}
    assert {card.card[-3] for card in laid if card.place.startswith("pitch")} == {"w", "b"}
    again = played("a", "solver", seed=2, innings=3)
    assert list(again.facts) == list(session.facts)


@pytest.mark.parametrize("name", [PizzaBoxInstinct, PizzaBoxSolver])
def test_what_is_hidden_does_not_change_what_a_manager_does(name):
    """PB-A-26: the same view, other hands and cards behind it, the same answer."""
    book = opened("a", seed=4)
    session = Session(book, SeededDice(4))
    for number in range(40):
        decision = session.decision
        answers = set()
        for redealt in range(3):
            other = session.imagine(decision.seat, Rng(number * 3 + redealt))
            manager = name(book, decision.seat, 77)
            answers.add(manager.choose(other.seen_from(decision.seat), other.decision))
        assert len(answers) == 1
        session.choose(answers.pop())


def test_what_everybody_may_reckon_about_a_hand():
    """Five cards, one of them turned and white: four left, fourteen whites of 24 unseen."""
    session = Session(opened("a", seed=6, home="first"), SeededDice(6))
    while session.state.visitor.up < 1:
        decision = session.decision
        answer = next(o.answer for o in decision.options if not o.is_aside)
        session.choose(answer)
    view = hand_view(session.rulebook, session.seen_from(session.decision.seat).game)
    white = session.state.home.used.cards[0][-3] == "w"
    assert (view.cards, view.turned, view.left, view.whites) == (5, 1, 4, int(white))
    assert (view.kept, view.is_dug, view.is_fresh, view.unseen) == (0, False, True, 12)


def test_pinch_hitters_come_for_the_ninth_and_strikes_are_kept():
    book = opened("aaa", seed=9)
    session = Session(book, SeededDice(9), keeps_frames=False)
    session.play_out(managed(book, ("instinct",), 9))
    pinched = [entry for entry, _ in session.journal if entry == Key("pinch hitter")]
    kept = [e.card for e, _ in session.journal if isinstance(e, Placed) and e.place == "keep"]
    assert pinched
    assert kept
    assert all(card[-3] == "b" for card in kept)


# A trained opponent


def runs_of_halves(level, solver_seat, other, games, first_seed, **house):
    """Play games against the solver; yield (whether the other side hit, runs) for each half."""
    base = opened(level, **house)
    for number in range(games):
        setup = replace(base.setup, seed=first_seed + number,
                        home="first" if number % 2 else "second")  # fmt: skip
        book = volume(f"pizza_box/{level}").open(setup)
        session = Session(book, SeededDice(number), keeps_frames=False)
        solver = new_manager("solver", book, solver_seat, first_seed + number)
        managers = {solver_seat: solver, 1 - solver_seat: other(book)}
        before, told = (0, 0), 0
        while (decision := session.decision) is not None:
            side = session.state.side_of(1 - solver_seat)
            batting, inning = session.state.batting, session.state.inning
            session.choose(
                managers[decision.seat].choose(session.seen_from(decision.seat), decision)
            )
            new = session.facts[told:]
            told = len(session.facts)
            if any(isinstance(fact, SidesChanged) for fact in new) or session.is_over:
                score = session.state.visitor_runs, session.state.home_runs
                runs = sum(score) - sum(before)
                before = score
                if not session.is_over or inning < 9:
                    yield batting is side, runs


def play_and_learn(level, responder_of, games, first_seed, responders):
    found = []
    for is_hitting, runs in runs_of_halves(level, 0, responder_of, games, first_seed):
        responders[-1].half_is_over(runs)
        found.append((is_hitting, runs))
    return found


@pytest.mark.long
@pytest.mark.parametrize("level", LEVELS[1:])
def test_a_trained_opponent_gains_less_than_five_hundredths_of_a_run(level):
    """Above level A, over 20,000 half-innings: what he scores more than he allows, a half."""
    memory, luck, responders = {}, new_luck(11), []
    curious = [0.3]

    def responder_of(book):
        responder = Responder(book, 1, 3, memory, luck)
        responder.curiosity = curious[0]
        responders.append(responder)
        return responder

    play_and_learn(level, responder_of, 1200, 10_000, responders)
    curious[0] = 0.0
    frozen = dict(memory)
    halves = []
    while len(halves) < 20_000:
        halves += play_and_learn(level, responder_of, 100, 100_000 + len(halves), responders)
        memory.clear()
        memory.update(frozen)
    scored = [runs for is_hitting, runs in halves if is_hitting]
    allowed = [runs for is_hitting, runs in halves if not is_hitting]
    gain = (mean(scored) - mean(allowed)) / 2
    spread = 1.96 * math.sqrt(variance(scored) / len(scored) + variance(allowed) / len(allowed)) / 2
    told = f"{level}: gains {gain:+.4f} ± {spread:.4f} runs over {len(halves)} half-innings"
    sys.stdout.write(f"\n{told}\n")
    assert gain < MOST_GAINED


def mean(numbers):
    return sum(numbers) / len(numbers)


def variance(numbers):
    middle = mean(numbers)
    return sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1)
