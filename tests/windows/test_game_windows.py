"""Box score, moments, scorecard: windows beside a game in progress."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from hotstove.paper.scorecard_input import ClubHeading, Heading, scorecard_input
from hotstove.windows.box_score import BoxScoreWindow
from hotstove.windows.moments import MomentsDialog
from hotstove.windows.print_window import PrintWindow


def name_of(model):
    cards = model.session.rulebook.cards
    return lambda card: cards[card].name


@pytest.fixture
def box(new_model, qtbot):
    def make(gestures=60, **more):
        model = new_model(gestures=gestures, **more)
        window = BoxScoreWindow(model, name_of(model))
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
        return model, window

    return make


def test_the_box_score_follows_the_game(box, play_one):
    model, window = box(3)
    before = [list(row) for row in window.line.rows]
    for _ in range(30):
        play_one(model)
    assert window.line.rows != before
    assert window.line.rows[0][0] == "Stovepipes"
    mine = model.box()
    total = window.batting["visitor"].rows[-1]
    assert total[2] == str(mine.visitor.total("ab"))
    model.rewind(3)
    assert window.line.rows == before


def test_the_box_score_is_copied_as_text(box, qtbot):
    model, window = box()
    window.copy()
    text = QGuiApplication.clipboard().text()
    assert "Stovepipes" in text
    lead_off = model.session.state.visitor.order[0]
    assert name_of(model)(lead_off) in text


def test_the_box_score_closes_by_esc(box, qtbot):
    _, window = box()
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_the_box_score_can_be_read(box, qtbot, sized, clipped, nameless):
    _, window = box()
    window.resize(1600, 1000)
    qtbot.wait(1)
    assert clipped(window) == []
    assert nameless(window) == []


def test_cs_18_what_has_no_column_is_told_below_the_pitchers(box, play_one, clipped):
    """CS-16, CS-18: by the window and by its text; it follows the game and is gone with it."""
    model, window = box(90, rulebook="clutch/2024")
    window.resize(1600, 1000)
    told = {side: window.notes[side].text() for side in window.notes}
    assert all(text.startswith("Throws: ") for text in told.values())
    assert clipped(window) == []
    window.copy()
    copied = QGuiApplication.clipboard().text()
    assert all(f"  {line}" in copied for text in told.values() for line in text.splitlines())
    model.rewind(3)
    assert all("Throws: 0" in label.text() for label in window.notes.values())


def test_a_game_that_tells_no_more_has_no_empty_line(box):
    _, window = box()
    assert not any(label.isVisible() for label in window.notes.values())


# Moments


@pytest.fixture
def moments(new_model, qtbot):
    def make(gestures=60):
        model = new_model(gestures=gestures)
        dialog = MomentsDialog(model)
        qtbot.addWidget(dialog)
        with qtbot.waitActive(dialog):
            dialog.show()
        return model, dialog

    return make


def test_moments_are_half_innings_then_at_bats_then_lines(moments):
    _, dialog = moments()
    halves = [dialog.items.item(row) for row in range(dialog.items.rowCount())]
    assert halves[0].text() == "Before the game"
    assert halves[1].text() == "Top of inning 1: the Stovepipes bat"
    at_bat = halves[1].child(0)
    assert at_bat.rowCount() >= 3
    told = [at_bat.child(row).text() for row in range(at_bat.rowCount())]
    assert at_bat.text() in told


def test_going_back_leaves_the_present_to_be_played_again(moments, qtbot):
    model, dialog = moments()
    half = dialog.items.item(1)
    at_bat = half.child(1)
    dialog.tree.setCurrentIndex(at_bat.index())
    assert at_bat.text() in dialog._preview.text()
    gesture, before = dialog.gesture, model.session.gesture
    qtbot.mouseClick(dialog.go, Qt.MouseButton.LeftButton)
    assert model.session.gesture == gesture < before
    while model.session.may_redo:
        model.redo()
    assert model.session.gesture == before


def test_going_back_by_keys_alone(moments, qtbot):
    model, dialog = moments()
    before = model.session.gesture
    assert dialog.focusWidget() is dialog.tree
    qtbot.keyClick(dialog.tree, Qt.Key.Key_Up)
    qtbot.keyClick(dialog.tree, Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)
    qtbot.waitUntil(lambda: not dialog.isVisible())
    assert model.session.gesture < before


def test_the_window_opens_at_the_moment_of_a_line_of_the_scorebook(new_model, qtbot):
    model = new_model(gestures=60)
    dialog = MomentsDialog(model, at=41)
    qtbot.addWidget(dialog)
    assert dialog.gesture == 41
    dialog.go_back()
    assert model.session.gesture == 41


def test_before_the_first_gesture_nothing_can_be_taken_back(moments):
    _, dialog = moments(0)
    assert not dialog.go.isEnabled()
    assert "Nothing has happened" in dialog._preview.text()


def test_the_end_of_the_game_belongs_to_its_last_at_bat(moments):
    model, dialog = moments(400)
    assert model.is_over
    last = dialog.items.item(dialog.items.rowCount() - 1)
    assert "inning" in last.text()


def test_moments_can_be_read(moments, qtbot, sized, clipped, nameless):
    _, dialog = moments()
    qtbot.wait(1)
    assert clipped(dialog) == []
    assert nameless(dialog) == []


# The scorecard


@pytest.fixture
def printing(new_model, store, qtbot):
    model = new_model(gestures=40)
    names = {card_id: card.name for card_id, card in model.session.rulebook.cards.items()}
    heading = Heading(visitor=ClubHeading(name="Stovepipes"), home=ClubHeading(name="Lamplighters"))
    card = scorecard_input(model.session.facts, names, heading)
    window = PrintWindow(card, "a/b game", store)
    qtbot.addWidget(window)
    with qtbot.waitActive(window):
        window.show()
    return window


def test_the_card_is_shown_on_the_paper_chosen(printing, qtbot):
    printing.paper.choose("letter")
    printing.show_card()
    assert printing.card.paper == "letter"
    assert len(printing.sheets) == printing.card.pages >= 2
    printing.filled.choose(False)
    printing.filled.activated.emit(1)
    assert printing.card.game.is_blank


def test_the_card_is_saved_as_a_pdf_with_its_suffix(printing, qtbot, monkeypatch, tmp_path):
    asked = []

    def ask(parent, title, name, kinds):
        asked.append(name)
        return str(tmp_path / f"card {len(asked)}"), kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    printing.save_pdf()
    assert (tmp_path / "card 1.pdf").read_bytes().startswith(b"%PDF")
    assert "/" not in asked[0]
    printing.save_pdf()
    assert asked[1] == str(tmp_path / asked[0])


def test_giving_up_the_file_saves_nothing(printing, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: ("", ""))
    printing.save_pdf()
    assert list(tmp_path.iterdir()) == []


def test_the_print_window_can_be_read(printing, qtbot, clipped, nameless):
    qtbot.wait(1)
    assert clipped(printing) == []
    assert nameless(printing) == []
