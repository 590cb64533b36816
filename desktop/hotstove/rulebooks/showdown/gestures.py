"""Why a gesture at the table is not legal now: what was laid where, and the rule against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.play.problems import Problem
from hotstove.play.seats import Seat
from hotstove.play.table import Gesture

from .cards import PitcherCard
from .state import ShowdownGame

if TYPE_CHECKING:
    from .basic import BasicShowdown


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
    owner = next(number for number, team in enumerate(book.setup.teams) if card in team.cards)
    dugout = game.dugout(game.side_of(Seat(owner)))
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
