"""Whole games at the peg board that luck plays against itself, beside a fixed piece of Python.

The piece and what it says of the reference core are those of bench_engine.
"""

from __future__ import annotations

from statistics import median

import pytest
from bench_engine import PAR, WANTED, busy, piece
from measuring import report
from msgspec.structs import replace
from pizza_table import setup

from hotstove.managers.luck import Luck
from hotstove.play.dice import SeededDice
from hotstove.play.seats import SEATS
from hotstove.play.session import Session
from hotstove.rulebooks.shelf import volume

PROMISED = 500
"""A-Ball games a second on one quiet core."""
DEFECT = {"a": PROMISED, "pro": 150}
"""Fewer on the reference core are a defect."""
ROUNDS, GAMES = 30, 8
SETUP = setup(home="cards")


def play(level, seed):
    book = volume(f"pizza_box/{level}").open(replace(SETUP, seed=seed))
    session = Session(book, SeededDice(seed), keeps_frames=False)
    session.play_out({seat: Luck(seed * 8 + seat) for seat in SEATS[:2]})


@pytest.mark.parametrize("level", DEFECT)
def test_games_a_second(level):
    play(level, 0)
    games, pars, seeds = [], [], iter(range(1, 1_000_000))
    for _ in range(ROUNDS):
        games.append(busy(lambda: [play(level, next(seeds)) for _ in range(GAMES)]) / GAMES)
        pars.append(busy(lambda: piece(PAR)))
    game, par = median(games), median(pars)
    reference = WANTED * par / game
    report(
        f"pizza_box/{level}, luck, games a second",
        here=1 / game,
        on_the_reference_core=reference,
        promised=float(PROMISED) if level == "a" else "-",
    )
    assert reference >= DEFECT[level]
