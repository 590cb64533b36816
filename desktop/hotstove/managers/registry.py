"""The managers by name: ``luck`` for every game, others for those they have been written for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from hotstove.play.seats import Seat
from hotstove.play.session import Manager
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.rulebooks.showdown.expert import ExpertShowdown

from .luck import Luck
from .showdown import ShowdownInstinct
from .showdown_advanced import AdvancedInstinct
from .showdown_expert import ExpertInstinct

LUCK: Final = "luck"
INSTINCT: Final = "instinct"
SOLVER: Final = "solver"
_INSTINCTS: Final[dict[type[Any], Callable[[Any, Seat], Manager[Any]]]] = {
    BasicShowdown: ShowdownInstinct,
    AdvancedShowdown: AdvancedInstinct,
    ExpertShowdown: ExpertInstinct,
}
"""By the very class of the rulebook: a higher level asks for more than the one below."""


class UnknownManager(LookupError):
    """No manager of this name plays this rulebook; ``known`` are those who do."""

    def __init__(self, name: str, rulebook: str, known: tuple[str, ...]) -> None:
        super().__init__(name, rulebook, known)
        self.name, self.rulebook, self.known = name, rulebook, known

    def __str__(self) -> str:
        known = ", ".join(self.known)
        return f"there is no manager “{self.name}” for {self.rulebook}; there are {known}"


def manager_names(rulebook: Any) -> tuple[str, ...]:
    """Return the names of those who can play *rulebook*."""
    return (LUCK, INSTINCT) if type(rulebook) in _INSTINCTS else (LUCK, *_mixers(rulebook))


def new_manager(name: str, rulebook: Any, seat: Seat, seed: int) -> Manager[Any]:
    """Return the manager called *name* for *seat* of a game; raises UnknownManager.

    *seed* is his own chance: the same one answers the same way.
    """
    if name not in manager_names(rulebook):
        raise UnknownManager(name, rulebook.id, manager_names(rulebook))
    if name == LUCK:
        return Luck(seed)
    if mixers := _mixers(rulebook):
        return mixers[name](rulebook, seat, seed)
    return _INSTINCTS[type(rulebook)](rulebook, seat)


def _mixers(rulebook: Any) -> dict[str, Callable[[Any, Seat, int], Manager[Any]]]:
    """Return the managers of a game of hidden choices, who need chance of their own.

    A habit would be found out. A game's managers are loaded when one of them sits down.
    """
    levels = _HIDDEN_CHOICES.get(rulebook.id.partition("/")[0])
    return levels(rulebook) if levels is not None else {}


def _of_duel(rulebook: Any) -> dict[str, Callable[[Any, Seat, int], Manager[Any]]]:
    from hotstove.rulebooks.pitch_duel.duel import LEVELS

    from . import pitch_duel

    if type(rulebook) not in LEVELS:
        return {}
    return {INSTINCT: pitch_duel.instinct, SOLVER: pitch_duel.solver}


def _of_peg_board(rulebook: Any) -> dict[str, Callable[[Any, Seat, int], Manager[Any]]]:
    from .pizza_box import instinct
    from .pizza_box_solver import solver

    return {INSTINCT: instinct, SOLVER: solver}


def _of_clutch(rulebook: Any) -> dict[str, Callable[[Any, Seat, int], Manager[Any]]]:
    from .clutch import ClutchInstinct

    return {INSTINCT: lambda book, seat, seed: ClutchInstinct(book, seat)}


_HIDDEN_CHOICES: Final = {"clutch": _of_clutch, "pitch_duel": _of_duel, "pizza_box": _of_peg_board}
