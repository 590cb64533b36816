"""Whole expert games with cards, instinct on both sides, beside the same games without cards."""

from __future__ import annotations

from pathlib import Path
from statistics import median

from bench_engine import PAR, ROUNDS, WANTED, busy, piece
from measuring import report

from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
GAMES = 5
AT_LEAST = 150.0
"""Complete expert games a second on the reference core (see bench_engine)."""
CHAIRS = (Chair("One", "instinct"), Chair("Two", "instinct"))
CLUBS = ("mudlarks", "stovepipes")


def games(rulebook_id):
    setups = [
        new_setup(rulebook_id, CATALOG, CLUBS, CHAIRS, seed=seed, home="second")
        for seed in range(GAMES)
    ]
    book = volume(rulebook_id)
    return lambda: [exhibition_game(book, setup, "instinct") for setup in setups]


def test_expert_games_with_cards():
    with_cards, without = games("showdown/expert"), games("showdown/advanced")
    expert, advanced, pars = [], [], []
    for _ in range(ROUNDS):
        expert.append(busy(with_cards) / GAMES)
        advanced.append(busy(without) / GAMES)
        pars.append(busy(lambda: piece(PAR)))
    reference = WANTED * median(pars) / median(expert)
    report(
        "expert games a second",
        here=1 / median(expert),
        on_the_reference_core=reference,
        share=median(expert) / median(advanced),
    )
    assert reference >= AT_LEAST
