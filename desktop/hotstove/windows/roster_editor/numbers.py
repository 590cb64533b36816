"""A number to write, or to step with the arrow keys."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from hotstove.windows.style import reading_px


class Number(QLineEdit):
    changed = Signal()

    def __init__(self, name: str, limits: tuple[int, int], value: int, step: int = 1) -> None:
        super().__init__(str(value))
        self._limits, self._step = limits, step
        self.setValidator(QIntValidator(*limits, self))
        self.setAccessibleName(name)
        self.ensurePolished()
        self.setMinimumWidth(5 * reading_px(self))
        self.textChanged.connect(lambda text: self.changed.emit())

    @property
    def value(self) -> int:
        """The number, held within its limits while it is being written."""
        low, high = self._limits
        text = self.text().strip()
        return min(high, max(low, int(text))) if text.lstrip("-").isdigit() else low

    def put(self, value: int) -> None:
        low, high = self._limits
        self.setText(str(min(high, max(low, value))))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: self._step, Qt.Key.Key_Down: -self._step}.get(Qt.Key(event.key()))
        if step is None:
            super().keyPressEvent(event)
        else:
            self.put(self.value + step)
