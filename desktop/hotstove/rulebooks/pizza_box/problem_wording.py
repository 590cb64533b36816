"""Why something is refused at the peg board, in English; the rules decide elsewhere."""

from __future__ import annotations

from typing import Final

from hotstove.play.words import QT_TRANSLATE_NOOP

PROBLEMS: Final = {
    "E_CARD_NOT_IN_HAND": QT_TRANSLATE_NOOP(
        "pizza_box", "That card is not in your hand; lay one that is ({rule})."
    ),
    "E_MUST_REPLACE": QT_TRANSLATE_NOOP(
        "pizza_box", "The pitcher has no cards left and gets no more; bring in a reliever ({rule})."
    ),
    "E_MUST_DRAW": QT_TRANSLATE_NOOP(
        "pizza_box", "Your hand is empty; draw from your deck first ({rule})."
    ),
    "E_PITCHOUT_NEEDS_WHITE": QT_TRANSLATE_NOOP(
        "pizza_box", "A pitchout needs a white card; choose a BALL ({rule})."
    ),
    "E_STEAL_NO_RUNNER_ON_FIRST": QT_TRANSLATE_NOOP(
        "pizza_box", "Nobody is on first to steal second; take or swing ({rule})."
    ),
    "E_STEAL_SECOND_OCCUPIED": QT_TRANSLATE_NOOP(
        "pizza_box", "Second base is occupied, so nobody can steal it; take or swing ({rule})."
    ),
    "E_BUNT_RUNNER_ON_THIRD": QT_TRANSLATE_NOOP(
        "pizza_box", "With a runner on third there is no bunt; take or swing ({rule})."
    ),
    "E_BUNT_BASES_EMPTY": QT_TRANSLATE_NOOP(
        "pizza_box", "With nobody on first or second there is no bunt; take or swing ({rule})."
    ),
    "E_KEEP_MID_INNING_RELIEVER": QT_TRANSLATE_NOOP(
        "pizza_box",
        "The pitcher came in during this half-inning and may keep nothing from it ({rule}).",
    ),
    "E_KEEP_AFTER_DIG_DEEP": QT_TRANSLATE_NOOP(
        "pizza_box", "Cards were drawn beyond the opening hand, so none may be kept ({rule})."
    ),
    "E_KEEP_TOO_MANY": QT_TRANSLATE_NOOP(
        "pizza_box", "No more than {most:n} cards may be kept; let the others go ({rule}).", "", 1
    ),
    "E_PINCH_TOO_EARLY": QT_TRANSLATE_NOOP(
        "pizza_box", "Pinch hitters come from the 7th inning on; it is inning {inning} ({rule})."
    ),
    "E_PINCH_NOT_NINTH": QT_TRANSLATE_NOOP(
        "pizza_box", "A pinch hitter stands in for hitter 9 alone; hitter {spot} is due ({rule})."
    ),
    "E_PINCH_LATE": QT_TRANSLATE_NOOP(
        "pizza_box", "The hitter's card is laid; a pinch hitter comes before that ({rule})."
    ),
    "E_PINCH_NONE_LEFT": QT_TRANSLATE_NOOP(
        "pizza_box", "All {most} pinch hitters have been used; hitter 9 must do it ({rule})."
    ),
    "E_PINCH_NO_RELIEVER": QT_TRANSLATE_NOOP(
        "pizza_box", "Nobody could pitch afterwards; let the pitcher hit ({rule})."
    ),
    "E_STARTER_REQUIRED": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} is no starter of your side; choose one of its starters ({rule})."
    ),
    "E_STARTER_RESTING": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} must rest today; choose another starter ({rule})."
    ),
    "E_RELIEF_TOO_LATE": QT_TRANSLATE_NOOP(
        "pizza_box", "A pitch card is laid; change pitchers before the next one ({rule})."
    ),
    "E_RELIEF_MIN_ONE_HITTER": QT_TRANSLATE_NOOP(
        "pizza_box", "The pitcher must face one hitter before he may be replaced ({rule})."
    ),
    "E_RELIEF_NOT_RELIEVER": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} is no reliever of your side; choose one in its bullpen ({rule})."
    ),
    "E_RELIEF_ALREADY_USED": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} has pitched in this game and may not return ({rule})."
    ),
    "E_RELIEF_RESTING": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} pitched in the last two games and must rest ({rule})."
    ),
    "E_RELIEF_LONG_NOT_AT_START": QT_TRANSLATE_NOOP(
        "pizza_box",
        "Row 1 is for a Long Reliever at the start of an extra inning, with Setup and Closer used; "
        "{player} has another row now ({rule}).",
    ),
    "E_RELIEF_ROW_DASH": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} has a dash for inning {inning} and may not pitch in it ({rule})."
    ),
    "E_SIDES_BY_SEAT": QT_TRANSLATE_NOOP(
        "pizza_box",
        "With {people} people the seats say who is at home; let a card and a call decide ({rule}).",
    ),
    "SIDES_FIRST": QT_TRANSLATE_NOOP(
        "pizza_box", "First find out who is at home: lay a card and call its colour ({rule})."
    ),
    "PEGS_BY_RESULT": QT_TRANSLATE_NOOP(
        "pizza_box", "Pegs move by the result that was drawn; draw one first ({rule})."
    ),
    "KEEP_LATER": QT_TRANSLATE_NOOP(
        "pizza_box", "Cards are kept when the half-inning is over, not before ({rule})."
    ),
    "NOTHING_THERE": QT_TRANSLATE_NOOP(
        "pizza_box", "That has nothing to do there now; lay it where a place glows ({rule})."
    ),
    "NOT_YOUR_TURN_TO_HIT": QT_TRANSLATE_NOOP(
        "pizza_box", "That hitter's card is not yours to lay now; {name} is hitting ({rule})."
    ),
    "NOT_YOUR_TURN_TO_PITCH": QT_TRANSLATE_NOOP(
        "pizza_box", "That pitch card is not yours to lay now; {name} is pitching ({rule})."
    ),
    "ALREADY_LAID": QT_TRANSLATE_NOOP(
        "pizza_box", "A card is laid already and stays until both are turned ({rule})."
    ),
    "PITCH_FIRST": QT_TRANSLATE_NOOP(
        "pizza_box", "The pitching side lays its card first ({rule})."
    ),
    "PEG_NOT_ON_BASE": QT_TRANSLATE_NOOP(
        "pizza_box", "That peg is on the bench and stays there ({rule})."
    ),
    "PEG_STAYS": QT_TRANSLATE_NOOP(
        "pizza_box", "This runner stays on {place}: the card says {card} ({rule})."
    ),
    "PEG_IS_OUT": QT_TRANSLATE_NOOP(
        "pizza_box", "The runner from {start} is out; his peg goes to the bench ({rule})."
    ),
    "PEG_SCORES": QT_TRANSLATE_NOOP(
        "pizza_box", "The runner from {start} scores; his peg goes to the bench ({rule})."
    ),
    "PEG_OF_HITTER": QT_TRANSLATE_NOOP(
        "pizza_box", "The hitter's peg goes to {place}: the card says {card} ({rule})."
    ),
    "PEG_STOPS": QT_TRANSLATE_NOOP(
        "pizza_box", "The runner from {start} stops at {place}: the card says +{amount} ({rule})."
    ),
    "PEG_IS_FORCED": QT_TRANSLATE_NOOP(
        "pizza_box", "The runner from {start} goes to {place}: the card says {card} ({rule})."
    ),
    "PEG_STEALS": QT_TRANSLATE_NOOP(
        "pizza_box", "The runner from {start} is safe; his peg goes to {place} ({rule})."
    ),
    "PEG_CAUGHT": QT_TRANSLATE_NOOP(
        "pizza_box", "The runner from {start} is caught; his peg goes to the bench ({rule})."
    ),
    "STATE_OUTS": QT_TRANSLATE_NOOP(
        "pizza_box", "{outs} outs in inning {inning} cannot be ({rule})."
    ),
    "STATE_RUNS": QT_TRANSLATE_NOOP("pizza_box", "Runs cannot be fewer than none ({rule})."),
    "STATE_DECK": QT_TRANSLATE_NOOP(
        "pizza_box", "The {deck} deck does not have each of its cards exactly once ({rule})."
    ),
    "STATE_TWO_BASES": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} stands in two places at once ({rule})."
    ),
    "STATE_NOT_BATTING": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} is on the bases but not of the side at bat ({rule})."
    ),
    "STATE_BACK": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} pitches although he has left the game, or never came in ({rule})."
    ),
    "STATE_UNKNOWN": QT_TRANSLATE_NOOP(
        "pizza_box", "{player} is not among the pitchers of his side ({rule})."
    ),
    "STATE_PINCH_HITTERS": QT_TRANSLATE_NOOP(
        "pizza_box", "A side cannot have used {have} pinch hitters ({rule})."
    ),
    "STATE_MARKER": QT_TRANSLATE_NOOP(
        "pizza_box", "There is no row {row} on a pitcher card ({rule})."
    ),
}
RULES_OFF: Final = {
    "pitchers hit": QT_TRANSLATE_NOOP(
        "pizza_box", "At this level no pitcher has a card, so none can hit ({rule})."
    ),
    "series": QT_TRANSLATE_NOOP(
        "pizza_box", "At this level there are no pitchers to rest for a series ({rule})."
    ),
    "steal": QT_TRANSLATE_NOOP("pizza_box", "STEAL is not part of this game ({rule})."),
    "bunt": QT_TRANSLATE_NOOP("pizza_box", "BUNT is not part of this game ({rule})."),
    "pitchout": QT_TRANSLATE_NOOP("pizza_box", "PITCHOUT is not part of this game ({rule})."),
    "keep": QT_TRANSLATE_NOOP("pizza_box", "At this level unused cards are not kept ({rule})."),
    "pinch hitter": QT_TRANSLATE_NOOP(
        "pizza_box", "At this level there are no pinch hitters ({rule})."
    ),
    "relief": QT_TRANSLATE_NOOP("pizza_box", "At this level nobody relieves the pitcher ({rule})."),
    "row": QT_TRANSLATE_NOOP(
        "pizza_box", "In a series only the Closer's side chooses a row ({rule})."
    ),
}
"""For ``E_RULE_OFF``, by what it is about."""
PLACE_NAMES: Final = {
    "plate": QT_TRANSLATE_NOOP("pizza_box", "the plate"),
    "first": QT_TRANSLATE_NOOP("pizza_box", "first"),
    "second": QT_TRANSLATE_NOOP("pizza_box", "second"),
    "third": QT_TRANSLATE_NOOP("pizza_box", "third"),
    "bench": QT_TRANSLATE_NOOP("pizza_box", "the bench"),
}
DECK_NAMES: Final = {
    "hitter": QT_TRANSLATE_NOOP("pizza_box", "Hitter Advantage"),
    "neutral": QT_TRANSLATE_NOOP("pizza_box", "No Advantage"),
    "pitcher": QT_TRANSLATE_NOOP("pizza_box", "Pitcher Advantage"),
    "running": QT_TRANSLATE_NOOP("pizza_box", "Baserunning"),
    "home": QT_TRANSLATE_NOOP("pizza_box", "red pitch"),
    "visitor": QT_TRANSLATE_NOOP("pizza_box", "blue pitch"),
}
