from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent / "rulebooks" / "showdown"))
from msgspec.structs import replace
from showdown_cast import setup

from battery import CHECKS, Case, check_ends_and_holds
from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.facts import CameToBat
from hotstove.play.seats import SEATS, Side
from hotstove.rulebooks.showdown.basic import BasicShowdown


def basic(seed):
    return BasicShowdown(replace(setup(), seed=seed, home=("dice", "first", "second")[seed % 3]))


def box_score_holds(session):
    """PA = AB + BB = R + LOB + outs, both sides' columns agree, the line sums to the score."""
    game, box = session.state, box_score(session.facts)
    assert check_cross_foot(box) == []
    for side in Side:
        assert sum(box.of(side).innings) == game.runs(side)
        spots = [f.spot for f in session.facts if isinstance(f, CameToBat) and f.side is side]
        assert spots == [number % 9 + 1 for number in range(len(spots))]
    assert box.winner != box.loser
    assert {box.winner, box.loser} == {game.visitor.pitcher, game.home.pitcher}


CASE = Case("showdown/basic", basic, SEATS[:2], box_score_holds)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", range(6))
def test_basic_showdown(check, seed):
    check(CASE, seed)


@pytest.mark.parametrize("start", range(0, 500, 50))
def test_five_hundred_random_games_end_and_add_up(start):
    for seed in range(start, start + 50):
        check_ends_and_holds(CASE, seed)
