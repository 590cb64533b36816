"""The foot of a scorecard: the pitchers, the cross-footing, how to read the card, page numbers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.baseball.box_score import PitchingLine
from hotstove.baseball.scorebook import Reliever

from .page import AREA, BOLD, CENTRE, DISPLAY, FADED, FAINT, GREY, INK, PLAIN, RIGHT, WHITE, Sheet
from .scorecard_grid import KEPT, WAITING, draw_entry, draw_verdict, letters_of
from .scorecard_input import ScorecardInput, foot_checks
from .scorecard_plan import PITCHER, PagePlan, halves_of

LETTER_WIDE, NAME_WIDE, IN_WIDE, FIGURE, DECISION = 6.5, 39.5, 11.0, 8.2, 9.0
PITCHING = ("bf", "innings", "h", "r", "er", "bb", "so", "hr")
TABLE = LETTER_WIDE + NAME_WIDE + IN_WIDE + FIGURE * len(PITCHING) + DECISION
TITLE_ROW, HEAD_ROW, SUM_ROW = 5.0, 3.8, 4.2
LEAST_PITCHERS = 4
"""Lines of the table, the empty ones included."""
LEGEND_AT = TABLE + 10.0


def draw_foot(sheet: Sheet, game: ScorecardInput, page: PagePlan, top: float) -> None:
    """Draw from *top* mm downwards."""
    side = page.side.other
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
        _Pitchers(sheet, game, page, number * (AREA.width() - TABLE)).draw(
            tuple(staff), top + TITLE_ROW, lines, has_sum=number == len(tables) - 1
        )
    if len(tables) == 1:
        if game.is_blank:
            _draw_notes(sheet, top)
        else:
            _draw_legend(sheet, game, top)


class _Pitchers:
    def __init__(self, sheet: Sheet, game: ScorecardInput, page: PagePlan, left: float) -> None:
        self.sheet, self.game, self.page, self.left = sheet, game, page, left
        self.ruling = WAITING if game.is_blank else KEPT
        self.figures_at = left + LETTER_WIDE + NAME_WIDE + IN_WIDE

    def draw(self, staff: tuple[Reliever, ...], top: float, lines: int, *, has_sum: bool) -> None:
        self.draw_heads(top)
        letters = letters_of(self.game, self.page.side)
        pitching = self.game.box.of(self.page.side.other).pitching
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
            QCoreApplication.translate("paper", "SO"),
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
        where = QRectF(self.left + LETTER_WIDE + 1.2, y, NAME_WIDE - 2, PITCHER)
        sheet.text(where, self.game.name(reliever.player), 8.5, lettering=BOLD, least=6.5)
        if reliever.came_in is not None:
            x = self.left + LETTER_WIDE + NAME_WIDE + 0.8
            draw_entry(sheet, x, y, IN_WIDE - 1, PITCHER, reliever.came_in)
        for number, column in enumerate(PITCHING):
            where = self.cell(number, y, PITCHER)
            sheet.text(where, str(getattr(line, column)), 8.5, align=CENTRE)
        decision = self.decision(line)
        where = QRectF(self.figures_at + len(PITCHING) * FIGURE, y, DECISION, PITCHER)
        sheet.text(where, decision, 8.5, lettering=BOLD, align=CENTRE)

    def decision(self, line: PitchingLine) -> str:
        box = self.game.box
        if box.is_final and line.player == box.winner:
            return QCoreApplication.translate("paper", "W")
        if box.is_final and line.player == box.loser:
            return QCoreApplication.translate("paper", "L")
        return ""

    def draw_sum(self, lines: list[PitchingLine], y: float) -> None:
        """The sums, and whether they agree with the batters and with the cells of the grid."""
        sheet, checks = self.sheet, foot_checks(self.game, self.page.side)
        difference = next((check.difference for check in checks.values() if check.difference), 0)
        where = QRectF(self.left + 1.4, y, LETTER_WIDE + NAME_WIDE + IN_WIDE - 3, SUM_ROW)
        sheet.text(
            where, QCoreApplication.translate("paper", "batters = pitchers = innings"), 6.5,
            align=RIGHT, colour=FADED,
        )
        outs = sum(line.outs for line in lines)
        for number, column in enumerate(PITCHING):
            total = (
                PitchingLine("", outs=outs).innings
                if column == "innings"
                else str(sum(getattr(line, column) for line in lines))
            )
            where = self.cell(number, y, SUM_ROW)
            sheet.text(where, total, 8.5, lettering=BOLD, align=CENTRE)
        x = self.figures_at + len(PITCHING) * FIGURE + DECISION / 2
        draw_verdict(sheet, x, y + SUM_ROW / 2, difference)


# How to read it


def _draw_legend(sheet: Sheet, game: ScorecardInput, top: float) -> None:
    title = QCoreApplication.translate("paper", "How to read this card")
    sheet.text(QRectF(LEGEND_AT, top, 60, TITLE_ROW - 0.6), title, 10, lettering=DISPLAY)
    words = [
        QCoreApplication.translate("paper", "run, with the side's score so far"),
        QCoreApplication.translate("paper", "which out of the inning he was"),
        QCoreApplication.translate("paper", "left on the last base he held"),
        QCoreApplication.translate("paper", "slot of the man who moved him up"),
        QCoreApplication.translate("paper", "runs batted in"),
        QCoreApplication.translate("paper", "last batter of the inning"),
        QCoreApplication.translate("paper", "first batter of a new pitcher"),
    ]
    if game.has_dice:
        words.append(QCoreApplication.translate("paper", "the dice of the turn, as thrown"))
    half = (AREA.width() - LEGEND_AT) / 2
    for number, told in enumerate(words):
        x = LEGEND_AT + (number // 4) * half
        y = top + TITLE_ROW + 2.6 + (number % 4) * 5.6
        _draw_sign(sheet, number, x + 3.4, y)
        sheet.text(QRectF(x + 8.2, y - 2, half - 8.6, 4), told, 7, colour=FADED)


def _draw_sign(sheet: Sheet, number: int, x: float, y: float) -> None:
    corners = ((x, y + 2.4), (x + 2.4, y), (x, y - 2.4), (x - 2.4, y))
    number_at = QRectF(x - 2.4, y - 2, 4.8, 4)
    if number == 0:
        sheet.shape(corners, fill=INK, width=0.2)
        sheet.text(number_at, "4", 7, lettering=BOLD, align=CENTRE, colour=WHITE)
    elif number == 1:
        sheet.disc(x, y, 1.75, fill=WHITE, width=0.22)
        sheet.text(number_at, "2", 7, lettering=BOLD, align=CENTRE)
    elif number == 2:
        sheet.shape(corners, width=0.1, colour=GREY)
        sheet.path([corners[0], corners[1], corners[2]], 0.5)
        sheet.disc(*corners[2], 0.55, fill=INK)
    elif number == 3:
        sheet.shape(corners, width=0.1, colour=GREY)
        sheet.text(QRectF(x + 0.4, y - 3.2, 4, 2.4), "5", 6.5, lettering=PLAIN, align=CENTRE)
    elif number == 4:
        for dot in (-0.8, 0.8):
            sheet.disc(x + dot, y, 0.52, fill=INK)
    elif number == 5:
        sheet.box(QRectF(x - 2, y - 1.8, 4, 3.6), width=0.1, colour=FAINT)
        sheet.line(x, y + 1.8, x + 2, y - 0.2, 0.35)
    elif number == 6:
        sheet.line(x - 2.4, y - 1.5, x + 2.4, y - 1.5, 0.9)
        tab = QRectF(x - 2.4, y - 1.5, 2.7, 3)
        sheet.box(tab, fill=INK, width=0)
        sheet.text(tab, "B", 6.5, lettering=DISPLAY, align=CENTRE, colour=WHITE)
    else:
        sheet.text(QRectF(x - 3, y - 1, 6, 2), "12 · 7", 5, align=CENTRE, colour=FADED)


def _draw_notes(sheet: Sheet, top: float) -> None:
    title = QCoreApplication.translate("paper", "Notes")
    sheet.text(
        QRectF(LEGEND_AT, top, 60, TITLE_ROW - 0.6), title, 10, lettering=DISPLAY, colour=FADED
    )
    for number in range(1, 5):
        y = top + TITLE_ROW + number * 6.0
        sheet.line(LEGEND_AT, y, AREA.width() - 0.25, y, 0.12, GREY)


def draw_colophon(sheet: Sheet, page: PagePlan, number: int, pages: int) -> None:
    """The last line of a page; *number* counts from 1."""
    y = AREA.height() - 3.2
    words = QCoreApplication.translate("paper", "Page {number} of {pages}")
    told = words.replace("{number}", str(number)).replace("{pages}", str(pages))
    sheet.text(QRectF(AREA.width() / 2, y, AREA.width() / 2 - 0.3, 3), told, 6.5, align=RIGHT,
               colour=FADED)
    sheet.text(QRectF(0.2, y, 100, 3), "Hot Stove", 7.5, lettering=DISPLAY, colour=FADED)
    if not page.shows_all_innings:
        words = QCoreApplication.translate(
            "paper", "Innings {first} to {last}; the figures are those of the whole game"
        )
        first, last = str(page.columns[0].inning), str(page.columns[-1].inning)
        told = words.replace("{first}", first).replace("{last}", last)
        sheet.text(QRectF(0, y, AREA.width(), 3), told, 6.5, align=CENTRE, colour=FADED)
