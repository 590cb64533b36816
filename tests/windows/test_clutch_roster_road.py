"""The whole road of a Clutch roster, from nothing to a game, by mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget
from roster_desk import choose, drag, drag_card, shown, type_in

from hotstove.baseball.positions import Position
from hotstove.clubhouse.dugout import FIELD, Area, Place, at
from hotstove.clubhouse.front_office import front_office
from hotstove.clubhouse.moves import HARDEST_FIRST
from hotstove.windows.new_game import NewGameDialog
from hotstove.windows.roster_editor.shelf_dialog import ShelfDialog
from hotstove.windows.roster_editor.window import RosterWindow

pytestmark = [
    pytest.mark.long,
    pytest.mark.parametrize("game", ["clutch/2017", "clutch/2024"]),
]
RULES = {"clutch/2017": "C17-04", "clutch/2024": "C24-05"}
"""The rule of a roster's size."""


def click(widget: QWidget, point: QPoint | None = None) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=point or widget.rect().center())


def press(key: Qt.Key, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(QApplication.focusWidget(), key, held)


def command(window: RosterWindow, keys: str, act: Callable[[QWidget], None]) -> None:
    """Open a window by its keys and do *act* in it before it closes."""
    failed: list[BaseException] = []

    def do() -> None:
        dialog = QApplication.activeModalWidget()
        try:
            act(dialog)
        except BaseException as error:
            failed.append(error)
        if dialog is not None and dialog.isVisible():
            dialog.reject()

    QTimer.singleShot(30, do)
    wanted = QKeySequence(keys)
    next(each for each in window.commands.actions if each.shortcut() == wanted).trigger()
    if failed:
        raise failed[0]


def begun_by_mouse(window, game: str) -> RosterWindow:
    """An empty roster of *game*, from the start page."""

    def take(dialog: ShelfDialog) -> None:
        choose(dialog.game, game)
        click(dialog.new)

    QTimer.singleShot(30, lambda: take(QApplication.activeModalWidget()))
    window.start.rosters.emit()
    (editor,) = window.findChildren(RosterWindow)
    editor.resize(1280, 800)
    QTest.qWait(30)
    return editor


def drag_found(editor: RosterWindow, card: str, place: Place) -> None:
    """Drag what the library shows to a place of the dugout."""
    rack, slot = editor.library.rack, editor.mat.places[place]
    start = rack.visualRect(rack.found.index(rack.found.row_of(card))).center()
    drag(rack.viewport(), start, slot, slot.rect().center())


def faults(editor: RosterWindow) -> dict[str, str]:
    return {row.violation.code: row.violation.rule for row in editor.notebook.faults}


def played(window, path: str, game: str, qtbot, play_one) -> tuple[str, ...]:
    """Play a game with the roster of *path* to its end; its team's cards.

    Where both clubs bring a card, the second plays it as ``id~``.
    """
    dialog = shown(
        qtbot,
        NewGameDialog(
            window.catalog, window.store, window.resources / "art", window,
            rosters=window.keeper.rosters,
        ),
    )  # fmt: skip
    choose(dialog.rulebook, game)
    choose(dialog.innings, 3)
    choose(dialog.corners[1].roster, path)
    click(dialog.play)
    assert dialog.choice is not None
    table = window.keeper.begin(dialog.choice)
    for _ in range(20_000):
        if table.model.is_over:
            break
        play_one(table.model)
    assert table.model.is_over
    cards = tuple(card.id.rstrip("~") for card in table.model.setup.teams[1].cards)
    table.close()
    return cards


def test_by_mouse(window, game, qtbot, play_one, monkeypatch):
    editor = begun_by_mouse(window, game)
    office, model = front_office(game), editor.model
    goal = office.dugout(office.default_roster(window.catalog, "stovepipes"), model.stock)

    assert faults(editor)["ROSTER_SIZE"] == RULES[game]
    for position in (Position.SHORTSTOP, Position.CATCHER):
        drag_card(editor, goal.field[position], at(position))
    drag_card(editor, goal.rotation[0], Place(Area.ROTATION))
    pitcher = editor.mat.places[Place(Area.ROTATION)]
    target = editor.mat.places[at(Position.CENTRE_FIELD)]
    drag(pitcher, pitcher.rect().center(), target, target.rect().center())
    assert "CL-24" in editor.line.text()
    assert len(model.document.roster.cards) == 3

    # Coaches, park, deck: what is no player
    for number, coach in enumerate(goal.coaches):
        editor.show_shelf(Area.COACHES)
        type_in(editor, model.name_of(coach))
        drag_found(editor, coach, Place(Area.COACHES, number=number))
    click(next(row for row in editor.notebook.wishes if row.need.area is Area.STADIUM))
    park = editor.library.rack.found.cards[2]
    drag_found(editor, park, Place(Area.STADIUM))
    assert model.document.roster.stadium == park
    assert not faults(editor).keys() & {"STADIUM_COUNT", "COACH_STAFF"}

    def take_a_deck(dialog):
        choose(dialog.ready, next(iter(office.ready_decks(window.catalog))))
        click(dialog.foot.itemAt(dialog.foot.count() - 1).widget())

    assert "DECK_SIZE" in faults(editor)
    command(editor, "Ctrl+Shift+E", take_a_deck)
    assert "DECK_SIZE" not in faults(editor)

    # Fill round who is there
    def fill(dialog):
        click(dialog.begin)
        qtbot.waitUntil(dialog.take.isVisible, timeout=60_000)
        click(dialog.take)

    kept = set(model.document.roster.cards)
    parked = model.document.roster.stadium
    command(editor, "Ctrl+R", fill)
    assert faults(editor) == {}
    assert kept < set(model.document.roster.cards)
    assert model.document.roster.stadium == parked

    def order(dialog):
        (card,) = dialog.cards
        first, fourth = card.rows[0], card.rows[3]
        drag(first, QPoint(60, 12), fourth, fourth.rect().center())

    before = [spot.player for spot in model.document.roster.order]
    command(editor, "Ctrl+L", order)
    after = [spot.player for spot in model.document.roster.order]
    assert after[3] == before[0]

    # Saved, opened again, played
    path = window.keeper.rosters.folder / "Road.hotroster"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (str(path), ""))
    next(one for one in editor.commands.actions if one.text() == "&Save").trigger()
    document = model.document
    editor.close()
    QTimer.singleShot(30, lambda: click(QApplication.activeModalWidget().cards[0]))
    window.start.rosters.emit()
    again = next(one for one in window.findChildren(RosterWindow) if one.isVisible())
    assert again.model.document.roster == document.roster
    assert again.model.document.deck == document.deck
    again.close()
    cards = played(window, str(path), game, qtbot, play_one)
    assert set(cards) == set(document.roster.cards)


