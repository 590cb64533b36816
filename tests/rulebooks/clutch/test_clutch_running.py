"""Throws, checks and every way of advancing: CL-76 to 95, C24-43, CL-46 to 50."""

from __future__ import annotations

import pytest
from clutch_cast import asked, at, finish, last, lay, on, say, step, told, until
from clutch_printed import made

from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.play.answers import Key
from hotstove.play.seats import Side
from hotstove.rulebooks.clutch.facts import Checked, ThrewAt


def with_speeds(year, **speeds):
    """Cards for a play: by name, the number that the throw meets."""
    from clutch_cast import cards
    from msgspec.structs import replace

    found = []
    for card in cards(year):
        if card.id in speeds:
            value = speeds[card.id]
            field = {2017: {"speed": value},
                     2024: {"baserunning": value, "stealing": value}}[year]  # fmt: skip
            card = replace(card, **field)
        found.append(card)
    return tuple(found)


def patch_speeds(monkeypatch, year, **speeds):
    made = with_speeds(year, **speeds)
    monkeypatch.setattr("clutch_cast.cards", lambda year: made)


def play(year, text, dice, *answers, units=None, speeds=None, monkeypatch=None, **more):
    """Play an at-bat of Lark's from *text* with *dice* and *answers*; units as in the example."""
    if speeds:
        patch_speeds(monkeypatch, year, **speeds)
    session = at(year, text, dice, fielders=units or {}, **more)
    say(session, *answers)
    return finish(session, session.passage) if asked(session) else session


OUT, HIT1, HIT2, GB, FB = (19, 1), (1, 14), (1, 18), (19, 8), (19, 13)
"""Pitch and swing: a strikeout on the pitcher's chart; batter's single, double; grounder, fly."""
GB24, FB24 = (19, 7), (19, 13)


# CL-79 to 81, C24-43


@pytest.mark.parametrize(
    ("text", "dice", "bases", "runs"),
    [
        ("T5 0o [1:quill 2:cole]", (1, 18), "[- lark quill]", 1),
        ("T5 0o [1:quill 2:cole]", (1, 14), "[lark quill cole]", 0),
        ("T5 0o [1:quill 2:cole]", (1, 20), "[- - lark]", 2),
        ("T5 0o [1:quill 2:cole]", (1, 21), "[- - -]", 3),
        ("T5 0o [2:cole 3:reeve]", (1, 10), "[lark cole reeve]", 0),
        ("T5 0o [1:quill 3:reeve]", (1, 10), "[lark quill reeve]", 0),
        ("T5 0o [F]", (1, 10), "[lark quill cole]", 1),
        ("T5 0o [F]", (19, 1), "[quill cole reeve]", 0),
    ],
)
def test_cl_79_to_cl_81_hits_walks_strikeouts(text, dice, bases, runs):
    """CL-79, CL-80 (RUL-87), CL-81."""
    session = finish(at(2017, text, dice))
    assert on(session) == bases
    assert session.state.visitor_runs == runs


def test_c24_43_a_line_drive():
    """C24-43: out, nobody moves."""
    session = finish(at(2024, "T5 0o [1:quill 3:reeve]", (19, 11)))
    assert on(session) == "[quill - reeve]"
    assert session.state.outs == 1
    assert last(session, Batted).code == "LD"


# CL-76 to 78


def test_cl_76_strictly_greater_is_out():
    """CL-76, RUL-84: a tie is the runner's."""
    for die, is_out in ((11, False), (12, True)):
        threw = ThrewAt("x", 4, "XB", die, "outfield", 9, 0, 0, 20, 0)
        assert threw.is_out is is_out


def test_cl_77_a_tie_is_the_defenses():
    """CL-77: IF +9 and 11 pass, 10 fail."""
    for die, passed in ((11, True), (10, False)):
        assert Checked("infield", 9, die, 0, 0, 20).is_passed is passed
    assert Checked("infield", 9, 10, 0, 0, 19).is_passed


