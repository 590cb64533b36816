"""What a script may ask for: a decision of one seat, or the roll of a die."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeAlias

from msgspec import Struct

from .answers import Answer, Conceded
from .problems import Argument, Problem, RuleId
from .seats import Seat
from .values import Value

if TYPE_CHECKING:
    from .dice import Rng

PieceId: TypeAlias = str
"""A thing on the table, ``"card:hl26-gvp-01"``."""
PlaceId: TypeAlias = str
"""Where a piece may lie, ``"plate"``, ``"bench:home"``."""


class Option(Value, frozen=True):
    """One legal answer, and the gesture that means it: *piece* laid on *place*."""

    answer: Answer
    piece: PieceId = ""
    place: PlaceId = ""
    is_aside: bool = False
    """Legal, but not what the moment is for: offered behind the natural answers."""


class Form(Protocol):
    """A decision with too many answers to list, such as a whole lineup card."""

    def check(self, answer: Answer, /) -> list[Problem]: ...

    def some(self, rng: Rng, /) -> Answer:
        """Return one legal answer, any, drawn from the given chance."""
        ...


class FreeForm(Struct, frozen=True):
    """A form of two functions."""

    check: Callable[[Answer], list[Problem]]
    some: Callable[[Rng], Answer]


class Decision(Struct, eq=False):
    """A question to one seat. Its options are built when somebody looks at them.

    *default*, where there is one, is what the natural gesture means and is always legal.
    """

    seat: Seat
    asks: str
    """The name of the question; the sentence stands in the game's wording."""
    rule: RuleId
    offer: Callable[[], tuple[Option, ...]]
    default: Answer | None = None
    free: Form | None = None
    is_secret: bool = False
    """The other seats do not learn the answer now."""
    rides: bool = False
    """The seat's coming throw answers this with the default, unless it is answered otherwise."""
    form: str = ""
    """The sheet on which an answer may be filled in, ``"lineup"`` or ``"field"``."""
    arguments: dict[str, Argument] = {}
    refuse: Callable[[Answer], list[Problem]] | None = None
    """Say why an answer that is not among the options is not legal; the game's own words."""
    _options: tuple[Option, ...] | None = None
    _passed: Answer | None = None

    @property
    def options(self) -> tuple[Option, ...]:
        """Every answer that may be listed; a free-form decision may take others too."""
        if self._options is None:
            self._options = self.offer()
        return self._options

    def check(self, answer: Answer) -> list[Problem]:
        """Return why *answer* is not legal here; empty when it is. To concede always is.

        The answer that has passed last is not looked at again.
        """
        if answer is self._passed:
            return []
        problems = self._faults(answer)
        if not problems:
            self._passed = answer
        return problems

    def _faults(self, answer: Answer) -> list[Problem]:
        if type(answer) is Conceded:
            return []
        if self.default is not None and answer == self.default:
            return []
        if self.free is not None:
            return self.free.check(answer)
        for option in self.options:
            if option.answer == answer:
                return []
        if self.refuse is not None and (problems := self.refuse(answer)):
            return problems
        return [Problem("NOT_OFFERED", self.rule, {"asks": self.asks, "found": str(answer)})]


class Roll(Value, frozen=True):
    """A request for the face of one die; *seat* is the one who throws it."""

    sides: int
    purpose: str
    seat: Seat
    rule: RuleId


Request: TypeAlias = Decision | Roll
