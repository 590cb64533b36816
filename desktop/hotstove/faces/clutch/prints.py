"""What can be printed of Clutch, of each edition: clubs, rosters, decks, and all other cards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.catalog.clutch_games import clutch_team
from hotstove.catalog.clutch_shelf import ClutchShelf
from hotstove.catalog.shelf import Catalog
from hotstove.rulebooks.clutch.cards import BatterCard, Card, PitcherCard, TwoWayCard
from hotstove.rulebooks.clutch.editions import EDITIONS

from ..cards import CardArt
from ..prints import Column, PrintCard, PrintSet, RosterPrint
from .players import ClutchArt
from .word_cards import manager_art, stadium_art, strategy_art, weather_art
from .words import big_number, hand_words, positions_of, roles_of

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
        of_clubs[card.club] += _sides(card, shelf.clubs[card.club], year)
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


def _sides(card: Card, club: Club, year: int) -> list[PrintCard]:
    """A two-way player's sides are two cards to print (C24-03)."""
    if isinstance(card, TwoWayCard):
        return [
            PrintCard(f"{year}:{card.id}", ClutchArt(card.batter, club)),
            PrintCard(f"{year}:arm:{card.id}", ClutchArt(card.pitcher, club)),
        ]
    return [PrintCard(f"{year}:{card.id}", ClutchArt(card, club))]


def roster_prints(catalog: Catalog) -> tuple[RosterPrint, ...]:
    return tuple(
        _roster(catalog.clutch(year), year, club)
        for year in _YEARS
        for club in catalog.clutch(year).rosters
    )


def _roster(shelf: ClutchShelf, year: int, club_id: str) -> RosterPrint:
    team = clutch_team(shelf, club_id)
    cards = {card.id: card for card in team.cards}
    staff = (*team.rotation, *team.bullpen)
    order = shelf.rosters[club_id]
    batters = [card for card in team.cards if card.id not in staff]
    salary = sum(card.salary for card in team.cards)
    note = translate("clutch", "{count} players, salary {salary}; deck {deck}, park {park}")
    filled = {
        "count": str(len(team.cards)),
        "salary": str(salary),
        "deck": team.deck.name,
        "park": shelf.stadiums[order.stadium].name if order.stadium in shelf.stadiums else "–",
    }
    for key, value in filled.items():
        note = note.replace(f"{{{key}}}", value)
    return RosterPrint(
        f"{year}-{club_id}",
        f"{team.club.name}, {year}",
        team.club.primary,
        (
            Column(translate("clutch", "Name"), 0.29),
            Column(translate("clutch", "Position"), 0.29),
            Column(translate("clutch", "Hand"), 0.12),
            Column(translate("clutch", "On-Base, Command"), 0.16, True),
            Column(translate("clutch", "Salary"), 0.14, True),
        ),
        (
            (translate("clutch", "Rotation"), _lines([cards[key] for key in team.rotation])),
            (translate("clutch", "Bullpen"), _lines([cards[key] for key in team.bullpen])),
            (translate("clutch", "Batters"), _lines(batters)),
        ),
        note,
    )


def _lines(cards: list[Card]) -> tuple[tuple[str, ...], ...]:
    found = []
    for card in cards:
        side: BatterCard | PitcherCard = card.batter if isinstance(card, TwoWayCard) else card
        place = positions_of(side) if isinstance(side, BatterCard) else roles_of(side)
        found.append((card.name, place, hand_words(side), big_number(side), str(card.salary)))
    return tuple(found)
