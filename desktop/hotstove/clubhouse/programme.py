"""A roster as a mixed-integer programme, any game: who may be where, at what cost and worth.

Rows carry the code of the rule they stand for, so that an impossible order can say which rule
blocks it. Each game's own law is its ``fill_model``; solving is for fill_solver.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from hotstove.baseball.positions import FIELDERS, Position

from .worths import Duty

DIAMOND: Final = (*FIELDERS, Position.DESIGNATED_HITTER)
FIRST_RELIEVERS: Final = 4
"""Who are called first, each worth more innings than the others."""
PEN: Final = (Duty.FIRST_RELIEF, Duty.LAST_RELIEF)
BULLPEN: Final = "bullpen"
"""As a lock: any kind of relief."""
LOCK: Final = "LOCK"
WISH: Final = "WISH"
"""Given up where it cannot be had."""


class Column(NamedTuple):
    """One card in one place."""

    card: str
    place: str
    cost: int
    worth: float


class Row(NamedTuple):
    """The sum of *columns*, each times its factor, is to be from *low* to *high*."""

    rule: str
    columns: list[int]
    factors: list[float]
    low: float
    high: float


class Model(NamedTuple):
    columns: list[Column]
    rows: list[Row]

    def without(self, *rules: str) -> Model:
        """Return the model as if these rules did not exist."""
        return Model(self.columns, [row for row in self.rows if row.rule not in rules])


def summed(rule: str, columns: list[int], low: float, high: float) -> Row:
    return Row(rule, columns, [1.0] * len(columns), low, high)


def at_places(columns: Iterable[Column]) -> dict[str, list[int]]:
    """Return the numbers of the columns of each place."""
    found: dict[str, list[int]] = {}
    for number, column in enumerate(columns):
        found.setdefault(column.place, []).append(number)
    return found


def under_cap(rule: str, columns: list[Column], cap: int) -> Row:
    costs = [float(column.cost) for column in columns]
    return Row(rule, list(range(len(columns))), costs, 0, cap)


def once_each(rule: str, columns: Iterable[Column], people: Mapping[str, str]) -> Iterator[Row]:
    """Nobody twice; *people*: whose card each one is."""
    his: dict[str, list[int]] = {}
    for number, column in enumerate(columns):
        his.setdefault(people[column.card], []).append(number)
    for some in his.values():
        if len(some) > 1:
            yield summed(rule, some, 0, 1)


def held(
    columns: list[Column], locked: Mapping[str, str], pen: Collection[str] = PEN
) -> Iterator[Row]:
    """Who is locked is there, where he is locked; an empty place is anywhere."""
    for card, place in locked.items():
        places = pen if place == BULLPEN else (place,)
        his = [
            number
            for number, column in enumerate(columns)
            if column.card == card and (not place or column.place in places)
        ]
        yield summed(LOCK, his, 1, 1)


def worth_a_thought(
    some: Iterable[Column], people: Mapping[str, str], locked: Collection[str], rivals: int
) -> Iterator[Column]:
    """Leave out who costs no less and is worth no more than *rivals* other people.

    They are more than can be on the roster besides him, so one of them could take his place:
    the best roster is as good without him.
    """
    better: dict[str, float] = {}
    ranked: list[float] = []
    for column in sorted(some, key=lambda column: (column.cost, -column.worth, column.card)):
        ahead = len(ranked) - bisect_left(ranked, column.worth)
        if ahead < rivals or column.card in locked:
            yield column
        person = people[column.card]
        known = better.get(person)
        if known is None or column.worth > known:
            if known is not None:
                del ranked[bisect_left(ranked, known)]
            better[person] = column.worth
            insort(ranked, column.worth)
