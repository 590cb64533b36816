"""CS-04, CS-12 to CS-16: one truth for the limits of pitchers and for the box score."""

from __future__ import annotations

from pathlib import Path

import pytest
from clutch_cast import at, finish, lay, relieve, say, until
from clutch_printed import made
from msgspec.structs import replace

from hotstove.baseball.bases import Advance, Base, Bases, Runner
from hotstove.baseball.box_lines import PitchingLine
from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.baseball.decisions_of_record import PitchersOfRecord
from hotstove.baseball.earned_runs import after_play, begun, relieved
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game, exhibition_setups
from hotstove.play.seats import Side
from hotstove.rulebooks.clutch.scorecard import SCORING
from hotstove.rulebooks.shelf import volume

CATALOG = Catalog(Path(__file__).parents[3] / "cards")
EDITIONS = ("clutch/2017", "clutch/2024")
BOOT = made("boot", 'side="offense", windows=["on_result"], when=[{result_in="GB"}], '
            'effects=[{award={reason="error", base=1}}]')  # fmt: skip


def box(session):
    return box_score(session.facts, SCORING)


def ann(base, charged="doyle"):
    return Runner("ann", charged), Base(base)


def moved(runner, start, end, *, out=False):
    return Advance(runner, Base(start), Base(end), is_out=out)


# CS-12, CS-13 in whole games


def differences(rulebook_id, games, manager, **house):
    """What the engine counts of its pitchers and the box score does not, and how many errors."""
    shelf, found, errors = volume(rulebook_id), [], 0
    setups = exhibition_setups(rulebook_id, CATALOG, seed=4_400, manager=manager)
    for number, setup in zip(range(games), setups, strict=False):
        session = exhibition_game(shelf, replace(setup, **house), manager)
        told = box(session)
        errors += told.visitor.errors + told.home.errors
        found += [(number, fault) for fault in check_cross_foot(told)]
        for side in Side:
            staff = told.of(side).pitching
            mounds = session.state.dugout(side).mounds
            assert list(staff) == [mound.pitcher for mound in mounds]
            for mound in mounds:
                line = staff[mound.pitcher]
                ours = (mound.outs, mound.faced, mound.r, mound.er, mound.bb)
                theirs = (line.outs, line.bf, line.r, line.er, line.bb)
                if ours != theirs:
                    found.append((number, mound.pitcher, ours, theirs))
    return found, errors


@pytest.mark.parametrize("edition", EDITIONS)
def test_cs_12_cs_13_the_box_score_shows_what_the_limits_use(edition):
    """CL-29, CL-31: outs, batters, runs, earned runs and walks of every pitcher."""
    assert differences(edition, 6, "luck")[0] == []


