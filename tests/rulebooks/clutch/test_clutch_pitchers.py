"""Limits, tiredness and rest: CL-30 to 34, C17-22 to 24, C24-23 to 29, and series between games."""

from __future__ import annotations

import pytest
from clutch_cast import BOOKS, at, finish, last, lay, relieve, say, until
from clutch_people import setup, team
from clutch_printed import made
from msgspec.structs import replace

from hotstove.baseball.series import Outing, Played
from hotstove.managers.registry import new_manager
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.rulebooks.clutch.facts import IpGained, Pitched, Swung
from hotstove.rulebooks.clutch.rest import Rest, after_game, is_tired, load, rested, tired
from hotstove.rulebooks.clutch.series import Series2017, Series2024, home_2017
from hotstove.rulebooks.clutch.state import Mound


def limit(year, role="SP", **counts):
    book = BOOKS[year](setup(year))
    return book.limit(Mound("doyle" if role == "SP" else "thorn", role, **counts))


def over(year, **counts):
    return BOOKS[year](setup(year)).innings_over(Mound("doyle", "SP", **counts))


@pytest.mark.parametrize(
    ("year", "counts", "innings"),
    [
        (2017, {"bb": 5, "r": 4}, 4),
        (2017, {"bb": 3, "r": 3}, 6),
        (2024, {"bb": 4, "r": 4, "er": 3}, 5),
        (2017, {"bb": 40}, 0),
        (2024, {"r": 4, "er": 3}, 6),
        (2017, {"r": 4, "er": 3}, 5),
    ],
)
def test_cl_30_and_cl_31_the_limit(year, counts, innings):
    """CL-30, CL-31, RUL-31, RUL-32: every four walks and every four runs cost an inning."""
    assert limit(year, **counts) == innings


def test_cl_31_runs_of_others_are_not_his():
    """CL-31, C24-26: three inherited runners and a homer: two charged to Doyle, one to Thorn."""
    session = at(2024, "T6 0o [1:quill 2:cole]", [1, 24], mound={"outs": 12})
    relieve(session, "thorn~")
    finish(session)
    home = session.state.home
    assert home.mound.r == 1
    assert home.left[-1].r == 2


def test_cl_32_tired_is_looked_at_afresh():
    """CL-32: 17 outs, not tired; 18, tired; a reliever of one inning after four walks."""
    assert (over(2017, outs=17), over(2017, outs=18)) == (0, 1)
    book = BOOKS[2017](setup(2017))
    assert book.innings_over(Mound("thorn", "RP", bb=4)) == 1
    assert book.innings_over(Mound("thorn", "RP", bb=3)) == 0


@pytest.mark.parametrize(("outs", "lost"), [(18, 1), (20, 1), (21, 2), (24, 3)])
def test_cl_33_the_command_penalty(outs, lost):
    """CL-33, RUL-33."""
    assert over(2017, outs=outs) == lost
    session = at(2017, dice=[9], mound={"outs": outs}, to="swing")
    assert last(session, Pitched).command == 5 - lost


def test_cl_33_the_limit_may_drop_under_him():
    """CL-33: six becomes five at 19 outs; RUL-34: who entered tired has none."""
    assert over(2017, outs=19, bb=4) == 2
    assert [over(2017, outs=outs, entered_tired=True) for outs in (0, 2, 3, 6)] == [1, 1, 2, 3]
    assert over(2017, outs=0, entered_tired=True, ip_bonus=2) == 1


def test_cl_34_the_power_die():
    """CL-34, RUL-35: Doyle tired, P9: 13 beats 12; S*21 on PC17 is a double."""
    session = at(2017, dice=[9, 21], mound={"outs": 18}, to="swing")
    assert session.roll.sides == 24
    session.throw()
    swing = last(session, Swung)
    assert (swing.sides, swing.result) == (24, "2B")
    assert last(session, Pitched).total == 13
    assert at(2017, dice=[1], mound={"outs": 18}, to="swing").roll.sides == 24


def test_c17_22_and_c24_23_the_least_command():
    """C17-22: Command 3 less four is -1; C24-23, RUL-38: never below 0."""
    for year, least in ((2017, -3), (2024, 0)):
        mound = {"pitcher": "thorn~", "role": "RP", "outs": 18}
        session = at(year, mound=mound, to="pitch")
        assert session.rulebook.command(session.state) == least


def test_c24_24_a_quality_appearance():
    """C24-24, RUL-39: the fifteenth out with two runs is worth an inning; with three it is not."""
    for runs, gained in ((2, 1), (3, 0)):
        session = at(2024, "T6 0o []", [19, 1], mound={"outs": 14, "r": runs})
        finish(session)
        mound = session.state.home.mound
        assert (mound.outs, mound.ip_bonus) == (15, gained)
    finish(session)
    assert last(session, IpGained) is None


