"""The chart of a player card, SD-C-04: its rows, their chips and marks; it may stand alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hotstove.rulebooks.showdown.cards import Chart, ChartRow, Result

from .. import cards, fonts, theme
from ..lettering import MIDDLE, Line, bold
from ..theme import EVENING

MARGIN: Final = 22.0
INNER: Final = cards.WIDTH - 2 * MARGIN
ROW_GROUND: Final = "#fffaf0"
LIT_GROUND: Final = EVENING.brass

CHIP_GROUNDS: Final = {
    Result.POP_UP: "#d8d3df",
    Result.STRIKEOUT: "#d4d6d4",
    Result.GROUND_BALL: "#ddc9a6",
    Result.FLY_BALL: "#c3d6e2",
    Result.WALK: "#f3e39a",
    Result.SINGLE: "#bfe0b4",
    Result.SINGLE_PLUS: "#93cfa0",
    Result.DOUBLE: "#9ccfd0",
    Result.TRIPLE: "#f2b87c",
    Result.HOMER: "#f2a094",
}
"""Light enough for ink to read on each at 7 to 1 or better."""


@dataclass(frozen=True)
class Cell:
    """One row of a chart as printed: its chip with the code, its range beside it."""

    row: ChartRow
    box: QRectF
    chip: QRectF
    code: Line
    range: Line


@lru_cache(maxsize=1024)
def chart_cells(chart: Chart, width: float, height: float) -> tuple[Cell, ...]:
    """Lay *chart* out in a panel of *width* by *height*; cells run down, then across.

    As many columns are used as give the largest lettering; no two boxes overlap.
    """
    count = max(1, len(chart.rows))

    def lettering(columns: int) -> float:
        return min(height / ceil(count / columns) * 0.74, width / columns / 5.0)

    columns = max(range(1, count + 1), key=lambda columns: (round(lettering(columns)), -columns))
    rows = ceil(count / columns)
    wide, tall, px = width / columns, min(height / rows, width / 4), lettering(columns)
    # One size for all ranges, set by the widest.
    widest = max(fonts.width(str(row), bold(100)) for row in chart.rows) / 100
    px = min(px, (wide * 0.56 - 30) / widest)
    cells = []
    for number, row in enumerate(chart.rows):
        column, line = divmod(number, rows)
        box = QRectF(column * wide, line * tall, wide, tall).adjusted(3, 3, -3, -3)
        inset = min(tall * 0.1, 8)
        chip = box.adjusted(inset, inset, -inset, -inset)
        chip.setWidth(min(box.width() * 0.44, chip.height() * 2.3))
        mark = min(chip.height(), chip.width() * 0.42)
        code = QRectF(chip.left() + mark, chip.top(), chip.width() - mark - 8, chip.height())
        span = QRectF(chip.right() + 8, box.top(), box.right() - chip.right() - 18, box.height())
        cells.append(
            Cell(
                row,
                box,
                chip,
                Line(row.result.value, code, px * 0.92, px * 0.6, MIDDLE),
                Line(str(row), span, px, px * 0.7, MIDDLE),
            )
        )
    return tuple(cells)


def chart_panel(painter: QPainter, rect: QRectF, chart: Chart, lit: Result | None = None) -> None:
    """Draw *chart* to fill *rect*; the row of *lit* stands out by its ground and its heavy edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    scale = min(rect.width() / INNER, rect.height() / 150)
    painter.scale(scale, scale)
    for cell in chart_cells(chart, rect.width() / scale, rect.height() / scale):
        is_lit = cell.row.result is lit
        painter.setPen(
            QPen(QColor(EVENING.ink), 8) if is_lit else QPen(theme.tint(EVENING.ink, 0.3), 2.5)
        )
        painter.setBrush(QColor(LIT_GROUND if is_lit else ROW_GROUND))
        painter.drawRoundedRect(cell.box, 9, 9)
        paint_chip(painter, cell.chip, cell.row.result)
        cell.code.paint(painter)
        cell.range.paint(painter)
    painter.restore()


def paint_chip(painter: QPainter, box: QRectF, result: Result) -> None:
    """The ground of a result's code: an out is a block, a walk a pill, a hit a pennant.

    Its mark stands at the left: a hit's shows the bases taken on a little diamond.
    """
    painter.setPen(QPen(QColor(EVENING.ink), 3))
    painter.setBrush(QColor(CHIP_GROUNDS[result]))
    if result.is_out:
        painter.drawRect(box)
    elif result is Result.WALK:
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    else:
        point = min(14.0, box.height() * 0.3)
        pennant = QPainterPath(box.topLeft())
        pennant.lineTo(box.right() - point, box.top())
        pennant.lineTo(box.right(), box.center().y())
        pennant.lineTo(box.right() - point, box.bottom())
        pennant.lineTo(box.bottomLeft())
        pennant.closeSubpath()
        painter.drawPath(pennant)
    room = min(box.height(), box.width() * 0.42)
    painter.save()
    painter.translate(box.left() + room * 0.52, box.center().y())
    painter.scale(room / 86, room / 86)
    pen = QPen(QColor(EVENING.ink), 8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outline, solid = _mark(result)
    painter.strokePath(outline, pen)
    painter.fillPath(solid, QColor(EVENING.ink))
    painter.restore()


@lru_cache(maxsize=len(Result))
def _mark(result: Result) -> tuple[QPainterPath, QPainterPath]:
    """Lines and filled shapes of the mark of *result*, about the origin, within 40 units."""
    lines, solid = QPainterPath(), QPainterPath()
    corners = [QPointF(0, 36), QPointF(36, 0), QPointF(0, -36), QPointF(-36, 0), QPointF(0, 36)]
    if result is Result.POP_UP:
        lines.moveTo(-26, 10)
        lines.lineTo(0, -20)
        lines.lineTo(26, 10)
        solid.addEllipse(QPointF(0, 22), 9, 9)
    elif result is Result.STRIKEOUT:
        for side in (-1, 1):
            lines.moveTo(-24 * side, -24)
            lines.lineTo(24 * side, 24)
    elif result is Result.GROUND_BALL:
        lines.moveTo(-32, 26)
        lines.lineTo(32, 26)
        lines.moveTo(-30, -8)
        lines.quadTo(-14, 34, 0, 4)
        solid.addEllipse(QPointF(16, 4), 12, 12)
    elif result is Result.FLY_BALL:
        lines.moveTo(-32, 24)
        lines.cubicTo(-24, -34, 12, -34, 20, -6)
        solid.addEllipse(QPointF(22, 10), 12, 12)
    elif result is Result.WALK:
        for x, y in ((-17, -17), (17, -17), (-17, 17), (17, 17)):
            lines.addEllipse(QPointF(x, y), 10, 10)
    elif result is Result.HOMER:
        solid.addPolygon(corners)
        for corner in corners[:4]:
            solid.addEllipse(corner * 0.86, 9, 9)
    else:
        lines.addPolygon(corners)
        solid.addPolygon([QPointF(0, 0), *corners[: result.bases + 1]])
        if result is Result.SINGLE_PLUS:
            solid.addEllipse(QPointF(0, -30), 15, 15)
            solid.addEllipse(QPointF(-30, 0), 9, 9)
    return lines, solid
