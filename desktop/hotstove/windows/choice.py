"""What a new game is agreed on as: the choice itself, and the one that “Play now” makes.

The window it is chosen in is new_game; a choice becomes a game in open_game.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QRandomGenerator

from hotstove.baseball.clubs import Club
from hotstove.catalog.shelf import Catalog
from hotstove.play.setup import Chair, Setup
from hotstove.play.values import Value
from hotstove.rulebooks.house import Brought, HouseValue
from hotstove.windows.settings import NewGameHabits

SEEDS: Final = 1_000_000_000


class NewGameChoice(Value, frozen=True, kw_only=True):
    """Everything that ``catalog.setups.new_setup`` wants, and the session's name."""

    rulebook: str
    clubs: tuple[str, str]
    """Ids of the clubs of seat 0 and seat 1; they may be the same."""
    chairs: tuple[Chair, ...]
    seed: int
    home: Literal["dice", "first", "second"] = "dice"
    dice: Literal["seeded", "typed"] = "seeded"
    take_back: Literal["free", "agreed"] = "free"
    innings: int = 9
    best_of: int = 1
    """Games of a series; 1: a single game."""
    house: dict[str, HouseValue] = {}
    """What the house agreed on, by the names of the volume's rules."""
    decks: tuple[str | None, str | None] = (None, None)
    """Ids of the clubs' strategy decks, empty for none; None: the usual one."""
    brought: tuple[Brought, Brought] = (Brought(), Brought())
    """What else the clubs bring, where it is not their own."""
    weather: str = ""
    """The id of a card, where the house chooses the weather."""
    rosters: tuple[str, str] = ("", "")
    """Files of the rosters that play in the clubs' place; empty: the club as it is."""
    name: str = ""

    def setup(self, catalog: Catalog) -> Setup:
        """Return the setup of this game. Raises CatalogError."""
        from hotstove.catalog.setups import new_setup

        return new_setup(
            self.rulebook,
            catalog,
            self.clubs,
            self.chairs,
            seed=self.seed,
            home=self.home,
            dice=self.dice,
            take_back=self.take_back,
            innings=self.innings,
            decks=self.decks,
            brought=self.brought,
            weather=self.weather,
            **self.house,
        )


def quick_clubs(catalog: Catalog, habits: NewGameHabits) -> tuple[Club, Club]:
    """Return the clubs of last time, the first ones there are where those are gone."""
    known = {club.id: club for club in catalog.clubs}
    ids = [*known]
    first, second = habits.clubs
    return (
        known.get(first, catalog.clubs[0]),
        known.get(second, known[ids[1 % len(ids)]]),
    )


def quick_game(
    catalog: Catalog, habits: NewGameHabits, taken: Collection[str] = ()
) -> NewGameChoice:
    """Return what “Play now” plays: one person with the clubs of last time, against instinct."""
    from hotstove.rulebooks.shelf import SHELF, volume

    first, second = (club.id for club in quick_clubs(catalog, habits))
    rulebook = habits.rulebook if habits.rulebook in SHELF else next(iter(SHELF))
    person = next(
        (
            name
            for name, manager in zip(habits.names, habits.managers, strict=True)
            if name and not manager
        ),
        QCoreApplication.translate("NewGameDialog", "Skipper"),
    )
    return NewGameChoice(
        rulebook=rulebook,
        clubs=(first, second),
        chairs=(Chair(person), Chair(manager_name("instinct"), "instinct")),
        seed=new_seed(),
        home=habits.home,
        innings=habits.innings,
        name=(
            session_name(catalog, (first, second), habits.home, taken)
            if volume(rulebook).has_clubs
            else game_name(rulebook, taken)
        ),
    )


def manager_name(manager: str) -> str:
    """Return what a chair is called in which a computer sits."""
    return {
        "instinct": QCoreApplication.translate("NewGameDialog", "Instinct"),
        "solver": QCoreApplication.translate("NewGameDialog", "Solver"),
        "luck": QCoreApplication.translate("NewGameDialog", "Luck"),
    }.get(manager, manager)


def new_seed() -> int:
    return QRandomGenerator.global_().bounded(SEEDS)


def game_name(rulebook: str, taken: Collection[str]) -> str:
    """Return what a session without clubs is called: its game, numbered where that is *taken*."""
    from hotstove.rulebooks.shelf import volume

    return _numbered(QCoreApplication.translate("shelf", volume(rulebook).title), taken)


def session_name(
    catalog: Catalog, clubs: tuple[str, str], home: str, taken: Collection[str]
) -> str:
    """Return “Stovepipes at Lamplighters”, numbered where that is *taken*; letter case aside."""
    first, second = (catalog.club(club).nickname for club in clubs)
    template = {
        "first": QCoreApplication.translate("NewGameDialog", "{second} at {first}"),
        "second": QCoreApplication.translate("NewGameDialog", "{first} at {second}"),
    }.get(home, QCoreApplication.translate("NewGameDialog", "{first} and {second}"))
    return _numbered(template.format(first=first, second=second), taken)


def _numbered(name: str, taken: Collection[str]) -> str:
    used = {other.casefold() for other in taken}
    found, number = name, 2
    while found.casefold() in used:
        found, number = f"{name} {number}", number + 1
    return found
