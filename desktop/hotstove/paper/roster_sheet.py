"""Rosters on paper: a club's players as a table, one club to a page, with room for notes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPainter

from hotstove.faces.prints import RosterPrint

from .page import (
    AREA,
    BODY,
    BOLD,
    DISPLAY,
    FADED,
    FAINT,
    GREY,
    LEFT,
    RIGHT,
    PaperName,
    Sheet,
    layout,
    on_white,
    sheet_on,
)

_AREA: Final = QSizeF(AREA.height(), AREA.width())
"""The common area of both papers, upright."""
_LINE: Final = 6.0
_LEAST: Final = 3.6
_HEAD: Final = 27.0


class RosterSheets:
    def __init__(self, rosters: Sequence[RosterPrint], paper: PaperName = "a4") -> None:
        self.rosters = tuple(rosters)
        self.paper: PaperName = paper

    @property
    def title(self) -> str:
        if len(self.rosters) == 1:
            return self.rosters[0].title
        return QCoreApplication.translate("paper", "Rosters of {count} clubs").format(
            count=len(self.rosters)
        )

    @property
    def pages(self) -> int:
        return len(self.rosters)

    @property
    def page_layout(self) -> QPageLayout:
        return layout(self.paper, is_portrait=True)

    def draw(
        self,
        painter: QPainter,
        page: int,
        rect: QRectF | None = None,
        paper: QSizeF | None = None,
    ) -> None:
        """Draw page number *page*, from 0, as a sheet of *paper* mm that fills *rect*."""
        own = self.page_layout.fullRect(QPageLayout.Unit.Millimeter).size()
        with sheet_on(painter, rect, paper or own, _AREA) as sheet:
            _paint(sheet, self.rosters[page])


def _paint(sheet: Sheet, roster: RosterPrint) -> None:
    wide = _AREA.width()
    taken = sheet.text(QRectF(0, 2, wide * 0.72, 12), roster.title, 26, lettering=DISPLAY) + 6
    room = QRectF(taken, 2, wide - taken, 12)
    sheet.text(room, roster.note, 10, align=RIGHT, colour=FADED, least=BODY)
    sheet.line(0, 16, wide, 16, 1.2, roster.colour)
    _paint_cells(sheet, roster, [column.title for column in roster.columns], 18, 6, is_head=True)
    lines = sum(len(lines) + 1.4 for _, lines in roster.groups if lines)
    step = max(_LEAST, min(_LINE, (_AREA.height() - _HEAD) / max(1.0, lines)))
    y = _HEAD
    for title, group in roster.groups:
        if not group:
            continue
        y += step * 0.3
        sheet.text(
            QRectF(0, y, wide, step), title, step * 1.9, lettering=BOLD,
            colour=on_white(roster.colour),
        )  # fmt: skip
        y += step * 1.1
        for number, cells in enumerate(group):
            if number % 2 == 0:
                sheet.box(QRectF(0, y, wide, step), fill="#f6f3ea", width=0)
            _paint_cells(sheet, roster, cells, y, step)
            sheet.line(0, y + step, wide, y + step, 0.1, FAINT)
            y += step
    while y + _LINE * 1.5 < _AREA.height():
        y += _LINE * 1.5
        sheet.line(0, y, wide, y, 0.12, GREY)


def _paint_cells(
    sheet: Sheet,
    roster: RosterPrint,
    cells: Sequence[str],
    y: float,
    tall: float,
    *,
    is_head: bool = False,
) -> None:
    x = 0.0
    for column, cell in zip(roster.columns, cells, strict=True):
        wide = column.share * _AREA.width()
        room = QRectF(x + 1.5, y, wide - 3, tall)
        align = RIGHT if column.is_number else LEFT
        points = 8.5 if is_head else min(11.5, tall * 1.85)
        sheet.text(room, cell, points, align=align, colour=FADED if is_head else "#1c2b24")
        x += wide
