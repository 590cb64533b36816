"""The roster editor without a window: one document, its history, its law, its places.

Every change makes a new document and one step of undo. A window asks and draws:

    editor = front_office(game).editor(stock, opened.document)
    editor.add("hl26-gvp-05")                       # where he is needed most
    editor.add_to_bench(…), editor.consider(…), editor.remove(…)
    move = editor.proposal("hl26-gvp-05", place)    # what a drop would do, for the glow and words
    editor.drop("hl26-gvp-05", place)               # does it; a refusal changes nothing
    editor.dugout, editor.violations, editor.points, editor.needs
    editor.undo(), editor.redo(), editor.undo_words
    editor.change(words, document)                  # any other change: orders, fill, pasted text

``listen(callback)`` is called after every change. Versions, tags, notes and texts are changed by
the functions of ``shelves``; orders by those of ``lineup_cards``; both hand back a document for
``change``. All law is the front office's; what one game alone marks on a roster stands in an
editor of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .documents import CardId, RosterDocument
from .dugout import Area, Dugout, Place
from .front_office import AnyOffice, Rules
from .law import Badges, Violation
from .library import Library
from .moves import Move
from .needs import Needs
from .say import said
from .stock import Stock

MOST_STEPS: Final = 500
"""Steps back that are kept."""


_WORKED_OUT: Final = (
    "dugout", "violations", "warnings", "badges", "needs", "points",
)  # fmt: skip
"""What is worked out of the document when it is asked for."""


class Step(Value, frozen=True):
    words: Sentence
    """What was done, for the menu: ``Undo: …``."""
    document: RosterDocument
    """As it was before."""


class RosterEditor:
    """One roster being built from the cards of *stock*, by the law of *office*."""

    def __init__(
        self, office: AnyOffice, stock: Stock[Any], document: RosterDocument | None = None
    ) -> None:
        self.office, self.stock = office, stock
        self._document = document if document is not None else office.empty()
        self._saved = self._document
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._listeners: list[Callable[[], None]] = []

    # What there is

    @property
    def document(self) -> Any:
        """A RosterDocument, of the type of the office's game."""
        return self._document

    @property
    def library(self) -> Library[Any]:
        return self.stock.library

    @property
    def known(self) -> dict[CardId, Any]:
        return self.stock.known

    @property
    def rules(self) -> Rules:
        return self.office.rules_of(self._document)

    @cached_property
    def dugout(self) -> Dugout:
        return self.office.dugout(self._document, self.stock)

    @cached_property
    def violations(self) -> tuple[Violation, ...]:
        """Every fault now, with culprits and remedy."""
        return self.office.violations(self._document, self.stock)

    @cached_property
    def warnings(self) -> tuple[Violation, ...]:
        return self.office.warnings(self._document, self.stock)

    @cached_property
    def badges(self) -> Badges:
        return self.office.badges(self.violations)

    @property
    def is_legal(self) -> bool:
        return not self.violations

    @cached_property
    def needs(self) -> Needs:
        return self.office.needs(self._document, self.stock)

    @cached_property
    def points(self) -> int:
        """What the roster costs, in points or salary."""
        return self.office.total(self._document, self.stock)

    def cost(self, card: CardId) -> int:
        """Return what one card costs where it is now."""
        return self.office.cost(self._document, self.stock, card)

    def cost_words(self, card: CardId) -> Sentence:
        """Return how that cost comes about."""
        return self.office.cost_words(self._document, self.stock, card)

    # Drops and keys

    def proposal(self, card: CardId, place: Place) -> Move:
        """Return what a drop would do; nothing is changed."""
        return self.office.propose(self._document, self.stock, card, place)

    def drop(self, card: CardId, place: Place) -> Move:
        """Drop a card on a place, swapping where it is taken; a refusal changes nothing."""
        move = self.proposal(card, place)
        if move.becomes is not None:
            self.change(move.words, move.becomes)
        return move

    def add(self, card: CardId) -> Move:
        """Enter, or a double click: put a card where it is needed most."""
        return self.drop(card, self.natural_place(card))

    def natural_place(self, card: CardId) -> Place:
        """Return where a card is needed most."""
        return self.office.natural_place(self._document, self.stock, card)

    def add_to_bench(self, card: CardId) -> Move:
        """Ctrl+Enter: to the end of the bench; a pitcher to the bullpen."""
        return self.drop(card, self.office.spare_place(self._document, self.stock, card))

    def consider(self, card: CardId) -> Move:
        """Alt+Enter: to the considering list."""
        return self.drop(card, Place(Area.CONSIDERING, number=len(self._document.considering)))

    def remove(self, card: CardId) -> Move:
        """Delete: off the roster and the considering list."""
        return self.drop(card, Place(Area.LIBRARY))

    # Other changes

    def rename(self, name: str) -> None:
        self.change(said(_RENAMED), replace(self._document, name=name))

    def choose_club(self, club: str) -> None:
        roster = replace(self._document.roster, club=club)
        self.change(said(_CLUB), replace(self._document, roster=roster))

    def choose_format(self, rules: Any) -> None:
        """Hold the roster to another format of the office's; nothing is thrown out."""
        self.change(said(_FORMAT), self.office.held_to(self._document, rules))

    def change(self, words: Sentence, document: RosterDocument) -> None:
        """Make *document* the roster, as one step of undo under these *words*."""
        document = self.office.tidied(document, self.stock)
        if document == self._document:
            return
        self._done.append(Step(words, self._document))
        del self._done[:-MOST_STEPS]
        self._undone.clear()
        self._show(document)

    # Taking back

    @property
    def undo_words(self) -> Sentence | None:
        """What undoing would take back; None: nothing."""
        return self._done[-1].words if self._done else None

    @property
    def redo_words(self) -> Sentence | None:
        return self._undone[-1].words if self._undone else None

    def undo(self) -> None:
        """Take the last change back; nothing happens when there is none."""
        if self._done:
            step = self._done.pop()
            self._undone.append(Step(step.words, self._document))
            self._show(step.document)

    def redo(self) -> None:
        if self._undone:
            step = self._undone.pop()
            self._done.append(Step(step.words, self._document))
            self._show(step.document)

    # Saving

    @property
    def is_changed(self) -> bool:
        """Whether the roster differs from what was last saved or opened."""
        return self._document != self._saved

    @property
    def saved(self) -> RosterDocument:
        """As it was when last saved: compare it with now for the list of pending changes."""
        return self._saved

    def was_saved(self) -> None:
        self._saved = self._document

    def listen(self, callback: Callable[[], None]) -> None:
        """Have *callback* called after every change."""
        self._listeners.append(callback)

    def restock(self, stock: Stock[Any]) -> None:
        """Go on with other cards, when sets came or went; the roster stays as it is."""
        self.stock = stock
        self._show(self._document)

    def _show(self, document: RosterDocument) -> None:
        self._document = document
        for name in _WORKED_OUT:
            self.__dict__.pop(name, None)
        for callback in self._listeners:
            callback()


_RENAMED: Final = QT_TRANSLATE_NOOP("clubhouse", "The roster has another name.")
_CLUB: Final = QT_TRANSLATE_NOOP("clubhouse", "The roster plays for another club.")
_FORMAT: Final = QT_TRANSLATE_NOOP("clubhouse", "The roster is held to another format.")
