"""Where the places of the dugout lie on the felt: plain arithmetic, no widget.

A diamond at the left, the headed areas in rows beside it, or the last of them beneath it, whichever
gives the larger cards. Nothing laps over anything while there is room for cards of the least size.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF

from hotstove.baseball.positions import Position
from hotstove.clubhouse.dugout import Area
from hotstove.faces.cards import ASPECT
from hotstove.play.values import Value

HEM: Final = 26
"""From the edge of the mat to whatever lies on it: its binding, its seam, and the rings."""
GAP: Final = 8
APART: Final = 14
"""Between two areas of one row, besides the gap."""
LEAST: Final = 30
MOST: Final = 240
_SPOTS: Final[dict[Position, tuple[float, float]]] = {
    Position.CENTRE_FIELD: (0.0, 0.0),
    Position.LEFT_FIELD: (-1.62, 0.22),
    Position.RIGHT_FIELD: (1.62, 0.22),
    Position.SHORTSTOP: (-0.66, 1.10),
    Position.SECOND_BASE: (0.66, 1.10),
    Position.THIRD_BASE: (-1.95, 1.34),
    Position.FIRST_BASE: (1.95, 1.34),
    Position.CATCHER: (0.0, 2.20),
    Position.DESIGNATED_HITTER: (1.5, 2.42),
}
"""Middle of each card from the middle of the field in slots' widths, top in slots' heights."""
_WIDE: Final = 4.9
_TALL: Final = 3.42


class Plan(Value, frozen=True):
    card: float
    """Width of a card."""
    caption: float
    """Height of the line beneath it."""
    field: QRectF
    areas: dict[Area, QRectF]
    """Headed boxes of bench, rotation, bullpen and the rest, the line of the heading included."""

    @property
    def slot(self) -> tuple[float, float]:
        """A place with its gap: width, height."""
        return self.card + GAP, self.card * ASPECT + self.caption + GAP

    def spot(self, position: Position) -> QRectF:
        """Where a card of the diamond lies, its caption beneath left out."""
        wide, tall = self.slot
        x, y = _SPOTS[position]
        left = self.field.center().x() + x * wide - self.card / 2
        return QRectF(left, self.field.top() + y * tall, self.card, self.card * ASPECT)

    def row(self, area: Area, count: int) -> list[QRectF]:
        """Where *count* cards of an area lie; where there is no room, one laps over the next."""
        box, (wide, tall) = self.areas[area], self.slot
        down = max(1, int((box.height() - self.caption + 1) // tall))
        across = max(1, -(-count // down), int((box.width() + GAP + 1) // wide))
        step = wide
        if across * wide > box.width() + GAP + 1:
            step = (box.width() - self.card) / max(1, across - 1)
        return [
            QRectF(
                box.left() + step * (number % across),
                box.top() + self.caption + tall * (number // across),
                self.card,
                self.card * ASPECT,
            )
            for number in range(count)
        ]


def plan_for(rect: QRectF, caption: float, counts: Mapping[Area, int]) -> Plan:
    """Return the plan of a mat that fills *rect*; *counts*: the places of each headed area."""
    inside = rect.adjusted(HEM, HEM, -HEM, -HEM)
    plans = [_largest(inside, caption, counts, is_beneath=way) for way in (False, True)]
    found = [plan for plan in plans if plan is not None]
    if not found:
        return _crowded(inside, caption, tuple(counts))
    return max(found, key=lambda plan: plan.card)


def _largest(
    inside: QRectF, caption: float, counts: Mapping[Area, int], *, is_beneath: bool
) -> Plan | None:
    """The plan with the widest cards that fit, found by halving."""
    best, low, high = None, LEAST, MOST
    while low <= high:
        card = (low + high) // 2
        plan = _laid(inside, caption, counts, card, is_beneath=is_beneath)
        if plan is None:
            high = card - 1
        else:
            best, low = plan, card + 1
    return best


class _Block(NamedTuple):
    """An area, and how many places it has across and down."""

    area: Area
    across: int
    down: int


def _laid(
    inside: QRectF,
    caption: float,
    counts: Mapping[Area, int],
    card: float,
    *,
    is_beneath: bool,
) -> Plan | None:
    """The plan with cards of one width; None where they do not fit."""
    wide, tall = card + GAP, card * ASPECT + caption + GAP
    field = QRectF(inside.left(), inside.top(), _WIDE * wide, _TALL * tall)
    if field.height() > inside.height() or field.width() > inside.width():
        return None
    left = field.right() + 2 * GAP
    beside = QRectF(left, inside.top(), inside.right() - left, inside.height())
    rooms = [beside]
    if is_beneath:
        beside.setHeight(field.height())
        top = field.bottom() + GAP
        rooms.append(QRectF(inside.left(), top, inside.width(), inside.bottom() - top))
    areas: dict[Area, QRectF] = {}
    left_over = list(counts)
    for room in rooms:
        rows = _filled(room, left_over, counts, (wide, tall), caption)
        left_over = [area for area in left_over if not any(_holds(row, area) for row in rows)]
        areas |= _spread(room, rows, (wide, tall), caption)
    if left_over:
        return None
    if not is_beneath:
        field.moveTop(inside.top() + (inside.height() - field.height()) / 2)
    return Plan(card, caption, field, areas)


def _holds(row: Sequence[_Block], area: Area) -> bool:
    return any(block.area is area for block in row)


def _filled(
    room: QRectF,
    areas: Sequence[Area],
    counts: Mapping[Area, int],
    slot: tuple[float, float],
    caption: float,
) -> list[list[_Block]]:
    """Set the areas in rows, each into the last row that has room for it, while there is room."""
    wide, tall = slot
    rows: list[list[_Block]] = []
    used = 0.0
    most = int((room.width() + GAP) // wide)
    for area in areas if most > 0 else ():
        count = max(1, counts[area])
        down = -(-count // most)
        block = _Block(area, -(-count // down), down)
        row = _row_for(block, rows, room.width() + GAP, wide)
        if row is not None:
            row.append(block)
            continue
        height = down * tall + caption
        if used + height > room.height() + GAP:
            break
        rows.append([block])
        used += height
    return rows


def _row_for(
    block: _Block, rows: list[list[_Block]], room: float, wide: float
) -> list[_Block] | None:
    """The last row of equal height that has room for *block*; None: it begins another."""
    for row in reversed(rows):
        across = sum(each.across for each in row) + block.across
        needed = across * wide + APART * len(row)
        if row[0].down == block.down and needed <= room:
            return row
    return None


def _spread(
    room: QRectF, rows: list[list[_Block]], slot: tuple[float, float], caption: float
) -> dict[Area, QRectF]:
    """Lay the rows out in the room, what is left of its height between them.

    The first area of a row has what is left of its width, the others stand at the right.
    """
    wide, tall = slot
    heights = [row[0].down * tall + caption for row in rows]
    spare = room.height() + GAP - sum(heights)
    between = min(max(0.0, spare) / (len(rows) + 1), tall * 0.45)
    top = room.top() + max(0.0, spare - between * (len(rows) - 1)) / 2
    areas: dict[Area, QRectF] = {}
    for row, height in zip(rows, heights, strict=True):
        first, *rest = row
        areas[first.area] = QRectF(room.left(), top, room.width(), height)
        right = room.right()
        for block in reversed(rest):
            across = block.across * wide - GAP
            areas[block.area] = QRectF(right - across, top, across, height)
            right -= across + GAP + APART
        areas[first.area].setRight(right)
        top += height + between
    return areas


def _crowded(inside: QRectF, caption: float, areas: Sequence[Area]) -> Plan:
    """The least cards there are, a row to each area, lapping over one another."""
    card = float(LEAST)
    wide, tall = card + GAP, card * ASPECT + caption + GAP
    field = QRectF(inside.left(), inside.top(), min(_WIDE * wide, inside.width() / 2), _TALL * tall)
    left = field.right() + 2 * GAP
    step = inside.height() / max(1, len(areas))
    return Plan(
        card,
        caption,
        field,
        {
            area: QRectF(left, inside.top() + step * number, inside.right() - left, tall + caption)
            for number, area in enumerate(areas)
        },
    )