def test_by_keys(window, game, qtbot, play_one, monkeypatch):
    def begin(dialog: ShelfDialog) -> None:
        dialog.game.setFocus()
        for _ in range(dialog.game.count()):
            QTest.keyClick(dialog.game, Qt.Key.Key_Up)
        while dialog.game.value != game:
            QTest.keyClick(dialog.game, Qt.Key.Key_Down)
        QTest.keyClick(dialog.new, Qt.Key.Key_Space)

    QTimer.singleShot(30, lambda: begin(QApplication.activeModalWidget()))
    window.start.rosters.emit()
    (editor,) = window.findChildren(RosterWindow)
    editor.activateWindow()
    office, model = front_office(game), editor.model
    goal = office.dugout(office.default_roster(window.catalog, "stovepipes"), model.stock)

    def bring(words, held=Qt.KeyboardModifier.NoModifier):
        editor.to_search()
        QTest.keyClicks(editor.library.search, words)
        QTest.keyClick(editor.library.search, Qt.Key.Key_Return)
        QTest.keyClick(editor.library.rack, Qt.Key.Key_Home)
        QTest.keyClick(editor.library.rack, Qt.Key.Key_Return, held)

    for position in HARDEST_FIRST:
        bring(goal.field[position])
    for card in (*goal.rotation, *goal.bullpen, *goal.closer):
        bring(card)
    for card in goal.bench:
        bring(card, Qt.KeyboardModifier.ControlModifier)
    assert {model.editor.dugout.field[position] for position in FIELD} == set(goal.field.values())
    left = {"DECK_SIZE", "STADIUM_COUNT", "COACH_STAFF"}
    assert faults(editor).keys() <= left
    assert {"DECK_SIZE", "STADIUM_COUNT"} <= faults(editor).keys()

    shelf = editor.library.shelf
    for area, wanted in ((Area.COACHES, goal.coaches), (Area.STADIUM, goal.stadium)):
        if wanted:
            while shelf.value != area:
                QTest.keyClick(shelf, Qt.Key.Key_Down)
            editor.library._change_shelf()
        for card in wanted:
            bring(model.name_of(card))
    assert model.editor.dugout.coaches == goal.coaches
    assert model.editor.dugout.stadium == goal.stadium
    while shelf.value:
        QTest.keyClick(shelf, Qt.Key.Key_Up)
    editor.library._change_shelf()

    def take_a_deck(dialog):
        dialog.ready.setFocus()
        QTest.keyClick(dialog.ready, Qt.Key.Key_Down)
        dialog._begin()
        QTest.keyClick(dialog.foot.itemAt(dialog.foot.count() - 1).widget(), Qt.Key.Key_Space)

    command(editor, "Ctrl+Shift+E", take_a_deck)
    assert faults(editor) == {}

    # A man in hand goes from place to place
    bench = editor.mat.places[Place(Area.BENCH)]
    bench.setFocus()
    card = bench.card
    QTest.keyClick(bench, Qt.Key.Key_Return)
    assert model.in_hand == card
    lit = next(slot for slot in editor.mat.in_order() if slot.is_lit and slot.place.position)
    lit.setFocus()
    QTest.keyClick(lit, Qt.Key.Key_Return)
    assert editor.mat.places[lit.place].card == card
    model.undo()

    def order(dialog):
        (sheet,) = dialog.cards
        sheet.rows[0].setFocus()
        for _ in range(2):
            QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)

    before = [spot.player for spot in model.document.roster.order]
    command(editor, "Ctrl+L", order)
    assert [spot.player for spot in model.document.roster.order][2] == before[0]
    path = window.keeper.rosters.folder / "Keys.hotroster"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *rest: (str(path), ""))
    next(one for one in editor.commands.actions if one.text() == "&Save").trigger()
    document = model.document
    editor.close()
    assert window.keeper.rosters.open(path).document.roster == document.roster
    cards = played(window, str(path), game, qtbot, play_one)
    assert set(cards) == set(document.roster.cards)
