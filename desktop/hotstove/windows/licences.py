"""The licences, whole: our own, those of the typefaces, those of what comes with the program."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from hotstove.binding.translation import refusal
from hotstove.files.bounded import read_text
from hotstove.files.refused import FileRefused
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import button, words

LARGEST: Final = 1 << 20
_OURS: Final = {
    "LICENSE": QT_TRANSLATE_NOOP("LicencesWindow", "Hot Stove: MIT"),
    "LICENSE-ART": QT_TRANSLATE_NOOP("LicencesWindow", "Cards and art: CC BY 4.0"),
}


def licence_files(resources: Path) -> dict[str, Path]:
    """Return every licence text there is, by what it is called: ours first."""
    found = {
        QCoreApplication.translate("LicencesWindow", name): resources.parent / file
        for file, name in _OURS.items()
    }
    found |= {file.stem: file for file in sorted((resources / "fonts").glob("*-OFL.txt"))}
    bundled = resources / "licences"
    found |= {
        " ".join(file.relative_to(bundled).with_suffix("").parts): file
        for file in sorted(bundled.rglob("*"))
        if file.is_file()
    }
    return {name: file for name, file in found.items() if file.is_file()}


class LicencesWindow(QDialog):
    def __init__(self, resources: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Licences"))
        self.resize(860, 720)
        self.chooser = Chooser(self.tr("Licence"))
        for name, file in licence_files(resources).items():
            self.chooser.add(name, str(file))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Text of the licence"))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.tr("Licences"), "title"))
        whole.addWidget(self.chooser)
        whole.addWidget(self.text, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        close = button(self.tr("&Close"), self.accept, "main")
        close.setDefault(True)
        foot.addWidget(close)
        whole.addLayout(foot)
        self.chooser.activated.connect(self._show)
        self._show()
        self.chooser.setFocus()

    def _show(self) -> None:
        try:
            self.text.setPlainText(read_text(Path(self.chooser.value), LARGEST))
        except FileRefused as refused:
            self.text.setPlainText(refusal(refused))
