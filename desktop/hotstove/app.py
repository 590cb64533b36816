"""The window program: builds the rooms, joins them and runs them. Nothing else does.

The window stands on the screen before the rooms are loaded: reading their code is most of what
starting costs. Until then nothing asks for Qt's namespace ``Qt`` either: it is a great many
enumerations, and all of them are made at once.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtWidgets import QApplication

from hotstove import __version__, places
from hotstove.binding.languages import SYSTEM, Interpreter
from hotstove.windows.main_window import MainWindow
from hotstove.windows.settings import Settings, SettingsStore

if TYPE_CHECKING:
    from hotstove.windows.doorbell import Doorbell

LATEST = 300
"""Milliseconds after which the rooms are built whether the bare window was drawn or not."""
APP_ID = "org.hotstove.HotStove"
INTERRUPTED = 130
SOON = 20
"""Milliseconds after the start page that what nobody misses at once is seen to."""


class Program(QApplication):
    """The application; macOS tells it which files to open, also before there is a window."""

    file_came = Signal()

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(["hotstove", *arguments])
        self.came: list[str] = []

    def event(self, event: QEvent) -> bool:
        if event.type() is QEvent.Type.FileOpen:
            self.came.append(event.file())  # type: ignore[attr-defined]
            self.file_came.emit()
            return True
        return super().event(event)


def application(arguments: Sequence[str] = ()) -> QApplication:
    """Return the one QApplication, with its names."""
    if sys.platform == "win32":
        import ctypes

        # Windows groups and pins by this; it has to be known before the first window.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else Program(arguments)
    QCoreApplication.setApplicationName("Hot Stove")
    QCoreApplication.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    return app


def bare_window(app: QApplication, language: str = "") -> MainWindow:
    """Return the window before anything is in it, in its language; it can be shown.

    *language* is spoken until another is chosen; empty: the one that was chosen before.
    """
    interpreter = Interpreter(places.resources() / "translations")
    interpreter.speak(SYSTEM)
    store = SettingsStore(places.settings_file(), app)
    interpreter.speak(language or store.settings.language)
    store.changed.connect(lambda settings: interpreter.speak(settings.language))
    window = MainWindow(store, places.resources())
    interpreter.setParent(window)
    return window


def furnish(app: QApplication, window: MainWindow) -> None:
    """Load fonts and style, build the rooms and put them into *window*."""
    from hotstove.catalog.shelf import Catalog
    from hotstove.faces import fonts
    from hotstove.windows.game_keeper import GameKeeper
    from hotstove.windows.roster_shelf import RosterShelf
    from hotstove.windows.style import Dresser

    app.setStyle("Fusion")
    fonts.load(places.resources() / "fonts")
    dresser = Dresser(app, app)
    worn = window.store.settings
    dresser.wear(worn.theme, worn.text_scale, is_told_apart=worn.told_apart)
    catalog = Catalog(places.cards())
    rosters = RosterShelf(catalog, places.rosters(), places.own_cards())
    keeper = GameKeeper(catalog, window.store, places.saves(), rosters)
    window.furnish(catalog, keeper, dresser)
    window.store.changed.connect(_choose_dialogs)
    _choose_dialogs(worn)
    soon = QTimer(window, singleShot=True, interval=SOON)
    soon.timeout.connect(lambda: _finish(app))
    soon.start()


def _choose_dialogs(settings: Settings) -> None:
    """Choose files in the system's windows, or in Qt's own."""
    from PySide6.QtCore import Qt

    kind = Qt.ApplicationAttribute.AA_DontUseNativeDialogs
    QCoreApplication.setAttribute(kind, settings.own_dialogs)


def _finish(app: QApplication) -> None:
    """See to what the first moment does without: the icon, and the ring round the focus."""
    from PySide6.QtGui import QIcon

    from hotstove.windows.focus_ring import FocusRing

    app.setWindowIcon(QIcon(str(places.resources() / "icons" / f"{APP_ID}.svg")))
    if app.findChild(FocusRing) is None:
        FocusRing(app)


def main_window(app: QApplication) -> MainWindow:
    """Build every room and return the window that holds them."""
    window = bare_window(app)
    furnish(app, window)
    return window


def main(
    files: Sequence[str] = (),
    *,
    is_another: bool = False,
    resets_windows: bool = False,
    language: str = "",
) -> int:
    """Open the window, with *files*, or hand them to the program that is here already.

    *is_another*: open a window of its own all the same. *language*: speak it, whatever was
    chosen. Return the exit code.
    """
    from hotstove.windows.doorbell import Doorbell

    # Nothing that is made while the program starts becomes garbage.
    gc.disable()
    app = application()
    doorbell = Doorbell(places.data(), app)
    if not is_another and not doorbell.is_ours() and doorbell.ring(files):
        return 0
    window = bare_window(app, language)
    if resets_windows:
        window.reset_windows()

    def move_in() -> None:
        if window.is_furnished:
            return
        _stand_guard(app, window)
        furnish(app, window)
        _open_doors(app, window, doorbell, files)
        gc.enable()

    window.stands.connect(move_in)
    # A window that starts hidden or minimised is never drawn.
    QTimer.singleShot(LATEST, window, move_in)
    window.show()
    return app.exec()


def _stand_guard(app: QApplication, window: MainWindow) -> None:
    """Catch what nobody catches: faults, Ctrl+C, the end of the desktop's session."""
    from hotstove.windows.crash import CrashKeeper
    from hotstove.windows.interrupts import Interrupts
    from hotstove.windows.testimony import Testimony

    game = Testimony(window)
    guard = CrashKeeper(
        places.cache(), journal=game.journal, hidden=game.private_words,
        saved_at=game.saved_at, parent=app,
    )  # fmt: skip
    guard.stand_guard()
    app.aboutToQuit.connect(guard.stand_down)
    app.commitDataRequest.connect(lambda session: window.keep())
    interrupts = Interrupts(app)
    interrupts.came.connect(window.close)
    interrupts.came.connect(lambda: app.exit(INTERRUPTED))


def _open_doors(
    app: QApplication, window: MainWindow, doorbell: Doorbell, files: Sequence[str]
) -> None:
    """Open the files of this start, and hear of those to come."""
    from hotstove.windows.arrivals import come_forward, receive

    def ring(paths: list[str]) -> None:
        come_forward(window)
        receive(window, map(Path, paths))

    def take_in() -> None:
        assert isinstance(app, Program)
        came, app.came = app.came, []
        receive(window, map(Path, came))

    receive(window, map(Path, files))
    doorbell.rang.connect(ring)
    app.aboutToQuit.connect(doorbell.close)
    QTimer.singleShot(LATEST, doorbell, doorbell.listen)
    if isinstance(app, Program):
        app.file_came.connect(take_in)
        take_in()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
