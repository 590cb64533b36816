"""Pictures of cards for library and dugout: drawn once, a few a frame, kept by the playmat's cache.

A card that is not drawn yet shows blank stock; its widget is told when it can be looked at. The
dugout's come first, then the library's.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QElapsedTimer, QObject, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from hotstove.faces import cards
from hotstove.faces.library_faces import LibraryFaces
from hotstove.playmat.pixmaps import CardPixmaps, shadow_room
from hotstove.playmat.poses import Look, Show
from hotstove.windows.style import worn

A_FRAME: Final = 8
"""Milliseconds of each frame in which new cards are drawn."""


class _Waiting(NamedTuple):
    """A picture to be drawn, and the widget that shows it."""

    is_later: bool
    look: Look
    ratio: float
    widget: QWidget


class Pictures(QObject):
    def __init__(self, faces: LibraryFaces, parent: QObject) -> None:
        super().__init__(parent)
        self.faces = faces
        self._cache = CardPixmaps(faces, worn())
        self._waiting: list[_Waiting] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._next_frame)

    def paint(
        self,
        painter: QPainter,
        box: QRectF,
        card: str,
        widget: QWidget,
        *,
        comes_first: bool = False,
    ) -> None:
        """Paint the table face of *card*, its shadow round it, or blank stock for a moment."""
        self._cache.theme = worn()
        ratio = widget.devicePixelRatioF()
        look = look_of(card, box.width(), Show.TABLE)
        if not self._cache.has(look, ratio):
            self._waiting.append(_Waiting(not comes_first, look, ratio, widget))
            self._soon.start()
            with cards.on_card(painter, box):
                cards.paint_stock(painter)
            return
        self._blit(painter, box, look, ratio)

    def paint_now(
        self, painter: QPainter, box: QRectF, card: str, ratio: float, show: Show = Show.TABLE
    ) -> None:
        """Paint a card whatever it takes."""
        self._cache.theme = worn()
        self._blit(painter, box, look_of(card, box.width(), show), ratio)

    def forget(self) -> None:
        """Draw every card anew: sets came, or names changed."""
        self._cache.clear()

    def _blit(self, painter: QPainter, box: QRectF, look: Look, ratio: float) -> None:
        room = shadow_room(look)
        picture = self._cache.picture(look, ratio)
        corner = box.topLeft()
        target = QRectF(
            corner.x() - room,
            corner.y() - room,
            picture.width() / ratio,
            picture.height() / ratio,
        )
        painter.drawPixmap(target, picture, QRectF(picture.rect()))

    def _next_frame(self) -> None:
        """Draw what is asked for while the frame lasts; who still waits asks again."""
        waiting, self._waiting = self._waiting, []
        clock = QElapsedTimer()
        clock.start()
        for one in sorted(waiting, key=lambda one: one.is_later):
            self._cache.picture(one.look, one.ratio)
            if clock.elapsed() > A_FRAME:
                break
        for widget in {one.widget for one in waiting}:
            widget.update()


def look_of(card: str, width: float, show: Show) -> Look:
    return Look(card, show, round(width), round(round(width) * cards.ASPECT))
