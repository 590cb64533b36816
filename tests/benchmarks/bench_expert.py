"""Whole expert games with cards, instinct on both sides, beside the same games without cards."""

from __future__ import annotations

from pathlib import Path

from measuring import paired, report

from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
GAMES = 5
AT_LEAST = 150.0
"""Complete expert games a second, on one core that nobody else uses."""
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
    expert, advanced = paired(games("showdown/expert"), games("showdown/advanced"), 20)
    a_second = GAMES / expert
    report(
        "expert games a second",
        expert=a_second,
        advanced=GAMES / advanced,
        share=expert / advanced,
    )
    assert a_second >= AT_LEAST
