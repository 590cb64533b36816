"""What one game's card lists hold: which columns there are, and how a row becomes a card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from .charts import Cells, Form
from .reader import RowReader

SHOWDOWN = "showdown"


class Dialect(Protocol):
    """One game's lists."""

    @property
    def fields(self) -> tuple[str, ...]:
        """What a column may hold."""

    @property
    def results(self) -> tuple[str, ...]:
        """The codes of a chart, in its order."""

    def columns(self, headings: Sequence[str]) -> dict[str, int]:
        """Return the column of each field that the headings name."""

    def lacking(self, columns: Mapping[str, int]) -> list[str]:
        """Return the fields without which nothing can be made of a list."""

    def form(self, charts: Iterable[Cells]) -> Form:
        """Return how the charts of a list are written."""

    def row(self, cells: Mapping[str, str], form: Form, set_name: str) -> RowReader: ...

    def joined(self, one: Any, other: Any) -> Any:
        """Return the card that two rows of one id are together, or None."""

    def csv(self, cards: Iterable[Any]) -> str:
        """Return the text of a card file (UTF-8, headings first)."""


def dialect_of(game: str) -> Dialect:
    """Return the dialect of ``showdown``, ``clutch/2017`` or ``clutch/2024``."""
    if game == SHOWDOWN:
        from .showdown_lists import ShowdownLists

        return ShowdownLists()
    from .clutch_lists import ClutchLists

    return ClutchLists(int(game.partition("/")[2]))
