"""The print shop: cards, boards, markers, score sheets and rosters on paper, with a live preview.

What can be ordered and how it is drawn, ``paper.shop`` knows. A long job is drawn a page at a
time, so that it shows how far it is and can be stopped.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QPageLayout, QPainter, QShowEvent
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QProgressBar,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.translation import refusal
from hotstove.faces.prints import (
    LineupPrint,
    families,
    game_name,
    lineup_prints,
    print_sets,
    roster_prints,
)
from hotstove.files.atomic import write_bytes
from hotstove.files.refused import FileRefused
from hotstove.paper.card_sheets import MOST_OFFSET, CardSheets
from hotstove.paper.document import Document, Job, PdfJob, PrintingFailed, page_picture, ready
from hotstove.paper.imposition import Backs, Layout
from hotstove.paper.ink_saver import coverage
from hotstove.paper.shop import ALL, BLANK, Order, document, kinds, offers, own_sheets
from hotstove.windows.choosing_files import ask_save
from hotstove.windows.fields import Chooser, Tick
from hotstove.windows.kit import Picture, button, paper, scrolled, words
from hotstove.windows.messages import say_refused
from hotstove.windows.print_window import file_stem

if TYPE_CHECKING:
    from hotstove.catalog.shelf import Catalog
    from hotstove.windows.settings import SettingsStore

SUFFIX: Final = ".pdf"
SMALL: Final = QSize(210, 297)
"""Pixels of the picture from which ink is estimated."""
LEAST_WIDTH: Final = 430
ORDER_WIDTH: Final = 23
"""Of the order, in sizes of its text."""
AROUND_FORM: Final = 64
"""Pixels of the order beside its fields: the paper's edges and the scroll bar."""
SHIFT_STEP: Final = 0.1
"""Millimetres."""


