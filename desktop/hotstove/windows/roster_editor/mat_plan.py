"""Where the places of the dugout lie on the felt: plain arithmetic, no widget.

A diamond at the left, bench, rotation and bullpen beside or beneath it, whichever gives the larger
cards.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF

from hotstove.baseball.positions import Position
from hotstove.clubhouse.dugout import Area
from hotstove.faces.cards import ASPECT
from hotstove.play.values import Value

HEM: Final = 16
GAP: Final = 8
BENCH_ACROSS: Final = 3
BENCH_DOWN: Final = 2
LEAST: Final = 40
ROW: Final = 4.8
"""Places that a row beside the field has room for at least; more lap over one another."""
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
    """Headed boxes of bench, rotation and bullpen, the line of the heading included."""

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
        """Where *count* cards of an area lie; where they are many, one laps over the next."""
        box, (wide, tall) = self.areas[area], self.slot
        down = max(1, int((box.height() - self.caption) // tall))
        across = max(1, -(-count // down), int(box.width() // wide))
        step = wide
        if across * wide > box.width() + GAP:
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


def plan_for(rect: QRectF, caption: float, starters: int = 4) -> Plan:
    """Return the plan of a mat that fills *rect*: the rows beside the field, or beneath it."""
    inside = rect.adjusted(HEM, HEM, -HEM, -HEM)
    beside, beneath = _beside(inside, caption), _beneath(inside, caption, starters)
    return beside if beside.card >= beneath.card else beneath


def _card(inside: QRectF, caption: float, across: float, down: float, heads: int) -> float:
    """The widest card of which *across* by *down* places fit, with as many headings."""
    wide = (inside.width() - 3 * GAP) / across - GAP
    tall = ((inside.height() - heads * caption) / down - GAP - caption) / ASPECT
    return float(max(LEAST, int(min(wide, tall))))


def _beside(inside: QRectF, caption: float) -> Plan:
    card = _card(inside, caption, _WIDE + ROW, _TALL, 0)
    card = min(card, _card(inside, caption, _WIDE + ROW, 3, 3))
    wide, tall = card + GAP, card * ASPECT + caption + GAP
    field = QRectF(inside.left(), 0, _WIDE * wide, _TALL * tall)
    spare = inside.width() - field.width() - 8 * wide
    field.setWidth(field.width() + max(0.0, spare))
    field.moveTop(inside.top() + (inside.height() - field.height()) / 2)
    left = field.right() + 2 * GAP
    step = min((inside.height() - 3 * (tall + caption)) / 2, tall * 0.5) + tall + caption
    top = inside.top() + (inside.height() - 2 * step - tall - caption) / 2
    areas = {
        area: QRectF(left, top + step * number, inside.right() - left, tall + caption)
        for number, area in enumerate((Area.BENCH, Area.ROTATION, Area.BULLPEN))
    }
    return Plan(card, caption, field, areas)


def _beneath(inside: QRectF, caption: float, starters: int) -> Plan:
    card = _card(inside, caption, _WIDE + BENCH_ACROSS, _TALL + 1, 1)
    wide, tall = card + GAP, card * ASPECT + caption + GAP
    spare = inside.height() - (_TALL + 1) * tall - caption
    bench_wide = min(
        max(BENCH_ACROSS * wide, inside.width() - _WIDE * wide - 2 * GAP), inside.width() * 0.5
    )
    room = inside.width() - bench_wide - GAP
    field = QRectF(inside.left(), inside.top() + spare * 0.4, room, _TALL * tall)
    foot = inside.bottom() - tall - caption
    rotation = QRectF(inside.left(), foot, max(1, starters) * wide, tall + caption)
    pen = QRectF(rotation.topRight().x() + 2 * GAP, foot, 0, rotation.height())
    pen.setRight(inside.right())
    bench = QRectF(
        inside.right() - bench_wide, inside.top(), bench_wide, BENCH_DOWN * tall + caption
    )
    return Plan(
        card, caption, field, {Area.BENCH: bench, Area.ROTATION: rotation, Area.BULLPEN: pen}
    )
