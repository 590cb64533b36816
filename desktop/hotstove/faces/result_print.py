"""How a drawn result card is printed: outcome, park, who it is for; one area or two, and a bar.

Game-free: a game says what its cards print in ``ResultPrint``. Cards are laid out in the units
of ``faces.cards``.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from hotstove.play.values import Value

from . import cards
from .cards import Face
from .lettering import LEFT, MIDDLE, Line, readable_on
from .paragraphs import Paragraph
from .parks import Play, paint_park
from .theme import EVENING, mixed, tint

Lettering: TypeAlias = Line | Paragraph

LEFT_EDGE: Final = 22.0
INNER: Final = cards.WIDTH - 2 * LEFT_EDGE
HEAD: Final = QRectF(LEFT_EDGE, 22, INNER, 84)
WHITE_GROUND: Final = "#fffaf0"
BLUE_GROUND: Final = "#d3e4ef"
BLUE_LINES: Final = "#b3cfe2"
BAR_GROUND: Final = EVENING.cream_shade


class Shape(StrEnum):
    """The outline of an outcome's ribbon, which tells its kind without colour."""

    PENNANT = "pennant"
    """A hit."""
    PILL = "pill"
    """A walk."""
    BLOCK = "block"
    """An out."""
    TORN = "torn"
    """An error, or a ball that counts for nothing."""


class Ribbon(Value, frozen=True):
    """An outcome in words."""

    word: str
    code: str
    shape: Shape
    ground: str
    """Light enough for ink."""


class Area(Value, frozen=True):
    """One area of a card."""

    key: str
    """What lights it: ``white``, ``blue``."""
    ribbon: Ribbon
    play: Play
    moves: str
    """Who advances, in words."""
    numbers: tuple[int, ...] = ()
    """For whom it holds, printed in circles; none: for everybody."""
    rating: str = ""
    """The number in a trapezoid, for areas read against certain pitchers."""
    rating_words: str = ""
    rating_short: str = ""
    flavour: str = ""
    """A line that changes nothing; on the reading face of a card with one area."""


class Bar(Value, frozen=True):
    """The strip along the foot, for a pitcher who hits."""

    words: str
    short: str


class Head(Value, frozen=True):
    """The strip along the top: which pile the card belongs to."""

    letter: str
    words: str
    short: str
    ground: str
    stripes: int
    """0 none, 1 rising, 2 level: so that piles differ without colour."""


class ResultPrint(Value, frozen=True):
    head: Head
    areas: tuple[Area, ...]
    bar: Bar | None = None


class AreaLayout(Value, frozen=True):
    """Where an area prints what, in card units."""

    box: QRectF
    ribbon: QRectF
    park: QRectF
    circles: tuple[QRectF, ...]
    trapezoid: QRectF | None
    lines: tuple[Lettering, ...]


class Layout(Value, frozen=True):
    areas: tuple[AreaLayout, ...]
    bar: QRectF | None
    lines: tuple[Lettering, ...]
    """Those of head and bar."""


