"""What a faulty roster is told: sentences for the problems of SD-T, none about play."""

from __future__ import annotations

from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

ROSTER_PROBLEMS: Final = {
    "ROSTER_SIZE": QT_TRANSLATE_NOOP(
        "showdown", "there are {have} cards; a roster has exactly {need} ({rule})."
    ),
    "STARTER_COUNT": QT_TRANSLATE_NOOP(
        "showdown", "there are {have} starters ({names}); name exactly {need} ({rule})."
    ),
    "HITTER_COUNT": QT_TRANSLATE_NOOP(
        "showdown",
        "there are {have} full-cost hitters and {backups} backups; at least {need} must be "
        "full-cost ({rule}).",
    ),
    "BACKUP_NOT_HITTER": QT_TRANSLATE_NOOP(
        "showdown", "{names} cannot be a backup; only hitters of the roster can ({rule})."
    ),
    "DUPLICATE_PLAYER": QT_TRANSLATE_NOOP(
        "showdown", "{names} are the same player; keep one of the cards ({rule})."
    ),
    "POINT_CAP": QT_TRANSLATE_NOOP(
        "showdown",
        "the cards cost {total} points, {excess} more than the {cap} allowed; choose cheaper "
        "ones ({rule}).",
    ),
    "POSITIONS_UNFILLED": QT_TRANSLATE_NOOP(
        "showdown", "no full-cost hitter is left to play {positions}; add one who can ({rule})."
    ),
    "DH_MISSING": QT_TRANSLATE_NOOP(
        "showdown",
        "a full-cost hitter beside the eight fielders must be the designated hitter, in the NL "
        "too; name one ({rule}).",
    ),
    "HOME_RULES_MISSING": QT_TRANSLATE_NOOP(
        "showdown", "no rules are chosen for home games; choose one of {allowed} ({rule})."
    ),
    "ROTATION_INVALID": QT_TRANSLATE_NOOP(
        "showdown",
        "the rotation must name each of the four starters once (missing: {missing}; twice: "
        "{double}; no starter: {wrong}); correct it ({rule}).",
    ),
    "LINEUP_SIZE": QT_TRANSLATE_NOOP(
        "showdown", "the {league} order has {have} spots; fill {need} ({rule})."
    ),
    "LINEUP_PLAYER": QT_TRANSLATE_NOOP(
        "showdown",
        "in the {league} order {player}, spot {spot}, is not on the roster or bats twice; put "
        "another there ({rule}).",
    ),
    "LINEUP_BACKUP": QT_TRANSLATE_NOOP(
        "showdown",
        "in the {league} order {player}, spot {spot}, is a backup; start a full-cost hitter "
        "({rule}).",
    ),
    "LINEUP_POSITION": QT_TRANSLATE_NOOP(
        "showdown",
        "in the {league} order {player}, spot {spot}, may not play {position}; he may play "
        "{allowed} ({rule}).",
    ),
    "LINEUP_DH": QT_TRANSLATE_NOOP(
        "showdown",
        "the {league} order must have exactly one {wanted} and no {barred}; correct it ({rule}).",
    ),
}
_NOT_ONE: Final = QT_TRANSLATE_NOOP(
    "showdown", "in the {league} order {have} men play {position}; one must ({rule})."
)


def roster_sentence(problem: Problem) -> Sentence:
    """Return what to say for a *problem* of SD-T-02 to 12.

    ``LINEUP_POSITION`` is about a man with ``player``, about an open or crowded position without.
    """
    template = ROSTER_PROBLEMS[problem.code]
    if problem.code == "LINEUP_POSITION" and "player" not in problem.arguments:
        template = _NOT_ONE
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    return Sentence("showdown", template, arguments)
