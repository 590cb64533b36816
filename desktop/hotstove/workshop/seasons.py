"""A season of statistics: who played, and his batting, fielding and pitching lines.

How they are read from people's files is in reading; what a card makes of them in ratings.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hotstove.baseball.positions import FIELDERS, Position
from hotstove.play.values import Value

PlayerId = str
POSITIONS: Final = tuple(position.value for position in FIELDERS)


class Player(Value, frozen=True):
    """Who he is; *bats* L, R or S, *throws* L or R."""

    id: PlayerId
    person: str
    name: str
    club: str
    kind: str
    """``hitter`` or ``pitcher``."""
    age: int
    bats: str
    throws: str
    role: str
    """What he is to his club, in a word or two."""
    rookie: bool


class BattingLine(Value, frozen=True):
    player: PlayerId
    g: int
    pa: int
    ab: int
    r: int
    h: int
    doubles: int
    triples: int
    hr: int
    rbi: int
    bb: int
    ibb: int
    so: int
    sb: int
    cs: int
    gdp: int
    sf: int
    sh: int
    hbp: int
    go: int | None = None
    ao: int | None = None
    """Batted outs on the ground and in the air, sacrifice bunts aside; None: not told."""

    @property
    def singles(self) -> int:
        return self.h - self.doubles - self.triples - self.hr

    @property
    def trips(self) -> int:
        """Times that a chart would have been read: no intentional walk, no sacrifice bunt."""
        return self.pa - self.ibb - self.sh

    @property
    def reached(self) -> int:
        return self.h + self.bb + self.hbp


class FieldingLine(Value, frozen=True):
    player: PlayerId
    position: str
    g: int
    outs: int
    """Innings in the field, in outs."""
    po: int
    a: int
    e: int
    dp: int
    sb: int = 0
    cs: int = 0
    """Catchers: runners who stole, and who were caught."""


class PitchingLine(Value, frozen=True):
    player: PlayerId
    w: int
    l: int  # noqa: E741
    g: int
    gs: int
    sv: int
    hld: int
    outs: int
    """Innings pitched, in outs."""
    bf: int
    h: int
    hr: int
    r: int
    er: int
    bb: int
    so: int
    doubles: int | None = None
    triples: int | None = None
    ibb: int = 0
    hbp: int = 0
    sh: int = 0
    go: int | None = None
    fo: int | None = None
    pu: int | None = None
    """Batted outs: on the ground, flies, pop-ups; None: not told."""

    @property
    def trips(self) -> int:
        return self.bf - self.ibb - self.sh


class Season(Value, frozen=True):
    players: tuple[Player, ...]
    batting: tuple[BattingLine, ...]
    fielding: tuple[FieldingLine, ...]
    pitching: tuple[PitchingLine, ...]

    def gloves(self) -> dict[PlayerId, list[FieldingLine]]:
        """Return the fielding lines of each player, most games first."""
        found: dict[PlayerId, list[FieldingLine]] = {}
        for line in sorted(self.fielding, key=lambda at: (-at.g, POSITIONS.index(at.position))):
            found.setdefault(line.player, []).append(line)
        return found


def innings_text(outs: int) -> str:
    """Return outs as innings are written, ``"123.2"`` for two thirds."""
    return f"{outs // 3}.{outs % 3}"


def total(lines: Iterable[Value], field: str) -> int:
    """Return the sum of one column over the league."""
    return sum(getattr(line, field) or 0 for line in lines)


def is_catcher(position: str) -> bool:
    return position == Position.CATCHER.value
