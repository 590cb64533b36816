"""The list of keys, made from the program's actions."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QDialog, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from hotstove.binding.box_models import BoxTable
from hotstove.binding.hot_seat import KEYS
from hotstove.play.seats import Side
from hotstove.windows.kit import button, paper, scrolled, words
from hotstove.windows.menus import COMMAND
from hotstove.windows.sheet_table import SheetTable

_KEY_IN_WORDS = re.compile(r"(.*\S)\s*\(([^()]{1,16})\)")


class KeysWindow(QDialog):
    def __init__(self, actions: Sequence[QAction], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self.resize(680, 700)
        self.model = BoxTable(self)
        self.model.left = 3
        rows = [row for action in actions if (row := key_row(action)) is not None]
        for side, text in (
            (Side.VISITOR, self.tr("Visitors lay unseen")),
            (Side.HOME, self.tr("Home lays unseen")),
        ):
            rows.append([text, "", " ".join(KEYS[side].lay)])
        headings = [self.tr("Command"), self.tr("Menu"), self.tr("Keys")]
        self.model.show_rows(headings, rows)
        frame, layout = paper()
        layout.addWidget(SheetTable(self.model, self.windowTitle()))
        layout.addWidget(
            words(
                self.tr(
                    "Tab and the arrow keys go everywhere; Enter or Space does it; Esc puts back. "
                    "The keys to look and to lay unseen are for people who share one table; the "
                    "prompt says which of them means what."
                ),
                "note",
            )
        )
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(4, 4, 12, 4)
        inside.addWidget(frame)
        inside.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.windowTitle(), "title"))
        whole.addWidget(scrolled(content), 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        close = button(self.tr("&Close"), self.accept, "main")
        close.setDefault(True)
        foot.addWidget(close)
        whole.addLayout(foot)
        close.setFocus()


def key_row(action: QAction) -> list[str] | None:
    """Return command, menu and keys of *action*; None for one without a key.

    A key that only the table obeys stands in brackets at the end of the action's text.
    """
    text = _bare(action.property(COMMAND) or action.text())
    native = QKeySequence.SequenceFormat.NativeText
    keys = ", ".join(sequence.toString(native) for sequence in action.shortcuts())
    if not keys:
        found = _KEY_IN_WORDS.fullmatch(text)
        if found is None:
            return None
        text, keys = found[1], found[2]
    menu = next((one for one in action.associatedObjects() if isinstance(one, QMenu)), None)
    return [text, _bare(menu.title()) if menu is not None else "", keys]


def _bare(text: str) -> str:
    """*text* without access keys and the dots that promise a dialog."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")
