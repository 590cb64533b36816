"""The language is switched at once, the game goes on; a duel in French knows no English word."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QMenu
from whole_games import choice, wait_for

from hotstove import app as program
from hotstove.binding.languages import SYSTEM
from hotstove.faces.registry import faces_of
from hotstove.play.setup import Chair
from hotstove.windows.roster_editor.opening import open_new
from hotstove.windows.roster_editor.window import RosterWindow
from hotstove.windows.settings_dialog import SettingsDialog

WORD = re.compile(r"[^\W\d_]{3,}")
DUEL = ("pitch_duel", "play", "cards", "PromptBar", "Banner", "board", "LogView", "RuleLink")
"""Where the words of a duel and of its table are kept."""
CODES = {"foul"}
"""What the French sheet itself calls a result."""


@pytest.fixture
def french(window) -> Iterator[object]:
    before = QLocale()
    window.store.change(language="fr")
    QApplication.processEvents()
    yield window
    window.store.change(language="en")
    QApplication.processEvents()
    QLocale.setDefault(before)


def menu_titles(window) -> list[str]:
    return [action.text().replace("&", "") for action in window.menuBar().actions()]


def texts(widget) -> set[str]:
    """Everything that is written on buttons and labels that can be seen."""
    return {
        one.currentText() if isinstance(one, QComboBox) else one.text()
        for kind in (QLabel, QAbstractButton, QComboBox)
        for one in widget.findChildren(kind)
        if one.isVisible()
    }


def begin(window, rulebook: str, **changes):
    window.show_game(window.keeper.begin(choice(rulebook=rulebook, **changes)))
    return window.game.model


def test_menus_and_start_page_change_at_once_and_back(french):
    assert menu_titles(french) == ["Fichier", "Édition", "Partie", "Affichage", "Aide"]
    assert "&Nouvelle partie…" in texts(french.start)
    french.store.change(language="en")
    QApplication.processEvents()
    assert menu_titles(french) == ["File", "Edit", "Game", "View", "Help"]
    assert "&New game…" in texts(french.start)


def test_a_language_asked_for_on_the_command_line_goes_before_the_one_chosen(
    qtbot, tmp_path, monkeypatch
):
    """Until another is chosen; what was chosen stays chosen."""
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    made = program.bare_window(program.application(), "fr")
    qtbot.addWidget(made)
    program.furnish(program.application(), made)
    assert menu_titles(made)[0] == "Fichier"
    assert made.store.settings.language == SYSTEM
    made.store.change(language="en")
    QApplication.processEvents()
    assert menu_titles(made)[0] == "File"


def test_a_key_still_does_one_thing_after_the_change(french, qtbot):
    found = [one.shortcut().toString() for one in french.menus.actions if one.shortcut().toString()]
    assert len(found) == len(set(found))
    window_actions = [one for one in french.actions() if not one.shortcut().isEmpty()]
    assert len(window_actions) == len({one.shortcut().toString() for one in window_actions})


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_letter_opens_two_things_of_one_menu(french, language):
    french.store.change(language=language)
    QApplication.processEvents()
    for menu in (french.menuBar(), *french.menuBar().findChildren(QMenu)):
        found = [re.search("&([^&])", action.text()) for action in menu.actions()]
        letters = [one[1].lower() for one in found if one is not None]
        assert len(letters) == len(set(letters)), [one.text() for one in menu.actions()]


def test_a_game_on_the_table_goes_on_in_the_other_language(window):
    model = begin(window, "pitch_duel/aa", home="dice")
    model.act()
    asked, gesture = model.request, model.session.gesture
    window.store.change(language="fr")
    QApplication.processEvents()
    assert (window.game.model, model.request, model.session.gesture) == (model, asked, gesture)
    assert "montrez vos" in window.table_page.prompt.sentence.text() or "posez" in (
        window.table_page.prompt.sentence.text()
    )
    model.choose(model.options()[0].answer)
    assert model.session.gesture == gesture + 1
    window.store.change(language="en")
    QApplication.processEvents()
    assert "lay your" in window.table_page.prompt.sentence.text()


def test_a_computer_that_thinks_goes_on_thinking(window):
    chairs = (Chair("Instinct", "instinct"), Chair("Vera"))
    model = begin(window, "pitch_duel/aa", chairs=chairs, home="first")
    assert not model.awaits_person
    window.store.change(language="fr")
    QApplication.processEvents()
    wait_for(lambda: model.session.gesture > 0 and model.awaits_person)
    assert "posez" in window.table_page.prompt.sentence.text()
    window.store.change(language="en")
    QApplication.processEvents()


def test_a_lineup_that_is_being_written_is_asked_for_again(window):
    begin(window, "showdown/basic")
    window.store.change(language="fr")
    QApplication.processEvents()
    assert window._lineup is not None
    assert "Alignement pr&oposé" in texts(window._lineup) | {
        one.text() for one in window._lineup.findChildren(QAbstractButton)
    }
    window.store.change(language="en")
    QApplication.processEvents()


def test_a_roster_that_is_being_built_stays_open(window):
    before = open_new(window, "showdown")
    card = before.library.rack.found.cards[0]
    before.model.add(card)
    before.keep()
    path = before.keeper.path
    window.store.change(language="fr")
    QApplication.processEvents()
    (after,) = [one for one in window.findChildren(RosterWindow) if one.isVisible()]
    assert (after.keeper.path, card in after.model.document.roster.cards) == (path, True)
    assert menu_titles(after)[0] == "Fichier"
    after.close()
    window.store.change(language="en")
    QApplication.processEvents()


def test_the_settings_change_under_the_hand_that_changes_them(window, store, qtbot):
    dialog = SettingsDialog(window.store, languages=("en", "fr"))
    qtbot.addWidget(dialog)
    dialog.show()
    with qtbot.waitExposed(dialog):
        pass
    dialog._choosers["language"].choose("fr")
    dialog._choosers["language"].activated.emit(dialog._choosers["language"].currentIndex())
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Paramètres")
    assert dialog._choosers["language"].value == "fr"
    assert window.store.settings.language == "fr"
    window.store.change(language="en")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Settings")


def vocabulary(window, tag: str) -> set[str]:
    """Every word of the sentences of a duel: of the English, or of their translations."""
    file = window.resources / "translations" / "hotstove_fr.ts"
    found = set()
    for context in ElementTree.parse(file).iter("context"):
        if context.findtext("name") in DUEL:
            for told in context.iter(tag):
                found |= {word.lower() for word in WORD.findall(told.text or "")}
    return found


@pytest.mark.long
def test_a_whole_duel_in_french_has_no_english_word(french):
    """Log, prompt, buttons and what the cards say, from the first pitch to the last."""
    french.store.change(pace="off")
    model = begin(french, "pitch_duel/aaa", innings=3, home="dice")
    luck, page = random.Random(5), french.table_page
    shown: set[str] = set()
    faces, cards = faces_of("pitch_duel", model.session.rulebook), page.desk.scene.cards
    while not model.is_over:
        shown |= texts(page)
        shown |= {faces.words(one.look.card) for one in cards.values() if one.look.card}
        model.choose(luck.choice(model.options()).answer)
    QTest.qWait(50)
    shown |= texts(page) | {
        page.log_model.index(row).data() for row in range(page.log_model.rowCount())
    }
    english = vocabulary(french, "source") - vocabulary(french, "translation") - CODES
    assert len(english) > 200
    wrong = {text for text in shown for word in WORD.findall(text or "") if word.lower() in english}
    assert wrong == set()
    assert len(shown) > 100