@pytest.mark.long
@pytest.mark.parametrize("manager", ["luck", "instinct"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_cs_12_cs_13_in_hundreds_of_games(edition, manager):
    found, errors = differences(edition, 300, manager)
    assert found == []
    assert edition.endswith("2017") or errors


@pytest.mark.long
def test_c24_36_automatic_runners_in_hundreds_of_games():
    """C24-36: in games of one inning there are many; the books add up all the same."""
    found, _ = differences(
        "clutch/2024", 300, "luck", innings=1, automatic_runner=True
    )
    assert found == []


# CS-13 The half-inning without its errors


def test_cs_13_a_grounder_for_what_should_have_been_the_third_out_brings_in_nobody():
    """CS-13, CL-50: one out, an error; the runner on third comes in while the batter is out."""
    runner, third = ann(3)
    bases = Bases(third=runner)
    batter = Runner("bo", "doyle")
    shadow, _ = after_play(None, bases, 1, (moved(batter, 0, 1),), is_error=True)
    out = moved(Runner("cy", "doyle"), 0, 1, out=True)
    shadow, earned = after_play(shadow, bases, 1, (moved(runner, third, 4), out))
    assert (shadow.outs, earned) == (3, ())


def test_cs_13_a_double_play_that_should_have_ended_the_inning_brings_in_nobody():
    runner, third = ann(3)
    first = Runner("bo", "doyle")
    shadow = replace(begun(Bases(first, None, runner), 0), outs=1)
    play = (
        moved(runner, third, 4),
        moved(first, 1, 2, out=True),
        moved(Runner("cy", "doyle"), 0, 1, out=True),
    )
    assert after_play(shadow, Bases(), 0, play)[1] == ()


def test_cs_13_whoever_is_ahead_of_the_last_out_is_in_before_it():
    """CS-13, CL-50: the runner from second is home when the one behind him is out at third."""
    runner, _ = ann(3)
    behind = Runner("bo", "doyle")
    shadow = replace(begun(Bases(None, behind, runner), 0), outs=2)
    play = (moved(runner, 3, 4), moved(behind, 2, 3, out=True))
    assert after_play(shadow, Bases(), 1, play)[1] == ("doyle",)


def test_cs_13_every_reliever_has_a_third_out_of_his_own():
    """CS-13: Thorn comes in after one error, Nash after two; Thorn still owes three outs."""
    shadow = begun(Bases(), 0)
    shadow, _ = after_play(shadow, Bases(), 0, (moved(Runner("a", "doyle"), 0, 1),), is_error=True)
    shadow = relieved(shadow, "thorn", 0)
    on = Runner("b", "thorn")
    shadow, _ = after_play(shadow, Bases(), 0, (moved(on, 0, 2),), hit=2)
    shadow, _ = after_play(shadow, Bases(), 0, (moved(Runner("c", "thorn"), 0, 1),), is_error=True)
    shadow = relieved(shadow, "nash", 0)
    for name in "de":
        out = moved(Runner(name, "nash"), 0, 1, out=True)
        shadow, _ = after_play(shadow, Bases(), 0, (out,))
    assert shadow.outs == 4
    double = (moved(on, 2, 4), moved(Runner("f", "nash"), 0, 2))
    assert after_play(shadow, Bases(), 2, double, hit=2)[1] == ()
    assert shadow.outs_for("thorn", 4) == 3
    assert shadow.outs_for("nash", 4) == 2


def test_cs_13_without_errors_every_run_is_earned():
    runner, _ = ann(3)
    play = (moved(runner, 3, 4), moved(Runner("bo", "thorn"), 0, 1))
    assert after_play(None, Bases(third=runner), 0, play, hit=1) == (None, ("doyle",))


def test_cs_13_the_box_score_has_the_ledgers_examples():
    """CS-13: an error and a homer, with none out and with two out; 2 R, 1 ER and 0 ER."""
    for outs, earned in ((0, 1), (2, 0)):
        session = at(2024, f"T5 {outs}o []", (19, 7, 1, 21), offense=(BOOT,), up="reeve")
        lay(session, "boot")
        until(session, "pitching change")
        finish(session, session.passage)
        line, mound = box_after(session, outs), session.state.home.mound
        assert (line.r, line.er) == (mound.r, mound.er) == (2, earned)


def box_after(session, outs):
    """The pitcher's line; outs made before the moment began are told as strikeouts."""
    from hotstove.baseball.facts import Batted, CameToBat

    before = []
    for number in range(outs):
        out = moved(Runner(f"x{number}", "doyle~"), 0, 1, out=True)
        before.append(CameToBat(Side.VISITOR, number + 1, f"x{number}", "doyle~"))
        before.append(Batted(f"x{number}", "doyle~", "SO", (out,), is_strikeout=True))
    return box_score([*before, *session.facts], SCORING).home.pitching["doyle~"]


# CS-04 Walks


def test_cs_04_intentional_walks_stand_in_a_column_of_their_own():
    """CS-04, RUL-123: the BB of batter and pitcher leave them out; the books add up."""
    session = at(2017, "T5 0o [2:cole]")
    say(session, "walk him")
    finish(session, 1)
    told = box(session)
    batter, pitcher = told.visitor.batting["lark"], told.home.pitching["doyle~"]
    assert (batter.bb, batter.ibb, batter.pa, batter.ab) == (0, 1, 1, 0)
    assert (pitcher.bb, pitcher.ibb) == (0, 1)
    assert not any("AB" in fault for fault in check_cross_foot(told))


# CS-14, CS-15 Decisions


def decided(*relievers, outs=14, charged="", holds=SCORING):
    """A starter with *outs* leads 4-1; then the relievers, the last of them finishes 4-2."""
    record = PitchersOfRecord()
    record.takes_the_mound(Side.HOME, "starter")
    record.takes_the_mound(Side.VISITOR, "loser")
    for _ in range(4):
        record.scores(Side.HOME, "loser")
    record.scores(Side.VISITOR, "starter")
    for line in relievers:
        record.takes_the_mound(Side.HOME, line.player)
    staff = [PitchingLine("starter", outs=outs), *relievers]
    staffs = {
        Side.HOME: {line.player: line for line in staff},
        Side.VISITOR: {"loser": PitchingLine("loser", outs=24)},
    }
    return record.decide(staffs, SCORING)


def reliever(name, outs, er=0, **more):
    return PitchingLine(name, False, outs=outs, r=er, **more)


@pytest.mark.parametrize(
    ("relievers", "winner"),
    [
        ((reliever("a", 6), reliever("b", 7, 1)), "b"),
        ((reliever("a", 6, 1), reliever("b", 6), reliever("c", 1)), "b"),
        ((reliever("a", 6, h=5, bb=3), reliever("b", 6), reliever("c", 1)), "a"),
        ((reliever("a", 6), reliever("b", 6, h=1), reliever("c", 1)), "a"),
    ],
    ids=["most outs", "fewest earned runs", "hits do not matter", "first to appear"],
)
def test_cs_14_the_most_effective_reliever(relievers, winner):
    """CS-14, RUL-126: most outs, then fewest ER, then first to appear."""
    made = decided(*relievers)
    assert (made.winner, made.loser) == (winner, "loser")


def test_cs_14_fifteen_outs_make_a_starters_win():
    assert decided(reliever("a", 12), outs=15).winner == "starter"


def test_cs_15_no_hold_for_the_loser():
    """CS-15: he left with the lead, but his runners lost it."""
    record = PitchersOfRecord()
    record.takes_the_mound(Side.HOME, "starter")
    record.takes_the_mound(Side.VISITOR, "winner")
    for _ in range(2):
        record.scores(Side.HOME, "winner")
    record.takes_the_mound(Side.HOME, "middle")
    record.takes_the_mound(Side.HOME, "closer", 3)
    for _ in range(3):
        record.scores(Side.VISITOR, "middle")
    staffs = {
        Side.HOME: {
            line.player: line
            for line in (
                PitchingLine("starter", outs=18),
                reliever("middle", 4, 3),
                reliever("closer", 5),
            )
        },
        Side.VISITOR: {"winner": PitchingLine("winner", outs=27)},
    }
    made = record.decide(staffs, SCORING)
    assert (made.winner, made.loser, made.blown) == ("winner", "middle", ("closer",))
    assert made.holds == ()


# C24-36 The automatic runner


def test_c24_36_nobody_answers_for_the_automatic_runner():
    """C24-36: his run is nobody's; the loss is for the man on the mound (RUL-122)."""
    session = at(2024, "B9 2o [] 0-0", (19, 1), automatic_runner=True)
    until(session, "pitching change")
    finish(session, session.passage)
    while session.request is not None and session.state.bases.second is None:
        finish(session)
    assert session.state.bases.second.charged == ""
    relieve(session, "thorn~") if session.state.inning < 10 else None
    session.waits_for_throws = False
    while session.request is not None:
        session.choose(session.decision.default)
    told = box(session)
    assert "" not in told.visitor.pitching
    assert "" not in told.home.pitching
    assert told.loser in (*told.visitor.pitching, *told.home.pitching)
