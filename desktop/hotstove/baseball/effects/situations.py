"""Conditions that cards of every game look at: innings, outs, who is on base."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from hotstove.play.seats import Side

from .clauses import Clause
from .moment import Moment
from .vocabulary import Condition, Field, Kind, Values, words

_Test: TypeAlias = Callable[[Moment[Any, Any]], bool]
MOST_INNINGS: Final = 99
_HALVES: Final = {"top": (Side.VISITOR,), "bottom": (Side.HOME,)}


def inning(clause: Clause) -> _Test:
    """From ``min`` to ``max``, in the ``half`` named or in both."""
    first, last = clause.number("min", 1), clause.number("max", MOST_INNINGS)
    batting = _HALVES.get(clause.text("half"), tuple(Side))
    return lambda moment: first <= moment.game.inning <= last and moment.game.batting in batting


def _outs_domain(clause: Clause) -> Values:
    return frozenset(map(int, clause.texts("is")))


def _outs(clause: Clause) -> _Test:
    outs = _outs_domain(clause)
    return lambda moment: moment.game.outs in outs


OUT_COUNT: Final[Condition[Any]] = Condition(
    _outs, {"is": Field(Kind.NUMBERS, low=0, high=3, is_needed=True)}, "is", "outs", _outs_domain
)


def on_base(masks: Callable[[Clause], Values]) -> Callable[[Clause], _Test]:
    """Return the condition that the occupied bases are among those of a clause.

    They are written as one number: 1 first, 2 second, 4 third.
    """

    def occupied(clause: Clause) -> _Test:
        fitting = masks(clause)

        def test(moment: Moment[Any, Any]) -> bool:
            bases = moment.game.bases
            mask = (
                (bases.first is not None)
                + 2 * (bases.second is not None)
                + 4 * (bases.third is not None)
            )
            return mask in fitting

        return test

    return occupied


def bases_named(masks: Mapping[str, frozenset[int]]) -> Condition[Any]:
    """Return the condition ``bases`` of a game that names them by the words of *masks*."""

    def domain(clause: Clause) -> Values:
        return frozenset(mask for word in clause.texts("is") for mask in masks[word])

    return Condition(on_base(domain), {"is": words(masks)}, "is", "bases", domain)
