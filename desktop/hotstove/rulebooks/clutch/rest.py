"""Who is tired between games: C17-23, C17-24, C24-28, C24-29.

An outing says how many games of rest it asks for, its *load*; what a pitcher owes when the next
game begins comes of his loads, game after game. The rulebook of one game is told who is tired.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec.structs import replace

from hotstove.play.values import Value

from .cards import CardId, Role
from .state import Dugout, Mound

Load: TypeAlias = int | None
"""None: he did not pitch."""


class Rest(Value, frozen=True):
    """One pitcher between games."""

    need: int = 0
    """C24-28: games of rest still owed."""
    appeared: tuple[bool, bool] = (False, False)
    """C17-23: in the last game, and in the one before."""
    exceeded: bool = False
    """C17-23: he went over his limit in the last game."""
    pitched_before: bool = False
    """C24-28."""


Rested: TypeAlias = Mapping[CardId, Rest]


# One game


def load(edition: int, mound: Mound | None) -> Load:
    """Return the games of rest that an outing asks for by itself.

    C17-23, RUL-37: one for going over the limit. C24-28: the innings to the last pitch, four
    for a starter or a bulk man, one at least for pitching tired.
    """
    if edition == 2017:
        return int(mound.faced_tired) if mound is not None and mound.faced > 0 else None
    if mound is None or not mound.has_pitched:
        return None
    if mound.role in (Role.STARTER, Role.BULK):
        return 4
    return max(min(4, mound.last_outs // 3), int(mound.pitched_tired))


def rested(edition: int, rest: Rest, found: Load) -> Rest:
    """Return *rest* a game later."""
    if edition == 2017:
        return Rest(appeared=(found is not None, rest.appeared[0]), exceeded=bool(found))
    if found is None:
        return replace(rest, need=max(0, rest.need - 1), pitched_before=False)
    return Rest(need=max(found, int(rest.pitched_before), rest.need), pitched_before=True)


def is_tired(edition: int, rest: Rest) -> bool:
    """C17-23: after two games in a row or over the limit; C24-28: while he owes rest."""
    if edition == 2017:
        return all(rest.appeared) or rest.exceeded
    return rest.need > 0


# The whole staff


def after_game(
    edition: int, before: Rested, staff: Iterable[CardId], dugout: Dugout
) -> dict[CardId, Rest]:
    """Return the rest of everybody in *staff* once a game is over."""
    outings = {mound.pitcher: mound for mound in dugout.mounds}
    return {
        card: rested(edition, before.get(card, Rest()), load(edition, outings.get(card)))
        for card in staff
    }


def tired(edition: int, staff: Rested) -> frozenset[CardId]:
    """Return who starts the next game tired; starters of 2017 wait for their turn instead."""
    return frozenset(card for card, rest in staff.items() if is_tired(edition, rest))
