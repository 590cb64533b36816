"""The shelf: every rulebook of the house by its id. Whoever wants a game asks here.

A volume says how its setup is written and makes the rulebook of one game from it. A rulebook
is loaded when one of its games is first opened: a list of titles costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from hotstove.play.setup import Setup
from hotstove.play.words import QT_TRANSLATE_NOOP

from . import house
from .house import HouseRule

if TYPE_CHECKING:
    from hotstove.baseball.series import SeriesLaw
    from hotstove.play.lessons import Lesson


class Volume(NamedTuple):
    id: str
    title: str
    """Marked for translation in the context ``shelf``."""
    family: str
    """The game it is a level or an edition of; names its faces and its table."""
    load: Callable[[], tuple[type[Setup], Callable[[Any], Any]]]
    """Fetch the rulebook's code: the type of its setup, and what opens a game with one."""
    house: tuple[HouseRule, ...] = ()
    """House rules of its own that a new game may choose."""
    has_table: bool = True
    """Whether the game can be played on the table yet, and not only without a window."""
    most_people: int = 2
    has_clubs: bool = True
    """Whether people bring clubs of the league to the table."""
    has_dice: bool = True
    innings: tuple[int, ...] = ()
    """How long a game may be; empty: as long as people like."""
    series: tuple[str, str] | None = None
    """Module and class of the law by which its games follow one another; None: none yet."""

    former: tuple[int, str] | None = None
    """Files of rules before this version are told as now by this module; None: as they are."""

    @property
    def setup_type(self) -> type[Setup]:
        return self.load()[0]

    def law(self) -> SeriesLaw:
        """Return how a series of this game goes on. Raises LookupError where there is none."""
        if self.series is None:
            raise LookupError(f"{self.id} has no series")
        module, name = self.series
        found: SeriesLaw = getattr(import_module(f"{__package__}.{module}"), name)()
        return found

    def told_as_now(self, part: Literal["setup", "state"], told: Any, version: int) -> Any:
        """Return what a file of that version of the rules tells, in the words of today's."""
        if self.former is None or version >= self.former[0] or not isinstance(told, dict):
            return told
        return getattr(import_module(f"{__package__}.{self.former[1]}"), f"{part}_as_now")(told)

    def open(self, setup: Any) -> Any:
        """Return the rulebook of a game with this setup."""
        return self.load()[1](setup)


def _basic_showdown() -> tuple[type[Setup], Callable[[Any], Any]]:
    from .showdown.basic import BasicShowdown
    from .showdown.setup import ShowdownSetup

    return ShowdownSetup, BasicShowdown


def _advanced_showdown() -> tuple[type[Setup], Callable[[Any], Any]]:
    from .showdown.advanced import AdvancedShowdown
    from .showdown.setup import ShowdownSetup

    return ShowdownSetup, AdvancedShowdown


def _expert_showdown() -> tuple[type[Setup], Callable[[Any], Any]]:
    from .showdown.expert import ExpertShowdown
    from .showdown.setup import ShowdownSetup

    return ShowdownSetup, ExpertShowdown


def _clutch(year: int) -> Callable[[], tuple[type[Setup], Callable[[Any], Any]]]:
    def load() -> tuple[type[Setup], Callable[[Any], Any]]:
        from .clutch.setup import ClutchSetup

        edition = import_module(f"{__package__}.clutch.edition_{year}")
        return ClutchSetup, getattr(edition, f"Clutch{year}")

    return load


def _pitch_duel(level: int) -> Callable[[], tuple[type[Setup], Callable[[Any], Any]]]:
    def load() -> tuple[type[Setup], Callable[[Any], Any]]:
        from .pitch_duel.duel import LEVELS
        from .pitch_duel.setup import PitchDuelSetup

        return PitchDuelSetup, LEVELS[level]

    return load


def _pizza_box(module: str, name: str) -> Callable[[], tuple[type[Setup], Callable[[Any], Any]]]:
    def load() -> tuple[type[Setup], Callable[[Any], Any]]:
        from .pizza_box.setup import PizzaBoxSetup

        level = import_module(f"{__package__}.pizza_box.{module}")
        return PizzaBoxSetup, getattr(level, name)

    return load


class UnknownRulebook(LookupError):
    """No rulebook has this id; the message says which there are."""


_CLUTCH_CARDS = (house.WEATHER, house.MANAGERS, house.WEATHER_CARD, house.BROUGHT)
_CLUTCH_FORMER = (2, "clutch.former")
_PITCH_DUEL_HOUSE = (house.STEALS, house.ARSENALS, house.HANDS)
_PIZZA_BOX_HOUSE = (house.STRATEGIES, house.RESHUFFLES, house.HANDS)
_PIZZA_BOX_TABLE: Any = {
    "most_people": 6,
    "has_clubs": False,
    "has_dice": False,
    "innings": (3, 6, 9),
}

