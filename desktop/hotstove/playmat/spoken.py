"""The table for screen readers: the view is a list, each card a named item of it.

A graphics scene is opaque to them by default; the factory installed here tells what lies where.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget

from .pieces import CardItem, Voice
from .view import TableView

_kept: dict[int, QAccessibleInterface] = {}
"""Qt does not own what Python made; an interface lives as long as its object."""


class CardSpoken(QAccessibleInterface):
    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self._voice = voice

    @property
    def _card(self) -> CardItem:
        return self._voice.card

    def _view(self) -> TableView | None:
        scene = self._card.scene()
        views = scene.views() if scene is not None else []
        found = views[0] if views else None
        return found if isinstance(found, TableView) else None

    def isValid(self) -> bool:
        return self._card.scene() is not None

    def object(self) -> QObject:
        return self._voice

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self._voice.words
        if kind == QAccessible.Text.Description:
            return self._voice.full_words()
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        return None

    def state(self) -> QAccessible.State:
        state, view = QAccessible.State(), self._view()
        state.focusable = True
        state.selectable = True
        if view is not None:
            state.focused = view.hasFocus() and view.focused == self._card.piece
            state.selected = view.picked == self._card.piece
        return state

    def rect(self) -> QRect:
        view = self._view()
        if view is None or self._card.look is None:
            return QRect()
        shown = view.mapFromScene(self._card.scene_face()).boundingRect()
        return QRect(view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        view = self._view()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None


class TableSpoken(QAccessibleWidget):
    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List, view.accessibleName())
        self._table = view

    def childCount(self) -> int:
        return len(self._table.order())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        cards = self._table.order()
        if not 0 <= index < len(cards):
            return None
        return QAccessible.queryAccessibleInterface(cards[index].voice)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        spoken = child.object() if child is not None else None
        voices = [card.voice for card in self._table.order()]
        return voices.index(spoken) if isinstance(spoken, Voice) and spoken in voices else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        at = self._table.viewport().mapFromGlobal(QPoint(x, y))
        card = self._table.playmat.card_at(self._table.mapToScene(at))
        return QAccessible.queryAccessibleInterface(card.voice) if card is not None else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        piece = self._table.focused
        card = self._table.playmat.cards.get(piece) if piece is not None else None
        return QAccessible.queryAccessibleInterface(card.voice) if card is not None else None


def _factory(key: str, thing: QObject) -> QAccessibleInterface | None:
    made: QAccessibleInterface | None = None
    if isinstance(thing, TableView):
        made = TableSpoken(thing)
    elif isinstance(thing, Voice):
        made = CardSpoken(thing)
    if made is not None:
        number = id(thing)
        _kept[number] = made
        thing.destroyed.connect(lambda: _kept.pop(number, None))
    return made


@lru_cache(maxsize=1)
def install() -> None:
    """Let screen readers see the table; a second call does nothing."""
    QAccessible.installFactory(_factory)


def announce(widget: QWidget, text: str, *, is_urgent: bool = False) -> None:
    """Let a screen reader say *text* without moving the focus."""
    event = QAccessibleAnnouncementEvent(widget, text)
    if is_urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
