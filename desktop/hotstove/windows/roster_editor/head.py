"""The head of the editor: name, club, format of the roster, and its meter.

Rules of home games to choose, and a format of one's own, are there where the game has them.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import Columns
from hotstove.windows.style import reading_px

from .meter import Meter

LONGEST_NAME = 80
NAME = 8
"""Room that a name has at least, in sizes of the reading text."""
OWN = "own"
BESIDE = 4
"""What stands beside the words of a chooser, in sizes of them: edges and the triangle."""


class RosterHead(QWidget):
    own_format_asked = Signal()

    def __init__(self, model: RosterModel) -> None:
        super().__init__()
        self._model = model
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setPlaceholderText(self.tr("Name of the roster"))
        self.name.setAccessibleName(self.tr("Name of the roster"))
        self.club = Chooser(self.tr("Club whose colours it wears"))
        for club in model.catalog.clubs:
            self.club.add(club.name, club.id)
        self.rules = Chooser(self.tr("Format"))
        self._formats = model.office.formats(model.catalog)
        for rules in self._formats.values():
            self.rules.add(QCoreApplication.translate("formats", rules.name), rules.id)
        if model.kind.has_own_formats:
            self.rules.add(self.tr("Own numbers…"), OWN)
        self.home = Chooser(self.tr("Rules of home games"))
        self.home.add(self.tr("Home: AL or NL?"), "")
        self.home.add(self.tr("Home: AL, with a DH"), "AL")
        self.home.add(self.tr("Home: NL, pitcher bats"), "NL")
        for chooser in (self.club, self.rules, self.home):
            chooser.setSizeAdjustPolicy(
                Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            chooser.setMinimumContentsLength(1)
            chooser.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.meter = Meter(model)
        part = QWidget()
        fields = QVBoxLayout(part)
        fields.setContentsMargins(0, 0, 0, 0)
        fields.setSpacing(6)
        fields.addWidget(Columns(self.name, self.club, spacing=6))
        both = (self.rules, self.home) if model.kind.leagues else (self.rules,)
        fields.addWidget(Columns(*both, spacing=6))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(Columns(part, self.meter, shares=(3, 2), spacing=14))
        self.name.editingFinished.connect(self._rename)
        self.club.activated.connect(lambda: model.editor.choose_club(self.club.value))
        self.rules.activated.connect(self._choose_format)
        self.home.activated.connect(lambda: model.editor.choose_home_rules(self.home.value))
        model.changed.connect(self.show_roster)
        self.show_roster()

    def show_roster(self) -> None:
        document = self._model.document
        if not self.name.hasFocus() or self.name.text() != document.name:
            self.name.setText(document.name)
            self.name.setCursorPosition(0)
        if document.roster.club:
            self.club.choose(document.roster.club)
        else:
            self.club.setCurrentIndex(0)
        self._show_rules(self._model.editor.rules)
        if self._model.kind.leagues:
            self.home.choose(document.roster.home_rules)
        self.name.setMinimumWidth(NAME * reading_px(self.name))
        for chooser in (self.club, self.rules, self.home):
            chooser.ensurePolished()
            room = chooser.fontMetrics().horizontalAdvance(chooser.currentText())
            chooser.setMinimumWidth(room + round(BESIDE * reading_px(chooser)))

    def _show_rules(self, rules: Any) -> None:
        """The format's name; numbers of its own, or an id nobody knows, as they are."""
        listed = self._formats.get(rules.id)
        is_known = listed is not None and replace(rules, name=listed.name) == listed
        if not is_known and not self._model.kind.has_own_formats:
            self.rules.add(rules.name, rules.id)
            self._formats = {**self._formats, rules.id: rules}
            is_known = True
        told = self.tr("Own: {size} men, {cap}").format(
            size=rules.size, cap=rules.cap or self.tr("no cap")
        )
        own = self.rules.findData(OWN)
        if own >= 0:
            self.rules.setItemText(own, self.tr("Own numbers…") if is_known else told)
        self.rules.setCurrentIndex(self.rules.findData(rules.id) if is_known else own)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.show_roster()

    def _rename(self) -> None:
        name = " ".join(self.name.text().split())
        if name != self._model.document.name:
            self._model.editor.rename(name)

    def _choose_format(self) -> None:
        chosen = self.rules.value
        if chosen == OWN:
            self.own_format_asked.emit()
            self.show_roster()
        else:
            self._model.editor.choose_format(self._formats[chosen])
