"""The window of line score and box score; it follows the game while it is open."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hotstove.baseball.box_score import BoxScore
from hotstove.baseball.box_text import BoxWords, box_notes_of, box_text
from hotstove.binding.box_models import (
    BattingModel,
    LineScoreModel,
    NameOf,
    PitchingModel,
    total_word,
)
from hotstove.binding.game_model import GameModel
from hotstove.binding.languages import decimal
from hotstove.binding.translation import called, told
from hotstove.play.seats import Side
from hotstove.windows.kit import Columns, button, paper, scrolled, words
from hotstove.windows.sheet_table import SheetTable


class BoxScoreWindow(QDialog):
    """*name_of* names a player by his card's id."""

    def __init__(self, model: GameModel, name_of: NameOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._name_of = model, name_of
        self.setWindowTitle(self.tr("Box score"))
        self.resize(min(1480, self.screen().availableGeometry().width() * 19 // 20), 780)
        self.line = LineScoreModel(self)
        self.batting = {side: BattingModel(self) for side in Side}
        self.pitching = {side: PitchingModel(self) for side in Side}
        self.notes = {side: words("") for side in Side}
        self._headings: dict[Side, QLabel] = {}
        above, layout = paper()
        layout.addWidget(SheetTable(self.line, self.tr("Line score")))
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(4, 4, 12, 4)
        inside.setSpacing(14)
        inside.addWidget(above)
        inside.addWidget(Columns(*(self._sheet(side) for side in Side)))
        inside.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        self._title = words("", "title")
        whole.addWidget(self._title)
        whole.addWidget(scrolled(content, sideways=True), 1)
        foot = QHBoxLayout()
        foot.addWidget(button(self.tr("Copy as &text"), self.copy))
        foot.addStretch(1)
        close = button(self.tr("&Close"), self.accept, "main")
        close.setDefault(True)
        foot.addWidget(close)
        whole.addLayout(foot)
        self.show_box()
        model.played.connect(self.show_box)
        model.rewound.connect(self.show_box)
        close.setFocus()

    def _sheet(self, side: Side) -> QWidget:
        frame, layout = paper()
        self._headings[side] = words("", "heading")
        layout.addWidget(self._headings[side])
        layout.addWidget(SheetTable(self.batting[side], self._table_name(side, "batting")))
        layout.addSpacing(6)
        layout.addWidget(SheetTable(self.pitching[side], self._table_name(side, "pitching")))
        layout.addWidget(self.notes[side])
        layout.addStretch(1)
        return frame

    def _table_name(self, side: Side, what: str) -> str:
        return {
            (Side.VISITOR, "batting"): self.tr("Batting of the visitors"),
            (Side.VISITOR, "pitching"): self.tr("Pitching of the visitors"),
            (Side.HOME, "batting"): self.tr("Batting of the home side"),
            (Side.HOME, "pitching"): self.tr("Pitching of the home side"),
        }[side, what]

    def show_box(self) -> None:
        """Show the box score as it stands now."""
        box, clubs = self._model.box(), self._clubs()
        self._title.setText(
            self.tr("{visitor} {runs}, {home} {home_runs}").format(
                visitor=clubs[Side.VISITOR],
                runs=box.visitor.runs,
                home=clubs[Side.HOME],
                home_runs=box.home.runs,
            )
        )
        self.line.show_box(box, clubs)
        for side, notes in self._told(box).items():
            self.notes[side].setText("\n".join(notes))
            self.notes[side].setVisible(bool(notes))
        for side in Side:
            self._headings[side].setText(clubs[side])
            self.batting[side].show_box(box, side, self._name_of)
            self.pitching[side].show_box(box, side, self._name_of)

    def copy(self) -> None:
        """Put the box score on the clipboard as aligned text."""
        words = BoxWords(
            total_word(),
            self.tr("Forfeited by {club}; official score {score}."),
            self.tr("{club}, pitching"),
            decimal,
        )
        box = self._model.box()
        text = box_text(box, self._name_of, self._clubs(), words, self._told(box))
        QGuiApplication.clipboard().setText(text)

    def _told(self, box: BoxScore) -> dict[Side, list[str]]:
        """What the game tells below the columns."""
        session = self._model.session
        notes = box_notes_of(session.rulebook, session.facts, box)
        return {side: [told(note) for note in notes[side]] for side in Side}

    def _clubs(self) -> dict[Side, str]:
        """The clubs' nicknames by side; plain words until the sides are decided."""
        session = self._model.session
        rulebook: Any = session.rulebook
        game = session.state
        has_sides = getattr(game, "has_sides", True)
        if has_sides:
            return {side: called(rulebook.club_of(game, side).nickname) for side in Side}
        return {Side.VISITOR: self.tr("Visitors"), Side.HOME: self.tr("Home")}
