"""What the program has to tell or ask outside the prompt bar: refusals, consent, who it is.

Every text is shown as it is, never as markup.
"""

from __future__ import annotations

import platform
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDate, QLocale, Qt, qVersion
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

import hotstove
from hotstove.windows.kit import button, paper, scrolled, unkeyed, words
from hotstove.windows.style import reading_px

translate = QCoreApplication.translate


class Notice(QDialog):
    """A heading, a few sentences, and a button or two."""

    def __init__(
        self, parent: QWidget | None, title: str, text: str, yes: str, no: str = ""
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setAccessibleDescription(text)
        frame, layout = paper(margin=20)
        layout.addWidget(words(title, "heading"))
        self.said = words(text)
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(self.said)
        layout.addStretch(1)
        self._lines, self._area = layout, scrolled(frame)
        frame.setProperty("role", "paper")
        foot = QHBoxLayout()
        foot.addStretch(1)
        self.no = None
        if no:
            self.no = button(unkeyed(no), self.reject, "quiet")
            foot.addWidget(self.no)
        self.yes = button(unkeyed(yes), self.accept, "main")
        foot.addWidget(self.yes)
        self._whole = whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 14)
        whole.setSpacing(12)
        whole.addWidget(self._area, 1)
        whole.addLayout(foot)
        # Enter means what loses nothing.
        safe = self.no or self.yes
        safe.setDefault(True)
        safe.setFocus()

    def showEvent(self, event: QShowEvent) -> None:
        """Be as wide as reads well and as tall as the text needs, if the screen allows it."""
        room = self.screen().availableGeometry()
        wide = min(30 * reading_px(self), room.width() * 8 // 10)
        self.ensurePolished()
        around = self._whole.contentsMargins()
        tall = self._lines.totalHeightForWidth(wide - around.left() - around.right())
        self._area.setMinimumHeight(min(tall, room.height() * 6 // 10))
        self.resize(wide, self._whole.totalMinimumSize().height())
        super().showEvent(event)


def say_refused(parent: QWidget | None, sentence: str) -> None:
    """Tell why something could not be done; *sentence* names culprit, place and remedy."""
    Notice(
        parent,
        translate("messages", "That did not work"),
        sentence,
        translate("messages", "Understood"),
    ).exec()


def ask_take_back(parent: QWidget | None, who: str, maker: str, what: str) -> bool:
    """House rule “agreed”: ask *who* whether *maker* may take back *what*."""
    title = translate("messages", "{who}, do you agree?").format(who=who)
    text = translate(
        "messages", "To be taken back: {what} ({maker}). The game's file keeps a note of it."
    )
    text = text.replace("{maker}", maker).replace("{what}", what)
    yes, no = (
        translate("messages", "{who} agrees").format(who=who),
        translate("messages", "Leave it as it is"),
    )
    return Notice(parent, title, text, yes, no).exec() == QDialog.DialogCode.Accepted


def ask_concede(parent: QWidget | None, who: str) -> bool:
    """Ask whether *who* really gives the game up."""
    title = translate("messages", "Does {who} concede?").replace("{who}", who)
    text = translate(
        "messages", "The game is lost by forfeit, 9–0. It can be taken back like any gesture."
    )
    yes = translate("messages", "{who} concedes").replace("{who}", who)
    no = translate("messages", "Play on")
    return Notice(parent, title, text, yes, no).exec() == QDialog.DialogCode.Accepted


def ask_overwrite(parent: QWidget | None, file: str) -> bool:
    """Ask whether *file*, which is there already, may go."""
    title = translate("messages", "Replace {file}?").replace("{file}", file)
    text = translate("messages", "A file of this name is there already; what it holds is lost.")
    yes, no = translate("messages", "Replace it"), translate("messages", "Keep it")
    return Notice(parent, title, text, yes, no).exec() == QDialog.DialogCode.Accepted


def about(parent: QWidget | None, resources: Path) -> None:
    """Say what the program is, whose work it stands on, and that it keeps to itself."""
    notice = Notice(
        parent,
        translate("messages", "About Hot Stove"),
        about_text(),
        translate("messages", "Licences…"),
        translate("messages", "Close"),
    )
    if notice.exec() == QDialog.DialogCode.Accepted:
        from .licences import LicencesWindow

        LicencesWindow(resources, parent).exec()


def _released() -> str:
    """The day of this version in words, as this country writes it."""
    day = QDate.fromString(hotstove.__released__, Qt.DateFormat.ISODate)
    return QLocale().toString(day, QLocale.FormatType.LongFormat)


def about_text() -> str:
    lines = (
        translate(
            "messages", "Hot Stove {version} of {date}: card baseball at the kitchen table."
        ).format(version=hotstove.__version__, date=_released()),
        translate(
            "messages", "The program is free under the MIT licence; cards and art under CC BY 4.0."
        ),
        translate(
            "messages",
            "Typefaces: Rokkitt and Roboto Condensed, under the SIL Open Font License 1.1.",
        ),
        translate(
            "messages",
            "Windows and drawing: Qt {qt} and PySide6, under the LGPL 3; their libraries can be "
            "replaced by your own, and their source is at qt.io. Python {python}.",
        ).format(qt=qVersion(), python=platform.python_version()),
        translate("messages", "Every club and player is invented."),
        translate(
            "messages",
            "Hot Stove never uses the network: it sends nothing and looks for no updates.",
        ),
    )
    return "\n\n".join(lines)
