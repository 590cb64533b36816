"""The rows of a lineup sheet: the nine spots of the order, and the men on the bench."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from hotstove.baseball.lineups import Candidate
from hotstove.baseball.positions import Position
from hotstove.faces import fonts
from hotstove.faces.emblems import readable_on
from hotstove.faces.theme import mixed
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import words
from hotstove.windows.style import worn


class Row(QFrame):
    """One man. A press that travels becomes a drag; what it means, the sheet decides."""

    chosen = Signal()
    activated = Signal()
    """Double click or Enter."""
    stepped = Signal(int)
    """An arrow key: to the row above (-1) or below (+1)."""
    shifted = Signal(int)
    """Alt with an arrow key: carry the man that way."""
    dragged = Signal(QPoint)
    """The pointer with the man in hand, in screen points."""
    dropped = Signal(QPoint)
    put_back = Signal()

    def __init__(self, tab: str, colour: str) -> None:
        super().__init__()
        self._tab, self._colour = tab, colour
        self._pressed: QPoint | None = None
        self._is_carried = False
        self.is_chosen = False
        self.is_target = False
        self.player = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._name = words("", "strong", wraps=False)
        self._detail = words("", "note", wraps=False)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(10, 3, 8, 3)
        self._layout.setSpacing(10)
        self._layout.addSpacing(38)
        lines = QVBoxLayout()
        lines.setSpacing(0)
        lines.addStretch(1)
        lines.addWidget(self._name)
        lines.addWidget(self._detail)
        lines.addStretch(1)
        self._layout.addLayout(lines, 1)

    def show_man(self, man: Candidate | None, spoken: str) -> None:
        """Write *man* on the row; *spoken* is its whole text for a screen reader."""
        self.player = man.player if man is not None else ""
        self._name.setText(man.name if man is not None else self.tr("Nobody"))
        self._detail.setText(man.detail if man is not None else "")
        self.setAccessibleName(spoken)

    def mark(self, *, is_chosen: bool | None = None, is_target: bool | None = None) -> None:
        if is_chosen is not None:
            self.is_chosen = is_chosen
        if is_target is not None:
            self.is_target = is_target
        self.update()

    def sizeHint(self) -> QSize:
        return self._layout.sizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMaximumHeight(round(self._layout.minimumSize().height() * 1.7))

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.globalPosition().toPoint()
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            self.chosen.emit()
        elif self._is_carried:
            self._let_go()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            return
        at = event.globalPosition().toPoint()
        far = (at - self._pressed).manhattanLength()
        if not self._is_carried:
            # Twice the system's distance: the row answers clicks too.
            if far < 2 * QGuiApplication.styleHints().startDragDistance():
                return
            self._is_carried = True
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.dragged.emit(at)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        was_carried = self._is_carried
        self._reset()
        if was_carried:
            self.dropped.emit(event.globalPosition().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton:
            self.activated.emit()

    def _let_go(self) -> None:
        self._reset()
        self.put_back.emit()

    def _reset(self) -> None:
        self._pressed, self._is_carried = None, False
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None:
            alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
            (self.shifted if alt else self.stepped).emit(step)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.activated.emit()
        elif event.key() == Qt.Key.Key_Escape and self._is_carried:
            self._let_go()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.chosen.emit()

    # The look

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strip = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground = theme.cream
        if self.is_chosen:
            ground = mixed(theme.cream, theme.brass, 0.45)
        edge = (
            theme.ink
            if self.is_chosen or self.is_target
            else mixed(theme.cream_shade, theme.ink, 0.30)
        )
        painter.setPen(QPen(QColor(edge), 1.5))
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(strip, 6, 6)
        tab = QRectF(strip.left(), strip.top(), 38, strip.height())
        painter.setClipRect(tab)
        painter.setPen(QPen(QColor(theme.ink), 1.5))
        painter.setBrush(QColor(self._colour))
        painter.drawRoundedRect(strip, 6, 6)
        painter.setClipping(False)
        painter.drawLine(tab.topRight(), tab.bottomRight())
        painter.setPen(QColor(readable_on(self._colour, theme)))
        size = min(self.fontInfo().pixelSize() * 1.15, 30)
        fonts.paint_line(painter, tab.adjusted(3, 0, -3, 0), self._tab, fonts.display, size, 9)
        if self.is_target:
            painter.setPen(QPen(QColor(theme.home_red), 4))
            painter.drawLine(strip.topLeft(), strip.topRight())
        painter.end()


class SpotRow(Row):
    """One spot of the order: its number, the man, and where he stands."""

    repositioned = Signal(object)
    """The Position chosen."""

    def __init__(self, number: int, colour: str) -> None:
        super().__init__(str(number), colour)
        self.number = number
        self.position = Chooser("")
        self.position.setMinimumContentsLength(3)
        self.position.activated.connect(
            lambda: self.repositioned.emit(Position(self.position.value))
        )
        self._layout.addWidget(self.position)

    def show_spot(self, man: Candidate | None, stands: Position, spoken: str, label: str) -> None:
        self.show_man(man, spoken)
        places: Sequence[Position] = man.positions if man is not None else ()
        self.position.clear()
        for place in places:
            self.position.add(place.value, place.value)
        if stands not in places:
            self.position.add(stands.value, stands.value)
        self.position.choose(stands.value)
        self.position.setAccessibleName(label)


def row_under(rows: Sequence[Row], at: QPoint) -> Row | None:
    """Return the row under the screen point *at*."""
    for row in rows:
        if row.isVisible() and row.rect().contains(row.mapFromGlobal(at)):
            return row
    return None
