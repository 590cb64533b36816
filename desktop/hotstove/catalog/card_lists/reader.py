"""One row of a card list being read, any game: its cells by field, and what is said of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, Final

from hotstove.catalog.refused import shown
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from . import plain
from .charts import Form
from .plain import Hand
from .remarks import Remark, Weight, fault, like

_SET_PART, _OWN_PART = 24, 34
"""Letters of an id that come from the set and from the card."""
NO_CLUB: Final = "unattached"
_WHOLE: Final = like(QT_TRANSLATE_NOOP("catalog", "a whole number"))
_HAND: Final = like(QT_TRANSLATE_NOOP("catalog", "L, R or S"))


class RowReader(ABC):
    """Makes a card of one row; ``remarks`` fills as it does, a fault among them refuses it."""

    def __init__(self, row: Mapping[str, str], form: Form, set_name: str) -> None:
        """*row*: cells by field; fields without a column are not there."""
        self._row, self._form, self._set = row, form, set_name
        self.remarks: list[Remark] = []

    @abstractmethod
    def card(self) -> Any:
        """Return the card of the row; None where it is refused."""

    @property
    def is_refused(self) -> bool:
        return any(remark.weight is Weight.FAULT for remark in self.remarks)

    def _refuse(self, field: str, found: str, usual: Sentence) -> None:
        """Refuse the row for a cell; *usual*: what would have done in it."""
        self.remarks.append(fault("CELL", field=field, found=shown(found), like=usual))

    def _cell(self, *fields: str) -> str:
        return next((self._row[field] for field in fields if self._row.get(field)), "")

    def _whole(self, *fields: str) -> int:
        cell = self._cell(*fields)
        number = plain.number_of(cell)
        if number is None:
            self._refuse(fields[0], cell, _WHOLE)
        return number or 0

    def _hand(self, *, throws: bool = False) -> Hand | None:
        cell = self._row.get("hand", "")
        hand = plain.hand_of(cell, throws=throws)
        if hand is None:
            self._refuse("hand", cell, _HAND)
        return hand

    def _text(self, field: str) -> str:
        return self._plain(field, self._row.get(field, ""))

    def _plain(self, field: str, cell: str) -> str:
        text, said = plain.text_of(field, cell)
        self.remarks += said
        return text

    def _id(self, made: str) -> str:
        """Return the id of the row, or one of the set and what is *made* of the card."""
        return self._text("id") or f"{plain.slug(self._set)[:_SET_PART]}-{made[:_OWN_PART]}"
