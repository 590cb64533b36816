"""The scorebook log as a list: a row for each line that the game's wording tells."""

from __future__ import annotations

from bisect import bisect_right
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from hotstove.play.problems import RuleId
from hotstove.play.session import Frame
from hotstove.play.wording import Weight

from .game_model import GameModel
from .translation import told

_Index = QModelIndex | QPersistentModelIndex
_INDENT = {Weight.HEADING: "", Weight.OUTCOME: "  ", Weight.NOTE: "  ", Weight.SUM: "    "}


class LogRole(IntEnum):
    WEIGHT = Qt.ItemDataRole.UserRole + 1
    """How the line stands, a ``play.wording.Weight``."""
    RULE = Qt.ItemDataRole.UserRole + 2
    """The ID of the rule behind it, or an empty text."""
    GESTURE = Qt.ItemDataRole.UserRole + 3
    """The gesture it came of, counted from 0: rewinding to it takes the line back."""


class LogRow(NamedTuple):
    text: str
    weight: Weight
    rule: RuleId
    gesture: int


class LogModel(QAbstractListModel):
    """Follows *model*: grows when something is played, is told anew when it is taken back.

    Without *listens* it waits for whoever shows the frames to ``append`` them and to ``rebuild``.
    """

    def __init__(
        self, model: GameModel, parent: QObject | None = None, *, listens: bool = True
    ) -> None:
        super().__init__(parent)
        self._model = model
        self.rows: list[LogRow] = []
        self.rebuild()
        if listens:
            model.played.connect(self.append)
            model.rewound.connect(self.rebuild)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.rows):
            return None
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        return {
            LogRole.WEIGHT: row.weight,
            LogRole.RULE: row.rule,
            LogRole.GESTURE: row.gesture,
        }.get(role)  # type: ignore[call-overload]

    def roleNames(self) -> dict[int, QByteArray]:
        names = {
            Qt.ItemDataRole.DisplayRole: b"text",
            LogRole.WEIGHT: b"weight",
            LogRole.RULE: b"rule",
            LogRole.GESTURE: b"gesture",
        }
        return {int(role): QByteArray(name) for role, name in names.items()}

    def text(self) -> str:
        """Return the whole log for the clipboard: a line each, notes and sums set in."""
        return "\n".join(f"{_INDENT[row.weight]}{row.text}" for row in self.rows)

    def append(self, frames: list[Frame[Any]]) -> None:
        """Add what *frames* tell at the foot."""
        starts = self._model.session.gesture_starts
        made = [
            row
            for frame in frames
            for row in self._told([frame], max(0, bisect_right(starts, frame.number) - 1))
        ]
        if not made:
            return
        self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(made) - 1)
        self.rows += made
        self.endInsertRows()

    def rebuild(self) -> None:
        """Tell everything from the start; what came before any gesture belongs to the first."""
        self.beginResetModel()
        session, seat = self._model.session, self._model.reader
        gestures = [session.gesture_frames(seat, number) for number in range(session.gesture)]
        before = len(session.frames(seat)) - sum(map(len, gestures))
        self.rows = self._told(session.frames(seat)[:before], 0)
        for number, frames in enumerate(gestures):
            self.rows += self._told(frames, number)
        self.endResetModel()

    def _told(self, frames: list[Frame[Any]], gesture: int) -> list[LogRow]:
        return [
            LogRow(told(line.sentence), line.weight, line.rule, gesture)
            for frame in frames
            for line in self._model.lines(frame)
        ]
