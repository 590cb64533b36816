"""The first game of Pizza Box: A-Ball, at bat and in the field."""

from __future__ import annotations

from typing import Final

from hotstove.play.lessons import Bubble, Lesson
from hotstove.play.words import QT_TRANSLATE_NOOP

from .say import say

LESSON: Final = Lesson(
    rulebook="pizza_box/a",
    invitation=say(
        QT_TRANSLATE_NOOP("pizza_box", "Ball or strike, take or swing: two hidden cards.")
    ),
    seed=5,
    innings=3,
    bubbles=(
        Bubble(
            say(QT_TRANSLATE_NOOP("pizza_box", "Lay one card: swing at strikes, take balls.")),
            asks="hit",
        ),
        Bubble(
            say(QT_TRANSLATE_NOOP("pizza_box", "Both cards turned: they choose the deck.")),
            after="result drawn",
            at="pitch:face down",
        ),
        Bubble(
            say(QT_TRANSLATE_NOOP("pizza_box", "A ball you take helps most.")),
            asks="hit",
        ),
        Bubble(
            say(QT_TRANSLATE_NOOP("pizza_box", "The pegs show runners and outs.")),
            after="batted",
            at="first",
        ),
        Bubble(
            say(QT_TRANSLATE_NOOP("pizza_box", "A mistake? Take it back here.")),
            asks="hit",
            at="undo",
        ),
        Bubble(
            say(QT_TRANSLATE_NOOP("pizza_box", "You pitch: white balls, black strikes.")),
            asks="pitch",
        ),
        Bubble(
            say(QT_TRANSLATE_NOOP("pizza_box", "The scorebook keeps every play.")),
            after="batted",
            at="log",
        ),
        Bubble(
            say(QT_TRANSLATE_NOOP("pizza_box", "Your hand is all you have: mix.")),
            asks="pitch",
        ),
    ),
)
