"""Fill, any game: the best roster around what is locked, worked out in a process of its own.

    run = FillRun(order)                          # a FillOrder, made by the game's ``fill``
    news = run.news()                             # ask from a timer; never waits
    news.chosen, run.last                         # the best so far
    run.result, run.seconds                       # FillResult: chosen, or what blocks it
    run.cancel()                                  # at any time; the best so far stays

Heavy mathematics is loaded in the other process only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .errand import Errand, Tell
from .programme import Model
from .worths import CardWorth


class FillOrder(Protocol):
    """What is to be filled, by the law of one game."""

    @property
    def worths(self) -> Mapping[str, CardWorth]: ...

    @property
    def blockers(self) -> tuple[tuple[str, ...], ...]:
        """The rules that may stand in the way, by the codes of the model's rows; those that
        count the same men go together, the one to be named first.
        """

    def model(self) -> Model: ...

    def reasons(self, blockers: tuple[str, ...]) -> tuple[Sentence, ...]: ...


class FillNews(Value, frozen=True):
    """The best so far."""

    chosen: dict[str, str]
    """Card to position or duty."""
    runs: float
    """Runs a game over a roster of usual men."""


class FillResult(Value, frozen=True):
    """How a run ended."""

    chosen: dict[str, str] = {}
    """Empty: impossible, or cancelled before anything was found."""
    runs: float = 0.0
    blocked_by: tuple[Sentence, ...] = ()
    """Why it is impossible: each rule that alone stands in the way."""
    is_best: bool = False
    """Proven; False: cancelled, so only the best so far."""


class FillRun(Errand[FillOrder, FillNews, FillResult]):
    """One fill at work in its own process."""

    def __init__(self, order: FillOrder) -> None:
        super().__init__(fill_here, order, stopped=_stopped, broken=_broken)


def _stopped(best: FillNews | None) -> FillResult:
    return FillResult(best.chosen, best.runs) if best is not None else FillResult()


def _broken(best: FillNews | None) -> FillResult:
    return FillResult(blocked_by=(Sentence("clubhouse", _BROKE),))


def fill_here(order: FillOrder, tell: Tell = lambda news: None) -> FillResult:
    """Fill in this process, loading the mathematics into it; *tell* hears FillNews."""
    from .fill_solver import solve

    model = order.model()
    chosen, blockers = solve(
        model, order.blockers, lambda best, runs: tell(FillNews(_plain(best), runs))
    )
    if chosen is None:
        return FillResult(blocked_by=order.reasons(blockers))
    runs = sum(order.worths[card].at[place] for card, place in chosen.items())
    return FillResult(_plain(chosen), runs, is_best=True)


def _plain(chosen: Mapping[str, str]) -> dict[str, str]:
    return {card: str(place) for card, place in chosen.items()}


_BROKE: Final = QT_TRANSLATE_NOOP("clubhouse", "Filling broke off; try again.")
