"""Every window of the gallery: a longer language clips nothing, another is spoken at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
import shiboken6
from gallery import BOOKS, GALLERY
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QEvent, QLocale, QModelIndex, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)

from hotstove import app as program
from hotstove.playmat.view import TableView
from hotstove.windows.settings_dialog import SettingsDialog
from longer import Longer

TIME = re.compile(r"\d+[:h]\d\d([\s\u202f][AP]M)?|/tmp\S*")
"""What differs from one minute, and one test, to the next."""
BRIEF = ("over", "midway", "series of", "box score of", "roster editor", "print shop", "scorecard")
"""Windows like these differ little from one another, or take long."""


def in_long_runs(name: str) -> tuple[pytest.MarkDecorator, ...]:
    """Of windows that each book has one of, short runs look at a book of each family."""
    is_like_others = "/" in name and not any(book in name for book in BOOKS)
    brief = is_like_others or any(word in name for word in BRIEF)
    return (pytest.mark.long,) if brief else ()


NAMES = [pytest.param(name, marks=in_long_runs(name)) for name in GALLERY]


@pytest.fixture
def home(tmp_path, monkeypatch) -> Iterator[Callable[..., QMainWindow]]:
    """A main window with a home of its own, in the language and size of text wanted.

    There is one at a time: the one before is taken down.
    """
    made: list[QMainWindow] = []
    before = QLocale()

    def build(**settings) -> QMainWindow:
        take_down()
        monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path / str(len(made))))
        window = program.main_window(program.application())
        made.append(window)
        window.resize(1280, 800)
        window.store.change(**{"pace": "off", "zoom_delay": 0, "language": "en"} | settings)
        window.show()
        QTest.qWaitForWindowExposed(window)
        return window

    def take_down() -> None:
        if not made or not shiboken6.isValid(made[-1]):
            return
        window = made[-1]
        window.store.change(language="en", text_scale=100)
        for other in QApplication.topLevelWidgets():
            if other is not window:
                other.close()
        window.close()
        window.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()

    yield build
    take_down()
    QLocale.setDefault(before)


@pytest.fixture
def longer() -> Iterator[None]:
    language = Longer()
    QApplication.installTranslator(language)
    yield
    QApplication.removeTranslator(language)


@pytest.mark.parametrize("text_scale", [100, pytest.param(200, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", NAMES)
def test_a_longer_language_clips_nothing(home, longer, clipped, name, text_scale):
    shown = GALLERY[name](home(text_scale=text_scale))
    for _ in range(12):
        QTest.qWait(40)
        if not clipped(shown):
            break
    assert clipped(shown) == []


# Another language


def said(shown: QWidget) -> set[str]:
    """All that a window says: on labels, in fields, lists, menus, tips, and to a screen reader."""
    found = {shown.windowTitle()}
    for one in (shown, *shown.findChildren(QWidget)):
        if one is not shown and not one.isVisibleTo(shown):
            continue
        found |= {one.toolTip(), one.accessibleName(), one.accessibleDescription()}
        if isinstance(one, QLabel | QAbstractButton):
            found.add(one.text())
        elif isinstance(one, QComboBox):
            found |= {one.itemText(place) for place in range(one.count())}
        elif isinstance(one, QLineEdit):
            found.add(one.placeholderText())
        elif isinstance(one, QTabBar):
            found |= {one.tabText(place) for place in range(one.count())}
        elif isinstance(one, QTextEdit | QPlainTextEdit):
            found.add(one.toPlainText())
        elif isinstance(one, QAbstractItemView) and one.model() is not None:
            found |= set(listed(one.model()))
        elif isinstance(one, TableView):
            found |= {card.voice.words for card in one.playmat.cards.values()}
        found |= {action.text() for action in one.actions()}
    return {TIME.sub("", text) for text in found}


def listed(model: QAbstractItemModel, under: QModelIndex | None = None) -> Iterator[str]:
    under = under or QModelIndex()
    is_list = isinstance(model, QAbstractListModel)
    columns = 1 if is_list else model.columnCount(under)
    for column in range(columns):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
    for row in range(model.rowCount(under)):
        for column in range(columns):
            yield str(model.index(row, column, under).data() or "")
        if not is_list:
            yield from listed(model, model.index(row, 0, under))


def speak(window: QMainWindow, *languages: str) -> None:
    for language in languages:
        window.store.change(language=language)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()
    QTest.qWait(40)


def now(window: QMainWindow, shown: QWidget) -> QWidget:
    """Return what stands in the place of *shown* since the language changed."""
    if isinstance(shown, QMainWindow | SettingsDialog):
        return shown
    (found,) = [one for one in window.findChildren(type(shown)) if one.isVisible()]
    return found


STANDING = [
    name
    for name in GALLERY
    if name.startswith(("start", "table of", "odds", "box score", "rules", "settings"))
    and name not in ("rules, searched", "rules, nothing found")
]
"""What can stand open while the language is chosen; the settings keep all else from it."""


def fresh(home, name: str, language: str) -> tuple[QMainWindow, QWidget, set[str]]:
    """A window opened in a program that has spoken nothing but *language*, and what it says."""
    window = home(language=language)
    speak(window)
    shown = GALLERY[name](window)
    speak(window)
    return window, shown, said(shown)


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=in_long_runs(name)) for name in STANDING]
)
def test_an_open_window_speaks_another_language_at_once_and_back(home, name):
    french = fresh(home, name, "fr")[2]
    window, shown, english = fresh(home, name, "en")
    assert english != french
    for language, wanted in (("fr", french), ("en", english)):
        speak(window, language)
        assert said(now(window, shown)) == wanted


@pytest.mark.long
@pytest.mark.parametrize("name", [name for name in GALLERY if name not in STANDING])
def test_a_window_opened_after_a_change_says_nothing_of_the_language_before(home, name):
    wanted = fresh(home, name, "fr")[2]
    window = home(language="en")
    speak(window, "fr", "en", "fr")
    shown = GALLERY[name](window)
    speak(window)
    assert said(shown) == wanted
