"""The scorecard: a page a side, drawn alike on the screen, into a PDF and on a printer.

Who was in which cell is for scorebook; where the cells lie is for scorecard_plan.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QRectF, QSizeF
from PySide6.QtGui import QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from hotstove.files.atomic import write_bytes

from .page import PaperName, Sheet, layout, size
from .scorecard_foot import draw_colophon, draw_foot
from .scorecard_grid import Grid
from .scorecard_head import draw_head
from .scorecard_input import ScorecardInput
from .scorecard_plan import GAP, plan

DOTS_PER_INCH = 1200


class Scorecard:
    """One game's card. The fonts must be loaded before it is drawn."""

    def __init__(self, game: ScorecardInput, paper: PaperName = "a4") -> None:
        self.game = game
        self.paper: PaperName = paper
        self._plan = plan(game)

    @property
    def pages(self) -> int:
        """At least one a side; the visitors' come first."""
        return len(self._plan)

    @property
    def title(self) -> str:
        visitor, home = self.game.heading.visitor.name, self.game.heading.home.name
        if not visitor or not home:
            return QCoreApplication.translate("paper", "Scorecard")
        words = QCoreApplication.translate("paper", "{visitor} at {home}")
        parts = words.split("{visitor}")
        return visitor.join(part.replace("{home}", home) for part in parts)

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
            self._draw_on(sheet, page)
        finally:
            sheet.done()

    def _draw_on(self, sheet: Sheet, page: int) -> None:
        shown = self._plan[page]
        draw_head(sheet, self.game, shown)
        grid = Grid(sheet, self.game, shown)
        grid.draw()
        if shown.has_foot:
            draw_foot(sheet, self.game, shown, grid.bottom + GAP)
        draw_colophon(sheet, shown, page + 1, self.pages)

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
