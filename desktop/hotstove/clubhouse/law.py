"""A roster before the law: the rulebook's faults as violations a person can act on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from hotstove.play.problems import Problem, RuleId
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.construction import check_roster, warnings
from hotstove.rulebooks.showdown.construction_wording import roster_remedy, roster_sentence
from hotstove.rulebooks.showdown.strategy import Deck

from .documents import RosterDocument

_NOT_ABOUT_PLAY: Final = {"POINT_CAP", "FORMAT_PLAYER", "FORMAT_CARD", "DECK_SIZE", "DECK_COPIES"}


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
    """Nothing but points, sets and deck stands between this roster and a game."""
    under_cap: bool


def violations_of(
    document: RosterDocument,
    known: Mapping[CardId, Card],
    deck: Deck | None = None,
    *,
    is_expert: bool = False,
) -> tuple[Violation, ...]:
    """SD-T-01: every fault of the roster by its own format, in the order of the rules."""
    found = check_roster(
        document.roster, known, document.rules, deck=deck, is_expert=is_expert
    )
    return _told(found, document, known)


def warnings_of(document: RosterDocument, known: Mapping[CardId, Card]) -> tuple[Violation, ...]:
    """SD-T-15: what is legal, but worth a word."""
    return _told(warnings(document.roster, known), document, known)


def badges_of(violations: Iterable[Violation]) -> Badges:
    codes = {violation.code for violation in violations}
    return Badges(not codes, codes <= _NOT_ABOUT_PLAY, "POINT_CAP" not in codes)


def _told(
    problems: Iterable[Problem], document: RosterDocument, known: Mapping[CardId, Card]
) -> tuple[Violation, ...]:
    return tuple(_violation(problem, document, known) for problem in problems)


def _violation(
    problem: Problem, document: RosterDocument, known: Mapping[CardId, Card]
) -> Violation:
    given = problem.arguments.get("cards", ())
    cards = given if isinstance(given, tuple) else ()
    names = tuple(
        known[card].name if card in known else document.names.get(card, card) for card in cards
    )
    return Violation(
        problem.code,
        problem.rule,
        roster_sentence(problem),
        roster_remedy(problem),
        cards,
        _culprit(problem, names),
    )


def _culprit(problem: Problem, names: tuple[str, ...]) -> Sentence:
    told = problem.arguments
    if problem.code.startswith("DECK_") or problem.code == "FORMAT_CARD":
        return _say("{card}", card=told["card"]) if "card" in told else _say(_DECK)
    if problem.code == "POSITIONS_UNFILLED":
        return _say("{positions}", positions=told["positions"])
    if "league" in told:
        who = names or ((str(told["position"]),) if "position" in told else ())
        league = told["league"]
        return _say(_IN_ORDER, names=who, league=league) if who else _say(_ORDER, league=league)
    return _say("{names}", names=names) if names else _say(_ROSTER)


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_ROSTER: Final = QT_TRANSLATE_NOOP("clubhouse", "the roster")
_DECK: Final = QT_TRANSLATE_NOOP("clubhouse", "the deck")
_ORDER: Final = QT_TRANSLATE_NOOP("clubhouse", "the {league} order")
_IN_ORDER: Final = QT_TRANSLATE_NOOP("clubhouse", "{names} in the {league} order")
