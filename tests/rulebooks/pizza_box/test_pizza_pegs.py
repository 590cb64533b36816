"""Pegs that people move themselves: where each has to go, and what the board says if not."""

from __future__ import annotations

import pytest
from pizza_table import at

from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.play.table import Gesture


def said(moment, kind, piece, place, strategy="take", pitch="w"):
    """What the board says of a peg put down after the last play of this kind."""
    moment.play(pitch, strategy)
    frames = moment.session.frames(None)
    number = next(n for n in reversed(range(len(frames))) if isinstance(frames[n].fact, kind))
    before, after = frames[number - 1].seen.game, frames[number].seen.game
    book = moment.book
    problems = book.check_peg(before, after, frames[number].fact, Gesture(piece, place))
    return [book.wording.problem(problem).english() for problem in problems]


@pytest.mark.parametrize(
    ("situation", "card", "peg", "place", "sentence"),
    [
        (
            "o=0 {2}", "1B{*}+1", 2, "bench",
            "The runner from second stops at third: the card says +1 (PB-A-09).",
        ),
        (
            "o=0 {2}", "1B{*}+2", 2, "third",
            "The runner from second scores; his peg goes to the bench (PB-A-10).",
        ),
        (
            "o=0 {1}", "BB", 1, "third",
            "The runner from first goes to second: the card says WALK (PB-A-09).",
        ),
        (
            "o=0 {2}", "BB", 2, "third",
            "This runner stays on second: the card says WALK (PB-A-09).",
        ),
        (
            "o=0 {}", "2B{*}+2", 5, "first",
            "The hitter's peg goes to second: the card says DOUBLE, all advance +2 (PB-A-11).",
        ),
        (
            "o=0 {1}", "GO{}", 1, "second",
            "The runner from first is out; his peg goes to the bench (PB-A-22).",
        ),
        (
            "o=0 {1}", "1B{*}+1", 3, "first",
            "That peg is on the bench and stays there (PB-A-22).",
        ),
    ],
)  # fmt: skip
def test_pb_a_09_10_11_22_a_peg_put_down_wrong_is_told_where_it_goes(
    situation, card, peg, place, sentence
):
    assert said(at(situation, card), Batted, f"peg:visitor:{peg}", place) == [sentence]


def test_pb_a_09_a_peg_put_down_right_needs_no_words():
    assert said(at("o=0 {2}", "1B{*}+1"), Batted, "peg:visitor:2", "third") == []
    assert said(at("o=0 {2}", "1B{*}+1"), Batted, "peg:visitor:5", "first") == []


@pytest.mark.parametrize(
    ("running", "sentence"),
    [
        ("S", "The runner from first is safe; his peg goes to second (PB-AA-05)."),
        ("O", "The runner from first is caught; his peg goes to the bench (PB-AA-05)."),
    ],
)
def test_pb_aa_05_the_peg_of_a_runner_who_steals(running, sentence):
    moment = at("o=0 {1}", "K", level="aa", running=running)
    assert said(moment, RunnersMoved, "peg:visitor:1", "third", "steal") == [sentence]


def test_pb_a_22_the_hitter_who_is_out_has_no_peg_to_move():
    moment = at("o=0 {3}", "FO{3}+1").play()
    frames = moment.session.frames(None)
    number = next(n for n, frame in enumerate(frames) if isinstance(frame.fact, Batted))
    before = frames[number - 1].seen.game
    assert moment.book.pegs_owed(before, frames[number].fact) == {"peg:visitor:3"}
    places = moment.book.peg_places(before, frames[number].fact, "peg:visitor:3")
    assert places == ("first", "second", "third", "bench")
    assert moment.book.peg_places(before, frames[number].fact, "peg:visitor:7") == ()
