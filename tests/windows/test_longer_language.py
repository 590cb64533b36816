"""A language 40 % longer than English clips nothing, in the windows not measured beside their own
tests (``sized``)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from whole_games import choice

from hotstove.play.seats import SEATS
from hotstove.windows.card_browser import CardBrowser
from hotstove.windows.crash_dialog import CrashDialog
from hotstove.windows.keys import KeysWindow
from hotstove.windows.odds import OddsWindow
from hotstove.windows.print_window import PrintWindow
from hotstove.windows.series_window import SeriesWindow
from longer import Longer, longer_by


@pytest.fixture
def longer(window) -> Iterator[object]:
    language = Longer()
    QApplication.installTranslator(language)
    QApplication.processEvents()
    yield window
    QApplication.removeTranslator(language)
    QApplication.processEvents()


def on_table(window, rulebook: str = "showdown/advanced"):
    changes = {} if rulebook.startswith("showdown") else {"home": "dice"}
    window.show_game(window.keeper.begin(choice(rulebook=rulebook, **changes)))
    return window.game.model


def _card(window) -> QWidget:
    on_table(window)
    art = window.resources / "art" / "emblems"
    return PrintWindow(window.game.scorecard(art), window.game.name)


def _browser(window) -> QWidget:
    on_table(window)
    return CardBrowser(window.game.model.session.rulebook, SEATS[0])


WINDOWS: dict[str, Callable[[object], QWidget]] = {
    "keys": lambda window: KeysWindow(lambda: window.menus.actions, window, window.store),
    "series": lambda window: SeriesWindow(window.keeper.series),
    "crash": lambda window: CrashDialog("Traceback", "game.hotstove", window.keeper.folder),
    "odds": lambda window: OddsWindow(on_table(window)),
    "print": _card,
    "browser": _browser,
}


def test_the_longer_language_is_longer():
    assert len(Longer().translate("Menus", "Natural act")) == round(len("Natural act") * 1.4)
    assert Longer().translate("cards", "Guess Curve") == "Guess Curve"
    assert longer_by(0) == ""


@pytest.mark.parametrize("name", WINDOWS)
def test_a_window_clips_nothing(longer, qtbot, clipped, name):
    made = WINDOWS[name](longer)
    qtbot.addWidget(made)
    made.show()
    with qtbot.waitExposed(made):
        pass
    QTest.qWait(20)
    assert clipped(made) == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
@pytest.mark.parametrize(
    "rulebook", ["pitch_duel/all_star", "pizza_box/pro", "showdown/basic", "clutch/2024"]
)
def test_a_table_and_its_prompt_clip_nothing(longer, clipped, rulebook, size):
    model = on_table(longer, rulebook)
    longer.resize(*size)
    QTest.qWait(20)
    for _ in range(4):
        assert clipped(longer) == []
        request = model.session.decision
        if longer._lineup is not None or model.curtain is not None or request is None:
            break
        model.choose(request.default or model.options()[0].answer)
        QTest.qWait(20)
