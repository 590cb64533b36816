"""A roster on paper: its sheet, and its cards to cut out, looked at before they are printed."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.translation import refusal
from hotstove.clubhouse.teams import club_of
from hotstove.faces.prints import own_cards, own_lineups, own_sheet
from hotstove.files.refused import FileRefused
from hotstove.paper.bound import Bound
from hotstove.paper.document import PrintingFailed, paint_on, write_pdf
from hotstove.paper.roster_pages import roster_pages
from hotstove.windows.choosing_files import ask_save
from hotstove.windows.fields import Chooser, Tick
from hotstove.windows.kit import Picture, button, words
from hotstove.windows.messages import say_refused
from hotstove.windows.print_window import file_stem
from hotstove.windows.settings import SettingsStore

from .flow import Flow
from .slips import grow


class RosterPrintDialog(QDialog):
    def __init__(self, model: RosterModel, store: SettingsStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._model, self._store = model, store
        self.page = 0
        self.setWindowTitle(self.tr("Print the roster"))
        grow(self, QSize(940, 820))
        self.paper = Chooser(self.tr("Paper"))
        self.paper.add(self.tr("A4"), "a4")
        self.paper.add(self.tr("Letter"), "letter")
        system = QLocale.system().measurementSystem()
        is_american = system is QLocale.MeasurementSystem.ImperialUSSystem
        self.paper.choose("letter" if is_american else "a4")
        self.has_lineups = Tick(self.tr("With the &lineup cards"))
        self.has_cards = Tick(self.tr("With the &cards, to cut out"))
        self.picture = Picture(self._paint)
        self.picture.setMinimumSize(180, 180)
        self.where = words("", wraps=False)
        pages = QWidget()
        turning = QHBoxLayout(pages)
        turning.setContentsMargins(0, 0, 0, 0)
        turning.addWidget(
            button(self.tr("&Before"), lambda: self.turn(-1), "quiet", self.tr("Previous page"))
        )
        turning.addWidget(self.where)
        turning.addWidget(
            button(self.tr("&Next"), lambda: self.turn(1), "quiet", self.tr("Next page"))
        )
        head = Flow(self.paper, self.has_lineups, self.has_cards, pages, gap=10)
        foot = QHBoxLayout()
        foot.addWidget(button(self.tr("&Save as PDF…"), self.save_pdf))
        foot.addStretch(1)
        foot.addWidget(button(self.tr("Close"), self.reject, "quiet"))
        foot.addWidget(button(self.tr("P&rint…"), self.print_out, "main"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.windowTitle(), "title"))
        whole.addWidget(head)
        whole.addWidget(self.picture, 1)
        whole.addLayout(foot)
        self.paper.activated.connect(self.show_pages)
        self.has_lineups.toggled.connect(self.show_pages)
        self.has_cards.toggled.connect(self.show_pages)
        self.document = self.show_pages()

    def show_pages(self) -> Bound:
        document, stock = self._model.document, self._model.stock
        catalog, family = self._model.catalog, self._model.office.kind.family
        club = club_of(document, catalog)
        cards = None
        if self.has_cards.isChecked():
            clubs = {club.id: club for club in catalog.clubs}
            cards = own_cards(family, document, stock, clubs, club)
        sheet = own_sheet(family, document, stock, club)
        lineups = own_lineups(family, document, stock, club) if self.has_lineups.isChecked() else ()
        self.document = roster_pages(sheet, lineups, cards, self.paper.value)
        self.turn(0)
        return self.document

    def turn(self, by: int) -> None:
        self.page = max(0, min(self.document.pages - 1, self.page + by))
        told = self.tr("Page {page} of {pages}").format(
            page=self.page + 1, pages=self.document.pages
        )
        self.where.setText(told)
        self.picture.show_picture(self._paint, told)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        size = self.document.page_layout.fullRect().size()
        share = min(rect.width() / size.width(), rect.height() / size.height())
        sheet = QRectF(0, 0, size.width() * share - 8, size.height() * share - 8)
        sheet.moveCenter(rect.center())
        painter.fillRect(sheet.translated(3, 4), QColor(0, 0, 0, 70))
        painter.fillRect(sheet, Qt.GlobalColor.white)
        self.document.draw(painter, self.page, sheet)

    def save_pdf(self) -> None:
        stem = file_stem(self._model.document.name) or self.tr("Roster")
        path = ask_save(
            self,
            self._store,
            "prints",
            self.tr("Save the roster"),
            f"{stem}.pdf",
            self.tr("PDF files (*.pdf)"),
        )
        if path is None:
            return
        try:
            write_pdf(self.document, path)
        except FileRefused as refused:
            say_refused(self, refusal(refused))

    def print_out(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(self.document.page_layout)
        if QPrintDialog(printer, self).exec() != QDialog.DialogCode.Accepted:
            return
        try:
            paint_on(self.document, printer)
        except PrintingFailed as failed:
            say_refused(self, str(failed))
