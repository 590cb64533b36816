"""What the scene is told about a moment of a game: poses, looks, places, dice. Plain data, no Qt.

A game's table (``tables.<game>``) works these out from what a seat may see; the scene only
settles on them. Lengths are scene units; a form's height is 800 or 1000 of them.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from hotstove.play.decisions import PieceId, PlaceId
from hotstove.play.words import Sentence


class Form(NamedTuple):
    """The shape of the table for one window."""

    width: float
    height: float
    is_compact: bool


COMPACT_BELOW = (1400, 860)
"""A window smaller than this, in logical pixels, gets the compact table."""


def form_for(width: float, height: float) -> Form:
    """Return the form for a window of this size; wood fills what is left beside it."""
    is_compact = width < COMPACT_BELOW[0] or height < COMPACT_BELOW[1]
    tall = 800.0 if is_compact else 1000.0
    shape = min(max(width / max(height, 1.0), 1.5), 2.1)
    return Form(round(tall * shape), tall, is_compact)


class Box(NamedTuple):
    """A rectangle: upper left corner and size."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def inset(self, by: float) -> Box:
        return Box(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


class Show(Enum):
    """Which side or shape of itself a card shows."""

    TABLE = auto()
    READING = auto()
    BACK = auto()
    STRIP = auto()
    """A slip in a batting order: spot, name, position, one number."""
    PEG = auto()
    """Not a card at all: a peg in a hole, seen from above."""


class Strip(NamedTuple):
    spot: int
    name: str
    position: str
    number: str
    colours: tuple[str, str]
    inset: float = 0.0
    """Room kept free before the number, for what lies on the slip."""


class Look(NamedTuple):
    """How a card is drawn; two cards of one look share one picture."""

    card: str
    show: Show
    width: float
    height: float
    lit: str = ""
    """The result whose row is lit up on a reading face."""
    strip: Strip | None = None


class Pose(NamedTuple):
    """Where a card rests: its middle, its turn in degrees, how high it lies in the heap."""

    x: float
    y: float
    angle: float
    z: float
    look: Look


class Place(NamedTuple):
    """Where pieces may be laid: a slot on the mat."""

    box: Box
    label: Sentence | None
    """Chalked along the foot; None for a bag or an unlabelled spot."""
    is_outlined: bool = True
    is_wide: bool = False
    """All of the mat: it lights up beneath the cards."""


class DieLook(NamedTuple):
    purpose: str
    label: Sentence
    sides: int
    face: int | None
    """None: it has not been thrown yet."""
    is_waiting: bool
    """It is this die's turn to be thrown."""


class Tray(NamedTuple):
    """What lies in the dice tray: dice from left to right, then the sums they came to."""

    dice: tuple[DieLook, ...]
    sums: tuple[Sentence, ...]


class Rack(NamedTuple):
    """One club at the table, with its batting order where the layout has a box for one."""

    title: str
    colours: tuple[str, str]
    emblem: str
    names: tuple[str, ...]
    """By spot; shown where the slip is away."""
    up: int
    """The spot whose turn it is, 1 to 9; 0 while the club is in the field."""
    is_home: bool
    number_label: Sentence | None = None
    """What the big number on the slips is."""


class Rating(NamedTuple):
    """A column of the scoreboard beyond runs, hits and errors; empty for a side without it."""

    heading: Sentence
    visitor: str
    home: str


class Layout(NamedTuple):
    """The fixed things of a table in one form."""

    form: Form
    board: Box
    mat: Box
    racks: dict[str, Box]
    """By side."""
    tray: Box | None
    """None where nobody throws dice."""
    log: Box
    prompt: Box
    places: dict[PlaceId, Place]
    ground: str = "field"
    """What the mat is: a ball ``field`` on felt, or a ``pegboard`` of birch."""
    hand_goes_to: PlaceId = ""
    """Where a card of the hand is laid to play it, in games with one such place."""


class Moment(NamedTuple):
    """Everything the scene shows of one moment."""

    poses: dict[PieceId, Pose]
    racks: dict[str, Rack]
    tray: Tray
    caption: Sentence | None = None
    """What has just happened, chalked on the outfield."""
    notes: tuple[tuple[Box, Sentence], ...] = ()
    """Small plaques on the mat."""
    held: tuple[PieceId, ...] = ()
    """The cards in the viewer's hand."""
    opened: tuple[PieceId, ...] = ()
    """Cards played from hands, lying open to be read."""
