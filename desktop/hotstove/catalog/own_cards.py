"""The card sets people have imported: every ``*.csv`` in the folder of their own cards.

Showdown's lie in the folder itself, those of each edition of Clutch in one of their own below it.
Each file is in the program's own form; one that cannot be read is named and left alone, so that
one bad file never hides the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from hotstove.files.refused import FileRefused
from hotstove.play.values import Value

MOST_FILES: Final = 200
SHOWDOWN: Final = "showdown"


class OwnCards(Value, frozen=True):
    cards: tuple[Any, ...]
    """Player cards of the game."""
    refused: tuple[FileRefused, ...] = ()
    """Why some files could not be read."""


def own_folder(folder: Path, game: str) -> Path:
    """Return where sets of ``showdown``, ``clutch/2017`` or ``clutch/2024`` lie in *folder*."""
    return folder if game == SHOWDOWN else folder / game.replace("/", "_")


def read_own_cards(folder: Path, taken: Iterable[str] = (), game: str = SHOWDOWN) -> OwnCards:
    """Return the cards of every set of *game* in *folder*, A to Z; the first of two ids counts.

    *taken* are the ids of cards that came with the program.
    """
    read = _reader(game)
    cards: dict[str, Any] = {}
    refused = []
    known = set(taken)
    for path in sorted(own_folder(folder, game).glob("*.csv"))[:MOST_FILES]:
        try:
            found = read(path)
        except FileRefused as error:
            refused.append(error)
            continue
        for card in found:
            if card.id not in known:
                cards.setdefault(card.id, card)
    return OwnCards(tuple(cards.values()), tuple(refused))


def _reader(game: str) -> Callable[[Path], tuple[Any, ...]]:
    if game == SHOWDOWN:
        from hotstove.catalog.showdown import read_showdown_cards

        return read_showdown_cards
    from hotstove.catalog.clutch import read_clutch_cards
    from hotstove.rulebooks.clutch.editions import EDITIONS

    edition = EDITIONS[int(game.partition("/")[2])]
    return lambda path: read_clutch_cards(path, edition)