def ranges(numbers: tuple[int, ...]) -> str:
    """Numbers as a short text: ``1, 2, 6–9``."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    texts = []
    for run in runs:
        dash = "–" if len(run) > 2 else ", "
        texts.append(str(run[0]) if len(run) == 1 else f"{run[0]}{dash}{run[-1]}")
    return ", ".join(texts)


@lru_cache(maxsize=512)
def layout(card: ResultPrint, face: Face) -> Layout:
    """Where all of *card* stands on *face* (TABLE or READING)."""
    is_reading = face is Face.READING
    foot = cards.HEIGHT - LEFT_EDGE
    bar = None
    head = card.head
    words = head.words if is_reading else head.short
    lines: list[Lettering] = [
        Line(head.letter, QRectF(34, 28, 76, 72), 66, 40, MIDDLE, EVENING.ink, is_display=True),
        Line(
            words,
            QRectF(126, 26, cards.WIDTH - 126 - 36, 76),
            76 if not is_reading else 60,
            36 if is_reading else 60,
            MIDDLE,
            readable_on(head.ground),
            is_display=True,
        ),
    ]
    if card.bar is not None:
        tall = 88.0
        bar = QRectF(LEFT_EDGE, foot - tall, INNER, tall)
        text = card.bar.words if is_reading else card.bar.short
        box = bar.adjusted(92, 6, -16, -6)
        lines.append(Line(text, box, 56 if is_reading else 76, 40, LEFT))
        foot -= tall + 8
    top = HEAD.bottom() + 8
    count = len(card.areas)
    tall = (foot - top - 8 * (count - 1)) / count
    areas = []
    for number, area in enumerate(card.areas):
        box = QRectF(LEFT_EDGE, top + number * (tall + 8), INNER, tall)
        place = (
            _whole(area, box, is_reading)
            if count == 1
            else (_half if is_reading else _table_half)(area, box)
        )
        areas.append(place)
    return Layout(tuple(areas), bar, tuple(lines))


def _whole(area: Area, box: QRectF, is_reading: bool) -> AreaLayout:
    """Ribbon over park over words."""
    ribbon = QRectF(box.left() + 16, box.top() + 16, box.width() - 32, 118)
    has_flavour = is_reading and bool(area.flavour)
    tall = 78.0 if has_flavour else 118.0
    foot = box.bottom() - 10 - (92 if has_flavour else 0)
    moves = QRectF(box.left() + 24, foot - tall, box.width() - 48, tall)
    room = moves.top() - ribbon.bottom() - 12
    side = min(room, box.width() - 40)
    park = QRectF(0, 0, side, side)
    park.moveCenter(QPointF(box.center().x(), ribbon.bottom() + 4 + room / 2))
    size = 66 if is_reading else 78
    lines: list[Lettering] = [
        _ribbon_line(area, ribbon, 96),
        Paragraph(_glued(area.moves), moves, size, 46, MIDDLE, is_bold=True, leading=0.98),
    ]
    if has_flavour:
        words = QRectF(box.left() + 18, foot + 2, box.width() - 36, 86)
        lines.append(Paragraph(area.flavour, words, 48, 34, MIDDLE, EVENING.faded_ink, leading=1.0))
    return AreaLayout(box, ribbon, park, (), None, tuple(lines))


def _glued(words: str) -> str:
    """*words* with a number like ``+1`` kept on the line of the word before it."""
    return words.replace(" +", "\u00a0+")


def _half(area: Area, box: QRectF) -> AreaLayout:
    """For reading: park at the left, ribbon and words beside it, circles along the foot."""
    signs = QRectF(box.left() + 14, box.bottom() - 72, box.width() - 28, 64)
    room = box.height() - signs.height() - 22
    side = min(room, 236.0)
    park = QRectF(box.left() + 12, box.top() + 10 + (room - side) / 2, side, side)
    left = park.right() + 12
    tall = min(96.0, room * 0.46)
    ribbon = QRectF(left, box.top() + 16, box.right() - 14 - left, tall)
    moves = QRectF(left, ribbon.bottom() + 8, ribbon.width(), room - tall - 20)
    lines: list[Lettering] = [
        _ribbon_line(area, ribbon, 78),
        Paragraph(_glued(area.moves), moves, 52, 36, MIDDLE, is_bold=True, leading=1.02),
    ]
    if area.rating:
        trapezoid = QRectF(signs.left(), signs.top(), 92, signs.height())
        lines += _rating_lines(area, area.rating_words, trapezoid, signs, 50)
        return AreaLayout(box, ribbon, park, (), trapezoid, tuple(lines))
    circles = _circles(len(area.numbers), signs)
    lines += [
        Line(str(number), circle, 46, 38, MIDDLE)
        for number, circle in zip(area.numbers, circles, strict=True)
    ]
    return AreaLayout(box, ribbon, park, circles, None, tuple(lines))


def _table_half(area: Area, box: QRectF) -> AreaLayout:
    """For the table: ribbon over park, beside it who moves and for which hitters it holds."""
    ribbon = QRectF(box.left() + 12, box.top() + 12, box.width() - 24, 88)
    side = box.bottom() - 8 - ribbon.bottom() - 8
    park = QRectF(box.left() + 10, ribbon.bottom() + 8, side, side)
    column = QRectF(park.right() + 10, park.top() + 2, 0, side - 4)
    column.setRight(box.right() - 12)
    signs = QRectF(column.left(), column.bottom() - 84, column.width(), 84)
    moves = QRectF(column.left(), column.top(), column.width(), column.height() - 86)
    lines: list[Lettering] = [
        _ribbon_line(area, ribbon, 90),
        Paragraph(_glued(area.moves), moves, 66, 46, MIDDLE, is_bold=True, leading=0.98),
    ]
    if area.rating:
        trapezoid = QRectF(signs.left(), signs.top() + 6, 92, signs.height() - 12)
        lines += _rating_lines(area, area.rating_short, trapezoid, signs, 72)
        return AreaLayout(box, ribbon, park, (), trapezoid, tuple(lines))
    lines.append(Line(ranges(area.numbers), signs, 86, 60, MIDDLE, is_display=True))
    return AreaLayout(box, ribbon, park, (), None, tuple(lines))


def _rating_lines(
    area: Area, said: str, trapezoid: QRectF, signs: QRectF, px: float
) -> tuple[Line | Paragraph, ...]:
    words = signs.adjusted(trapezoid.width() + 12, 0, 0, 0)
    return (
        Paragraph(said, words, px, 34, LEFT, is_bold=True, leading=1.0),
        Line(area.rating, trapezoid, 60, 40, MIDDLE, is_display=True),
    )


def _circles(count: int, signs: QRectF) -> tuple[QRectF, ...]:
    step = min(66.0, signs.width() / max(1, count))
    left = signs.center().x() - step * count / 2
    size = min(58.0, step - 4)
    return tuple(
        QRectF(
            left + step * (n + 0.5) - size / 2,
            signs.top() + (signs.height() - size) / 2,
            size,
            size,
        )
        for n in range(count)
    )


def _ribbon_line(area: Area, ribbon: QRectF, px: float) -> Line:
    point = ribbon.height() * 0.22 if area.ribbon.shape is not Shape.BLOCK else 0.0
    box = ribbon.adjusted(12, 4, -12 - point, -4)
    return Line(area.ribbon.word, box, px, 40, MIDDLE, is_display=True)


def lettering_of(card: ResultPrint, face: Face) -> tuple[Lettering, ...]:
    """All that is printed on *face*, for tests and for measuring."""
    found = layout(card, face)
    return (*found.lines, *(line for area in found.areas for line in area.lines))


# Painting


def paint_result(
    painter: QPainter, rect: QRectF, card: ResultPrint, face: Face, lit: str = ""
) -> None:
    """*card* to fill *rect*. *lit* is ``white``, ``blue:3`` or ``bar``: what applies, for whom.

    What does not apply is veiled; what does has a heavy edge of ink and brass.
    """
    found = layout(card, face)
    key, _, number = lit.partition(":")
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        _paint_head(painter, card.head)
        for area, place in zip(card.areas, found.areas, strict=True):
            is_lit = key == area.key
            _paint_area(painter, area, place, number if is_lit else "")
            if key:
                _paint_light(painter, place.box, is_lit)
        if found.bar is not None:
            _paint_bar(painter, found.bar)
        for line in found.lines:
            line.paint(painter)
        if found.bar is not None and key:
            _paint_light(painter, found.bar, key == "bar")


def _paint_head(painter: QPainter, head: Head) -> None:
    painter.setPen(QPen(QColor(EVENING.ink), 5))
    painter.setBrush(QColor(head.ground))
    painter.drawRoundedRect(HEAD, 10, 10)
    stripes = QPainterPath()
    if head.stripes == 1:
        for step in range(int(HEAD.width() / 22)):
            x = HEAD.left() + 8 + step * 22
            stripes.moveTo(x, HEAD.bottom() - 3)
            stripes.lineTo(x + 26, HEAD.top() + 3)
    elif head.stripes == 2:
        for y in (HEAD.top() + 9, HEAD.bottom() - 9):
            stripes.moveTo(HEAD.left() + 4, y)
            stripes.lineTo(HEAD.right() - 4, y)
    painter.save()
    painter.setClipRect(HEAD.adjusted(3, 3, -3, -3), Qt.ClipOperation.IntersectClip)
    painter.strokePath(stripes, QPen(QColor(mixed(head.ground, readable_on(head.ground), 0.16)), 7))
    painter.restore()
    painter.setPen(QPen(QColor(EVENING.ink), 4))
    painter.setBrush(QColor(EVENING.cream))
    painter.drawEllipse(QPointF(72, HEAD.center().y()), 37, 37)


def _paint_area(painter: QPainter, area: Area, place: AreaLayout, number: str) -> None:
    box = place.box
    is_blue = area.key == "blue"
    painter.setPen(QPen(QColor(EVENING.ink), 3.5))
    painter.setBrush(QColor(BLUE_GROUND if is_blue else WHITE_GROUND))
    painter.drawRoundedRect(box, 12, 12)
    if is_blue:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for step in range(1, int(box.height() / 13)):
            level = QRectF(box.left() + 4, box.top() + step * 13, box.width() - 8, 2.6)
            painter.fillRect(level, QColor(BLUE_LINES))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_park(painter, place.park, area.play)
    paint_ribbon(painter, place.ribbon, area.ribbon)
    for circle, of in zip(place.circles, area.numbers, strict=False):
        is_his = str(of) == number
        painter.setPen(QPen(QColor(EVENING.ink), 8 if is_his else 3.5))
        painter.setBrush(QColor(EVENING.brass if is_his else "#fffdf6"))
        painter.drawEllipse(circle.adjusted(-3, -3, 3, 3) if is_his else circle)
    if place.trapezoid is not None:
        paint_trapezoid(painter, place.trapezoid, "#fffdf6", is_upright=False)
    for line in place.lines:
        line.paint(painter)


def paint_trapezoid(painter: QPainter, box: QRectF, ground: str, is_upright: bool) -> None:
    """The sign a pitcher's rating stands in; on a result card it stands on its head."""
    inset = box.width() * 0.18
    top, foot = (inset, 0.0) if is_upright else (0.0, inset)
    shape = QPolygonF(
        [
            QPointF(box.left() + top, box.top()),
            QPointF(box.right() - top, box.top()),
            QPointF(box.right() - foot, box.bottom()),
            QPointF(box.left() + foot, box.bottom()),
        ]
    )
    painter.setPen(QPen(QColor(EVENING.ink), 5))
    painter.setBrush(QColor(ground))
    painter.drawPolygon(shape)


