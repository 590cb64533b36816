"""The chart of a player card, of any game: its rows, their chips and marks; it may stand alone.

Results are known by their codes, ``GB``, ``1B``; what a game calls one is printed on its chip.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final, Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from . import cards, fonts, theme
from .lettering import MIDDLE, Line, bold
from .theme import EVENING

MARGIN: Final = 22.0
INNER: Final = cards.WIDTH - 2 * MARGIN
ROW_GROUND: Final = "#fffaf0"
LIT_GROUND: Final = EVENING.brass

CHIP_GROUNDS: Final = {
    "PU": "#d8d3df",
    "SO": "#d4d6d4",
    "GB": "#ddc9a6",
    "LD": "#cfd9b8",
    "FB": "#c3d6e2",
    "BB": "#f3e39a",
    "1B": "#bfe0b4",
    "1B+": "#93cfa0",
    "2B": "#9ccfd0",
    "3B": "#f2b87c",
    "HR": "#f2a094",
}
"""Light enough for ink to read on each at 7 to 1 or better."""


OUTS: Final = ("PU", "SO", "GB", "LD", "FB")
WALK: Final = "BB"


class Row(Protocol):
    """A row of a game's own chart; as a text it is the totals that read it, ``13–17``."""

    @property
    def result(self) -> str: ...


@dataclass(frozen=True)
class Cell:
    """One row of a chart as printed: its chip with the code, its range beside it."""

    row: Row
    box: QRectF
    chip: QRectF
    code: Line
    range: Line


@lru_cache(maxsize=1024)
def chart_cells(
    rows: tuple[Row, ...], width: float, height: float, names: tuple[tuple[str, str], ...] = ()
) -> tuple[Cell, ...]:
    """Lay *rows* out in a panel of *width* by *height*; cells run down, then across.

    *names*: codes that a chip spells in another way.

    As many columns are used as give the largest lettering; no two boxes overlap.
    """
    count = max(1, len(rows))

    def lettering(columns: int) -> float:
        return min(height / ceil(count / columns) * 0.74, width / columns / 5.0)

    columns = max(range(1, count + 1), key=lambda columns: (round(lettering(columns)), -columns))
    lines = ceil(count / columns)
    wide, tall, px = width / columns, min(height / lines, width / 4), lettering(columns)
    # One size for all ranges, set by the widest.
    widest = max(fonts.width(str(row), bold(100)) for row in rows) / 100
    px = min(px, (wide * 0.56 - 30) / widest)
    cells, spelt = [], dict(names)
    for number, row in enumerate(rows):
        column, line = divmod(number, lines)
        box = QRectF(column * wide, line * tall, wide, tall).adjusted(3, 3, -3, -3)
        inset = min(tall * 0.1, 8)
        chip = box.adjusted(inset, inset, -inset, -inset)
        chip.setWidth(min(box.width() * 0.44, chip.height() * 2.3))
        mark = min(chip.height(), chip.width() * 0.42)
        code = QRectF(chip.left() + mark, chip.top(), chip.width() - mark - 8, chip.height())
        span = QRectF(chip.right() + 8, box.top(), box.right() - chip.right() - 18, box.height())
        name = spelt.get(row.result, str(row.result))
        cells.append(
            Cell(
                row,
                box,
                chip,
                Line(name, code, px * 0.92, px * 0.6, MIDDLE),
                Line(str(row), span, px, px * 0.7, MIDDLE),
            )
        )
    return tuple(cells)


def chart_panel(
    painter: QPainter,
    rect: QRectF,
    rows: tuple[Row, ...],
    lit: str = "",
    names: tuple[tuple[str, str], ...] = (),
) -> None:
    """Draw *rows* to fill *rect*; that of *lit* stands out by its ground and its heavy edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    scale = min(rect.width() / INNER, rect.height() / 150)
    painter.scale(scale, scale)
    for cell in chart_cells(rows, rect.width() / scale, rect.height() / scale, names):
        is_lit = cell.row.result == lit
        painter.setPen(
            QPen(QColor(EVENING.ink), 8) if is_lit else QPen(theme.tint(EVENING.ink, 0.3), 2.5)
        )
        painter.setBrush(QColor(LIT_GROUND if is_lit else ROW_GROUND))
        painter.drawRoundedRect(cell.box, 9, 9)
        paint_chip(painter, cell.chip, cell.row.result)
        cell.code.paint(painter)
        cell.range.paint(painter)
    painter.restore()


def paint_chip(painter: QPainter, box: QRectF, result: str) -> None:
    """The ground of a result's code: an out is a block, a walk a pill, a hit a pennant.

    Its mark stands at the left: a hit's shows the bases taken on a little diamond.
    """
    painter.setPen(QPen(QColor(EVENING.ink), 3))
    painter.setBrush(QColor(CHIP_GROUNDS[result]))
    if result in OUTS:
        painter.drawRect(box)
    elif result == WALK:
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


@lru_cache(maxsize=len(CHIP_GROUNDS))
def _mark(result: str) -> tuple[QPainterPath, QPainterPath]:
    """Lines and filled shapes of the mark of *result*, about the origin, within 40 units."""
    lines, solid = QPainterPath(), QPainterPath()
    corners = [QPointF(0, 36), QPointF(36, 0), QPointF(0, -36), QPointF(-36, 0), QPointF(0, 36)]
    if result == "PU":
        lines.moveTo(-26, 10)
        lines.lineTo(0, -20)
        lines.lineTo(26, 10)
        solid.addEllipse(QPointF(0, 22), 9, 9)
    elif result == "SO":
        for side in (-1, 1):
            lines.moveTo(-24 * side, -24)
            lines.lineTo(24 * side, 24)
    elif result == "GB":
        lines.moveTo(-32, 26)
        lines.lineTo(32, 26)
        lines.moveTo(-30, -8)
        lines.quadTo(-14, 34, 0, 4)
        solid.addEllipse(QPointF(16, 4), 12, 12)
    elif result == "LD":
        lines.moveTo(-34, -2)
        lines.lineTo(4, -2)
        lines.moveTo(-24, 18)
        lines.lineTo(-2, 18)
        lines.moveTo(-24, -22)
        lines.lineTo(-2, -22)
        solid.addEllipse(QPointF(22, -2), 13, 13)
    elif result == "FB":
        lines.moveTo(-32, 24)
        lines.cubicTo(-24, -34, 12, -34, 20, -6)
        solid.addEllipse(QPointF(22, 10), 12, 12)
    elif result == WALK:
        for x, y in ((-17, -17), (17, -17), (-17, 17), (17, 17)):
            lines.addEllipse(QPointF(x, y), 10, 10)
    elif result == "HR":
        solid.addPolygon(corners)
        for corner in corners[:4]:
            solid.addEllipse(corner * 0.86, 9, 9)
    else:
        lines.addPolygon(corners)
        solid.addPolygon([QPointF(0, 0), *corners[: int(result[0]) + 1]])
        if result == "1B+":
            solid.addEllipse(QPointF(0, -30), 15, 15)
            solid.addEllipse(QPointF(-30, 0), 9, 9)
    return lines, solid
