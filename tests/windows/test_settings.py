"""Settings: kept, forgiven when damaged, and changed by mouse and by keys."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, Qt

from hotstove.windows.settings import (
    NewGameHabits,
    Settings,
    SettingsStore,
    load,
    save,
)
from hotstove.windows.settings_dialog import SettingsDialog


def test_settings_come_back_as_they_were_saved(tmp_path):
    path = tmp_path / "deep" / "settings.json"
    kept = Settings(
        pace="leisurely",
        theme="dim",
        text_scale=150,
        zoom_delay=0,
        hints=True,
        new_game=NewGameHabits(clubs=("mudlarks", "mudlarks"), innings=3),
        recent=("a", "b"),
    )
    save(kept, path)
    assert load(path) == (kept, "")


def test_without_a_file_they_are_the_defaults(tmp_path):
    assert load(tmp_path / "none.json") == (Settings(), "")


@pytest.mark.parametrize(
    "text", ["", "{", '{"pace": "breakneck"}', "[1]", '{"zoom_delay": 7}', "[" * 100_000, "\0"]
)
def test_a_bad_file_gives_the_defaults_and_is_kept_aside(tmp_path, text):
    path = tmp_path / "settings.json"
    path.write_text(text)
    settings, sentence = load(path)
    assert settings == Settings()
    assert sentence.startswith("The settings in settings.json could not be used")
    assert "settings.json.unread" in sentence
    assert (tmp_path / "settings.json.unread").read_text() == text
    assert not path.exists()


def test_a_field_of_a_later_version_is_passed_over(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"pace": "off", "sound_of_rain": True}))
    assert load(path) == (Settings(pace="off"), "")


def test_the_ten_files_played_last_are_remembered(tmp_path):
    settings = Settings()
    for number in range(12):
        settings = settings.with_recent(tmp_path / f"{number}.hotstove")
    settings = settings.with_recent(tmp_path / "5.hotstove")
    names = [name.rsplit("/", 1)[-1].split(".")[0] for name in settings.recent]
    assert names == ["5", "11", "10", "9", "8", "7", "6", "4", "3", "2"]
    assert len(settings.without_recent(tmp_path / "5.hotstove").recent) == 9


def test_the_store_keeps_every_change_and_tells_of_it_once(tmp_path, qtbot):
    store = SettingsStore(tmp_path / "settings.json")
    with qtbot.waitSignal(store.changed) as told:
        store.change(pace="off")
    assert told.args == [Settings(pace="off")]
    with qtbot.assertNotEmitted(store.changed):
        store.change(pace="off")
    assert SettingsStore(tmp_path / "settings.json").settings.pace == "off"


def test_a_store_that_cannot_write_says_so_and_goes_on(tmp_path, qtbot):
    (tmp_path / "wall").write_text("")
    store = SettingsStore(tmp_path / "wall" / "settings.json")
    with qtbot.waitSignal(store.not_saved) as told:
        store.change(hints=True)
    assert "settings.json was not saved" in told.args[0]
    assert store.settings.hints


def test_a_click_changes_a_setting_at_once(store, qtbot):
    dialog = SettingsDialog(store)
    qtbot.addWidget(dialog)
    dialog.show()
    tick = dialog._ticks["hints"]
    qtbot.mouseClick(tick, Qt.MouseButton.LeftButton, pos=QPoint(10, tick.height() // 2))
    assert store.settings.hints


def test_settings_by_keys_alone(store, qtbot):
    dialog = SettingsDialog(store)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    theme = dialog._choosers["theme"]
    theme.setFocus()
    qtbot.keyClick(theme, Qt.Key.Key_Down)
    assert store.settings.theme == "evening"
    qtbot.keyClick(theme, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog._choosers["text_scale"]
    tick = dialog._ticks["reduce_motion"]
    tick.setFocus()
    qtbot.keyClick(tick, Qt.Key.Key_Space)
    assert store.settings.reduce_motion
    assert not dialog._ticks["flips"].isEnabled()
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_restoring_defaults_forgets_neither_files_nor_habits(store, tmp_path):
    store.put(Settings(pace="off", recent=("a",), new_game=NewGameHabits(names=("Vera", ""))))
    store.restore()
    assert store.settings == Settings(recent=("a",), new_game=NewGameHabits(names=("Vera", "")))


def test_the_settings_window_can_be_read(store, qtbot, sized, clipped, nameless):
    dialog = SettingsDialog(store)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.wait(1)
    assert clipped(dialog) == []
    assert nameless(dialog) == []
