"""What can be worked out of Showdown's decks before a game: their copies, and where these fit."""

from __future__ import annotations

from typing import Final, TypeAlias

from hotstove.baseball.effects import decks
from hotstove.baseball.effects.decks import Remembered, copies_of
from hotstove.baseball.effects.interpreter import everything_in
from hotstove.baseball.effects.vocabulary import Test
from hotstove.play.seats import SEATS, Seat

from .cards import PitcherCard
from .strategy import CardSide, CopyId, Deck, StrategyCard
from .strategy_moment import Moment
from .strategy_verbs import VOCABULARY

Decks: TypeAlias = tuple[Deck | None, ...]


class Copied(decks.Copied[StrategyCard, Moment]):
    """The copies of both decks."""

    def __init__(self, brought: Decks) -> None:
        self.decks: dict[Seat, dict[CopyId, StrategyCard]] = {
            seat: copies_of(deck.cards, seat)
            for seat, deck in zip(SEATS, brought, strict=False)
            if deck is not None
        }
        super().__init__(
            VOCABULARY, {copy: card for deck in self.decks.values() for copy, card in deck.items()}
        )
        self.events = {copy: events_of(card) for copy, card in self.cards.items()}
        self.red, self.blue = self._of_side("offense"), self._of_side("defense")

    def _of_side(self, side: CardSide) -> frozenset[CopyId]:
        return frozenset(copy for copy, card in self.cards.items() if card.side == side)

    def windows_of(self, card: StrategyCard, *, is_at_bat: bool) -> tuple[str, ...]:
        return () if card.side == other_side(is_at_bat=is_at_bat) else card.windows

    def needs(self, card: StrategyCard) -> tuple[Test[Moment], ...]:
        return (is_pitched_to,) if card.needs_pitch else ()


def is_pitched_to(moment: Moment) -> bool:
    """SD-V-02: neither on a walk or a bunt nor to a pitcher."""
    batter = moment.book.cards[moment.batter]
    return not moment.game.expert.mode and not isinstance(batter, PitcherCard)


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


_COPIED: Final[Remembered[Copied]] = Remembered()


def copied(brought: Decks) -> Copied:
    """Return the copies of the decks, those worked out before for the very same ones."""
    return _COPIED.of(brought, lambda: Copied(brought))
