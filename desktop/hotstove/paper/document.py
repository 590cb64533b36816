"""Anything of pages that can be printed, drawn alike on the screen, into a PDF and on a printer.

A job draws a page at each step, so that a window can show how far it is and stop it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPagedPaintDevice, QPageLayout, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from hotstove.files.atomic import write_bytes

from .ink_saver import InkSaver

DOTS_PER_INCH: Final = 1200
MM_PER_INCH: Final = 25.4


class Document(Protocol):
    @property
    def title(self) -> str: ...

    @property
    def pages(self) -> int: ...

    @property
    def page_layout(self) -> QPageLayout:
        """The paper, and which way round it lies."""
        ...

    def draw(
        self,
        painter: QPainter,
        page: int,
        rect: QRectF | None = None,
        paper: QSizeF | None = None,
    ) -> None:
        """Draw page number *page*, from 0, as a sheet of *paper* mm that fills *rect*."""


class PrintingFailed(RuntimeError):
    """A printer could not begin; the message is a sentence for a person."""


class Job:
    """Draws a document on a printer or into a PDF that has its page layout already."""

    def __init__(
        self, document: Document, device: QPagedPaintDevice, *, saves_ink: bool = False
    ) -> None:
        """Raises PrintingFailed where the device takes no page."""
        self.document = document
        self.done = 0
        self._device = device
        self._dots = device.logicalDpiX() / MM_PER_INCH
        self._painter = InkSaver(self._dots) if saves_ink else QPainter()
        if not self._painter.begin(device):
            raise PrintingFailed(
                QCoreApplication.translate(
                    "paper", "The printer took no page; check that it is on and has paper."
                )
            )

    @property
    def is_over(self) -> bool:
        return self.done >= self.document.pages

    def step(self) -> bool:
        """Draw the next page; return whether there are more."""
        if self.done:
            self._device.newPage()
        # What a millimetre is comes from the dots, not from the rounded size of the page.
        paper = self._device.pageLayout().fullRect(QPageLayout.Unit.Millimeter).size()
        whole = QRectF(0, 0, paper.width() * self._dots, paper.height() * self._dots)
        self.document.draw(self._painter, self.done, whole, paper)
        self.done += 1
        if self.is_over:
            self._painter.end()
        return not self.is_over

    def abandon(self) -> None:
        """Stop in the middle; a printer forgets the pages it has, a PDF is not to be used."""
        if isinstance(self._device, QPrinter):
            self._device.abort()
        if self._painter.isActive():
            self._painter.end()

    def finish(self) -> None:
        """Draw all that is left."""
        while not self.is_over:
            self.step()


class PdfJob(Job):
    """A job whose PDF lies in memory: vectors, embedded fonts, text that can be searched."""

    def __init__(self, document: Document, *, saves_ink: bool = False) -> None:
        self._buffer = QBuffer()
        self._buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(self._buffer)
        writer.setPageLayout(document.page_layout)
        writer.setResolution(DOTS_PER_INCH)
        writer.setTitle(document.title)
        writer.setCreator("Hot Stove")
        super().__init__(document, writer, saves_ink=saves_ink)

    def written(self) -> bytes:
        """Return the finished PDF."""
        self.finish()
        self._buffer.close()
        return bytes(self._buffer.data().data())


def pdf_bytes(document: Document, *, saves_ink: bool = False) -> bytes:
    return PdfJob(document, saves_ink=saves_ink).written()


def write_pdf(document: Document, path: Path, *, saves_ink: bool = False) -> None:
    """Write the document to *path*, whole or not at all. Raises files.refused.FileRefused."""
    write_bytes(path, pdf_bytes(document, saves_ink=saves_ink))


def paint_on(document: Document, printer: QPrinter) -> None:
    """Print every page on the paper the printer is set to."""
    ready(document, printer)
    Job(document, printer).finish()


def ready(document: Document, printer: QPrinter) -> None:
    """Tell *printer* what comes, and that the document has its own margins."""
    printer.setFullPage(True)
    printer.setDocName(document.title)


def page_picture(document: Document, page: int, size: QSize, *, saves_ink: bool = False) -> QImage:
    """Return a page as it will be printed, *size* in pixels."""
    # With an alpha channel, lettering is smoothed in greys alone, as on paper.
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.white)
    wide = document.page_layout.fullRect(QPageLayout.Unit.Millimeter).width()
    painter = InkSaver(size.width() / wide) if saves_ink else QPainter()
    painter.begin(picture)
    document.draw(painter, page, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return picture


def with_progress(job: Job, tell: Callable[[int, int], None]) -> None:
    """Finish *job*, saying after each page how many of how many are done."""
    while not job.is_over:
        job.step()
        tell(job.done, job.document.pages)
