"""A roster being built, spoken for in signals: what windows listen to and act on.

The editor itself is of the clubhouse; here are the card that is looked at, the card in hand, who
is locked, and what was last said.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QObject, Signal

from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.documents import RosterDocument
from hotstove.clubhouse.dugout import Area, Place
from hotstove.clubhouse.editor import RosterEditor
from hotstove.clubhouse.moves import Move
from hotstove.clubhouse.shelves import Change
from hotstove.clubhouse.stock import Stock

from .translation import told


class RosterModel(QObject):
    """One roster, the cards it is made of, and who is looked at."""

    changed = Signal()
    """The roster is another; everything is to be shown anew."""
    looked_at = Signal(str)
    """The card now looked at, empty for none."""
    taken_up = Signal(str)
    """The card now in hand, empty when it was laid down."""
    said = Signal(str, bool)
    """A sentence, and whether it tells of something done (else of why not)."""
    restocked = Signal()
    """Sets came or went."""

    def __init__(
        self,
        stock: Stock,
        catalog: Catalog,
        document: RosterDocument,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.stock, self.catalog = stock, catalog
        self.editor = RosterEditor(stock.library, document, strategy=catalog.strategy_cards)
        self.editor.listen(self._changed)
        self.looked = ""
        self.in_hand = ""
        self.locked: set[str] = set()
        """Who stays when the roster is filled."""

    @property
    def document(self) -> RosterDocument:
        return self.editor.document

    def name_of(self, card: str) -> str:
        found = self.stock.known.get(card)
        return found.name if found is not None else self.document.names.get(card, card)

    # Looking and holding

    def look_at(self, card: str) -> None:
        if card != self.looked:
            self.looked = card
            self.looked_at.emit(card)

    def take_up(self, card: str) -> None:
        """Take a card in hand, or lay it down again with an empty *card*."""
        if card != self.in_hand:
            self.in_hand = card
            self.taken_up.emit(card)

    def open_to(self, card: str, places: Iterable[Place]) -> dict[Place, str]:
        """Return which of *places* a card may go to, and what a drop there means."""
        moves = {place: self.editor.proposal(card, place) for place in places}
        return {
            place: told(move.words) for place, move in moves.items() if move.becomes is not None
        }

    # Doing

    def drop(self, card: str, place: Place) -> bool:
        """Drop a card on a place, and say what came of it."""
        return self.hear(self.editor.drop(card, place))

    def add(self, card: str) -> bool:
        return self.hear(self.editor.add(card))

    def hear(self, move: Move) -> bool:
        """Say what a move did or why it was refused; return whether it was done."""
        is_done = move.becomes is not None
        self.said.emit(told(move.words), is_done)
        return is_done

    def make(self, change: Change | None) -> None:
        """Make a change of any other kind, as one step of undo."""
        if change is not None:
            words, document = change
            self.editor.change(words, document)
            self.said.emit(told(words), True)

    def toggle_lock(self, card: str) -> None:
        if card not in self.document.roster.cards:
            return
        self.locked ^= {card}
        self.changed.emit()

    def undo(self) -> None:
        words = self.editor.undo_words
        if words is not None:
            self.editor.undo()
            self.said.emit(self.tr("Taken back: {what}").replace("{what}", told(words)), True)

    def redo(self) -> None:
        words = self.editor.redo_words
        if words is not None:
            self.editor.redo()
            self.said.emit(told(words), True)

    def restock(self, stock: Stock) -> None:
        self.stock = stock
        self.editor.restock(stock.library)
        self.restocked.emit()

    def place_of(self, card: str) -> Place | None:
        return self.editor.dugout.place_of(card)

    def _changed(self) -> None:
        self.locked &= set(self.document.roster.cards)
        self.changed.emit()


def area_name(area: Area) -> str:
    """Return the heading of a part of the dugout."""
    translate = QCoreApplication.translate
    return {
        Area.FIELD: translate("RosterModel", "In the field"),
        Area.BENCH: translate("RosterModel", "Bench"),
        Area.ROTATION: translate("RosterModel", "Rotation"),
        Area.BULLPEN: translate("RosterModel", "Bullpen"),
        Area.CONSIDERING: translate("RosterModel", "Considering"),
        Area.LIBRARY: translate("RosterModel", "Library"),
    }[area]
