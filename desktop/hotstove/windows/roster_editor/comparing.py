"""Two cards side by side: both as they print, and line by line which of them is better."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from hotstove.binding.languages import decimal
from hotstove.binding.roster_model import RosterModel
from hotstove.clubhouse.comparing import CardRow
from hotstove.faces.cards import ASPECT, Face, paint_shadow
from hotstove.faces.library_faces import LibraryFaces
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import Columns, Picture, words

from .pictures import Pictures
from .slips import Sheet

MOST_OFFERED = 60
LAST = 40
"""A row beneath all others, which takes the room that is left."""


class CompareDialog(Sheet):
    def __init__(
        self, model: RosterModel, pictures: Pictures, one: str, other: str, parent: QWidget
    ) -> None:
        super().__init__(parent, (1000, 720))
        self.entitle(self.tr("Two cards side by side"))
        self._model, self._pictures = model, pictures
        document = model.document
        offered = dict.fromkeys(
            card
            for card in (one, other, *document.roster.cards, *document.considering)
            if card in model.editor.known
        )
        self.choosers = []
        self.pictures: list[Picture] = []
        self.table = QGridLayout()
        self.table.setHorizontalSpacing(18)
        self.table.setVerticalSpacing(2)
        middle = QWidget()
        middle.setLayout(self.table)
        for name, chosen in ((self.tr("First card"), one), (self.tr("Second card"), other)):
            chooser = Chooser(name)
            for card in list(offered)[:MOST_OFFERED]:
                chooser.add(f"{model.name_of(card)} ({pictures.faces.cost(card)})", card)
            chooser.choose(chosen)
            chooser.activated.connect(self.show_cards)
            picture = Picture(aspect=ASPECT, hangs=True)
            picture.setMinimumSize(260, round(260 * ASPECT))
            self.choosers.append(chooser)
            self.pictures.append(picture)
        sides = []
        for chooser, picture in zip(self.choosers, self.pictures, strict=True):
            side = QWidget()
            lines = QVBoxLayout(side)
            lines.setContentsMargins(0, 0, 0, 0)
            lines.addWidget(chooser)
            lines.addWidget(picture, 1)
            sides.append(side)
        self.lines.addWidget(Columns(sides[0], middle, sides[1], shares=(3, 3, 3)), 1)
        self.foot.addStretch(1)
        self.add_close()
        self.show_cards()

    def show_cards(self) -> None:
        known = self._model.editor.known
        ids = [chooser.value for chooser in self.choosers]
        for picture, card in zip(self.pictures, ids, strict=True):
            self._show_picture(picture, card)
        while self.table.count():
            item = self.table.takeAt(0)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if not all(card in known for card in ids):
            return
        rows = self._model.office.compare_cards(self._model.stock, *ids)
        self.table.setRowStretch(LAST, 1)
        for line, row in enumerate(rows):
            self._add_row(line, row)

    def _add_row(self, line: int, row: CardRow) -> None:
        label = words(QCoreApplication.translate("clubhouse", row.label), "note", wraps=False)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for column, text, is_better in (
            (0, row.one, row.better < 0),
            (2, row.other, row.better > 0),
        ):
            value: QLabel = words(decimal(text), "better" if is_better else "", wraps=False)
            if is_better:
                value.setAccessibleName(self.tr("{value}, the better").format(value=value.text()))
            side = Qt.AlignmentFlag.AlignLeft if column else Qt.AlignmentFlag.AlignRight
            self.table.addWidget(value, line, column, side | Qt.AlignmentFlag.AlignVCenter)
        self.table.addWidget(label, line, 1)

    def _show_picture(self, picture: Picture, card: str) -> None:
        if card:
            show_reading_face(picture, self._pictures.faces, card)


def show_reading_face(picture: Picture, faces: LibraryFaces, card: str) -> None:
    """Show all that a card says."""
    art = faces.art(card)

    def paint(painter: QPainter, rect: QRectF) -> None:
        box = rect.adjusted(6, 4, -6, -10)
        paint_shadow(painter, box, 0.2)
        art.paint(painter, box, Face.READING)

    picture.show_picture(paint, faces.words(card))
