"""A sheet of paper in millimetres: sizes, margins, and the few strokes all printing is made of.

What stands on a page is for the modules beside this one. The same strokes serve the screen
preview, the PDF and the printer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from enum import Enum
from typing import Literal, TypeAlias

from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPageLayout, QPageSize, QPainter, QPen, QPolygonF

from hotstove.faces import fonts
from hotstove.faces.theme import EVENING, contrast, tint

PaperName: TypeAlias = Literal["a4", "letter"]

_SIZES = {"a4": QPageSize.PageSizeId.A4, "letter": QPageSize.PageSizeId.Letter}

AREA = QSizeF(266.7, 197.3)
"""What A4 and Letter both hold in landscape, inside margins of 6.35 mm: width and height in mm."""

PARTS = 100
"""Units of the painter to a millimetre: fonts are set in whole units, and these are fine enough."""

MM_PER_POINT = 25.4 / 72
LEAST = 5.0
"""No text is smaller than this, in points."""
BODY = 6.5
"""Running text is at least this large, in points."""

INK = EVENING.ink
FADED = "#4f5a54"
"""Lesser text on white."""
GREY = "#b3b3b3"
"""30 % black: the grid of a card that waits for the pencil."""
FAINT = "#d0cdc4"
"""Lines that only guide the eye."""
WHITE = "#ffffff"


class Lettering(Enum):
    """How a text is set."""

    PLAIN = "plain"
    BOLD = "bold"
    DISPLAY = "display"


PLAIN, BOLD, DISPLAY = Lettering.PLAIN, Lettering.BOLD, Lettering.DISPLAY

LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter

_MAKERS: dict[Lettering, Callable[[float], QFont]] = {
    PLAIN: fonts.plain,
    BOLD: lambda px: fonts.plain(px, bold=True),
    DISPLAY: fonts.display,
}


def layout(paper: PaperName, *, is_portrait: bool = False) -> QPageLayout:
    """Return the page set-up: the whole sheet to draw on, since margins are our own."""
    ways = QPageLayout.Orientation
    page = QPageLayout(
        QPageSize(_SIZES[paper]),
        ways.Portrait if is_portrait else ways.Landscape,
        QMarginsF(0, 0, 0, 0),
        QPageLayout.Unit.Millimeter,
    )
    page.setMode(QPageLayout.Mode.FullPageMode)
    return page


def size(paper: PaperName, *, is_portrait: bool = False) -> QSizeF:
    """Return width and height in mm."""
    return layout(paper, is_portrait=is_portrait).fullRect(QPageLayout.Unit.Millimeter).size()


def plain_text(text: str) -> str:
    """Return *text* on one line, without characters that do not print."""
    return " ".join("".join(mark if mark.isprintable() else " " for mark in text).split())


def on_white(colour: str) -> str:
    """Return *colour* where words and numbers in it can be read on white, ink otherwise."""
    return colour if contrast(colour, WHITE) >= 4.5 else INK


@contextmanager
def sheet_on(
    painter: QPainter,
    rect: QRectF | None,
    size: QSizeF,
    area: QSizeF = AREA,
    *,
    keeps_size: bool = False,
) -> Iterator[Sheet]:
    """Lay a sheet of *size* mm over *rect*, without one over all of the painter's device."""
    if rect is None:
        device = painter.device()
        rect = QRectF(0, 0, device.width(), device.height())
    sheet = Sheet(painter, rect, size, area, keeps_size=keeps_size)
    try:
        yield sheet
    finally:
        sheet.done()


