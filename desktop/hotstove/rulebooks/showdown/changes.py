"""Which method of the rulebook says what a fact does; the methods stand in the levels."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from hotstove.baseball.facts import (
    Batted,
    CameToBat,
    Forfeited,
    GameEnded,
    LineupHandedIn,
    LineupsShown,
    RunnersMoved,
    SidesChanged,
    SidesDecided,
)
from hotstove.play.facts import Fact

from .facts import Pitched, Swung, TookField
from .state import ShowdownGame

AFTER: Final[dict[type[Fact], str]] = {
    Pitched: "after_pitched",
    Swung: "after_swung",
    CameToBat: "after_came_to_bat",
    Batted: "after_batted",
    RunnersMoved: "after_runners_moved",
    TookField: "after_took_field",
    SidesChanged: "after_sides_changed",
    GameEnded: "after_shared",
    Forfeited: "after_shared",
    SidesDecided: "after_sides_decided",
    LineupHandedIn: "after_handed_in",
    LineupsShown: "after_lineups_shown",
}
"""In the basic game; facts that are not named change nothing."""


Change: TypeAlias = Callable[[Any, ShowdownGame, Any], ShowdownGame]
"""What a rulebook makes of a game when a fact has happened."""


def _unchanged(book: Any, game: ShowdownGame, fact: Any) -> ShowdownGame:
    return game


UNCHANGED: Final[Change] = _unchanged


_KNOWN: Final[dict[type[Any], dict[type[Fact], Change]]] = {}


def changes_of(level: type[Any]) -> dict[type[Fact], Change]:
    """Return the methods of this class of rulebook that its ``changes`` name."""
    if level not in _KNOWN:
        named = level.changes.items()
        _KNOWN[level] = {kind: getattr(level, method) for kind, method in named}
    return _KNOWN[level]
