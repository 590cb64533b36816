"""The first game of Clutch: the edition of 2017, one inning at bat and one in the field."""

from __future__ import annotations

from typing import Final

from hotstove.play.lessons import Bubble, Lesson
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence


def _say(template: str) -> Sentence:
    return Sentence("clutch", template)


LESSON: Final = Lesson(
    rulebook="clutch/2017",
    invitation=_say(
        QT_TRANSLATE_NOOP("clutch", "Pitch, then swing; and cards from your hand to bend them.")
    ),
    seed=5,
    innings=9,
    settled=("starter", "lineup"),
    bubbles=(
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "Drag your batter to the plate.")),
            asks="batter up",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "Play a strategy card, or pass.")),
            asks="cards before_pitch",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "Click the tray: your swing.")),
            asks="swing",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "The lit row is your result.")),
            after="batted",
            at="lit",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "Pitch above On-Base: the pitcher's chart.")),
            after="pitched",
            at="tray",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "The scorebook keeps every play.")),
            after="batted",
            at="log",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "A mistake? Take it back here.")),
            asks="batter up",
            at="undo",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "Now you pitch: pitcher to the mound.")),
            asks="take the field",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "Click the tray: your pitch.")),
            asks="pitch",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("clutch", "Three outs, and you bat again.")),
            after="batted",
            at="board",
        ),
    ),
)