SHELF = {
    volume.id: volume
    for volume in (
        Volume(
            "showdown/basic",
            QT_TRANSLATE_NOOP("shelf", "Showdown, basic game"),
            "showdown",
            _basic_showdown,
            series=("showdown.series", "BasicSeries"),
        ),
        Volume(
            "showdown/advanced",
            QT_TRANSLATE_NOOP("shelf", "Showdown, advanced game"),
            "showdown",
            _advanced_showdown,
            (house.LEAGUE, house.SLOT),
            series=("showdown.series", "AdvancedSeries"),
        ),
        Volume(
            "showdown/expert",
            QT_TRANSLATE_NOOP("shelf", "Showdown, expert game"),
            "showdown",
            _expert_showdown,
            (house.LEAGUE, house.SLOT, house.DECKS, house.HANDS),
            series=("showdown.series", "ExpertSeries"),
        ),
        Volume(
            "clutch/2017",
            QT_TRANSLATE_NOOP("shelf", "Clutch, edition of 2017"),
            "clutch",
            _clutch(2017),
            (house.DECKS, *_CLUTCH_CARDS, house.HANDS),
            series=("clutch.series", "Series2017"),
            former=_CLUTCH_FORMER,
        ),
        Volume(
            "clutch/2024",
            QT_TRANSLATE_NOOP("shelf", "Clutch, edition of 2024"),
            "clutch",
            _clutch(2024),
            (
                house.STARTERS,
                house.EXTRA_RUNNER,
                house.UNITS,
                house.DECKS,
                *_CLUTCH_CARDS,
                house.HANDS,
            ),
            series=("clutch.series", "Series2024"),
            former=_CLUTCH_FORMER,
        ),
        *(
            Volume(
                key,
                title,
                "pitch_duel",
                _pitch_duel(level),
                _PITCH_DUEL_HOUSE,
                has_dice=False,
                innings=(3, 6, 9),
                series=("pitch_duel.series", "DuelSeries"),
            )
            for level, (key, title) in enumerate(
                (
                    ("pitch_duel/aa", QT_TRANSLATE_NOOP("shelf", "Pitch Duel, AA (easy)")),
                    ("pitch_duel/aaa", QT_TRANSLATE_NOOP("shelf", "Pitch Duel, AAA (normal)")),
                    ("pitch_duel/mlb", QT_TRANSLATE_NOOP("shelf", "Pitch Duel, MLB (hard)")),
                    (
                        "pitch_duel/all_star",
                        QT_TRANSLATE_NOOP("shelf", "Pitch Duel, All Star (very hard)"),
                    ),
                )
            )
        ),
        Volume(
            "pizza_box/a",
            QT_TRANSLATE_NOOP("shelf", "Pizza Box, A-Ball"),
            "pizza_box",
            _pizza_box("a_ball", "ABall"),
            _PIZZA_BOX_HOUSE,
            series=("pizza_box.series", "BoxSeries"),
            **_PIZZA_BOX_TABLE,
        ),
        Volume(
            "pizza_box/aa",
            QT_TRANSLATE_NOOP("shelf", "Pizza Box, AA-Ball"),
            "pizza_box",
            _pizza_box("aa_ball", "AABall"),
            _PIZZA_BOX_HOUSE,
            series=("pizza_box.series", "BoxSeries"),
            **_PIZZA_BOX_TABLE,
        ),
        Volume(
            "pizza_box/aaa",
            QT_TRANSLATE_NOOP("shelf", "Pizza Box, AAA-Ball"),
            "pizza_box",
            _pizza_box("aaa_ball", "AAABall"),
            _PIZZA_BOX_HOUSE,
            series=("pizza_box.series", "BoxSeries"),
            **_PIZZA_BOX_TABLE,
        ),
        Volume(
            "pizza_box/pro",
            QT_TRANSLATE_NOOP("shelf", "Pizza Box, Pro-Ball"),
            "pizza_box",
            _pizza_box("pro_ball", "ProBall"),
            (*_PIZZA_BOX_HOUSE, house.PITCHERS_HIT, house.SERIES),
            series=("pizza_box.series", "ProSeries"),
            **_PIZZA_BOX_TABLE,
        ),
    )
}


def volume(wanted: str) -> Volume:
    """Return the volume with this *id*; raises UnknownRulebook."""
    found = SHELF.get(wanted)
    if found is None:
        raise UnknownRulebook(f"there is no rulebook “{wanted}”; there are {', '.join(SHELF)}")
    return found


TAUGHT = ("showdown", "clutch", "pizza_box", "pitch_duel")
"""The families one can learn by playing."""


def lesson(family: str) -> Lesson:
    """Return the first game of *family*, which teaches it."""
    found: Lesson = import_module(f"{__package__}.{family}.lesson").LESSON
    return found
