"""The roster file, ``*.hotroster``: what it holds, how it is written, how it is opened.

Documented JSON, a field a line, the most important first, so that a file cut short still holds
its roster::

    {"hotroster": 1, "name": "…", "rules": {…}, "roster": {"club": …, "cards": […], …},
     "names": {"id": "name"}, "deck": {"id": 4}, "considering": […], "tags": {…},
     "notes": {…}, "versions": [{"name": …, "roster": {…}}]}

``rules`` are the format's own numbers (``Format``), so that a roster of own caps travels with
them; ``roster`` holds ids of cards (``Roster``), ``names`` says who they are where a set is
missing. Opening mends what can be mended and says what could not: see ``reading``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from hotstove.files.atomic import write_text
from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.construction import ORDERS, Roster
from hotstove.rulebooks.showdown.formats import BOOK, Format
from hotstove.rulebooks.showdown.strategy import Copies, Deck, StrategyCard

SUFFIX: Final = ".hotroster"
VERSION: Final = 1
"""Of the file's form; a higher one was written by a later program."""
EMPTY: Final = Roster(club="", home_rules="", cards=(), backups=(), rotation=(), al=(), nl=())


class Version(Value, frozen=True):
    """The roster as it was when somebody kept it under a name."""

    name: str
    roster: Roster


class RosterDocument(Value, frozen=True, kw_only=True):
    """All that one roster file holds."""

    name: str = ""
    rules: Format = BOOK
    roster: Roster = EMPTY
    names: dict[CardId, str] = {}
    """The players' names as they were when the file was written."""
    deck: dict[str, int] = {}
    """SD-T-14: strategy cards by id, and how many of each; empty: none."""
    considering: tuple[CardId, ...] = ()
    """Cards beside the roster that count for nothing yet."""
    tags: dict[CardId, tuple[str, ...]] = {}
    notes: dict[CardId, str] = {}
    """By card; under the empty id the note on the roster itself."""
    versions: tuple[Version, ...] = ()
    unknown: dict[str, Any] = {}
    """Fields of a later program's file, kept as they are and written back."""


def cards_named(document: RosterDocument) -> tuple[CardId, ...]:
    """Return every card the document names, once each, the roster's own first."""
    roster = document.roster
    batting = [spot.player for name in ORDERS for spot in roster.order(name)]
    listed = (*roster.cards, *roster.backups, *roster.rotation, *batting, *document.considering)
    return tuple(dict.fromkeys((*listed, *document.tags, *filter(None, document.notes))))


def missing_cards(document: RosterDocument, known: Mapping[CardId, Card]) -> dict[CardId, str]:
    """Return the cards that are in none of the sets at hand: id to name, where it is known."""
    return {
        card: document.names.get(card, "") for card in cards_named(document) if card not in known
    }


def with_names(document: RosterDocument, known: Mapping[CardId, Card]) -> RosterDocument:
    """Return the document with the names of its cards as they are now, ready to be written."""
    names = {
        card: known[card].name if card in known else document.names[card]
        for card in cards_named(document)
        if card in known or card in document.names
    }
    return replace(document, names=names)


def deck_of(document: RosterDocument, cards: Iterable[StrategyCard]) -> Deck | None:
    """SD-T-14: return the deck of the document's list, of *cards*; None: it has none.

    Cards nobody knows are missing from it.
    """
    if not document.deck:
        return None
    known = {card.id: card for card in cards}
    copies = [Copies(known[name], count) for name, count in document.deck.items() if name in known]
    return Deck(document.name or "deck", tuple(copies))


def document_text(document: RosterDocument) -> str:
    """Return the text of the file."""
    fields: dict[str, Any] = {"hotroster": VERSION, **document.unknown}
    for name in document.__struct_fields__:
        value = getattr(document, name)
        if name != "unknown" and (value or name in ("name", "roster")):
            fields[name] = value
    written = msgspec.json.format(msgspec.json.encode(fields), indent=1)
    return written.decode() + "\n"


def save_document(document: RosterDocument, path: Path) -> None:
    """Write the file, whole or not at all. Raises FileRefused."""
    write_text(path, document_text(document))
