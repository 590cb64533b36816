"""Instinct at the basic Showdown table: a lineup by exact expected values, defaults for the rest.

The basic game asks for little else. What is legal is for the rulebook.
"""

from __future__ import annotations

from typing import Any

from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.seats import Seat
from hotstove.play.table import Seen
from hotstove.play.words import Sentence
from hotstove.rulebooks.showdown.basic import BasicShowdown

from .showdown_lineups import lineup_by_value


class ShowdownInstinct:
    """Plays the nine and the starter with the best expected values, and the natural gesture."""

    def __init__(self, rulebook: BasicShowdown, seat: Seat) -> None:
        self._team = rulebook.setup.teams[seat]

    def choose(self, seen: Seen[Any], decision: Decision) -> Answer:
        if decision.asks == "lineup":
            return lineup_by_value(self._team)
        if decision.default is not None:
            return decision.default
        return decision.options[0].answer

    def why(self) -> Sentence | None:
        """The basic game leaves nothing to explain."""
        return None
