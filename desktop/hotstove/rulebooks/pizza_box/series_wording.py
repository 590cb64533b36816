"""What the series card says of Pizza Box's pitchers, in English; the rules decide elsewhere."""

from __future__ import annotations

from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .cards import PitcherCard, Role

_ROLES: Final = {
    Role.STARTER: QT_TRANSLATE_NOOP("pizza_box", "Starter {number}"),
    Role.LONG: QT_TRANSLATE_NOOP("pizza_box", "Long Reliever"),
    Role.MIDDLE: QT_TRANSLATE_NOOP("pizza_box", "Middle Reliever"),
    Role.SPECIALIST: QT_TRANSLATE_NOOP("pizza_box", "Specialist"),
    Role.SETUP: QT_TRANSLATE_NOOP("pizza_box", "Setup"),
    Role.CLOSER: QT_TRANSLATE_NOOP("pizza_box", "Closer"),
}
_PROBLEMS: Final = {
    "STARTER_RESTING": QT_TRANSLATE_NOOP(
        "pizza_box", "started game {started}; he may start again in game {game} ({rule})"
    ),
    "RELIEF_RESTING": QT_TRANSLATE_NOOP(
        "pizza_box", "pitched in both of the last two games and sits this one out ({rule})"
    ),
    "SHORT_REST": QT_TRANSLATE_NOOP(
        "pizza_box", "has rested three games: he pitches from the row of the next inning ({rule})"
    ),
    "RELIEF_ONLY": QT_TRANSLATE_NOOP("pizza_box", "may not start today, but relieve ({rule})"),
}


def role_sentence(card: PitcherCard) -> Sentence:
    return Sentence("pizza_box", _ROLES[card.role], {"number": card.number})


def series_sentence(problem: Problem) -> Sentence:
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    return Sentence("pizza_box", _PROBLEMS[problem.code], arguments)
