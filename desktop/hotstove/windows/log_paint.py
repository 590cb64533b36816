"""How a line of the scorebook is written: headings, outcomes in bold, sums set in."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from hotstove.binding.log_model import LogRole
from hotstove.faces import fonts
from hotstove.faces.theme import tint
from hotstove.play.wording import Weight
from hotstove.windows.style import reading_px, worn

_INDENT = {Weight.HEADING: 0, Weight.OUTCOME: 0, Weight.NOTE: 12, Weight.SUM: 12}
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
LEAST: Final = 12
"""Pixels down to which a line is made smaller, so that its longest word fits on the sheet."""


class LogPainter(QStyledItemDelegate):
    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._heights: dict[tuple[str, Weight, int, int], int] = {}
        """By text, weight, width and size of lettering: a long log is laid out line by line."""

    def _font(self, weight: Weight, view: QWidget, text: str, wide: int) -> QFont:
        px = reading_px(view) - (0 if view.width() > 270 else 2)
        metrics = QFontMetrics(_lettered(weight, px))
        needed = max(map(metrics.horizontalAdvance, text.split()), default=0)
        return _lettered(weight, px if needed < wide else max(LEAST, px * (wide - 2) // needed))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        weight = Weight(index.data(LogRole.WEIGHT))
        theme = worn()
        painter.save()
        rect = QRect(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, tint(theme.brass, 0.35))
        if weight is Weight.HEADING:
            painter.setPen(tint(theme.faded_ink))
            painter.drawLine(rect.left(), rect.bottom() - 1, rect.right(), rect.bottom() - 1)
        colour = theme.ink if weight in (Weight.OUTCOME, Weight.HEADING) else theme.faded_ink
        painter.setPen(tint(colour))
        room = rect.adjusted(4 + _INDENT[weight], 1, -4, -1)
        painter.setFont(self._font(weight, option.widget, str(index.data()), room.width()))
        painter.drawText(QRectF(room), int(_WRAP), index.data())
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        weight = Weight(index.data(LogRole.WEIGHT))
        view = option.widget
        wide = (view.viewport().width() if view is not None else 240) - 8 - _INDENT[weight]  # type: ignore[attr-defined]
        key = (str(index.data()), weight, wide, reading_px(view))
        if key not in self._heights:
            metrics = QFontMetrics(self._font(weight, view, key[0], wide))
            room = QRect(0, 0, max(40, wide), 10_000)
            tall = metrics.boundingRect(room, int(_WRAP), key[0]).height()
            self._heights[key] = tall + (8 if weight is Weight.HEADING else 3)
        return QSize(wide, self._heights[key])


def _lettered(weight: Weight, px: int) -> QFont:
    if weight is Weight.HEADING:
        return fonts.display(px)
    return fonts.plain(px, bold=weight is Weight.OUTCOME)
