"""The rack of the library: cards drawn side by side, or a line each; only what is seen is drawn.

The grid is plain arithmetic, so that thousands of cards cost no more than a screen of them.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView

from hotstove.binding.library_model import LibraryModel
from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import cost_told
from hotstove.clubhouse.dugout import Area, Place
from hotstove.faces.cards import ASPECT
from hotstove.faces.library_faces import LibraryFaces
from hotstove.windows.focus_ring import OWN_RING
from hotstove.windows.style import reading_px

from .carrying import Carrier, Grip
from .marks import Marks, paint_line_card, paint_marks
from .pictures import Pictures

_Index = QModelIndex | QPersistentModelIndex
GAP: Final = 10
CARD: Final = 6.0
"""Width of a card in sizes of the reading text."""
LINE: Final = 2.1
"""Height of a line, likewise."""


class Rack(QAbstractItemView):
    add_asked = Signal(str)
    bench_asked = Signal(str)
    consider_asked = Signal(str)
    hand_asked = Signal(str)
    """The card is to be taken in hand by keyboard."""
    zoom_asked = Signal(str, QRect)
    """A card, and where it is on the screen."""
    letter_typed = Signal(str)
    looked = Signal(str, QRect)
    """The card under the pointer and where it is on the screen; empty for none."""

    def __init__(self, model: RosterModel, pictures: Pictures, carrier: Carrier) -> None:
        super().__init__()
        self._roster, self._pictures = model, pictures
        self._grip = Grip(self, carrier)
        self._hovered = ""
        self.is_lines = False
        self.found = LibraryModel(self._spoken, self)
        self.setModel(self.found)
        self.setAccessibleName(self.tr("Cards of the library"))
        self.setProperty(OWN_RING, True)
        self.setProperty("role", "rack")
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.verticalScrollBar().valueChanged.connect(self.viewport().update)
        model.changed.connect(self.viewport().update)
        self.selectionModel().currentChanged.connect(self._look)

    def _spoken(self, card: str) -> str:
        """What a screen reader says: who, where, and whether he is on the roster."""
        faces = self._pictures.faces
        told = [faces.name(card), faces.place(card), faces.rest(card)]
        cost = faces.cost(card)
        if cost is not None:
            told.append(cost_told(self._roster.kind, cost))
        if self._roster.has(card):
            told.append(self.tr("on the roster"))
        elif card in self._roster.document.considering:
            told.append(self.tr("considered"))
        return ", ".join(filter(None, told))

    @property
    def faces(self) -> LibraryFaces:
        return self._pictures.faces

    # What is shown

    def show_cards(self, cards: list[str]) -> None:
        """Show what was found; whoever was looked at stays so, if he is among them."""
        kept = self.current
        self.found.show_cards(cards)
        row = self.found.row_of(kept)
        self.verticalScrollBar().setValue(0)
        if row >= 0:
            self._set_current(row)
        self.updateGeometries()
        self.viewport().update()

    def show_lines(self, is_lines: bool) -> None:
        self.is_lines = is_lines
        self.updateGeometries()
        self.scrollTo(self.currentIndex())
        self.viewport().update()

    @property
    def current(self) -> str:
        index = self.currentIndex()
        return self.found.cards[index.row()] if index.isValid() else ""

    def choose(self, card: str) -> None:
        row = self.found.row_of(card)
        if row >= 0 and card != self.current:
            self._set_current(row)

    def _set_current(self, row: int) -> None:
        self.selectionModel().setCurrentIndex(
            self.found.index(row), QItemSelectionModel.SelectionFlag.ClearAndSelect
        )

    def _look(self, current: QModelIndex) -> None:
        if current.isValid():
            self._roster.look_at(self.found.cards[current.row()])

    # The grid

    def _columns(self) -> int:
        if self.is_lines:
            return 1
        wide = CARD * reading_px(self)
        return max(1, int((self.viewport().width() - GAP) // (wide + GAP)))

    def _cell(self) -> tuple[float, float]:
        """Width and height of a cell, its gap included."""
        wide = (self.viewport().width() - GAP) / self._columns()
        if self.is_lines:
            return wide, LINE * reading_px(self) + 4
        return wide, round(wide - GAP) * ASPECT + GAP + 2

    def _box(self, row: int) -> QRectF:
        """Where a card lies in the viewport."""
        columns, (wide, tall) = self._columns(), self._cell()
        down, across = divmod(row, columns)
        top = down * tall - self.verticalOffset()
        if self.is_lines:
            return QRectF(4, top + 4, wide + GAP - 8, tall - 4)
        card = round(wide - GAP)
        return QRectF(round(GAP + across * wide), round(GAP + top), card, round(card * ASPECT))

    def visualRect(self, index: _Index) -> QRect:
        return self._box(index.row()).toAlignedRect() if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        columns, (wide, tall) = self._columns(), self._cell()
        across = min(columns - 1, int(max(0, point.x() - GAP / 2) // wide))
        row = int((point.y() + self.verticalOffset()) // tall) * columns + across
        if 0 <= row < len(self.found.cards) and self._box(row).contains(point):
            return self.found.index(row)
        return QModelIndex()

    def scrollTo(
        self,
        index: _Index,
        hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible,
    ) -> None:
        if not index.isValid():
            return
        box, bar = self._box(index.row()), self.verticalScrollBar()
        if box.top() < GAP:
            bar.setValue(round(bar.value() + box.top() - GAP))
        elif box.bottom() > self.viewport().height() - GAP:
            bar.setValue(round(bar.value() + box.bottom() - self.viewport().height() + GAP))

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return self.verticalScrollBar().value()

    def isIndexHidden(self, index: _Index) -> bool:
        return False

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.topLeft())
        if index.isValid():
            self.selectionModel().select(QItemSelection(index, index), command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def updateGeometries(self) -> None:
        super().updateGeometries()
        columns, (_, tall) = self._columns(), self._cell()
        rows = -(-len(self.found.cards) // columns)
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setRange(0, max(0, round(rows * tall + GAP - room)))
        bar.setPageStep(room)
        bar.setSingleStep(max(12, round(tall / 3)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometries()

    # The look

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        columns, (_, tall) = self._columns(), self._cell()
        first = int(self.verticalOffset() // tall) * columns
        shown = (self.viewport().height() // int(tall) + 2) * columns
        for row in range(max(0, first), min(len(self.found.cards), first + shown)):
            self._paint_card(painter, row)
        painter.end()

    def _paint_card(self, painter: QPainter, row: int) -> None:
        card, box = self.found.cards[row], self._box(row)
        document = self._roster.document
        is_current = row == self.currentIndex().row()
        marks = Marks(
            is_rostered=self._roster.has(card),
            is_considered=card in document.considering,
            is_looked_at=is_current,
            has_keyboard=is_current and self.hasFocus(),
            is_tagged=card in document.tags or card in document.notes,
        )
        if self.is_lines:
            paint_line_card(painter, box, card, self._pictures.faces, reading_px(self), marks)
            return
        self._pictures.paint(painter, box, card, self.viewport())
        paint_marks(painter, box, marks)

    # The mouse

    def _card_at(self, event: QMouseEvent) -> tuple[str, QRectF]:
        index = self.indexAt(event.position().toPoint())
        if not index.isValid():
            return "", QRectF()
        return self.found.cards[index.row()], self._box(index.row())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        card, box = self._card_at(event)
        if card:
            self.looked.emit("", QRect())
            self._set_current(self.found.row_of(card))
            if event.button() is Qt.MouseButton.MiddleButton:
                self.zoom_asked.emit(card, self._on_screen(box))
                return
            if self.is_lines:
                wide = CARD * reading_px(self)
                at = event.position()
                box = QRectF(at.x() - wide / 2, at.y() - wide * ASPECT / 2, wide, wide * ASPECT)
        self._grip.press(event, card, box)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip.move(event):
            return
        card, box = self._card_at(event)
        if event.buttons() == Qt.MouseButton.NoButton and card != self._hovered:
            self._hovered = card
            self.looked.emit(card, self._on_screen(box))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click takes the card in hand; a click on a place of the dugout then lays it down."""
        if self._grip.release(event) or event.button() is not Qt.MouseButton.LeftButton:
            return
        card, _ = self._card_at(event)
        self._roster.take_up("" if card == self._roster.in_hand else card)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        card, _ = self._card_at(event)
        if card and event.button() is Qt.MouseButton.LeftButton:
            self.add_asked.emit(card)

    def leaveEvent(self, event: object) -> None:
        self._hovered = ""
        self.looked.emit("", QRect())

    def _on_screen(self, box: QRectF) -> QRect:
        place = box.toAlignedRect()
        return QRect(self.viewport().mapToGlobal(place.topLeft()), place.size())

    def place_under(self, at: QPoint, card: str) -> Place | None:
        """Dropped back on the rack, a card leaves the roster."""
        if self.isVisible() and self.rect().contains(self.mapFromGlobal(at)):
            return Place(Area.LIBRARY)
        return None

    # The keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        card, key = self.current, event.key()
        if card and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            held = event.modifiers()
            if held & Qt.KeyboardModifier.ControlModifier:
                self.bench_asked.emit(card)
            elif held & Qt.KeyboardModifier.AltModifier:
                self.consider_asked.emit(card)
            elif held & Qt.KeyboardModifier.ShiftModifier:
                self.hand_asked.emit(card)
            else:
                self.add_asked.emit(card)
        elif card and key == Qt.Key.Key_Space:
            self.zoom_asked.emit(card, self._on_screen(self._box(self.currentIndex().row())))
        elif _is_letter(event):
            self.letter_typed.emit(event.text())
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters go to the search line."""

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        last = len(self.found.cards) - 1
        if last < 0:
            return QModelIndex()
        row, columns = max(0, self.currentIndex().row()), self._columns()
        page = max(1, int(self.viewport().height() // self._cell()[1])) * columns
        ways = QAbstractItemView.CursorAction
        to = {
            ways.MoveLeft: row - 1,
            ways.MovePrevious: row - 1,
            ways.MoveRight: row + 1,
            ways.MoveNext: row + 1,
            ways.MoveUp: row - columns if row >= columns else row,
            ways.MoveDown: row + columns if row + columns <= last else row,
            ways.MovePageUp: row - page,
            ways.MovePageDown: row + page,
            ways.MoveHome: 0,
            ways.MoveEnd: last,
        }.get(action, row)
        return self.found.index(min(last, max(0, to)))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.found.cards:
            self._set_current(0)


def _is_letter(event: QKeyEvent) -> bool:
    held = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
    return bool(event.text().strip()) and event.text().isprintable() and not held.value
