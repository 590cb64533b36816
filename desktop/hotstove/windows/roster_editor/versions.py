"""Versions of a roster: kept under a name, held against one another, made the roster again."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLineEdit, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.roster_words import cost_told
from hotstove.clubhouse import shelves
from hotstove.clubhouse.comparing import Comparison
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import Columns, button, words

from .flow import Flow
from .slips import Sheet

translate = QCoreApplication.translate

NOW = ""
LONGEST = 60


class VersionsDialog(Sheet):
    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        super().__init__(parent, (760, 620))
        self.entitle(self.tr("Versions"))
        self._model = model
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setPlaceholderText(self.tr("before the trade"))
        self.name.setAccessibleName(self.tr("Name of the version"))
        self.name.returnPressed.connect(self.keep)
        keep = button(self.tr("&Keep as it is now"), self.keep)
        self.lines.addWidget(Columns(self.name, keep, shares=(1, 0), spacing=8))
        self.one, self.other = Chooser(self.tr("Compare")), Chooser(self.tr("with"))
        self.lines.addWidget(
            Columns(
                words(self.tr("Compare"), wraps=False),
                self.one,
                words(self.tr("with"), wraps=False),
                self.other,
                shares=(0, 1, 0, 1),
                spacing=8,
            )
        )
        self.told = words("")
        self.restore = button(self.tr("&Make the first the roster again"), self.go_back)
        self.drop = button(self.tr("&Drop the first"), self.forget)
        self.lines.addWidget(self.told)
        self.lines.addWidget(Flow(self.restore, self.drop))
        self.lines.addStretch(1)
        for chooser in (self.one, self.other):
            chooser.activated.connect(self.compare)
        self.foot.addStretch(1)
        self.foot.addWidget(button(self.tr("Close"), self.accept, "main"))
        self.show_versions()
        self.name.setFocus()

    def show_versions(self, chosen: str = "") -> None:
        listed = [version.name for version in self._model.document.versions]
        for chooser in (self.one, self.other):
            kept = chooser.value
            chooser.clear()
            chooser.add(self.tr("The roster now"), NOW)
            for name in listed:
                chooser.add(name, name)
            chooser.choose(kept)
        if chosen or listed:
            self.one.choose(chosen or self.one.value or listed[-1])
        self.compare()

    def keep(self) -> None:
        name = " ".join(self.name.text().split())
        if not name:
            self.told.setText(self.tr("Give the version a name first."))
            self.name.setFocus()
            return
        self._model.make(shelves.kept_version(self._model.document, name))
        self.name.clear()
        self.show_versions(name)

    def compare(self) -> None:
        has_version = self.one.value != NOW
        self.restore.setEnabled(has_version)
        self.drop.setEnabled(has_version)
        one, other = (self._roster(chooser.value) for chooser in (self.one, self.other))
        self.told.setText(comparison_words(self._model.compare(one, other), self._model))

    def _roster(self, name: str):  # type: ignore[no-untyped-def]
        document = self._model.document
        return shelves.version(document, name).roster if name != NOW else document.roster

    def go_back(self) -> None:
        self._model.make(shelves.restored_version(self._model.document, self.one.value))
        self.show_versions()

    def forget(self) -> None:
        self._model.make(shelves.dropped_version(self._model.document, self.one.value))
        self.one.choose(NOW)
        self.show_versions()


class PendingDialog(Sheet):
    """What has changed since the roster was last saved."""

    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        super().__init__(parent, (640, 480))
        self.entitle(self.tr("Changes since it was saved"))
        found = model.compare(model.editor.saved.roster, model.document.roster)
        self.told = words(comparison_words(found, model))
        self.lines.addWidget(self.told)
        self.lines.addStretch(1)
        self.foot.addStretch(1)
        self.add_close()


def comparison_words(found: Comparison, model: RosterModel) -> str:
    """Return what it takes to make one roster of the other, a line each."""
    if found.is_same:
        return translate("VersionsDialog", "Both are the same.")

    def named(cards: tuple[str, ...]) -> str:
        known, price = model.stock.known, model.stock.library.cost
        return ", ".join(
            model.name_of(card) + (f" ({price(known[card])})" if card in known else "")
            for card in cards
        )

    lines = [
        translate("VersionsDialog", "{before}, then {after}: a difference of {difference}.").format(
            before=cost_told(model.kind, found.before),
            after=cost_told(model.kind, found.after),
            difference=f"{found.difference:+d}".replace("-", "−"),
        )
    ]
    for text, cards in (
        (translate("VersionsDialog", "Out: {names}"), found.out),
        (translate("VersionsDialog", "In: {names}"), found.into),
        (translate("VersionsDialog", "Other price, backup or not: {names}"), found.repriced),
    ):
        if cards:
            lines.append(text.format(names=named(cards)))
    if found.has_other_orders:
        lines.append(translate("VersionsDialog", "The batting orders differ."))
    if found.has_other_rotation:
        lines.append(translate("VersionsDialog", "The rotation differs."))
    if found.has_other_props:
        lines.append(translate("VersionsDialog", "Coaches or park differ."))
    return "\n".join(lines)
