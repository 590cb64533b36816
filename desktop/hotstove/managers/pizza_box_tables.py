"""The decks of a box as a Pizza Box manager counts them, and the equilibria worked out so far.

What is worked out once for a hand of some size serves every game of the same box.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hotstove.rulebooks.pizza_box.cards import HITTERS, Deck
from hotstove.rulebooks.pizza_box.odds import (
    PLACES,
    Chances,
    chances,
    mixed,
    pitcher_readings,
    readings,
    runs_to_come,
    visits,
)
from hotstove.rulebooks.pizza_box.setup import Box

from .pizza_box_half import Decks, Moment, Segment, Solution, Worth, drawn_whites, singles, solve

ORDER: Final = (Deck.HITTER, Deck.NEUTRAL, Deck.PITCHER)
SHARES: Final = dict(zip(ORDER, (0.44, 0.10, 0.46), strict=True))
"""How often near-equilibrium play draws from each deck (PB-CD-02)."""
GRAIN: Final = 20
"""Shares of white among the unseen cards are told apart by so many steps."""
FEWEST, MOST = 6, 17
"""Whites of GRAIN: no pile is all of one colour for long."""
A_BLACK_KEPT: Final = 0.05
"""Runs (PB-CD-10)."""


class Reader(NamedTuple):
    """Who reads the cards: hitter 1 to 9, 0 for the white area alone, -1 for an average hitter.

    -2 is a pitcher who hits. *rating* is the pitcher's.
    """

    number: int
    rating: int = 0


AVERAGE: Final = -1
PITCHER_BATTING: Final = -2


class Tables:
    """Everything counted from one box."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self._decks: dict[Reader, Decks] = {}
        self._solutions: dict[tuple[Reader, int, int, int, int, int, bool], Solution] = {}
        self._singles: dict[tuple[Reader, int], Worth] = {}
        self._starts: dict[Reader, tuple[tuple[int, float], ...]] = {}
        self._runs: dict[Reader, list[float]] = {}
        self.local: dict[tuple[int, Moment, Reader], tuple[list[float], float]] = {}
        """Mixes of one at-bat for a hitter who is not the average one, by the solution's id."""

    def decks(self, reader: Reader) -> Decks:
        if reader not in self._decks:
            high, none, low = (self._deck(deck, reader) for deck in ORDER)
            self._decks[reader] = high, none, low
        return self._decks[reader]

    def _deck(self, deck: Deck, reader: Reader) -> Chances:
        number, rating = reader
        if number == PITCHER_BATTING:
            return chances(pitcher_readings(self.box, deck, rating))
        numbers = HITTERS if number == AVERAGE else (number,)
        return chances(readings(self.box, deck, numbers, rating))

    def runs(self, reader: Reader) -> list[float]:
        """Return the runs to come by place when the decks come up as they mostly do."""
        if reader not in self._runs:
            self._runs[reader] = runs_to_come(self._usual(reader))
        return self._runs[reader]

    def _usual(self, reader: Reader) -> Chances:
        return mixed(dict(zip(ORDER, self.decks(reader), strict=True)), SHARES)

    def starts(self, reader: Reader) -> tuple[tuple[int, float], ...]:
        """Return how often each place is met."""
        if reader not in self._starts:
            met = visits(self._usual(reader))
            self._starts[reader] = tuple((p, met[p] / sum(met)) for p in range(PLACES))
        return self._starts[reader]

    def singles(self, reader: Reader, whites: int) -> Worth:
        if (reader, whites) not in self._singles:
            self._singles[reader, whites] = singles(self.decks(reader), whites / GRAIN)
        return self._singles[reader, whites]

    def opening(
        self, reader: Reader, cards: int, kept: int, whites: int, dig: int, most_kept: int,
        *, is_fresh: bool = True,
    ) -> Solution:
        """Return the mixes of a hand of *cards*, *kept* of them black ones kept from before.

        *whites* of GRAIN unseen cards are white; *dig* cards follow; *is_fresh*: the half begins
        with this hand.
        """  # fmt: skip
        key = (reader, cards, kept, whites, dig, most_kept, is_fresh)
        if key not in self._solutions:
            tail = self.singles(reader, whites)
            if dig > 1:
                tail = self.dug(reader, dig, whites).values()
            prior = drawn_whites(whites, GRAIN - whites, cards - kept) + (0.0,) * kept
            starts = ((0, 1.0),) if is_fresh else self.starts(reader)
            value = A_BLACK_KEPT if most_kept else 0.0
            segment = Segment(self.decks(reader), prior, tail, value, most_kept, starts)
            self._solutions[key] = solve(segment)
        return self._solutions[key]

    def dug(self, reader: Reader, cards: int, whites: int) -> Solution:
        """Return the mixes of dig deep cards."""
        key = (reader, cards, 0, whites, 0, 0, False)
        if key not in self._solutions:
            segment = Segment(
                self.decks(reader),
                drawn_whites(whites, GRAIN - whites, cards),
                self.singles(reader, whites),
                starts=self.starts(reader),
            )
            self._solutions[key] = solve(segment)
        return self._solutions[key]


_KNOWN: Final[list[Tables]] = []
_MOST_KNOWN: Final = 4


def tables_of(box: Box) -> Tables:
    """Return the tables of a box; those of the last few boxes are kept."""
    for known in _KNOWN:
        if known.box is box:
            return known
    found = next((known for known in _KNOWN if known.box == box), None) or Tables(box)
    if found not in _KNOWN:
        _KNOWN.insert(0, found)
        del _KNOWN[_MOST_KNOWN:]
    return found


def grain(whites: int, blacks: int) -> int:
    """Return the share of white among unseen cards in steps of GRAIN."""
    if whites + blacks == 0:
        return GRAIN * 3 // 5
    return min(MOST, max(FEWEST, round(GRAIN * whites / (whites + blacks))))