def paint_ribbon(painter: QPainter, box: QRectF, ribbon: Ribbon) -> None:
    """The ground of an outcome's word."""
    painter.setPen(QPen(QColor(EVENING.ink), 4.5))
    painter.setBrush(QColor(ribbon.ground))
    if ribbon.shape is Shape.BLOCK:
        painter.drawRect(box)
        return
    if ribbon.shape is Shape.PILL:
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        return
    point = box.height() * 0.26
    path = QPainterPath(box.topLeft())
    if ribbon.shape is Shape.PENNANT:
        path.lineTo(box.right() - point, box.top())
        path.lineTo(box.right(), box.center().y())
        path.lineTo(box.right() - point, box.bottom())
    else:
        path.lineTo(box.topRight())
        teeth = 4
        for tooth in range(teeth):
            y = box.top() + box.height() * (tooth + 0.5) / teeth
            path.lineTo(box.right() - point * 0.7, y)
            path.lineTo(box.right(), y + box.height() / teeth / 2)
    path.lineTo(box.bottomLeft())
    path.closeSubpath()
    painter.drawPath(path)


def _paint_bar(painter: QPainter, bar: QRectF) -> None:
    painter.setPen(QPen(QColor(EVENING.ink), 3.5))
    painter.setBrush(QColor(BAR_GROUND))
    painter.drawRoundedRect(bar, 12, 12)
    painter.save()
    painter.translate(bar.left() + 48, bar.center().y())
    painter.scale(0.34, 0.34)
    cards.paint_baseball(painter)
    painter.restore()


def _paint_light(painter: QPainter, box: QRectF, is_lit: bool) -> None:
    if not is_lit:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(EVENING.cream, 0.66))
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 12, 12)
        return
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, by in ((EVENING.ink, 16, 0.0), (EVENING.brass, 9, 0.0)):
        painter.setPen(QPen(QColor(colour), width))
        painter.drawRoundedRect(box.adjusted(by, by, -by, -by), 12, 12)
