"""The faces of Showdown's player cards, SD-C: table face, reading face, chart, and plain words.

Cards are laid out in the units of ``faces.cards``; a chart may also stand alone. How a card
lies, moves or is lit belongs to the playmat; what a row means, to the rulebook.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import ceil
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hotstove.baseball.clubs import Club
from hotstove.faces import cards, fonts, theme
from hotstove.faces.cards import Face
from hotstove.faces.lettering import MIDDLE, RIGHT, Line, bold, readable_on, short_forms
from hotstove.faces.portrait import Person, paint_portrait
from hotstove.faces.theme import EVENING
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.rulebooks.showdown.cards import (
    Card,
    Chart,
    ChartRow,
    HitterCard,
    Icon,
    Result,
    Role,
    Slot,
)

MARGIN: Final = 22.0
INNER: Final = cards.WIDTH - 2 * MARGIN
CHART: Final = QRectF(MARGIN, 494, INNER, 364)
"""Where the reading face has its chart, in card units."""
ROW_GROUND: Final = "#fffaf0"
LIT_GROUND: Final = EVENING.brass

CHIP_GROUNDS: Final = {
    Result.POP_UP: "#d8d3df",
    Result.STRIKEOUT: "#d4d6d4",
    Result.GROUND_BALL: "#ddc9a6",
    Result.FLY_BALL: "#c3d6e2",
    Result.WALK: "#f3e39a",
    Result.SINGLE: "#bfe0b4",
    Result.SINGLE_PLUS: "#93cfa0",
    Result.DOUBLE: "#9ccfd0",
    Result.TRIPLE: "#f2b87c",
    Result.HOMER: "#f2a094",
}
"""Light enough for ink to read on each at 7 to 1 or better."""


class ShowdownArt:
    """The ``CardArt`` of one Showdown card."""

    def __init__(self, card: Card, club: Club, lit: Result | None = None) -> None:
        self.card = card
        self.club = club
        self.lit = lit
        """The result whose row on the reading face was hit."""

    def paint(self, painter: QPainter, rect: QRectF, face: Face) -> None:
        if face is Face.BACK:
            cards.paint_back(painter, rect)
        elif face is Face.TABLE:
            paint_table_face(painter, rect, self.card, self.club)
        else:
            paint_reading_face(painter, rect, self.card, self.club, self.lit)


def _person(card: Card, club: Club) -> Person:
    if isinstance(card, HitterCard):
        is_catcher = any(at.slot is Slot.CATCHER for at in card.positions[:1])
        return Person(card.person, card.bats, False, is_catcher, club.town[:1])
    return Person(card.person, card.throws, True, False, club.town[:1])


# The words


def _signed(value: int) -> str:
    return f"{value:+d}".replace("-", "−")


def positions_of(card: HitterCard, with_values: bool = True) -> str:
    """Positions as the card prints them: ``SS +4 · 2B +3``; a hitter without any is a DH."""
    if not card.positions:
        return QCoreApplication.translate("showdown", "DH only")
    return " · ".join(
        f"{at.slot.printed} {_signed(at.value)}" if with_values else at.slot.printed
        for at in card.positions
    )


def _role(role: Role) -> str:
    return {
        Role.STARTER: QCoreApplication.translate("showdown", "Starter"),
        Role.RELIEVER: QCoreApplication.translate("showdown", "Reliever"),
        Role.CLOSER: QCoreApplication.translate("showdown", "Closer"),
    }[role]


def _speed(card: Card) -> str:
    speed = QCoreApplication.translate("showdown", "Speed {letter}({number})")
    return speed.format(letter=card.speed_letter, number=card.speed)


def _innings(ip: int) -> str:
    return QCoreApplication.translate("showdown", "IP {innings}").format(innings=ip)


def _hand(card: Card) -> str:
    if isinstance(card, HitterCard):
        return QCoreApplication.translate("showdown", "Bats {hand}").format(hand=card.bats)
    return QCoreApplication.translate("showdown", "Throws {hand}").format(hand=card.throws)


def _hand_word(hand: str) -> str:
    return {
        "L": QCoreApplication.translate("showdown", "left"),
        "R": QCoreApplication.translate("showdown", "right"),
        "S": QCoreApplication.translate("showdown", "from both sides"),
    }[hand]


def result_word(result: Result) -> str:
    """What *result* is called when it is read out."""
    return {
        Result.POP_UP: QCoreApplication.translate("showdown", "pop-up"),
        Result.STRIKEOUT: QCoreApplication.translate("showdown", "strikeout"),
        Result.GROUND_BALL: QCoreApplication.translate("showdown", "ground ball"),
        Result.FLY_BALL: QCoreApplication.translate("showdown", "fly ball"),
        Result.WALK: QCoreApplication.translate("showdown", "walk"),
        Result.SINGLE: QCoreApplication.translate("showdown", "single"),
        Result.SINGLE_PLUS: QCoreApplication.translate("showdown", "single plus"),
        Result.DOUBLE: QCoreApplication.translate("showdown", "double"),
        Result.TRIPLE: QCoreApplication.translate("showdown", "triple"),
        Result.HOMER: QCoreApplication.translate("showdown", "homer"),
    }[result]


def _number(card: Card) -> str:
    return str(card.on_base) if isinstance(card, HitterCard) else _signed(card.control)


def text_of(card: Card, club: Club) -> str:
    """The whole card in plain words, a sentence to each part, for screen readers and lists."""
    if isinstance(card, HitterCard):
        parts = [
            QCoreApplication.translate("showdown", "Hitter, On-Base {number}"),
            positions_of(card),
            _speed(card),
            QCoreApplication.translate("showdown", "bats {hand}").format(
                hand=_hand_word(card.bats)
            ),
        ]
    else:
        parts = [
            QCoreApplication.translate("showdown", "Pitcher, Control {number}"),
            _role(card.role),
            _innings(card.ip),
            QCoreApplication.translate("showdown", "throws {hand}").format(
                hand=_hand_word(card.throws)
            ),
        ]
    parts[0] = parts[0].format(number=_number(card))
    if card.icons:
        icons = QCoreApplication.translate("showdown", "icons {icons}")
        parts.append(icons.format(icons=" ".join(card.icons)))
    points = QCoreApplication.translate("showdown", "{points} points").format(points=card.points)
    chart = "; ".join(f"{row} {result_word(row.result)}" for row in card.chart.rows)
    sentences = [f"{card.name}, {club.name}", ", ".join(parts), points]
    sentences.append(QCoreApplication.translate("showdown", "Chart: {rows}").format(rows=chart))
    if edition := _edition(card):
        sentences.append(edition)
    return ". ".join(sentences) + "."


def _edition(card: Card) -> str:
    name = card.set.replace("_", " ").title()
    return " ".join(part for part in (name, str(card.season or "")) if part)


# The two faces


def paint_table_face(painter: QPainter, rect: QRectF, card: Card, club: Club) -> None:
    """Portrait, name, one number, positions and icons: what is read across the table."""
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        picture = QRectF(MARGIN, MARGIN, INNER, 500)
        _paint_picture(painter, picture, card, club, 40)
        _paint_bar(painter, QRectF(MARGIN, picture.bottom(), INNER, 112), club)
        _paint_icons(painter, card.icons, QPointF(596, 36), 92, is_column=True)
        _paint_roundel(painter, QPointF(124, 126), 98, card)
        painter.setPen(QPen(theme.tint(EVENING.faded_ink, 0.5), 3))
        painter.drawLine(QPointF(150, 747), QPointF(480, 747))
        for line in table_lines(card, club):
            line.paint(painter)


def table_lines(card: Card, club: Club) -> tuple[Line, ...]:
    """The lettering of a table face, in card units; 76 units are 18 px on a card of 150 px."""
    if isinstance(card, HitterCard):
        first = positions_of(card)
        room = QRectF(MARGIN + 6, 638, INNER - 12, 100)
        if fonts.width(first, bold(76)) > room.width():
            first = positions_of(card, with_values=False)
        second = _speed(card)
    else:
        first = _role(card.role)
        second = f"{_innings(card.ip)} · {_hand(card)}"
    return (
        _name_line(card.name, QRectF(MARGIN + 16, 526, INNER - 32, 104), 92, 76, club),
        Line(first, QRectF(MARGIN + 6, 638, INNER - 12, 104), 88, 76, MIDDLE),
        Line(second, QRectF(MARGIN + 6, 752, INNER - 12, 100), 80, 76, MIDDLE, is_bold=False),
    )


def _name_line(name: str, box: QRectF, px: float, least: float, club: Club) -> Line:
    """The fullest form of *name* that fits, in the display face if that can be had."""
    line = Line(name, box, px, least, MIDDLE, readable_on(club.primary), is_display=True)
    for form in short_forms(name):
        for is_display in (True, False):
            line = Line(form, box, px, least, MIDDLE, readable_on(club.primary), is_display)
            if line.fitted()[0] == form:
                return line
    return line


def paint_reading_face(
    painter: QPainter, rect: QRectF, card: Card, club: Club, lit: Result | None = None
) -> None:
    """All that the card prints (SD-C-01..05); legible from 190 px of width. *lit* marks a row."""
    with cards.on_card(painter, rect):
        cards.paint_stock(painter)
        picture = QRectF(MARGIN, MARGIN, INNER, 240)
        _paint_picture(painter, picture, card, club, 30)
        _paint_bar(painter, QRectF(MARGIN, picture.bottom(), INNER, 74), club)
        _paint_tag(painter, QRectF(430, 34, 168, 60), EVENING.cream, EVENING.ink)
        _paint_icons(painter, card.icons, QPointF(596, 198), 60, is_column=False)
        _paint_roundel(painter, QPointF(112, 112), 82, card)
        _paint_tag(painter, QRectF(34, 194, 156, 52), EVENING.ink, EVENING.cream)
        for line in reading_lines(card, club):
            line.paint(painter)
        chart_panel(painter, CHART, card.chart, lit)


def reading_lines(card: Card, club: Club) -> tuple[Line, ...]:
    """The lettering of a reading face but for its chart, in card units (46 are 14 px at 190)."""
    left, wide = MARGIN + 8, INNER - 16
    points = QCoreApplication.translate("showdown", "{points} pts").format(points=card.points)
    middle: tuple[Line, ...]
    if isinstance(card, HitterCard):
        label = QCoreApplication.translate("showdown", "On-Base")
        middle = (Line(positions_of(card), QRectF(left, 382.5, wide, 54), 54, 44),)
    else:
        label = QCoreApplication.translate("showdown", "Control")
        middle = (
            Line(_role(card.role), QRectF(left, 382.5, wide * 0.7, 54), 54, 44),
            Line(
                _innings(card.ip), QRectF(left + wide * 0.7, 382.5, wide * 0.3, 54), 54, 44, RIGHT
            ),
        )
    nickname = min(wide * 0.6, fonts.width(club.nickname, bold(46)) + 4)
    name = QRectF(MARGIN + 12, 266, INNER - 24, 66)
    return (
        Line(points, QRectF(438, 36, 152, 56), 48, 40, MIDDLE),
        Line(label, QRectF(42, 195, 140, 50), 42, 30, MIDDLE, EVENING.cream),
        _name_line(card.name, name, 60, 40, club),
        Line(club.nickname, QRectF(left, 339, nickname, 43), 46, 36),
        Line(
            _edition(card),
            QRectF(left + nickname + 16, 339, wide - nickname - 16, 43),
            42,
            32,
            RIGHT,
            EVENING.faded_ink,
            is_bold=False,
        ),
        *middle,
        Line(_speed(card), QRectF(left, 437, wide * 0.55, 46), 46, 38, is_bold=False),
        Line(
            _hand(card),
            QRectF(left + wide * 0.55, 437, wide * 0.45, 46),
            46,
            38,
            RIGHT,
            is_bold=False,
        ),
    )


def _paint_picture(painter: QPainter, box: QRectF, card: Card, club: Club, aside: float) -> None:
    """The portrait, standing *aside* to the right to leave the roundel its corner."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    colours = (club.primary, club.secondary)
    paint_portrait(painter, box.adjusted(0, 0, 2 * aside, 0), _person(card, club), colours)
    painter.restore()
    painter.setPen(QPen(QColor(EVENING.ink), 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 6, 6)


def _paint_bar(painter: QPainter, box: QRectF, club: Club) -> None:
    """The name's ground in the club's first colour, edged with its second."""
    painter.setPen(QPen(QColor(EVENING.ink), 5))
    painter.setBrush(QColor(club.primary))
    painter.drawRoundedRect(box, 6, 6)
    painter.fillRect(QRectF(box.left() + 3, box.top() + 3, box.width() - 6, 7), club.secondary)


def _paint_tag(painter: QPainter, box: QRectF, ground: str, edge: str) -> None:
    painter.setPen(QPen(QColor(edge), 5))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(box, 12, 12)


def _paint_icons(
    painter: QPainter, icons: tuple[Icon, ...], corner: QPointF, size: float, is_column: bool
) -> None:
    """Brass badges from the top right *corner* down, or from there to the left."""
    wide = size * 1.22
    for number, icon in enumerate(icons):
        step = number * size * (1.1 if is_column else 1.3)
        x = corner.x() - wide - (0 if is_column else step)
        box = QRectF(x, corner.y() + (step if is_column else 0), wide, size * 0.94)
        painter.setPen(QPen(QColor(EVENING.ink), 5))
        painter.setBrush(QColor(EVENING.brass))
        painter.drawRoundedRect(box, size * 0.3, size * 0.3)
        Line(icon.value, box.adjusted(4, 0, -4, 0), size * 0.82, size * 0.6, MIDDLE).paint(painter)


def _paint_roundel(painter: QPainter, centre: QPointF, radius: float, card: Card) -> None:
    """A hitter's On-Base stands on home plate, a pitcher's Control on the ball."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius / 100, radius / 100)
    if isinstance(card, HitterCard):
        cards.paint_home_plate(painter)
        box = QRectF(-82, -66, 164, 120)
    else:
        cards.paint_baseball(painter)
        box = QRectF(-62, -60, 124, 120)
    Line(_number(card), box, 128, 80, MIDDLE, is_display=True).paint(painter)
    painter.restore()


# The chart


@dataclass(frozen=True)
class Cell:
    """One row of a chart as printed: its chip with the code, its range beside it."""

    row: ChartRow
    box: QRectF
    chip: QRectF
    code: Line
    range: Line


@lru_cache(maxsize=1024)
def chart_cells(chart: Chart, width: float, height: float) -> tuple[Cell, ...]:
    """Lay *chart* out in a panel of *width* by *height*; cells run down, then across.

    As many columns are used as give the largest lettering; no two boxes overlap.
    """
    count = max(1, len(chart.rows))

    def lettering(columns: int) -> float:
        return min(height / ceil(count / columns) * 0.74, width / columns / 5.0)

    columns = max(range(1, count + 1), key=lambda columns: (round(lettering(columns)), -columns))
    rows = ceil(count / columns)
    wide, tall, px = width / columns, min(height / rows, width / 4), lettering(columns)
    # One size for all ranges, set by the widest.
    widest = max(fonts.width(str(row), bold(100)) for row in chart.rows) / 100
    px = min(px, (wide * 0.56 - 30) / widest)
    cells = []
    for number, row in enumerate(chart.rows):
        column, line = divmod(number, rows)
        box = QRectF(column * wide, line * tall, wide, tall).adjusted(3, 3, -3, -3)
        inset = min(tall * 0.1, 8)
        chip = box.adjusted(inset, inset, -inset, -inset)
        chip.setWidth(min(box.width() * 0.44, chip.height() * 2.3))
        mark = min(chip.height(), chip.width() * 0.42)
        code = QRectF(chip.left() + mark, chip.top(), chip.width() - mark - 8, chip.height())
        span = QRectF(chip.right() + 8, box.top(), box.right() - chip.right() - 18, box.height())
        cells.append(
            Cell(
                row,
                box,
                chip,
                Line(row.result.value, code, px * 0.92, px * 0.6, MIDDLE),
                Line(str(row), span, px, px * 0.7, MIDDLE),
            )
        )
    return tuple(cells)


def chart_panel(painter: QPainter, rect: QRectF, chart: Chart, lit: Result | None = None) -> None:
    """Draw *chart* to fill *rect*; the row of *lit* stands out by its ground and its heavy edge."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.topLeft())
    scale = min(rect.width() / INNER, rect.height() / 150)
    painter.scale(scale, scale)
    for cell in chart_cells(chart, rect.width() / scale, rect.height() / scale):
        is_lit = cell.row.result is lit
        painter.setPen(
            QPen(QColor(EVENING.ink), 8) if is_lit else QPen(theme.tint(EVENING.ink, 0.3), 2.5)
        )
        painter.setBrush(QColor(LIT_GROUND if is_lit else ROW_GROUND))
        painter.drawRoundedRect(cell.box, 9, 9)
        paint_chip(painter, cell.chip, cell.row.result)
        cell.code.paint(painter)
        cell.range.paint(painter)
    painter.restore()


def paint_chip(painter: QPainter, box: QRectF, result: Result) -> None:
    """The ground of a result's code: an out is a block, a walk a pill, a hit a pennant.

    Its mark stands at the left: a hit's shows the bases taken on a little diamond.
    """
    painter.setPen(QPen(QColor(EVENING.ink), 3))
    painter.setBrush(QColor(CHIP_GROUNDS[result]))
    if result.is_out:
        painter.drawRect(box)
    elif result is Result.WALK:
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    else:
        point = min(14.0, box.height() * 0.3)
        pennant = QPainterPath(box.topLeft())
        pennant.lineTo(box.right() - point, box.top())
        pennant.lineTo(box.right(), box.center().y())
        pennant.lineTo(box.right() - point, box.bottom())
        pennant.lineTo(box.bottomLeft())
        pennant.closeSubpath()
        painter.drawPath(pennant)
    room = min(box.height(), box.width() * 0.42)
    painter.save()
    painter.translate(box.left() + room * 0.52, box.center().y())
    painter.scale(room / 86, room / 86)
    pen = QPen(QColor(EVENING.ink), 8)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    outline, solid = _mark(result)
    painter.strokePath(outline, pen)
    painter.fillPath(solid, QColor(EVENING.ink))
    painter.restore()


@lru_cache(maxsize=len(Result))
def _mark(result: Result) -> tuple[QPainterPath, QPainterPath]:
    """Lines and filled shapes of the mark of *result*, about the origin, within 40 units."""
    lines, solid = QPainterPath(), QPainterPath()
    corners = [QPointF(0, 36), QPointF(36, 0), QPointF(0, -36), QPointF(-36, 0), QPointF(0, 36)]
    if result is Result.POP_UP:
        lines.moveTo(-26, 10)
        lines.lineTo(0, -20)
        lines.lineTo(26, 10)
        solid.addEllipse(QPointF(0, 22), 9, 9)
    elif result is Result.STRIKEOUT:
        for side in (-1, 1):
            lines.moveTo(-24 * side, -24)
            lines.lineTo(24 * side, 24)
    elif result is Result.GROUND_BALL:
        lines.moveTo(-32, 26)
        lines.lineTo(32, 26)
        lines.moveTo(-30, -8)
        lines.quadTo(-14, 34, 0, 4)
        solid.addEllipse(QPointF(16, 4), 12, 12)
    elif result is Result.FLY_BALL:
        lines.moveTo(-32, 24)
        lines.cubicTo(-24, -34, 12, -34, 20, -6)
        solid.addEllipse(QPointF(22, 10), 12, 12)
    elif result is Result.WALK:
        for x, y in ((-17, -17), (17, -17), (-17, 17), (17, 17)):
            lines.addEllipse(QPointF(x, y), 10, 10)
    elif result is Result.HOMER:
        solid.addPolygon(corners)
        for corner in corners[:4]:
            solid.addEllipse(corner * 0.86, 9, 9)
    else:
        lines.addPolygon(corners)
        solid.addPolygon([QPointF(0, 0), *corners[: result.bases + 1]])
        if result is Result.SINGLE_PLUS:
            solid.addEllipse(QPointF(0, -30), 15, 15)
            solid.addEllipse(QPointF(-30, 0), 9, 9)
    return lines, solid


class ShowdownFaces:
    """The faces of all cards in one Showdown game, for whoever knows them only by id."""

    def __init__(self, book: BasicShowdown) -> None:
        self._cards = book.cards
        self._clubs = {card.id: team.club for team in book.setup.teams for card in team.cards}

    def art(self, card_id: str, lit: str = "") -> ShowdownArt:
        card = self._cards[card_id]
        return ShowdownArt(card, self._clubs[card_id], Result(lit) if lit else None)

    def words(self, card_id: str) -> str:
        return text_of(self._cards[card_id], self._clubs[card_id])


def faces(book: BasicShowdown) -> ShowdownFaces:
    return ShowdownFaces(book)
