"""Explain: what each man of the roster brings in runs a game for the points he costs."""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QTableView, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import cost_name, cost_told, gain_told
from hotstove.binding.translation import told
from hotstove.clubhouse.explained import Share
from hotstove.clubhouse.front_office import Kind
from hotstove.windows.kit import words

from .slips import Sheet

_Index = QModelIndex | QPersistentModelIndex
NAME, PLACE, POINTS, GAINED, RATE = range(5)
LEAST_ROWS: Final = 6
_NUMBERS: Final = (POINTS, GAINED, RATE)


class ExplainDialog(Sheet):
    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        super().__init__(parent, (860, 700))
        self.entitle(self.tr("What each card brings"))
        self._model = model
        office, document, stock = model.office, model.document, model.stock
        self.shares = office.explained(document, stock)
        total = office.roster_runs(document, stock)
        heading = self.tr("The roster: {runs} runs a game over usual men; {cost}").format(
            runs=gain_told(total), cost=cost_told(model.kind, model.editor.points)
        )
        self.lines.addWidget(words(heading, "strong"))
        self.lines.addWidget(
            words(self.tr("Each against the cheapest card that could stand in his place."), "note")
        )
        self.table = NamedTable()
        self.table.setAccessibleName(self.windowTitle())
        self.model = ShareModel(self.shares, model)
        self.table.setModel(self.model)
        self.table.setSortingEnabled(True)
        self.table.sortByColumn(GAINED, Qt.SortOrder.DescendingOrder)
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(
            round(self.table.fontInfo().pixelSize() * 1.7)
        )
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.table.setMinimumHeight(
            self.table.horizontalHeader().sizeHint().height()
            + LEAST_ROWS * self.table.verticalHeader().defaultSectionSize()
        )
        self.table.selectionModel().currentChanged.connect(self._look)
        self.lines.addWidget(self.table, 1)
        self.said = words("")
        self.lines.addWidget(self.said)
        self.foot.addStretch(1)
        self.add_close()
        self.table.setFocus()

    def _look(self, index: QModelIndex) -> None:
        share = self.model.shares[index.row()]
        self.said.setText(told(share.sentence))
        self._model.look_at(share.card)


class NamedTable(QTableView):
    """A table whose names can be read: they have the room that is left, or it scrolls sideways."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        mode = QHeaderView.ResizeMode
        header = self.horizontalHeader()
        wide = sum(
            max(self.sizeHintForColumn(column), header.sectionSizeHint(column))
            for column in range(header.count())
        )
        is_roomy = wide < self.viewport().width()
        header.setSectionResizeMode(NAME, mode.Stretch if is_roomy else mode.ResizeToContents)


class ShareModel(QAbstractTableModel):
    """A row a man."""

    def __init__(self, shares: tuple[Share, ...], roster: RosterModel) -> None:
        super().__init__()
        self.shares = list(shares)
        self._roster = roster
        self._heads = (
            self.tr("Name"),
            self.tr("Place"),
            cost_name(roster.kind),
            self.tr("Runs a game"),
            self.tr("Runs for 100"),
        )

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.shares)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return len(self._heads)

    def headerData(self, section: int, way: Qt.Orientation, role: int = 0) -> Any:
        if way is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        share = self.shares[index.row()]
        if role == Qt.ItemDataRole.TextAlignmentRole and index.column() in _NUMBERS:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                self._roster.name_of(share.card),
                place_word(share.place, self._roster.kind),
                str(share.points),
                gain_told(share.gained),
                gain_told(share.per_hundred),
            )[index.column()]
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        keys = {
            NAME: lambda share: self._roster.name_of(share.card),
            PLACE: lambda share: share.place,
            POINTS: lambda share: share.points,
            GAINED: lambda share: share.gained,
            RATE: lambda share: share.per_hundred,
        }
        self.layoutAboutToBeChanged.emit()
        self.shares.sort(key=keys[column], reverse=order is Qt.SortOrder.DescendingOrder)
        self.layoutChanged.emit()


def place_word(place: str, kind: Kind) -> str:
    """Return a position as it stands, a duty in words."""
    for duty, text in kind.duties.items():
        if duty == place:
            return QCoreApplication.translate("clubhouse", text)
    return place
