"""Chance: faces of dice and shuffles that replay exactly from a seed, for ever.

The generator is SplitMix64. Dice are read by address (the passage of play, the place in it), so
taking a step back never rolls anew and a rule that rolls once more leaves later passages alone.
Shuffles come from an ``Rng`` that lies in the state itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from struct import Struct
from typing import Protocol, TypeVar

from .decisions import Roll
from .values import Value

T = TypeVar("T")
D20 = 20
_GAMMA = 0x9E3779B97F4A7C15
_PAGE = 0xD1342543DE82EF95
_MASK = (1 << 64) - 1
_WORDS = 1 << 64


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def _below(start: int, n: int) -> int:
    """Return an even choice from ``range(n)``, from the stream that begins at *start*."""
    while True:
        start = (start + _GAMMA) & _MASK
        word = _mix(start)
        place = word % n
        if word - place <= _WORDS - n:
            return place


class Rng(Value, frozen=True):
    """A stream of chance as a value: drawing returns the stream that follows."""

    seed: int
    drawn: int = 0

    def below(self, n: int) -> tuple[int, Rng]:
        """Draw an integer in ``range(n)``, every value equally likely."""
        z = self.seed * _PAGE + self.drawn * _GAMMA & _MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        start = z ^ z >> 31
        z = start + _GAMMA & _MASK
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
        z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
        word = z ^ z >> 31
        place = word % n
        if word - place > _WORDS - n:
            place = _below(start, n)
        return place, Rng(self.seed, self.drawn + 1)

    def pick(self, items: Sequence[T]) -> tuple[T, Rng]:
        place, rest = self.below(len(items))
        return items[place], rest

    def shuffled(self, items: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
        """Put *items* into an order, every order equally likely; one draw for each but the first.

        The draws are those of ``below``, written out: a game may shuffle hundreds of cards.
        """
        deck = list(items)
        count = len(deck)
        start = (self.seed * _PAGE + self.drawn * _GAMMA) & _MASK
        for last in range(count - 1, 0, -1):
            z = start & _MASK
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
            first = z ^ z >> 31
            z = first + _GAMMA & _MASK
            z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
            word = z ^ z >> 31
            place = word % (last + 1)
            if word - place > _WORDS - 1 - last:
                place = _below(first, last + 1)
            start += _GAMMA
            deck[last], deck[place] = deck[place], deck[last]
        return tuple(deck), Rng(self.seed, self.drawn + max(0, count - 1))


HIDDEN_RNG = Rng(0)
"""Stands in a view, where the real stream must not be seen."""


class Dice(Protocol):
    """Where the faces come from."""

    def face(self, roll: Roll, page: int, place: int, nth: int) -> int | None:
        """Return the face of *roll*, or None when a person must type it in.

        *page* counts passages, *place* the rolls of this passage, *nth* those of the whole game.
        """
        ...


_PAGES, _PLACES = 16, 2
"""How much of the dice is read at a time: most passages roll twice."""
_SURE = _WORDS - (1 << 16)
"""No die of so few sides turns a word below this one away."""


def _lanes(words: Iterable[int]) -> int:
    """Lay *words* side by side in one long integer, each with room beside it for a product."""
    return int.from_bytes(b"".join([word.to_bytes(16, "little") for word in words]), "little")


_PAGE_MASK, _SHEET_MASK = _lanes([_MASK] * _PAGES), _lanes([_MASK] * _PAGES * _PLACES)
_EACH_PAGE = _lanes([1] * _PAGES)
_PAGES_ON = _lanes([page * _PAGE & _MASK for page in range(_PAGES)])
_PLACES_ON = _lanes([place * _GAMMA & _MASK for place in range(_PLACES) for _ in range(_PAGES)])
_NEXT = _lanes([_GAMMA] * _PAGES * _PLACES)
_WORDS_OF = Struct("<" + "Q8x" * _PAGES * _PLACES).unpack
_SHEET_BYTES = 16 * _PAGES * _PLACES
_EACH_PLACE = sum([1 << 128 * _PAGES * place for place in range(_PLACES)])


def _mix_lanes(z: int, mask: int) -> int:
    """Do to every lane what ``_mix`` does to one word."""
    z = ((z ^ (z >> 30 & mask)) * 0xBF58476D1CE4E5B9) & mask
    z = ((z ^ (z >> 27 & mask)) * 0x94D049BB133111EB) & mask
    return z ^ (z >> 31 & mask)


def _sheet(seed: int, page: int) -> tuple[int, ...]:
    """Return the words at the first places of ``_PAGES`` pages from *page*, place by place."""
    first = (seed + page * _PAGE) & _MASK
    pages = _mix_lanes(first * _EACH_PAGE + _PAGES_ON & _PAGE_MASK, _PAGE_MASK)
    starts = pages * _EACH_PLACE
    streams = _mix_lanes(starts + _PLACES_ON & _SHEET_MASK, _SHEET_MASK)
    words = _mix_lanes(streams + _NEXT & _SHEET_MASK, _SHEET_MASK)
    return _WORDS_OF(words.to_bytes(_SHEET_BYTES, "little"))


class SeededDice:
    """A face is the first draw of the ``Rng`` that belongs to its page and place.

    The usual places are read a sheet of pages at a time: long integers cost little more than
    short ones.
    """

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._sheet = -1
        self._words: tuple[int, ...] = ()

    def face(self, roll: Roll, page: int, place: int, nth: int) -> int:
        sides = roll.sides
        if place < _PLACES:
            sheet, row = divmod(page, _PAGES)
            if sheet != self._sheet:
                self._sheet, self._words = sheet, _sheet(self.seed, sheet * _PAGES)
            word = self._words[place * _PAGES + row]
            if word < _SURE:
                return word % sides + 1
        start = _mix((self.seed + page * _PAGE) & _MASK)
        return _below(_mix((start + place * _GAMMA) & _MASK), sides) + 1


class LoadedDice:
    """Faces laid down in advance, for tests; then seeded ones."""

    def __init__(self, faces: Sequence[int], seed: int = 0) -> None:
        self.faces = tuple(faces)
        self._after = SeededDice(seed)

    def face(self, roll: Roll, page: int, place: int, nth: int) -> int:
        if nth < len(self.faces):
            return self.faces[nth]
        return self._after.face(roll, page, place, nth)


class TypedDice:
    """People throw real dice and type in what they show."""

    def face(self, roll: Roll, page: int, place: int, nth: int) -> None:
        return None
