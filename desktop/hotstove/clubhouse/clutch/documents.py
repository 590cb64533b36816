"""What a Clutch roster file holds beside what all do: coaches and park, deck and side deck.

``roster`` names its format, its coaches and its park (C17-13, C24-14, 17, 18); ``deck`` is the
list of C17-14 or C24-15, ``side_deck`` that of C17-16. ``roster.deck``, the name of a ready-made
deck, is of the house's own files: here the list stands instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP
from hotstove.rulebooks.clutch.cards import CardId
from hotstove.rulebooks.clutch.construction import FORMATS, STANDARD, Roster
from hotstove.rulebooks.clutch.editions import EDITIONS, Edition
from hotstove.rulebooks.clutch.strategy import Copies, Deck, StrategyCard

from ..documents import Order, RosterDocument

ORDER: Final = "order"
"""The one batting order."""
EMPTY: Final = Roster(club="", cards=(), rotation=(), bullpen=(), order=())


class ClutchDocument(RosterDocument, frozen=True, kw_only=True):
    roster: Roster = EMPTY
    side_deck: dict[str, int] = {}

    @property
    def edition(self) -> Edition:
        return EDITIONS[year_of(self.game)]

    def listed(self) -> tuple[CardId, ...]:
        roster = self.roster
        batting = (spot.player for spot in roster.order)
        return (*roster.cards, *roster.rotation, *roster.bullpen, *batting)

    def order(self, name: str) -> Order:
        return self.roster.order

    def with_order(self, name: str, order: Order) -> ClutchDocument:
        return replace(self, roster=replace(self.roster, order=order))


def year_of(game: str) -> int:
    return int(game.partition("/")[2])


class ClutchRules(Value, frozen=True, kw_only=True):
    """A format as the clubhouse shows it; 0: any number, no cap."""

    id: str
    name: str
    """Marked for translation in the context ``formats``."""
    size: int
    cap: int
    starters: int
    size_rule: str
    starters_rule: str


def rules_named(name: str, edition: Edition) -> ClutchRules:
    """Return the numbers of a format; one nobody knows asks for what the standard one does."""
    is_old = edition.year == 2017
    found = FORMATS.get((edition.year, name))
    if found is None:
        return ClutchRules(
            id=name,
            name=_NAMES.get(name, name),
            size=edition.roster_size,
            cap=edition.salary_cap,
            starters=ROTATION,
            size_rule="C17-04" if is_old else "C24-05",
            starters_rule="C17-06" if is_old else "C24-10",
        )
    rule = "C17-13" if is_old else "C24-14"
    return ClutchRules(
        id=name,
        name=_NAMES[name],
        size=found.size,
        cap=found.cap or 0,
        starters=found.starters or 0,
        size_rule=rule,
        starters_rule=rule,
    )


def formats_of(edition: Edition) -> dict[str, ClutchRules]:
    names = (STANDARD, *(name for year, name in FORMATS if year == edition.year))
    return {name: rules_named(name, edition) for name in names}


ROTATION: Final = 5
"""C17-06, C24-10."""
_NAMES: Final = {
    STANDARD: QT_TRANSLATE_NOOP("formats", "Standard"),
    "20": QT_TRANSLATE_NOOP("formats", "20 men"),
    "23": QT_TRANSLATE_NOOP("formats", "23 men"),
    "all-star": QT_TRANSLATE_NOOP("formats", "All-Star"),
}


# Decks


def deck_of(document: ClutchDocument, cards: Mapping[str, StrategyCard]) -> Deck:
    """Return the deck of the document's lists; cards nobody knows are missing from it."""
    return Deck(
        document.name or "deck", _copies(document.deck, cards), _copies(document.side_deck, cards)
    )


def listed(copies: tuple[Copies, ...]) -> dict[str, int]:
    """Return a deck as a document lists it."""
    return {each.card.id: each.count for each in copies}


def _copies(counts: Mapping[str, int], cards: Mapping[str, StrategyCard]) -> tuple[Copies, ...]:
    return tuple(Copies(cards[name], count) for name, count in counts.items() if name in cards)
