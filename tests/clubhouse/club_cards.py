"""The House League's cards and a roster of them, for the tests of the clubhouse."""

from __future__ import annotations

from functools import cache

from hotstove import places
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.documents import RosterDocument
from hotstove.clubhouse.editor import RosterEditor
from hotstove.clubhouse.library import Library


@cache
def catalog() -> Catalog:
    return Catalog(places.cards())


@cache
def library() -> Library:
    return Library(catalog().showdown_cards, {club.id: club.name for club in catalog().clubs})


def roster_of(club: str = "stovepipes") -> RosterDocument:
    return RosterDocument(name="Winter", roster=catalog().rosters[club])


def editor(document: RosterDocument | None = None) -> RosterEditor:
    return RosterEditor(library(), document)
