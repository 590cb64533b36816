"""What a desktop program owes its desktop: menus, recent files, full screen, session, silence."""

from __future__ import annotations

import ast
import re
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QDir, QPoint, QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QMenu,
    QPushButton,
    QSlider,
    QWidget,
)
from whole_games import choice, wait_for

from hotstove.play.setup import Chair
from hotstove.windows.recent import list_recent

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "desktop" / "hotstove").rglob("*.py"))
LEAST_TARGET = 24
DIALOGS = {
    "settings": lambda window: window.choose_settings(),
    "new game": lambda window: window.new_game(),
    "learn": lambda window: window.menus.open_lessons(),
    "cards": lambda window: window.menus.open_cards(),
    "keys": lambda window: window.show_keys(),
    "series": lambda window: window.menus.open_series(),
    "about": lambda window: window.show_about(),
}


@pytest.fixture
def opened(window, monkeypatch, qtbot):
    """Open a dialog by its name without waiting for its answer."""
    shown: list[QDialog] = []

    def open_one(name: str) -> QDialog:
        with monkeypatch.context() as patch:
            patch.setattr(QDialog, "exec", lambda dialog: shown.append(dialog) or 0)
            DIALOGS[name](window)
        dialog = shown[-1]
        with qtbot.waitActive(dialog):
            dialog.show()
        return dialog

    yield open_one
    for dialog in shown:
        dialog.close()


def at_table(window, **changes):
    chairs = (Chair("Vera"), Chair("Luck", "luck"))
    window.show_game(window.keeper.begin(choice(chairs=chairs, **changes)))
    model = window.game.model
    while model.awaits_person and model.request.asks == "lineup":
        model.choose(model.request.options[0].answer)
    wait_for(lambda: model.awaits_person)
    return model


# Menus


def test_the_menu_bar_is_in_the_usual_order_and_nothing_is_hidden(window):
    titles = [one.text().replace("&", "") for one in window.menuBar().actions()]
    assert titles == ["File", "Edit", "Game", "View", "Help"]
    assert all(action.isVisible() for action in window.menus.actions)
    in_menus = {
        id(action)
        for menu in window.menuBar().findChildren(QMenu)
        for action in menu.actions()
    }
    assert all(id(action) in in_menus for action in window.menus.actions)


def test_macos_finds_about_settings_and_quit_and_moves_nothing_else(window):
    roles = {one.menuRole(): one for one in window.menus.actions}
    wanted = QAction.MenuRole
    for role in (wanted.AboutRole, wanted.AboutQtRole, wanted.PreferencesRole, wanted.QuitRole):
        assert role in roles
    guessed = wanted.TextHeuristicRole
    assert [one.text() for one in window.menus.actions if one.menuRole() is guessed] == []
    titles = [menu.title().replace("&", "") for menu in window.menuBar().findChildren(QMenu)]
    eaten = re.compile(r"^(settings|options|config|setup|preferences|about)", re.IGNORECASE)
    assert [title for title in titles if eaten.match(title)] == []


def test_a_command_that_asks_further_ends_in_dots(window):
    dots = {one.text().replace("&", "") for one in window.menus.actions if one.text().endswith("…")}
    assert {"New game…", "Open…", "Settings…", "Print scorecard…", "Concede the game…"} <= dots
    assert "Full screen" not in dots
    assert not any(text.endswith("...") for text in dots)


# Recent files


def recent_texts(window) -> list[str]:
    menu = QMenu()
    list_recent(menu, window)
    return [one.text() for one in menu.actions() if not one.isSeparator()]


def test_a_file_that_is_gone_can_only_be_taken_off_the_list(window, tmp_path):
    game = window.keeper.begin(choice(name="Here & now"))
    game.close()
    gone = tmp_path / "Long ago.hotstove"
    window.store.change(recent=(str(gone), str(game.path)))
    texts = recent_texts(window)
    assert texts[0] == "Long ago is gone: take it off the list"
    assert texts[1] == game.path.stem.replace("&", "&&")
    menu = QMenu()
    list_recent(menu, window)
    menu.actions()[0].trigger()
    assert window.store.settings.recent == (str(game.path),)
    menu.actions()[-1].trigger()
    assert window.store.settings.recent == ()


def test_temporary_files_are_not_remembered(window, monkeypatch, tmp_path):
    game = window.keeper.begin(choice())
    monkeypatch.setattr(QDir, "tempPath", lambda: str(game.path.parent))
    window.show_game(game)
    assert window.store.settings.recent == ()
    window.leave_table()
    monkeypatch.setattr(QDir, "tempPath", lambda: str(tmp_path / "elsewhere"))
    window.open_file(game.path)
    assert window.store.settings.recent == (str(game.path),)


# The window


def test_full_screen_has_a_way_out_in_sight(window):
    window.toggle_full_screen()
    QApplication.processEvents()
    assert window.isFullScreen()
    assert window.menus.full_screen.isChecked()
    assert window.menuBar().isVisible()
    window.menus.full_screen.trigger()
    QApplication.processEvents()
    assert not window.isFullScreen()


def test_the_window_comes_back_where_it_was_and_can_be_reset(window, qtbot):
    from hotstove import app as program

    # No larger than the screen: Qt brings back what fits.
    window.resize(760, 560)
    window.keep()
    again = program.bare_window(program.application())
    qtbot.addWidget(again)
    assert again.size() == window.size()
    window.reset_windows()
    room = window.screen().availableGeometry()
    assert room.contains(window.frameGeometry().intersected(room).center())
    assert window.width() <= room.width()


