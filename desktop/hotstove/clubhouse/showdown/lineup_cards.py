"""The lineup cards of a Showdown roster: AL and NL, against right- and left-handers.

Orders are named as in ``Roster``: ``al``, ``nl``, ``al_left``, ``nl_left``; an empty one against
left-handers means the usual one. What an order is worth in runs stands in ``expected_runs``.

    editor.change(*lineup_cards.moved_spot(editor.document, "al", 0, 3))
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import FIELDERS, Position
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.construction import OrderName as OrderName
from hotstove.rulebooks.showdown.construction import Roster, rotation_of
from hotstove.rulebooks.showdown.lineups import hitters, suggested_lineup, suggested_order

from ..documents import Order
from ..lineup_cards import (
    COPIED,
    NINE,
    SUGGESTED,
    changed,
)
from ..lineup_cards import cleared as cleared
from ..lineup_cards import moved_spot as moved_spot
from ..lineup_cards import replaced_man as replaced_man
from ..lineup_cards import swapped_positions as swapped_positions
from ..say import said
from ..shelves import Change
from .documents import ShowdownDocument

USUAL: Final[dict[OrderName, OrderName]] = {
    "al": "al",
    "nl": "nl",
    "al_left": "al",
    "nl_left": "nl",
}


def order_of(roster: Roster, name: OrderName) -> Order:
    """Return an order as it is used: against left-handers the usual one, where none is written."""
    return roster.order(name) or roster.order(USUAL[name])


def copied(
    document: ShowdownDocument, known: Mapping[CardId, Card], source: OrderName, name: OrderName
) -> Change:
    """Copy one order to another; between leagues the DH goes for the first starter, batting
    ninth, or the pitcher goes and the DH's spot stays open.
    """
    order = order_of(document.roster, source)
    if source[:2] != name[:2]:
        order = tuple(spot for spot in order if spot.position in FIELDERS)
        ace = rotation_of(document.roster, known)[:1] if name.startswith("nl") else ()
        order += tuple(LineupSpot(card, Position.PITCHER) for card in ace)
    return changed(document, name, order, COPIED)


def reordered(
    document: ShowdownDocument, known: Mapping[CardId, Card], name: OrderName
) -> Change:
    """SD-T-21: let the men of an order bat as the rulebook suggests, each where he stands."""
    order = order_of(document.roster, name)
    return changed(document, name, suggested(order, known), SUGGESTED)


def suggested(order: Order, known: Mapping[CardId, Card]) -> Order:
    """SD-T-21: the suggested order of these men; pitchers last."""
    stands = {spot.player: spot for spot in order}
    batters = hitters(known[player] for player in stands if player in known)
    if len(batters) < _FEWEST:
        return order
    ranked = [stands[card.id] for card in suggested_order(batters)]
    return (*ranked, *(spot for spot in order if spot not in ranked))


_FEWEST: Final = 5
"""SD-T-21 picks five spots one by one."""


def suggested_nine(document: ShowdownDocument, known: Mapping[CardId, Card]) -> Change | None:
    """SD-T-21, 22: fill the diamond and both orders with the best gloves and the bat left.

    None where the full-cost hitters and starters of the roster make no nine.
    """
    roster = document.roster
    cards = [known[card] for card in roster.cards if card in known]
    ready = [card for card in cards if card.id not in roster.backups]
    try:
        lineup = suggested_lineup(ready)
    except ValueError:
        return None
    eight = tuple(s for s in lineup.spots if s.position is not Position.DESIGNATED_HITTER)
    ace = rotation_of(roster, known)[0]
    nl = (*suggested(eight, known), LineupSpot(ace, Position.PITCHER))
    return said(NINE), replace(document, roster=replace(roster, al=lineup.spots, nl=nl))


def men_for(
    roster: Roster, known: Mapping[CardId, Card], position: Position
) -> tuple[HitterCard, ...]:
    """Return the full-cost hitters of the roster who may stand at *position*, best glove first."""
    ready = hitters(known[c] for c in roster.cards if c in known and c not in roster.backups)
    if position is Position.DESIGNATED_HITTER:
        return tuple(ready)
    able = [card for card in ready if card.qualifies(position)]
    return tuple(sorted(able, key=lambda card: (-(card.fielding(position) or 0), card.id)))


def unassigned(roster: Roster, name: OrderName) -> Iterable[Position]:
    """Return the positions an order leaves open."""
    taken = {spot.position for spot in order_of(roster, name)}
    wanted = [*field_places(name)]
    return [position for position in wanted if position not in taken]


def field_places(name: OrderName) -> tuple[Position, ...]:
    """Return the nine positions of an order: with a DH in the AL, with a pitcher in the NL."""
    barred = Position.PITCHER if name.startswith("al") else Position.DESIGNATED_HITTER
    return tuple(position for position in Position if position is not barred)
