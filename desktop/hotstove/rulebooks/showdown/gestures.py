"""Why a gesture at the table is not legal now: what was laid where, and the rule against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.baseball.lineups import Substitution
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat
from hotstove.play.table import Gesture

from .cards import Card, PitcherCard
from .state import ShowdownGame
from .substitutions import check_pinch_hitter, check_reliever

if TYPE_CHECKING:
    from .advanced import AdvancedShowdown
    from .basic import BasicShowdown


def explain_change(
    book: AdvancedShowdown, game: ShowdownGame, seat: Seat, gesture: Gesture
) -> list[Problem]:
    """Return why a substitution made by hand is not legal now; else what the basic game says."""
    card_id = gesture.piece.removeprefix("card:")
    card = book.cards.get(card_id)
    if card is None or not game.has_lineups:
        return explain(book, game, seat, gesture)
    side = game.side_of(owner_of(book, card))
    dugout = game.dugout(side)
    is_new = card_id not in (*dugout.order, dugout.pitcher)
    if not is_new and card_id not in dugout.gone:
        return explain(book, game, seat, gesture)
    if gesture.place == "plate" and side is game.batting:
        if game.at_bat and not (game.is_changed and game.pitch is None):
            return [Problem("WRONG_STEP", "SD-A-40", {"player": card.name})]
        answer = Substitution(card_id, dugout.batter)
        return list(check_pinch_hitter(book, game, answer)) or explain(book, game, seat, gesture)
    if gesture.place == "mound" and side is game.fielding:
        if game.pitch is not None or (game.is_fielding_set and not game.at_bat):
            return [Problem("WRONG_STEP", "SD-A-40", {"player": card.name})]
        return list(check_reliever(book, game, card_id)) or explain(book, game, seat, gesture)
    return explain(book, game, seat, gesture)


def owner_of(book: BasicShowdown, card: Card) -> Seat:
    return next(seat for seat in book.setup.seats if card in book.team(seat).cards)


def explain(
    book: BasicShowdown, game: ShowdownGame, seat: Seat, gesture: Gesture
) -> list[Problem]:
    """Return the rules that forbid *gesture*, the nearest cause first; never empty."""
    card = book.cards.get(gesture.piece.removeprefix("card:"))
    if card is None:
        return [Problem("NOT_A_CARD", "SD-C-01", {"piece": gesture.piece})]
    name = card.name
    if not game.has_lineups:
        return [Problem("LINEUPS_FIRST", "SD-B-04", {"player": name})]
    dugout = game.dugout(game.side_of(owner_of(book, card)))
    if gesture.place == "plate":
        if game.at_bat:
            at_bat = book.cards[game.at_bat].name
            return [Problem("PLATE_TAKEN", "SD-B-05", {"player": name, "batter": at_bat})]
        if dugout is not game.offense:
            return [Problem("NOT_BATTING", "SD-B-16", {"player": name})]
        if card.id not in dugout.order:
            code = "PITCHER_NEVER_BATS" if isinstance(card, PitcherCard) else "NO_SUBSTITUTIONS"
            return [Problem(code, "SD-L-09", {"player": name})]
        if card.id != dugout.batter:
            due = book.cards[dugout.batter].name
            spot = dugout.order.index(card.id) + 1
            return [Problem("BATTING_ORDER", "SD-B-05", {"player": name, "spot": spot, "due": due})]
    if gesture.place == "mound":
        if dugout is not game.defense:
            return [Problem("NOT_FIELDING", "SD-B-16", {"player": name})]
        if not isinstance(card, PitcherCard):
            return [Problem("HITTER_NEVER_PITCHES", "SD-C-07", {"player": name})]
        if card.id != dugout.pitcher:
            starter = book.cards[dugout.pitcher].name
            return [Problem("NO_RELIEF", "SD-B-03", {"player": name, "starter": starter})]
    if gesture.place in ("first", "second", "third"):
        return [Problem("RUNNERS_MOVE_BY_RESULT", "SD-B-10", {"player": name})]
    return [Problem("NOTHING_THERE", "SD-M-11", {"player": name})]
