"""Importing a card list: which column is what, what it comes to, and every doubtful row.

The list is read by the catalog in whatever dialect it is; here columns are chosen by eye.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.translation import refusal, told
from hotstove.catalog.card_lists import (
    ImportedList,
    ImportedRow,
    Status,
    dialect_of,
    listed,
    read_list,
    report_text,
)
from hotstove.catalog.card_lists.importing import LARGEST_LIST
from hotstove.files.bounded import read_bytes
from hotstove.files.refused import FileRefused
from hotstove.windows.choosing_files import ask_open, ask_save
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import button, scrolled, words
from hotstove.windows.messages import say_refused
from hotstove.windows.print_window import file_stem
from hotstove.windows.style import worn

from .slips import Sheet

translate = QCoreApplication.translate

if TYPE_CHECKING:
    from .window import RosterWindow

NONE: Final = -1
SHOWN: Final = 3
"""Cells of the sample shown beside a column."""
_Index = QModelIndex | QPersistentModelIndex


def choose_list(window: RosterWindow) -> None:
    path = ask_open(
        window,
        window.store,
        "card lists",
        translate("ImportDialog", "Import cards"),
        translate("ImportDialog", "Card lists (*.csv *.tsv *.txt)"),
    )
    if path is not None:
        import_file(window, path)


def import_file(window: RosterWindow, path: Path) -> None:
    """Show what *path* holds; a file that is no list is refused with its reason."""
    try:
        dialog = ImportDialog(window, path)
    except FileRefused as refused:
        say_refused(window, refusal(refused))
        return
    dialog.exec()


class ImportDialog(Sheet):
    def __init__(self, window: RosterWindow, path: Path) -> None:
        """Raises FileRefused."""
        super().__init__(window, (1120, 800), scrolls=False)
        self.entitle(self.tr("Import cards"))
        self._window, self._path = window, path
        self._data = read_bytes(path, LARGEST_LIST)
        self._game: str = window.model.document.game
        self.found: ImportedList = read_list(
            self._data, path.name, set_name=path.stem, game=self._game
        )
        self.about = words("", "strong")
        self.counts = words("")
        self.lines.addWidget(self.about)
        self.lines.addWidget(self.counts)
        row = QHBoxLayout()
        label = words(self.tr("Name of the &set"), wraps=False)
        self.set_name = QLineEdit(file_stem(path.stem) or "set")
        self.set_name.setMaxLength(60)
        self.set_name.setAccessibleName(self.tr("Name of the set"))
        label.setBuddy(self.set_name)
        row.addWidget(label)
        row.addWidget(self.set_name, 1)
        self.lines.addLayout(row)
        self.pages = QTabWidget()
        self.pages.setDocumentMode(True)
        self.pages.tabBar().setDrawBase(False)
        self.pages.tabBar().setAccessibleName(self.tr("Parts of the import"))
        self.columns: dict[str, Chooser] = {}
        self.pages.addTab(self._make_columns(), self.tr("Columns"))
        self.rows = RowsModel()
        self.table = _table(self.rows, self.tr("Rows of the list"))
        self.table.horizontalHeader().setSectionResizeMode(
            RowsModel.REMARK, QHeaderView.ResizeMode.Stretch
        )
        self.pages.addTab(self._make_rows(), "")
        self.lines.addWidget(self.pages, 1)
        self.foot.addWidget(button(self.tr("Save the &report…"), self.save_report))
        self.foot.addStretch(1)
        self.foot.addWidget(button(self.tr("Cancel"), self.reject, "quiet"))
        self.take = button("", self.take_cards, "main")
        self.foot.addWidget(self.take)
        self.show_list()

    # Columns

    def _make_columns(self) -> QWidget:
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(0, 8, 12, 8)
        grid.setColumnStretch(2, 1)
        headings = self.found.headings
        for line, field in enumerate(dialect_of(self._game).fields):
            chooser = Chooser(self.tr("Column of {field}").format(field=field))
            chooser.add(self.tr("not in this list"), NONE)
            for number, heading in enumerate(headings):
                chooser.add(heading or self.tr("column {number}").format(number=number + 1), number)
            chooser.choose(self.found.columns.get(field, NONE))
            chooser.activated.connect(self.read)
            sample = words("", "note", wraps=False)
            self.columns[field] = chooser
            grid.addWidget(words(field_name(field), wraps=False), line, 0)
            grid.addWidget(chooser, line, 1)
            grid.addWidget(sample, line, 2)
        self._grid = grid
        return scrolled(content, sideways=True)

    def read(self) -> None:
        """Read the list with the columns as they are chosen now."""
        chosen = {f: c.value for f, c in self.columns.items() if c.value != NONE}
        name = self.set_name.text().strip() or self._path.stem
        try:
            self.found = read_list(
                self._data, self._path.name, columns=chosen, set_name=name, game=self._game
            )
        except FileRefused as refused:
            self.counts.setText(refusal(refused))
            self.take.setEnabled(False)
            return
        self.show_list()

    # What it comes to

    def _make_rows(self) -> QWidget:
        page = QWidget()
        lines = QVBoxLayout(page)
        lines.setContentsMargins(0, 8, 0, 0)
        self.which = Chooser(self.tr("Which rows"))
        self.which.add(self.tr("Every doubtful row"), None)
        for status, text in self._states():
            self.which.add(text, status)
        self.which.activated.connect(self._show_rows)
        self.remark = words("")
        lines.addWidget(self.which)
        lines.addWidget(self.table, 1)
        lines.addWidget(self.remark)
        self.table.selectionModel().currentChanged.connect(
            lambda index, old: self.remark.setText(self.rows.remarks(index.row()))
        )
        return page

    def _states(self) -> tuple[tuple[Status, str], ...]:
        return (
            (Status.REFUSED, self.tr("Refused")),
            (Status.REPAIRED, self.tr("Repaired")),
            (Status.KEPT, self.tr("Kept as it stands")),
            (Status.CLEAN, self.tr("Clean")),
        )

    def show_list(self) -> None:
        found = self.found
        cut = {
            ",": self.tr("commas"),
            "\t": self.tr("tabs"),
            ";": self.tr("semicolons"),
            "|": self.tr("bars"),
        }
        self.about.setText(
            self.tr("{file}: {rows}, {cards} · {encoding}, cut at {cut}").format(
                file=found.file,
                rows=self.tr("%n rows", "", len(found.rows)),
                cards=self.tr("%n cards", "", len(found.cards)),
                encoding=found.encoding,
                cut=cut.get(found.separator, found.separator),
            )
        )
        counts = found.counts
        self.counts.setText(
            " · ".join(
                self.tr("{state}: {count}").format(state=text, count=counts[status])
                for status, text in self._states()
            )
        )
        self.pages.setTabText(
            1, self.tr("Doubtful rows: {count}").format(count=len(found.doubtful))
        )
        self.take.setText(self.tr("&Take %n cards", "", len(found.cards)))
        self.take.setAccessibleName(self.take.text().replace("&", ""))
        self.take.setEnabled(bool(found.cards))
        self._show_samples()
        self._show_rows()

    def _show_samples(self) -> None:
        for line, chooser in enumerate(self.columns.values()):
            item = self._grid.itemAtPosition(line, 2)
            label = item.widget() if item is not None else None
            number = chooser.value
            cells = [row[number] for row in self.found.sample if 0 <= number < len(row)]
            shown = " · ".join(cell[:24] for cell in cells[:SHOWN] if cell)
            if label is not None:
                label.setText(shown)  # type: ignore[attr-defined]

    def _show_rows(self) -> None:
        status = self.which.value
        rows = (
            self.found.doubtful
            if status is None
            else [row for row in self.found.rows if row.status is status]
        )
        self.rows.show_rows(rows, dict(self._states()))
        self.remark.setText(self.rows.remarks(0))

    def take_cards(self) -> None:
        """Keep the cards as a set of one's own."""
        from hotstove.catalog.card_lists import write_cards
        from hotstove.catalog.own_cards import own_folder

        stem = file_stem(self.set_name.text()) or "set"
        if stem != self._path.stem:
            self.read()
        path = own_folder(self._window.shelf.own_cards, self._game) / f"{stem}.csv"
        try:
            write_cards(self.found.cards, path, self._game)
        except FileRefused as refused:
            say_refused(self, refusal(refused))
            return
        self._window.restock()
        count = len(self.found.cards)
        told_so = self.tr("%n cards of the set {name} are in the library.", "", count)
        self._window.say(told_so.format(name=stem))
        self.accept()

    def save_report(self) -> None:
        from hotstove.files.atomic import write_text

        path = ask_save(
            self,
            self._window.store,
            "card lists",
            self.tr("Save the report"),
            f"{self._path.stem}.txt",
            self.tr("Texts (*.txt)"),
        )
        if path is not None:
            try:
                write_text(path, report_text(self.found, told))
            except FileRefused as refused:
                say_refused(self, refusal(refused))


