"""The ball field on the felt: where its places are, and its chalk, dirt and bases.

The plan is plain numbers, so that whoever lays out cards can stand them on the bases.
"""

from __future__ import annotations

import math
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from hotstove.play.values import Value

from .texture import specks
from .theme import Theme, mixed, tint

Spot: TypeAlias = tuple[float, float]
"""x to the right and y down, in the units of the mat's rectangle."""


class FieldPlan(Value, frozen=True):
    """The places of a field. The base lines run at 45 degrees and are all of one length."""

    home: Spot
    first: Spot
    second: Spot
    third: Spot
    mound: Spot
    right_pole: Spot
    left_pole: Spot
    fence: Spot
    """The deepest point of centre field."""
    size: float
    """The height of a field that fills its mat; every measure is a share of it."""


def field_plan(left: float, top: float, width: float, height: float) -> FieldPlan:
    """The field that fits a mat with these measures, home plate at the foot."""
    size = min(height, width / 1.36)
    middle, foot = left + width / 2, top + (height + size) / 2 - size * 0.122
    half = size * 0.31
    pole = size * 0.60
    return FieldPlan(
        home=(middle, foot),
        first=(middle + half, foot - half),
        second=(middle, foot - 2 * half),
        third=(middle - half, foot - half),
        mound=(middle, foot - half * 0.98),
        right_pole=(middle + pole, foot - pole),
        left_pole=(middle - pole, foot - pole),
        fence=(middle, foot - size * 0.815),
        size=size,
    )


