"""A French speaker's road: the first start, the first lesson, a whole duel, its scorecard on paper.

Everything that is met on it is read from the accessibility tree, as a screen reader would, and
from the tips, titles, menus, announcements, cards and pages besides; none of it is English.
"""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pypdf
import pytest
from PySide6.QtCore import QLocale, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QMenu,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from test_language import CODES
from test_screen_reader import NAME, ROLE, Heard, below, heard, press, press_one
from whole_games import wait_for

from hotstove import app as program
from hotstove.faces.registry import faces_of
from hotstove.windows.main_window import MainWindow
from test_translations import messages

RESOURCES = Path(__file__).parents[2] / "resources"
FILE = RESOURCES / "translations" / "hotstove_fr.ts"
OF_QT = {"raccourci"}
"""Words of Qt’s own French."""
STATISTICS = {"gdp", "irs"}
"""Columns of the box score, as scorers everywhere write them."""
SPOKEN = (NAME, QAccessible.Text.Description, QAccessible.Text.Value, QAccessible.Text.Help)
WORD = re.compile(r"[^\W\d_]{3,}")
GAMES = (
    "argparse", "catalog", "cli", "clubhouse", "clutch", "import", "package", "pizza_box", "play",
    "showdown", "workshop",
)  # fmt: skip
"""Contexts that are not met on this road."""
assert heard


class Traveller:
    """Goes along and writes down every text he meets."""

    def __init__(self, window: QWidget, announced: list[Heard]) -> None:
        self.window, self._announced = window, announced
        self.met: dict[str, str] = {}
        """Each text, and where it was met first."""

    def note(self, where: str, *texts: str) -> None:
        for text in texts:
            if text and text.strip():
                self.met.setdefault(text.replace("&", ""), where)

    def look_round(self, where: str) -> None:
        """Read all that is on the screen now."""
        for top in QApplication.topLevelWidgets():
            if top.isVisible():
                self._read(where, top)
        self.note(where, *(one.text for one in self._announced))

    def _read(self, where: str, top: QWidget) -> None:
        self.note(where, top.windowTitle())
        for one in below(QAccessible.queryAccessibleInterface(top)):
            self.note(where, *(one.text(kind) for kind in SPOKEN))
        for widget in (top, *top.findChildren(QWidget)):
            if widget.isVisible():
                self.note(where, widget.toolTip(), widget.statusTip(), widget.whatsThis())
                if isinstance(widget, (QTextEdit, QPlainTextEdit)):
                    self.note(where, widget.toPlainText())

    def read_menus(self, where: str) -> None:
        for menu in self.window.findChildren(QMenu):
            self.note(where, menu.title(), *map(QAction.text, menu.actions()))
            self.note(where, *map(QAction.toolTip, menu.actions()))

    def find(self, part: str, top: QWidget | None = None):
        """Return the one button whose name has *part* in it."""
        found = [
            one
            for one in below(QAccessible.queryAccessibleInterface(top or self.window))
            if one.role() in (ROLE.Button, ROLE.PushButton) and part in one.text(NAME)
        ]
        assert len(found) == 1, [one.text(NAME) for one in found]
        return found[0]

    def english(self) -> list[tuple[str, str, set[str]]]:
        """Return every text with an English word in it, where it was met, and the words."""
        sentences, words = english()
        return [
            (where, text, wrong)
            for text, where in self.met.items()
            if (wrong := {w for w in WORD.findall(text) if w.lower() in words})
            or (text in sentences and (wrong := {text}))
        ]

    def unknown(self) -> set[str]:
        """Return the words that no French of the program, its rules, clubs or calendar has."""
        found = {word.lower() for text in self.met for word in WORD.findall(text)}
        return found - french() - OF_QT - STATISTICS


def french() -> set[str]:
    """Every word of the translations, of the rules in French, of clubs, months and days."""
    told = [form.replace("&", "") for message in messages(FILE) for form in message.forms]
    told += [file.read_text(encoding="utf-8") for file in (RESOURCES / "rules" / "fr").iterdir()]
    clubs = RESOURCES.parent / "cards" / "house_league" / "clubs.toml"
    told.append(clubs.read_text(encoding="utf-8"))
    calendar = QLocale("fr_FR")
    told += [calendar.monthName(month) for month in range(1, 13)]
    told += [calendar.dayName(day) for day in range(1, 8)]
    return {word.lower() for text in told for word in WORD.findall(text)}


def english() -> tuple[set[str], set[str]]:
    """The sentences whose French is another, and the words that only English has."""
    found, words, french = set(), set(), set()
    for message in messages(FILE):
        told = " ".join(message.forms)
        french |= {word.lower() for word in WORD.findall(told)}
        if message.context not in (*GAMES, "cards") and message.source not in message.forms:
            found |= {message.source.replace("&", "")} if WORD.search(message.source) else set()
            words |= {word.lower() for word in WORD.findall(message.source)}
    names = {"hal", "vera", "hot", "stove", "clutch", "showdown", "pizza", "box", "star"}
    return found, words - french - names - CODES


