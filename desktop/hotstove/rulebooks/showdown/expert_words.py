"""The expert game's templates: questions, answers, refusals, names of windows and numbers."""

from __future__ import annotations

from typing import Final

from hotstove.baseball.bases import Base
from hotstove.play.words import QT_TRANSLATE_NOOP

PROBLEMS: Final = {
    "WINDOW_CLOSED": QT_TRANSLATE_NOOP(
        "showdown", "{card} is played {when}; keep it until then ({rule})."
    ),
    "WRONG_SIDE": QT_TRANSLATE_NOOP(
        "showdown", "{card} is {side}; keep it for the other half ({rule})."
    ),
    "SAME_NAME": QT_TRANSLATE_NOOP(
        "showdown",
        "You have played {card} in this at-bat already; another card, or the next batter ({rule}).",
    ),
    "CONDITION_NOT_MET": QT_TRANSLATE_NOOP(
        "showdown", "What {card} asks for is not so now; read its first line again ({rule})."
    ),
    "NO_LEGAL_CHOICE": QT_TRANSLATE_NOOP(
        "showdown", "{card} finds nobody and nothing it may be played on now ({rule})."
    ),
    "NOT_IN_HAND": QT_TRANSLATE_NOOP(
        "showdown", "{card} is not in this hand; play one that is ({rule})."
    ),
    "NOT_YOUR_TURN": QT_TRANSLATE_NOOP(
        "showdown", "{card} waits: the other manager plays or passes first ({rule})."
    ),
    "STEAL_HOME": QT_TRANSLATE_NOOP(
        "showdown", "{runner} is on third, and nobody steals home unless the card says so ({rule})."
    ),
    "BASE_OCCUPIED": QT_TRANSLATE_NOOP(
        "showdown", "{runner} stands on the base that {player} would steal ({rule})."
    ),
    "BUNT_RUNNER_ON_THIRD": QT_TRANSLATE_NOOP(
        "showdown", "No bunt with {runner} on third, unless a card allows it ({rule})."
    ),
    "BUNT_AFTER_IBB": QT_TRANSLATE_NOOP(
        "showdown", "The batter is being walked; there is nothing to bunt ({rule})."
    ),
    "ICON_OFF": QT_TRANSLATE_NOOP(
        "showdown",
        "{player}'s {icon} has no power of its own in the expert game; cards use it ({rule}).",
    ),
    "PITCHER_FORCED_OUT": QT_TRANSLATE_NOOP(
        "showdown", "A card has sent {player} off the mound; bring in another pitcher ({rule})."
    ),
    "FIELD_WARNING": QT_TRANSLATE_NOOP(
        "showdown",
        "Without {player} nobody is left to play {positions}; should the game go on, the team "
        "would forfeit ({rule}).",
    ),
    "BUNT_POINTLESS": QT_TRANSLATE_NOOP(
        "showdown", "A bunt now only makes an out; no runner could move up ({rule})."
    ),
    "CARD_VOID": QT_TRANSLATE_NOOP(
        "showdown", "{card} may be played, but nothing would come of it now ({rule})."
    ),
    "STATE_DECK": QT_TRANSLATE_NOOP(
        "showdown", "The {side} side's strategy cards are not those of its deck ({rule})."
    ),
    "DECK_SIZE": QT_TRANSLATE_NOOP(
        "showdown", "The deck has {have:n} cards; it needs exactly {need} ({rule}).", "", 1
    ),
    "DECK_COPIES": QT_TRANSLATE_NOOP(
        "showdown", "The deck has {card} {have} times; one to {most} copies of a name ({rule})."
    ),
}
SIDES: Final = {
    "offense": QT_TRANSLATE_NOOP("showdown", "for the side at bat"),
    "defense": QT_TRANSLATE_NOOP("showdown", "for the side in the field"),
    "either": QT_TRANSLATE_NOOP("showdown", "for either side"),
}
WINDOWS: Final = {
    "bunt": QT_TRANSLATE_NOOP("showdown", "as the bunt is called"),
    "before_pitch": QT_TRANSLATE_NOOP("showdown", "before the pitch"),
    "on_result": QT_TRANSLATE_NOOP("showdown", "on the result of the swing"),
    "before_dp": QT_TRANSLATE_NOOP("showdown", "before the throw for two"),
    "on_extra_base": QT_TRANSLATE_NOOP("showdown", "as runners are sent"),
    "before_throw": QT_TRANSLATE_NOOP("showdown", "before the throw at a runner"),
    "after_result": QT_TRANSLATE_NOOP("showdown", "after the result is carried out"),
}
NUMBERS: Final = {
    "pitch": QT_TRANSLATE_NOOP("showdown", "Pitch"),
    "swing": QT_TRANSLATE_NOOP("showdown", "Swing"),
    "check": QT_TRANSLATE_NOOP("showdown", "Fielding check"),
    "dp": QT_TRANSLATE_NOOP("showdown", "Double-play throw"),
    "throw": QT_TRANSLATE_NOOP("showdown", "Throw"),
    "steal": QT_TRANSLATE_NOOP("showdown", "Throw at the stealer"),
    "control": QT_TRANSLATE_NOOP("showdown", "Control"),
    "ip": QT_TRANSLATE_NOOP("showdown", "IP"),
    "on_base": QT_TRANSLATE_NOOP("showdown", "On-Base"),
    "speed": QT_TRANSLATE_NOOP("showdown", "Speed"),
    "arm": QT_TRANSLATE_NOOP("showdown", "Arm"),
    "fielding": QT_TRANSLATE_NOOP("showdown", "Fielding"),
    "infield": QT_TRANSLATE_NOOP("showdown", "Infield"),
    "outfield": QT_TRANSLATE_NOOP("showdown", "Outfield"),
}
BASE_NAMES: Final = {
    Base.PLATE: QT_TRANSLATE_NOOP("showdown", "the plate"),
    Base.FIRST: QT_TRANSLATE_NOOP("showdown", "first"),
    Base.SECOND: QT_TRANSLATE_NOOP("showdown", "second"),
    Base.THIRD: QT_TRANSLATE_NOOP("showdown", "third"),
    Base.HOME: QT_TRANSLATE_NOOP("showdown", "home"),
}
BATTED: Final = {
    "IBB": QT_TRANSLATE_NOOP("showdown", "{batter} is walked intentionally."),
    "BU": QT_TRANSLATE_NOOP("showdown", "{batter} bunts and is out."),
}
QUESTIONS: Final = {
    "intentional walk": QT_TRANSLATE_NOOP("showdown", "{club}: pitch to {batter}, or walk him?"),
    "bunt": QT_TRANSLATE_NOOP("showdown", "{club}: {batter} swings away, or bunts?"),
    "cards before the pitch": QT_TRANSLATE_NOOP(
        "showdown", "{job} ({club}), before the pitch: play or pass."
    ),
    "cards on the result": QT_TRANSLATE_NOOP(
        "showdown", "{job} ({club}), on the result {result}: play or pass."
    ),
    "cards on the result, IBB": QT_TRANSLATE_NOOP(
        "showdown", "{job} ({club}), on the intentional walk: play or pass."
    ),
    "cards on the result, bunt": QT_TRANSLATE_NOOP(
        "showdown", "{job} ({club}), on the bunt: play or pass."
    ),
    "cards before the double play": QT_TRANSLATE_NOOP(
        "showdown", "{job} ({club}), before the throw for two: play or pass."
    ),
    "cards on the extra base": QT_TRANSLATE_NOOP(
        "showdown", "{job} ({club}), runners are off: play or pass."
    ),
    "cards before the throw": QT_TRANSLATE_NOOP(
        "showdown", "{job} ({club}), before the throw at {runner}: play or pass."
    ),
    "cards after the result": QT_TRANSLATE_NOOP(
        "showdown", "{job} ({club}), after {batter}'s {result}: play or pass."
    ),
    "card runner": QT_TRANSLATE_NOOP("showdown", "{club}: which runner is {card} for?"),
    "card choice": QT_TRANSLATE_NOOP("showdown", "{club}: {card} leaves the choice to you."),
    "card discard": QT_TRANSLATE_NOOP("showdown", "{club}: pick the card to discard."),
    "card return": QT_TRANSLATE_NOOP("showdown", "{club}: pick the card to take back."),
    "card search": QT_TRANSLATE_NOOP("showdown", "{club}: pick a card from the deck."),
    "icon bonus": QT_TRANSLATE_NOOP("showdown", "{club}: use {player}'s icon with {card}?"),
    "steal throw": QT_TRANSLATE_NOOP("showdown", "{club}: which runner do you throw at?"),
    "forced change": QT_TRANSLATE_NOOP(
        "showdown", "{club}: {pitcher} must leave; bring in another pitcher."
    ),
    "change at once": QT_TRANSLATE_NOOP(
        "showdown", "{club}: {pitcher} must leave now; bring in another pitcher."
    ),
}
OFFENSE: Final = QT_TRANSLATE_NOOP("showdown", "Offence")
DEFENSE: Final = QT_TRANSLATE_NOOP("showdown", "Defence")
ANSWERS: Final = {
    "pass": QT_TRANSLATE_NOOP("showdown", "Pass"),
    "pitch to him": QT_TRANSLATE_NOOP("showdown", "Pitch to him"),
    "walk him": QT_TRANSLATE_NOOP("showdown", "Walk him"),
    "swing away": QT_TRANSLATE_NOOP("showdown", "Swing away"),
    "bunt": QT_TRANSLATE_NOOP("showdown", "Bunt"),
    "yes": QT_TRANSLATE_NOOP("showdown", "Use it"),
    "no": QT_TRANSLATE_NOOP("showdown", "Leave it"),
}
OTHERS: Final = {
    "intentional walk": QT_TRANSLATE_NOOP("showdown", "Intentional walk"),
    "bunt": QT_TRANSLATE_NOOP("showdown", "Bunt"),
    "cards before the pitch": QT_TRANSLATE_NOOP("showdown", "Cards"),
    "cards on the result": QT_TRANSLATE_NOOP("showdown", "Cards"),
    "cards before the double play": QT_TRANSLATE_NOOP("showdown", "Cards"),
    "cards on the extra base": QT_TRANSLATE_NOOP("showdown", "Cards"),
    "cards before the throw": QT_TRANSLATE_NOOP("showdown", "Cards"),
    "cards after the result": QT_TRANSLATE_NOOP("showdown", "Cards"),
    "card discard": QT_TRANSLATE_NOOP("showdown", "Cards"),
    "card return": QT_TRANSLATE_NOOP("showdown", "Cards"),
    "card search": QT_TRANSLATE_NOOP("showdown", "Cards"),
}
THROWS: Final = {
    "steal": (
        QT_TRANSLATE_NOOP("showdown", "{club}: throw after the stealer."),
        QT_TRANSLATE_NOOP("showdown", "Throw him out"),
    ),
    "check": (
        QT_TRANSLATE_NOOP("showdown", "{club}: a Fielding check; 21 passes."),
        QT_TRANSLATE_NOOP("showdown", "Check"),
    ),
    "bunt": (
        QT_TRANSLATE_NOOP("showdown", "{club}: {batter} bunts, on the pitcher's chart."),
        QT_TRANSLATE_NOOP("showdown", "Bunt"),
    ),
    "card": (
        QT_TRANSLATE_NOOP("showdown", "{club}: throw for the card."),
        QT_TRANSLATE_NOOP("showdown", "Throw"),
    ),
}
"""For each die: who throws what for, and the button."""
