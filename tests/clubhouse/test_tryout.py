"""A roster tried out against the league: counted, told on the way, stopped at any time."""

from __future__ import annotations

import time

from club_cards import catalog, library, roster_of

from hotstove import places
from hotstove.clubhouse.showdown.teams import team_of
from hotstove.clubhouse.tryout import Record, Tryout, TryoutRun, try_here

TEAM = team_of(roster_of("teakettles"), library().cards, catalog())


def tryout(games, **more):
    return Tryout(team=TEAM, cards=str(places.cards()), games=games, manager="luck", **more)


def test_every_game_is_counted_and_the_same_seed_plays_the_same():
    told = []
    record = try_here(tryout(4), told.append)
    assert [each.games for each in told] == [1, 2, 3, 4]
    assert told[-1] == record
    assert record.is_whole
    assert 0 <= record.wins <= 4
    assert record.runs_a_game == record.runs / 4
    assert record == try_here(tryout(4))
    assert record != try_here(tryout(4, seed=9))


def test_a_tryout_is_stopped_with_what_was_played():
    run = TryoutRun(tryout(100_000))
    until = time.monotonic() + 30
    while run.last is None and time.monotonic() < until:
        run.news()
        time.sleep(0.01)
    run.cancel()
    assert run.result is not None
    assert run.result.games > 0
    assert not run.result.is_whole


def test_a_tryout_stopped_before_it_began_is_empty():
    run = TryoutRun(tryout(10))
    run.cancel()
    assert run.result in (Record(), run.last)
