"""The shelf: every rulebook of the house by its id. Whoever wants a game asks here.

A volume says how its setup is written and makes the rulebook of one game from it. A rulebook
is loaded when one of its games is first opened: a list of titles costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple

from hotstove.play.setup import Setup
from hotstove.play.words import QT_TRANSLATE_NOOP


class Volume(NamedTuple):
    id: str
    title: str
    """Marked for translation in the context ``shelf``."""
    family: str
    """The game it is a level or an edition of; names its faces and its table."""
    load: Callable[[], tuple[type[Setup], Callable[[Any], Any]]]
    """Fetch the rulebook's code: the type of its setup, and what opens a game with one."""
    house: tuple[str, ...] = ()
    """House rules of its own that a new game may choose, by the setup's names for them."""
    has_table: bool = True
    """Whether the game can be played on the table yet, and not only without a window."""
    most_people: int = 2
    has_clubs: bool = True
    """Whether people bring clubs of the league to the table."""
    innings: tuple[int, ...] = ()
    """How long a game may be; empty: as long as people like."""

    @property
    def setup_type(self) -> type[Setup]:
        return self.load()[0]

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


_PITCH_DUEL_HOUSE = ("sb_limit", "may_swap", "has_curtain")
_PIZZA_BOX_HOUSE = (
    "has_strategies",
    "reshuffles_results_every_3",
    "has_curtain",
)
_PIZZA_BOX_TABLE: Any = {"most_people": 6, "has_clubs": False, "innings": (3, 6, 9)}

SHELF = {
    volume.id: volume
    for volume in (
        Volume(
            "showdown/basic",
            QT_TRANSLATE_NOOP("shelf", "Showdown, basic game"),
            "showdown",
            _basic_showdown,
        ),
        Volume(
            "showdown/advanced",
            QT_TRANSLATE_NOOP("shelf", "Showdown, advanced game"),
            "showdown",
            _advanced_showdown,
            ("league", "slot"),
        ),
        Volume(
            "showdown/expert",
            QT_TRANSLATE_NOOP("shelf", "Showdown, expert game"),
            "showdown",
            _expert_showdown,
            ("league", "slot", "decks"),
            has_table=False,
        ),
        *(
            Volume(
                key,
                title,
                "pitch_duel",
                _pitch_duel(level),
                _PITCH_DUEL_HOUSE,
                innings=(3, 6, 9),
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
            **_PIZZA_BOX_TABLE,
        ),
        Volume(
            "pizza_box/aa",
            QT_TRANSLATE_NOOP("shelf", "Pizza Box, AA-Ball"),
            "pizza_box",
            _pizza_box("aa_ball", "AABall"),
            _PIZZA_BOX_HOUSE,
            **_PIZZA_BOX_TABLE,
        ),
        Volume(
            "pizza_box/aaa",
            QT_TRANSLATE_NOOP("shelf", "Pizza Box, AAA-Ball"),
            "pizza_box",
            _pizza_box("aaa_ball", "AAABall"),
            _PIZZA_BOX_HOUSE,
            **_PIZZA_BOX_TABLE,
        ),
        Volume(
            "pizza_box/pro",
            QT_TRANSLATE_NOOP("shelf", "Pizza Box, Pro-Ball"),
            "pizza_box",
            _pizza_box("pro_ball", "ProBall"),
            (*_PIZZA_BOX_HOUSE, "pitchers_hit", "series"),
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
