"""The one module that does heavy mathematics: highspy solves a fill's model.

It is met only in the process that ``fill`` starts, never in the program's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import highspy

from .programme import WISH, Model

GAP: Final = 2e-3
"""Runs a game by which the answer may fall short of the best."""
TIME_LIMIT: Final = 60.0
"""Seconds."""
Chosen = dict[str, str]
"""Card to place."""


def solve(
    model: Model,
    rules: Sequence[tuple[str, ...]],
    heard: Callable[[Chosen, float], None] = lambda chosen, worth: None,
) -> tuple[Chosen | None, tuple[str, ...]]:
    """Return the best choice; or None and those of *rules* each of which alone would free it,
    or, where none would, a few that together do.

    Where some of *rules* go together, the first of them stands for all.
    *heard* is told every better choice as it is found, with its runs a game.
    """
    for tried in (model, model.without(WISH)):
        chosen = _best(tried, heard)
        if chosen is not None:
            return chosen, ()
    bare = model.without(WISH)
    found: list[tuple[str, ...]] = []
    for some in sorted(rules, key=len):
        is_more = any(set(one) <= set(some) for one in found)
        if not is_more and _best(bare.without(*some)) is not None:
            found.append(some)
    return None, tuple(some[0] for some in found) or _together(bare, rules)


def _together(model: Model, rules: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    """Return rules none of which can be had while the others stand; the last are kept first."""
    dropped = {code for some in rules for code in some}
    if _best(model.without(*dropped)) is None:
        return ()
    for code in reversed(list(dict.fromkeys(code for some in rules for code in some))):
        if _best(model.without(*(dropped - {code}))) is not None:
            dropped.discard(code)
    return tuple(code for code in dict.fromkeys(some[0] for some in rules) if code in dropped)


def _best(
    model: Model, heard: Callable[[Chosen, float], None] | None = None
) -> Chosen | None:
    highs = highspy.Highs()
    highs.setOptionValue("output_flag", False)
    highs.setOptionValue("threads", 1)
    highs.setOptionValue("mip_rel_gap", 0.0)
    highs.setOptionValue("mip_abs_gap", GAP)
    highs.setOptionValue("time_limit", TIME_LIMIT)
    highs.passModel(_programme(model))
    if heard is not None:

        def improved(event: Any) -> None:
            found = event.data_out
            heard(_read(model, found.mip_solution), -found.objective_function_value)

        highs.cbMipImprovingSolution.subscribe(improved)
    highs.run()
    solution = highs.getSolution()
    feasible = highspy.SolutionStatus.kSolutionStatusFeasible
    has_one = highs.getInfo().primal_solution_status == feasible
    return _read(model, solution.col_value) if has_one else None


def _read(model: Model, values: Any) -> Chosen:
    return {
        column.card: column.place
        for column, value in zip(model.columns, values, strict=True)
        if value > 0.5
    }


def _programme(model: Model) -> Any:
    """Return the model in highspy's own form; its costs are runs lost, to be least."""
    programme = highspy.HighsLp()
    size = len(model.columns)
    programme.num_col_, programme.num_row_ = size, len(model.rows)
    programme.col_cost_ = [-column.worth for column in model.columns]
    programme.col_lower_, programme.col_upper_ = [0.0] * size, [1.0] * size
    programme.integrality_ = [highspy.HighsVarType.kInteger] * size
    programme.row_lower_ = [row.low for row in model.rows]
    programme.row_upper_ = [row.high for row in model.rows]
    starts, columns, factors = [0], [], []
    for row in model.rows:
        columns += row.columns
        factors += row.factors
        starts.append(len(columns))
    matrix = programme.a_matrix_
    matrix.format_ = highspy.MatrixFormat.kRowwise
    matrix.start_, matrix.index_, matrix.value_ = starts, columns, factors
    return programme
