"""Filling a roster as a mixed-integer programme: who may take which place, at what cost and worth.

Rows carry the code of the rule they stand for, so that an impossible order can say which rule
blocks it. Solving is for fill_solver; reading the answer back into a roster is for fill.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.values import Value
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.formats import BOOK, Format

from .card_worth import CardWorth, Duty

FIRST_RELIEVERS: Final = 4
DIAMOND: Final = (*FIELDERS, Position.DESIGNATED_HITTER)
BULLPEN: Final = "bullpen"
"""As a lock: either of the two kinds of relief."""
LOCK: Final = "LOCK"
WISH: Final = "WISH"
_PEN: Final = (Duty.FIRST_RELIEF, Duty.LAST_RELIEF)
_FREE: Final = (Duty.BENCH, Duty.RESERVE, *_PEN)


class FillOrder(Value, frozen=True, kw_only=True):
    """What is to be filled, around what."""

    cards: tuple[Card, ...]
    """All that may be chosen, the locked ones among them."""
    rules: Format = BOOK
    """Its season named, where it asks for one."""
    locked: dict[CardId, str] = {}
    """Who is to be on the roster, and as what: a position (``SS``, ``DH``), ``bench``,
    ``reserve`` (bench, paid in full), ``rotation``, ``bullpen``; empty: anywhere."""
    barred: frozenset[CardId] = frozenset()
    worths: dict[CardId, CardWorth]
    """By card; who has none is not chosen."""
    least_bullpen: int = 5
    """Wishes, given up where they cannot be had."""
    least_bench: int = 3


class Column(NamedTuple):
    """One card in one place."""

    card: CardId
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


def model_of(order: FillOrder) -> Model:
    """Return every useful column and every rule."""
    columns = _columns(order)
    by_place: dict[str, list[int]] = {}
    for number, column in enumerate(columns):
        by_place.setdefault(column.place, []).append(number)
    cards = {card.id: card for card in order.cards}
    rows = [*_law(order, columns, by_place, cards), *_wishes(order, columns, by_place, cards)]
    return Model(columns, rows)


def _law(
    order: FillOrder,
    columns: list[Column],
    by_place: Mapping[str, list[int]],
    cards: Mapping[CardId, Card],
) -> Iterator[Row]:
    """SD-T-02 to 09."""
    rules = order.rules
    for position in DIAMOND:
        code = "POSITIONS_UNFILLED" if position in FIELDERS else "DH_MISSING"
        yield _sum(code, by_place.get(position, []), 1, 1)
    yield _sum("STARTER_COUNT", by_place.get(Duty.ROTATION, []), rules.starters, rules.starters)
    free = rules.size - rules.starters - len(DIAMOND)
    others = [number for place in _FREE for number in by_place.get(place, [])]
    yield _sum("ROSTER_SIZE", others, free, free)
    if rules.hitters > len(DIAMOND):
        reserve = by_place.get(Duty.RESERVE, [])
        yield _sum("HITTER_COUNT", reserve, rules.hitters - len(DIAMOND), rules.size)
    yield _sum("", by_place.get(Duty.FIRST_RELIEF, []), 0, FIRST_RELIEVERS)
    if rules.cap:
        everybody = list(range(len(columns)))
        costs = [float(column.cost) for column in columns]
        yield Row("POINT_CAP", everybody, costs, 0, rules.cap)
    persons: dict[str, list[int]] = {}
    for number, column in enumerate(columns):
        persons.setdefault(cards[column.card].person, []).append(number)
    for his in persons.values():
        if len(his) > 1:
            yield _sum("DUPLICATE_PLAYER", his, 0, 1)
    for card, place in order.locked.items():
        places = _PEN if place == BULLPEN else (place,)
        his = [
            number
            for number, column in enumerate(columns)
            if column.card == card and (not place or column.place in places)
        ]
        yield _sum(LOCK, his, 1, 1)


def _wishes(
    order: FillOrder,
    columns: list[Column],
    by_place: Mapping[str, list[int]],
    cards: Mapping[CardId, Card],
) -> Iterator[Row]:
    """A bullpen and a bench of some depth, and a second catcher; shares of a smaller roster."""
    free, usual = order.rules.size - order.rules.starters - len(DIAMOND), BOOK.free_places
    share = min(1.0, max(free, 0) / usual)
    pen = [number for place in _PEN for number in by_place.get(place, [])]
    bench = [number for place in (Duty.BENCH, Duty.RESERVE) for number in by_place.get(place, [])]
    first = by_place.get(Duty.FIRST_RELIEF, [])
    yield _sum(WISH, first, min(FIRST_RELIEVERS, int(order.least_bullpen * share)), FIRST_RELIEVERS)
    yield _sum(WISH, pen, int(order.least_bullpen * share), order.rules.size)
    yield _sum(WISH, bench, int(order.least_bench * share), order.rules.size)
    catchers = [
        number
        for number, column in enumerate(columns)
        if cards[column.card].qualifies(Position.CATCHER)
    ]
    yield _sum(WISH, catchers, 2, order.rules.size)


def _sum(rule: str, columns: list[int], low: float, high: float) -> Row:
    return Row(rule, columns, [1.0] * len(columns), low, high)


def _columns(order: FillOrder) -> list[Column]:
    """Return a column for each card and place, but for those that cannot matter."""
    by_place: dict[str, list[Column]] = {}
    people: dict[CardId, str] = {}
    for card in order.cards:
        if card.id in order.barred or card.id not in order.worths:
            continue
        if order.rules.failed_by(card) and card.id not in order.locked:
            continue
        people[card.id] = card.person
        for place, worth in order.worths[card.id].at.items():
            if _may_be(card, place, order):
                paid = order.rules.cost(card, is_backup=place == Duty.BENCH)
                by_place.setdefault(place, []).append(Column(card.id, place, paid, worth))
    columns: list[Column] = []
    for some in by_place.values():
        columns += _worth_a_thought(some, people, order)
    return columns


def _may_be(card: Card, place: str, order: FillOrder) -> bool:
    """Nobody is paid in full for the bench unless a lock or the format asks for it."""
    if place == Duty.RESERVE:
        return order.rules.hitters > len(DIAMOND) or order.locked.get(card.id) == Duty.RESERVE
    return isinstance(card, HitterCard) or place not in (Duty.BENCH, Duty.RESERVE)


def _worth_a_thought(
    some: Iterable[Column], people: Mapping[CardId, str], order: FillOrder
) -> Iterator[Column]:
    """Leave out who costs no less and is worth no more than a crowd of other people.

    They are more than can be on the roster besides him, so one of them could take his place:
    the best roster is as good without him.
    """
    better: dict[str, float] = {}
    ranked: list[float] = []
    for column in sorted(some, key=lambda column: (column.cost, -column.worth, column.card)):
        ahead = len(ranked) - bisect_left(ranked, column.worth)
        if ahead < _rivals(column.place, order.rules) or column.card in order.locked:
            yield column
        person = people[column.card]
        known = better.get(person)
        if known is None or column.worth > known:
            if known is not None:
                del ranked[bisect_left(ranked, known)]
            better[person] = column.worth
            insort(ranked, column.worth)


def _rivals(place: str, rules: Format) -> int:
    """Return how many men of one kind a roster has room for: starters, relievers, hitters."""
    if place == Duty.ROTATION:
        return rules.starters
    free = max(rules.size - rules.starters - len(DIAMOND), 0)
    return free if place in _PEN else len(DIAMOND) + free
