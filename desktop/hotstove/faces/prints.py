"""What can be printed of a game: its sets of cards, its rosters and lineup cards, by its family.

A game fills them in ``faces.<family>``: ``game_name()``, ``print_sets(catalog)``; and, where clubs
have rosters, in ``faces.<family>.rosters``: ``roster_prints(catalog)``, ``lineup_prints(catalog)``
and, of a roster that somebody built, ``own_sheet``, ``own_lineups``, ``own_cards``. How all that
lies on a sheet is for ``paper``.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from hotstove.baseball.clubs import Club
from hotstove.catalog.shelf import Catalog
from hotstove.rulebooks.shelf import SHELF

from .cards import CardArt


class PrintCard(NamedTuple):
    id: str
    art: CardArt
    """Its reading face is printed, and its back."""


class PrintSet(NamedTuple):
    """Cards that people would want on paper together."""

    id: str
    title: str
    cards: tuple[PrintCard, ...]


class Column(NamedTuple):
    title: str
    share: float
    """Of the width of a line."""
    is_number: bool = False


class RosterPrint(NamedTuple):
    """A roster as a table; *groups* are headed lines, a cell to each column."""

    id: str
    title: str
    colour: str
    columns: tuple[Column, ...]
    groups: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]
    note: str = ""


class LineupLine(NamedTuple):
    """A man as a lineup card names him; *detail*: the numbers he plays by."""

    place: str
    name: str
    hand: str
    detail: str


class LineupPrint(NamedTuple):
    """A lineup card: who bats when and stands where, who pitches, who is left."""

    id: str
    title: str
    note: str
    colour: str
    order: tuple[LineupLine, ...]
    pitchers: tuple[LineupLine, ...]
    """The rotation, who starts first."""
    bench: tuple[LineupLine, ...]
    bullpen: tuple[LineupLine, ...]
    units: tuple[tuple[str, str], ...] = ()
    """What a unit is called, and its rating without the pitcher."""
    is_only: bool = True
    """Whether the roster has no other order."""


def families() -> tuple[str, ...]:
    """The games whose cards can be printed, in the order of the shelf."""
    known = dict.fromkeys(volume.family for volume in SHELF.values() if volume.has_table)
    return tuple(family for family in known if hasattr(_room(family), "print_sets"))


def game_name(family: str) -> str:
    name: str = _room(family).game_name()
    return name


def print_sets(family: str, catalog: Catalog) -> tuple[PrintSet, ...]:
    """Every set of the game's cards. Raises CatalogError or FileRefused."""
    made: tuple[PrintSet, ...] = _room(family).print_sets(catalog)
    return made


def roster_prints(family: str, catalog: Catalog) -> tuple[RosterPrint, ...]:
    """The rosters of the game's clubs; none where clubs have none."""
    room = _rosters(family)
    made: tuple[RosterPrint, ...] = room.roster_prints(catalog) if room is not None else ()
    return made


def lineup_prints(family: str, catalog: Catalog) -> tuple[LineupPrint, ...]:
    """The lineup cards of the game's clubs; none where clubs have none."""
    room = _rosters(family)
    made: tuple[LineupPrint, ...] = room.lineup_prints(catalog) if room is not None else ()
    return made


def own_sheet(family: str, document: Any, stock: Any, club: Club) -> RosterPrint:
    """The sheet of a roster somebody built; *document* and *stock* are of the clubhouse."""
    made: RosterPrint = _rosters(family).own_sheet(document, stock, club)
    return made


def own_lineups(family: str, document: Any, stock: Any, club: Club) -> tuple[LineupPrint, ...]:
    """Its lineup cards, one for each order that is written."""
    made: tuple[LineupPrint, ...] = _rosters(family).own_lineups(document, stock, club)
    return made


def own_cards(
    family: str, document: Any, stock: Any, clubs: Mapping[str, Club], club: Club
) -> PrintSet:
    """Its cards, each in the colours of its own club where that is known."""
    made: PrintSet = _rosters(family).own_cards(document, stock, clubs, club)
    return made


def _room(family: str) -> Any:
    return import_module(f"{__package__}.{family}")


def _rosters(family: str) -> Any:
    """The game's module of rosters, None where it has none."""
    room = _room(family)
    name = f"{room.__name__}.rosters"
    has_rosters = hasattr(room, "__path__") and find_spec(name) is not None
    return import_module(name) if has_rosters else None
