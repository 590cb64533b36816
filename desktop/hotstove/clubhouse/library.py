"""The card library: every card at hand, searched in plain words, narrowed by facets, sorted.

Pure look-up, no window: 4,000 cards are filtered and sorted within one frame. How words are
compared stands in ``folding``; what a card is worth is handed in; what there is to a game's cards
says its own ``library``.

    library = ShowdownLibrary(cards, clubs={"mudlarks": "Stilt Mudlarks"})
    found = library.find(Query(words="lefty shortstop", facets={"icon": ("SB",)}))
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from msgspec.structs import replace

from hotstove.baseball.positions import Position
from hotstove.play.values import Value

from .documents import CardId, PlayerCard
from .folding import folded

C = TypeVar("C", bound=PlayerCard)

WORDS: Final[dict[str, str]] = {
    "P": "pitcher", "CA": "catcher C", "1B": "first base", "2B": "second base",
    "3B": "third base", "SS": "shortstop", "LF": "left field", "CF": "centre center field",
    "RF": "right field",
}  # fmt: skip
HANDS: Final = {"L": "left left-handed lefty", "R": "right right-handed righty", "S": "switch"}
_NUMBER: Final = re.compile(r"([a-z-]{1,20})(<=|>=|<|>|=)(-?[0-9]{1,5})")
_COMPARE: Final[dict[str, Callable[[int, int], bool]]] = {
    "<": lambda found, wanted: found < wanted,
    "<=": lambda found, wanted: found <= wanted,
    ">": lambda found, wanted: found > wanted,
    ">=": lambda found, wanted: found >= wanted,
    "=": lambda found, wanted: found == wanted,
}


class SortKey(Value, frozen=True):
    by: str = "points"
    """One of the library's ``sorts``."""
    falling: bool = True


class Query(Value, frozen=True, kw_only=True):
    """What is wanted; everything left alone narrows nothing."""

    words: str = ""
    """Each must be found: ``garcia cf``, ``lefty closer``, ``ob>=11``, ``points<300``. Long
    words match within a word, words of one or two letters whole words only."""
    facets: dict[str, tuple[str, ...]] = {}
    """Facet to the values any of which will do; season as text."""
    points: tuple[int, int] | None = None
    """From and to, both included; of the salary where that is what cards cost."""
    only: frozenset[CardId] | None = None
    """None: all cards; else no others than these."""
    without: frozenset[CardId] = frozenset()
    sort: tuple[SortKey, ...] = (SortKey(),)


EVERYTHING: Final = Query()


class Entry(Value, frozen=True):
    """A card as the library knows it."""

    card: Any
    text: str
    """All that words are looked for in, folded, a blank around each word."""
    facets: dict[str, tuple[str, ...]]


