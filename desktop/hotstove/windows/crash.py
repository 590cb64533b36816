"""What happens when the program itself is at fault: a report to copy, and the game plays on.

Nothing is sent anywhere. The report holds no path and none of the names it is told to hide.
The system's own crash log is written by Python while the process dies, so it needs a file that
is already open; that is the one file of the program that ``files`` does not open.
"""

from __future__ import annotations

import contextlib
import faulthandler
import platform
import re
import sys
import threading
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import Final, TextIO

from PySide6.QtCore import QObject, Qt, QUrl, Signal, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

import hotstove
from hotstove.windows.kit import button, paper, words

CRASH_LOG: Final = "crash.log"
_PATH: Final = re.compile(r"(?:[A-Za-z]:)?[\\/][^\s'\"“”,;:]+(?:[\\/][^\s'\"“”,;:]+)*")
_MOST: Final = 20_000


def report(error: BaseException, journal: str = "", hidden: Iterable[str] = ()) -> str:
    """Return what a maintainer needs of *error*: versions, where, and the last of the *journal*.

    Folders are left out of every path; each of *hidden*, names of people, reads “…”.
    """
    where = [
        f"  {_short(frame.filename)}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(error.__traceback__)
    ]
    said = _PATH.sub("[path]", str(error))
    lines = [
        f"Hot Stove {hotstove.__version__}",
        f"Python {platform.python_version()}, Qt {qVersion()}",
        f"{platform.system()} {platform.release()} {platform.machine()}",
        "",
        f"{type(error).__name__}: {said}",
        *where,
    ]
    if journal:
        lines += ["", "Last answers:", _PATH.sub("[path]", journal)]
    text = "\n".join(lines)
    for name in sorted(filter(None, hidden), key=len, reverse=True):
        text = text.replace(name, "…")
    return text[:_MOST]


def _short(filename: str) -> str:
    parts = Path(filename).parts
    if "hotstove" in parts:
        last = len(parts) - 1 - parts[::-1].index("hotstove")
        return "/".join(parts[last:])
    return parts[-1] if parts else filename


class CrashKeeper(QObject):
    """Stands between an error nobody caught and the end of the program; one for its life."""

    fell = Signal(str)
    """A report, from whatever thread; shown on the window's."""

    def __init__(
        self,
        folder: Path,
        *,
        journal: Callable[[], str] = str,
        hidden: Callable[[], Iterable[str]] = tuple,
        saved_at: Callable[[], str] = str,
        parent: QObject | None = None,
    ) -> None:
        """*folder* takes the crash log; *saved_at* names the file the game lies in."""
        super().__init__(parent)
        self._folder = folder
        self._journal, self._hidden, self._saved_at = journal, hidden, saved_at
        self._told: set[str] = set()
        self._log: TextIO | None = None
        self.dialog: CrashDialog | None = None
        self.fell.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def stand_guard(self) -> None:
        """Catch what nobody catches, from now on."""
        sys.excepthook = self._uncaught
        threading.excepthook = self._uncaught_in_thread
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            self._log = (self._folder / CRASH_LOG).open("w", encoding="utf-8")
            faulthandler.enable(self._log)

    def stand_down(self) -> None:
        """Give the hooks back and close the log."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        if self._log is not None:
            faulthandler.disable()
            self._log.close()
            self._log = None

    def _uncaught(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        sys.__excepthook__(kind, error, trace)
        journal, hidden = "", tuple[str, ...]()
        # A second fault while telling of the first must not hide it.
        with contextlib.suppress(Exception):
            journal, hidden = self._journal(), tuple(self._hidden())
        told = report(error, journal, hidden)
        place = f"{kind.__name__} {told.splitlines()[-1]}"
        if place not in self._told:
            self._told.add(place)
            self.fell.emit(told)

    def _uncaught_in_thread(self, caught: threading.ExceptHookArgs) -> None:
        if caught.exc_value is not None:
            self._uncaught(caught.exc_type, caught.exc_value, caught.exc_traceback)

    def _show(self, told: str) -> None:
        if self.dialog is not None and self.dialog.isVisible():
            return
        self.dialog = CrashDialog(told, self._saved_at(), self._folder, QApplication.activeWindow())
        self.dialog.open()


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
