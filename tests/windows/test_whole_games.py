"""Whole games through the real window: by mouse drags alone, and by keys alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from whole_games import (
    LEFT,
    NONE,
    choice,
    drag,
    hand_in_by_mouse,
    saved_game_is_the_one_played,
    wait_for,
)

from hotstove.play.decisions import Decision, Roll
from hotstove.play.setup import Chair
from hotstove.windows.main_window import MainWindow


@pytest.mark.long
def test_a_hot_seat_game_by_mouse_alone(window):
    """Two people, curtain and all; batters and pitchers dragged, dice clicked."""
    window.show_game(window.keeper.begin(choice()))
    model, path = window.game.model, window.game.path
    moves = 0
    while not model.is_over:
        request = model.request
        if isinstance(request, Roll):
            tray = window.desk.view.mapFromScene(window.desk.scene.tray_rect().center())
            QTest.mouseClick(window.desk.view.viewport(), LEFT, NONE, QPoint(tray))
        elif request.free is not None:
            hand_in_by_mouse(window)
        else:
            option = request.options[0]
            drag(window, option.piece, option.place)
        moves += 1
        assert model.session.gesture == moves
    runs = (model.session.state.visitor_runs, model.session.state.home_runs)
    assert moves > 150
    window.leave_table()
    saved_game_is_the_one_played(path, runs)


@pytest.mark.long
def test_a_game_against_instinct_by_keys_alone(window):
    """Tab and Space hand in the lineup; Enter twice brings the batter; Space throws."""
    chairs = (Chair("Vera"), Chair("Instinct", "instinct"))
    window.show_game(window.keeper.begin(choice(chairs=chairs, home="dice")))
    model, path = window.game.model, window.game.path
    while not model.is_over:
        wait_for(lambda: model.is_over or model.awaits_person or window._lineup is not None)
        request = model.request
        if isinstance(request, Decision) and request.free is not None:
            hand_in_by_keys(window)
        elif isinstance(request, Roll):
            QTest.keyClick(window.desk.view, Qt.Key.Key_Space)
        elif request is not None:
            QTest.keyClick(window.desk.view, Qt.Key.Key_Return)
            QTest.keyClick(window.desk.view, Qt.Key.Key_Return)
            assert model.request is not request
    runs = (model.session.state.visitor_runs, model.session.state.home_runs)
    window.leave_table()
    saved_game_is_the_one_played(path, runs)


def hand_in_by_keys(window: MainWindow) -> None:
    """Walk with Tab until the button that hands in has the focus, and press it."""
    page = window._lineup
    for _ in range(120):
        focused = QApplication.focusWidget()
        if isinstance(focused, QPushButton) and "Hand in" in focused.text():
            QTest.keyClick(focused, Qt.Key.Key_Space)
            return
        QTest.keyClick(focused or page, Qt.Key.Key_Tab)
    raise AssertionError("Tab never reaches the button that hands the lineup in")


def test_quit_in_the_sixth_and_come_back_to_the_same_question(window):
    """The window is closed in the middle of an at-bat and the file opened again."""
    window.show_game(window.keeper.begin(choice()))
    model, path = window.game.model, window.game.path
    hand_in_by_mouse(window)
    hand_in_by_mouse(window)
    while model.session.state.inning < 6 or not isinstance(model.request, Roll):
        window.act()
    prompt, state, gestures = model.prompt(), model.session.state, model.session.gesture
    window.leave_table()
    window.open_file(path)
    model = window.game.model
    assert (model.prompt(), model.session.state) == (prompt, state)
    assert model.session.gesture == gestures
    assert window.table_page.prompt.sentence.text() == prompt


def test_undo_takes_back_the_last_gesture_and_redo_makes_it_again(window):
    window.show_game(window.keeper.begin(choice()))
    model = window.game.model
    hand_in_by_mouse(window)
    hand_in_by_mouse(window)
    for _ in range(9):
        window.act()
    before, state = model.session.gesture, model.session.state
    window.undo()
    assert model.session.gesture == before - 1
    assert window.desk.scene.seen.game == model.session.state
    window.redo()
    assert model.session.state == state


def test_typed_dice_are_asked_for_and_a_wrong_face_is_refused(window):
    window.show_game(window.keeper.begin(choice(dice="typed")))
    model = window.game.model
    hand_in_by_mouse(window)
    hand_in_by_mouse(window)
    window.act()
    window.act()
    assert isinstance(model.request, Roll)
    window.throw()
    assert isinstance(model.request, Roll)
    face = window.table_page.prompt._face
    assert face.isVisible()
    face.setValue(17)
    QTest.keyClick(face, Qt.Key.Key_Return)
    assert model.session.state.pitch.die == 17
