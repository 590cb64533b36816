"""The list of keys, made from the program's actions; each can be given another key here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QAction, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QKeySequenceEdit,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.box_models import BoxTable
from hotstove.binding.hot_seat import KEYS
from hotstove.play.seats import Side
from hotstove.windows.key_map import bare, key_row, menu_of, name_of, why_not
from hotstove.windows.kit import button, paper, scrolled, with_role, words
from hotstove.windows.settings import SettingsStore
from hotstove.windows.sheet_table import SheetTable
from hotstove.windows.style import TARGET

_PORTABLE = QKeySequence.SequenceFormat.PortableText


class KeysWindow(QDialog):
    def __init__(
        self,
        actions: Callable[[], Sequence[QAction]],
        parent: QWidget | None = None,
        store: SettingsStore | None = None,
    ) -> None:
        """*actions* are asked for anew when a key has changed; without *store* none can."""
        super().__init__(parent)
        self._ask, self._store = actions, store
        self._listed: list[QAction] = []
        self.setWindowTitle(self.tr("Keys"))
        self.model = BoxTable(self)
        self.model.left = 3
        frame, layout = paper()
        self.table = SheetTable(self.model, self.windowTitle())
        layout.addWidget(self.table)
        layout.addWidget(
            words(
                self.tr(
                    "Tab and the arrow keys go everywhere; Enter or Space does it; Esc puts back. "
                    "The keys to look and to lay unseen are for people who share one table; the "
                    "prompt says which of them means what."
                ),
                "note",
            )
        )
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(4, 4, 12, 4)
        inside.addWidget(frame)
        inside.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.windowTitle(), "title"))
        whole.addWidget(scrolled(content, sideways=True), 1)
        if store is not None:
            whole.addWidget(self._changing())
        foot = QHBoxLayout()
        foot.addStretch(1)
        close = button(self.tr("&Close"), self.accept, "main")
        foot.addWidget(close)
        whole.addLayout(foot)
        self._show()
        self.resize(720, 760)
        close.setFocus()
        self.table.selectionModel().currentChanged.connect(self._choose)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._widen()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.StyleChange:
            QTimer.singleShot(0, self, self._widen)

    def _widen(self) -> None:
        """Be as wide as the table needs in the text it wears."""
        self.resize(max(self.width(), self.table.minimumWidth() + 4 * TARGET), self.height())

    def _changing(self) -> QWidget:
        frame, layout = paper()
        self.sentence = words(self.tr("Choose a command above to give it another key."))
        layout.addWidget(self.sentence)
        row = QHBoxLayout()
        self.field = QKeySequenceEdit()
        self.field.setMaximumSequenceLength(1)
        self.field.setAccessibleName(self.tr("Another key"))
        for inner in self.field.findChildren(QLineEdit):
            inner.setAccessibleName(self.field.accessibleName())
        self.take = button(self.tr("&Take this key"), self._take)
        self.none = button(self.tr("&No key"), lambda: self._give(""))
        self.usual = button(self.tr("&Usual key"), lambda: self._give(None))
        row.addWidget(self.field, 1)
        row.addWidget(self.take)
        layout.addLayout(row)
        below = QHBoxLayout()
        for one in (self.none, self.usual, button(self.tr("&All usual keys"), self._reset)):
            below.addWidget(one)
        below.addStretch(1)
        layout.addLayout(below)
        for one in (self.take, self.none, self.usual):
            one.setEnabled(False)
        return frame

    def _show(self) -> None:
        """List every command that has a key, and every other one that can be given one."""
        rows: list[list[str]] = []
        self._listed = []
        for action in self._ask():
            row = key_row(action)
            if row is None and self._store is not None and name_of(action):
                row = [bare(action), menu_of(action), ""]
            if row is not None:
                rows.append(row)
                self._listed.append(action)
        for side, text in (
            (Side.VISITOR, self.tr("Visitors lay unseen")),
            (Side.HOME, self.tr("Home lays unseen")),
        ):
            rows.append([text, "", " ".join(KEYS[side].lay)])
        headings = [self.tr("Command"), self.tr("Menu"), self.tr("Keys")]
        self.model.show_rows(headings, rows)

    @property
    def chosen(self) -> QAction | None:
        """The command to be given a key, if one is chosen that can be."""
        row = self.table.currentIndex().row()
        if not 0 <= row < len(self._listed) or not name_of(self._listed[row]):
            return None
        return self._listed[row]

    def _choose(self) -> None:
        if self._store is None:
            return
        action = self.chosen
        for one in (self.take, self.none, self.usual):
            one.setEnabled(action is not None)
        self.field.clear()
        told = (
            self.tr("Press the new key of “{command}” in the field.").replace(
                "{command}", bare(action)
            )
            if action is not None
            else self.tr("These keys are always the same.")
        )
        self._say(told)

    def _take(self) -> None:
        action, wanted = self.chosen, self.field.keySequence()
        if action is None or self._store is None:
            return
        if wanted.isEmpty():
            self._say(self.tr("Press a key in the field first."), "bad")
            return
        refused = why_not(self._ask(), self._store.settings.keys, action, wanted)
        if refused:
            self._say(refused, "bad")
        else:
            self._give(wanted.toString(_PORTABLE))

    def _give(self, key: str | None) -> None:
        """Let the command chosen have *key*, none where it is empty; None: its usual one."""
        action = self.chosen
        if action is None or self._store is None:
            return
        keys = {n: k for n, k in self._store.settings.keys.items() if n != name_of(action)}
        if key is not None:
            keys[name_of(action)] = key
        row = self.table.currentIndex().row()
        self._store.change(keys=keys)
        self._show()
        self.table.selectRow(row)
        self._say(self.tr("“{command}” has its key.").replace("{command}", bare(action)))

    def _reset(self) -> None:
        if self._store is not None:
            self._store.change(keys={})
            self._show()
            self._say(self.tr("Every command has its usual key."))

    def _say(self, told: str, role: str = "") -> None:
        self.sentence.setText(told)
        with_role(self.sentence, role)
