"""One box of the situation card: a play, with the bases before it and after it."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from hotstove.baseball.bases import Base
from hotstove.baseball.plays import OnBase, Play, Standing

from .page import (
    BOLD,
    CENTRE,
    DISPLAY,
    FADED,
    FAINT,
    GREY,
    INK,
    LEAST,
    PLAIN,
    RIGHT,
    WHITE,
    Sheet,
)
from .scorecard_signs import draw_outs

HEAD_HIGH = 4.6
REACH, BAG = 2.95, 1.5
"""From the middle of a diamond to a base, and from the middle of a base to its corner."""
DIAMOND_AT = 5.3
"""From the edge of the box to the middle of a diamond."""
TAB = 5.6
"""The inning, in the first box of a half."""


class Box:
    """Draws in *where* mm; *colour* is the club's, readable on white."""

    def __init__(self, sheet: Sheet, where: QRectF, colour: str) -> None:
        self.sheet, self.where, self.colour = sheet, where, colour
        self.middle = where.top() + HEAD_HIGH + (where.height() - HEAD_HIGH - 3.2) / 2
        self.before_at = where.left() + DIAMOND_AT
        self.after_at = where.right() - DIAMOND_AT

    def draw_blank(self) -> None:
        """Two light diamonds and a place for the result."""
        for x in (self.before_at, self.after_at):
            self._diamond(x, (None, None, None), GREY)
        y = self.where.top() + HEAD_HIGH
        self.sheet.line(self.where.left(), y, self.where.right(), y, 0.1, GREY)
        draw_outs(self.sheet, self.where.left() + 1.9, self.where.bottom() - 1.9, 0, GREY)

    def draw(
        self, play: Play, name: str, *, inning: int, pitcher: str, has_dice: bool, is_last: bool
    ) -> None:
        """Draw *play*; *inning* is 0 but in the first box of a half, *pitcher* a letter."""
        self._draw_head(play, name, inning, pitcher)
        self._diamond(self.before_at, play.before, FAINT)
        self._draw_code(play)
        self._diamond(self.after_at, play.after, FAINT)
        self._draw_outs_made(play)
        self._draw_foot(play, has_dice, 2.6 if is_last else 0.0)
        left, right, low = self.where.left(), self.where.right(), self.where.bottom()
        if play.is_new_man:
            self.sheet.line(left, self.where.top(), left, low, 0.8)
        if is_last:
            self.sheet.line(right - 2.9, low, right, low - 2.9, 0.35)

    def _draw_head(self, play: Play, name: str, inning: int, pitcher: str) -> None:
        sheet, where = self.sheet, self.where
        x = where.left()
        if inning:
            tab = QRectF(x, where.top(), TAB, HEAD_HIGH)
            sheet.box(tab, fill=self.colour, width=0)
            sheet.text(tab, str(inning), 10, lettering=DISPLAY, align=CENTRE, colour=WHITE)
            x += TAB
        if play.is_new_pitcher:
            sheet.line(where.left(), where.top(), where.right(), where.top(), 0.9)
            tab = QRectF(where.right() - 3.1, where.top(), 3.1, 3.4)
            sheet.box(tab, fill=INK, width=0)
            sheet.text(tab, pitcher, 6.5, lettering=DISPLAY, align=CENTRE, colour=WHITE)
        if play.is_turn and play.spot:
            place = QRectF(x + 0.9, where.top(), 4, HEAD_HIGH)
            sheet.text(place, str(play.spot), 10, lettering=DISPLAY, colour=self.colour)
            x += 3.2
        room = where.right() - x - 1.4 - (3.2 if play.is_new_pitcher else 0.0)
        place = QRectF(x + 0.8, where.top(), room, HEAD_HIGH)
        lettering, colour = (BOLD, INK) if play.is_turn else (PLAIN, FADED)
        sheet.text(place, name, 7.5, lettering=lettering, colour=colour, least=6)

    def _draw_code(self, play: Play) -> None:
        sheet = self.sheet
        left, right = self.before_at + REACH + BAG, self.after_at - REACH - BAG
        has_mark = play.shown != play.code
        y = self.middle - 0.6 - (1.1 if has_mark else 0.0)
        place = QRectF(left + 0.1, y - 2.5, right - left - 0.2, 5)
        lettering = BOLD if play.is_safe else PLAIN
        sheet.text(place, play.code, 11, lettering=lettering, align=CENTRE, least=6)
        if has_mark:
            place = QRectF(left, y + 2.0, right - left, 2.6)
            sheet.text(place, play.mark, 7, lettering=BOLD, align=CENTRE, colour=FADED)
        tip, low = (left + right) / 2, self.middle + (4.2 if has_mark else 3.2)
        sheet.line(tip - 1.6, low, tip + 1.1, low, 0.18, FADED)
        sheet.shape(
            [(tip + 1.8, low), (tip + 0.9, low - 0.5), (tip + 0.9, low + 0.5)], fill=FADED
        )

    def _corner(self, x: float, base: Base) -> tuple[float, float]:
        return (
            (x, self.middle + REACH),
            (x + REACH, self.middle),
            (x, self.middle - REACH),
            (x - REACH, self.middle),
        )[base % 4]

    def _diamond(self, x: float, standing: Standing, colour: str) -> None:
        """The paths, and on each base nobody or the slot of the man who stands there."""
        corners = [self._corner(x, Base(number)) for number in range(4)]
        self.sheet.shape(corners, width=0.14, colour=colour)
        for base, runner in zip((Base.FIRST, Base.SECOND, Base.THIRD), standing, strict=True):
            self._bag(self._corner(x, base), runner, colour)

    def _bag(self, at: tuple[float, float], runner: OnBase | None, colour: str) -> None:
        x, y = at
        size = BAG if runner else 0.75
        points = [(x, y + size), (x + size, y), (x, y - size), (x - size, y)]
        if runner is None:
            self.sheet.shape(points, fill=WHITE, width=0.16, colour=colour)
            return
        self.sheet.shape(points, fill=INK, width=0)
        place = QRectF(x - 1.5, y - 1.5, 3, 3)
        self.sheet.text(
            place, str(runner.spot or "•"), 6.2, lettering=BOLD, align=CENTRE, colour=WHITE
        )

    def _draw_outs_made(self, play: Play) -> None:
        """A cross beside the base on the way to which a runner was put out."""
        for move in play.moves:
            if not move.is_out or move.start is Base.PLATE:
                continue
            x, y = self._corner(self.after_at, move.end)
            shift = {Base.FIRST: (0, -2.4), Base.SECOND: (2.6, 0), Base.THIRD: (0, -2.4)}
            dx, dy = shift.get(move.end, (2.2, -0.2))
            x, y, arm = x + dx, y + dy, 0.75
            self.sheet.line(x - arm, y - arm, x + arm, y + arm, 0.32)
            self.sheet.line(x - arm, y + arm, x + arm, y - arm, 0.32)

    def _draw_foot(self, play: Play, has_dice: bool, corner: float) -> None:
        """Outs, dice, runs batted in, and the score where it changed."""
        sheet, where = self.sheet, self.where
        y = where.bottom() - 1.9
        draw_outs(sheet, where.left() + 1.9, y, play.outs)
        right = where.right() - 0.9 - corner
        if play.runs:
            home_plate = QRectF(right - 8.4, y - 1.55, 8.4, 3.1)
            sheet.box(home_plate, fill=self.colour, width=0)
            score = f"{play.score[0]} – {play.score[1]}"
            sheet.text(home_plate, score, 7, lettering=BOLD, align=CENTRE, colour=WHITE)
            right = home_plate.left() - 0.5
            for dot in range(play.rbi):
                sheet.disc(right - 0.5 - dot * 1.3, y, 0.5, fill=INK)
            right -= play.rbi * 1.3
        if has_dice and play.rolls:
            faces = " · ".join(str(die.face) for die in play.rolls)
            place = QRectF(where.left() + 7.6, y - 1, right - where.left() - 8.0, 2)
            sheet.text(place, faces, LEAST, align=RIGHT, colour=FADED)
