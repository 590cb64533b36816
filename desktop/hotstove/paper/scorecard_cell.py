"""One cell of the grid: a plate appearance and the man's life on the bases.

The code stands large at the left; the diamond at the right shows how far he came and what became
of him: the number of the out, the running score of his run, or nothing where he was left.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF

from hotstove.baseball.bases import Base
from hotstove.baseball.scorebook import Appearance

from .page import BOLD, CENTRE, DISPLAY, FADED, FAINT, INK, LEAST, LEFT, PLAIN, WHITE, Sheet

INSET = 0.9
REACH = 4.15
"""From the middle of the diamond to a base, at most."""


class Diamond:
    """Where the bases of one cell lie."""

    def __init__(self, cell: QRectF) -> None:
        self.reach = min(REACH, cell.width() * 0.265, cell.height() * 0.32)
        self.x = cell.right() - self.reach - max(INSET, (cell.width() - 13.0) * 0.35)
        self.y = cell.center().y() - 0.1
        x, y, reach = self.x, self.y, self.reach
        self.corners = ((x, y + reach), (x + reach, y), (x, y - reach), (x - reach, y))
        """Home, first, second, third."""

    def spot(self, base: Base) -> tuple[float, float]:
        """PLATE and HOME are the same corner."""
        return self.corners[base % 4]


def draw_guide(sheet: Sheet, cell: QRectF, colour: str = FAINT) -> None:
    """The light diamond a life on the bases is drawn on."""
    sheet.shape(Diamond(cell).corners, width=0.1, colour=colour)


def draw_cell(
    sheet: Sheet, cell: QRectF, turn: Appearance, *, colour: str, pitcher: str, has_dice: bool
) -> None:
    """Draw *turn*; *colour* fills a run, *pitcher* is the letter of a pitcher who came in."""
    diamond = Diamond(cell)
    sheet.shape(diamond.corners, width=0.1, colour=FAINT)
    _draw_code(sheet, cell, diamond, turn)
    if turn.has_scored:
        sheet.shape(diamond.corners, fill=colour, width=0.3, colour=colour)
        _number(sheet, diamond, str(turn.score), 8.5, WHITE)
    else:
        _draw_path(sheet, diamond, turn)
    if turn.out:
        sheet.disc(diamond.x, diamond.y, diamond.reach * 0.42, fill=WHITE, width=0.22)
        _number(sheet, diamond, str(turn.out), 7.0, INK)
    _draw_causes(sheet, cell, diamond, turn)
    start = _draw_new_pitcher(sheet, cell, pitcher) if turn.is_new_pitcher else 0.0
    for dot in range(turn.rbi):
        sheet.disc(cell.left() + INSET + 0.55 + start + dot * 1.4, cell.top() + 1.9, 0.52, fill=INK)
    if has_dice and turn.rolls:
        _draw_dice(sheet, cell, diamond, turn)
    if turn.is_new_man:
        sheet.line(cell.left(), cell.top(), cell.left(), cell.bottom(), 0.8)
    if turn.is_last:
        length = 2.9
        sheet.line(
            cell.right() - length, cell.bottom(), cell.right(), cell.bottom() - length, 0.35
        )


def _draw_code(sheet: Sheet, cell: QRectF, diamond: Diamond, turn: Appearance) -> None:
    has_reached = turn.reached > Base.PLATE or turn.has_scored
    room = diamond.x - diamond.reach - cell.left() - INSET - 0.7
    has_mark = turn.mark not in ("", turn.code)
    middle = cell.center().y() - (1.1 if has_mark else 0.1)
    where = QRectF(cell.left() + INSET, middle - 2.5, room, 5)
    sheet.text(where, turn.code, 12, lettering=BOLD if has_reached else PLAIN, align=LEFT)
    if has_mark:
        where = QRectF(cell.left() + INSET, middle + 1.9, room, 2.6)
        sheet.text(where, turn.mark, 7, lettering=BOLD, align=LEFT, colour=FADED)


def draw_bracket(sheet: Sheet, above: QRectF | None, below: QRectF | None) -> None:
    """Join the outs of a double play, the runner's cell *above* the batter's.

    With one of them alone it is open at the side where the other would stand.
    """
    points = []
    if above is not None:
        points += _hook(Diamond(above), above, above.bottom())
    if below is not None:
        points += reversed(_hook(Diamond(below), below, below.top()))
    if above is not None and below is not None:
        points = [points[0], points[1], points[-2], points[-1]]
    sheet.path(points, 0.25)


def _hook(diamond: Diamond, cell: QRectF, end: float) -> list[tuple[float, float]]:
    """From the ring of an out to the right edge of its cell, and along it to *end*."""
    x = cell.right() - 0.65
    return [(diamond.x + diamond.reach * 0.42, diamond.y), (x, diamond.y), (x, end)]


def _draw_path(sheet: Sheet, diamond: Diamond, turn: Appearance) -> None:
    """The way he made in heavy line; where he was put out it stops half-way, at a bar."""
    reached = turn.reached
    way = [diamond.spot(Base(number)) for number in range(reached + 1)]
    out_at = turn.out_at
    if reached > Base.PLATE and out_at is not None:
        (x1, y1), (x2, y2) = way[-1], diamond.spot(Base(reached + 1))
        way.append(((x1 + x2) / 2, (y1 + y2) / 2))
        _draw_bar(sheet, way[-1], (x2 - x1, y2 - y1))
    if len(way) > 1:
        sheet.path(way, 0.55)
    if reached > Base.PLATE and out_at is None:
        sheet.disc(*way[-1], 0.62, fill=INK)


def _draw_bar(sheet: Sheet, at: tuple[float, float], along: tuple[float, float]) -> None:
    """A short bar at *at*, across the direction *along*."""
    share = 0.8 / math.hypot(*along)
    x, y, dx, dy = *at, along[1] * share, -along[0] * share
    sheet.line(x - dx, y - dy, x + dx, y + dy, 0.4)


def _draw_causes(sheet: Sheet, cell: QRectF, diamond: Diamond, turn: Appearance) -> None:
    """How each base beyond his own result was gained, in the corner beside it."""
    wide, high = 3.4, 2.4
    corners = {
        Base.FIRST: (diamond.x + diamond.reach * 0.72, diamond.y + diamond.reach * 0.84),
        Base.SECOND: (diamond.x + diamond.reach * 0.72, diamond.y - diamond.reach * 0.84),
        Base.THIRD: (diamond.x - diamond.reach * 0.72, diamond.y - diamond.reach * 0.84),
        Base.HOME: (diamond.x - diamond.reach * 0.72, diamond.y + diamond.reach * 0.84),
    }
    for leg in turn.legs:
        if leg.start is Base.PLATE:
            continue
        x, y = corners[leg.end]
        if len(leg.cause) > 1:
            y -= math.copysign(0.45, diamond.y - y)
        x = min(x, cell.right() - wide / 2 - 0.1)
        sheet.text(QRectF(x - wide / 2, y - high / 2, wide, high), leg.cause, 6.5, align=CENTRE)


def _number(sheet: Sheet, diamond: Diamond, text: str, points: float, colour: str) -> None:
    where = QRectF(diamond.x - 2.4, diamond.y - 2, 4.8, 4)
    sheet.text(where, text, points, lettering=BOLD, align=CENTRE, colour=colour)


def _draw_new_pitcher(sheet: Sheet, cell: QRectF, letter: str) -> float:
    """The bold line above his first batter and his letter; returns the room that takes."""
    sheet.line(cell.left(), cell.top(), cell.right(), cell.top(), 0.9)
    tab = QRectF(cell.left(), cell.top(), 2.7, 3.0)
    sheet.box(tab, fill=INK, width=0)
    sheet.text(tab, letter, 6.5, lettering=DISPLAY, align=CENTRE, colour=WHITE)
    return 2.6


def _draw_dice(sheet: Sheet, cell: QRectF, diamond: Diamond, turn: Appearance) -> None:
    faces = " · ".join(str(die.face) for die in turn.rolls)
    room = diamond.x - cell.left() - INSET - 1.6
    where = QRectF(cell.left() + INSET, cell.bottom() - 2.5, room, 2)
    sheet.text(where, faces, LEAST, colour=FADED)
