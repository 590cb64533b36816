"""The official card of a game that prints one: line score, pitchers in rows, the units' worth.

One landscape page for both sides; the rows of relievers close up where many have pitched. What
stands in the areas the rulebook has counted (``baseball.score_areas``).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.baseball.score_areas import AreaCard, AreaForm, PitcherRow
from hotstove.binding.languages import decimal
from hotstove.binding.translation import called, told
from hotstove.play.seats import Side

from .page import AREA, BOLD, CENTRE, DISPLAY, FADED, GREY, INK, LEFT, RIGHT, Sheet, on_white
from .scorecard_foot import draw_colophon
from .scorecard_head import both_clubs
from .scorecard_input import ScorecardInput
from .scorecard_plan import REGULAR

_TITLE: Final = 12.0
_LINE_TOP: Final = 15.0
_HEADING: Final = 5.4
_CLUB_ROW: Final = 12.0
_NAMES: Final = 74.0
_TOTAL: Final = 22.0
_BODY: Final = _LINE_TOP + _HEADING + 2 * _CLUB_ROW + 7
_BETWEEN: Final = 7.0
_EDGE: Final = 0.5
"""Half of the heaviest line: frames stay within the margins."""
_WIDE: Final = (AREA.width() - _BETWEEN - 2 * _EDGE) / 2
_BAND: Final = 8.0
_ROW: Final = 10.0
_ROWS: Final = 7
"""Relievers that a card has room for at full height."""
_FOOT: Final = 27.0
_FEW: Final = 12
"""Innings that stand in the line score; of a longer game, the last ones."""


class _Column(NamedTuple):
    title: str
    width: float


class AreasCard:
    """Both sides on one page."""

    def __init__(self, game: ScorecardInput) -> None:
        self.game = game
        if game.form is None:
            raise ValueError("this game prints no card of its own")
        self.form: AreaForm = game.form
        self.ink, self.frame = (FADED, GREY) if game.is_blank else (INK, INK)

    @property
    def pages(self) -> int:
        return 1

    def card(self, side: Side) -> AreaCard | None:
        """Return what has been written on the card; None on an empty one."""
        if self.game.is_blank or self.game.areas is None:
            return None
        return self.game.areas[0 if side is Side.VISITOR else 1]

    def draw_page(self, sheet: Sheet, page: int) -> None:
        self._draw_title(sheet)
        self._draw_line_score(sheet)
        for number, side in enumerate(Side):
            self._draw_side(sheet, side, _EDGE + number * (_WIDE + _BETWEEN))
        draw_colophon(sheet, page + 1, self.pages)

    def _draw_title(self, sheet: Sheet) -> None:
        heading = self.game.heading
        words = both_clubs(heading)
        sheet.text(QRectF(0, 0, 150, 9), words, 21, lettering=DISPLAY, least=10)
        told_it = [heading.title, *heading.house_rules, heading.park, heading.date]
        room = QRectF(152, 1, AREA.width() - 152, 4)
        sheet.text(room, "   ·   ".join(filter(None, told_it)), 7.5, align=RIGHT, colour=FADED)
        if heading.seed and not self.game.is_blank:
            seed = QCoreApplication.translate("paper", "seed {seed}")
            words = seed.replace("{seed}", heading.seed)
            room = QRectF(152, 5, AREA.width() - 152, 4)
            sheet.text(room, words, 7.5, align=RIGHT, colour=FADED)
        sheet.line(0, _TITLE - 1.4, AREA.width(), _TITLE - 1.4, 0.6, self.frame)
        sheet.line(0, _TITLE - 0.7, AREA.width(), _TITLE - 0.7, 0.15, self.frame)

    # The line score

    def _draw_line_score(self, sheet: Sheet) -> None:
        innings = self._innings()
        step = (AREA.width() - _NAMES - _TOTAL - _EDGE) / len(innings)
        top, low = _LINE_TOP, _LINE_TOP + _HEADING + 2 * _CLUB_ROW
        sums_at = _NAMES + step * len(innings)
        label = QCoreApplication.translate("paper", "Manager")
        sheet.text(QRectF(2, top, _NAMES, _HEADING), label, 7.5, lettering=BOLD, colour=self.ink)
        for number, inning in enumerate(innings):
            where = QRectF(_NAMES + number * step, top, step, _HEADING)
            sheet.text(where, str(inning), 8.5, lettering=BOLD, align=CENTRE, colour=self.ink)
        total = QCoreApplication.translate("paper", "Total")
        where = QRectF(sums_at, top, _TOTAL, _HEADING)
        sheet.text(where, total, 8.5, lettering=BOLD, align=CENTRE, colour=self.ink)
        for row, side in enumerate(Side):
            y = top + _HEADING + row * _CLUB_ROW
            sheet.line(_EDGE, y, AREA.width() - _EDGE, y, 0.3, self.frame)
            self._draw_side_score(sheet, side, innings, y, step)
        for number in range(len(innings) + 1):
            is_edge = number in (0, len(innings))
            x = _NAMES + number * step
            sheet.line(x, top, x, low, 0.4 if is_edge else 0.15, self.frame if is_edge else GREY)
        frame = QRectF(_EDGE, top, AREA.width() - 2 * _EDGE, low - top)
        sheet.box(frame, width=0.5, colour=self.frame)

    def _innings(self) -> tuple[int, ...]:
        last = max(REGULAR, *(len(card.innings) for s in Side if (card := self.card(s))), 0)
        return tuple(range(max(1, last - _FEW + 1), last + 1))

    def _draw_side_score(
        self, sheet: Sheet, side: Side, innings: tuple[int, ...], y: float, step: float
    ) -> None:
        where = QRectF(2, y, _NAMES - 4, _CLUB_ROW)
        sheet.text(where, _title(side), 7.5, lettering=BOLD, colour=FADED)
        card = self.card(side)
        if card is None:
            return
        colour = on_white(self.game.heading.of(side).colour)
        name = QRectF(15, y, _NAMES - 17, _CLUB_ROW)
        sheet.text(name, called(card.manager), 14, lettering=DISPLAY, colour=colour, least=8)
        for number, inning in enumerate(innings):
            runs = card.innings[inning - 1] if inning <= len(card.innings) else ""
            window = QRectF(_NAMES + number * step, y, step, _CLUB_ROW)
            sheet.text(window, runs.upper(), 14, align=CENTRE)
        total = QRectF(_NAMES + step * len(innings), y, _TOTAL, _CLUB_ROW)
        sheet.text(total, str(card.runs), 17, lettering=DISPLAY, align=CENTRE)

    # A side's pitchers, units and score

    def _draw_side(self, sheet: Sheet, side: Side, left: float) -> None:
        card = self.card(side)
        club = self.game.heading.of(side)
        name = called(card.club) if card is not None else _title(side)
        colour = on_white(club.colour) if card is not None else FADED
        band = QRectF(left, _BODY, _WIDE, _BAND)
        sheet.text(band, name, 15, lettering=DISPLAY, colour=colour, least=9)
        sheet.line(left, band.bottom(), left + _WIDE, band.bottom(), 0.7, self.frame)
        staff = card.pitchers if card is not None else ()
        y = band.bottom() + 3
        y = self._draw_table(sheet, left, y, self._starters(), staff[:1], 1, _ROW) + 4
        room = AREA.height() - 6 - _FOOT - y - _HEADING
        rows = max(_ROWS, len(staff) - 1)
        tall = min(_ROW, room / rows)
        y = self._draw_table(sheet, left, y, self._relievers(), staff[1:], rows, tall)
        self._draw_units(sheet, side, left, AREA.height() - 5 - _FOOT)

    def _starters(self) -> tuple[_Column, ...]:
        innings = QCoreApplication.translate("paper", "Innings pitched")
        return self._columns(told(self.form.starter), innings)

    def _relievers(self) -> tuple[_Column, ...]:
        outs = QCoreApplication.translate("paper", "Outs recorded")
        return self._columns(told(self.form.reliever), outs)

    def _columns(self, role: str, worked: str) -> tuple[_Column, ...]:
        runs = QCoreApplication.translate("paper", "Runs")
        earned = QCoreApplication.translate("paper", "Earned")
        walks = QCoreApplication.translate("paper", "Walks")
        figures = [runs, *([earned] if self.form.has_earned else []), walks]
        own, each = 25.0, 14.5
        name = _WIDE - own - each * len(figures)
        return (
            _Column(role, name),
            _Column(worked, own),
            *(_Column(figure, each) for figure in figures),
        )

    def _draw_table(
        self,
        sheet: Sheet,
        left: float,
        top: float,
        columns: tuple[_Column, ...],
        staff: tuple[PitcherRow, ...],
        rows: int,
        tall: float,
    ) -> float:
        """Draw a table of *rows* and return where it ends."""
        x, low = left, top + _HEADING + rows * tall
        for number, column in enumerate(columns):
            where = QRectF(x + (1.5 if not number else 0), top, column.width, _HEADING)
            align = CENTRE if number else LEFT
            sheet.text(
                where, column.title, 7.5, lettering=BOLD, align=align, colour=self.ink, least=5.5
            )
            if number:
                sheet.line(x, top, x, low, 0.15, GREY)
            x += column.width
        is_starters = rows == 1
        for number in range(rows):
            y = top + _HEADING + number * tall
            sheet.line(left, y, left + _WIDE, y, 0.3 if not number else 0.15,
                       self.frame if not number else GREY)  # fmt: skip
            if number < len(staff):
                row = staff[number]
                figures = [decimal(row.innings) if is_starters else str(row.outs), str(row.runs)]
                figures += [str(row.earned)] if self.form.has_earned else []
                figures += [str(row.walks)]
                self._draw_row(sheet, left, y, tall, columns, (called(row.name), *figures))
        sheet.box(QRectF(left, top, _WIDE, low - top), width=0.4, colour=self.frame)
        return low

    def _draw_row(
        self,
        sheet: Sheet,
        left: float,
        y: float,
        tall: float,
        columns: tuple[_Column, ...],
        texts: tuple[str, ...],
    ) -> None:
        x, points = left, min(12.0, tall * 1.3)
        for number, (column, text) in enumerate(zip(columns, texts, strict=True)):
            where = QRectF(x + (1.5 if not number else 0), y, column.width - 2, tall)
            if number:
                where = QRectF(x, y, column.width, tall)
            sheet.text(
                where,
                text,
                points,
                lettering=BOLD if not number else DISPLAY,
                align=CENTRE if number else LEFT,
                least=6,
            )
            x += column.width

    def _draw_units(self, sheet: Sheet, side: Side, left: float, top: float) -> None:
        """CL-27 and its like: what battery, infield and outfield are worth, and the score."""
        card = self.card(side)
        score = QCoreApplication.translate("paper", "Score")
        titles = [*map(told, self.form.units), score]
        figures = [*map(str, card.units), str(card.runs)] if card is not None else [""] * 4
        gap = 3.5
        wide = (_WIDE - 3 * gap) / 4
        for number, (title, figure) in enumerate(zip(titles, figures, strict=True)):
            box = QRectF(left + number * (wide + gap), top, wide, _FOOT)
            is_score = number == len(titles) - 1
            sheet.box(box, width=0.9 if is_score else 0.4, colour=self.frame)
            head = QRectF(box.left(), box.top() + 0.6, wide, 5)
            sheet.text(head, title, 8, lettering=BOLD, align=CENTRE, colour=self.ink, least=5.5)
            line = box.top() + 6
            sheet.line(box.left(), line, box.right(), line, 0.2, GREY)
            room = QRectF(box.left(), line, wide, _FOOT - 6)
            sheet.text(room, figure, 32 if is_score else 26, lettering=DISPLAY, align=CENTRE)


def _title(side: Side) -> str:
    if side is Side.VISITOR:
        return QCoreApplication.translate("paper", "AWAY")
    return QCoreApplication.translate("paper", "HOME")
