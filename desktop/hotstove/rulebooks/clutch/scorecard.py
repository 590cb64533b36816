"""The printed areas of the scorecard, CL-27 to 29, as plain data; how they look is for paper."""

from __future__ import annotations

from collections.abc import Sequence

from hotstove.baseball.box_score import box_score
from hotstove.play.facts import Fact
from hotstove.play.seats import Side
from hotstove.play.values import Value

from .numbers import UNITS, Numbers
from .state import ClutchGame


class PitcherRow(Value, frozen=True):
    """CL-27 (2), (3): a starter's or a reliever's row."""

    name: str
    outs: int
    runs: int
    earned: int
    """2024: limits use these, so that they stand beside the runs."""
    walks: int
    """CL-29: intentional walks aside."""

    @property
    def innings(self) -> str:
        """CL-29: 19 outs read 6.1."""
        return f"{self.outs // 3}.{self.outs % 3}"


class Card(Value, frozen=True):
    """One club's part of the scorecard."""

    manager: str
    club: str
    innings: tuple[str, ...]
    """CL-27 (1), by inning; ``x`` for a bottom half that was not played."""
    runs: int
    pitchers: tuple[PitcherRow, ...]
    """The starter or opener first, then in order of appearance."""
    battery: int
    infield: int
    outfield: int


def scorecard(book: Numbers, game: ClutchGame, facts: Sequence[Fact]) -> tuple[Card, Card]:
    """Return the visitors' and the home side's card at this point of the game."""
    box = box_score(facts)
    cards = []
    for side in Side:
        dugout, lines = game.dugout(side), box.of(side)
        rows = tuple(
            PitcherRow(book.name(m.pitcher), m.outs, m.r, m.er, m.bb) for m in dugout.mounds
        )
        ratings = {unit: book.rating(game, side, unit) for unit in UNITS}
        cards.append(
            Card(
                book.setup.chairs[dugout.seat].name,
                book.club(dugout.seat).name,
                tuple(box.line(side)),
                lines.runs,
                rows,
                **ratings,
            )
        )
    return cards[0], cards[1]
