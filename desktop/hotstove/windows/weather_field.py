"""The weather card of the day in the new-game window, where the house chooses it (CL-99)."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QVBoxLayout, QWidget

from hotstove.binding.translation import called
from hotstove.files.refused import FileRefused
from hotstove.rulebooks.house import WEATHER, HouseValue
from hotstove.windows.fields import Chooser
from hotstove.windows.house_rules import Rows
from hotstove.windows.kit import words

if TYPE_CHECKING:
    from hotstove.catalog.shelf import Catalog
    from hotstove.rulebooks.shelf import Volume


class WeatherField(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._is_chosen = False
        self._for = ""
        """The game whose cards are on offer."""
        self._texts: dict[str, str] = {}
        self.chooser = Chooser(self.tr("Weather card"))
        self.says = words("", "note")
        row = Rows()
        row.add(self.tr("Weather &card"), self.chooser)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(row)
        layout.addWidget(self.says)
        self.chooser.currentIndexChanged.connect(lambda place: self._read())

    @property
    def chosen(self) -> str:
        """The id of the card; empty where none is to be chosen."""
        return self.chooser.value or "" if self._is_chosen else ""

    def show_for(self, catalog: Catalog, book: Volume, house: Mapping[str, HouseValue]) -> None:
        self._is_chosen = house.get(WEATHER.name) == "chosen"
        if self._is_chosen and self._for != book.id:
            from hotstove.catalog.brought import weather_cards

            self._for = book.id
            self.chooser.clear()
            # What is wrong with a card file is said where the game is made.
            with suppress(FileRefused):
                cards = weather_cards(catalog, book.id)
                self._texts = {card.id: called(card.text) for card in cards}
                for card in cards:
                    self.chooser.add(called(card.name), card.id)
        self._read()
        self.setVisible(self._is_chosen)

    def _read(self) -> None:
        text = self._texts.get(self.chooser.value or "", "")
        self.says.setText(text)
        self.chooser.setAccessibleDescription(text)
