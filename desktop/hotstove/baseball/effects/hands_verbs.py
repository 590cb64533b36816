"""What cards of any game do with hands, decks and discard piles; the words are each game's own."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from hotstove.play.table import Script

from . import moment
from .clauses import Clause
from .hands import CopyId, DeckShuffled, Discarded, Drew, Fetched, HandShown, Returned
from .moment import Play

_Moment: TypeAlias = moment.Moment[Any, Any]
_ANY: Final = ("", "any")


def draw(play: _Moment, clause: Clause) -> Script[None]:
    """What is left, if there are fewer; also with a full hand (SD-E-19, CL-22)."""
    assert isinstance(play, Play)
    side = play.whose(clause.text("whose"))
    cards = play.hands.of(side).deck.cards[: clause.number("count")]
    if cards:
        play.tell(Drew(side, play.seat_of(side), cards))
    yield from ()


def discard(play: _Moment, clause: Clause) -> Script[None]:
    """Cards from a hand, picked by a manager who sees them, or at random."""
    assert isinstance(play, Play)
    side = play.whose(clause.text("whose"))
    chooses = clause.text("choose")
    if chooses != "random" and play.whose(chooses) is not side:
        yield from look_at_hand(play, clause)
    for _ in range(clause.number("count")):
        hands = play.hands
        cards = hands.of(side).hand.cards
        if not cards:
            return
        if chooses == "random":
            card, _rng = hands.rng.pick(cards)
        else:
            seat = play.seat_of(play.whose(chooses))
            card = yield from play.choose_card(
                "card discard", seat, lambda: play.hands.of(side).hand.cards
            )
        play.tell(Discarded(side, (card,), is_random=chooses == "random"))


def look_at_hand(play: _Moment, clause: Clause) -> Script[None]:
    assert isinstance(play, Play)
    other = play.side.other
    cards = play.hands.of(other).hand.cards
    if cards:
        play.tell(HandShown(other, play.seat_of(other), play.seat_of(play.side), cards))
    yield from ()


def discarded_cards(moment: _Moment, clause: Clause) -> tuple[CopyId, ...]:
    """Those of the own discard pile that may come back, by the ``side`` printed on them."""
    cards, kind = moment.hands.of(moment.side).discard.cards, clause.text("side")
    if kind in _ANY:
        return cards
    return tuple([card for card in cards if moment.book.strategy[card].side == kind])


def return_card(play: _Moment, clause: Clause) -> Script[None]:
    """From the own discard pile to the hand."""
    assert isinstance(play, Play)
    cards = discarded_cards(play, clause)
    if cards:
        card = yield from play.choose_card("card return", play.seat_of(play.side), lambda: cards)
        play.tell(Returned(play.side, card))


def search_deck(play: _Moment, clause: Clause) -> Script[None]:
    """One card of the kind named, whichever copy; then the deck is shuffled."""
    assert isinstance(play, Play)
    kind, strategy = clause.text("side"), play.book.strategy

    def fitting() -> tuple[CopyId, ...]:
        found: dict[str, CopyId] = {}
        for copy in sorted(play.hands.of(play.side).deck.cards):
            if copy and (kind in _ANY or strategy[copy].side == kind):
                found.setdefault(strategy[copy].id, copy)
        return tuple(found.values())

    if fitting():
        seat = play.seat_of(play.side)
        card = yield from play.choose_card("card search", seat, fitting)
        play.tell(Fetched(play.side, seat, card))
        play.tell(DeckShuffled(play.side))
