"""Fill: the best roster around what is locked, worked out in a process of its own.

    run = FillRun(order_of(document, library.cards.values(), locks_of(document, known)))
    news = run.news()                             # ask from a timer; never waits
    news.chosen, run.last                         # the best so far
    run.result, run.seconds                       # FillResult: chosen, or what blocks it
    run.cancel()                                  # at any time; the best so far stays
    editor.change(*filled(document, known, run.result.chosen))

The model stands in fill_model; heavy mathematics is loaded in the other process only.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.construction import rotation_of
from hotstove.rulebooks.showdown.rosters import dearest_first

from ..dugout import Area
from ..filling import FillNews as FillNews
from ..filling import FillResult as FillResult
from ..filling import FillRun as FillRun
from ..filling import fill_here as fill_here
from ..programme import BULLPEN, DIAMOND
from ..shelves import Change
from .averages import LeagueAverage, average_of
from .card_worth import CardWorth, Duty, worths_of
from .documents import ShowdownDocument
from .dugout import dugout_of, is_starter
from .fill_model import FillOrder
from .lineup_cards import suggested
from .orders import with_pitcher

# What is to be filled


def locks_of(
    document: ShowdownDocument,
    known: Mapping[CardId, Card],
    only: Iterable[CardId] | None = None,
) -> dict[CardId, str]:
    """Return everybody on the roster where he is, or *only* some of them, as locks."""
    dugout, wanted = dugout_of(document, known), None if only is None else set(only)
    locks: dict[CardId, str] = {}
    for card in document.roster.cards:
        place = dugout.place_of(card)
        if card not in known or place is None or (wanted is not None and card not in wanted):
            continue
        if place.position is not None:
            locks[card] = place.position.value
        elif place.area is Area.BENCH:
            is_backup = card in document.roster.backups
            locks[card] = Duty.BENCH.value if is_backup else Duty.RESERVE.value
        else:
            locks[card] = Duty.ROTATION.value if is_starter(known[card]) else BULLPEN
    return locks


def order_of(
    document: ShowdownDocument,
    cards: Iterable[Card],
    locked: Mapping[CardId, str],
    *,
    barred: Iterable[CardId] = (),
    worths: Mapping[CardId, CardWorth] | None = None,
    average: LeagueAverage | None = None,
) -> FillOrder:
    """Return what is to be filled: the document's format, from *cards*, around *locked*."""
    listed = tuple(cards)
    if worths is None:
        worths = worths_of(listed, average or average_of(listed))
    return FillOrder(
        cards=listed,
        rules=document.rules.of_season(listed),
        locked=dict(locked),
        barred=frozenset(barred) - set(locked),
        worths=dict(worths),
    )


# The roster it comes to


def filled(
    document: ShowdownDocument, known: Mapping[CardId, Card], chosen: Mapping[CardId, str]
) -> Change:
    """Return the roster of the *chosen*, in one step: who stays keeps his spot and his turn."""
    roster = document.roster
    stays = [card for card in roster.cards if card in chosen]
    cards = (*stays, *(card for card in chosen if card not in stays))
    stands = {place: card for card, place in chosen.items() if place in _PLACES}
    spots = tuple(LineupSpot(card, Position(place)) for place, card in stands.items())
    al = roster.al if set(roster.al) == set(spots) else suggested(spots, known)
    eight = tuple(spot for spot in spots if spot.position is not Position.DESIGNATED_HITTER)
    nl = suggested(eight, known)
    starters = [card for card in roster.rotation if chosen.get(card) == Duty.ROTATION]
    arms = [known[c] for c in cards if chosen[c] == Duty.ROTATION and c not in starters]
    newcomers = dearest_first(card for card in arms if not isinstance(card, HitterCard))
    backups = tuple(card for card in cards if chosen[card] == Duty.BENCH)
    changed = replace(
        roster,
        cards=cards,
        backups=backups if document.rules.backup_share > 1 else (),
        rotation=(*starters, *(card.id for card in newcomers)) if starters else (),
        al=al,
        nl=nl,
        al_left=_whole(roster.al_left, stands),
        nl_left=_whole(roster.nl_left, stands),
    )
    changed = with_pitcher(changed, known)
    changed = replace(changed, rotation=rotation_of(changed, known, document.rules.starters))
    considering = tuple(card for card in document.considering if card not in chosen)
    return _say(_FILLED, count=len(cards) - len(stays)), replace(
        document, roster=changed, considering=considering
    )


_PLACES: Final = frozenset(position.value for position in DIAMOND)


def _whole(order: tuple[LineupSpot, ...], stands: Mapping[str, CardId]) -> tuple[LineupSpot, ...]:
    """Keep an order against left-handers only while everybody in it still starts."""
    men = set(stands.values())
    is_whole = all(s.player in men or s.position is Position.PITCHER for s in order)
    return order if is_whole else ()


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_FILLED: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "The roster is filled: {count:n} cards came in.", "", 1
)
