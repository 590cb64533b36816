"""Who plays at home: as agreed, or by one die each (SD-B-02, CL-20)."""

from __future__ import annotations

from typing import Any, Literal

from hotstove.play.dice import D20
from hotstove.play.seats import Seat
from hotstove.play.table import Script, Table, roll

from .facts import SidesDecided


def decide_sides(
    table: Table[Any], seats: tuple[Seat, ...], home: Literal["dice", "first", "second"], rule: str
) -> Script[None]:
    """The higher die is home, ties are rolled again; *rule* is what the dice are thrown by."""
    first, second = seats
    is_first = home == "first"
    if home == "dice":
        mine = theirs = 0
        while mine == theirs:
            mine = yield from roll(D20, "home", first, rule)
            theirs = yield from roll(D20, "home", second, rule)
        is_first = mine > theirs
    table.tell(SidesDecided(second, first) if is_first else SidesDecided(first, second))