class Sheet:
    """Draws on an area of the paper, (0, 0) at its upper left; lengths in mm, letters in points."""

    def __init__(
        self,
        painter: QPainter,
        paper: QRectF,
        size: QSizeF,
        area: QSizeF = AREA,
        *,
        keeps_size: bool = False,
    ) -> None:
        """Lay a sheet of *size* mm over *paper*, given in the painter's units.

        *area* is centred on it, and shrunk where the paper is too small unless it *keeps_size*.
        """
        self.painter = painter
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        fits = min(1.0, size.width() / area.width(), size.height() / area.height())
        share = 1.0 if keeps_size else fits
        painter.translate(paper.topLeft())
        painter.scale(paper.width() / size.width() / PARTS, paper.height() / size.height() / PARTS)
        painter.translate(
            (size.width() - area.width() * share) / 2 * PARTS,
            (size.height() - area.height() * share) / 2 * PARTS,
        )
        painter.scale(share, share)

    def done(self) -> None:
        self.painter.restore()

    # Lines and shapes

    def line(
        self,
        x1: float,
        y1: float,
        x2: float,
        y2: float,
        width: float = 0.12,
        colour: str = INK,
        dash: Sequence[float] = (),
    ) -> None:
        self.painter.setPen(_pen(width, colour, dash))
        self.painter.drawLine(_point(x1, y1), _point(x2, y2))

    def path(self, points: Sequence[tuple[float, float]], width: float, colour: str = INK) -> None:
        """An open line through *points*."""
        pen = _pen(width, colour)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        self.painter.setPen(pen)
        self.painter.drawPolyline(QPolygonF([_point(x, y) for x, y in points]))

    def shape(
        self,
        points: Sequence[tuple[float, float]],
        *,
        fill: str = "",
        width: float = 0.0,
        colour: str = INK,
    ) -> None:
        """A closed shape; without *width* it has no outline, without *fill* no inside."""
        self._brush(fill, width, colour)
        self.painter.drawPolygon(QPolygonF([_point(x, y) for x, y in points]))

    def box(self, where: QRectF, *, fill: str = "", width: float = 0.12, colour: str = INK) -> None:
        self._brush(fill, width, colour)
        self.painter.drawRect(_rect(where))

    def disc(
        self,
        x: float,
        y: float,
        radius: float,
        *,
        fill: str = "",
        width: float = 0.0,
        colour: str = INK,
    ) -> None:
        self._brush(fill, width, colour)
        self.painter.drawEllipse(_point(x, y), radius * PARTS, radius * PARTS)

    def _brush(self, fill: str, width: float, colour: str) -> None:
        pen = _pen(width, colour)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        self.painter.setPen(pen if width else Qt.PenStyle.NoPen)
        if fill:
            self.painter.setBrush(tint(fill))
        else:
            self.painter.setBrush(Qt.BrushStyle.NoBrush)

    # Text

    def text(
        self,
        where: QRectF,
        text: str,
        points: float,
        *,
        lettering: Lettering = PLAIN,
        align: Qt.AlignmentFlag = LEFT,
        colour: str = INK,
        least: float = LEAST,
    ) -> float:
        """One line of plain text, its capitals centred in the height of *where*.

        It shrinks to no less than *least* points, then ends in an ellipsis. Returns its width.
        """
        text = plain_text(text)
        if not text:
            return 0.0
        room = where.width() * PARTS
        font, metrics = _set(lettering, points)
        wide = metrics.horizontalAdvance(text)
        if wide > room:
            font, metrics = _set(lettering, max(least, points * room / wide * 0.995))
            if metrics.horizontalAdvance(text) > room:
                text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room)
            wide = metrics.horizontalAdvance(text)
        share = {LEFT: 0.0, RIGHT: 1.0}.get(align, 0.5)
        self.painter.setFont(font)
        self.painter.setPen(tint(colour))
        self.painter.drawText(
            QPointF(
                where.left() * PARTS + (room - wide) * share,
                where.center().y() * PARTS + metrics.capHeight() / 2,
            ),
            text,
        )
        return wide / PARTS

    def tick(self, x: float, y: float, size: float, colour: str = INK) -> None:
        """A check mark, *size* mm wide, centred on (x, y)."""
        half = size / 2
        points = [(x - half, y), (x - half * 0.3, y + half * 0.6), (x + half, y - half * 0.8)]
        self.path(points, size * 0.16, colour)

    def triangle(self, x: float, y: float, size: float, *, up: bool, colour: str = INK) -> None:
        """▲ for the top of an inning, ▼ for the bottom: drawn, since no font here has them."""
        half, tip = size / 2, -size / 2 if up else size / 2
        self.shape([(x - half, y - tip), (x + half, y - tip), (x, y + tip)], fill=colour)


def text_width(text: str, points: float, lettering: Lettering = PLAIN) -> float:
    """Return the width of *text* in mm."""
    return _set(lettering, points)[1].horizontalAdvance(text) / PARTS


def _set(lettering: Lettering, points: float) -> tuple[QFont, QFontMetricsF]:
    font = _MAKERS[lettering](points * MM_PER_POINT * PARTS)
    # Glyphs put in by these features (fi as one, a twin of the space from the fonts' second
    # subset) have no character code: a search in a PDF would never find the word.
    for feature in ("liga", "locl"):
        font.setFeature(QFont.Tag(feature), 0)
    return font, QFontMetricsF(font)


def _pen(width: float, colour: str, dash: Sequence[float] = ()) -> QPen:
    pen = QPen(tint(colour), width * PARTS)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dash:
        pen.setDashPattern([part / max(width, 0.01) for part in dash])
    return pen


def _point(x: float, y: float) -> QPointF:
    return QPointF(x * PARTS, y * PARTS)


def _rect(where: QRectF) -> QRectF:
    return QRectF(
        where.x() * PARTS, where.y() * PARTS, where.width() * PARTS, where.height() * PARTS
    )
