"""What a person has ordered to be answered for him: the natural act, never a true choice.

Orders answer only defaults and throws. They are the person's comfort: rulebooks know nothing of
them, and only the answers they give enter the journal, joined to the gesture they ride on.
"""

from __future__ import annotations

from enum import Enum, auto

from hotstove.play.answers import Answer
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
        self.throwing: Seat | None = None
        """Who has made the gesture of throwing and only waits for the die to be asked for."""

    def play_on(self) -> None:
        """Answer every natural act until the half-inning is over."""
        if self.hold is not Hold.HALF_INNING:
            self._before = self.hold
            self.hold = Hold.HALF_INNING

    def half_is_over(self) -> None:
        """Orders to play on end here: nobody sleeps through the next half-inning."""
        self.throwing = None
        if self.hold is Hold.HALF_INNING:
            self.hold = self._before

    def answer(self, request: Request | None, *, gesture_begun: bool) -> Answer | Throw | None:
        """Return what the orders say to *request*, or None when the person must act.

        *gesture_begun*: the person has just made a gesture this answer can ride on.
        """
        if request is None:
            self.throwing = None
            return None
        if self.throwing == request.seat:
            if isinstance(request, Roll):
                self.throwing = None
                return Throw.NOW
            if request.rides:
                return request.default
            self.throwing = None
        if self.hold is Hold.EACH_ACT:
            return None
        if isinstance(request, Roll):
            return Throw.NOW if gesture_begun or self.hold is Hold.HALF_INNING else None
        if self.hold is Hold.HALF_INNING and is_natural_act(request):
            return request.default
        return None


def is_natural_act(decision: Decision) -> bool:
    """Whether the default is what happens of itself: an act, not a choice that stops play."""
    if decision.default is None:
        return False
    return decision.rides or decision.free is not None or len(decision.options) == 1
