"""Where the places of the dugout lie on the felt: plain arithmetic, no widget.

A diamond at the left, the bench beside it, rotation and bullpen along the foot. The card's width
is the largest with which all of it fits.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF

from hotstove.baseball.positions import Position
from hotstove.clubhouse.dugout import Area
from hotstove.faces.cards import ASPECT
from hotstove.play.values import Value

HEM: Final = 16
GAP: Final = 8
BENCH_ACROSS: Final = 3
BENCH_DOWN: Final = 2
LEAST: Final = 46
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
    """Return the plan of a mat that fills *rect*."""
    inside = rect.adjusted(HEM, HEM, -HEM, -HEM)
    for card in range(max(LEAST, int(inside.width() // 8)), LEAST, -1):
        if _needs_tall(card, caption) <= inside.height() and _needs_wide(card) <= inside.width():
            break
    else:
        card = LEAST
    wide, tall = card + GAP, card * ASPECT + caption + GAP
    spare = inside.height() - _needs_tall(card, caption)
    bench_wide = max(BENCH_ACROSS * wide, inside.width() - _WIDE * wide - 2 * GAP)
    bench_wide = min(bench_wide, inside.width() * 0.5)
    field = QRectF(
        inside.left(), inside.top() + spare * 0.3, inside.width() - bench_wide - GAP, _TALL * tall
    )
    foot = inside.bottom() - tall - caption
    rotation = QRectF(inside.left(), foot, max(1, starters) * wide, tall + caption)
    pen = QRectF(
        rotation.right() + GAP * 2, foot, inside.right() - rotation.right() - GAP * 2, rotation.height()
    )
    bench = QRectF(
        inside.right() - bench_wide, inside.top() + spare * 0.15, bench_wide, BENCH_DOWN * tall + caption
    )
    return Plan(
        float(card), caption, field,
        {Area.BENCH: bench, Area.ROTATION: rotation, Area.BULLPEN: pen},
    )  # fmt: skip


def _needs_tall(card: float, caption: float) -> float:
    slot = card * ASPECT + caption + GAP
    return (_TALL + 1) * slot + caption + GAP


def _needs_wide(card: float) -> float:
    return (_WIDE + BENCH_ACROSS) * (card + GAP) + 2 * GAP


def middle(box: QRectF) -> QPointF:
    return box.center()
