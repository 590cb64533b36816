"""What facts of cards do to a game: laid down, staying, numbers changed, put away."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec.structs import replace

from hotstove.baseball.effects.hands import (
    Discarded,
    after_cards,
    with_discarded,
    with_hands_closed,
    with_played,
)
from hotstove.baseball.effects.modifiers import Lasts
from hotstove.play.facts import Fact
from hotstove.play.seats import Side

from . import facts
from .facts import Change, Staying
from .state import ClutchGame, Laid

_ROLLED: Final = {
    "throw": ("throw", "speed", "baserunning", "stealing", "battery", "infield", "outfield",
              "roll throw", "floor throw", "cap throw"),
}  # fmt: skip
"""The numbers that end with a throw, if they were laid down for one roll only."""


def rolled(game: ClutchGame, roll: str) -> ClutchGame:
    changes = game.cards.changes
    if not changes:
        return game
    used = _ROLLED[roll]
    left = tuple([c for c in changes if c.lasts is not Lasts.THIS_ROLL or c.what not in used])
    if len(left) == len(changes):
        return game
    return replace(game, cards=replace(game.cards, changes=left))


def ended(changes: tuple[Change, ...], stretch: Lasts) -> tuple[Change, ...]:
    """Return what goes on when an at-bat or a half-inning has ended."""
    found = []
    for change in changes:
        if change.lasts is Lasts.GAME or (
            change.lasts is Lasts.INNING and stretch is not Lasts.INNING
        ):
            found.append(change)
        elif change.lasts is stretch and change.left:
            found.append(replace(change, left=change.left - 1, is_coming=False))
        elif change.lasts is Lasts.AT_BAT and stretch is Lasts.INNING and change.is_coming:
            found.append(change)
    return tuple(found)


class CardChanges:
    def card_played(self, game: ClutchGame, fact: facts.CardPlayed) -> ClutchGame:
        cards = game.cards
        laid = (*cards.laid, Laid(fact.side, fact.card, fact.window))
        dugout = game.dugout(fact.side)
        if fact.card in dugout.coaches:
            coaches = tuple([each for each in dugout.coaches if each != fact.card])
            game = game.with_dugout(fact.side, replace(dugout, coaches=coaches))
            return replace(game, cards=replace(cards, laid=laid))
        hands = with_played(cards.hands, fact.side, fact.card)
        return replace(game, cards=replace(cards, hands=hands, laid=laid))

    def card_paid(self, game: ClutchGame, fact: facts.CardPaid) -> ClutchGame:
        cards = game.cards
        hands = after_cards(cards.hands, Discarded(fact.side, fact.cards, fact.is_random))
        laid = _with_laid(cards.laid, fact.card, paid=fact.cards)
        return replace(game, cards=replace(cards, hands=hands, laid=laid))

    def card_negated(self, game: ClutchGame, fact: facts.CardNegated) -> ClutchGame:
        """CL-68."""
        laid = tuple(
            [
                replace(each, is_negated=True) if each.card == fact.card else each
                for each in game.cards.laid
            ]
        )
        return replace(game, cards=replace(game.cards, laid=laid))

    def card_taken_back(self, game: ClutchGame, fact: facts.CardTakenBack) -> ClutchGame:
        """RUL-75: undone, its cost as well; drawn cards stay drawn."""
        cards = game.cards
        taken = next(each for each in cards.laid if each.card == fact.card)
        hand = cards.hands.of(fact.side)
        discard = hand.discard
        for card in taken.paid:
            discard = discard.without(card)
        held = replace(hand.hand, cards=(*hand.hand.cards, fact.card, *taken.paid))
        hands = cards.hands.with_hand(fact.side, replace(hand, hand=held, discard=discard))
        return replace(
            game,
            cards=replace(
                cards,
                hands=hands,
                laid=tuple([each for each in cards.laid if each.card != fact.card]),
                changes=_without(cards.changes, fact.card),
                staying=tuple([each for each in cards.staying if each.card != fact.card]),
            ),
        )

    def card_stayed(self, game: ClutchGame, fact: facts.CardStayed) -> ClutchGame:
        staying = (*game.cards.staying, fact.staying)
        return replace(game, cards=replace(game.cards, staying=staying))

    def card_used(self, game: ClutchGame, fact: facts.CardUsed) -> ClutchGame:
        """CL-66: after its last use it goes."""
        used = next(each for each in game.cards.staying if each.card == fact.card)
        if used.uses == 1:
            return put_away(game, (used,), keeps_changes=True)
        if not used.uses:
            return game
        staying = tuple(
            [
                replace(each, uses=each.uses - 1) if each is used else each
                for each in game.cards.staying
            ]
        )
        return replace(game, cards=replace(game.cards, staying=staying))

    def card_left(self, game: ClutchGame, fact: facts.CardLeft) -> ClutchGame:
        gone = tuple([each for each in game.cards.staying if each.card == fact.card])
        return put_away(game, gone)

    def adjusted(self, game: ClutchGame, fact: facts.Adjusted) -> ClutchGame:
        changes = (*game.cards.changes, fact.change)
        return replace(game, cards=replace(game.cards, changes=changes))

    def result_changed(
        self, game: ClutchGame, side: Side | None, card: str, to: str
    ) -> ClutchGame:
        """C24-42, CL-69: whose change it was, and what to."""
        if side is None:
            return game
        cards = game.cards
        laid = _with_laid(cards.laid, card, changed_to=to)
        changed_by = (*cards.changed_by, side)
        return replace(game, cards=replace(cards, laid=laid, changed_by=changed_by))

    def at_bat_over(self, game: ClutchGame) -> ClutchGame:
        """CL-65: to the discard piles, but for what stays in play; what lasts so long ends."""
        cards = game.cards
        if not (cards.laid or cards.changes or cards.staying or cards.changed_by):
            return game
        laid = {each.card for each in cards.laid}
        stays = {each.card for each in cards.staying}
        over = tuple([e for e in cards.staying if e.at_bats == 1 and e.card not in laid])
        game = discarded(game, tuple((e.side, e.card) for e in cards.laid if e.card not in stays))
        game = put_away(game, over)
        cards = game.cards
        counted = tuple(
            [
                replace(e, at_bats=e.at_bats - 1) if e.at_bats > 1 and e.card not in laid else e
                for e in cards.staying
            ]
        )
        changes = ended(cards.changes, Lasts.AT_BAT) if cards.changes else ()
        hands = cards.hands
        if hands.are_open:
            hands = with_hands_closed(hands, game.visitor.seat, game.home.seat)
        cards = replace(
            cards, laid=(), changes=changes, staying=counted, hands=hands, changed_by=()
        )
        return replace(game, cards=cards)

    def half_over(self, game: ClutchGame) -> ClutchGame:
        """CL-45 (2), (4): effects of the half-inning end, counters tick."""
        if not (game.cards.changes or game.cards.staying):
            return game
        game = put_away(game, tuple([each for each in game.cards.staying if each.halves == 1]))
        cards = game.cards
        staying = tuple(
            [replace(e, halves=e.halves - 1) if e.halves > 1 else e for e in cards.staying]
        )
        changes = ended(cards.changes, Lasts.INNING)
        return replace(game, cards=replace(cards, staying=staying, changes=changes))


def _is_coach(copy: str) -> bool:
    """A coach's copy carries his seat alone."""
    return "-" not in copy.partition("@")[2]


