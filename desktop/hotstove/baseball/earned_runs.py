"""Earned runs: a half-inning played beside the real one as if its errors had not happened.

CS-13. Kept only from the first error on; before it the two are the same.
"""

from __future__ import annotations

from msgspec.structs import replace

from hotstove.play.values import Value

from .bases import Advance, Base, Bases, PlayerId

OUTS_A_HALF = 3


class Shade(Value, frozen=True):
    """A man as he would stand without the errors."""

    player: PlayerId
    charged: PlayerId
    base: Base


class Shadow(Value, frozen=True):
    outs: int
    """Real outs and those that errors cost."""
    shades: tuple[Shade, ...] = ()
    spared: tuple[tuple[PlayerId, int], ...] = ()
    """Who came in since the first error, and how many outs lost before are not on his account."""

    def outs_for(self, pitcher: PlayerId, outs: int) -> int:
        return outs - dict(self.spared).get(pitcher, 0)


def begun(bases: Bases, outs: int) -> Shadow:
    """Return the shadow of a half-inning in which no error has happened yet."""
    shades = [Shade(on.player, on.charged, base) for base, on in bases.runners()]
    return Shadow(outs, tuple(shades))


def relieved(shadow: Shadow, incoming: PlayerId, outs: int) -> Shadow:
    """*incoming* begins with the real *outs*."""
    return replace(shadow, spared=(*shadow.spared, (incoming, shadow.outs - outs)))


def with_runner(shadow: Shadow, incoming: PlayerId, outgoing: PlayerId) -> Shadow:
    """*incoming* runs on where *outgoing* stood."""
    shades = [
        replace(shade, player=incoming) if shade.player == outgoing else shade
        for shade in shadow.shades
    ]
    return replace(shadow, shades=tuple(shades))


def after_play(
    shadow: Shadow | None,
    bases: Bases,
    outs: int,
    advances: tuple[Advance, ...],
    *,
    hit: int = 0,
    is_error: bool = False,
) -> tuple[Shadow | None, tuple[PlayerId, ...]]:
    """Return the shadow after a play, and who is charged with each run that it makes earned.

    *bases* and *outs* are the real ones before it. On a hit of *hit* bases everybody moves up so
    many; an error moves nobody and puts the batter out there.
    """
    if shadow is None:
        if not is_error:
            return None, tuple([move.runner.charged for move in advances if move.scores])
        shadow = begun(bases, outs)
    after = shadow.outs + sum(move.is_out for move in advances) + is_error
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
        if base is not Base.HOME:
            shades.append(replace(shade, base=base))
            continue
        start = move.start if move is not None else shade.base
        if _is_in_time(shadow, after, advances, shade.charged, start):
            earned.append(shade.charged)
    batter = next((move for move in advances if move.start is Base.PLATE), None)
    if batter is not None and not batter.is_out and not is_error:
        on = batter.runner
        if batter.end is not Base.HOME:
            shades.append(Shade(on.player, on.charged, batter.end))
        elif shadow.outs_for(on.charged, after) < OUTS_A_HALF:
            earned.append(on.charged)
    return replace(shadow, outs=after, shades=tuple(shades)), tuple(earned)


def _is_in_time(
    shadow: Shadow,
    after: int,
    advances: tuple[Advance, ...],
    charged: PlayerId,
    start: Base,
) -> bool:
    """CL-50: whether a run from *start* is in before what should have been the third out.

    No run counts if that is the batter before first or a man forced out; else those ahead score.
    """
    if shadow.outs_for(charged, after) < OUTS_A_HALF:
        return True
    if shadow.outs_for(charged, shadow.outs) >= OUTS_A_HALF:
        return False
    starts = {move.start for move in advances}
    return all(
        move.start < start and not starts.issuperset(range(move.start))
        for move in advances
        if move.is_out
    )
