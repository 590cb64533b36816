"""The first game of Showdown: the basic game, one inning at bat and one in the field."""

from __future__ import annotations

from typing import Final

from hotstove.play.lessons import Bubble, Lesson
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence


def _say(template: str) -> Sentence:
    return Sentence("showdown", template)


LESSON: Final = Lesson(
    rulebook="showdown/basic",
    invitation=_say(
        QT_TRANSLATE_NOOP("showdown", "Two dice settle every at-bat: the pitch, then the swing.")
    ),
    seed=12,
    innings=9,
    settled=("lineup",),
    bubbles=(
        Bubble(
            _say(QT_TRANSLATE_NOOP("showdown", "Drag your batter to the plate.")),
            asks="batter up",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("showdown", "Click the tray: your swing.")),
            asks="swing",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("showdown", "The lit row is your result.")),
            after="batted",
            at="lit",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("showdown", "Pitch above On-Base: the pitcher's chart.")),
            after="pitched",
            at="tray",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("showdown", "The scorebook keeps every play.")),
            after="batted",
            at="log",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("showdown", "A mistake? Take it back here.")),
            asks="batter up",
            at="undo",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("showdown", "Now you pitch: pitcher to the mound.")),
            asks="take the field",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("showdown", "Click the tray: your pitch.")),
            asks="pitch",
        ),
        Bubble(
            _say(QT_TRANSLATE_NOOP("showdown", "Three outs, and you bat again.")),
            after="batted",
            at="board",
        ),
    ),
)
