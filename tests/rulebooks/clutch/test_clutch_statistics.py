"""Official scoring of Clutch through the shared scorebook: CS-01 to 19."""

from __future__ import annotations

from clutch_cast import at, finish, lay, relieve, say, told, until
from clutch_printed import made
from msgspec.structs import replace

from hotstove.baseball import rates
from hotstove.baseball.bases import Advance, Base, Bases, Runner
from hotstove.baseball.box_lines import BattingLine, PitchingLine
from hotstove.baseball.box_score import BoxScore, box_score, check_cross_foot
from hotstove.baseball.decisions_of_record import PitchersOfRecord
from hotstove.baseball.earned_runs import after_play, begun
from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    RunnersMoved,
    SidesChanged,
)
from hotstove.baseball.scoring import SHARED
from hotstove.play.seats import Side
from hotstove.rulebooks.clutch.facts import Checked, ThrewAt
from hotstove.rulebooks.clutch.scorecard import SCORING, scorecard

BOOT = made("boot", 'side="offense", windows=["on_result"], when=[{result_in="GB"}], '
            'effects=[{award={reason="error", base=1}}]')  # fmt: skip
PLUNK = made("plunk", 'side="offense", windows=["on_result"], when=[{result_in="FB"}], '
             'effects=[{award={reason="hbp", base=1}}]')  # fmt: skip


def box(session):
    """The box score of what was played; the moment it began at is not in it."""
    return box_score(session.facts, SCORING)


def line(session, player="lark") -> BattingLine:
    return box(session).visitor.batting[player]


def arm(session, player="doyle~") -> PitchingLine:
    return box(session).home.pitching[player]


def whole(*plays):
    """A half-inning of ready facts: code, advances, hit, and what else."""
    facts = []
    for number, (code, advances, more) in enumerate(plays):
        facts.append(CameToBat(Side.VISITOR, number % 9 + 1, f"b{number}", "p"))
        facts.append(Batted(f"b{number}", "p", code, advances, **more))
    return facts


def mv(player, start, end, *, out=False):
    return Advance(Runner(player, "p"), Base(start), Base(end), is_out=out)


def test_cs_01_times_at_bat():
    """CS-01: BB, SF, 1B, GB, IBB: 5 PA, 2 AB, 1 H."""
    facts = whole(
        ("BB", (mv("b0", 0, 1),), {"is_walk": True}),
        ("FB", (mv("b1", 0, 1, out=True),), {"sacrifice": "SF"}),
        ("1B", (mv("b2", 0, 1),), {"hit": 1}),
        ("GB", (mv("b3", 0, 1, out=True),), {}),
        ("IBB", (mv("b4", 0, 1),), {"is_walk": True}),
    )
    side = box_score(facts).visitor
    assert (side.total("pa"), side.total("ab"), side.total("h")) == (5, 2, 1)


def test_cs_01_an_award_is_no_at_bat():
    """CS-01: hit by a pitch that a card has brought about."""
    session = at(2017, "T5 0o []", (19, 13), offense=(PLUNK,))
    lay(session, "plunk")
    finish(session, 1)
    assert (line(session).pa, line(session).ab, line(session).awarded) == (1, 0, 1)


def test_cs_02_hits():
    """CS-02: thrown out at home on the double, the batter keeps it."""
    session = at(2017, "T5 0o [1:quill]", (1, 18, 20))
    say(session, "send third")
    finish(session, 1)
    assert (line(session).h, line(session).doubles, arm(session).h) == (1, 1, 1)


def test_cs_03_a_walk_off_hit():
    """CS-03: a double with the winning run on third is a single; from second it is a double."""
    for text, bases in (("B9 0o [3:reeve] 4-4", 1), ("B9 0o [2:cole] 4-4", 2)):
        session = finish(at(2017, text, (1, 18)))
        assert told(session, Batted)[-1].hit == bases


def test_cs_04_walks_and_strikeouts():
    """CS-04, RUL-123: intentional ones apart; the third failed bunt is a strikeout."""
    session = at(2017, "T5 0o [2:cole]")
    say(session, "walk him")
    assert (line(session).ibb, session.state.home.mound.bb) == (1, 0)
    session = at(2017, "T5 0o [1:quill]", (1, 2, 3))
    say(session, "bunt", "bunt again", "bunt again")
    finish(session, 1)
    assert (line(session).so, arm(session).so) == (1, 1)


