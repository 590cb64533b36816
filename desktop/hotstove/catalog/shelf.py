"""The cards folder as a whole: its clubs, its Showdown cards, and the team of a club.

The start window asks for the clubs alone, so what reads and judges cards is loaded when cards
are asked for.
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from hotstove.baseball.clubs import Club
from hotstove.catalog.clubs import read_clubs
from hotstove.catalog.refused import CatalogError, in_file
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

if TYPE_CHECKING:
    from hotstove.catalog.clutch_shelf import ClutchShelf
    from hotstove.rulebooks.pitch_duel.cards import ResultCard
    from hotstove.rulebooks.pizza_box.setup import Box
    from hotstove.rulebooks.showdown.cards import Card
    from hotstove.rulebooks.showdown.construction import Roster
    from hotstove.rulebooks.showdown.formats import Format
    from hotstove.rulebooks.showdown.strategy import Deck, StrategyCard

FEWEST_HITTERS: Final = 9
"""Eight fielders and a designated hitter, SD-B-04."""


class Catalog:
    """What lies in *cards_folder*, read when first asked for and kept."""

    def __init__(self, cards_folder: Path) -> None:
        self._folder = cards_folder
        self._clutch: dict[int, ClutchShelf] = {}

    @cached_property
    def clubs(self) -> tuple[Club, ...]:
        """The clubs of the House League. Raises CatalogError or FileRefused."""
        return read_clubs(self._folder / "house_league" / "clubs.toml")

    @cached_property
    def showdown_cards(self) -> tuple[Card, ...]:
        """Every Showdown card of the House League. Raises CatalogError or FileRefused."""
        from hotstove.catalog.showdown import read_showdown_cards

        cards = read_showdown_cards(self._folder / "showdown" / HOUSE_LEAGUE)
        known = tuple(club.id for club in self.clubs)
        strays = [
            Sentence("catalog", _STRAY, {"card": card.id, "found": card.club, "known": known})
            for card in cards
            if card.club not in known
        ]
        if strays:
            raise CatalogError([in_file(HOUSE_LEAGUE, stray) for stray in strays])
        return cards

    @cached_property
    def strategy_cards(self) -> tuple[StrategyCard, ...]:
        """Every strategy card of the house. Raises CatalogError or FileRefused."""
        from hotstove.catalog.strategy import read_strategy_cards

        return read_strategy_cards(self._folder / "showdown" / "strategy.toml")

    @cached_property
    def decks(self) -> dict[str, Deck]:
        """The ready-made strategy decks by their ids. Raises CatalogError or FileRefused."""
        from hotstove.catalog.strategy import read_decks

        return read_decks(self._folder / "showdown" / "decks.toml", self.strategy_cards)

    def deck(self, deck_id: str) -> Deck:
        """Return the deck of that id, or raise CatalogError naming those there are."""
        found = self.decks.get(deck_id)
        if found is None:
            known = tuple(self.decks)
            raise CatalogError([Sentence("catalog", _NO_DECK, {"found": deck_id, "known": known})])
        return found

    @cached_property
    def rosters(self) -> dict[str, Roster]:
        """The default rosters by the id of their club; none where there is no such file.

        Raises CatalogError or FileRefused.
        """
        from hotstove.catalog.rosters import read_rosters

        path = self._folder / "house_league" / "rosters.toml"
        if not path.exists():
            return {}
        return read_rosters(path, [club.id for club in self.clubs], self.showdown_cards)

    @cached_property
    def formats(self) -> dict[str, Format]:
        """The roster formats by their ids. Raises CatalogError or FileRefused."""
        from hotstove.catalog.formats import read_formats

        return read_formats(self._folder / "showdown" / "formats.toml")

    def clutch(self, year: int) -> ClutchShelf:
        """Everything of one edition of Clutch, read when first asked for."""
        from hotstove.catalog.clutch_shelf import ClutchShelf

        found = self._clutch.get(year)
        if found is None:
            folder = self._folder / f"clutch_{year}"
            found = self._clutch[year] = ClutchShelf(folder, year, self.clubs)
        return found

    @cached_property
    def duel_pile(self) -> tuple[ResultCard, ...]:
        """The draw pile of Pitch Duel. Raises CatalogError or FileRefused."""
        from hotstove.catalog.pitch_duel import HOUSE_PILE, read_pile

        return read_pile(self._folder / "pitch_duel" / HOUSE_PILE)

    @cached_property
    def pizza_box(self) -> Box:
        """Everything in the box of Pizza Box. Raises CatalogError or FileRefused."""
        from hotstove.catalog.pizza_box import read_box

        return read_box(self._folder / "pizza_box")

    def club(self, club_id: str) -> Club:
        """Return the club of that id, or raise CatalogError naming those there are."""
        for club in self.clubs:
            if club.id == club_id:
                return club
        known = tuple(club.id for club in self.clubs)
        raise CatalogError([Sentence("catalog", _NO_CLUB, {"found": club_id, "known": known})])

    def team(self, club_id: str) -> tuple[Club, tuple[Card, ...]]:
        """Return a club and its Showdown cards in file order.

        Raises CatalogError for an unknown club, and for one without nine hitters or a starter
        (SD-B-03, SD-B-04); whether they can fill every position is for the rulebook.
        """
        from hotstove.rulebooks.showdown.cards import HitterCard, PitcherCard, Role

        club = self.club(club_id)
        cards = tuple(card for card in self.showdown_cards if card.club == club_id)
        hitters = sum(isinstance(card, HitterCard) for card in cards)
        starters = sum(
            isinstance(card, PitcherCard) and card.role is Role.STARTER for card in cards
        )
        faults = []
        if hitters < FEWEST_HITTERS:
            faults.append(
                Sentence(
                    "catalog",
                    _FEW_HITTERS,
                    {"club": club.name, "id": club.id, "count": hitters, "need": FEWEST_HITTERS},
                )
            )
        if not starters:
            faults.append(Sentence("catalog", _NO_STARTER, {"club": club.name, "id": club.id}))
        if faults:
            raise CatalogError([in_file(HOUSE_LEAGUE, fault) for fault in faults])
        return club, cards


HOUSE_LEAGUE: Final = "house_league.csv"
_NO_DECK: Final = QT_TRANSLATE_NOOP("catalog", "There is no deck “{found}”; the decks are {known}.")
_NO_CLUB: Final = QT_TRANSLATE_NOOP("catalog", "There is no club “{found}”; the clubs are {known}.")
_STRAY: Final = QT_TRANSLATE_NOOP(
    "catalog", "{card} names the club “{found}”; the clubs are {known}."
)
_FEW_HITTERS: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "the {club} have {count:n} hitters and need {need} (SD-B-04); add hitters with the club {id}.",
    "",
    1,
)
_NO_STARTER: Final = QT_TRANSLATE_NOOP(
    "catalog",
    "the {club} have no starting pitcher (SD-B-03); add a pitcher with the role starter and the "
    "club {id}.",
)
