"""How a game puts its facts, questions and refusals into sentences: the shape, and what is common.

Each game's own sentences stand in its ``wording.py``; nothing here is translated yet.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple, Protocol

from .answers import Answer
from .decisions import Decision, PlaceId, Roll
from .facts import Fact
from .problems import Problem, RuleId
from .table import S, Seen
from .values import Value
from .words import QT_TRANSLATE_NOOP, Filling, Sentence


class Weight(IntEnum):
    """How a line stands in the log."""

    HEADING = 0
    OUTCOME = 1
    NOTE = 2
    SUM = 3


class Line(Value, frozen=True):
    """One line of the log and the rule behind it."""

    weight: Weight
    sentence: Sentence
    rule: RuleId = ""


class Unseen(NamedTuple):
    """A kind of answer that can be given unseen: its name, and every answer of that kind."""

    name: Sentence
    answers: frozenset[Answer]


class Wording(Protocol[S]):
    def lines(self, fact: Fact, seen: Seen[S]) -> list[Line]:
        """Return what the log says of *fact*, once it has led to *seen*."""
        ...

    def question(self, decision: Decision, seen: Seen[S]) -> Sentence: ...

    def answer(self, decision: Decision, answer: Answer) -> Sentence:
        """Return the words on the button for *answer*."""
        ...

    def others(self, decision: Decision) -> Sentence:
        """Return the words on the button that opens every answer beside the natural one."""
        ...

    def throw(self, roll: Roll, seen: Seen[S]) -> Sentence:
        """Return who is to throw, and what he needs."""
        ...

    def throw_button(self, roll: Roll) -> Sentence: ...

    def drop(self, place: PlaceId) -> Sentence:
        """Return what a card laid on *place* would do."""
        ...

    def problem(self, problem: Problem) -> Sentence: ...


_COMMON: Final = {
    "NOTHING_ASKED": QT_TRANSLATE_NOOP("play", "The game is over; nothing is left to answer."),
    "NO_DIE_WAITS": QT_TRANSLATE_NOOP("play", "No die is waiting; answer the question first."),
    "DIE_NOT_TYPED": QT_TRANSLATE_NOOP(
        "play", "This game uses your own dice: throw one and type its face, 1 to {sides}."
    ),
    "FACE_OFF_DIE": QT_TRANSLATE_NOOP(
        "play", "{found} is not on this die; type a face from 1 to {sides}."
    ),
    "NOT_OFFERED": QT_TRANSLATE_NOOP(
        "play", "That is not one of the answers here; choose one that is offered ({rule})."
    ),
}


def common_problem(problem: Problem) -> Sentence:
    """Return the sentence for a problem that any game may meet, or one naming code and rule."""
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    template = _COMMON.get(problem.code)
    if template is None:
        template = QT_TRANSLATE_NOOP("play", "That is not legal here ({code}, rule {rule}).")
        arguments["code"] = problem.code
    return Sentence("play", template, arguments)
