"""The House League's cards and a roster of them, for the tests of the clubhouse."""

from __future__ import annotations

from functools import cache

from hotstove import places
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.showdown.documents import ShowdownDocument
from hotstove.clubhouse.showdown.editor import ShowdownEditor
from hotstove.clubhouse.showdown.library import ShowdownLibrary
from hotstove.clubhouse.showdown.office import ShowdownOffice
from hotstove.clubhouse.showdown.stock import ShowdownStock


@cache
def catalog() -> Catalog:
    return Catalog(places.cards())


@cache
def library() -> ShowdownLibrary:
    return stock().library


def roster_of(club: str = "stovepipes") -> ShowdownDocument:
    return ShowdownDocument(name="Winter", roster=catalog().rosters[club])


@cache
def stock() -> ShowdownStock:
    clubs = {club.id: club.name for club in catalog().clubs}
    return ShowdownStock(catalog().showdown_cards, clubs, strategy=catalog().strategy_cards)


def editor(document: ShowdownDocument | None = None) -> ShowdownEditor:
    return ShowdownOffice().editor(stock(), document)