def test_c24_24_a_quality_appearance_counts_at_once():
    """C24-24, CL-32: the runner caught is his fifteenth out; the pitch that follows is fresh."""
    session = at(2024, "T6 0o [1:quill]", [20], mound={"outs": 14, "role": "SP", "bb": 4})
    say(session, "steal second")
    until(session, "pitch")
    game = session.state
    mound = game.home.mound
    assert (mound.outs, mound.ip_bonus, session.rulebook.limit(mound)) == (15, 1, 6)
    assert not session.rulebook.is_tired(game, mound)
    session = at(2024, "T6 0o [1:quill]", [20, 1, 21], mound={"outs": 14, "r": 1})
    say(session, "steal second")
    finish(session, 1)
    assert (session.state.home.mound.r, session.state.home.mound.ip_bonus) == (2, 1)


IP = made("more", 'side="defense", windows=["before_pitch"], effects=[{ip=1}]')
IP2 = made("moar", 'side="defense", windows=["before_pitch"], effects=[{ip=1}]')


def test_c24_25_caps_of_innings():
    """C24-25, RUL-40: one an inning, two a game, whoever pitches; none in 2017."""
    session = at(2024, "T6 0o []", defense=(IP, IP2))
    lay(session, "more")
    lay(session, "moar")
    assert session.state.home.mound.ip_bonus == 1
    book, game = session.rulebook, session.state
    from msgspec.structs import replace

    full = game.with_dugout(game.fielding, replace(game.home, ip_in_game=2, ip_inning=5))
    assert book.ip_allowed(full, full.fielding, 1) == 0
    session = at(2017, "T6 0o []", defense=(IP, IP2))
    lay(session, "more")
    lay(session, "moar")
    assert session.state.home.mound.ip_bonus == 2


def test_c24_26_an_automatic_runner_is_nobodys():
    """C24-26, C24-36: the run of the man on second is charged to no pitcher."""
    session = at(2024, "T9 2o []", [19, 1, 19, 1], automatic_runner=True, innings=8)
    until(session, "take the field")
    session.choose(session.decision.default)
    game = session.state
    assert game.bases.second is not None
    assert game.bases.second.charged == ""


def test_c24_27_entering_tired():
    """C24-27: -1 and the d24 from the first pitch on."""
    mound = {"pitcher": "thorn~", "role": "RP", "entered_tired": True, "outs": 0}
    session = at(2024, dice=[9], mound=mound, to="swing")
    assert last(session, Pitched).command == 3 - 1
    assert session.roll.sides == 24


# Rest (C17-23, C17-24, C24-28, C24-29)


def later(year, rest, mound):
    return rested(year, rest, load(year, mound))


def test_c17_23_two_in_a_row_or_over_the_limit():
    """C17-23, RUL-37."""
    worked, fresh = Mound("thorn", "RP", faced=3), None
    rest = later(2017, later(2017, Rest(), worked), worked)
    assert is_tired(2017, rest)
    assert not is_tired(2017, later(2017, rest, fresh))
    assert is_tired(2017, later(2017, Rest(), Mound("thorn", "RP", faced=4, faced_tired=True)))
    assert not is_tired(2017, later(2017, Rest(), worked))


def outing(outs, role="RP", last_outs=None, **more):
    last_outs = max(0, outs - 1) if last_outs is None else last_outs
    return Mound("p", role, outs=outs, has_pitched=True, last_outs=last_outs, **more)


def needs(*days):
    """Return what is owed after each day; None: a day off."""
    rest, found = Rest(), []
    for day in days:
        rest = later(2024, rest, day)
        found.append(rest.need)
    return found


def test_c24_28_day_by_day():
    """C24-28, RUL-41 to 44: the ledger's rows and examples."""
    rows = [(3, 2, 0), (4, 3, 1), (6, 5, 1), (7, 6, 2), (9, 8, 2), (10, 9, 3), (13, 12, 4)]
    for outs, last_outs, need in rows:
        assert needs(outing(outs, last_outs=last_outs)) == [need]
    assert needs(outing(6), None, outing(6), None) == [1, 0, 1, 0]
    assert needs(outing(3), outing(6)) == [0, 1]
    assert needs(outing(9), None, None) == [2, 1, 0]
    assert later(2024, Rest(need=2), outing(3)).need == 2
    assert later(2024, Rest(need=2), outing(10, last_outs=9)).need == 3
    assert needs(outing(3, "SP"), None) == [4, 3]
    assert needs(outing(3, "BP")) == [4]
    assert needs(Mound("p", "RP", faced=1)) == [0]
    assert needs(outing(3), outing(3)) == [0, 1]
    assert needs(outing(3, pitched_tired=True)) == [1]


def test_c24_28_what_a_pitch_is():
    """C24-28: his outs at the last pitch; an intentional walk is none."""
    from clutch_cast import say

    session = at(2024, "T6 2o [2:cole]", mound={"outs": 4})
    say(session, "walk him")
    assert not session.state.home.mound.has_pitched
    session = at(2024, "T6 0o []", [19, 1], mound={"outs": 4})
    finish(session)
    mound = session.state.home.mound
    assert (mound.has_pitched, mound.outs, mound.last_outs) == (True, 5, 4)


