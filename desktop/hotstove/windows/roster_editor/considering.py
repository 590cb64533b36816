"""The considering list: cards beside the roster that count for nothing yet."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import area_name, cost_told
from hotstove.clubhouse.dugout import Area, Place
from hotstove.faces import fonts
from hotstove.faces.cards import ASPECT
from hotstove.faces.mat import paint_rack
from hotstove.windows.style import reading_px, worn

from .carrying import Carrier
from .marks import Marks
from .pictures import Pictures
from .slots import AROUND, PlaceCard


class ConsideringRack(QWidget):
    """A rack cut into the table; cards lap over one another where they are many."""

    command = Signal(str, str)
    zoom_asked = Signal(str, QRect)
    menu_asked = Signal(str, QPoint)
    looked = Signal(str, QRect)

    def __init__(self, model: RosterModel, pictures: Pictures, carrier: Carrier) -> None:
        super().__init__()
        self._model, self._pictures, self._carrier = model, pictures, carrier
        self.places: list[PlaceCard] = []
        self._is_lit = False
        self.setAccessibleName(area_name(Area.CONSIDERING))
        self.setMinimumSize(150, 110)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        model.changed.connect(self.show_roster)
        model.looked_at.connect(self.show_roster)
        model.taken_up.connect(self._light)
        self.show_roster()

    def show_roster(self) -> None:
        listed = self._model.document.considering
        while len(self.places) > len(listed):
            gone = self.places.pop()
            gone.hide()
            gone.deleteLater()
        while len(self.places) < len(listed):
            self.places.append(self._new_place(len(self.places)))
        for slot, card in zip(self.places, listed, strict=True):
            cost = self._pictures.faces.cost(card) or 0
            marks = Marks(is_looked_at=card == self._model.looked, has_keyboard=slot.hasFocus())
            told = self.tr("considered: {name}, {cost}").format(
                name=self._pictures.faces.name(card), cost=cost_told(self._model.kind, cost)
            )
            slot.show_man(card, str(cost), marks, told)
        self._lie()

    def _new_place(self, number: int) -> PlaceCard:
        place = Place(Area.CONSIDERING, number=number)
        slot = PlaceCard(place, self._pictures, self._carrier)
        slot.setParent(self)
        slot.chosen.connect(lambda: self._choose(slot))
        slot.activated.connect(lambda: self._activate(slot))
        slot.command.connect(lambda name: self.command.emit(name, slot.card))
        slot.stepped.connect(lambda way: self._step(slot, way))
        slot.zoom_asked.connect(lambda box: self.zoom_asked.emit(slot.card, box))
        slot.menu_asked.connect(lambda point: self.menu_asked.emit(slot.card, point))
        slot.looked.connect(self.looked)
        slot.show()
        return slot

    def _choose(self, slot: PlaceCard) -> None:
        if not self._model.in_hand:
            self._model.look_at(slot.card)
        self.show_roster()

    def _activate(self, slot: PlaceCard) -> None:
        held = self._model.in_hand
        self._model.take_up("" if held else slot.card)
        if held and held != slot.card:
            self._model.drop(held, slot.place)

    def _step(self, slot: PlaceCard, way: QPoint) -> None:
        to = self.places.index(slot) + way.x() + way.y()
        if 0 <= to < len(self.places):
            self.places[to].setFocus(Qt.FocusReason.OtherFocusReason)

    def mouseReleaseEvent(self, event: object) -> None:
        """A click on the rack lays a card in hand down here."""
        held = self._model.in_hand
        if held:
            self._model.take_up("")
            self._model.drop(held, self._end())

    def _end(self) -> Place:
        return Place(Area.CONSIDERING, number=len(self.places))

    def place_under(self, at: QPoint, card: str) -> Place | None:
        point = self.mapFromGlobal(at)
        if not self.rect().contains(point):
            return None
        over = [slot.place for slot in self.places if slot.geometry().contains(point)]
        if not over or card in self._model.document.considering:
            return over[-1] if over else self._end()
        return over[-1]

    def _light(self, card: str) -> None:
        self._is_lit = bool(card)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lie()

    def _lie(self) -> None:
        px = reading_px(self)
        head, foot = px * 1.5, px * 1.2
        tall = self.height() - head - foot - 14
        wide = max(34.0, min(tall / ASPECT, px * 7.0))
        room = self.width() - 24
        step = min(wide + 8, (room - wide) / max(1, len(self.places) - 1)) if self.places else 0
        for number, slot in enumerate(self.places):
            slot.caption_px = round(px * 0.9)
            slot.setGeometry(
                round(12 + number * step) - AROUND,
                round(head),
                round(wide) + 2 * AROUND,
                round(wide * ASPECT + foot) + AROUND + 2,
            )
            slot.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, px = worn(), reading_px(self)
        painter = QPainter(self)
        paint_rack(painter, QRectF(self.rect()).adjusted(2, 2, -2, -2), theme)
        painter.setPen(QColor(theme.lamp if self._is_lit else theme.brass))
        line = QRectF(14, 5, self.width() - 28, px * 1.3)
        left = Qt.AlignmentFlag.AlignLeft
        fonts.paint_line(painter, line, area_name(Area.CONSIDERING), fonts.display, px, 11, left)
        if not self.places:
            painter.setPen(QColor(theme.cream))
            room = QRectF(14, line.bottom() + 6, self.width() - 28, px * 1.4)
            text = self.tr("Lay cards here: they cost nothing.")
            fonts.paint_line(painter, room, text, fonts.plain, px * 0.9, 10, left)
        painter.end()
