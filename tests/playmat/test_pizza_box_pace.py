"""From the result card's draw to settled pegs: never longer than the chosen pace allows."""

from __future__ import annotations

import time

import pytest
from msgspec.structs import replace
from pizza_table import LEVELS, at, setup
from tables_for_tests import desk_of

from hotstove.baseball.facts import Batted
from hotstove.faces.pegboard import board_plan
from hotstove.play.answers import Placed
from hotstove.play.dice import SeededDice
from hotstove.play.session import Session
from hotstove.playmat.director import MOVE, READ, Pace
from hotstove.rulebooks.pizza_box.facts import ResultDrawn
from hotstove.rulebooks.pizza_box.options import PITCH, STRATEGY
from hotstove.rulebooks.pizza_box.state import DrawDeck

ALLOWED = READ + MOVE
"""Milliseconds at the brisk pace: the card is read, and every peg hops at once."""
SLACK = 120
"""Milliseconds that a frame on a busy machine may come late."""


def one_play_away(reads="1B{*}+1", situation="o=0 {1,2}"):
    """A session with a ball laid; the top card of the hitter deck reads so."""
    moment = at(situation)
    book, game = moment.book, moment.session.state
    deck = game.decks.hitter.order
    top = next(card for card in deck if str(book.results[card].white) == reads)
    order = (top, *(card for card in deck if card != top))
    game = replace(game, decks=game.decks.with_deck("hitter", DrawDeck(order)))
    session = Session(book, SeededDice(1), start=game, waits_for_throws=True)
    session.choose(Placed(game.defense.hand.cards[0], PITCH))
    return session


def timed(desk):
    """Which cue began when, in milliseconds, and how long the director gave it."""
    begun, director = [], desk.director
    really = director._run

    def run(duration, curve, on_tick):
        begun.append((director._now.frame.fact, time.perf_counter() * 1000, duration))
        really(duration, curve, on_tick)

    director._run = run
    return begun


def pegs_stand_right(desk):
    layout = desk.scene.layout
    plan = board_plan(layout.mat.width, layout.mat.height)
    for base, runner in desk.model.session.state.bases.runners():
        x, y = plan.hole(base.name.lower())
        peg = desk.scene.cards[f"peg:{runner.player}"].pos()
        assert (peg.x(), peg.y()) == pytest.approx((layout.mat.x + x, layout.mat.y + y), abs=1)


@pytest.mark.parametrize("pace", [Pace.BRISK, Pace.LEISURELY])
def test_the_pegs_have_settled_within_what_the_pace_allows(qtbot, pace):
    desk = desk_of(qtbot, one_play_away(), pace=pace, family="pizza_box")
    begun = timed(desk)
    desk.model.choose(Placed("take", STRATEGY))
    qtbot.waitUntil(lambda: not desk.director.is_busy, timeout=5000)
    kinds = [type(fact) for fact, _, _ in begun]
    first, last = kinds.index(ResultDrawn), kinds.index(Batted)
    wanted = sum(duration for _, _, duration in begun[first : last + 1])
    assert wanted <= ALLOWED * pace.value
    after = begun[last + 1][1] if len(begun) > last + 1 else time.perf_counter() * 1000
    assert after - begun[first][1] <= ALLOWED * pace.value + SLACK
    pegs_stand_right(desk)


def test_at_pace_off_they_have_settled_when_the_card_is_laid(qtbot):
    """0 ms: no cue, no timer, nothing left to be done by the event loop."""
    desk = desk_of(qtbot, one_play_away(), pace=Pace.OFF, family="pizza_box")
    begun = timed(desk)
    desk.model.choose(Placed("take", STRATEGY))
    assert begun == []
    assert not desk.director.is_busy
    assert any(True for _ in desk.model.session.state.bases.runners())
    pegs_stand_right(desk)


def test_a_click_settles_them_at_once(qtbot):
    desk = desk_of(qtbot, one_play_away(), pace=Pace.LEISURELY, family="pizza_box")
    desk.model.choose(Placed("take", STRATEGY))
    assert desk.director.is_busy
    desk.director.skip()
    pegs_stand_right(desk)


@pytest.mark.parametrize("level", LEVELS)
def test_no_play_of_a_game_takes_longer_than_the_pace_allows(qtbot, level):
    """Whatever is drawn in the first innings, walks, steals and double plays among it."""
    session = Session(LEVELS[level](setup(home="first")), SeededDice(3), waits_for_throws=True)
    desk = desk_of(qtbot, session, pace=Pace.BRISK, family="pizza_box")
    begun = timed(desk)
    for number in range(40):
        options = desk.model.options()
        desk.model.choose(options[number * 7 % len(options)].answer)
        while desk.director.is_busy:
            desk.director._finish()
    spans = []
    for fact, _, duration in begun:
        if isinstance(fact, ResultDrawn):
            spans.append(0.0)
            is_open = True
        if spans and is_open:
            spans[-1] += duration
            is_open = not isinstance(fact, Batted)
    assert len(spans) > 5
    assert max(spans) <= ALLOWED
