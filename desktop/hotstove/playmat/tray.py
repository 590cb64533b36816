"""What lies in the dice tray: the dice, their names, and the sums they came to.

Dice lie where they fell, and their sums stay in sight, until somebody throws again. That memory
is the tray's own: a moment names only what belongs to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from hotstove.binding.translation import told
from hotstove.faces import fonts
from hotstove.faces.theme import Theme, tint

from .pieces import DieItem, TextItem, blank_picture, bold, device_scale
from .poses import Box, DieLook, Tray

DIE_COLOURS = (("#fbf4e1", "#1c2b24"), ("#e8c76a", "#1c2b24"), ("#cfdcd3", "#1c2b24"))
"""Cream, brass and pale green: a red die would not stand out from the tin."""
_BREAKS = (": ", ", ", "; ")
_TERM = re.compile(r"(?= [-+−=>] )|(?= ?: )|(?=, )")
"""Before each further part of a sum: ``17`` ``+ 5`` ``= 22`` ``> 10`` ``: pitcher's chart``."""


class DiceTray:
    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.dice: list[DieItem] = []
        self.hint: Callable[[], str] = str
        """Asked for what an empty tray says while a die waits to be thrown."""
        self._labels: list[TextItem] = []
        self._sums: SumsItem | None = None
        self._last: Tray | None = None
        self._is_memory = False
        """Whether what lies here belongs to an earlier moment."""
        self._place = (QRectF(), 0.0)
        self._theme: Theme | None = None

    @property
    def lines(self) -> tuple[str, ...]:
        """What is written under the dice now."""
        return self._sums.lines if self._sums is not None else ()

    def fresh_terms(self, before: tuple[str, ...]) -> int:
        """Return of how many terms that is made which was not written yet among *before*."""
        return sum(len(_TERM.split(line)) for line in self.lines[_alike(self.lines, before) :])

    def tell(self, terms: int, before: tuple[str, ...]) -> None:
        """Show so many terms only of what was not written yet among *before*."""
        if self._sums is not None:
            self._sums.tell(terms, _alike(self.lines, before))

    def tell_all(self) -> None:
        if self._sums is not None:
            self._sums.tell(None, 0)

    def place(self, well: QRectF, px: float, theme: Theme) -> None:
        """Lie in *well* from now on, with names of *px* scene units."""
        self._clear()
        self._place, self._theme = (well, px), theme

    def forget(self) -> None:
        """Take the dice of earlier throws up: the game stands elsewhere now."""
        self._last, self._is_memory = None, False

    def throw_begins(self, purpose: str) -> None:
        """A die is thrown: what the tray only remembered is swept away."""
        if not self._is_memory:
            return
        self._last, self._is_memory = None, False
        for item in self.dice:
            if item.purpose != purpose:
                item.show_face(None, is_waiting=False)
        if self._sums is not None:
            self._sums.say(())

    def show(self, tray: Tray) -> None:
        """Lay *tray* out; where nothing is thrown yet, what was thrown last stays."""
        if self._theme is None:
            return
        is_thrown = any(look.face is not None for look in tray.dice)
        if is_thrown:
            self._last = tray
        self._is_memory = not is_thrown and self._last is not None
        shown = self._last or tray
        lying = {look.purpose: look for look in shown.dice}
        looks = [self._as_it_lies(look, lying.get(look.purpose)) for look in tray.dice]
        if [die.die.sides for die in self.dice] != [look.sides for look in looks]:
            self._lay(looks)
        for item, label, look in zip(self.dice, self._labels, looks, strict=True):
            item.purpose = look.purpose
            item.show_face(look.face, is_waiting=look.is_waiting)
            label.say(told(look.label))
        sums = tuple(told(line) for line in shown.sums)
        if not sums and any(look.is_waiting for look in tray.dice):
            sums = tuple(filter(None, (self.hint(),)))
        if self._sums is not None:
            self._sums.say(sums)

    def _as_it_lies(self, look: DieLook, lying: DieLook | None) -> DieLook:
        """A die is the one that was thrown last, and shows it, until another is due."""
        if lying is None or (look.is_waiting and look.sides != lying.sides):
            return look
        return look._replace(face=lying.face, sides=lying.sides, label=lying.label)

    def _clear(self) -> None:
        for item in (*self.dice, *self._labels):
            self._scene.removeItem(item)
        if self._sums is not None:
            self._scene.removeItem(self._sums)
        self.dice, self._labels, self._sums = [], [], None

    def _lay(self, looks: Sequence[DieLook]) -> None:
        """Dice from left to right, each over its name; the sums beneath them all."""
        self._clear()
        assert self._theme is not None
        (well, px), count = self._place, len(looks)
        line = px * 1.3
        width = well.width() / max(1, count)
        radius = min(width / 2.3, well.width() / 4.6, well.height() * 0.2)
        top = well.top() + radius * 1.3
        names = top + radius * 1.22
        for number, look in enumerate(looks):
            middle = well.left() + width * (number + 0.5)
            colour, ink = DIE_COLOURS[number % len(DIE_COLOURS)]
            die = DieItem(look.sides, radius, colour, ink, self._theme)
            die.setPos(middle, top)
            label = TextItem(Box(middle - width / 2, names, width, line), px, self._theme.cream)
            self.dice.append(die)
            self._labels.append(label)
            for item in (die, label):
                self._scene.addItem(item)
        foot = names + line
        self._sums = SumsItem(
            Box(well.left() + 12, foot, well.width() - 24, well.bottom() - foot),
            px * 1.2,
            self._theme,
        )
        self._scene.addItem(self._sums)


