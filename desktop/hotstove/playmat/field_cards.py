"""Player cards on a ball field: slips in their racks, benches, the duel, runners; of any game.

A game hands in its state by the names all of them use; which cards wait where, and what a slip
says, are its own. Boxes are in ``ballpark``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol

from hotstove.baseball.bases import Base, Bases
from hotstove.play.decisions import PieceId
from hotstove.play.seats import Side
from hotstove.playmat.poses import Box, Layout, Look, Pose, Show, Strip

from .ballpark import BASES, TALL, Measures, bags, strip_box

_LEAN: Final = {Base.FIRST: 4.0, Base.SECOND: 0.0, Base.THIRD: -4.0}


class Bench(Protocol):
    """What is asked of one club in the game."""

    @property
    def order(self) -> tuple[str, ...]: ...
    @property
    def gone(self) -> tuple[str, ...]: ...
    @property
    def pitcher(self) -> str: ...
    @property
    def batter(self) -> str: ...


class FieldGame(Protocol):
    """What is asked of a game."""

    @property
    def offense(self) -> Any: ...
    @property
    def defense(self) -> Any: ...
    @property
    def bases(self) -> Bases: ...
    @property
    def batting(self) -> Side: ...
    @property
    def at_bat(self) -> str: ...
    @property
    def is_fielding_set(self) -> bool: ...
    @property
    def is_over(self) -> bool: ...
    def base_of(self, player: str) -> Base | None: ...


def lay_dugout(
    poses: dict[PieceId, Pose],
    bench: Bench,
    side: Side,
    layout: Layout,
    sizes: Measures,
    waiting: Mapping[str, Sequence[str]],
    strip_of: Callable[[int], Strip],
) -> None:
    """Lay who waits in the boxes of the rail, the slips of the order, and the resting pitcher."""
    for name, group in waiting.items():
        fan(poses, group, layout.places[f"{name}:{side}"].box, sizes)
    turn_over(poses, bench.gone, layout.places[f"bench:{side}"].box, sizes)
    rack = layout.racks[side]
    for number, card in enumerate(bench.order, 1):
        middle = strip_box(rack, number, sizes).centre
        look = Look(card, Show.STRIP, rack.width - 16, sizes.strip, strip=strip_of(number))
        poses[f"card:{card}"] = Pose(*middle, 0.0, 2.0, look)
    if bench.pitcher and bench.pitcher not in (*bench.gone, *bench.order):
        box = layout.places[f"pitcher:{side}"].box
        look = Look(bench.pitcher, Show.TABLE, box.width, box.height)
        poses[f"card:{bench.pitcher}"] = Pose(*box.centre, 0.0, 5.0, look)


def turn_over(
    poses: dict[PieceId, Pose], gone: Sequence[str], box: Box, sizes: Measures
) -> None:
    """Players who have left the game lie face down beneath the bench."""
    wide, tall = sizes.small, sizes.small * TALL
    for number, card in enumerate(gone):
        look = Look(card, Show.BACK, wide, tall)
        x = box.x + box.width - 12 - wide / 2 - number * 3
        poses[f"card:{card}"] = Pose(x, box.y + 7 + tall / 2, 0.0, 0.5 + number / 100, look)


def fan(poses: dict[PieceId, Pose], group: Sequence[str], box: Box, sizes: Measures) -> None:
    """Lay *group* side by side in a box of the rail, closer together where room is short."""
    wide, tall = sizes.small, sizes.small * TALL
    room = box.width - wide - 20
    step = min(wide + 6, room / max(1, len(group) - 1))
    for number, card in enumerate(group):
        x = box.x + 10 + wide / 2 + number * step
        look = Look(card, Show.TABLE, wide, tall)
        poses[f"card:{card}"] = Pose(x, box.y + 7 + tall / 2, 0.0, 1.0 + number / 100, look)


def lay_field(
    poses: dict[PieceId, Pose],
    game: FieldGame,
    layout: Layout,
    sizes: Measures,
    lit: Mapping[str, str],
    *,
    is_left: bool,
) -> None:
    """Lay the duel, the runners and the man on deck.

    *lit*: by card, what its reading face lights up; *is_left*: the batter bats left-handed and
    stands at the first-base side of the plate.
    """
    duel = (sizes.duel, sizes.duel * TALL)
    offense, pitcher = game.offense, game.defense.pitcher
    if game.is_over:
        return
    if game.is_fielding_set:
        look = Look(pitcher, Show.READING, *duel, lit=lit.get(pitcher, ""))
        poses[f"card:{pitcher}"] = Pose(*layout.places["mound"].box.centre, 0.0, 6.0, look)
    for base, runner in game.bases.runners():
        box = layout.places[BASES[base]].box
        look = Look(runner.player, Show.TABLE, box.width, box.height)
        poses[f"card:{runner.player}"] = Pose(*box.centre, _LEAN[base], 7.0, look)
    if game.at_bat:
        offset, foot = bags(layout.mat, sizes)["box"]
        x = layout.mat.x + layout.mat.width / 2 + (offset if is_left else -offset)
        y = foot - 8 - layout.places["mound"].box.height / 2
        look = Look(game.at_bat, Show.READING, *duel, lit=lit.get(game.at_bat, ""))
        poses[f"card:{game.at_bat}"] = Pose(x, y, 0.0, 9.0, look)
    elif game.base_of(offense.batter) is None:
        box = layout.places[f"on deck:{game.batting}"].box
        look = Look(offense.batter, Show.TABLE, box.width, box.height)
        poses[f"card:{offense.batter}"] = Pose(*box.centre, 0.0, 8.0, look)
