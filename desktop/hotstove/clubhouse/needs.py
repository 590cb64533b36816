"""The needs panel: what a roster has, what is left, what it still lacks; no law in itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from hotstove.baseball.positions import Position
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Filling, Sentence

from .documents import CardId
from .dugout import Area

DEPTH: Final = 3
"""Men deep that a position is shown."""
_ENOUGH: Final = 9
"""Men, of whom none is left-handed, that are worth a word."""


class Need(Value, frozen=True):
    """Something a manager would look for next."""

    sentence: Sentence
    is_must: bool
    """Without it the roster cannot be legal; else it is only wise."""
    position: Position | None = None
    """What to filter the library by; a pitcher's role stands in ``role``."""
    role: str = ""
    area: Area | None = None
    """The part of the roster that is lacking, where it is none of players."""


class Quota(Value, frozen=True):
    """How many of a kind there are, and how many are wanted."""

    name: str
    """For whoever asks by it: ``starters``."""
    told: Sentence
    """``Starters 3 of 4``, ``Bullpen 6``."""
    have: int
    need: int | None = None
    """At least; None: any number."""


class Needs(Value, frozen=True, kw_only=True):
    points_left: int
    """Points or salary; below 0: over the cap; without a cap 0."""
    places_left: int
    points_per_place: int
    """What each place left may cost on average."""
    quotas: tuple[Quota, ...]
    """The parts of the roster by its own format, as a line tells them."""
    depth: dict[Position, tuple[CardId, ...]]
    """For each position the best gloves who can play it, starters of the diamond first."""
    bats: dict[str, int]
    """Hitters by hand, ``L``, ``R``, ``S``."""
    throws: dict[str, int]
    """Pitchers by arm, ``L``, ``R``."""
    lacking: tuple[Need, ...]

    def quota(self, name: str) -> Quota:
        """Return the quota of that name. Raises StopIteration."""
        return next(quota for quota in self.quotas if quota.name == name)


def quota(name: str, template: str, have: int, need: int | None = None) -> Quota:
    wanted = {"have": have} if need is None else {"have": have, "need": need}
    return Quota(name, Sentence("clubhouse", template, {**wanted}), have, need)


def per_place(points: int, places: int) -> int:
    return points // places if places > 0 and points > 0 else 0


def wishes(
    depth: Mapping[Position, tuple[CardId, ...]],
    pen: int,
    bats: Counter[str],
    throws: Counter[str],
    hitters: int,
    relief: str,
) -> Iterator[Need]:
    """What any manager would like: a second catcher, a bullpen, somebody left-handed.

    *relief*: the role of a reliever.
    """
    for position, men in depth.items():
        if len(men) == 1 and position in (Position.CATCHER, Position.SHORTSTOP):
            yield need(_NO_SECOND, position=position)
    if not pen:
        yield need(_BULLPEN, role=relief)
    if hitters >= _ENOUGH and not bats["L"] + bats["S"]:
        yield need(_NO_LEFT_BAT)
    if throws["R"] and not throws["L"] and pen + throws["R"] >= _ENOUGH:
        yield need(_NO_LEFT_ARM)


def need(
    template: str,
    *,
    must: bool = False,
    role: str = "",
    position: Position | None = None,
    area: Area | None = None,
    **arguments: Filling,
) -> Need:
    if position is not None:
        arguments["position"] = position
    return Need(Sentence("clubhouse", template, arguments), must, position, role, area)


NOBODY: Final = QT_TRANSLATE_NOOP("clubhouse", "Nobody plays {position}.")
STARTERS: Final = QT_TRANSLATE_NOOP("clubhouse", "Starters to find: {count}.")
OF_STARTERS: Final = QT_TRANSLATE_NOOP("clubhouse", "starters {have} of {need}")
IN_BULLPEN: Final = QT_TRANSLATE_NOOP("clubhouse", "bullpen {have}")
_NO_SECOND: Final = QT_TRANSLATE_NOOP("clubhouse", "No second man for {position}.")
_BULLPEN: Final = QT_TRANSLATE_NOOP("clubhouse", "Nobody is in the bullpen.")
_NO_LEFT_BAT: Final = QT_TRANSLATE_NOOP("clubhouse", "Nobody bats left-handed.")
_NO_LEFT_ARM: Final = QT_TRANSLATE_NOOP("clubhouse", "Nobody throws left-handed.")
