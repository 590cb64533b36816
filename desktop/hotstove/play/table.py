"""The table a script plays on: the state so far and the only ways to change it.

Scripts are generators that ask, roll and tell; a rulebook offers them one passage at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any, Final, Generic, Protocol, Self, TypeAlias, TypeVar

from msgspec import Struct

from .answers import Answer
from .decisions import Decision, Form, Option, PieceId, PlaceId, Roll
from .dice import Rng
from .facts import Fact
from .problems import Argument, Problem, RuleId
from .seats import Seat
from .values import Value

R = TypeVar("R")
Script: TypeAlias = Generator[Decision | Roll, Any, R]
"""A passage of rules that may stop to ask or to roll; it returns R when it is over."""


def _settled() -> Script[None]:
    yield from ()


SETTLED: Final = _settled()
"""The script of what asks and rolls for nothing; it is over already."""
next(SETTLED, None)


class GameState(Protocol):
    """A complete position, as plain data."""

    def seen_from(self, seat: Seat | None) -> Self:
        """Return the position as *seat* (None: a spectator) may know it."""
        ...


S = TypeVar("S", bound=GameState)


class Seen(Value, Generic[S], frozen=True):
    """A position already veiled for one seat. Scenes, logs and managers take only this."""

    game: S
    seat: Seat | None


class Gesture(Value, frozen=True):
    """Somebody laid *piece* on *place*."""

    piece: PieceId
    place: PlaceId


class Table(Generic[S]):
    """The state and the facts that led to it."""

    __slots__ = ("after", "facts", "state", "states")

    def __init__(self, state: S, after: Callable[[S, Fact], S], keeps_frames: bool) -> None:
        self.state = state
        self.after = after
        self.facts: list[Fact] = []
        self.states: list[S] | None = [] if keeps_frames else None

    def tell(self, fact: Fact) -> None:
        """Record a fact; the state follows from it."""
        after = self.after
        self.state = state = after(self.state, fact)
        self.facts.append(fact)
        if self.states is not None:
            self.states.append(state)

    def note(self, fact: Fact) -> None:
        """Record a fact that changes nothing on the table (a die has fallen)."""
        self.facts.append(fact)
        if self.states is not None:
            self.states.append(self.state)


class TableForm(Struct, Generic[S], frozen=True):
    """A form whose answers depend on how the game at *table* stands when they are given."""

    table: Table[S]
    offers: Callable[[S], tuple[Option, ...]]
    checks: Callable[[S, Answer], list[Problem]]
    draws: Callable[[S, Rng], Answer]

    def offer(self) -> tuple[Option, ...]:
        return self.offers(self.table.state)

    def check(self, answer: Answer) -> list[Problem]:
        return self.checks(self.table.state, answer)

    def some(self, rng: Rng) -> Answer:
        return self.draws(self.table.state, rng)


class Rulebook(Protocol[S]):
    """One edition at one level, with the house rules and cards of one game.

    It holds rules, never a position: everything that changes lies in the state.
    """

    @property
    def id(self) -> str:
        """``"showdown/basic"``."""
        ...

    @property
    def version(self) -> int:
        """Raised whenever the same answers may lead elsewhere than before."""
        ...

    @property
    def state_type(self) -> type[S]: ...

    @property
    def answer_type(self) -> Any:
        """The union of this game's answers, as msgspec decodes it."""
        ...

    @property
    def fact_type(self) -> Any:
        """The union of this game's facts, as msgspec decodes it."""
        ...

    def start(self) -> S: ...

    def next_passage(self, table: Table[S]) -> Script[None] | None:
        """Return the script that plays on from here, or None when the game is over."""
        ...

    def after(self, state: S, fact: Fact) -> S:
        """Return the state once *fact* has happened."""
        ...

    def imagined(self, state: S, seat: Seat, rng: Rng) -> S:
        """Return a position *seat* cannot tell from this one, its secrets drawn anew."""
        ...

    def conceded(self, state: S, seat: Seat) -> Fact:
        """Return the fact that *seat* has given the game up."""
        ...

    def chapter(self, state: S) -> str:
        """Name the stretch of the game this position lies in; saves keep one position a stretch."""
        ...

    def explain(self, state: S, seat: Seat, gesture: Gesture) -> list[Problem]:
        """Return why *gesture* is not legal for *seat* now."""
        ...

    def faults(self, state: S) -> list[Problem]:
        """Return what no position of this game may show (one player on two bases)."""
        ...


def ask(
    seat: Seat,
    question: str,
    rule: RuleId,
    offer: Callable[[], tuple[Option, ...]],
    *,
    default: Answer | None = None,
    free: Form | None = None,
    is_secret: bool = False,
    rides: bool = False,
    form: str = "",
    arguments: dict[str, Argument] | None = None,
    refuse: Callable[[Answer], list[Problem]] | None = None,
) -> Script[Any]:
    """Stop the script until *seat* has answered."""
    decision = Decision(
        seat,
        question,
        rule,
        offer,
        default,
        free,
        is_secret,
        rides,
        form,
        arguments or {},
        refuse,
    )
    return (yield decision)


def roll(sides: int, purpose: str, seat: Seat, rule: RuleId) -> Script[int]:
    """Stop the script until the die has fallen; return its face, 1 to *sides*."""
    face: int = yield Roll(sides, purpose, seat, rule)
    return face
