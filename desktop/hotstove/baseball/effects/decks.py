"""Decks at a table: every copy, what it waits for, and which cards of a hand a window is for.

The same decks are gone through once, however many games are played with them, and a hand once
for as long as it stays what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import partial
from operator import is_
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec import Struct

from hotstove.play.answers import Placed
from hotstove.play.decisions import Option
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side

from .clauses import Clause
from .hands import CopyId
from .interpreter import all_of, condition_of
from .moment import Moment
from .vocabulary import Test, Values, Vocabulary

TABLE: Final = "table"
"""Where a strategy card is laid to play it."""
RESULT: Final = "result"
"""What most cards look at first: the thing that conditions on a ``Moment.result`` are about."""
_VISITOR, _HOME = Side.VISITOR, Side.HOME
_MOST_KEPT: Final = 32


class Printed(Protocol):
    @property
    def id(self) -> str: ...
    @property
    def when(self) -> tuple[Clause, ...]: ...
    @property
    def effects(self) -> tuple[Clause, ...]: ...


C = TypeVar("C", bound=Printed)
C_co = TypeVar("C_co", bound=Printed, covariant=True)
M = TypeVar("M", bound=Moment[Any, Any])
K = TypeVar("K")


class Copies(Protocol[C_co]):
    @property
    def card(self) -> C_co: ...
    @property
    def count(self) -> int: ...


def copies_of(cards: Iterable[Copies[C]], seat: Seat) -> dict[CopyId, C]:
    """Return every copy in *seat*'s deck by its id, in the order of the list."""
    return {
        f"{each.card.id}@{seat}-{number}": each.card
        for each in cards
        for number in range(1, each.count + 1)
    }


Ready: TypeAlias = tuple[CopyId, Values | None, Test[M]]
"""A copy, the results it waits for, and whether nothing on the card keeps it from being played."""
ByWindow: TypeAlias = Mapping[str, list[Ready[M]]]


class AtHand(Struct, Generic[M], frozen=True):
    """What either side holds by the windows it is for, as worked out of *cards* and *batting*."""

    cards: object
    """All of the game's cards as they lie; while they are the same, so is this."""
    batting: Side
    visitor: tuple[CopyId, ...]
    home: tuple[CopyId, ...]
    held: dict[Side, ByWindow[M]]
    acting: AbstractSet[str]
    """The windows in which something that lies on the table acts of itself."""
    windows: AbstractSet[str]
    """All that anything may come of."""


NO_WINDOWS: Final[frozenset[str]] = frozenset()
NOTHING_AT_HAND: Final[AtHand[Any]] = AtHand(
    None, _VISITOR, (), (), {_VISITOR: {}, _HOME: {}}, NO_WINDOWS, NO_WINDOWS
)


