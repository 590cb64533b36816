"""Opens and closes games for the window: setup, session, file, model and the computer's seats."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QFileInfo, QLocale

from hotstove.binding.computer_seats import ComputerSeats
from hotstove.binding.game_model import GameModel
from hotstove.binding.translation import told
from hotstove.catalog.shelf import Catalog
from hotstove.faces.theme import Theme
from hotstove.managers.registry import new_manager
from hotstove.paper.scorecard_input import ScorecardInput
from hotstove.paper.session_card import session_scorecard
from hotstove.playmat.desk import Desk
from hotstove.rulebooks.shelf import volume
from hotstove.saves.folder import SessionInfo, free_path, sessions
from hotstove.saves.reopening import Resumed, begin, new_header, resume

from .new_game import NewGameChoice, quick_game
from .settings import SettingsStore


class OpenGame:
    """A game that is open: what the window needs to put it on a table."""

    def __init__(self, resumed: Resumed) -> None:
        self.path = resumed.path
        self.name = resumed.header.name
        self.rulebook_id = resumed.header.rulebook
        self.notice = told(resumed.notice) if resumed.notice is not None else ""
        self.model = GameModel(resumed.session, self.name)
        self._recording = resumed.recording
        setup, rulebook = self.model.setup, resumed.session.rulebook
        self.computers = ComputerSeats(
            self.model,
            {
                seat: new_manager(setup.chairs[seat].manager, rulebook, seat, setup.seed + seat)
                for seat in setup.seats
                if not setup.chairs[seat].is_person
            },
        )

    def desk(self, theme: Theme, art: Path) -> Desk:
        """Return the table of this game."""
        return Desk(self.model, volume(self.rulebook_id).family, art, theme, self.computers)

    @property
    def name_of(self) -> Callable[[str], str]:
        cards = self.model.session.rulebook.cards  # type: ignore[attr-defined]
        return lambda card: cards[card].name if card in cards else card

    def scorecard(self, emblems: Path) -> ScorecardInput:
        """Return the scorecard as the game stands."""
        title = QCoreApplication.translate("shelf", volume(self.rulebook_id).title)
        last = QFileInfo(str(self.path)).lastModified().date()
        date = QLocale().toString(last, QLocale.FormatType.LongFormat)
        return session_scorecard(self.model.session, title, date, emblems)

    def close(self) -> None:
        """Let go of the file. Raises FileRefused when the disk will not take the last line."""
        self.computers.close()
        self._recording.close()


class GameKeeper:
    def __init__(self, catalog: Catalog, store: SettingsStore, folder: Path) -> None:
        self.catalog = catalog
        self.store = store
        self.folder = folder
        """Where session files are kept."""

    def sessions(self) -> list[SessionInfo]:
        return sessions(self.folder)

    def open(self, path: Path) -> OpenGame:
        """Take up the game in *path*. Raises FileRefused."""
        return OpenGame(resume(path, waits_for_throws=True))

    def play_now(self) -> OpenGame:
        """Begin a game against instinct with the clubs of last time. Raises FileRefused."""
        taken = {info.name for info in self.sessions()}
        return self.begin(quick_game(self.catalog, self.store.settings.new_game, taken))

    def play_now_words(self) -> str:
        """Say who would play whom."""
        choice = quick_game(self.catalog, self.store.settings.new_game)
        first, second = (self.catalog.club(club).name for club in choice.clubs)
        text = QCoreApplication.translate("GameKeeper", "{first} (you) against {second}")
        return text.replace("{first}", first).replace("{second}", second)

    def begin(self, choice: NewGameChoice) -> OpenGame:
        """Begin the game that was chosen, in a new file. Raises FileRefused."""
        header = new_header(choice.rulebook, choice.name, choice.setup(self.catalog))
        path = free_path(self.folder, header.name)
        return OpenGame(begin(path, header, waits_for_throws=True))
