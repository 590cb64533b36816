"""The scorecard of a whole expert game: walks ordered, bunts, pinch runners; every sum agrees."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent))
from printed import words

from hotstove.baseball.facts import Batted, PinchRan
from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.registry import new_manager
from hotstove.paper.scorecard import Scorecard
from hotstove.paper.scorecard_input import foot_checks, turns_check
from hotstove.paper.session_card import session_scorecard
from hotstove.play.seats import Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume

ROOT = Path(__file__).parents[2]
EXPERT = volume("showdown/expert")
SEED = 2
"""A game in which somebody is walked on purpose, somebody bunts and somebody runs for another."""


@pytest.fixture(scope="module")
def played():
    chairs = (Chair("One", "instinct"), Chair("Two", "luck"))
    setup = new_setup(
        EXPERT.id, Catalog(ROOT / "cards"), ("stovepipes", "mudlarks"), chairs,
        seed=SEED, home="second",
    )  # fmt: skip
    book = EXPERT.open(setup)
    session = Session(book, setup.new_dice())
    names = ("instinct", "luck")
    session.play_out({seat: new_manager(names[seat], book, seat, seat) for seat in (0, 1)})
    return session


@pytest.fixture(scope="module")
def game(played):
    return session_scorecard(played, "Showdown, expert game", "today", ROOT)


def test_the_game_has_what_only_the_expert_game_has(played):
    codes = {fact.code for fact in played.facts if isinstance(fact, Batted)}
    assert {"IBB", "BU"} <= codes
    assert any(isinstance(fact, PinchRan) for fact in played.facts)


def test_every_sum_of_the_card_agrees(game):
    for side in Side:
        assert turns_check(game, side).difference == 0
        assert {check.difference for check in foot_checks(game, side).values()} == {0}


@pytest.mark.parametrize("kind", ["grid", "situation", "line"])
def test_it_prints_in_every_kind(game, kind):
    made = Scorecard(game, "a4", kind)
    text = " ".join(words(made, number) for number in range(made.pages))
    assert "IBB" in text
    assert "Showdown, expert game" in text
