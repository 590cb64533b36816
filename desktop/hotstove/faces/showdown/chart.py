"""The chart of a Showdown card, SD-C-04, as rows for ``faces.chart`` to print."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hotstove.rulebooks.showdown.cards import Chart, Result

from .. import chart as printed
from ..chart import CHIP_GROUNDS as CHIP_GROUNDS
from ..chart import INNER as INNER
from ..chart import LIT_GROUND as LIT_GROUND
from ..chart import MARGIN as MARGIN
from ..chart import ROW_GROUND as ROW_GROUND
from ..chart import Cell
from ..chart import paint_chip as paint_chip


def chart_cells(chart: Chart, width: float, height: float) -> tuple[Cell, ...]:
    return printed.chart_cells(chart.rows, width, height)


def chart_panel(painter: QPainter, rect: QRectF, chart: Chart, lit: Result | None = None) -> None:
    printed.chart_panel(painter, rect, chart.rows, lit or "")
