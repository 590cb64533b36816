"""What no position of a Clutch game may show; a save that shows it is damaged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from hotstove.baseball.innings import OUTS_A_HALF
from hotstove.play.piles import FACE_DOWN
from hotstove.play.problems import Problem
from hotstove.play.seats import Side

from .faults import fault
from .state import ClutchGame

if TYPE_CHECKING:
    from .rulebook import ClutchRulebook


def faults(book: ClutchRulebook, game: ClutchGame) -> Iterator[Problem]:
    """Nobody on two bases or in two places, nobody unknown, every card in one place."""
    if not 0 <= game.outs <= OUTS_A_HALF or game.inning < 1:
        yield fault("STATE_OUTS", "CL-44", outs=game.outs, inning=game.inning)
    if game.visitor_runs < 0 or game.home_runs < 0:
        yield fault("STATE_RUNS", "CS-08")
    named = [runner.player for _, runner in game.bases.runners()]
    if game.at_bat:
        named.append(game.at_bat)
    for player, times in Counter(named).items():
        if times > 1:
            yield fault("STATE_TWO_BASES", "CL-79", player=player)
    if game.has_dealt:
        yield from _card_faults(book, game)
    if not game.has_lineups:
        return
    for player in named:
        if player not in game.offense.order:
            yield fault("STATE_NOT_BATTING", "CL-24", player=player)
    for side in Side:
        dugout = game.dugout(side)
        standing = [position for position in dugout.positions if position is not None]
        if len(set(dugout.order)) != 9 or len(set(standing)) != len(standing):
            yield fault("STATE_NINE", "CL-24", side=side)
        for player in (*dugout.order, dugout.pitcher):
            if player not in book.cards:
                yield fault("STATE_UNKNOWN", "CL-02", player=player)
        groups = (dugout.order, dugout.bench, dugout.bullpen, dugout.reserve, dugout.gone)
        for player, times in Counter(name for group in groups for name in group).items():
            if times > 1:
                yield fault("STATE_BACK", "CL-38", player=player)


def _card_faults(book: ClutchRulebook, game: ClutchGame) -> Iterator[Problem]:
    """CL-65: every copy of a deck lies in exactly one place."""
    cards = game.cards
    for side in Side:
        dugout, hand = game.dugout(side), cards.hands.of(side)
        coaches = book.copied.coaches[dugout.seat]
        lying = [each.card for each in cards.laid if each.side is side]
        lying += [e.card for e in cards.staying if e.side is side and e.card not in lying]
        found = [*hand.deck.cards, *hand.hand.cards, *hand.discard.cards]
        found += [card for card in lying if card not in coaches]
        if FACE_DOWN not in found and sorted(found) != sorted(book.decks[dugout.seat]):
            yield fault("STATE_DECK", "CL-65", side=side)
        benched = [card for card in lying if card in coaches]
        staff = sorted((*dugout.coaches, *dugout.used_coaches, *benched))
        if game.has_sides and staff != sorted(coaches):
            yield fault("STATE_DECK", "C24-47", side=side)
