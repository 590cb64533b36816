"""The first game of Pitch Duel: AA, at bat and on the mound."""

from __future__ import annotations

from typing import Final

from hotstove.play.lessons import Bubble, Lesson
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence


def _say(template: str) -> Sentence:
    return Sentence("pitch_duel", template)


LESSON: Final = Lesson(
    rulebook="pitch_duel/aa",
    invitation=_say(
        QT_TRANSLATE_NOOP("pitch_duel", "Guess the pitch and you hit it; miss thrice, you are out.")
    ),
    seed=3,
    innings=3,
    bubbles=(
        Bubble(
            _say(QT_TRANSLATE_NOOP("pitch_duel", "Guess his pitch: drag a card to Contact.")),
            asks="contact",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("pitch_duel", "Wrong guess: a strike. Guess again.")),
            after="strike counted",
            at="duel:pitch",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("pitch_duel", "Right guess! This card says what happens.")),
            after="result drawn",
            at="result",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("pitch_duel", "The scorebook keeps every play.")),
            after="batted",
            at="log",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("pitch_duel", "A mistake? Take it back here.")),
            asks="contact",
            at="undo",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("pitch_duel", "Your half: these are your pitches.")),
            asks="arsenal",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("pitch_duel", "You pitch: lay one he won't guess.")),
            asks="pitch",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("pitch_duel", "Three strikes, three outs: you bat again.")),
            after="strike counted",
            at="board",
        ),
    ),
)
