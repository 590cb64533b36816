"""What each level switches on, SD-L: the same moment in the basic and in the advanced game."""

from __future__ import annotations

import pytest
from showdown_cast import (
    advanced_setup,
    answer,
    asked,
    at,
    bat,
    field_card,
    last,
    lineup,
    now,
    on,
    positions,
    refused,
    score,
    setup,
)

from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.baseball.lineups import Substitution
from hotstove.managers.luck import Luck
from hotstove.play.answers import Key
from hotstove.play.dice import SeededDice
from hotstove.play.facts import Rolled
from hotstove.play.seats import SEATS
from hotstove.play.session import Session
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.rulebooks.showdown.facts import Pitched


def both(text, swing, *dice, **more):
    """The same swing of Ames on his own chart in the basic and in the advanced game."""
    return at(text, [1, swing, *dice]), now(text, [1, swing, *dice], bring=True, **more)


def questions(rulebook):
    """Every question a few random games of *rulebook* ask."""
    found = set()
    for seed in range(6):
        session = Session(rulebook, SeededDice(seed))
        players = {seat: Luck(seed + seat) for seat in SEATS[:2]}
        while session.decision is not None:
            found.add(session.decision.asks)
            seen = session.seen_from(session.decision.seat)
            session.choose(players[session.decision.seat].choose(seen, session.decision))
    return found


BASIC = BasicShowdown(setup())
ADVANCED = AdvancedShowdown(
    advanced_setup(icons={"pike": "K 20", "ames": "SB V", "fox": "G", "giles": "G", "dorn": "S HR"})
)


def test_sd_l_01_pitch_swing_and_charts_in_both():
    """SD-L-01."""
    for session in both("T1 0o []", 12):
        assert last(session, Batted).code == "1B"
        assert last(session, Pitched).total == 5


def test_sd_l_02_the_1b_plus_steal_in_both():
    """SD-L-02: in the next at-bat, just before the pitch."""
    for session in both("T1 0o []", 16, 20, 4):
        while session.state.outs == 0:
            session.choose(session.decision.default)
        assert on(session) == "2:ames"


def test_sd_l_03_ground_balls():
    """SD-L-03: basic: the batter is out, nobody moves; advanced: the runner is forced."""
    basic, advanced = both("T1 0o [1:Cole]", 4, 1)
    assert (on(basic), on(advanced)) == ("1:cole", "1:ames")


def test_sd_l_04_fly_balls():
    """SD-L-04: tagging up only in the advanced game."""
    basic, advanced = both("T1 0o [3:Dorn]", 5)
    assert (asked(basic), asked(advanced)) == ("batter up", "send")


def test_sd_l_05_extra_bases():
    """SD-L-05."""
    basic, advanced = both("T1 0o [1:Cole]", 12)
    assert (asked(basic), asked(advanced)) == ("batter up", "send")


def test_sd_l_06_speed_and_fielding():
    """SD-L-06: no dp and no throw die in the basic game, whatever the gloves."""
    gloves = {"giles": {"positions": positions("SS+20")}}
    session = now("T1 0o [1:Cole]", [1, 4, 1], bring=True, cards=gloves)
    assert last(session, Batted).is_double_play
    basic = at("T1 0o [1:Cole]", [1, 4])
    assert {f.purpose for f in basic.facts if isinstance(f, Rolled)} == {"pitch", "swing"}


def test_sd_l_07_no_steal_takes_a_throw():
    """SD-L-07: the SB icon steals without one; nobody is ever caught."""
    session = now("T1 0o [1:Cole]", [1, 8], bring=True, icons={"cole": "SB"})
    answer(session, "cole:SB")
    assert [f.purpose for f in session.facts if isinstance(f, Rolled)] == ["pitch", "swing"]
    assert last(session, RunnersMoved).cause == "SB"


def test_sd_l_08_fatigue():
    """SD-L-08: in the ninth Pike (IP 6) is three down; in the basic game he is fresh."""
    basic, advanced = both("T9 0o []", 12)
    assert (last(basic, Pitched).modifier, last(advanced, Pitched).modifier) == (0, -3)


