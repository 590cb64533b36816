"""The peg board: where its holes, card spaces and number windows are, as plain numbers.

Painted by ``pegboard_paint``; the wood is in ``birch``, the pegs in ``pegs``. Which peg stands
where, the game knows. Every length is in the units of the board's rectangle, from its corner.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from hotstove.play.seats import Side
from hotstove.play.values import Value

SPOTS: Final = 9
OUTS: Final = 4
BENCH: Final = 4
INNINGS: Final = 9
DECKS: Final = ("hitter", "neutral", "pitcher")
TOTALS: Final = ("R", "H", "E")
SIDES: Final = (Side.VISITOR, Side.HOME)
BASES: Final = ("first", "second", "third")
CARD_SHAPE: Final = 88 / 63


class Place(NamedTuple):
    """A rectangle: upper left corner and size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2


class Hole(NamedTuple):
    id: str
    """``outs:0``, ``first``, ``bench:home:1``, ``hitting:visitor:9``."""
    x: float
    y: float


class Space(NamedTuple):
    """Where something of the game lies flat: a pile, a card, a number plate."""

    id: str
    """``deck:hitter``, ``discard:pitcher``, ``mound:home``, ``score:visitor:3``."""
    place: Place


class Label(NamedTuple):
    """A word or number printed on the board."""

    id: str
    """What it names: ``title``, ``outs``, ``outs:2``, ``second``, ``inning:4``."""
    place: Place
    px: float
    """Wanted size of the lettering."""
    align: str = "middle"
    """``left``, ``middle`` or ``right``."""


class BoardPlan(Value, frozen=True):
    """A board's places; see ``board_plan``."""

    width: float
    height: float
    unit: float
    """The measure of holes, pegs and lettering: 1 on a board of 1000 by 780."""
    hole_radius: float
    peg_radius: float
    """Of a peg's head."""
    diamond: tuple[tuple[float, float], ...]
    """First, second, third and home."""
    plate_size: float
    """From the middle of a base plate to its corner."""
    holes: tuple[Hole, ...]
    spaces: tuple[Space, ...]
    labels: tuple[Label, ...]
    panels: tuple[Space, ...]
    """Routed recesses under groups of holes: ``outs``, ``bench``, ``hitting``, ``score``."""

    def hole(self, hole_id: str) -> tuple[float, float]:
        """The middle of a hole; KeyError names one that the board does not have."""
        for hole in self.holes:
            if hole.id == hole_id:
                return hole.x, hole.y
        raise KeyError(hole_id)

    def space(self, space_id: str) -> Place:
        """The rectangle of a card space or number window; KeyError names an unknown one."""
        for space in (*self.spaces, *self.panels):
            if space.id == space_id:
                return space.place
        raise KeyError(space_id)


