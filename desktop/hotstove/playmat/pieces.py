"""The things that lie on the playmat. A piece shows where it lies and how; it decides nothing."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QColor,
    QFont,
    QPainter,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from hotstove.faces import fonts
from hotstove.faces.cards import corner
from hotstove.faces.dice import Die, d20, d24
from hotstove.faces.edges import paint_contact_shadow
from hotstove.faces.mat import paint_slot
from hotstove.faces.theme import Theme, tint
from hotstove.play.decisions import PieceId, PlaceId

from .pixmaps import CardPixmaps, shadow_room
from .poses import Box, Look, Pose, Show

_SMOOTH = Qt.TransformationMode.SmoothTransformation
_AS_DRAWN = Qt.TransformationMode.FastTransformation
"""A card at rest lies pixel on pixel; asking for smoothness then only costs time."""


class Voice(QObject):
    """What a screen reader finds where a card lies; the card itself is no QObject."""

    def __init__(self, card: CardItem, parent: QObject) -> None:
        super().__init__(parent)
        self.card = card
        self.words = ""
        """Who he is and where he stands."""
        self.full_words: Callable[[], str] = lambda: ""
        """All that the card says."""

    def focus(self) -> None:
        """Tell whoever listens that the keyboard's focus lies here now."""
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Focus))


class CardItem(QGraphicsPixmapItem):
    """One card. Its picture comes from the cache; moving it never redraws it."""

    def __init__(self, piece: PieceId, parent: QObject) -> None:
        super().__init__()
        self.piece = piece
        self.pose: Pose | None = None
        self.look: Look | None = None
        self.voice = Voice(self, parent)
        self._scale = 1.0
        self.lift = 1.0
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def show_look(self, look: Look, pixmaps: CardPixmaps, scale: float) -> None:
        """Wear the picture of *look* drawn at *scale* device pixels a scene unit."""
        if look == self.look and scale == self._scale:
            return
        self.look, self._scale = look, scale
        picture = pixmaps.picture(look, scale)
        self.setPixmap(picture)
        self.setOffset(-picture.width() / 2, -picture.height() / 2)
        self.setScale(self.lift / scale)

    def rest(self, pose: Pose, pixmaps: CardPixmaps, scale: float) -> None:
        """Lie exactly where *pose* says, on whole device pixels so that nothing is blurred."""
        self.pose = pose
        self.lift = 1.0
        self.show_look(pose.look, pixmaps, scale)
        self.setScale(1.0 / scale)
        self.setRotation(pose.angle)
        self.setTransformationMode(_SMOOTH if pose.angle else _AS_DRAWN)
        self.setZValue(pose.z)
        self.setOpacity(1.0)
        picture = self.pixmap()
        x = (round(pose.x * scale - picture.width() / 2) + picture.width() / 2) / scale
        y = (round(pose.y * scale - picture.height() / 2) + picture.height() / 2) / scale
        self.setPos(x, y)

    def set_lift(self, lift: float, squeeze: float = 1.0) -> None:
        """Show the card *lift* times its size; *squeeze* narrows it while it turns over."""
        self.lift = lift
        self.setTransformationMode(_SMOOTH)
        self.setScale(max(lift * squeeze, 0.001) / self._scale)

    def face_rect(self) -> QRectF:
        """The card without its shadow, in scene units about its middle."""
        assert self.look is not None
        wide, tall = self.look.width * self.lift, self.look.height * self.lift
        return QRectF(-wide / 2, -tall / 2, wide, tall)

    def scene_face(self) -> QRectF:
        return self.face_rect().translated(self.pos())

    def holds(self, point: QPointF) -> bool:
        """Whether a scene point lies on the card, its shadow left out."""
        assert self.look is not None
        local = self.mapFromScene(point)
        room = shadow_room(self.look) * self._scale
        return self.boundingRect().adjusted(room, room, -room, -room).contains(local)