def test_cs_05_fielders_choice_and_double_plays():
    """CS-05, RUL-124: no hit for a grounder on which everybody is safe; GDP only when made."""
    session = at(2017, "T5 0o [2:cole]", (19, 8, 1))
    say(session, "send second", "throw")
    finish(session, 1)
    assert (line(session).ab, line(session).h) == (1, 0)
    for die, gidp in ((20, 1), (1, 0)):
        session = at(2017, "T5 0o [1:quill]", (19, 8, die))
        say(session, "double play")
        finish(session, 1)
        assert line(session).gidp == gidp


def test_cs_06_sacrifices():
    """CS-06: no at-bat on a sacrifice fly; a bunt that moves nobody is an at-bat."""
    session = at(2017, "T5 0o [3:reeve]", (19, 13, 1))
    say(session, "send third")
    finish(session, 1)
    assert (line(session).ab, line(session).sf) == (0, 1)
    for bases, ab, sh in (("[2:cole 3:reeve]", 1, 0), ("[1:quill]", 0, 1)):
        session = at(2017, f"T5 0o {bases}", (13,))
        say(session, "bunt")
        finish(session, 1)
        assert (line(session).ab, line(session).sh) == (ab, sh)


def test_cs_07_runs_batted_in():
    """CS-07, RUL-125: extra bases count; a made double play, an error and a steal do not."""
    session = at(2017, "T5 0o [2:cole 3:reeve]", (1, 14, 1))
    say(session, "send third")
    finish(session, 1)
    assert line(session).rbi == 2
    session = finish(at(2017, "T5 0o [3:reeve]", (19, 8)))
    assert line(session).rbi == 1
    session = at(2017, "T5 0o [F]", (19, 8), offense=(BOOT,))
    lay(session, "boot")
    finish(session, 1)
    assert (session.state.visitor_runs, line(session).rbi) == (1, 0)


def test_cs_08_left_on_base():
    """CS-08: 1B, 1B, double play, HR, SO: 5 PA = 2 R + 0 LOB + 3 outs."""
    facts = [
        *whole(
            ("1B", (mv("b0", 0, 1),), {"hit": 1}),
            ("1B", (mv("b0", 1, 2), mv("b1", 0, 1)), {"hit": 1}),
            ("GB", (mv("b0", 2, 3), mv("b1", 1, 2, out=True), mv("b2", 0, 1, out=True)),
             {"is_double_play": True}),
            ("HR", (mv("b0", 3, 4), mv("b3", 0, 4)), {"hit": 4, "rbi": 2}),
            ("SO", (mv("b4", 0, 1, out=True),), {"is_strikeout": True}),
        ),
        SidesChanged(),
    ]  # fmt: skip
    found = box_score(facts)
    assert (found.visitor.runs, found.visitor.lob) == (2, 0)
    assert check_cross_foot(found) == []


def test_cs_09_steals():
    """CS-09: a double steal with one out: CS for him, no SB for the other."""
    session = at(2017, "T5 0o [1:quill 2:cole]", (20,))
    say(session, "double steal", "throw first")
    until(session, "pitch")
    found = box(session).visitor.batting
    assert (found["quill"].cs, found["cole"].sb) == (1, 0)


def test_cs_10_errors():
    """CS-10: a time at bat, no hit, a team error."""
    session = at(2017, "T5 0o []", (19, 8), offense=(BOOT,))
    lay(session, "boot")
    finish(session, 1)
    assert (line(session).ab, line(session).h, box(session).home.errors) == (1, 0, 1)


def test_cs_11_and_cs_12_whose_outs_and_whose_runs():
    """CS-11, CS-12: Ann, left on by Doyle, is out at third; the batter who took over is his too."""
    session = at(2017, "T5 0o [2:cole]", (19, 8, 20))
    relieve(session, "thorn~")
    say(session, "send second", "throw")
    until(session, "pitching change")
    first = session.state.bases.first
    assert (first.player, first.charged) == ("lark", "doyle~")
    home = session.state.home
    assert (home.mound.outs, home.mound.faced, home.left[-1].outs) == (1, 1, 0)


