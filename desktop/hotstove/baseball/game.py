"""The base of every ball game's state, and what the shared facts do to it."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from hotstove.play.facts import Fact
from hotstove.play.seats import Seat, Side
from hotstove.play.values import Value

from .bases import EMPTY, Advance, Base, Bases
from .facts import Batted, Forfeited, GameEnded, RunnersMoved, SidesChanged

_VISITOR = Side.VISITOR
_HOME_PLATE = Base.HOME


class BallGame(Value, frozen=True, kw_only=True):
    inning: int = 1
    batting: Side = Side.VISITOR
    outs: int = 0
    bases: Bases = EMPTY
    visitor_runs: int = 0
    home_runs: int = 0
    is_over: bool = False
    forfeited_by: Side | None = None

    @property
    def fielding(self) -> Side:
        return self.batting.other

    def runs(self, side: Side) -> int:
        return self.visitor_runs if side is _VISITOR else self.home_runs

    def seats_of(self, side: Side) -> tuple[Seat, ...]:
        """Return who plays for a side: one seat, where a game does not say otherwise."""
        return (getattr(self, side.value).seat,)

    def holder(self, side: Side) -> Seat:
        """Return who of *side* holds its hand now."""
        return self.seats_of(side)[0]

    @property
    def lead(self) -> int:
        """Runs by which the home side leads; negative when it trails."""
        return self.home_runs - self.visitor_runs


G = TypeVar("G", bound=BallGame)


def after_shared(game: G, fact: Fact) -> G:
    """Return *game* after a fact of ``baseball.facts``; other facts leave it as it is."""
    match fact:
        case Batted():
            return with_advances(game, fact.advances)
        case RunnersMoved():
            return with_advances(game, fact.advances)
        case SidesChanged():
            inning = game.inning + (game.batting is not _VISITOR)
            return replace(game, batting=game.fielding, inning=inning, outs=0, bases=EMPTY)
        case Forfeited():
            return replace(game, forfeited_by=fact.loser)
        case GameEnded():
            return replace(game, is_over=True)
    return game


def with_advances(game: G, advances: tuple[Advance, ...], **changes: Any) -> G:
    """Return *game* with runners moved, outs and runs counted, and *changes* made."""
    outs, runs = game.outs, 0
    for move in advances:
        if move.is_out:
            outs += 1
        elif move.end is _HOME_PLATE:
            runs += 1
    is_top = game.batting is _VISITOR
    return replace(
        game,
        outs=outs,
        visitor_runs=game.visitor_runs + runs if is_top else game.visitor_runs,
        home_runs=game.home_runs if is_top else game.home_runs + runs,
        bases=game.bases.after(advances),
        **changes,
    )
