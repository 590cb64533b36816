"""Both editions of Clutch in the battery: a deck with every verb, coaches, parks and weather."""

from __future__ import annotations

from collections import Counter

import pytest
from clutch_cast import BOOKS
from clutch_deck import COACHES, DECKS, MANAGER, PARKS
from clutch_people import setup, team
from clutch_printed import stadium, standing

from battery import CHECKS, Case, check_ends_and_holds, played
from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.effects.interpreter import everything_in
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    FieldSet,
    PinchHit,
    PinchRan,
    PitchingChange,
)
from hotstove.baseball.scorebook import scorebook
from hotstove.play.seats import SEATS, Side
from hotstove.rulebooks.clutch.card_verbs import VERBS
from hotstove.rulebooks.clutch.facts import CardPlayed


def edition(year):
    """A game with this seed: parks, coaches, weather and managers by turns."""

    def new(seed):
        park = stadium(PARKS[year][seed % len(PARKS[year])], year)
        staff = COACHES if year == 2024 else ()
        more = {"stadium": park, "coaches": staff, "deck": DECKS[year]}
        teams = (
            team(year, 0, manager=MANAGER if seed % 3 == 0 else None, **more),
            team(year, 1, **more),
        )
        sky = standing('window="after_swing_roll", effects=[{modify={what="swing", by=1}}]')
        return BOOKS[year](
            setup(
                year,
                teams=teams,
                seed=seed,
                home=("dice", "first", "second")[seed % 3],
                weather=sky if seed % 4 == 0 else None,
                starters="die" if seed % 5 == 2 else "free",
                unit_cap=12 if seed % 7 == 0 else 0,
            )
        )

    return new


def all_holds(session):
    """The box adds up; everybody bats in turn, after a half cut short the same man again."""
    game, box = session.state, box_score(session.facts)
    assert check_cross_foot(box) == []
    for side in Side:
        assert sum(box.of(side).innings) == game.runs(side)
        due, mine = 0, game.dugout(side)
        for fact in session.facts:
            if isinstance(fact, CameToBat) and fact.side is side:
                assert fact.spot == due % 9 + 1
            elif isinstance(fact, Batted) and session.rulebook.owners[fact.batter] == mine.seat:
                due += 1
        book = scorebook(session.facts).of(side)
        assert sum(half.runs for half in book.halves) == game.runs(side)
        assert len(book.appearances()) == due
        for mound in mine.mounds:
            line = box.of(side).pitching.get(mound.pitcher)
            if line is not None:
                counted = (line.outs, line.bb - line.ibb, line.r, line.bf)
                assert counted == (mound.outs, mound.bb, mound.r, mound.faced)


CASES = [Case(f"clutch/{year}", edition(year), SEATS[:2], all_holds) for year in BOOKS]
NAMES = [case.name for case in CASES]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=NAMES)
@pytest.mark.parametrize("seed", [0, 5])
def test_clutch(check, case, seed):
    check(case, seed)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_random_games_end_and_add_up(case):
    for seed in range(20, 50):
        check_ends_and_holds(case, seed)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=NAMES)
@pytest.mark.parametrize("start", range(100, 600, 50))
def test_hundreds_of_random_games_end_and_add_up(case, start):
    for seed in range(start, start + 50):
        check_ends_and_holds(case, seed)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_no_fact_leaves_a_position_that_may_not_be(case):
    session = played(case, 3)
    for frame in session.frames(None):
        assert session.rulebook.faults(frame.seen.game) == []


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_every_verb_and_every_way_occurs(case):
    """CL-101: within sixty random games every verb is played."""
    found, verbs = Counter(), Counter()
    for seed in range(200, 260):
        session = played(case, seed, keeps_frames=False)
        book = session.rulebook
        for fact in session.facts:
            found[type(fact)] += 1
            if isinstance(fact, Batted):
                found[fact.code] += 1
            if isinstance(fact, CardPlayed):
                verbs.update(c.word for c in everything_in(book.strategy[fact.card].effects))
    assert set(VERBS) - set(verbs) == set()
    for kind in (PinchRan, PinchHit, PitchingChange, FieldSet, "IBB", "SAC", "E", "HBP"):
        assert found[kind], kind
