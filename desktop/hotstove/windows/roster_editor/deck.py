"""The roster's strategy deck (SD-T-14): one of the house's, or sixty cards of one's own choice."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace
from PySide6.QtWidgets import QGridLayout, QWidget

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.translation import called, told
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.windows.fields import Chooser
from hotstove.windows.kit import button, words

from .numbers import Number
from .slips import Sheet

MOST = 60
CHANGED = QT_TRANSLATE_NOOP("DeckDialog", "The strategy deck is another.")


class DeckDialog(Sheet):
    def __init__(self, model: RosterModel, parent: QWidget) -> None:
        super().__init__(parent, (820, 720))
        self.entitle(self.tr("Strategy deck"))
        self._model = model
        self.ready = Chooser(self.tr("Begin with a deck of the house"))
        self.ready.add(self.tr("The roster's own deck"), None)
        for name, deck in model.catalog.decks.items():
            self.ready.add(called(deck.name), name)
        self.ready.add(self.tr("No strategy cards"), "")
        self.ready.activated.connect(self._begin)
        self.lines.addWidget(self.ready)
        self.said = words("", "strong")
        self.lines.addWidget(self.said)
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        self.counts: dict[str, Number] = {}
        sides = {
            "offense": self.tr("offence"),
            "defense": self.tr("defence"),
            "either": self.tr("either side"),
        }
        for line, card in enumerate(model.catalog.strategy_cards):
            name = called(card.name)
            number = Number(self.tr("Copies of {card}").format(card=name), (0, MOST), 0)
            number.setMaximumWidth(number.minimumWidth())
            number.changed.connect(self._tell)
            self.counts[card.id] = number
            grid.addWidget(number, line, 0)
            grid.addWidget(words(name, "strong"), line, 1)
            grid.addWidget(words(sides[card.side], "note", wraps=False), line, 2)
        self.lines.addLayout(grid)
        self.foot.addStretch(1)
        self.add_close()
        self.foot.addWidget(button(self.tr("&Take this deck"), self.take, "main"))
        self._show(model.document.deck)

    @property
    def deck(self) -> dict[str, int]:
        return {card: number.value for card, number in self.counts.items() if number.value}

    def _begin(self) -> None:
        chosen = self.ready.value
        if chosen is None:
            self._show(self._model.document.deck)
        elif not chosen:
            self._show({})
        else:
            found: Counter[str] = Counter()
            for each in self._model.catalog.decks[chosen].cards:
                found[each.card.id] += each.count
            self._show(found)

    def _show(self, deck: dict[str, int]) -> None:
        for card, number in self.counts.items():
            number.put(deck.get(card, 0))
        self._tell()

    def _tell(self) -> None:
        told_so = self.tr("{count} cards of {most}; none at all is a roster without a deck.")
        self.said.setText(told_so.format(count=sum(self.deck.values()), most=MOST))

    def take(self) -> None:
        """What is wrong with it the law tells."""
        document = replace(self._model.document, deck=self.deck)
        told_as = Sentence("DeckDialog", CHANGED)
        self._model.make((told_as, document))
        self.said.setText(told(told_as))
        self.accept()
