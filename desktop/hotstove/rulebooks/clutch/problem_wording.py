"""The sentence for every refusal and warning of Clutch."""

from __future__ import annotations

from typing import Final

from hotstove.play.problems import Problem
from hotstove.play.wording import common_problem
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .prompts import WINDOW_NAMES

PROBLEMS: Final = {
    # Cards
    "CARD_CHART_START": QT_TRANSLATE_NOOP(
        "clutch", "The chart begins with {result} at {found}; let it begin at 1 ({rule})."
    ),
    "CARD_CHART_ORDER": QT_TRANSLATE_NOOP(
        "clutch", "{result} starts at {found} but {other} already starts at {low} ({rule})."
    ),
    "CARD_CHART_DUPLICATE": QT_TRANSLATE_NOOP(
        "clutch", "{result} starts a second time at {found}; keep one of the two ({rule})."
    ),
    "CARD_CHART_CODE": QT_TRANSLATE_NOOP(
        "clutch", "{result} at {found} may not stand on this chart ({rule})."
    ),
    "CARD_CHART_STYLE": QT_TRANSLATE_NOOP(
        "clutch", "{found} is not the printed order of results ({rule})."
    ),
    "CARD_FIELD": QT_TRANSLATE_NOOP(
        "clutch", "{field} is {found}; it runs from {low} to {high} ({rule})."
    ),
    "CARD_UNUSUAL": QT_TRANSLATE_NOOP(
        "clutch", "{field} is {found}; cards usually print {low} to {high} ({rule})."
    ),
    "CARD_ROLES": QT_TRANSLATE_NOOP(
        "clutch", "The roles are {found}; this edition knows {allowed} ({rule})."
    ),
    "CARD_EDITION": QT_TRANSLATE_NOOP(
        "clutch", "{card} is a card of {found}; this game is of {need} ({rule})."
    ),
    # Rosters
    "ROSTER_DUPLICATE_PERSON": QT_TRANSLATE_NOOP(
        "clutch", "{person} is there more than once, as {cards}; keep one card ({rule})."
    ),
    "ROSTER_CARD_UNKNOWN": QT_TRANSLATE_NOOP(
        "clutch",
        "Nothing is known by the id {names}; open the set it is in, or take it out ({rule}).",
    ),
    "ROSTER_SLOT": QT_TRANSLATE_NOOP(
        "clutch",
        "{names} must have one place: in the field or on the bench, in the rotation or in the "
        "bullpen ({rule}).",
    ),
    "ROSTER_COVER": QT_TRANSLATE_NOOP(
        "clutch", "No batter is left for {positions}; those who could play there: {names} ({rule})."
    ),
    "ROSTER_SIZE": QT_TRANSLATE_NOOP(
        "clutch", "The roster has {have:n} cards and needs {need}: {off} off ({rule}).", "", 1
    ),
    "ROSTER_BATTERS": QT_TRANSLATE_NOOP(
        "clutch", "The roster has {have:n} batters; {low} or {high} are allowed ({rule}).", "", 1
    ),
    "ROSTER_SP": QT_TRANSLATE_NOOP(
        "clutch", "The roster has {have} starting pitchers and needs {need}: {names} ({rule})."
    ),
    "ROSTER_RP": QT_TRANSLATE_NOOP(
        "clutch", "The roster has {have:n} relievers; {low} or {high} are allowed ({rule}).", "", 1
    ),
    "ROSTER_CP": QT_TRANSLATE_NOOP(
        "clutch", "The roster has {have:n} closers and needs {need}: {names} ({rule}).", "", 1
    ),
    "ROSTER_FLEX": QT_TRANSLATE_NOOP(
        "clutch",
        "{batters} batters and {relievers} relievers do not go together; 13 and 6 do, or 12 and 7 "
        "({rule}).",
    ),
    "ROSTER_DH": QT_TRANSLATE_NOOP(
        "clutch", "With {have} batters nobody is left to be the designated hitter ({rule})."
    ),
    "ROSTER_SALARY": QT_TRANSLATE_NOOP(
        "clutch", "The salaries come to {total}, {excess} over the cap of {cap} ({rule})."
    ),
    "ROSTER_NO_TRUE_1B": QT_TRANSLATE_NOOP(
        "clutch", "Nobody is left who plays first base; whoever starts there counts -3 ({rule})."
    ),
    "ROSTER_ROTATION": QT_TRANSLATE_NOOP(
        "clutch",
        "The rotation has {have:n} pitchers and needs {need}; look at {names} ({rule}).",
        "",
        1,
    ),
    "ROSTER_BACKUP_CATCHER": QT_TRANSLATE_NOOP(
        "clutch", "A second catcher must sit on the bench; there is only {names} ({rule})."
    ),
    "ROSTER_BENCH_MIN": QT_TRANSLATE_NOOP(
        "clutch", "The bench has {have:n} batters and needs at least {need} ({rule}).", "", 1
    ),
    "ROSTER_BULLPEN": QT_TRANSLATE_NOOP(
        "clutch",
        "The bullpen has {have:n} pitchers, {most} at most; look at {names} ({rule}).",
        "",
        1,
    ),
    "ROSTER_SPLIT": QT_TRANSLATE_NOOP(
        "clutch", "Bench {bench} and bullpen {bullpen} come to {total}; they must be 12 ({rule})."
    ),
    "FORMAT_UNKNOWN": QT_TRANSLATE_NOOP(
        "clutch", "There is no format {found}; there are {allowed} ({rule})."
    ),
    "FORMAT_COUNT": QT_TRANSLATE_NOOP(
        "clutch", "This format wants {need} {what}, and there are {have} ({rule})."
    ),
    "FORMAT_MISMATCH": QT_TRANSLATE_NOOP(
        "clutch", "The two rosters are of different formats: {found} ({rule})."
    ),
    "DECK_SIZE": QT_TRANSLATE_NOOP(
        "clutch", "The deck has {have:n} cards and needs exactly {need} ({rule}).", "", 1
    ),
    "DECK_COPIES": QT_TRANSLATE_NOOP(
        "clutch", "{card}, {rarity}: {have} copies, limit {most} ({rule})."
    ),
    "SIDE_DECK_SIZE": QT_TRANSLATE_NOOP(
        "clutch",
        "The side deck has {have:n} cards; it has {need} or there is none ({rule}).",
        "",
        1,
    ),
    "SIDE_DECK_SWAP": QT_TRANSLATE_NOOP(
        "clutch",
        "These cards cannot be swapped ({reason}): one for one, before the game, within the limits "
        "({rule}).",
    ),
    "STADIUM_COUNT": QT_TRANSLATE_NOOP(
        "clutch", "There are {have} stadium cards; bring {need} ({rule})."
    ),
    "COACH_STAFF": QT_TRANSLATE_NOOP(
        "clutch", "Of each kind of coach there must be {need}; found {found} ({rule})."
    ),
    # Before the game
    "ROTATION_ORDER": QT_TRANSLATE_NOOP(
        "clutch", "Game {game} belongs to {due}; {player} waits for his turn ({rule})."
    ),
    "START_ROLE": QT_TRANSLATE_NOOP(
        "clutch", "{player} is no starting pitcher of this club; name one ({rule})."
    ),
    "START_TIRED": QT_TRANSLATE_NOOP(
        "clutch", "{player} is tired while others are fresh; name one of those ({rule})."
    ),
    "START_OP_NO_BP": QT_TRANSLATE_NOOP(
        "clutch", "{player} can only open with a fresh bulk pitcher to follow him ({rule})."
    ),
    "LINEUP_STARTER": QT_TRANSLATE_NOOP(
        "clutch", "{player} has been named to start; write him on the card ({rule})."
    ),
    "LINEUP_SIZE": QT_TRANSLATE_NOOP(
        "clutch", "The order has {have:n} batters; fill all {need} spots ({rule}).", "", 1
    ),
    "LINEUP_DUPLICATE": QT_TRANSLATE_NOOP(
        "clutch", "{player} bats in spots {first} and {spot}; keep one of them ({rule})."
    ),
    "LINEUP_POSITION_MISSING": QT_TRANSLATE_NOOP(
        "clutch", "Nobody plays {position}; send somebody there ({rule})."
    ),
    "LINEUP_POSITION_TWICE": QT_TRANSLATE_NOOP(
        "clutch", "{player} and {other} both play {position}; move one of them ({rule})."
    ),
    "LINEUP_NOT_QUALIFIED": QT_TRANSLATE_NOOP(
        "clutch", "{player} may not start at {position}; his card says {allowed} ({rule})."
    ),
    "LINEUP_OUT_OF_POSITION": QT_TRANSLATE_NOOP(
        "clutch", "{player} counts -3 at {position}; his card says {allowed} ({rule})."
    ),
    # Substitutions
    "SUB_WINDOW_CLOSED": QT_TRANSLATE_NOOP(
        "clutch", "Substitutions wait for the next batter; now it is “{step}” ({rule})."
    ),
    "SUB_TOO_EARLY": QT_TRANSLATE_NOOP(
        "clutch",
        "In inning {inning} nobody is put in; from inning {first} on, or for an opener or a tired "
        "pitcher ({rule}).",
    ),
    "SUB_MIN_BATTERS": QT_TRANSLATE_NOOP(
        "clutch", "{player} has faced {have:n} batters and must face {need} ({rule}).", "", 1
    ),
    "SUB_FORBIDDEN": QT_TRANSLATE_NOOP("clutch", "A card keeps {player} out for now ({rule})."),
    "SUB_EMERGENCY_STAYS": QT_TRANSLATE_NOOP(
        "clutch", "{player} came in as the emergency pitcher and stays to the end ({rule})."
    ),
    "SUB_EMERGENCY_NOT_ALLOWED": QT_TRANSLATE_NOOP(
        "clutch", "{player} is not the starter whose turn an emergency would be ({rule})."
    ),
    "SUB_NO_PITCHERS": QT_TRANSLATE_NOOP(
        "clutch", "All relievers are used; {player} stays to the end ({rule})."
    ),
    "SUB_ROLE": QT_TRANSLATE_NOOP(
        "clutch", "{player} ({role}) does not come in to relieve ({rule})."
    ),
    "SUB_OP_BP": QT_TRANSLATE_NOOP(
        "clutch", "After an opener comes a bulk pitcher, and {player} is none ({rule})."
    ),
    "SUB_REENTRY": QT_TRANSLATE_NOOP(
        "clutch", "{player} has left the game and may not come back ({rule})."
    ),
    "SUB_WRONG_CARD_TYPE": QT_TRANSLATE_NOOP(
        "clutch", "{player} cannot do that: pitchers pitch, batters bat and field ({rule})."
    ),
    "SUB_NOT_THERE": QT_TRANSLATE_NOOP(
        "clutch", "{player} is not among those who may come in now ({rule})."
    ),
    "SUB_NOT_AT_BAT": QT_TRANSLATE_NOOP(
        "clutch", "It is {due}'s turn to bat, not {player}'s ({rule})."
    ),
    "SUB_NO_RUNNER": QT_TRANSLATE_NOOP("clutch", "{player} is not on base ({rule})."),
    "SUB_SPOT": QT_TRANSLATE_NOOP(
        "clutch", "{player} bats in spot {spot} and stays there ({rule})."
    ),
    "SUB_DH_FIELD": QT_TRANSLATE_NOOP(
        "clutch", "{player} and the designated hitter do not change jobs ({rule})."
    ),
    "SUB_DOUBLE_SWITCH_COVER": QT_TRANSLATE_NOOP(
        "clutch", "This double switch leaves nobody qualified for {positions} ({rule})."
    ),
    "SUB_LEAVES_HOLE": QT_TRANSLATE_NOOP(
        "clutch", "Without {player} nobody is left to play {positions} ({rule})."
    ),
    "FIELD_INCOMPLETE": QT_TRANSLATE_NOOP(
        "clutch", "Nobody stands at {positions}; fill every position first ({rule})."
    ),
    "FIELD_OUT_OF_POSITION": QT_TRANSLATE_NOOP(
        "clutch",
        "{player} may not play {position} while others could; his card says {allowed} ({rule}).",
    ),
    # The at-bat
    "STEAL_ILLEGAL": QT_TRANSLATE_NOOP("clutch", "No steal: look at {base} ({rule})."),
    "EXTRA_BASE_ILLEGAL": QT_TRANSLATE_NOOP(
        "clutch", "“{found}” is not possible; there is {allowed} ({rule})."
    ),
    "IBB_TOO_LATE": QT_TRANSLATE_NOOP(
        "clutch", "{batter} can only be walked on purpose before the first card ({rule})."
    ),
    "BUNT_ILLEGAL": QT_TRANSLATE_NOOP(
        "clutch", "A bunt needs a runner and fewer than two out, before any card ({rule})."
    ),
    "INFIELD_IN_ILLEGAL": QT_TRANSLATE_NOOP(
        "clutch", "The infield comes in with a runner on third and fewer than two out ({rule})."
    ),
    "CARD_NOT_IN_HAND": QT_TRANSLATE_NOOP(
        "clutch", "{card} is not in this hand; play one that is ({rule})."
    ),
    "CARD_WRONG_SIDE": QT_TRANSLATE_NOOP(
        "clutch", "{card} is a card of the {side}; keep it for the other half ({rule})."
    ),
    "CARD_WINDOW": QT_TRANSLATE_NOOP(
        "clutch", "{card} is played at another moment: {windows} ({rule})."
    ),
    "CARD_TRIGGER": QT_TRANSLATE_NOOP("clutch", "What {card} waits for is not so now ({rule})."),
    "CARD_NOT_CLUTCH": QT_TRANSLATE_NOOP(
        "clutch", "{card} is for clutch moments, and this is none ({rule})."
    ),
    "CARD_DUPLICATE": QT_TRANSLATE_NOOP(
        "clutch", "You have played {card} in this at-bat already ({rule})."
    ),
    "CARD_COST": QT_TRANSLATE_NOOP(
        "clutch", "{card} costs {need:n} other cards of your hand ({rule}).", "", 1
    ),
    "CARD_DOUBLE_UP": QT_TRANSLATE_NOOP(
        "clutch", "{other} has changed {what} in this at-bat already; {card} waits ({rule})."
    ),
    "CARD_NO_CHOICE": QT_TRANSLATE_NOOP(
        "clutch", "{card} finds nobody and nothing it may be played on ({rule})."
    ),
    "CARD_TURN": QT_TRANSLATE_NOOP(
        "clutch", "{card} waits: the other manager plays or passes first ({rule})."
    ),
    "CHANGE_LIMIT": QT_TRANSLATE_NOOP(
        "clutch", "You have changed this result once; {card} cannot change it again ({rule})."
    ),
    "MODIFIER_CAPPED": QT_TRANSLATE_NOOP(
        "clutch", "{card}: no more than {most} counts for {what}; the rest is lost ({rule})."
    ),
    # Gestures and positions
    "NOT_A_CARD": QT_TRANSLATE_NOOP("clutch", "Only cards are laid down ({rule})."),
    "LINEUPS_FIRST": QT_TRANSLATE_NOOP(
        "clutch", "Hand in both lineups before {player} takes his place ({rule})."
    ),
    "NOT_BATTING": QT_TRANSLATE_NOOP(
        "clutch", "{player}'s club is in the field; it bats in the other half ({rule})."
    ),
    "NOT_FIELDING": QT_TRANSLATE_NOOP(
        "clutch", "{player}'s club is at bat; its pitcher waits ({rule})."
    ),
    "RUNNERS_MOVE_BY_RESULT": QT_TRANSLATE_NOOP(
        "clutch", "Runners move by results and throws, never by hand ({rule})."
    ),
    "NOTHING_THERE": QT_TRANSLATE_NOOP("clutch", "{player} has nothing to do there now ({rule})."),
    "STATE_OUTS": QT_TRANSLATE_NOOP("clutch", "{outs} outs in inning {inning} cannot be ({rule})."),
    "STATE_RUNS": QT_TRANSLATE_NOOP("clutch", "Runs cannot be fewer than none ({rule})."),
    "STATE_TWO_BASES": QT_TRANSLATE_NOOP(
        "clutch", "{player} stands in two places at once ({rule})."
    ),
    "STATE_NOT_BATTING": QT_TRANSLATE_NOOP(
        "clutch", "{player} is on the bases but not in the order ({rule})."
    ),
    "STATE_NINE": QT_TRANSLATE_NOOP(
        "clutch", "The {side} side does not have nine men in nine places ({rule})."
    ),
    "STATE_UNKNOWN": QT_TRANSLATE_NOOP("clutch", "Nobody knows a card {player} ({rule})."),
    "STATE_BACK": QT_TRANSLATE_NOOP(
        "clutch", "{player} is in two places among order, bench, bullpen and clubhouse ({rule})."
    ),
    "STATE_DECK": QT_TRANSLATE_NOOP(
        "clutch", "The {side} side's cards are not those it brought ({rule})."
    ),
}


