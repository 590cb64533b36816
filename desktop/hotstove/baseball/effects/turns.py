"""The pass-pass loop of a card window; who may play what in it is for the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hotstove.play.answers import PASS, Answer
from hotstove.play.decisions import Decision, Option
from hotstove.play.problems import Problem, RuleId
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Script

PASS_ONLY: Final = (Option(PASS),)


def play_or_pass(
    seat: Seat,
    asks: str,
    rule: RuleId,
    offer: Callable[[], tuple[Option, ...]],
    refuse: Callable[[Answer], list[Problem]],
    *,
    options: tuple[Option, ...] | None,
    rides: bool,
) -> Decision:
    """Return what a side is asked in a card window; *options*: what it is offered, if known."""
    return Decision(
        seat, asks, rule, offer, PASS, is_secret=True, rides=rides, refuse=refuse, _options=options
    )


def by_turns(
    first: Side,
    question: Callable[[Side], Decision | None],
    play: Callable[[Side, Answer], Script[bool]],
) -> Script[bool]:
    """Let the sides play or pass by turns, *first* beginning, until both pass in a row.

    *question*: what a side is asked, None for one that has nothing to be asked about; its
    default is to pass, and a pass bars nobody from playing later. *play* carries out any other
    answer and returns whether the window goes on. Returns False when a play has closed it.
    """
    side, passes = first, 0
    while passes < 2:
        passes += 1
        asked = question(side)
        if asked is not None:
            answer = yield asked
            if answer != asked.default:
                goes_on = yield from play(side, answer)
                if not goes_on:
                    return False
                passes = 0
        side = side.other
    return True
