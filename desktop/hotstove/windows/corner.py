"""One side of the table in the new-game window: a club, and who plays it."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QHBoxLayout

from hotstove.binding.translation import called
from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused
from hotstove.play.setup import Chair
from hotstove.rulebooks.house import DECKS, Brought
from hotstove.windows.choice import manager_name
from hotstove.windows.club_card import ClubCard
from hotstove.windows.clubs_cards import ClubsCards
from hotstove.windows.fields import Chooser, NameField
from hotstove.windows.kit import button
from hotstove.windows.roster_chooser import RosterChooser

if TYPE_CHECKING:
    from hotstove.rulebooks.shelf import Volume
    from hotstove.windows.new_game import NewGameDialog

LONGEST_NAME: Final = 40
PLAYERS: Final = ("", "solver", "instinct", "luck")
"""Who may sit down: a person, or a manager by its id."""


class Corner(QObject):
    def __init__(self, dialog: NewGameDialog, number: int) -> None:
        super().__init__(dialog)
        self._number = number
        self.frame = self.card = ClubCard(dialog._emblems)
        title = (self.tr("Left club"), self.tr("Right club"))[number]
        self.club = Chooser(title)
        for club in dialog.catalog.clubs:
            self.club.add(club.name, club.id)
        self.player = Chooser(
            (self.tr("Who plays the left club"), self.tr("Who plays the right club"))[number]
        )
        self._offered: tuple[str, ...] = ()
        self._manager = ""
        self._decks_of = ""
        """The game whose decks are on offer."""
        self.name = NameField()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(
            (self.tr("Name of the left manager"), self.tr("Name of the right manager"))[number]
        )
        self.name.setPlaceholderText(self._nobody())
        browse = button(
            self.tr("Browse cards…"),
            lambda: dialog.browse(number),
            name=(
                self.tr("Browse the cards of the left club"),
                self.tr("Browse the cards of the right club"),
            )[number],
        )
        self.card.lines.addSpacing(4)
        self._browse = browse
        row = QHBoxLayout()
        row.addWidget(self.club, 1)
        row.addWidget(browse)
        self.card.lines.addLayout(row)
        decks = (
            self.tr("Strategy deck of the left club"),
            self.tr("Strategy deck of the right club"),
        )
        self.deck = Chooser(decks[number])
        self.deck.activated.connect(dialog.show_anew)
        self.card.lines.addWidget(self.deck)
        self.bringing = ClubsCards(dialog, self, number)
        self.card.lines.addWidget(self.bringing)
        self.roster = RosterChooser(self, dialog.rosters, number)
        self.card.lines.addWidget(self.roster)
        self.roster.activated.connect(dialog.show_anew)
        who = QHBoxLayout()
        who.addWidget(self.player, 1)
        who.addWidget(self.name, 1)
        self.card.lines.addLayout(who)
        self.card.lines.addStretch(1)
        self.club.activated.connect(dialog.show_anew)
        self.player.activated.connect(self._seat)

    def show_clubs(self, has_clubs: bool) -> None:
        """Whether people bring clubs to this game, or only themselves."""
        self.card.show_parts(has_clubs)
        self.club.setVisible(has_clubs)
        self._browse.setVisible(has_clubs)

    def show_decks(self, catalog: Catalog, book: Volume) -> None:
        """SD-E-03, C17-14: a deck of the house, or none where a game can do without.

        A roster that has to bring its own leaves nothing to choose.
        """
        self.deck.setVisible(DECKS in book.house and not self.roster.brings_deck)
        if DECKS not in book.house or self._decks_of == book.id:
            return
        chosen, self._decks_of = self.deck.value, book.id
        self.deck.clear()
        self.deck.add(self.tr("The club's usual strategy deck"), None)
        # What is wrong with a card file is said where the game is made.
        with suppress(FileRefused):
            from hotstove.catalog.setups import ready_decks

            for key, name in ready_decks(catalog, book.id).items():
                deck = self.tr("Strategy deck: {name}").replace("{name}", called(name))
                self.deck.add(deck if key else self.tr("No strategy cards"), key)
        self.deck.choose(chosen)

    @property
    def brought(self) -> Brought:
        return self.bringing.brought

    def offer(self, managers: tuple[str, ...]) -> None:
        """Offer those who can play the game; whoever was chosen stays if he can."""
        offered = ("", *(name for name in PLAYERS[1:] if name in managers))
        if offered == self._offered:
            return
        chosen = self.player.value if self._offered else self._manager
        self._offered = offered
        self.player.clear()
        told = dict(
            zip(
                PLAYERS,
                (
                    self.tr("A person"),
                    self.tr("Computer: solver"),
                    self.tr("Computer: instinct"),
                    self.tr("Computer: luck"),
                ),
                strict=True,
            )
        )
        for manager in offered:
            self.player.add(told[manager], manager)
        self.player.choose(chosen if chosen in offered else offered[min(1, len(offered) - 1)])
        self._seat()

    def begin(self, club: str, name: str, manager: str) -> None:
        self.club.choose(club)
        self.name.setText(name)
        self._manager = manager
        self.player.choose(manager)
        self._seat()

    def _nobody(self) -> str:
        return (self.tr("Manager 1"), self.tr("Manager 2"))[self._number]

    def _seat(self) -> None:
        """A person has a name; the computer goes by its own."""
        self.name.setEnabled(not self.player.value)
        manager = self.player.value
        self.name.setPlaceholderText(manager_name(manager) if manager else self._nobody())

    def chair(self) -> Chair:
        manager: str = self.player.value
        if manager:
            return Chair(manager_name(manager), manager)
        name = " ".join(self.name.text().split())
        return Chair(name or self._nobody())
