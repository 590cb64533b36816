"""The enamel line-score board: innings, runs, hits and errors, the half-inning and the outs.

Its words come ready translated; what the score is, the scorebook knows.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from hotstove.play.seats import Side
from hotstove.play.values import Value

from . import fonts, glyphs
from .edges import paint_shadow
from .theme import Theme, mixed, tint


class ScoreLine(Value, frozen=True):
    """One club's line. Runs are texts, so that "X" and an unplayed inning (None) fit in."""

    name: str
    short: str
    """Shown where the whole name does not fit, the club's abbreviation."""
    innings: tuple[str | None, ...]
    runs: str
    hits: str
    errors: str
    ratings: tuple[str, ...] = ()
    """What the nine in the field are worth, in games that count it so."""


class ScoreboardData(Value, frozen=True):
    """What hangs on the board at one moment."""

    visitor: ScoreLine
    home: ScoreLine
    inning: int
    """The inning being played, from 1."""
    batting: Side | None
    """None when the game is over."""
    outs: int
    half: str
    """The half-inning in words, "TOP 6" or "FINAL"."""
    outs_label: str = "OUTS"
    headings: tuple[str, str, str] = ("R", "H", "E")
    rating_headings: tuple[str, ...] = ()

    def line(self, side: Side) -> ScoreLine:
        return self.visitor if side is Side.VISITOR else self.home


NINE = 9
LAMPS = 3


class BoardPlan(Value, frozen=True):
    """Where things are on a board, in the units of its rectangle, from its upper left corner."""

    unit: float
    """One 1200th of a board in its usual shape; sizes are multiples of it."""
    name_left: float
    name_width: float
    innings_left: float
    columns: int
    pitch: float
    """From one inning's window to the next."""
    totals_left: float
    totals_pitch: float
    ratings_left: float
    ratings_pitch: float
    panel_left: float
    panel_width: float
    heading_top: float
    heading_height: float
    row_tops: tuple[float, float]
    row_height: float


