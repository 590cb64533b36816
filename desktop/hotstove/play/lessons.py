"""A first game as it teaches itself: a short word at the first question of each kind.

What is said, and at what, a game's own ``lesson`` knows; where the word hangs, and when it has been
heard, is for the windows.
"""

from __future__ import annotations

from typing import Final

from .values import Value
from .words import Sentence

MOST_WORDS: Final = 8
"""In a bubble, in any language."""


class Bubble(Value, frozen=True):
    """One thing to say. It is said once, when its moment first comes."""

    words: Sentence
    asks: str = ""
    """The question, or the purpose of the roll, that a person is asked now."""
    after: str = ""
    """Or: the tag of the fact that was just shown."""
    at: str = ""
    """What it points at: ``log``, ``board``, ``tray``, ``undo``, the chart's ``lit`` row, or a
    place of the table; empty: what the question is about."""

    @property
    def is_remark(self) -> bool:
        """Whether there is nothing to do but to read it."""
        return not self.asks


class Lesson(Value, frozen=True, kw_only=True):
    """A game to learn by: how it is set up, and what is said on the way, first things first."""

    rulebook: str
    invitation: Sentence
    """What one will have learned, in one line."""
    seed: int
    innings: int
    bubbles: tuple[Bubble, ...]
    settled: tuple[str, ...] = ()
    """Questions before the first pitch that are answered as the book suggests."""
