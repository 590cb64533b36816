"""Substitutions, icons and throws of the advanced game, by hand on the real table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from tables_for_tests import ROOT, desk_of, drag, place_point

from hotstove.baseball.facts import FieldSet, PinchHit, PitchingChange
from hotstove.baseball.positions import Position
from hotstove.catalog.shelf import Catalog
from hotstove.play.decisions import Decision, Roll
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.playmat.poses import Show
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.setup import ShowdownSetup, Team

CATALOG = Catalog(ROOT / "cards")


def advanced(seed=5, league="AL") -> Session:
    teams = tuple(Team(*CATALOG.team(club)) for club in ("stovepipes", "mudlarks"))
    setup = ShowdownSetup(
        seed=seed,
        chairs=(Chair("Vera"), Chair("Hal")),
        teams=teams,
        home="second",
        slot=1,
        league=league,
    )
    return Session(AdvancedShowdown(setup), setup.new_dice(), waits_for_throws=True)


def play_until(desk, condition) -> None:
    """Do what comes next of itself until *condition* holds; no icon is ever used."""
    model = desk.model
    for _ in range(5_000):
        if condition():
            return
        request = model.request
        assert request is not None, "the game ended first"
        if isinstance(request, Decision) and request.default is None:
            model.choose(request.options[0].answer)
        else:
            desk.act()
    raise AssertionError("it never came to that")


def asks(desk, name):
    request = desk.model.request
    return isinstance(request, Decision) and request.asks == name


@pytest.fixture
def desk(qtbot):
    made = desk_of(qtbot, advanced())
    play_until(made, lambda: made.model.session.state.has_lineups)
    return made


def of_kind(desk, kind):
    return [fact for fact in desk.model.session.facts if isinstance(fact, kind)]


def test_a_bench_card_dragged_to_the_plate_pinch_hits(desk):
    game = desk.model.session
    play_until(desk, lambda: game.state.inning == 6 and asks(desk, "batter up"))
    offense = game.state.offense
    hitters = [option for option in desk.model.options() if option.piece[5:] in offense.bench]
    assert hitters
    batter, new = offense.batter, hitters[0].piece
    drag(desk, new, place_point(desk, "plate"))
    assert game.state.at_bat == new[5:]
    assert of_kind(desk, PinchHit)[-1].outgoing == batter
    assert desk.scene.cards[f"card:{batter}"].look.show is Show.BACK


def test_the_bench_shows_who_may_come_in(desk):
    game = desk.model.session
    play_until(desk, lambda: game.state.inning == 6 and asks(desk, "batter up"))
    pieces = {option.piece for option in desk.model.options()}
    assert len(desk.scene._pips) == len(pieces) > 1


def test_a_reliever_dragged_to_the_mound_relieves(desk):
    game = desk.model.session
    play_until(desk, lambda: game.state.inning == 6 and asks(desk, "pitching change"))
    defense = game.state.defense
    drag(desk, f"card:{defense.bullpen[0]}", place_point(desk, "mound"))
    assert of_kind(desk, PitchingChange)[-1].incoming == defense.bullpen[0]
    assert game.state.defense.pitcher == defense.bullpen[0]


def test_throwing_the_pitch_answers_the_question_of_a_new_pitcher(desk):
    """One gesture: no change, and the die falls."""
    game = desk.model.session
    play_until(desk, lambda: game.state.inning == 6 and asks(desk, "pitching change"))
    before = game.gesture
    desk.throw()
    assert game.state.pitch is not None
    assert game.gesture == before + 1
    desk.model.undo()
    assert asks(desk, "pitching change")


def test_a_starter_dragged_to_the_mound_is_refused_with_the_rule(desk, qtbot):
    game = desk.model.session
    play_until(desk, lambda: game.state.inning == 2 and asks(desk, "batter up"))
    said = []
    desk.model.refused.connect(said.append)
    desk.act()
    drag(desk, f"card:{game.state.defense.bullpen[0]}", place_point(desk, "mound"))
    qtbot.waitUntil(lambda: not desk.view.drag.card, timeout=1000)
    assert len(said) == 1


def test_a_hitter_who_has_not_batted_may_not_be_hit_for(desk, qtbot):
    """SD-A-08 told by the table."""
    play_until(desk, lambda: asks(desk, "batter up"))
    said = []
    desk.model.refused.connect(said.append)
    bench = desk.model.session.state.offense.bench
    drag(desk, f"card:{bench[0]}", place_point(desk, "plate"))
    qtbot.waitUntil(lambda: not desk.view.drag.card, timeout=1000)
    assert "SD-A-08" in said[0]


def test_the_dh_dragged_onto_a_fielders_slip_goes_into_the_field(desk):
    """SD-A-07: the pitcher takes the fielder's spot, and bats from now on."""
    game = desk.model.session
    moved = []

    def has_dh_option():
        if not asks(desk, "take the field"):
            return False
        moved[:] = [o for o in desk.model.options() if o.place.startswith("spot:")]
        return bool(moved)

    play_until(desk, has_dh_option)
    option = moved[0]
    side = game.state.fielding
    drag(desk, option.piece, place_point(desk, option.place))
    dugout = game.state.dugout(side)
    assert not dugout.has_dh
    assert dugout.order[int(option.place.rsplit(":", 1)[1]) - 1] == dugout.pitcher
    assert Position.PITCHER in of_kind(desk, FieldSet)[-1].positions


def test_a_third_die_lies_in_the_tray_for_a_double_play(desk):
    play_until(
        desk,
        lambda: isinstance(desk.model.request, Roll) and desk.model.request.purpose == "dp",
    )
    assert len(desk.scene.dice) == 3
    desk.act()
    assert desk.model.session.facts


def test_a_whole_nl_game_by_natural_acts_alone(qtbot):
    """Space all the way: every optional question has a natural answer, and the game ends."""
    desk = desk_of(qtbot, advanced(seed=8, league="NL"))
    for _ in range(3_000):
        request = desk.model.request
        if request is None:
            break
        if isinstance(request, Decision) and request.default is None:
            desk.model.choose(request.options[0].answer)
            continue
        before = desk.model.session.gesture
        QTest.keyClick(desk.view, Qt.Key.Key_Space)
        desk.act()
        assert desk.model.session.gesture > before
    assert desk.model.is_over