class RowsModel(QAbstractTableModel):
    """A line a row of the list: its number, its card, what was done, and why."""

    NUMBER, LABEL, STATUS, REMARK = range(4)

    def __init__(self) -> None:
        super().__init__()
        self._rows: list[ImportedRow] = []
        self._states: dict[Status, str] = {}
        self._heads = (self.tr("Row"), self.tr("Card"), self.tr("Done"), self.tr("Why"))

    def show_rows(self, rows: Any, states: dict[Status, str]) -> None:
        self.beginResetModel()
        self._rows, self._states = list(rows), states
        self.endResetModel()

    def remarks(self, row: int) -> str:
        if not 0 <= row < len(self._rows):
            return ""
        return listed(self._rows[row].remarks, told)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return len(self._heads)

    def headerData(self, section: int, way: Qt.Orientation, role: int = 0) -> Any:
        if way is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._heads[section]
        return None

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                str(row.number),
                row.label,
                self._states.get(row.status, row.status.value),
                self.remarks(index.row()),
            )[index.column()]
        is_refused = row.status is Status.REFUSED and index.column() == self.STATUS
        if role == Qt.ItemDataRole.ForegroundRole and is_refused:
            return QColor(worn().home_red)
        return None


def _table(model: QAbstractTableModel, name: str) -> QTableView:
    table = QTableView()
    table.setModel(model)
    table.setAccessibleName(name)
    table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
    table.verticalHeader().hide()
    table.setTabKeyNavigation(False)
    table.ensurePolished()
    px = table.fontInfo().pixelSize()
    table.verticalHeader().setDefaultSectionSize(round(px * 1.7))
    table.setMinimumHeight(px * 3)
    for column, letters in ((RowsModel.NUMBER, 4), (RowsModel.LABEL, 16), (RowsModel.STATUS, 11)):
        table.setColumnWidth(column, px * letters)
    return table


