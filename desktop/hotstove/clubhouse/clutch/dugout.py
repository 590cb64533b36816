"""Who of a Clutch roster is where.

RUL-12: whoever is registered to a staff is a pitcher, everybody else a batter; the diamond is the
order by position. A pitcher of neither staff is shown in the bullpen.
"""

from __future__ import annotations

from hotstove.rulebooks.clutch.cards import CardId, Role, batter_side, pitcher_side
from hotstove.rulebooks.clutch.strategy import COACH_KINDS

from ..dugout import Dugout, field_of
from .documents import ClutchDocument
from .stock import ClutchStock


def dugout_of(document: ClutchDocument, stock: ClutchStock) -> Dugout:
    roster, known = document.roster, stock.known
    cards = tuple(dict.fromkeys(roster.cards))
    there = [card for card in cards if card in known]
    rotation = tuple(card for card in roster.rotation if card in there)
    pen = [card for card in roster.bullpen if card in there and card not in rotation]
    pen += [
        card
        for card in there
        if card not in (*pen, *rotation) and batter_side(known[card]) is None
    ]
    staff = {*rotation, *pen}
    field = field_of(roster.order, [card for card in cards if card not in staff])
    fielding = set(field.values())
    closers = tuple(card for card in pen if is_closer(card, stock))
    return Dugout(
        field=field,
        bench=tuple(card for card in there if card not in staff and card not in fielding),
        rotation=rotation,
        bullpen=tuple(card for card in pen if card not in closers),
        closer=closers,
        coaches=coaches_of(document, stock),
        stadium=(roster.stadium,) if roster.stadium in stock.stadiums else (),
        lost=tuple(card for card in cards if card not in known and card not in fielding),
        considering=document.considering,
    )


def is_closer(card: CardId, stock: ClutchStock) -> bool:
    """C17-08."""
    arm = pitcher_side(stock.known.get(card))
    return arm is not None and arm.has(Role.CLOSER)


def coaches_of(document: ClutchDocument, stock: ClutchStock) -> tuple[str, ...]:
    """C24-17: a place for each kind of coach, empty while there is none; no places in 2017."""
    if not document.edition.coaches:
        return ()
    kinds = {stock.coaches[name].coach: name for name in named(document, stock)}
    return tuple(kinds.get(kind, "") for kind in COACH_KINDS)


def named(document: ClutchDocument, stock: ClutchStock) -> tuple[str, ...]:
    """Return the coaches of the roster that are known; of a kind the first one last."""
    return tuple(name for name in reversed(document.roster.coaches) if name in stock.coaches)
