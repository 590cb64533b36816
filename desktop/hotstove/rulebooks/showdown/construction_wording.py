"""What a faulty roster is told: sentences and remedies for the problems of SD-T, none about play.

A sentence says what is wrong and what would be right; a remedy is what to do next, by itself.
"""

from __future__ import annotations

from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .expert_words import PROBLEMS as EXPERT_PROBLEMS

_FORMAT_PLAYER: Final = {
    "season": QT_TRANSLATE_NOOP(
        "showdown",
        "the {format} format takes players of season {season} only; {player} is of another "
        "({rule}).",
    ),
    "logo": QT_TRANSLATE_NOOP(
        "showdown",
        "the {format} format takes cards with a club's logo only; that of {player} has none "
        "({rule}).",
    ),
    "subset": QT_TRANSLATE_NOOP(
        "showdown",
        "the {format} format takes no special subsets; {player} is of one ({rule}).",
    ),
}
ROSTER_PROBLEMS: Final = {
    "FORMAT_PLAYER": _FORMAT_PLAYER["season"],
    "ROSTER_CARD_UNKNOWN": QT_TRANSLATE_NOOP(
        "showdown",
        "no card is known by the id {names}; open the set it is in, or take it out ({rule}).",
    ),
    "ROSTER_SIZE": QT_TRANSLATE_NOOP(
        "showdown", "there are {have:n} cards; a roster has exactly {need} ({rule}).", "", 1
    ),
    "STARTER_COUNT": QT_TRANSLATE_NOOP(
        "showdown", "there are {have:n} starters ({names}); name exactly {need} ({rule}).", "", 1
    ),
    "HITTER_COUNT": QT_TRANSLATE_NOOP(
        "showdown",
        "there are {have:n} full-cost hitters and {backups} backups; at least {need} must be "
        "full-cost ({rule}).",
        "",
        1,
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
        "showdown", "the {league} order has {have:n} spots; fill {need} ({rule}).", "", 1
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
    "FORMAT_CARD": QT_TRANSLATE_NOOP(
        "showdown",
        "the {format} format takes strategy cards of season {season} and the one before; {card} "
        "is of another ({rule}).",
    ),
    "NO_BULLPEN": QT_TRANSLATE_NOOP(
        "showdown",
        "nobody is in the bullpen, so no pitching change will be possible; add a reliever or "
        "closer if you want one ({rule}).",
    ),
}
_NOT_ONE: Final = QT_TRANSLATE_NOOP(
    "showdown", "in the {league} order {have:n} men play {position}; one must ({rule}).", "", 1
)


ROSTER_REMEDIES: Final = {
    "ROSTER_CARD_UNKNOWN": QT_TRANSLATE_NOOP("showdown", "Open its set, or take it out."),
    "ROSTER_SIZE": QT_TRANSLATE_NOOP("showdown", "Have exactly {need} cards."),
    "STARTER_COUNT": QT_TRANSLATE_NOOP("showdown", "Have exactly {need} starters."),
    "HITTER_COUNT": QT_TRANSLATE_NOOP("showdown", "Have {need} hitters at full cost."),
    "BACKUP_NOT_HITTER": QT_TRANSLATE_NOOP("showdown", "Pay for {names} in full."),
    "DUPLICATE_PLAYER": QT_TRANSLATE_NOOP("showdown", "Keep one of these cards."),
    "POINT_CAP": QT_TRANSLATE_NOOP("showdown", "Save {excess:n} points.", "", 1),
    "POSITIONS_UNFILLED": QT_TRANSLATE_NOOP("showdown", "Add a full-cost hitter for {positions}."),
    "DH_MISSING": QT_TRANSLATE_NOOP("showdown", "Name a full-cost hitter as DH."),
    "HOME_RULES_MISSING": QT_TRANSLATE_NOOP("showdown", "Choose AL or NL rules."),
    "ROTATION_INVALID": QT_TRANSLATE_NOOP("showdown", "Name each starter once."),
    "LINEUP_SIZE": QT_TRANSLATE_NOOP(
        "showdown", "Fill {need:n} spots of the {league} order.", "", 1
    ),
    "LINEUP_PLAYER": QT_TRANSLATE_NOOP("showdown", "Put another man in spot {spot} ({league})."),
    "LINEUP_BACKUP": QT_TRANSLATE_NOOP("showdown", "Pay for {player} in full, or bench him."),
    "LINEUP_POSITION": QT_TRANSLATE_NOOP("showdown", "Have {player} play {allowed} ({league})."),
    "LINEUP_DH": QT_TRANSLATE_NOOP("showdown", "Have one {wanted} and no {barred} ({league})."),
    "FORMAT_PLAYER": QT_TRANSLATE_NOOP("showdown", "Take {player} out, or choose another format."),
    "FORMAT_CARD": QT_TRANSLATE_NOOP("showdown", "Take {card} out of the deck."),
    "DECK_SIZE": QT_TRANSLATE_NOOP("showdown", "Have {need} cards in the deck, or none."),
    "DECK_COPIES": QT_TRANSLATE_NOOP("showdown", "Have {card} {most} times at most."),
    "NO_BULLPEN": QT_TRANSLATE_NOOP("showdown", "Add a reliever or closer."),
}
_ONE_AT: Final = QT_TRANSLATE_NOOP("showdown", "Have one man play {position} ({league}).")


def roster_sentence(problem: Problem) -> Sentence:
    """Return what to say for a *problem* of SD-T-01 to 20.

    ``LINEUP_POSITION`` is about a man with ``player``, about an open or crowded position without.
    """
    template = ROSTER_PROBLEMS.get(problem.code) or EXPERT_PROBLEMS[problem.code]
    if problem.code == "LINEUP_POSITION" and "player" not in problem.arguments:
        template = _NOT_ONE
    if problem.code == "FORMAT_PLAYER" and "failed" in problem.arguments:
        template = _FORMAT_PLAYER[str(problem.arguments["failed"])]
    return _said(problem, template)


def roster_remedy(problem: Problem) -> Sentence:
    """Return what would put the *problem* right, in a few words."""
    template = ROSTER_REMEDIES[problem.code]
    if problem.code == "LINEUP_POSITION" and "player" not in problem.arguments:
        template = _ONE_AT
    return _said(problem, template)


def _said(problem: Problem, template: str) -> Sentence:
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    return Sentence("showdown", template, arguments)
