"""A board over two sheets of paper: two halves, a tab to glue them by, crop marks and a ruler."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPainter

from .boards import HEIGHT, WIDTH, Board
from .imposition import MARK, Cut
from .page import CENTRE, FADED, GREY, PARTS, PaperName, Sheet, layout, sheet_on, size
from .sheet_edge import HAIR, paint_cuts, paint_edges

SHEETS: Final = 2
HALF: Final = HEIGHT / SHEETS
TAB: Final = 6.0
"""Millimetres of the first sheet under the second."""


class BoardSheets:
    def __init__(self, board: Board, paper: PaperName = "a4") -> None:
        self.board = board
        self.paper: PaperName = paper

    @property
    def title(self) -> str:
        return self.board.title

    @property
    def pages(self) -> int:
        return SHEETS

    @property
    def page_layout(self) -> QPageLayout:
        return layout(self.paper)

    def draw(
        self,
        painter: QPainter,
        page: int,
        rect: QRectF | None = None,
        paper: QSizeF | None = None,
    ) -> None:
        """Draw page number *page*, from 0, as a sheet of *paper* mm that fills *rect*."""
        own = size(self.paper)
        left, top = (own.width() - WIDTH) / 2, (own.height() - HALF - TAB) / 2
        with sheet_on(painter, rect, paper or own, own, keeps_size=True) as sheet:
            self._paint_half(sheet, page, left, top)
            paint_cuts(sheet, _cuts(left, top))
            about = QCoreApplication.translate(
                "paper", "{title} · sheet {sheet} of {sheets}"
            ).format(title=self.title, sheet=page + 1, sheets=SHEETS)
            paint_edges(sheet, own.width(), own.height(), (left, top, WIDTH, HALF), about)

    def _paint_half(self, sheet: Sheet, page: int, left: float, top: float) -> None:
        painter = sheet.painter
        painter.save()
        painter.translate(left * PARTS, top * PARTS)
        painter.setClipRect(QRectF(0, 0, WIDTH * PARTS, HALF * PARTS))
        painter.translate(0, -page * HALF * PARTS)
        self.board.paint(sheet)
        painter.restore()
        if page == 0:
            tab = QRectF(left, top + HALF, WIDTH, TAB)
            sheet.box(tab, width=HAIR, colour=GREY)
            words = QCoreApplication.translate("paper", "Glue the second sheet over this tab.")
            sheet.text(tab, words, 8, align=CENTRE, colour=FADED)


def _cuts(left: float, top: float) -> tuple[Cut, ...]:
    """The board's four corners."""
    return tuple(
        cut
        for x, way in ((left, -1), (left + WIDTH, 1))
        for y in (top, top + HALF)
        for cut in (Cut(x + way, y, x + way * (1 + MARK), y),)
    )
