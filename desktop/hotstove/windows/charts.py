"""Charts, drawn with pyqtgraph: the only room that loads it, and it is loaded on demand.

What a chart shows is handed in as plain numbers; every chart's words stand beside it in figures.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pyqtgraph
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor
from PySide6.QtWidgets import QWidget

from hotstove.faces import fonts
from hotstove.windows.style import reading_px, worn


class Dot(NamedTuple):
    key: str
    x: float
    y: float
    is_hitter: bool
    is_marked: bool
    """On the roster: larger, and ringed."""


class Bars(NamedTuple):
    """One row of bars of a colour."""

    name: str
    values: Sequence[float]
    colour: str


class Chart(pyqtgraph.PlotWidget):  # type: ignore[misc]
    """A sheet of paper with axes in ink."""

    def __init__(self, name: str, bottom: str, left: str) -> None:
        theme = worn()
        super().__init__(background=QColor(theme.cream))
        self.ensurePolished()
        self.setAccessibleName(name)
        self.setMinimumSize(360, 300)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMenuEnabled(False)
        self.hideButtons()
        plain = fonts.plain(round(reading_px(self) * 0.9))
        for side, text in (("bottom", bottom), ("left", left)):
            axis = self.getAxis(side)
            axis.setPen(QColor(theme.ink))
            axis.setTextPen(QColor(theme.ink))
            axis.setTickFont(plain)
            axis.enableAutoSIPrefix(False)
            axis.setLabel(text, color=theme.ink)
            axis.label.setFont(fonts.plain(reading_px(self), bold=True))
        self.showGrid(x=True, y=True, alpha=0.18)

    def take_apart(self) -> None:
        """Empty the chart before it goes: its items must not outlive one another."""
        self.clear()
        self.hide()

    def add_legend(self) -> None:
        theme = worn()
        legend = self.addLegend(
            offset=(-12, 12), labelTextColor=QColor(theme.ink), brush=QColor(theme.cream_shade)
        )
        legend.setLabelTextSize(f"{round(reading_px(self) * 0.72)}pt")
        self._legend = legend

    def dress_legend(self) -> None:
        """Set the legend in the house's letters, once all its lines are there."""
        for _, label in self._legend.items:
            label.item.setFont(fonts.plain(reading_px(self)))
            label.resizer = None
            label.updateMin()
        self._legend.updateSize()


def dots(
    name: str,
    axes: tuple[str, str],
    points: Sequence[Dot],
    legend: tuple[str, str, str],
    chosen: Callable[[str], object],
) -> QWidget:
    """A dot a card: hitters round, pitchers square, the roster's large and ringed in brass.

    *legend* names the three; *chosen* hears the key of a dot that is clicked.
    """
    theme = worn()
    chart = Chart(name, *axes)
    chart.add_legend()
    groups = (
        (
            legend[0],
            [p for p in points if p.is_hitter and not p.is_marked],
            "o",
            theme.visitor_blue,
        ),
        (
            legend[1],
            [p for p in points if not p.is_hitter and not p.is_marked],
            "s",
            theme.felt_light,
        ),
    )
    for title, group, shape, colour in groups:
        faint = QColor(colour)
        faint.setAlphaF(0.45)
        _scatter(chart, title, group, shape, 7, faint, QColor(colour), chosen)
    marked = [p for p in points if p.is_marked]
    hitters = [p for p in marked if p.is_hitter]
    pitchers = [p for p in marked if not p.is_hitter]
    for shape, group in (("o", hitters), ("s", pitchers)):
        named = legend[2] if shape == "o" or not hitters else None
        _scatter(chart, named, group, shape, 13, QColor(theme.brass), QColor(theme.ink), chosen)
    chart.dress_legend()
    return chart


def _scatter(
    chart: Chart,
    title: str | None,
    group: Sequence[Dot],
    shape: str,
    size: int,
    brush: QColor,
    edge: QColor,
    chosen: Callable[[str], object],
) -> None:
    item = pyqtgraph.ScatterPlotItem(
        x=[p.x for p in group],
        y=[p.y for p in group],
        data=[p.key for p in group],
        symbol=shape,
        size=size,
        brush=brush,
        pen=pyqtgraph.mkPen(edge, width=1.4),
        name=title,
        hoverable=True,
        tip=None,
    )

    def clicked(_item: Any, found: Sequence[Any], _event: Any = None) -> None:
        if len(found):
            chosen(found[0].data())

    item.sigClicked.connect(clicked)
    chart.addItem(item)


def bars(name: str, axes: tuple[str, str], labels: Sequence[str], rows: Sequence[Bars]) -> QWidget:
    """Bars side by side, a group a label."""
    theme = worn()
    chart = Chart(name, *axes)
    if len(rows) > 1:
        chart.add_legend()
    wide = 0.8 / max(1, len(rows))
    for number, row in enumerate(rows):
        off = (number - (len(rows) - 1) / 2) * wide
        chart.addItem(
            pyqtgraph.BarGraphItem(
                x=[at + off for at in range(len(labels))],
                height=list(row.values),
                width=wide * 0.92,
                brush=_print(row.colour, number),
                pen=pyqtgraph.mkPen(QColor(theme.ink), width=1.2),
                name=row.name,
            )
        )
    chart.getAxis("bottom").setTicks([list(enumerate(labels))])
    chart.setMouseEnabled(x=False, y=False)
    top = max((value for row in rows for value in row.values), default=1.0) or 1.0
    chart.setYRange(0, top * 1.12)
    if len(rows) > 1:
        chart.dress_legend()
    else:
        for at, value in enumerate(rows[0].values):
            text = pyqtgraph.TextItem(f"{value:g}", color=QColor(theme.ink), anchor=(0.5, 1.0))
            text.setFont(fonts.plain(reading_px(chart), bold=True))
            text.setPos(QPointF(at, value))
            chart.addItem(text)
    return chart


def _print(colour: str, number: int) -> QBrush:
    """The first row is solid, the second hatched: colour alone says nothing."""
    style = Qt.BrushStyle.BDiagPattern if number else Qt.BrushStyle.SolidPattern
    return QBrush(QColor(colour), style)
