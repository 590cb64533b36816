"""Where things lie on a table with a ball field in the middle, for every form: boxes only.

Racks and tray at the sides, bench and bullpen along the rail, and, where a game has strategy
cards, decks on the mat and hands at the foot. What lies in the boxes is for ``field_cards``,
``hands`` and the games' own tables; what is chalked beneath them a game says itself.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from hotstove.baseball.bases import Base
from hotstove.play.seats import Side
from hotstove.play.words import Sentence
from hotstove.playmat.poses import Box, Form, Layout, Place

SPOTS: Final = 9
TALL: Final = 88 / 63
TABLE: Final = "table"
"""Where a strategy card is laid to play it: anywhere on the mat."""
BASES: Final = {Base.FIRST: "first", Base.SECOND: "second", Base.THIRD: "third"}


@dataclass(frozen=True, eq=False)
class Labels:
    """What is chalked on the mat of one game, and what lies there beyond the field."""

    mound: Sentence
    plate: Sentence
    on_deck: Sentence
    rail: tuple[tuple[str, Sentence, float], ...]
    """The visitors' boxes from left to right: name, label, share of the room."""
    wide: tuple[str, ...] = (TABLE,)
    """Places that are all of the mat."""
    has_park: bool = False
    """Whether there are cards for the park and the weather."""


class Measures:
    """The sizes of one form; with strategy cards the rail is lower, to make room for hands."""

    def __init__(self, form: Form, *, has_hands: bool = False) -> None:
        compact = form.is_compact
        self.margin = 10.0 if compact else 14.0
        self.column = 252.0 if compact else 300.0
        self.board = 88.0 if compact else 112.0
        self.rack_head = 38.0 if compact else 46.0
        self.strip = 43.0 if compact else 57.0
        self.strip_gap = 4.0 if compact else 6.0
        self.prompt = 60.0
        self.rail = 98.0 if compact else 138.0
        self.duel = 150.0 if compact else 196.0
        self.runner = 82.0 if compact else 104.0
        self.small = 42.0 if compact else 68.0
        self.hand = 104.0 if compact else 140.0
        """How wide a strategy card is in the hand."""
        self.hand_row = 0.0
        """How much of the hand is in sight above the edge of the table."""
        self.pile = 46.0 if compact else 60.0
        self.edge = 30.0
        """How far cards stay away from the edge of the mat."""
        self.above_bags = 1.3
        """How far above the plate a runner on first or third stands, in halves of the diamond."""
        if has_hands:
            self.edge = 26.0 if compact else 32.0
            self.above_bags = 1.6
            self.duel = 144.0 if compact else 184.0
            self.runner = 72.0 if compact else 92.0
            self.hand_row = 92.0 if compact else 126.0
            self.rail = 82.0 if compact else 112.0
            self.small = 33.0 if compact else 52.0
            self.board = 80.0 if compact else 104.0


@lru_cache(maxsize=16)
def layout_of(form: Form, labels: Labels, has_hands: bool = False) -> Layout:
    sizes = Measures(form, has_hands=has_hands)
    width, height, margin = form.width, form.height, sizes.margin
    inner = sizes.column + 2 * margin
    middle = width - 2 * inner
    rack_height = sizes.rack_head + SPOTS * (sizes.strip + sizes.strip_gap) + 10
    left, right = margin, width - margin - sizes.column
    board = Box(inner, margin, middle, sizes.board)
    foot = height - (sizes.hand_row + 8 if has_hands else margin)
    rail_top = foot - sizes.rail
    prompt = Box(inner, rail_top - 10 - sizes.prompt, middle, sizes.prompt)
    mat_top = board.y + board.height + 14
    mat = Box(inner, mat_top, middle, prompt.y - 12 - mat_top)
    under = margin + rack_height + 14
    racks: dict[str, Box] = {
        Side.VISITOR: Box(left, margin, sizes.column, rack_height),
        Side.HOME: Box(right, margin, sizes.column, rack_height),
    }
    log = Box(left, under, sizes.column, height - margin - under)
    tray = Box(right, under, sizes.column, height - margin - under)
    places = dict(_mat_places(mat, sizes, labels))
    places |= dict(_rail_places(inner, rail_top, middle, sizes, labels))
    for side, rack in racks.items():
        for spot in range(1, SPOTS + 1):
            box = strip_box(rack, spot, sizes)
            places[f"spot:{side}:{spot}"] = Place(box, None, is_outlined=False)
    if has_hands:
        places |= dict(_card_places(mat, sizes))
        row = Box(inner, height - sizes.hand_row, middle, sizes.hand_row)
        places["hands"] = places["hand"] = Place(row, None, is_outlined=False)
        for name in labels.wide:
            places[name] = Place(mat.inset(24), None, is_outlined=False, is_wide=True)
    if labels.has_park:
        places |= dict(_park_places(mat, sizes))
    return Layout(
        form, board, mat, racks, tray, log, prompt, places, hand_goes_to=TABLE if has_hands else ""
    )


