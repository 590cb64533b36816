"""Whole games of Clutch, both editions, instinct and its strategy cards on both sides."""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest
from bench_engine import PAR, ROUNDS, WANTED, busy, piece
from measuring import report

from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
GAMES = 5
AT_LEAST = 100.0
"""Complete games a second on the reference core (see bench_engine)."""
CHAIRS = (Chair("One", "instinct"), Chair("Two", "instinct"))
CLUBS = ("mudlarks", "stovepipes")


def games(rulebook_id):
    setups = [
        new_setup(rulebook_id, CATALOG, CLUBS, CHAIRS, seed=seed, home="second")
        for seed in range(GAMES)
    ]
    book = volume(rulebook_id)
    return lambda: [exhibition_game(book, setup, "instinct") for setup in setups]


@pytest.mark.parametrize("edition", ["clutch/2017", "clutch/2024"])
def test_clutch_games_with_cards(edition):
    play = games(edition)
    times, pars = [], []
    for _ in range(ROUNDS):
        times.append(busy(play) / GAMES)
        pars.append(busy(lambda: piece(PAR)))
    reference = WANTED * median(pars) / median(times)
    report(f"{edition} games a second", here=1 / median(times), on_the_reference_core=reference)
    assert reference >= AT_LEAST
