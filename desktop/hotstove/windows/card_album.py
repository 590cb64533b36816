"""The cards of the league, club by club; a card is looked at as in the browser of one club."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from hotstove.binding.translation import refusal
from hotstove.catalog.refused import CatalogError
from hotstove.catalog.setups import new_setup, with_whole_clubs
from hotstove.catalog.shelf import Catalog
from hotstove.play.seats import SEATS
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import SHELF, volume
from hotstove.windows.card_browser import CardRack, browser_foot
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import words

if TYPE_CHECKING:
    from .main_window import MainWindow


def open_album(window: MainWindow) -> None:
    """Show the cards of the league, those of the usual club first."""
    usual = window.store.settings.new_game.clubs[0]
    try:
        CardAlbum(window.catalog, usual, window).exec()
    except CatalogError as error:
        window.say_refused(refusal(error))


class CardAlbum(QDialog):
    """A chooser of clubs above the browser of one."""

    def __init__(self, catalog: Catalog, club: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalog = catalog
        self.setWindowTitle(self.tr("Cards"))
        self.resize(1200, 860)
        self.club = Chooser(self.tr("Club"))
        for one in catalog.clubs:
            self.club.add(one.name, one.id)
        self.club.choose(club if club in {one.id for one in catalog.clubs} else catalog.clubs[0].id)
        head = QHBoxLayout()
        label = words(self.tr("&Club"), wraps=False)
        label.setBuddy(self.club)
        head.addWidget(label)
        head.addWidget(self.club, 1)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(18, 14, 18, 14)
        self._whole.setSpacing(10)
        self._whole.addLayout(head)
        self.rack = self._opened()
        self._whole.addLayout(browser_foot(self))
        self.club.activated.connect(self._turn)
        self.club.setFocus()

    def _turn(self) -> None:
        """Turn to the page of the club chosen."""
        before, self.rack = self.rack, self._opened()
        before.stop()
        self._whole.removeWidget(before)
        before.hide()
        before.deleteLater()
        self.setTabOrder(self.club, self.rack.view)

    def _opened(self) -> CardRack:
        made = CardRack(whole_club(self._catalog, self.club.value), SEATS[0])
        self._whole.insertWidget(1, made, 1)
        return made

    def done(self, result: int) -> None:
        self.rack.stop()
        super().done(result)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.rack.stop()
        super().closeEvent(event)


def whole_club(catalog: Catalog, club: str) -> Any:
    """Return the rulebook of a game in which *club* brings all its cards. Raises CatalogError."""
    book = next(volume for volume in SHELF.values() if volume.has_clubs and volume.has_table)
    nobody = QCoreApplication.translate("NewGameDialog", "Luck")
    chairs = (Chair(nobody, "luck"), Chair(nobody, "luck"))
    setup = new_setup(book.id, catalog, (club, club), chairs, seed=0)
    return volume(book.id).open(with_whole_clubs(setup, catalog))