def test_cl_78_one_throw(monkeypatch):
    """CL-78: two try, one is thrown at, the other is safe; or nobody is (RUL-85)."""
    session = play(
        2017, "T5 0o [1:quill 2:cole]", (*HIT1, 20), "send third second", "throw second",
    )  # fmt: skip
    assert session.state.visitor_runs == 1
    assert session.state.outs == 1
    session = play(2017, "T5 0o [1:quill 2:cole]", HIT1, "send third second", "no throw")
    assert (session.state.visitor_runs, on(session)) == (1, "[lark - quill]")


# CL-82


@pytest.mark.parametrize(
    ("year", "text", "dice", "ways"),
    [
        (2017, "T5 0o [1:quill 2:cole]", HIT1, {"send third", "send third second"}),
        (2017, "T5 0o [1:quill]", HIT1, {"send second"}),
        (2017, "T5 0o [1:quill]", HIT2, {"send third"}),
        (2017, "T5 0o [2:cole]", HIT1, {"send third"}),
        (2024, "T5 0o [F]", HIT1, {"send third", "send third second"}),
    ],
)
def test_cl_82_who_may_try(year, text, dice, ways):
    """CL-82: never the batter, third must be open or be left; RUL-91: one base more."""
    session = until(at(year, text, dice), "send")
    keys = {option.answer.key for option in session.decision.options} - {"hold"}
    assert keys == ways


@pytest.mark.parametrize(
    ("year", "text", "dice", "extra", "bonus_of"),
    [
        (2017, "T5 1o [2:cole]", (*HIT1, 9), 5, "home"),
        (2017, "T5 2o [2:cole]", (*HIT1, 9), 10, "home, two out"),
        (2024, "T5 1o [2:cole]", (*HIT1, 9), 3, "home"),
        (2024, "T5 2o [1:quill]", (*HIT2, 9), 6, "home, two out"),
        (2017, "T5 2o [1:quill]", (*HIT1, 9), 5, "third, two out"),
    ],
)
def test_cl_82_the_bonuses(year, text, dice, extra, bonus_of):
    """CL-82, RUL-89, RUL-90."""
    session = until(at(year, text, dice), "send")
    session.choose(session.decision.options[1].answer)
    finish(session, session.passage)
    threw = last(session, ThrewAt)
    assert (threw.extra, threw.unit) == (extra, "outfield"), bonus_of


def test_cl_82_the_ledgers_examples(monkeypatch):
    """CL-82: a tie at home scores; out at home for the third out, the double stands."""
    units, speeds = {"outfield": 8}, {"cole": 12}
    session = play(2017, "T5 1o [1:quill 2:cole]", (*HIT1, 9), "send third",
                   units=units, speeds=speeds, monkeypatch=monkeypatch)  # fmt: skip
    assert (session.state.visitor_runs, on(session)) == (1, "[lark quill -]")
    session = play(2024, "T5 2o [1:quill]", (*HIT2, 15), "send third",
                   units={"outfield": 7}, speeds={"quill": 15},
                   monkeypatch=monkeypatch)  # fmt: skip
    assert session.state.visitor_runs == 0
    assert last(session, Batted).hit == 2


# CL-83


def test_cl_83_flies(monkeypatch):
    """CL-83, CS-06: a tie at home scores; thrown out at second, R3 was ahead (CL-50)."""
    session = play(2017, "T5 0o [3:reeve]", (*FB, 11), "send third",
                   units={"outfield": 9}, speeds={"reeve": 15},
                   monkeypatch=monkeypatch)  # fmt: skip
    moved = last(session, RunnersMoved)
    assert (session.state.visitor_runs, moved.cause, moved.is_sacrifice) == (1, "TAG", True)
    session = play(2024, "T5 1o [1:quill 3:reeve]", (*FB24, 9), "send third first",
                   "throw first", units={"outfield": 6}, speeds={"quill": 17},
                   monkeypatch=monkeypatch)  # fmt: skip
    threw = last(session, ThrewAt)
    assert (threw.bonus, threw.total, threw.is_out) == (3, 18, True)
    assert session.state.visitor_runs == 1