class RingItem(QGraphicsItem):
    """The mark round the card that has the focus or is picked up: ink within, brass without."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._rect = QRectF()
        self._corner = 6.0
        self.setZValue(900)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def surround(self, card: CardItem | None, is_picked: bool = False) -> None:
        if card is None or card.look is None:
            self.hide()
            return
        self.prepareGeometryChange()
        grown = 4 if is_picked else 2
        self._rect = card.face_rect().adjusted(-grown, -grown, grown, grown)
        self._corner = 6.0 if card.look.show is Show.STRIP else corner(card.look.width) + grown
        self.setPos(card.pos())
        self.setRotation(card.rotation())
        self.show()

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-5, -5, 5, 5)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, width in ((self.theme.ink, 7.0), (self.theme.brass, 3.5)):
            painter.setPen(QPen(tint(colour), width))
            painter.drawRoundedRect(self._rect, self._corner, self._corner)


class PipItem(QGraphicsItem):
    """A brass stud on a card that may be laid somewhere now."""

    def __init__(self, theme: Theme, radius: float) -> None:
        super().__init__()
        self.theme = theme
        self._radius = radius
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        reach = self._radius + 2
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(tint(self.theme.ink), 2))
        painter.setBrush(tint(self.theme.brass))
        painter.drawEllipse(QPointF(0, 0), self._radius, self._radius)


class HaloItem(QGraphicsItem):
    """The light round a card of the hand that may be played now; it stands out by its edge too."""

    def __init__(self, theme: Theme, card: CardItem) -> None:
        super().__init__()
        self.theme = theme
        assert card.look is not None
        self._rect = card.face_rect()
        self._corner = corner(card.look.width)
        self.setPos(card.pos())
        self.setRotation(card.rotation())
        self.setZValue(card.zValue() - 0.005)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-14, -14, 14, 14)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for layer in range(5):
            out = 13.0 - 2 * layer
            painter.setBrush(tint(self.theme.lamp, 0.16))
            _round(painter, self._rect, self._corner, out)
        painter.setBrush(tint(self.theme.ink))
        _round(painter, self._rect, self._corner, 5.5)
        painter.setBrush(tint(self.theme.brass))
        _round(painter, self._rect, self._corner, 4.0)


def _round(painter: QPainter, rect: QRectF, corner: float, out: float) -> None:
    painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), corner + out, corner + out)


class GlowItem(QGraphicsItem):
    """A legal place while something is being moved: lit, with words for what a drop means."""

    def __init__(
        self, place: PlaceId, box: Box, words: str, theme: Theme, *, is_beneath: bool = False
    ) -> None:
        super().__init__()
        self.place = place
        self.words = words
        self.theme = theme
        self.is_beneath = is_beneath
        """It lies under the cards; its words are written elsewhere."""
        self.is_chosen = False
        """The keys have gone to it: Enter lays the piece here."""
        self.setPos(box.x, box.y)
        self._rect = QRectF(0, 0, box.width, box.height)
        self.setZValue(0.2 if is_beneath else 5.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-20, -20, 20, 20)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        words = "" if self.is_beneath else self.words
        paint_slot(painter, self._rect, "", self.theme, lit=True, words=words)
        if self.is_chosen:
            for colour, width in ((self.theme.ink, 7.0), (self.theme.cream, 3.5)):
                painter.setPen(QPen(tint(colour), width))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(self._rect.adjusted(-6, -6, 6, 6), 12, 12)

    def scene_face(self) -> QRectF:
        return self._rect.translated(self.pos())


class DieItem(QGraphicsItem):
    """A solid die: at rest a kept picture, while it tumbles drawn afresh in every frame."""

    def __init__(self, sides: int, radius: float, colour: str, ink: str, theme: Theme) -> None:
        super().__init__()
        self.die: Die = d24() if sides == 24 else d20()
        self.radius = radius
        self.colour = QColor(colour)
        self.ink = QColor(ink)
        self.theme = theme
        self.face: int | None = None
        self.purpose = ""
        self.is_waiting = False
        self.throw = 0
        self._t = 1.0
        self._picture: QPixmap | None = None
        self._pictured: tuple[object, ...] = ()
        self.setZValue(20)

    def show_face(self, face: int | None, *, is_waiting: bool) -> None:
        self.face, self.is_waiting, self._t = face, is_waiting, 1.0
        self.update()

    def tumble(self, face: int, t: float) -> None:
        """Show the throw at *t*, 0 to 1, of one that ends on *face*."""
        self.face, self._t, self.is_waiting = face, t, False
        self.update()

    def boundingRect(self) -> QRectF:
        reach = self.radius * 1.35
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if self._t < 1.0 and self.face is not None:
            hop = abs(1.0 - self._t) * self.radius * 0.12
            paint_contact_shadow(painter, QPointF(0, 0), self.radius, hop)
            painter.save()
            painter.translate(0, -hop)
            rotation = self.die.tumble(self.face, self._t, self.throw)
            self.die.paint(painter, rotation, self.radius, self.colour, self.ink)
            painter.restore()
            return
        scale = device_scale(painter)
        key = (self.face, self.is_waiting, scale, self.theme.name)
        if self._picture is None or self._pictured != key:
            self._picture, self._pictured = self._draw(scale), key
        painter.drawPixmap(self.boundingRect().topLeft(), self._picture)

    def _draw(self, scale: float) -> QPixmap:
        bounds = self.boundingRect()
        picture = blank_picture(bounds, scale)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-bounds.topLeft())
        if self.is_waiting:
            reach = self.radius * 1.22
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for colour, width in ((self.theme.ink, 6.0), (self.theme.brass, 3.0)):
                painter.setPen(QPen(tint(colour), width))
                painter.drawEllipse(QPointF(0, 0), reach, reach)
        paint_contact_shadow(painter, QPointF(0, 0), self.radius, 0)
        rotation = self.die.balanced() if self.face is None else self.die.landing(self.face)
        self.die.paint(painter, rotation, self.radius, self.colour, self.ink, still=True)
        painter.end()
        return picture


class TextItem(QGraphicsItem):
    """Plain words on the table, fitted to their box: a caption, a sum, a label."""

    def __init__(
        self, box: Box, px: float, colour: str, *, is_display: bool = False, plaque: str = ""
    ) -> None:
        """*plaque*: the colour of the little plate the words stand on, if any."""
        super().__init__()
        self._plaque = plaque
        self._rect = QRectF(0, 0, box.width, box.height)
        self.setPos(box.x, box.y)
        self._px = px
        self._colour = colour
        self._is_display = is_display
        self.text = ""
        self._picture: QPixmap | None = None
        self._pictured: tuple[str, float] = ("", 0.0)
        self.setZValue(15)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def say(self, text: str) -> None:
        if text != self.text:
            self.text = text
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if not self.text:
            return
        scale = device_scale(painter)
        if self._picture is None or self._pictured != (self.text, scale):
            self._picture, self._pictured = self._draw(scale), (self.text, scale)
        painter.drawPixmap(self._rect.topLeft(), self._picture)

    def _draw(self, scale: float) -> QPixmap:
        picture = blank_picture(self._rect, scale)
        painter = QPainter(picture)
        make = fonts.display if self._is_display else bold
        if self._plaque:
            wide = min(self._rect.width(), fonts.width(self.text, make(self._px)) + self._px)
            plate = QRectF(0, 0, wide, self._rect.height()).adjusted(0, 1, 0, -1)
            plate.moveCenter(self._rect.center())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(tint(self._colour), 1.2))
            painter.setBrush(tint(self._plaque))
            painter.drawRoundedRect(plate, 5, 5)
        painter.setPen(tint(self._colour))
        fonts.paint_line(painter, self._rect, self.text, make, self._px, self._px * 0.6)
        painter.end()
        return picture


def device_scale(painter: QPainter) -> float:
    """Return how many device pixels one unit of the item being painted takes."""
    device = painter.device()
    assert device is not None
    return round(painter.worldTransform().m11() * device.devicePixelRatio(), 4)


def blank_picture(bounds: QRectF, scale: float) -> QPixmap:
    """Return a clear picture of *bounds* at *scale*, to be painted in units."""
    picture = QPixmap(
        max(1, round(bounds.width() * scale)), max(1, round(bounds.height() * scale))
    )
    picture.setDevicePixelRatio(picture.width() / bounds.width())
    picture.fill(Qt.GlobalColor.transparent)
    return picture


def bold(px: float) -> QFont:
    """Return the plain face in bold, *px* pixels."""
    return fonts.plain(px, bold=True)
