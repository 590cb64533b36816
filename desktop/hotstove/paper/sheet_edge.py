"""What stands at the edge of every print-and-play sheet: ruler, bar, crop marks and captions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication, QRectF

from .imposition import MARGIN, Cut
from .page import CENTRE, FADED, INK, LEAST, LEFT, PARTS, RIGHT, Sheet

RULER: Final = 50
"""Millimetres."""
BAR: Final = 88
"""A card's height."""
HAIR: Final = 0.0882
"""A quarter of a point."""
_ROOM: Final = 8.5
"""Millimetres that captions and ruler need between the printer's margin and the crop marks."""


def paint_cuts(sheet: Sheet, cuts: Iterable[Cut], *, is_fold: bool = False) -> None:
    for cut in cuts:
        sheet.line(*cut, HAIR, INK, (1.0, 0.8) if is_fold else ())


def paint_edges(
    sheet: Sheet, width: float, height: float, block: tuple[float, float, float, float], about: str
) -> None:
    """Ruler and bar at one edge, what the sheet is and how to print it at the edge across.

    They stand along whichever edges leave room for a line of text; *block* is what the sheet
    itself takes: left, top, width and height.
    """
    left, top, wide, _ = block
    if top - MARGIN >= _ROOM or top >= left:
        _paint_captions(sheet, left, MARGIN, wide, about)
        _paint_ruler(sheet, left, height - MARGIN - 2.6, wide)
        return
    painter = sheet.painter
    for turn, x, y in ((-90, 0.0, height), (90, width, 0.0)):
        painter.save()
        painter.translate(x * PARTS, y * PARTS)
        painter.rotate(turn)
        if turn < 0:
            _paint_captions(sheet, top, MARGIN, height - 2 * top, about)
        else:
            _paint_ruler(sheet, top, MARGIN + 0.2, height - 2 * top)
        painter.restore()


def how_to_print() -> str:
    return QCoreApplication.translate("paper", "Print at 100 %, “actual size”.")


def _paint_captions(sheet: Sheet, x: float, y: float, wide: float, about: str) -> None:
    stamp = QCoreApplication.translate("paper", "Hot Stove, original card")
    right = f"{how_to_print()}  {stamp}"
    third = wide * 0.44
    sheet.text(QRectF(x, y, wide - third - 2, 2.6), about, 6, align=LEFT, colour=FADED)
    sheet.text(
        QRectF(x + wide - third, y, third, 2.6), right, 6, align=RIGHT, colour=FADED, least=LEAST
    )


def _paint_ruler(sheet: Sheet, x: float, y: float, wide: float) -> None:
    """Fifty millimetres with a tick to each, and a bar as long as a card is high."""
    sheet.line(x, y + 2.4, x + RULER, y + 2.4, HAIR)
    for mm in range(RULER + 1):
        tall = 1.5 if mm % 10 == 0 else 1.0 if mm % 5 == 0 else 0.6
        sheet.line(x + mm, y + 2.4 - tall, x + mm, y + 2.4, HAIR)
    words = QCoreApplication.translate("paper", "{count} mm").replace("{count}", str(RULER))
    sheet.text(QRectF(x + RULER + 1, y, 14, 2.6), words, LEAST, colour=FADED)
    bar = x + wide - BAR
    for end in (bar, bar + BAR):
        sheet.line(end, y + 0.6, end, y + 2.4, HAIR)
    sheet.line(bar, y + 1.5, bar + BAR, y + 1.5, HAIR)
    words = QCoreApplication.translate("paper", "{count} mm, a card’s height").replace(
        "{count}", str(BAR)
    )
    room = QRectF(bar - 30, y, 29, 2.6)
    sheet.text(room, words, LEAST, align=RIGHT, colour=FADED)


def paint_target(sheet: Sheet, x: float, y: float, *, has_scale: bool) -> None:
    """A cross to lay one side of the paper over the other; its scale in steps of half a mm."""
    reach = 12.0
    sheet.line(x - reach, y, x + reach, y, HAIR)
    sheet.line(x, y - reach, x, y + reach, HAIR)
    sheet.disc(x, y, 5, width=HAIR)
    if not has_scale:
        return
    for step in range(-20, 21):
        tall = 1.6 if step % 10 == 0 else 1.0 if step % 2 == 0 else 0.5
        sheet.line(x + step / 2, y - tall, x + step / 2, y + tall, HAIR)
        sheet.line(x - tall, y + step / 2, x + tall, y + step / 2, HAIR)
        if step and step % 10 == 0:
            number = str(abs(step) // 2)
            sheet.text(QRectF(x + step / 2 - 4, y + 2, 8, 2), number, LEAST, align=CENTRE)
            sheet.text(QRectF(x + 2, y + step / 2 - 1, 8, 2), number, LEAST)
