"""STEAL: the runner first, then the hitter (PB-AA-05, 07, 12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Advance, Base
from hotstove.baseball.facts import RunnersMoved
from hotstove.play.table import Table

from .cards import RUNNING
from .facts import RunningDrawn, Shuffled
from .state import PizzaBoxGame

if TYPE_CHECKING:
    from .a_ball import ABall

AGAINST_PITCHOUT: Final = 3


def steal(book: ABall, table: Table[PizzaBoxGame]) -> None:
    """PB-AA-05, R20: one BASERUNNING card, three against a pitchout; all must say SAFE.

    Then the ten cards are shuffled again. Caught for the third out, the half is over (PB-AA-07).
    """
    game = table.state
    runner = game.bases.first
    assert runner is not None
    count = AGAINST_PITCHOUT if game.is_pitchout else 1
    cards = game.decks.running.order[:count]
    is_safe = book.safe_cards.issuperset(cards)
    table.tell(RunningDrawn(cards, is_safe))
    move = Advance(runner, Base.FIRST, Base.SECOND, not is_safe)
    pitcher = game.defense.mound.pitcher
    table.tell(RunnersMoved("SB" if is_safe else "CS", pitcher, (move,)))
    table.tell(Shuffled((RUNNING,)))
