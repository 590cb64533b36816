"""Paints the peg board of ``pegboard``: wood, borders, diamond, holes, lettering, number plates.

The board itself never changes and is costly, so whoever shows it keeps it as a pixmap; the
number plates are laid on it by ``paint_scores``.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from hotstove.play.seats import Side

from . import fonts, glyphs
from .birch import birch_of, paint_board_of_birch, paint_hole
from .pegboard import INNINGS, SIDES, BoardPlan, Label, Place, board_plan
from .scoreboard import ScoreboardData, first_shown
from .texture import specks
from .theme import Theme, mixed, tint

_ALIGN = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "middle": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}


def lettering_red(theme: Theme) -> str:
    """The red of words on birch, deep enough to read there."""
    return mixed(theme.home_red, "#3a0500", 0.42)


def club_colour(side: Side, theme: Theme) -> str:
    return theme.home_red if side is Side.HOME else theme.visitor_blue


def word_of(label: str, title: str = "") -> str:
    """What a label of the plan says; numbers say themselves."""
    name, _, rest = label.partition(":")
    words = {
        "title": title or QCoreApplication.translate("pegboard", "PEG BOARD"),
        "outs": QCoreApplication.translate("pegboard", "OUTS"),
        "bench": QCoreApplication.translate("pegboard", "BENCH"),
        "hitting": QCoreApplication.translate("pegboard", "NOW HITTING"),
        "mound": QCoreApplication.translate("pegboard", "NOW PITCHING"),
        "first": QCoreApplication.translate("pegboard", "1ST"),
        "second": QCoreApplication.translate("pegboard", "2ND"),
        "third": QCoreApplication.translate("pegboard", "3RD"),
        "home": QCoreApplication.translate("pegboard", "HOME"),
        "R": QCoreApplication.translate("pegboard", "R", "runs"),
        "H": QCoreApplication.translate("pegboard", "H", "hits"),
        "E": QCoreApplication.translate("pegboard", "E", "errors"),
    }
    clubs = {
        Side.VISITOR.value: QCoreApplication.translate("pegboard", "VISITOR"),
        Side.HOME.value: QCoreApplication.translate("pegboard", "HOME"),
    }
    if name in ("hitting", "club") and rest in clubs:
        return clubs[rest]
    if name == "mound":
        return words[name]
    return words.get(rest, rest) if rest else words[name]


def _rect(place: Place) -> QRectF:
    return QRectF(*place)


def paint_board(painter: QPainter, rect: QRectF, theme: Theme, title: str = "") -> None:
    """The empty board in *rect*, its shadow outside; *title* stands in the border's cartouche."""
    plan = board_plan(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_board_of_birch(painter, rect, plan.unit, theme)
    painter.translate(rect.topLeft())
    _paint_border(painter, plan, theme)
    for panel in plan.panels:
        if panel.id != "score":
            _paint_recess(painter, _rect(panel.place), plan.unit, theme)
    _paint_score_panel(painter, plan, theme)
    _paint_diamond(painter, plan, theme)
    for space in plan.spaces:
        if space.id.startswith(("deck:", "discard:", "mound:")):
            _paint_space(painter, space.id, _rect(space.place), plan.unit, theme)
    for label in plan.labels:
        if not label.id.startswith("club:"):
            _paint_label(painter, label, plan, theme, title)
    for hole in plan.holes:
        paint_hole(painter, QPointF(hole.x, hole.y), plan.hole_radius, theme)
    painter.restore()


def _paint_border(painter: QPainter, plan: BoardPlan, theme: Theme) -> None:
    """Two red lines in a routed groove, broken at the top for the title."""
    unit = plan.unit
    red = tint(lettering_red(theme))
    board = QRectF(0, 0, plan.width, plan.height)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width, colour in (
        (19.0, 4.2, red),
        (20.4, 1.0, tint("#ffffff", 0.35)),
        (26.5, 1.5, red),
    ):
        by = inset * unit
        painter.setPen(QPen(colour, width * unit))
        corner = max(1.0, (24 - inset * 0.5) * unit)
        painter.drawRoundedRect(board.adjusted(by, by, -by, -by * 1.1), corner, corner)


def _paint_recess(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    """A shallow field cut a veneer deep: shade at its upper edge, light at its lower."""
    wood = birch_of(theme)
    corner = 13 * unit
    ground = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    ground.setColorAt(0.0, tint(wood.edge, 0.20))
    ground.setColorAt(0.12, tint(wood.edge, 0.09))
    ground.setColorAt(1.0, tint(wood.edge, 0.05))
    edge = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    edge.setColorAt(0.0, tint(mixed(wood.edge, "#000000", 0.3), 0.85))
    edge.setColorAt(0.5, tint(wood.edge, 0.45))
    edge.setColorAt(1.0, tint("#ffffff", 0.75))
    painter.setBrush(ground)
    painter.setPen(QPen(edge, 1.5 * unit))
    painter.drawRoundedRect(rect, corner, corner)


def _paint_score_panel(painter: QPainter, plan: BoardPlan, theme: Theme) -> None:
    """Enamel let into the wood, with an empty window for every number."""
    unit = plan.unit
    panel = _rect(plan.space("score"))
    enamel = QLinearGradient(panel.topLeft(), panel.bottomLeft())
    enamel.setColorAt(0.0, tint(mixed(theme.board, "#ffffff", 0.06)))
    enamel.setColorAt(0.45, tint(theme.board))
    enamel.setColorAt(1.0, tint(mixed(theme.board, "#000000", 0.2)))
    painter.setBrush(enamel)
    painter.setPen(QPen(tint(theme.ink), 2 * unit))
    painter.drawRoundedRect(panel, 10 * unit, 10 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.cream, 0.5), 1.2 * unit))
    by = 4.5 * unit
    painter.drawRoundedRect(panel.adjusted(by, by, -by, -by), 7 * unit, 7 * unit)
    for space in plan.spaces:
        if space.id.startswith("score:"):
            window = _rect(space.place)
            painter.setPen(QPen(tint("#000000", 0.55), 1.2 * unit))
            painter.setBrush(tint(theme.board_deep))
            painter.drawRoundedRect(window, 5 * unit, 5 * unit)


