"""Fill of a Clutch roster: what is locked, what is ordered, and the roster an answer comes to.

    run = FillRun(order_of(roster, known.values(), edition, locks_of(roster, known)))
    roster = filled(roster, known, edition, run.result.chosen)
    roster = with_deck_and_park(roster, shelf)     # deck, coaches, stadium

The law as rows stands in fill_model, the run in ``clubhouse.filling``.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.catalog.clutch_shelf import ClutchShelf
from hotstove.rulebooks.clutch.cards import Card, CardId, pitcher_side
from hotstove.rulebooks.clutch.construction import Roster
from hotstove.rulebooks.clutch.editions import Edition
from hotstove.rulebooks.clutch.strategy import COACH_KINDS, Deck, check_deck

from ..programme import BULLPEN, DIAMOND
from ..worths import CardWorth, Duty
from .averages import LeagueAverage
from .card_worth import worths_of
from .fill_model import RELIEF, FillOrder
from .lineup_cards import best_order, suggested

_PLACES: Final = frozenset(position.value for position in DIAMOND)


def locks_of(
    roster: Roster, known: Mapping[CardId, Card], only: Iterable[CardId] | None = None
) -> dict[CardId, str]:
    """Return everybody on the roster where he is, or *only* some of them, as locks."""
    stands = {spot.player: spot.position.value for spot in roster.order}
    wanted = set(roster.cards if only is None else only)
    locks: dict[CardId, str] = {}
    for card in roster.cards:
        if card not in wanted or card not in known:
            continue
        if card in roster.rotation:
            locks[card] = Duty.ROTATION.value
        elif card in roster.bullpen:
            locks[card] = BULLPEN
        else:
            locks[card] = stands.get(card, Duty.BENCH.value)
    return locks


def order_of(
    roster: Roster,
    cards: Iterable[Card],
    edition: Edition,
    locked: Mapping[CardId, str],
    *,
    cap: int | None = None,
    barred: Iterable[CardId] = (),
    worths: Mapping[CardId, CardWorth] | None = None,
    average: LeagueAverage | None = None,
) -> FillOrder:
    """Return what is to be filled: the roster's format, from *cards*, around *locked*."""
    listed = tuple(card for card in cards if card.edition == edition.year or card.id in locked)
    if worths is None:
        worths = worths_of([c for c in listed if c.edition == edition.year], edition, average)
    return FillOrder(
        cards=listed,
        edition=edition,
        format=roster.format,
        cap=cap,
        locked=dict(locked),
        barred=frozenset(barred) - set(locked),
        worths=dict(worths),
    )


# The roster it comes to


def filled(
    roster: Roster,
    known: Mapping[CardId, Card],
    edition: Edition,
    chosen: Mapping[CardId, str],
    average: LeagueAverage | None = None,
) -> Roster:
    """Return the roster of the *chosen*: who stays keeps his spot and his turn.

    With the *average* newcomers bat in the best order, else in the suggested one.
    """
    stays = [card for card in roster.cards if card in chosen]
    cards = (*stays, *(card for card in chosen if card not in stays))
    spots = tuple(
        LineupSpot(card, Position(place)) for card, place in chosen.items() if place in _PLACES
    )
    order = roster.order
    if set(order) != set(spots):
        order = best_order(spots, known, average) if average else suggested(spots, known)
    return replace(
        roster,
        cards=cards,
        rotation=_turns(roster, known, edition, chosen),
        bullpen=_pen(roster, known, chosen),
        order=order,
    )


def _turns(
    roster: Roster, known: Mapping[CardId, Card], edition: Edition, chosen: Mapping[CardId, str]
) -> tuple[CardId, ...]:
    """C17-19: in 2017 by salary; in 2024 as they were, the dearest newcomers last."""
    starters = [card for card, place in chosen.items() if place == Duty.ROTATION]
    ranked = sorted(starters, key=lambda card: _dearest(known[card]))
    if edition.year == 2017:
        return tuple(ranked)
    stay = [card for card in roster.rotation if card in starters]
    return (*stay, *(card for card in ranked if card not in stay))


def _dearest(card: Card) -> tuple[int, str, str]:
    arm = pitcher_side(card)
    return -card.salary, arm.last_name if arm is not None else card.name, card.id


def _pen(
    roster: Roster, known: Mapping[CardId, Card], chosen: Mapping[CardId, str]
) -> tuple[CardId, ...]:
    """Who stays, then newcomers, those called first before the others, the closer last."""
    pen = {card: place for card, place in chosen.items() if place in RELIEF}
    stay = [card for card in roster.bullpen if card in pen]
    new = [card for card in pen if card not in stay]
    new.sort(key=lambda card: (RELIEF.index(Duty(pen[card])), _dearest(known[card])))
    return (*stay, *new)


# What a club brings beside its players


def with_deck_and_park(roster: Roster, shelf: ClutchShelf) -> Roster:
    """C17-14 to 18, C24-15 to 18: add what is missing of deck, coaches and stadium.

    What is there and legal stays; a club brings its own park.
    """
    deck, coaches, stadium = roster.deck, _coaches(roster, shelf), roster.stadium
    known = shelf.decks.get(deck)
    if known is None or any(check_deck(known, shelf.edition)):
        deck = preset_deck(roster, shelf)
    if stadium not in shelf.stadiums:
        own = roster.club if roster.club in shelf.stadiums else ""
        stadium = own or next(iter(shelf.stadiums), "")
    return replace(roster, deck=deck, coaches=coaches, stadium=stadium)


def _coaches(roster: Roster, shelf: ClutchShelf) -> tuple[str, ...]:
    """C24-17: one of each kind; none in 2017."""
    if not shelf.edition.coaches:
        return ()
    found = []
    for kind in COACH_KINDS:
        able = [name for name, card in shelf.coaches.items() if card.coach == kind]
        found += [name for name in (*roster.coaches, *able) if name in able][:1]
    return tuple(found)


def preset_deck(roster: Roster, shelf: ClutchShelf) -> str:
    """Return the ready-made deck whose cards lean as the roster does, to bats or to arms."""
    legal = {n: deck for n, deck in shelf.decks.items() if not any(check_deck(deck, shelf.edition))}
    if not legal:
        return ""
    arms = {*roster.rotation, *roster.bullpen}
    paid = {card: shelf.cards[card].salary for card in roster.cards if card in shelf.cards}
    bats = sum(salary for card, salary in paid.items() if card not in arms)
    lean = bats / (sum(paid.values()) or 1) - _USUAL_BATS
    return min(legal, key=lambda name: (abs(_lean(legal[name]) - 2 * lean), name))


_USUAL_BATS: Final = 0.55
"""Part of its salary that a usual roster pays to batters."""


def _lean(deck: Deck) -> float:
    """Return offense cards less defense cards, as a part of the deck."""
    sides = [each.card.side for each in deck.cards for _ in range(each.count)]
    return (sides.count("offense") - sides.count("defense")) / max(len(sides), 1)
