"""A tree whose long rows go on below, so that nobody scrolls sideways."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

_AROUND: Final = 24
"""Pixels of a row that are not text."""


class WrappingTree(QTreeView):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setHeaderHidden(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setItemDelegate(_Wrapped(self))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Rows are as tall as the new width makes them."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()


class _Wrapped(QStyledItemDelegate):
    def __init__(self, tree: WrappingTree) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        usual = super().sizeHint(option, index)
        self.initStyleOption(option, index)
        depth, above = 1, index.parent()
        while above.isValid():
            depth, above = depth + 1, above.parent()
        room = self._tree.viewport().width() - depth * self._tree.indentation() - _AROUND
        metrics = QFontMetrics(option.font)
        wraps = Qt.TextFlag.TextWordWrap
        whole = metrics.boundingRect(QRect(0, 0, max(room, 40), 1 << 14), wraps, option.text)
        more = max(0, whole.height() - metrics.height())
        return QSize(min(usual.width(), room), usual.height() + more)
