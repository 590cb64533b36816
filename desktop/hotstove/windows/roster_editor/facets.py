"""The buttons that narrow the library: each opens the values of one facet, with their counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QPushButton,
    QWidget,
    QWidgetAction,
)

from hotstove.windows.kit import unkeyed, words

from .numbers import Number

MOST_SHOWN: Final = 2
"""Values a button names; of more it tells how many."""
MOST_POINTS: Final = 2_000


class FacetButton(QPushButton):
    """One facet; any number of its values may be ticked."""

    changed = Signal()

    def __init__(
        self,
        facet: str,
        title: str,
        counts: Callable[[str], Mapping[str, int]],
        word: Callable[[str], str],
    ) -> None:
        """*counts* tells how many cards each value would show, *word* what a value is called."""
        super().__init__()
        self.facet = facet
        self.values: tuple[str, ...] = ()
        self._title, self._counts, self._word = title, counts, word
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill)
        self.setAutoDefault(False)
        self.setProperty("role", "facet")
        self.setMenu(self._menu)
        self._tell()

    def choose(self, values: tuple[str, ...]) -> None:
        if values != self.values:
            self.values = values
            self._tell()
            self.changed.emit()

    def _fill(self) -> None:
        self._menu.clear()
        counts = self._counts(self.facet)
        values = dict.fromkeys((*self.values, *counts))
        for value in values:
            text = f"{self._word(value)}   ({counts.get(value, 0)})"
            action = self._menu.addAction(unkeyed(text))
            action.setCheckable(True)
            action.setChecked(value in self.values)
            action.triggered.connect(lambda on, value=value: self._tick(value, is_on=on))
        if self.values:
            self._menu.addSeparator()
            self._menu.addAction(self.tr("Any")).triggered.connect(lambda on=False: self.choose(()))

    def _tick(self, value: str, *, is_on: bool) -> None:
        rest = tuple(other for other in self.values if other != value)
        self.choose((*rest, value) if is_on else rest)

    def _tell(self) -> None:
        text = self._title
        if self.values:
            named = [self._word(value) for value in self.values]
            shown = ", ".join(named) if len(named) <= MOST_SHOWN else str(len(named))
            text = f"{self._title}: {shown}"
        self.setText(unkeyed(text))
        self.setAccessibleName(text)
        self.setProperty("chosen", bool(self.values))
        self.style().unpolish(self)
        self.style().polish(self)


class PointsButton(QPushButton):
    """From and to."""

    changed = Signal()

    def __init__(self, name: str) -> None:
        """*name*: what cards cost, points or salary."""
        super().__init__()
        self._name = name
        self.setAutoDefault(False)
        self.setProperty("role", "facet")
        menu = QMenu(self)
        part = QWidget()
        row = QHBoxLayout(part)
        bounds = (0, MOST_POINTS)
        named = (self.tr("{cost} from"), self.tr("{cost} to"))
        least, most = (text.format(cost=name) for text in named)
        self.least = Number(least, bounds, 0, 10)
        self.most = Number(most, bounds, MOST_POINTS, 10)
        for box in (self.least, self.most):
            row.addWidget(words(box.accessibleName(), wraps=False))
            row.addWidget(box)
            box.changed.connect(self._tell)
        part.setProperty("role", "slip")
        action = QWidgetAction(self)
        action.setDefaultWidget(part)
        menu.addAction(action)
        menu.addAction(self.tr("Any")).triggered.connect(lambda on=False: self.clear())
        self.setMenu(menu)
        self._tell()

    @property
    def values(self) -> tuple[int, int] | None:
        found = self.least.value, self.most.value
        return None if found == (0, MOST_POINTS) else found

    def choose(self, least: int, most: int) -> None:
        self.least.put(least)
        self.most.put(most)

    def clear(self) -> None:
        self.choose(0, MOST_POINTS)

    def _tell(self) -> None:
        found = self.values
        text = self._name if found is None else f"{found[0]}–{found[1]}"
        self.setText(text)
        self.setAccessibleName(self._name if found is None else f"{self._name}: {text}")
        self.setProperty("chosen", found is not None)
        self.style().unpolish(self)
        self.style().polish(self)
        self.changed.emit()


def value_word(facet: str, value: str, clubs: Mapping[str, str]) -> str:
    """Return what a value of a facet is called."""
    translate = QCoreApplication.translate
    if facet == "club":
        return clubs.get(value, value) or "–"
    if facet == "set":
        return value.replace("_", " ").title() or "–"
    named = {
        "hitter": translate("FacetButton", "Hitters"),
        "pitcher": translate("FacetButton", "Pitchers"),
        "starter": translate("FacetButton", "Starters"),
        "reliever": translate("FacetButton", "Relievers"),
        "closer": translate("FacetButton", "Closers"),
        "SP": translate("FacetButton", "Starters (SP)"),
        "BP": translate("FacetButton", "Bulk pitchers (BP)"),
        "RP": translate("FacetButton", "Relievers (RP)"),
        "OP": translate("FacetButton", "Openers (OP)"),
        "CP": translate("FacetButton", "Closers (CP)"),
    }
    if facet == "hand":
        return {
            "L": translate("FacetButton", "Left"),
            "R": translate("FacetButton", "Right"),
            "S": translate("FacetButton", "Both sides"),
        }.get(value, value)
    return named.get(value, value)