def _paint_diamond(painter: QPainter, plan: BoardPlan, theme: Theme) -> None:
    """Felt let into the wood within cream and red base lines; plates at the four corners."""
    unit = plan.unit
    corners = [QPointF(*spot) for spot in plan.diamond]
    square = QPainterPath()
    square.addPolygon(QPolygonF(corners))
    square.closeSubpath()
    box = square.boundingRect()
    painter.setPen(QPen(tint(birch_of(theme).edge, 0.7), 19 * unit))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(square)
    painter.setPen(QPen(tint(theme.cream), 16 * unit))
    painter.drawPath(square)
    felt = QLinearGradient(box.topLeft(), box.bottomLeft())
    felt.setColorAt(0.0, tint(theme.felt_dark))
    felt.setColorAt(0.12, tint(mixed(theme.felt_light, theme.felt_dark, 0.25)))
    felt.setColorAt(1.0, tint(theme.felt_light))
    painter.setBrush(felt)
    painter.setPen(QPen(tint(lettering_red(theme)), 3.4 * unit))
    painter.drawPath(square)
    painter.save()
    painter.setClipPath(square)
    for tone, colour in enumerate((mixed(theme.felt_light, "#ffffff", 0.4), "#06140d")):
        painter.setPen(QPen(tint(colour, 0.16), max(0.7, unit)))
        painter.drawPoints(
            [
                QPointF(box.left() + box.width() * across, box.top() + box.height() * down)
                for across, down, _ in (specks(nap, 91) for nap in range(tone, 3600, 2))
            ]
        )
    inner = QPen(tint("#000000", 0.10), 1)
    for layer in range(6):
        inner.setWidthF((4 + 3 * layer) * unit)
        painter.setPen(inner)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(square.translated(unit, 1.5 * unit))
    painter.restore()
    for number, corner in enumerate(corners):
        _paint_plate(painter, corner, plan, number == 3, theme)


def _paint_plate(
    painter: QPainter, at: QPointF, plan: BoardPlan, is_home: bool, theme: Theme
) -> None:
    """A cream enamel plate: a square on its corner, or home's five sides."""
    half = plan.plate_size
    shape: tuple[tuple[float, float], ...]
    if is_home:
        half *= 0.72
        shape = ((-1, -0.9), (1, -0.9), (1, 0.15), (0, 1.05), (-1, 0.15))
    else:
        shape = ((0, -1), (1, 0), (0, 1), (-1, 0))
    plate = QPainterPath()
    plate.addPolygon(QPolygonF([at + QPointF(x, y) * half for x, y in shape]))
    plate.closeSubpath()
    fall = QPointF(2.0, 3.2) * plan.unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint("#1a0d03", 0.38))
    painter.drawPath(plate.translated(fall))
    enamel = QLinearGradient(at - QPointF(half, half), at + QPointF(half, half))
    enamel.setColorAt(0.0, tint(mixed(theme.cream, "#ffffff", 0.6)))
    enamel.setColorAt(1.0, tint(theme.cream_shade))
    pen = QPen(tint(theme.ink), 2.2 * plan.unit)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(enamel)
    painter.drawPath(plate)
    inner = QPainterPath()
    inner.addPolygon(QPolygonF([at + QPointF(x, y) * (half * 0.82) for x, y in shape]))
    inner.closeSubpath()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(lettering_red(theme), 0.75), 1.3 * plan.unit))
    painter.drawPath(inner)


