"""Chance: faces of dice and shuffles that replay exactly from a seed, for ever.

The generator is SplitMix64. Dice are read by address (the passage of play, the place in it), so
taking a step back never rolls anew and a rule that rolls once more leaves later passages alone.
Shuffles come from an ``Rng`` that lies in the state itself.
"""

from __future__ import annotations

from collections.abc import Sequence
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


class SeededDice:
    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._page = -1
        self._start = 0

    def face(self, roll: Roll, page: int, place: int, nth: int) -> int:
        """Read the face that stands at this place of the page: ``Rng``'s stream, in one piece."""
        if page != self._page:
            self._page, self._start = page, _mix((self.seed + page * _PAGE) & _MASK)
        sides = roll.sides
        z = (self._start + place * _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        start = z ^ (z >> 31)
        z = (start + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        z ^= z >> 31
        if z < _WORDS - _WORDS % sides:
            return z % sides + 1
        return _below(start, sides) + 1


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
