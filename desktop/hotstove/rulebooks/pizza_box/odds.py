"""Chances of Pizza Box decks, every card counted: where a result leads, and the runs to come.

A place is ``outs * 8 + runners``, the runners a mask: 1 first, 2 second, 4 third; ``OVER`` is the
end of the half. Nothing of a game in progress is known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from hotstove.baseball.bases import Base, Bases, Runner
from hotstove.baseball.innings import OUTS_A_HALF

from .cards import BEST_RATING, HITTERS, NO_RESULT, Deck, ResultCard, Section
from .results import resolve
from .setup import Box
from .state import PizzaBoxGame

Place: TypeAlias = int
PLACES: Final = OUTS_A_HALF * 8
OVER: Final = PLACES
START: Final = 0
_HITTER: Final = Runner("hitter", "")
_RUNNERS: Final = tuple(Runner(str(base), "") for base in range(4))


class Step(NamedTuple):
    """One way an at-bat may end."""

    chance: float
    place: Place
    runs: int


Chances: TypeAlias = tuple[tuple[Step, ...], ...]
"""By place: where one at-bat with a card of the deck may lead."""


def place_of(game: PizzaBoxGame) -> Place:
    bases = game.bases
    return (
        min(game.outs, OUTS_A_HALF - 1) * 8
        + (bases.first is not None)
        + 2 * (bases.second is not None)
        + 4 * (bases.third is not None)
    )


@cache
def after(reading: Section, place: Place) -> tuple[Place, int]:
    """Return where a reading leads from *place*, and the runs it brings."""
    outs, mask = divmod(place, 8)
    on = [_RUNNERS[base] if mask >> (base - 1) & 1 else None for base in (1, 2, 3)]
    bases = Bases(*on)
    moves = resolve(reading, bases, outs, _HITTER).moves
    outs += sum(move.is_out for move in moves)
    if outs >= OUTS_A_HALF:
        return OVER, 0
    runs = sum(move.end is Base.HOME for move in moves)
    standing = bases.after(moves)
    return outs * 8 + sum(1 << (base - 1) for base, _ in standing.runners()), runs


def chances(readings: Iterable[Section]) -> Chances:
    """Return what a card drawn from these *readings* may do from every place."""
    drawn = tuple(readings)
    found = []
    for place in range(PLACES):
        ways: dict[tuple[Place, int], float] = {}
        for reading in drawn:
            way = after(reading, place)
            ways[way] = ways.get(way, 0.0) + 1 / len(drawn)
        found.append(tuple(Step(share, *way) for way, share in ways.items()))
    return tuple(found)


def reading_of(card: ResultCard, number: int = 0, rating: int = 0) -> Section:
    """Return the area hitter *number* reads against a pitcher of this *rating*; 0: white alone."""
    found, blue = card.white, card.blue
    if blue is not None and number:
        is_blue = (
            blue.rating == rating
            if blue.rating is not None
            else number in (blue.hitters or ())
        )
        found = blue.section if is_blue else card.white
    return found if found.outcome is not None else NO_RESULT


def readings(
    box: Box, deck: Deck, numbers: Sequence[int] = (0,), rating: int = 0
) -> list[Section]:
    """Return a deck as these hitters read it, each card once for each of them."""
    return [
        reading_of(card, number, rating) for number in numbers for card in box.deck(deck)
    ]


def line_up(box: Box, rating: int = BEST_RATING + 1) -> dict[Deck, Chances]:
    """Return the decks as an average of hitters 1 to 9 reads them."""
    return {deck: chances(readings(box, deck, HITTERS, rating)) for deck in Deck}


def mixed(decks: Mapping[Deck, Chances], shares: Mapping[Deck, float]) -> Chances:
    """Return the chances of an at-bat whose deck is drawn with these *shares*."""
    return tuple(
        tuple(
            Step(step.chance * shares[deck], step.place, step.runs)
            for deck in decks
            for step in decks[deck][place]
        )
        for place in range(PLACES)
    )


def runs_to_come(at_bat: Chances, *, turns: int = 60) -> list[float]:
    """Return the runs expected from each place to the end of the half; the last is OVER's 0."""
    worth = [0.0] * (PLACES + 1)
    for _ in range(turns):
        worth = [
            sum(step.chance * (step.runs + worth[step.place]) for step in at_bat[place])
            for place in range(PLACES)
        ] + [0.0]
    return worth


def visits(at_bat: Chances, *, turns: int = 60) -> list[float]:
    """Return how often each place is met in a half that begins with nobody on and nobody out."""
    met, now = [0.0] * PLACES, [0.0] * (PLACES + 1)
    now[START] = 1.0
    for _ in range(turns):
        following = [0.0] * (PLACES + 1)
        for place in range(PLACES):
            share = now[place]
            if not share:
                continue
            met[place] += share
            for step in at_bat[place]:
                following[step.place] += share * step.chance
        now = following
    return met


def pitcher_readings(box: Box, deck: Deck, rating: int = 0) -> list[Section]:
    """Return a deck as a pitcher who hits reads it (PB-PRO-25)."""
    found = []
    for card in box.deck(deck):
        bar = card.bar
        if bar is not None and bar.like is not None:
            found.append(reading_of(card, bar.like, rating))
        elif bar is not None and bar.section is not None:
            found.append(bar.section)
        else:
            found.append(reading_of(card, HITTERS[-1], rating))
    return found
