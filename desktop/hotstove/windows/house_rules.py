"""The house rules that belong to one game, each with its choices, as its volume lists them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QLayout, QVBoxLayout, QWidget

from hotstove.rulebooks.house import HouseRule, HouseValue
from hotstove.windows.fields import Chooser
from hotstove.windows.focus_ring import ROOM
from hotstove.windows.kit import Columns, words

_BETWEEN: Final = 14
_FOOT: Final = 99
"""The row below all others, which takes the room they leave."""


class Rows(QWidget):
    """Titles and their fields, one below the other; where it is narrow, titles above fields.

    *is_alone*: its fields need not stand in line with those of other sheets.
    """

    def __init__(self, *, is_alone: bool = False) -> None:
        super().__init__()
        self._is_alone = is_alone
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, ROOM, ROOM, ROOM)
        self._grid.setVerticalSpacing(8)
        self._grid.setHorizontalSpacing(_BETWEEN)
        self._grid.setColumnStretch(1, 1)
        self._grid.setRowStretch(_FOOT, 1)
        self._grid.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._pairs: list[tuple[QLabel, QWidget]] = []
        self._is_narrow = False

    def add(self, title: str, field: QWidget) -> None:
        label = words(title, wraps=False)
        label.setBuddy(field)
        self._pairs.append((label, field))
        self._lay()

    def clear(self) -> None:
        for pair in self._pairs:
            for widget in pair:
                self._grid.removeWidget(widget)
                widget.hide()
                widget.deleteLater()
        self._pairs = []

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.LayoutRequest:
            self._turn()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._turn()
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        """As narrow as the widest title or field, as tall as all stand now."""
        return QSize(max(self._widest()) + ROOM, self._grid.minimumSize().height())

    def _widest(self) -> tuple[int, int]:
        titles = (label.sizeHint().width() for label, _ in self._pairs)
        fields = (field.minimumSizeHint().width() for _, field in self._pairs)
        return max(titles, default=0), max(fields, default=0)

    def _usual(self) -> int:
        """The width of most titles, so that fields of several sheets stand in line."""
        return 0 if self._is_alone else self.fontMetrics().horizontalAdvance("Manager cards xx")

    def _turn(self) -> None:
        titles, fields = self._widest()
        is_narrow = self.width() < max(titles, self._usual()) + _BETWEEN + fields + ROOM
        if is_narrow is not self._is_narrow:
            self._is_narrow = is_narrow
            self._lay()
            self.updateGeometry()

    def _lay(self) -> None:
        self._grid.setColumnMinimumWidth(0, 0 if self._is_narrow else self._usual())
        for number, (label, field) in enumerate(self._pairs):
            if self._is_narrow:
                self._grid.addWidget(label, 2 * number, 0, 1, 2)
                self._grid.addWidget(field, 2 * number + 1, 0, 1, 2)
            else:
                self._grid.addWidget(label, number, 0)
                self._grid.addWidget(field, number, 1)


class HouseRules(QWidget):
    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._rules: tuple[HouseRule, ...] = ()
        self._kept: dict[str, HouseValue] = {}
        """What was chosen for a rule, kept while another game is looked at."""
        self.choosers: dict[str, Chooser] = {}
        self._sides = Rows(), Rows()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(Columns(*self._sides, spacing=28))

    @property
    def values(self) -> dict[str, HouseValue]:
        """What is chosen, by the names the setup has for the rules."""
        return {name: chooser.value for name, chooser in self.choosers.items()}

    def remember(self, values: dict[str, HouseValue]) -> None:
        """Begin with *values*, as far as a game has such rules and offers them."""
        self._kept |= values
        for name, chooser in self.choosers.items():
            if name in values:
                chooser.choose(values[name])

    def show_rules(self, rules: tuple[HouseRule, ...]) -> None:
        """Offer *rules* and no others."""
        offered = tuple(rule for rule in rules if rule.choices)
        if offered == self._rules:
            return
        self._kept |= self.values
        self._rules = offered
        for side in self._sides:
            side.clear()
        self.choosers = {}
        for number, rule in enumerate(offered):
            title = QCoreApplication.translate("house", rule.title)
            chooser = Chooser(title.replace("&", ""))
            for value, text in rule.choices:
                chooser.add(QCoreApplication.translate("house", text), value)
            chooser.choose(self._kept.get(rule.name, rule.choices[0][0]))
            chooser.activated.connect(self.changed)
            self._sides[number % 2].add(title, chooser)
            self.choosers[rule.name] = chooser
        self.setVisible(bool(offered))
