"""Why something is not legal: a code, the rule behind it and what it is about, never prose."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeAlias

from .values import Value

RuleId: TypeAlias = str
"""A stable ID of a rule ledger, ``"SD-B-05"``."""
Argument: TypeAlias = str | int | tuple[str, ...]


class Problem(Value, frozen=True):
    """One refusal. The sentence for *code* stands in the game's ``wording.py``."""

    code: str
    rule: RuleId
    arguments: dict[str, Argument] = {}


class Refused(ValueError):
    """An answer that the rulebook does not allow; nothing was changed by it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(f"{p.code} ({p.rule}) {p.arguments}" for p in self.problems))
