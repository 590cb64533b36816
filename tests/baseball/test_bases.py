"""Who stands where after a move."""

from __future__ import annotations

import pytest

from hotstove.baseball.bases import EMPTY, Advance, Base, Bases, Runner, everyone_up, forced


def man(name):
    return Runner(name, "pike")


AMES, BELL, COLE, DORN = (man(name) for name in ("ames", "bell", "cole", "dorn"))


def standing(bases):
    return {int(base): runner.player for base, runner in bases.runners()}


def test_the_runner_nearest_home_is_told_first():
    bases = Bases(first=BELL, third=DORN)
    assert [base for base, _ in bases.runners()] == [Base.THIRD, Base.FIRST]
    assert EMPTY.runners() == ()
    assert (bases.at(Base.FIRST), bases.at(Base.SECOND), bases.at(Base.THIRD)) == (BELL, None, DORN)


@pytest.mark.parametrize(
    ("count", "left", "runs"),
    [
        (1, {1: "ames", 2: "bell", 3: "cole"}, 1),
        (2, {2: "ames", 3: "bell"}, 2),
        (3, {3: "ames"}, 3),
        (4, {}, 4),
    ],
)
def test_everyone_up_with_the_bases_full(count, left, runs):
    full = Bases(BELL, COLE, DORN)
    moves = everyone_up(full, count, AMES)
    assert standing(full.after(moves)) == left
    assert sum(move.scores for move in moves) == runs


@pytest.mark.parametrize(
    ("bases", "left", "runs"),
    [
        (EMPTY, {1: "ames"}, 0),
        (Bases(second=COLE), {1: "ames", 2: "cole"}, 0),
        (Bases(first=BELL, third=DORN), {1: "ames", 2: "bell", 3: "dorn"}, 0),
        (Bases(BELL, COLE, None), {1: "ames", 2: "bell", 3: "cole"}, 0),
        (Bases(BELL, COLE, DORN), {1: "ames", 2: "bell", 3: "cole"}, 1),
        (Bases(None, COLE, DORN), {1: "ames", 2: "cole", 3: "dorn"}, 0),
    ],
)
def test_a_walk_moves_only_who_is_forced(bases, left, runs):
    moves = forced(bases, AMES)
    assert standing(bases.after(moves)) == left
    assert sum(move.scores for move in moves) == runs


def test_a_man_put_out_leaves_his_base_and_stands_nowhere():
    caught = Advance(BELL, Base.FIRST, Base.SECOND, is_out=True)
    assert standing(Bases(BELL, None, DORN).after((caught,))) == {3: "dorn"}


def test_a_man_put_out_at_home_does_not_score():
    assert not Advance(DORN, Base.THIRD, Base.HOME, is_out=True).scores
    assert Advance(DORN, Base.THIRD, Base.HOME).scores


def test_runners_may_move_in_any_order_of_telling():
    moves = everyone_up(Bases(BELL, COLE, None), 1, AMES)
    assert Bases(BELL, COLE, None).after(moves) == Bases(BELL, COLE, None).after(moves[::-1])
