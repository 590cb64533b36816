"""The card sets people have imported: every ``*.csv`` in the folder of their own cards.

Each file is in the program's own form; one that cannot be read is named and left alone, so that
one bad file never hides the others.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from hotstove.catalog.showdown import read_showdown_cards
from hotstove.files.refused import FileRefused
from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import Card, CardId

MOST_FILES: Final = 200


class OwnCards(Value, frozen=True):
    cards: tuple[Card, ...]
    refused: tuple[str, ...] = ()
    """A sentence for each file that could not be read."""


def read_own_cards(folder: Path, taken: Iterable[CardId] = ()) -> OwnCards:
    """Return the cards of every set in *folder*, A to Z; the first of two equal ids counts.

    *taken* are the ids of cards that came with the program.
    """
    cards: dict[CardId, Card] = {}
    refused = []
    known = set(taken)
    for path in sorted(folder.glob("*.csv"))[:MOST_FILES]:
        try:
            found = read_showdown_cards(path)
        except FileRefused as error:
            refused.append(error.sentence)
            continue
        for card in found:
            if card.id not in known:
                cards.setdefault(card.id, card)
    return OwnCards(tuple(cards.values()), tuple(refused))
