"""A card of odds: every result that may come of an at-bat and its exact chance; any game."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from hotstove.play.words import Sentence


class OddsLine(NamedTuple):
    code: str
    """The result in the card's own terms."""
    chance: Fraction
    is_out: bool


class OddsCard(NamedTuple):
    title: Sentence
    """Who bats against whom."""
    lines: tuple[OddsLine, ...]
    notes: tuple[Sentence, ...]
    """What the chances come to, and what they take for granted."""
