"""The window in which a scorecard is looked at, saved as a PDF, or sent to a printer."""

from __future__ import annotations

import re

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from hotstove.binding.translation import refusal
from hotstove.files.refused import FileRefused
from hotstove.paper.page import PaperName, layout, size
from hotstove.paper.scorecard import PrintingFailed, Scorecard, write_pdf
from hotstove.paper.scorecard_input import ScorecardInput, blank_input
from hotstove.windows.choosing_files import ask_save
from hotstove.windows.fields import Chooser
from hotstove.windows.house_rules import Rows
from hotstove.windows.kit import Columns, Picture, button, scrolled, words
from hotstove.windows.messages import say_refused
from hotstove.windows.settings import SettingsStore

_SUFFIX = ".pdf"
_NO_FILE_NAME = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')


class PrintWindow(QDialog):
    """Shows the card of *game*; *name* is what a file of it is called at first."""

    def __init__(
        self,
        game: ScorecardInput,
        name: str,
        store: SettingsStore,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._name, self._store = game, name, store
        self.setWindowTitle(self.tr("Print the scorecard"))
        self.resize(1100, 800)
        self.sheets: list[Picture] = []
        self.paper = Chooser(self.tr("Paper"))
        self.paper.add(self.tr("A4"), "a4")
        self.paper.add(self.tr("Letter"), "letter")
        system = QLocale.system().measurementSystem()
        is_american = system is QLocale.MeasurementSystem.ImperialUSSystem
        self.paper.choose("letter" if is_american else "a4")
        self.filled = Chooser(self.tr("Filled or blank"))
        self.filled.add(self.tr("This game, filled in"), True)
        self.filled.add(self.tr("Blank, for the pencil"), False)
        self.kind = Chooser(self.tr("Kind of scorecard"))
        if game.sheet is not None:
            self.kind.add(self.tr("The game's own codes"), "codes")
        if game.form is not None:
            self.kind.add(self.tr("The game's official card"), "areas")
        self.kind.add(self.tr("Grid, a row a man"), "grid")
        self.kind.add(self.tr("Situations, a box a play"), "situation")
        self.kind.add(self.tr("Lines, one a play"), "line")
        choices = []
        for title, chooser in (
            (self.tr("&Paper"), self.paper),
            (self.tr("&Card"), self.filled),
            (self.tr("&Kind"), self.kind),
        ):
            row = Rows(is_alone=True)
            row.add(title, chooser)
            choices.append(row)
            chooser.activated.connect(self.show_card)
        content = QWidget()
        self._sheets = QVBoxLayout(content)
        self._sheets.setContentsMargins(8, 8, 14, 8)
        self._sheets.setSpacing(18)
        self.area = scrolled(content)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setAccessibleName(self.tr("Preview"))
        foot = QHBoxLayout()
        foot.addWidget(button(self.tr("&Save as PDF…"), self.save_pdf))
        foot.addStretch(1)
        foot.addWidget(button(self.tr("Close"), self.reject, "quiet"))
        self.print = button(self.tr("P&rint…"), self.print_card, "main")
        foot.addWidget(self.print)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.windowTitle(), "title"))
        whole.addWidget(Columns(*choices))
        whole.addWidget(self.area, 1)
        whole.addLayout(foot)
        self.card = self.show_card()
        self.paper.setFocus()

    @property
    def paper_name(self) -> PaperName:
        return "letter" if self.paper.value == "letter" else "a4"

    def show_card(self) -> Scorecard:
        """Lay out the card that is chosen now, a picture a page."""
        game = self._game
        if not self.filled.value:
            game = blank_input(game.heading, game.codes, game.form)
        self.card = card = Scorecard(game, self.paper_name, self.kind.value)
        for old in self.sheets:
            self._sheets.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.sheets = [self._sheet(card, page) for page in range(card.pages)]
        for sheet in self.sheets:
            self._sheets.addWidget(sheet)
        return card

    def _sheet(self, card: Scorecard, page: int) -> Picture:
        paper = size(card.paper)
        aspect = paper.height() / paper.width()

        def paint(painter: QPainter, rect: QRectF) -> None:
            painter.fillRect(rect.translated(3, 4), QColor(0, 0, 0, 70))
            painter.fillRect(rect, Qt.GlobalColor.white)
            card.draw(painter, page, rect)

        name = self.tr("Page {page} of {pages}").format(page=page + 1, pages=card.pages)
        return _Sheet(paint, name, aspect)

    def save_pdf(self) -> None:
        """Ask for a file and write the card to it."""
        title, names = self.tr("Save the scorecard"), self.tr("PDF files (*.pdf)")
        name = f"{file_stem(self._name) or self.tr('Scorecard')}{_SUFFIX}"
        path = ask_save(self, self._store, "prints", title, name, names)
        if path is None:
            return
        try:
            write_pdf(self.card, path)
        except FileRefused as refused:
            say_refused(self, refusal(refused))

    def print_card(self) -> None:
        """Show the system's print dialog and print."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(layout(self.card.paper))
        dialog = QPrintDialog(printer, self)
        if dialog.exec() != QDialog.DialogCode.Accepted:
            return
        try:
            self.card.paint_on(printer)
        except PrintingFailed as failed:
            say_refused(self, str(failed))


def file_stem(name: str) -> str:
    """Return *name* without what no file may be called on some system."""
    return " ".join(_NO_FILE_NAME.sub(" ", name).split())[:80].strip(". ")


class _Sheet(Picture):
    """A page as wide as the window, its height following."""

    def __init__(self, paint: object, name: str, aspect: float) -> None:
        super().__init__(paint, name=name, aspect=aspect)  # type: ignore[arg-type]
        self._tall = aspect
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumSize(300, round(300 * aspect))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * self._tall)
