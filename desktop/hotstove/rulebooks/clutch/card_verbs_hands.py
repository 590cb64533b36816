"""What cards do with other cards, CL-22, CL-68, CL-101 (19.4).

Drawing, returning and searching are the same in every game: baseball.effects.hands_verbs.
"""

from __future__ import annotations

from hotstove.baseball.effects import hands_verbs
from hotstove.baseball.effects.clauses import Clause
from hotstove.baseball.effects.moment import OWNER
from hotstove.play.seats import Side
from hotstove.play.table import Script

from .card_moment import Moment, Play
from .facts import CardLeft, CardNegated
from .state import ClutchGame, Laid


def is_protected(game: ClutchGame, side: Side) -> bool:
    """Whether cards of *side* may be neither negated nor discarded by the other."""
    return any(change.what == "protect" and change.side is side for change in game.cards.changes)


def discard(play: Moment, clause: Clause) -> Script[None]:
    """A protected hand loses nothing to the other side."""
    side = play.whose(clause.text("whose"))
    if side is play.side or not is_protected(play.game, side):
        yield from hands_verbs.discard(play, clause)


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
