"""A game on its table, without a main window: for tests that drag, click and press keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from showdown_cast import lineup, setup

from hotstove.binding.computer_seats import ComputerSeats
from hotstove.binding.game_model import GameModel
from hotstove.faces import fonts
from hotstove.faces.theme import EVENING
from hotstove.play.dice import LoadedDice
from hotstove.play.session import Session
from hotstove.playmat.desk import Desk
from hotstove.playmat.director import Pace
from hotstove.rulebooks.showdown.basic import BasicShowdown

ROOT = Path(__file__).parents[2]


def session_of(dice=(), *, ready=True, **house) -> Session:
    """A new game; *ready*: both lineups are in."""
    book = BasicShowdown(setup(**house))
    session = Session(book, LoadedDice(dice, seed=3), waits_for_throws=True)
    if ready:
        session.choose(lineup())
        session.choose(lineup(suffix="~"))
    return session


def desk_of(
    qtbot, session, size=(1280, 800), pace=Pace.OFF, managers=None, family="showdown"
) -> Desk:
    fonts.load(ROOT / "resources" / "fonts")
    model = GameModel(session, "test")
    desk = Desk(
        model, family, ROOT / "resources" / "art", EVENING, ComputerSeats(model, managers or {})
    )
    desk.director.pace = pace
    desk.computers.pace = pace.value
    desk.view.resize(*size)
    qtbot.addWidget(desk.view, before_close_func=lambda view: desk.close())
    desk.view.show()
    qtbot.waitExposed(desk.view)
    desk.view.fit()
    return desk


def point_of(desk, piece) -> QPoint:
    """The middle of the card, or where it peeps out from under others."""
    card = desk.scene.cards[piece]
    face = card.scene_face()
    for share in (0.5, 0.15, 0.08):
        spot = QPointF(face.left() + face.width() * share, face.center().y())
        if desk.scene.card_at(spot) is card:
            return desk.view.mapFromScene(spot)
    raise AssertionError(f"{piece} is covered")


def place_point(desk, place) -> QPoint:
    box = desk.scene.layout.places[place].box
    return desk.view.mapFromScene(QPointF(*box.centre))


def drag(desk, piece, to: QPoint, steps=8) -> None:
    """Press on the card, move in steps, let go."""
    viewport, start = desk.view.viewport(), point_of(desk, piece)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, steps + 1):
        QTest.mouseMove(viewport, start + (to - start) * step / steps)
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, to)


def click(desk, at: QPoint) -> None:
    QTest.mouseClick(
        desk.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at
    )
