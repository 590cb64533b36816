"""How to read a scorecard: its signs, each with a few words, at the foot of a page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QRectF

from .page import AREA, BOLD, CENTRE, DISPLAY, FADED, FAINT, GREY, INK, WHITE, Sheet
from .scorecard_foot import LEGEND_AT, TITLE_ROW
from .scorecard_input import ScorecardInput

Sign: TypeAlias = Callable[[Sheet, float, float], None]
"""Draws round a point in mm, 3 mm to either side."""

ROW = 5.6


def draw_legend(
    sheet: Sheet, top: float, columns: int, told: Sequence[tuple[Sign, str]]
) -> None:
    """Draw signs and words right of the pitchers, column by column."""
    title = QCoreApplication.translate("paper", "How to read this card")
    sheet.text(QRectF(LEGEND_AT, top, 60, TITLE_ROW - 0.6), title, 10, lettering=DISPLAY)
    wide = (AREA.width() - LEGEND_AT) / columns
    rows = -(-len(told) // columns)
    for number, (sign, words) in enumerate(told):
        x = LEGEND_AT + (number // rows) * wide
        y = top + TITLE_ROW + 2.6 + (number % rows) * ROW
        sign(sheet, x + 3.4, y)
        sheet.text(QRectF(x + 7.4, y - 2, wide - 7.8, 4), words, 6.8, colour=FADED, least=6)


def draw_grid_legend(sheet: Sheet, game: ScorecardInput, top: float) -> None:
    """The signs of the grid's cells."""
    told: list[tuple[Sign, str]] = [
        (_run, QCoreApplication.translate("paper", "run, with the score so far")),
        (_out, QCoreApplication.translate("paper", "which out of the inning he was")),
        (_left, QCoreApplication.translate("paper", "left on the last base he held")),
        (_driven_in, QCoreApplication.translate("paper", "runs batted in")),
        (_moved, QCoreApplication.translate("paper", "slot of the man who moved him")),
        (_extra, QCoreApplication.translate("paper", "extra base, or after the catch")),
        (_forced, QCoreApplication.translate("paper", "forced out on that slot's turn")),
        (_doubled, QCoreApplication.translate("paper", "both out on one double play")),
        (_new_pitcher, QCoreApplication.translate("paper", "first batter of a new pitcher")),
        (_new_man, QCoreApplication.translate("paper", "new man; dots: new position")),
        (_last, QCoreApplication.translate("paper", "last batter of the inning")),
    ]
    if game.has_dice:
        told.append((_dice, QCoreApplication.translate("paper", "the dice, as thrown")))
    draw_legend(sheet, top, 3, told)


def draw_situation_legend(sheet: Sheet, game: ScorecardInput, top: float) -> None:
    """The signs of the situation card's boxes."""
    told: list[tuple[Sign, str]] = [
        (_standing, QCoreApplication.translate("paper", "slots of the men on base")),
        (_arrow, QCoreApplication.translate("paper", "before the play, after it")),
        (_crossed, QCoreApplication.translate("paper", "put out on the way there")),
        (_outs, QCoreApplication.translate("paper", "outs after the play")),
        (_run, QCoreApplication.translate("paper", "runs of the play")),
        (_driven_in, QCoreApplication.translate("paper", "runs batted in")),
        (_new_pitcher, QCoreApplication.translate("paper", "first batter of a new pitcher")),
        (_bold_line, QCoreApplication.translate("paper", "a new man's first turn")),
    ]
    if game.has_dice:
        told.append((_dice, QCoreApplication.translate("paper", "the dice, as thrown")))
    draw_legend(sheet, top, 3, told)


# The signs


def _corners(x: float, y: float, reach: float = 2.4) -> list[tuple[float, float]]:
    """Home, first, second, third."""
    return [(x, y + reach), (x + reach, y), (x, y - reach), (x - reach, y)]


def _number(sheet: Sheet, x: float, y: float, text: str, colour: str = INK) -> None:
    where = QRectF(x - 2.4, y - 2, 4.8, 4)
    sheet.text(where, text, 7, lettering=BOLD, align=CENTRE, colour=colour)


def _run(sheet: Sheet, x: float, y: float) -> None:
    sheet.shape(_corners(x, y), fill=INK, width=0.2)
    _number(sheet, x, y, "4", WHITE)


