"""A moment of a game in one line, for tests, logs and reports.

Two spellings are read: ``bottom 9, two out, runner on first, 3-4`` and the ledgers' shorthand
``B9 2o [1:Cole 3:Dorn] 3–4``; runs are the visitors', then the home side's.
"""

from __future__ import annotations

import re

from hotstove.play.seats import Side
from hotstove.play.values import Value

from .bases import Base

_NUMBERS = {"no": 0, "nobody": 0, "one": 1, "two": 2, "three": 3}
_BASES = {"first": Base.FIRST, "second": Base.SECOND, "third": Base.THIRD}
_SHORT = re.compile(
    r"(?P<half>[TB])(?P<inning>\d+)\s+(?P<outs>\d)o\s+\[(?P<on>[^]]*)\]"
    r"(?:\s+(?P<visitor>\d+)[-–](?P<home>\d+))?"
)


class Situation(Value, frozen=True):
    inning: int = 1
    batting: Side = Side.VISITOR
    outs: int = 0
    runners: tuple[tuple[Base, str], ...] = ()
    """Occupied bases, with the runner's name or ``""`` for anybody."""
    visitor_runs: int = 0
    home_runs: int = 0


def situation(text: str) -> Situation:
    """Read *text*; raises ValueError naming the part that is not understood."""
    short = _SHORT.fullmatch(text.strip())
    if short:
        return Situation(
            int(short["inning"]),
            Side.VISITOR if short["half"] == "T" else Side.HOME,
            int(short["outs"]),
            _short_runners(short["on"]),
            int(short["visitor"] or 0),
            int(short["home"] or 0),
        )
    found: dict[str, object] = {}
    for part in text.split(","):
        found |= _read(part.strip().lower())
    return Situation(**found)  # type: ignore[arg-type]


def _short_runners(text: str) -> tuple[tuple[Base, str], ...]:
    if text == "F":
        return ((Base.FIRST, ""), (Base.SECOND, ""), (Base.THIRD, ""))
    found = []
    for part in text.split():
        base, _, name = part.partition(":")
        found.append((Base(int(base)), name))
    return tuple(found)


def _read(part: str) -> dict[str, object]:
    if half := re.fullmatch(r"(top|bottom)(?: of)?(?: the)? (\d+)(?:st|nd|rd|th)?", part):
        side = Side.VISITOR if half[1] == "top" else Side.HOME
        return {"batting": side, "inning": int(half[2])}
    if outs := re.fullmatch(r"(no|nobody|one|two|\d) outs?", part):
        word = outs[1]
        return {"outs": _NUMBERS[word] if word in _NUMBERS else int(word)}
    if score := re.fullmatch(r"(\d+)[-–](\d+)", part):
        return {"visitor_runs": int(score[1]), "home_runs": int(score[2])}
    if part in ("bases loaded", "loaded"):
        return {"runners": _short_runners("F")}
    if part in ("bases empty", "nobody on"):
        return {"runners": ()}
    if on := re.fullmatch(r"runners? on (.+)", part):
        words = re.split(r" and |\s+", on[1])
        if all(word in _BASES for word in words):
            return {"runners": tuple((_BASES[word], "") for word in words)}
    raise ValueError(f"a situation cannot say {part!r}; for instance: bottom 9, two out, 3-4")
