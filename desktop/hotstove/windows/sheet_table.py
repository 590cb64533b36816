"""A table printed on paper: as tall as its rows, as wide as it must be, its total set off."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from hotstove.binding.box_models import BoxTable
from hotstove.windows.style import worn


class SheetTable(QTableView):
    def __init__(self, model: BoxTable, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setModel(model)
        self.setItemDelegate(_Ruled(self))
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setTabKeyNavigation(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(0)
        across = self.horizontalHeader()
        across.setSectionsClickable(False)
        across.setHighlightSections(False)
        across.setMinimumSectionSize(8)
        model.modelReset.connect(self.fit)
        self.fit()

    def fit(self) -> None:
        """Make rows, columns and the table as large as the text is now."""
        model = self.model()
        tall = round(self.fontMetrics().height() * 1.35)
        self.verticalHeader().setDefaultSectionSize(tall)
        across = self.horizontalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        across.resizeSections(QHeaderView.ResizeMode.ResizeToContents)
        wide = sum(
            max(self.sizeHintForColumn(at), across.sectionSizeHint(at))
            for at in range(model.columnCount())
        )
        if model.columnCount():
            across.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.setMinimumWidth(wide + 2 * self.frameWidth() + 6)
        self.setFixedHeight(
            tall * model.rowCount() + across.sizeHint().height() + 2 * self.frameWidth() + 2
        )

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.StyleChange, QEvent.Type.FontChange):
            self.fit()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), self.minimumHeight())


class _Ruled(QStyledItemDelegate):
    def __init__(self, view: SheetTable) -> None:
        super().__init__(view)
        self._view = view

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        model = self._view.model()
        if isinstance(model, BoxTable) and model.has_total and index.row() == len(model.rows) - 1:
            option.font.setBold(True)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        super().paint(painter, option, index)
        model = self._view.model()
        if isinstance(model, BoxTable) and model.has_total and index.row() == len(model.rows) - 1:
            rect = option.rect
            painter.setPen(QPen(QColor(worn().ink), 1.5))
            painter.drawLine(rect.topLeft(), rect.topRight())
