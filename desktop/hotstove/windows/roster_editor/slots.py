"""One place of the dugout: the card in it or a chalk outline, its caption, mouse and keys.

What a click, a key or a drop comes to, the roster decides; where a place lies, the mat.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QEnterEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton

from hotstove.clubhouse.dugout import Place
from hotstove.faces import fonts
from hotstove.faces.cards import ASPECT
from hotstove.faces.mat import paint_slot
from hotstove.faces.theme import tint
from hotstove.windows.focus_ring import OWN_RING
from hotstove.windows.style import worn

from .carrying import Carrier, Grip
from .marks import Marks, paint_marks
from .pictures import Pictures

AROUND: Final = 6
"""Pixels left round a card for its rings and shadow."""
ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS: Final = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class PlaceCard(QAbstractButton):
    chosen = Signal()
    activated = Signal()
    """Enter or a click: take up, or lay down."""
    command = Signal(str)
    """A key with a meaning of its own: remove, backup, lock, consider, compare."""
    stepped = Signal(QPoint)
    zoom_asked = Signal(QRect)
    menu_asked = Signal(QPoint)
    looked = Signal(str, QRect)

    def __init__(self, place: Place, pictures: Pictures, carrier: Carrier) -> None:
        super().__init__()
        self.place = place
        self.card = ""
        self.label = ""
        """Chalked into the place while it is open."""
        self.caption = ""
        self.marks = Marks()
        self.is_lit = False
        """A drop here is legal."""
        self.is_under = False
        """The card in the air is over it."""
        self.words = ""
        """What a drop here means."""
        self.caption_px = 14
        self._pictures = pictures
        self._grip = Grip(self, carrier)
        self.clicked.connect(lambda on=False: self.activated.emit())
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty(OWN_RING, True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)

    def show_man(self, card: str, caption: str, marks: Marks, spoken: str) -> None:
        self.card, self.caption, self.marks = card, caption, marks
        self.setAccessibleName(spoken)
        self.setToolTip("" if card else spoken)
        shape = Qt.CursorShape.OpenHandCursor if card else Qt.CursorShape.ArrowCursor
        self.setCursor(shape)
        self.update()

    def light(self, *, is_lit: bool, words: str = "", is_under: bool = False) -> None:
        if (is_lit, words, is_under) != (self.is_lit, self.words, self.is_under):
            self.is_lit, self.words, self.is_under = is_lit, words, is_under
            self.update()

    @property
    def face(self) -> str:
        """What of his card is shown here."""
        return self._pictures.faces.face_in(self.place.area, self.card)

    def box(self) -> QRectF:
        """Where the card lies within the widget."""
        wide = self.width() - 2 * AROUND
        return QRectF(AROUND, AROUND, wide, round(wide * ASPECT))

    def box_on_screen(self) -> QRect:
        place = self.box().toAlignedRect()
        return QRect(self.mapToGlobal(place.topLeft()), place.size())

    # The look

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = worn(), self.box()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        if not self.card or self.is_lit:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint(theme.felt_dark, 0.7))
            painter.drawRoundedRect(box, 10, 10)
            paint_slot(painter, box, "", theme, self.is_lit)
        if self.card:
            self._pictures.paint(painter, box, self.face, self, comes_first=True)
            paint_marks(painter, box, self.marks)
            if self.is_lit:
                _paint_glow(painter, box)
        elif self.label:
            painter.setPen(QColor(theme.chalk))
            is_short = len(self.label) <= 2
            size, face = box.width() * (0.34 if is_short else 0.26), fonts.display
            fonts.paint_line(
                painter, box.adjusted(4, 0, -4, 0), self.label, face if is_short else _bold, size, 9
            )
        if self.is_under:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint(theme.lamp, 0.35))
            painter.drawRoundedRect(box, 9, 9)
        if self.hasFocus() and not self.card:
            paint_marks(painter, box, Marks(has_keyboard=True))
        foot = QRectF(0, box.bottom() + 2, self.width(), self.height() - box.bottom() - 2)
        if self.caption and self.place.position is not None:
            self._paint_plaque(painter, foot)
        painter.setPen(QColor(theme.chalk))
        fonts.paint_line(painter, foot, self.caption, _bold, self.caption_px, 9)
        painter.end()

    def _paint_plaque(self, painter: QPainter, foot: QRectF) -> None:
        """What stands on the chalk of the field is told from it by a dark ground."""
        wide = min(foot.width(), fonts.width(self.caption, _bold(self.caption_px)) + 8)
        plaque = QRectF(0, 0, wide, min(foot.height(), self.caption_px * 1.15))
        plaque.moveCenter(foot.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(worn().felt_dark, 0.6))
        painter.drawRoundedRect(plaque, 4, 4)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.looked.emit("", QRect())
        if event.button() is Qt.MouseButton.LeftButton:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self._grip.press(event, self.card, self.box())
        elif event.button() is Qt.MouseButton.MiddleButton and self.card:
            self.zoom_asked.emit(self.box_on_screen())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._grip.move(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._grip.release(event) or event.button() is not Qt.MouseButton.LeftButton:
            return
        if self.rect().contains(event.position().toPoint()):
            self.activated.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.card:
            self.command.emit("remove")

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self.card:
            self.menu_asked.emit(event.globalPos())

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self.card:
            self.looked.emit(self.face, self.box_on_screen())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.looked.emit("", QRect())

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, held = Qt.Key(event.key()), event.modifiers()
        alt = bool(held & Qt.KeyboardModifier.AltModifier)
        commands = {
            Qt.Key.Key_Delete: "remove",
            Qt.Key.Key_Backspace: "remove",
            Qt.Key.Key_B: "backup",
            Qt.Key.Key_L: "lock",
            Qt.Key.Key_C: "compare",
        }
        if key in ARROWS:
            self.stepped.emit(ARROWS[key])
        elif key in ENTER:
            if alt and self.card:
                self.command.emit("consider")
            else:
                self.activated.emit()
        elif key == Qt.Key.Key_Space and self.card:
            self.zoom_asked.emit(self.box_on_screen())
        elif key in commands and self.card and not held.value:
            self.command.emit(commands[key])
        else:
            event.ignore()

    def focusInEvent(self, event: object) -> None:
        super().focusInEvent(event)  # type: ignore[arg-type]
        self.chosen.emit()
        self.update()


def _bold(px: float) -> QFont:
    return fonts.plain(px, bold=True)


def _paint_glow(painter: QPainter, box: QRectF) -> None:
    """The brass edge of a place that a card may go to, round whoever lies there."""
    theme = worn()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, wide, out in ((theme.ink, 6.4, 1.0), (theme.brass, 3.4, 1.0)):
        painter.setPen(QPen(QColor(colour), wide))
        painter.drawRoundedRect(box.adjusted(-out, -out, out, out), 7, 7)
