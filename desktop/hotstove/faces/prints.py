"""What can be printed of a game: its sets of cards and its rosters, by the game's family.

A game fills them in ``faces.<family>``: ``game_name()``, ``print_sets(catalog)`` and, where its
clubs have rosters, ``roster_prints(catalog)``. How cards lie on a sheet is for ``paper``.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

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
    make = getattr(_room(family), "roster_prints", None)
    made: tuple[RosterPrint, ...] = make(catalog) if make is not None else ()
    return made


def _room(family: str) -> Any:
    return import_module(f"{__package__}.{family}")
