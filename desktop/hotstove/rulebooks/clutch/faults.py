"""One refusal with its arguments by name; the sentences stand in problem_wording."""

from __future__ import annotations

from hotstove.play.problems import Argument, Problem


def fault(code: str, rule: str, **arguments: Argument) -> Problem:
    return Problem(code, rule, arguments)
