"""Why a gesture at the table is not legal now: what was laid where, and the rule against it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotstove.play.answers import Placed
from hotstove.play.piles import FACE_DOWN
from hotstove.play.problems import Argument, Problem
from hotstove.play.seats import Seat
from hotstove.play.table import Gesture

from .cards import HandCard, ResultCard, RunnerCard
from .state import DuelGame

if TYPE_CHECKING:
    from .duel import PitchDuel


def explain(book: PitchDuel, game: DuelGame, seat: Seat, gesture: Gesture) -> list[Problem]:
    """Return the rule that forbids *gesture*, the nearest cause; never empty."""
    card = book.cards.get(gesture.piece.removeprefix("card:"))
    if isinstance(card, ResultCard):
        return [Problem("RESULTS_ARE_DRAWN", "PD-09", {})]
    if isinstance(card, RunnerCard):
        return [Problem("RUNNERS_MOVE_BY_RESULT", "PD-09", {})]
    if not isinstance(card, HandCard):
        return [Problem("NOT_A_CARD", "PD-02", {"piece": gesture.piece})]
    told: dict[str, Argument] = {"card": card.name}
    if not game.has_sides:
        return [Problem("SIDES_FIRST", "PD-05", told)]
    if gesture.place.startswith("arsenal:"):
        if not card.is_pitchers or card.pitch is None:
            return [Problem("ONLY_PITCHES_SWAP", "PD-03", told)]
        if game.is_mound_taken or not book.setup.may_swap:
            return [Problem("ARSENAL_STANDS", "PD-03", told)]
        need = int(book.level)
        return [Problem("E_ARSENAL_SIZE", "PD-03", {"different": need - 1, "need": need})]
    place = "duel:pitch" if card.is_pitchers else "duel:contact"
    dugout = game.defense if card.is_pitchers else game.offense
    if dugout.seat != seat:
        code = "PITCHERS_CARD" if card.is_pitchers else "BATTERS_CARD"
        return [Problem(code, "PD-01", told)]
    if gesture.place != place:
        code = "PITCHES_LIE_LEFT" if card.is_pitchers else "CONTACTS_LIE_RIGHT"
        return [Problem(code, "PD-06", told)]
    if not game.is_mound_taken:
        return [Problem("ARSENAL_FIRST", "PD-03", told)]
    laid = game.pitch if card.is_pitchers else game.contact
    if laid.cards and not game.is_revealed:
        mine = "" if laid.cards[0] == FACE_DOWN else laid.cards[0]
        return [Problem("ALREADY_LAID", "PD-06", {**told, "laid": mine})]
    placed = Placed(card.id, place)
    return book.check_card(game, "duel:pitch" if card.is_pitchers else "duel:contact", placed) or [
        Problem("NOT_YOUR_TURN", "PD-06", told)
    ]
