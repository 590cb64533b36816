"""What everybody on a Showdown roster does, and what he brings for his points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hotstove.rulebooks.showdown.cards import Card, CardId

from .. import explained as shared
from ..explained import BACKUP, ON_BENCH, Share, relief, runs_of_places, shares_of
from ..worths import CardWorth, Duty
from .documents import ShowdownDocument
from .dugout import dugout_of, is_starter

DUTIES: Final = {Duty.BENCH: BACKUP, Duty.RESERVE: ON_BENCH, **shared.DUTIES}


def explained(
    document: ShowdownDocument, known: Mapping[CardId, Card], worths: Mapping[CardId, CardWorth]
) -> tuple[Share, ...]:
    """Return everybody's share, who gains most first; cards without a worth are left out."""
    backups = document.roster.backups

    def paid(card: CardId) -> int:
        return document.rules.cost(known[card], is_backup=card in backups)

    places = places_of(document, known, worths)
    return shares_of(places, known, worths, paid, lambda card: card.points, DUTIES)


def places_of(
    document: ShowdownDocument, known: Mapping[CardId, Card], worths: Mapping[CardId, CardWorth]
) -> dict[CardId, str]:
    """Return what everybody does, as ``card_worth`` names it; the best relievers come first."""
    dugout = dugout_of(document, known)
    found: dict[CardId, str] = {card: position for position, card in dugout.field.items()}
    for card in dugout.bench:
        found[card] = Duty.BENCH if card in document.roster.backups else Duty.RESERVE
    for card in dugout.rotation:
        found[card] = Duty.ROTATION
    found |= relief([card for card in dugout.bullpen if not is_starter(known[card])], worths)
    return {card: place for card, place in found.items() if card in known and card in worths}


def roster_runs(
    document: ShowdownDocument, known: Mapping[CardId, Card], worths: Mapping[CardId, CardWorth]
) -> float:
    """Return the runs a game of the whole roster over usual men."""
    return runs_of_places(places_of(document, known, worths), worths)
