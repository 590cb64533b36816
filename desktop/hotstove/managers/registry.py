"""The managers by name: ``luck`` for every game, ``instinct`` for those it has been written for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hotstove.play.seats import Seat
from hotstove.play.session import Manager
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.basic import BasicShowdown

from .luck import Luck
from .showdown import ShowdownInstinct
from .showdown_advanced import AdvancedInstinct

LUCK: Final = "luck"
INSTINCT: Final = "instinct"
_INSTINCTS: Final[dict[type[Any], Callable[[Any, Seat], Manager[Any]]]] = {
    BasicShowdown: ShowdownInstinct,
    AdvancedShowdown: AdvancedInstinct,
}
"""By the very class of the rulebook: a higher level asks for more than the one below."""


class UnknownManager(LookupError):
    """No manager of this name plays this rulebook; the message says who does."""


def manager_names(rulebook: Any) -> tuple[str, ...]:
    """Return the names of those who can play *rulebook*."""
    return (LUCK, INSTINCT) if type(rulebook) in _INSTINCTS else (LUCK,)


def new_manager(name: str, rulebook: Any, seat: Seat, seed: int) -> Manager[Any]:
    """Return the manager called *name* for *seat* of a game; raises UnknownManager.

    *seed* is his own chance: the same one answers the same way.
    """
    if name not in manager_names(rulebook):
        known = ", ".join(manager_names(rulebook))
        raise UnknownManager(f"there is no manager “{name}” for {rulebook.id}; there are {known}")
    if name == LUCK:
        return Luck(seed)
    return _INSTINCTS[type(rulebook)](rulebook, seat)
