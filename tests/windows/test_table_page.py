"""The table in its window: the prompt bar, the way back, the end of a game, a bad file."""

from __future__ import annotations

import random

import pytest
from gallery import BOOKS, play_on, table
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from whole_games import choice, hand_in_by_mouse, wait_for

from hotstove import app as program
from hotstove.binding.log_model import LogRole
from hotstove.play.setup import Chair
from hotstove.play.wording import Weight
from hotstove.playmat.backdrop import rect_of
from hotstove.playmat.banner import banner_box, winner_of
from hotstove.windows import messages
from hotstove.windows.log_paint import LEAST

SIZES = [(1024, 640), (1280, 800), (1920, 1200)]


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    made = program.main_window(program.application())
    made.resize(1280, 800)
    qtbot.addWidget(made)
    made.store.change(pace="off", zoom_delay=0)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()


@pytest.fixture
def at_the_table(window):
    """A hot-seat game with both lineups in."""

    def sit(**changes):
        window.show_game(window.keeper.begin(choice(**changes)))
        wait_for(lambda: window._lineup is None or bool(hand_in_by_mouse(window)))
        return window

    return sit


def settle_layout():
    for _ in range(4):
        QApplication.processEvents()


def cut_off(prompt) -> list[str]:
    """What of the prompt bar does not lie in it whole."""
    label = prompt.sentence
    found = []
    if label.height() < label.heightForWidth(label.width()):
        found.append(label.text())
    inside = QRect(QPoint(0, 0), prompt.size())
    found += [
        part.accessibleName() or "the sentence"
        for part in (label, prompt.take_back, *prompt.buttons)
        if part.isVisible() and not inside.contains(part.geometry())
    ]
    return found


@pytest.mark.parametrize("text_scale", [100, pytest.param(150, marks=pytest.mark.long), 200])
@pytest.mark.parametrize("size", SIZES)
def test_the_prompt_bar_is_never_cut_off(at_the_table, size, text_scale):
    window = at_the_table()
    window.store.change(text_scale=text_scale)
    window.resize(*size)
    settle_layout()
    prompt = window.table_page.prompt
    for _ in range(9):
        settle_layout()
        assert cut_off(prompt) == []
        window.act()
    window.game.model.refused.emit(
        "Tarquin Ishikida has nothing to do there now; lay him where a place glows (SD-M-11)."
    )
    settle_layout()
    assert cut_off(prompt) == []
    window.store.change(text_scale=100)


def test_the_way_back_names_what_it_takes_back_and_why_it_cannot(at_the_table):
    window = at_the_table()
    back = window.table_page.prompt.take_back
    window.act()
    window.act()
    assert back.isEnabled()
    assert "comes to bat" in back.toolTip()
    assert "Ctrl+Z" in back.toolTip()
    before = window.game.model.session.gesture
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    assert window.game.model.session.gesture == before - 1
    window.game.model.rewind(0)
    settle_layout()
    assert not back.isEnabled()
    assert "Nobody at this table has done anything yet." in back.toolTip()


def test_taking_back_is_agreed_on_and_the_file_keeps_a_note(at_the_table, monkeypatch):
    window = at_the_table(take_back="agreed")
    window.act()
    window.act()
    asked, answers = [], [False, True]

    def ask(parent, who, maker, what):
        asked.append((who, maker, what))
        return answers.pop(0)

    monkeypatch.setattr(messages, "ask_take_back", ask)
    before = window.game.model.session.gesture
    window.undo()
    assert window.game.model.session.gesture == before
    window.undo()
    assert window.game.model.session.gesture == before - 1
    assert {who for who, _, _ in asked} <= {"Vera", "Hal"}
    assert all(who != maker for who, maker, _ in asked)
    path = window.game.path
    window.leave_table()
    assert '{"back":' in path.read_text()


