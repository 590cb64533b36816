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
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from hotstove.catalog.refused import CatalogError
from hotstove.catalog.shelf import Catalog
from hotstove.managers.registry import manager_names
from hotstove.play.seats import SEATS
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import SHELF, volume
from hotstove.windows.card_browser import CardBrowser
from hotstove.windows.choice import (
    NewGameChoice,
    game_name,
    manager_name,
    quick_game,
    session_name,
)
from hotstove.windows.club_card import ClubCard, best_men
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import Columns, button, paper, scrolled, words
from hotstove.windows.settings import NewGameHabits, SettingsStore

if TYPE_CHECKING:
    from hotstove.workshop.strengths import Strengths

MOST_INNINGS: Final = 15
NINE: Final = 9
FEWEST_PEOPLE: Final = 2
MOST_PEOPLE: Final = 6
_LONGEST_NAME: Final = 40
_PLAYERS: Final = ("", "solver", "instinct", "luck")


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
    ) -> None:
        """*art* is the folder of art, *taken* the names of the sessions there are."""
        super().__init__(parent)
        self._catalog, self._store, self._emblems = catalog, store, art / "emblems"
        self._taken = frozenset(taken)
        self.choice: NewGameChoice | None = None
        """What was agreed, once the dialog is accepted."""
        self._strengths = _strengths(catalog)
        self._name_is_own = False
        self.setWindowTitle(self.tr("New game"))
        self.resize(1120, 780)
        self._parts: dict[str, QWidget] = {}
        self.corners = tuple(_Corner(self, number) for number in (0, 1))
        self._build()
        self._begin(store.settings.new_game)

    # How it is laid out

    def _build(self) -> None:
        content = QWidget()
        inside = QVBoxLayout(content)
        inside.setContentsMargins(6, 6, 14, 6)
        inside.setSpacing(14)
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
            name = QLineEdit()
            name.setMaxLength(_LONGEST_NAME)
            name.setPlaceholderText(self.tr("Manager {number}").format(number=number))
            name.setAccessibleName(self.tr("Name of manager {number}").format(number=number))
            row.addWidget(name, 1)
            self.further_names.append(name)
        row.addStretch(0)
        layout.addLayout(row)
        self.people.activated.connect(self._show_clubs)
        return self.further

    def _rules(self) -> QFrame:
        frame, layout = paper()
        layout.addWidget(words(self.tr("House rules"), "heading"))
        self.rulebook = Chooser(self.tr("Rulebook"))
        for book in filter(lambda book: book.has_table, SHELF.values()):
            title = QCoreApplication.translate("shelf", book.title)
            self.rulebook.add(title, book.id)
        self.home = Chooser(self.tr("Who plays at home"))
        self.innings = Chooser(self.tr("Innings"))
        self.league = Chooser(self.tr("League rules"))
        self.league.add(self.tr("As the home park has it"), "home")
        self.league.add(self.tr("AL: a designated hitter"), "AL")
        self.league.add(self.tr("NL: pitchers bat"), "NL")
        self.slot = Chooser(self.tr("Starters of the day"))
        self.slot.add(self.tr("The dice decide"), 0)
        for number in range(1, 5):
            text = self.tr("Rotation slot {number}").replace("{number}", str(number))
            self.slot.add(text, number)
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
        left, right = QWidget(), QWidget()
        self._fill(
            left,
            (
                (self.tr("&Rulebook"), self.rulebook),
                (self.tr("&Home"), self.home),
                (self.tr("&Innings"), self.innings),
            ),
        )
        self._fill(
            right,
            (
                (self.tr("&Dice"), self.dice),
                (self.tr("&Taking back"), self.take_back),
                (self.tr("&Seed"), self.seed),
            ),
        )
        layout.addWidget(Columns(left, right, spacing=28))
        self._own_rules = Columns(
            self._one("league", self.tr("&League"), self.league),
            self._one("slot", self.tr("&Starters"), self.slot),
            spacing=28,
        )
        layout.addWidget(self._own_rules)
        last = QWidget()
        self._fill(last, ((self.tr("&Name"), self.name),))
        layout.addWidget(last)
        self.home.activated.connect(self._rename)
        self.rulebook.activated.connect(self._show_clubs)
        self.dice.activated.connect(self._free_seed)
        self.name.textEdited.connect(lambda text: self._own_name(bool(text.strip())))
        return frame

    def _one(self, rule: str, title: str, control: QWidget) -> QWidget:
        """A house rule that only some rulebooks have."""
        part = QWidget()
        self._fill(part, ((title, control),))
        self._parts[rule] = part
        return part

    def _show_own_rules(self) -> None:
        """Show the house rules that the chosen rulebook knows, and no others."""
        known = volume(self.rulebook.value).house
        for rule, part in self._parts.items():
            part.setVisible(rule in known)
        self._own_rules.setVisible(any(rule in known for rule in self._parts))

    def _show_people(self) -> None:
        """Show as many places at the table as the chosen game has, and how long it may last."""
        book = volume(self.rulebook.value)
        for corner in self.corners:
            corner.show_clubs(book.has_clubs)
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

    def _fill(self, part: QWidget, rows: tuple[tuple[str, QWidget], ...]) -> None:
        grid = QGridLayout(part)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(8)
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(1, 1)
        grid.setColumnMinimumWidth(0, self.fontMetrics().horizontalAdvance("Taking back xx"))
        for number, (title, control) in enumerate(rows):
            label = words(title, wraps=False)
            label.setBuddy(control)
            grid.addWidget(label, number, 0)
            grid.addWidget(control, number, 1)

    # What it begins with, and how it follows

    def _begin(self, habits: NewGameHabits) -> None:
        quick = quick_game(self._catalog, habits, self._taken)
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
        self._show_clubs()
        self.home.choose(habits.home)
        self._rename()
        self._free_seed()
        self.corners[0].club.setFocus()

    def _show_clubs(self) -> None:
        """Show both clubs, and the house rules, as the chosen rulebook knows them."""
        self._show_own_rules()
        self._show_people()
        chosen = self.home.value
        first, second = (self._catalog.club(corner.club.value) for corner in self.corners)
        self.home.clear()
        if not volume(self.rulebook.value).has_clubs:
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
        book = self._book()
        for corner, club, seat in zip(self.corners, (first, second), SEATS, strict=False):
            known_by = best_men(book, seat) if book is not None else ("", "")
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
            made = self._made().setup(self._catalog)
        except CatalogError as error:
            self._fault.setText(error.sentence)
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
                session_name(self._catalog, clubs, self.home.value, self._taken)
                if volume(self.rulebook.value).has_clubs
                else game_name(self.rulebook.value, self._taken)
            )
            self.name.setText(name)

    def _own_name(self, is_own: bool) -> None:
        self._name_is_own = is_own

    def _free_seed(self) -> None:
        self.seed.setEnabled(self.dice.value == "seeded")

    def browse(self, number: int) -> CardBrowser | None:
        """Open the cards of the club in corner *number*."""
        book = self._book()
        if book is None:
            return None
        from hotstove.catalog.setups import with_whole_clubs

        whole = volume(book.id).open(with_whole_clubs(book.setup, self._catalog))
        browser = CardBrowser(whole, SEATS[number], self)
        browser.open()
        return browser

    # What comes of it

    def _made(self) -> NewGameChoice:
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
            league=self.league.value,
            slot=self.slot.value,
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
        made = self._made()
        if not made.name:
            self._own_name(False)
            self._rename()
            made = self._made()
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
        )
        self._store.put(replace(self._store.settings, new_game=habits))
        self.accept()


