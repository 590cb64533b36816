"""Who somebody is to look at: a person and the likeness that follows from his id; no paint.

Every trait is drawn from the id by a hash of its own, so the same person looks the same on
every machine and in every release, and a trait added later leaves the others as they were.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto
from functools import lru_cache
from hashlib import blake2b
from typing import Final, Literal, TypeVar

from hotstove.play.values import Value

T = TypeVar("T")


class Person(Value, frozen=True):
    """What a portrait needs to know; all else follows from the id."""

    id: str
    hand: Literal["L", "R", "S"]
    """The hand a pitcher throws with; the side a hitter bats from."""
    is_pitcher: bool
    is_catcher: bool = False
    letter: str = ""
    """One letter for cap and jersey, the same for all of a club."""


class Skin(Value, frozen=True):
    base: str
    shade: str
    blush: str


SKINS: Final = (
    Skin("#f6d7b8", "#dfb18a", "#e8957c"),
    Skin("#efc39b", "#d39b6f", "#dc8164"),
    Skin("#e2ac7b", "#c08653", "#cb6f4c"),
    Skin("#cd9160", "#a86f42", "#b65b3c"),
    Skin("#b0764a", "#8b5832", "#a2502f"),
    Skin("#96613c", "#70452a", "#9a4a30"),
    Skin("#7a4c31", "#583420", "#8a4029"),
)
_DARK_HAIR: Final = ("#211b1a", "#2e211b", "#43302a")
_FAIR_HAIR: Final = ("#4a3222", "#6e4526", "#8c4a22", "#b5742f", "#d2a35a", "#a9542b")
_OLD_HAIR: Final = ("#9b978f", "#d9d5ca")


class Hair(Enum):
    CROPPED = auto()
    SHAVED = auto()
    SIDEBURNS = auto()
    CURLS = auto()
    WAVES = auto()
    LONG = auto()
    BRAIDS = auto()
    TIED = auto()


class Beard(Enum):
    NONE = auto()
    STUBBLE = auto()
    CHEVRON = auto()
    HANDLEBAR = auto()
    WALRUS = auto()
    PENCIL = auto()
    GOATEE = auto()
    FULL = auto()
    LONG = auto()
    CHOPS = auto()


class Eyes(Enum):
    DOTS = auto()
    OPEN = auto()
    WIDE = auto()
    NARROW = auto()
    MERRY = auto()


class Nose(Enum):
    BUTTON = auto()
    STRAIGHT = auto()
    BROAD = auto()
    HOOKED = auto()
    LONG = auto()


class Mouth(Enum):
    SMILE = auto()
    SMIRK = auto()
    FIRM = auto()
    GRIN = auto()
    STRAW = auto()
    GUM = auto()


class Extra(Enum):
    NONE = auto()
    FRECKLES = auto()
    EYE_BLACK = auto()
    PLASTER = auto()
    DIMPLE = auto()


class Ground(Enum):
    """What is printed behind the figure."""

    SUNBURST = auto()
    STRIPES = auto()
    SUN = auto()
    BLEACHERS = auto()
    DIAMOND = auto()
    HILLS = auto()


class Likeness(Value, frozen=True):
    """Lengths are in hundredths of the picture's side."""

    skin: Skin
    hair_colour: str
    hair: Hair
    beard: Beard
    eyes: Eyes
    brow_weight: float
    brow_tilt: float
    nose: Nose
    mouth: Mouth
    extra: Extra
    has_glasses: bool
    cheek: float
    """Half the breadth of the face."""
    jaw: float
    chin: float
    """From the eyes to the tip of the chin."""
    ears: float
    shoulders: float
    """Half their breadth."""
    neck: float
    height: float
    """How far the head stands above or below the usual."""
    turn: float
    """Which way the face looks: -2 to 2, negative to the viewer's left."""
    pose: int
    """0 or 1: which of the poses of his trade."""
    ground: Ground


@lru_cache(maxsize=2048)
def likeness(person: Person) -> Likeness:
    """The looks of *person*, always the same for the same id."""

    def of(trait: str, among: Sequence[T]) -> T:
        digest = blake2b(f"{trait}:{person.id}".encode(), digest_size=4).digest()
        return among[int.from_bytes(digest, "big") % len(among)]

    skin = of("skin", SKINS)
    is_old = of("age", range(9)) == 0
    hairs = _DARK_HAIR if SKINS.index(skin) >= 4 else _DARK_HAIR[1:] + _FAIR_HAIR
    hair = of("hair", (*Hair, *[Hair.CROPPED] * 4, *[Hair.SIDEBURNS] * 2, *[Hair.WAVES] * 2))
    is_long = hair in (Hair.LONG, Hair.BRAIDS, Hair.TIED)
    beards = (*Beard, Beard.CHEVRON, Beard.HANDLEBAR, *[Beard.NONE] * 8)
    cheek = of("cheek", (12.6, 13.4, 14.2, 15.2))
    return Likeness(
        skin=skin,
        hair_colour=of("hair colour", _OLD_HAIR if is_old else hairs),
        hair=hair,
        beard=Beard.NONE if is_long else of("beard", beards),
        eyes=of("eyes", tuple(Eyes)),
        brow_weight=of("brow weight", (1.0, 1.5, 2.2) if not is_long else (0.8, 1.2)),
        brow_tilt=of("brow tilt", (-1.2, -0.4, 0.5, 1.3)),
        nose=of("nose", tuple(Nose)),
        mouth=of("mouth", (*Mouth, Mouth.SMILE, Mouth.SMIRK, Mouth.FIRM, Mouth.GRIN)),
        extra=of("extra", (*Extra, *[Extra.NONE] * 6)),
        has_glasses=of("glasses", range(8)) == 0,
        cheek=cheek,
        jaw=cheek * of("jaw", (0.72, 0.82, 0.93) if not is_long else (0.66, 0.74)),
        chin=of("chin", (17.0, 18.5, 20.0) if not is_long else (16.5, 18.0)),
        ears=of("ears", (2.6, 3.1, 3.8)),
        shoulders=of("build", (26.0, 29.0, 32.0, 35.0)),
        neck=of("neck", (6.2, 7.4, 8.8) if not is_long else (5.4, 6.2)),
        height=of("height", (-2.5, -1.0, 0.5, 2.0)),
        turn=of("turn", (-1.8, -0.9, 0.9, 1.8)),
        pose=of("pose", (0, 1)),
        ground=of("ground", tuple(Ground)),
    )
