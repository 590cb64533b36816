"""What the series card says of Clutch's pitchers, in English; the rules decide elsewhere."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .cards import Role

_ROLES: Final = {
    Role.STARTER: QT_TRANSLATE_NOOP("clutch", "Starter"),
    Role.RELIEVER: QT_TRANSLATE_NOOP("clutch", "Reliever"),
    Role.CLOSER: QT_TRANSLATE_NOOP("clutch", "Closer"),
    Role.OPENER: QT_TRANSLATE_NOOP("clutch", "Opener"),
    Role.BULK: QT_TRANSLATE_NOOP("clutch", "Bulk pitcher"),
}
_ROLES_OF_ONE: Final = QT_TRANSLATE_NOOP("clutch", "{one}, {others}")
_PROBLEMS: Final = {
    "TURN_TODAY": QT_TRANSLATE_NOOP("clutch", "his turn is today ({rule})"),
    "TURN_NEXT": QT_TRANSLATE_NOOP("clutch", "his turn is in the next game ({rule})"),
    "TURN_LATER": QT_TRANSLATE_NOOP("clutch", "his turn is in {games:n} games ({rule})", "", 1),
    "OVER_LIMIT": QT_TRANSLATE_NOOP(
        "clutch", "went beyond his limit in the last game: he may pitch, tired ({rule})"
    ),
    "TWO_IN_A_ROW": QT_TRANSLATE_NOOP(
        "clutch", "pitched in both of the last two games: he may pitch, tired ({rule})"
    ),
    "OWES_REST": QT_TRANSLATE_NOOP(
        "clutch", "owes {games:n} games of rest: he may pitch, tired ({rule})", "", 1
    ),
    "STARTER_RESTS": QT_TRANSLATE_NOOP(
        "clutch",
        "owes {games:n} games of rest: he may relieve, tired, and starts only when no other "
        "starter is fresh ({rule})",
        "",
        1,
    ),
}


def role_sentence(roles: Iterable[str]) -> Sentence:
    """All the roles of a card, as they stand on it."""
    first, *others = roles
    named = Sentence("clutch", _ROLES[Role(first)])
    if not others:
        return named
    return Sentence("clutch", _ROLES_OF_ONE, {"one": named, "others": role_sentence(others)})


def series_sentence(problem: Problem) -> Sentence:
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    return Sentence("clutch", _PROBLEMS[problem.code], arguments)
