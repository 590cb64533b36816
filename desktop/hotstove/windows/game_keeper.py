"""Opens games for the window: new ones, those of last time, and files; it keeps none itself.

The start window comes up before any of that is needed, so the rest is loaded on the first game.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hotstove.catalog.shelf import Catalog
from hotstove.saves.listing import SessionInfo, sessions

from .choice import NewGameChoice, quick_clubs, quick_game
from .roster_shelf import RosterShelf
from .series_keeper import SeriesKeeper
from .settings import SettingsStore

if TYPE_CHECKING:
    from .open_game import OpenGame


class GameKeeper:
    def __init__(
        self, catalog: Catalog, store: SettingsStore, folder: Path, rosters: RosterShelf
    ) -> None:
        self.rosters = rosters
        self.catalog = catalog
        self.store = store
        self.folder = folder
        """Where session files are kept."""
        self.series = SeriesKeeper(catalog, folder)

    def sessions(self) -> list[SessionInfo]:
        return sessions(self.folder)

    def open(self, path: Path) -> OpenGame:
        """Take up the game in *path*. Raises FileRefused."""
        from hotstove.saves.reopening import resume

        from .open_game import OpenGame

        return OpenGame(resume(path, waits_for_throws=True))

    def play_now(self) -> OpenGame:
        """Begin a game against instinct with the clubs of last time. Raises FileRefused."""
        taken = {info.name for info in self.sessions()}
        return self.begin(quick_game(self.catalog, self.store.settings.new_game, taken))

    def play_now_words(self) -> str:
        """Say who would play whom."""
        first, second = quick_clubs(self.catalog, self.store.settings.new_game)
        text = QCoreApplication.translate("GameKeeper", "{first} (you) against {second}")
        return text.replace("{first}", first.name).replace("{second}", second.name)

    def begin(self, choice: NewGameChoice) -> OpenGame:
        """Begin the game that was chosen, or its series, in a new file. Raises FileRefused."""
        if choice.best_of > 1:
            return self.series.begin(choice)
        from hotstove.saves.folder import free_path
        from hotstove.saves.reopening import begin, new_header

        from .open_game import OpenGame

        setup = self.rosters.seated(choice.setup(self.catalog), choice.rulebook, choice.rosters)
        header = new_header(choice.rulebook, choice.name, setup)
        path = free_path(self.folder, header.name)
        return OpenGame(begin(path, header, waits_for_throws=True))
