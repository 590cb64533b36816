"""Filling a Clutch roster as a programme: C17-04 to 13, C24-05 to 14, CL-17, CL-18 as its rows.

Every man has one place: a position, DH, the bench, the rotation, the bullpen. That eight
different men stand at eight positions is itself the matching that CL-18 asks for.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.values import Value
from hotstove.play.words import Sentence
from hotstove.rulebooks.clutch.cards import Card, CardId, Role, batter_side, pitcher_side
from hotstove.rulebooks.clutch.construction import STANDARD
from hotstove.rulebooks.clutch.editions import Edition

from ..programme import (
    BULLPEN,
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
from .shapes import Shape, shape_of

RELIEF: Final = (*PEN, Duty.CLOSER)
"""Every place of the bullpen."""
_RIVALS: Final = 22
"""More men of one kind than any roster has room for beside those locked."""


class FillOrder(Value, frozen=True, kw_only=True):
    """What is to be filled, around what."""

    cards: tuple[Card, ...]
    """All that may be chosen, the locked ones among them."""
    edition: Edition
    format: str = STANDARD
    cap: int | None = None
    """Another salary cap than the format's own."""
    locked: dict[CardId, str] = {}
    """Who is to be on the roster, and as what: a position (``SS``, ``DH``), ``bench``,
    ``rotation``, ``bullpen``; empty: anywhere."""
    barred: frozenset[CardId] = frozenset()
    worths: dict[CardId, CardWorth]
    """By card; who has none is not chosen."""

    @property
    def shape(self) -> Shape:
        return shape_of(self.edition, self.format, self.cap)

    @property
    def blockers(self) -> tuple[tuple[str, ...], ...]:
        """The rules that may stand in the way; where one kind is too many, the size gives way."""
        counted = tuple(
            (count.code, "ROSTER_SIZE")
            for count in self.shape.counts
            if count.code != "ROSTER_SIZE"
        )
        alone = (*self.shape.codes, "ROSTER_DUPLICATE_PERSON", LOCK)
        return (*((code,) for code in alone), *counted)

    def model(self) -> Model:
        """Return every useful column and every rule."""
        columns = _columns(self)
        cards = {card.id: card for card in self.cards}
        law = _law(self, columns, cards)
        return Model(columns, [*law, *_wishes(self, columns, cards)])

    def reasons(self, blockers: tuple[str, ...]) -> tuple[Sentence, ...]:
        return reasons(self.cards, self.edition, self.shape, self.locked, blockers)


def _law(
    order: FillOrder, columns: list[Column], cards: Mapping[CardId, Card]
) -> Iterator[Row]:
    shape, at = order.shape, at_places(columns)
    for position in DIAMOND:
        code = "ROSTER_COVER" if position in FIELDERS else "ROSTER_DH"
        yield summed(code, at.get(position, []), 1, 1)
    men = _in(at, DIAMOND, (Duty.BENCH,))
    rotation, relief = _in(at, (Duty.ROTATION,)), _in(at, RELIEF)
    closers = at.get(Duty.CLOSER, [])
    everybody = list(range(len(columns)))
    counted = {
        "men": men,
        "rotation": rotation,
        "relief": [number for number in relief if number not in set(closers)],
        "closers": closers,
        "bullpen": relief,
        "pitchers": [*rotation, *relief],
        "all": everybody,
    }
    for count in shape.counts:
        yield summed(count.code, counted[count.what], count.low, count.high)
    if shape.has_backup_catcher:
        yield summed("ROSTER_BACKUP_CATCHER", _catchers(columns, cards), 1, len(columns))
    if shape.cap is not None:
        yield under_cap("ROSTER_SALARY", columns, shape.cap)
    if not shape.is_counted:
        for some, usual, locked in _unsaid(order, at):
            yield summed("", some, 0, max(usual, locked))
    yield summed("", at.get(Duty.FIRST_RELIEF, []), 0, FIRST_RELIEVERS)
    people = {name: card.person for name, card in cards.items()}
    yield from once_each("ROSTER_DUPLICATE_PERSON", columns, people)
    yield from held(columns, order.locked, RELIEF)


def _wishes(
    order: FillOrder, columns: list[Column], cards: Mapping[CardId, Card]
) -> Iterator[Row]:
    """A second catcher on the bench, starters who may start, a bullpen that pitches its innings,
    a usual size where none is law.
    """
    shape, at = order.shape, at_places(columns)
    bench = at.get(Duty.BENCH, [])
    second = [number for number in _catchers(columns, cards) if number in set(bench)]
    yield summed(WISH, second, 1, len(columns))
    starts = [
        number
        for number in at.get(Duty.ROTATION, [])
        if (arm := pitcher_side(cards[columns[number].card])) and arm.has(Role.STARTER)
    ]
    yield summed(WISH, starts, shape.usual.rotation, len(columns))
    if not shape.is_counted:
        for some, usual, _ in _unsaid(order, at):
            yield summed(WISH, some, usual, len(columns))
    relief = shape.usual.bullpen - 1
    yield summed(WISH, _in(at, RELIEF), relief, len(columns))
    yield summed(WISH, at.get(Duty.FIRST_RELIEF, []), min(FIRST_RELIEVERS, relief), len(columns))


def _unsaid(
    order: FillOrder, at: Mapping[str, list[int]]
) -> Iterator[tuple[list[int], int, int]]:
    """Return what the format does not count: columns, the usual number, and how many are locked."""
    usual, locked = order.shape.usual, list(order.locked.values())
    free = locked.count("")
    for places, names, number in (
        ((Duty.BENCH,), (Duty.BENCH,), usual.bench),
        ((Duty.ROTATION,), (Duty.ROTATION,), usual.rotation),
        (RELIEF, (*RELIEF, BULLPEN), usual.bullpen),
    ):
        yield _in(at, places), number, free + sum(locked.count(name) for name in names)


def _in(at: Mapping[str, list[int]], *places: tuple[str, ...]) -> list[int]:
    return [number for some in places for place in some for number in at.get(place, [])]


def _catchers(columns: list[Column], cards: Mapping[CardId, Card]) -> list[int]:
    return [
        number
        for number, column in enumerate(columns)
        if _is_backup(cards[column.card], column.place)
    ]


def _columns(order: FillOrder) -> list[Column]:
    """Return a column for each card and place, but for those that cannot matter."""
    kinds: dict[tuple[str, bool], list[Column]] = {}
    people: dict[CardId, str] = {}
    for card in order.cards:
        worth = order.worths.get(card.id)
        if card.id in order.barred or worth is None or card.edition != order.edition.year:
            continue
        people[card.id] = card.person
        for place, runs in worth.at.items():
            column = Column(card.id, place, card.salary, runs)
            kinds.setdefault((place, _is_backup(card, place)), []).append(column)
    columns: list[Column] = []
    for some in kinds.values():
        columns += worth_a_thought(some, people, order.locked, _RIVALS)
    return columns


def _is_backup(card: Card, place: str) -> bool:
    """RUL-18: a catcher who neither catches nor fields, whom nobody else can replace."""
    if place not in (Position.DESIGNATED_HITTER, Duty.BENCH):
        return False
    batter = batter_side(card)
    return batter is not None and batter.qualifies(Position.CATCHER)
