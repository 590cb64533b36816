"""Slips of a batting order and the rack they stand in: names, spots and one number; any game."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPainterPath, QPen

from . import fonts
from .emblems import paint_emblem
from .glyphs import Way, triangle
from .lettering import short_forms
from .mat import paint_rack
from .theme import Theme, contrast, mixed, tint

_LEAST = 0.84
"""How small a name on a slip may become, as a share of its usual size."""


def paint_slip(
    painter: QPainter,
    rect: QRectF,
    spot: int,
    name: str,
    position: str,
    number: str,
    colours: tuple[str, str],
    theme: Theme,
    *,
    inset: float = 0.0,
) -> None:
    """A slip of card stock: spot on a tab in the club's colour, name, position, one number.

    *inset*: room before the number that the name leaves free.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corner = rect.height() * 0.14
    stock = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    stock.setColorAt(0.0, tint(theme.cream))
    stock.setColorAt(1.0, tint(theme.cream_shade))
    shape = QPainterPath()
    shape.addRoundedRect(rect, corner, corner)
    painter.fillPath(shape, stock)
    tab = QRectF(rect.left(), rect.top(), rect.height() * 0.78, rect.height())
    painter.save()
    painter.setClipPath(shape)
    painter.fillRect(tab, tint(colours[0]))
    painter.fillRect(QRectF(tab.right() - 2, tab.top(), 2, tab.height()), tint(theme.ink))
    painter.restore()
    painter.setPen(QPen(tint(theme.ink), 1.4))
    painter.drawPath(shape)
    painter.setPen(tint(readable(colours[0], theme)))
    tall = rect.height()
    fonts.paint_line(painter, tab, str(spot), fonts.display, tall * 0.56, 10)
    badge = QRectF(rect.right() - tall * 0.92, rect.top(), tall * 0.86, tall)
    painter.setPen(tint(theme.ink))
    fonts.paint_line(painter, badge, number, fonts.display, tall * 0.52, 10)
    left = tab.right() + tall * 0.16
    room = badge.left() - left
    place = QRectF(left, rect.top(), tall * 0.66, tall)
    painter.setPen(tint(theme.faded_ink))
    _line(painter, place, position, tall * 0.34, bold=True)
    text = QRectF(place.right(), rect.top(), room - place.width() - inset, tall)
    painter.setPen(tint(theme.ink))
    _line(painter, text, _name_that_fits(name, text.width(), tall), tall * 0.385, bold=True)
    painter.restore()


def _name_that_fits(name: str, room: float, tall: float) -> str:
    """Return *name* whole, or with an initial where it would have to be cut off."""
    least = fonts.plain(round(tall * 0.385 * _LEAST), bold=True)
    forms = list(short_forms(name))[:3]
    return next((form for form in forms if fonts.width(form, least) <= room), forms[-1])


def _line(painter: QPainter, rect: QRectF, text: str, px: float, *, bold: bool) -> None:
    def make(size: float) -> QFont:
        return fonts.plain(size, bold)

    fonts.paint_line(painter, rect, text, make, px, px * _LEAST, Qt.AlignmentFlag.AlignLeft)


def readable(ground: str, theme: Theme) -> str:
    """Return cream or ink, whichever reads better on *ground*."""
    return max((theme.cream, theme.ink), key=lambda colour: contrast(colour, ground))


def paint_order_rack(
    painter: QPainter,
    rect: QRectF,
    head: float,
    slots: list[QRectF],
    title: str,
    colours: tuple[str, str],
    emblem: Path,
    names: tuple[str, ...],
    up: int,
    is_batting: bool,
    number_label: str,
    theme: Theme,
) -> None:
    """The rack of a batting order: club on its head, a recess a spot; *up* is marked in brass."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_rack(painter, rect, theme)
    band = QRectF(rect.left() + 8, rect.top() + 7, rect.width() - 16, head - 11)
    painter.setPen(QPen(tint(theme.brass if is_batting else theme.walnut_deep), 2))
    painter.setBrush(tint(colours[0]))
    painter.drawRoundedRect(band, 5, 5)
    seal = QRectF(band.left() + 4, band.top() + 2, band.height() - 4, band.height() - 4)
    paint_emblem(painter, seal, emblem, initials=title[:2], ground=colours[0], theme=theme)
    painter.setPen(tint(readable(colours[0], theme)))
    small = head * 0.34
    label = fonts.width(number_label, fonts.plain(small)) if number_label else 0.0
    aside = QRectF(band.right() - label - 8, band.top(), label + 2, band.height())
    if number_label:
        _line(painter, aside, number_label, small, bold=False)
    words = QRectF(seal.right() + 6, band.top(), aside.left() - seal.right() - 10, band.height())
    fonts.paint_line(
        painter, words, title, fonts.display, head * 0.52, 12, Qt.AlignmentFlag.AlignLeft
    )
    for number, slot in enumerate(slots, 1):
        _paint_recess(painter, slot, number, names[number - 1], number == up, theme)
    painter.restore()


def _paint_recess(
    painter: QPainter, slot: QRectF, number: int, name: str, is_up: bool, theme: Theme
) -> None:
    painter.setPen(QPen(tint(mixed(theme.walnut_deep, "#000000", 0.5)), 1))
    painter.setBrush(tint(mixed(theme.walnut_deep, "#000000", 0.28)))
    painter.drawRoundedRect(slot, 5, 5)
    tall = slot.height()
    painter.setPen(tint(theme.brass if is_up else theme.cream, 1.0))
    tab = QRectF(slot.left(), slot.top(), tall * 0.78, tall)
    fonts.paint_line(painter, tab, str(number), fonts.display, tall * 0.5, 10)
    text = QRectF(tab.right() + tall * 0.16, slot.top(), slot.right() - tab.right() - 30, tall)
    _line(painter, text, name, tall * 0.4, bold=False)
    if is_up:
        mark = QRectF(0, 0, tall * 0.26, tall * 0.26)
        mark.moveCenter(QPointF(slot.right() - tall * 0.3, slot.center().y()))
        painter.fillPath(triangle(mark, Way.RIGHT), tint(theme.brass))
