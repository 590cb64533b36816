"""What two clubs bring to the table, as the rules look it up; nothing of a game in progress.

The same teams, game after game, are gone through once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeAlias

from hotstove.baseball.positions import INFIELD, OUTFIELD

from .cards import Card, CardId, HitterCard, Icon, PitcherCard, Result
from .icons import carriers
from .rosters import Gloves, Places, gloves_of, places_of, rotation
from .setup import Team

Teams: TypeAlias = tuple[Team, ...]
InTheField: TypeAlias = Callable[[Card], Card]
"""Returns a card as it counts in the field."""
_DIE: Final = (1, *range(1, 21))
_MOST_KNOWN: Final[dict[tuple[int, InTheField], tuple[Teams, Brought]]] = {}


def brought(teams: Teams, in_the_field: InTheField) -> Brought:
    """Return what *teams* bring, worked out before if the same ones have been here."""
    key = (id(teams), in_the_field)
    known = _KNOWN.get(key)
    if known is None or known[0] is not teams:
        equal = [found for other, found in _KNOWN.values() if other == teams]
        like = [found for found in equal if found.in_the_field is in_the_field]
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = (teams, like[0] if like else Brought(teams, in_the_field))
    return known[1]
