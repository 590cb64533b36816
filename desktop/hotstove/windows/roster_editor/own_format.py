"""A format with numbers of one's own: how many men, how dear, from which sets."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtWidgets import QFormLayout, QSizePolicy, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import button, words

from .numbers import Number
from .slips import Sheet

OWN = "own"
_LIMITS = {
    "size": (1, 200),
    "cap": (0, 100_000),
    "starters": (0, 20),
    "hitters": (0, 50),
    "backup_share": (1, 100),
}


class FormatDialog(Sheet):
    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        super().__init__(parent, (720, 600))
        self.entitle(self.tr("Own format"))
        self._model = model
        self.lines.addWidget(
            words(self.tr("The law is read with these numbers; nothing is thrown out."))
        )
        form = QFormLayout()
        form.setSpacing(8)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        self.fields: dict[str, Number] = {}
        for field, title in (
            ("size", self.tr("&Cards on the roster")),
            ("cap", self.tr("&Points, 0 for no cap")),
            ("starters", self.tr("&Starting pitchers")),
            ("hitters", self.tr("&Hitters at full cost")),
            ("backup_share", self.tr("&Backups cost one part in")),
        ):
            step = 100 if field == "cap" else 1
            value = getattr(model.editor.rules, field)
            box = Number(title.replace("&", ""), _LIMITS[field], value, step)
            self.fields[field] = box
            self._row(form, title, box)
        self.sets = Chooser(self.tr("Which sets"))
        self.sets.add(self.tr("Extended: every set"), "extended")
        self.sets.add(self.tr("Standard: this season's sets"), "standard")
        self.sets.add(self.tr("Limited: this season, no subsets"), "limited")
        self.sets.setSizeAdjustPolicy(
            Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.sets.setMinimumContentsLength(14)
        self.sets.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.sets.choose(model.editor.rules.sets)
        self._row(form, self.tr("Se&ts"), self.sets)
        self.lines.addLayout(form)
        self.lines.addStretch(1)
        self.foot.addStretch(1)
        self.add_close()
        self.foot.addWidget(button(self.tr("&Hold the roster to it"), self.take, "main"))

    def _row(self, form: QFormLayout, title: str, field: QWidget) -> None:
        label = words(title, wraps=False)
        label.setBuddy(field)
        form.addRow(label, field)

    def take(self) -> None:
        numbers = {field: box.value for field, box in self.fields.items()}
        rules = replace(self._model.editor.rules, id=OWN, name="", sets=self.sets.value, **numbers)
        self._model.editor.choose_format(rules)
        self.accept()