class _Draft:
    """A board while its places are found."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.unit = min(width / 1000, height / 780)
        self.holes: list[Hole] = []
        self.spaces: list[Space] = []
        self.labels: list[Label] = []
        self.panels: list[Space] = []

    def label(
        self,
        name: str,
        x: float,
        y: float,
        width: float,
        height: float,
        px: float,
        align: str = "middle",
    ) -> None:
        """A label with its middle at *x*, *y*; sizes in board units."""
        place = Place(
            x - width * self.unit / 2,
            y - height * self.unit / 2,
            width * self.unit,
            height * self.unit,
        )
        self.labels.append(Label(name, place, px * self.unit, align))


def board_plan(width: float, height: float) -> BoardPlan:
    """The plan of a board *width* by *height*, from 600 by 500 up.

    Sizes follow the tighter of the two measures; what room is left spreads the groups apart.
    """
    draft = _Draft(width, height)
    top = _plan_scores(draft)
    foot = _plan_hitting(draft)
    diamond, plate = _plan_diamond(draft, top, foot)
    _plan_outs(draft, top, foot)
    _plan_bench(draft, top, foot)
    return BoardPlan(
        width=width,
        height=height,
        unit=draft.unit,
        hole_radius=7.6 * draft.unit,
        peg_radius=17 * draft.unit,
        diamond=diamond,
        plate_size=plate,
        holes=tuple(draft.holes),
        spaces=tuple(draft.spaces),
        labels=tuple(draft.labels),
        panels=tuple(draft.panels),
    )


def _plan_scores(draft: _Draft) -> float:
    """Two rows of number windows under the title; returns where they end."""
    unit, width = draft.unit, draft.width
    draft.label("title", width / 2, 19 * unit, 330, 28, 25)
    left, right = 46 * unit, width - 46 * unit
    name = min(250 * unit, (right - left) * 0.26)
    gap = 26 * unit
    pitch = (right - left - name - gap) / (INNINGS + len(TOTALS))
    innings_left = left + name
    totals_left = innings_left + INNINGS * pitch + gap
    head, tall = 58 * unit, 41 * unit
    draft.panels.append(
        Space("score", Place(left - 10 * unit, 42 * unit, right - left + 20 * unit, 124 * unit))
    )
    columns = [(str(n), innings_left + (n - 0.5) * pitch) for n in range(1, INNINGS + 1)]
    columns += [(t, totals_left + (n + 0.5) * pitch) for n, t in enumerate(TOTALS)]
    wide = min(pitch * 0.86, 62 * unit)
    for name_of, x in columns:
        draft.label(f"inning:{name_of}", x, head, wide / unit, 24, 22)
    for row, side in enumerate(SIDES):
        y = (74 + row * 44.5) * unit
        draft.labels.append(
            Label(
                f"club:{side.value}",
                Place(left + 4 * unit, y + 3 * unit, name - 16 * unit, tall - 6 * unit),
                24 * unit,
                "left",
            )
        )
        for name_of, x in columns:
            place = Place(x - wide / 2, y, wide, tall)
            draft.spaces.append(Space(f"score:{side.value}:{name_of}", place))
    return 172 * unit


def _plan_hitting(draft: _Draft) -> float:
    """The two NOW HITTING rows with their numbers between them; returns where they begin."""
    unit, width, height = draft.unit, draft.width, draft.height
    tall = 112 * unit
    top = height - 33 * unit - tall
    reach = min(width - 2 * 40 * unit, 820 * unit)
    left = (width - reach) / 2
    draft.panels.append(Space("hitting", Place(left, top, reach, tall)))
    names = 196 * unit
    pitch = (reach - names - 30 * unit) / SPOTS
    draft.label("hitting", left + 16 * unit + 85 * unit, top + 58 * unit, 170, 24, 21, "left")
    for row, side in enumerate(SIDES):
        y = top + (31 + row * 62) * unit
        draft.label(
            f"hitting:{side.value}", left + 16 * unit + 57 * unit, y - 4 * unit, 114, 27, 19
        )
        for spot in range(1, SPOTS + 1):
            x = left + names + (spot - 0.5) * pitch
            draft.holes.append(Hole(f"hitting:{side.value}:{spot}", x, y))
    for spot in range(1, SPOTS + 1):
        draft.label(
            f"hitting:{spot}", left + names + (spot - 0.5) * pitch, top + 57 * unit, 30, 20, 22
        )
    return top


def _plan_diamond(
    draft: _Draft, top: float, foot: float
) -> tuple[tuple[tuple[float, float], ...], float]:
    """Four base plates round the felt, the result decks and their discards upon it."""
    unit = draft.unit
    plate = 36 * unit
    x, y = draft.width / 2, (top + foot) / 2 + unit
    half = min((foot - top) / 2 - plate - 4 * unit, draft.width / 2 - 200 * unit - plate)
    first, second = (x + half, y), (x, y - half)
    third, home = (x - half, y), (x, y + half)
    for base, spot in zip(BASES, (first, second, third), strict=True):
        draft.holes.append(Hole(base, *spot))
    draft.label("first", first[0] + 6 * unit, first[1] + 55 * unit, 64, 26, 22)
    draft.label("second", second[0] + 72 * unit, second[1] - 12 * unit, 64, 26, 22, "left")
    draft.label("third", third[0] - 6 * unit, third[1] + 55 * unit, 64, 26, 22)
    draft.label("home", home[0] + 82 * unit, home[1] + 14 * unit, 84, 26, 22, "left")
    gap = 8 * unit
    card = min(84 * unit, (half - 18 * unit) / 2.82)
    tall = card * CARD_SHAPE
    for row, kind in enumerate(("deck", "discard")):
        for column, deck in enumerate(DECKS):
            place = Place(
                x + (column - 1.5) * card + (column - 1) * gap,
                y - tall - gap / 2 + row * (tall + gap),
                card,
                tall,
            )
            draft.spaces.append(Space(f"{kind}:{deck}", place))
    return (first, second, third, home), plate


def _plan_outs(draft: _Draft, top: float, foot: float) -> None:
    """The outs down the left side, over the visitors' pitcher."""
    unit = draft.unit
    x, wide = 38 * unit, 132 * unit
    tall = 206 * unit
    draft.panels.append(Space("outs", Place(x, top + 6 * unit, wide, tall)))
    draft.label("outs", x + wide / 2, top + 26 * unit, 116, 26, 23)
    for outs in range(OUTS):
        y = top + (67 + outs * 40) * unit
        draft.holes.append(Hole(f"outs:{outs}", x + 42 * unit, y))
        draft.label(f"outs:{outs}", x + 92 * unit, y, 32, 28, 26)
    _plan_mound(draft, Side.VISITOR, x + wide / 2, top + tall + 12 * unit, foot)


def _plan_bench(draft: _Draft, top: float, foot: float) -> None:
    """The runners' bench down the right side, over the home pitcher."""
    unit = draft.unit
    wide, tall = 132 * unit, 206 * unit
    x = draft.width - 38 * unit - wide
    draft.panels.append(Space("bench", Place(x, top + 6 * unit, wide, tall)))
    draft.label("bench", x + wide / 2, top + 26 * unit, 116, 26, 23)
    for column, side in enumerate(SIDES):
        middle = x + (36 + column * 60) * unit
        for seat in range(1, BENCH + 1):
            hole = Hole(f"bench:{side.value}:{seat}", middle, top + (67 + (seat - 1) * 40) * unit)
            draft.holes.append(hole)
    _plan_mound(draft, Side.HOME, x + wide / 2, top + tall + 12 * unit, foot)


def _plan_mound(draft: _Draft, side: Side, x: float, top: float, foot: float) -> None:
    """NOW PITCHING: a card's room in what is left below."""
    unit = draft.unit
    head = 26 * unit
    tall = min(foot - top - head - 14 * unit, 176 * unit)
    wide = min(tall / CARD_SHAPE, 132 * unit)
    tall = wide * CARD_SHAPE
    below = max(0.0, (foot - top - head - tall - 10 * unit) / 2)
    draft.label(f"mound:{side.value}", x, top + below + head / 2, 132, 22, 17)
    draft.spaces.append(
        Space(f"mound:{side.value}", Place(x - wide / 2, top + below + head + 4 * unit, wide, tall))
    )
