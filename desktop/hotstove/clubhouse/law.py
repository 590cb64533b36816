"""What a roster is told by the law of its game: violations a person can act on.

Which faults there are, each game's rulebook says; how they are told, its own ``law``.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping

from hotstove.play.problems import Problem, RuleId
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .documents import CardId, PlayerCard, RosterDocument


class Violation(Value, frozen=True):
    """One fault: what, whose, and what to do."""

    code: str
    rule: RuleId
    sentence: Sentence
    """The fault and what would be right, as the rulebook says it."""
    remedy: Sentence
    """What to do next, in a few words."""
    cards: tuple[CardId, ...]
    """The culprits that are cards; may be empty."""
    culprit: Sentence
    """Who or what is at fault, in words: names, positions, an order, the roster."""


class Badges(Value, frozen=True):
    """The verdict at a glance."""

    legal: bool
    fieldable: bool
    """Nothing but the cap, sets and what is no player stands between this roster and a game."""
    under_cap: bool


def badges_of(
    violations: Iterable[Violation], cap: str, not_about_play: Container[str]
) -> Badges:
    """*cap*: the code of a roster too dear; *not_about_play*: codes that keep nobody off the
    field.
    """
    codes = {violation.code for violation in violations}
    return Badges(not codes, all(code in not_about_play for code in codes), cap not in codes)


def culprits(problem: Problem) -> tuple[CardId, ...]:
    """Return the ids of the cards at fault, as ``cards`` of a problem names them."""
    given = problem.arguments.get("cards", ())
    return given if isinstance(given, tuple) else ()


def names_of(
    cards: Iterable[CardId], document: RosterDocument, known: Mapping[CardId, PlayerCard]
) -> tuple[str, ...]:
    """Return the names of cards, as the file tells them where their set is missing."""
    return tuple(
        known[card].name if card in known else document.names.get(card, card) for card in cards
    )


THE_ROSTER = QT_TRANSLATE_NOOP("clubhouse", "the roster")
THE_DECK = QT_TRANSLATE_NOOP("clubhouse", "the deck")
