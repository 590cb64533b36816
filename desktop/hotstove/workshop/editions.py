"""An edition of cards described as data: what may be printed, and how a season becomes it.

The numbers stand in ``cards/editions``. What is done with them is in charts, ratings and points;
nothing here knows a particular game.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from hotstove.catalog.refused import CardFileError, in_file, shown
from hotstove.files.bounded import read_text
from hotstove.play.values import Value
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

LARGEST_EDITION_FILE: Final = 1 << 20
"""Bytes."""
OUTS: Final = ("strikeout", "ground_out", "fly_out", "pop_out", "line_out")
ON_BASE: Final = ("walk", "single", "single_plus", "double", "triple", "homer")
"""What a trip to the plate may come to, in the words that an edition's ``counts`` uses."""


class ResultRule(Value, frozen=True):
    """One result of a chart, in printed order."""

    code: str
    counts: tuple[str, ...]
    """What of a season it stands for; the first is what an opponent's card means by it."""
    low: int
    high: int
    """Fewest and most faces of the die."""
    weight: float
    """How much a miss of this rate matters, against 1 for most."""

    @property
    def is_out(self) -> bool:
        return self.counts[0] in OUTS


class AverageCard(Value, frozen=True):
    """The cards of one On-Base or Control as the average opponent: faces may be fractions."""

    level: int
    share: float
    faces: dict[str, float]


class BeyondRule(Value, frozen=True):
    """A result without a face of the die, where it begins above it.

    It begins at ``die + 1 + pace * (top - wanted)``, whole and at most *most*; where *wanted*,
    the faces that the season asks for, is below *least* it is not printed, unless it is the
    last result of the chart.
    """

    code: str
    top: float
    pace: float
    most: int
    least: float = -99.0


class SideRules(Value, frozen=True):
    """The cards of one kind, hitters or pitchers."""

    level: tuple[int, int]
    """Lowest and highest On-Base or Control."""
    outs: tuple[int, int]
    """Fewest and most faces that are outs."""
    results: tuple[ResultRule, ...]
    usual_outs: dict[int, float]
    """By level."""
    firmness: float
    """How much an out more or less than usual counts, against squared rates."""
    on_base_weight: float
    beyond: tuple[BeyondRule, ...]
    average: tuple[AverageCard, ...]
    """What the other side meets on average."""


class SpeedRules(Value, frozen=True):
    base: float
    steals: float
    """A try to steal per time on first."""
    runs: float
    """A run per time on base, homers aside."""
    double_plays: float
    """A double play per ball in play."""
    low: int
    high: int
    letters: dict[str, int]
    """Letter to the lowest Speed that has it, the fastest letter first."""


class InningsRules(Value, frozen=True):
    starter: tuple[tuple[int, float], ...]
    """Rating and the innings a start it takes."""
    reliever: tuple[tuple[int, float], ...]
    """Rating and the innings a game it takes."""
    relief_outing: float
    """Innings of a starter's game in relief."""
    starter_share: float
    """Share of games started that makes a starter."""
    closer_saves: int


class GloveRules(Value, frozen=True):
    """How plays become Fielding: plays a nine innings are weighed putouts, assists and errors.

    A catcher's are the share of runners caught stealing.
    """

    putouts: float
    assists: float
    errors: float
    zero: float
    """Plays a nine innings that rate 0."""
    step: float
    """Plays for one point of the rating."""
    low: int
    high: int


class PlaceRules(Value, frozen=True):
    """Which positions a card prints."""

    games: int
    """Fewest games in the field there."""
    most: int
    infield_places: int
    """As many infield positions make an infielder at large."""
    gloves: dict[str, GloveRules]


class Least(Value, frozen=True):
    measure: str
    least: float


class IconRule(Value, frozen=True):
    """An icon goes to whoever meets every line of it."""

    icon: str
    kind: str
    all: tuple[Least, ...]


class PointRules(Value, frozen=True):
    """Weights of the features in ``points``; the value is rounded to *step*."""

    step: int
    low: int
    hitter: dict[str, float]
    pitcher: dict[str, float]


class Rates(Value, frozen=True):
    """All hitters against all pitchers, a plate appearance."""

    on_base: float
    strikeout: float
    walk: float
    homer: float
    double: float
    ground_out: float


class Edition(Value, frozen=True):
    id: str
    title: str
    die: int
    steals_per_plus: float
    """Steals of a season that make one single one with a steal."""
    batted_outs: dict[str, float]
    """Shares of batted outs where a season does not tell them."""
    extra_base_share: float
    """Doubles and triples among hits that are no homers, where a season does not tell them."""
    hitter: SideRules
    pitcher: SideRules
    speed: SpeedRules
    innings: InningsRules
    places: PlaceRules
    icons: tuple[IconRule, ...]
    points: PointRules
    balance: Rates
    spread: dict[str, dict[str, dict[int, int]]]
    """How often each rating was printed, by group and rating: value to cards."""

    def side(self, kind: str) -> SideRules:
        return self.hitter if kind == "hitter" else self.pitcher

    def opponents(self, kind: str) -> SideRules:
        return self.pitcher if kind == "hitter" else self.hitter


T = TypeVar("T")


def read_edition(path: Path) -> Edition:
    """Return the edition that *path* describes.

    Raises CardFileError naming the faulty field, or FileRefused where it cannot be opened.
    """
    return read_toml(path, Edition)


def read_toml(path: Path, wanted: type[T]) -> T:
    """Return *path* as the value *wanted*. Raises CardFileError or FileRefused."""
    try:
        content: dict[str, Any] = tomllib.loads(read_text(path, LARGEST_EDITION_FILE))
        return msgspec.convert(content, wanted, str_keys=True, strict=True)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, RecursionError) as error:
        fault = Sentence("workshop", _FAULTY, {"reason": shown(str(error), 160)})
        raise CardFileError([in_file(path.name, fault)]) from error


_FAULTY: Final = QT_TRANSLATE_NOOP(
    "workshop", "it does not read as it should ({reason}); compare with the file that came along."
)