def test_cl_83_nobody_tags_on_the_third_out():
    session = finish(at(2017, "T5 2o [3:reeve]", FB))
    assert told(session, RunnersMoved) == []
    assert session.state.visitor_runs == 0


# CL-84 to 86


@pytest.mark.parametrize(
    ("bases", "answers", "dice", "after", "outs", "runs"),
    [
        ("[]", (), (), "[- - -]", 1, 0),
        ("[1:quill]", ("take the batter",), (), "[- quill -]", 1, 0),
        ("[1:quill]", ("double play",), (20,), "[- - -]", 2, 0),
        ("[1:quill]", ("double play",), (1,), "[lark - -]", 1, 0),
        ("[2:cole]", ("hold",), (), "[- cole -]", 1, 0),
        ("[2:cole]", ("send second", "concede"), (), "[- - cole]", 1, 0),
        ("[2:cole]", ("send second", "throw"), (1,), "[lark - cole]", 0, 0),
        ("[2:cole]", ("send second", "throw"), (20,), "[lark - -]", 1, 0),
        ("[3:reeve]", (), (), "[- - -]", 1, 1),
        ("[1:quill 2:cole]", ("take the batter",), (), "[- quill cole]", 1, 0),
        ("[1:quill 2:cole]", ("double play",), (20,), "[- - cole]", 2, 0),
        ("[1:quill 3:reeve]", ("take the batter",), (), "[- quill -]", 1, 1),
        ("[1:quill 3:reeve]", ("double play",), (20,), "[- - -]", 2, 1),
        ("[2:cole 3:reeve]", ("hold",), (), "[- cole -]", 1, 1),
        ("[F]", ("double play",), (20,), "[- - cole]", 2, 1),
        ("[F]", ("take the batter",), (), "[- quill cole]", 1, 1),
    ],
)
def test_cl_84_the_table(bases, answers, dice, after, outs, runs):
    """CL-84, RUL-95 to 97."""
    session = at(2017, f"T5 0o {bases}", (*GB, *dice))
    say(session, *answers)
    if session.passage == 1:
        finish(session, 1)
    assert (on(session), session.state.outs, session.state.visitor_runs) == (after, outs, runs)


def test_cl_84_with_two_outs_it_is_the_third():
    """CL-84, RUL-94."""
    session = finish(at(2017, "T5 2o [3:reeve]", GB))
    assert session.state.visitor_runs == 0


def test_cl_85_the_throw_at_an_unforced_runner(monkeypatch):
    """CL-85, RUL-98: no bonus; a tie is safe, one more is a fielder's choice (CS-05)."""
    for die, bases, outs in ((5, "[lark - cole]", 1), (6, "[lark - -]", 2)):
        session = play(2017, "T5 1o [2:cole]", (*GB, die), "send second", "throw",
                       units={"infield": 8}, speeds={"cole": 13},
                   monkeypatch=monkeypatch)  # fmt: skip
        assert (on(session), session.state.outs) == (bases, outs)
        assert last(session, ThrewAt).extra == 0
        assert last(session, Batted).hit == 0


@pytest.mark.parametrize(
    ("year", "speed", "die", "is_out", "rbi"),
    [(2017, 12, 8, True, 0), (2017, 12, 7, False, 1), (2024, 16, 9, False, 1),
     (2024, 16, 10, True, 0)],
)  # fmt: skip
def test_cl_86_the_double_play(year, speed, die, is_out, rbi, monkeypatch):
    """CL-86, RUL-99, RUL-101: IF +10; no run batted in on a made one (CS-07)."""
    gb = GB if year == 2017 else GB24
    session = play(year, "T5 0o [1:quill 3:reeve]", (*gb, die), "double play",
                   units={"infield": 10}, speeds={"lark": speed},
                   monkeypatch=monkeypatch)  # fmt: skip
    batted = last(session, Batted)
    assert (batted.is_double_play, batted.rbi, session.state.visitor_runs) == (is_out, rbi, 1)