class PrintShop(QDialog):
    """The order stands at the left, the page it makes at the right."""

    def __init__(
        self, catalog: Catalog, store: SettingsStore, parent: QWidget | None = None
    ) -> None:
        """Raises FileRefused where the cards cannot be read."""
        super().__init__(parent)
        self._catalog, self._store = catalog, store
        self.setWindowTitle(self.tr("Print and play"))
        self.resize(1180, 820)
        self.page = 0
        self.job: Job | None = None
        self.ticks: dict[str, Tick] = {}
        self._finish: Callable[[Job], None] = lambda job: None
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._step)
        self._make_choosers()
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self.show_order)
        sheet, lines = paper()
        lines.addLayout(self._form)
        lines.addWidget(self._of_what)
        lines.addWidget(self._choice, 1)
        inside = QWidget()
        margins = QVBoxLayout(inside)
        margins.setContentsMargins(0, 0, 14, 0)
        margins.addWidget(sheet)
        order = self._order = scrolled(inside)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(order)
        middle.addLayout(self._make_preview(), 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.windowTitle(), "title"))
        whole.addLayout(middle, 1)
        whole.addLayout(self._make_foot())
        self._change_game()
        self.document: Document = self.show_order()
        self.game.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """The order is as wide as its longest line wants to be."""
        super().showEvent(event)
        px = self.fontInfo().pixelSize()
        wordy = self._form.sizeHint().width() + AROUND_FORM
        self._order.setFixedWidth(max(LEAST_WIDTH, ORDER_WIDTH * px, wordy))

    # Making

    def _make_choosers(self) -> None:
        self.game = Chooser(self.tr("Game"))
        for family in families():
            self.game.add(game_name(family), family)
        self.goods = Chooser(self.tr("What to print"))
        self.paper = Chooser(self.tr("Paper"))
        self.paper.add(self.tr("A4"), "a4")
        self.paper.add(self.tr("Letter"), "letter")
        system = QLocale.system().measurementSystem()
        is_american = system is QLocale.MeasurementSystem.ImperialUSSystem
        self.paper.choose("letter" if is_american else "a4")
        self.form = Chooser(self.tr("Layout"))
        for text, form in (
            (self.tr("Edge to edge, nine"), Layout.STRAIGHT),
            (self.tr("With 1 mm of bleed"), Layout.BLEED),
            (self.tr("With 3 mm of bleed"), Layout.WIDE_BLEED),
            (self.tr("To fold: front and back"), Layout.FOLD),
        ):
            self.form.add(text, form)
        self.backs = Chooser(self.tr("Backs"))
        for text, way in (
            (self.tr("None"), Backs.NONE),
            (self.tr("Over the long edge"), Backs.LONG),
            (self.tr("Over the short edge"), Backs.SHORT),
        ):
            self.backs.add(text, way)
        shift = self._store.settings.back_shift
        self.shift = tuple(
            _shifts(name, at)
            for name, at in zip(
                (self.tr("Backs to the right"), self.tr("Backs down")), shift, strict=True
            )
        )
        self.kind = Chooser(self.tr("Kind of score sheet"))
        self.saves_ink = Tick(self.tr("Save &ink: line art on white"))
        self.has_guide = Tick(self.tr("&Guide as the first sheet"))
        self.has_guide.setChecked(True)
        self.is_packed = Tick(self.tr("No new sheet &for each set"))
        self._form = QFormLayout()
        self._form.setSpacing(8)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        for title, field in (
            (self.tr("Ga&me"), self.game),
            (self.tr("&What"), self.goods),
            (self.tr("&Paper"), self.paper),
            (self.tr("&Layout"), self.form),
            (self.tr("Ba&cks"), self.backs),
            (self.tr("Shift &right, mm"), self.shift[0]),
            (self.tr("Shift &down, mm"), self.shift[1]),
            (self.tr("&Kind"), self.kind),
        ):
            label = words(title, wraps=False)
            label.setBuddy(field)
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            field.setSizeAdjustPolicy(
                Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            field.setMinimumContentsLength(8)
            self._form.addRow(label, field)
        for tick in (self.saves_ink, self.has_guide, self.is_packed):
            self._form.addRow(tick)
            tick.toggled.connect(self.show_order)
        self._of_what = words("", "strong")
        self._choice = QWidget()
        self._choice_lines = QVBoxLayout(self._choice)
        self._choice_lines.setContentsMargins(0, 0, 0, 0)
        self.game.activated.connect(self._change_game)
        self.goods.activated.connect(self._change_goods)
        for chooser in (self.paper, self.form, self.backs, *self.shift):
            chooser.activated.connect(self.show_order)
        self.kind.activated.connect(self._change_goods)

    def _make_preview(self) -> QVBoxLayout:
        self.picture = Picture(name=self.tr("Preview"))
        self.back = button(
            self.tr("&Before"), lambda: self.turn(-1), "quiet", self.tr("Previous page")
        )
        self.next = button(self.tr("&Next"), lambda: self.turn(1), "quiet", self.tr("Next page"))
        self.where = words("", wraps=False)
        turning = QHBoxLayout()
        turning.addWidget(self.back)
        turning.addStretch(1)
        turning.addWidget(self.where)
        turning.addStretch(1)
        turning.addWidget(self.next)
        lines = QVBoxLayout()
        lines.addWidget(self.picture, 1)
        lines.addLayout(turning)
        return lines

    def _make_foot(self) -> QHBoxLayout:
        self.about = words("", "note")
        self.progress = QProgressBar()
        self.progress.setAccessibleName(self.tr("Pages drawn"))
        self.progress.setFormat(self.tr("page %v of %m"))
        self.stop = button(self.tr("St&op"), self.abandon)
        self.save = button(self.tr("&Save as PDF…"), self.save_pdf)
        self.print = button(self.tr("Prin&t…"), self.print_out, "main")
        foot = QHBoxLayout()
        foot.addWidget(self.about, 1)
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.stop)
        foot.addWidget(self.save)
        foot.addWidget(button(self.tr("Close"), self.reject, "quiet"))
        foot.addWidget(self.print)
        for widget in (self.progress, self.stop):
            widget.hide()
        return foot

    # The order

    @property
    def order(self) -> Order:
        chosen = tuple(key for key, tick in self.ticks.items() if tick.isChecked())
        return Order(
            game=self.game.value,
            goods=self.goods.value,
            sets=(ALL,) if ALL in chosen else chosen,
            paper=self.paper.value,
            form=Layout(self.form.value),
            backs=Backs(self.backs.value),
            shift=(self.shift[0].value, self.shift[1].value),
            has_guide=self.has_guide.isChecked(),
            is_packed=self.is_packed.isChecked(),
            kind=self.kind.value,
        )

    def choose_sets(self, *ids: str) -> None:
        """Tick these sets and no others."""
        for key, tick in self.ticks.items():
            tick.blockSignals(True)
            tick.setChecked(key in ids)
            tick.blockSignals(False)
        self.show_order()

    def _change_game(self) -> None:
        names = {
            "cards": self.tr("Cards to cut out"),
            "board": self.tr("The board, two sheets"),
            "markers": self.tr("Markers for the board"),
            "sheet": self.tr("An empty score sheet"),
            "roster": self.tr("Rosters of the clubs"),
            "lineup": self.tr("Lineup cards"),
        }
        kept = self.goods.value
        self.goods.clear()
        for goods in offers(self.game.value, self._catalog):
            self.goods.add(names[goods], goods)
        self.goods.choose(kept)
        sheets = {
            "codes": self.tr("The game's own codes"),
            "areas": self.tr("The game's official card"),
            "grid": self.tr("Grid, a row a man"),
            "situation": self.tr("Situations, a box a play"),
            "line": self.tr("Lines, one a play"),
        }
        self.kind.clear()
        for kind in kinds(self.game.value):
            self.kind.add(sheets[kind], kind)
        self._change_goods()

    def _change_goods(self) -> None:
        """Offer the sets of what is ordered, the first one ticked."""
        goods, game = self.goods.value, self.game.value
        sets: list[tuple[str, str]] = []
        if goods == "cards":
            found = print_sets(game, self._catalog)
            sets = [(one.id, f"{one.title} ({len(one.cards)})") for one in found]
            sets.append((ALL, self.tr("Every card there is")))
        elif goods == "roster":
            sets = [(one.id, one.title) for one in roster_prints(game, self._catalog)]
        elif goods == "lineup":
            lineups = lineup_prints(game, self._catalog)
            sets = [(one.id, _lineup_title(one)) for one in lineups]
            sets.append((BLANK, self.tr("Two empty ones")))
        elif goods == "sheet":
            volumes = own_sheets(game, self.kind.value)
            sets = [(volume, title) for volume, (title, _) in volumes.items()]
            sets = sets if len(sets) > 1 else []
        content = QWidget()
        lines = QVBoxLayout(content)
        lines.setContentsMargins(4, 4, 4, 4)
        self.ticks = {}
        for key, title in sets:
            tick = self.ticks[key] = Tick(title.replace("&", "&&"))
            tick.setChecked(len(self.ticks) == 1)
            tick.toggled.connect(lambda on=False: self._late.start())
            lines.addWidget(tick)
        lines.addStretch(1)
        while (old := self._choice_lines.takeAt(0)) is not None:
            widget = old.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if sets:
            self._choice_lines.addWidget(content)
        self._of_what.setText(self.tr("Which ones") if sets else "")
        is_cards = goods == "cards"
        for field, counts in (
            (self.form, is_cards),
            (self.backs, is_cards),
            *((shift, is_cards) for shift in self.shift),
            (self.has_guide, is_cards),
            (self.is_packed, is_cards),
            (self.kind, goods == "sheet"),
        ):
            self._form.setRowVisible(field, counts)
        self.show_order()

    def show_order(self) -> Document:
        """Lay out what is ordered now and show its first page, or the page that was shown."""
        order = self.order
        folds = order.form is Layout.FOLD
        self.backs.setEnabled(not folds)
        for shift in self.shift:
            shift.setEnabled(not folds and order.backs is not Backs.NONE)
        self._store.change(back_shift=order.shift)
        is_empty = bool(self.ticks) and not order.sets
        if not is_empty:
            self.document = document(order, self._catalog)
        for act in (self.save, self.print):
            act.setEnabled(not is_empty)
        self.turn(0)
        if is_empty:
            self.about.setText(self.tr("Tick what you want to print."))
        return self.document

    # The preview

    def turn(self, by: int) -> None:
        """Show a page further on, or further back."""
        pages = self.document.pages
        self.page = page = min(max(self.page + by, 0), pages - 1)
        self.back.setEnabled(page > 0)
        self.next.setEnabled(page < pages - 1)
        where = self.tr("Page {page} of {pages}").format(page=page + 1, pages=pages)
        self.where.setText(where)
        made, saves_ink = self.document, self.saves_ink.isChecked()
        size = made.page_layout.fullRect(QPageLayout.Unit.Millimeter).size()
        aspect = size.height() / size.width()

        def paint(painter: QPainter, rect: QRectF) -> None:
            wide = min(rect.width() - 6, (rect.height() - 8) / aspect)
            sheet = QRectF(0, 0, wide, wide * aspect)
            sheet.moveCenter(rect.center())
            painter.fillRect(sheet.translated(3, 4), QColor(0, 0, 0, 70))
            ratio = painter.device().devicePixelRatioF()
            dots = QSize(round(sheet.width() * ratio), round(sheet.height() * ratio))
            picture = page_picture(made, page, dots, saves_ink=saves_ink)
            picture.setDevicePixelRatio(ratio)
            painter.drawImage(QPointF(sheet.topLeft()), picture)

        self.picture.show_picture(paint, f"{made.title}. {where}")
        self._tell_sizes()

    def _tell_sizes(self) -> None:
        made = self.document
        parts = []
        if isinstance(made, CardSheets):
            parts.append(self.tr("%n card(s)", "", made.cards))
            parts.append(self.tr("%n sheet(s)", "", made.sheets))
            if made.free:
                parts.append(self.tr("%n place(s) free on the last", "", made.free))
        full, thin = (
            round(100 * coverage(page_picture(made, self.page, SMALL, saves_ink=saves)))
            for saves in (False, True)
        )
        ink = self.tr("ink on this page {full} %, {thin} % when saved")
        parts.append(ink.format(full=full, thin=thin))
        self.about.setText(" · ".join(parts))

    # Printing

    def save_pdf(self) -> None:
        """Ask for a file and draw the document into it, a page at a time."""
        title, names = self.tr("Save the pages"), self.tr("PDF files (*.pdf)")
        name = f"{file_stem(self.document.title) or self.tr('Cards')}{SUFFIX}"
        path = ask_save(self, self._store, "prints", title, name, names)
        if path is None:
            return
        job = PdfJob(self.document, saves_ink=self.saves_ink.isChecked())
        self._begin(job, lambda done: write_bytes(path, job.written()))

    def print_out(self) -> None:
        """Show the system's print dialog and print, a page at a time."""
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(self.document.page_layout)
        ready(self.document, printer)
        if QPrintDialog(printer, self).exec() != QDialog.DialogCode.Accepted:
            return
        try:
            job = Job(self.document, printer, saves_ink=self.saves_ink.isChecked())
        except PrintingFailed as failed:
            say_refused(self, str(failed))
            return
        self._begin(job, lambda done: None)

    def _begin(self, job: Job, finish: Callable[[Job], None]) -> None:
        self.job, self._finish = job, finish
        self.progress.setMaximum(job.document.pages)
        self.progress.setValue(0)
        self._show_busy(True)
        self._clock.start(0)

    def _step(self) -> None:
        job = self.job
        if job is None:
            return
        job.step()
        self.progress.setValue(job.done)
        if not job.is_over:
            return
        self._end()
        try:
            self._finish(job)
        except FileRefused as refused:
            say_refused(self, refusal(refused))
            return
        self.about.setText(self.tr("Done: %n page(s).", "", job.done))

    def abandon(self) -> None:
        """Stop the job; nothing is written."""
        if self.job is not None:
            self.job.abandon()
            self._end()
            self.about.setText(self.tr("Stopped; nothing was written."))

    def _end(self) -> None:
        self._clock.stop()
        self.job = None
        self._show_busy(False)

    def _show_busy(self, is_busy: bool) -> None:
        for widget in (self.progress, self.stop):
            widget.setVisible(is_busy)
        self.about.setVisible(not is_busy)
        for widget in (self.save, self.print):
            widget.setEnabled(not is_busy)
        (self.stop if is_busy else self.save).setFocus()

    def reject(self) -> None:
        self.abandon()
        super().reject()


def _lineup_title(lineup: LineupPrint) -> str:
    """A club with several orders tells them apart by the note."""
    return lineup.title if lineup.is_only else f"{lineup.title}, {lineup.note}"


def _shifts(name: str, at: float) -> Chooser:
    """Tenths of a millimetre up to the most that backs are moved."""
    chooser = Chooser(name)
    reach = round(MOST_OFFSET / SHIFT_STEP)
    for step in range(-reach, reach + 1):
        value = round(step * SHIFT_STEP, 1)
        chooser.add(QLocale().toString(value, "f", 1), value)
    chooser.choose(round(at, 1))
    return chooser


def open_shop(catalog: Catalog, store: SettingsStore, parent: QWidget) -> None:
    """Show the print shop, or say why its cards cannot be read."""
    try:
        shop = PrintShop(catalog, store, parent)
    except FileRefused as refused:
        say_refused(parent, refusal(refused))
        return
    shop.exec()