def test_c24_29_a_double_play_over_the_limit_is_free():
    """C24-29: limit one, two outs, a double play: no pitch was thrown tired."""
    mound = {"pitcher": "thorn~", "role": "RP", "outs": 2, "faced": 2}
    session = at(2024, "T6 0o [1:quill]", [19, 8, 20], mound=mound)
    finish(session)
    after = session.state.home.mound
    assert (after.outs, after.pitched_tired, after.last_outs) == (4, False, 2)
    assert later(2024, Rest(), after).need == 0


def test_c17_24_the_rotation_goes_round():
    """C17-24: game six starts the first again."""
    law, games = Series2017(), [Played(0, (1, 0), 0)] * 5
    turns = []
    for number in range(6):
        prepared = law.prepared(setup(2017), games[:number])
        turns.append(prepared.teams[0].turn)
        first = [duty.status for duty in law.duties(prepared, games[:number], 0)][:5]
        assert first == ["starts" if place == number % 5 else "waits" for place in range(5)]
    assert turns == [1, 2, 3, 4, 5, 6]


# Series (C17-34, C24-45, CL-96, CL-97)


def game(home, *runs):
    return Played(home, runs, int(runs[1] > runs[0]))


def test_c17_34_best_of_three():
    """C17-34: the other at home in game two; totals equal, B has more at home."""
    games = [game(0, 5, 3), game(1, 4, 6)]
    assert home_2017([]) is None
    assert home_2017(games[:1]) == 1
    assert home_2017(games) == 1
    assert home_2017([game(0, 5, 3), game(1, 3, 5)]) is None
    assert home_2017([game(0, 9, 3), game(1, 3, 5)]) == 0
    assert Series2017().home_of(games, 0, 3) == 1


def test_c24_45_best_of_five():
    """C24-45: B, who won the dice, in games 1, 3, 5."""
    law, games = Series2024(), [game(1, 1, 0)] * 4
    homes = [law.home_of(games[:number], 1, 5) for number in range(1, 5)]
    assert homes == [0, 1, 0, 1]


def test_c24_28_in_a_series():
    """C24-28: who started owes four games of rest, and a starter who rests waits for the fresh."""
    law, start = Series2024(), Outing("doyle", True, 4)
    games = [Played(0, (3, 1), 0, ((start,), ()))]
    prepared = law.prepared(setup(2024), games)
    assert prepared.teams[0].tired == {"doyle"}
    assert not prepared.teams[1].tired
    doyle = next(duty for duty in law.duties(prepared, games, 0) if duty.pitcher == "doyle")
    assert doyle.status == "tired"
    assert "owes 4 games of rest" in law.why(doyle.why).english()
    rested_again = law.prepared(setup(2024), [*games, *[Played(0, (1, 0), 0)] * 4])
    assert not rested_again.teams[0].tired


def test_c17_23_in_a_series():
    """C17-23: two games in a row, or one over the limit."""
    law, thorn = Series2017(), Outing("thorn", False)
    games = [Played(0, (3, 1), 0, ((thorn,), ()))] * 2
    one, two = (law.prepared(setup(2017), games[:number]) for number in (1, 2))
    assert (one.teams[0].tired, two.teams[0].tired) == (frozenset(), {"thorn"})
    over_it = [Played(0, (3, 1), 0, ((replace(thorn, load=1),), ()))]
    assert law.prepared(setup(2017), over_it).teams[0].tired == {"thorn"}
    why = [law.why(duty.why).english() for duty in law.duties(two, games, 0) if duty.why]
    assert any("both of the last two games" in each for each in why)


def played(year):
    book = BOOKS[year](setup(year))
    session = Session(book, book.setup.new_dice(), keeps_frames=False)
    session.play_out({seat: new_manager("luck", book, seat, 5) for seat in SEATS[:2]})
    return session


@pytest.mark.parametrize(("year", "law"), [(2017, Series2017()), (2024, Series2024())])
def test_what_a_game_leaves_behind(year, law):
    """CL-97: who pitched, from the facts of the game."""
    session = played(year)
    found = law.outings(session.rulebook, session.facts)
    for side in Side:
        mounds = session.state.dugout(side).mounds
        assert [each.pitcher for each in found[side]] == [
            mound.pitcher for mound in mounds if load(year, mound) is not None
        ]
        assert next(each.is_start for each in found[side])


def test_cl_96_and_cl_97_what_goes_on_between_games():
    """CL-96: each keeps his park; CL-97: rest is carried, decks are shuffled complete."""
    one = team(2017, 0)
    assert one.stadium == one.mirrored().stadium
    session = at(2017, "T5 0o []", mound={"faced": 12, "faced_tired": True})
    rested = after_game(2017, {}, ["doyle~", "thorn~"], session.state.home)
    assert tired(2017, rested) == {"doyle~"}
    assert tired(2024, {"x": Rest(need=1), "y": Rest()}) == {"x"}
    decks = [len(session.rulebook.decks[seat]) for seat in (0, 1)]
    assert decks == [40, 40]
