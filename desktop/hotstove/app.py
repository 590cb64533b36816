"""The window program: builds the rooms, joins them and runs them. Nothing else does."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from hotstove import __version__, places
from hotstove.catalog.shelf import Catalog
from hotstove.faces import fonts
from hotstove.windows.crash import CrashKeeper
from hotstove.windows.focus_ring import FocusRing
from hotstove.windows.game_keeper import GameKeeper
from hotstove.windows.main_window import MainWindow
from hotstove.windows.settings import SettingsStore
from hotstove.windows.style import Dresser

APP_ID = "org.hotstove.HotStove"


def application(arguments: Sequence[str] = ()) -> QApplication:
    """Return the one QApplication, named and with the fonts loaded."""
    found = QApplication.instance()
    app = found if isinstance(found, QApplication) else QApplication(["hotstove", *arguments])
    QCoreApplication.setApplicationName("Hot Stove")
    QCoreApplication.setApplicationVersion(__version__)
    app.setDesktopFileName(APP_ID)
    app.setStyle("Fusion")
    app.setWindowIcon(QIcon(str(places.resources() / "icons" / f"{APP_ID}.svg")))
    fonts.load(places.resources() / "fonts")
    if app.findChild(FocusRing) is None:
        FocusRing(app)
    return app


def main_window(app: QApplication) -> MainWindow:
    """Build every room and return the window that holds them."""
    store = SettingsStore(places.settings_file(), app)
    catalog = Catalog(places.cards())
    keeper = GameKeeper(catalog, store, places.saves())
    dresser = Dresser(app, app)
    dresser.wear(store.settings.theme, store.settings.text_scale)
    return MainWindow(catalog, store, keeper, dresser, places.resources())


def main(files: Sequence[str] = ()) -> int:
    """Open the window, with the first of *files* on the table; return the exit code."""
    app = application()
    window = main_window(app)
    guard = CrashKeeper(
        places.cache(), journal=window.last_moves, hidden=window.private_words,
        saved_at=window.saved_at, parent=app,
    )  # fmt: skip
    guard.stand_guard()
    window.show()
    if files:
        window.open_file(Path(files[0]))
    code = app.exec()
    guard.stand_down()
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
