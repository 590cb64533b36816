"""What a card says, as data: one word a clause, its particulars, and the clauses inside it.

What a word means is for the game's vocabulary; here it is only kept.
"""

from __future__ import annotations

from typing import TypeAlias

from hotstove.play.values import Value

Scalar: TypeAlias = str | int | bool


class Clause(Value, frozen=True):
    """One condition or one effect: ``modify`` with *what* and *by*, ``any`` with its parts."""

    word: str
    values: dict[str, Scalar | tuple[Scalar, ...]] = {}
    parts: dict[str, tuple[Clause, ...]] = {}

    def number(self, field: str, default: int | None = None) -> int:
        """Return a whole number; raises TypeError for a field that holds none."""
        found = self.values.get(field, default)
        if not isinstance(found, int):
            raise TypeError(f"{self.word}.{field} is no number: {found!r}")
        return found

    def text(self, field: str) -> str:
        return str(self.values.get(field, ""))

    def texts(self, field: str) -> tuple[str, ...]:
        """Return a list of words; a single word is a list of one."""
        found = self.values.get(field, ())
        return tuple(map(str, found)) if isinstance(found, tuple) else (str(found),)

    def flag(self, field: str) -> bool:
        return bool(self.values.get(field, False))

    def inside(self, field: str) -> tuple[Clause, ...]:
        return self.parts.get(field, ())
