"""Who of two to six people does which job of a side (PB-MP)."""

from __future__ import annotations

from typing import Final

from hotstove.play.seats import SEATS, Seat
from hotstove.play.values import Value


class Jobs(Value, frozen=True):
    """The people of one side."""

    hitters: tuple[Seat, ...]
    """Oldest first; each hits in turn, all game long (PB-MP-02)."""
    starter: Seat
    """Pitches until the first reliever (PB-MP-03)."""
    relievers: tuple[Seat, ...]
    """The k-th reliever is played by ``relievers[k % len]``."""

    @property
    def people(self) -> frozenset[Seat]:
        return frozenset((*self.hitters, self.starter, *self.relievers))

    def hitter(self, completed: int) -> Seat:
        """Return whose turn it is after so many completed at-bats (PB-MP-02)."""
        return self.hitters[completed % len(self.hitters)]

    def pitcher(self, relieved: int) -> Seat:
        """Return who pitches after so many pitching changes (PB-MP-03)."""
        if relieved == 0:
            return self.starter
        return self.relievers[(relieved - 1) % len(self.relievers)]


def alone(seat: Seat) -> Jobs:
    return Jobs((seat,), seat, (seat,))


def _jobs(hitters: tuple[int, ...], starter: int, relievers: tuple[int, ...]) -> Jobs:
    return Jobs(
        tuple(SEATS[n - 1] for n in hitters),
        SEATS[starter - 1],
        tuple(SEATS[n - 1] for n in relievers),
    )


AT_TABLE: Final = {
    3: (_jobs((2, 3), 3, (2, 3)), _jobs((1,), 1, (1,))),
    4: (_jobs((3, 4), 4, (3, 4)), _jobs((1, 2), 2, (1, 2))),
    5: (_jobs((3, 4, 5), 5, (3, 4)), _jobs((1, 2), 2, (1, 2))),
    6: (_jobs((4, 5, 6), 6, (4, 5)), _jobs((1, 2, 3), 3, (1, 2))),
}
"""PB-MP-01: the visitors' and the home side's jobs; persons P1 to P6 are seats 0 to 5."""


def sides(people: int, visitor: Seat, home: Seat) -> tuple[Jobs, Jobs]:
    """Return the visitors' and the home side's jobs."""
    return AT_TABLE.get(people) or (alone(visitor), alone(home))
