"""A first game of each family teaches itself: followed to its end by doing what it says."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from whole_games import LEFT, NONE, drag, wait_for

from hotstove.binding.translation import told
from hotstove.play.decisions import Roll
from hotstove.play.lessons import MOST_WORDS
from hotstove.rulebooks.shelf import TAUGHT, lesson
from hotstove.windows.learn import LearnDialog, begin_lesson

ROOT = Path(__file__).parents[2]
SECONDS_A_GESTURE = 8
"""For somebody who has never seen it: to read the bubble, to find the card, to drag it."""


def counted(text: str) -> int:
    """Words as a reader counts them; a French “l'avant” is one, a lone “!” none."""
    return len(re.findall(r"[\w'’-]+", text))


def everything_said() -> list[tuple[str, str]]:
    """Each bubble, and its translation in every language there is."""
    bubbles = [bubble for family in TAUGHT for bubble in lesson(family).bubbles]
    said = [(bubble.words.context, bubble.words.template) for bubble in bubbles]
    found = [("en", text) for _, text in said]
    for file in sorted((ROOT / "resources" / "translations").glob("*.ts")):
        for context in ElementTree.parse(file).getroot().iter("context"):
            for message in context.iter("message"):
                pair = (context.findtext("name"), message.findtext("source"))
                told = message.find("translation")
                if pair in said and told is not None and told.text:
                    found.append((file.stem, told.text))
    return found


@pytest.mark.parametrize(("language", "text"), everything_said())
def test_no_bubble_has_more_than_eight_words(language, text):
    assert 1 <= counted(text) <= MOST_WORDS


def do_what_it_says(window) -> None:
    """The gesture that is asked for: a click on the tray, a card dragged, or the bar's button."""
    model, desk = window.game.model, window.desk
    request = model.request
    before = model.session.gesture
    if isinstance(request, Roll):
        tray = desk.view.mapFromScene(desk.scene.tray_rect().center())
        QTest.mouseClick(desk.view.viewport(), LEFT, NONE, QPoint(tray))
    else:
        cards = [option for option in model.shown_options() if option.piece in desk.scene.cards]
        if cards:
            drag(window, cards[0].piece, cards[0].place)
        else:
            QTest.mouseClick(window.table_page.prompt.buttons[0], LEFT)
    assert model.session.gesture > before


def settle(window) -> None:
    model = window.game.model
    wait_for(lambda: model.is_over or model.awaits_person)
    wait_for(lambda: not window.desk.director.is_busy)
    QApplication.processEvents()


@pytest.mark.parametrize("family", TAUGHT)
def test_a_guide_is_followed_to_its_end_through_the_window(window, family):
    guide = begin_lesson(window, family)
    said, gestures = [], 0
    while guide.is_on:
        settle(window)
        if guide.bubble is not None:
            said.append(guide.bubble)
            assert guide.card.isVisible()
            assert guide.card.words.text() == guide.bubble.words.english()
            asked = guide._target(guide.bubble)
            assert window.table_page.rect().intersects(asked)
            assert window.table_page.rect().contains(guide.card.geometry())
        do_what_it_says(window)
        gestures += 1
    assert sorted(said, key=str) == sorted(lesson(family).bubbles, key=str)
    assert said[0].asks, "the first word is of something to do"
    assert gestures * SECONDS_A_GESTURE <= 8 * 60
    assert "Play on" in guide.card.words.text()
    settle(window)
    do_what_it_says(window)
    assert not guide.card.isVisible()
    assert not window.game.model.is_over


@pytest.mark.parametrize("family", TAUGHT)
def test_the_first_move_is_asked_for_at_once(window, family):
    guide = begin_lesson(window, family)
    settle(window)
    assert guide.bubble is lesson(family).bubbles[0]
    assert window.game.model.awaits_person
    assert window._lineup is None


@pytest.mark.parametrize("family", TAUGHT)
def test_a_bubble_covers_neither_the_card_it_means_nor_the_place_it_goes_to(window, family):
    for size in ((1024, 640), (1280, 800)):
        window.resize(*size)
        guide = begin_lesson(window, family)
        settle(window)
        sheet = guide.card.sheet.geometry().translated(guide.card.pos())
        for kept in guide._spared():
            assert not sheet.intersects(kept)
        window.leave_table()


def test_a_lesson_is_left_at_any_time_and_the_game_stays(window):
    guide = begin_lesson(window, "showdown")
    settle(window)
    leave = next(
        one for one in guide.card.findChildren(QPushButton) if one.text() == "Leave the lesson"
    )
    QTest.mouseClick(leave, LEFT)
    assert not guide.is_on
    assert not guide.card.isVisible()
    for _ in range(4):
        do_what_it_says(window)
        settle(window)
    assert not guide.card.isVisible()


def test_taking_back_does_not_lose_the_thread(window):
    guide = begin_lesson(window, "showdown")
    settle(window)
    do_what_it_says(window)
    settle(window)
    window.undo()
    settle(window)
    while guide.is_on:
        settle(window)
        do_what_it_says(window)
    assert guide.is_said


def test_in_another_language_the_lesson_goes_on(window):
    guide = begin_lesson(window, "showdown")
    settle(window)
    do_what_it_says(window)
    settle(window)
    hung = guide.bubble
    window.store.change(language="fr")
    try:
        settle(window)
        again = window.table_page.guide
        assert again is not guide
        assert again.bubble == hung
        assert again.card.words.text() == told(hung.words) != hung.words.english()
        while again.is_on:
            settle(window)
            do_what_it_says(window)
    finally:
        window.store.change(language="en")
        QLocale.setDefault(QLocale.c())


def test_a_remark_goes_when_it_was_read(window):
    guide = begin_lesson(window, "pitch_duel")
    settle(window)
    while guide.bubble is None or not guide.bubble.is_remark:
        do_what_it_says(window)
        settle(window)
    QTest.mouseClick(guide.card._read, LEFT)
    assert guide.bubble is None
    assert guide.is_on


def test_any_game_of_the_three_is_chosen_by_mouse_and_by_keys(qtbot, sized, clipped, nameless):
    dialog = LearnDialog()
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    qtbot.wait(1)
    assert clipped(dialog) == []
    assert nameless(dialog) == []
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    assert dialog.chosen == TAUGHT[1]
    assert not dialog.isVisible()


def test_learn_is_found_again_under_help(window, monkeypatch):
    begun = []
    monkeypatch.setattr("hotstove.windows.learn.open_lessons", begun.append)
    action = next(one for one in window.menus.actions if one.text() == "&Learn to play…")
    action.trigger()
    window.start.learn.emit()
    assert begun == [window, window]
