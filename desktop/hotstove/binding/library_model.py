"""The cards that were found, as a Qt item model: for views, and for screen readers through them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

_Index = QModelIndex | QPersistentModelIndex


class LibraryModel(QAbstractListModel):
    """Ids of cards in the order they are shown."""

    def __init__(self, spoken: Callable[[str], str], parent: QObject | None = None) -> None:
        """*spoken* tells what a screen reader says of a card."""
        super().__init__(parent)
        self._spoken = spoken
        self.cards: tuple[str, ...] = ()

    def show_cards(self, cards: Sequence[str]) -> None:
        self.beginResetModel()
        self.cards = tuple(cards)
        self.endResetModel()

    def row_of(self, card: str) -> int:
        """Return where a card is, -1 if it was not found."""
        return self.cards.index(card) if card in self.cards else -1

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.DisplayRole):
            return self._spoken(self.cards[index.row()])
        return None
