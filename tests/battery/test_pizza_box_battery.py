from __future__ import annotations

import pytest
from msgspec.structs import replace
from pizza_table import BOX, LEVELS, setup

from battery import CHECKS, Case, check_ends_and_holds, check_veil, played, steps
from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.facts import Batted, CameToBat
from hotstove.play.piles import FACE_DOWN
from hotstove.play.seats import SEATS, Side
from hotstove.rulebooks.pizza_box.facts import CardsDrawn, PitchLaid, StrategyLaid
from hotstove.rulebooks.pizza_box.scoresheet import CODES, score_sheet


def box_score_holds(session):
    """PA = R + LOB + outs, both sides' columns agree, the sheet has a box for each at-bat."""
    game, box = session.state, box_score(session.facts)
    assert check_cross_foot(box) == []
    sheet = score_sheet(session.facts)
    for side in Side:
        mine, boxes = box.of(side), sheet.of(side)
        assert sum(mine.innings) == game.runs(side) == sum(turn.has_run for turn in boxes)
        assert len(boxes) == mine.total("pa") == game.camp(side).up
        assert sum(turn.dashes for turn in boxes) == mine.total("rbi")
        assert {turn.code for turn in boxes} <= set(CODES)
        assert sum(turn.code == "E" for turn in boxes) == box.of(side.other).errors
        assert all(line.er <= line.r for line in mine.pitching.values())
        spots = [f.spot for f in session.facts if isinstance(f, CameToBat) and f.side is side]
        done = [turn.spot for turn in boxes]
        assert done == [number % 9 + 1 for number in range(len(done))]
        assert set(spots) <= set(range(1, 10))
    assert not session.state.forfeited_by
    assert box.winner
    assert box.loser


def case(level, people, **house):
    def new(seed):
        return LEVELS[level](replace(setup(people, **house), seed=seed, home="cards"))

    return Case(f"pizza_box/{level}/{people}", new, SEATS[:people], box_score_holds)


CASES = [
    *(case(level, people) for level in LEVELS for people in (2, 5)),
    case("a", 2, has_strategies=True, reshuffles_results_every_3=True, innings=3),
    case("pro", 3, pitchers_hit=True),
    case("pro", 2, pitchers_hit=True, series="league"),
    case("pro", 6, series="championship", innings=6),
]
NAMES = [f"{number}-{one.name}" for number, one in enumerate(CASES)]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_pizza_box(check, case):
    check(case, 3)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_random_games_end_and_add_up(case):
    for seed in range(20):
        check_ends_and_holds(case, seed)


@pytest.mark.long
@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_hundreds_of_random_games_end_and_add_up(case):
    for seed in range(20, 300):
        check_ends_and_holds(case, seed)


@pytest.mark.parametrize("case", CASES[:8], ids=NAMES[:8])
def test_nobody_sees_anothers_hand_hidden_card_or_log_line(case):
    """PB-A-05, PB-A-26: position, facts and log of every seat, pending choices included."""
    check_veil(case, 11)
    for number, session in enumerate(steps(case, 5)):
        if number % 9:
            continue
        game = session.state
        for seat in (*case.seats, None):
            seen = game.seen_from(seat)
            for side in Side:
                camp, veiled = game.camp(side), seen.camp(side)
                assert set(veiled.pile.cards) <= {FACE_DOWN}
                assert set(veiled.discards.cards) <= {FACE_DOWN}
                if seat != camp.pitching_seat:
                    assert set(veiled.hand.cards) <= {FACE_DOWN}
                assert len(veiled.hand.cards) == len(camp.hand.cards)
                assert veiled.used == camp.used
            if game.pitch.cards and game.turned is None and seat != game.defense.pitching_seat:
                assert seen.pitch.cards == (FACE_DOWN,)
                assert not seen.is_pitchout
            for fact in session.facts[-6:]:
                check_log(session, seen_fact(fact, seat), seat)


def seen_fact(fact, seat):
    return fact.seen_from(seat)


def check_log(session, fact, seat):
    """What the log says of a veiled fact is the same whatever it hides."""
    wording, seen = session.rulebook.wording, session.seen_from(seat)
    lines = [line.sentence.english() for line in wording.lines(fact, seen)]
    if isinstance(fact, CardsDrawn | PitchLaid | StrategyLaid):
        for line in lines:
            for word in ("BALL", "STRIKE", "white", "black", "SWING", "TAKE", "pitchout"):
                assert word not in line


def test_every_card_of_the_box_is_seen_in_the_end():
    """PB-A-02: over many games every result card is drawn."""
    drawn = set()
    for seed in range(12):
        session = played(CASES[0], seed)
        drawn |= {fact.card for fact in session.facts if hasattr(fact, "reading")}
        assert any(isinstance(fact, Batted) for fact in session.facts)
    assert len(drawn) > 0.9 * (len(BOX.hitter) + len(BOX.neutral) + len(BOX.pitcher))
