"""The line card on paper: one line a play in two columns a page, a whole game on two pages.

What the lines say is for baseball's line_card.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QCoreApplication, QRectF

from hotstove.baseball.line_card import LineEntry, line_entries, runners_text
from hotstove.baseball.participants import ARROW, Change
from hotstove.baseball.plays import Play, Standing
from hotstove.baseball.scorebook import Half
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
    LEAST,
    LEFT,
    PLAIN,
    RIGHT,
    WHITE,
    Sheet,
    on_white,
)
from .scorecard_foot import draw_colophon
from .scorecard_head import draw_head, shown_innings
from .scorecard_input import ScorecardInput
from .scorecard_plan import COLOPHON, HEAD
from .scorecard_signs import KEPT, WAITING, draw_half, draw_outs, draw_trail, trail_width

COLUMNS = 2
"""Both of a page that is not the last are full."""
BETWEEN = 5.0
WIDE = (AREA.width() - BETWEEN * (COLUMNS - 1)) / COLUMNS
HEADS = 4.6
ROOM = AREA.height() - HEAD - HEADS - COLOPHON - 0.6
ROW, LEAST_ROW = 3.72, 3.3
"""Lines are closer where that saves a page."""
LEAST_BALANCED = 8
MOST_SHIFT = 6
"""Lines by which two columns may differ to begin with a half-inning."""

Shown: TypeAlias = LineEntry | str
"""A string stands below the last play, for the pitchers of record."""


class Place(NamedTuple):
    """A column of the table: from where, and how wide, in mm."""

    left: float
    wide: float


HALF = Place(0.0, 9.0)
SLOT = Place(9.0, 4.2)
BATTER = Place(13.2, 29.0)
PLAY = Place(42.2, 14.0)
RUNNERS = Place(56.2, 37.0)
OUTS = Place(93.2, 8.0)
BASES = Place(101.2, 7.6)
SCORE = Place(108.8, 11.0)
DICE = Place(119.8, WIDE - 119.8)
WORDS = Place(SLOT.left + 0.6, OUTS.left - SLOT.left)


class LineCard:
    """Both sides in the order of play."""

    def __init__(self, game: ScorecardInput) -> None:
        self.game = game
        lines: list[Shown] = [*line_entries(game.book)]
        lines += _record(game)
        self.rows = _rows(len(lines))
        taken = self.rows * COLUMNS
        blocks = [tuple(lines[at : at + taken]) for at in range(0, len(lines), taken)]
        self.plan: tuple[tuple[Shown, ...], ...] = tuple(blocks) or ((),)
        self.cuts = [self.rows] * (len(self.plan) - 1) + [_balanced(self.plan[-1], self.rows)]
        self.high = ROOM / self.rows
        self.ruling = WAITING if game.is_blank else KEPT
        self.colours = {side: on_white(game.heading.of(side).colour) for side in Side}

    @property
    def pages(self) -> int:
        return 2 if self.game.is_blank else len(self.plan)

    def draw_page(self, sheet: Sheet, page: int) -> None:
        lines = () if self.game.is_blank else self.plan[page]
        innings = shown_innings(
            self.game, (line.inning for line in lines if isinstance(line, LineEntry))
        )
        draw_head(
            sheet, self.game, None, innings, QCoreApplication.translate("paper", "Line by line")
        )
        cut = self.rows if self.game.is_blank else self.cuts[page]
        for column, block in enumerate((lines[:cut], lines[cut:])):
            if block or not column or self.game.is_blank:
                self._draw_column(sheet, column * (WIDE + BETWEEN), block)
        draw_colophon(sheet, page + 1, self.pages)

    def _draw_column(self, sheet: Sheet, left: float, lines: tuple[Shown, ...]) -> None:
        count = self.rows if self.game.is_blank else len(lines)
        top, low = HEAD, HEAD + HEADS + count * self.high
        self._draw_heads(sheet, left, top)
        y = top + HEADS
        before = None
        for line in lines:
            if isinstance(line, str):
                where = QRectF(left + WORDS.left, y, WIDE - WORDS.left - 1, self.high)
                sheet.text(where, line, 7.5, lettering=BOLD, least=6)
            else:
                self._draw_line(sheet, left, y, line, is_first=line[:2] != before)
                before = line[:2]
            y += self.high
        for number in range(1, count):
            line_y = top + HEADS + number * self.high
            sheet.line(left, line_y, left + WIDE, line_y, 0.06, self.ruling.line)
        self._rule_halves(sheet, left, top + HEADS, lines)
        if self.game.is_blank:
            for place in (SLOT, PLAY, RUNNERS, OUTS, BASES, SCORE, DICE):
                x = left + place.left
                sheet.line(x, top, x, low, 0.1, self.ruling.line)
        edge = 0.25
        sheet.line(left, top + HEADS, left + WIDE, top + HEADS, 0.3, self.ruling.frame)
        frame = QRectF(left + edge, top, WIDE - 2 * edge, low - top)
        sheet.box(frame, width=0.5, colour=self.ruling.frame)

    def _rule_halves(
        self, sheet: Sheet, left: float, top: float, lines: tuple[Shown, ...]
    ) -> None:
        """A firmer line where the sides change."""
        for number, (one, two) in enumerate(pairwise(lines), 1):
            is_end = isinstance(two, str) and not isinstance(one, str)
            if is_end or (not isinstance(two, str) and two[:2] != one[:2]):
                y = top + number * self.high
                sheet.line(left, y, left + WIDE, y, 0.25, self.ruling.frame)

    def _draw_heads(self, sheet: Sheet, left: float, top: float) -> None:
        heads = (
            (HALF, QCoreApplication.translate("paper", "Inn")),
            (BATTER, QCoreApplication.translate("paper", "Batter")),
            (PLAY, QCoreApplication.translate("paper", "Play")),
            (RUNNERS, QCoreApplication.translate("paper", "Runners")),
            (OUTS, QCoreApplication.translate("paper", "Out")),
            (BASES, QCoreApplication.translate("paper", "Bases")),
            (SCORE, QCoreApplication.translate("paper", "Score")),
        )
        for place, words in heads:
            is_word = place in (HALF, BATTER, PLAY, RUNNERS)
            inset = 1.0 if place is HALF or (self.game.is_blank and is_word) else 0.0
            where = QRectF(left + place.left + inset, top, place.wide, HEADS)
            align = LEFT if is_word else CENTRE
            sheet.text(where, words, 7, lettering=BOLD, align=align, colour=FADED)
        if self.game.has_dice and not self.game.is_blank:
            where = QRectF(left + DICE.left, top, DICE.wide - 1.5, HEADS)
            words = QCoreApplication.translate("paper", "Dice")
            sheet.text(where, words, 7, lettering=BOLD, align=RIGHT, colour=FADED)

    # One line

    def _draw_line(
        self, sheet: Sheet, left: float, y: float, line: LineEntry, *, is_first: bool
    ) -> None:
        colour = self.colours[line.batting]
        if isinstance(line.item, Half):
            band = QRectF(left + 0.3, y, WIDE - 0.6, self.high)
            sheet.box(band, fill=mixed(colour, WHITE, 0.91), width=0)
        if is_first:
            draw_half(
                sheet, left + 1.2, y, self.high, line.inning, line.batting, 8.5, colour, DISPLAY
            )
        match line.item:
            case Play():
                self._draw_play(sheet, left, y, line.item, colour)
            case Change():
                self._draw_change(sheet, left, y, line.item)
            case Half():
                self._draw_sums(sheet, left, y, line)

    def _at(self, left: float, y: float, place: Place) -> QRectF:
        return QRectF(left + place.left, y, place.wide - 0.8, self.high)

    def _draw_play(self, sheet: Sheet, left: float, y: float, play: Play, colour: str) -> None:
        name, lettering = self.game.name, BOLD if play.is_safe else PLAIN
        if play.is_turn and play.spot:
            sheet.text(
                self._at(left, y, SLOT), str(play.spot), 8, lettering=DISPLAY, colour=colour
            )
            sheet.text(self._at(left, y, BATTER), name(play.batter), 7.5, least=6)
        sheet.text(self._at(left, y, PLAY), play.shown, 8, lettering=lettering, least=6)
        runners = runners_text(play, name)
        sheet.text(self._at(left, y, RUNNERS), runners, 7, colour=INK)
        draw_outs(sheet, left + OUTS.left + 2.0, y + self.high / 2, play.outs)
        _draw_bases(sheet, left + BASES.left + BASES.wide / 2, y + self.high / 2, play.after)
        score = f"{play.score[0]} – {play.score[1]}"
        where = QRectF(left + SCORE.left, y, SCORE.wide, self.high)
        if play.runs:
            sheet.text(where, score, 7.5, lettering=BOLD, align=CENTRE, colour=colour)
        else:
            sheet.text(where, score, 7, align=CENTRE, colour=FADED)
        if self.game.has_dice and play.rolls:
            faces = " · ".join(str(die.face) for die in play.rolls)
            where = QRectF(left + DICE.left, y, DICE.wide - 1.5, self.high)
            sheet.text(where, faces, LEAST, align=RIGHT, colour=FADED)

    def _draw_change(self, sheet: Sheet, left: float, y: float, change: Change) -> None:
        name, where = self.game.name, QRectF(left + WORDS.left, y, WORDS.wide, self.high)
        if not change.outgoing:
            wide = sheet.text(where, name(change.incoming), 7, colour=FADED)
            steps = change.trail.split(ARROW)
            rest = QRectF(where.left() + wide + 1, y, trail_width(steps, 7) + 1, self.high)
            draw_trail(sheet, rest, steps, 7)
            return
        words = QCoreApplication.translate("paper", "{role} {incoming} for {outgoing}")
        parts = {"{role}": change.trail or change.role, "{incoming}": name(change.incoming),
                 "{outgoing}": name(change.outgoing)}  # fmt: skip
        told = "".join(parts.get(part, part) for part in _split(words))
        sheet.text(where, told, 7, colour=FADED)

    def _draw_sums(self, sheet: Sheet, left: float, y: float, line: LineEntry) -> None:
        half = line.item
        assert isinstance(half, Half)
        club = self.game.heading.of(line.batting)
        words = QCoreApplication.translate("paper", "{runs} R, {hits} H, {left} LOB")
        told = words.replace("{runs}", str(half.runs)).replace("{hits}", str(half.hits))
        told = told.replace("{left}", str(half.left_on_base))
        where = self._at(left, y, BATTER)
        sheet.text(where, club.name, 7, lettering=BOLD, colour=self.colours[line.batting], least=6)
        where = QRectF(left + PLAY.left, y, OUTS.left - PLAY.left, self.high)
        sheet.text(where, told, 7, lettering=BOLD)
        where = QRectF(left + SCORE.left, y, SCORE.wide, self.high)
        score = f"{half.score[0]} – {half.score[1]}"
        sheet.text(where, score, 7.5, lettering=BOLD, align=CENTRE)


def _draw_bases(sheet: Sheet, x: float, y: float, standing: Standing) -> None:
    """Three small bags, filled where somebody stands."""
    for (dx, dy), runner in zip(((1.5, 0.5), (0, -0.75), (-1.5, 0.5)), standing, strict=True):
        size = 0.95
        points = [(x + dx, y + dy + size), (x + dx + size, y + dy), (x + dx, y + dy - size),
                  (x + dx - size, y + dy)]  # fmt: skip
        sheet.shape(
            points, fill=INK if runner else WHITE, width=0.12, colour=INK if runner else GREY
        )


def _rows(lines: int) -> int:
    """Return the lines of a column: closer ones where the game then needs a page less."""
    loose, tight = int(ROOM / ROW), int(ROOM / LEAST_ROW)
    pages = -(-lines // (loose * COLUMNS))
    return tight if -(-lines // (tight * COLUMNS)) < pages else loose


def _balanced(lines: tuple[Shown, ...], rows: int) -> int:
    """Return how many lines of the last page stand in its first column: about half of them.

    The second column begins with a half-inning where one begins near the middle.
    """
    middle = (len(lines) + 1) // 2
    if middle < LEAST_BALANCED:
        return rows
    begins = [
        number
        for number, (one, two) in enumerate(pairwise(lines), 1)
        if not isinstance(two, str) and one[:2] != two[:2]
    ]
    near = min(begins, key=lambda number: abs(number - middle), default=middle)
    return min(rows, near if abs(near - middle) <= MOST_SHIFT else middle)


def _split(words: str) -> list[str]:
    """Cut *words* at its places, so that a name with braces in it is never taken for one."""
    parts, rest = [], words
    while "{" in rest:
        before, _, rest = rest.partition("{")
        place, _, rest = rest.partition("}")
        parts += [before, "{" + place + "}"]
    return [*parts, rest]


def _record(game: ScorecardInput) -> list[str]:
    """The pitchers of record of a game that is over."""
    box = game.box
    labels = (
        (QCoreApplication.translate("paper", "W"), (box.winner,)),
        (QCoreApplication.translate("paper", "L"), (box.loser,)),
        (QCoreApplication.translate("paper", "SV"), (box.save,)),
        (QCoreApplication.translate("paper", "HLD"), box.holds),
        (QCoreApplication.translate("paper", "BS"), box.blown),
    )
    told = [
        f"{label} {', '.join(game.name(pitcher) for pitcher in pitchers)}"
        for label, pitchers in labels
        if any(pitchers)
    ]
    return ["   ·   ".join(told)] if told else []
