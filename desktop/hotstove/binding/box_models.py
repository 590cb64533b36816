"""Line score, batting and pitching as tables, rebuilt from a box score; no look of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from hotstove.baseball.bases import PlayerId
from hotstove.baseball.box_score import BoxScore
from hotstove.baseball.rates import earned_run_average, rate, whip
from hotstove.play.seats import Side

from .languages import decimal

_Index = QModelIndex | QPersistentModelIndex
NameOf: TypeAlias = Callable[[PlayerId], str]


class BoxTable(QAbstractTableModel):
    """A table of texts: first column flush left, figures flush right, a total may end it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.headings: list[str] = []
        self.rows: list[list[str]] = []
        self.has_total = False
        self.left = 1
        """How many columns hold words."""

    def show_rows(
        self, headings: list[str], rows: list[list[str]], *, has_total: bool = False
    ) -> None:
        self.beginResetModel()
        self.headings, self.rows, self.has_total = headings, rows, has_total
        self.endResetModel()

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.headings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{self.headings[index.column()]} {self.rows[index.row()][index.column()]}"
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column() < self.left)
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if orientation is Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self.headings[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section < self.left)
        return None


class LineScoreModel(BoxTable):
    """SD-S-13: runs by inning, then R, H, E and LOB; visitors above."""

    def show_box(self, box: BoxScore, clubs: Mapping[Side, str]) -> None:
        count = len(box.line(Side.VISITOR))
        headings = ["", *(str(number) for number in range(1, count + 1)), "R", "H", "E", "LOB"]
        rows = []
        for side in Side:
            mine = box.of(side)
            totals = (mine.runs, mine.hits, mine.errors, mine.lob)
            rows.append([clubs[side], *box.line(side), *map(str, totals)])
        self.show_rows(headings, rows)


_BATTING = (
    "AB", "R", "H", "2B", "3B", "HR", "RBI", "BB", "IBB", "SO", "SB", "CS", "GDP", "SF", "SH",
)  # fmt: skip
_FIELDS = (
    "ab", "r", "h", "doubles", "triples", "hr", "rbi", "bb", "ibb", "so", "sb", "cs", "gidp",
    "sf", "sh",
)  # fmt: skip


class BattingModel(BoxTable):
    """SD-S-01..11 of one side, in batting order, with totals."""

    def show_box(self, box: BoxScore, side: Side, name_of: NameOf) -> None:
        self.left = 2
        mine = box.of(side)
        rows = []
        for line in sorted(mine.batting.values(), key=lambda line: line.spot):
            figures = (str(getattr(line, field)) for field in _FIELDS)
            average = decimal(rate(line.h, line.ab))
            name = name_of(line.player)
            name = name if line.is_starter else f"    {name}"
            rows.append([name, line.position, *figures, average])
        totals = (str(mine.total(field)) for field in _FIELDS)
        average = decimal(rate(mine.hits, mine.total("ab")))
        rows.append([total_word(), "", *totals, average])
        headings = [QCoreApplication.translate("BoxTable", "Batter"), "", *_BATTING, "AVG"]
        self.show_rows(headings, rows, has_total=True)


_PITCHING = (
    "IP", "H", "R", "ER", "BB", "IBB", "SO", "HR", "BF", "IR", "IRS", "ERA", "WHIP",
)  # fmt: skip


class PitchingModel(BoxTable):
    """SD-S-15, SD-S-20..25, CS-17 of one side, in the order they pitched, with the decision."""

    def show_box(self, box: BoxScore, side: Side, name_of: NameOf) -> None:
        rows = []
        for line in box.of(side).pitching.values():
            figures = (
                line.h, line.r, line.er, line.bb, line.ibb, line.so, line.hr, line.bf,
                line.ir, line.irs, decimal(earned_run_average(line)),
                decimal(whip(line, box.scoring)),
            )  # fmt: skip
            decisions = ", ".join(box.decisions(line.player))
            name = f"{name_of(line.player)} ({decisions})" if decisions else name_of(line.player)
            rows.append([name, decimal(line.innings), *map(str, figures)])
        headings = [QCoreApplication.translate("BoxTable", "Pitcher"), *_PITCHING]
        self.show_rows(headings, rows)


def total_word() -> str:
    return QCoreApplication.translate("BoxTable", "Total")


def _alignment(is_left: bool) -> Qt.AlignmentFlag:
    across = Qt.AlignmentFlag.AlignLeft if is_left else Qt.AlignmentFlag.AlignRight
    return across | Qt.AlignmentFlag.AlignVCenter