def _paint_space(painter: QPainter, space: str, rect: QRectF, unit: float, theme: Theme) -> None:
    """Where a pile or a card lies: a dashed outline, and which deck by its letter."""
    kind, _, which = space.partition(":")
    on_felt = kind != "mound"
    colour = theme.chalk if on_felt else theme.ink
    pen = QPen(tint(colour, 0.7 if on_felt else 0.55), 1.5 * unit)
    if kind != "deck":
        pen.setDashPattern([3.2, 2.6])
    painter.setPen(pen)
    painter.setBrush(tint("#000000", 0.13 if on_felt else 0.06))
    painter.drawRoundedRect(rect, 6 * unit, 6 * unit)
    if not on_felt:
        return
    letter = {
        "hitter": QCoreApplication.translate("pegboard", "H", "hitter advantage"),
        "neutral": QCoreApplication.translate("pegboard", "N", "no advantage"),
        "pitcher": QCoreApplication.translate("pegboard", "P", "pitcher advantage"),
    }[which]
    painter.setPen(tint(theme.chalk, 1.0 if kind == "deck" else 0.6))
    fonts.paint_line(painter, rect, letter, fonts.display, 34 * unit, 8)


def _bold(px: float) -> QFont:
    return fonts.plain(px, bold=True)


def _paint_label(
    painter: QPainter, label: Label, plan: BoardPlan, theme: Theme, title: str
) -> None:
    rect = _rect(label.place)
    text = word_of(label.id, title)
    name, _, rest = label.id.partition(":")
    if name == "title":
        _paint_cartouche(painter, rect, text, label.px, plan, theme)
        return
    if name in ("hitting", "mound") and rest in (Side.HOME.value, Side.VISITOR.value):
        _paint_tag(painter, rect, text, club_colour(Side(rest), theme), label, plan.unit, theme)
        return
    is_on_enamel = name == "inning"
    painter.setPen(tint(theme.cream if is_on_enamel else theme.ink))
    if is_on_enamel and rest in ("R", "H", "E"):
        painter.setPen(tint(theme.brass))
    is_word = not rest or name == "inning"
    make = fonts.display if is_word or name == "outs" else _bold
    fonts.paint_line(painter, rect, text, make, label.px, label.px * 0.6, _ALIGN[label.align])


def _paint_tag(
    painter: QPainter,
    rect: QRectF,
    text: str,
    ground: str,
    label: Label,
    unit: float,
    theme: Theme,
) -> None:
    """A painted name plate, cream on the club's colour between cream and ink."""
    corner = min(rect.height() * 0.28, 7 * unit)
    painter.setPen(QPen(tint(theme.ink), 1.4 * unit))
    painter.setBrush(tint(theme.cream))
    painter.drawRoundedRect(rect, corner, corner)
    inner = rect.adjusted(2.2 * unit, 2.2 * unit, -2.2 * unit, -2.2 * unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(ground))
    painter.drawRoundedRect(inner, corner * 0.7, corner * 0.7)
    painter.setPen(tint(theme.cream))
    room = inner.adjusted(4 * unit, 0, -4 * unit, 0)
    fonts.paint_line(painter, room, text, _bold, label.px, label.px * 0.55)


def _paint_cartouche(
    painter: QPainter, rect: QRectF, text: str, px: float, plan: BoardPlan, theme: Theme
) -> None:
    """A red ribbon over the border, as long as its words."""
    unit = plan.unit
    wide = min(rect.width(), fonts.width(text, fonts.display(px)) + 34 * unit)
    ribbon = QRectF(rect.center().x() - wide / 2, rect.top(), wide, rect.height())
    deep = mixed(theme.home_red, theme.ink, 0.45)
    for way in (-1, 1):
        edge = ribbon.right() if way > 0 else ribbon.left()
        tail = QPainterPath(QPointF(edge - way * 12 * unit, ribbon.top() + 6 * unit))
        tail.lineTo(edge + way * 20 * unit, ribbon.top() + 6 * unit)
        tail.lineTo(edge + way * 11 * unit, ribbon.center().y() + 4 * unit)
        tail.lineTo(edge + way * 20 * unit, ribbon.bottom() + 4 * unit)
        tail.lineTo(edge - way * 12 * unit, ribbon.bottom() + 4 * unit)
        tail.closeSubpath()
        painter.setPen(QPen(tint(theme.ink), 1.4 * unit))
        painter.setBrush(tint(deep))
        painter.drawPath(tail)
    painter.setPen(QPen(tint(theme.ink), 1.6 * unit))
    painter.setBrush(tint(theme.home_red))
    painter.drawRoundedRect(ribbon, 4 * unit, 4 * unit)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.cream, 0.7), unit))
    by = 3 * unit
    painter.drawRoundedRect(ribbon.adjusted(by, by, -by, -by), 2 * unit, 2 * unit)
    painter.setPen(tint(theme.cream))
    fonts.paint_line(
        painter, ribbon.adjusted(8 * unit, 0, -8 * unit, 0), text, fonts.display, px, px * 0.55
    )


