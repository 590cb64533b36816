from __future__ import annotations

import pytest
from duel_cast import LEVELS, setup

from battery import CHECKS, Case, check_ends_and_holds
from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.facts import Batted, CameToBat, SidesChanged
from hotstove.baseball.scorebook import scorebook
from hotstove.play.seats import SEATS, Side
from hotstove.rulebooks.pitch_duel.facts import Revealed


def case(level):
    def new(seed):
        house = {
            "home": ("lot", "first", "second")[seed % 3],
            "sb_limit": (0, 2)[seed % 2],
            "innings": (9, 3, 6)[seed // 2 % 3],
            "may_swap": seed % 5 > 0,
        }
        return LEVELS[level](setup(seed=seed, **house))

    return Case(f"pitch_duel/{level}", new, SEATS[:2], duel_holds)


def duel_holds(session):
    """PA = AB + SH = R + LOB + outs, both columns agree, the line sums, spots go round."""
    game, facts = session.state, session.facts
    box, book = box_score(facts), scorebook(facts)
    assert check_cross_foot(box) == []
    for side in Side:
        assert sum(box.of(side).innings) == game.runs(side)
        assert sum(half.runs for half in book.of(side).halves) == game.runs(side)
        spots = [f.batter for f in facts if isinstance(f, Batted) and f.batter.startswith(side)]
        assert spots == [f"{side}:{number % 9 + 1}" for number in range(len(spots))]
        assert box.of(side).total("so") == sum(
            f.is_strikeout for f in facts if isinstance(f, Batted) and f.batter.startswith(side)
        )
    assert box.winner != box.loser
    assert {box.winner, box.loser} == {"visitor:pitcher", "home:pitcher"}
    thrown = stolen = 0
    limit = session.rulebook.setup.sb_limit
    for fact in facts:
        if isinstance(fact, SidesChanged):
            thrown = stolen = 0
        elif isinstance(fact, Revealed):
            thrown += fact.pitch == "CS"
            stolen += fact.contact == "SB"
            assert thrown <= 2
            assert not limit or stolen <= limit
    assert any(isinstance(fact, CameToBat) for fact in facts)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(2))
def test_pitch_duel(check, level, seed):
    check(case(level), seed + 7 * list(LEVELS).index(level))


@pytest.mark.parametrize("start", range(0, 300, 50))
def test_three_hundred_random_games_end_and_add_up(start):
    for seed in range(start, start + 50):
        check_ends_and_holds(case(list(LEVELS)[seed % 4]), seed)