def test_a_title_names_the_game_and_the_file_behind_it(window):
    at_table(window, name="Opening day")
    assert window.windowTitle() == "Opening day — Hot Stove"
    assert Path(window.windowFilePath()) == window.game.path
    window.leave_table()
    assert window.windowTitle() == "Hot Stove"
    assert window.windowFilePath() == ""


# Keys and the mouse in every window


@pytest.mark.parametrize("name", DIALOGS)
def test_tab_visits_every_control_and_comes_back_and_esc_leaves(opened, name):
    dialog = opened(name)
    reachable = {
        one for one in dialog.findChildren(QWidget)
        if one.isVisibleTo(dialog) and one.isEnabled()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.focusProxy() is None
        and not isinstance(one, QSlider)
    }  # fmt: skip
    visited, first = [], dialog.focusWidget()
    for _ in range(200):
        focused = dialog.focusWidget()
        if focused is None:
            break
        if focused is first and visited:
            break
        visited.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    missed = {type(one).__name__ + " " + one.accessibleName() for one in reachable - {*visited}}
    assert missed == set()
    assert dialog.focusWidget() is first
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("name", DIALOGS)
def test_what_is_clicked_is_24_pixels_or_more_each_way(opened, name):
    dialog = opened(name)
    small = [
        (type(one).__name__, one.accessibleName() or one.text(), one.size())
        for one in dialog.findChildren(QAbstractButton)
        if one.isVisibleTo(dialog) and min(one.width(), one.height()) < LEAST_TARGET
        and one.text()
    ]  # fmt: skip
    assert small == []


def test_targets_on_the_table_at_the_smallest_window(window):
    window.resize(1024, 640)
    model = at_table(window)
    for _ in range(6):
        wait_for(lambda: model.awaits_person and not window.desk.director.is_busy)
        for option in model.shown_options():
            card = window.desk.scene.cards.get(option.piece)
            if card is not None:
                face = window.desk.view.mapFromScene(card.scene_face()).boundingRect()
                assert min(face.width(), face.height()) >= LEAST_TARGET
        for push in window.table_page.prompt.findChildren(QPushButton):
            if push.isVisible():
                assert min(push.width(), push.height()) >= LEAST_TARGET
        window.act()


# Time and motion


def test_nothing_is_answered_and_nothing_goes_by_while_a_person_thinks(window):
    model = at_table(window)
    wait_for(lambda: not window.desk.director.is_busy)
    asked, gestures = model.request, model.session.gesture
    sentence = window.table_page.prompt.sentence.text()
    QTest.qWait(1500)
    assert model.request is asked
    assert model.session.gesture == gestures
    assert window.table_page.prompt.sentence.text() == sentence


@pytest.mark.long
def test_no_more_than_three_flashes_a_second(window):
    """Feel 4.2, 17: at the brisk pace, a fifth of the window never swings that often."""
    window.store.change(pace="brisk")
    model = at_table(window)
    frames = []
    for _ in range(3):
        wait_for(lambda: model.awaits_person, 20)
        window.act()
        for _ in range(24):
            QTest.qWait(40)
            small = window.grab().toImage().scaled(32, 20)
            frames.append(
                [small.pixelColor(x, y).lightnessF() for x in range(32) for y in range(20)]
            )
    a_second = 24
    for begin in range(0, len(frames) - a_second, 6):
        busy = 0
        for cell in range(32 * 20):
            levels = [frame[cell] for frame in frames[begin : begin + a_second]]
            swings = sum(abs(after - before) >= 0.1 for before, after in pairwise(levels))
            busy += swings > 6
        assert busy < 32 * 20 / 5
    window.store.change(pace="off")


# Honesty


def imported(file: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
    return found


def test_nothing_in_the_program_can_reach_the_network():
    """Only the bell of the second start and the ear for Ctrl+C open sockets, both of this house."""
    local = {"doorbell.py": "PySide6.QtNetwork", "interrupts.py": "socket"}
    reach = ("socket", "urllib", "http", "ftplib", "smtplib", "ssl", "PySide6.QtNetwork")
    for file in SOURCES:
        outward = {
            name for name in imported(file)
            if any(name == one or name.startswith(f"{one}.") for one in reach)
        }  # fmt: skip
        assert outward <= {local.get(file.name, "")}, file
    bell = (ROOT / "desktop/hotstove/windows/doorbell.py").read_text(encoding="utf-8")
    assert "QTcp" not in bell
    assert "QUdp" not in bell


def test_nothing_of_qts_network_is_loaded_before_the_first_frame():
    source = (ROOT / "desktop/hotstove/windows/doorbell.py").read_text(encoding="utf-8")
    at_the_top = {
        node.module
        for node in ast.parse(source).body
        if isinstance(node, ast.ImportFrom) and node.module
    }
    assert "PySide6.QtNetwork" not in at_the_top


def test_rectangles_of_windows_fit_a_small_screen(opened):
    for name in DIALOGS:
        dialog = opened(name)
        least = dialog.minimumSizeHint()
        assert QRect(QPoint(0, 0), least).width() <= 1024, name
        assert least.height() <= 640, name
        dialog.close()
