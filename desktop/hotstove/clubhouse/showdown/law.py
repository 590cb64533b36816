"""A Showdown roster before the law, SD-T: the rulebook's faults as violations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.construction import check_roster, warnings
from hotstove.rulebooks.showdown.construction_wording import roster_remedy, roster_sentence
from hotstove.rulebooks.showdown.strategy import Deck

from ..law import THE_DECK, THE_ROSTER, Violation, culprits, names_of
from ..say import said
from .documents import ShowdownDocument

CAP: Final = "POINT_CAP"
NOT_ABOUT_PLAY: Final = frozenset((CAP, "FORMAT_PLAYER", "FORMAT_CARD", "DECK_SIZE", "DECK_COPIES"))


def violations_of(
    document: ShowdownDocument,
    known: Mapping[CardId, Card],
    deck: Deck | None = None,
    *,
    is_expert: bool = False,
) -> tuple[Violation, ...]:
    """SD-T-01: every fault of the roster by its own format, in the order of the rules.

    *is_expert*: orders are judged for an expert game (SD-T-18).
    """
    found = check_roster(
        document.roster, known, document.rules, deck=deck, is_expert=is_expert
    )
    return _told(found, document, known)


def warnings_of(
    document: ShowdownDocument, known: Mapping[CardId, Card]
) -> tuple[Violation, ...]:
    """SD-T-15: what is legal, but worth a word."""
    return _told(warnings(document.roster, known), document, known)


def _told(
    problems: Iterable[Problem], document: ShowdownDocument, known: Mapping[CardId, Card]
) -> tuple[Violation, ...]:
    return tuple(
        Violation(
            problem.code,
            problem.rule,
            roster_sentence(problem),
            roster_remedy(problem),
            culprits(problem),
            _culprit(problem, names_of(culprits(problem), document, known)),
        )
        for problem in problems
    )


def _culprit(problem: Problem, names: tuple[str, ...]) -> Sentence:
    told = problem.arguments
    if problem.code.startswith("DECK_") or problem.code == "FORMAT_CARD":
        return said("{card}", card=told["card"]) if "card" in told else said(THE_DECK)
    if problem.code == "POSITIONS_UNFILLED":
        return said("{positions}", positions=told["positions"])
    if "league" in told:
        who = names or ((str(told["position"]),) if "position" in told else ())
        league = told["league"]
        return said(_IN_ORDER, names=who, league=league) if who else said(_ORDER, league=league)
    return said("{names}", names=names) if names else said(THE_ROSTER)


_ORDER: Final = QT_TRANSLATE_NOOP("clubhouse", "the {league} order")
_IN_ORDER: Final = QT_TRANSLATE_NOOP("clubhouse", "{names} in the {league} order")
