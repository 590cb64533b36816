"""The window for going back to any moment of the game and playing on from there."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.game_model import GameModel, Moment
from hotstove.binding.translation import told
from hotstove.play.wording import Line, Weight
from hotstove.windows.kit import button, paper, words
from hotstove.windows.wrapping_tree import WrappingTree

GESTURE = Qt.ItemDataRole.UserRole + 1
"""The gesture that choosing a row goes back to: the table as it stood before it."""


class MomentsDialog(QDialog):
    """Opens at the latest at-bat, or at the moment *at*, a gesture."""

    def __init__(
        self, model: GameModel, parent: QWidget | None = None, at: int | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.setWindowTitle(self.tr("Go back to any moment"))
        self.resize(760, 700)
        self.tree = WrappingTree(self.tr("Moments of the game"))
        self.items = QStandardItemModel(self)
        self._fill(model.moments())
        self.tree.setModel(self.items)
        self._preview = words("", "strong")
        frame, layout = paper()
        layout.addWidget(self._preview)
        layout.addWidget(
            words(
                self.tr(
                    "Nothing is lost: until somebody plays on from there, “Play again” brings "
                    "back what was taken back, step by step."
                ),
                "note",
            )
        )
        self.go = button(self.tr("&Go back to here"), self.go_back, "main")
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(button(self.tr("Stay in the present"), self.reject, "quiet"))
        foot.addWidget(self.go)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.windowTitle(), "title"))
        whole.addWidget(self.tree, 1)
        whole.addWidget(frame)
        whole.addLayout(foot)
        self.tree.selectionModel().currentChanged.connect(self._look)
        self.tree.activated.connect(self._activated)
        if at is None or not self._show(at):
            self._show_latest()
        self.tree.setFocus()

    # The tree: half-inning › at-bat › moments

    def _fill(self, moments: list[Moment]) -> None:
        half = self._half(self.tr("Before the game"), 0)
        waiting: list[Moment] = []
        for moment in moments:
            heading = _first(moment.lines, Weight.HEADING)
            outcome = _first(moment.lines, Weight.OUTCOME)
            # A gesture may end an at-bat and, with it, the game: the heading comes after.
            is_last = (
                heading is not None
                and outcome is not None
                and moment.lines.index(outcome) < moment.lines.index(heading)
            )
            if heading is not None and not is_last:
                self._at_bat(half, waiting, self.tr("And then"))
                waiting = []
                half = self._half(told(heading.sentence), moment.gesture)
            waiting.append(moment)
            if outcome is not None:
                self._at_bat(half, waiting, told(outcome.sentence))
                waiting = []
        self._at_bat(half, waiting, self.tr("At the moment"))
        for row in reversed(range(self.items.rowCount())):
            if not self.items.item(row).hasChildren():
                self.items.removeRow(row)

    def _half(self, text: str, gesture: int) -> QStandardItem:
        item = _item(text, gesture)
        font = item.font()
        font.setBold(True)
        item.setFont(font)
        self.items.appendRow(item)
        return item

    def _at_bat(self, half: QStandardItem, moments: list[Moment], title: str) -> None:
        if not moments:
            return
        at_bat = _item(title, moments[0].gesture)
        half.appendRow(at_bat)
        for moment in moments:
            for line in moment.lines:
                if line.weight is not Weight.HEADING:
                    at_bat.appendRow(_item(told(line.sentence), moment.gesture))

    def _show(self, gesture: int) -> bool:
        """Unfold the tree to *gesture*; return whether it is there."""
        found = self.items.match(
            self.items.index(0, 0),
            GESTURE,
            gesture,
            -1,
            Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive,
        )
        for index in reversed(found):
            if not self.items.hasChildren(index):
                self.tree.setCurrentIndex(index)
                self.tree.scrollTo(index)
                return True
        return False

    def _show_latest(self) -> None:
        half = self.items.item(self.items.rowCount() - 1)
        if half is None:
            self._look(QModelIndex())
            return
        at_bat = half.child(half.rowCount() - 1)
        self.tree.expand(half.index())
        self.tree.setCurrentIndex(at_bat.index())
        self.tree.scrollTo(at_bat.index())

    # What is chosen

    @property
    def gesture(self) -> int | None:
        """The moment chosen, as a gesture to rewind to."""
        found = self.tree.currentIndex().data(GESTURE)
        return int(found) if found is not None else None

    def go_back(self) -> None:
        gesture = self.gesture
        if gesture is not None:
            self._model.rewind(gesture)
            self.accept()

    def _look(self, current: QModelIndex | QPersistentModelIndex) -> None:
        text = current.data() if current.isValid() else None
        self.go.setEnabled(text is not None)
        if text is None:
            self._preview.setText(self.tr("Nothing has happened yet that could be taken back."))
            return
        steps = self._model.session.gesture - int(current.data(GESTURE))
        self._preview.setText(
            self.tr("The table as it stood before: {line}").format(line=text)
            + "\n"
            + self.tr("Gestures taken back: {steps}").format(steps=steps)
        )

    def _activated(self, index: QModelIndex) -> None:
        """A double click or Enter on a last twig goes back to it."""
        if not self.items.hasChildren(index):
            self.go_back()


def _item(text: str, gesture: int) -> QStandardItem:
    item = QStandardItem(text)
    item.setEditable(False)
    item.setData(gesture, GESTURE)
    return item


def _first(lines: tuple[Line, ...], weight: Weight) -> Line | None:
    return next((line for line in lines if line.weight is weight), None)
