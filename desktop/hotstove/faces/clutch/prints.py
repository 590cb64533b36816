"""What cards of Clutch can be printed, of each edition: clubs, decks, and all other cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.catalog.clutch_shelf import ClutchShelf
from hotstove.catalog.shelf import Catalog
from hotstove.rulebooks.clutch.cards import Card, TwoWayCard
from hotstove.rulebooks.clutch.editions import EDITIONS

from ..cards import CardArt
from ..prints import PrintCard, PrintSet
from .players import ClutchArt
from .word_cards import manager_art, stadium_art, strategy_art, weather_art

_YEARS: Final = tuple(EDITIONS)
translate = QCoreApplication.translate


def game_name() -> str:
    return translate("clutch", "Clutch")


def print_sets(catalog: Catalog) -> tuple[PrintSet, ...]:
    """By edition: a set to each club, strategy cards, coaches, parks and weather, decks."""
    return tuple(made for year in _YEARS for made in _sets(catalog.clutch(year), year))


def _sets(shelf: ClutchShelf, year: int) -> list[PrintSet]:
    of_clubs: dict[str, list[PrintCard]] = {club: [] for club in shelf.clubs}
    for card in shelf.cards.values():
        of_clubs[card.club] += sides_of(card, shelf.clubs[card.club], year)
    strategy = {
        key: PrintCard(f"{year}:{key}", strategy_art(card)) for key, card in shelf.strategy.items()
    }
    coaches = [PrintCard(f"{year}:{key}", strategy_art(c)) for key, c in shelf.coaches.items()]
    grounds: list[tuple[str, CardArt]] = [
        *((f"park:{key}", stadium_art(card)) for key, card in shelf.stadiums.items()),
        *((f"weather:{key}", weather_art(card)) for key, card in shelf.weather.items()),
        *((f"manager:{key}", manager_art(card)) for key, card in shelf.managers.items()),
    ]
    found = [
        PrintSet(f"{year}-{club.id}", f"{club.name}, {year}", tuple(of_clubs[club.id]))
        for club in shelf.clubs.values()
    ]
    found.append(
        _set(year, "strategy", translate("clutch", "Strategy cards, {year}"), strategy.values())
    )
    if coaches:
        found.append(_set(year, "coaches", translate("clutch", "Coaches, {year}"), coaches))
    words = translate("clutch", "Stadiums, weather, managers, {year}")
    made = [PrintCard(f"{year}:{key}", art) for key, art in grounds]
    found.append(_set(year, "grounds", words, made))
    for key, deck in shelf.decks.items():
        words = translate("clutch", "Deck {deck}, {year}").replace("{deck}", deck.name)
        cards = [strategy[each.card.id] for each in deck.cards for _ in range(each.count)]
        found.append(_set(year, key, words, cards))
    return found


def _set(year: int, key: str, words: str, cards: Iterable[PrintCard]) -> PrintSet:
    return PrintSet(f"{year}-{key}", words.replace("{year}", str(year)), tuple(cards))


def sides_of(card: Card, club: Club, year: int) -> list[PrintCard]:
    """A two-way player's sides are two cards to print (C24-03)."""
    if isinstance(card, TwoWayCard):
        return [
            PrintCard(f"{year}:{card.id}", ClutchArt(card.batter, club)),
            PrintCard(f"{year}:arm:{card.id}", ClutchArt(card.pitcher, club)),
        ]
    return [PrintCard(f"{year}:{card.id}", ClutchArt(card, club))]
