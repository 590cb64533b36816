"""The questions, buttons and throws of Clutch in words; the log stands in wording."""

from __future__ import annotations

from typing import Final

from hotstove.play.words import QT_TRANSLATE_NOOP

from .card_moment import WINDOWS

WINDOW_NAMES: Final = {
    "half_start": QT_TRANSLATE_NOOP("clutch", "as the half-inning begins"),
    "steal_declared": QT_TRANSLATE_NOOP("clutch", "as the steal is called"),
    "bunt_declared": QT_TRANSLATE_NOOP("clutch", "as the bunt is called"),
    "after_bunt_roll": QT_TRANSLATE_NOOP("clutch", "after the bunt roll"),
    "before_pitch": QT_TRANSLATE_NOOP("clutch", "before the pitch"),
    "after_pitch_roll": QT_TRANSLATE_NOOP("clutch", "after the pitch roll"),
    "advantage": QT_TRANSLATE_NOOP("clutch", "on the advantage"),
    "before_swing": QT_TRANSLATE_NOOP("clutch", "before the swing"),
    "after_swing_roll": QT_TRANSLATE_NOOP("clutch", "after the swing roll"),
    "on_result": QT_TRANSLATE_NOOP("clutch", "on the result"),
    "after_outcome": QT_TRANSLATE_NOOP("clutch", "after the outcome"),
    "advance_declared": QT_TRANSLATE_NOOP("clutch", "as runners are sent"),
    "before_throw": QT_TRANSLATE_NOOP("clutch", "before the throw"),
    "after_throw_roll": QT_TRANSLATE_NOOP("clutch", "after the throw"),
    "before_check": QT_TRANSLATE_NOOP("clutch", "before the check"),
    "after_check_roll": QT_TRANSLATE_NOOP("clutch", "after the check"),
    "after_play": QT_TRANSLATE_NOOP("clutch", "after the play"),
    "half_end": QT_TRANSLATE_NOOP("clutch", "as the half-inning ends"),
    "on_card_played": QT_TRANSLATE_NOOP("clutch", "in answer to the card"),
    "on_draw": QT_TRANSLATE_NOOP("clutch", "on the draw"),
    "on_substitution": QT_TRANSLATE_NOOP("clutch", "on the substitution"),
    "any_time": QT_TRANSLATE_NOOP("clutch", "at any time"),
}
assert set(WINDOWS) <= set(WINDOW_NAMES)
CARDS: Final = QT_TRANSLATE_NOOP("clutch", "{club}, {when}: play a card or pass.")
QUESTIONS: Final = {
    "starter": QT_TRANSLATE_NOOP("clutch", "{manager}: name the starting pitcher of the {club}."),
    "mulligan": QT_TRANSLATE_NOOP("clutch", "{club}: keep this hand, or draw five others?"),
    "bottom": QT_TRANSLATE_NOOP("clutch", "{club}: put {count} under the deck."),
    "lineup": QT_TRANSLATE_NOOP("clutch", "{manager}: write the lineup of the {club}."),
    "take the field": QT_TRANSLATE_NOOP("clutch", "{club}: take the field, {pitcher} pitching."),
    "pitching change": QT_TRANSLATE_NOOP("clutch", "{club}: {pitcher} goes on, or a change?"),
    "answering pitcher": QT_TRANSLATE_NOOP("clutch", "{club}: answer with another pitcher?"),
    "pitcher in the box": QT_TRANSLATE_NOOP("clutch", "{club}: another pitcher after the steal?"),
    "batter up": QT_TRANSLATE_NOOP("clutch", "{club}: bring {batter} to the plate."),
    "answering hitter": QT_TRANSLATE_NOOP("clutch", "{club}: answer with another hitter?"),
    "steal": QT_TRANSLATE_NOOP("clutch", "{club}: does anybody steal?"),
    "intentional walk": QT_TRANSLATE_NOOP("clutch", "{club}: pitch to {batter}, or walk him?"),
    "bunt": QT_TRANSLATE_NOOP("clutch", "{club}: {batter} swings away, or bunts?"),
    "bunt again": QT_TRANSLATE_NOOP("clutch", "{club}: bunt once more, or swing away?"),
    "infield": QT_TRANSLATE_NOOP("clutch", "{club}: does the infield come in?"),
    "trim": QT_TRANSLATE_NOOP("clutch", "{club}: {have} cards in hand; discard down to {most}."),
    "send": QT_TRANSLATE_NOOP("clutch", "{club}: who tries for a base more?"),
    "throw": QT_TRANSLATE_NOOP("clutch", "{club}: whom do you throw at?"),
    "double play": QT_TRANSLATE_NOOP("clutch", "{club}: try for two, or take the batter?"),
    "send on grounder": QT_TRANSLATE_NOOP("clutch", "{club}: send {second} to third?"),
    "throw on grounder": QT_TRANSLATE_NOOP("clutch", "{club}: throw at {second} or take {batter}?"),
    "send home": QT_TRANSLATE_NOOP("clutch", "{club}: send {third} home?"),
    "throw home": QT_TRANSLATE_NOOP("clutch", "{club}: throw home, or take the batter?"),
    "take back": QT_TRANSLATE_NOOP("clutch", "{club}: take {card} back in hand?"),
    "use card": QT_TRANSLATE_NOOP("clutch", "{club}: use {card} now?"),
    "card runner": QT_TRANSLATE_NOOP("clutch", "{club}: which runner is {card} for?"),
    "card choice": QT_TRANSLATE_NOOP("clutch", "{club}: {card} leaves the choice to you."),
    "card cost": QT_TRANSLATE_NOOP("clutch", "{club}: which card pays for {card}?"),
    "card discard": QT_TRANSLATE_NOOP("clutch", "{club}: pick the card to discard."),
    "card return": QT_TRANSLATE_NOOP("clutch", "{club}: pick the card to take back."),
    "card search": QT_TRANSLATE_NOOP("clutch", "{club}: pick a card from the deck."),
    "card negate": QT_TRANSLATE_NOOP("clutch", "{club}: which card does {card} undo?"),
}
ANSWERS: Final = {
    "keep": QT_TRANSLATE_NOOP("clutch", "Keep"),
    "mulligan": QT_TRANSLATE_NOOP("clutch", "Mulligan"),
    "take the field": QT_TRANSLATE_NOOP("clutch", "Take the field"),
    "stay": QT_TRANSLATE_NOOP("clutch", "No change"),
    "batter up": QT_TRANSLATE_NOOP("clutch", "Batter up"),
    "no steal": QT_TRANSLATE_NOOP("clutch", "Nobody steals"),
    "steal second": QT_TRANSLATE_NOOP("clutch", "Steal second"),
    "steal third": QT_TRANSLATE_NOOP("clutch", "Steal third"),
    "double steal": QT_TRANSLATE_NOOP("clutch", "Double steal"),
    "pitch to him": QT_TRANSLATE_NOOP("clutch", "Pitch to him"),
    "walk him": QT_TRANSLATE_NOOP("clutch", "Walk him"),
    "swing away": QT_TRANSLATE_NOOP("clutch", "Swing away"),
    "bunt": QT_TRANSLATE_NOOP("clutch", "Bunt"),
    "bunt again": QT_TRANSLATE_NOOP("clutch", "Bunt again"),
    "infield normal": QT_TRANSLATE_NOOP("clutch", "Stay back"),
    "infield in": QT_TRANSLATE_NOOP("clutch", "Infield in"),
    "hold": QT_TRANSLATE_NOOP("clutch", "Hold"),
    "send second": QT_TRANSLATE_NOOP("clutch", "Send him from second"),
    "send third": QT_TRANSLATE_NOOP("clutch", "Send him from third"),
    "send first": QT_TRANSLATE_NOOP("clutch", "Send him from first"),
    "send third second": QT_TRANSLATE_NOOP("clutch", "Send both"),
    "send second first": QT_TRANSLATE_NOOP("clutch", "Send both"),
    "send third first": QT_TRANSLATE_NOOP("clutch", "Send first and third"),
    "send third second first": QT_TRANSLATE_NOOP("clutch", "Send all three"),
    "throw first": QT_TRANSLATE_NOOP("clutch", "At the man from first"),
    "throw second": QT_TRANSLATE_NOOP("clutch", "At the man from second"),
    "throw third": QT_TRANSLATE_NOOP("clutch", "At the man from third"),
    "no throw": QT_TRANSLATE_NOOP("clutch", "No throw"),
    "double play": QT_TRANSLATE_NOOP("clutch", "Double play"),
    "take the batter": QT_TRANSLATE_NOOP("clutch", "Take the batter"),
    "concede": QT_TRANSLATE_NOOP("clutch", "Take the batter"),
    "throw": QT_TRANSLATE_NOOP("clutch", "Throw"),
    "take back": QT_TRANSLATE_NOOP("clutch", "Take it back"),
    "leave it": QT_TRANSLATE_NOOP("clutch", "Leave it"),
    "use": QT_TRANSLATE_NOOP("clutch", "Use it"),
    "leave": QT_TRANSLATE_NOOP("clutch", "Not now"),
    "pass": QT_TRANSLATE_NOOP("clutch", "Pass"),
}
OTHERS: Final = {
    "starter": QT_TRANSLATE_NOOP("clutch", "Other starters"),
    "pitching change": QT_TRANSLATE_NOOP("clutch", "Changes"),
    "batter up": QT_TRANSLATE_NOOP("clutch", "Bench"),
    "steal": QT_TRANSLATE_NOOP("clutch", "Steal"),
    "bunt": QT_TRANSLATE_NOOP("clutch", "Bunt"),
    "intentional walk": QT_TRANSLATE_NOOP("clutch", "Intentional walk"),
}
THROWS: Final = {
    "home": (
        QT_TRANSLATE_NOOP("clutch", "{manager}: throw for home; the higher die plays there."),
        QT_TRANSLATE_NOOP("clutch", "Throw for home"),
    ),
    "rotation": (
        QT_TRANSLATE_NOOP("clutch", "{manager}: one die names today's starters."),
        QT_TRANSLATE_NOOP("clutch", "Throw for the starters"),
    ),
    "pitch": (
        QT_TRANSLATE_NOOP("clutch", "{club}: {pitcher} needs more than {need} on the die."),
        QT_TRANSLATE_NOOP("clutch", "Throw the pitch"),
    ),
    "swing": (
        QT_TRANSLATE_NOOP("clutch", "{club}: swing the {sides}-sided die, on {name}'s chart."),
        QT_TRANSLATE_NOOP("clutch", "Swing"),
    ),
    "bunt": (
        QT_TRANSLATE_NOOP("clutch", "{club}: a bunt needs more than {need}."),
        QT_TRANSLATE_NOOP("clutch", "Bunt"),
    ),
    "throw": (
        QT_TRANSLATE_NOOP("clutch", "{club}: throw at {runner}; the {unit} has {rating}."),
        QT_TRANSLATE_NOOP("clutch", "Throw"),
    ),
    "check": (
        QT_TRANSLATE_NOOP("clutch", "{club}: a Check of the defense."),
        QT_TRANSLATE_NOOP("clutch", "Check"),
    ),
    "card": (
        QT_TRANSLATE_NOOP("clutch", "{club}: the card asks for a die."),
        QT_TRANSLATE_NOOP("clutch", "Throw the die"),
    ),
}
DROPS: Final = {
    "plate": QT_TRANSLATE_NOOP("clutch", "Bats"),
    "mound": QT_TRANSLATE_NOOP("clutch", "Pitches"),
    "table": QT_TRANSLATE_NOOP("clutch", "Play it"),
    "discard": QT_TRANSLATE_NOOP("clutch", "Discard it"),
    "deck": QT_TRANSLATE_NOOP("clutch", "Under the deck"),
    "hand": QT_TRANSLATE_NOOP("clutch", "Back in hand"),
    "first": QT_TRANSLATE_NOOP("clutch", "Runs for him"),
    "second": QT_TRANSLATE_NOOP("clutch", "Runs for him"),
    "third": QT_TRANSLATE_NOOP("clutch", "Runs for him"),
}
UNITS: Final = {
    "battery": QT_TRANSLATE_NOOP("clutch", "Battery"),
    "infield": QT_TRANSLATE_NOOP("clutch", "Infield"),
    "outfield": QT_TRANSLATE_NOOP("clutch", "Outfield"),
}
NUMBERS: Final = {
    "pitch": QT_TRANSLATE_NOOP("clutch", "Pitch"),
    "pitch_roll": QT_TRANSLATE_NOOP("clutch", "Pitch Roll"),
    "command": QT_TRANSLATE_NOOP("clutch", "Command"),
    "on_base": QT_TRANSLATE_NOOP("clutch", "On-Base"),
    "swing": QT_TRANSLATE_NOOP("clutch", "Swing"),
    "swing_roll": QT_TRANSLATE_NOOP("clutch", "Swing Roll"),
    "speed": QT_TRANSLATE_NOOP("clutch", "Speed"),
    "baserunning": QT_TRANSLATE_NOOP("clutch", "Baserunning"),
    "stealing": QT_TRANSLATE_NOOP("clutch", "Stealing"),
    "throw": QT_TRANSLATE_NOOP("clutch", "Throw"),
    "check": QT_TRANSLATE_NOOP("clutch", "Check"),
    "defense": QT_TRANSLATE_NOOP("clutch", "Defense"),
    **UNITS,
}
BASES: Final = {
    0: QT_TRANSLATE_NOOP("clutch", "the plate"),
    1: QT_TRANSLATE_NOOP("clutch", "first"),
    2: QT_TRANSLATE_NOOP("clutch", "second"),
    3: QT_TRANSLATE_NOOP("clutch", "third"),
    4: QT_TRANSLATE_NOOP("clutch", "home"),
}
