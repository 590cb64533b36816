"""Playing whole games through the real window: what mouse and keys do, for several tests."""

from __future__ import annotations

import time
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from hotstove.baseball.box_score import box_score, check_cross_foot
from hotstove.play.setup import Chair
from hotstove.saves.reopening import replay
from hotstove.windows.choice import NewGameChoice
from hotstove.windows.main_window import MainWindow

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def choice(**changes) -> NewGameChoice:
    made = {
        "rulebook": "showdown/basic",
        "clubs": ("stovepipes", "mudlarks"),
        "chairs": (Chair("Vera"), Chair("Hal")),
        "seed": 11,
        "home": "second",
        "name": "Test game",
    }
    return NewGameChoice(**(made | changes))


def wait_for(condition, seconds=10.0):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "nothing came of it"
        QApplication.processEvents()


def hand_in_by_mouse(window: MainWindow) -> None:
    """Lift the curtain where one hangs, take the suggested lineup, hand it in."""
    page = window._lineup
    assert page is not None
    for name in ("I am", "Hand in"):
        buttons = [
            button
            for button in page.currentWidget().findChildren(QPushButton)
            if name in button.text() and button.isVisible()
        ]
        if buttons:
            QTest.mouseClick(buttons[0], LEFT)


def visible_point(desk, piece: str) -> QPoint:
    """The middle of a card, or where it peeps out from under others."""
    card = desk.scene.cards[piece]
    face = card.scene_face()
    for share in (0.5, 0.15, 0.08):
        spot = QPointF(face.left() + face.width() * share, face.center().y())
        point = desk.view.mapFromScene(spot)
        if desk.scene.card_at(desk.view.mapToScene(point)) is card:
            return point
    raise AssertionError(f"{piece} is covered")


def drag(window: MainWindow, piece: str, place: str) -> None:
    desk = window.desk
    view = desk.view
    start = visible_point(desk, piece)
    end = view.mapFromScene(QPointF(*desk.scene.layout.places[place].box.centre))
    QTest.mousePress(view.viewport(), LEFT, NONE, start)
    for step in range(1, 5):
        QTest.mouseMove(view.viewport(), start + (end - start) * step / 4)
    QTest.mouseRelease(view.viewport(), LEFT, NONE, end)


def saved_game_is_the_one_played(path: Path, runs: tuple[int, int]) -> None:
    again = replay(path)
    assert again.session.is_over
    assert again.notice is None
    assert (again.session.state.visitor_runs, again.session.state.home_runs) == runs
    assert check_cross_foot(box_score(again.session.facts)) == []


def legal_keys(model) -> list[str]:
    """The keys of the hidden choice that lay something from the hand there is."""
    kinds = model.hot_seat._kinds()
    answers = {option.answer for option in model.options()}
    blind = model.hot_seat.choices()
    return [b.key for b, kind in zip(blind, kinds, strict=True) if kind.answers & answers]


def look_key(model):
    """The key that whoever is asked in secret holds to look at his hand."""
    if model.veiled is None:
        return None
    return getattr(Qt.Key, f"Key_{model.hot_seat.keys_of(model.veiled).look}")
