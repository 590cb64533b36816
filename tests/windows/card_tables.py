"""At the tables with hands of cards: what mouse and keys do there, for the tests of both games."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from whole_games import (
    LEFT,
    NONE,
    choice,
    hand_in_by_mouse,
    look_key,
    saved_game_is_the_one_played,
    wait_for,
)

from hotstove.play.decisions import Decision, Roll
from hotstove.play.seats import Side
from hotstove.play.setup import Chair

HOT_SEAT = (Chair("Vera"), Chair("Hal"))
ALONE = (Chair("Vera"), Chair("Instinct", "instinct"))


def begun(window, rulebook: str, chairs=HOT_SEAT, **changes):
    """Put a new game on the table; returns its model."""
    made = choice(rulebook=rulebook, chairs=chairs, **changes)
    window.show_game(window.keeper.begin(made))
    return window.game.model


def space(window, modifiers=NONE) -> None:
    QTest.keyClick(window.desk.view, Qt.Key.Key_Space, modifiers)


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


def asks(window, start="cards", *, playable=False) -> bool:
    request = window.game.model.request
    if not isinstance(request, Decision) or not request.asks.startswith(start):
        return False
    return not playable or len(request.options) > 1


def natural(window) -> None:
    """What comes of itself, whoever is asked; lineups as they are suggested."""
    if window._lineup is not None:
        hand_in_by_mouse(window)
    else:
        space(window)


def until(window, condition, go_on: Callable[[Any], None] = natural, limit=900) -> None:
    for _ in range(limit):
        if condition():
            return
        wait_for(lambda: window.game.model.awaits_person or window._lineup is not None)
        if condition():
            return
        go_on(window)
    raise AssertionError("it never came to that")


# Whole games


def play_by_mouse(window, answer: Callable[[Any, Any, random.Random], None]) -> None:
    """To the end: dice clicked, lineups handed in, and *answer* to every question."""
    model, luck = window.game.model, random.Random(5)
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
            answer(window, request, luck)
        assert model.is_over or model.session.gesture > before, (
            request, window.table_page.prompt.sentence.text()
        )  # fmt: skip


def play_by_keys(window) -> None:
    """To the end: Enter twice plays the card that is lit; Space does everything else."""
    model, luck, view = window.game.model, random.Random(6), window.desk.view
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
        if not has_default(request) or (lit(window) and request.asks != "pitching change"):
            QTest.keyClick(view, Qt.Key.Key_Return)
            QTest.keyClick(view, Qt.Key.Key_Return)
        if held is not None:
            QTest.keyRelease(view, held)
        if model.session.gesture == before:
            space(window)
        assert model.session.gesture > before, window.table_page.prompt.sentence.text()


def the_game_was_whole(window, card_played: type) -> None:
    """It went nine innings, cards were played by everybody, and the file tells it again."""
    model, path = window.game.model, window.game.path
    state = model.session.state
    played = [fact.side for fact in model.session.facts if isinstance(fact, card_played)]
    assert state.inning >= 9
    assert all(played.count(side) >= 5 for side in Side)
    window.leave_table()
    saved_game_is_the_one_played(path, (state.visitor_runs, state.home_runs))
