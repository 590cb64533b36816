"""Clutch at the table, through the real window: hands, windows of cards, whole games."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from whole_games import (
    LEFT,
    NONE,
    choice,
    drag,
    hand_in_by_mouse,
    look_key,
    saved_game_is_the_one_played,
    wait_for,
)

from hotstove.play.decisions import Decision, Roll
from hotstove.play.seats import Side
from hotstove.play.setup import Chair
from hotstove.rulebooks.clutch.facts import CardPlayed

HOT_SEAT = (Chair("Vera"), Chair("Hal"))
ALONE = (Chair("Vera"), Chair("Instinct", "instinct"))
EDITIONS = ("clutch/2017", "clutch/2024")


def begun(window, rulebook, chairs=HOT_SEAT, **changes):
    made = choice(rulebook=rulebook, chairs=chairs, **changes)
    window.show_game(window.keeper.begin(made))
    return window.game.model


def space(window) -> None:
    QTest.keyClick(window.desk.view, Qt.Key.Key_Space)


def press(window, words: str) -> None:
    """Click the button of the prompt bar whose text holds these words."""
    found = [b for b in window.table_page.prompt.buttons if words in b.text().replace("&", "")]
    assert found, (words, texts(window))
    QTest.mouseClick(found[0], LEFT)


def texts(window) -> list[str]:
    return [button.text().replace("&", "") for button in window.table_page.prompt.buttons]


def has_default(request) -> bool:
    return isinstance(request, Roll) or request.default is not None


def lit(window) -> list[str]:
    """The cards of the hand with a light round them."""
    scene = window.desk.scene
    return [piece for piece in scene._marked if piece in scene.moment.held]


def until(window, condition, limit=900) -> None:
    for _ in range(limit):
        wait_for(lambda: window.game.model.awaits_person or window._lineup is not None)
        if condition():
            return
        by_default(window)
    raise AssertionError("it never came to that")


# The prompt bar


def asks_for_cards(window, *, playable=True):
    request = window.game.model.request
    if not isinstance(request, Decision) or not request.asks.startswith("cards"):
        return False
    return not playable or len(request.options) > 1


@pytest.mark.parametrize("rulebook", EDITIONS)
def test_cl_62_the_bar_names_side_and_window_and_gives_no_card_away(window, rulebook):
    """Until somebody looks there is a pass and a key; then his cards are named and lit."""
    model = begun(window, rulebook)
    until(window, lambda: asks_for_cards(window))
    book = model.session.rulebook
    titles = {book.title(option.answer.card) for option in model.request.options[1:]}
    told = window.table_page.prompt.sentence.text()
    assert book.club(model.request.seat).nickname in told
    assert not titles & set(texts(window))
    assert lit(window) == []
    press(window, "Look")
    playable = {option.piece for option in model.request.options[1:]}
    assert set(window.desk.scene._marked) == playable
    assert set(lit(window)) == playable & set(window.desk.scene.moment.held)
    press(window, "backs up")
    assert lit(window) == []


def test_cl_62_whoever_passes_on_is_not_asked_until_something_changes(window):
    model = begun(window, EDITIONS[1])
    until(window, lambda: asks_for_cards(window, playable=False))
    seat = model.request.seat
    press(window, "Keep passing")
    for _ in range(40):
        wait_for(lambda: model.awaits_person)
        request = model.request
        if seat not in model.orders.passing:
            break
        assert not (asks_for_cards(window, playable=False) and request.seat == seat)
        by_default(window)


def test_c24_20_a_hand_is_kept_or_changed_with_eyes_on_it(window):
    """A mulligan is only for whoever has looked; the hand lies on the mat meanwhile."""
    model = begun(window, EDITIONS[1])
    until(window, lambda: getattr(model.request, "asks", "") == "mulligan")
    assert "Mulligan" not in texts(window)
    press(window, "Look")
    hand = [f"card:{c}" for c in model.view.game.cards.hands.visitor.hand.cards]
    mat = window.desk.scene.layout.mat
    for piece in hand:
        at = window.desk.scene.moment.poses[piece]
        assert mat.y < at.y < mat.y + mat.height
    press(window, "Mulligan")
    press(window, "Look")
    press(window, "Keep")
    assert model.request.asks == "bottom"
    press(window, "Look")
    piece = window.desk.scene.moment.held[0]
    drag(window, piece, "deck")
    assert model.session.state.visitor.has_kept


def test_a_curtain_hangs_where_the_house_is_strict(window):
    model = begun(window, EDITIONS[0], house={"has_curtain": True})
    until(window, lambda: model.curtain is not None)
    assert window.table_page.prompt.isVisible()
    assert not lit(window)


def by_default(window) -> None:
    if window._lineup is not None:
        hand_in_by_mouse(window)
    elif has_default(window.game.model.request):
        space(window)
    else:
        by_mouse(window, window.game.model.request, random.Random(1))


# Whole games


@pytest.mark.long
@pytest.mark.parametrize(
    ("rulebook", "chairs"), [(EDITIONS[0], HOT_SEAT), (EDITIONS[1], ALONE)], ids=["2017", "2024"]
)
def test_a_game_by_mouse_alone(window, rulebook, chairs):
    """Nine innings: cards looked at and dragged, dice clicked, buttons pressed."""
    model, luck = begun(window, rulebook, chairs), random.Random(5)
    while not model.is_over:
        wait_for(lambda: model.is_over or model.awaits_person or window._lineup is not None)
        request, before = model.request, model.session.gesture
        if window._lineup is not None:
            hand_in_by_mouse(window)
            continue
        if isinstance(request, Roll):
            tray = window.desk.view.mapFromScene(window.desk.scene.tray_rect().center())
            QTest.mouseClick(window.desk.view.viewport(), LEFT, NONE, QPoint(tray))
        elif request is not None:
            by_mouse(window, request, luck)
        assert model.is_over or model.session.gesture > before, (
            request, window.table_page.prompt.sentence.text()
        )  # fmt: skip
    the_game_was_whole(window)


def by_mouse(window, request, luck) -> None:
    """Drag what can be dragged; else press the first button of the prompt bar."""
    model = window.game.model
    if model.veiled is not None and (request.default is None or luck.random() < 0.7):
        press(window, "Look")
    options = [
        o for o in model.shown_options() if o.piece in window.desk.scene.cards and not o.is_aside
    ]
    if request.asks in ("use card", "take back"):
        options = []
    if options:
        option, before = luck.choice(options), model.session.gesture
        drag(window, option.piece, option.place)
        if model.session.gesture == before:
            drag(window, option.piece, option.place)
    else:
        QTest.mouseClick(window.table_page.prompt.buttons[0], LEFT)


@pytest.mark.long
@pytest.mark.parametrize(
    ("rulebook", "chairs"), [(EDITIONS[0], ALONE), (EDITIONS[1], HOT_SEAT)], ids=["2017", "2024"]
)
def test_a_game_by_keys_alone(window, rulebook, chairs):
    """Enter twice plays the card that is lit; Space does everything else."""
    model, luck = begun(window, rulebook, chairs), random.Random(6)
    view = window.desk.view
    while not model.is_over:
        wait_for(lambda: model.is_over or model.awaits_person or window._lineup is not None)
        request, before = model.request, model.session.gesture
        if request is None:
            break
        if window._lineup is not None:
            hand_in_by_mouse(window)
            continue
        held = look_key(model) if luck.random() < 0.5 or not has_default(request) else None
        if held is not None:
            QTest.keyPress(view, held)
        if not has_default(request) or lit(window):
            QTest.keyClick(view, Qt.Key.Key_Return)
            QTest.keyClick(view, Qt.Key.Key_Return)
        if held is not None:
            QTest.keyRelease(view, held)
        if model.session.gesture == before:
            space(window)
        assert model.session.gesture > before, window.table_page.prompt.sentence.text()
    the_game_was_whole(window)


def the_game_was_whole(window) -> None:
    """It went nine innings, cards were played by everybody, and the file tells it again."""
    model, path = window.game.model, window.game.path
    state = model.session.state
    played = [fact.side for fact in model.session.facts if isinstance(fact, CardPlayed)]
    assert state.inning >= 9
    assert all(played.count(side) >= 5 for side in Side)
    window.leave_table()
    saved_game_is_the_one_played(path, (state.visitor_runs, state.home_runs))
