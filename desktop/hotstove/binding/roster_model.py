"""A roster being built, spoken for in signals: what windows listen to and act on.

The editor itself is of the clubhouse; here are the card that is looked at, the card in hand, who
is locked, and what was last said.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QObject, Signal

from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.comparing import Comparison
from hotstove.clubhouse.documents import RosterDocument
from hotstove.clubhouse.dugout import Place
from hotstove.clubhouse.front_office import AnyOffice, Kind, ReadyDeck, front_office
from hotstove.clubhouse.moves import Move
from hotstove.clubhouse.shelves import Change
from hotstove.play.words import Sentence

from .translation import called, told


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
        stock: Any,
        catalog: Catalog,
        document: RosterDocument,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.stock, self.catalog = stock, catalog
        self.editor: Any = front_office(document.game).editor(stock, document)
        """A RosterEditor, of the kind of the game's."""
        self.editor.listen(self._changed)
        self.looked = ""
        self.in_hand = ""
        self.locked: set[str] = set()
        """Who stays when the roster is filled."""

    @property
    def office(self) -> AnyOffice:
        """What knows the law of the roster's game."""
        office: AnyOffice = self.editor.office
        return office

    @property
    def kind(self) -> Kind:
        """What differs between games where a window shows it."""
        return self.office.kind

    @property
    def document(self) -> Any:
        """The RosterDocument, of the kind of the game's."""
        return self.editor.document

    def name_of(self, card: str) -> str:
        """Return what a player, a coach or a park is called, in no set at hand or in one."""
        found = self.stock.known.get(card)
        if found is not None:
            name: str = found.name
            return name
        if card in self.stock.coaches:
            return called(self.stock.coaches[card].title)
        if card in self.stock.stadiums:
            return called(self.stock.stadiums[card].name)
        kept: str = self.document.names.get(card, card)
        return kept

    def knows(self, card: str) -> bool:
        """Whether a card, a coach or a park is at hand."""
        stock = self.stock
        return card in stock.known or card in stock.coaches or card in stock.stadiums

    def has(self, card: str) -> bool:
        """Whether a card, a coach or a park is part of the roster."""
        dugout = self.editor.dugout
        players: tuple[str, ...] = self.document.roster.cards
        return card in players or card in dugout.coaches or card in dugout.stadium

    def is_backup(self, card: str) -> bool:
        return self.kind.has_backups and card in self.document.roster.backups

    def leave_all(self) -> None:
        """Tell nobody anything any more, until somebody listens again."""
        for signal in (self.changed, self.looked_at, self.taken_up, self.said, self.restocked):
            signal.disconnect()

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

    def suggest_nine(self) -> bool:
        """Let the suggested nine start; False where the roster makes none."""
        change = self.office.suggested_nine(self.document, self.stock)
        self.make(change)
        return change is not None

    def compare(self, one: Any, other: Any) -> Comparison:
        """Return what changes from roster *one* to *other*."""
        return self.office.compare(one, other, self.document, self.stock)

    def faults_of_deck(self, deck: ReadyDeck) -> list[Sentence]:
        """Return what the law would say of the roster's deck, were it *deck*."""
        document = self.office.with_deck(self.document, deck)
        found = self.office.violations(document, self.stock)
        return [fault.sentence for fault in found if "DECK" in fault.code]

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

    def restock(self, stock: Any) -> None:
        self.stock = stock
        self.editor.restock(stock)
        self.restocked.emit()

    def natural_place(self, card: str) -> Place:
        """Return where a card that is at hand is needed most."""
        place: Place = self.editor.natural_place(card)
        return place

    def place_of(self, card: str) -> Place | None:
        place: Place | None = self.editor.dugout.place_of(card)
        return place

    def _changed(self) -> None:
        self.locked &= set(self.document.roster.cards)
        self.changed.emit()