def _out(sheet: Sheet, x: float, y: float) -> None:
    sheet.disc(x, y, 1.75, fill=WHITE, width=0.22)
    _number(sheet, x, y, "2")


def _left(sheet: Sheet, x: float, y: float) -> None:
    corners = _corners(x, y)
    sheet.shape(corners, width=0.1, colour=GREY)
    sheet.path(corners[:3], 0.5)
    sheet.disc(*corners[2], 0.55, fill=INK)


def _driven_in(sheet: Sheet, x: float, y: float) -> None:
    for dot in (-0.8, 0.8):
        sheet.disc(x + dot, y, 0.52, fill=INK)


def _at_second(sheet: Sheet, x: float, y: float, text: str) -> None:
    sheet.shape(_corners(x - 0.8, y), width=0.1, colour=GREY)
    sheet.text(QRectF(x - 0.4, y - 3.2, 4.2, 2.4), text, 6.5, align=CENTRE)


def _moved(sheet: Sheet, x: float, y: float) -> None:
    _at_second(sheet, x, y, "5")


def _extra(sheet: Sheet, x: float, y: float) -> None:
    _at_second(sheet, x, y, "5+")


def _forced(sheet: Sheet, x: float, y: float) -> None:
    _at_second(sheet, x, y, "FC5")


def _doubled(sheet: Sheet, x: float, y: float) -> None:
    for row in (-1.3, 1.3):
        sheet.disc(x - 1.0, y + row, 0.9, fill=WHITE, width=0.2)
    sheet.path([(x - 0.1, y - 1.3), (x + 1.6, y - 1.3), (x + 1.6, y + 1.3), (x - 0.1, y + 1.3)],
               0.2)  # fmt: skip


def _new_pitcher(sheet: Sheet, x: float, y: float) -> None:
    sheet.line(x - 2.4, y - 1.5, x + 2.4, y - 1.5, 0.9)
    tab = QRectF(x - 2.4, y - 1.5, 2.7, 3)
    sheet.box(tab, fill=INK, width=0)
    sheet.text(tab, "B", 6.5, lettering=DISPLAY, align=CENTRE, colour=WHITE)


def _bold_line(sheet: Sheet, x: float, y: float) -> None:
    sheet.line(x, y - 2, x, y + 2, 0.8)


def _new_man(sheet: Sheet, x: float, y: float) -> None:
    _bold_line(sheet, x - 0.9, y)
    sheet.line(x + 1.1, y - 2, x + 1.1, y + 2, 0.55, dash=(0.55, 0.75))


def _last(sheet: Sheet, x: float, y: float) -> None:
    sheet.box(QRectF(x - 2, y - 1.8, 4, 3.6), width=0.1, colour=FAINT)
    sheet.line(x, y + 1.8, x + 2, y - 0.2, 0.35)


def _dice(sheet: Sheet, x: float, y: float) -> None:
    sheet.text(QRectF(x - 3, y - 1, 6, 2), "12 · 7", 5, align=CENTRE, colour=FADED)


def _standing(sheet: Sheet, x: float, y: float) -> None:
    corners = _corners(x - 0.5, y + 0.4, 2.0)
    sheet.shape(corners, width=0.1, colour=GREY)
    for corner in corners[2:]:
        sheet.shape(_corners(*corner, 0.6), fill=WHITE, width=0.15)
    across, down = corners[1]
    sheet.shape(_corners(across, down, 1.5), fill=INK, width=0)
    place = QRectF(across - 1.5, down - 1.5, 3, 3)
    sheet.text(place, "3", 6, lettering=BOLD, align=CENTRE, colour=WHITE)


def _arrow(sheet: Sheet, x: float, y: float) -> None:
    sheet.line(x - 1.9, y, x + 1.3, y, 0.18, FADED)
    sheet.shape([(x + 2.0, y), (x + 1.1, y - 0.5), (x + 1.1, y + 0.5)], fill=FADED)


def _crossed(sheet: Sheet, x: float, y: float) -> None:
    sheet.line(x - 1, y - 1, x + 1, y + 1, 0.3)
    sheet.line(x - 1, y + 1, x + 1, y - 1, 0.3)


def _outs(sheet: Sheet, x: float, y: float) -> None:
    for number in range(3):
        sheet.disc(x - 2 + number * 2.0, y, 0.72, fill=INK if number < 2 else WHITE, width=0.16)
