"""The roster's strategy deck: one of the house's by its style, or cards of one's own choice.

SD-T-14; C17-14 to 16 with a side deck; C24-15. What is wrong with it the law tells as it is built.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from hotstove.binding.roster_model import RosterModel
from hotstove.binding.translation import called, told
from hotstove.clubhouse.folding import folded
from hotstove.clubhouse.front_office import ReadyDeck
from hotstove.faces.cards import ASPECT
from hotstove.faces.library_faces import LibraryFaces
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.windows.fields import Chooser, NameField
from hotstove.windows.kit import Columns, Picture, button, scrolled, words
from hotstove.windows.style import reading_px

from .comparing import show_reading_face
from .numbers import Number
from .slips import Sheet

CHANGED = QT_TRANSLATE_NOOP("DeckDialog", "The strategy deck is another.")


class DeckDialog(Sheet):
    def __init__(self, model: RosterModel, faces: LibraryFaces, parent: QWidget) -> None:
        super().__init__(parent, (1080, 780), scrolls=False)
        self.entitle(self.tr("Strategy deck"))
        self._model, self._faces = model, faces
        self.law = model.kind.deck
        self._house = model.office.ready_decks(model.catalog)
        self.counts: dict[str, Number] = {}
        self.side_counts: dict[str, Number] = {}
        self._rows: dict[str, tuple[QWidget, ...]] = {}
        self.ready = Chooser(self.tr("Begin with a deck of the house"))
        self.ready.add(self.tr("The roster's own deck"), None)
        for name, deck in self._house.items():
            self.ready.add(called(deck.name), name)
        self.ready.add(self.tr("No strategy cards"), "")
        self.ready.activated.connect(self._begin)
        self.search = NameField()
        self.search.setPlaceholderText(self.tr("Search the strategy cards"))
        self.search.setAccessibleName(self.tr("Search the strategy cards"))
        self.search.textChanged.connect(self._narrow)
        self.picture = Picture(aspect=ASPECT, hangs=True)
        self.picture.setMinimumSize(170, round(170 * ASPECT))
        self.said = words("", "strong")
        self.faults = words("", "bad")
        self._build()
        self.foot.addStretch(1)
        self.add_close()
        self.foot.addWidget(button(self.tr("&Take this deck"), self.take, "main"))
        self._show(model.office.own_deck(model.document))
        first = next(iter(self.counts), "")
        if first:
            self._look(first)
            self.counts[first].setFocus()

    def _build(self) -> None:
        self.lines.addWidget(Columns(self.ready, self.search, shares=(2, 3), spacing=8))
        self.lines.addWidget(self.said)
        self.lines.addWidget(self.faults)
        body = QHBoxLayout()
        body.setSpacing(16)
        body.addWidget(scrolled(self._list()), 1)
        aside = QVBoxLayout()
        aside.addWidget(self.picture)
        aside.addStretch(1)
        body.addLayout(aside)
        self.lines.addLayout(body, 1)

    def _list(self) -> QWidget:
        content = QWidget()
        grid = QGridLayout(content)
        grid.setContentsMargins(2, 2, 12, 2)
        grid.setColumnStretch(2, 1)
        if self.law.side:
            grid.addWidget(words(self.tr("Deck"), "note", wraps=False), 0, 0)
            grid.addWidget(words(self.tr("Side deck"), "note", wraps=False), 0, 1, 1, 2)
        for line, card in enumerate(self._in_order(), start=1):
            name = self._faces.name(card)
            parts: list[QWidget] = []
            copies = self.tr("Copies of {card}").format(card=name)
            parts.append(self._number(copies, self.law.size, self.counts, card))
            grid.addWidget(parts[-1], line, 0)
            if self.law.side:
                copies = self.tr("Copies of {card} in the side deck").format(card=name)
                parts.append(self._number(copies, self.law.side, self.side_counts, card))
                grid.addWidget(parts[-1], line, 1)
            for column, label in enumerate(
                (words(name, "strong"), words(self._faces.place(card), "note", wraps=False)), 2
            ):
                label.setObjectName(card)
                label.installEventFilter(self)
                grid.addWidget(label, line, column)
                parts.append(label)
            self._rows[card] = tuple(parts)
        grid.setRowStretch(len(self._rows) + 1, 1)
        return content

    def _in_order(self) -> list[str]:
        """By side, then by name."""
        faces, cards = self._faces, self._model.stock.strategy
        sides = {card: faces.place(card).partition(",")[0] for card in cards}
        return sorted(sides, key=lambda card: (sides[card], folded(faces.name(card))))

    def _number(self, name: str, most: int, counts: dict[str, Number], card: str) -> Number:
        number = counts[card] = Number(name, (0, most), 0)
        number.setFixedWidth(round(3.4 * reading_px(number)))
        number.setObjectName(card)
        number.changed.connect(self._tell)
        number.installEventFilter(self)
        return number

    # What is looked at

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the card whose number has the keyboard, or whose name is pointed at."""
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.Enter):
            self._look(watched.objectName())
        elif event.type() == QEvent.Type.MouseButtonRelease and isinstance(watched, QLabel):
            self.counts[watched.objectName()].setFocus(Qt.FocusReason.MouseFocusReason)
        return super().eventFilter(watched, event)

    def _look(self, card: str) -> None:
        show_reading_face(self.picture, self._faces, card)

    def _narrow(self, text: str) -> None:
        sought = [folded(word).strip() for word in text.split()]
        for card, parts in self._rows.items():
            said = folded(f"{self._faces.words(card)} {self._faces.place(card)}")
            for part in parts:
                part.setVisible(all(word in said for word in sought))

    # What it holds

    @property
    def deck(self) -> ReadyDeck:
        return ReadyDeck("", _counted(self.counts), _counted(self.side_counts))

    def _begin(self) -> None:
        chosen = self.ready.value
        if chosen is None:
            self._show(self._model.office.own_deck(self._model.document))
        else:
            self._show(self._house[chosen] if chosen else ReadyDeck("", {}))

    def _show(self, deck: ReadyDeck) -> None:
        for counts, cards in ((self.counts, deck.cards), (self.side_counts, deck.side)):
            for card, number in counts.items():
                number.blockSignals(True)
                number.put(cards.get(card, 0))
                number.blockSignals(False)
        self._tell()

    def _tell(self) -> None:
        deck, law = self.deck, self.law
        count = sum(deck.cards.values())
        optional = self.tr("%n cards of {most}; none at all is a roster without a deck.", "", count)
        told_so = optional if law.is_optional else self.tr("%n cards of {most}.", "", count)
        parts = [told_so.format(most=law.size)]
        if law.side:
            side = self.tr("Side deck: {count} of {most}, or none.")
            parts.append(side.format(count=sum(deck.side.values()), most=law.side))
        self.said.setText("  ".join(parts))
        wrong = [told(sentence) for sentence in self._model.faults_of_deck(deck)]
        self.faults.setText("\n".join(wrong))
        self.faults.setVisible(bool(wrong))

    def take(self) -> None:
        """Give the roster this deck, legal or not yet."""
        told_as = Sentence("DeckDialog", CHANGED)
        self._model.make((told_as, self._model.office.with_deck(self._model.document, self.deck)))
        self.accept()


def _counted(counts: Mapping[str, Number]) -> dict[str, int]:
    return {card: number.value for card, number in counts.items() if number.value}
