"""Tags and a note of one's own on a card; an empty card means the roster itself."""

from __future__ import annotations

from PySide6.QtWidgets import QPlainTextEdit, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.clubhouse import shelves
from hotstove.windows.fields import NameField
from hotstove.windows.kit import Columns, button, unkeyed, words

from .flow import Flow
from .slips import Sheet

LONGEST_TAG = 40
LONGEST_NOTE = 4_000


class NoteDialog(Sheet):
    def __init__(self, model: RosterModel, card: str, parent: QWidget) -> None:
        name = model.name_of(card)
        super().__init__(parent, (640, 580))
        self.entitle(self.tr("Tags and note: {name}").format(name=name))
        self._model, self._card = model, card
        self.tag = NameField()
        self.tag.setMaxLength(LONGEST_TAG)
        self.tag.setPlaceholderText(self.tr("leadoff, vs lefties, …"))
        self.tag.setAccessibleName(self.tr("New tag"))
        self.tag.returnPressed.connect(self.add_tag)
        self.lines.addWidget(words(self.tr("Tags"), "heading"))
        add = button(self.tr("&Add tag"), self.add_tag)
        self.lines.addWidget(Columns(self.tag, add, shares=(1, 0), spacing=8))
        self._tags = QWidget()
        self.lines.addWidget(self._tags)
        self._at = self.lines.count() - 1
        self.lines.addWidget(words(self.tr("Note"), "heading"))
        self.note = QPlainTextEdit(model.document.notes.get(card, ""))
        self.note.setAccessibleName(self.tr("Note"))
        self.note.setTabChangesFocus(True)
        self.note.setMinimumHeight(120)
        self.lines.addWidget(self.note, 1)
        self.foot.addStretch(1)
        self.foot.addWidget(button(self.tr("Close"), self.accept, "main"))
        self.show_tags()
        self.tag.setFocus()

    def show_tags(self) -> None:
        """A button for each of his tags takes it off; the others in use are offered."""
        self.lines.removeWidget(self._tags)
        self._tags.hide()
        self._tags.deleteLater()
        his = self._model.document.tags.get(self._card, ())
        made = [
            button(
                f"{unkeyed(tag)}  ×",
                lambda tag=tag: self._take_off(tag),  # type: ignore[misc]
                "main",
                self.tr("Take the tag {tag} off").format(tag=tag),
            )
            for tag in his
        ]
        made += [
            button(
                f"+ {unkeyed(tag)}",
                lambda tag=tag: self._put_on(tag),  # type: ignore[misc]
                "",
                self.tr("Tag with {tag}").format(tag=tag),
            )
            for tag in shelves.all_tags(self._model.document)
            if tag not in his
        ]
        self._tags = Flow(*made)
        self.lines.insertWidget(self._at, self._tags)

    def add_tag(self) -> None:
        tag = " ".join(self.tag.text().split())
        if tag:
            self._put_on(tag)
            self.tag.clear()

    def _put_on(self, tag: str) -> None:
        self._model.make(shelves.tagged(self._model.document, self._card, tag))
        self.show_tags()

    def _take_off(self, tag: str) -> None:
        self._model.make(shelves.untagged(self._model.document, self._card, tag))
        self.show_tags()
        self.tag.setFocus()

    def done(self, result: int) -> None:
        note = self.note.toPlainText().strip()[:LONGEST_NOTE]
        if note != self._model.document.notes.get(self._card, ""):
            self._model.make(shelves.noted(self._model.document, self._card, note))
        super().done(result)
