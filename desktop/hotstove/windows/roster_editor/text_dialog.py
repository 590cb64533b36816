"""The roster as text: copied out for a letter, pasted in from anyone's list."""

from __future__ import annotations

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.translation import told
from hotstove.clubhouse.roster_lines import LONGEST
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.windows.kit import button, words

from .slips import Sheet

TAKEN = QT_TRANSLATE_NOOP("TextDialog", "The roster is taken from a text.")


class TextDialog(Sheet):
    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        super().__init__(parent, (820, 760), scrolls=False)
        self.entitle(self.tr("The roster as text"))
        self._model = model
        self.lines.addWidget(
            words(
                self.tr(
                    "Copy it, or put any list in its place: a man a line, with headings such as "
                    "Lineup, Bench, Rotation, Bullpen."
                )
            )
        )
        self.text = QPlainTextEdit(model.office.roster_text(model.document, model.stock))
        self.text.setAccessibleName(self.tr("Roster as text"))
        self.text.setTabChangesFocus(True)
        self.lines.addWidget(self.text, 3)
        self.said = words("")
        self.unread = QPlainTextEdit()
        self.unread.setReadOnly(True)
        self.unread.setTabChangesFocus(True)
        self.unread.setAccessibleName(self.tr("Lines that were left out"))
        self.unread.hide()
        self.lines.addWidget(self.said)
        self.lines.addWidget(self.unread, 1)
        self.foot.addWidget(button(self.tr("&Copy"), self.copy))
        self.foot.addWidget(button(self.tr("&Paste"), self.paste))
        self.foot.addStretch(1)
        self.add_close()
        self.foot.addWidget(button(self.tr("&Make this the roster"), self.read, "main"))
        self.text.setFocus()

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.said.setText(self.tr("The text is on the clipboard."))

    def paste(self) -> None:
        self.text.setPlainText(QGuiApplication.clipboard().text()[:LONGEST])

    def read(self) -> None:
        """Read the text as a whole roster, in one step of undo; what was left out is told."""
        model = self._model
        found = model.office.pasted(self.text.toPlainText(), model.document, model.stock)
        if not found.cards:
            self.said.setText(self.tr("No line names a card; the roster stays as it is."))
        else:
            told_as = Sentence("TextDialog", TAKEN)
            self._model.make((told_as, found.document))
            self.said.setText(self.tr("%n lines named a card.", "", found.cards))
        self.unread.setPlainText("\n".join(told(line) for line in found.unread))
        self.unread.setVisible(bool(found.unread))
