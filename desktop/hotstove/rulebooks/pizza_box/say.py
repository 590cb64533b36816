"""How a sentence of a Pizza Box game is made."""

from __future__ import annotations

from typing import Final

from hotstove.play.words import Filling, Sentence

CONTEXT: Final = "pizza_box"


def say(template: str, **arguments: Filling) -> Sentence:
    return Sentence(CONTEXT, template, arguments)
