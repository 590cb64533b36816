"""What every test of a window gets: the program dressed, clubs, games, and an eye for faults."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QWidget,
)

from hotstove import app as program
from hotstove.binding.game_model import GameModel
from hotstove.binding.languages import Interpreter
from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.front_office import front_office
from hotstove.clubhouse.reading import Opened
from hotstove.clubhouse.showdown.documents import ShowdownDocument
from hotstove.faces import fonts
from hotstove.faces.theme import EVENING
from hotstove.files.phrasebook import ENGLISH
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume
from hotstove.windows import style
from hotstove.windows.roster_editor.window import RosterWindow
from hotstove.windows.roster_shelf import RosterShelf
from hotstove.windows.settings import SettingsStore
from longer import Longer

ROOT = Path(__file__).parents[2]
_HOT_SEAT = (Chair("Vera"), Chair("Hal"))
_TEXTS = (QLabel, QPushButton, QComboBox)
_CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QAbstractItemView, QPlainTextEdit)


@pytest.fixture(autouse=True)
def _dressed(qapp: QApplication) -> Iterator[None]:
    fonts.load(ROOT / "resources" / "fonts")
    style.dress(qapp, EVENING)
    interpreter = Interpreter(ROOT / "resources" / "translations")
    interpreter.speak(ENGLISH)
    yield
    qapp.setStyleSheet("")


@pytest.fixture
def art() -> Path:
    return ROOT / "resources" / "art"


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return Catalog(ROOT / "cards")


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path / "settings.json")


@pytest.fixture
def new_model(catalog: Catalog) -> Callable[..., GameModel]:
    """A new game of the Stovepipes at the Lamplighters; ``gestures``: how many are made."""

    def make(chairs=_HOT_SEAT, gestures: int = 0, rulebook="showdown/basic") -> GameModel:
        setup = new_setup(
            rulebook,
            catalog,
            ("stovepipes", "lamplighters"),
            chairs,
            seed=3,
            home="second",
        )
        book = volume(rulebook).open(setup)
        model = GameModel(Session(book, setup.new_dice(), waits_for_throws=True))
        for _ in range(gestures):
            _play_one(model)
        return model

    return make


@pytest.fixture
def play_one() -> Callable[[GameModel], None]:
    """Make the natural gesture, whoever's turn it is; none when the game is over."""
    return _play_one


def _play_one(model: GameModel) -> None:
    if model.is_over:
        return
    decision = model.session.decision
    if decision is None:
        model.throw()
    elif decision.default is None:
        model.choose(decision.options[0].answer)
    else:
        model.choose(decision.default)


def _shown(window: QWidget, kinds: tuple[type[QWidget], ...]) -> list[QWidget]:
    return [
        one for one in window.findChildren(QWidget) if isinstance(one, kinds) and one.isVisible()
    ]


def _is_reached_sideways(one: QWidget) -> bool:
    """Whether it lies on a sheet of tables, which may be wider than a screen."""
    above = one.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    return above is not None and above.horizontalScrollBarPolicy() is not never


@pytest.fixture
def clipped() -> Callable[[QWidget], list[str]]:
    """Return the texts of a window that do not fit where they stand."""

    def look(window: QWidget) -> list[str]:
        found = []
        for one in _shown(window, _TEXTS):
            wanted = one.sizeHint()
            if isinstance(one, QComboBox):
                # The list is as wide as its longest entry; what is shown must fit.
                room = one.width() - 3.8 * one.fontInfo().pixelSize()
                if one.fontMetrics().horizontalAdvance(one.currentText()) > room:
                    found.append(one.currentText())
                continue
            if isinstance(one, QLabel) and one.wordWrap():
                is_short = one.height() < one.heightForWidth(one.width())
                if one.text() and is_short:
                    found.append(one.text())
                continue
            if wanted.width() > one.width() or wanted.height() > one.height() + 1:
                found.append(one.text())
        for one in _shown(window, (*_TEXTS, *_CONTROLS)):
            right = one.mapTo(window, QPoint(one.width(), 0)).x()
            if right > window.width() and not _is_reached_sideways(one):
                found.append(f"{type(one).__name__} {one.accessibleName()} stands out on the right")
        return found

    return look


@pytest.fixture
def nameless() -> Callable[[QWidget], list[str]]:
    """Return the controls of a window that a screen reader has no name for."""

    def look(window: QWidget) -> list[str]:
        return [
            type(one).__name__
            for one in _shown(window, _CONTROLS)
            if not isinstance(one, QHeaderView)
            and not one.accessibleName()
            and not (isinstance(one, QAbstractButton) and one.text())
            and not isinstance(one.parentWidget(), QComboBox)
        ]

    return look


@pytest.fixture(params=[100, 150, 200, "longer"])
def sized(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    """The program in larger and larger text, in per cent, and in sentences 40 % longer."""
    percent = 100 if request.param == "longer" else int(request.param)
    style.dress(qapp, EVENING, style.text_px(13, percent))
    if request.param != "longer":
        yield percent
        return
    language = Longer()
    qapp.installTranslator(language)
    yield percent
    qapp.removeTranslator(language)


@pytest.fixture
def window(qtbot, tmp_path, monkeypatch):
    monkeypatch.setenv("HOTSTOVE_HOME", str(tmp_path))
    made = program.main_window(program.application())
    made.resize(1280, 800)
    qtbot.addWidget(made)
    made.store.change(pace="off", zoom_delay=0)
    made.show()
    with qtbot.waitExposed(made):
        pass
    yield made
    made.close()


@pytest.fixture
def shelf(catalog, tmp_path):
    return RosterShelf(catalog, tmp_path / "rosters", tmp_path / "cards")


@pytest.fixture
def new_editor(qtbot, shelf, store):
    """An editor of *document*, or of a new roster of *game*."""
    made = []

    def make(document=None, size=(1280, 800), game="showdown"):
        store.change(pace="off", zoom_delay=0)
        document = document if document is not None else front_office(game).empty()
        window = RosterWindow(shelf, store, Opened(document))
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        with qtbot.waitExposed(window):
            pass
        made.append(window)
        return window

    yield make
    for window in made:
        window.close()


@pytest.fixture
def default(catalog):
    """The roster the Stovepipes play *game* with, as a document."""
    return lambda game: front_office(game).default_roster(catalog, "stovepipes")


@pytest.fixture
def club_roster(catalog):
    return ShowdownDocument(name="Winter", roster=catalog.rosters["stovepipes"])