def opened(act: Callable[[], None], seen: Callable[[QDialog], object]) -> None:
    """Do what opens a window, and look at it; it is closed again unless *seen* chose in it."""
    looked = []

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if not isinstance(dialog, QDialog):
            QTimer.singleShot(20, look)
            return
        looked.append(dialog)
        chose = False
        try:
            chose = bool(seen(dialog))
        finally:
            if not chose:
                dialog.reject()

    QTimer.singleShot(20, look)
    act()
    # A button that is pressed this way comes up a little later.
    wait_for(lambda: bool(looked))


@pytest.fixture
def traveller(qtbot, tmp_path, monkeypatch, heard) -> Iterator[Traveller]:
    """Somebody whose system is French, and who starts the program for the first time."""
    before = QLocale()
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    monkeypatch.setattr(QLocale, "system", staticmethod(lambda: QLocale("fr_FR")))
    window = program.main_window(program.application())
    window.resize(1280, 800)
    qtbot.addWidget(window)
    window.show()
    with qtbot.waitExposed(window):
        pass
    yield Traveller(window, heard)
    monkeypatch.undo()
    window.store.change(language="en")
    QApplication.processEvents()
    window.close()
    QLocale.setDefault(before)


def begin_lesson(traveller: Traveller) -> None:
    """From the first page to the first bubble, by what the buttons say."""
    window = traveller.window
    traveller.look_round("first page")
    traveller.read_menus("menus")

    def choose(dialog: QDialog) -> bool:
        traveller.look_round("lessons")
        press(traveller.find("Pitch Duel", dialog))
        return True

    opened(lambda: press(traveller.find("Apprendre à jouer")), choose)
    window.store.change(pace="off")
    wait_for(lambda: window.game is not None and window.game.model.awaits_person)


def answers(window: MainWindow) -> list[QAccessibleInterface]:
    """The buttons of the bar that answer what is asked."""
    names = {
        (one.accessibleName() or one.text()).replace("&", "")
        for one in window.table_page.prompt.buttons
        if one.isVisible() and one.isEnabled()
    }
    return [
        one
        for one in below(QAccessible.queryAccessibleInterface(window.table_page.prompt))
        if one.role() in (ROLE.Button, ROLE.PushButton, ROLE.ButtonMenu) and one.text(NAME) in names
    ]


def answer(window: MainWindow, luck: random.Random) -> None:
    """Press one of them; once more where it was unwise and the program asks whether it is meant."""
    model = window.game.model
    before = model.session.gesture
    wait_for(lambda: answers(window), 3)
    chosen = press_one(answers(window), luck)
    for once_more in (True, False):
        end = time.monotonic() + 1
        while model.session.gesture == before and time.monotonic() < end:
            QApplication.processEvents()
        if model.session.gesture > before:
            return
        if once_more:
            press(chosen)
    raise AssertionError(f"“{chosen.text(NAME)}” does nothing")


def play(traveller: Traveller, until: Callable[[], bool], every: int) -> None:
    window, model, luck = traveller.window, traveller.window.game.model, random.Random(4)
    faces = faces_of("pitch_duel", model.session.rulebook)
    while not until():
        wait_for(lambda: model.is_over or model.awaits_person)
        wait_for(lambda: not window.desk.director.is_busy)
        if until():
            break
        if model.session.gesture % every == 0 or window.table_page.guide.bubble is not None:
            traveller.look_round(f"gesture {model.session.gesture}")
            cards = [one.look.card for one in window.desk.scene.cards.values() if one.look.card]
            traveller.note("cards", *map(faces.words, cards))
        answer(window, luck)


def assert_french(traveller: Traveller) -> None:
    assert traveller.english() == []


def test_the_first_page_and_the_first_moves_are_french(traveller):
    begin_lesson(traveller)
    model = traveller.window.game.model
    play(traveller, lambda: model.session.gesture > 6, 2)
    assert traveller.window.table_page.guide is not None
    assert any("Devinez son lancer" in text for text in traveller.met)
    assert_french(traveller)
    assert len(traveller.met) > 100


def test_an_english_word_would_be_found(traveller):
    traveller.note("here", "Rejouer the last pitch", "&New game…")
    assert {text for _, text, _ in traveller.english()} == {"Rejouer the last pitch", "New game…"}
    traveller.note("here", "Whatever the umpire says")
    assert traveller.unknown() >= {"whatever", "umpire", "says"}


@pytest.mark.long
def test_a_duel_is_learned_played_to_its_end_and_printed_without_an_english_word(
    traveller, tmp_path, monkeypatch
):
    begin_lesson(traveller)
    window = traveller.window
    play(traveller, lambda: window.game.model.is_over, 3)
    traveller.look_round("end")
    traveller.read_menus("menus at the end")
    page = tmp_path / "feuille.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *words: (str(page), ""))

    def save(dialog: QDialog) -> None:
        traveller.look_round("print")
        press(traveller.find("Enregistrer", dialog))
        wait_for(page.exists)

    opened(window.print_scorecard, save)
    traveller.note("paper", *(sheet.extract_text() for sheet in pypdf.PdfReader(page).pages))
    for show in (window.show_box_score, window.menus.show_rules):
        show()
        QApplication.processEvents()
        traveller.look_round(show.__name__)
    for show in (window.show_keys, window.choose_settings, window.show_moments, window.show_about):
        opened(show, lambda _, show=show: traveller.look_round(show.__name__))
    window.leave_table()
    traveller.look_round("first page again")
    assert_french(traveller)
    assert traveller.unknown() == set()
    assert len(traveller.met) > 400
