"""What a faulty Showdown card is told: sentences for the problems of SD-C, none about play."""

from __future__ import annotations

from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

CARD_PROBLEMS: Final = {
    "CARD_FIELD_MISSING": QT_TRANSLATE_NOOP(
        "showdown", "{field} is empty; every card needs one ({rule})."
    ),
    "CARD_FIELD_RANGE": QT_TRANSLATE_NOOP(
        "showdown", "{field} is “{found}”; give a whole number from {low} to {high} ({rule})."
    ),
    "CARD_CHART_GAP": QT_TRANSLATE_NOOP(
        "showdown",
        "the chart has a gap at {missing} before {before}; give every total from 1 a result "
        "({rule}).",
    ),
    "CARD_CHART_OVERLAP": QT_TRANSLATE_NOOP(
        "showdown",
        "the chart gives {at} to {result} and to another result as well; give each total one "
        "result and each result one range ({rule}).",
    ),
    "CARD_CHART_END": QT_TRANSLATE_NOOP(
        "showdown",
        "the chart has no open end, or one too early; only its last range is open, written like "
        "19+ ({rule}).",
    ),
    "CARD_RESULT_UNKNOWN": QT_TRANSLATE_NOOP(
        "showdown", "“{found}” is neither a field nor a result; the results are {allowed} ({rule})."
    ),
    "CARD_POSITION_UNKNOWN": QT_TRANSLATE_NOOP(
        "showdown", "{field} holds “{found}”; a hitter may hold {allowed} ({rule})."
    ),
    "CARD_ICON_UNKNOWN": QT_TRANSLATE_NOOP(
        "showdown", "{field} holds “{found}”; the icons are {allowed} ({rule})."
    ),
    "CARD_ICON_KIND": QT_TRANSLATE_NOOP(
        "showdown", "{field} holds {found}, which a {kind} may not have; remove it ({rule})."
    ),
    "CARD_ID_TWICE": QT_TRANSLATE_NOOP(
        "showdown",
        "the id is that of the card in {file}, row {row}, too; every card needs its own ({rule}).",
    ),
    "CARD_CHART_ORDER": QT_TRANSLATE_NOOP(
        "showdown", "the chart runs {found}; the usual order is {usual} ({rule})."
    ),
    "CARD_SPEED_UNUSUAL": QT_TRANSLATE_NOOP(
        "showdown", "Speed {found} is unusual; that letter mostly means {low} to {high} ({rule})."
    ),
}
_ONE_OF: Final = QT_TRANSLATE_NOOP("showdown", "{field} is “{found}”; allowed: {allowed} ({rule}).")
_AS_IN: Final = QT_TRANSLATE_NOOP(
    "showdown", "{field} is “{found}”; write it like {like} ({rule})."
)
_EMPTY: Final = QT_TRANSLATE_NOOP(
    "showdown", "{field} is “{found}”; leave it empty on the card of a {kind} ({rule})."
)
_TOO_MANY: Final = QT_TRANSLATE_NOOP(
    "showdown", "{field} lists {found}; allowed are {low} to {high} ({rule})."
)


def card_sentence(problem: Problem) -> Sentence:
    """Return what to say for a *problem* of SD-C-05, SD-C-09 or SD-C-14.

    ``CARD_FIELD_RANGE`` tells what is allowed from ``low`` and ``high``, or from ``allowed``
    (a list), ``like`` (an example) or ``kind`` (whose card leaves the field empty).
    """
    template = CARD_PROBLEMS[problem.code]
    if problem.code == "CARD_FIELD_RANGE":
        if "allowed" in problem.arguments:
            template = _ONE_OF
        elif "like" in problem.arguments:
            template = _AS_IN
        elif "kind" in problem.arguments:
            template = _EMPTY
        elif problem.arguments.get("field") == "positions" and isinstance(
            problem.arguments["found"], int
        ):
            template = _TOO_MANY
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    return Sentence("showdown", template, arguments)