def test_cs_13_earned_runs():
    """CS-13: an error and a homer: two runs, one earned; after two out, none; in 2024 no drop."""
    for outs, earned in ((0, 1), (2, 0)):
        session = at(2024, f"T5 {outs}o []", (19, 7, 1, 21), offense=(BOOT,), up="reeve")
        lay(session, "boot")
        until(session, "pitching change")
        finish(session, session.passage)
        mound = session.state.home.mound
        assert (mound.r, mound.er) == (2, earned)
        if not outs:
            assert arm(session).er == earned
    book = session.rulebook
    four = replace(mound, r=4, er=3, bb=0)
    assert book.limit(four) == 6


def test_cs_13_a_run_may_turn_earned_later():
    """CS-13: forced home by an error, and in by the double that follows without it."""
    bases = Bases(third=Runner("ann", "p"), second=Runner("bo", "p"), first=Runner("cy", "p"))
    shadow = begun(bases, 0)
    forced = (
        Advance(bases.third, Base.THIRD, Base.HOME),
        Advance(bases.second, Base.SECOND, Base.THIRD),
        Advance(bases.first, Base.FIRST, Base.SECOND),
        Advance(Runner("di", "p"), Base.PLATE, Base.FIRST),
    )
    shadow, earned = after_play(shadow, bases, 0, forced, is_error=True)
    assert (shadow.outs, earned) == (1, ())
    double = (
        Advance(Runner("bo", "p"), Base.THIRD, Base.HOME),
        Advance(Runner("cy", "p"), Base.SECOND, Base.HOME),
        Advance(Runner("di", "p"), Base.FIRST, Base.THIRD),
        Advance(Runner("ed", "p"), Base.PLATE, Base.SECOND),
    )
    shadow, earned = after_play(shadow, Bases(), 0, double, hit=2)
    assert sorted(earned) == ["p", "p"]
    assert {shade.player for shade in shadow.shades} == {"cy", "ed"}


def test_cs_14_and_cs_15_decisions():
    """CS-14, CS-15, RUL-126: 14 outs do not win; the reliever with most outs does; the save."""
    record = PitchersOfRecord()
    record.takes_the_mound(Side.HOME, "s")
    record.takes_the_mound(Side.VISITOR, "v")
    for _ in range(4):
        record.scores(Side.HOME, "v")
    record.scores(Side.VISITOR, "s")
    record.takes_the_mound(Side.HOME, "a")
    record.takes_the_mound(Side.HOME, "b")
    record.scores(Side.VISITOR, "b")
    staff = {
        "s": PitchingLine("s", outs=14),
        "a": PitchingLine("a", False, outs=6),
        "b": PitchingLine("b", False, outs=7, r=1),
    }
    made = record.decide({Side.HOME: staff, Side.VISITOR: {"v": PitchingLine("v", outs=24)}})
    assert (made.winner, made.loser, made.save) == ("b", "v", "")
    record = PitchersOfRecord()
    record.takes_the_mound(Side.HOME, "s")
    record.takes_the_mound(Side.VISITOR, "v")
    for _ in range(2):
        record.scores(Side.HOME, "v")
    record.takes_the_mound(Side.HOME, "h")
    record.takes_the_mound(Side.HOME, "c")
    staff = {
        "s": PitchingLine("s", outs=21),
        "h": PitchingLine("h", False, outs=3),
        "c": PitchingLine("c", False, outs=3),
    }
    made = record.decide({Side.HOME: staff, Side.VISITOR: {"v": PitchingLine("v", outs=24)}})
    assert (made.winner, made.save, made.holds) == ("s", "c", ("h",))


def test_cs_16_who_was_in_the_game():
    """CS-16: starters, relievers, pinch hitters; the quality appearance of 2024."""
    session = at(2017, "T5 0o []", (19, 1))
    relieve(session, "thorn~")
    finish(session, 1)
    found = arm(session, "thorn~")
    assert (found.g, found.outs) == (1, 1)
    session = at(2024, "T6 0o []", (19, 1), mound={"outs": 14})
    finish(session)
    assert session.state.home.mound.quality == "granted"


