"""The window in which a game is agreed on: rulebook, clubs, who plays, and the house rules.

It ends in a ``NewGameChoice``; setting the game up and naming its file is for the program.
"""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.translation import refusal
from hotstove.catalog.refused import CatalogError
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.front_office import game_at
from hotstove.files.refused import FileRefused
from hotstove.managers.registry import manager_names
from hotstove.play.seats import SEATS
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import SHELF, volume
from hotstove.windows.card_browser import CardBrowser
from hotstove.windows.choice import (
    NewGameChoice,
    game_name,
    quick_game,
    session_name,
)
from hotstove.windows.club_card import best_men
from hotstove.windows.corner import LONGEST_NAME, Corner
from hotstove.windows.fields import Chooser, NameField
from hotstove.windows.house_rules import HouseRules, Rows
from hotstove.windows.kit import Columns, button, paper, scrolled, words
from hotstove.windows.roster_shelf import RosterShelf
from hotstove.windows.settings import NewGameHabits, SettingsStore
from hotstove.windows.weather_field import WeatherField

if TYPE_CHECKING:
    from hotstove.workshop.strengths import Strengths

MOST_INNINGS: Final = 15
NINE: Final = 9
SERIES_LENGTHS: Final = (3, 5, 7)
FEWEST_PEOPLE: Final = 2
MOST_PEOPLE: Final = 6


def _strengths(catalog: Catalog) -> dict[str, Strengths]:
    """Return the bars of every club by its id; none where its cards are refused."""
    from hotstove.workshop.strengths import league_strengths

    try:
        return league_strengths(catalog.showdown_cards)
    except CatalogError:
        return {}


