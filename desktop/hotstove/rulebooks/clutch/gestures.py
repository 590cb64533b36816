"""Why a gesture at the table is not legal now: what was laid where, and the rule against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.play.problems import Problem
from hotstove.play.seats import Seat
from hotstove.play.table import Gesture

from . import substitutions
from .faults import fault
from .state import ClutchGame

if TYPE_CHECKING:
    from .rulebook import ClutchRulebook

_BASES = ("first", "second", "third")


def explain(
    book: ClutchRulebook, game: ClutchGame, seat: Seat, gesture: Gesture
) -> list[Problem]:
    """Return the rules that forbid *gesture*, the nearest cause first; never empty."""
    piece = gesture.piece.removeprefix("card:")
    if piece in book.strategy:
        return _explain_card(book, game, seat, piece)
    card = book.cards.get(piece)
    if card is None:
        return [fault("NOT_A_CARD", "CL-21", piece=gesture.piece)]
    if not game.has_lineups:
        return [fault("LINEUPS_FIRST", "CL-19", player=card.name)]
    side = game.side_of(book.owners[piece])
    nothing = [fault("NOTHING_THERE", "CL-55", player=card.name)]
    if gesture.place == "plate":
        if side is not game.batting:
            return [fault("NOT_BATTING", "CL-44", player=card.name)]
        if piece in game.offense.order and piece != game.offense.batter:
            due = book.name(game.offense.batter)
            return [fault("SUB_NOT_AT_BAT", "CL-35", player=card.name, due=due)]
        check = substitutions.check_pinch_hitter(book, game, piece, game.offense.batter)
        return list(check) or nothing
    if gesture.place == "mound":
        if side is not game.fielding:
            return [fault("NOT_FIELDING", "CL-44", player=card.name)]
        return list(substitutions.check_reliever(book, game, piece)) or nothing
    if gesture.place in _BASES:
        return [fault("RUNNERS_MOVE_BY_RESULT", "CL-79", player=card.name)]
    return nothing


def _explain_card(
    book: ClutchRulebook, game: ClutchGame, seat: Seat, copy: str
) -> list[Problem]:
    side = game.side_of(seat)
    problems = list(book.check_played(game, side, "", copy))
    return problems or [fault("CARD_TURN", "CL-62", card=book.title(copy))]
