"""People's own sets of Clutch cards: those of the edition's folder, and files named."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from hotstove.catalog.clutch import read_clutch_cards
from hotstove.catalog.clutch_shelf import ClutchShelf
from hotstove.catalog.own_cards import OwnCards, read_own_cards
from hotstove.rulebooks.clutch.cards import Card


def read_own(own: Path | None, files: Iterable[Path], shelf: ClutchShelf) -> OwnCards:
    """Return the cards of *files*, then of every set in the edition's folder below *own*; the
    first of two equal ids counts.

    Raises FileRefused for *files*; a set of the folder that cannot be read is only named.
    """
    cards: dict[str, Card] = {}
    for path in files:
        for card in read_clutch_cards(path, shelf.edition):
            cards.setdefault(card.id, card)
    if own is None:
        return OwnCards(tuple(cards.values()))
    found = read_own_cards(own, cards, f"clutch/{shelf.edition.year}")
    return OwnCards((*cards.values(), *found.cards), found.refused)
