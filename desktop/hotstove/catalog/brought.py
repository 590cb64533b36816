"""What a club may bring to a game besides players and deck, as it is chosen before the game.

A park, coaches, cards of the side deck, a manager's card: which games know them, their shelves
say. What is legal is asked where the game is set up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple, TypeAlias

if TYPE_CHECKING:
    from hotstove.catalog.clutch_shelf import ClutchShelf
    from hotstove.catalog.shelf import Catalog

OfferKind: TypeAlias = Literal["stadium", "bench", "hitting", "pitching", "manager"]
COACHES: Final[tuple[OfferKind, ...]] = ("bench", "hitting", "pitching")


class Printed(NamedTuple):
    """A card as one chooses it: what it is called, and what it says."""

    id: str
    name: str
    text: str


class Offer(NamedTuple):
    kind: OfferKind
    cards: tuple[Printed, ...]
    own: str
    """What is on the roster; empty: none."""


class Bringing(NamedTuple):
    offers: tuple[Offer, ...]
    side_deck: tuple[Printed, ...]
    """Copy by copy."""
    deck: tuple[Printed, ...]
    """The cards that may make room, every title once."""

    def without(self, kind: OfferKind) -> Bringing:
        return self._replace(offers=tuple(each for each in self.offers if each.kind != kind))

    def beside_a_roster(self) -> Bringing:
        """Return what is left to choose where a roster brings park, coaches and deck."""
        return Bringing(tuple(each for each in self.offers if each.kind == "manager"), (), ())


def bringing(catalog: Catalog, rulebook_id: str, club: str, deck: str | None) -> Bringing:
    """Return what *club* may choose from with that deck; None: its usual one.

    Raises CatalogError or FileRefused.
    """
    shelf = _shelf(catalog, rulebook_id)
    if shelf is None:
        return Bringing((), (), ())
    roster = shelf.rosters[club]
    coaches = {card.id: card for card in shelf.coaches.values()}
    hired: dict[str, str] = {coaches[card].coach: card for card in roster.coaches}
    offers = [Offer("stadium", _standing(shelf.stadiums), roster.stadium)]
    for kind in COACHES:
        of_kind = [card for card in coaches.values() if card.coach == kind]
        if of_kind:
            offers.append(Offer(kind, _printed(of_kind), hired.get(kind, "")))
    offers.append(Offer("manager", _standing(shelf.managers), ""))
    taken = shelf.decks[deck or roster.deck]
    aside = [each.card for each in taken.side_deck for _ in range(each.count)]
    return Bringing(tuple(offers), _printed(aside), _printed(each.card for each in taken.cards))


def weather_cards(catalog: Catalog, rulebook_id: str) -> tuple[Printed, ...]:
    """CL-99: what may be chosen. Raises CatalogError or FileRefused."""
    shelf = _shelf(catalog, rulebook_id)
    return _standing(shelf.weather) if shelf is not None else ()


def _shelf(catalog: Catalog, rulebook_id: str) -> ClutchShelf | None:
    family, _, edition = rulebook_id.partition("/")
    return catalog.clutch(int(edition)) if family == "clutch" else None


def _printed(cards: Iterable[Any]) -> tuple[Printed, ...]:
    return tuple(Printed(card.id, card.title, card.text) for card in cards)


def _standing(cards: Mapping[str, Any]) -> tuple[Printed, ...]:
    return tuple(Printed(card.id, card.name, card.text) for card in cards.values())
