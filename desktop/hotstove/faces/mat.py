"""What lies flat on the table top: felt, slots, card stock, the dice tray.

The wood is in ``wood``, the ball field chalked on the felt in ``field``. Drawn from lines and
gradients, so it is sharp at any scale; the textures are costly, so the playmat keeps them as
pixmaps.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from . import fonts
from .edges import paint_shadow
from .texture import speck, specks
from .theme import Theme, mixed, tint


def paint_felt(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A felt playmat with a bound and stitched edge; *rect* is the mat without its shadow."""
    unit = max(rect.width(), rect.height()) / 1200
    corner = 22 * unit
    paint_shadow(painter, rect, corner, 12 * unit)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    shape.addRoundedRect(rect, corner, corner)
    middle = QPointF(rect.center().x(), rect.top() + rect.height() * 0.46)
    felt = QRadialGradient(middle, max(rect.width(), rect.height()) * 0.62)
    felt.setColorAt(0.0, tint(theme.felt_light))
    felt.setColorAt(0.55, tint(mixed(theme.felt_light, theme.felt_dark, 0.35)))
    felt.setColorAt(1.0, tint(theme.felt_dark))
    painter.fillPath(shape, felt)
    painter.setClipPath(shape)
    _paint_nap(painter, rect, unit, theme)
    painter.setClipping(False)
    _paint_hem(painter, rect, corner, unit, theme)
    painter.restore()