class Copied(Generic[C, M]):
    """The copies of all decks of a game."""

    def __init__(self, words: Vocabulary[M], cards: Mapping[CopyId, C]) -> None:
        self.cards = cards
        kinds = {id(card): card for card in cards.values()}
        holds = {key: condition_of(words, card.when) for key, card in kinds.items()}
        may = {
            key: all_of([holds[key], *self.needs(card), *_choices(words, card.effects)])
            for key, card in kinds.items()
        }
        self.holds = {copy: holds[id(card)] for copy, card in cards.items()}
        """Whether what a copy waits for is so."""
        self._may = {copy: may[id(card)] for copy, card in cards.items()}
        results = {key: _results(words, card.when) for key, card in kinds.items()}
        self._results = {copy: results[id(card)] for copy, card in cards.items()}
        self.options = {
            copy: Option(Placed(copy, TABLE), f"card:{copy}", TABLE) for copy in cards
        }
        self._fits = {is_at_bat: self._fitting(is_at_bat) for is_at_bat in (True, False)}
        self._by_window: dict[tuple[tuple[CopyId, ...], bool], ByWindow[M]] = {}
        """By the cards held and whether their side is at bat; the last few hands are kept."""

    def windows_of(self, card: C, *, is_at_bat: bool) -> Iterable[str]:
        """Return the windows in which the side at bat, or the other, may play *card*."""
        raise NotImplementedError

    def needs(self, card: C) -> Iterable[Test[M]]:
        """Return what must be so besides for *card* to be played as the first of an at-bat."""
        raise NotImplementedError

    def _fitting(self, is_at_bat: bool) -> dict[CopyId, tuple[tuple[str, Ready[M]], ...]]:
        return {
            copy: tuple(
                [
                    (window, (copy, self._results[copy], self._may[copy]))
                    for window in self.windows_of(card, is_at_bat=is_at_bat)
                ]
            )
            for copy, card in self.cards.items()
        }

    def at_hand(
        self,
        cards: object,
        batting: Side,
        visitor: tuple[CopyId, ...],
        home: tuple[CopyId, ...],
        acting: AbstractSet[str] = NO_WINDOWS,
        before: AtHand[M] = NOTHING_AT_HAND,
    ) -> AtHand[M]:
        """Return what the sides may think of playing of all that they hold.

        What is as it was *before* is not worked out again.
        """
        is_same_half, is_top = before.batting is batting, batting is _VISITOR
        is_same_visitor = is_same_half and before.visitor == visitor
        is_same_home = is_same_half and before.home == home
        if is_same_visitor and is_same_home and before.acting == acting:
            held, windows = before.held, before.windows
            return AtHand(cards, batting, visitor, home, held, acting, windows)
        theirs = before.held[_VISITOR] if is_same_visitor else self._held(visitor, is_top)
        ours = before.held[_HOME] if is_same_home else self._held(home, not is_top)
        held, windows = {_VISITOR: theirs, _HOME: ours}, {*theirs, *ours, *acting}
        return AtHand(cards, batting, visitor, home, held, acting, windows)

    def _held(self, cards: tuple[CopyId, ...], is_at_bat: bool) -> ByWindow[M]:
        known = self._by_window.get((cards, is_at_bat))
        if known is None:
            fits = self._fits[is_at_bat]
            found: dict[str, list[Ready[M]]] = {}
            for copy in cards:
                for window, ready in fits.get(copy, ()):
                    if window in found:
                        found[window].append(ready)
                    else:
                        found[window] = [ready]
            if len(self._by_window) >= _MOST_KEPT:
                self._by_window.clear()
            self._by_window[cards, is_at_bat] = known = found
        return known


def _results(words: Vocabulary[M], when: Iterable[Clause]) -> Values | None:
    """Return the results that let *when* hold; None where it does not ask for one."""
    found: Values | None = None
    for clause in when:
        condition = words.conditions.get(clause.word)
        if condition is not None and condition.about == RESULT and condition.domain is not None:
            named = condition.domain(clause)
            found = named if found is None else found & named
    return found


def _choices(words: Vocabulary[M], effects: Iterable[Clause]) -> Iterator[Test[M]]:
    """Yield, for every effect that needs a choice, whether there is one (SD-V-05)."""
    for clause in effects:
        verb = words.verbs.get(clause.word)
        if verb is not None and verb.choices is not None:
            yield partial(_has_choice, verb.choices, clause)


def _has_choice(
    choices: Callable[[M, Clause], tuple[str, ...]], clause: Clause, moment: M
) -> bool:
    return bool(choices(moment, clause))


def playable(
    moment: M, ready: Iterable[Ready[M]], faults: Callable[[M], Iterable[Problem]] | None
) -> list[CopyId]:
    """Return the cards of *ready* that may be played, in the order of the hand.

    *faults*: what else may keep the moment's card once others have been laid.
    """
    found, result = [], None
    for copy, results, may_play in ready:
        if results is not None:
            if result is None:
                result = moment.result
            if result not in results:
                continue
        moment.card = copy
        if may_play(moment) and (faults is None or not any(faults(moment))):
            found.append(copy)
    return found


class Remembered(Generic[K]):
    """What was worked out of the very same things before; the last few are kept."""

    def __init__(self) -> None:
        self._known: list[tuple[tuple[object, ...], K]] = []

    def of(self, things: tuple[object, ...], work_out: Callable[[], K]) -> K:
        for known, found in self._known:
            if len(known) == len(things) and all(map(is_, known, things)):
                return found
        found = work_out()
        self._known.insert(0, (things, found))
        del self._known[_MOST_KEPT:]
        return found
