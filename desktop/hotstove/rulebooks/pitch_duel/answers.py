"""What a pitcher may answer beside a card laid down."""

from __future__ import annotations

from hotstove.play.answers import Answer

from .cards import Pitch


class ArsenalChosen(Answer, frozen=True, tag="arsenal"):
    """PD-03: the pitches of the coming half, in the order SI, SL, FS, CU, CH."""

    pitches: tuple[Pitch, ...]