def discarded(game: ClutchGame, away: tuple[tuple[Side, str], ...]) -> ClutchGame:
    """Cards to their owners' piles; coaches to a pile of their own (C24-47)."""
    if not away:
        return game
    plain = tuple([each for each in away if not _is_coach(each[1])])
    for side, card in away:
        if _is_coach(card):
            dugout = game.dugout(side)
            used = (*dugout.used_coaches, card)
            game = game.with_dugout(side, replace(dugout, used_coaches=used))
    hands = with_discarded(game.cards.hands, plain)
    return replace(game, cards=replace(game.cards, hands=hands))


def put_away(
    game: ClutchGame, gone: tuple[Staying, ...], *, keeps_changes: bool = False
) -> ClutchGame:
    """Cards in play to the discard piles, unless they were laid in this very at-bat."""
    if not gone:
        return game
    names = {each.card for each in gone}
    lying = {each.card for each in game.cards.laid}
    game = discarded(game, tuple([(e.side, e.card) for e in gone if e.card not in lying]))
    cards = game.cards
    changes = cards.changes
    if not keeps_changes:
        changes = tuple([c for c in changes if c.card not in names])
    staying = tuple([each for each in cards.staying if each.card not in names])
    return replace(game, cards=replace(cards, staying=staying, changes=changes))


def _without(changes: tuple[Change, ...], card: str) -> tuple[Change, ...]:
    return tuple([change for change in changes if change.card != card])


def _with_laid(laid: tuple[Laid, ...], card: str, **told: Any) -> tuple[Laid, ...]:
    found = []
    for each in laid:
        if each.card == card:
            if "paid" in told:
                told = {**told, "paid": (*each.paid, *told["paid"])}
            each = replace(each, **told)
        found.append(each)
    return tuple(found)


CARD_CHANGES: Final[dict[type[Fact], Callable[[Any, ClutchGame, Any], ClutchGame]]] = {
    facts.CardPlayed: CardChanges.card_played,
    facts.CardPaid: CardChanges.card_paid,
    facts.CardNegated: CardChanges.card_negated,
    facts.CardTakenBack: CardChanges.card_taken_back,
    facts.CardStayed: CardChanges.card_stayed,
    facts.CardUsed: CardChanges.card_used,
    facts.CardLeft: CardChanges.card_left,
    facts.Adjusted: CardChanges.adjusted,
}
