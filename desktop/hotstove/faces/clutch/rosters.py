"""Rosters of Clutch on paper, the clubs' and people's own: sheets by places, lineup cards, cards.

C17-04 to 19, C24-05 to 19, CL-24, CL-28.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from hotstove.baseball.clubs import Club
from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import INFIELD, OUTFIELD, Position
from hotstove.binding.translation import called
from hotstove.catalog.clutch_shelf import ClutchShelf
from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.clutch.documents import ClutchDocument, listed
from hotstove.clubhouse.clutch.law import violations_of
from hotstove.clubhouse.clutch.lineup_cards import ratings
from hotstove.clubhouse.clutch.stock import ClutchStock
from hotstove.rulebooks.clutch.cards import (
    BatterCard,
    Card,
    CardId,
    PitcherCard,
    batter_side,
    pitcher_side,
)
from hotstove.rulebooks.clutch.construction import Roster
from hotstove.rulebooks.clutch.editions import EDITIONS, Edition

from ..prints import Column, LineupLine, LineupPrint, PrintSet, RosterPrint
from .prints import sides_of
from .words import big_number, hand_words, positions_of, roles_of, signed

translate = QCoreApplication.translate
Lines = tuple[tuple[str, ...], ...]


class _Team(NamedTuple):
    """A roster and all that is written over and under it."""

    id: str
    title: str
    note: str
    colour: str
    roster: Roster
    known: Mapping[CardId, Card]
    names: Mapping[CardId, str]
    """Of cards nobody knows."""
    edition: Edition
    coaches: tuple[str, ...]


# Clubs


def roster_prints(catalog: Catalog) -> tuple[RosterPrint, ...]:
    return tuple(_sheet(team) for team in _clubs(catalog))


def lineup_prints(catalog: Catalog) -> tuple[LineupPrint, ...]:
    return tuple(_lineup(team) for team in _clubs(catalog))


def _clubs(catalog: Catalog) -> list[_Team]:
    shelves = [catalog.clutch(year) for year in EDITIONS]
    return [_club(shelf, club) for shelf in shelves for club in shelf.rosters]


def _club(shelf: ClutchShelf, club_id: str) -> _Team:
    roster, club, year = shelf.rosters[club_id], shelf.clubs[club_id], shelf.edition.year
    deck = shelf.decks.get(roster.deck)
    return _Team(
        f"{year}-{club_id}",
        f"{club.name}, {year}",
        _note(roster, shelf.cards, shelf, deck.name if deck is not None else "–"),
        club.primary,
        roster,
        shelf.cards,
        {},
        shelf.edition,
        tuple(shelf.coaches[coach].title for coach in roster.coaches),
    )


# People's own


def own_sheet(document: ClutchDocument, stock: ClutchStock, club: Club) -> RosterPrint:
    """Return the sheet of a roster; one that is not legal says so."""
    return _sheet(_own(document, stock, club))


def own_lineups(
    document: ClutchDocument, stock: ClutchStock, club: Club
) -> tuple[LineupPrint, ...]:
    return (_lineup(_own(document, stock, club)),) if document.roster.order else ()


def own_cards(
    document: ClutchDocument, stock: ClutchStock, clubs: Mapping[str, Club], club: Club
) -> PrintSet:
    """Return the roster's cards, each in the colours of its own club where that is known."""
    cards = [stock.known[card] for card in document.roster.cards if card in stock.known]
    year = document.edition.year
    arts = [art for card in cards for art in sides_of(card, clubs.get(card.club, club), year)]
    return PrintSet("own", document.name or club.name, tuple(arts))


def _own(document: ClutchDocument, stock: ClutchStock, club: Club) -> _Team:
    note = _note(document.roster, stock.known, stock.shelf, _deck(document, stock))
    if violations_of(document, stock):
        note += f" · {translate('clutch', 'not legal')}"
    return _Team(
        "own",
        f"{document.name or club.name}, {document.edition.year}",
        note,
        club.primary,
        document.roster,
        stock.known,
        document.names,
        document.edition,
        tuple(stock.coaches[c].title for c in document.roster.coaches if c in stock.coaches),
    )


def _deck(document: ClutchDocument, stock: ClutchStock) -> str:
    """The name of a ready-made deck, or how many cards another one has."""
    for deck in stock.shelf.decks.values():
        if listed(deck.cards) == document.deck:
            return deck.name
    count = sum(document.deck.values())
    return translate("clutch", "of {count} cards").format(count=count) if count else "–"


def _note(roster: Roster, known: Mapping[CardId, Card], shelf: ClutchShelf, deck: str) -> str:
    park = shelf.stadiums.get(roster.stadium)
    told = translate("clutch", "{count} players, salary {salary}; deck {deck}, park {park}")
    filled = {
        "count": str(len(roster.cards)),
        "salary": str(sum(known[card].salary for card in roster.cards if card in known)),
        "deck": called(deck),
        "park": park.name if park is not None else "–",
    }
    for key, value in filled.items():
        told = told.replace(f"{{{key}}}", value)
    return told


# A sheet


