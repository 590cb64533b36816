"""What follows of itself after any change of a Clutch roster: every card in just one place.

C17-19: salaries order the rotation of 2017. RUL-12: who is registered to a staff is in no order.
"""

from __future__ import annotations

from msgspec.structs import replace

from hotstove.rulebooks.clutch.cards import CardId, batter_side, pitcher_side

from .documents import ClutchDocument
from .stock import ClutchStock


def tidied(document: ClutchDocument, stock: ClutchStock) -> ClutchDocument:
    """Return the document with staffs and order of the roster's own cards, each named once."""
    roster, known = document.roster, stock.known
    cards = tuple(dict.fromkeys(roster.cards))
    rotation = tuple(card for card in dict.fromkeys(roster.rotation) if card in cards)
    if document.edition.year == 2017:
        rotation = tuple(sorted(rotation, key=lambda card: _turn(card, stock)))
    written = dict.fromkeys(card for card in roster.bullpen if card in cards)
    idle = (c for c in cards if c in known and batter_side(known[c]) is None)
    pen = tuple(card for card in dict.fromkeys((*written, *idle)) if card not in rotation)
    staff = {*rotation, *pen}
    men = {card for card in cards if card not in staff}
    order = tuple(spot for spot in roster.order if spot.player in men)
    changed = replace(roster, cards=cards, rotation=rotation, bullpen=pen, order=order)
    return document if changed == roster else replace(document, roster=changed)


def _turn(card: CardId, stock: ClutchStock) -> tuple[int, str, str]:
    """C17-19: the dearest first, equals by last name; whom nobody knows last."""
    arm = pitcher_side(stock.known.get(card))
    return (-arm.salary, arm.last_name, card) if arm is not None else (0, "", card)
