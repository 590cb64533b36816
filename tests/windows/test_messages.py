"""Refusals, consent, the list of keys, and what is told when the program itself is at fault."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer, qWarning
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu

from hotstove.windows.crash import CRASH_LOG, CrashKeeper, report
from hotstove.windows.key_map import key_row
from hotstove.windows.keys import KeysWindow
from hotstove.windows.messages import Notice, about_text, ask_take_back


def answer(qtbot, press) -> None:
    """Once a notice is open, *press* it."""

    def act() -> None:
        window = QApplication.activeModalWidget()
        assert isinstance(window, Notice)
        press(window)

    QTimer.singleShot(0, act)


def test_consent_is_given_by_mouse_and_refused_by_enter(qtbot):
    answer(qtbot, lambda one: qtbot.mouseClick(one.yes, Qt.MouseButton.LeftButton))
    assert ask_take_back(None, "Hal", "Vera", "Vera swings")
    answer(qtbot, lambda one: qtbot.keyClick(one.focusWidget(), Qt.Key.Key_Return))
    assert not ask_take_back(None, "Hal", "Vera", "Vera swings")
    answer(qtbot, lambda one: qtbot.keyClick(one, Qt.Key.Key_Escape))
    assert not ask_take_back(None, "Hal", "Vera", "Vera swings")


def test_a_notice_shows_markup_as_it_is_written(qtbot):
    notice = Notice(None, "<b>x</b>", "<img src=x>", "A & B")
    qtbot.addWidget(notice)
    assert notice.said.textFormat() is Qt.TextFormat.PlainText
    assert notice.said.text() == "<img src=x>"
    assert notice.yes.text() == "A && B"


def test_a_notice_can_be_read(qtbot, sized, clipped, nameless):
    notice = Notice(None, "About Hot Stove", about_text(), "Close", "Leave it as it is")
    qtbot.addWidget(notice)
    notice.show()
    qtbot.wait(1)
    assert clipped(notice) == []
    assert nameless(notice) == []


def test_the_key_list_is_made_from_the_actions(qtbot):
    menu = QMenu("&File")
    new, act, nothing = QAction("&New game…"), QAction("&Natural act (Space)"), QAction("Nothing")
    for action in (new, act, nothing):
        menu.addAction(action)
    new.setShortcuts([QKeySequence("Ctrl+N"), QKeySequence("F2")])
    assert key_row(new) == ["New game", "File", "Ctrl+N, F2"]
    assert key_row(act) == ["Natural act", "File", "Space"]
    assert key_row(nothing) is None
    window = KeysWindow(lambda: [new, act, nothing])
    qtbot.addWidget(window)
    window.show()
    assert [row[0] for row in window.model.rows] == [
        "New game",
        "Natural act",
        "Visitors lay unseen",
        "Home lays unseen",
    ]
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


# When the program is at fault


def fault(text: str) -> Exception:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_a_report_holds_neither_names_nor_folders():
    home = Path.home()
    told = report(
        fault(f"Vera Stone opened {home}/games/x.hotstove and C:\\Users\\vera\\y"),
        journal='{"key": "batter up", "by": "Vera Stone"}',
        hidden=("Vera", "Vera Stone"),
    )
    assert "Vera" not in told
    assert str(home) not in told
    assert "Users" not in told
    assert "ValueError" in told
    assert "batter up" in told
    assert "test_messages.py" in told


@pytest.fixture
def keeper(qtbot, tmp_path):
    made = CrashKeeper(tmp_path / "cache", saved_at=lambda: "Stovepipes at Lamplighters")
    made.stand_guard()
    yield made
    made.stand_down()
    if made.dialog is not None:
        made.dialog.close()


def test_the_same_fault_is_told_once(keeper, qtbot, capsys):
    error = fault("dropped")
    sys.excepthook(ValueError, error, error.__traceback__)
    qtbot.waitUntil(lambda: keeper.dialog is not None and keeper.dialog.isVisible())
    first = keeper.dialog
    first.copy()
    assert "dropped" in QGuiApplication.clipboard().text()
    qtbot.keyClick(first, Qt.Key.Key_Escape)
    sys.excepthook(ValueError, error, error.__traceback__)
    qtbot.wait(20)
    assert keeper.dialog is first
    assert not first.isVisible()


def test_a_fault_in_a_thread_is_told_by_the_window(keeper, qtbot, capsys):
    def fail() -> None:
        raise RuntimeError("in the bullpen")

    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: keeper.dialog is not None and keeper.dialog.isVisible())
    assert "in the bullpen" in keeper.dialog.text.toPlainText()


def test_what_qt_complains_of_is_kept_in_the_log(tmp_path, capsys):
    keeper = CrashKeeper(tmp_path)
    keeper.stand_guard()
    qWarning("the felt is torn")
    keeper.stand_down()
    assert "QtWarningMsg: the felt is torn" in (tmp_path / CRASH_LOG).read_text(encoding="utf-8")
    assert "the felt is torn" in capsys.readouterr().err


def test_the_systems_own_crash_log_is_ready_and_the_hooks_are_given_back(tmp_path):
    keeper = CrashKeeper(tmp_path / "cache")
    keeper.stand_guard()
    assert (tmp_path / "cache" / CRASH_LOG).exists()
    keeper.stand_down()
    assert sys.excepthook is sys.__excepthook__