class _Corner:
    """One side of the table: a club, and who plays it."""

    def __init__(self, dialog: NewGameDialog, number: int) -> None:
        tr = dialog.tr
        self._number, self._tr = number, tr
        self.frame = self.card = ClubCard(dialog._emblems)
        self.card.setMinimumWidth(340)
        title = (tr("Left club"), tr("Right club"))[number]
        self.club = Chooser(title)
        for club in dialog._catalog.clubs:
            self.club.add(club.name, club.id)
        self.player = Chooser(
            (tr("Who plays the left club"), tr("Who plays the right club"))[number]
        )
        self._offered: tuple[str, ...] = ()
        self._manager = ""
        self.name = QLineEdit()
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setAccessibleName(
            (tr("Name of the left manager"), tr("Name of the right manager"))[number]
        )
        self.name.setPlaceholderText(self._nobody())
        browse = button(
            tr("Browse cards…"),
            lambda: dialog.browse(number),
            name=(
                tr("Browse the cards of the left club"),
                tr("Browse the cards of the right club"),
            )[number],
        )
        self.card.lines.addSpacing(4)
        self._browse = browse
        row = QHBoxLayout()
        row.addWidget(self.club, 1)
        row.addWidget(browse)
        self.card.lines.addLayout(row)
        who = QHBoxLayout()
        who.addWidget(self.player, 1)
        who.addWidget(self.name, 1)
        self.card.lines.addLayout(who)
        self.card.lines.addStretch(1)
        self.club.activated.connect(dialog._show_clubs)
        self.player.activated.connect(self._seat)

    def show_clubs(self, has_clubs: bool) -> None:
        """Whether people bring clubs to this game, or only themselves."""
        self.card.show_parts(has_clubs)
        self.club.setVisible(has_clubs)
        self._browse.setVisible(has_clubs)

    def offer(self, managers: tuple[str, ...]) -> None:
        """Offer those who can play the game; whoever was chosen stays if he can."""
        offered = ("", *(name for name in _PLAYERS[1:] if name in managers))
        if offered == self._offered:
            return
        chosen = self.player.value if self._offered else self._manager
        self._offered = offered
        self.player.clear()
        told = dict(
            zip(
                _PLAYERS,
                (
                    self._tr("A person"),
                    self._tr("Computer: solver"),
                    self._tr("Computer: instinct"),
                    self._tr("Computer: luck"),
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
        return (self._tr("Manager 1"), self._tr("Manager 2"))[self._number]

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
