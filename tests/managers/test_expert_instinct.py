"""Instinct at the expert Showdown table: better than luck with the same cards, and it says why."""

from __future__ import annotations

from pathlib import Path

import pytest
from expert_cast import asked, expert, turn, until

from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.registry import manager_names, new_manager
from hotstove.play.answers import Key, Placed
from hotstove.play.seats import SEATS
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume
from hotstove.rulebooks.showdown.expert_facts import CardPlayed, PitcherForcedOut

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
EXPERT = volume("showdown/expert")
CLUBS = [club.id for club in CATALOG.clubs]


UNTUNED = 70_000_019
"""Games from here on are nobody's who has shaped the manager."""


def mirrored(number):
    """A club against itself with the same deck; each side of the table and home by turns."""
    club, deck = CLUBS[number // 4 % len(CLUBS)], list(CATALOG.decks)[number // 4 % 3]
    chairs = (Chair("One", "instinct"), Chair("Two", "luck"))
    setup = new_setup(
        EXPERT.id,
        CATALOG,
        (club, club),
        chairs,
        seed=UNTUNED + number,
        home=("first", "second")[number % 2],
        decks=(deck, deck),
    )
    return EXPERT.open(setup)


def wins(games):
    won = 0
    for number in range(games):
        book = mirrored(number)
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
        if game.forfeited_by is not None:
            won += game.forfeited_by is not side
        else:
            won += game.runs(side) > game.runs(side.other)
    return won


def test_instinct_beats_luck_with_the_same_cards():
    assert wins(60) >= 42


@pytest.mark.long
def test_instinct_beats_luck_in_seven_of_ten_of_a_thousand():
    assert wins(1_000) >= 700


def test_it_plays_cards_and_says_why():
    book = mirrored(3)
    session = Session(book, book.setup.new_dice(), keeps_frames=False)
    players = {seat: new_manager("instinct", book, seat, 1) for seat in SEATS[:2]}
    told = 0
    while (decision := session.decision) is not None:
        answer = players[decision.seat].choose(session.seen_from(decision.seat), decision)
        if isinstance(answer, Placed) and decision.asks.startswith("cards"):
            told += players[decision.seat].why() is not None
        session.choose(answer)
    played = [fact for fact in session.facts if isinstance(fact, CardPlayed)]
    assert len(played) >= 15
    assert told >= 15


def answers(session, seed=1):
    seat = session.decision.seat
    manager = new_manager("instinct", session.rulebook, seat, seed)
    return manager.choose(session.seen_from(seat), session.decision)


def test_it_turns_the_hit_that_would_lose_the_game_into_an_out():
    session = expert(
        "B9 2o [3:Dorn] 4-4", [1, 12], defense="to_ground", to="cards on the result"
    )
    assert answers(session) == Placed(session.decision.options[1].answer.card, "table")


def test_it_keeps_a_card_that_gains_nothing():
    session = expert("B9 2o [3:Dorn] 9-1", [1, 12], defense="to_ground", to="cards on the result")
    assert answers(session) == Key("pass")


def test_it_sends_the_runner_who_cannot_be_caught():
    session = expert("T9 2o [1:Dorn] 4-4", offense="free_steal")
    turn(session, "offense")
    assert isinstance(answers(session), Placed)


def test_it_walks_the_slugger_for_the_pitcher():
    session = expert("B9 1o [2:Dorn] 4-4", league="NL", batter="jay", with_decks=False)
    until(session, "intentional walk")
    assert answers(session) == Key("walk him")


def test_a_pitcher_bunts_the_runner_over():
    session = expert("T6 0o [1:Dorn] 2-2", league="NL", batter="pike", with_decks=False)
    until(session, "bunt")
    assert asked(session) == "bunt"
    assert answers(session) == Key("bunt")


def test_it_sends_in_another_when_a_card_has_sent_the_pitcher_off():
    """SD-E-75: the nine that takes the field has a new pitcher, the batting pitcher's spot his."""
    book = mirrored(919)
    session = Session(book, book.setup.new_dice(), keeps_frames=False)
    players = {
        SEATS[919 // 2 % 2]: new_manager("instinct", book, SEATS[919 // 2 % 2], 919),
        SEATS[1 - 919 // 2 % 2]: new_manager("luck", book, SEATS[1 - 919 // 2 % 2], 919),
    }
    session.play_out(players)
    assert any(isinstance(fact, PitcherForcedOut) for fact in session.facts)
    assert session.is_over


def test_the_registry_knows_it():
    assert manager_names(mirrored(0)) == ("luck", "instinct")
