"""PD-11 to PD-14: halves, the end, walk-offs, the score."""

from __future__ import annotations

import pytest
from duel_cast import at, last, new_game, reveal, told
from msgspec.structs import replace

from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.facts import Batted, CameToBat, Forfeited, GameEnded, SidesChanged
from hotstove.baseball.scorebook import scorebook
from hotstove.managers.luck import Luck
from hotstove.play.answers import Conceded
from hotstove.play.seats import SEATS, Side


def score(session):
    return session.state.visitor_runs, session.state.home_runs


def test_pd_11_three_outs_end_the_half_and_roles_swap():
    session = reveal(at("T4 o=2 s=0 {1,2,3}", "GO"), "SI SI")
    game = session.state
    assert told(session, SidesChanged)
    assert (game.inning, game.batting, game.outs) == (4, Side.HOME, 0)
    assert not game.has_runner
    session = reveal(at("B4 o=2 s=0 {1}", "GO"), "SI SI")
    assert (session.state.inning, session.state.batting) == (5, Side.VISITOR)


def test_pd_12_home_ahead_after_the_top_of_the_ninth_wins():
    """PD-12: visitor 2, home 3 after the top of 9."""
    session = reveal(at("T9 2-3 o=2 s=2 {1}"), "SI SL")
    assert session.is_over
    assert score(session) == (2, 3)
    assert box_score(session.facts).is_final


def test_pd_12_a_tie_after_nine_is_played_on():
    session = reveal(at("B9 2-2 o=2 s=2 {}"), "SI SL")
    assert not session.is_over
    assert (session.state.inning, session.state.batting) == (10, Side.VISITOR)
    session = reveal(at("B10 3-2 o=2 s=2 {}"), "SI SL")
    assert session.is_over
    session = reveal(at("T10 3-2 o=2 s=2 {}"), "SI SL")
    assert not session.is_over


@pytest.mark.parametrize("innings", [3, 6])
def test_pd_12_the_house_may_play_three_or_six(innings):
    """Q21."""
    session = reveal(at(f"T{innings} 2-3 o=2 s=2 {{}}", innings=innings), "SI SL")
    assert session.is_over
    assert not reveal(at("T3 2-3 o=2 s=2 {}", innings=6), "SI SL").is_over


@pytest.mark.parametrize(
    ("moment", "play", "card", "then"),
    [
        ("B9 3-3 o=0 s=0 {2,3}", "SI SI", "2B", (3, 4)),
        ("B9 3-3 o=0 s=0 {1}", "SI SI", "HR", (3, 5)),
        ("B9 3-3 o=0 s=0 {3}", "SI SB", "", (3, 4)),
        ("B9 3-3 o=0 s=0 {1,3}", "SI SI", "SAC", (3, 4)),
        ("B9 4-3 o=0 s=0 {1,2,3}", "SI SI", "3B", (4, 5)),
        ("B12 3-3 o=1 s=0 {3}", "SI SI", "1B", (3, 4)),
    ],
)
def test_pd_13_walk_off(moment, play, card, then):
    session = reveal(at(moment, card), play)
    assert session.is_over
    assert score(session) == then
    assert told(session, GameEnded)


def test_pd_13_a_tying_run_ends_nothing():
    assert not reveal(at("B9 4-3 o=0 s=0 {3}", "1B"), "SI SI").is_over
    assert not reveal(at("B9 4-3 o=0 s=0 {3}"), "SI SB").is_over
    assert not reveal(at("B8 3-3 o=0 s=0 {3}"), "SI SB").is_over


def test_pd_13_a_walk_off_hit_still_counts_as_one():
    session = reveal(at("B9 3-3 o=0 s=0 {2,3}", "2B"), "SI SI")
    came = CameToBat(Side.HOME, 5, "home:5", "visitor:pitcher")
    assert box_score([came, *session.facts]).home.hits == 1
    assert last(session, Batted).rbi == 1


def test_pd_14_line_score_runs_and_hits():
    """PD-14, Q16: nine columns, R, H; strike-outs, steals and double plays are counted too."""
    session = new_game(seed=12)
    session.play_out({seat: Luck(seat) for seat in SEATS[:2]})
    box = box_score(session.facts)
    for side in Side:
        mine = box.of(side)
        assert len(box.line(side)) >= 9
        assert sum(mine.innings) == session.state.runs(side)
        hits = [f for f in told(session, Batted) if f.hit and f.batter.startswith(side)]
        assert mine.hits == len(hits)
        assert mine.total("so") == sum(
            f.is_strikeout for f in told(session, Batted) if f.batter.startswith(side)
        )
    assert check_cross_foot(box) == []
    assert sum(box.of(side).total("sb") for side in Side) > 0


def test_pd_14_the_scorebook_follows_every_runner():
    session = new_game(seed=12)
    session.play_out({seat: Luck(seat) for seat in SEATS[:2]})
    book = scorebook(session.facts)
    for side in Side:
        halves = book.of(side).halves
        assert sum(half.runs for half in halves) == session.state.runs(side)
        for turn in book.of(side).appearances():
            assert 1 <= turn.spot <= 9
            assert turn.pitcher == f"{side.other}:pitcher"
    causes = {leg.cause for turn in book.home.appearances() for leg in turn.legs}
    assert {"SB", "K"} <= causes


def test_giving_up_forfeits():
    session = at("T2 0-0 o=0 s=0 {}")
    session.choose(Conceded())
    assert session.is_over
    assert last(session, Forfeited).loser is session.state.side_of(SEATS[1])
    assert session.state.forfeited_by is Side.HOME


def test_a_game_over_asks_nothing():
    session = reveal(at("B9 3-3 o=0 s=0 {3}"), "SI SB")
    assert session.decision is None
    assert session.rulebook.faults(session.state) == []
    assert session.rulebook.faults(replace(session.state, strikes=3))
