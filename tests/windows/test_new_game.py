"""The new-game window: what is agreed in it is what is played."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import SHELF, volume
from hotstove.windows.new_game import NewGameDialog, quick_game, session_name
from hotstove.windows.settings import NewGameHabits, SettingsStore


def opened(catalog, store, art, qtbot, **more) -> NewGameDialog:
    dialog = NewGameDialog(catalog, store, art, **more)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    return dialog


def test_the_choice_of_the_game_comes_before_what_depends_on_it(catalog, store, art, qtbot):
    dialog = opened(catalog, store, art, qtbot)

    def height(widget):
        return widget.mapTo(dialog, QPoint(0, 0)).y()

    first = height(dialog.rulebook)
    assert all(first < height(corner.club) for corner in dialog.corners)
    assert first < height(dialog.innings)


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
    assert dialog.focusWidget() is dialog.rulebook
    qtbot.keyClick(dialog.rulebook, Qt.Key.Key_Tab)
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
    dialog.show_anew()
    dialog._agree()
    assert dialog.choice.name == "Rainout 2"


def test_own_dice_need_no_seed(catalog, store, art, qtbot):
    dialog = opened(catalog, store, art, qtbot)
    dialog.dice.choose("typed")
    dialog.dice.activated.emit(1)
    assert not dialog.seed.isEnabled()
    dialog._agree()
    assert dialog.choice.setup(catalog).dice == "typed"


def test_a_game_without_dice_asks_for_none_but_is_shuffled_by_a_seed(catalog, store, art, qtbot):
    dialog = opened(catalog, store, art, qtbot)
    dialog.dice.choose("typed")
    dialog.dice.activated.emit(1)
    agreed(dialog, "pizza_box/a")
    assert not dialog.dice.isEnabled()
    assert dialog.seed.isEnabled()
    agreed(dialog, "showdown/basic")
    assert dialog.dice.isEnabled()
    assert not dialog.seed.isEnabled()


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
    qtbot.waitUntil(lambda: len(browser._rack._drawn._pixmaps) >= 8)
    qtbot.waitUntil(lambda: not browser._rack._drawn._timer.isActive())
    qtbot.keyClick(browser, Qt.Key.Key_Escape)
    assert not browser.isVisible()


def agreed(dialog, rulebook, **house):
    """Choose a rulebook and house rules by their choosers, as a person does."""
    dialog.rulebook.choose(rulebook)
    dialog.rulebook.activated.emit(0)
    for name, value in house.items():
        dialog.house.choosers[name].choose(value)
        dialog.house.choosers[name].activated.emit(0)


@pytest.mark.parametrize("book", [one for one in SHELF.values() if one.has_table])
def test_every_house_rule_of_a_game_is_offered_and_goes_into_its_setup(
    book, catalog, store, art, qtbot
):
    dialog = opened(catalog, store, art, qtbot)
    agreed(dialog, book.id)
    rules = {rule.name: rule for rule in book.house if rule.choices}
    assert dialog.house.choosers.keys() == rules.keys()
    for rule in rules.values():
        setup = dialog.made().setup(catalog)
        assert getattr(setup, rule.name) == rule.choices[0][0]
        agreed(dialog, book.id, **{rule.name: rule.choices[-1][0]})
        setup = dialog.made().setup(catalog)
        assert getattr(setup, rule.name) == rule.choices[-1][0]


def test_pb_a_36_steals_at_a_ball_and_the_next_game_begins_with_it(
    catalog, store, art, qtbot, tmp_path
):
    dialog = opened(catalog, store, art, qtbot)
    agreed(dialog, "pizza_box/a", has_strategies=True, has_curtain=True)
    dialog._agree()
    setup = dialog.choice.setup(catalog)
    assert volume("pizza_box/a").open(setup).has_strategies
    assert setup.has_curtain
    again = opened(catalog, SettingsStore(tmp_path / "settings.json"), art, qtbot)
    assert again.rulebook.value == "pizza_box/a"
    assert again.house.values == dialog.house.values


def test_pb_mp_01_rules_that_do_not_go_together_are_refused_in_the_rulebooks_words(
    catalog, store, art, qtbot
):
    dialog = opened(catalog, store, art, qtbot)
    agreed(dialog, "pizza_box/a")
    dialog.people.choose(5)
    dialog.home.choose("first")
    dialog.home.activated.emit(0)
    assert not dialog.play.isEnabled()
    assert dialog._fault.text() == (
        "With 5 people the seats say who is at home; let a card and a call decide (PB-MP-01)."
    )
    dialog.home.choose("dice")
    dialog.home.activated.emit(0)
    assert dialog.play.isEnabled()


@pytest.mark.parametrize("book", ["pizza_box/pro", "pitch_duel/mlb"])
def test_the_house_rules_can_be_read(catalog, store, art, qtbot, sized, clipped, nameless, book):
    dialog = opened(catalog, store, art, qtbot)
    agreed(dialog, book)
    dialog.resize(1280, 800)
    qtbot.waitUntil(lambda: clipped(dialog) == [])
    assert nameless(dialog) == []