class SumsItem(QGraphicsItem):
    """The arithmetic, line by line, as large as the tray allows; what is too long is broken."""

    def __init__(self, box: Box, px: float, theme: Theme) -> None:
        super().__init__()
        self.lines: tuple[str, ...] = ()
        self._told: int | None = None
        """How many letters are seen yet; None: all."""
        self._rect = QRectF(0, 0, box.width, max(1.0, box.height))
        self._px = px
        self._theme = theme
        self._picture: QPixmap | None = None
        self._pictured: tuple[object, ...] = ()
        self.setPos(box.x, box.y)
        self.setZValue(15)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def say(self, lines: tuple[str, ...]) -> None:
        if lines != self.lines:
            self.lines, self._told = lines, None
            self.update()

    def tell(self, terms: int | None, whole: int) -> None:
        """Show the first *whole* lines and so many terms of the rest; None: everything."""
        told: int | None = None
        if terms is not None:
            parts = [term for line in self.lines[whole:] for term in _TERM.split(line)]
            told = sum(map(_letters, (*self.lines[:whole], *parts[:terms])))
        if told != self._told:
            self._told = told
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        if not self.lines:
            return
        scale = device_scale(painter)
        pictured = (self.lines, self._told, scale)
        if self._picture is None or self._pictured != pictured:
            self._picture, self._pictured = self._draw(scale), pictured
        painter.drawPixmap(self._rect.topLeft(), self._picture)

    def _draw(self, scale: float) -> QPixmap:
        picture = blank_picture(self._rect, scale)
        painter = QPainter(picture)
        px, rows = self._fitted()
        tall = px * 1.24
        top = max(0.0, (self._rect.height() - tall * len(rows)) / 2)
        left = self._told if self._told is not None else sum(map(_letters, self.lines))
        for number, (text, is_last) in enumerate(rows):
            painter.setPen(tint(self._theme.brass if is_last else self._theme.cream))
            row = QRectF(0, top + number * tall, self._rect.width(), tall)
            if left < _letters(text):
                # Cut off where it will go on, so that no term moves when the next one comes.
                seen = fonts.width(_begun(text, left), bold(px))
                spare = row.width() - fonts.width(text, bold(px))
                painter.setClipRect(QRectF(0, row.top(), spare / 2 + seen, tall))
            fonts.paint_line(painter, row, text, bold, px, px * 0.8)
            left -= _letters(text)
            if left <= 0:
                break
        painter.end()
        return picture

    def _fitted(self) -> tuple[float, list[tuple[str, bool]]]:
        """Return the size in scene units, and the rows with whether each is of the last sum."""
        px = self._px
        while True:
            rows = [
                (part, number > 0 and number == len(self.lines) - 1)
                for number, line in enumerate(self.lines)
                for part in _broken(line, self._rect.width(), px)
            ]
            fits = px * 1.24 * len(rows) <= self._rect.height() and all(
                fonts.width(text, bold(px)) <= self._rect.width() for text, _ in rows
            )
            if fits or px <= self._px * 0.6:
                return px, rows
            px *= 0.94


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    """Return how many lines both begin with."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


def _letters(text: str) -> int:
    """Return how many there are, blanks left out: these go where a line is broken."""
    return len(text) - text.count(" ")


def _begun(text: str, letters: int) -> str:
    """Return the beginning of *text* that holds so many letters."""
    length = 0
    while length < len(text) and _letters(text[:length]) < letters:
        length += 1
    return text[:length]


def _broken(line: str, room: float, px: float) -> list[str]:
    """Return *line* in pieces that fit, broken after a mark, else between two words."""
    if fonts.width(line, bold(px)) <= room:
        return [line]
    for mark in _BREAKS:
        head, found, tail = line.partition(mark)
        if found and fonts.width(head + mark, bold(px)) <= room:
            return [(head + mark).rstrip(), *_broken(tail, room, px)]
    words = line.split(" ")
    for count in range(len(words) - 1, 0, -1):
        head = " ".join(words[:count])
        if fonts.width(head, bold(px)) <= room:
            return [head, *_broken(" ".join(words[count:]), room, px)]
    return [line]
