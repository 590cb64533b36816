"""How many of each kind a Clutch roster holds, by edition and format, as sums with their codes.

The law itself is ``rulebooks.clutch.construction``; this is the same law as numbers to choose by.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from hotstove.rulebooks.clutch.construction import ALL_STAR, FORMATS, STANDARD
from hotstove.rulebooks.clutch.editions import Edition

Kind: TypeAlias = Literal[
    "men", "rotation", "relief", "closers", "bullpen", "pitchers", "all"
]
"""``relief``: the bullpen without closers."""
NINE: Final = 9
_MANY: Final = 99


class Count(NamedTuple):
    """So many of a kind, and the code of the rule that says so."""

    code: str
    what: Kind
    low: int
    high: int


class Usual(NamedTuple):
    """What a roster holds where the format does not say."""

    bench: int
    rotation: int
    bullpen: int


class Shape(NamedTuple):
    format: str
    rule: str
    counts: tuple[Count, ...]
    cap: int | None
    """None: no cap."""
    has_backup_catcher: bool
    """C24-08."""
    usual: Usual
    is_counted: bool = True
    """Whether the counts leave nothing to the usual."""

    @property
    def codes(self) -> tuple[str, ...]:
        """Every code a row may carry."""
        found = dict.fromkeys(count.code for count in self.counts)
        backup = ("ROSTER_BACKUP_CATCHER",) if self.has_backup_catcher else ()
        cap = ("ROSTER_SALARY",) if self.cap is not None else ()
        return (*cap, "ROSTER_COVER", "ROSTER_DH", *found, *backup)


def shape_of(edition: Edition, name: str = STANDARD, cap: int | None = None) -> Shape:
    """Return the shape of a format; *cap*: another cap than its own. Raises LookupError."""
    shape = _STANDARD[edition.year] if name == STANDARD else _other(edition.year, name)
    return shape if cap is None else shape._replace(cap=cap)


def formats_of(edition: Edition) -> tuple[str, ...]:
    """Return the names of the formats of an edition, the standard one first."""
    return (STANDARD, *(name for year, name in FORMATS if year == edition.year))


_STANDARD: Final = {
    2017: Shape(
        STANDARD,
        "C17-04",
        (
            Count("ROSTER_BATTERS", "men", 12, 13),
            Count("ROSTER_SP", "rotation", 5, 5),
            Count("ROSTER_RP", "relief", 6, 7),
            Count("ROSTER_CP", "closers", 1, 1),
            Count("ROSTER_SIZE", "all", 25, 25),
        ),
        6000,
        False,
        Usual(4, 5, 7),
    ),
    2024: Shape(
        STANDARD,
        "C24-05",
        (
            Count("ROSTER_BENCH_MIN", "men", NINE + 4, _MANY),
            Count("ROSTER_ROTATION", "rotation", 5, 5),
            Count("ROSTER_BULLPEN", "bullpen", 0, 8),
            Count("ROSTER_SIZE", "all", 26, 26),
        ),
        6000,
        True,
        Usual(5, 5, 7),
    ),
}


def _other(year: int, name: str) -> Shape:
    """C17-13, C24-14."""
    wanted = FORMATS[year, name]
    usual = _STANDARD[year].usual
    rule = "C17-13" if year == 2017 else "C24-14"
    counts: list[Count] = []
    if wanted.batters is not None:
        counts.append(Count("FORMAT_BATTERS", "men", wanted.batters, wanted.batters))
        usual = usual._replace(bench=wanted.batters - NINE)
    if wanted.starters is not None:
        counts.append(Count("FORMAT_STARTERS", "rotation", wanted.starters, wanted.starters))
        usual = usual._replace(rotation=wanted.starters)
    if wanted.closers is not None:
        counts.append(Count("FORMAT_CLOSERS", "closers", wanted.closers, wanted.closers))
    if wanted.bullpen is not None:
        what: Kind = "relief" if wanted.starters is not None else "pitchers"
        counts.append(Count("FORMAT_BULLPEN", what, wanted.bullpen, wanted.bullpen))
        pen = wanted.bullpen + (wanted.closers or 0)
        usual = usual._replace(bullpen=pen - (usual.rotation if what == "pitchers" else 0))
    is_counted = name != ALL_STAR
    return Shape(name, rule, tuple(counts), wanted.cap, False, usual, is_counted)


