"""What can be printed of Showdown: each club's players, its strategy decks, and its rosters."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.binding.translation import called
from hotstove.catalog.setups import usual_team
from hotstove.catalog.shelf import Catalog
from hotstove.rulebooks.showdown.cards import Card, HitterCard, PitcherCard
from hotstove.rulebooks.showdown.setup import Team

from ..prints import Column, PrintCard, PrintSet, RosterPrint
from ..strategy import StrategyCardArt, print_of
from .players import ShowdownArt
from .words import big_number, hand_words, positions_of, role_word


def game_name() -> str:
    return QCoreApplication.translate("showdown", "Showdown")


def print_sets(catalog: Catalog) -> tuple[PrintSet, ...]:
    """A set to each club, all clubs together, the strategy cards, and each ready-made deck."""
    clubs = {club.id: club for club in catalog.clubs}
    players = {
        card.id: PrintCard(card.id, ShowdownArt(card, clubs[card.club]))
        for card in catalog.showdown_cards
    }
    by_club = {club: [c.id for c in catalog.showdown_cards if c.club == club] for club in clubs}
    strategy = {
        card.id: PrintCard(card.id, StrategyCardArt(print_of(card)))
        for card in catalog.strategy_cards
    }
    return (
        *(
            PrintSet(club.id, club.name, tuple(players[card] for card in by_club[club.id]))
            for club in catalog.clubs
        ),
        PrintSet(
            "league",
            QCoreApplication.translate("showdown", "The whole league"),
            tuple(players[card] for club in clubs for card in by_club[club]),
        ),
        PrintSet(
            "strategy",
            QCoreApplication.translate("showdown", "Strategy cards, one of each"),
            tuple(strategy.values()),
        ),
        *(
            PrintSet(
                key,
                QCoreApplication.translate("showdown", "Strategy deck {deck}").format(
                    deck=called(deck.name)
                ),
                tuple(strategy[each.card.id] for each in deck.cards for _ in range(each.count)),
            )
            for key, deck in catalog.decks.items()
        ),
    )


def roster_prints(catalog: Catalog) -> tuple[RosterPrint, ...]:
    return tuple(_roster(club, usual_team(catalog, club.id)) for club in catalog.clubs)


def _roster(club: Club, team: Team) -> RosterPrint:
    rotation = [card for key in team.rotation for card in team.cards if card.id == key]
    pitchers = [card for card in team.cards if isinstance(card, PitcherCard)]
    hitters = [card for card in team.cards if isinstance(card, HitterCard)]
    bench = [card for card in hitters if card.id in team.backups]
    regulars = [card for card in hitters if card.id not in team.backups]
    relief = [card for card in pitchers if card.id not in team.rotation]
    points = sum(card.points for card in team.cards)
    return RosterPrint(
        club.id,
        club.name,
        club.primary,
        (
            Column(QCoreApplication.translate("showdown", "Name"), 0.27),
            Column(QCoreApplication.translate("showdown", "Position"), 0.25),
            Column(QCoreApplication.translate("showdown", "Hand"), 0.12),
            Column(QCoreApplication.translate("showdown", "On-Base, Control"), 0.14, True),
            Column(QCoreApplication.translate("showdown", "Speed, IP"), 0.12, True),
            Column(QCoreApplication.translate("showdown", "Points"), 0.10, True),
        ),
        (
            (QCoreApplication.translate("showdown", "Rotation"), _lines(rotation)),
            (QCoreApplication.translate("showdown", "Bullpen"), _lines(relief)),
            (QCoreApplication.translate("showdown", "Hitters"), _lines(regulars)),
            (QCoreApplication.translate("showdown", "Backups"), _lines(bench)),
        ),
        QCoreApplication.translate("showdown", "{count} players, {points} points").format(
            count=len(team.cards), points=points
        ),
    )


def _lines(cards: list[Card] | list[HitterCard] | list[PitcherCard]) -> tuple[tuple[str, ...], ...]:
    return tuple(
        (
            card.name,
            positions_of(card) if isinstance(card, HitterCard) else role_word(card.role),
            hand_words(card),
            big_number(card),
            str(card.speed if isinstance(card, HitterCard) else card.ip),
            str(card.points),
        )
        for card in cards
    )
