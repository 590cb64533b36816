"""What a faulty card file of the box is told: sentences about cards, none about play."""

from __future__ import annotations

from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .say import CONTEXT

CARD_PROBLEMS: Final = {
    "CARD_SYMBOL": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field} holds “{found}”, which is no symbol; write a result like {like} ({rule}).",
    ),
    "CARD_BASES": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field} is “{found}”, whose bases or advance do not go with its result; write it like "
        "{like} ({rule}).",
    ),
    "CARD_CIRCLES_WITHOUT_BLUE": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} lists hitters, but there is no blue area; remove it ({rule})."
    ),
    "CARD_NO_BAR": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field} is missing; a card split by hitters says what a pitcher who hits does ({rule}).",
    ),
    "CARD_TWO_SPLITS": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field} and blue_rating cannot both decide who reads the blue area; give exactly one of "
        "them ({rule}).",
    ),
    "CARD_RATING": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} is {found}; only rating 1 is printed on result cards ({rule})."
    ),
    "CARD_HITTER_UNKNOWN": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} names hitter {found}; hitters are 1 to 9 ({rule})."
    ),
    "CARD_HITTER_MISSING": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field} and blue_for leave out hitter {found}; enter him in one of them ({rule}).",
    ),
    "CARD_HITTER_TWICE": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field} and white_for both have hitter {found}; enter him in one of them only ({rule}).",
    ),
    "CARD_HALF_EMPTY": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} is empty; each half of a split card is for somebody ({rule})."
    ),
    "DECK_SIZE": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} has {found} entries; this deck has exactly {need} ({rule})."
    ),
    "DECK_SAFE": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} has {found} SAFE cards; there are exactly {need} ({rule})."
    ),
    "CARD_ID": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} is “{found}”; every card has a short name of its own ({rule})."
    ),
    "CARD_ID_TWICE": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} is “{found}” on another card too; every card has its own ({rule})."
    ),
    "CARD_FIELD": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} is no field of this card; the fields are {allowed} ({rule})."
    ),
    "CARD_VALUE": QT_TRANSLATE_NOOP("pizza_box", "{field} is “{found}”; write {like} ({rule})."),
    "PITCHER_RATING": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} is {found}; ratings are 1, 2 and 3 ({rule})."
    ),
    "PITCHER_ROWS": QT_TRANSLATE_NOOP(
        "pizza_box", "{field} has {found:n} innings; a pitcher card has nine ({rule}).", "", 1
    ),
    "PITCHER_GAP": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field} has a dash in inning {found} after an inning he may pitch in; give it numbers "
        "({rule}).",
    ),
    "PITCHER_NUMBER": QT_TRANSLATE_NOOP(
        "pizza_box", "{field}, inning {inning}, holds {found}; give 0 to 25 ({rule})."
    ),
    "PITCHER_START": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field}, inning {inning}, gives no cards; the first number is 1 or more ({rule}).",
    ),
    "PITCHER_NEVER": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field} lets him miss an inning he must be able to pitch in; a starter has all nine, "
        "every reliever the ninth ({rule}).",
    ),
    "STAFF_ROLE": QT_TRANSLATE_NOOP(
        "pizza_box",
        "{field} has {found:n} men for the role {role}; there are {need} ({rule}).",
        "",
        1,
    ),
}


def card_sentence(problem: Problem) -> Sentence:
    """Return what to say for a *problem* of a card file (PB-A-07, PB-PRO-02)."""
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    return Sentence(CONTEXT, CARD_PROBLEMS[problem.code], arguments)
