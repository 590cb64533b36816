"""The ID of a rule beside the words it is the reason of; pressing it opens the rule."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton

from hotstove.play.problems import RuleId


class RuleLink(QPushButton):
    """Its text is the ID; without one it is not seen."""

    asked = Signal(str)

    def __init__(self, rule: RuleId = "") -> None:
        super().__init__()
        self.setProperty("role", "link")
        self.setAutoDefault(False)
        # A click leaves the keyboard with the table.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setToolTip(self.tr("Read this rule (F1)"))
        self.clicked.connect(lambda checked=False: self.asked.emit(self.text()))
        self.setText(rule)

    def setText(self, rule: RuleId) -> None:
        super().setText(rule)
        self.setAccessibleName(self.tr("Rule {rule}").replace("{rule}", rule))
        if self.parentWidget() is not None or not rule:
            self.setVisible(bool(rule))
