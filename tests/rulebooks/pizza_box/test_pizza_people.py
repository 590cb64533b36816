"""Three to six people, PB-MP: who hits, who pitches, who relieves."""

from __future__ import annotations

import pytest
from pizza_table import HOME, VISITOR, at, new, starting

from hotstove.baseball.facts import SidesDecided
from hotstove.play.answers import Placed
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import SEATS
from hotstove.rulebooks.pizza_box.options import MOUND
from hotstove.rulebooks.pizza_box.people import AT_TABLE, sides

TABLE = {
    3: (((1,), 1, (1,)), ((2, 3), 3, (2, 3))),
    4: (((1, 2), 2, (1, 2)), ((3, 4), 4, (3, 4))),
    5: (((1, 2), 2, (1, 2)), ((3, 4, 5), 5, (3, 4))),
    6: (((1, 2, 3), 3, (1, 2)), ((4, 5, 6), 6, (4, 5))),
}
"""Home and visitors: hitters, starter, relief order; people from 1."""


@pytest.mark.parametrize("people", TABLE)
def test_pb_mp_01_sides_and_jobs_by_seat(people):
    """PB-MP-01, R40: no matching procedure; oldest first, the youngest starts pitching."""
    visitors, at_home = AT_TABLE[people]
    for jobs, (hitters, starter, relief) in zip((at_home, visitors), TABLE[people], strict=True):
        assert jobs.hitters == tuple(SEATS[n - 1] for n in hitters)
        assert jobs.starter == SEATS[starter - 1]
        assert jobs.relievers == tuple(SEATS[n - 1] for n in relief)
    game = new("a", people=people, home="cards")
    assert game.last(SidesDecided).home == 0
    assert game.asks == "pitch"
    assert game.seat == at_home.starter


def test_pb_mp_01_r39_every_hitting_person_has_all_four_cards():
    """PB-MP-01, R39."""
    game = at("o=0 {1}", level="aa", people=6).pitch()
    assert {option.answer.card for option in game.session.decision.options} == {
        "take", "swing", "steal", "bunt",
    }  # fmt: skip


def test_pb_mp_02_hitters_take_turns_all_game_long():
    """PB-MP-02: 4 players, Visitor: at-bats 1–4 of the game → P3, P4, P3, P4."""
    game = new("a", people=4)
    seats = []
    for _ in range(4):
        game.load("BB").pitch(game.hand[0])
        seats.append(game.seat)
        game.hit()
    assert seats == [SEATS[2], SEATS[3], SEATS[2], SEATS[3]]


def test_pb_mp_02_r41_the_person_moves_exactly_when_now_hitting_moves():
    """PB-MP-02: caught stealing for the third out, the same person hits again; a walk moves on."""
    game = at("o=2 {1}", level="aa", people=4, spot=5, running="O")
    before = game.game.visitor.hitting_seat
    game.play("w", "steal")
    assert game.game.visitor.hitting_seat == before
    walked = at("o=0 {}", level="aa", people=4, spot=5).say("intentional walk")
    assert walked.game.visitor.hitting_seat != before


def test_pb_mp_03_relievers_are_played_in_turn():
    """PB-MP-03: 3 players, Visitor: SP P3; 1st reliever P2; 2nd P3; 3rd P2."""
    visitors, _ = sides(3, SEATS[1], SEATS[0])
    assert [visitors.pitcher(number) for number in range(4)] == [
        SEATS[2], SEATS[1], SEATS[2], SEATS[1],
    ]  # fmt: skip
    game = at("o=0 {}", level="pro", people=3, batting=HOME, inning=7)
    assert game.seat == SEATS[2]
    game.relieve("setup")
    assert game.seat == SEATS[1]
    seen = game.session.seen_from(SEATS[2]).game.visitor
    assert set(seen.hand.cards) == {FACE_DOWN}
    assert FACE_DOWN not in game.session.seen_from(SEATS[1]).game.visitor.hand.cards


def test_pb_mp_03_the_starting_person_chooses_the_starter():
    """PB-MP-03, PB-PRO-04."""
    game = new("pro", people=5)
    assert game.seat == SEATS[4]
    game.session.choose(Placed("visitor:starter-1", MOUND))
    assert game.seat == SEATS[1]
    assert starting(new("pro", people=6)).asks == "pitch"


def test_pb_mp_04_without_pitcher_cards_one_person_pitches_all_game():
    """PB-MP-04, R42: and the pinch hitter is played by whoever is up."""
    game = new("aaa", people=5)
    seats = set()
    while game.game.inning < 4:
        if game.asks == "keep":
            game.say("done")
            continue
        if game.game.batting is VISITOR:
            seats.add(game.seat)
        game.half(3)
    assert seats == {SEATS[1]}
    pinch = at("o=0 {}", level="aaa", people=5, inning=7, spot=9).pitch()
    person = pinch.seat
    pinch.say("pinch hitter")
    pinch.pitch()
    assert pinch.seat == person
