"""The window in which a game is chosen to be learned by playing it, and how its lesson begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from hotstove.binding.translation import refusal, told
from hotstove.files.refused import FileRefused
from hotstove.play.decisions import Decision
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import TAUGHT, lesson, volume
from hotstove.windows.choice import NewGameChoice, manager_name, quick_game
from hotstove.windows.kit import Columns, button, paper, scrolled, words
from hotstove.windows.style import reading_px

if TYPE_CHECKING:
    from hotstove.binding.game_model import GameModel
    from hotstove.play.lessons import Lesson

    from .guide import Guide
    from .main_window import MainWindow

_OPPONENT = "luck"
LEAST_SHEET: Final = 12
"""The width of a game's sheet, in sizes of its text."""


def open_lessons(window: MainWindow) -> None:
    """Ask which game is to be learned, and begin it."""
    dialog = LearnDialog(window)
    if dialog.exec() and dialog.chosen:
        begin_lesson(window, dialog.chosen)


def begin_lesson(window: MainWindow, family: str) -> Guide | None:
    """Put the first game of *family* on the table, with its guide; None where it is refused."""
    from .guide import Guide

    taught = lesson(family)
    try:
        game = window.keeper.begin(first_game(window, taught))
    except FileRefused as refused:
        window.say_refused(refusal(refused))
        return None
    _settle(game.model, taught)
    window.show_game(game)
    assert window.table_page is not None
    return Guide(window.table_page, taught)


def first_game(window: MainWindow, taught: Lesson) -> NewGameChoice:
    """Return the game of a lesson: the person bats first, and luck plays the other side."""
    taken = {info.name for info in window.keeper.sessions()}
    quick = quick_game(window.catalog, window.store.settings.new_game, taken)
    title = QCoreApplication.translate("shelf", volume(taught.rulebook).title)
    return NewGameChoice(
        rulebook=taught.rulebook,
        clubs=quick.clubs,
        chairs=(quick.chairs[0], Chair(manager_name(_OPPONENT), _OPPONENT)),
        seed=taught.seed,
        home="second",
        innings=taught.innings,
        name=QCoreApplication.translate("LearnDialog", "First game: {title}").replace(
            "{title}", title
        ),
    )


def _settle(model: GameModel, taught: Lesson) -> None:
    """Answer for both sides, as the book suggests, what stands before the first pitch."""
    while isinstance(model.request, Decision) and model.request.asks in taught.settled:
        model.choose(model.request.options[0].answer)


class LearnDialog(QDialog):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chosen = ""
        """The family to learn, once the dialog is accepted."""
        self.begin: dict[str, QPushButton] = {}
        self.setWindowTitle(self.tr("Learn to play"))
        self.ensurePolished()
        self.resize(980, 24 * reading_px(self))
        sheets = Columns(*(self._sheet(family) for family in TAUGHT))
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(4, 4, 12, 4)
        inside.addWidget(
            words(self.tr("A real game, and a word where one is needed. Leave whenever you like."))
        )
        inside.addWidget(sheets)
        inside.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 16, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(words(self.tr("Learn to play"), "title"))
        whole.addWidget(scrolled(content), 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(button(self.tr("Cancel"), self.reject, "quiet"))
        whole.addLayout(foot)
        self.begin[TAUGHT[0]].setFocus()

    def _sheet(self, family: str) -> QWidget:
        taught = lesson(family)
        title = QCoreApplication.translate("shelf", volume(taught.rulebook).title)
        frame, layout = paper(margin=18)
        frame.setMinimumWidth(LEAST_SHEET * reading_px(self))
        layout.addWidget(words(title, "heading"))
        layout.addWidget(words(told(taught.invitation)))
        layout.addStretch(1)
        begin = button(
            self.tr("Begin"),
            lambda: self._choose(family),
            "main",
            name=self.tr("Begin: {title}").replace("{title}", title),
        )
        layout.addWidget(begin)
        self.begin[family] = begin
        return frame

    def _choose(self, family: str) -> None:
        self.chosen = family
        self.accept()
