"""Who can stand where: men matched with positions, for any game's own idea of a qualified man."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from .positions import Position

M = TypeVar("M")


def matched(
    men: Iterable[M],
    positions: Sequence[Position],
    qualifies: Callable[[M, Position], bool],
    holder: dict[Position, M] | None = None,
) -> dict[Position, M]:
    """Return a matching of as many *positions* as the men can fill; earlier men stay in it.

    *holder*: who stands where already; he may be moved elsewhere, but not out.
    """
    found = {} if holder is None else holder

    def place(man: M, tried: set[Position]) -> bool:
        for position in positions:
            if position not in tried and qualifies(man, position):
                tried.add(position)
                if position not in found or place(found[position], tried):
                    found[position] = man
                    return True
        return False

    for man in men:
        place(man, set())
    return found


def best_filled(
    men: Sequence[M],
    places: Sequence[Position],
    qualifies: Callable[[M, Position], bool],
    worth: Callable[[M, Position], float],
) -> dict[Position, M] | None:
    """Return all *places* filled so that their *worth* is greatest; None if they cannot be.

    Exact: every man in turn takes an open place or none.
    """
    full = (1 << len(places)) - 1
    best: dict[int, tuple[float, tuple[tuple[int, int], ...]]] = {0: (0.0, ())}
    for who, man in enumerate(men):
        found = dict(best)
        for number, position in enumerate(places):
            if not qualifies(man, position):
                continue
            value, bit = worth(man, position), 1 << number
            for taken, (total, picks) in best.items():
                if taken & bit:
                    continue
                known = found.get(taken | bit)
                if known is None or total + value > known[0]:
                    found[taken | bit] = (total + value, (*picks, (number, who)))
        best = found
    if full not in best:
        return None
    return {places[number]: men[who] for number, who in best[full][1]}
