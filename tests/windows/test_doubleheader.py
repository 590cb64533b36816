"""A doubleheader of the advanced game through the real window: AL by mouse, NL by keys.

In each game both sides make at least three substitutions, by drag in the first, with arrows and
Enter in the second; the optional questions ride on natural acts.
"""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from whole_games import LEFT, NONE, choice, drag, hand_in_by_mouse, saved_game_is_the_one_played

from hotstove.baseball.facts import PinchHit, PitchingChange
from hotstove.play.decisions import Decision, Roll
from hotstove.play.seats import Side

ENOUGH = 3
CHANGES = ("batter up", "pitching change", "answering hitter")


def changes_of(model) -> Counter:
    facts = model.session.facts
    return Counter(fact.side for fact in facts if isinstance(fact, PinchHit | PitchingChange))


def wanted(model, made: Counter):
    """The option of a substitution, if this side still owes one; None for the natural act."""
    request, game = model.request, model.session.state
    side = game.side_of(request.seat)
    if request.asks not in CHANGES or made[side] >= ENOUGH or game.inning < 5:
        return None
    others = [option for option in request.options if option.answer != request.default]
    return others[0] if others else None


def play(window, substitute, act) -> None:
    """Play the game on the table to its end, substituting by hand where a side owes it."""
    model = window.game.model
    for _ in range(4_000):
        request = model.request
        if request is None:
            return
        if isinstance(request, Decision):
            if request.form == "lineup":
                hand_in_by_mouse(window)
                continue
            option = wanted(model, changes_of(model))
            if option is not None:
                substitute(option)
                assert model.request is not request
                continue
            if request.default is None:
                drag(window, request.options[0].piece, request.options[0].place)
                continue
        act(request)
    raise AssertionError("the game never ended")


def check(window, path) -> None:
    model = window.game.model
    made = changes_of(model)
    assert min(made[side] for side in Side) >= ENOUGH, made
    runs = (model.session.state.visitor_runs, model.session.state.home_runs)
    window.leave_table()
    saved_game_is_the_one_played(path, runs)


@pytest.mark.long
def test_the_first_game_al_rules_by_mouse(window):
    window.show_game(
        window.keeper.begin(
            choice(
                rulebook="showdown/advanced", house={"league": "AL", "slot": 1}, seed=21
            )
        )
    )
    view = window.desk.view

    def act(request):
        if isinstance(request, Roll) or request.rides:
            tray = view.mapFromScene(window.desk.scene.tray_rect().center())
            QTest.mouseClick(view.viewport(), LEFT, NONE, QPoint(tray))
        elif request.options[0].piece:
            drag(window, request.options[0].piece, request.options[0].place)
        else:
            press_first_button(window)

    play(window, lambda option: drag(window, option.piece, option.place), act)
    check(window, window.game.path)


@pytest.mark.long
def test_the_second_game_nl_rules_by_keys(window):
    window.show_game(
        window.keeper.begin(
            choice(
                rulebook="showdown/advanced", house={"league": "NL", "slot": 2}, seed=22
            )
        )
    )
    view = window.desk.view

    def substitute(option):
        view.setFocus()
        for _ in range(len(window.desk.scene.cards)):
            if view.focused == option.piece:
                break
            QTest.keyClick(view, Qt.Key.Key_Right)
        QTest.keyClick(view, Qt.Key.Key_Return)
        QTest.keyClick(view, Qt.Key.Key_Return)

    def act(request):
        QTest.keyClick(view, Qt.Key.Key_Space)

    play(window, substitute, act)
    check(window, window.game.path)


def press_first_button(window) -> None:
    """The natural answer of a question that has no card: the first button of the prompt bar."""
    QApplication.processEvents()
    buttons = [b for b in window.table_page.prompt.buttons if b.isVisible()]
    QTest.mouseClick(buttons[0], LEFT)
