"""Both editions of Clutch, their cards and rosters of them, for the tests of the clubhouse."""

from __future__ import annotations

from functools import cache

from club_cards import catalog
from msgspec.structs import replace

from hotstove.clubhouse.clutch.documents import ClutchDocument
from hotstove.clubhouse.clutch.office import ClutchOffice
from hotstove.clubhouse.clutch.stock import ClutchStock
from hotstove.clubhouse.editor import RosterEditor
from hotstove.rulebooks.clutch.cards import BatterCard, PitcherCard, TwoWayCard

YEARS = (2017, 2024)
BOTH_WAYS = "both-ways"
"""A two-way player of 2024, who is in no club (C24-03)."""


@cache
def office(year: int) -> ClutchOffice:
    return ClutchOffice(f"clutch/{year}")


@cache
def stock(year: int) -> ClutchStock:
    shelf = catalog().clutch(year)
    return ClutchStock(shelf, (two_way(),) if year == 2024 else ())


@cache
def two_way() -> TwoWayCard:
    cards = catalog().clutch(2024).cards.values()
    bat = next(card for card in cards if isinstance(card, BatterCard) and card.qualifies("RF"))
    arm = next(card for card in cards if isinstance(card, PitcherCard) and card.has("SP", "RP"))
    who = {"id": BOTH_WAYS, "person": BOTH_WAYS, "name": "Ulla Both", "salary": 200}
    return TwoWayCard(
        batter=replace(bat, **who), pitcher=replace(arm, roles={"SP": 5, "RP": 2}, **who)
    )


def roster_of(year: int, club: str = "stovepipes") -> ClutchDocument:
    return office(year).default_roster(catalog(), club)


def editor(year: int, document: ClutchDocument | None = None) -> RosterEditor:
    return office(year).editor(stock(year), document)


def changed(document: ClutchDocument, **fields: object) -> ClutchDocument:
    """Return the document with fields of its roster changed."""
    return replace(document, roster=replace(document.roster, **fields))


def codes(year: int, document: ClutchDocument) -> set[str]:
    return {fault.code for fault in office(year).violations(document, stock(year))}
