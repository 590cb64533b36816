"""Whole numbers that add up: shares rounded to a total, tables rounded to rows and columns."""

from __future__ import annotations

from collections.abc import Sequence

Table = list[list[float]]
WholeTable = list[list[int]]
_ROUNDS = 60


def to_total(weights: Sequence[float], total: int) -> list[int]:
    """Return whole numbers in proportion to *weights* that sum to *total*."""
    scale = total / sum(weights)
    exact = [weight * scale for weight in weights]
    whole = [int(one) for one in exact]
    order = sorted(range(len(exact)), key=lambda at: (whole[at] - exact[at], at))
    for at in order[: total - sum(whole)]:
        whole[at] += 1
    return whole


def fitted(table: Table, rows: Sequence[float], columns: Sequence[float]) -> Table:
    """Return *table* scaled again and again until its rows and columns have these sums.

    The rows and the columns must sum to the same; rows are met exactly, columns nearly.
    """
    table = [list(row) for row in table]
    for _ in range(_ROUNDS):
        for at, wanted in enumerate(columns):
            have = sum(row[at] for row in table)
            if have:
                for row in table:
                    row[at] *= wanted / have
        for row, wanted in zip(table, rows, strict=True):
            have = sum(row)
            if have:
                row[:] = [one * wanted / have for one in row]
    return table


def whole_table(table: Table, rows: Sequence[int], columns: Sequence[int]) -> WholeTable:
    """Return *table* in whole numbers with exactly these row and column sums.

    Every row is rounded by itself; then single ones move between columns where that hurts least.
    """
    whole = [to_total(row, total) for row, total in zip(table, rows, strict=True)]
    over = [sum(row[at] for row in whole) - wanted for at, wanted in enumerate(columns)]
    while any(over):
        source = max(range(len(over)), key=lambda at: over[at])
        target = min(range(len(over)), key=lambda at: over[at])
        best = max(
            (at for at, row in enumerate(whole) if row[source] > 0),
            key=lambda at: (
                (whole[at][source] - table[at][source]) + (table[at][target] - whole[at][target]),
                -at,
            ),
        )
        whole[best][source] -= 1
        whole[best][target] += 1
        over[source] -= 1
        over[target] += 1
    return whole