def test_sd_l_09_substitutions():
    """SD-L-09, R11: none in the basic game; pinch hitter, pitcher, fill-up in the advanced."""
    basic = at("T7 0o []", bring=False)
    assert refused(basic, Substitution("kerr", "ames")) == ["NOT_OFFERED"]
    assert questions(BASIC) == {"lineup", "take the field", "batter up"}
    assert {"pitching change", "answering hitter"} <= questions(ADVANCED)
    advanced = now("T7 0o [1:Cole]", batter="fox")
    assert refused(advanced, bat(advanced, "kerr", "cole")) == ["RULE_OFF"]


def test_sd_l_10_starter_lock_bat_once_and_backups():
    """SD-L-10: all three bind in the advanced game."""
    session = now("T2 0o []", league="NL", batter="pike", turns=0, backups="kerr")
    assert refused(session, bat(session, "kerr")) == ["MUST_BAT_FIRST", "STARTER_LOCKED"]
    early = now("T2 0o []", batter="eads", backups="kerr")
    assert refused(early, bat(early, "kerr")) == ["BACKUP_TOO_EARLY"]


def test_sd_l_11_leagues():
    """SD-L-11: the basic game always has a DH, whatever the club's home rules."""
    basic = Session(BasicShowdown(setup(league="NL")), SeededDice(1))
    suggested = basic.decision.options[0].answer
    assert "P" not in [spot.position for spot in suggested.spots]
    advanced = Session(AdvancedShowdown(advanced_setup("NL")), SeededDice(1))
    suggested = advanced.decision.options[0].answer
    assert "P" in [spot.position for spot in suggested.spots]


def test_sd_l_12_icon_powers():
    """SD-L-12: asked for in the advanced game, never in the basic one."""
    assert {"before the pitch", "on the result", "glove"} <= questions(ADVANCED)
    teams = ADVANCED.setup.teams
    assert questions(BasicShowdown(setup(teams=teams))) == {
        "lineup",
        "take the field",
        "batter up",
    }


@pytest.mark.parametrize("book", [BASIC, ADVANCED], ids=["basic", "advanced"])
def test_sd_l_13_14_neither_strategy_cards_nor_walks_nor_bunts(book):
    """SD-L-13, SD-L-14: no walk is given, no bunt called, no card played."""
    known = {
        "lineup",
        "take the field",
        "batter up",
        "pitching change",
        "answering hitter",
        "before the pitch",
        "on the result",
        "send",
        "throw",
        "glove",
    }
    assert questions(book) <= known
    session = at("T1 0o [1:Cole]", bring=False) if book is BASIC else now("T1 0o [1:Cole]")
    for called in ("walk", "bunt"):
        assert refused(session, Key(called)) == ["NOT_OFFERED"]


def test_sd_l_15_nobody_plays_first_base_out_of_position():
    """SD-L-15, SD-A-05: neither Eads nor Fox (3B)."""
    session = now("T7 0o []", taking_field=True)
    for wrong in (
        "ames 2B, fox 1B, cole CA, dorn RF, eads DH, bell 3B, giles SS, hume LF, jay CF",
        "ames 2B, bell DH, cole CA, dorn RF, eads 1B, fox 3B, giles SS, hume LF, jay CF",
    ):
        assert "NOT_QUALIFIED" in refused(session, field_card(session, wrong))


def test_sd_l_16_the_rotation_names_the_starter():
    """SD-L-16: a free choice in the basic game, the day's slot in the advanced."""
    Session(BasicShowdown(setup()), SeededDice(1)).choose(lineup(starter="kip"))
    advanced = Session(AdvancedShowdown(advanced_setup(slot=1)), SeededDice(1))
    assert refused(advanced, lineup(starter="kip")) == ["LINEUP_TODAY"]


def test_sd_l_17_ready_made_teams_play_both():
    """SD-L-17, R84: a team without a written rotation starts its dearest pitchers in turn."""
    for book in (BasicShowdown(setup()), AdvancedShowdown(setup())):
        session = Session(book, SeededDice(3))
        session.play_out({seat: Luck(seat) for seat in SEATS[:2]})
        assert session.is_over


def test_sd_l_18_the_look_ahead_refuses():
    """SD-L-18, SD-A-46: not a warning."""
    session = now("T7 0o []", batter="hume")
    assert refused(session, bat(session, "kerr")) == ["CANNOT_FIELD"]
    assert score(session) == (0, 0)
