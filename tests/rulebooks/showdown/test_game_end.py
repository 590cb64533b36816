"""How a game ends, SD-G, by the ledger's worked examples."""

from __future__ import annotations

from showdown_cast import at, last, on, score

from hotstove.baseball.box_score import box_score
from hotstove.baseball.facts import Batted
from hotstove.baseball.innings import is_decided
from hotstove.baseball.situation import situation
from hotstove.play.seats import Side


def ended(text, swing, pitch=1, **more):
    """The session after one at-bat with this swing on the batter's chart."""
    return at(text, dice=[pitch, swing], **more)


def test_sd_g_01_the_bottom_of_the_ninth_is_not_played_when_home_leads():
    """SD-G-01: end of T9, 3-4: over. 3-3 or 4-3: B9 is played."""
    assert ended("T9 2o [] 3-4", 1).is_over
    for runs in ("3-3", "4-3"):
        session = ended(f"T9 2o [] {runs}", 1)
        assert not session.is_over
        assert session.state.batting is Side.HOME


def test_sd_g_01_the_visitors_win_after_the_bottom():
    """SD-G-01: B9 ends 4-3 for the visitors."""
    assert ended("B9 2o [] 4-3", 1).is_over
    assert not ended("B8 2o [] 4-3", 1).is_over


def test_sd_g_02_the_game_ends_the_moment_home_leads():
    """SD-G-02: also by a walk, and in any later inning; never before the ninth."""
    assert ended("B9 0o [F] 4-4", 8).is_over
    assert ended("B12 1o [3:Dorn] 4-4", 12).is_over
    assert not ended("B8 0o [F] 4-4", 8).is_over


def test_sd_g_03_only_the_runs_needed_count():
    """SD-G-03: B9 bases full, 4-4, a double: over at 4-5, one run."""
    session = ended("B9 0o [F] 4-4", 17)
    assert session.is_over
    assert score(session) == (4, 5)


def test_sd_g_03_all_runs_of_a_homer_count():
    """SD-G-03: the batter's too."""
    assert score(ended("B9 0o [F] 4-4", 20)) == (4, 8)


def test_sd_g_03_a_hit_that_does_not_win_is_not_cut_short():
    """SD-G-03: B9 down by three, a double scores two and the game goes on."""
    session = ended("B9 0o [F] 7-4", 17)
    assert score(session) == (7, 6)
    assert last(session, Batted).hit == 2


def test_sd_g_04_the_hit_counts_as_far_as_the_winning_run_went():
    """SD-G-04: from third 1 base; from second 2; never more than the result."""
    assert last(ended("B9 0o [F] 4-4", 17), Batted).hit == 1
    down_one = ended("B9 0o [F] 5-4", 17)
    assert (last(down_one, Batted).hit, score(down_one)) == (2, (5, 6))
    assert last(ended("B9 1o [1:Dorn] 4-4", 19), Batted).hit == 3
    assert last(ended("B9 1o [3:Dorn] 4-4", 19), Batted).hit == 1


def test_r89_after_a_walk_off_the_runners_left_are_shown():
    """SD-G-03, R89: the man from first stands on second, the batter on first."""
    session = ended("B9 0o [1:Cole 3:Dorn] 4-4", 17)
    assert on(session) == "1:ames 2:cole"
    assert last(session, Batted).rbi == 1


def test_sd_g_05_a_tie_goes_into_extra_innings():
    """SD-G-05: no limit, nobody placed on base."""
    session = ended("B9 2o [1:Cole] 3-3", 1)
    assert not session.is_over
    assert (session.state.inning, on(session)) == (10, "")
    assert not ended("B25 2o [] 3-3", 1).is_over


def test_sd_g_05_the_visitors_may_win_in_extra_innings():
    """SD-G-05."""
    assert ended("B11 2o [] 5-4", 1).is_over


def test_sd_g_06_and_07_a_half_inning_is_decided_only_by_its_rules():
    """SD-G-07, SD-G-06: an unfinished half of a close game is never taken for an ended one."""
    from hotstove.baseball.game import BallGame

    for text in ("T9 2o [] 3-4", "B9 1o [] 3-3", "T12 0o [] 3-3"):
        moment = situation(text)
        game = BallGame(
            inning=moment.inning,
            batting=moment.batting,
            outs=moment.outs,
            visitor_runs=moment.visitor_runs,
            home_runs=moment.home_runs,
        )
        assert not is_decided(game, 9)


def test_sd_g_08_a_new_game_begins_with_nothing_from_the_last():
    """SD-G-08: runs, outs, order and promises are those of a new game."""
    from showdown_cast import setup

    from hotstove.rulebooks.showdown.basic import BasicShowdown

    start = BasicShowdown(setup()).start()
    assert (start.visitor_runs, start.outs, start.visitor.up, start.promised) == (0, 0, 0, "")


def test_sd_s_13_an_unplayed_bottom_reads_x():
    """SD-S-13, SD-G-01: home leads after the top of the ninth."""
    box = box_score(ended("T9 2o [] 3-4", 1).facts)
    box.home.innings = [0] * 8
    box.visitor.innings = [0] * 9
    assert box.line(Side.HOME)[-1] == "x"
