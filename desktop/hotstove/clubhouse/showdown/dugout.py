"""Who of a Showdown roster is where.

Nothing is kept twice: the diamond is the AL order by position, the rotation is the roster's (or
its usual order, SD-T-19), bench and bullpen are who is left.
"""

from __future__ import annotations

from collections.abc import Mapping

from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard, PitcherCard, Role
from hotstove.rulebooks.showdown.construction import rotation_of

from ..dugout import Dugout, field_of
from .documents import ShowdownDocument


def dugout_of(document: ShowdownDocument, known: Mapping[CardId, Card]) -> Dugout:
    """Return who is where; the bullpen holds starters beyond the rotation too."""
    roster = document.roster
    cards = tuple(dict.fromkeys(roster.cards))
    field = field_of(roster.al, cards)
    fielding = set(field.values())
    written = rotation_of(roster, known, document.rules.starters)
    rotation = tuple(card for card in written if card in cards)
    bench: list[CardId] = []
    bullpen: list[CardId] = []
    lost: list[CardId] = []
    for card_id in cards:
        card = known.get(card_id)
        if card_id in fielding or card_id in rotation:
            continue
        if card is None:
            lost.append(card_id)
        else:
            (bench if isinstance(card, HitterCard) else bullpen).append(card_id)
    return Dugout(
        field=field,
        bench=tuple(bench),
        rotation=rotation,
        bullpen=tuple(bullpen),
        lost=tuple(lost),
        considering=document.considering,
    )


def is_starter(card: Card | None) -> bool:
    return isinstance(card, PitcherCard) and card.role is Role.STARTER
