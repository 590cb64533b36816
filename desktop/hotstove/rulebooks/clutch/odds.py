"""The exact chances of the dice: whose chart a pitch leads to, and which die the swing is."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from hotstove.play.dice import D20

from .results import POWER_DIE


class Swings(NamedTuple):
    """What so many faces of the pitch lead to."""

    faces: int
    is_pitchers: bool
    """Whether the swing is read on the pitcher's chart."""
    die: int


FACES: Final = range(1, D20 + 1)


@lru_cache(maxsize=4096)
def pitched(need: int, x_zone: int, *, gives: bool, is_tired: bool = False) -> tuple[Swings, ...]:
    """CL-58, C17-31, C24-38: every face of the pitch, alike ones together.

    The pitcher has the advantage over *need*, which is On-Base less Command; *gives*: whether a
    mistake gives it to the batter (2024). A tired pitcher is swung at with the d24 (CL-34).
    """
    found: dict[tuple[bool, int], int] = {}
    for face in FACES:
        is_mistake = face <= x_zone
        die = POWER_DIE if is_mistake or is_tired else D20
        key = face > need and not (is_mistake and gives), die
        found[key] = found.get(key, 0) + 1
    return tuple(Swings(faces, *key) for key, faces in found.items())
