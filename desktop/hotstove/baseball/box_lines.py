"""The lines of a box score: one man's figures at bat, on the mound, behind the plate (SD-S)."""

from __future__ import annotations

from msgspec import Struct

from .bases import PlayerId


class BattingLine(Struct):
    """SD-S-01..11, 14 for one player."""

    player: PlayerId
    spot: int
    position: str
    """How he came in and where he stood: ``SS``, ``CF→LF``, ``PH→LF``, ``PR``, ``P``."""
    is_starter: bool = True
    pa: int = 0
    ab: int = 0
    r: int = 0
    h: int = 0
    doubles: int = 0
    triples: int = 0
    hr: int = 0
    rbi: int = 0
    bb: int = 0
    """Intentional walks included, where the game counts them so (``Scoring``)."""
    ibb: int = 0
    so: int = 0
    sb: int = 0
    cs: int = 0
    gidp: int = 0
    sf: int = 0
    sh: int = 0
    awarded: int = 0
    """Bases given by a hit batter's pitch or by interference."""

    @property
    def g(self) -> int:
        """SD-S-14: who has a line was in the game."""
        return 1

    @property
    def gs(self) -> int:
        return int(self.is_starter)

    @property
    def total_bases(self) -> int:
        return self.h + self.doubles + 2 * self.triples + 3 * self.hr


class PitchingLine(Struct):
    """SD-S-14, 20..24 for one pitcher; *outs* are thirds of an inning."""

    player: PlayerId
    is_starter: bool = True
    outs: int = 0
    bf: int = 0
    h: int = 0
    r: int = 0
    bb: int = 0
    """Intentional walks included, where the game counts them so (``Scoring``)."""
    ibb: int = 0
    so: int = 0
    hr: int = 0
    ir: int = 0
    """Runners he found on base."""
    irs: int = 0
    """Those of them who scored while he pitched."""
    unearned: int = 0
    """Runs that only errors let in."""

    @property
    def er(self) -> int:
        """SD-S-21, PB-S-09, CS-13: every run is earned where nobody made an error."""
        return self.r - self.unearned

    @property
    def innings(self) -> str:
        """SD-S-22: 17 outs read 5.2."""
        return f"{self.outs // 3}.{self.outs % 3}"

    @property
    def g(self) -> int:
        """SD-S-14: who has a line was in the game."""
        return 1

    @property
    def gs(self) -> int:
        return int(self.is_starter)


class CatchingLine(Struct):
    """SD-S-29: bases stolen against one catcher, and runners caught."""

    player: PlayerId
    sb: int = 0
    cs: int = 0
