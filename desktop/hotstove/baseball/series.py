"""What the games of a series leave behind, and the law by which one follows another.

A contender is a seat of two, 0 or 1: it stays with its person through the series, while sides
change. Who is at home, who may pitch today and why not, each game's ``series`` module says; who
has won how often is the clubhouse's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal, Protocol, TypeAlias

from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.seats import Side
from hotstove.play.values import Value
from hotstove.play.words import Sentence

from .bases import PlayerId
from .game import BallGame

Contender: TypeAlias = int
"""0 or 1."""
CONTENDERS: Final = (0, 1)


class Outing(Value, frozen=True):
    """Somebody pitched in a game."""

    pitcher: PlayerId
    """As he is called from game to game, whichever side he plays on."""
    is_start: bool
    load: int = 0
    """The games of rest it asks for by itself, in books that count so."""


class Played(Value, frozen=True):
    """A game of the series that is over; pairs are by contender."""

    home: Contender
    runs: tuple[int, int]
    winner: Contender | None
    """None: nobody; the game counts for neither."""
    outings: tuple[tuple[Outing, ...], tuple[Outing, ...]] = ((), ())
    slot: int = 0
    """The rotation slot of the day, where the game has one."""


class Duty(Value, frozen=True):
    """What a pitcher may do in the next game."""

    pitcher: PlayerId
    name: str
    role: Sentence
    status: Literal["starts", "ready", "tired", "waits", "rests"]
    """``tired`` may pitch at a price, ``waits`` for his turn, ``rests`` by the law."""
    why: Problem | None = None

    @property
    def may_pitch(self) -> bool:
        return self.status in ("starts", "ready", "tired")


class SeriesLaw(Protocol):
    """How a series of one rulebook goes on."""

    home_brings_the_staff: bool
    """Whether whose pitchers are whose is settled only when somebody is at home."""

    def home_of(self, games: Sequence[Played], first: Contender, best_of: int) -> Contender | None:
        """Return who is at home in the game after *games*; None: as a first game finds out.

        *first* was at home in the first game; games nobody won count like any other.
        """
        ...

    def prepared(self, setup: Any, games: Sequence[Played]) -> Any:
        """Return *setup* with what *games* ask of the next one: rest, rotation.

        Its ``home`` is settled, but for a first game.
        """
        ...

    def outings(self, rulebook: Any, facts: Iterable[Fact]) -> dict[Side, tuple[Outing, ...]]:
        """Return who pitched for each side in the game of *facts*."""
        ...

    def duties(self, setup: Any, games: Sequence[Played], contender: Contender) -> tuple[Duty, ...]:
        """Return what each pitcher of *contender* may do in the game of this prepared setup."""
        ...

    def why(self, problem: Problem) -> Sentence:
        """Return the sentence for a duty's ``why``."""
        ...


# Who is at home


def by_turns(first: Contender, number: int) -> Contender:
    """Odd games at *first*'s; *number* counts from 1."""
    return first if number % 2 else 1 - first


def by_schedule(first: Contender, number: int, best_of: int) -> Contender:
    """The custom of the leagues: 2-3-2 of seven, 2-2-1 of five, by turns of three or fewer."""
    away: dict[int, range | tuple[int, ...]] = {7: range(3, 6), 5: range(3, 5)}
    if number > best_of or best_of not in away:
        return by_turns(first, number)
    return 1 - first if number in away[best_of] else first


# What a game leaves behind


def played(law: SeriesLaw, rulebook: Any, game: BallGame, facts: Sequence[Fact]) -> Played:
    """Return what the series keeps of a finished *game* for two."""
    home = game.seats_of(Side.HOME)[0]
    sides = {home: Side.HOME, 1 - home: Side.VISITOR}
    outings = law.outings(rulebook, facts)
    runs = tuple(game.runs(sides[one]) for one in CONTENDERS)
    return Played(
        home,
        (runs[0], runs[1]),
        _winner(game, sides, (runs[0], runs[1])),
        (outings[sides[0]], outings[sides[1]]),
        getattr(game, "slot", 0),
    )


def _winner(
    game: BallGame, sides: dict[Contender, Side], runs: tuple[int, int]
) -> Contender | None:
    if game.forfeited_by is not None:
        return next(one for one in CONTENDERS if sides[one] is not game.forfeited_by)
    if runs[0] == runs[1]:
        return None
    return 0 if runs[0] > runs[1] else 1


def per_side(
    pitchers: Callable[[Side], tuple[Outing, ...]],
) -> dict[Side, tuple[Outing, ...]]:
    return {side: pitchers(side) for side in Side}


class NoRest:
    """The law of a game that has no pitchers to rest; only the schedule counts."""

    turns = False
    """Whether home changes after every game, however long the series."""
    home_brings_the_staff = False

    def home_of(self, games: Sequence[Played], first: Contender, best_of: int) -> Contender | None:
        number = len(games) + 1
        return by_turns(first, number) if self.turns else by_schedule(first, number, best_of)

    def prepared(self, setup: Any, games: Sequence[Played]) -> Any:
        return setup

    def outings(self, rulebook: Any, facts: Iterable[Fact]) -> dict[Side, tuple[Outing, ...]]:
        return per_side(lambda side: ())

    def duties(self, setup: Any, games: Sequence[Played], contender: Contender) -> tuple[Duty, ...]:
        return ()

    def why(self, problem: Problem) -> Sentence:
        raise KeyError(problem.code)
