"""Card files of the box that cannot be used: the window says so in one sentence, and stays."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel
from whole_games import choice

from hotstove.catalog.shelf import Catalog
from hotstove.play.setup import Chair
from hotstove.windows.new_game import NewGameDialog

CARDS = Path(__file__).parents[2] / "cards"
EXTRA = ("hitter.toml", "cards = [\n", 'cards = [\n    { id = "h53", white = "K" },\n')
NO_SEVEN = ("neutral.toml", "white_for = [1, 2, 3, 4, 5, 6, 7]", "white_for = [1, 2, 3, 4, 5, 6]")
UNKNOWN = ("pitcher.toml", 'white = "K"', 'white = "KO"')
BAD = {
    EXTRA: ("hitter.toml: cards has 53 entries; this deck has exactly 52 (PB-A-02).",),
    NO_SEVEN: ("neutral.toml, card n", "white_for and blue_for leave out hitter 7; enter him in"),
    UNKNOWN: ("pitcher.toml, card p", "white holds “KO”, which is no symbol"),
}


@pytest.fixture(params=BAD, ids=["53 cards", "no hitter 7", "unknown symbol"])
def spoilt(request, tmp_path) -> tuple[Catalog, tuple[str, ...]]:
    """A catalog with one bad deck, and what the refusal must say."""
    shutil.copytree(CARDS, tmp_path / "cards")
    file, old, new = request.param
    path = tmp_path / "cards" / "pizza_box" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))
    return Catalog(tmp_path / "cards"), BAD[request.param]


def is_one_sentence(text: str, words: tuple[str, ...]) -> bool:
    return all(word in text for word in words) and "\n" not in text and text.endswith(").")


def test_the_new_game_window_refuses_a_bad_deck(spoilt, store, art, qtbot):
    """PB-A-02, PB-A-07: file, card and field at the foot; no game can be begun with it."""
    catalog, words = spoilt
    dialog = NewGameDialog(catalog, store, art)
    qtbot.addWidget(dialog)
    dialog.show()
    assert dialog.play.isEnabled()
    dialog.rulebook.choose("pizza_box/a")
    dialog.rulebook.activated.emit(0)
    assert dialog._fault.isVisible()
    assert is_one_sentence(dialog._fault.text(), words)
    assert not dialog.play.isEnabled()
    dialog.rulebook.choose("pitch_duel/mlb")
    dialog.rulebook.activated.emit(0)
    assert dialog.play.isEnabled()


def test_the_main_window_says_why_the_game_was_not_begun(spoilt, window):
    """The game on the table stays."""
    catalog, words = spoilt
    chairs = (Chair("Vera"), Chair("Hal"))
    window.show_game(window.keeper.begin(choice(rulebook="pitch_duel/aa", chairs=chairs)))
    before, said = window.game, []

    def read() -> None:
        box = QApplication.activeModalWidget()
        said.extend(label.text() for label in box.findChildren(QLabel) if label.text())
        box.close()

    made = choice(rulebook="pizza_box/a", chairs=chairs, home="dice")
    window.keeper.catalog = catalog
    QTimer.singleShot(0, read)
    window._begin(lambda: window.keeper.begin(made))
    assert any(is_one_sentence(text, words) for text in said), said
    assert window.game is before
