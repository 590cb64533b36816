"""A layout that sets its widgets in lines from the left, as many lines as they need."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QSizePolicy, QWidget


class Flow(QWidget):
    """Widgets in lines; as tall as its width makes it."""

    def __init__(self, *parts: QWidget, gap: int = 6) -> None:
        super().__init__()
        layout = _FlowLayout(self, gap)
        for part in parts:
            layout.addWidget(part)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        return layout.heightForWidth(width)


class _FlowLayout(QLayout):
    def __init__(self, parent: QWidget, gap: int) -> None:
        super().__init__(parent)
        self._gap = gap
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

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
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        return QSize(
            max((size.width() for size in shown), default=0),
            max((size.height() for size in shown), default=0),
        )

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._lie(rect, is_final=True)

    def _lie(self, rect: QRect, *, is_final: bool) -> int:
        y = rect.top()
        for line in self._lines(rect.width()):
            tall = max(item.sizeHint().height() for item in line)
            x = rect.left()
            for item in line:
                size = item.sizeHint().boundedTo(QSize(rect.width(), tall))
                if is_final:
                    item.setGeometry(QRect(QPoint(x, y + (tall - size.height()) // 2), size))
                x += size.width() + self._gap
            y += tall + self._gap
        return max(0, y - self._gap - rect.top())

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = width + 1
        for item in self._items:
            if item.isEmpty():
                continue
            wide = item.sizeHint().width()
            if used + wide > width:
                lines.append([])
                used = 0
            lines[-1].append(item)
            used += wide + self._gap
        return lines
