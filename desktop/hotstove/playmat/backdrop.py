"""What never moves: wood, felt, field, chalked places, the tray. One picture per size and theme."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from hotstove.binding.translation import told
from hotstove.faces.field import paint_field
from hotstove.faces.mat import paint_cream, paint_felt, paint_slot, paint_tray
from hotstove.faces.pegboard_paint import paint_board
from hotstove.faces.theme import Theme
from hotstove.faces.wood import paint_walnut

from .poses import Box, Layout


def rect_of(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def backdrop(layout: Layout, shown: QRectF, scale: float, theme: Theme) -> QPixmap:
    """Return the still part of the table: *shown* scene units at *scale* device pixels each."""
    picture = QPixmap(max(1, round(shown.width() * scale)), max(1, round(shown.height() * scale)))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(-shown.topLeft())
    paint_walnut(painter, shown, theme)
    if layout.ground == "pegboard":
        paint_board(painter, rect_of(layout.mat), theme)
    else:
        paint_felt(painter, rect_of(layout.mat), theme)
        paint_field(painter, rect_of(layout.mat), theme)
    for place in layout.places.values():
        if place.is_outlined:
            label = told(place.label) if place.label is not None else ""
            paint_slot(painter, rect_of(place.box), label, theme)
    if layout.tray is not None:
        paint_tray(painter, rect_of(layout.tray), theme)
    paint_cream(painter, rect_of(layout.log), theme)
    painter.end()
    return picture
