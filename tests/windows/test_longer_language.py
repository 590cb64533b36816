"""A language 40 % longer than English clips nothing on a table, from one question to the next.

Every window is measured in ``test_every_window``.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from gallery import BOOKS
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from whole_games import choice

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


def test_the_longer_language_is_longer():
    assert len(Longer().translate("Menus", "Natural act")) == round(len("Natural act") * 1.4)
    assert Longer().translate("cards", "Guess Curve") == "Guess Curve"
    assert longer_by(0) == ""


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
@pytest.mark.parametrize("rulebook", [*BOOKS, "showdown/basic", "clutch/2017"])
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
