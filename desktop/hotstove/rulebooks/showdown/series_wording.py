"""What the series card says of Showdown's pitchers, in English; the rules decide elsewhere."""

from __future__ import annotations

from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .cards import Role

_ROLES: Final = {
    Role.STARTER: QT_TRANSLATE_NOOP("showdown", "Starter"),
    Role.RELIEVER: QT_TRANSLATE_NOOP("showdown", "Reliever"),
    Role.CLOSER: QT_TRANSLATE_NOOP("showdown", "Closer"),
}
_PROBLEMS: Final = {
    "STARTS_TODAY": QT_TRANSLATE_NOOP("showdown", "starts today, from slot {slot} ({rule})"),
    "SLOT_BY_DIE": QT_TRANSLATE_NOOP("showdown", "starts if the die says slot {slot} ({rule})"),
    "TURN_NEXT": QT_TRANSLATE_NOOP("showdown", "his turn is in the next game ({rule})"),
    "TURN_LATER": QT_TRANSLATE_NOOP("showdown", "his turn is in {games:n} games ({rule})", "", 1),
    "NOT_IN_ROTATION": QT_TRANSLATE_NOOP("showdown", "is not in the rotation ({rule})"),
    "BULLPEN_TIRED": QT_TRANSLATE_NOOP(
        "showdown",
        "pitched in both of the last two games: he may pitch, tired from his first inning on "
        "({rule})",
    ),
}


def role_sentence(role: Role) -> Sentence:
    return Sentence("showdown", _ROLES[role])


def series_sentence(problem: Problem) -> Sentence:
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    return Sentence("showdown", _PROBLEMS[problem.code], arguments)
