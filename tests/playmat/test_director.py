"""The picture follows the rules: cues end where the moment says, and can always be skipped."""

from __future__ import annotations

import pytest
from tables_for_tests import desk_of, session_of

from hotstove.play.decisions import Roll
from hotstove.playmat.director import Pace


def rests(desk):
    return {
        piece: (round(card.pos().x()), round(card.pos().y()), card.look)
        for piece, card in desk.scene.cards.items()
    }


def wanted(desk):
    moment = desk.scene.moment_of(desk.model.view, desk.model.request)
    return {p: (round(q.x), round(q.y), q.look) for p, q in moment.poses.items()}


def near(one, other):
    assert one.keys() == other.keys()
    for piece, (x, y, look) in one.items():
        assert abs(x - other[piece][0]) <= 1
        assert abs(y - other[piece][1]) <= 1
        assert look == other[piece][2]


def test_the_picture_catches_up_with_the_rules(qtbot):
    desk = desk_of(qtbot, session_of(), pace=Pace.BRISK)
    desk.director.is_still = True
    desk.computers.pace = 0
    for _ in range(9):
        with qtbot.waitSignal(desk.director.caught_up, timeout=5000):
            desk.act()
        near(rests(desk), wanted(desk))


def test_skip_settles_on_the_truth(qtbot):
    desk = desk_of(qtbot, session_of(), pace=Pace.LEISURELY)
    for _ in range(12):
        desk.act()
    desk.director.skip()
    assert not desk.director.is_busy
    near(rests(desk), wanted(desk))


def test_pace_off_shows_every_gesture_at_once(qtbot):
    desk = desk_of(qtbot, session_of(), pace=Pace.OFF)
    for _ in range(60):
        desk.act()
        assert not desk.director.is_busy
        near(rests(desk), wanted(desk))


def test_undo_in_the_middle_of_a_throw_rewinds_the_mat_and_nothing_moves_on(qtbot):
    desk = desk_of(qtbot, session_of(), pace=Pace.LEISURELY)
    for _ in range(3):
        desk.act()
    before = desk.model.session.gesture
    desk.model.undo()
    assert desk.model.session.gesture == before - 1
    assert not desk.director.is_busy
    near(rests(desk), wanted(desk))
    assert isinstance(desk.model.request, Roll)


def test_a_roll_lasts_no_longer_than_it_may(qtbot):
    desk = desk_of(qtbot, session_of(), pace=Pace.LEISURELY)
    desk.act()
    desk.act()
    desk.director.skip()
    desk.throw()
    assert desk.director.is_busy
    assert desk.director._clock.duration() <= 1200


def test_the_scoreboard_changes_with_the_fact_and_not_before(qtbot):
    desk = desk_of(qtbot, session_of(dice=[1, 20]), pace=Pace.BRISK)
    desk.act()
    desk.act()
    desk.director.skip()
    desk.model.throw()
    desk.director.skip()
    assert desk.scene._board_data.visitor.runs == "0"
    desk.model.throw()
    assert desk.model.session.state.visitor_runs == 1
    assert desk.scene._board_data.visitor.runs == "0"
    desk.director.skip()
    assert desk.scene._board_data.visitor.runs == "1"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1200), (2560, 1080), (900, 900)])
def test_every_card_lies_on_the_table_at_any_size(qtbot, size):
    desk = desk_of(qtbot, session_of(), size=size)
    for _ in range(14):
        desk.act()
    shown = desk.scene.shown
    for card in desk.scene.cards.values():
        assert shown.adjusted(-1, -1, 1, 1).contains(card.scene_face()), card.piece