# CL-87


@pytest.mark.parametrize(
    ("bases", "ways"),
    [
        ("[1:quill]", {"steal second"}),
        ("[2:cole]", {"steal third"}),
        ("[1:quill 2:cole]", {"steal third", "double steal"}),
        ("[1:quill 3:reeve]", {"steal second"}),
        ("[3:reeve]", set()),
        ("[F]", set()),
        ("[2:cole 3:reeve]", set()),
    ],
)
def test_cl_87_which_steals_are_legal(bases, ways):
    """CL-87, RUL-103."""
    session = at(2017, f"T5 0o {bases}")
    until(session, "steal" if ways else "pitch")
    found = set()
    if ways:
        found = {o.answer.key for o in session.decision.options} - {"no steal"}
    assert found == ways


def test_cl_87_illegal_ones_name_the_base():
    from clutch_cast import refused

    session = until(at(2017, "T5 0o [1:quill]"), "steal")
    assert refused(session, Key("steal home")) == ["STEAL_ILLEGAL"]
    assert refused(session, Key("steal third")) == ["STEAL_ILLEGAL"]


@pytest.mark.parametrize(
    ("year", "bases", "way", "battery", "runner", "speed", "die", "is_out"),
    [
        (2017, "[1:quill]", "steal second", 7, "quill", 16, 9, False),
        (2017, "[2:cole]", "steal third", 7, "cole", 18, 7, True),
        (2024, "[1:quill]", "steal second", 10, "quill", 18, 8, False),
        (2024, "[2:cole]", "steal third", 10, "cole", 18, 6, True),
    ],
)
def test_cl_87_the_throw(year, bases, way, battery, runner, speed, die, is_out, monkeypatch):
    """CL-87, CS-09: ties are safe; third is harder to steal."""
    patch_speeds(monkeypatch, year, **{runner: speed})
    session = at(year, f"T5 0o {bases}", (die,), fielders={"battery": battery})
    say(session, way)
    until(session, "pitch")
    moved = last(session, RunnersMoved)
    assert moved.cause == ("CS" if is_out else "SB")
    assert session.state.outs == is_out


def test_cl_87_a_double_steal():
    """CL-87, CS-09: the defense picks one, the other is safe without a stolen base; RUL-102."""
    session = at(2017, "T5 0o [1:quill 2:cole]", (20,))
    say(session, "double steal", "throw first")
    until(session, "pitch")
    assert on(session) == "[- - cole]"
    assert last(session, RunnersMoved).cause == "CS"
    assert [d.cause for d in told(session, RunnersMoved)] == ["CS"]


# CL-91 to 95


@pytest.mark.parametrize(
    ("bases", "after", "is_sacrifice"),
    [
        ("[1:quill 2:cole]", "[- quill cole]", True),
        ("[1:quill 3:reeve]", "[- quill reeve]", True),
        ("[2:cole 3:reeve]", "[- cole reeve]", False),
        ("[F]", "[quill cole reeve]", False),
    ],
)
def test_cl_91_a_good_bunt(bases, after, is_sacrifice):
    """CL-91, RUL-111, CS-06: whoever is blocked stays; nobody moved, no sacrifice."""
    session = at(2017, f"T5 0o {bases}", (13,))
    say(session, "bunt")
    finish(session, 1)
    assert (on(session), session.state.outs) == (after, 1)
    assert (last(session, Batted).sacrifice == "SH") is is_sacrifice


