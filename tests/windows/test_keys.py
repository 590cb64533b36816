"""Keys can be given to commands and taken back; the hints follow, and no key means two things."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from whole_games import LEFT, choice

from hotstove.play.decisions import Roll
from hotstove.windows.key_map import TABLE, bare, name_of
from hotstove.windows.keys import KeysWindow
from hotstove.windows.rules import RulesWindow


@pytest.fixture
def keys(window, qtbot) -> KeysWindow:
    made = KeysWindow(lambda: window.menus.actions, window, window.store)
    with qtbot.waitActive(made):
        made.show()
    yield made
    made.close()


def action(window, name: str):
    return next(one for one in window.menus.actions if name_of(one) == name)


def choose(keys: KeysWindow, window, name: str) -> None:
    keys.table.selectRow(keys._listed.index(action(window, name)))


def give(keys: KeysWindow, window, name: str, key: str) -> None:
    choose(keys, window, name)
    keys.field.setKeySequence(QKeySequence(key))
    QTest.mouseClick(keys.take, LEFT)


def test_a_command_obeys_the_key_it_was_given_and_no_longer_the_old_one(window, keys):
    give(keys, window, "new_game", "Ctrl+G")
    assert action(window, "new_game").shortcuts() == [QKeySequence("Ctrl+G")]
    assert window.store.settings.keys == {"new_game": "Ctrl+G"}
    assert ["New game", "File", "Ctrl+G"] in keys.model.rows
    choose(keys, window, "new_game")
    QTest.mouseClick(keys.usual, LEFT)
    assert action(window, "new_game").shortcuts() == [QKeySequence("Ctrl+N")]
    assert window.store.settings.keys == {}


def test_a_key_that_means_something_else_is_refused_in_a_sentence(window, keys):
    give(keys, window, "new_game", "Ctrl+P")
    assert keys.sentence.text() == "Ctrl+P already means “Print scorecard”; choose another key."
    assert window.store.settings.keys == {}
    give(keys, window, "throw", "Space")
    assert keys.sentence.text().startswith("Space already means “Natural act")
    give(keys, window, "throw", "Tab")
    assert keys.sentence.text().startswith("Tab goes everywhere")
    give(keys, window, "throw", "Q")
    assert keys.sentence.text().startswith("Q belongs to people who share a table")
    assert window.store.settings.keys == {}


def test_one_key_commands_can_be_moved_or_switched_off_and_the_hints_follow(window, keys):
    window.show_game(window.keeper.begin(choice()))
    model = window.game.model
    while not isinstance(model.request, Roll):
        model.choose(model.request.default or model.request.options[0].answer)
    window.close_lineup()
    give(keys, window, "throw", "T")
    keys.close()
    assert action(window, "throw").text() == "Throw the d&ie (T)"
    assert window.desk._tray_hint() == "Click here or press T to throw"
    asked = model.request
    QTest.keyClick(window.desk.view, Qt.Key.Key_R)
    assert model.request is asked
    QTest.keyClick(window.desk.view, Qt.Key.Key_T)
    assert model.request is not asked
    window.store.change(keys={"throw": ""})
    assert window.desk._tray_hint() == "Click here to throw"
    while not isinstance(model.request, Roll):
        model.choose(model.request.default or model.request.options[0].answer)
    asked = model.request
    QTest.keyClick(window.desk.view, Qt.Key.Key_T)
    assert model.request is asked
    assert action(window, "throw").text() == "Throw the d&ie"


def test_letters_typed_into_a_field_do_nothing_at_the_table(window, qtbot):
    """Feel 4.2, 14: one-key commands act only where the table has the keyboard."""
    window.show_game(window.keeper.begin(choice()))
    before = window.game.model.session.gesture
    window.menus.show_rules("")
    rules = next(one for one in window.findChildren(RulesWindow) if one.isVisible())
    QTest.keyClicks(rules.focusWidget() or rules, "rpu ")
    assert window.game.model.session.gesture == before
    rules.close()


def test_all_usual_keys_come_back_at_once(window, keys):
    give(keys, window, "new_game", "Ctrl+G")
    give(keys, window, "zoom", "Y")
    assert window.store.settings.keys == {"new_game": "Ctrl+G", "zoom": "Y"}
    keys._reset()
    assert window.store.settings.keys == {}
    assert action(window, "zoom").text() == "Look at the &card (Z)"


def test_every_command_has_a_name_of_its_own_and_those_of_the_table_are_known(window):
    names = [name_of(one) for one in window.menus.actions if name_of(one)]
    assert len(names) == len(set(names))
    assert set(TABLE) <= set(names)


def test_the_keys_window_can_be_read(keys, sized, clipped, nameless, qtbot):
    qtbot.wait(1)
    assert clipped(keys) == []
    assert nameless(keys) == []


def test_a_command_without_a_key_is_listed_and_can_be_given_one(window, keys):
    assert ["Copy the scorebook", "Edit", ""] in keys.model.rows
    give(keys, window, "copy_log", "Ctrl+Shift+C")
    assert bare(action(window, "copy_log")) == "Copy the scorebook"
    assert action(window, "copy_log").shortcuts() == [QKeySequence("Ctrl+Shift+C")]
