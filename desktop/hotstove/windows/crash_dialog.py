"""The window that owns up to a fault of the program: what happened, where the game is, a report."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from hotstove.windows.kit import button, paper, words


class CrashDialog(QDialog):
    def __init__(
        self, told: str, saved_at: str, folder: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._folder = folder
        self.setWindowTitle(self.tr("Something went wrong"))
        self.resize(760, 560)
        frame, layout = paper(margin=20)
        layout.addWidget(words(self.tr("Hot Stove dropped the ball"), "heading"))
        layout.addWidget(
            words(
                self.tr(
                    "A fault in the program stopped what it was doing. You can go on, or quit and "
                    "take the game up again where it stands."
                )
            )
        )
        if saved_at:
            saved = self.tr("Your game is saved as {file}.").format(file=saved_at)
            layout.addWidget(words(saved, "strong"))
        layout.addWidget(
            words(
                self.tr("This report helps to mend it. Nothing is sent; copy it if you like."),
                "note",
            )
        )
        self.text = QPlainTextEdit(told)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Report"))
        layout.addWidget(self.text, 1)
        foot = QHBoxLayout()
        foot.addWidget(button(self.tr("&Copy the report"), self.copy))
        foot.addWidget(button(self.tr("Open the &folder"), self.open_folder))
        foot.addStretch(1)
        foot.addWidget(button(self.tr("&Quit"), self.quit, "quiet"))
        go_on = button(self.tr("&Go on"), self.accept, "main")
        go_on.setDefault(True)
        foot.addWidget(go_on)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 14)
        whole.setSpacing(12)
        whole.addWidget(frame, 1)
        whole.addLayout(foot)
        go_on.setFocus()

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())

    def open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))

    def quit(self) -> None:
        self.reject()
        QApplication.quit()
