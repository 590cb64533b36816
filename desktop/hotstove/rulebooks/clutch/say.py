"""A sentence of Clutch: the context it is translated in."""

from __future__ import annotations

from hotstove.play.words import Filling, Sentence


def say(template: str, **filled: Filling) -> Sentence:
    return Sentence("clutch", template, filled)