COUNTED: Final = (
    QT_TRANSLATE_NOOP("clutch", "batters"),
    QT_TRANSLATE_NOOP("clutch", "starters"),
    QT_TRANSLATE_NOOP("clutch", "relievers"),
    QT_TRANSLATE_NOOP("clutch", "closers"),
    QT_TRANSLATE_NOOP("clutch", "pitchers"),
)
"""What a format counts (C17-13, C24-14)."""
STEPS: Final = (
    QT_TRANSLATE_NOOP("given", "starter"),
    QT_TRANSLATE_NOOP("given", "mulligan"),
    QT_TRANSLATE_NOOP("given", "lineup"),
    QT_TRANSLATE_NOOP("given", "take the field"),
    QT_TRANSLATE_NOOP("given", "pitching change"),
    QT_TRANSLATE_NOOP("given", "answering pitcher"),
    QT_TRANSLATE_NOOP("given", "pitcher in the box"),
    QT_TRANSLATE_NOOP("given", "batter up"),
    QT_TRANSLATE_NOOP("given", "answering hitter"),
    QT_TRANSLATE_NOOP("given", "steal"),
    QT_TRANSLATE_NOOP("given", "intentional walk"),
    QT_TRANSLATE_NOOP("given", "bunt"),
    QT_TRANSLATE_NOOP("given", "bunt again"),
    QT_TRANSLATE_NOOP("given", "infield"),
    QT_TRANSLATE_NOOP("given", "trim"),
    QT_TRANSLATE_NOOP("given", "send"),
    QT_TRANSLATE_NOOP("given", "throw"),
    QT_TRANSLATE_NOOP("given", "double play"),
    QT_TRANSLATE_NOOP("given", "send on grounder"),
    QT_TRANSLATE_NOOP("given", "throw on grounder"),
    QT_TRANSLATE_NOOP("given", "send home"),
    QT_TRANSLATE_NOOP("given", "throw home"),
    QT_TRANSLATE_NOOP("given", "use card"),
)
"""Steps of an at-bat, as a refusal names the one that is open."""


def problem_sentence(problem: Problem) -> Sentence:
    template = PROBLEMS.get(problem.code)
    if template is None:
        return common_problem(problem)
    filled: dict[str, Filling] = {**problem.arguments, "rule": problem.rule}
    for blank in ("windows", "step"):
        if blank in filled:
            filled[blank] = _moments(filled[blank])
    if problem.code == "FORMAT_COUNT":
        filled["what"] = Sentence("clutch", str(filled["what"]))
    if "base" in filled:
        filled["base"] = Sentence("clutch", str(filled["base"]))
    return Sentence("clutch", template, filled)


def _moments(found: Filling) -> Filling:
    """Windows by their names; a step is called as it is."""
    names = found if isinstance(found, tuple) else (found,)
    return tuple(
        Sentence("clutch", WINDOW_NAMES[str(name)]) if name in WINDOW_NAMES else str(name)
        for name in names
    )
