"""The notebook under the dugout: the law as it stands, and what the roster needs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QSizePolicy,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import cost_name
from hotstove.binding.translation import told
from hotstove.clubhouse.law import Violation
from hotstove.clubhouse.needs import Need
from hotstove.faces.theme import mixed
from hotstove.windows.kit import paper, scrolled, words
from hotstove.windows.rule_link import RuleLink
from hotstove.windows.style import worn

DEPTH: Final = 3


class Notebook(QTabWidget):
    rule_asked = Signal(str)
    culprits_asked = Signal(object)
    """The cards at fault are to be shown."""
    need_asked = Signal(object)
    """The library is to show who could help."""

    def __init__(self, model: RosterModel) -> None:
        super().__init__()
        self._model = model
        self.setDocumentMode(True)
        self.tabBar().setDrawBase(False)
        self.tabBar().setAccessibleName(self.tr("Notebook"))
        self.law, self._law_lines = _page()
        self.needs, self._needs_lines = _page()
        self.addTab(self.law, self.tr("Law"))
        self.addTab(self.needs, self.tr("Needs"))
        self.faults: list[FaultRow] = []
        self.wishes: list[NeedRow] = []
        model.changed.connect(self.show_roster)
        self.show_roster()

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def show_roster(self) -> None:
        editor = self._model.editor
        self._show_law((*editor.violations, *editor.warnings), len(editor.violations))
        self._show_needs()

    # Law

    def _show_law(self, found: Sequence[Violation], faults: int) -> None:
        self.setTabText(
            0, self.tr("Law: {count}").format(count=faults) if faults else self.tr("Law: legal")
        )
        _clear(self._law_lines)
        self.faults = [FaultRow(one, is_fault=number < faults) for number, one in enumerate(found)]
        if not faults:
            self._law_lines.addWidget(
                words(self.tr("The roster is legal: it can be played as it stands."), "good")
            )
        for row in self.faults:
            row.clicked.connect(lambda on=False, row=row: self.culprits_asked.emit(row.violation))
            row.link.asked.connect(self.rule_asked)
            self._law_lines.addWidget(row)
        self._law_lines.addStretch(1)

    # Needs

    def _show_needs(self) -> None:
        needs = self._model.editor.needs
        self.setTabText(1, self.tr("Needs: {count}").format(count=len(needs.lacking)))
        _clear(self._needs_lines)
        self._needs_lines.addWidget(words(self._summary(), "strong"))
        self.wishes = [NeedRow(need) for need in needs.lacking]
        for row in self.wishes:
            row.clicked.connect(lambda on=False, need=row.need: self.need_asked.emit(need))
            self._needs_lines.addWidget(row)
        self._needs_lines.addWidget(words(self._depth()))
        self._needs_lines.addStretch(1)

    def _summary(self) -> str:
        needs, editor = self._model.editor.needs, self._model.editor
        parts = [
            self.tr("{cost} left: {left}").format(
                cost=cost_name(self._model.kind), left=needs.points_left
            )
            if editor.rules.cap
            else self.tr("No cap"),
        ]
        if editor.rules.size:
            parts.append(self.tr("places left {left}").format(left=needs.places_left))
        if needs.points_per_place:
            parts.append(self.tr("{points} a place").format(points=needs.points_per_place))
        parts += [
            *(told(quota.told) for quota in needs.quotas),
            self.tr("bats L {left} R {right} S {both}").format(
                left=needs.bats["L"], right=needs.bats["R"], both=needs.bats["S"]
            ),
            self.tr("throws L {left} R {right}").format(
                left=needs.throws["L"], right=needs.throws["R"]
            ),
        ]
        return " · ".join(parts)

    def _depth(self) -> str:
        lines = []
        for position, men in self._model.editor.needs.depth.items():
            named = [self._model.name_of(card) for card in men[:DEPTH]]
            named += ["–"] * (DEPTH - len(named))
            lines.append(f"{position.value}: {', '.join(named)}")
        return "\n".join(lines)


class NoteRow(QAbstractButton):
    """A line of the notebook that can be pressed."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self._colour = colour
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(16, 4, 8, 4)
        self.row.setSpacing(8)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self.row.heightForWidth(width)

    def sizeHint(self):  # type: ignore[no-untyped-def]
        return self.row.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = worn()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        is_warm = self.underMouse() or self.hasFocus()
        painter.setPen(QPen(QColor(mixed(theme.cream_shade, theme.ink, 0.3)), 1))
        painter.setBrush(QColor(mixed(theme.cream, theme.brass, 0.4) if is_warm else theme.cream))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._colour))
        painter.drawRoundedRect(QRectF(box.left(), box.top(), 7, box.height()), 3, 3)
        painter.end()


class FaultRow(NoteRow):
    """One fault: its rule, whose it is, the sentence and what to do."""

    def __init__(self, violation: Violation, *, is_fault: bool) -> None:
        super().__init__(worn().home_red if is_fault else worn().brass_deep)
        self.violation = violation
        sentence, remedy = told(violation.sentence), told(violation.remedy)
        culprit = told(violation.culprit)
        lines = QVBoxLayout()
        lines.setSpacing(1)
        for text, role in (
            (f"{culprit} · {violation.code}", "strong"),
            (sentence, ""),
            (remedy, "note"),
        ):
            label = words(text, role)
            label.setProperty("on", "paper")
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            lines.addWidget(label)
        self.link = RuleLink(violation.rule)
        self.row.addLayout(lines, 1)
        self.row.addWidget(self.link, 0, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(f"{culprit}: {sentence} {remedy}")


class NeedRow(NoteRow):
    def __init__(self, need: Need) -> None:
        super().__init__(worn().home_red if need.is_must else worn().brass_deep)
        self.need = need
        label = words(told(need.sentence), "strong" if need.is_must else "")
        label.setProperty("on", "paper")
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.row.addWidget(label, 1)
        self.setAccessibleName(told(need.sentence))


def _page() -> tuple[QWidget, QVBoxLayout]:
    frame, outer = paper(margin=6)
    inside = QWidget()
    lines = QVBoxLayout(inside)
    lines.setContentsMargins(4, 2, 8, 2)
    lines.setSpacing(5)
    outer.addWidget(scrolled(inside))
    return frame, lines


def _clear(lines: QVBoxLayout) -> None:
    while lines.count():
        item = lines.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