class Library(ABC, Generic[C]):
    """Cards by id, in one order; made anew when sets come or go."""

    facets: ClassVar[tuple[str, ...]]
    """What ``Query.facets`` may narrow by; the values of one facet are alternatives."""
    sorts: ClassVar[tuple[str, ...]]
    """``points``: what a card costs; ``command``: On-Base or Control; ``value``: runs a game;
    ``bargain``: runs a game for 100 points."""
    numbers: ClassVar[dict[str, str]]
    """What words may compare, ``ob>=11``, and the fields they mean."""

    # What each game says of its cards

    @abstractmethod
    def cost(self, card: C) -> int:
        """Return what it costs by itself."""

    @abstractmethod
    def number(self, card: C, field: str) -> int | None:
        """Return a number of the card; None where it has none of the kind."""

    @abstractmethod
    def measure(self, card: C, by: str) -> Any:
        """Return what orders it among others by a sort of the game's own; None: it comes last."""

    @abstractmethod
    def words(self, card: C) -> list[str]:
        """Return all that words are looked for in."""

    @abstractmethod
    def values(self, card: C) -> dict[str, tuple[str, ...]]:
        """Return its values by facet."""

    # What is the same in every game

    def __init__(
        self,
        cards: Iterable[C],
        clubs: Mapping[str, str] = {},
        values: Mapping[CardId, float] = {},
    ) -> None:
        """*clubs*: names by id, for cards whose club is of the league; *values*: runs a game."""
        self.clubs = dict(clubs)
        self.cards: dict[CardId, C] = {card.id: card for card in cards}
        self.worth = values
        self.entries: dict[CardId, Entry] = {
            card.id: Entry(card, self._text(card), self.values(card))
            for card in self.cards.values()
        }
        self._ranks: dict[SortKey, dict[CardId, int]] = {}

    def __len__(self) -> int:
        return len(self.cards)

    def weigh(self, values: Mapping[CardId, float]) -> None:
        """Learn what cards are worth, for sorting by it."""
        self.worth = values
        self._ranks.clear()

    # Searching

    def find(
        self, query: Query = EVERYTHING, tags: Mapping[CardId, tuple[str, ...]] = {}
    ) -> list[C]:
        """Return the cards that fit, sorted; *tags* are the roster's own, by card."""
        found = [entry.card for entry in self._narrowed(query, tags)]
        return self.sorted(found, query.sort)

    def sorted(self, cards: list[C], keys: Sequence[SortKey]) -> list[C]:
        """Return *cards* by the first key, equals by the next, then by name."""
        for key in (SortKey("name", falling=False), *reversed(keys)):
            ranks = self._rank(key)
            cards = sorted(cards, key=lambda card: ranks[card.id])
        return cards

    def counts(
        self, query: Query, facet: str, tags: Mapping[CardId, tuple[str, ...]] = {}
    ) -> Counter[str]:
        """Return how many cards each value of *facet* would show, all else staying as it is."""
        rest = {name: values for name, values in query.facets.items() if name != facet}
        found: Counter[str] = Counter()
        for entry in self._narrowed(replace(query, facets=rest), tags):
            his = tags.get(entry.card.id, ()) if facet == "tag" else entry.facets[facet]
            found.update(his)
        return found

    def in_the_way(
        self, query: Query, tags: Mapping[CardId, tuple[str, ...]] = {}
    ) -> tuple[str, int] | None:
        """Where nothing is found: the word or facet whose removal shows most, and how many.

        A word is named as it was written, a facet by its name, the range as ``points``.
        """
        words = query.words.split()
        tries: list[tuple[str, Query]] = [
            (word, replace(query, words=" ".join(words[:at] + words[at + 1 :])))
            for at, word in enumerate(words)
        ]
        for name in query.facets:
            rest = {facet: values for facet, values in query.facets.items() if facet != name}
            tries.append((name, replace(query, facets=rest)))
        if query.points is not None:
            tries.append(("points", replace(query, points=None)))
        counted = [(len(self._narrowed(less, tags)), name) for name, less in tries]
        most, name = max(counted, default=(0, ""))
        return (name, most) if most else None

    def _narrowed(self, query: Query, tags: Mapping[CardId, tuple[str, ...]]) -> list[Entry]:
        tests: list[Callable[[Entry], bool]] = []
        if query.only is not None:
            only = query.only
            tests.append(lambda entry: entry.card.id in only)
        if query.without:
            tests.append(lambda entry: entry.card.id not in query.without)
        if query.points is not None:
            low, high = query.points
            tests.append(lambda entry: low <= self.cost(entry.card) <= high)
        for facet, wanted in query.facets.items():
            if wanted:
                tests.append(_facet_test(facet, frozenset(wanted), tags))
        tests += [self._word_test(word, tags) for word in query.words.split()]
        entries = list(self.entries.values())
        for test in tests:
            entries = [entry for entry in entries if test(entry)]
        return entries

    # Sorting

    def _rank(self, key: SortKey) -> dict[CardId, int]:
        """Return every card's place by one key; those without a value come last."""
        found = self._ranks.get(key)
        if found is None:
            cards = sorted(self.cards.values(), key=lambda card: (folded(card.name), card.id))
            measured = [(self._measure(card, key.by), card.id) for card in cards]
            have = [pair for pair in measured if pair[0] is not None]
            have.sort(key=lambda pair: pair[0], reverse=key.falling)
            ranks: dict[CardId, int] = {}
            last, place = None, -1
            for value, card_id in have:
                if value != last or not ranks:
                    last, place = value, place + 1
                ranks[card_id] = place
            for value, card_id in measured:
                if value is None:
                    ranks[card_id] = place + 1
            found = self._ranks[key] = ranks
        return found

    def _measure(self, card: C, by: str) -> Any:
        if by == "name":
            return folded(card.name)
        if by == "points":
            return self.cost(card)
        if by == "club":
            return folded(self.clubs.get(card.club, card.club))
        if by == "position":
            return ORDER[self.entries[card.id].facets["position"][0]]
        if by in ("value", "bargain"):
            value = self.worth.get(card.id)
            if value is None or by == "value":
                return value
            return value / max(self.cost(card), 1)
        return self.measure(card, by)

    def _text(self, card: C) -> str:
        parts = [card.name, self.clubs.get(card.club, ""), card.club, card.id, *self.words(card)]
        return f" {folded(' '.join(parts))} "

    def _word_test(
        self, word: str, tags: Mapping[CardId, tuple[str, ...]]
    ) -> Callable[[Entry], bool]:
        number = _NUMBER.fullmatch(word.lower())
        if number is not None and number[1] in self.numbers:
            field, compare, wanted = self.numbers[number[1]], _COMPARE[number[2]], int(number[3])

            def compares(entry: Entry) -> bool:
                found = self.number(entry.card, field)
                return found is not None and compare(found, wanted)

            return compares
        plain = folded(word).strip()
        if not plain:
            return lambda entry: True
        sought = f" {plain} " if len(plain) <= 2 else plain
        tagged = frozenset(
            card for card, his in tags.items() if any(plain in folded(tag) for tag in his)
        )
        return lambda entry: sought in entry.text or entry.card.id in tagged


ORDER: Final = {position.value: number for number, position in enumerate(Position)}


def parts_of_field(positions: Sequence[str]) -> list[str]:
    """Return what a fielder may be called by where he stands: infielder, outfielder."""
    parts = []
    if any(position in positions for position in ("1B", "2B", "3B", "SS")):
        parts.append("infielder IF")
    if any(position in positions for position in ("LF", "CF", "RF")):
        parts.append("outfielder OF")
    return parts


def _facet_test(
    facet: str, wanted: frozenset[str], tags: Mapping[CardId, tuple[str, ...]]
) -> Callable[[Entry], bool]:
    if facet == "tag":
        return lambda entry: not wanted.isdisjoint(tags.get(entry.card.id, ()))
    return lambda entry: not wanted.isdisjoint(entry.facets[facet])
