"""Markers for the printed boards: pegs as discs, numbers for the score table; one page a game."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPainter

from hotstove.faces.lettering import readable_on
from hotstove.faces.pegs import PegColour, letter_of
from hotstove.faces.theme import EVENING

from .page import BOLD, CENTRE, DISPLAY, FADED, PaperName, Sheet, layout, sheet_on, size
from .sheet_edge import HAIR, paint_edges

DISC: Final = 11.0
"""Across, as large as a hole of the boards."""
PLATE: Final = (12.0, 12.0)
_STEP: Final = 14.5
_LEFT: Final = 16.0
_TOP: Final = 20.0


class Marks(NamedTuple):
    """A line of markers of one kind; plates show *texts* by turns, as many of *each*."""

    words: str
    texts: tuple[str, ...]
    each: int
    ground: str
    is_round: bool


def marks_of(family: str) -> tuple[Marks, ...]:
    """What the game's board wants; numbers for the score table always."""
    outs = QCoreApplication.translate("paper", "Outs and innings")
    runners = QCoreApplication.translate("paper", "Runners")
    tired = QCoreApplication.translate("paper", "T", "on a marker: tired")
    rounds = {
        "pizza_box": (
            Marks(runners, (letter_of(PegColour.RED),), 4, EVENING.home_red, True),
            Marks(runners, (letter_of(PegColour.BLUE),), 4, EVENING.visitor_blue, True),
            Marks(
                QCoreApplication.translate("paper", "Outs and hitters"),
                ("",), 4, EVENING.cream, True,
            ),
        ),
        "pitch_duel": (
            Marks(QCoreApplication.translate("paper", "Strikes, outs, steals"), ("",), 5,
                  EVENING.brass, True),
        ),
    }.get(
        family,
        (
            Marks(outs, ("",), 4, EVENING.brass, True),
            Marks(QCoreApplication.translate("paper", "Tired pitchers"), (tired,), 6,
                  EVENING.home_red, True),
        ),
    )  # fmt: skip
    numbers = QCoreApplication.translate("paper", "Numbers for the score table")
    digits = tuple(str(number) for number in range(10))
    return (
        *rounds,
        Marks(numbers, ("0",), 20, EVENING.cream, False),
        Marks("", ("1", "2"), 10, EVENING.cream, False),
        Marks("", digits[3:], 4, EVENING.cream, False),
        Marks("", tuple(str(number) for number in range(10, 16)), 2, EVENING.cream, False),
    )


class MarkerSheet:
    def __init__(self, family: str, paper: PaperName = "a4") -> None:
        self.family = family
        self.paper: PaperName = paper

    @property
    def title(self) -> str:
        return QCoreApplication.translate("paper", "Markers")

    @property
    def pages(self) -> int:
        return 1

    @property
    def page_layout(self) -> QPageLayout:
        return layout(self.paper, is_portrait=True)

    def draw(
        self,
        painter: QPainter,
        page: int,
        rect: QRectF | None = None,
        paper: QSizeF | None = None,
    ) -> None:
        """Draw the page as a sheet of *paper* mm that fills *rect*."""
        own = size(self.paper, is_portrait=True)
        with sheet_on(painter, rect, paper or own, own, keeps_size=True) as sheet:
            self._paint(sheet, own)

    def _paint(self, sheet: Sheet, own: QSizeF) -> None:
        across = int((own.width() - 2 * _LEFT) // _STEP)
        y = _TOP
        for marks in marks_of(self.family):
            if marks.words:
                sheet.text(QRectF(_LEFT, y, own.width() - 2 * _LEFT, 5), marks.words, 9,
                           colour=FADED)  # fmt: skip
                y += 7
            texts = [text for text in marks.texts for _ in range(marks.each)]
            for number, text in enumerate(texts):
                x = _LEFT + number % across * _STEP
                _paint_mark(sheet, marks, text, x, y + number // across * _STEP)
            y += -(-len(texts) // across) * _STEP + (2 if marks.is_round else 0)
        edge = _LEFT, _TOP - 2, own.width() - 2 * _LEFT, own.height() - 2 * _TOP
        paint_edges(sheet, own.width(), own.height(), edge, self.title)


def _paint_mark(sheet: Sheet, marks: Marks, text: str, x: float, y: float) -> None:
    ink = readable_on(marks.ground)
    if marks.is_round:
        sheet.disc(x + DISC / 2, y + DISC / 2, DISC / 2, fill=marks.ground, width=HAIR * 3)
        sheet.disc(x + DISC / 2, y + DISC / 2, DISC / 2 - 1, width=HAIR * 2, colour=ink)
        box = QRectF(x, y, DISC, DISC)
        sheet.text(box, text, 15, lettering=DISPLAY, align=CENTRE, colour=ink)
        return
    box = QRectF(x, y, *PLATE)
    sheet.box(box, fill=marks.ground, width=HAIR)
    sheet.text(box, text, 24, lettering=BOLD, align=CENTRE)
