"""A game that is open: its file, model, computer seats, and what the window needs to show it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QFileInfo, QLocale

from hotstove.binding.computer_seats import ComputerSeats
from hotstove.binding.game_model import GameModel
from hotstove.binding.translation import called, told
from hotstove.faces.theme import Theme
from hotstove.managers.registry import new_manager
from hotstove.playmat.desk import Desk
from hotstove.rulebooks.shelf import volume
from hotstove.saves.reopening import Resumed

if TYPE_CHECKING:
    from hotstove.paper.scorecard_input import ScorecardInput


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
        return lambda card: called(cards[card].name) if card in cards else card

    def scorecard(self, emblems: Path) -> ScorecardInput:
        """Return the scorecard as the game stands."""
        from hotstove.paper.session_card import session_scorecard

        title = QCoreApplication.translate("shelf", volume(self.rulebook_id).title)
        last = QFileInfo(str(self.path)).lastModified().date()
        date = QLocale().toString(last, QLocale.FormatType.LongFormat)
        return session_scorecard(self.model.session, title, date, emblems)

    def close(self) -> None:
        """Let go of the file. Raises FileRefused when the disk will not take the last line."""
        self.computers.close()
        self._recording.close()
