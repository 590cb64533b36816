"""Instinct at the advanced Showdown table: a sensible manager who can say why.

Each question has its function in lineups, bench, staff, running or icons; what is legal is for
the rulebook, and he sees only what his seat sees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotstove.play.answers import Answer
from hotstove.play.decisions import Decision
from hotstove.play.seats import Seat
from hotstove.play.table import Seen
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.state import ShowdownGame

from . import showdown_bench, showdown_icons, showdown_running, showdown_staff
from .showdown_lineups import lineup_today
from .showdown_mind import Mind

_LINEUP: Final = QT_TRANSLATE_NOOP(
    "managers", "The nine with the most runs to be expected, gloves included, behind {starter}."
)


class AdvancedInstinct:
    """Plays ``showdown/advanced`` for one seat."""

    def __init__(self, rulebook: AdvancedShowdown, seat: Seat) -> None:
        self._mind = Mind(rulebook, seat)

    def choose(self, seen: Seen[ShowdownGame], decision: Decision) -> Answer:
        mind = self._mind
        mind.reason = None
        return _ANSWERS[decision.asks](mind, seen.game, decision)

    def why(self) -> Sentence | None:
        """Return why the last answer was given; None where it went without saying."""
        return self._mind.why()


def lineup(mind: Mind, game: ShowdownGame, decision: Decision) -> Answer:
    """SD-A-01 to 06."""
    book, seat = mind.book, mind.seat
    starter = book.starter_today(game, seat)
    mind.because(_LINEUP, starter=starter)
    return lineup_today(book.team(seat), starter, game.league)


_ANSWERS: Final[dict[str, Callable[[Mind, ShowdownGame, Decision], Answer]]] = {
    "lineup": lineup,
    "batter up": showdown_bench.batter_up,
    "answering hitter": showdown_bench.batter_up,
    "pitching change": showdown_staff.pitching_change,
    "take the field": showdown_staff.take_the_field,
    "before the pitch": showdown_icons.use_icons,
    "on the result": showdown_icons.use_icons,
    "send": showdown_running.send,
    "throw": showdown_running.throw,
    "glove": showdown_running.glove,
}
