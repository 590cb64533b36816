"""What a person has ordered to be answered for him: the natural act, never a true choice.

Orders answer only defaults and throws. They are the person's comfort: rulebooks know nothing of
them, and only the answers they give enter the journal, joined to the gesture they ride on.
"""

from __future__ import annotations

from enum import Enum, auto

from hotstove.play.answers import PASS, Answer
from hotstove.play.decisions import Decision, Request, Roll
from hotstove.play.seats import Seat


class Hold(Enum):
    """How long a person lets natural acts be answered for him."""

    EACH_ACT = auto()
    """He brings the batter, throws the pitch and swings himself."""
    ONE_GESTURE = auto()
    """Bringing the batter up throws both dice as well."""
    HALF_INNING = auto()
    """Play on to the end of this half-inning, then back to the order before."""


class Throw(Enum):
    """The order to let the waiting die fall."""

    NOW = auto()


class StandingOrders:
    def __init__(self) -> None:
        self.hold = Hold.EACH_ACT
        self._before = Hold.EACH_ACT
        self.is_alone = False
        """One person at the table: nobody learns anything from a pass made for him."""
        self.throwing: set[Seat] = set()
        """Who has made the gesture of throwing and waits for the die to be asked for."""
        self.passing: set[Seat] = set()
        """Who passes until something changes."""
        self.laid: tuple[Seat, Answer] | None = None
        """A card put down while questions before its time were still open."""

    def play_on(self) -> None:
        """Answer every natural act until the half-inning is over."""
        if self.hold is not Hold.HALF_INNING:
            self._before = self.hold
            self.hold = Hold.HALF_INNING

    def half_is_over(self) -> None:
        """Orders to play on end here: nobody sleeps through the next half-inning."""
        self.throwing.clear()
        self.passing.clear()
        self.laid = None
        if self.hold is Hold.HALF_INNING:
            self.hold = self._before

    def something_changed(self, seat: Seat) -> None:
        """*seat* has done what nobody expected: the others are asked again."""
        self.passing.clear()
        self.throwing &= {seat}
        if self.laid is not None and self.laid[0] != seat:
            self.laid = None

    def answer(self, request: Request | None, *, gesture_begun: bool) -> Answer | Throw | None:
        """Return what the orders say to *request*, or None when the person must act.

        *gesture_begun*: the person has just made a gesture this answer can ride on.
        """
        if request is None:
            self.half_is_over()
            return None
        if isinstance(request, Roll):
            is_thrown = request.seat in self.throwing
            self.throwing.clear()
            self.laid = None
            if is_thrown:
                return Throw.NOW
            is_wanted = self.hold is Hold.ONE_GESTURE and gesture_begun
            return Throw.NOW if is_wanted or self.hold is Hold.HALF_INNING else None
        return self._decide(request)

    def _decide(self, asked: Decision) -> Answer | None:
        if self.laid is not None and self.laid[0] == asked.seat:
            if any(option.answer == self.laid[1] for option in asked.options):
                _, answer = self.laid
                self.laid = None
                return answer
            if asked.rides:
                return asked.default
            self.laid = None
        if asked.seat in self.throwing:
            if asked.rides:
                return asked.default
            self.throwing.discard(asked.seat)
        if is_pass(asked) and (asked.seat in self.passing or (self.is_alone and is_idle(asked))):
            return asked.default
        if self.hold is Hold.HALF_INNING and (
            is_natural_act(asked) or (is_pass(asked) and not self.is_alone)
        ):
            return asked.default
        return None


def is_pass(decision: Decision) -> bool:
    """Whether the default is to let something go by."""
    return decision.default == PASS


def is_idle(decision: Decision) -> bool:
    """Whether there is nothing to do but give the default."""
    return decision.free is None and len(decision.options) == 1


def is_natural_act(decision: Decision) -> bool:
    """Whether the default is what happens of itself: an act, not a choice that stops play."""
    if decision.default is None:
        return False
    return decision.rides or decision.free is not None or is_idle(decision)
