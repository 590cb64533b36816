"""What a result does to hitter and runners, outcome by outcome (PB-A-09 to 23, PB-AA-10).

Everything here is a function of a reading, the bases and the outs; nothing is told or drawn.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from msgspec import Struct

from hotstove.baseball.bases import Advance, Base, Bases, Runner, forced
from hotstove.baseball.innings import OUTS_A_HALF

from .cards import Outcome, Section

WALK, SINGLE, DOUBLE, TRIPLE = Outcome.WALK, Outcome.SINGLE, Outcome.DOUBLE, Outcome.TRIPLE
HOME_RUN, ERROR, STRIKEOUT = Outcome.HOME_RUN, Outcome.ERROR, Outcome.STRIKEOUT
GROUND_OUT, DOUBLE_PLAY, FLY_OUT = Outcome.GROUND_OUT, Outcome.DOUBLE_PLAY, Outcome.FLY_OUT
Moves: TypeAlias = tuple[Advance, ...]
PLATE, FIRST, SECOND, THIRD, HOME_PLATE = tuple(Base)
BASES: Final = tuple(Base)
MOVE_UP: Final = (WALK, SINGLE, DOUBLE, TRIPLE, HOME_RUN, GROUND_OUT)
"""PB-AA-10: bunted, each of these puts the hitter out and moves the runners up."""


class Resolved(Struct, frozen=True):
    """How a play comes out: who moved, nearest home first, and how it is scored."""

    moves: Moves
    hit: int = 0
    is_double_play: bool = False
    """Two outs were recorded on it."""
    is_sacrifice: bool = False
    """PB-S-01: SAC, a bunt on which a runner moved up."""


def resolve(reading: Section, bases: Bases, outs: int, hitter: Runner) -> Resolved:
    """Carry out a reading of the hitter who swung, took or saw his runner steal."""
    outcome = reading.outcome
    if outcome is STRIKEOUT:
        return Resolved(_out(hitter))
    if outcome is None:
        return Resolved(_out(hitter))
    if outcome is WALK:
        return Resolved(forced(bases, hitter))
    if outcome is HOME_RUN or outcome is TRIPLE:
        moves = [Advance(runner, base, HOME_PLATE) for base, runner in bases.runners()]
        moves.append(Advance(hitter, PLATE, BASES[outcome.hit]))
        return Resolved(tuple(moves), outcome.hit)
    if outcome.hit or outcome is ERROR:
        return Resolved(_safe(reading, bases, hitter, outcome.hit or 1), outcome.hit)
    if outcome is DOUBLE_PLAY:
        return _double_play(reading, bases, outs, hitter)
    if outs + 1 >= OUTS_A_HALF:
        return Resolved(_out(hitter))
    if outcome is GROUND_OUT:
        return Resolved(_ground_out(reading, bases, hitter))
    return Resolved((*_moved(reading, bases), *_out(hitter)))


def _out(hitter: Runner) -> Moves:
    return (Advance(hitter, PLATE, FIRST, True),)


def _moved(reading: Section, bases: Bases) -> list[Advance]:
    """PB-A-09, 10: black runners move, lead runner first; nobody passes one who stays (R8)."""
    moves: list[Advance] = []
    black, amount = reading.black, reading.amount
    if not amount:
        return moves
    free = HOME_PLATE + 1
    for base, runner in bases.runners():
        end = min(base + amount, HOME_PLATE) if base in black else int(base)
        end = min(end, free - 1)
        if end < HOME_PLATE:
            free = end
        if end != base:
            moves.append(Advance(runner, base, BASES[end]))
    return moves


def _safe(reading: Section, bases: Bases, hitter: Runner, end: int) -> Moves:
    """PB-A-11, 12, 16: the runners, then the hitter; whoever is in his way is pushed on (R8)."""
    moves = _moved(reading, bases)
    ends = {move.start: int(move.end) for move in moves}
    need, pushed = end + 1, False
    for base, _ in reversed(bases.runners()):
        now = ends.get(base, int(base))
        if now < min(need, HOME_PLATE):
            ends[base], pushed = min(need, int(HOME_PLATE)), True
        need = ends.get(base, now) + 1
    if pushed:
        moves = [
            Advance(runner, base, BASES[ends[base]])
            for base, runner in bases.runners()
            if base in ends and ends[base] != base
        ]
    moves.append(Advance(hitter, PLATE, BASES[end]))
    return tuple(moves)


def _ground_out(reading: Section, bases: Bases, hitter: Runner) -> Moves:
    """PB-A-19: a runner on first who does not move is forced out, and the hitter is safe."""
    moves = _moved(reading, bases)
    first = bases.first
    if first is None or any(move.start is FIRST for move in moves):
        return (*moves, *_out(hitter))
    taking_over = Runner(hitter.player, first.charged)
    return (
        *moves,
        Advance(first, FIRST, SECOND, True),
        Advance(taking_over, PLATE, FIRST),
    )


def _double_play(reading: Section, bases: Bases, outs: int, hitter: Runner) -> Resolved:
    """PB-A-20, R10."""
    first = bases.first
    if outs == OUTS_A_HALF - 1:
        return Resolved(_out(hitter))
    if first is None:
        return Resolved((*_moved(reading, bases), *_out(hitter)))
    two = (Advance(first, FIRST, SECOND, True), *_out(hitter))
    if outs + 2 >= OUTS_A_HALF:
        return Resolved(two, is_double_play=True)
    others = Bases(None, bases.second, bases.third)
    return Resolved((*_moved(reading, others), *two), is_double_play=True)


def resolve_bunt(reading: Section, bases: Bases, outs: int, hitter: Runner) -> Resolved:
    """PB-AA-10: a result translated for a bunt; the hitter can be safe only on an ERROR."""
    outcome = reading.outcome
    if outcome is ERROR:
        return resolve(reading, bases, outs, hitter)
    if outcome is DOUBLE_PLAY:
        found = resolve(reading, bases, outs, hitter)
        has_moved = any(not move.is_out for move in found.moves)
        return Resolved(found.moves, 0, found.is_double_play,
                        has_moved and not found.is_double_play)  # fmt: skip
    if outcome not in MOVE_UP or outs + 1 >= OUTS_A_HALF:
        return Resolved(_out(hitter))
    moves = [
        Advance(runner, base, BASES[base + 1])
        for base, runner in bases.runners()
        if base is not THIRD
    ]
    return Resolved((*moves, *_out(hitter)), is_sacrifice=bool(moves))


def walked_off(moves: Moves, needed: int) -> Moves:
    """PB-A-33: only *needed* runs count, lead runners first; the others stop short of home.

    For any play but a home run. Whoever is held up holds up the men behind him.
    """
    if sum(move.scores for move in moves) <= needed:
        return moves
    made: list[Advance] = []
    free = int(HOME_PLATE)
    runs = 0
    for move in moves:
        if move.is_out:
            made.append(move)
            continue
        if move.scores and runs < needed:
            runs += 1
            made.append(move)
            continue
        end = min(int(move.end), free - 1)
        free = end
        if end != move.start:
            made.append(Advance(move.runner, move.start, BASES[end]))
    return tuple(made)
