"""The dugout on the felt: nine on a diamond, then bench, staffs and what else the game has.

It shows where everybody is and lights the places a card may go to; what a drop comes to, the
roster says.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import area_name, coach_label, cost_told, place_words
from hotstove.clubhouse.dugout import FIELD, Area, Place, at
from hotstove.faces import fonts
from hotstove.faces.field import paint_field
from hotstove.faces.mat import paint_felt
from hotstove.windows.style import reading_px, worn

from .carrying import Carrier
from .marks import Marks
from .mat_plan import Plan, plan_for
from .pictures import Pictures
from .slots import AROUND, PlaceCard

NINE = 9
PEN_SHARE = 0.58
"""Of the men who are left beside the nine and the rotation, how many are in a bullpen."""


class DugoutMat(QWidget):
    command = Signal(str, str)
    """A command, and the card it is for."""
    zoom_asked = Signal(str, QRect)
    menu_asked = Signal(str, QPoint)
    looked = Signal(str, QRect)

    def __init__(self, model: RosterModel, pictures: Pictures, carrier: Carrier) -> None:
        super().__init__()
        self._model, self._pictures, self._carrier = model, pictures, carrier
        self.places: dict[Place, PlaceCard] = {}
        self._plan: Plan | None = None
        self._plan_of: tuple[object, ...] = ()
        self._felt: QPixmap | None = None
        self._felt_of: tuple[object, ...] = ()
        self.setAccessibleName(self.tr("Dugout"))
        model.changed.connect(self.show_roster)
        model.looked_at.connect(self.show_roster)
        model.restocked.connect(self.show_roster)
        model.taken_up.connect(self._light)
        carrier.hovered.connect(self._hover)
        self.show_roster()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(480, max(280, 14 * reading_px(self)))

    # Who is where

    def show_roster(self) -> None:
        """Put everybody in his place."""
        editor = self._model.editor
        dugout = editor.dugout
        wanted: dict[Place, str] = {
            at(position): dugout.field.get(position, "") for position in FIELD
        }
        for area in self._model.kind.areas:
            men = (*dugout.row(area), *(dugout.lost if area is Area.BENCH else ()))
            for number in range(max(len(men), self._places(area, len(men)))):
                wanted[Place(area, number=number)] = men[number] if number < len(men) else ""
        for place in [place for place in self.places if place not in wanted]:
            gone = self.places.pop(place)
            gone.hide()
            gone.deleteLater()
        culprits = {card for fault in editor.violations for card in fault.cards}
        for place, card in wanted.items():
            slot = self.places.get(place) or self._new_place(place)
            self._show_place(slot, card, card in culprits)
        self._lie()
        self._order_tabs()

    def _places(self, area: Area, men: int) -> int:
        """Return how many places an area shows with so many men in it."""
        rules = self._model.editor.rules
        if area is Area.COACHES:
            return len(self._model.kind.coaches)
        if area is Area.STADIUM:
            return 1
        if area is Area.CLOSER:
            return 1 if rules.size else men + 1
        if area is Area.ROTATION and rules.starters:
            starters: int = rules.starters
            return starters
        has_room = not rules.size or len(self._model.document.roster.cards) < rules.size
        return men + has_room

    def _new_place(self, place: Place) -> PlaceCard:
        slot = self.places[place] = PlaceCard(place, self._pictures, self._carrier)
        slot.setParent(self)
        slot.chosen.connect(lambda: self._choose(slot))
        slot.activated.connect(lambda: self._activate(slot))
        slot.command.connect(lambda name: self.command.emit(name, slot.card))
        slot.stepped.connect(lambda way: self._step(slot, way))
        slot.zoom_asked.connect(lambda box: self.zoom_asked.emit(slot.face, box))
        slot.menu_asked.connect(lambda point: self.menu_asked.emit(slot.card, point))
        slot.looked.connect(self.looked)
        slot.show()
        return slot

    def _show_place(self, slot: PlaceCard, card: str, is_culprit: bool) -> None:
        model, place = self._model, slot.place
        where = place_words(place, model.kind)
        if place.position is not None:
            slot.label = place.position.value
        elif place.area is Area.ROTATION:
            slot.label = str(place.number + 1)
        elif place.area is Area.COACHES:
            slot.label = coach_label(model.kind.coaches[place.number])
        else:
            slot.label = "+"
        if not card:
            spoken = self.tr("{place}: open").format(place=where)
            slot.show_man("", "", Marks(), spoken)
            return
        cost = model.editor.cost(card) if card in model.editor.known else None
        is_backup = model.is_backup(card)
        marks = Marks(
            is_looked_at=card == model.looked,
            has_keyboard=slot.hasFocus(),
            is_culprit=is_culprit,
            is_locked=card in model.locked,
            is_tagged=card in model.document.tags or card in model.document.notes,
            share=f"1/{model.editor.rules.backup_share}" if is_backup else "",
        )
        told = [where, self._pictures.faces.name(card)]
        if cost is not None:
            told.append(cost_told(model.kind, cost))
        if is_backup:
            told.append(self.tr("backup"))
        if card in model.locked:
            told.append(self.tr("locked"))
        if is_culprit:
            told.append(self.tr("at fault"))
        parts = (slot.label if slot.label != "+" else "", "" if cost is None else str(cost))
        slot.show_man(card, " · ".join(filter(None, parts)), marks, ", ".join(told))

    # Where the places lie

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lie()

    def _lie(self) -> None:
        px = reading_px(self)
        caption = min(px * 1.25, self.height() / 20)
        plan = self._planned(caption)
        for area in self._model.kind.areas:
            slots = sorted(
                (slot for place, slot in self.places.items() if place.area is area),
                key=lambda slot: slot.place.number,
            )
            for slot, box in zip(slots, plan.row(area, len(slots)), strict=True):
                self._put(slot, box, caption)
                if slot.card:
                    slot.raise_()
        for place, slot in self.places.items():
            if place.position is not None:
                self._put(slot, plan.spot(place.position), caption)
        self.update()

    def _planned(self, caption: float) -> Plan:
        """The plan for the places there are; as it was, if they are as many as they were."""
        counts = Counter(place.area for place in self.places if place.position is None)
        wanted = {area: max(counts[area], self._usual(area)) for area in self._model.kind.areas}
        plan_of = (self.size(), caption, tuple(wanted.items()))
        if self._plan is None or plan_of != self._plan_of:
            self._plan = plan_for(QRectF(self.rect()), caption, wanted)
            self._plan_of, self._felt = plan_of, None
        return self._plan

    def _usual(self, area: Area) -> int:
        """Return how many places an area is given room for, so that few moves shift the mat."""
        rules = self._model.editor.rules
        left: int = max(0, rules.size - NINE - rules.starters)
        pen = round(left * PEN_SHARE) - (Area.CLOSER in self._model.kind.areas)
        bench = left - round(left * PEN_SHARE)
        return {Area.BENCH: bench, Area.BULLPEN: pen}.get(area, 0)

    def _put(self, slot: PlaceCard, box: QRectF, caption: float) -> None:
        slot.caption_px = round(min(caption * 0.82, box.width() * 0.24))
        slot.setGeometry(
            round(box.left()) - AROUND,
            round(box.top()) - AROUND,
            round(box.width()) + 2 * AROUND,
            round(box.height() + caption) + AROUND + 2,
        )

    def _order_tabs(self) -> None:
        ordered = self.in_order()
        for one, other in pairwise(ordered):
            QWidget.setTabOrder(one, other)

    def in_order(self) -> list[PlaceCard]:
        """Return the places as one goes through them: the field, then area by area."""
        areas = self._model.kind.areas
        places = [at(position) for position in FIELD]
        rest = sorted(
            (place for place in self.places if place.position is None),
            key=lambda place: (areas.index(place.area), place.number),
        )
        return [self.places[place] for place in (*places, *rest) if place in self.places]

    # Choosing, holding, stepping

    def _choose(self, slot: PlaceCard) -> None:
        if slot.card and not self._model.in_hand:
            self._model.look_at(slot.card)
        self.show_roster()

    def _activate(self, slot: PlaceCard) -> None:
        """Enter or a click takes the card up; on a place it lays it down."""
        held = self._model.in_hand
        if held:
            self._model.take_up("")
            if slot.card != held:
                self._model.drop(held, slot.place)
                self.focus_on(held)
        elif slot.card:
            self._model.take_up(slot.card)

    def focus_on(self, card: str) -> None:
        """Put the keyboard on a man, wherever he is now."""
        for slot in self.places.values():
            if slot.card == card:
                slot.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def focus_place(self, place: Place) -> None:
        if place in self.places:
            self.places[place].setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self, card: str = "") -> None:
        """Give the dugout the keyboard: on the first legal place for a card in hand."""
        lit = [slot for slot in self.in_order() if slot.is_lit and not slot.card]
        lit = lit or [slot for slot in self.in_order() if slot.is_lit]
        (lit or self.in_order())[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def _step(self, slot: PlaceCard, way: QPoint) -> None:
        """Go to the nearest place in a direction."""
        here = slot.geometry().center()
        best: tuple[float, PlaceCard] | None = None
        for other in self.places.values():
            off = other.geometry().center() - here
            along = off.x() * way.x() + off.y() * way.y()
            aside = abs(off.x() * way.y()) + abs(off.y() * way.x())
            if other is slot or along <= 4:
                continue
            far = along + 2.2 * aside
            if best is None or far < best[0]:
                best = far, other
        if best is not None:
            best[1].setFocus(Qt.FocusReason.OtherFocusReason)

    # What is in the air

    def _light(self, card: str) -> None:
        open_to = self._model.open_to(card, self.places) if card else {}
        for place, slot in self.places.items():
            slot.light(is_lit=place in open_to, words=open_to.get(place, ""))

    def _hover(self, place: object) -> None:
        for at_place, slot in self.places.items():
            slot.light(is_lit=slot.is_lit, words=slot.words, is_under=at_place == place)

    def place_under(self, at_point: QPoint, card: str) -> Place | None:
        """The place under the pointer; beside them all the felt means where he is needed."""
        point = self.mapFromGlobal(at_point)
        if not self.rect().contains(point) or self._plan is None:
            return None
        over = [slot for slot in self.places.values() if slot.geometry().contains(point)]
        if over:
            return max(over, key=lambda slot: (slot.is_lit, slot.place.number)).place
        for area, box in self._plan.areas.items():
            if box.contains(point):
                return self._end_of(area, card)
        if self._model.knows(card) and self._model.place_of(card) is None:
            return self._model.natural_place(card)
        return None

    def _end_of(self, area: Area, card: str) -> Place:
        """Where a card dropped on an area, but on no place of it, goes to."""
        if area in (Area.COACHES, Area.STADIUM):
            natural = self._model.natural_place(card) if self._model.knows(card) else None
            return natural if natural is not None and natural.area is area else Place(area)
        rows = [place for place in self.places if place.area is area]
        return Place(area, number=sum(bool(self.places[place].card) for place in rows))

    # The felt

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        told = (self.size(), ratio, worn().name, reading_px(self))
        if self._felt is None or self._felt_of != told:
            self._felt, self._felt_of = self._painted(ratio), told
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._felt)
        painter.end()

    def _painted(self, ratio: float) -> QPixmap:
        theme, plan = worn(), self._plan
        picture = QPixmap(QSize(round(self.width() * ratio), round(self.height() * ratio)))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        mat = QRectF(self.rect()).adjusted(3, 2, -3, -6)
        paint_felt(painter, mat, theme)
        if plan is not None:
            inside = mat.adjusted(10, 10, -10, -10)
            painter.drawPixmap(inside.topLeft(), self._grass(plan, inside, ratio))
            painter.setPen(QColor(theme.brass))
            for area, box in plan.areas.items():
                line = QRectF(box.left(), box.top() - 2, box.width(), plan.caption)
                size, left = plan.caption * 0.85, Qt.AlignmentFlag.AlignLeft
                fonts.paint_line(painter, line, area_name(area), fonts.display, size, 9, left)
        painter.end()
        return picture

    def _grass(self, plan: Plan, inside: QRectF, ratio: float) -> QPixmap:
        """The diamond, cut off at the hem of the mat."""
        wide, tall = plan.slot
        size = inside.size()
        size.setWidth(min(size.width(), plan.field.right() + 4 - inside.left()))
        picture = QPixmap((size * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        field = QRectF(0, 0, 6.4 * wide, 3.15 * tall)
        field.moveCenter(plan.field.center() - inside.topLeft())
        field.moveBottom(plan.field.bottom() - inside.top() + 0.06 * tall)
        painter = QPainter(picture)
        painter.setOpacity(0.75)
        paint_field(painter, field, worn())
        painter.end()
        return picture
