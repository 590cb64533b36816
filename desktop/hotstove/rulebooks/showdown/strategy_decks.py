"""What can be worked out of the decks before a game: every copy, its conditions, where it fits.

The same decks are worked out once, however many games are played with them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.interpreter import condition_of, everything_in
from hotstove.baseball.effects.vocabulary import Test
from hotstove.play.answers import Placed
from hotstove.play.decisions import Option
from hotstove.play.seats import SEATS, Seat

from .strategy import CardSide, CopyId, Deck, StrategyCard, copies_of
from .strategy_moment import WINDOWS, Moment
from .strategy_verbs import VERBS, VOCABULARY

Ready: TypeAlias = tuple[CopyId, Test[Moment], bool]
"""A copy, its conditions, and whether there is more to look at than those."""
Decks: TypeAlias = tuple[Deck | None, ...]
TABLE: Final = "table"
"""Where a strategy card is laid to play it."""
_MOST_KNOWN: Final = 32


class Copied:
    """The copies of both decks."""

    def __init__(self, decks: Decks) -> None:
        self.decks: dict[Seat, dict[CopyId, StrategyCard]] = {
            seat: copies_of(deck, seat)
            for seat, deck in zip(SEATS, decks, strict=False)
            if deck is not None
        }
        self.cards: dict[CopyId, StrategyCard] = {
            copy: card for deck in self.decks.values() for copy, card in deck.items()
        }
        cards = {id(card): card for card in self.cards.values()}
        tests = {key: condition_of(VOCABULARY, card.when) for key, card in cards.items()}
        events = {key: events_of(card) for key, card in cards.items()}
        chosen = {key: needs_choice(card.effects) for key, card in cards.items()}
        self.holds = {copy: tests[id(card)] for copy, card in self.cards.items()}
        """Whether what a copy waits for is so."""
        self.events = {copy: events[id(card)] for copy, card in self.cards.items()}
        self.red, self.blue = self._of_side("offense"), self._of_side("defense")
        self.options = {
            copy: Option(Placed(copy, TABLE), f"card:{copy}", TABLE) for copy in self.cards
        }
        self._fits: dict[tuple[str, bool], dict[CopyId, Ready]] = {
            (window, is_at_bat): {
                copy: (copy, self.holds[copy], card.needs_pitch or chosen[id(card)])
                for copy, card in self.cards.items()
                if window in card.windows and card.side != other_side(is_at_bat=is_at_bat)
            }
            for window in WINDOWS
            for is_at_bat in (True, False)
        }
        self._known: dict[tuple[str, bool], tuple[tuple[CopyId, ...], tuple[Ready, ...]]] = {}

    def _of_side(self, side: CardSide) -> frozenset[CopyId]:
        return frozenset(copy for copy, card in self.cards.items() if card.side == side)

    def ready(self, hand: tuple[CopyId, ...], window: str, is_at_bat: bool) -> tuple[Ready, ...]:
        """Return the cards of *hand* that this window is for; hands looked at are kept in mind."""
        known = self._known.get((window, is_at_bat))
        if known is None or known[0] is not hand:
            fits = self._fits[window, is_at_bat]
            ready = tuple([fits[copy] for copy in hand if copy in fits])
            known = self._known[window, is_at_bat] = (hand, ready)
        return known[1]


def other_side(*, is_at_bat: bool) -> CardSide:
    """SD-E-09: the side whose cards are of no use in this half."""
    return "defense" if is_at_bat else "offense"


def events_of(card: StrategyCard) -> frozenset[str]:
    """SD-V-02: the events a card names; on and after a result it fits no other."""
    found = [
        name
        for clause in everything_in(card.when)
        if clause.word == "event"
        for name in clause.texts("event")
    ]
    return frozenset(found)


def needs_choice(effects: Iterable[Clause]) -> bool:
    """SD-V-05: whether a card needs somebody or something to be played on."""
    verbs = [VERBS[clause.word] for clause in effects if clause.word in VERBS]
    return any(verb.choices is not None for verb in verbs)


_KNOWN: Final[list[tuple[Decks, Copied]]] = []


def copied(decks: Decks) -> Copied:
    """Return the copies of *decks*, those worked out before for the very same ones."""
    for known, found in _KNOWN:
        if len(known) == len(decks) and all(
            one is other for one, other in zip(known, decks, strict=True)
        ):
            return found
    found = Copied(decks)
    _KNOWN.insert(0, (decks, found))
    del _KNOWN[_MOST_KNOWN:]
    return found
