"""Earned runs: a half-inning played beside the real one as if its errors had not happened.

CS-13. Kept only from the first error on; before it the two are the same.
"""

from __future__ import annotations

from hotstove.play.values import Value

from .bases import Advance, Base, Bases, PlayerId

OUTS_A_HALF = 3


class Shade(Value, frozen=True):
    """A man as he would stand without the errors; *base* HOME: he has scored for good."""

    player: PlayerId
    charged: PlayerId
    base: Base
    has_scored: bool = False
    """His real run is in, and counted as unearned so far."""


class Shadow(Value, frozen=True):
    outs: int
    """Real outs and those that errors cost."""
    shades: tuple[Shade, ...] = ()
    reliever: PlayerId = ""
    """Who came in since the error; of its outs he has *spared* fewer to his account."""
    spared: int = 0

    def outs_for(self, pitcher: PlayerId, outs: int) -> int:
        return outs - self.spared if pitcher == self.reliever else outs


def begun(bases: Bases, outs: int) -> Shadow:
    """Return the shadow of a half-inning in which no error has happened yet."""
    shades = [Shade(on.player, on.charged, base) for base, on in bases.runners()]
    return Shadow(outs, tuple(shades))


def followed(
    shadow: Shadow, advances: tuple[Advance, ...], *, hit: int = 0, is_error: bool = False
) -> tuple[Shadow, tuple[PlayerId, ...]]:
    """Return the shadow after a play, and who is charged with each run that it makes earned.

    On a hit of *hit* bases everybody moves up so many; an error moves nobody and puts the batter
    out there.
    """
    outs = shadow.outs + sum(move.is_out for move in advances) + is_error
    real = {move.runner.player: move for move in advances}
    shades: list[Shade] = []
    earned: list[PlayerId] = []
    for shade in shadow.shades:
        move = real.get(shade.player)
        if move is not None and move.is_out:
            continue
        own = move.end - move.start if move is not None else 0
        steps = 0 if is_error else max(own, hit)
        base = Base(min(Base.HOME, shade.base + steps))
        has_scored = shade.has_scored or (move is not None and move.scores)
        if base is Base.HOME:
            had = shadow.outs_for(shade.charged, shadow.outs)
            if had < OUTS_A_HALF:
                earned.append(shade.charged)
            continue
        shades.append(Shade(shade.player, shade.charged, base, has_scored))
    batter = next((move for move in advances if move.start is Base.PLATE), None)
    if batter is not None and not batter.is_out and not is_error:
        if batter.end is Base.HOME:
            if shadow.outs_for(batter.runner.charged, outs) < OUTS_A_HALF:
                earned.append(batter.runner.charged)
        else:
            shades.append(Shade(batter.runner.player, batter.runner.charged, batter.end))
    after = Shadow(outs, tuple(shades), shadow.reliever, shadow.spared)
    return after, tuple(earned)
