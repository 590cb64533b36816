"""Undo, redo and fork late in a game beside the same early in it."""

from __future__ import annotations

from measuring import paired, report
from showdown_cast import setup

from hotstove.managers.luck import Luck
from hotstove.play.dice import SeededDice
from hotstove.play.seats import SEATS
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.basic import BasicShowdown

SHARE = 3.0


def game_in(chapter: str) -> Session:
    session = Session(BasicShowdown(setup(home="second")), SeededDice(4))
    luck = {seat: Luck(seat) for seat in SEATS[:2]}
    while session.rulebook.chapter(session.state) != chapter or session.state.outs < 1:
        decision = session.decision
        session.choose(luck[decision.seat].choose(session.seen_from(decision.seat), decision))
    return session


def back_and_forth(session):
    def act():
        for _ in range(50):
            session.undo()
            session.redo()

    return act


def branches(session):
    return lambda: [session.fork() for _ in range(50)]


def test_undo_and_redo_cost_the_same_all_game_long():
    late, early = paired(back_and_forth(game_in("top 9")), back_and_forth(game_in("top 1")), 40)
    report("undo + redo, microseconds", ninth=late * 2e4, first=early * 2e4, share=late / early)
    assert late <= SHARE * early


def test_a_fork_costs_the_same_all_game_long():
    late, early = paired(branches(game_in("top 9")), branches(game_in("top 1")), 40)
    report("fork, microseconds", ninth=late * 2e4, first=early * 2e4, share=late / early)
    assert late <= SHARE * early