def test_cl_92_when_the_infield_may_come_in():
    """CL-92, RUL-112."""
    from clutch_cast import refused

    session = until(at(2024, "T5 1o [3:reeve]"), "infield")
    assert [o.answer.key for o in session.decision.options] == ["infield normal", "infield in"]
    session = until(at(2024, "T5 2o [3:reeve]"), "pitching change")
    assert refused(session, Key("infield in")) == ["INFIELD_IN_ILLEGAL"]


def test_cl_93_a_grounder_of_the_batters_chart_goes_through():
    """CL-93, RUL-114: before any change; from the pitcher's chart it stays one."""
    session = at(2017, "T5 0o [3:reeve]", (1, 5))
    say(session, "infield in")
    finish(session, 1)
    assert last(session, Batted).code == "1B"
    session = at(2017, "T5 0o [3:reeve]", GB)
    say(session, "infield in", "hold")
    finish(session, 1)
    assert last(session, Batted).code == "GB"


@pytest.mark.parametrize(
    ("bases", "answers", "dice", "after", "outs", "runs"),
    [
        ("[F]", (), (), "[lark quill cole]", 1, 0),
        ("[3:reeve]", ("hold",), (), "[- - reeve]", 1, 0),
        ("[1:quill 3:reeve]", ("hold",), (), "[- quill reeve]", 1, 0),
        ("[2:cole 3:reeve]", ("hold",), (), "[- cole reeve]", 1, 0),
        ("[3:reeve]", ("send third",), (1,), "[lark - -]", 0, 1),
        ("[1:quill 3:reeve]", ("send third",), (20,), "[lark quill -]", 1, 0),
        ("[2:cole 3:reeve]", ("send third",), (1,), "[lark cole -]", 0, 1),
    ],
)
def test_cl_94_grounders_with_the_infield_in(bases, answers, dice, after, outs, runs):
    """CL-94, RUL-115: no double play; loaded, R3 is out at home without a roll."""
    session = at(2017, f"T5 0o {bases}", (*GB, *dice))
    say(session, "infield in", *answers)
    if session.passage == 1:
        finish(session, 1)
    assert (on(session), session.state.outs, session.state.visitor_runs) == (after, outs, runs)


@pytest.mark.parametrize(
    ("year", "die", "runs", "extra"), [(2017, 5, 1, 0), (2017, 6, 0, 0), (2024, 8, 1, 3),
                                       (2024, 9, 0, 3)],
)  # fmt: skip
def test_cl_95_the_play_at_home(year, die, runs, extra, monkeypatch):
    """CL-95, RUL-116: Speed 14, IF +9."""
    gb = GB if year == 2017 else GB24
    session = play(year, "T5 0o [3:reeve]", (*gb, die), "infield in", "send third",
                   units={"infield": 9}, speeds={"reeve": 14},
                   monkeypatch=monkeypatch)  # fmt: skip
    assert (session.state.visitor_runs, last(session, ThrewAt).extra) == (runs, extra)
    assert on(session) == "[lark - -]"


def test_cl_95_who_must_throw():
    """CL-95, RUL-117: in 2024 the defense may take the batter instead."""
    session = at(2024, "T5 0o [3:reeve]", GB24)
    say(session, "infield in", "send third", "concede")
    finish(session, 1)
    assert (session.state.visitor_runs, session.state.outs, on(session)) == (1, 1, "[- - -]")
    session = at(2017, "T5 0o [3:reeve]", GB)
    say(session, "infield in", "send third")
    assert asked(session) == "throw"


# CL-44 to 50: innings, the end, the third out


def test_cl_44_the_third_out_on_the_bases():
    """CL-44, RUL-59: he leads off the next time."""
    session = at(2017, "T5 2o [1:quill]", (20,))
    say(session, "steal second")
    until(session, "take the field")
    assert session.state.visitor.batter == "lark"
    assert session.state.batting is Side.HOME


