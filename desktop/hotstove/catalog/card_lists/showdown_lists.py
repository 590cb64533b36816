"""Showdown's card lists: their columns, their rows."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from hotstove.rulebooks.showdown.cards import Card, Result

from .charts import Cells, Form, form_of
from .columns import FIELDS, NEEDED, guessed_columns
from .export import cards_csv
from .rows import ShowdownRow

_RESULTS: Final = tuple(result.value for result in Result)


class ShowdownLists:
    fields: tuple[str, ...] = FIELDS
    results: tuple[str, ...] = _RESULTS

    def columns(self, headings: Sequence[str]) -> dict[str, int]:
        return guessed_columns(headings)

    def lacking(self, columns: Mapping[str, int]) -> list[str]:
        found = [field for field in NEEDED if field not in columns]
        if not {"command", "on_base", "control"} & set(columns):
            found.append("on_base")
        if not any(result in columns for result in _RESULTS):
            found.append("PU … HR")
        if "role" in columns or "kind" in columns:
            found = [field for field in found if field != "position" or "kind" not in columns]
        return found

    def form(self, charts: Iterable[Cells]) -> Form:
        return form_of(charts)

    def row(self, cells: Mapping[str, str], form: Form, set_name: str) -> ShowdownRow:
        return ShowdownRow(cells, form, set_name)

    def joined(self, one: Any, other: Any) -> None:
        """SD-C-01: two rows are two cards."""

    def csv(self, cards: Iterable[Card]) -> str:
        return cards_csv(cards)
