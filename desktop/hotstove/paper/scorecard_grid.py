"""The grid of a scorecard: nine slots by innings, the men, their figures and the sums below."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby

from PySide6.QtCore import QCoreApplication, QRectF, Qt

from hotstove.baseball.box_score import BattingLine
from hotstove.baseball.scorebook import Appearance, Entry, Half, Man
from hotstove.faces.theme import mixed
from hotstove.play.seats import Side

from .page import (
    AREA,
    BOLD,
    CENTRE,
    DISPLAY,
    FADED,
    GREY,
    INK,
    LEFT,
    PLAIN,
    RIGHT,
    WHITE,
    Sheet,
    on_white,
)
from .scorecard_cell import draw_bracket, draw_cell, draw_guide
from .scorecard_input import ScorecardInput, other_turns, turns_check
from .scorecard_plan import (
    EXTRA_FIGURES,
    FEET,
    FIXED_EXTRAS,
    HEAD,
    HEADS,
    MAN,
    Column,
    PagePlan,
    Row,
    extras,
)
from .scorecard_signs import (
    KEPT,
    WAITING,
    draw_entry,
    draw_trail,
    draw_verdict,
    letters_of,
    trail_of,
    trail_width,
)

NAMES = 50.0
NUMBER = 6.5
POSITION_AT, POSITION_WIDE = 34.0, 7.0
MOST_TRAIL = 17.0
ENTRY_AT = 41.4
FIGURE = 8.0
FIGURES = ("ab", "r", "h", "rbi", "bb", "so")
FOOT_ROW = FEET / 4


class Grid:
    """Draws one page's grid; *top* is its upper edge in mm."""

    def __init__(self, sheet: Sheet, game: ScorecardInput, page: PagePlan) -> None:
        self.sheet, self.game, self.page = sheet, game, page
        self.book, self.box = game.book.of(page.side), game.box.of(page.side)
        self.ruling = WAITING if game.is_blank else KEPT
        self.heading_ink = FADED if game.is_blank else INK
        self.colour = on_white(game.heading.of(page.side).colour)
        self.top = HEAD
        self.cells_top = HEAD + HEADS
        self.cells_left = NAMES
        self.right = AREA.width() - FIGURE * len(FIGURES)
        self.column = (self.right - NAMES) / len(page.columns)
        self.cells_bottom = self.cells_top + sum(row.height for row in page.rows)
        self.bottom = self.cells_bottom + (FEET if page.has_foot else 0.0)

    def draw(self) -> None:
        if not self.game.is_blank:
            self.draw_bands()
        self.draw_headings()
        top = self.cells_top
        for row in self.page.rows:
            self.draw_row(row, top)
            top += row.height
        self.rule()
        self.draw_turns()
        if self.page.has_foot:
            self.draw_feet()
            self.draw_totals()
        self.frame_around()

    # The ruling

    def draw_bands(self) -> None:
        """A breath of the club's colour behind the headings and the score."""
        shade = mixed(self.colour, WHITE, 0.91)
        bands = [QRectF(0.25, self.top, AREA.width() - 0.5, HEADS)]
        if self.page.has_foot:
            y = self.cells_bottom + 3 * FOOT_ROW
            bands.append(QRectF(0.25, y, self.right - 0.25, FOOT_ROW))
        for band in bands:
            self.sheet.box(band, fill=shade, width=0)

    def rule(self) -> None:
        sheet, line, frame = self.sheet, self.ruling.line, self.ruling.frame
        top = self.cells_top
        for row in self.page.rows[:-1]:
            top += row.height
            sheet.line(0, top, AREA.width(), top, 0.12, line)
        for number, column in enumerate(self.page.columns):
            x = NAMES + number * self.column
            if number and column.nth == 0:
                sheet.line(x, self.top, x, self.bottom, 0.12, line)
            elif number:
                sheet.line(x, self.top, x, self.cells_bottom, 0.12, line)
        for number in range(1, len(FIGURES)):
            x = self.right + number * FIGURE
            low = self.cells_bottom + (FOOT_ROW if self.page.has_foot else 0.0)
            sheet.line(x, self.top, x, low, 0.12, line)
        if self.page.has_foot:
            for number in range(1, 4):
                y = self.cells_bottom + number * FOOT_ROW
                sheet.line(0, y, self.right, y, 0.12, line)
            sheet.line(self.right, self.cells_bottom + FOOT_ROW, AREA.width(),
                       self.cells_bottom + FOOT_ROW, 0.12, line)
        for x in (NAMES, self.right):
            sheet.line(x, self.top, x, self.bottom, 0.3, frame)
        for y in (self.cells_top, self.cells_bottom):
            sheet.line(0, y, AREA.width(), y, 0.3, frame)
        edge = 0.25
        sheet.box(
            QRectF(edge, self.top, AREA.width() - 2 * edge, self.bottom - self.top),
            width=0.5,
            colour=frame,
        )

    def frame_around(self) -> None:
        """One heavy frame over all columns of a half in which the side batted around."""
        for start, group in self.groups():
            if len(group) > 1 and group[0].inning:
                x = NAMES + start * self.column
                self.sheet.box(
                    QRectF(x, self.top, len(group) * self.column, self.bottom - self.top),
                    width=0.7,
                    colour=INK,
                )

    def groups(self) -> Iterator[tuple[int, list[Column]]]:
        """The columns of each half, and the place of the first among those of the page."""
        start = 0
        for _, found in groupby(self.page.columns, key=lambda column: column.inning):
            group = list(found)
            yield start, group
            start += len(group)

    # Headings

    def draw_headings(self) -> None:
        sheet, y = self.sheet, self.top
        batters = QCoreApplication.translate("paper", "Batters")
        self.head(QRectF(NUMBER + 1, y, 25, HEADS), batters, LEFT)
        self.head(
            QRectF(POSITION_AT, y, POSITION_WIDE, HEADS),
            QCoreApplication.translate("paper", "Pos"),
            LEFT,
        )
        self.head(
            QRectF(ENTRY_AT, y, NAMES - ENTRY_AT - 0.6, HEADS),
            QCoreApplication.translate("paper", "In"),
            LEFT,
        )
        for number, column in enumerate(self.page.columns):
            if column.inning:
                where = QRectF(NAMES + number * self.column, y, self.column, HEADS)
                text = str(column.inning) if column.nth == 0 else f"{column.inning} …"
                sheet.text(
                    where, text, 11, lettering=DISPLAY, align=CENTRE, colour=self.heading_ink
                )
        for number, label in enumerate(self.labels()):
            where = QRectF(self.right + number * FIGURE, y, FIGURE, HEADS)
            self.head(where, label, CENTRE)

    def labels(self) -> tuple[str, ...]:
        """Return the headings of a man's figures."""
        return figure_labels()

    def head(self, where: QRectF, text: str, align: Qt.AlignmentFlag) -> None:
        self.sheet.text(
            where, text, 7, lettering=BOLD, align=align, colour=FADED
        )

    # The men

    def draw_row(self, row: Row, top: float) -> None:
        sheet = self.sheet
        number = QRectF(0.8, top, NUMBER - 1.2, min(row.height, 13))
        if self.game.is_blank:
            for place in range(1, 3):
                y = top + place * MAN
                sheet.line(NUMBER + 1, y, NAMES - 1, y, 0.1, GREY, dash=(0.3, 0.7))
        sheet.text(
            number, str(row.slot.number), 15, lettering=DISPLAY, align=CENTRE,
            colour=self.ruling.frame if self.game.is_blank else self.colour,
        )
        used = MAN if len(row.lines) == 1 else sum(line.height for line in row.lines)
        y = top + (row.height - used) / 2
        for line in row.lines:
            self.draw_man(line.man, y, min(MAN, line.height))
            y += line.height

    def draw_man(self, man: Man, y: float, height: float) -> None:
        sheet = self.sheet
        is_starter = man.came_in is None
        trail = trail_of(man)
        wide = min(MOST_TRAIL, max(POSITION_WIDE - 0.6, trail_width(trail, 7.5)))
        at = min(POSITION_AT, ENTRY_AT - 0.8 - wide)
        draw_trail(sheet, QRectF(at, y, wide, height), trail, 7.5)
        sheet.text(
            QRectF(NUMBER + 1, y, at - NUMBER - 2, height),
            self.game.name(man.player),
            9,
            lettering=BOLD if is_starter else PLAIN,
            least=6.5,
        )
        if man.came_in is not None:
            draw_entry(sheet, ENTRY_AT, y, NAMES - ENTRY_AT - 0.6, height, man.came_in)
        line = self.box.batting.get(man.player)
        if line is not None:
            self.draw_figures(line, y, height)

    def draw_figures(self, line: BattingLine, y: float, height: float) -> None:
        for number, column in enumerate(FIGURES):
            where = QRectF(self.right + number * FIGURE, y, FIGURE, height)
            self.sheet.text(where, str(getattr(line, column)), 9.5, align=CENTRE)
        self.draw_extras(partial(getattr, line), y + height - 0.5)

    def draw_extras(self, count: Callable[[str], int], y: float) -> None:
        """Doubles, triples, homers and stolen bases each in their place; the rest after them."""
        found = dict(extras(count))
        for number, (label, _) in enumerate(EXTRA_FIGURES[:FIXED_EXTRAS]):
            if label in found:
                where = QRectF(self.right + number * FIGURE + 0.3, y, FIGURE - 0.6, 3)
                self.sheet.text(where, f"{label} {found[label]}", 6.5, align=CENTRE, colour=FADED)
        rest = [f"{label} {found[label]}" for label, _ in EXTRA_FIGURES[FIXED_EXTRAS:]
                if label in found]  # fmt: skip
        if len(rest) <= 2:
            for number, told in enumerate(rest, FIXED_EXTRAS):
                where = QRectF(self.right + number * FIGURE + 0.3, y, FIGURE - 0.6, 3)
                self.sheet.text(where, told, 6.5, align=CENTRE, colour=FADED)
        else:
            where = QRectF(self.right + FIXED_EXTRAS * FIGURE + 0.3, y, 2 * FIGURE - 0.8, 3)
            self.sheet.text(where, ", ".join(rest), 6.5, align=CENTRE, colour=FADED)

    # The turns

    def draw_turns(self) -> None:
        letters = letters_of(self.game, self.page.side)
        halves = {half.inning: half for half in self.book.halves}
        top = self.cells_top
        for row in self.page.rows:
            for number, column in enumerate(self.page.columns):
                cell = QRectF(NAMES + number * self.column, top, self.column, row.height)
                if self.game.is_blank:
                    draw_guide(self.sheet, cell)
                    continue
                half = halves.get(column.inning)
                for turn in half.appearances if half else ():
                    if (turn.spot, turn.column) == (row.slot.number, column.nth):
                        draw_cell(
                            self.sheet,
                            cell,
                            turn,
                            colour=self.colour,
                            pitcher=letters.get(turn.pitcher, ""),
                            has_dice=self.game.has_dice,
                        )
            self.draw_moves(row, top)
            top += row.height
        for half in self.book.halves:
            for turn in half.appearances:
                for other in turn.doubled:
                    self.draw_double_play(half.inning, other, turn)

    def cell_of(self, inning: int, turn: Appearance) -> QRectF | None:
        """Where *turn* stands, if it is on this page."""
        top = self.cells_top
        for row in self.page.rows:
            if row.slot.number == turn.spot and (inning, turn.column) in self.page.columns:
                number = self.page.columns.index(Column(inning, turn.column))
                return QRectF(NAMES + number * self.column, top, self.column, row.height)
            top += row.height
        return None

    def draw_double_play(self, inning: int, other: Appearance, batter: Appearance) -> None:
        """A bracket from the runner's out to the batter's; open where they do not face."""
        one, two = self.cell_of(inning, other), self.cell_of(inning, batter)
        is_joined = one is not None and two is not None and one.left() == two.left()
        if one is not None and two is not None and is_joined and one.top() < two.top():
            draw_bracket(self.sheet, one, two)
            return
        if one is not None:
            draw_bracket(self.sheet, one, None)
        if two is not None:
            draw_bracket(self.sheet, None, two)

    def draw_moves(self, row: Row, top: float) -> None:
        """A dotted line between the innings where a man of the slot took another position."""
        for line in row.lines:
            for when in line.man.moves:
                number = self.column_after(when)
                if 0 < number < len(self.page.columns):
                    x = NAMES + number * self.column
                    self.sheet.line(x, top + 0.4, x, top + row.height - 0.4, 0.55, INK,
                                    dash=(0.55, 0.75))  # fmt: skip

    def column_after(self, when: Entry) -> int:
        """Return how many columns lie before the first the side batted in after *when*."""
        has_batted = when.batting is self.page.side or self.page.side is Side.VISITOR
        last = when.inning if has_batted else when.inning - 1
        return sum(column.inning <= last for column in self.page.columns if column.inning)

    # The sums

    def draw_feet(self) -> None:
        """Runs, hits and men left on base of each half, and the score when it was over."""
        labels = (
            QCoreApplication.translate("paper", "Runs"),
            QCoreApplication.translate("paper", "Hits"),
            QCoreApplication.translate("paper", "Left on base"),
            QCoreApplication.translate("paper", "Score, visitors – home"),
        )
        for number, label in enumerate(labels):
            where = QRectF(1, self.cells_bottom + number * FOOT_ROW, NAMES - 3, FOOT_ROW)
            self.sheet.text(where, label, 7, align=RIGHT, colour=FADED)
        halves = {half.inning: half for half in self.book.halves}
        for start, group in self.groups():
            half = halves.get(group[0].inning)
            if half is not None and not self.game.is_blank:
                self.draw_foot(half, start, group)

    def draw_foot(self, half: Half, start: int, group: list[Column]) -> None:
        """A half cut over two pages has its sums below its last column."""
        if group[-1].nth != half.columns - 1:
            return
        visitors, home = half.score
        left = half.left_on_base if half.is_complete else ""
        figures = (half.runs, half.hits, left, f"{visitors} – {home}")
        for number, figure in enumerate(figures):
            where = QRectF(
                NAMES + start * self.column,
                self.cells_bottom + number * FOOT_ROW,
                len(group) * self.column,
                FOOT_ROW,
            )
            self.sheet.text(
                where,
                str(figure),
                8.5,
                lettering=BOLD if number in (0, 3) else PLAIN,
                align=CENTRE,
            )

    def draw_totals(self) -> None:
        """The men's figures added up, and the check that they are right."""
        if self.game.is_blank:
            return
        y, wide = self.cells_bottom, FIGURE * len(FIGURES)
        for number, column in enumerate(FIGURES):
            where = QRectF(self.right + number * FIGURE, y, FIGURE, FOOT_ROW)
            total = str(self.box.total(column))
            self.sheet.text(where, total, 9.5, lettering=BOLD, align=CENTRE)
        where = QRectF(self.right + 1, y + FOOT_ROW + 0.5, wide - 2, 3)
        self.sheet.text(where, self.extras_words(), 6.5, align=CENTRE, colour=FADED)
        self.draw_check(y + 2 * FOOT_ROW, wide)

    def extras_words(self) -> str:
        return ", ".join(f"{label} {number}" for label, number in extras(self.box.total))

    def turns_words(self) -> str:
        if other_turns(self.game, self.page.side):
            return QCoreApplication.translate(
                "paper", "AB + BB + SF + SH + others = R + LOB + outs"
            )
        return QCoreApplication.translate("paper", "AB + BB + SF + SH = R + LOB + outs")

    def draw_check(self, y: float, wide: float) -> None:
        check = turns_check(self.game, self.page.side)
        sheet = self.sheet
        where = QRectF(self.right + 1, y + 0.4, wide - 2, 3.4)
        sheet.text(
            where,
            self.turns_words(),
            6.5,
            align=CENTRE,
            colour=FADED,
        )
        left, right = (" + ".join(map(str, side)) for side in check)
        where = QRectF(self.right + 1, y + 3.9, wide - 8, 3.4)
        told = sheet.text(where, f"{left} = {right}", 7.5, lettering=BOLD, align=CENTRE)
        mark = where.center().x() + told / 2 + 2.4
        draw_verdict(sheet, mark, where.center().y(), check.difference)


def figure_labels() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("paper", "AB"),
        QCoreApplication.translate("paper", "R"),
        QCoreApplication.translate("paper", "H"),
        QCoreApplication.translate("paper", "RBI"),
        QCoreApplication.translate("paper", "BB"),
        QCoreApplication.translate("paper", "SO"),
    )
