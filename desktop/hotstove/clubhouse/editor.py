"""The roster editor without a window: one document, its history, its law, its places.

Every change makes a new document and one step of undo. A window asks and draws:

    editor = RosterEditor(library, opened.document)
    editor.add("hl26-gvp-05")                       # where he is needed most
    editor.add_to_bench(…), editor.consider(…), editor.remove(…), editor.toggle_backup(…)
    move = editor.proposal("hl26-gvp-05", place)    # what a drop would do, for the glow and words
    editor.drop("hl26-gvp-05", place)               # does it; a refusal changes nothing
    editor.dugout, editor.violations, editor.points, editor.needs
    editor.undo(), editor.redo(), editor.undo_words
    editor.change(words, document)                  # any other change: orders, fill, pasted text

``listen(callback)`` is called after every change. Versions, tags, notes and texts are changed by
the functions of ``shelves``; orders by those of ``lineup_cards``; both hand back a document for
``change``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId, HitterCard
from hotstove.rulebooks.showdown.construction import League, total_cost
from hotstove.rulebooks.showdown.formats import Format
from hotstove.rulebooks.showdown.strategy import Deck, StrategyCard

from .documents import RosterDocument, deck_of
from .dugout import Area, Dugout, Place, dugout_of
from .law import Badges, Violation, badges_of, violations_of, warnings_of
from .library import Library
from .moves import Move, natural_place, propose
from .needs import Needs, needs_of
from .orders import with_pitcher

MOST_STEPS: Final = 500
"""Steps back that are kept."""


_WORKED_OUT: Final = (
    "dugout", "deck", "violations", "warnings", "badges", "needs", "points",
)  # fmt: skip
"""What is worked out of the document when it is asked for."""


class Step(Value, frozen=True):
    words: Sentence
    """What was done, for the menu: ``Undo: …``."""
    document: RosterDocument
    """As it was before."""


class RosterEditor:
    """One roster being built from the cards of *library*."""

    def __init__(
        self,
        library: Library,
        document: RosterDocument | None = None,
        *,
        strategy: Iterable[StrategyCard] = (),
        is_expert: bool = False,
    ) -> None:
        """*strategy*: the cards a deck may be made of (SD-T-14); *is_expert*: orders are judged
        for an expert game (SD-T-18).
        """
        self.library = library
        self._strategy = tuple(strategy)
        self.is_expert = is_expert
        self._document = document if document is not None else RosterDocument()
        self._saved = self._document
        self._done: list[Step] = []
        self._undone: list[Step] = []
        self._listeners: list[Callable[[], None]] = []

    # What there is

    @property
    def document(self) -> RosterDocument:
        return self._document

    @property
    def known(self) -> dict[CardId, Card]:
        return self.library.cards

    @property
    def rules(self) -> Format:
        return self._document.rules

    @cached_property
    def dugout(self) -> Dugout:
        return dugout_of(self._document, self.known)

    @cached_property
    def deck(self) -> Deck | None:
        return deck_of(self._document, self._strategy)

    @cached_property
    def violations(self) -> tuple[Violation, ...]:
        """SD-T-01: every fault now, with culprits and remedy."""
        return violations_of(self._document, self.known, self.deck, is_expert=self.is_expert)

    @cached_property
    def warnings(self) -> tuple[Violation, ...]:
        return warnings_of(self._document, self.known)

    @cached_property
    def badges(self) -> Badges:
        return badges_of(self.violations)

    @property
    def is_legal(self) -> bool:
        return not self.violations

    @cached_property
    def needs(self) -> Needs:
        return needs_of(self._document, self.known)

    @cached_property
    def points(self) -> int:
        """SD-T-17: what the roster costs."""
        cards = [self.known[card] for card in self._document.roster.cards if card in self.known]
        return total_cost(cards, self._document.roster.backups, self.rules)

    def cost(self, card: CardId) -> int:
        """Return what one card costs where it is now."""
        is_backup = card in self._document.roster.backups
        return self.rules.cost(self.known[card], is_backup=is_backup)

    def cost_words(self, card: CardId) -> Sentence:
        """SD-T-17, R42: how a backup's cost comes about, its rounding shown."""
        printed, share = self.known[card].points, self.rules.backup_share
        if card not in self._document.roster.backups:
            return _say(_FULL_COST, points=printed)
        paid = self.rules.cost(self.known[card], is_backup=True)
        template = _SHARE if printed % share == 0 else _ROUNDED
        exact = f"{printed / share:g}"
        return _say(template, points=printed, share=share, exact=exact, paid=paid)

    # Drops and keys

    def proposal(self, card: CardId, place: Place) -> Move:
        """Return what a drop would do; nothing is changed."""
        return propose(self._document, self.known, card, place)

    def drop(self, card: CardId, place: Place) -> Move:
        """Drop a card on a place, swapping where it is taken; a refusal changes nothing."""
        move = self.proposal(card, place)
        if move.becomes is not None:
            self.change(move.words, move.becomes)
        return move

    def add(self, card: CardId) -> Move:
        """Enter, or a double click: put a card where it is needed most."""
        return self.drop(card, natural_place(self._document, self.known, card))

    def add_to_bench(self, card: CardId) -> Move:
        """Ctrl+Enter: to the end of the bench; a pitcher to the bullpen."""
        is_hitter = isinstance(self.known.get(card), HitterCard)
        there = self.dugout.bench if is_hitter else self.dugout.bullpen
        area = Area.BENCH if is_hitter else Area.BULLPEN
        return self.drop(card, Place(area, number=len(there)))

    def consider(self, card: CardId) -> Move:
        """Alt+Enter: to the considering list."""
        return self.drop(card, Place(Area.CONSIDERING, number=len(self._document.considering)))

    def remove(self, card: CardId) -> Move:
        """Delete: off the roster and the considering list."""
        return self.drop(card, Place(Area.LIBRARY))

    def toggle_backup(self, card: CardId) -> Move:
        """SD-T-05, 17: mark a hitter as a backup, or pay him in full again."""
        roster, found = self._document.roster, self.known.get(card)
        name = found.name if found is not None else card
        if card not in roster.cards:
            return Move(None, _say(_NOT_HERE, card=name))
        if not isinstance(found, HitterCard):
            return Move(None, _say(_NO_BACKUP, card=name, rule="SD-T-05"), "SD-T-05")
        if card in roster.backups:
            backups = tuple(other for other in roster.backups if other != card)
            words = _say(_PAID, card=name)
        else:
            backups, words = (*roster.backups, card), _say(_MARKED, card=name)
        document = replace(self._document, roster=replace(roster, backups=backups))
        self.change(words, document)
        return Move(document, words)

    # Other changes

    def rename(self, name: str) -> None:
        self.change(_say(_RENAMED), replace(self._document, name=name))

    def choose_club(self, club: str) -> None:
        roster = replace(self._document.roster, club=club)
        self.change(_say(_CLUB), replace(self._document, roster=roster))

    def choose_home_rules(self, league: League) -> None:
        """SD-T-10."""
        roster = replace(self._document.roster, home_rules=league)
        self.change(_say(_HOME_RULES), replace(self._document, roster=roster))

    def choose_format(self, rules: Format) -> None:
        """SD-T-13: hold the roster to another format; nothing is thrown out."""
        self.change(_say(_FORMAT), replace(self._document, rules=rules))

    def change(self, words: Sentence, document: RosterDocument) -> None:
        """Make *document* the roster, as one step of undo under these *words*."""
        roster = with_pitcher(document.roster, self.known)
        if roster != document.roster:
            document = replace(document, roster=roster)
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

    def restock(self, library: Library) -> None:
        """Go on with other cards, when sets came or went; the roster stays as it is."""
        self.library = library
        self._show(self._document)

    def _show(self, document: RosterDocument) -> None:
        self._document = document
        for name in _WORKED_OUT:
            self.__dict__.pop(name, None)
        for callback in self._listeners:
            callback()


def _say(template: str, **arguments: Filling) -> Sentence:
    return Sentence("clubhouse", template, arguments)


_FULL_COST: Final = QT_TRANSLATE_NOOP("clubhouse", "{points} points.")
_SHARE: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{points} points printed, a backup's share of 1 in {share}: {paid}."
)
_ROUNDED: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "{points} points printed, a backup's share of 1 in {share} is {exact}, rounded up: {paid}.",
)
_NOT_HERE: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is not on the roster.")
_NO_BACKUP: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "{card} is a pitcher; only hitters can be backups ({rule})."
)
_PAID: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is paid in full.")
_MARKED: Final = QT_TRANSLATE_NOOP("clubhouse", "{card} is a backup.")
_RENAMED: Final = QT_TRANSLATE_NOOP("clubhouse", "The roster has another name.")
_CLUB: Final = QT_TRANSLATE_NOOP("clubhouse", "The roster plays for another club.")
_HOME_RULES: Final = QT_TRANSLATE_NOOP("clubhouse", "The rules of home games are chosen.")
_FORMAT: Final = QT_TRANSLATE_NOOP("clubhouse", "The roster is held to another format.")
