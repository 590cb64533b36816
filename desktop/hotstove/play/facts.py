"""What has happened at the table: past-tense nouns, in order.

A rulebook tells facts, the state follows from them, and scenes show them.
"""

from __future__ import annotations

from typing import Self

from .seats import Seat
from .values import Value


class Fact(Value, frozen=True, tag_field="fact"):
    """Base of all facts."""

    def seen_from(self, seat: Seat | None) -> Self | None:
        """Return this fact as *seat* (None: a spectator) may know it, or None if not at all."""
        return self


class Rolled(Fact, frozen=True, tag="rolled"):
    sides: int
    face: int
    purpose: str
    seat: Seat
