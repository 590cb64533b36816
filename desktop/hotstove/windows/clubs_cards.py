"""What else a club brings, in its corner of the new-game window: a button, and what is chosen."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from hotstove.binding.translation import refusal
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.house import BROUGHT, MANAGERS, Brought
from hotstove.windows.kit import button, words

if TYPE_CHECKING:
    from hotstove.catalog.brought import Bringing
    from hotstove.rulebooks.shelf import Volume
    from hotstove.windows.bringing import BringingDialog
    from hotstove.windows.corner import Corner
    from hotstove.windows.new_game import NewGameDialog

CHOSEN: Final = "chosen"


class ClubsCards(QWidget):
    """Hidden where a game knows nothing but players and decks."""

    def __init__(self, dialog: NewGameDialog, corner: Corner, number: int) -> None:
        super().__init__()
        self._dialog, self._corner = dialog, corner
        self.brought = Brought()
        self.asked: BringingDialog | None = None
        """The window that was opened last."""
        self._for: tuple[object, ...] = ()
        """The game, the club and the deck that the choice is for."""
        named = (self.tr("What the left club brings"), self.tr("What the right club brings"))
        self.open = button("", self.choose, name=named[number])
        self.told = words("", "note")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.open)
        layout.addWidget(self.told)

    def show_for(self, book: Volume) -> None:
        """Begin anew for another game or club; another deck undoes the swaps."""
        from msgspec.structs import replace

        club, deck = self._corner.club.value, self._corner.deck.value
        if self._for[:2] != (book.id, club):
            self.brought = Brought()
        elif self._for != (book.id, club, deck):
            self.brought = replace(self.brought, swaps=())
        self._for = (book.id, club, deck)
        if BROUGHT in book.house:
            self._tell()
        else:
            self.hide()

    def _tell(self) -> None:
        """Name what is not the club's own."""
        from hotstove.windows.bringing import named

        names: tuple[str, ...] = ()
        kinds, has_side_deck = 0, False
        # What is wrong with the cards is said where the game is made.
        with suppress(FileRefused):
            found = self._bringing()
            names, has_side_deck = named(found, self.brought), bool(found.side_deck)
            kinds = len(found.offers)
        if has_side_deck:
            self.open.setText(self.tr("Park and side deck…"))
        else:
            self.open.setText(
                self.tr("Park and coaches…") if kinds > 1 else self.tr("Manager's card…")
            )
        self.setVisible(kinds > 0)
        self.told.setText(self.tr("Brings {cards}").format(cards=", ".join(names)))
        self.told.setVisible(bool(names))
        self.open.setAccessibleDescription(self.told.text() if names else "")

    def _bringing(self) -> Bringing:
        from hotstove.catalog.brought import bringing

        corner, dialog = self._corner, self._dialog
        found = bringing(
            dialog.catalog, dialog.rulebook.value, corner.club.value, corner.deck.value
        )
        if corner.roster.file:
            found = found.beside_a_roster()
        may_choose = dialog.house.values.get(MANAGERS.name) == CHOSEN
        return found if may_choose else found.without("manager")

    def choose(self) -> None:
        """Open the window in which it is chosen."""
        from hotstove.windows.bringing import BringingDialog

        try:
            found = self._bringing()
        except FileRefused:
            return
        club = self._dialog.catalog.club(self._corner.club.value).nickname
        asked = BringingDialog(club, found, self.brought, self._refused, self._dialog)
        asked.accepted.connect(lambda: self._take(asked.brought))
        asked.open()
        self.asked = asked

    def _take(self, brought: Brought) -> None:
        self.brought = brought
        self._dialog.show_anew()

    def _refused(self, brought: Brought) -> str:
        """Return why no game can be played with this choice."""
        kept, self.brought = self.brought, brought
        try:
            self._dialog.made().setup(self._dialog.catalog)
        except FileRefused as error:
            return refusal(error)
        finally:
            self.brought = kept
        return ""
