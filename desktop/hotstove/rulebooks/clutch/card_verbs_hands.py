"""What cards do with hands, decks and other cards, CL-22, CL-68, CL-101 (19.4)."""

from __future__ import annotations

from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.hands import (
    DeckShuffled,
    Discarded,
    Drew,
    Fetched,
    HandShown,
    Returned,
)
from hotstove.play.seats import Side
from hotstove.play.table import Script

from .card_moment import OWNER, Moment, Play
from .facts import CardLeft, CardNegated
from .state import ClutchGame, Laid


def is_protected(game: ClutchGame, side: Side) -> bool:
    """Whether cards of *side* may be neither negated nor discarded by the other."""
    return any(change.what == "protect" and change.side is side for change in game.cards.changes)


def draw(play: Moment, clause: Clause) -> Script[None]:
    """CL-22: what is left, if there are fewer; also with a full hand."""
    assert isinstance(play, Play)
    side = play.whose(clause.text("whose"))
    cards = play.game.cards.hands.of(side).deck.cards[: clause.number("count")]
    if cards:
        play.tell(Drew(side, play.seat_of(side), cards))
    yield from ()


def discard(play: Moment, clause: Clause) -> Script[None]:
    """Cards from a hand, picked by a manager who sees them, or at random."""
    assert isinstance(play, Play)
    side = play.whose(clause.text("whose"))
    if side is not play.side and is_protected(play.game, side):
        return
    chooses = clause.text("choose")
    if chooses != "random" and play.whose(chooses) is not side:
        yield from look(play, clause)
    for _ in range(clause.number("count")):
        hands = play.game.cards.hands
        cards = hands.of(side).hand.cards
        if not cards:
            return
        if chooses == "random":
            card, _rng = hands.rng.pick(cards)
        else:
            seat = play.seat_of(play.whose(chooses))
            card = yield from play.choose_card(
                "card discard", seat, lambda: play.game.cards.hands.of(side).hand.cards
            )
        play.tell(Discarded(side, (card,), is_random=chooses == "random"))


def look(play: Moment, clause: Clause) -> Script[None]:
    assert isinstance(play, Play)
    other = play.side.other
    cards = play.game.cards.hands.of(other).hand.cards
    if cards:
        play.tell(HandShown(other, play.seat_of(other), play.seat_of(play.side), cards))
    yield from ()


def discarded_cards(moment: Moment, clause: Clause) -> tuple[str, ...]:
    side = clause.text("side")
    return tuple(
        card
        for card in moment.game.cards.hands.of(moment.side).discard.cards
        if side in ("any", moment.book.strategy[card].side)
    )


def return_card(play: Moment, clause: Clause) -> Script[None]:
    """From the own discard pile to the hand."""
    assert isinstance(play, Play)
    cards = discarded_cards(play, clause)
    if cards:
        card = yield from play.choose_card("card return", play.seat_of(play.side), lambda: cards)
        play.tell(Returned(play.side, card))


def search(play: Moment, clause: Clause) -> Script[None]:
    """One card of the kind named, whichever copy; then the deck is shuffled."""
    assert isinstance(play, Play)
    kind, strategy = clause.text("side"), play.book.strategy

    def fitting() -> tuple[str, ...]:
        found: dict[str, str] = {}
        for copy in sorted(play.game.cards.hands.of(play.side).deck.cards):
            if copy and kind in ("any", strategy[copy].side):
                found.setdefault(strategy[copy].id, copy)
        return tuple(found.values())

    if fitting():
        seat = play.seat_of(play.side)
        card = yield from play.choose_card("card search", seat, fitting)
        play.tell(Fetched(play.side, seat, card))
        play.tell(DeckShuffled(play.side))


# Other cards


def _theirs(moment: Moment) -> list[Laid]:
    return [
        each
        for each in moment.game.cards.laid
        if each.side is not moment.side and not each.is_negated
    ]


def negate_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    """CL-68: the card just played, or a card that stays in play."""
    if is_protected(moment.game, moment.side.other):
        return ()
    if clause.text("what") == "in_play":
        return tuple(
            each.card for each in moment.game.cards.staying if each.side is not moment.side
        )
    return tuple(each.card for each in _theirs(moment)[-1:])


def negate(play: Moment, clause: Clause) -> Script[None]:
    """CL-68: it does nothing; a card in play leaves it."""
    assert isinstance(play, Play)
    cards = negate_choices(play, clause)
    if not cards:
        return
    seat = play.seat_of(play.side)
    card = yield from play.choose_card("card negate", seat, lambda: cards)
    if clause.text("what") == "in_play":
        play.tell(CardLeft(play.side.other, card))
    else:
        play.tell(CardNegated(play.side.other, card))


def protect(play: Moment, clause: Clause) -> Script[None]:
    from .card_verbs import adjust

    assert isinstance(play, Play)
    adjust(play, clause, "protect", 1, is_set=True)
    yield from ()


def hand_limit(play: Moment, clause: Clause) -> Script[None]:
    """CL-22."""
    from .card_verbs import adjust

    assert isinstance(play, Play)
    adjust(play, clause, "hand_limit", clause.number("by"), of=str(play.side))
    yield from ()


def copy_choices(moment: Moment, clause: Clause) -> tuple[str, ...]:
    """The last card of that side in this at-bat that is not this very card or a copying one."""
    side = moment.side if clause.text("whose") == OWNER else moment.side.other
    found = [
        each.card
        for each in moment.game.cards.laid
        if each.side is side and each.card != moment.card and not each.is_negated
    ]
    own = [
        card
        for card in found
        if all(effect.word != "copy" for effect in moment.book.strategy[card].effects)
    ]
    return tuple(own[-1:])


def copy(play: Moment, clause: Clause) -> Script[None]:
    """What that card does once more, for the owner of this one."""
    assert isinstance(play, Play)
    for card in copy_choices(play, clause):
        yield from play.book.carry_out(play, play.book.strategy[card].effects)
