"""The expert game in the battery: decks of the house, a deck with every verb, one deck, none."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from expert_cast import DECK
from msgspec.structs import replace
from showdown_cast import advanced_setup, positions
from test_advanced_battery import BENCH, ICONS

from battery import CHECKS, Case, check_ends_and_holds, played
from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.effects.interpreter import everything_in
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    FieldSet,
    Forfeited,
    PinchHit,
    PinchRan,
    PitchingChange,
)
from hotstove.baseball.scorebook import scorebook
from hotstove.catalog.strategy import read_decks, read_strategy_cards
from hotstove.play.seats import SEATS, Side
from hotstove.play.setup import Chair
from hotstove.rulebooks.showdown.expert import ExpertShowdown
from hotstove.rulebooks.showdown.expert_facts import CardPlayed
from hotstove.rulebooks.showdown.strategy_verbs import VERBS

HOUSE = Path(__file__).parents[2] / "cards" / "showdown"


@cache
def house_decks():
    cards = read_strategy_cards(HOUSE / "strategy.toml")
    return (*read_decks(HOUSE / "decks.toml", cards).values(), DECK)


def expert(seed):
    """A game with this seed: AL and NL by turns, some without decks or with one.

    With nobody but managers at the table fewer questions are asked.
    """
    setup = advanced_setup(
        icons=ICONS,
        more=BENCH,
        backups="kerr lowe quill",
        cards={"eads": {"positions": positions("LF-RF+0")}} if seed % 2 else {},
        seed=seed,
        home=("dice", "first", "second")[seed % 3],
        slot=(0, 1, 2)[seed // 3 % 3],
        league=("AL", "NL", "home")[seed // 9 % 3],
    )
    decks = house_decks()
    first, second = setup.teams
    mine = None if seed % 6 == 4 else decks[seed % 4]
    theirs = None if seed % 6 in (4, 5) else decks[(seed + 1 + seed // 4) % 4]
    chairs = setup.chairs
    if seed % 5 == 3:
        chairs = (Chair("One", "luck"), Chair("Two", "luck"))
    return ExpertShowdown(
        replace(
            setup,
            chairs=chairs,
            teams=(
                replace(first, home_rules="NL", deck=mine, tired=frozenset(["rusk"])),
                replace(second, deck=theirs),
            ),
        )
    )


def all_holds(session):
    """The box adds up; everybody bats in turn, after a half cut short the same man again."""
    game, box = session.state, box_score(session.facts)
    assert check_cross_foot(box) == []
    for side in Side:
        assert sum(box.of(side).innings) == game.runs(side)
        due = 0
        for fact in session.facts:
            if isinstance(fact, CameToBat) and fact.side is side:
                assert fact.spot == due % 9 + 1
                is_up = True
            elif isinstance(fact, Batted) and is_up and fact.batter in names(session, side):
                due += 1
                is_up = False
        book = scorebook(session.facts).of(side)
        assert sum(half.runs for half in book.halves) == game.runs(side)
        assert len(book.appearances()) == due


def names(session, side):
    seat = session.state.dugout(side).seat
    return {card.id for card in session.rulebook.team(seat).cards}


CASE = Case("showdown/expert", expert, SEATS[:2], all_holds)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", [0, 3, 4, 10])
def test_expert_showdown(check, seed):
    check(CASE, seed)


@pytest.mark.parametrize("start", range(20, 80, 20))
def test_random_games_end_and_add_up(start):
    for seed in range(start, start + 20):
        check_ends_and_holds(CASE, seed)


@pytest.mark.long
@pytest.mark.parametrize("start", range(100, 600, 50))
def test_five_hundred_random_games_end_and_add_up(start):
    for seed in range(start, start + 50):
        check_ends_and_holds(CASE, seed)


@pytest.mark.parametrize("seed", [3, 11])
def test_no_fact_leaves_a_position_that_may_not_be(seed):
    session = played(CASE, seed)
    for frame in session.frames(None):
        assert session.rulebook.faults(frame.seen.game) == []


def test_every_verb_and_every_way_occurs():
    """SD-V-04, SD-E-50 to 75: within a hundred and twenty random games."""
    found, verbs = Counter(), Counter()
    for seed in range(200, 320):
        session = played(CASE, seed, keeps_frames=False)
        book = session.rulebook
        for fact in session.facts:
            found[type(fact)] += 1
            if isinstance(fact, Batted):
                found[fact.code] += 1
            if isinstance(fact, CardPlayed):
                verbs.update(c.word for c in everything_in(book.strategy[fact.card].effects))
    assert set(VERBS) - set(verbs) - {"stay_in_play"} == set()
    for kind in (PinchRan, PinchHit, PitchingChange, FieldSet, Forfeited, "IBB", "BU"):
        assert found[kind], kind
