"""What swings, pitches and throws are worth at the Clutch table, dice counted out.

In runs, for the side at bat; nothing here decides. Values are worked out once and kept.
"""

from __future__ import annotations

from typing import Final

from hotstove.play.dice import D20
from hotstove.rulebooks.clutch.cards import CardId
from hotstove.rulebooks.clutch.odds import pitched
from hotstove.rulebooks.clutch.results import POWER_DIE, Chart
from hotstove.rulebooks.clutch.rulebook import ClutchRulebook
from hotstove.rulebooks.clutch.setup import Team

RUNS: Final = {
    "SO": -0.27, "GB": -0.29, "LD": -0.27, "FB": -0.25, "BB": 0.33, "1B": 0.47, "2B": 0.79,
    "3B": 1.07, "HR": 1.40, "E": 0.47, "HBP": 0.33, "CI": 0.33, "IBB": 0.30, "SAC": -0.12,
}  # fmt: skip
"""Runs that a result is worth on average."""


def swing_worth(
    chart: Chart, bonus: int = 0, die: int = D20, low: int = 1, high: int = POWER_DIE
) -> float:
    """Return what a swing on *chart* is worth; its face counts *low* at least, *high* at most."""
    faces = [min(max(face, low), high) + bonus for face in range(1, die + 1)]
    return sum([RUNS[chart.result(face)] for face in faces]) / die


class Worths:
    """The duels of one set of cards, each worked out once."""

    def __init__(self, book: ClutchRulebook) -> None:
        self.book = book
        self._arms: dict[CardId, float] = {}
        self._swings: dict[tuple[CardId, bool, int, int, int, int], float] = {}
        self._duels: dict[tuple[CardId, CardId, int, int, int], float] = {}

    def swing(
        self,
        card: CardId,
        *,
        is_pitchers: bool,
        bonus: int = 0,
        die: int = D20,
        low: int = 1,
        high: int = POWER_DIE,
    ) -> float:
        """Return what a swing on this card's chart is worth."""
        key = (card, is_pitchers, bonus, die, low, high)
        found = self._swings.get(key)
        if found is None:
            chart = self.book.cards_chart(card, "pitcher" if is_pitchers else "batter")
            found = self._swings[key] = swing_worth(chart, bonus, die, low, high)
        return found

    def duel(
        self, pitcher: CardId, batter: CardId, *, tired: int = 0, pitch: int = 0, swing: int = 0
    ) -> float:
        """Return the runs of a plate appearance before the pitch.

        *tired* is the Command lost; *pitch* and *swing* are added to those sums.
        """
        key = (pitcher, batter, tired, pitch, swing)
        found = self._duels.get(key)
        if found is not None:
            return found
        book = self.book
        arm, bat = book.pitchers[pitcher], book.batters[batter]
        command = arm.command + arm.bonus(bat.bats_against(arm.throws)) - tired
        least = book.edition.least_command
        if least is not None and command < least:
            command = least
        need = bat.on_base + bat.bonus(arm.throws) - command - pitch
        found = self._duels[key] = self._counted(pitcher, batter, need, tired > 0, swing)
        return found

    def _counted(
        self, pitcher: CardId, batter: CardId, need: int, is_tired: bool, swing: int
    ) -> float:
        """Every face of the pitch, and on it every face of the swing."""
        x_zone = self.book.pitchers[pitcher].x_zone
        gives = self.book.edition.mistake_gives_advantage
        total = 0.0
        for each in pitched(need, x_zone, gives=gives, is_tired=is_tired):
            who = pitcher if each.is_pitchers else batter
            total += each.faces * self.swing(
                who, is_pitchers=each.is_pitchers, bonus=swing, die=each.die
            )
        return total / D20

    def allowed(self, pitcher: CardId) -> float:
        """Return what the bats of this game make of a fresh pitcher on average."""
        found = self._arms.get(pitcher)
        if found is None:
            bats = list(self.book.batters)
            found = sum(self.duel(pitcher, bat) for bat in bats) / len(bats)
            self._arms[pitcher] = found
        return found


_KNOWN: Final[list[tuple[tuple[Team, ...], Worths]]] = []
_MOST_KNOWN: Final = 32


def worths_of(book: ClutchRulebook) -> Worths:
    """Return the worths of the cards of *book*, those worked out before for the same teams."""
    teams = book.setup.teams
    for known, found in _KNOWN:
        if known is teams:
            return found
    found = Worths(book)
    _KNOWN.insert(0, (teams, found))
    del _KNOWN[_MOST_KNOWN:]
    return found


def faces_out(rating: int, against: int) -> int:
    """CL-76: how many faces of the die put the man out."""
    return min(D20, max(0, rating + D20 - against))