def _paint_nap(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    """Short fibres, lighter and darker than the felt, combed a little to the right."""
    count = min(6000, round(rect.width() * rect.height() / (unit * unit) / 150))
    light, dark = mixed(theme.felt_light, "#ffffff", 0.35), mixed(theme.felt_dark, "#000000", 0.6)
    for tone, colour, alpha in ((0, light, 0.11), (1, dark, 0.15), (2, light, 0.06)):
        fibres = []
        for fibre in range(tone, count, 3):
            across, down, lean = specks(fibre, 21)
            x, y = rect.left() + rect.width() * across, rect.top() + rect.height() * down
            turn = -0.5 + 1.9 * lean
            length = (2.0 + 3.4 * (lean * 7 % 1)) * unit
            fibres.append(QLineF(x, y, x + length * math.cos(turn), y + length * math.sin(turn)))
        painter.setPen(QPen(tint(colour, alpha), 1.1 * unit))
        painter.drawLines(fibres)


def _paint_hem(painter: QPainter, rect: QRectF, corner: float, unit: float, theme: Theme) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    hem = 5 * unit
    painter.setPen(QPen(tint(mixed(theme.felt_dark, "#000000", 0.28)), 2 * hem))
    _inset(painter, rect, hem, corner)
    painter.setPen(QPen(tint(mixed(theme.felt_light, "#ffffff", 0.22), 0.5), unit))
    _inset(painter, rect, 0.7 * unit, corner)
    _inset(painter, rect, 2 * hem, corner)
    stitch = QPen(tint("#000000", 0.38), 2.2 * unit)
    stitch.setCapStyle(Qt.PenCapStyle.RoundCap)
    stitch.setDashPattern([3.6, 2.7])
    thread = QPen(stitch)
    thread.setColor(tint(mixed(theme.chalk, theme.brass, 0.25), 0.9))
    painter.setPen(stitch)
    _inset(painter, rect.translated(0.5 * unit, 1.3 * unit), 2.9 * hem, corner)
    painter.setPen(thread)
    _inset(painter, rect, 2.9 * hem, corner)


def _inset(painter: QPainter, rect: QRectF, by: float, corner: float) -> None:
    rounding = max(1.0, corner - by)
    painter.drawRoundedRect(rect.adjusted(by, by, -by, -by), rounding, rounding)


def paint_slot(
    painter: QPainter,
    rect: QRectF,
    label: str,
    theme: Theme,
    lit: bool = False,
    words: str = "",
) -> None:
    """A place chalked on the felt, its *label* along the foot.

    *lit* marks a legal place for what is being dragged: a brass outline edged with ink and, on
    a plaque, *words* that tell what a drop there means. Text is 18 px, shrinking to 14 and
    then elided where the place is narrow.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    corner = min(12.0, min(rect.width(), rect.height()) * 0.12)
    if lit:
        _paint_glow(painter, rect, corner, theme)
    else:
        painter.setBrush(tint("#000000", 0.10))
        painter.setPen(_chalk(theme, 2.0, 0.62))
        painter.drawRoundedRect(rect, corner, corner)
    foot = label_rect(rect)
    if label:
        painter.setPen(tint(theme.chalk))
        fonts.paint_line(painter, foot, label, fonts.display, 20, 14)
    if lit and words:
        _paint_plaque(painter, rect, words, theme)
    painter.restore()


def label_rect(slot: QRectF) -> QRectF:
    """Where the label of a slot stands: cards in the slot leave it free."""
    return QRectF(slot.left() + 8, slot.bottom() - 30, slot.width() - 16, 24)


def _paint_glow(painter: QPainter, rect: QRectF, corner: float, theme: Theme) -> None:
    place = QPainterPath()
    place.addRoundedRect(rect, corner, corner)
    for layer in range(12):
        out = 1.0 + layer * 1.4
        halo = QPainterPath()
        halo.addRoundedRect(rect.adjusted(-out, -out, out, out), corner + out, corner + out)
        painter.fillPath(halo.subtracted(place), tint(theme.lamp, 0.05))
    light = QRadialGradient(rect.center(), max(rect.width(), rect.height()) * 0.7)
    light.setColorAt(0.0, tint(theme.felt_dark, 0.35))
    light.setColorAt(0.6, tint(mixed(theme.felt_dark, theme.lamp, 0.14), 0.6))
    light.setColorAt(1.0, tint(mixed(theme.felt_dark, theme.lamp, 0.36), 0.7))
    painter.setBrush(light)
    painter.setPen(QPen(tint(theme.ink), 6.4))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.brass), 3.6))
    painter.drawRoundedRect(rect, corner, corner)


def _paint_plaque(painter: QPainter, rect: QRectF, words: str, theme: Theme) -> None:
    """Brass with ink lettering across the upper part of the place, on two lines if need be."""
    room = max(20.0, rect.width() - 30)
    lines = [words] if fonts.width(words, _bold(18)) <= room else _halved(words)
    set_lines = [fonts.fitted(line, room, _bold, 18, 14) for line in lines]
    wide = max(fonts.width(text, font) for text, font in set_lines) + 20
    plaque = QRectF(rect.center().x() - wide / 2, rect.top() + 10, wide, 8 + 22.0 * len(lines))
    paint_shadow(painter, plaque, 6, 4)
    painter.setPen(QPen(tint(theme.ink), 1.6))
    painter.setBrush(tint(theme.brass))
    painter.drawRoundedRect(plaque, 6, 6)
    painter.setPen(tint(theme.ink))
    for row, line in enumerate(lines):
        place = QRectF(rect.center().x() - room / 2, plaque.top() + 4 + 22 * row, room, 22)
        fonts.paint_line(painter, place, line, _bold, 18, 14)


def _bold(px: float) -> QFont:
    return fonts.plain(px, bold=True)


def _halved(words: str) -> list[str]:
    """*words* on two lines of about one length, or on one where there is no space to break at."""
    breaks = [at for at, letter in enumerate(words) if letter == " "]
    if not breaks:
        return [words]
    middle = min(breaks, key=lambda at: abs(at - len(words) / 2))
    return [words[:middle], words[middle + 1 :]]


def _chalk(theme: Theme, width: float, strength: float) -> QPen:
    pen = QPen(tint(theme.chalk, strength), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def paint_cream(painter: QPainter, rect: QRectF, theme: Theme, corner: float = 10.0) -> None:
    """A sheet of cream card stock on the table, with its shadow and a few flecks of pulp."""
    paint_shadow(painter, rect, corner, 7)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stock = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    stock.setColorAt(0.0, tint(theme.cream))
    stock.setColorAt(1.0, tint(theme.cream_shade))
    painter.setBrush(stock)
    painter.setPen(QPen(tint(mixed(theme.cream_shade, theme.walnut_dark, 0.4)), 1.0))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    flecks = []
    for fleck in range(min(500, round(rect.width() * rect.height() / 900))):
        x = rect.left() + 4 + (rect.width() - 12) * speck(fleck, 31)
        y = rect.top() + 4 + (rect.height() - 8) * speck(fleck, 32)
        turn = 6.3 * speck(fleck, 33)
        flecks.append(QLineF(x, y, x + 3 * math.cos(turn), y + 3 * math.sin(turn)))
    painter.setPen(QPen(tint(theme.faded_ink, 0.10), 0.8))
    painter.drawLines(flecks)
    painter.restore()


def paint_rack(painter: QPainter, rect: QRectF, theme: Theme, corner: float = 12.0) -> None:
    """A shallow recess cut into the table, in which a batting order or a hand can lie."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    well = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    well.setColorAt(0.0, tint(mixed(theme.walnut_deep, "#000000", 0.35)))
    well.setColorAt(0.12, tint(theme.walnut_deep))
    well.setColorAt(1.0, tint(mixed(theme.walnut_deep, theme.walnut_dark, 0.22)))
    painter.setBrush(well)
    painter.setPen(QPen(tint("#000000", 0.55), 1.6))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    lip = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    lip.setColorAt(0.0, tint("#000000", 0.0))
    lip.setColorAt(1.0, tint(mixed(theme.walnut_light, theme.brass, 0.35), 0.7))
    painter.setPen(QPen(lip, 1.6))
    painter.drawRoundedRect(rect.adjusted(-1.2, -1.2, 1.2, 1.2), corner + 1.2, corner + 1.2)
    painter.restore()


def tray_well(rect: QRectF) -> QRectF:
    """The flat of the tray painted in *rect*, where dice can lie."""
    rim = _rim(rect)
    return rect.adjusted(rim, rim, -rim, -rim)


def _rim(rect: QRectF) -> float:
    return min(rect.width(), rect.height()) * 0.075


def paint_tray(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The red tin dice tray: a rolled rim, a cream line printed round the well, a worn shine."""
    rim = _rim(rect)
    corner = rim * 1.6
    paint_shadow(painter, rect, corner, rim * 0.7)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rolled = QLinearGradient(rect.topLeft(), rect.bottomRight())
    rolled.setColorAt(0.0, tint(mixed(theme.tin_rim, "#ffd8b0", 0.45)))
    rolled.setColorAt(0.18, tint(theme.tin_rim))
    rolled.setColorAt(0.75, tint(mixed(theme.tin_rim, "#000000", 0.28)))
    rolled.setColorAt(1.0, tint(mixed(theme.tin_rim, "#ffd8b0", 0.12)))
    painter.setBrush(rolled)
    painter.setPen(QPen(tint(mixed(theme.tin, "#000000", 0.6)), 1.2))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint("#ffe9cf", 0.5), max(1.0, rim * 0.10)))
    painter.drawRoundedRect(
        rect.adjusted(rim * 0.28, rim * 0.28, -rim * 0.28, -rim * 0.28), corner, corner
    )
    well = tray_well(rect)
    _paint_well(painter, well, rim, theme)
    painter.restore()


def _paint_well(painter: QPainter, well: QRectF, rim: float, theme: Theme) -> None:
    corner = rim * 0.9
    shape = QPainterPath()
    shape.addRoundedRect(well, corner, corner)
    lit = QRadialGradient(well.center() + QPointF(0, -well.height() * 0.1), well.width() * 0.8)
    lit.setColorAt(0.0, tint(mixed(theme.tin, theme.tin_rim, 0.45)))
    lit.setColorAt(1.0, tint(mixed(theme.tin, "#000000", 0.18)))
    painter.fillPath(shape, lit)
    painter.setClipPath(shape)
    # The wall's shadow, thick under the upper left rim and thin elsewhere.
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for layer in range(14):
        painter.setPen(QPen(tint("#140302", 0.05), rim * (0.3 + layer * 0.12)))
        painter.drawRoundedRect(
            well.adjusted(-1, -1, rim * 0.8, rim * 0.8).translated(-0.5, -0.5), corner, corner
        )
    painter.setClipping(False)
    painter.setPen(QPen(tint("#140302", 0.8), 1.3))
    painter.drawRoundedRect(well, corner, corner)
    inset = rim * 0.75
    painter.setPen(QPen(tint(theme.cream, 0.75), max(1.2, rim * 0.12)))
    painter.drawRoundedRect(well.adjusted(inset, inset, -inset, -inset), corner * 0.7, corner * 0.7)
    painter.setPen(QPen(tint(theme.cream, 0.35), max(0.8, rim * 0.05)))
    inset = rim * 1.0
    painter.drawRoundedRect(well.adjusted(inset, inset, -inset, -inset), corner * 0.6, corner * 0.6)
