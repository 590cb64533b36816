"""How cards lie on a sheet: places in millimetres from the paper's upper left corner, no drawing.

Every layout fits A4 and Letter inside a printer's margin of 6.35 mm; as many cards lie on a
sheet as there is room for.
"""

from __future__ import annotations

from enum import StrEnum
from math import floor
from typing import Final, NamedTuple

from hotstove.play.values import Value

CARD: Final = (63.0, 88.0)
"""Millimetres."""
MARGIN: Final = 6.35
"""What hardly any printer can print on."""
MARK: Final = 3.0
"""How long a crop mark is."""


class Layout(StrEnum):
    STRAIGHT = "straight"
    """Edge to edge, one cut between two cards."""
    BLEED = "bleed"
    """Colour runs 1 mm past every cut."""
    WIDE_BLEED = "wide-bleed"
    """Colour runs 3 mm past every cut, as print shops want it."""
    FOLD = "fold"
    """Front above, back below upside down: fold, glue, cut."""


class Backs(StrEnum):
    NONE = "none"
    LONG = "long"
    """A sheet of backs behind each, the paper turned over its long edge."""
    SHORT = "short"


class Spot(NamedTuple):
    """Where a card's corner lies, and whether the card stands on its head."""

    x: float
    y: float
    is_turned: bool = False


class Cut(NamedTuple):
    """A crop mark, or the dashes of a fold."""

    x1: float
    y1: float
    x2: float
    y2: float


class Imposition(Value, frozen=True):
    """One sheet of *width* by *height* mm."""

    width: float
    height: float
    columns: int
    rows: int
    gap: float
    bleed: float
    folds: bool = False
    """The second row is the back of the first."""

    @property
    def cards(self) -> int:
        return self.columns * (1 if self.folds else self.rows)

    @property
    def is_landscape(self) -> bool:
        return self.width > self.height

    @property
    def block(self) -> tuple[float, float, float, float]:
        """Left, top, width and height of all cards together, without their bleed."""
        wide = self.columns * CARD[0] + (self.columns - 1) * self.gap
        tall = self.rows * CARD[1] + (self.rows - 1) * self.gap
        return (self.width - wide) / 2, (self.height - tall) / 2, wide, tall

    @property
    def fronts(self) -> tuple[Spot, ...]:
        left, top, _, _ = self.block
        return tuple(
            Spot(left + column * (CARD[0] + self.gap), top + row * (CARD[1] + self.gap))
            for row in range(1 if self.folds else self.rows)
            for column in range(self.columns)
        )

    def backs(self, way: Backs) -> tuple[Spot, ...]:
        """Where the backs of ``fronts`` lie: below them for a fold, else on the next page.

        A sheet turned over an upright edge has its columns the other way round; over a level
        edge its rows, and the backs upside down.
        """
        if self.folds:
            return tuple(Spot(x, y + CARD[1], True) for x, y, _ in self.fronts)
        if (way is Backs.LONG) is not self.is_landscape:
            return tuple(Spot(self.width - x - CARD[0], y) for x, y, _ in self.fronts)
        return tuple(Spot(x, self.height - y - CARD[1], True) for x, y, _ in self.fronts)

    @property
    def crop_marks(self) -> tuple[Cut, ...]:
        """Two to each cut, outside all cards and their bleed."""
        left, top, wide, tall = self.block
        off = max(self.bleed, 0.0) + (1.0 if self.bleed else 0.0)
        across = {
            round(left + column * (CARD[0] + self.gap) + side, 4)
            for column in range(self.columns)
            for side in (0.0, CARD[0])
        }
        down = {
            round(top + row * (CARD[1] + self.gap) + side, 4)
            for row in range(self.rows)
            for side in (0.0, CARD[1])
        }
        if self.folds:
            down -= {round(self.height / 2, 4)}
        upright = [
            Cut(x, y, x, y + way * MARK)
            for x in sorted(across)
            for y, way in ((top - off, -1), (top + tall + off, 1))
        ]
        level = [
            Cut(x, y, x + way * MARK, y)
            for y in sorted(down)
            for x, way in ((left - off, -1), (left + wide + off, 1))
        ]
        return (*upright, *level)

    @property
    def fold(self) -> tuple[Cut, ...]:
        """The two ends of the fold line, outside the cards."""
        if not self.folds:
            return ()
        left, _, wide, _ = self.block
        y = self.height / 2
        return (
            Cut(MARGIN, y, left - 1, y),
            Cut(left + wide + 1, y, self.width - MARGIN, y),
        )


def imposition(layout: Layout, paper: tuple[float, float]) -> Imposition:
    """Return the sheet of *layout* on a paper of that width and height in portrait."""
    short, long = paper
    if layout is Layout.STRAIGHT:
        return Imposition(short, long, 3, 3, 0.0, 0.0)
    bleed = {Layout.BLEED: 1.0, Layout.WIDE_BLEED: 3.0, Layout.FOLD: 0.0}[layout]
    room = long - 2 * MARGIN - 2 * bleed, short - 2 * MARGIN - 2 * bleed
    gap = 2 * bleed
    columns, rows = (
        floor((space + gap) / (card + gap)) for space, card in zip(room, CARD, strict=True)
    )
    return Imposition(long, short, columns, rows, gap, bleed, layout is Layout.FOLD)
