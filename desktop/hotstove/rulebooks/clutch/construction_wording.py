"""What puts a faulty Clutch roster right: a remedy for every problem of CL-15 to 18 and their kin.

The sentences stand in problem_wording; a remedy is what to do next, by itself, in a few words.
"""

from __future__ import annotations

from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

REMEDIES: Final = {
    "CARD_EDITION": QT_TRANSLATE_NOOP("clutch", "Take {card} out; bring a card of {need}."),
    "ROSTER_CARD_UNKNOWN": QT_TRANSLATE_NOOP("clutch", "Open its set, or take it out."),
    "ROSTER_DUPLICATE_PERSON": QT_TRANSLATE_NOOP("clutch", "Keep one of these cards."),
    "ROSTER_SLOT": QT_TRANSLATE_NOOP("clutch", "Give {names} one place."),
    "ROSTER_SIZE": QT_TRANSLATE_NOOP("clutch", "Have exactly {need} cards."),
    "ROSTER_BATTERS": QT_TRANSLATE_NOOP("clutch", "Have {low} or {high} batters."),
    "ROSTER_SP": QT_TRANSLATE_NOOP("clutch", "Have exactly {need} starting pitchers."),
    "ROSTER_RP": QT_TRANSLATE_NOOP("clutch", "Have {low} or {high} relievers."),
    "ROSTER_CP": QT_TRANSLATE_NOOP("clutch", "Have exactly {need} closer."),
    "ROSTER_FLEX": QT_TRANSLATE_NOOP("clutch", "Have 13 batters and 6 relievers, or 12 and 7."),
    "ROSTER_COVER": QT_TRANSLATE_NOOP("clutch", "Add a batter for {positions}."),
    "ROSTER_DH": QT_TRANSLATE_NOOP("clutch", "Add a batter."),
    "ROSTER_SALARY": QT_TRANSLATE_NOOP("clutch", "Save {excess} of salary."),
    "ROSTER_NO_TRUE_1B": QT_TRANSLATE_NOOP("clutch", "Add a first baseman if you want one."),
    "ROSTER_ROTATION": QT_TRANSLATE_NOOP("clutch", "Have {need} in the rotation who may start."),
    "ROSTER_BACKUP_CATCHER": QT_TRANSLATE_NOOP("clutch", "Add another catcher."),
    "ROSTER_BENCH_MIN": QT_TRANSLATE_NOOP("clutch", "Have {need:n} batters on the bench.", "", 1),
    "ROSTER_BULLPEN": QT_TRANSLATE_NOOP(
        "clutch", "Have {most} in the bullpen at most, all of them relievers."
    ),
    "ROSTER_SPLIT": QT_TRANSLATE_NOOP("clutch", "Have 12 on the bench and in the bullpen."),
    "FORMAT_UNKNOWN": QT_TRANSLATE_NOOP("clutch", "Choose one of {allowed}."),
    "FORMAT_COUNT": QT_TRANSLATE_NOOP("clutch", "Have {need} {what}."),
    "FORMAT_MISMATCH": QT_TRANSLATE_NOOP("clutch", "Hold both rosters to one format."),
    "LINEUP_SIZE": QT_TRANSLATE_NOOP("clutch", "Fill all {need} spots of the order."),
    "LINEUP_STARTER": QT_TRANSLATE_NOOP("clutch", "Name one who may start."),
    "LINEUP_DUPLICATE": QT_TRANSLATE_NOOP("clutch", "Put another man in spot {spot}."),
    "LINEUP_POSITION_MISSING": QT_TRANSLATE_NOOP("clutch", "Have one man play {position}."),
    "LINEUP_POSITION_TWICE": QT_TRANSLATE_NOOP("clutch", "Have one man play {position}."),
    "LINEUP_NOT_QUALIFIED": QT_TRANSLATE_NOOP("clutch", "Have {player} play {allowed}."),
    "LINEUP_OUT_OF_POSITION": QT_TRANSLATE_NOOP("clutch", "Have {player} play {allowed}."),
    "SUB_WRONG_CARD_TYPE": QT_TRANSLATE_NOOP(
        "clutch", "Put a batter of the roster in spot {spot}."
    ),
    "DECK_SIZE": QT_TRANSLATE_NOOP("clutch", "Have exactly {need} cards in the deck."),
    "DECK_COPIES": QT_TRANSLATE_NOOP("clutch", "Have {card} {most} times at most."),
    "SIDE_DECK_SIZE": QT_TRANSLATE_NOOP("clutch", "Have {need} cards in the side deck, or none."),
    "COACH_STAFF": QT_TRANSLATE_NOOP("clutch", "Have {need} coach of each kind."),
    "STADIUM_COUNT": QT_TRANSLATE_NOOP("clutch", "Choose a park."),
}


def roster_remedy(problem: Problem) -> Sentence:
    """Return what would put the *problem* right, in a few words."""
    arguments: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    if problem.code == "FORMAT_COUNT":
        arguments["what"] = Sentence("clutch", str(arguments["what"]))
    return Sentence("clutch", REMEDIES[problem.code], arguments)
