"""The playmat: one item for each thing a moment names. It settles on moments, decides nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from hotstove.baseball.game import BallGame
from hotstove.binding.translation import called, told
from hotstove.faces.mat import tray_well
from hotstove.faces.pegboard_paint import paint_scores
from hotstove.faces.registry import Faces
from hotstove.faces.scoreboard import ScoreboardData, paint_scoreboard
from hotstove.faces.slips import paint_order_rack
from hotstove.faces.theme import Theme
from hotstove.play.decisions import PieceId, PlaceId, Request
from hotstove.play.table import Seen

from .backdrop import backdrop, rect_of
from .banner import paint_banner, winner_of
from .by_hand import Standing
from .pieces import CardItem, DieItem, GlowItem, HaloItem, PipItem, RingItem, TextItem
from .pixmaps import CardPixmaps
from .poses import Box, Form, Layout, Look, Moment, Rack, Show
from .tables import GameTable
from .tray import DiceTray

_ABOVE_ALL = 1000.0
_ABOVE_PIECES = 90.0
ZOOM = 1.9
"""A card looked at closely is this much larger than one that duels."""


class PlaymatScene(QGraphicsScene):
    def __init__(
        self,
        table: GameTable,
        faces: Faces,
        art: Path,
        theme: Theme,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.table = table
        self.theme = theme
        self.pixmaps = CardPixmaps(faces, theme)
        self.cards: dict[PieceId, CardItem] = {}
        self.tray = DiceTray(self)
        self.glows: list[GlowItem] = []
        self._glow_words: list[TextItem] = []
        self.form = Form(0, 0, False)
        self.layout: Layout = table.layout(Form(1600, 1000, False))
        self.scale = 1.0
        """Device pixels a scene unit."""
        self.shown = QRectF()
        self.moment: Moment | None = None
        self.seen: Seen[Any] | None = None
        self.standing: Callable[[], dict[PieceId, Standing]] = dict
        """Asked for pieces that stand as they did before, because people move them."""
        self.request: Request | None = None
        self.backdrop = QPixmap()
        self._art = art
        self._board_data: ScoreboardData | None = None
        self._board = self._picture_item(3.0)
        self._racks: dict[str, QGraphicsPixmapItem] = {}
        self._rack_data: dict[str, Rack] = {}
        self._caption: TextItem | None = None
        self._notes: list[TextItem] = []
        self._pips: list[PipItem | HaloItem] = []
        self._marked: tuple[PieceId, ...] = ()
        """The cards that have a pip."""
        self._banner = self._picture_item(1.0)
        self._banner.hide()
        self._banner_of: tuple[object, ...] = ()
        self._zoom = self._picture_item(_ABOVE_ALL)
        self._zoom.hide()
        self.focus_ring = RingItem(theme)
        self.addItem(self.focus_ring)

    def _picture_item(self, z: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem()
        item.setZValue(z)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.addItem(item)
        return item

    # The window's shape

    def fit(self, form: Form, scale: float, shown: QRectF) -> None:
        """Lay the table out for *form*, at *scale* device pixels a unit, *shown* units in sight."""
        if (form, scale, shown) == (self.form, self.scale, self.shown):
            return
        self.form, self.scale, self.shown = form, scale, shown
        self.layout = self.table.layout(form)
        self.setSceneRect(shown)
        self.redraw()

    def dress(self, theme: Theme) -> None:
        """Change the colours of everything."""
        self.theme = self.pixmaps.theme = self.focus_ring.theme = theme
        self.pixmaps.clear()
        for card in self.cards.values():
            card.look = None
        self.redraw()

    def redraw(self) -> None:
        """Draw again all that depends on size, theme or language."""
        self.backdrop = backdrop(self.layout, self.shown, self.scale, self.theme)
        board, self._board_data = self._board_data, None
        self._rack_data.clear()
        self._make_tray()
        if board is not None:
            self.show_board(board)
        if self.seen is not None:
            self.settle(self.seen, self.request)
        self.show_pips(piece for piece in self._marked if piece in self.cards)
        self.invalidate()

    def paint_backdrop(self, painter: QPainter, ratio: float = 1.0) -> None:
        """Lay the still picture pixel for pixel onto a device of this pixel ratio."""
        painter.save()
        painter.resetTransform()
        self.backdrop.setDevicePixelRatio(ratio)
        painter.drawPixmap(0, 0, self.backdrop)
        painter.restore()

    # Moments

    def moment_of(self, seen: Seen[Any], request: Request | None) -> Moment:
        moment = self.table.moment(seen, request, self.form)
        standing = self.standing()
        if not standing:
            return moment
        thens = {
            id(one.then): self.table.moment(one.then, None, self.form).poses
            for one in standing.values()
        }
        poses = dict(moment.poses)
        for piece, one in standing.items():
            pose = thens[id(one.then)][piece]
            poses[piece] = pose._replace(z=pose.z + one.is_owed)
        return moment._replace(poses=poses)

    def settle(self, seen: Seen[Any], request: Request | None) -> None:
        """Make the mat show exactly this moment, at once."""
        self.seen, self.request = seen, request
        moment = self.moment = self.moment_of(seen, request)
        for gone in self.cards.keys() - moment.poses.keys():
            self.removeItem(self.cards.pop(gone))
        for piece, pose in moment.poses.items():
            card = self.card(piece)
            card.rest(pose, self.pixmaps, self.scale)
            card.voice.words = told(self.table.words(seen, piece))
        self.show_rest(moment)
        self.tray.tell_all()

    def card(self, piece: PieceId) -> CardItem:
        item = self.cards.get(piece)
        if item is None:
            item = self.cards[piece] = CardItem(piece, self)
            item.voice.full_words = lambda: self._full_words(item)
            self.addItem(item)
        return item

    def _full_words(self, item: CardItem) -> str:
        """Return all that a card says; what shows its back says nothing."""
        look = item.look
        if look is None or look.show in (Show.BACK, Show.PEG):
            return ""
        return self.pixmaps.faces.words(look.card)

    def show_rest(self, moment: Moment) -> None:
        """Show racks, dice, sums and caption of *moment*; cards are left where they are."""
        self._show_banner(moment)
        for side in self.layout.racks:
            self._show_rack(side, moment.racks[side])
        self.tray.show(moment.tray)
        if self._caption is not None:
            is_said = moment.caption is not None and not self._banner.isVisible()
            self._caption.say(told(moment.caption) if is_said and moment.caption else "")
        self._show_notes(moment)

    def _show_banner(self, moment: Moment) -> None:
        """Hang up who has won; take it down where the game goes on."""
        game = self.seen.game if self.seen is not None else None
        if not isinstance(game, BallGame) or winner_of(game) is None:
            self._banner.hide()
            return
        mat = self.layout.mat
        key = (mat, self.scale, self.theme.name, winner_of(game), game.lead)
        if key != self._banner_of:
            self._banner_of = key
            picture = self._canvas(mat, 0)
            painter = self._painter(picture, 0)
            rect = QRectF(0, 0, mat.width, mat.height)
            # A peg board has its score on it, and keeps its cards to the last.
            is_field = self.layout.ground == "field"
            self._banner.setZValue(1.0 if is_field else _ABOVE_PIECES)
            paint_banner(
                painter, rect, game, moment.racks, self._art, self.theme, has_pennants=is_field
            )
            painter.end()
            self._hang(self._banner, picture, mat, 0)
        self._banner.show()

    def _show_notes(self, moment: Moment) -> None:
        for item in self._notes:
            self.removeItem(item)
        self._notes = []
        px = 15.0 if self.form.is_compact else 18.0
        for box, sentence in moment.notes:
            item = TextItem(box, px, self.theme.ink, plaque=self.theme.cream)
            item.say(told(sentence))
            self.addItem(item)
            self._notes.append(item)

    def show_pips(self, pieces: Iterable[PieceId]) -> None:
        """Mark the cards that may go somewhere now, so that nobody has to try them all."""
        for item in self._pips:
            self.removeItem(item)
        self._pips, self._marked = [], tuple(pieces)
        held = self.moment.held if self.moment is not None else ()
        for piece in self._marked:
            card = self.cards[piece]
            if piece in held:
                halo = HaloItem(self.theme, card)
                self.addItem(halo)
                self._pips.append(halo)
                continue
            face = card.scene_face()
            pip = PipItem(self.theme, 6.0 if self.form.is_compact else 8.0)
            pip.setPos(face.left() + 9, face.top() + 2)
            pip.setZValue(card.zValue() + 0.001)
            self.addItem(pip)
            self._pips.append(pip)

    def show_board(self, data: ScoreboardData) -> None:
        if data == self._board_data:
            return
        self._board_data = data
        box = self.layout.board
        picture = self._canvas(box, 12)
        painter = self._painter(picture, 12)
        paint = paint_scores if self.layout.ground == "pegboard" else paint_scoreboard
        paint(painter, QRectF(0, 0, box.width, box.height), data, self.theme)
        painter.end()
        self._hang(self._board, picture, box, 12)

    def _show_rack(self, side: str, rack: Rack) -> None:
        if self._rack_data.get(side) == rack:
            return
        self._rack_data[side] = rack
        box = self.layout.racks[side]
        item = self._racks.get(side)
        if item is None:
            item = self._racks[side] = self._picture_item(1.5)
        slots = [
            rect_of(slot).translated(-box.x, -box.y) for slot in self.table.slots(side, self.form)
        ]
        picture = self._canvas(box, 6)
        painter = self._painter(picture, 6)
        paint_order_rack(
            painter,
            QRectF(0, 0, box.width, box.height),
            slots[0].top(),
            slots,
            called(rack.title),
            rack.colours,
            self._art / "emblems" / f"{rack.emblem}.svg",
            rack.names,
            rack.up,
            rack.up > 0,
            told(rack.number_label) if rack.number_label is not None else "",
            self.theme,
        )
        painter.end()
        self._hang(item, picture, box, 6)

    def _canvas(self, box: Box, room: float) -> QPixmap:
        wide, tall = box.width + 2 * room, box.height + 2 * room
        picture = QPixmap(round(wide * self.scale), round(tall * self.scale))
        picture.fill(Qt.GlobalColor.transparent)
        return picture

    def _painter(self, picture: QPixmap, room: float) -> QPainter:
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.scale, self.scale)
        painter.translate(room, room)
        return painter

    def _hang(self, item: QGraphicsPixmapItem, picture: QPixmap, box: Box, room: float) -> None:
        item.setPixmap(picture)
        item.setScale(1 / self.scale)
        item.setPos(
            round((box.x - room) * self.scale) / self.scale,
            round((box.y - room) * self.scale) / self.scale,
        )

    # Dice

    @property
    def dice(self) -> list[DieItem]:
        return self.tray.dice

    def _make_tray(self) -> None:
        is_small = self.form.is_compact
        if self.layout.tray is not None:
            well = tray_well(rect_of(self.layout.tray)).adjusted(14, 14, -14, -14)
            self.tray.place(well, 17.0 if is_small else 21.0, self.theme)
        if self._caption is not None:
            self.removeItem(self._caption)
        mat = self.layout.mat
        px = 24.0 if is_small else 31.0
        box = Box(mat.x + mat.width * 0.17, mat.y - 12, mat.width * 0.66, px * 1.42)
        self._caption = TextItem(
            box, px, self.theme.ink, is_display=True, plaque=self.theme.cream
        )
        self.addItem(self._caption)

    def tray_rect(self) -> QRectF:
        """Return where the dice are thrown; nowhere in a game without dice."""
        return rect_of(self.layout.tray) if self.layout.tray is not None else QRectF()

    # Legal places

    def glow(self, places: dict[PlaceId, str]) -> None:
        """Light *places*, each with the words for what a drop there means."""
        for item in (*self.glows, *self._glow_words):
            self.removeItem(item)
        self.glows, self._glow_words = [], []
        for name, words in places.items():
            place = self.layout.places[name]
            if place.is_wide:
                self._say_beneath_the_plate(words)
            glow = GlowItem(name, place.box, words, self.theme, is_beneath=place.is_wide)
            self.addItem(glow)
            self.glows.append(glow)

    def _say_beneath_the_plate(self, words: str) -> None:
        """What a drop anywhere on the mat means, where no card lies."""
        mat, px = self.layout.mat, 18.0 if self.form.is_compact else 22.0
        box = Box(mat.x + mat.width / 2 - 70, mat.y + mat.height - 62, 140, px * 1.7)
        item = TextItem(box, px, self.theme.ink, plaque=self.theme.brass)
        item.say(words)
        self.addItem(item)
        self._glow_words.append(item)

    def place_at(self, point: QPointF) -> PlaceId | None:
        """Return the place a point lies in; lit ones come before the others."""
        for glow in self.glows:
            if glow.scene_face().contains(point):
                return glow.place
        for name, place in self.layout.places.items():
            if rect_of(place.box).contains(point):
                return name
        return None

    # Looking closer

    def zoom(self, card: CardItem | None) -> None:
        """Show the whole face of *card* beside it, or nothing."""
        if card is None or card.look is None or card.look.show in (Show.BACK, Show.PEG):
            self._zoom.hide()
            return
        tall = self.form.height * (0.62 if self.form.is_compact else 0.55)
        look = Look(card.look.card, Show.READING, tall * 63 / 88, tall, card.look.lit)
        picture = self.pixmaps.picture(look, self.scale)
        self._zoom.setPixmap(picture)
        self._zoom.setScale(1 / self.scale)
        wide, high = picture.width() / self.scale, picture.height() / self.scale
        beside = card.scene_face()
        room = self._zoom_room()
        x = beside.right() + 10
        if x + wide > room.right():
            x = beside.left() - 10 - wide
        x = min(max(room.left(), x), room.right() - wide)
        y = min(max(room.top(), beside.center().y() - high / 2), room.bottom() - high)
        self._zoom.setPos(round(x * self.scale) / self.scale, round(y * self.scale) / self.scale)
        self._zoom.show()

    def _zoom_room(self) -> QRectF:
        """Between the batting orders and above the prompt bar, so that no widget covers it."""
        prompt = self.layout.prompt
        return QRectF(prompt.x, 4, prompt.width, prompt.y - 8)

    @property
    def is_zoomed(self) -> bool:
        return self._zoom.isVisible()

    def zoom_rect(self) -> QRectF:
        return self._zoom.sceneBoundingRect()

    def card_at(self, point: QPointF) -> CardItem | None:
        """Return the uppermost card under a scene point."""
        under = [card for card in self.cards.values() if card.holds(point)]
        return max(under, key=lambda card: card.zValue(), default=None)
