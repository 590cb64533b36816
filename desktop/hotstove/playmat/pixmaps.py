"""Pictures of cards, drawn once per look and scale and kept; nothing on the table paints itself.

A picture is drawn from vectors at the very scale it is shown, so it is sharp from 100 to 300 %.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from hotstove.faces import cards
from hotstove.faces.cards import Face
from hotstove.faces.pegs import PegColour, paint_peg
from hotstove.faces.registry import Faces
from hotstove.faces.slips import paint_slip
from hotstove.faces.theme import Theme

from .poses import Look, Show

BYTES_KEPT = 256 * 1024 * 1024
_FACES = {Show.TABLE: Face.TABLE, Show.READING: Face.READING, Show.BACK: Face.BACK}


class _Key(NamedTuple):
    look: Look
    scale: float
    theme: str


def shadow_room(look: Look) -> float:
    """Return the room left for the shadow round a picture of *look*, in scene units."""
    if look.show is Show.PEG:
        return look.width * 0.6
    return 3.0 if look.show is Show.STRIP else cards.shadow_room(look.width) + 2


class CardPixmaps:
    """Keeps at most ``BYTES_KEPT`` of pictures, the longest unused going first."""

    def __init__(self, faces: Faces, theme: Theme) -> None:
        self.faces = faces
        self.theme = theme
        self._kept: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._bytes = 0

    def picture(self, look: Look, scale: float) -> QPixmap:
        """Return *look* drawn at *scale* device pixels a scene unit, its shadow included."""
        key = _Key(look, scale, self.theme.name)
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._draw(look, scale)
        self._kept[key] = made
        self._bytes += _size(made)
        while self._bytes > BYTES_KEPT and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._bytes -= _size(dropped)
        return made

    def has(self, look: Look, scale: float) -> bool:
        return _Key(look, scale, self.theme.name) in self._kept

    def clear(self) -> None:
        self._kept.clear()
        self._bytes = 0

    def _draw(self, look: Look, scale: float) -> QPixmap:
        room = shadow_room(look)
        wide = max(1, round((look.width + 2 * room) * scale))
        tall = max(1, round((look.height + 2 * room) * scale))
        pixmap = QPixmap(wide, tall)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        rect = QRectF(room, room, look.width, look.height)
        if look.strip is not None:
            slip = look.strip
            paint_slip(
                painter,
                rect,
                slip.spot,
                slip.name,
                slip.position,
                slip.number,
                slip.colours,
                self.theme,
                inset=slip.inset,
            )
        elif look.show is Show.PEG:
            colour = PegColour(look.card.removeprefix("peg:"))
            paint_peg(painter, QPointF(rect.center()), look.width / 2, colour, self.theme)
        else:
            cards.paint_shadow(painter, rect)
            self.faces.art(look.card, look.lit).paint(painter, rect, _FACES[look.show])
        painter.end()
        return pixmap


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
