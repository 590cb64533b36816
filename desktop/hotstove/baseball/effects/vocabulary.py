"""The words a game's cards are written in: windows, conditions, verbs and their particulars.

A game fills a Vocabulary with its own; reading and interpreting stand beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from enum import Enum, auto
from typing import Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from hotstove.play.table import Script

from .clauses import Clause, Scalar

Values: TypeAlias = frozenset[Hashable]


class Chooser(Protocol):
    """What the interpreter itself asks of the moment a card is played in."""

    def choose(self, labels: tuple[str, ...]) -> Script[int]:
        """Let the owner pick one of several effects; return which, from 0."""
        ...

    def roll_for_card(self) -> Script[int]:
        """Throw the die a card asks for; return its face."""
        ...


M = TypeVar("M", bound=Chooser)


class Kind(Enum):
    """What a field of a clause may hold."""

    WORD = auto()
    WORDS = auto()
    NUMBER = auto()
    NUMBERS = auto()
    FLAG = auto()
    TEXT = auto()
    EFFECTS = auto()
    CONDITIONS = auto()
    OPTIONS = auto()
    """Lists of effects to pick from, each ``{label = "...", do = [...]}``."""
    ROWS = auto()
    """Ranges of a die, each ``{upto = 10, do = [...]}``, rising to 20."""


class Field(NamedTuple):
    kind: Kind
    allowed: tuple[str, ...] = ()
    low: int = -99
    high: int = 99
    default: Scalar | None = None
    is_needed: bool = False


def word(
    allowed: Iterable[str], default: str | None = None, *, may_lack: bool = False
) -> Field:
    """One of *allowed*; it must be there where it has no default and may not lack."""
    is_needed = default is None and not may_lack
    return Field(Kind.WORD, tuple(allowed), default=default, is_needed=is_needed)


def words(allowed: Iterable[str] = ()) -> Field:
    """Some of *allowed*; any text where nothing is listed."""
    return Field(Kind.WORDS, tuple(allowed), is_needed=True)


def number(low: int, high: int, default: int | None = None, *, may_lack: bool = False) -> Field:
    is_needed = default is None and not may_lack
    return Field(Kind.NUMBER, low=low, high=high, default=default, is_needed=is_needed)


ON: Final = Field(Kind.FLAG, default=True)
OFF: Final = Field(Kind.FLAG, default=False)


Test: TypeAlias = Callable[[M], bool]
"""A condition with its particulars worked in: whether it holds at a moment."""


class Condition(NamedTuple, Generic[M]):
    """*main* is the field a bare value stands for: ``{outs = 2}``."""

    test: Callable[[Clause], Test[M]]
    fields: Mapping[str, Field]
    main: str = ""
    about: str = ""
    """The thing it looks at; a window must know it. Empty: known at any time."""
    domain: Callable[[Clause], Values] | None = None
    """Which values of that thing let it hold, where they can be counted up."""


class Verb(NamedTuple, Generic[M]):
    carry_out: Callable[[M, Clause], Script[None]]
    fields: Mapping[str, Field]
    main: str = ""
    windows: frozenset[str] = frozenset()
    """Where it can do something; empty: anywhere."""
    choices: Callable[[M, Clause], tuple[str, ...]] | None = None
    """Who or what must be chosen; a card with nothing to choose from may not be played."""


class Window(NamedTuple):
    knows: frozenset[str]
    """Things that are settled when it is open."""
    given: Mapping[str, Values] = {}
    """What is sure of them."""


class Vocabulary(NamedTuple, Generic[M]):
    windows: Mapping[str, Window]
    conditions: Mapping[str, Condition[M]]
    verbs: Mapping[str, Verb[M]]
    universe: Mapping[str, Values]
    """Every value of the things that can be counted up."""
    rules: frozenset[str] = frozenset()
    """The rules that a card may switch off."""