class NewGameDialog(QDialog):
    def __init__(
        self,
        catalog: Catalog,
        store: SettingsStore,
        art: Path,
        parent: QWidget | None = None,
        *,
        taken: Collection[str] = (),
        rosters: RosterShelf | None = None,
    ) -> None:
        """*art* is the folder of art, *taken* the names of the sessions there are."""
        super().__init__(parent)
        self.rosters = rosters
        self.catalog, self._store, self._emblems = catalog, store, art / "emblems"
        self._taken = frozenset(taken)
        self.choice: NewGameChoice | None = None
        """What was agreed, once the dialog is accepted."""
        self._strengths = _strengths(catalog)
        self._name_is_own = False
        self.setWindowTitle(self.tr("New game"))
        self.resize(1120, 780)
        self.corners = tuple(Corner(self, number) for number in (0, 1))
        self._build()
        self._begin(store.settings.new_game)

    # How it is laid out

    def _build(self) -> None:
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(6, 6, 14, 6)
        inside.setSpacing(14)
        inside.addWidget(self._game())
        inside.addWidget(Columns(*(corner.frame for corner in self.corners)))
        inside.addWidget(self._further())
        inside.addWidget(self._rules())
        inside.addStretch(1)
        self._fault = words("", "motto")
        self._fault.hide()
        self.play = button(self.tr("&Play ball"), self._agree, "main")
        self.play.setDefault(True)
        foot = QHBoxLayout()
        foot.addWidget(self._fault, 1)
        foot.addStretch(0)
        foot.addWidget(button(self.tr("Cancel"), self.reject, "quiet"))
        foot.addWidget(self.play)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 14, 18, 14)
        whole.setSpacing(10)
        whole.addWidget(words(self.tr("New game"), "title"))
        whole.addWidget(scrolled(content), 1)
        whole.addLayout(foot)

    def _game(self) -> QFrame:
        """Which game it is: all that follows depends on it."""
        frame, layout = paper()
        self.rulebook = Chooser(self.tr("Rulebook"))
        for book in filter(lambda book: book.has_table, SHELF.values()):
            title = QCoreApplication.translate("shelf", book.title)
            self.rulebook.add(title, book.id)
        row = Rows()
        row.add(self.tr("&Rulebook"), self.rulebook)
        layout.addWidget(row)
        self.rulebook.activated.connect(self.show_anew)
        return frame

    def _further(self) -> QFrame:
        """The people beyond the first two, in games for more."""
        self.further, layout = paper()
        layout.addWidget(words(self.tr("At the table"), "heading"))
        self.people = Chooser(self.tr("How many people"))
        for number in range(FEWEST_PEOPLE, MOST_PEOPLE + 1):
            self.people.add(self.tr("{number} people").format(number=number), number)
        self.people.choose(FEWEST_PEOPLE)
        self.further_names = []
        row = QHBoxLayout()
        row.addWidget(self.people)
        for number in range(FEWEST_PEOPLE + 1, MOST_PEOPLE + 1):
            name = NameField()
            name.setMaxLength(LONGEST_NAME)
            name.setPlaceholderText(self.tr("Manager {number}").format(number=number))
            name.setAccessibleName(self.tr("Name of manager {number}").format(number=number))
            row.addWidget(name, 1)
            self.further_names.append(name)
        row.addStretch(0)
        layout.addLayout(row)
        self.people.activated.connect(self.show_anew)
        return self.further

    def _rules(self) -> QFrame:
        frame, layout = paper()
        layout.addWidget(words(self.tr("House rules"), "heading"))
        self.home = Chooser(self.tr("Who plays at home"))
        self.innings = Chooser(self.tr("Innings"))
        self.length = Chooser(self.tr("One game or a series"))
        self.dice = Chooser(self.tr("Dice"))
        self.dice.add(self.tr("The program's"), "seeded")
        self.dice.add(self.tr("Our own, typed in"), "typed")
        self.take_back = Chooser(self.tr("Taking back"))
        self.take_back.add(self.tr("Free"), "free")
        self.take_back.add(self.tr("If the other agrees"), "agreed")
        self.seed = QLineEdit()
        self.seed.setAccessibleName(self.tr("Seed of the dice"))
        self.seed.setValidator(QRegularExpressionValidator("[0-9]{1,9}", self.seed))
        self.name = QLineEdit()
        self.name.setAccessibleName(self.tr("Name of the session"))
        self.name.setMaxLength(120)
        left, right, last = Rows(), Rows(), Rows()
        left.add(self.tr("&Home"), self.home)
        left.add(self.tr("&Innings"), self.innings)
        left.add(self.tr("Ser&ies"), self.length)
        right.add(self.tr("&Dice"), self.dice)
        right.add(self.tr("&Taking back"), self.take_back)
        right.add(self.tr("&Seed"), self.seed)
        last.add(self.tr("Na&me"), self.name)
        self.house = HouseRules()
        self.weather = WeatherField()
        layout.addWidget(Columns(left, right, spacing=28))
        layout.addWidget(self.house)
        layout.addWidget(self.weather)
        layout.addWidget(last)
        self.home.activated.connect(self.show_anew)
        self.house.changed.connect(self.show_anew)
        self.weather.chooser.activated.connect(self.show_anew)
        self.dice.activated.connect(self._free_seed)
        self.name.textEdited.connect(lambda text: self._own_name(bool(text.strip())))
        return frame

    def _show_people(self) -> None:
        """Show as many places at the table as the chosen game has, and how long it may last."""
        book = volume(self.rulebook.value)
        for corner in self.corners:
            corner.show_clubs(book.has_clubs)
            corner.roster.show_for(game_at(book.id))
            corner.show_decks(self.catalog, book)
            corner.bringing.show_for(book)
        self.further.setVisible(book.most_people > FEWEST_PEOPLE)
        for number, name in enumerate(self.further_names):
            is_here = number + FEWEST_PEOPLE < min(book.most_people, self.people.value)
            name.setVisible(is_here)
        chosen = self.innings.value or NINE
        lengths = book.innings or tuple(range(1, MOST_INNINGS + 1))
        self.innings.clear()
        for number in lengths:
            self.innings.add(str(number), number)
        self.innings.choose(chosen if chosen in lengths else lengths[-1])
        made = self.made()
        may_be_series = book.series is not None and len(made.chairs) == 2
        self._show_lengths(may_be_series=may_be_series and not any(made.rosters))

    def _show_lengths(self, *, may_be_series: bool) -> None:
        """Offer a series where the game has a law for it and two people play."""
        kept = self.length.value
        self.length.clear()
        self.length.add(self.tr("One game"), 1)
        for games in SERIES_LENGTHS if may_be_series else ():
            self.length.add(self.tr("Best of {games}").format(games=games), games)
        self.length.choose(kept)

    # What it begins with, and how it follows

    def _begin(self, habits: NewGameHabits) -> None:
        quick = quick_game(self.catalog, habits, self._taken)
        self.rulebook.choose(quick.rulebook)
        for corner, club, name, manager in zip(
            self.corners, quick.clubs, habits.names, habits.managers, strict=True
        ):
            corner.begin(club, name, manager)
        self.dice.choose(habits.dice)
        self.take_back.choose(habits.take_back)
        self.seed.setText(str(quick.seed))
        self._show_people()
        self.innings.choose(habits.innings)
        self.house.remember(habits.house)
        self.show_anew()
        self.home.choose(habits.home)
        self._rename()
        self._free_seed()
        self.rulebook.setFocus()

    def show_anew(self) -> None:
        """Show both clubs, and the house rules, as the chosen rulebook knows them."""
        book = volume(self.rulebook.value)
        self.house.show_rules(book.house)
        self.weather.show_for(self.catalog, book, self.house.values)
        self._free_seed()
        self._show_people()
        chosen = self.home.value
        first, second = (self.catalog.club(corner.club.value) for corner in self.corners)
        self.home.clear()
        if not book.has_clubs:
            self._show_no_clubs(chosen)
            return
        self.home.add(self.tr("The dice decide"), "dice")
        if first.id == second.id:
            self.home.add(self.tr("The left club"), "first")
            self.home.add(self.tr("The right club"), "second")
        else:
            self.home.add(self.tr("The {club}, left").format(club=first.nickname), "first")
            self.home.add(self.tr("The {club}, right").format(club=second.nickname), "second")
        self.home.choose(chosen)
        made = self._book()
        for corner, club, seat in zip(self.corners, (first, second), SEATS, strict=False):
            known_by = best_men(made, seat) if made is not None else ("", "")
            corner.card.show_club(club, known_by, self._strengths.get(club.id))
        self._rename()

    def _show_no_clubs(self, home: object) -> None:
        """Who is at home is settled by a card and a call, or agreed."""
        self.home.add(self.tr("A card and a call decide"), "dice")
        self.home.add(self.tr("The left person"), "first")
        self.home.add(self.tr("The right person"), "second")
        self.home.choose(home)
        self._book()
        self._rename()

    def _book(self) -> Any:
        """The rulebook of such a game; None, and the reason told, where there cannot be one."""
        try:
            choice = self.made()
            made = choice.setup(self.catalog)
            if self.rosters is not None:
                made = self.rosters.seated(made, choice.rulebook, choice.rosters)
        except FileRefused as error:
            self._fault.setText(refusal(error))
            self._fault.show()
            self.play.setEnabled(False)
            return None
        self._fault.hide()
        self.play.setEnabled(True)
        book = volume(self.rulebook.value).open(made)
        for corner in self.corners:
            corner.offer(manager_names(book))
        return book

    def _rename(self) -> None:
        if not self._name_is_own:
            clubs = self.corners[0].club.value, self.corners[1].club.value
            name = (
                session_name(self.catalog, clubs, self.home.value, self._taken)
                if volume(self.rulebook.value).has_clubs
                else game_name(self.rulebook.value, self._taken)
            )
            self.name.setText(name)

    def _own_name(self, is_own: bool) -> None:
        self._name_is_own = is_own

    def _free_seed(self) -> None:
        has_dice = volume(self.rulebook.value).has_dice
        self.dice.setEnabled(has_dice)
        self.seed.setEnabled(not has_dice or self.dice.value == "seeded")

    def browse(self, number: int) -> CardBrowser | None:
        """Open the cards of the club in corner *number*."""
        book = self._book()
        if book is None:
            return None
        from hotstove.catalog.setups import with_whole_clubs

        whole = volume(book.id).open(with_whole_clubs(book.setup, self.catalog))
        browser = CardBrowser(whole, SEATS[number], self)
        browser.open()
        return browser

    # What comes of it

    def made(self) -> NewGameChoice:
        first, second = self.corners
        return NewGameChoice(
            rulebook=self.rulebook.value,
            clubs=(first.club.value, second.club.value),
            chairs=(first.chair(), second.chair(), *self._further_chairs()),
            seed=int(self.seed.text() or 0),
            home=self.home.value or "dice",
            dice=self.dice.value,
            take_back=self.take_back.value,
            innings=self.innings.value,
            best_of=self.length.value or 1,
            house=self.house.values,
            decks=(first.deck.value, second.deck.value),
            brought=(first.brought, second.brought),
            weather=self.weather.chosen,
            rosters=(first.roster.file, second.roster.file),
            name=self._free_name(),
        )

    def _further_chairs(self) -> list[Chair]:
        most = volume(self.rulebook.value).most_people
        count = min(most, self.people.value) - FEWEST_PEOPLE
        return [
            Chair(" ".join(name.text().split()) or name.placeholderText())
            for name in self.further_names[:count]
        ]

    def _free_name(self) -> str:
        name = " ".join(self.name.text().split())
        used = {other.casefold() for other in self._taken}
        found, number = name, 2
        while found.casefold() in used:
            found, number = f"{name} {number}", number + 1
        return found

    def _agree(self) -> None:
        if self._book() is None:
            return
        made = self.made()
        if not made.name:
            self._own_name(False)
            self._rename()
            made = self.made()
        self.choice = made
        old = self._store.settings.new_game
        first, second = self.corners
        habits = NewGameHabits(
            rulebook=made.rulebook,
            clubs=made.clubs,
            names=(
                first.name.text().strip() or old.names[0],
                second.name.text().strip() or old.names[1],
            ),
            managers=(first.player.value, second.player.value),
            home=made.home,
            innings=made.innings,
            dice=made.dice,
            take_back=made.take_back,
            house={**old.house, **made.house},
        )
        self._store.put(replace(self._store.settings, new_game=habits))
        self.accept()
