"""The shelf: every rulebook of the house by its id. Whoever wants a game asks here.

A volume says how its setup is written and makes the rulebook of one game from it. A rulebook
is loaded when one of its games is first opened: a list of titles costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable
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


class UnknownRulebook(LookupError):
    """No rulebook has this id; the message says which there are."""


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
    )
}


def volume(wanted: str) -> Volume:
    """Return the volume with this *id*; raises UnknownRulebook."""
    found = SHELF.get(wanted)
    if found is None:
        raise UnknownRulebook(f"there is no rulebook “{wanted}”; there are {', '.join(SHELF)}")
    return found
