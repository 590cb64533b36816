"""Opening rosters: from a file, from the shelf, a new one; each in a window of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt

from hotstove.binding.translation import refusal
from hotstove.clubhouse.front_office import front_office
from hotstove.clubhouse.reading import Opened
from hotstove.files.refused import FileRefused
from hotstove.windows.choosing_files import ask_open
from hotstove.windows.messages import say_refused
from hotstove.windows.roster_shelf import SUFFIX

from .window import RosterWindow

translate = QCoreApplication.translate

if TYPE_CHECKING:
    from hotstove.windows.main_window import MainWindow


def open_editor(window: MainWindow, path: Path) -> RosterWindow | None:
    """Show the roster of *path*; a roster that is open already is brought up.

    None where it cannot be opened; *window* has said why.
    """
    for shown in window.findChildren(RosterWindow):
        if shown.isVisible() and shown.keeper.path == path:
            _bring_up(shown)
            return shown
    return _shown(window, lambda: window.keeper.rosters.open(path), path)


def open_new(window: MainWindow, game: str) -> RosterWindow | None:
    """Show an empty roster of *game*."""
    return _shown(window, lambda: Opened(front_office(game).empty()))


def _shown(
    window: MainWindow, find: Callable[[], Opened], path: Path | None = None
) -> RosterWindow | None:
    try:
        made = RosterWindow(window.keeper.rosters, window.store, find(), path, window)
    except FileRefused as refused:
        window.say_refused(refusal(refused))
        return None
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    made.rule_asked.connect(window.menus.show_rules)
    window.closed.connect(made.close)
    _bring_up(made)
    return made


def choose_roster(window: MainWindow) -> None:
    """Show the shelf of rosters."""
    from .shelf_dialog import ShelfDialog

    ShelfDialog(window).exec()


def choose_roster_file(window: MainWindow) -> None:
    path = ask_open(
        window,
        window.store,
        "rosters",
        translate("RosterWindow", "Open a roster"),
        translate("RosterWindow", "Rosters (*.hotroster)"),
        window.keeper.rosters.folder,
    )
    if path is not None:
        open_editor(window, path)


def open_dropped(editor: RosterWindow, paths: list[Path]) -> None:
    """Open what was dropped on an editor: rosters beside it, card lists in the import."""
    for path in paths:
        if path.suffix.lower() == SUFFIX:
            open_editor(editor._main(), path)
        elif path.suffix.lower() in (".csv", ".tsv", ".txt"):
            from .importing import import_file

            import_file(editor, path)
        else:
            say_refused(
                editor,
                translate("RosterWindow", "{file} is neither a roster nor a card list.").format(
                    file=path.name
                ),
            )


def _bring_up(window: RosterWindow) -> None:
    window.show()
    window.raise_()
    window.activateWindow()
