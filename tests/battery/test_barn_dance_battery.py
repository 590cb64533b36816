from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.append(str(Path(__file__).parent.parent / "play"))
from barn_dance import BarnDance

from battery import CHECKS, Case
from hotstove.play.seats import SEATS


def rounds_cross_foot(session):
    dance = session.state
    assert dance.round == 5
    assert 5 <= sum(dance.score) <= 10


CASE = Case("barn_dance", BarnDance, SEATS[:4], rounds_cross_foot)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("seed", range(12))
def test_barn_dance(check, seed):
    check(CASE, seed)
