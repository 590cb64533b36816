"""How the prompt bar lies: a sentence, its rule and the buttons, on as many lines as they need.

The sentence is never cut off: the buttons go beneath it where they leave it too little room, or
where that makes the bar less tall.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLabel, QLayout, QLayoutItem, QWidget

GAP: Final = 8
_AROUND: Final = (8, 4)
_LEAD: Final = 3
"""The first widgets: what stands before the sentence, the sentence, and what stands behind it."""
_LEAST_SHARE: Final = 0.2
"""The share of the bar that a sentence of several lines gets before the buttons must go below."""


class PromptLayout(QLayout):
    """Add the leading widget, the sentence (a QLabel that wraps), its note, then the buttons."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._needed = (0, 0)
        self.on_need: Callable[[], object] = int
        """Called when, at the same width, another height is needed than before."""

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._lie(QRect(0, 0, width, 0), is_final=False)

    def sizeHint(self) -> QSize:
        return self.minimumSize()

    def minimumSize(self) -> QSize:
        tall = max((item.sizeHint().height() for item in self._items), default=0)
        return QSize(120, tall + 2 * _AROUND[1])

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        needed = rect.width(), self._lie(rect, is_final=True)
        if needed != self._needed:
            self._needed = needed
            self.on_need()

    def _lie(self, rect: QRect, *, is_final: bool) -> int:
        """Lay everything into *rect* if *is_final*; return the height it needs."""
        lead, tail = self._items[:_LEAD], [item for item in self._items[_LEAD:] if _is_seen(item)]
        first, sentence, note = lead
        left, right = rect.left() + _AROUND[0], rect.right() + 1 - _AROUND[0]
        text_left = left + (first.sizeHint().width() + GAP if _is_seen(first) else 0)
        note_wide = note.sizeHint().width() + GAP if _has_words(note) else 0
        tail_wide = sum(item.sizeHint().width() + GAP for item in tail)
        label = cast(QLabel, sentence.widget())
        wanted = label.fontMetrics().horizontalAdvance(label.text()) + 6
        whole = right - text_left - note_wide
        least = min(wanted, round(rect.width() * _LEAST_SHARE))
        rows = _rows(tail, right - left)
        above = max(_height(label, whole), _tallest([first, note]))
        two = above + sum(_tallest(row) + GAP for row in rows)
        one = max(_height(label, whole - tail_wide), _tallest([first, note, *tail]))
        is_one = whole - tail_wide >= least and one <= two
        tall, need, room = (one, one, whole - tail_wide) if is_one else (above, two, whole)
        if is_final:
            spare = max(0, rect.height() - need - 2 * _AROUND[1])
            top = rect.top() + _AROUND[1] + spare // 2
            _put(first, QPoint(left, top), tall)
            sentence.setGeometry(QRect(text_left, top, room, tall))
            _put(note, QPoint(text_left + room + GAP, top), tall)
            if is_one:
                _put_row(tail, right, top, tall)
            top += tall + GAP
            for row in () if is_one else rows:
                _put_row(row, right, top, _tallest(row))
                top += _tallest(row) + GAP
        return int(need) + 2 * _AROUND[1]


def _is_seen(item: QLayoutItem) -> bool:
    return not item.isEmpty()


def _tallest(items: list[QLayoutItem]) -> int:
    return max((item.sizeHint().height() for item in items if _is_seen(item)), default=0)


def _height(label: QLabel, width: int) -> int:
    return max(label.heightForWidth(max(40, width)), 1)


def _has_words(item: QLayoutItem) -> bool:
    widget = item.widget()
    return _is_seen(item) and widget is not None and bool(widget.property("text"))


def _rows(items: list[QLayoutItem], width: int) -> list[list[QLayoutItem]]:
    """Return *items* in lines of at most *width* pixels."""
    rows: list[list[QLayoutItem]] = []
    used = width + 1
    for item in items:
        wide = item.sizeHint().width() + GAP
        if used + wide > width + GAP:
            rows.append([])
            used = 0
        rows[-1].append(item)
        used += wide
    return rows


def _put(item: QLayoutItem, at: QPoint, tall: int) -> None:
    size = item.sizeHint()
    item.setGeometry(QRect(at.x(), at.y() + (tall - size.height()) // 2, *size.toTuple()))


def _put_row(items: list[QLayoutItem], right: int, top: int, tall: int) -> None:
    for item in reversed(items):
        size = item.sizeHint()
        right -= size.width()
        _put(item, QPoint(right, top), tall)
        right -= GAP
