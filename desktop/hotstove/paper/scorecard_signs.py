"""The small signs all scorecards share: entries, position trails, letters of pitchers, outs."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF

from hotstove.baseball.bases import PlayerId
from hotstove.baseball.participants import ARROW, PINCH_HITTER, PINCH_RUNNER, Entry, Man
from hotstove.play.seats import Side

from .page import BOLD, FADED, GREY, INK, PLAIN, WHITE, Lettering, Sheet, text_width
from .scorecard_input import ScorecardInput


class Ruling(NamedTuple):
    """The colours of the lines: ink for a kept card, grey for one that waits for the pencil."""

    frame: str
    line: str


KEPT = Ruling(INK, "#b9b6ad")
WAITING = Ruling(GREY, GREY)

_ARROW_WIDE, _ARROW_GAP = 1.7, 0.3
_LEAST_TRAIL = 5.0


def letters_of(game: ScorecardInput, batting: Side) -> dict[PlayerId, str]:
    """Return the letter of each pitcher who faced *batting*: A, B, … Z, AA, AB."""
    staff = [reliever.player for reliever in game.book.of(batting.other).staff]
    return {player: letter(number) for number, player in enumerate(staff)}


def letter(number: int) -> str:
    more, rest = divmod(number, 26)
    return (letter(more - 1) if more else "") + chr(ord("A") + rest)


def draw_entry(
    sheet: Sheet, x: float, y: float, wide: float, height: float, entry: Entry
) -> None:
    """When a man came in: ▲4 top of the fourth, ▼7 bottom of the seventh; PH, PR, DS before it."""
    if entry.role:
        x += sheet.text(QRectF(x, y, wide * 0.55, height), entry.role, 6.5, colour=FADED) + 0.5
    draw_half(sheet, x, y, height, entry.inning, entry.batting)


def draw_half(
    sheet: Sheet, x: float, y: float, height: float, inning: int, batting: Side,
    points: float = 6.5, colour: str = INK, lettering: Lettering = PLAIN,
) -> float:  # fmt: skip
    """▲4 or ▼4 from *x* on; returns its width."""
    size = points * 0.23
    sheet.triangle(x + size * 0.53, y + height / 2, size, up=batting is Side.VISITOR, colour=colour)
    where = QRectF(x + size * 1.33, y, 8, height)
    wide = sheet.text(where, str(inning), points, colour=colour, lettering=lettering)
    return size * 1.33 + wide


def trail_of(man: Man) -> list[str]:
    """Return the positions of a man; how he came in is told by his entry."""
    steps = man.trail.split(ARROW) if man.trail else []
    return steps[1:] if steps[:1] in ([PINCH_HITTER], [PINCH_RUNNER]) else steps


def trail_width(steps: list[str], points: float) -> float:
    arrows = max(0, len(steps) - 1) * (_ARROW_WIDE + 2 * _ARROW_GAP)
    return sum(text_width(step, points) for step in steps) + arrows


def draw_trail(
    sheet: Sheet, where: QRectF, steps: list[str], points: float, colour: str = FADED
) -> None:
    """Positions joined by arrows, drawn since no font here has them; smaller where too long."""
    wide = trail_width(steps, points)
    if wide > where.width():
        points = max(_LEAST_TRAIL, points * where.width() / wide)
    x, middle = where.left(), where.center().y()
    for number, step in enumerate(steps):
        if number:
            x += _ARROW_GAP
            tip = x + _ARROW_WIDE
            sheet.line(x, middle, tip - 0.3, middle, 0.16, colour)
            sheet.shape(
                [(tip, middle), (tip - 0.75, middle - 0.42), (tip - 0.75, middle + 0.42)],
                fill=colour,
            )
            x = tip + _ARROW_GAP
        place = QRectF(x, where.top(), text_width(step, points) + 0.2, where.height())
        x += sheet.text(place, step, points, colour=colour)


def draw_outs(sheet: Sheet, x: float, y: float, outs: int, colour: str = INK) -> None:
    """Three small rings from *x* on, one filled for each out."""
    for number in range(3):
        sheet.disc(
            x + number * 2.0, y, 0.72, fill=colour if number < outs else WHITE, width=0.16,
            colour=colour,
        )


def draw_verdict(sheet: Sheet, x: float, y: float, difference: int) -> None:
    """A check mark where it adds up, the difference where it does not."""
    if difference == 0:
        sheet.tick(x, y, 2.6)
    else:
        where = QRectF(x - 1.5, y - 2, 8, 4)
        sheet.text(where, f"≠ {difference:+d}".replace("-", "−"), 7.5, lettering=BOLD)
