"""Keeps the series of the window: begins them, brings them up to date, opens their games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused

if TYPE_CHECKING:
    from hotstove.saves.series_file import Series

    from .choice import NewGameChoice
    from .open_game import OpenGame


class SeriesKeeper:
    """*folder* holds the series beside the session files of their games."""

    def __init__(self, catalog: Catalog, folder: Path) -> None:
        self.catalog = catalog
        self.folder = folder

    def all(self) -> list[tuple[Path, Series]]:
        """Return every series as its games' files have it now, the last one played first."""
        from hotstove.saves.series_file import all_series

        return [(path, self._caught_up(path, series)) for path, series in all_series(self.folder)]

    def of_game(self, game: Path) -> Path | None:
        """Return the file of the series that *game* belongs to, if it does."""
        from hotstove.saves.series_file import all_series

        if game.parent != self.folder:
            return None
        for path, series in all_series(self.folder):
            if any(one.file == game.name for one in series.games):
                return path
        return None

    def begin(self, choice: NewGameChoice) -> OpenGame:
        """Begin the series that was chosen, with its first game. Raises FileRefused."""
        from hotstove.saves.series_file import Series, new_path, write_series

        first, second = choice.chairs
        path = new_path(self.folder, choice.name)
        series = Series(
            name=choice.name,
            rulebook=choice.rulebook,
            best_of=choice.best_of,
            clubs=choice.clubs,
            chairs=(first, second),
            seed=choice.seed,
            home=choice.home,
            dice=choice.dice,
            take_back=choice.take_back,
            innings=choice.innings,
            house=choice.house,
            decks=choice.decks,
            brought=choice.brought,
            weather=choice.weather,
        )
        write_series(path, series)
        return self.next_game(path)

    def next_game(self, path: Path) -> OpenGame:
        """Begin the next game of the series in *path*. Raises FileRefused."""
        from hotstove.clubhouse.series import begun, next_setup
        from hotstove.saves.folder import free_path
        from hotstove.saves.reopening import begin, new_header
        from hotstove.saves.series_file import read_series, write_series

        from .open_game import OpenGame

        series = self._caught_up(path, read_series(path))
        name = QCoreApplication.translate("SeriesKeeper", "{series}, game {number}").format(
            series=series.name, number=len(series.games) + 1
        )
        header = new_header(series.rulebook, name, next_setup(series, self.catalog))
        file = free_path(self.folder, header.name)
        write_series(path, begun(series, file.name))
        return OpenGame(begin(file, header, waits_for_throws=True))

    def _caught_up(self, path: Path, series: Series) -> Series:
        """Write down a game that has ended since; one that cannot be read stays open."""
        from hotstove.clubhouse.series import caught_up
        from hotstove.saves.series_file import write_series

        try:
            now = caught_up(series, self.folder)
            if now != series:
                write_series(path, now)
        except FileRefused:
            return series
        return now
