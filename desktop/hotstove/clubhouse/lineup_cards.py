"""The lineup cards of a roster: reorder, swap, replace; the same in every game.

Orders are named as the game names them (``front_office(game).orders``). Suggesting one and
copying it stand in each game's own ``lineup_cards``.

    editor.change(*lineup_cards.moved_spot(editor.document, "al", 0, 3))
"""

from __future__ import annotations

from typing import Final

from hotstove.baseball.lineups import LineupSpot
from hotstove.play.words import QT_TRANSLATE_NOOP

from .documents import CardId, Order, RosterDocument
from .say import said
from .shelves import Change


def moved_spot(document: RosterDocument, name: str, number: int, to: int) -> Change:
    """Let the man in spot *number* bat in spot *to* (both from 0); those between move up."""
    order = list(document.used_order(name))
    order.insert(to, order.pop(number))
    return changed(document, name, tuple(order), _MOVED)


def swapped_positions(document: RosterDocument, name: str, one: int, other: int) -> Change:
    """Let the men in two spots (from 0) play each other's position."""
    order = list(document.used_order(name))
    first, second = order[one], order[other]
    order[one] = LineupSpot(first.player, second.position)
    order[other] = LineupSpot(second.player, first.position)
    return changed(document, name, tuple(order), _SWAPPED)


def replaced_man(document: RosterDocument, name: str, number: int, card: CardId) -> Change:
    """Put another man of the roster into spot *number* (from 0), at the same position.

    If he is in the order already, the two change spots.
    """
    order = list(document.used_order(name))
    old = order[number]
    his = next((at for at, spot in enumerate(order) if spot.player == card), None)
    if his is not None:
        order[his] = LineupSpot(old.player, order[his].position)
    order[number] = LineupSpot(card, old.position)
    return changed(document, name, tuple(order), _REPLACED)


def cleared(document: RosterDocument, name: str) -> Change:
    return changed(document, name, (), _CLEARED)


def changed(document: RosterDocument, name: str, order: Order, words: str) -> Change:
    return said(words), document.with_order(name, order)


_MOVED: Final = QT_TRANSLATE_NOOP("clubhouse", "A man bats in another spot.")
_SWAPPED: Final = QT_TRANSLATE_NOOP("clubhouse", "Two men play each other's position.")
_REPLACED: Final = QT_TRANSLATE_NOOP("clubhouse", "Another man starts.")
_CLEARED: Final = QT_TRANSLATE_NOOP("clubhouse", "The order is cleared.")
COPIED: Final = QT_TRANSLATE_NOOP("clubhouse", "The order is copied.")
SUGGESTED: Final = QT_TRANSLATE_NOOP("clubhouse", "The order is the suggested one.")
NINE: Final = QT_TRANSLATE_NOOP("clubhouse", "The suggested nine starts.")