def _card_places(mat: Box, sizes: Measures) -> list[tuple[str, Place]]:
    """Deck and used cards beside the resting pitcher; beneath him the cards lying open."""
    found = []
    plan = bags(mat, sizes)
    wide, tall = sizes.pile + 12, sizes.pile * TALL + 12
    runner = sizes.runner * TALL
    beside = sizes.edge + sizes.runner + 12
    head = mat.y + sizes.edge + runner + 8
    foot = mat.y + mat.height - sizes.edge - runner - 8
    room = plan["third"][0] - mat.x - sizes.runner / 2 - 24
    for side in Side:
        is_left = side is Side.VISITOR
        for number, name in enumerate(("deck", "used")):
            x = beside + number * (wide + 6)
            x = mat.x + (x if is_left else mat.width - x - wide)
            found.append((f"{name}:{side}", Place(Box(x, mat.y + sizes.edge, wide, tall), None)))
        x = mat.x + (16 if is_left else mat.width - 16 - room)
        box = Box(x, head, room, foot - head)
        found.append((f"in play:{side}", Place(box, None, is_outlined=False)))
    return found


def _park_places(mat: Box, sizes: Measures) -> list[tuple[str, Place]]:
    """The park left of second base, the weather right of it: both look on from the outfield."""
    wide, tall = sizes.pile + 12, sizes.pile * TALL + 12
    middle = mat.x + mat.width / 2
    piles = mat.x + sizes.edge + sizes.runner + 2 * wide + 30
    off = (middle - piles) / 2 + 12
    found = []
    for name, x in (("park", middle - off), ("weather", middle + off)):
        box = _around((x, mat.y + sizes.edge + tall / 2), wide, tall)
        found.append((name, Place(box, None, is_outlined=False)))
    return found


def _mat_places(mat: Box, sizes: Measures, labels: Labels) -> list[tuple[str, Place]]:
    """Mound, plate, bags, on-deck circles and the resting pitchers' corners."""
    plan = bags(mat, sizes)
    duel = (sizes.duel, sizes.duel * TALL)
    runner = (sizes.runner, sizes.runner * TALL)
    found = [
        ("mound", Place(_around(plan["mound"], *duel), labels.mound)),
        ("plate", Place(_around(plan["plate"], *plan["boxes"]), labels.plate, is_outlined=False)),
        *(
            (name, Place(_around(plan[name], *runner), None, is_outlined=False))
            for name in BASES.values()
        ),
    ]
    edge = sizes.runner / 2 + sizes.edge
    foot = mat.y + mat.height - runner[1] / 2 - sizes.edge
    head = mat.y + runner[1] / 2 + sizes.edge
    for side, x in ((Side.VISITOR, mat.x + edge), (Side.HOME, mat.x + mat.width - edge)):
        found.append((f"on deck:{side}", Place(_around((x, foot), *runner), labels.on_deck)))
        rest = Place(_around((x, head), *runner), None, is_outlined=False)
        found.append((f"pitcher:{side}", rest))
    return found


def bags(mat: Box, sizes: Measures) -> dict[str, tuple[float, float]]:
    """Return where cards stand on the field of a mat: the bags' own places, cards beside them."""
    size = min(mat.height, mat.width / 1.36)
    middle = mat.x + mat.width / 2
    foot = mat.y + (mat.height + size) / 2 - size * 0.122
    half = size * 0.31
    return {
        "first": (middle + half * 1.12, foot - half * sizes.above_bags),
        "second": (middle, foot - 2 * half - size * 0.075),
        "third": (middle - half * 1.12, foot - half * sizes.above_bags),
        "mound": (middle, foot - half * 1.10),
        "plate": (middle, foot - size * 0.02),
        "boxes": (size * 0.5, size * 0.22),
        "box": (max(size * 0.35, sizes.duel + 4), mat.y + mat.height),
    }


def _rail_places(
    left: float, top: float, width: float, sizes: Measures, labels: Labels
) -> list[tuple[str, Place]]:
    """The boxes of both clubs along the foot of the table, the home side's in a mirror."""
    gap = 14.0
    half = (width - 3 * gap) / 2
    room = half - gap * (len(labels.rail) - 1)
    found = []
    for side, start in ((Side.VISITOR, left), (Side.HOME, left + half + 3 * gap)):
        x = start
        for name, label, share in labels.rail[:: 1 if side is Side.VISITOR else -1]:
            wide = room * share
            found.append((f"{name}:{side}", Place(Box(x, top, wide, sizes.rail), label)))
            x += wide + gap
    return found


def _around(centre: tuple[float, float], width: float, height: float) -> Box:
    return Box(centre[0] - width / 2, centre[1] - height / 2, width, height)


def strip_box(rack: Box, spot: int, sizes: Measures) -> Box:
    """Return where the slip of batting spot 1 to 9 lies in a rack."""
    top = rack.y + sizes.rack_head + (spot - 1) * (sizes.strip + sizes.strip_gap)
    return Box(rack.x + 8, top, rack.width - 16, sizes.strip)
