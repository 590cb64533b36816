"""Whether what a card waits for can ever happen: its conditions as sets of possible values.

Conditions on things that cannot be counted up are taken to be possible.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias

from .clauses import Clause
from .interpreter import ALL, ANY, NOT
from .vocabulary import Values, Vocabulary

Way: TypeAlias = Mapping[str, Values | None]
"""For each thing looked at, the values that will do; None: it must be known, whatever it is."""


def ways(words: Vocabulary[Any], conditions: Iterable[Clause]) -> list[Way]:
    """Return every way in which all of *conditions* can hold; none if they contradict."""
    found: list[Way] = [{}]
    for clause in conditions:
        single = _ways_of(words, clause)
        found = [both for one in found for other in single if (both := _joined(one, other))
                 is not None]  # fmt: skip
    return found


def may_happen(words: Vocabulary[Any], window: str, conditions: Iterable[Clause]) -> bool:
    """Whether *conditions* can hold together while *window* is open."""
    opened = words.windows[window]
    for way in ways(words, conditions):
        if not way.keys() <= opened.knows:
            continue
        if all(
            values is None or values & opened.given.get(about, values)
            for about, values in way.items()
        ):
            return True
    return False


def _ways_of(words: Vocabulary[Any], clause: Clause) -> list[Way]:
    inside = clause.inside("of")
    if clause.word == ALL:
        return ways(words, inside)
    if clause.word == ANY:
        return [way for each in inside for way in ways(words, (each,))]
    if clause.word == NOT:
        return _denied(words, inside)
    condition = words.conditions[clause.word]
    if not condition.about:
        return [{}]
    if condition.domain is None:
        return [{condition.about: None}]
    values = condition.domain(clause)
    return [{condition.about: values}] if values else []


def _denied(words: Vocabulary[Any], conditions: Iterable[Clause]) -> list[Way]:
    """Not all of them: one of them fails."""
    found: list[Way] = []
    for clause in conditions:
        condition = words.conditions.get(clause.word)
        if condition is None:
            return [{}]
        if not condition.about:
            found.append({})
        elif condition.domain is None:
            found.append({condition.about: None})
        elif left := words.universe[condition.about] - condition.domain(clause):
            found.append({condition.about: left})
    return found


def _joined(one: Way, other: Way) -> Way | None:
    both = dict(one)
    for about, values in other.items():
        known = both.get(about)
        if known is None:
            both[about] = values
        elif values is not None:
            if not known & values:
                return None
            both[about] = known & values
    return both
