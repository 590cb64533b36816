"""The scorecard of any kind, drawn alike on the screen, into a PDF and on a printer.

What happened is for scorebook; how each kind looks is for the three cards beside this module.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal, Protocol, TypeAlias

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from hotstove.files.atomic import write_bytes

from .grid_card import GridCard
from .line_card import LineCard
from .page import PaperName, Sheet, layout, size
from .scorecard_head import both_clubs
from .scorecard_input import ScorecardInput
from .situation_card import SituationCard

DOTS_PER_INCH = 1200

Kind: TypeAlias = Literal["grid", "situation", "line"]


class _Pages(Protocol):
    """One kind of card, laid out."""

    @property
    def pages(self) -> int: ...

    def draw_page(self, sheet: Sheet, page: int) -> None: ...


_KINDS: dict[Kind, Callable[[ScorecardInput], _Pages]] = {
    "grid": GridCard,
    "situation": SituationCard,
    "line": LineCard,
}


class Scorecard:
    """One game's card. The fonts must be loaded before it is made.

    *kind*: the traditional ``grid`` of slots and innings, a ``situation`` card of boxes in the
    order of play, each with the bases before and after, or a ``line`` card of one line a play.
    """

    def __init__(
        self, game: ScorecardInput, paper: PaperName = "a4", kind: Kind = "grid"
    ) -> None:
        self.game = game
        self.paper: PaperName = paper
        self.kind: Kind = kind
        self._pages = _KINDS[kind](game)

    @property
    def pages(self) -> int:
        """Grid and situation card: at least one a side, the visitors' first."""
        return self._pages.pages

    @property
    def title(self) -> str:
        return both_clubs(self.game.heading)

    def draw(
        self,
        painter: QPainter,
        page: int,
        rect: QRectF | None = None,
        paper: QSizeF | None = None,
    ) -> None:
        """Draw page number *page*, from 0, as a sheet of *paper* mm that fills *rect*.

        Without *rect* it fills the painter's device; without *paper* it is this card's paper.
        """
        if rect is None:
            device = painter.device()
            rect = QRectF(0, 0, device.width(), device.height())
        sheet = Sheet(painter, rect, paper or size(self.paper))
        try:
            self._pages.draw_page(sheet, page)
        finally:
            sheet.done()

    def paint_on(self, printer: QPrinter) -> None:
        """Print every page on the paper the printer is set to; for dialogs and previews.

        The sheet is centred on that paper, and made smaller only where it does not fit.
        """
        printer.setFullPage(True)
        printer.setDocName(self.title)
        self._paint_pages(printer)

    def _paint_pages(self, device: QPagedPaintDevice) -> None:
        paper = device.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size()
        painter = QPainter()
        if not painter.begin(device):
            raise PrintingFailed(
                QCoreApplication.translate(
                    "paper", "The printer took no page; check that it is on and has paper."
                )
            )
        try:
            for page in range(self.pages):
                if page:
                    device.newPage()
                self.draw(painter, page, paper=paper)
        finally:
            painter.end()


class PrintingFailed(RuntimeError):
    """A printer could not begin; the message is a sentence for a person."""


def pdf_bytes(card: Scorecard) -> bytes:
    """Return the card as a PDF: vectors, embedded fonts, text that can be searched."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageLayout(layout(card.paper))
    writer.setResolution(DOTS_PER_INCH)
    writer.setTitle(card.title)
    writer.setCreator("Hot Stove")
    card._paint_pages(writer)
    buffer.close()
    return bytes(buffer.data().data())


def write_pdf(card: Scorecard, path: Path) -> None:
    """Write the card to *path*, whole or not at all. Raises files.refused.FileRefused."""
    write_bytes(path, pdf_bytes(card))
