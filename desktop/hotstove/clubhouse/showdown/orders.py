"""The orders of a Showdown roster as it is built, AL and NL: all follow whoever joins or leaves.

The pitcher of an NL order stays in his spot. Which orders are legal is for the rulebook.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.construction import ORDERS, SPOTS, OrderName, Roster, rotation_of

from ..documents import Order
from ..orders import joined_at


def joined(
    roster: Roster,
    known: Mapping[CardId, Card],
    card: CardId,
    position: Position,
    occupant: CardId | None = None,
    vacated: Position | None = None,
) -> Roster:
    """Return the roster with *card* at *position* in every order.

    The *occupant* who stood there takes the position *vacated*, or goes.
    """
    for name in ORDERS:
        order = roster.order(name)
        if name in ("al", "nl") or order:
            if name.startswith("nl") and position is Position.DESIGNATED_HITTER:
                changed = _gone_to_dh(order, card, occupant, vacated)
            else:
                changed = _without_dh(joined_at(order, card, position, vacated), name)
            roster = with_order(roster, name, changed)
    return with_pitcher(roster, known)


def _gone_to_dh(
    order: Order, card: CardId, occupant: CardId | None, vacated: Position | None
) -> Order:
    """Where nobody bats as DH: who becomes one leaves his spot to the DH who takes the field."""
    spots = []
    for spot in order:
        if spot.player != card:
            spots.append(spot)
        elif occupant is not None and vacated is not None:
            spots.append(LineupSpot(occupant, vacated))
    return tuple(spots)


def _without_dh(order: Order, name: OrderName) -> Order:
    if name.startswith("al"):
        return order
    return tuple(spot for spot in order if spot.position is not Position.DESIGNATED_HITTER)


def left(roster: Roster, card: CardId) -> Roster:
    """Return the roster with *card* out of every order."""
    for name in ORDERS:
        order = roster.order(name)
        rest = tuple(spot for spot in order if spot.player != card)
        if len(rest) != len(order):
            roster = with_order(roster, name, rest)
    return roster


def with_pitcher(roster: Roster, known: Mapping[CardId, Card]) -> Roster:
    """SD-T-12: let the first starter bat in every NL order, where the last one did, or ninth."""
    rotation = rotation_of(roster, known)
    for name in ("nl", "nl_left"):
        order = roster.order(name)
        if not order:
            continue
        mound = next((n for n, s in enumerate(order) if s.position is Position.PITCHER), len(order))
        rest = tuple(spot for spot in order if spot.position is not Position.PITCHER)
        if rotation:
            ace = LineupSpot(rotation[0], Position.PITCHER)
            rest = (*rest[:mound], ace, *rest[mound:])
        roster = with_order(roster, name, rest[:SPOTS])
    return roster


def with_order(roster: Roster, name: OrderName, order: Order) -> Roster:
    return replace(roster, **{name: order})
