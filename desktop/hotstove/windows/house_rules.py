"""The house rules that belong to one game, each with its choices, as its volume lists them."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from hotstove.rulebooks.house import HouseRule, HouseValue
from hotstove.windows.fields import Chooser
from hotstove.windows.focus_ring import ROOM
from hotstove.windows.kit import Columns, words

_FOOT: Final = 99
"""The row below all others, which takes the room they leave."""


class Rows(QWidget):
    """Titles and their fields, one below the other."""

    def __init__(self) -> None:
        super().__init__()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, ROOM, ROOM, ROOM)
        self._grid.setVerticalSpacing(8)
        self._grid.setHorizontalSpacing(14)
        self._grid.setColumnStretch(1, 1)
        widest = self.fontMetrics().horizontalAdvance("Steal and bunt x")
        self._grid.setColumnMinimumWidth(0, widest)
        self._grid.setRowStretch(_FOOT, 1)
        self._next = 0

    def add(self, title: str, field: QWidget) -> None:
        label = words(title, wraps=False)
        label.setBuddy(field)
        self._grid.addWidget(label, self._next, 0)
        self._grid.addWidget(field, self._next, 1)
        self._next += 1

    def clear(self) -> None:
        self._next = 0
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()


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