def test_cs_17_rates():
    """CS-17: 4 AB, 2 H (1B, HR), 1 BB: .500, .600, 1.250; 3 ER in 19 outs 4.26."""
    batting = BattingLine("x", 1, "SS", ab=4, h=2, hr=1, bb=1, pa=5)
    assert rates.average(batting) == ".500"
    assert rates.on_base(batting, SCORING) == ".600"
    assert rates.slugging(batting) == "1.250"
    assert rates.on_base_plus_slugging(batting, SCORING) == "1.850"
    pitching = PitchingLine("y", outs=19, r=4, unearned=1, h=5, bb=1, ibb=1)
    assert rates.earned_run_average(pitching) == "4.26"
    assert rates.whip(pitching, SCORING) == f"{21 / 19:.2f}"
    nobody = BattingLine("x", 1, "SS")
    assert {rates.average(nobody), rates.on_base(nobody, SCORING), rates.slugging(nobody)} == {"—"}
    assert rates.earned_run_average(PitchingLine("y")) == "—"
    assert rates.earned_run_average(PitchingLine("y", r=1)) == "inf"


def test_cs_17_intentional_walks_count_in_the_percentage():
    """CS-17, RUL-123: a column of their own here, among the walks in other games."""
    line = BattingLine("x", 1, "SS", ab=1, bb=0, ibb=1, pa=2)
    assert rates.on_base(line, SCORING) == ".500"
    assert rates.on_base(BattingLine("x", 1, "SS", ab=1, bb=1, ibb=1, pa=2), SHARED) == ".500"


def test_cs_18_and_cs_19_counters_of_the_game():
    """CS-18, RUL-127, CS-19: throws, double plays and checks are the team's; all is in facts."""
    session = at(2017, "T5 0o [1:quill]", (19, 8, 20))
    say(session, "double play")
    finish(session, 1)
    assert [fact.is_out for fact in told(session, ThrewAt)] == [True]
    assert box(session).home.double_plays == 1
    assert told(session, Checked) == []
    assert told(session, RunnersMoved) == []


def notes(session):
    """What is told below the visitors' and the home side's pitchers."""
    return [said(session.rulebook, box(session), side, session.facts) for side in Side]


def said(book, found, side, facts=()):
    return [note.english() for note in book.box_notes(facts, found)[side]]


def test_cs_18_what_the_teams_did_in_the_field_is_told_with_the_box_score():
    """CS-18: a throw that gets its man, and a check that fails; nothing by the side at bat."""
    check = made(
        "alive", 'side="defense", windows=["before_pitch"], effects=[{defensive_check='
        '{unit="infield", number=18, passed=[{draw=1}], failed=[]}}]',
    )  # fmt: skip
    session = at(2017, "T5 0o [1:quill]", (1, 19, 8, 20), defense=[check])
    lay(session, "alive")
    say(session, "double play")
    finish(session, 1)
    theirs, ours = notes(session)
    assert ours == ["Throws: 1, runners out: 1. Double plays: 1. Checks passed: 0 of 1."]
    assert theirs == ["Throws: 0, runners out: 0. Double plays: 0. Checks passed: 0 of 0."]


def test_cs_16_a_quality_appearance_is_told_with_the_box_score():
    """CS-16, C24-24."""
    session = at(2024, "T6 0o []", (19, 1), mound={"outs": 14})
    finish(session)
    theirs, ours = notes(session)
    assert "Quality appearance: Doyle" in ours
    assert len(theirs) == 1


def test_cs_16_who_went_the_whole_way_and_who_finished():
    """CS-16: one pitcher alone, without a run and with one; who came last, once all is over."""
    alone, last = BoxScore(is_final=True), BoxScore(is_final=True)
    for player in ("doyle", "thorn"):
        last.home.pitching[player] = PitchingLine(player)
    last.visitor.pitching["doyle~"] = PitchingLine("doyle~", outs=24, r=1)
    last.home.innings.append(1)
    alone.home.pitching["doyle"] = PitchingLine("doyle", outs=27)
    book = at(2017).rulebook
    assert said(book, alone, Side.HOME)[1:] == ["Complete game, a shutout: Doyle"]
    assert said(book, last, Side.HOME)[1:] == ["Finished the game: Thorn"]
    assert said(book, last, Side.VISITOR)[1:] == ["Complete game: Doyle"]
    last.is_final = False
    assert len(said(book, last, Side.HOME)) == 1


def test_the_scorecard_of_a_whole_game():
    """CL-27: every pitcher of both sides with his figures, and the line score adds up."""
    session = at(2017, "B9 0o [3:reeve] 0-0", (1, 14))
    finish(session)
    session.waits_for_throws = False
    mine, theirs = scorecard(session.rulebook, session.state, session.facts)
    assert theirs.runs == 1
    assert [row.name for row in mine.pitchers] == ["Doyle"]
