"""The new-game window: what is agreed in it is what is played."""

from __future__ import annotations

from PySide6.QtCore import Qt

from hotstove.play.setup import Chair
from hotstove.windows.new_game import NewGameDialog, quick_game, session_name
from hotstove.windows.settings import NewGameHabits, SettingsStore


def opened(catalog, store, art, qtbot, **more) -> NewGameDialog:
    dialog = NewGameDialog(catalog, store, art, **more)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def test_a_game_by_mouse(catalog, store, art, qtbot):
    dialog = opened(catalog, store, art, qtbot)
    left = dialog.corners[0]
    left.club.choose("mudlarks")
    left.club.activated.emit(left.club.currentIndex())
    qtbot.keyClicks(left.name, "Vera")
    dialog.home.choose("first")
    dialog.home.activated.emit(dialog.home.currentIndex())
    dialog.innings.choose(3)
    qtbot.mouseClick(dialog.play, Qt.MouseButton.LeftButton)
    choice = dialog.choice
    assert choice is not None
    assert choice.clubs == ("mudlarks", "lamplighters")
    assert choice.chairs == (Chair("Vera"), Chair("Instinct", "instinct"))
    assert (choice.home, choice.innings) == ("first", 3)
    assert choice.name == "Lamplighters at Mudlarks"
    setup = choice.setup(catalog)
    assert setup.seed == choice.seed
    assert setup.innings == 3


def test_a_game_by_keys_alone_and_the_next_one_begins_with_it(catalog, store, art, qtbot, tmp_path):
    dialog = opened(catalog, store, art, qtbot)
    left, right = dialog.corners
    assert dialog.focusWidget() is left.club
    qtbot.keyClick(left.club, Qt.Key.Key_Down)
    right.player.setFocus()
    qtbot.keyClick(right.player, Qt.Key.Key_Up)
    assert right.name.isEnabled()
    right.name.setFocus()
    qtbot.keyClicks(right.name, "Hal & <img src=x>")
    qtbot.keyClick(right.name, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert dialog.choice.chairs[1] == Chair("Hal & <img src=x>")
    again = opened(catalog, SettingsStore(tmp_path / "settings.json"), art, qtbot)
    assert again.corners[1].name.text() == "Hal & <img src=x>"
    assert again.corners[0].club.value == dialog.choice.clubs[0]


def test_a_club_may_play_itself(catalog, store, art, qtbot):
    dialog = opened(catalog, store, art, qtbot)
    for corner in dialog.corners:
        corner.club.choose("clockwinders")
        corner.club.activated.emit(corner.club.currentIndex())
    dialog._agree()
    assert dialog.choice.clubs == ("clockwinders", "clockwinders")
    dialog.choice.setup(catalog)


def test_a_session_name_is_never_there_twice(catalog):
    clubs = ("stovepipes", "lamplighters")
    assert session_name(catalog, clubs, "second", ()) == "Stovepipes at Lamplighters"
    taken = ("stovepipes at lamplighters", "Stovepipes at Lamplighters 2")
    assert session_name(catalog, clubs, "second", taken) == "Stovepipes at Lamplighters 3"


def test_a_name_of_ones_own_stays_and_gets_a_number_where_it_is_taken(catalog, store, art, qtbot):
    dialog = opened(catalog, store, art, qtbot, taken=("Rainout",))
    dialog.name.setFocus()
    dialog.name.selectAll()
    qtbot.keyClicks(dialog.name, "Rainout")
    dialog.corners[0].club.choose("mudlarks")
    dialog._show_clubs()
    dialog._agree()
    assert dialog.choice.name == "Rainout 2"


def test_own_dice_need_no_seed(catalog, store, art, qtbot):
    dialog = opened(catalog, store, art, qtbot)
    dialog.dice.choose("typed")
    dialog.dice.activated.emit(1)
    assert not dialog.seed.isEnabled()
    dialog._agree()
    assert dialog.choice.setup(catalog).dice == "typed"


def test_play_now_takes_the_clubs_and_the_name_of_last_time(catalog):
    habits = NewGameHabits(clubs=("mudlarks", "gone"), names=("", "Vera"), managers=("luck", ""))
    choice = quick_game(catalog, habits)
    assert choice.clubs == ("mudlarks", "lamplighters")
    assert choice.chairs == (Chair("Vera"), Chair("Instinct", "instinct"))
    choice.setup(catalog)


def test_the_new_game_window_can_be_read(catalog, store, art, qtbot, sized, clipped, nameless):
    dialog = opened(catalog, store, art, qtbot)
    dialog.resize(1280, 800)
    qtbot.wait(1)
    assert clipped(dialog) == []
    assert nameless(dialog) == []


def test_cards_are_browsed_by_keys_and_drawn_in_slices(catalog, store, art, qtbot):
    dialog = opened(catalog, store, art, qtbot)
    browser = dialog.browse(1)
    qtbot.waitUntil(browser.isActiveWindow)
    assert len(browser.cards) == 30
    first = browser.large.accessibleName()
    qtbot.keyClick(browser.view, Qt.Key.Key_Right)
    assert browser.large.accessibleName() != first
    qtbot.waitUntil(lambda: len(browser._drawn._pixmaps) >= 8)
    qtbot.waitUntil(lambda: not browser._drawn._timer.isActive())
    qtbot.keyClick(browser, Qt.Key.Key_Escape)
    assert not browser.isVisible()
