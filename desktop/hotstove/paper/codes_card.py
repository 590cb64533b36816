"""The score sheet in a game's own notation: row is slot, column is inning, a code an at-bat.

Which code an at-bat gets the rulebook has said; here are the box, the dot of a run, the dashes of
runs batted in and the line through a runner who was put out.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.baseball.score_sheet import ScoreBox, ScoreSheet

from .page import BOLD, CENTRE, DISPLAY, INK, Sheet
from .scorecard_foot import draw_colophon, draw_foot
from .scorecard_grid import Grid
from .scorecard_head import draw_head, shown_innings
from .scorecard_input import ScorecardInput
from .scorecard_legend import Sign, draw_legend
from .scorecard_plan import GAP, plan

CODE = 13.0
DOT = 0.85
"""The radius of a run's dot, in mm."""
DASH, BETWEEN = 2.6, 1.1
"""The length of the dash of a run batted in, and from one to the next."""
INSET = 1.9


class CodesCard:
    """At least a page a side, the visitors' first."""

    def __init__(self, game: ScorecardInput) -> None:
        self.game = game
        self.plan = plan(game)

    @property
    def pages(self) -> int:
        return len(self.plan)

    def draw_page(self, sheet: Sheet, page: int) -> None:
        shown = self.plan[page]
        innings = shown_innings(self.game, (column.inning for column in shown.columns))
        draw_head(sheet, self.game, shown.side, innings)
        grid = _Codes(sheet, self.game, shown)
        grid.draw()
        if shown.has_foot:
            draw_foot(
                sheet, self.game, shown.side, grid.bottom + GAP, _legend, strikeouts=_strikeouts()
            )
        draw_colophon(sheet, page + 1, self.pages)


class _Codes(Grid):
    """The men, figures and sums of the traditional grid, with codes in its cells."""

    def labels(self) -> tuple[str, ...]:
        return (*super().labels()[:-1], _strikeouts())

    def turns_words(self) -> str:
        return QCoreApplication.translate("paper", "AB + BB + SF + SAC = R + LOB + outs")

    def extras_words(self) -> str:
        """What else the men did can be read off their codes."""
        return ""

    def draw_extras(self, count: Callable[[str], int], y: float) -> None:
        """Nor have the men a line of their own for it."""

    def draw_turns(self) -> None:
        boxes = (self.game.sheet or ScoreSheet()).of(self.page.side)
        found = {(box.spot, box.inning, box.time_around): box for box in boxes}
        top = self.cells_top
        for row in self.page.rows:
            for number, column in enumerate(self.page.columns):
                box = found.get((row.slot.number, column.inning, column.nth))
                if box is not None:
                    x = self.cells_left + number * self.column
                    draw_box(self.sheet, QRectF(x, top, self.column, row.height), box)
            top += row.height


def draw_box(sheet: Sheet, cell: QRectF, box: ScoreBox) -> None:
    sheet.text(cell, box.code, CODE, lettering=DISPLAY, align=CENTRE)
    if box.has_run:
        sheet.disc(cell.left() + INSET, cell.bottom() - INSET, DOT, fill=INK)
    for number in range(box.dashes):
        x = cell.right() - INSET - number * BETWEEN
        sheet.line(x, cell.top() + 1.0, x, cell.top() + 1.0 + DASH, 0.4)
    if box.is_struck:
        middle, reach = cell.center(), min(cell.width(), cell.height()) * 0.36
        sheet.line(middle.x() - reach, middle.y() + reach * 0.55,
                   middle.x() + reach, middle.y() - reach * 0.55, 0.5)  # fmt: skip


def _strikeouts() -> str:
    return QCoreApplication.translate("paper", "K")


# How to read it


def _legend(sheet: Sheet, game: ScorecardInput, top: float) -> None:
    told: list[tuple[Sign, str]] = [(_code(code), words) for code, words in game.codes]
    told += [
        (_run, QCoreApplication.translate("paper", "dot: this man scored")),
        (_driven_in, QCoreApplication.translate("paper", "dash: a run batted in")),
        (_struck, QCoreApplication.translate("paper", "line: put out on the bases")),
    ]
    draw_legend(sheet, top, 4, told)


def _code(code: str) -> Sign:
    def draw(sheet: Sheet, x: float, y: float) -> None:
        where = QRectF(x - 3.4, y - 2, 6.8, 4)
        sheet.text(where, code, 8, lettering=BOLD, align=CENTRE)

    return draw


def _run(sheet: Sheet, x: float, y: float) -> None:
    sheet.disc(x, y, DOT, fill=INK)


def _driven_in(sheet: Sheet, x: float, y: float) -> None:
    sheet.line(x, y - DASH / 2, x, y + DASH / 2, 0.4)


def _struck(sheet: Sheet, x: float, y: float) -> None:
    sheet.text(QRectF(x - 2, y - 2, 4, 4), "S", 8, lettering=DISPLAY, align=CENTRE)
    sheet.line(x - 2, y + 1.1, x + 2, y - 1.1, 0.4)
