"""Lineup cards to hand over: two to an upright page, with room in every spot for substitutes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPainter

from hotstove.binding.translation import called
from hotstove.faces.prints import LineupLine, LineupPrint

from .page import (
    AREA,
    BODY,
    BOLD,
    CENTRE,
    DISPLAY,
    FADED,
    FAINT,
    GREY,
    INK,
    LEFT,
    RIGHT,
    PaperName,
    Sheet,
    layout,
    on_white,
    sheet_on,
)

A_PAGE: Final = 2
SPOTS: Final = 9
_AREA: Final = QSizeF(AREA.height(), AREA.width())
"""The common area of both papers, upright."""
_BETWEEN: Final = 11.0
_TALL: Final = (_AREA.height() - _BETWEEN) / A_PAGE
_HEAD: Final = 13.5
_FOOT: Final = 15.5
_NUMBER, _PLACE, _HAND = 8.0, 12.0, 8.0
_ORDER: Final = 118.0
"""How wide the batting order is."""
_SIDE: Final = _ORDER + 5
_TITLE_ROW: Final = 5.0
_LINE: Final = 5.2
_LEAST: Final = 2.9
translate = QCoreApplication.translate


class LineupSheets:
    def __init__(self, lineups: Sequence[LineupPrint], paper: PaperName = "a4") -> None:
        """Raises ValueError for no lineup card at all."""
        if not lineups:
            raise ValueError("there is no lineup card to print")
        self.lineups = tuple(lineups)
        self.paper: PaperName = paper

    @property
    def title(self) -> str:
        if len(self.lineups) == 1:
            return translate("paper", "Lineup card, {team}").replace(
                "{team}", called(self.lineups[0].title)
            )
        return translate("paper", "Lineup cards")

    @property
    def pages(self) -> int:
        return -(-len(self.lineups) // A_PAGE)

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
        some = self.lineups[page * A_PAGE : (page + 1) * A_PAGE]
        with sheet_on(painter, rect, paper or own, _AREA) as sheet:
            for number, lineup in enumerate(some):
                _Card(sheet, lineup, number * (_TALL + _BETWEEN)).draw()
            if len(some) > 1:
                middle = _TALL + _BETWEEN / 2
                sheet.line(0, middle, _AREA.width(), middle, 0.15, GREY)


class _Card:
    """One card, its upper edge at *top*."""

    def __init__(self, sheet: Sheet, lineup: LineupPrint, top: float) -> None:
        self._sheet, self._lineup, self._top = sheet, lineup, top
        self._ink = on_white(lineup.colour)

    def draw(self) -> None:
        self._draw_head()
        self._draw_order()
        self._draw_units()
        self._draw_sides()
        frame = QRectF(0.25, self._top + 0.25, _AREA.width() - 0.5, _TALL - 0.5)
        self._sheet.box(frame, width=0.5, colour=INK)

    def _draw_head(self) -> None:
        wide, top = _AREA.width(), self._top
        title, note = called(self._lineup.title), called(self._lineup.note)
        room = QRectF(4, top + 1, wide * 0.62, 10)
        taken = 10 + self._sheet.text(
            room, title, 19, lettering=DISPLAY, colour=self._ink, least=10
        )
        room = QRectF(taken, top + 1, wide - taken - 4, 10)
        self._sheet.text(room, note, 8, align=RIGHT, colour=FADED, least=BODY)
        self._sheet.line(0, top + _HEAD - 1.5, wide, top + _HEAD - 1.5, 0.9, self._lineup.colour)

    # The batting order

    def _draw_order(self) -> None:
        sheet, top = self._sheet, self._top + _HEAD
        tall = (_TALL - _HEAD - _FOOT - _TITLE_ROW) / SPOTS
        columns = (0.0, _NUMBER, _NUMBER + _PLACE, _ORDER - _HAND)
        titles = (
            "",
            translate("paper", "Pos."),
            translate("paper", "Batter, and substitutes below"),
            translate("paper", "Bats"),
        )
        for x, title in zip(columns, titles, strict=True):
            room = QRectF(x + 2, top, 80, _TITLE_ROW)
            if title == titles[-1]:
                room = QRectF(x, top, _HAND, _TITLE_ROW)
            align = CENTRE if title == titles[-1] else LEFT
            sheet.text(room, title, 7, lettering=BOLD, colour=FADED, align=align, least=5)
        for number in range(SPOTS):
            y = top + _TITLE_ROW + number * tall
            sheet.line(0, y, _ORDER, y, 0.3, INK)
            sheet.line(_NUMBER, y + tall * 0.58, _ORDER, y + tall * 0.58, 0.12, FAINT)
            room = QRectF(0, y, _NUMBER, tall)
            sheet.text(room, str(number + 1), 15, lettering=DISPLAY, align=CENTRE, colour=self._ink)
            if number < len(self._lineup.order):
                self._draw_batter(self._lineup.order[number], y, tall * 0.58)
        low = top + _TITLE_ROW + SPOTS * tall
        sheet.line(0, low, _AREA.width(), low, 0.3, INK)
        for x in (*columns[1:], _ORDER):
            sheet.line(x, top, x, low, 0.15 if x != _ORDER else 0.3, GREY if x != _ORDER else INK)

    def _draw_batter(self, line: LineupLine, y: float, tall: float) -> None:
        sheet = self._sheet
        left = _NUMBER + _PLACE
        room = QRectF(_NUMBER, y, _PLACE, tall)
        sheet.text(room, line.place, 11, lettering=BOLD, align=CENTRE)
        wide = _ORDER - _HAND - left
        room = QRectF(left + 2, y, wide * 0.56 - 2, tall)
        sheet.text(room, called(line.name), 11, lettering=BOLD, least=6)
        room = QRectF(left + wide * 0.56, y, wide * 0.44 - 1.5, tall)
        sheet.text(room, line.detail, 8.5, align=RIGHT, colour=FADED, least=5)
        room = QRectF(_ORDER - _HAND, y, _HAND, tall)
        sheet.text(room, line.hand, 10, align=CENTRE)

    # Ratings, staff and bench

    def _draw_units(self) -> None:
        """CL-28 and its like; and a box for the pitcher, whose Defense is added by hand."""
        sheet, top = self._sheet, self._top + _TALL - _FOOT
        titles = [*self._lineup.units, (translate("paper", "Manager"), "")]
        narrow = 25.0
        x = 0.0
        for number, (title, figure) in enumerate(titles):
            wide = narrow if number < len(titles) - 1 else _AREA.width() - x
            room = QRectF(x + 2, top + 0.6, wide - 3, 4)
            sheet.text(room, title, 7, lettering=BOLD, colour=FADED, least=5)
            room = QRectF(x, top + 4, wide, _FOOT - 5)
            sheet.text(room, figure, 18, lettering=DISPLAY, align=CENTRE)
            x += wide
            if number < len(titles) - 1:
                sheet.line(x, top, x, top + _FOOT, 0.15, GREY)

    def _draw_sides(self) -> None:
        lineup = self._lineup
        groups = (
            (translate("paper", "Rotation"), lineup.pitchers),
            (translate("paper", "Bench"), lineup.bench),
            (translate("paper", "Bullpen"), lineup.bullpen),
        )
        lines = sum(len(some) for _, some in groups)
        room = _TALL - _HEAD - _FOOT - len(groups) * (_TITLE_ROW + 0.8) - 1
        tall = max(_LEAST, min(_LINE, room / max(lines, 1)))
        y = self._top + _HEAD
        for title, some in groups:
            y = self._draw_group(title, some, y, tall)

    def _draw_group(
        self, title: str, some: Sequence[LineupLine], y: float, tall: float
    ) -> float:
        sheet, wide = self._sheet, _AREA.width() - _SIDE - 2
        room = QRectF(_SIDE, y, wide, _TITLE_ROW)
        sheet.text(room, title, 8, lettering=BOLD, colour=self._ink)
        y += _TITLE_ROW
        points = min(9.0, tall * 1.75)
        for line in some:
            sheet.line(_SIDE, y, _SIDE + wide, y, 0.1, FAINT)
            room = QRectF(_SIDE, y, wide * 0.52, tall)
            sheet.text(room, called(line.name), points, least=4.5)
            room = QRectF(_SIDE + wide * 0.52, y, 5, tall)
            sheet.text(room, line.hand, points, align=CENTRE, colour=FADED)
            room = QRectF(_SIDE + wide * 0.52 + 5, y, wide * 0.48 - 5, tall)
            sheet.text(room, line.detail, points * 0.9, align=RIGHT, colour=FADED, least=4.5)
            y += tall
        return y + 0.8


def blank_lineup(title: str, like: LineupPrint) -> LineupPrint:
    """Return an empty card for the pencil, with as many lines as *like* has."""
    line = LineupLine("", "", "", "")
    return like._replace(
        title=title,
        note="",
        colour=INK,
        order=(),
        pitchers=(line,) * len(like.pitchers),
        bench=(line,) * len(like.bench),
        bullpen=(line,) * len(like.bullpen),
        units=tuple((unit, "") for unit, _ in like.units),
    )
