"""What is chalked on a Showdown table; where it lies is ``playmat.ballpark``'s."""

from __future__ import annotations

from typing import Final

from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.playmat.ballpark import TABLE, Labels

CHOSEN: Final = "chosen"
"""Where a card or a runner is laid to name him: anywhere on the mat."""


def say(text: str, **arguments: str | int) -> Sentence:
    return Sentence("showdown", text, dict(arguments))


LABELS: Final = Labels(
    mound=say(QT_TRANSLATE_NOOP("showdown", "Mound")),
    plate=say(QT_TRANSLATE_NOOP("showdown", "Plate")),
    on_deck=say(QT_TRANSLATE_NOOP("showdown", "On deck")),
    rail=(
        ("bench", say(QT_TRANSLATE_NOOP("showdown", "Bench")), 0.4),
        ("bullpen", say(QT_TRANSLATE_NOOP("showdown", "Bullpen")), 0.6),
    ),
    wide=(CHOSEN, TABLE),
)
