"""The view onto the playmat: fits the table to the window and turns what hands do into gestures.

A gesture is a proposal (``dropped``, ``thrown``); whether it is legal the model says. Every drag
has two twins: click a card, then a place; and the keys.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from hotstove.play.decisions import PieceId, PlaceId

from .drag import Drag
from .pieces import CardItem
from .poses import Box, form_for
from .scene import PlaymatScene

ZOOM_STAY = 160
LIT = 2


class TableView(QGraphicsView):
    dropped = Signal(str, str)
    """Somebody laid a piece on a place."""
    thrown = Signal()
    """Somebody threw the waiting die."""
    stuck = Signal(str)
    """Somebody took up a piece that may go nowhere now."""
    at_place = Signal(str)
    """The keys have gone to a lit place; what a drop there means."""
    touched = Signal()
    """An input that settles whatever still moves, before it is obeyed."""
    fitted = Signal()
    """The table has a new shape; widgets lying on it must be placed anew."""

    def __init__(self, scene: PlaymatScene, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.playmat = scene
        """Kept here too: a view does not own its scene."""
        self.setScene(scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Card table"))
        self.places_for: Callable[[PieceId], dict[PlaceId, str]] = lambda piece: {}
        """Asked for the legal places of a piece and what a drop on each means."""
        self.may_throw: Callable[[], bool] = lambda: False
        self.natural_piece: Callable[[], PieceId] = str
        """Asked for the card that the natural act moves."""
        self.zoom_delay = 300
        self.zoom_key = QKeySequence("Z")
        self.double_click_plays = True
        self.focused: PieceId | None = None
        self.picked: PieceId | None = None
        self.drag = Drag(self)
        self._pressed: tuple[QPoint, PieceId] | None = None
        self._hovered: PieceId | None = None
        self._place_index = 0
        self._hover = QTimer(self)
        self._hover.setSingleShot(True)
        self._hover.timeout.connect(self._zoom_hovered)
        self._unzoom = QTimer(self)
        self._unzoom.setSingleShot(True)
        self._unzoom.timeout.connect(lambda: scene.zoom(None))

    def sizeHint(self) -> QSize:
        return QSize(1280, 800)

    def minimumSizeHint(self) -> QSize:
        return QSize(640, 400)

    # Fitting

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.fit()
        return super().event(event)

    def fit(self) -> None:
        """Show the whole table as large as it fits, at whole device pixels."""
        size = self.viewport().size()
        if size.isEmpty():
            return
        form = form_for(size.width(), size.height())
        scale = min(size.width() / form.width, size.height() / form.height)
        wide, tall = size.width() / scale, size.height() / scale
        ratio = self.devicePixelRatioF()
        left = round((wide - form.width) / 2 * scale * ratio) / (scale * ratio)
        top = round((tall - form.height) / 2 * scale * ratio) / (scale * ratio)
        self.resetTransform()
        self.scale(scale, scale)
        self.playmat.fit(form, scale * ratio, QRectF(-left, -top, wide, tall))
        self.drag.cancel()
        self._mark()
        self.fitted.emit()

    def rect_of(self, box: Box) -> QRectF:
        """Return where a box of the table lies on the viewport, in logical pixels."""
        return QRectF(self.viewportTransform().mapRect(QRectF(box.x, box.y, box.width, box.height)))

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        self.playmat.paint_backdrop(painter, self.devicePixelRatioF())

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        if event.button() == Qt.MouseButton.RightButton:
            self.put_back()
            return
        if self._is_on_zoom(event.position()):
            self.playmat.zoom(None)
            return
        card = self._card_under(event.position())
        if event.button() == Qt.MouseButton.MiddleButton:
            self.playmat.zoom(card)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed = (event.position().toPoint(), card.piece if card is not None else "")

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self.drag.is_on:
            self.drag.move(self.mapToScene(at.toPoint()))
            return
        if self._pressed is not None:
            start, piece = self._pressed
            # Twice the system's distance: a card answers a click as well.
            threshold = 2 * QApplication.styleHints().startDragDistance()
            if piece and (at.toPoint() - start).manhattanLength() >= threshold:
                self._begin_drag(piece, start)
                self.drag.move(self.mapToScene(at.toPoint()))
            return
        if self._is_on_zoom(at):
            self._unzoom.stop()
            self._hover.stop()
            return
        self._hover_over(self._card_under(at))

    def _is_on_zoom(self, at: QPointF) -> bool:
        """Whether the pointer is on the enlarged card; it stays while one looks at it there."""
        point = self.mapToScene(at.toPoint())
        return self.playmat.is_zoomed and self.playmat.zoom_rect().contains(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.MiddleButton:
            self.playmat.zoom(None)
            return
        pressed, self._pressed = self._pressed, None
        if event.button() != Qt.MouseButton.LeftButton:
            return
        point = self.mapToScene(event.position().toPoint())
        if self.drag.is_on:
            self._end_drag(point)
        elif pressed is not None:
            self._clicked(pressed[1], point)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A card with just one legal place goes there."""
        card = self._card_under(event.position())
        if event.button() != Qt.MouseButton.LeftButton or card is None:
            super().mouseDoubleClickEvent(event)
            return
        places = self.places_for(card.piece)
        self.put_back()
        if self.double_click_plays and len(places) == 1:
            self.dropped.emit(card.piece, next(iter(places)))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self._hover_over(None)
        super().leaveEvent(event)

    def _card_under(self, at: QPointF) -> CardItem | None:
        return self.playmat.card_at(self.mapToScene(at.toPoint()))

    def _begin_drag(self, piece: PieceId, start: QPoint) -> None:
        seen = self.playmat.seen
        if seen is None or not self.playmat.table.is_movable(seen, piece):
            self._pressed = None
            return
        self.put_back()
        self._hover_over(None)
        self.playmat.zoom(None)
        self.playmat.glow(self._places_told(piece))
        self.drag.begin(self.playmat.cards[piece], self.mapToScene(start))

    def _end_drag(self, point: QPointF) -> None:
        card = self.drag.card
        assert card is not None
        place = self._drop_place(card, point)
        self.playmat.glow({})
        if place is not None and place in self.places_for(card.piece):
            self.drag.release()
            self.dropped.emit(card.piece, place)
            return
        self.drag.glide_home()
        if place is not None and place != self._home_of(card):
            self.dropped.emit(card.piece, place)

    def _home_of(self, card: CardItem) -> PlaceId | None:
        if card.pose is None:
            return None
        return self.playmat.place_at(QPointF(card.pose.x, card.pose.y))

    def _drop_place(self, card: CardItem, point: QPointF) -> PlaceId | None:
        """Return where a card let go here falls: the lit place it covers most, else under it.

        When only one place is legal, the whole mat stands for it.
        """
        if not self.playmat.glows:
            return self.playmat.place_at(point)
        covered = self.drag.face_at_pointer()

        def share(rect: QRectF) -> float:
            both = rect.intersected(covered)
            return both.width() * both.height()

        best = max(self.playmat.glows, key=lambda glow: share(glow.scene_face()))
        if share(best.scene_face()) > 0 or best.scene_face().contains(point):
            return best.place
        under = self.playmat.place_at(point)
        is_chalked = under is not None and self.playmat.layout.places[under].is_outlined
        mat = self.playmat.layout.mat
        if len(self.playmat.glows) == 1 and not is_chalked and QRectF(*mat).contains(point):
            return best.place
        return under

    def _clicked(self, piece: PieceId, point: QPointF) -> None:
        if self.picked is not None:
            place = self.playmat.place_at(point)
            legal = self.places_for(self.picked)
            if piece != self.picked and place is not None:
                card, self.picked = self.picked, None
                self.playmat.glow({})
                self._mark()
                if place in legal or not piece:
                    self.dropped.emit(card, place)
                    return
            elif piece == self.picked:
                self.put_back()
                return
        if piece:
            self.focused = piece
            self.pick_up(piece)
        elif self.may_throw() and self.playmat.tray_rect().contains(point):
            self.thrown.emit()
        else:
            self.put_back()

    # Picking up without a drag

    def pick_up(self, piece: PieceId) -> None:
        """Mark *piece* as picked up and light the places it may go to."""
        places = self._places_told(piece)
        self.picked = piece if places else None
        self._place_index = 0
        self.playmat.glow(places)
        self._mark()
        self._mark_place()

    def _mark_place(self) -> None:
        """Mark which of several lit places Enter lays the piece on."""
        glows = self.playmat.glows
        for number, glow in enumerate(glows):
            glow.is_chosen = len(glows) > 1 and number == self._place_index
            glow.update()
        if len(glows) > 1:
            self.at_place.emit(glows[self._place_index].words)

    def _places_told(self, piece: PieceId) -> dict[PlaceId, str]:
        """Return where *piece* may go; of one that may go nowhere the reason is asked for."""
        places = self.places_for(piece)
        if not places:
            self.stuck.emit(piece)
        return places

    def put_back(self) -> None:
        if self.drag.is_on:
            self.drag.glide_home()
        self.picked = None
        self.playmat.glow({})
        self.playmat.zoom(None)
        self._mark()

    def moves(self) -> None:
        """Cards are about to move: no mark stays where one has been."""
        self.playmat.focus_ring.surround(None)
        self.playmat.show_pips(())

    def settled(self) -> None:
        """The scene has settled anew: marks and lights of the moment before are stale.

        The focus goes to the card that may act, so that Enter is enough.
        """
        self.picked = None
        if not self.drag.is_on:
            self.playmat.glow({})
        if self.focused not in self.playmat.cards:
            self.focused = None
        acting = [piece for piece in self.playmat.cards if self.places_for(piece)]
        self.playmat.show_pips(acting)
        if acting:
            natural = self.natural_piece()
            self.focused = natural if natural in acting else acting[0]
        self._mark()

    def _mark(self) -> None:
        shown = self.picked or (self.focused if self.hasFocus() else None)
        card = self.playmat.cards.get(shown) if shown else None
        self.playmat.focus_ring.surround(card, is_picked=self.picked is not None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._mark()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._mark()

    # Looking closer

    def _hover_over(self, card: CardItem | None) -> None:
        piece = card.piece if card is not None else None
        if piece == self._hovered:
            return
        self._hovered = piece
        self._hover.stop()
        if piece is None:
            if self.playmat.is_zoomed:
                self._unzoom.start(ZOOM_STAY)
        elif self.zoom_delay:
            self._unzoom.stop()
            self._hover.start(60 if self.playmat.is_zoomed else self.zoom_delay)

    def _zoom_hovered(self) -> None:
        if self._hovered is not None and not self.drag.is_on:
            self.playmat.zoom(self.playmat.cards.get(self._hovered))

    def zoom_focused(self) -> None:
        """Show the card under the pointer, else the one with the focus; again: put it away."""
        if self.playmat.is_zoomed:
            self.playmat.zoom(None)
            return
        piece = self._hovered or self.focused
        if piece is not None:
            self.playmat.zoom(self.playmat.cards.get(piece))

    # The keys

    def order(self) -> list[CardItem]:
        """Return the cards as the eye goes over them: what may act first, then by place."""
        cards = list(self.playmat.cards.values())
        return sorted(
            cards,
            key=lambda card: (
                not self.places_for(card.piece),
                -round((card.pose.z if card.pose else 0) // 2),
                round(card.pos().y() / 40),
                card.pos().x(),
            ),
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in _STEPS:
            self.touched.emit()
            self._step(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.touched.emit()
            self._enter()
        elif key == Qt.Key.Key_Escape and self._is_handling():
            self.put_back()
        elif self._means_zoom(event):
            self.zoom_focused()
        else:
            super().keyPressEvent(event)

    def _means_zoom(self, event: QKeyEvent) -> bool:
        if event.isAutoRepeat():
            return False
        pressed = QKeySequence(event.keyCombination())
        return event.key() == Qt.Key.Key_Alt or pressed == self.zoom_key

    def _is_handling(self) -> bool:
        return self.picked is not None or self.drag.is_on or self.playmat.is_zoomed

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat():
            self.playmat.zoom(None)
        super().keyReleaseEvent(event)

    def _step(self, step: int) -> None:
        """Go to the next card; with one picked up, to the next legal place."""
        if self.picked is not None and len(self.playmat.glows) > 1:
            self._place_index = (self._place_index + step) % len(self.playmat.glows)
            self._mark_place()
            return
        order = self.order()
        if not order:
            return
        pieces = [card.piece for card in order]
        if self.focused in pieces:
            index = (pieces.index(self.focused) + step) % len(pieces)
        else:
            index = 0 if step > 0 else len(pieces) - 1
        self.put_back()
        self.focused = pieces[index]
        self._mark()
        self.playmat.cards[self.focused].voice.focus()

    def _enter(self) -> None:
        """Pick the focused card up; with one picked up, lay it down."""
        if self.picked is not None and self.playmat.glows:
            place = self.playmat.glows[self._place_index].place
            piece, self.picked = self.picked, None
            self.playmat.glow({})
            self.dropped.emit(piece, place)
        elif self.focused is not None:
            self.pick_up(self.focused)
            if self.picked is None:
                self.zoom_focused()


_STEPS: dict[int, int] = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}
