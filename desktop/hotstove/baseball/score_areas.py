"""A scorecard of printed areas: the line score, pitchers in rows, and what the fielding is worth.

For games whose book prints such a card. Which rows count what, the book says; how they look is
for paper.
"""

from __future__ import annotations

from hotstove.play.values import Value
from hotstove.play.words import Sentence

from .innings import OUTS_A_HALF


class PitcherRow(Value, frozen=True):
    """One pitcher; the first row of a card is the one who began."""

    name: str
    outs: int
    runs: int
    earned: int
    """Printed where the form has a column for them."""
    walks: int

    @property
    def innings(self) -> str:
        """19 outs read 6.1."""
        return f"{self.outs // OUTS_A_HALF}.{self.outs % OUTS_A_HALF}"


class AreaCard(Value, frozen=True):
    """One club's part of the card."""

    manager: str
    club: str
    innings: tuple[str, ...]
    """By inning; ``x`` for a bottom half that was not played."""
    runs: int
    pitchers: tuple[PitcherRow, ...]
    battery: int
    infield: int
    outfield: int

    @property
    def units(self) -> tuple[int, int, int]:
        return self.battery, self.infield, self.outfield


class AreaForm(Value, frozen=True):
    """What is printed on an empty card."""

    starter: Sentence
    reliever: Sentence
    units: tuple[Sentence, Sentence, Sentence]
    has_earned: bool
    """Whether earned runs stand beside the runs."""
