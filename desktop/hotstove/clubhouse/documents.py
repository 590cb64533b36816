"""The roster file, ``*.hotroster``: what it holds for any game, how it is written.

Documented JSON, a field a line, the most important first, so that a file cut short still holds
its roster::

    {"hotroster": 1, "game": "clutch/2024", "name": "…", "rules": {…}, "roster": {"club": …,
     "cards": […], …}, "names": {"id": "name"}, "deck": {"id": 4}, "considering": […],
     "tags": {…}, "notes": {…}, "versions": [{"name": …, "roster": {…}}]}

``game`` names the front office whose law holds (absent: ``showdown``); ``rules`` are a format's
own numbers where the game lets people set them; ``roster`` holds ids of cards, ``names`` says who
they are where a set is missing. What a game's roster holds stands in its own ``documents``;
opening mends what can be mended: see ``reading``.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.files.atomic import write_text
from hotstove.play.values import Value

CardId: TypeAlias = str
Order: TypeAlias = tuple[LineupSpot, ...]
SUFFIX: Final = ".hotroster"
VERSION: Final = 1
"""Of the file's form; a higher one was written by a later program."""
SHOWDOWN: Final = "showdown"
"""The game of a file that names none."""


class PlayerCard(Protocol):
    """What every game's player cards have."""

    @property
    def id(self) -> CardId: ...
    @property
    def person(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def club(self) -> str: ...


class WrittenRoster(Protocol):
    """What every game's roster has."""

    @property
    def club(self) -> str: ...
    @property
    def cards(self) -> tuple[CardId, ...]: ...


class Version(Value, frozen=True):
    """The roster as it was when somebody kept it under a name."""

    name: str
    roster: Any
    """Of the type of the document's own."""


class RosterDocument(Value, frozen=True, kw_only=True):
    """All that one roster file holds; each game adds what its roster is."""

    game: str
    name: str = ""
    roster: Any
    """A WrittenRoster."""
    names: dict[CardId, str] = {}
    """The players' names as they were when the file was written."""
    deck: dict[str, int] = {}
    """Strategy cards by id, and how many of each; empty: none."""
    considering: tuple[CardId, ...] = ()
    """Cards beside the roster that count for nothing yet."""
    tags: dict[CardId, tuple[str, ...]] = {}
    notes: dict[CardId, str] = {}
    """By card; under the empty id the note on the roster itself."""
    versions: tuple[Version, ...] = ()
    unknown: dict[str, Any] = {}
    """Fields of a later program's file, kept as they are and written back."""

    def listed(self) -> tuple[CardId, ...]:
        """Return every card the roster names, on it or in an order; repeats are left in."""
        raise NotImplementedError

    def order(self, name: str) -> Order:
        """Return the batting order of that name as it is written."""
        raise NotImplementedError

    def used_order(self, name: str) -> Order:
        """Return the order as it is used, where an empty one means another."""
        return self.order(name)

    def with_order(self, name: str, order: Order) -> RosterDocument:
        raise NotImplementedError


D = TypeVar("D", bound=RosterDocument)


def cards_named(document: RosterDocument) -> tuple[CardId, ...]:
    """Return every card the document names, once each, the roster's own first."""
    listed = (*document.listed(), *document.considering)
    return tuple(dict.fromkeys((*listed, *document.tags, *filter(None, document.notes))))


def missing_cards(document: RosterDocument, known: Container[CardId]) -> dict[CardId, str]:
    """Return the cards that are in none of the sets at hand: id to name, where it is known."""
    return {
        card: document.names.get(card, "") for card in cards_named(document) if card not in known
    }


def with_names(document: D, known: Mapping[CardId, PlayerCard]) -> D:
    """Return the document with the names of its cards as they are now, ready to be written."""
    names = {
        card: known[card].name if card in known else document.names[card]
        for card in cards_named(document)
        if card in known or card in document.names
    }
    return replace(document, names=names)


FIRST: Final = ("name", "rules", "roster", "names")


def document_text(document: RosterDocument) -> str:
    """Return the text of the file."""
    fields: dict[str, Any] = {"hotroster": VERSION}
    if document.game != SHOWDOWN:
        fields["game"] = document.game
    fields |= document.unknown
    own = document.__struct_fields__
    for name in (*(name for name in FIRST if name in own), *own):
        value = getattr(document, name)
        if name not in ("unknown", "game") and (value or name in ("name", "roster")):
            fields[name] = value
    written = msgspec.json.format(msgspec.json.encode(fields), indent=1)
    return written.decode() + "\n"


def save_document(document: RosterDocument, path: Path) -> None:
    """Write the file, whole or not at all. Raises FileRefused."""
    write_text(path, document_text(document))