def field_name(field: str) -> str:
    """Return what a field of a card is called; results stand by their code."""
    named = {
        "index": translate("ImportDialog", "Index"),
        "name": translate("ImportDialog", "Name"),
        "club": translate("ImportDialog", "Club"),
        "season": translate("ImportDialog", "Season"),
        "set": translate("ImportDialog", "Set"),
        "edition": translate("ImportDialog", "Edition"),
        "subset": translate("ImportDialog", "Subset"),
        "number": translate("ImportDialog", "Number"),
        "points": translate("ImportDialog", "Points"),
        "salary": translate("ImportDialog", "Salary"),
        "rarity": translate("ImportDialog", "Rarity"),
        "clutch": translate("ImportDialog", "Clutch"),
        "matchup": translate("ImportDialog", "Bonus against both hands"),
        "matchup_l": translate("ImportDialog", "Bonus against left-handers"),
        "matchup_r": translate("ImportDialog", "Bonus against right-handers"),
        "level": translate("ImportDialog", "On-Base or Command"),
        "limit": translate("ImportDialog", "Innings in him"),
        "chart": translate("ImportDialog", "Whole chart"),
        "speed_grade": translate("ImportDialog", "Letter of the speed"),
        "baserunning": translate("ImportDialog", "Baserunning"),
        "stealing": translate("ImportDialog", "Stealing"),
        "positions": translate("ImportDialog", "Positions"),
        "roles": translate("ImportDialog", "Roles"),
        "defense": translate("ImportDialog", "Defense"),
        "x_zone": translate("ImportDialog", "Mistake zone"),
        "kind": translate("ImportDialog", "Hitter or pitcher"),
        "role": translate("ImportDialog", "Role"),
        "command": translate("ImportDialog", "On-Base or Control"),
        "on_base": translate("ImportDialog", "On-Base"),
        "control": translate("ImportDialog", "Control"),
        "speed_or_ip": translate("ImportDialog", "Speed or IP"),
        "speed": translate("ImportDialog", "Speed"),
        "ip": translate("ImportDialog", "IP"),
        "position": translate("ImportDialog", "Position"),
        "hand": translate("ImportDialog", "Hand"),
        "icons": translate("ImportDialog", "Icons"),
        "league": translate("ImportDialog", "League"),
        "team_logo": translate("ImportDialog", "Club logo"),
        "id": translate("ImportDialog", "Id"),
        "person": translate("ImportDialog", "Person"),
    }
    return named.get(field, field)