def _sheet(team: _Team) -> RosterPrint:
    roster = team.roster
    bench = _bench(team)
    groups = (
        (translate("clutch", "Batting order"), _order(team)),
        (translate("clutch", "Bench"), _men(team, bench)),
        (translate("clutch", "Rotation"), _men(team, roster.rotation, numbered=True)),
        (translate("clutch", "Bullpen"), _men(team, roster.bullpen)),
        (translate("clutch", "Coaches"), tuple(("", c, "", "", "", "") for c in team.coaches)),
    )
    return RosterPrint(
        team.id,
        team.title,
        team.colour,
        (
            Column(translate("clutch", "Place"), 0.10),
            Column(translate("clutch", "Name"), 0.28),
            Column(translate("clutch", "Position"), 0.25),
            Column(translate("clutch", "Hand"), 0.12),
            Column(translate("clutch", "On-Base, Command"), 0.14, True),
            Column(translate("clutch", "Salary"), 0.11, True),
        ),
        tuple((title, lines) for title, lines in groups if lines),
        team.note,
    )


def _bench(team: _Team) -> list[CardId]:
    """Who is neither in the order nor registered to a staff (RUL-12)."""
    roster = team.roster
    others = {*roster.rotation, *roster.bullpen, *(spot.player for spot in roster.order)}
    return [card for card in roster.cards if card not in others]


def _order(team: _Team) -> Lines:
    return tuple(
        _line(team, spot.player, f"{number}. {_place(spot, team.edition)}")
        for number, spot in enumerate(team.roster.order, 1)
    )


def _men(team: _Team, cards: Iterable[CardId], *, numbered: bool = False) -> Lines:
    staff = {*team.roster.rotation, *team.roster.bullpen}
    return tuple(
        _line(team, card, str(number) if numbered else "", is_arm=card in staff)
        for number, card in enumerate(cards, 1)
    )


def _line(team: _Team, card_id: CardId, place: str, *, is_arm: bool = False) -> tuple[str, ...]:
    card = team.known.get(card_id)
    if card is None:
        return (place, team.names.get(card_id, card_id), "", "", "", "")
    side = _side(card, is_arm=is_arm)
    where = positions_of(side) if isinstance(side, BatterCard) else roles_of(side)
    return (place, card.name, where, hand_words(side), big_number(side), str(card.salary))


def _side(card: Card, *, is_arm: bool) -> BatterCard | PitcherCard:
    """C24-03: a two-way player stands where he is registered."""
    first, second = (pitcher_side, batter_side) if is_arm else (batter_side, pitcher_side)
    side = first(card) or second(card)
    assert side is not None
    return side


def _place(spot: LineupSpot, edition: Edition) -> str:
    """C17-02: 2017 prints a catcher as C."""
    is_old_catcher = edition.year == 2017 and spot.position is Position.CATCHER
    return "C" if is_old_catcher else spot.position.value


# A lineup card


def _lineup(team: _Team) -> LineupPrint:
    found = ratings(team.roster.order, team.known, team.edition)
    units = (
        (translate("clutch", "Catcher"), found.get(Position.CATCHER)),
        (translate("clutch", "Infield"), _sum(found, INFIELD)),
        (translate("clutch", "Outfield"), _sum(found, OUTFIELD)),
    )
    return LineupPrint(
        team.id,
        team.title,
        team.note,
        team.colour,
        tuple(_batter(team, spot) for spot in team.roster.order),
        tuple(_pitcher(team, card) for card in team.roster.rotation),
        tuple(_substitute(team, card) for card in _bench(team)),
        tuple(_pitcher(team, card) for card in team.roster.bullpen),
        tuple((title, signed(value) if value is not None else "") for title, value in units),
    )


def _sum(found: Mapping[Position, int], places: Iterable[Position]) -> int | None:
    values = [found[at] for at in places if at in found]
    return sum(values) if values else None


def _batter(team: _Team, spot: LineupSpot) -> LineupLine:
    place, card = _place(spot, team.edition), batter_side(team.known.get(spot.player))
    if card is None:
        return LineupLine(place, team.names.get(spot.player, spot.player), "", "")
    glove = ratings((spot,), team.known, team.edition).get(spot.position)
    numbers = [translate("clutch", "OB {value}").format(value=card.on_base)]
    if glove is not None:
        numbers.append(translate("clutch", "D {value}").format(value=signed(glove)))
    return LineupLine(place, card.name, card.bats, " · ".join([*numbers, _speed(card)]))


def _speed(card: BatterCard) -> str:
    """C17-01, C24-01: Speed; or Baserunning and Stealing."""
    if card.edition == 2017:
        return translate("clutch", "Sp {value}").format(value=card.speed)
    words = translate("clutch", "Run {run}/{steal}")
    return words.format(run=card.baserunning, steal=card.stealing)


def _substitute(team: _Team, card_id: CardId) -> LineupLine:
    card = batter_side(team.known.get(card_id))
    if card is None:
        return LineupLine("", team.names.get(card_id, card_id), "", "")
    return LineupLine("", card.name, card.bats, positions_of(card))


def _pitcher(team: _Team, card_id: CardId) -> LineupLine:
    card = pitcher_side(team.known.get(card_id))
    if card is None:
        return LineupLine("", team.names.get(card_id, card_id), "", "")
    command = translate("clutch", "Com {value}").format(value=card.command)
    return LineupLine("", card.name, card.throws, f"{roles_of(card)} · {command}")
