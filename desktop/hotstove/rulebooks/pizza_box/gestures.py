"""Why a gesture at the board is not legal now: what was laid where, and the rule against it.

Also whether a peg that people move by hand goes where the play sends it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from hotstove.baseball.bases import Advance, Base
from hotstove.baseball.facts import Batted, RunnersMoved
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.seats import Seat, Side
from hotstove.play.table import Gesture

from . import options
from .cards import SPOTS
from .names import hitter_id
from .state import PizzaBoxGame
from .strategies import STRATEGIES, check_keep, check_pitch, check_strategy

if TYPE_CHECKING:
    from .a_ball import ABall

PLACES: Final = {
    Base.PLATE: "plate",
    Base.FIRST: "first",
    Base.SECOND: "second",
    Base.THIRD: "third",
    Base.HOME: "bench",
}
"""Where a peg stands; one that scores or is out goes back to the bench (PB-A-22)."""


def explain(book: ABall, game: PizzaBoxGame, seat: Seat, gesture: Gesture) -> list[Problem]:
    """Return the rules that forbid *gesture*, the nearest cause first; never empty."""
    kind, _, name = gesture.piece.partition(":")
    if not game.has_sides:
        return [Problem("SIDES_FIRST", "PB-A-03")]
    if kind == "peg":
        return [Problem("PEGS_BY_RESULT", "PB-A-09")]
    found: list[Problem] = []
    if kind == "card":
        owner, _, card = name.partition(":")
        if card in STRATEGIES:
            found = _strategy(book, game, seat, owner, card)
        elif gesture.place.startswith(options.MOUND):
            found = book.check_relief(game, name, options.row_of(gesture.place))
        elif gesture.place in options.PITCHES:
            found = _pitch(book, game, seat, name, gesture.place == options.PITCHOUT)
        elif gesture.place == options.KEEP:
            count = len(game.defense.kept.cards) + 1
            found = check_keep(book, game, count) or [Problem("KEEP_LATER", "PB-AA-02")]
    return found or [Problem("NOTHING_THERE", "PB-A-05")]


def _strategy(
    book: ABall, game: PizzaBoxGame, seat: Seat, owner: str, card: str
) -> list[Problem]:
    if owner != game.batting or seat != game.offense.hitting_seat:
        return [Problem("NOT_YOUR_TURN_TO_HIT", "PB-A-05", {"seat": game.offense.hitting_seat})]
    if game.strategy.cards:
        return [Problem("ALREADY_LAID", "PB-AA-13")]
    return check_strategy(book, game, card) or [Problem("PITCH_FIRST", "PB-A-05")]


def _pitch(
    book: ABall, game: PizzaBoxGame, seat: Seat, card: str, is_pitchout: bool
) -> list[Problem]:
    if not card.startswith(f"{game.fielding}:") or seat != game.defense.pitching_seat:
        return [
            Problem("NOT_YOUR_TURN_TO_PITCH", "PB-A-05", {"seat": game.defense.pitching_seat})
        ]
    if game.pitch.cards:
        return [Problem("ALREADY_LAID", "PB-AA-13")]
    return check_pitch(book, game, card, is_pitchout)


# Pegs moved by hand


def peg_moves(fact: Fact) -> dict[str, str]:
    """Return where each peg of a play has to go: ``{"peg:home:3": "third"}``.

    A hitter who is out never gets a peg.
    """
    if not isinstance(fact, Batted | RunnersMoved):
        return {}
    return {
        f"peg:{move.runner.player}": PLACES[Base.HOME if move.is_out else move.end]
        for move in fact.advances
        if not (move.is_out and move.start is Base.PLATE)
    }


def pegs_owed(before: PizzaBoxGame, fact: Fact) -> set[str]:
    """Return the pegs that a play moves from where they stand *before* it."""
    on = {f"peg:{runner.player}": PLACES[base] for base, runner in before.bases.runners()}
    moves = peg_moves(fact).items()
    return {peg for peg, place in moves if on.get(peg, PLACES[Base.HOME]) != place}


def pegs_of_side(game: PizzaBoxGame) -> tuple[str, ...]:
    """Return the pegs of the side at bat, on the bases and on the bench."""
    return tuple(f"peg:{hitter_id(game.batting, spot)}" for spot in range(1, SPOTS + 1))


def peg_places(before: PizzaBoxGame, fact: Fact, piece: str) -> tuple[str, ...]:
    """Return where a peg may be tried: any base or the bench, for runners and the hitter."""
    pegs = {f"peg:{runner.player}" for _, runner in before.bases.runners()}
    pegs.add(f"peg:{before.at_bat}")
    return tuple(place for base, place in PLACES.items() if base) if piece in pegs else ()


def check_peg(
    before: PizzaBoxGame, after: PizzaBoxGame, fact: Batted | RunnersMoved, gesture: Gesture
) -> list[Problem]:
    """Return why the peg does not go there; empty where it does.

    *before* and *after* are the positions around *fact*; the reading is in *after*.
    """
    wanted = peg_moves(fact)
    player = gesture.piece.removeprefix("peg:")
    start = next((base for base, on in before.bases.runners() if on.player == player), Base.PLATE)
    place = wanted.get(gesture.piece)
    if place is None:
        if start is Base.PLATE and player != before.at_bat:
            return [Problem("PEG_NOT_ON_BASE", "PB-A-22", {"player": player})]
        place = PLACES[start]
        if gesture.place == place:
            return []
        return [Problem("PEG_STAYS", "PB-A-09", _told(after, start, place))]
    if gesture.place == place:
        return []
    move = next(move for move in fact.advances if move.runner.player == player)
    return [_wrong(after, move, place)]


def _wrong(after: PizzaBoxGame, move: Advance, place: str) -> Problem:
    told = _told(after, move.start, place)
    if after.result is None:
        code = "PEG_CAUGHT" if move.is_out else "PEG_STEALS"
        return Problem(code, "PB-AA-05", told)
    if move.is_out:
        return Problem("PEG_IS_OUT", "PB-A-22", told)
    if move.end is Base.HOME:
        return Problem("PEG_SCORES", "PB-A-10", told)
    if move.start is Base.PLATE:
        return Problem("PEG_OF_HITTER", "PB-A-11", told)
    code = "PEG_STOPS" if told["amount"] else "PEG_IS_FORCED"
    return Problem(code, "PB-A-09", told)


def _told(game: PizzaBoxGame, start: Base, place: str) -> dict[str, str | int | tuple[str, ...]]:
    reading = game.result.reading if game.result is not None else None
    return {
        "start": PLACES[start],
        "place": place,
        "card": str(reading) if reading is not None else "",
        "amount": reading.amount if reading is not None else 0,
        "side": Side(game.batting).value,
    }


class PegsByHand:
    """What a table asks of a rulebook whose pegs people may move themselves."""

    peg_moves = staticmethod(peg_moves)
    pegs_owed = staticmethod(pegs_owed)
    pegs_of_side = staticmethod(pegs_of_side)
    peg_places = staticmethod(peg_places)
    check_peg = staticmethod(check_peg)
