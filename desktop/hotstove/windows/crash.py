"""What happens when the program itself is at fault: a report to copy, and the game plays on.

Nothing is sent anywhere. The report holds no path and none of the names it is told to hide.
The system's own crash log is written by Python while the process dies, so it needs a file that
is already open; that is the one file of the program that ``files`` does not open.
"""

from __future__ import annotations

import contextlib
import faulthandler
import re
import sys
import threading
import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final, TextIO

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtWidgets import QApplication

import hotstove

if TYPE_CHECKING:
    from hotstove.windows.crash_dialog import CrashDialog

CRASH_LOG: Final = "crash.log"
_PATH: Final = re.compile(r"(?:[A-Za-z]:)?[\\/][^\s'\"“”,;:]+(?:[\\/][^\s'\"“”,;:]+)*")
_MOST: Final = 20_000


def report(error: BaseException, journal: str = "", hidden: Iterable[str] = ()) -> str:
    """Return what a maintainer needs of *error*: versions, where, and the last of the *journal*.

    Folders are left out of every path; each of *hidden*, names of people, reads “…”.
    """
    import platform

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
            qInstallMessageHandler(self._qt_told)

    def stand_down(self) -> None:
        """Give the hooks back and close the log."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        if self._log is not None:
            qInstallMessageHandler(None)
            faulthandler.disable()
            self._log.close()
            self._log = None

    def _qt_told(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        """What Qt has to complain of is kept beside what Python has."""
        told = f"{kind.name}: {text}\n"
        sys.stderr.write(told)
        if self._log is not None and not self._log.closed:
            self._log.write(told)
            self._log.flush()

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
        from hotstove.windows.crash_dialog import CrashDialog

        self.dialog = CrashDialog(told, self._saved_at(), self._folder, QApplication.activeWindow())
        self.dialog.open()
