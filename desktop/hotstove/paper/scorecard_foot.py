"""The foot of a scorecard: the pitchers, the cross-footing, lines for notes, page numbers.

How a card is read is told by scorecard_legend.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.baseball.box_score import PitchingLine
from hotstove.baseball.scorebook import Reliever
from hotstove.binding.languages import decimal
from hotstove.play.seats import Side

from .page import AREA, BOLD, CENTRE, DISPLAY, FADED, GREY, INK, RIGHT, Sheet
from .scorecard_input import PitcherNote, ScorecardInput, foot_checks
from .scorecard_plan import PITCHER, halves_of
from .scorecard_signs import KEPT, WAITING, draw_entry, draw_verdict, letters_of

LETTER_WIDE, NAME_WIDE, IN_WIDE, FIGURE, DECISION = 6.5, 39.5, 11.0, 8.2, 9.0
PITCHING = ("bf", "innings", "h", "r", "er", "bb", "so", "hr")
TABLE = LETTER_WIDE + NAME_WIDE + IN_WIDE + FIGURE * len(PITCHING) + DECISION
TITLE_ROW, HEAD_ROW, SUM_ROW = 5.0, 3.8, 4.2
LEAST_PITCHERS = 4
"""Lines of the table, the empty ones included."""
LEGEND_AT = TABLE + 10.0

Legend: TypeAlias = Callable[[Sheet, ScorecardInput, float], None]
"""Draws from the given height in mm downwards."""


def draw_foot(
    sheet: Sheet,
    game: ScorecardInput,
    batting: Side,
    top: float,
    legend: Legend,
    *,
    strikeouts: str = "",
) -> None:
    """Draw from *top* mm downwards; *legend* tells how to read the card above.

    *strikeouts* is what the card calls them, where it is not SO.
    """
    side = batting.other
    tables = halves_of(game.book.of(side).staff)
    club = game.heading.of(side).name
    title = QCoreApplication.translate("paper", "Pitchers of {club}").replace("{club}", club)
    if not club:
        title = QCoreApplication.translate("paper", "Pitchers")
    sheet.text(
        QRectF(0, top, TABLE, TITLE_ROW - 0.6), title, 10, lettering=DISPLAY,
        colour=FADED if game.is_blank else INK,
    )
    lines = max(LEAST_PITCHERS, len(tables[0]))
    for number, staff in enumerate(tables):
        left = number * (AREA.width() - TABLE)
        _Pitchers(sheet, game, batting, left, strikeouts).draw(
            tuple(staff), top + TITLE_ROW, lines, has_sum=number == len(tables) - 1
        )
    if len(tables) == 1:
        if game.is_blank and not (strikeouts and game.codes):
            _draw_notes(sheet, top)
        else:
            legend(sheet, game, top)


class _Pitchers:
    def __init__(
        self, sheet: Sheet, game: ScorecardInput, batting: Side, left: float, strikeouts: str
    ) -> None:
        self.strikeouts = strikeouts or QCoreApplication.translate("paper", "SO")
        self.sheet, self.game, self.batting, self.left = sheet, game, batting, left
        self.ruling = WAITING if game.is_blank else KEPT
        self.figures_at = left + LETTER_WIDE + NAME_WIDE + IN_WIDE

    def draw(self, staff: tuple[Reliever, ...], top: float, lines: int, *, has_sum: bool) -> None:
        self.draw_heads(top)
        letters = letters_of(self.game, self.batting)
        pitching = self.game.box.of(self.batting.other).pitching
        y = top + HEAD_ROW
        for number in range(lines):
            if number < len(staff):
                reliever = staff[number]
                line = pitching.get(reliever.player, PitchingLine(reliever.player))
                self.draw_pitcher(reliever, line, letters[reliever.player], y)
            y += PITCHER
            self.sheet.line(self.left, y, self.left + TABLE, y, 0.12, self.ruling.line)
        low = y + (SUM_ROW if has_sum else 0.0)
        if has_sum and not self.game.is_blank:
            self.draw_sum(list(pitching.values()), y)
        for number in range(len(PITCHING) + 1):
            x = self.figures_at + number * FIGURE
            self.sheet.line(x, top, x, low, 0.12, self.ruling.line)
        for x in (self.left + LETTER_WIDE, self.left + LETTER_WIDE + NAME_WIDE):
            self.sheet.line(x, top, x, y, 0.12, self.ruling.line)
        self.sheet.line(
            self.left, top + HEAD_ROW, self.left + TABLE, top + HEAD_ROW, 0.3, self.ruling.frame
        )
        if has_sum:
            self.sheet.line(self.left, y, self.left + TABLE, y, 0.3, self.ruling.frame)
        self.sheet.box(
            QRectF(self.left + 0.2, top, TABLE - 0.4, low - top),
            width=0.4,
            colour=self.ruling.frame,
        )

    def draw_heads(self, top: float) -> None:
        labels = (
            QCoreApplication.translate("paper", "BF"),
            QCoreApplication.translate("paper", "IP"),
            QCoreApplication.translate("paper", "H"),
            QCoreApplication.translate("paper", "R"),
            QCoreApplication.translate("paper", "ER"),
            QCoreApplication.translate("paper", "BB"),
            self.strikeouts,
            QCoreApplication.translate("paper", "HR"),
        )
        at = QRectF(self.left + LETTER_WIDE + NAME_WIDE + 0.8, top, IN_WIDE - 1, HEAD_ROW)
        self.sheet.text(
            at, QCoreApplication.translate("paper", "In"), 6.5, lettering=BOLD, colour=FADED
        )
        for number, label in enumerate(labels):
            self.head(self.cell(number, top, HEAD_ROW), label)
        decision = QRectF(
            self.figures_at + len(PITCHING) * FIGURE, top, DECISION, HEAD_ROW
        )
        self.head(decision, QCoreApplication.translate("paper", "W/L"))

    def head(self, where: QRectF, label: str) -> None:
        self.sheet.text(where, label, 6.5, lettering=BOLD, align=CENTRE, colour=FADED)

    def cell(self, number: int, y: float, height: float) -> QRectF:
        return QRectF(self.figures_at + number * FIGURE, y, FIGURE, height)

    def draw_pitcher(self, reliever: Reliever, line: PitchingLine, letter: str, y: float) -> None:
        sheet = self.sheet
        where = QRectF(self.left, y, LETTER_WIDE, PITCHER)
        sheet.text(where, letter, 8, lettering=DISPLAY, align=CENTRE)
        noted = self.draw_note(self.game.pitchers.get(reliever.player, PitcherNote()), y)
        where = QRectF(self.left + LETTER_WIDE + 1.2, y, NAME_WIDE - 2 - noted, PITCHER)
        sheet.text(where, self.game.name(reliever.player), 8.5, lettering=BOLD, least=6.5)
        if reliever.came_in is not None:
            x = self.left + LETTER_WIDE + NAME_WIDE + 0.8
            draw_entry(sheet, x, y, IN_WIDE - 1, PITCHER, reliever.came_in)
        for number, column in enumerate(PITCHING):
            where = self.cell(number, y, PITCHER)
            sheet.text(where, decimal(str(getattr(line, column))), 8.5, align=CENTRE)
        decision = ", ".join(self.decisions(line))
        where = QRectF(self.figures_at + len(PITCHING) * FIGURE, y, DECISION, PITCHER)
        sheet.text(where, decision, 8.5, lettering=BOLD, align=CENTRE)

    def draw_note(self, note: PitcherNote, y: float) -> float:
        """The innings of his card and how tired he became; returns the room that takes."""
        limit = QCoreApplication.translate("paper", "IP {innings}")
        told = [limit.replace("{innings}", note.limit)] if note.limit else []
        told += [note.fatigue] if note.fatigue else []
        where = QRectF(self.left + LETTER_WIDE + NAME_WIDE - 22.8, y, 22, PITCHER)
        wide = self.sheet.text(where, ", ".join(told), 6.5, align=RIGHT, colour=FADED)
        return wide + 1.0 if wide else 0.0

    def decisions(self, line: PitchingLine) -> list[str]:
        words = {
            "W": QCoreApplication.translate("paper", "W"),
            "L": QCoreApplication.translate("paper", "L"),
            "SV": QCoreApplication.translate("paper", "SV"),
            "HLD": QCoreApplication.translate("paper", "HLD"),
            "BS": QCoreApplication.translate("paper", "BS"),
        }
        return [words[mark] for mark in self.game.box.decisions(line.player)]

    def draw_sum(self, lines: list[PitchingLine], y: float) -> None:
        """The sums, and whether they agree with the batters and with the cells of the grid."""
        sheet, checks = self.sheet, foot_checks(self.game, self.batting)
        difference = next((check.difference for check in checks.values() if check.difference), 0)
        where = QRectF(self.left + 1.4, y, LETTER_WIDE + NAME_WIDE + IN_WIDE - 3, SUM_ROW)
        sheet.text(
            where, QCoreApplication.translate("paper", "batters = pitchers = innings"), 6.5,
            align=RIGHT, colour=FADED,
        )
        outs = sum(line.outs for line in lines)
        for number, column in enumerate(PITCHING):
            total = (
                decimal(PitchingLine("", outs=outs).innings)
                if column == "innings"
                else str(sum(getattr(line, column) for line in lines))
            )
            where = self.cell(number, y, SUM_ROW)
            sheet.text(where, total, 8.5, lettering=BOLD, align=CENTRE)
        x = self.figures_at + len(PITCHING) * FIGURE + DECISION / 2
        draw_verdict(sheet, x, y + SUM_ROW / 2, difference)


def _draw_notes(sheet: Sheet, top: float) -> None:
    title = QCoreApplication.translate("paper", "Notes")
    sheet.text(
        QRectF(LEGEND_AT, top, 60, TITLE_ROW - 0.6), title, 10, lettering=DISPLAY, colour=FADED
    )
    for number in range(1, 5):
        y = top + TITLE_ROW + number * 6.0
        sheet.line(LEGEND_AT, y, AREA.width() - 0.25, y, 0.12, GREY)


def draw_colophon(sheet: Sheet, number: int, pages: int, told: str = "") -> None:
    """The last line of a page; *number* counts from 1, *told* stands in the middle."""
    y = AREA.height() - 3.2
    words = QCoreApplication.translate("paper", "Page {number} of {pages}")
    page = words.replace("{number}", str(number)).replace("{pages}", str(pages))
    sheet.text(QRectF(AREA.width() / 2, y, AREA.width() / 2 - 0.3, 3), page, 6.5, align=RIGHT,
               colour=FADED)
    sheet.text(QRectF(0.2, y, 100, 3), "Hot Stove", 7.5, lettering=DISPLAY, colour=FADED)
    sheet.text(QRectF(0, y, AREA.width(), 3), told, 6.5, align=CENTRE, colour=FADED)
