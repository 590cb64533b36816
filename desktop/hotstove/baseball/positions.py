"""The places on a ball field."""

from __future__ import annotations

from enum import StrEnum


class Position(StrEnum):
    PITCHER = "P"
    CATCHER = "CA"
    FIRST_BASE = "1B"
    SECOND_BASE = "2B"
    THIRD_BASE = "3B"
    SHORTSTOP = "SS"
    LEFT_FIELD = "LF"
    CENTRE_FIELD = "CF"
    RIGHT_FIELD = "RF"
    DESIGNATED_HITTER = "DH"


FIELDERS = tuple(
    position
    for position in Position
    if position not in (Position.PITCHER, Position.DESIGNATED_HITTER)
)
"""The eight who field beside the pitcher, in scorebook order 2 to 9."""
INFIELD = (Position.FIRST_BASE, Position.SECOND_BASE, Position.THIRD_BASE, Position.SHORTSTOP)
OUTFIELD = (Position.LEFT_FIELD, Position.CENTRE_FIELD, Position.RIGHT_FIELD)
