"""A whole game of each book with nothing but keys, by a person against the computer.

No button of the mouse goes down from the first question to the last: cards are brought by Space,
buttons and lists are reached by Tab.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from whole_games import choice, wait_for

from hotstove.play.decisions import Roll
from hotstove.play.setup import Chair
from hotstove.saves.reopening import replay

ALONE = (Chair("Vera"), Chair("Instinct", "instinct"))
GAMES = {
    "showdown/basic": 9,
    "showdown/expert": 9,
    "clutch/2017": 9,
    "clutch/2024": 9,
    "pizza_box/pro": 3,
    "pitch_duel/all_star": 3,
}
"""How many innings are regular."""
NATURAL = 0.95
"""How often somebody does what comes of itself."""
ASIDE = ("Keep passing", "Set the field", "Look", "Lay them", "Pause")
"""Buttons that answer nothing."""


class MouseTrap(QObject):
    """Counts what only a mouse can do."""

    def __init__(self) -> None:
        super().__init__()
        self.caught = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.caught += event.type() in (
            QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonDblClick,
        )  # fmt: skip
        return False


@pytest.fixture
def trap() -> Iterator[MouseTrap]:
    made = MouseTrap()
    QApplication.instance().installEventFilter(made)
    yield made
    QApplication.instance().removeEventFilter(made)


def walk_to(window, fits) -> QWidget:
    """Press Tab until what has the focus *fits*."""
    # Where there is no window manager nobody has the keyboard when a list closes.
    window.activateWindow()
    for _ in range(160):
        QApplication.processEvents()
        focused = QApplication.focusWidget()
        if focused is not None and fits(focused):
            return focused
        QTest.keyClick(focused or window, Qt.Key.Key_Tab)
    raise AssertionError("Tab never reaches it")


def is_button(*words: str):
    return lambda one: isinstance(one, QPushButton) and any(
        word in one.text().replace("&", "") for word in words
    )


def press(button: QPushButton, luck: random.Random) -> None:
    """Press *button* by Space; of its list choose one by the arrow and Enter."""
    listed = button.menu()
    QTest.keyClick(button, Qt.Key.Key_Space)
    if listed is not None:
        wait_for(listed.isVisible)
        for _ in range(luck.randint(1, len(listed.actions()))):
            QTest.keyClick(listed, Qt.Key.Key_Down)
        QTest.keyClick(listed, Qt.Key.Key_Return)


def answer(window, luck: random.Random) -> None:
    """Do what comes of itself by Space, or walk to a button of the prompt bar."""
    model, view, prompt = window.game.model, window.desk.view, window.table_page.prompt
    request = model.request
    if isinstance(request, Roll) or (request.default is not None and luck.random() < NATURAL):
        QTest.keyClick(walk_to(window, lambda one: one is view), Qt.Key.Key_Space)
        return
    offered = [
        one
        for one in prompt.buttons
        if one.isEnabled() and not one.text().replace("&", "").startswith(ASIDE)
    ]
    wanted = luck.choice(offered).text()
    press(walk_to(window, lambda one: one in prompt.buttons and one.text() == wanted), luck)


@pytest.mark.long
@pytest.mark.parametrize("rulebook", GAMES)
def test_a_whole_game_by_keys_alone(window, trap, rulebook):
    innings = GAMES[rulebook]
    made = choice(rulebook=rulebook, chairs=ALONE, home="dice", innings=innings, seed=5)
    window.show_game(window.keeper.begin(made))
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    model, path, luck = window.game.model, window.game.path, random.Random(8)
    while not model.is_over:
        wait_for(lambda: model.is_over or model.awaits_person or window._lineup is not None)
        if window._lineup is not None:
            press(walk_to(window, is_button("Hand in", "I am")), luck)
            continue
        wait_for(lambda: not window.desk.director.is_busy)
        if not model.awaits_person or model.is_over:
            continue
        request, before = model.request, model.session.gesture
        answer(window, luck)
        if model.session.gesture == before and window._lineup is None:
            # Legal and yet unwise: the bar warns, and does it when it is pressed again.
            assert "Once more" in window.table_page.prompt.sentence.text(), request
    state = model.session.state
    assert state.inning >= innings
    assert trap.caught == 0
    window.leave_table()
    again = replay(path).session
    assert again.is_over
    assert again.state == state