def test_cl_45_what_happens_when_a_half_is_over():
    """CL-45: effects of the half end, both draw, the bases are cleared."""
    card = made("tide", 'side="offense", windows=["before_pitch"], '
                'effects=[{modify={what="swing", by=1, for="half_inning"}}]')  # fmt: skip
    session = at(2017, "T5 2o [1:quill]", OUT, offense=(card,))
    lay(session, "tide")
    until(session, "take the field")
    assert session.state.cards.changes == ()
    assert on(session) == "[- - -]"


@pytest.mark.parametrize(
    ("text", "is_over"),
    [("T9 2o [] 3-4", True), ("T9 2o [] 4-4", False), ("T8 2o [] 3-4", False),
     ("T10 2o [] 3-4", True), ("B9 2o [] 4-3", True), ("B9 2o [] 4-4", False)],
)  # fmt: skip
def test_cl_46_and_cl_48_when_the_game_is_over(text, is_over):
    """CL-46, CL-48."""
    mark = {"up": "lark"}
    session = at(2017, text, OUT, **mark)
    finish(session)
    session.waits_for_throws = False
    for _ in range(3):
        if session.request is not None and asked(session) != "take the field":
            break
    assert session.is_over is is_over


@pytest.mark.parametrize(
    ("text", "dice", "answers", "is_over", "runs"),
    [
        ("B9 0o [3:reeve] 4-4", (1, 14), (), True, 5),
        ("B9 0o [1:quill 3:reeve] 4-4", (1, 21), (), True, 7),
        ("B9 0o [3:reeve] 4-4", (*FB, 1), ("send third",), True, 5),
        ("B9 1o [1:quill 3:reeve] 4-4", (*GB, 20), ("double play",), False, 4),
        ("B9 1o [1:quill 3:reeve] 4-4", (*GB, 1), ("double play",), True, 5),
    ],
)
def test_cl_47_walk_offs(text, dice, answers, is_over, runs):
    """CL-47, RUL-60 to 62."""
    session = at(2017, text, dice)
    say(session, *answers)
    if session.passage == 1:
        finish(session, 1)
    assert session.is_over is is_over
    assert session.state.home_runs == runs


def test_cl_47_no_tries_once_the_game_is_won():
    """CL-47, RUL-62, CS-03: the single brings him in; the runner on second is not asked about."""
    session = finish(at(2017, "B9 0o [2:cole 3:reeve] 4-4", (1, 18)))
    assert session.is_over
    assert (session.state.home_runs, last(session, Batted).hit) == (5, 1)


def test_cl_49_a_1_2_3_inning():
    """CL-49: three batters, none safe; in 2024 by one pitcher."""
    for year, pitchers, is_so in ((2017, 2, True), (2024, 2, False), (2024, 1, True)):
        more = {"previous": ("SO", "FB"), "pitchers_this_half": pitchers}
        session = at(year, "T5 2o []", OUT, more=more)
        until(session, "take the field")
        assert session.state.was_123 is is_so


def test_cl_50_third_out_timing():
    """CL-50, RUL-64: R2 was ahead of R1, who is thrown out at third."""
    session = at(2017, "T5 2o [1:quill 2:cole]", (*HIT1, 20))
    say(session, "send third second", "throw second")
    finish(session, 1)
    assert session.state.visitor_runs == 1
    session = at(2017, "T5 1o [1:quill 3:reeve]", (*GB, 20))
    say(session, "double play")
    finish(session, 1)
    assert session.state.visitor_runs == 0


def test_cl_47_a_card_moves_nobody_home_after_the_winning_run():
    """CL-47: all runners two bases on; the man from third has won the game, and no more count."""
    rush = made("rush", 'side="offense", windows=["before_pitch"], '
                'effects=[{advance={who="runners", bases=2}}]')  # fmt: skip
    session = at(2017, "B9 0o [2:cole 3:reeve] 4-4", offense=(rush,))
    lay(session, "rush")
    while session.request is not None:
        step(session)
    assert (session.state.is_over, session.state.home_runs) == (True, 5)
