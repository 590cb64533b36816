"""What is marked on a card of the library or the dugout, and a card as one line of a list.

Every mark has a shape of its own; colour alone says nothing.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from hotstove.faces import fonts
from hotstove.faces.cards import corner
from hotstove.faces.edges import paint_ring
from hotstove.faces.emblems import readable_on
from hotstove.faces.library_faces import LibraryFaces
from hotstove.faces.theme import mixed, tint
from hotstove.play.values import Value
from hotstove.windows.kit import paint_tack
from hotstove.windows.style import worn

_LEFT = Qt.AlignmentFlag.AlignLeft
_RIGHT = Qt.AlignmentFlag.AlignRight


class Marks(Value, frozen=True, kw_only=True):
    is_rostered: bool = False
    is_considered: bool = False
    is_looked_at: bool = False
    has_keyboard: bool = False
    is_tagged: bool = False
    is_culprit: bool = False
    is_locked: bool = False
    share: str = ""
    """A backup's: the part of his points that is paid, ``1/5``."""


def paint_marks(painter: QPainter, box: QRectF, marks: Marks) -> None:
    """Mark a card that fills *box*."""
    theme, round_by = worn(), corner(box.width())
    unit = box.width() / 100
    if marks.is_rostered:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(theme.walnut_deep, 0.42))
        painter.drawRoundedRect(box, round_by, round_by)
    if marks.is_rostered or marks.is_considered:
        at = QPointF(box.center().x(), box.top() + 7 * unit)
        paint_tack(painter, at)
    if marks.is_considered and not marks.is_rostered:
        flag = QRectF(box.left() + 2, box.bottom() - 30 * unit, 28 * unit, 22 * unit)
        _paint_flag(painter, flag, "?")
    if marks.is_tagged:
        _paint_ribbon(painter, QPointF(box.right() - 18 * unit, box.top() - 1), unit)
    if marks.share:
        flag = QRectF(box.left() + 2, box.top() + 36 * unit, 34 * unit, 22 * unit)
        _paint_flag(painter, flag, marks.share)
    if marks.is_locked:
        _paint_padlock(painter, QPointF(box.right() - 15 * unit, box.bottom() - 18 * unit), unit)
    if marks.is_culprit:
        _paint_culprit(painter, QPointF(box.right() - 13 * unit, box.top() + 13 * unit), unit)
    if marks.is_looked_at:
        paint_ring(painter, box, theme, round_by)
    if marks.has_keyboard:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.ink), 3.4))
        painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), round_by + 4, round_by + 4)
        painter.setPen(QPen(QColor(theme.brass), 2.0))
        painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), round_by + 4, round_by + 4)


def _paint_flag(painter: QPainter, box: QRectF, text: str) -> None:
    theme = worn()
    painter.setPen(QPen(QColor(theme.ink), 1.2))
    painter.setBrush(QColor(theme.brass))
    painter.drawRoundedRect(box, 3, 3)
    painter.setPen(QColor(theme.ink))
    fonts.paint_line(painter, box.adjusted(2, 0, -2, 0), text, _bold, box.height() * 0.8, 8)


def _paint_ribbon(painter: QPainter, at: QPointF, unit: float) -> None:
    theme = worn()
    wide, tall = 10 * unit, 24 * unit
    shape = QPainterPath(at)
    shape.lineTo(at + QPointF(wide, 0))
    shape.lineTo(at + QPointF(wide, tall))
    shape.lineTo(at + QPointF(wide / 2, tall - 6 * unit))
    shape.lineTo(at + QPointF(0, tall))
    shape.closeSubpath()
    painter.setPen(QPen(QColor(theme.cream), 1))
    painter.setBrush(QColor(theme.home_red))
    painter.drawPath(shape)


def _paint_padlock(painter: QPainter, at: QPointF, unit: float) -> None:
    theme = worn()
    body = QRectF(at.x() - 9 * unit, at.y() - 4 * unit, 18 * unit, 15 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide in ((theme.ink, 6.0), (theme.brass, 3.0)):
        painter.setPen(QPen(QColor(colour), wide * unit))
        painter.drawArc(
            QRectF(body.left() + 3 * unit, body.top() - 9 * unit, 12 * unit, 18 * unit), 0, 180 * 16
        )
    painter.setPen(QPen(QColor(theme.ink), 1.4))
    painter.setBrush(QColor(theme.brass))
    painter.drawRoundedRect(body, 2 * unit, 2 * unit)
    painter.setBrush(QColor(theme.ink))
    painter.drawEllipse(body.center(), 2 * unit, 2.6 * unit)


def _paint_culprit(painter: QPainter, at: QPointF, unit: float) -> None:
    """An umpire's red disc with a bar of cream."""
    theme, reach = worn(), max(7.0, 11 * unit)
    painter.setPen(QPen(QColor(theme.cream), 1.6))
    painter.setBrush(QColor(theme.home_red))
    painter.drawEllipse(at, reach, reach)
    painter.setPen(QColor(theme.cream))
    box = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
    fonts.paint_line(painter, box, "!", _bold, reach * 1.7, 8)


def paint_line_card(
    painter: QPainter, box: QRectF, card: str, faces: LibraryFaces, px: int, marks: Marks
) -> None:
    """A card as one line: number in the club's colour, name, place, the rest, points."""
    theme = worn()
    colour, _ = faces.colours(card)
    ground = mixed(theme.cream, theme.brass, 0.45) if marks.is_looked_at else theme.cream
    if marks.is_rostered:
        ground = mixed(ground, theme.walnut_dark, 0.28)
    painter.setPen(QPen(QColor(theme.ink), 2.4 if marks.has_keyboard else 1.0))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, 5, 5)
    tab = QRectF(box.left(), box.top(), px * 2.0, box.height())
    painter.setPen(QPen(QColor(theme.ink), 1.0))
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(tab, 5, 5)
    painter.setPen(QColor(readable_on(colour, theme)))
    fonts.paint_line(painter, tab.adjusted(2, 0, -2, 0), faces.number(card), fonts.display, px, 9)
    left, room = tab.right() + 8, box.right() - tab.right() - px * 3.4
    painter.setPen(QColor(theme.ink))
    is_wide = room > px * 20
    name = QRectF(left, box.top(), room * (0.36 if is_wide else 0.55), box.height())
    fonts.paint_line(painter, name, faces.name(card), _bold, px, px * 0.8, _LEFT)
    place = QRectF(
        name.right() + 6, box.top(), room * (0.28 if is_wide else 0.45) - 6, box.height()
    )
    fonts.paint_line(painter, place, faces.place(card), fonts.plain, px * 0.92, px * 0.72, _LEFT)
    if is_wide:
        rest = QRectF(place.right() + 6, box.top(), room * 0.36 - 12, box.height())
        fonts.paint_line(painter, rest, faces.rest(card), fonts.plain, px * 0.92, px * 0.72, _LEFT)
    cost = QRectF(box.right() - px * 3.2, box.top(), px * 3.2 - 8, box.height())
    price = faces.cost(card)
    told = str(price) if price is not None else ""
    fonts.paint_line(painter, cost, told, _bold, px, 9, _RIGHT)
    if marks.is_rostered or marks.is_considered:
        paint_tack(painter, QPointF(tab.left() + 7, box.top() + 7))


def _bold(px: float) -> QFont:
    return fonts.plain(px, bold=True)