def board_plan(
    width: float, height: float, innings: int = NINE, ratings: int = 0
) -> BoardPlan:
    """The plan of a board *width* by *height* that has *innings* innings to show.

    A board longer than usual for its height shows more than nine innings before it scrolls; one
    with *ratings* columns takes their room from the names.
    """
    unit = min(width / 1200, height / 104)
    panel, totals_pitch, pitch = 186 * unit, 58 * unit, 51 * unit
    ratings_pitch = 50 * unit
    beside = ratings * ratings_pitch + (14 * unit if ratings else 0.0)
    least_name = (246 if not ratings else 92) * unit + beside
    room = width - (26 + 18 + 22 + 20) * unit - least_name - panel - 3 * totals_pitch
    columns = max(NINE, min(innings, int(room // pitch + 1e-6)))
    name_width = least_name + max(0.0, room - columns * pitch) - beside
    name_left = 26 * unit
    innings_left = name_left + name_width + 18 * unit
    totals_left = innings_left + columns * pitch + 22 * unit
    margin, gap = 9 * unit, 5 * unit
    heading = max(21 * unit, height * 0.19)
    row = (height - 2 * margin - heading - gap) / 2
    first = margin + heading
    return BoardPlan(
        unit=unit,
        name_left=name_left,
        name_width=name_width,
        innings_left=innings_left,
        columns=columns,
        pitch=pitch,
        totals_left=totals_left,
        totals_pitch=totals_pitch,
        ratings_left=totals_left + 3 * totals_pitch + 10 * unit,
        ratings_pitch=ratings_pitch,
        panel_left=width - panel - 14 * unit,
        panel_width=panel,
        heading_top=margin * 0.8,
        heading_height=heading,
        row_tops=(first, first + row + gap * 0.4),
        row_height=row,
    )


def first_shown(data: ScoreboardData, columns: int) -> int:
    """The first inning shown, from 1, when *columns* fit and the latest must be among them."""
    return max(1, _last_inning(data) - columns + 1)


def _last_inning(data: ScoreboardData) -> int:
    lines = (data.visitor.innings, data.home.innings)
    played = (
        max((n for n, runs in enumerate(line, 1) if runs is not None), default=0) for line in lines
    )
    return max(NINE, data.inning, *played)


def paint_scoreboard(painter: QPainter, rect: QRectF, data: ScoreboardData, theme: Theme) -> None:
    """The whole board in *rect*; text is 18 px or more from 1200 by 104 px up."""
    plan = board_plan(
        rect.width(), rect.height(), _last_inning(data), len(data.rating_headings)
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_enamel(painter, rect, plan.unit, theme)
    painter.translate(rect.topLeft())
    _paint_headings(painter, plan, data, theme)
    for row, side in enumerate((Side.VISITOR, Side.HOME)):
        _paint_row(painter, plan, row, side, data, theme)
    _paint_panel(painter, plan, rect.height(), data, theme)
    painter.restore()


def _paint_enamel(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    corner = 11 * unit
    paint_shadow(painter, rect, corner, 9 * unit)
    enamel = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    enamel.setColorAt(0.0, tint(mixed(theme.board, "#ffffff", 0.055)))
    enamel.setColorAt(0.42, tint(theme.board))
    enamel.setColorAt(1.0, tint(mixed(theme.board, "#000000", 0.22)))
    painter.setBrush(enamel)
    painter.setPen(QPen(tint(mixed(theme.board, "#000000", 0.65)), 2.4 * unit))
    painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = 4.6 * unit
    painter.setPen(QPen(tint(theme.cream, 0.5), 1.3 * unit))
    painter.drawRoundedRect(
        rect.adjusted(inset, inset, -inset, -inset), corner - inset * 0.6, corner - inset * 0.6
    )
    head, away = 3.6 * unit, 13 * unit
    for x in (rect.left() + away, rect.right() - away):
        for y in (rect.top() + away, rect.bottom() - away):
            _paint_screw(painter, QPointF(x, y), head, theme)


def _paint_screw(painter: QPainter, centre: QPointF, radius: float, theme: Theme) -> None:
    dome = QRadialGradient(centre - QPointF(radius * 0.4, radius * 0.5), radius * 1.7)
    dome.setColorAt(0.0, tint(mixed(theme.brass, "#ffffff", 0.4)))
    dome.setColorAt(1.0, tint(theme.brass_deep))
    painter.setBrush(dome)
    painter.setPen(QPen(tint("#000000", 0.6), radius * 0.25))
    painter.drawEllipse(centre, radius, radius)
    slit = QPointF(radius * 0.62, radius * 0.4)
    painter.setPen(QPen(tint(mixed(theme.brass_deep, "#000000", 0.55)), radius * 0.32))
    painter.drawLine(centre - slit, centre + slit)


def _paint_headings(painter: QPainter, plan: BoardPlan, data: ScoreboardData, theme: Theme) -> None:
    first = first_shown(data, plan.columns)
    size = 18.5 * plan.unit
    for column in range(plan.columns):
        inning = first + column
        is_now = data.batting is not None and inning == data.inning
        painter.setPen(tint(theme.brass if is_now else theme.cream))
        place = _heading(plan, plan.innings_left + column * plan.pitch, plan.pitch)
        fonts.paint_line(painter, place, str(inning), fonts.display, size, size * 0.7)
    if first > 1:
        side = 10 * plan.unit
        more = QRectF(0, 0, side, side)
        middle = plan.heading_top + plan.heading_height / 2
        more.moveCenter(QPointF(plan.innings_left - 5 * plan.unit, middle))
        painter.fillPath(glyphs.triangle(more, glyphs.Way.LEFT), tint(theme.cream))
    painter.setPen(tint(theme.brass))
    for column, heading in enumerate(data.headings):
        place = _heading(plan, plan.totals_left + column * plan.totals_pitch, plan.totals_pitch)
        fonts.paint_line(painter, place, heading, fonts.display, size, size * 0.7)
    painter.setPen(tint(theme.cream))
    for column, heading in enumerate(data.rating_headings):
        left = plan.ratings_left + column * plan.ratings_pitch
        place = _heading(plan, left, plan.ratings_pitch)
        fonts.paint_line(painter, place, heading, fonts.display, size, size * 0.7)


def _heading(plan: BoardPlan, left: float, width: float) -> QRectF:
    return QRectF(left, plan.heading_top, width, plan.heading_height)


def _paint_row(
    painter: QPainter,
    plan: BoardPlan,
    row: int,
    side: Side,
    data: ScoreboardData,
    theme: Theme,
) -> None:
    line, top = data.line(side), plan.row_tops[row]
    bats = data.batting is side
    if bats:
        mark = QRectF(0, 0, 13 * plan.unit, 13 * plan.unit)
        mark.moveCenter(QPointF(plan.name_left + 6 * plan.unit, top + plan.row_height / 2))
        painter.fillPath(glyphs.triangle(mark, glyphs.Way.RIGHT), tint(theme.brass))
    painter.setPen(tint(theme.cream))
    fonts.paint_line(
        painter,
        name_rect(plan, row),
        shown_name(line, plan),
        fonts.display,
        _name_size(plan),
        18.5 * plan.unit,
        Qt.AlignmentFlag.AlignLeft,
    )
    first = first_shown(data, plan.columns)
    for column in range(plan.columns):
        inning = first + column
        runs = line.innings[inning - 1] if inning <= len(line.innings) else None
        window = _window(plan, plan.innings_left + column * plan.pitch, plan.pitch, top)
        _paint_window(painter, window, runs, plan, theme, bats and inning == data.inning)
    for column, total in enumerate((line.runs, line.hits, line.errors)):
        left = plan.totals_left + column * plan.totals_pitch
        _paint_window(
            painter, _window(plan, left, plan.totals_pitch, top), total, plan, theme, False
        )
    for column, rating in enumerate(line.ratings):
        left = plan.ratings_left + column * plan.ratings_pitch
        _paint_rating(painter, _window(plan, left, plan.ratings_pitch, top), rating, plan, theme)


def _name_size(plan: BoardPlan) -> float:
    return min(26 * plan.unit, plan.row_height * 0.78)


def name_rect(plan: BoardPlan, row: int) -> QRectF:
    """Where the name of row 0 (visitor) or 1 (home) stands, from the board's corner."""
    indent = 20 * plan.unit
    return QRectF(
        plan.name_left + indent, plan.row_tops[row], plan.name_width - indent, plan.row_height
    )


def shown_name(line: ScoreLine, plan: BoardPlan) -> str:
    """The whole name where it fits at 18 units, else the short one, else that cut short."""
    room = plan.name_width - 20 * plan.unit
    for name in (line.name, line.short):
        text, _ = fonts.fitted(name, room, fonts.display, _name_size(plan), 18.5 * plan.unit)
        if text == name:
            return name
    return text


def _window(plan: BoardPlan, left: float, pitch: float, top: float) -> QRectF:
    gap = 2.4 * plan.unit
    return QRectF(left + gap, top + gap * 0.6, pitch - 2 * gap, plan.row_height - gap * 1.2)


def _paint_window(
    painter: QPainter,
    window: QRectF,
    number: str | None,
    plan: BoardPlan,
    theme: Theme,
    is_now: bool,
) -> None:
    """An opening in the board; a number hangs in it on a plate, in brass while it may grow."""
    corner = 3.4 * plan.unit
    painter.setPen(QPen(tint("#000000", 0.55), 1.2 * plan.unit))
    painter.setBrush(tint(theme.board_deep))
    painter.drawRoundedRect(window, corner, corner)
    if number is not None:
        inset = 1.6 * plan.unit
        plate = window.adjusted(inset, inset, -inset, -inset)
        sheen = QLinearGradient(plate.topLeft(), plate.bottomLeft())
        sheen.setColorAt(0.0, tint(theme.board_plate))
        sheen.setColorAt(1.0, tint(mixed(theme.board_plate, "#000000", 0.3)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(sheen)
        painter.drawRoundedRect(plate, corner, corner)
        painter.setPen(tint(theme.brass if is_now else theme.cream))
        size = min(27 * plan.unit, window.height() * 0.86)
        fonts.paint_line(painter, plate, number, fonts.display, size, size * 0.6)
    if is_now:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint(theme.brass), 2.0 * plan.unit))
        painter.drawRoundedRect(window, corner, corner)


def _paint_rating(
    painter: QPainter, window: QRectF, rating: str, plan: BoardPlan, theme: Theme
) -> None:
    """A rating is chalked in a ring: it is no count of the game."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(tint(theme.cream, 0.55), 1.3 * plan.unit))
    corner = window.height() / 2
    painter.drawRoundedRect(window, corner, corner)
    painter.setPen(tint(theme.cream))
    size = min(24 * plan.unit, window.height() * 0.8)
    fonts.paint_line(painter, window, rating, fonts.display, size, size * 0.6)


def _paint_panel(
    painter: QPainter, plan: BoardPlan, height: float, data: ScoreboardData, theme: Theme
) -> None:
    """The half-inning over the out lamps, right of a ruled line."""
    unit = plan.unit
    rule = plan.panel_left
    painter.setPen(QPen(tint(theme.cream, 0.35), 1.2 * unit))
    painter.drawLine(QPointF(rule, 14 * unit), QPointF(rule, height - 14 * unit))
    left, wide = rule + 12 * unit, plan.panel_width - 24 * unit
    upper = QRectF(left, height * 0.13, wide, height * 0.33)
    _paint_half(painter, upper, unit, data, theme)
    lamps = lamp_rects(plan, height)
    painter.setPen(tint(theme.cream))
    fonts.paint_line(painter, outs_rect(plan, height), data.outs_label, _bold, 19 * unit, 18 * unit)
    for number, lamp in enumerate(lamps, 1):
        _paint_lamp(painter, lamp, number, number <= data.outs, unit, theme)


def _paint_half(
    painter: QPainter, rect: QRectF, unit: float, data: ScoreboardData, theme: Theme
) -> None:
    size = min(27 * unit, rect.height() * 0.95)
    mark = 17 * unit if data.batting is not None else 0.0
    gap = 8 * unit if mark else 0.0
    text, font = fonts.fitted(
        data.half, rect.width() - mark - gap, fonts.display, size, 18.5 * unit
    )
    whole = fonts.width(text, font) + mark + gap
    left = rect.center().x() - whole / 2
    if mark:
        way = glyphs.Way.UP if data.batting is Side.VISITOR else glyphs.Way.DOWN
        sign = QRectF(left, rect.center().y() - mark / 2, mark, mark)
        painter.fillPath(glyphs.triangle(sign, way), tint(theme.brass))
    painter.setPen(tint(theme.brass))
    words = QRectF(left + mark + gap, rect.top(), whole - mark - gap + 1, rect.height())
    fonts.paint_line(painter, words, text, lambda _: font, size, size, Qt.AlignmentFlag.AlignLeft)


def lamp_rects(plan: BoardPlan, height: float) -> tuple[QRectF, ...]:
    """The out lamps from left to right, from the board's corner."""
    unit = plan.unit
    across = min(28 * unit, height * 0.3)
    gap = 5 * unit
    right = plan.panel_left + plan.panel_width - 4 * unit
    top = height * 0.70 - across / 2
    step = across + gap
    return tuple(
        QRectF(right - (LAMPS - lamp) * step + gap, top, across, across) for lamp in range(LAMPS)
    )


def outs_rect(plan: BoardPlan, height: float) -> QRectF:
    """Where the word for outs stands, left of the lamps."""
    first = lamp_rects(plan, height)[0]
    left = plan.panel_left + 8 * plan.unit
    return QRectF(left, first.top(), first.left() - left - 6 * plan.unit, first.height())


def _bold(px: float) -> QFont:
    return fonts.plain(px, bold=True)


def _paint_lamp(
    painter: QPainter, rect: QRectF, number: int, burns: bool, unit: float, theme: Theme
) -> None:
    centre, radius = rect.center(), rect.width() / 2
    if burns:
        halo = QRadialGradient(centre, radius * 1.75)
        halo.setColorAt(0.5, tint(theme.lamp, 0.5))
        halo.setColorAt(1.0, tint(theme.lamp, 0.0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(halo)
        painter.drawEllipse(centre, radius * 1.75, radius * 1.75)
        glass = QRadialGradient(centre - QPointF(radius * 0.25, radius * 0.3), radius * 1.3)
        glass.setColorAt(0.0, tint(mixed(theme.lamp, "#ffffff", 0.6)))
        glass.setColorAt(0.7, tint(theme.lamp))
        glass.setColorAt(1.0, tint(mixed(theme.lamp, theme.brass, 0.6)))
        painter.setBrush(glass)
        painter.setPen(QPen(tint(theme.cream), 1.8 * unit))
    else:
        painter.setBrush(tint(theme.board_deep))
        painter.setPen(QPen(tint(theme.cream), 1.8 * unit))
    painter.drawEllipse(centre, radius, radius)
    if not burns:
        gleam = QPainterPath()
        inner = rect.adjusted(radius * 0.24, radius * 0.24, -radius * 0.24, -radius * 0.24)
        gleam.arcMoveTo(inner, 110)
        gleam.arcTo(inner, 110, 55)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tint("#ffffff", 0.35), 1.4 * unit))
        painter.drawPath(gleam)
    painter.setPen(tint(theme.ink if burns else theme.cream))
    fonts.paint_line(painter, rect, str(number), fonts.display, 19 * unit, 18 * unit)
