"""Charts, drawn with pyqtgraph: the only room that loads it, and it is loaded on demand.

What a chart shows is handed in as plain numbers; every chart's words stand beside it in figures.
Its axes and its shapes are named by labels round it, which wrap where the text is large.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import pyqtgraph
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QWidget

from hotstove.binding.languages import decimal
from hotstove.faces import fonts
from hotstove.faces.theme import tint
from hotstove.windows.kit import Picture, paper, words
from hotstove.windows.roster_editor.flow import Flow
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

    def __init__(self, name: str) -> None:
        theme = worn()
        axes = {side: Axis(side) for side in ("bottom", "left")}
        super().__init__(background=QColor(theme.cream), axisItems=axes)
        self.ensurePolished()
        self.setAccessibleName(name)
        self.setMinimumSize(360, max(240, 9 * reading_px(self)))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMenuEnabled(False)
        self.hideButtons()
        plain = fonts.plain(round(reading_px(self) * 0.9))
        for axis in axes.values():
            axis.setPen(QColor(theme.ink))
            axis.setTextPen(QColor(theme.ink))
            axis.setTickFont(plain)
            axis.enableAutoSIPrefix(False)
        self.showGrid(x=True, y=True, alpha=0.18)

    def take_apart(self) -> None:
        """Empty the chart before it goes: its items must not outlive one another."""
        self.clear()
        self.hide()


class Axis(pyqtgraph.AxisItem):  # type: ignore[misc]
    """An axis whose numbers are written as this country writes them."""

    def tickStrings(self, values: Any, scale: float, spacing: float) -> list[str]:
        numbers = super().tickStrings(values, scale, spacing)
        return [decimal(number).replace("-", "−") for number in numbers]


class Shape(NamedTuple):
    """What dots or bars of one kind look like, and what they are."""

    name: str
    symbol: str
    """pyqtgraph's: ``o`` round, ``s`` square."""
    brush: QBrush
    edge: QColor


def _framed(chart: Chart, axes: tuple[str, str], shapes: Sequence[Shape]) -> QWidget:
    """*chart* between the names of its *axes*, across and up, and what its *shapes* are."""
    across, up = axes
    made, lines = paper(margin=10)
    px = reading_px(chart)
    key = [_key_of(shape, px) for shape in shapes]
    lines.addWidget(Flow(words(up, "strong", wraps=False), *key, gap=14))
    lines.addWidget(chart, 1)
    if across:
        below = words(across, "strong")
        below.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        lines.addWidget(below)
    return made


def _key_of(shape: Shape, px: int) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(6)

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.setPen(QPen(shape.edge, 1.4))
        painter.setBrush(shape.brush)
        inside = rect.adjusted(2, 2, -2, -2)
        if shape.symbol == "o":
            painter.drawEllipse(inside)
        else:
            painter.drawRect(inside)

    mark = Picture(paint, aspect=1.0)
    mark.setFixedSize(px, px)
    row.addWidget(mark)
    row.addWidget(words(shape.name, wraps=False))
    return made


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
    chart = Chart(name)
    hitters, pitchers, rostered = legend
    usual = (
        Shape(hitters, "o", _faint(theme.visitor_blue), QColor(theme.visitor_blue)),
        Shape(pitchers, "s", _faint(theme.felt_light), QColor(theme.felt_light)),
    )
    marked = Shape(rostered, "o", QBrush(QColor(theme.brass)), QColor(theme.ink))
    for is_marked, size in ((False, 7), (True, 13)):
        for shape in usual:
            group = [
                point
                for point in points
                if point.is_marked is is_marked and point.is_hitter is (shape.symbol == "o")
            ]
            look = marked._replace(symbol=shape.symbol) if is_marked else shape
            _scatter(chart, look, group, size, chosen)
    return _framed(chart, axes, (*usual, marked))


def _faint(colour: str) -> QBrush:
    return QBrush(tint(colour, 0.45))


def _scatter(
    chart: Chart,
    shape: Shape,
    group: Sequence[Dot],
    size: int,
    chosen: Callable[[str], object],
) -> None:
    item = pyqtgraph.ScatterPlotItem(
        x=[p.x for p in group],
        y=[p.y for p in group],
        data=[p.key for p in group],
        symbol=shape.symbol,
        size=size,
        brush=shape.brush,
        pen=pyqtgraph.mkPen(shape.edge, width=1.4),
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
    chart = Chart(name)
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
            )
        )
    chart.getAxis("bottom").setTicks([list(enumerate(labels))])
    chart.setMouseEnabled(x=False, y=False)
    top = max((value for row in rows for value in row.values), default=1.0) or 1.0
    chart.setYRange(0, top * 1.12)
    if len(rows) == 1:
        for at, value in enumerate(rows[0].values):
            text = pyqtgraph.TextItem(
                decimal(f"{value:g}"), color=QColor(theme.ink), anchor=(0.5, 1.0)
            )
            text.setFont(fonts.plain(reading_px(chart), bold=True))
            text.setPos(QPointF(at, value))
            chart.addItem(text)
    shapes = [
        Shape(row.name, "s", _print(row.colour, number), QColor(theme.ink))
        for number, row in enumerate(rows)
    ]
    return _framed(chart, axes, shapes if len(rows) > 1 else ())


def _print(colour: str, number: int) -> QBrush:
    """The first row is solid, the second hatched: colour alone says nothing."""
    style = Qt.BrushStyle.BDiagPattern if number else Qt.BrushStyle.SolidPattern
    return QBrush(QColor(colour), style)
