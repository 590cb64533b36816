"""What may be wrong with a printed card or its deck, in sentences every game's reader uses.

Which faults there are is found by the readers, by the vocabulary and by the rulebooks.
"""

from __future__ import annotations

from typing import Final

from hotstove.catalog.refused import shown
from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence


def unreadable(error: Exception) -> Sentence:
    """Say that a file is no TOML."""
    reason = shown(str(error), 160) if str(error) else "nested too deeply"
    return Sentence("catalog", _UNREADABLE, {"reason": reason})


def card_fault(problem: Problem) -> Sentence:
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    if isinstance(found := arguments.get("found"), str):
        arguments["found"] = shown(found)
    return Sentence("catalog", _FAULTS[problem.code], arguments)


_UNREADABLE: Final = QT_TRANSLATE_NOOP(
    "catalog", "this is not TOML ({reason}); correct that line, or save the file again."
)
_FAULTS: Final = {
    "TAKEN": QT_TRANSLATE_NOOP(
        "catalog", "{field} “{found}” is that of an earlier entry; every one needs its own."
    ),
    "MISSING": QT_TRANSLATE_NOOP("catalog", "{field} is missing; every card needs it."),
    "FIELD": QT_TRANSLATE_NOOP("catalog", "{field} is no field of a card; those are {allowed}."),
    "LINE": QT_TRANSLATE_NOOP(
        "catalog", "{field} is “{found}”; give one line of text of at most {most} letters."
    ),
    "VALUE": QT_TRANSLATE_NOOP("catalog", "{field} is “{found}”; allowed: {allowed}."),
    "NEVER": QT_TRANSLATE_NOOP(
        "catalog",
        "{field} can never hold in the window {window}; change the conditions or the window.",
    ),
    "PLACE": QT_TRANSLATE_NOOP(
        "catalog",
        "{field}: {found} does nothing in the window {window}; it works in {allowed}.",
    ),
    "NO_CARD": QT_TRANSLATE_NOOP(
        "catalog", "{field} names “{found}”, which is no strategy card; write the id of one."
    ),
    "EFFECT_UNKNOWN": QT_TRANSLATE_NOOP(
        "catalog", "{field} holds the effect “{found}”, which is unknown; known are {allowed}."
    ),
    "CONDITION_UNKNOWN": QT_TRANSLATE_NOOP(
        "catalog", "{field} holds the condition “{found}”, which is unknown; known are {allowed}."
    ),
    "EFFECT_FIELD": QT_TRANSLATE_NOOP(
        "catalog", "{field} has no “{found}”; it takes {allowed}."
    ),
    "EFFECT_MISSING": QT_TRANSLATE_NOOP("catalog", "{field} lacks “{found}”; write it in."),
    "EFFECT_VALUE": QT_TRANSLATE_NOOP("catalog", "{field} is “{found}”; allowed: {allowed}."),
    "EFFECT_LIST": QT_TRANSLATE_NOOP(
        "catalog", "{field} is “{found}”; write a list of tables with one word each."
    ),
    "EFFECT_DEEP": QT_TRANSLATE_NOOP(
        "catalog", "{field} goes deeper than {most} levels; write it more simply."
    ),
    "DECK_SIZE": QT_TRANSLATE_NOOP(
        "catalog", "cards come to {have}; a deck has exactly {need} ({rule})."
    ),
    "DECK_COPIES": QT_TRANSLATE_NOOP(
        "catalog", "cards holds “{card}” {have} times; one to {most} copies of a name ({rule})."
    ),
}
