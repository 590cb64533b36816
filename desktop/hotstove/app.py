"""The window program: builds the rooms, joins them and runs them. Nothing else does.

The window stands on the screen before the rooms are loaded: reading their code is most of what
starting costs.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtWidgets import QApplication

from hotstove import __version__, places
from hotstove.windows.main_window import MainWindow
from hotstove.windows.settings import SettingsStore

LATEST = 300
"""Milliseconds after which the rooms are built whether the bare window was drawn or not."""
APP_ID = "org.hotstove.HotStove"
SOON = 20
"""Milliseconds after the start page that what nobody misses at once is seen to."""


def application(arguments: Sequence[str] = ()) -> QApplication:
    """Return the one QApplication, with its names."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(["hotstove", *arguments])
    QCoreApplication.setApplicationName("Hot Stove")
    QCoreApplication.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    return app


def bare_window(app: QApplication) -> MainWindow:
    """Return the window before anything is in it; it can be shown."""
    return MainWindow(SettingsStore(places.settings_file(), app), places.resources())


def furnish(app: QApplication, window: MainWindow) -> None:
    """Load fonts and style, build the rooms and put them into *window*."""
    from hotstove.catalog.shelf import Catalog
    from hotstove.faces import fonts
    from hotstove.windows.game_keeper import GameKeeper
    from hotstove.windows.style import Dresser

    app.setStyle("Fusion")
    fonts.load(places.resources() / "fonts")
    dresser = Dresser(app, app)
    dresser.wear(window.store.settings.theme, window.store.settings.text_scale)
    catalog = Catalog(places.cards())
    window.furnish(catalog, GameKeeper(catalog, window.store, places.saves()), dresser)
    soon = QTimer(window, singleShot=True, interval=SOON)
    soon.timeout.connect(lambda: _finish(app))
    soon.start()


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


def main(files: Sequence[str] = ()) -> int:
    """Open the window, with the first of *files* on the table; return the exit code."""
    # Nothing that is made while the program starts becomes garbage.
    gc.disable()
    app = application()
    window = bare_window(app)

    def move_in() -> None:
        if window.is_furnished:
            return
        from hotstove.windows.crash import CrashKeeper

        guard = CrashKeeper(
            places.cache(), journal=window.last_moves, hidden=window.private_words,
            saved_at=window.saved_at, parent=app,
        )  # fmt: skip
        guard.stand_guard()
        app.aboutToQuit.connect(guard.stand_down)
        furnish(app, window)
        if files:
            window.open_file(Path(files[0]))
        gc.enable()

    window.stands.connect(move_in)
    # A window that starts hidden or minimised is never drawn.
    QTimer.singleShot(LATEST, window, move_in)
    window.show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