def test_when_the_game_is_over_it_says_who_has_won_and_what_to_do_next(at_the_table):
    window = at_the_table(innings=1)
    model, prompt = window.game.model, window.table_page.prompt
    while not model.is_over:
        window.act()
    settle_layout()
    side = winner_of(model.session.state)
    club = model.session.rulebook.club_of(model.session.state, side).nickname
    assert club in prompt.sentence.text()
    assert "win" in prompt.sentence.text()
    assert [one.accessibleName() for one in prompt.buttons] == [
        "Box score",
        "Print scorecard…",
        "New game…",
    ]
    QTest.mouseClick(prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert window._windows[-1].isVisible()
    window.undo()
    assert not window.desk.scene._banner.isVisible()


def test_a_typed_die_waits_for_a_face(at_the_table):
    """Enter on the empty field throws nothing and says what is missing."""
    window = at_the_table(dice="typed")
    window.act()
    window.act()
    face, model = window.table_page.prompt._face, window.game.model
    request = model.request
    QTest.keyClick(face, Qt.Key.Key_Return)
    assert model.request is request
    assert "1 to 20" in window.table_page.prompt.sentence.text()
    QTest.keyClicks(face, "17")
    QTest.keyClick(face, Qt.Key.Key_Return)
    assert model.session.state.pitch.die == 17


@pytest.mark.parametrize("text", ["", "{", '{"hotstove": 99}\n', "\0" * 100])
def test_a_file_that_cannot_be_opened_leaves_the_game_on_the_table(
    at_the_table, tmp_path, monkeypatch, text
):
    window = at_the_table()
    window.act()
    told = []
    monkeypatch.setattr(messages, "say_refused", lambda parent, sentence: told.append(sentence))
    bad = tmp_path / "bad.hotstove"
    bad.write_text(text)
    game, gesture = window.game, window.game.model.session.gesture
    window.open_file(bad)
    assert len(told) == 1
    assert "bad.hotstove" in told[0]
    assert window.game is game
    window.act()
    assert game.model.session.gesture == gesture + 1


def test_opening_the_game_on_the_table_again_changes_nothing(at_the_table):
    window = at_the_table()
    window.act()
    game = window.game
    window.open_file(game.path)
    assert window.game is game


def test_names_are_plain_text_everywhere(at_the_table):
    window = at_the_table(
        chairs=(Chair("<img src=x>"), Chair("<b>Hal</b>")), name="<img src=/etc/passwd>"
    )
    assert window.windowTitle().startswith("<img src=/etc/passwd>")
    window.leave_table()
    card = window.start.racked[0]
    assert card._name.textFormat() is Qt.TextFormat.PlainText
    assert card._name.text() == "<img src=/etc/passwd>"
    assert "<b>Hal</b>" in card._note.text()


def test_the_enlarged_card_is_covered_by_no_widget(at_the_table):
    window = at_the_table()
    for _ in range(4):
        window.act()
    page, desk = window.table_page, window.desk
    for card in desk.scene.cards.values():
        desk.scene.zoom(card)
        if not desk.scene.is_zoomed:
            continue
        zoomed = desk.view.mapFromScene(desk.scene.zoom_rect()).boundingRect()
        for widget in (page.prompt, page.log):
            covered = zoomed.intersected(widget.geometry())
            assert covered.width() * covered.height() <= 4 * covered.width(), card.piece
    desk.scene.zoom(None)


def test_the_log_follows_the_newest_line(at_the_table):
    window = at_the_table()
    log = window.table_page.log
    for size in SIZES:
        window.resize(*size)
        for _ in range(12):
            window.act()
        settle_layout()
        bar = log.verticalScrollBar()
        assert bar.value() == bar.maximum()


def test_tab_goes_round_the_table_and_comes_back(at_the_table):
    window = at_the_table()
    window.activateWindow()
    window.desk.view.setFocus()
    seen = []
    for _ in range(40):
        focused = QApplication.focusWidget()
        seen.append(focused)
        if len(seen) > 1 and focused is seen[0]:
            break
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert seen[-1] is seen[0]
    page = window.table_page
    assert {page.log, page.prompt.take_back, *page.prompt.buttons} <= set(seen)


def test_with_reduced_motion_nothing_travels(at_the_table):
    window = at_the_table()
    window.store.change(pace="brisk", reduce_motion=True)
    director, scene = window.desk.director, window.desk.scene
    window.act()
    resting = scene.moment.poses
    places = {piece: (card.pos().x(), card.pos().y()) for piece, card in scene.cards.items()}
    QTest.qWait(30)
    assert places == {
        piece: (card.pos().x(), card.pos().y()) for piece, card in scene.cards.items()
    }
    wait_for(lambda: not director.is_busy, 1.0)
    assert resting is not None
    window.store.change(pace="off", reduce_motion=False)


def test_a_still_table_keeps_no_timer_running(at_the_table):
    from PySide6.QtCore import QTimer

    window = at_the_table()
    window.act()
    window.act()
    QTest.qWait(120)
    running = [timer for timer in window.findChildren(QTimer) if timer.isActive()]
    running += [timer for timer in window.desk.findChildren(QTimer) if timer.isActive()]
    assert running == []


def test_every_command_has_its_place_and_no_key_twice(window):
    keys = [
        sequence.toString() for action in window.menus.actions for sequence in action.shortcuts()
    ]
    assert len(keys) == len(set(keys))
    assert {"Ctrl+Q", "Ctrl+,", "F11", "F1", "Ctrl+Z", "Ctrl+Y"} <= set(keys)
    for menu in window.menuBar().actions():
        titles = [one.text() for one in menu.menu().actions() if not one.isSeparator()]
        letters = [text[text.index("&") + 1].lower() for text in titles if "&" in text]
        assert len(letters) == len(titles)
        assert len(letters) == len(set(letters)), titles


def test_the_bare_window_stands_before_anything_is_in_it(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    app = program.application()
    bare = program.bare_window(app)
    qtbot.addWidget(bare)
    with qtbot.waitSignal(bare.stands):
        bare.show()
    assert not bare.is_furnished
    program.furnish(app, bare)
    wait_for(bare.start.isVisible)
    bare.close()


def test_enter_on_a_line_of_the_scorebook_opens_its_moment(at_the_table, monkeypatch):
    window = at_the_table()
    for _ in range(6):
        window.act()
    log = window.table_page.log
    row = log.model().rowCount() - 2
    asked = []
    monkeypatch.setattr(type(window), "show_moments", lambda window, at=None: asked.append(at))
    log.setCurrentIndex(log.model().index(row))
    QTest.keyClick(log, Qt.Key.Key_Return)
    assert asked == [window.table_page.log_model.rows[row].gesture]


def test_a_button_pressed_while_the_table_moves_only_ends_the_moving(at_the_table):
    """It still names the question before; Space would settle and go on."""
    window = at_the_table()
    window.act()
    window.act()
    window.store.change(pace="brisk")
    swing_or_pitch = window.table_page.prompt.buttons[0]
    QTest.mouseClick(swing_or_pitch, Qt.MouseButton.LeftButton)
    assert window.desk.director.is_busy
    assert not window.desk.scene.focus_ring.isVisible()
    gesture = window.game.model.session.gesture
    QTest.mouseClick(window.table_page.prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert not window.desk.director.is_busy
    assert window.game.model.session.gesture == gesture
    window.store.change(pace="off")


@pytest.mark.parametrize("rulebook", BOOKS)
def test_nothing_lies_on_who_has_won(window, rulebook):
    table(rulebook, 10_000)(window)
    scene = window.desk.scene
    plaque = rect_of(banner_box(scene.layout.mat))
    beneath = [
        card.zValue() for card in scene.cards.values() if card.scene_face().intersects(plaque)
    ]
    assert scene._banner.isVisible()
    assert scene._banner.zValue() > max(beneath, default=0)


@pytest.mark.parametrize("rulebook", BOOKS)
def test_large_text_covers_nothing_of_the_table(window, rulebook):
    """The bar has a strip below the table, which keeps its height from question to question."""
    window.store.change(text_scale=200)
    table(rulebook, 20)(window)
    page, heights = window.table_page, []
    for _ in range(5):
        QTest.qWait(30)
        assert not page.prompt.geometry().intersects(page.desk.view.geometry())
        assert cut_off(page.prompt) == []
        heights.append(page.desk.view.height())
        if window.game.model.awaits_person:
            play_on(window.game.model, random.Random(3))
    assert heights == sorted(heights, reverse=True)
    window.store.change(text_scale=100)
    QTest.qWait(30)
    assert page.desk.view.geometry() == page.rect()


def test_buttons_stand_beside_the_question_where_that_needs_less_room(at_the_table):
    window = at_the_table()
    window.resize(1280, 800)
    prompt = window.table_page.prompt
    prompt.sentence.setText("The Lamplighters win, 12–11, by a single run over the Stovepipes.")
    for _ in range(2):
        prompt._add("Print scorecard…", int)
    settle_layout()
    wide = prompt.width()
    beside = prompt.needed_height(wide)
    heights = [button.geometry().center().y() for button in prompt.buttons]
    assert max(heights) - min(heights) <= 1
    assert beside < prompt.needed_height(wide * 3 // 4)
    assert cut_off(prompt) == []


def test_no_word_of_the_scorebook_is_wider_than_its_sheet(window):
    window.store.change(text_scale=200)
    window.resize(1024, 640)
    table("showdown/basic", 60)(window)
    QTest.qWait(60)
    log = window.table_page.log
    painter = log.itemDelegate()
    for row in range(log.model().rowCount()):
        index = log.model().index(row, 0)
        weight, wide = Weight(index.data(LogRole.WEIGHT)), log.viewport().width() - 20
        font = painter._font(weight, log, index.data(), wide)
        words = map(QFontMetrics(font).horizontalAdvance, index.data().split())
        assert max(words) <= wide or font.pixelSize() == LEAST
    window.store.change(text_scale=100)