def paint_field(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Dirt, grass, chalk, bases, plate and mound on the mat *rect*."""
    plan = field_plan(rect.left(), rect.top(), rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_outfield(painter, plan, theme)
    _paint_dirt(painter, plan, theme)
    _paint_chalk(painter, plan, theme)
    for base in (plan.first, plan.second, plan.third):
        _paint_base(painter, base, plan.size, theme)
    _paint_mound(painter, plan, theme)
    _paint_plate(painter, plan, theme)
    painter.restore()


def _point(spot: Spot) -> QPointF:
    return QPointF(*spot)


def _fence(plan: FieldPlan, grow: float = 0.0) -> QPainterPath:
    """The arc from the left pole through centre to the right pole, *grow* pixels further out."""
    chord = plan.right_pole[0] - plan.fence[0]
    rise = plan.right_pole[1] - plan.fence[1]
    radius = (chord * chord + rise * rise) / (2 * rise)
    reach = radius + grow
    centre = QPointF(plan.fence[0], plan.fence[1] + radius)
    half = math.degrees(math.asin(min(1.0, chord / radius)))
    box = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
    path = QPainterPath()
    path.arcMoveTo(box, 90 + half)
    path.arcTo(box, 90 + half, -2 * half)
    return path


def _fair(plan: FieldPlan) -> QPainterPath:
    ground = _fence(plan)
    ground.lineTo(_point(plan.home))
    ground.closeSubpath()
    return ground


def _paint_outfield(painter: QPainter, plan: FieldPlan, theme: Theme) -> None:
    """Mown bands fanning out from home, and the warning track under the fence."""
    fair = _fair(plan)
    painter.fillPath(fair, tint(mixed(theme.felt_light, "#ffffff", 0.1), 0.16))
    painter.setClipPath(fair)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    band = plan.size * 0.062
    for ring in range(7, 16, 2):
        reach = band * (ring + 0.5)
        painter.setPen(QPen(tint("#ffffff", 0.025), band))
        painter.drawEllipse(_point(plan.home), reach, reach)
    painter.setPen(QPen(tint(theme.dirt, 0.42), plan.size * 0.05))
    painter.drawPath(_fence(plan))
    painter.setClipping(False)


def _skin(plan: FieldPlan) -> QPainterPath:
    """The dirt: a fan behind the bases, without the grass between them, and three circles."""
    reach = plan.size * 0.385
    fan = QPainterPath()
    fan.addEllipse(_point(plan.mound), reach, reach)
    margin = plan.size * 0.028
    x, y = plan.home
    far = plan.size
    wedge = QPainterPath()
    wedge.addPolygon(
        QPolygonF(
            [
                QPointF(x, y + margin * 1.4),
                QPointF(x + far, y + margin * 1.4 - far),
                QPointF(x - far, y + margin * 1.4 - far),
            ]
        )
    )
    wedge.closeSubpath()
    grass = _diamond(plan, plan.size * 0.052)
    dirt = fan.intersected(wedge).subtracted(grass)
    for spot, share in ((plan.home, 0.083), (plan.mound, 0.062)):
        circle = QPainterPath()
        circle.addEllipse(_point(spot), plan.size * share, plan.size * share)
        dirt = dirt.united(circle)
    return dirt


def _diamond(plan: FieldPlan, inset: float) -> QPainterPath:
    """The square between the bases, its corners cut back round each base by an arc of dirt."""
    (hx, hy), (fx, fy) = plan.home, plan.first
    (sx, sy), (tx, ty) = plan.second, plan.third
    square = QPainterPath()
    square.addPolygon(
        QPolygonF(
            [
                QPointF(hx, hy - inset),
                QPointF(fx - inset, fy),
                QPointF(sx, sy + inset),
                QPointF(tx + inset, ty),
            ]
        )
    )
    square.closeSubpath()
    for spot in (plan.first, plan.second, plan.third):
        cut = QPainterPath()
        cut.addEllipse(_point(spot), plan.size * 0.095, plan.size * 0.095)
        square = square.subtracted(cut)
    return square


def _paint_dirt(painter: QPainter, plan: FieldPlan, theme: Theme) -> None:
    skin = _skin(plan)
    grass = _diamond(plan, plan.size * 0.052)
    painter.fillPath(grass, tint("#ffffff", 0.03))
    painter.setPen(QPen(tint("#000000", 0.25), plan.size * 0.007))
    painter.drawPath(skin.translated(plan.size * 0.001, plan.size * 0.003))
    clay = QRadialGradient(_point(plan.mound), plan.size * 0.55)
    clay.setColorAt(0.0, tint(mixed(theme.dirt, "#ffffff", 0.02)))
    clay.setColorAt(1.0, tint(mixed(theme.dirt, "#000000", 0.16)))
    painter.fillPath(skin, clay)
    painter.setClipPath(skin)
    (x, y), reach = plan.mound, plan.size * 0.86
    pale, dark = mixed(theme.dirt, "#ffffff", 0.4), mixed(theme.dirt, "#000000", 0.5)
    for tone, colour in enumerate((pale, dark)):
        painter.setPen(QPen(tint(colour, 0.2), plan.size * 0.003))
        painter.drawPoints(
            [
                QPointF(x + reach * (across - 0.5), y + reach * (down - 0.5))
                for across, down, _ in (specks(grain, 41) for grain in range(tone, 1800, 2))
            ]
        )
    painter.setClipping(False)


def _paint_chalk(painter: QPainter, plan: FieldPlan, theme: Theme) -> None:
    width = max(1.5, plan.size * 0.0042)
    line = QPen(tint(theme.chalk, 0.9), width)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line)
    painter.drawLine(_point(plan.home), _point(plan.right_pole))
    painter.drawLine(_point(plan.home), _point(plan.left_pole))
    painter.setPen(QPen(tint(theme.chalk, 0.72), width))
    painter.drawPath(_fence(plan))
    painter.setPen(QPen(tint(theme.chalk, 0.5), width * 0.8))
    painter.drawLine(_point(plan.first), _point(plan.second))
    painter.drawLine(_point(plan.second), _point(plan.third))
    painter.setPen(QPen(tint(theme.chalk, 0.85), width))
    x, y = plan.home
    for way in (-1, 1):
        box = QRectF(0, 0, plan.size * 0.042, plan.size * 0.082)
        box.moveCenter(QPointF(x + way * plan.size * 0.048, y - plan.size * 0.008))
        painter.drawRect(box)
    painter.setPen(QPen(tint(theme.brass), width * 1.6))
    for pole in (plan.left_pole, plan.right_pole):
        painter.drawLine(_point(pole), _point(pole) - QPointF(0, plan.size * 0.035))


def _paint_base(painter: QPainter, base: Spot, size: float, theme: Theme) -> None:
    half = size * 0.021
    painter.save()
    painter.translate(_point(base))
    painter.rotate(45)
    painter.fillRect(QRectF(-half + 1.5, -half + 2.5, 2 * half, 2 * half), tint("#000000", 0.35))
    bag = QLinearGradient(-half, -half, half, half)
    bag.setColorAt(0.0, tint(theme.cream))
    bag.setColorAt(1.0, tint(theme.cream_shade))
    painter.setBrush(bag)
    painter.setPen(QPen(tint(theme.ink), max(1.0, size * 0.002)))
    painter.drawRect(QRectF(-half, -half, 2 * half, 2 * half))
    painter.setPen(QPen(tint(theme.ink, 0.28), max(0.7, size * 0.0012)))
    painter.drawRect(QRectF(-half * 0.66, -half * 0.66, half * 1.32, half * 1.32))
    painter.restore()


def _paint_mound(painter: QPainter, plan: FieldPlan, theme: Theme) -> None:
    x, y = plan.mound
    reach = plan.size * 0.062
    swell = QRadialGradient(QPointF(x - reach * 0.25, y - reach * 0.35), reach * 1.2)
    swell.setColorAt(0.0, tint(mixed(theme.dirt, "#ffe0b0", 0.28)))
    swell.setColorAt(1.0, tint(mixed(theme.dirt, "#000000", 0.14), 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(swell)
    painter.drawEllipse(_point(plan.mound), reach, reach)
    painter.setPen(QPen(tint(theme.ink), max(0.8, plan.size * 0.0015)))
    painter.setBrush(tint(theme.cream))
    painter.drawRect(
        QRectF(x - plan.size * 0.021, y - plan.size * 0.004, plan.size * 0.042, plan.size * 0.009)
    )


def _paint_plate(painter: QPainter, plan: FieldPlan, theme: Theme) -> None:
    x, y = plan.home
    half = plan.size * 0.019
    plate = QPolygonF(
        [
            QPointF(x - half, y - half * 1.5),
            QPointF(x + half, y - half * 1.5),
            QPointF(x + half, y - half * 0.4),
            QPointF(x, y + half * 0.6),
            QPointF(x - half, y - half * 0.4),
        ]
    )
    painter.setPen(QPen(tint(theme.ink), max(1.0, plan.size * 0.002)))
    painter.setBrush(tint(theme.cream))
    painter.drawPolygon(plate)
