"""What a crash report may say of the game on a window's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .main_window import MainWindow


class Testimony:
    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def journal(self) -> str:
        """Return the end of the journal, answers and faces as they were given."""
        game = self._window.game
        if game is None:
            return ""
        return "\n".join(str(move.entry) for move in game.model.session.journal[-8:])

    def private_words(self) -> list[str]:
        """Return what a report must not show: the names of people and of their file."""
        game = self._window.game
        if game is None:
            return []
        return [*(chair.name for chair in game.model.setup.chairs), game.name]

    def saved_at(self) -> str:
        game = self._window.game
        return str(game.path) if game is not None else ""
