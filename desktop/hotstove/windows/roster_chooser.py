"""Which roster plays for a club in the new-game window: its own, or one a person has built."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from hotstove.files.refused import FileRefused
from hotstove.windows.fields import Chooser
from hotstove.windows.roster_shelf import RosterInfo, RosterShelf

if TYPE_CHECKING:
    from hotstove.windows.corner import Corner


class RosterChooser(Chooser):
    """Empty, and never seen, where no roster has been built."""

    def __init__(self, corner: Corner, shelf: RosterShelf | None, number: int) -> None:
        super().__init__("")
        named = (self.tr("Roster of the left club"), self.tr("Roster of the right club"))
        self.setAccessibleName(named[number])
        self._corner = corner
        self._game: str | None = None
        self._built: list[RosterInfo] = []
        if shelf is not None and shelf.paths():
            # What is wrong with the cards is said where the game is made.
            with suppress(FileRefused):
                self._built = [info for info in shelf.listed() if not info.reason]
        self._listed: list[RosterInfo] = []
        self.setSizeAdjustPolicy(Chooser.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.activated.connect(self._dress)

    def _not_legal(self) -> str:
        return self.tr("My roster: {name} (not legal)")

    @property
    def file(self) -> str:
        """The roster chosen, where this game is played with rosters."""
        return self.value or "" if self.isEnabled() else ""

    @property
    def brings_deck(self) -> bool:
        """Whether the roster chosen has to have a strategy deck of its own."""
        if not self.file or self._game is None:
            return False
        from hotstove.clubhouse.front_office import front_office

        return not front_office(self._game).kind.deck.is_optional

    def show_for(self, game: str | None) -> None:
        """Offer the rosters of *game*; None: one that is played without."""
        self.setEnabled(game is not None)
        if game is not None and game != self._game:
            self._game = game
            self._listed = [info for info in self._built if info.game == game]
            self._offer()
        self.setVisible(self.isEnabled() and bool(self._listed))

    def _offer(self) -> None:
        self.clear()
        self.add(self.tr("The club's own roster"), "")
        for info in self._listed:
            text = self.tr("My roster: {name}") if not info.faults else self._not_legal()
            self.add(text.replace("{name}", info.name), info.path)

    def _dress(self) -> None:
        """The club in whose colours a roster plays is chosen with it."""
        for info in self._listed:
            if info.path == self.value:
                self._corner.club.choose(info.club)
