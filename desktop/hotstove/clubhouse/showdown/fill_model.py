"""Filling a Showdown roster as a programme: SD-T as its rows.

Solving is for fill_solver; reading the answer back into a roster is for fill.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.values import Value
from hotstove.play.words import Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.formats import BOOK, Format

from ..programme import (
    DIAMOND,
    FIRST_RELIEVERS,
    LOCK,
    PEN,
    WISH,
    Column,
    Model,
    Row,
    at_places,
    held,
    once_each,
    summed,
    under_cap,
    worth_a_thought,
)
from ..worths import CardWorth, Duty
from .fill_reasons import reasons

_BLOCKERS: Final = (
    "POINT_CAP", "POSITIONS_UNFILLED", "DH_MISSING", "STARTER_COUNT", "ROSTER_SIZE",
    "HITTER_COUNT", "DUPLICATE_PLAYER", LOCK,
)  # fmt: skip
_FREE: Final = (Duty.BENCH, Duty.RESERVE, *PEN)


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

    @property
    def blockers(self) -> tuple[tuple[str, ...], ...]:
        """The rules that may stand in the way."""
        return tuple((code,) for code in _BLOCKERS)

    def model(self) -> Model:
        return model_of(self)

    def reasons(self, blockers: tuple[str, ...]) -> tuple[Sentence, ...]:
        return reasons(self.cards, self.rules, self.locked, blockers)


def model_of(order: FillOrder) -> Model:
    """Return every useful column and every rule."""
    columns = _columns(order)
    by_place = at_places(columns)
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
        yield summed(code, by_place.get(position, []), 1, 1)
    yield summed("STARTER_COUNT", by_place.get(Duty.ROTATION, []), rules.starters, rules.starters)
    free = rules.size - rules.starters - len(DIAMOND)
    others = [number for place in _FREE for number in by_place.get(place, [])]
    yield summed("ROSTER_SIZE", others, free, free)
    if rules.hitters > len(DIAMOND):
        reserve = by_place.get(Duty.RESERVE, [])
        yield summed("HITTER_COUNT", reserve, rules.hitters - len(DIAMOND), rules.size)
    yield summed("", by_place.get(Duty.FIRST_RELIEF, []), 0, FIRST_RELIEVERS)
    if rules.cap:
        yield under_cap("POINT_CAP", columns, rules.cap)
    people = {name: card.person for name, card in cards.items()}
    yield from once_each("DUPLICATE_PLAYER", columns, people)
    yield from held(columns, order.locked)


def _wishes(
    order: FillOrder,
    columns: list[Column],
    by_place: Mapping[str, list[int]],
    cards: Mapping[CardId, Card],
) -> Iterator[Row]:
    """A bullpen and a bench of some depth, and a second catcher; shares of a smaller roster."""
    free, usual = order.rules.size - order.rules.starters - len(DIAMOND), BOOK.free_places
    share = min(1.0, max(free, 0) / usual)
    pen = [number for place in PEN for number in by_place.get(place, [])]
    bench = [number for place in (Duty.BENCH, Duty.RESERVE) for number in by_place.get(place, [])]
    first = by_place.get(Duty.FIRST_RELIEF, [])
    called = min(FIRST_RELIEVERS, int(order.least_bullpen * share))
    yield summed(WISH, first, called, FIRST_RELIEVERS)
    yield summed(WISH, pen, int(order.least_bullpen * share), order.rules.size)
    yield summed(WISH, bench, int(order.least_bench * share), order.rules.size)
    catchers = [
        number
        for number, column in enumerate(columns)
        if cards[column.card].qualifies(Position.CATCHER)
    ]
    yield summed(WISH, catchers, 2, order.rules.size)


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
    for place, some in by_place.items():
        columns += worth_a_thought(some, people, order.locked, _rivals(place, order.rules))
    return columns


def _may_be(card: Card, place: str, order: FillOrder) -> bool:
    """Nobody is paid in full for the bench unless a lock or the format asks for it."""
    if place == Duty.RESERVE:
        return order.rules.hitters > len(DIAMOND) or order.locked.get(card.id) == Duty.RESERVE
    return isinstance(card, HitterCard) or place not in (Duty.BENCH, Duty.RESERVE)


def _rivals(place: str, rules: Format) -> int:
    """Return how many men of one kind a roster has room for: starters, relievers, hitters."""
    if place == Duty.ROTATION:
        return rules.starters
    free = max(rules.size - rules.starters - len(DIAMOND), 0)
    return free if place in PEN else len(DIAMOND) + free