# The score


def paint_scores(painter: QPainter, rect: QRectF, data: ScoreboardData, theme: Theme) -> None:
    """The clubs' names and the number plates, on the board that fills *rect*.

    After nine innings the windows show the latest nine, and their headings move along.
    """
    plan = board_plan(rect.width(), rect.height())
    first = first_shown(data, INNINGS)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    if first > 1:
        _renumber(painter, plan, first, theme)
    for label in plan.labels:
        name, _, rest = label.id.partition(":")
        if name == "club":
            side = Side(rest)
            _paint_club(painter, label, data, side, plan, theme)
    for side in SIDES:
        line = data.line(side)
        for column in range(INNINGS):
            inning = first + column
            runs = line.innings[inning - 1] if inning <= len(line.innings) else None
            is_now = data.batting is side and inning == data.inning
            window = _rect(plan.space(f"score:{side.value}:{column + 1}"))
            _paint_number(painter, window, runs, is_now, plan.unit, theme)
        totals = {"R": line.runs, "H": line.hits, "E": line.errors}
        for total, number in totals.items():
            window = _rect(plan.space(f"score:{side.value}:{total}"))
            _paint_number(painter, window, number, False, plan.unit, theme)
    painter.restore()


def _renumber(painter: QPainter, plan: BoardPlan, first: int, theme: Theme) -> None:
    """Slips over the painted headings, once there are more innings than windows."""
    for label in plan.labels:
        name, _, rest = label.id.partition(":")
        if name == "inning" and rest.isdigit():
            rect = _rect(label.place)
            painter.fillRect(rect, tint(mixed(theme.board, "#ffffff", 0.03)))
            painter.setPen(tint(theme.cream))
            number = str(first + int(rest) - 1)
            fonts.paint_line(painter, rect, number, fonts.display, label.px, label.px * 0.6)


def _paint_club(
    painter: QPainter,
    label: Label,
    data: ScoreboardData,
    side: Side,
    plan: BoardPlan,
    theme: Theme,
) -> None:
    unit = plan.unit
    rect = _rect(label.place)
    line = data.line(side)
    mark = QRectF(rect.left(), rect.center().y() - 7 * unit, 14 * unit, 14 * unit)
    if data.batting is side:
        painter.fillPath(glyphs.triangle(mark, glyphs.Way.RIGHT), tint(theme.brass))
    tag = rect.adjusted(22 * unit, 0, 0, 0)
    text = line.name
    if fonts.width(text, _bold(17 * unit)) > tag.width() - 14 * unit:
        text = line.short
    _paint_tag(painter, tag, text, club_colour(side, theme), label, unit, theme)


def _paint_number(
    painter: QPainter, window: QRectF, number: str | None, is_now: bool, unit: float, theme: Theme
) -> None:
    """A cream plate hung in its window by two brass hooks; the inning played has a brass edge."""
    if number is not None:
        plate = window.adjusted(2.5 * unit, 2.5 * unit, -2.5 * unit, -2.5 * unit)
        stock = QLinearGradient(plate.topLeft(), plate.bottomLeft())
        stock.setColorAt(0.0, tint(mixed(theme.cream, "#ffffff", 0.4)))
        stock.setColorAt(1.0, tint(theme.cream_shade))
        painter.setPen(QPen(tint(theme.ink), unit))
        painter.setBrush(stock)
        painter.drawRoundedRect(plate, 3.5 * unit, 3.5 * unit)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(theme.brass_deep))
        for share in (0.22, 0.78):
            hook = QPointF(plate.left() + plate.width() * share, plate.top() + 3.6 * unit)
            painter.drawEllipse(hook, 1.9 * unit, 1.9 * unit)
        painter.setPen(tint(theme.ink))
        box = plate.adjusted(2 * unit, 4 * unit, -2 * unit, 0)
        fonts.paint_line(painter, box, number, fonts.display, 31 * unit, 10 * unit)
    if is_now:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint(theme.brass), 2.6 * unit))
        painter.drawRoundedRect(window, 5 * unit, 5 * unit)
