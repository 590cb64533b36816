"""Pinch runners and runners moved by cards, in the box score and in the scorebook."""

from __future__ import annotations

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    GameEnded,
    LineupsShown,
    PinchRan,
    RunnersMoved,
    SidesChanged,
)
from hotstove.baseball.lineups import LineupCard, LineupSpot
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.baseball.scorebook import scorebook
from hotstove.play.seats import Side


def nine(mark):
    places = (*FIELDERS, Position.DESIGNATED_HITTER)
    spots = [LineupSpot(f"{mark}{number}", place) for number, place in enumerate(places, 1)]
    return LineupCard(tuple(spots), f"{mark}p")


def came(spot, batter=""):
    return CameToBat(Side.VISITOR, spot, batter or f"v{spot}", "hp")


def batted(spot, code, *advances, **more):
    return Batted(f"v{spot}", "hp", code, advances, **more)


def step(player, start, end, charged="hp", **more):
    return Advance(Runner(player, charged), Base(start), Base(end), **more)


def out(spot):
    return batted(spot, "SO", step(f"v{spot}", 0, 1, is_out=True), is_strikeout=True)


WALKED = (
    LineupsShown(nine("v"), nine("h")),
    came(1),
    batted(1, "BB", step("v1", 0, 1), is_walk=True),
)
RAN = (*WALKED, PinchRan(Side.VISITOR, 1, Base.FIRST, "pr", "v1"))
HOMERED = (
    *RAN,
    came(2),
    batted(2, "HR", step("pr", 1, 4), step("v2", 0, 4), hit=4, rbi=2),
)


def to_the_end(facts):
    spots = (3, 4, 5)
    told = [fact for spot in spots for fact in (came(spot), out(spot))]
    return [*facts, *told, SidesChanged()]


def test_the_run_is_the_runners_and_the_turn_the_batters():
    """SD-S-11, SD-E-70."""
    box = box_score(to_the_end(HOMERED))
    lines = box.visitor.batting
    assert (lines["pr"].r, lines["pr"].pa, lines["pr"].position) == (1, 0, "PR")
    assert (lines["v1"].bb, lines["v1"].r) == (1, 0)
    assert list(lines)[:2] == ["v1", "pr"]
    assert check_cross_foot(box) == []


def test_his_run_is_charged_to_the_pitcher_who_let_the_other_on():
    """SD-S-20."""
    box = box_score(HOMERED)
    assert box.home.pitching["hp"].r == 2


def test_the_scorebook_writes_him_into_the_slot():
    book = scorebook(to_the_end(HOMERED))
    first = book.visitor.appearances()[0]
    assert (first.batter, first.runner, first.has_scored) == ("v1", "pr", True)
    assert [man.player for man in book.visitor.slots[0].men] == ["v1", "pr"]
    play = book.visitor.halves[0].plays[1]
    assert [(change.incoming, change.role) for change in play.changes] == [("pr", "PR")]


def test_a_runner_moved_by_a_card_is_no_steal_and_nobody_bats_him_in():
    """SD-S-06, SD-S-09: cause ADV."""
    facts = (
        *WALKED,
        RunnersMoved("ADV", "hp", (step("v1", 1, 2),)),
        RunnersMoved("ADV", "hp", (step("v1", 2, 3, is_out=True),)),
    )
    box = box_score(to_the_end(facts[:-1]))
    line = box.visitor.batting["v1"]
    assert (line.sb, line.cs, line.r) == (0, 0, 0)
    assert sum(each.rbi for each in box.visitor.batting.values()) == 0
    put_out = box_score(facts)
    assert put_out.home.assists == 0
    assert put_out.home.pitching["hp"].outs == 1
    moves = scorebook(facts).visitor.halves[0].plays
    assert [play.code for play in moves] == ["BB", "ADV", "ADV"]
    assert not moves[1].is_turn


def test_a_finished_game_adds_up():
    facts = [*to_the_end(HOMERED), GameEnded()]
    assert check_cross_foot(box_score(facts)) == []
