"""The shelf: every rulebook of the house by its id. Whoever wants a game asks here.

A volume says how its setup is written and makes the rulebook of one game from it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from hotstove.play.setup import Setup
from hotstove.play.words import QT_TRANSLATE_NOOP

from .showdown.advanced import AdvancedShowdown
from .showdown.basic import BasicShowdown
from .showdown.setup import ShowdownSetup


class Volume(NamedTuple):
    id: str
    title: str
    """Marked for translation in the context ``shelf``."""
    family: str
    """The game it is a level or an edition of; names its faces and its table."""
    setup_type: type[Setup]
    open: Callable[[Any], Any]
    """Return the rulebook of a game with this setup."""


class UnknownRulebook(LookupError):
    """No rulebook has this id; the message says which there are."""


SHELF = {
    volume.id: volume
    for volume in (
        Volume(
            BasicShowdown.id,
            QT_TRANSLATE_NOOP("shelf", "Showdown, basic game"),
            "showdown",
            ShowdownSetup,
            BasicShowdown,
        ),
        Volume(
            AdvancedShowdown.id,
            QT_TRANSLATE_NOOP("shelf", "Showdown, advanced game"),
            "showdown",
            ShowdownSetup,
            AdvancedShowdown,
        ),
    )
}


def volume(wanted: str) -> Volume:
    """Return the volume with this *id*; raises UnknownRulebook."""
    found = SHELF.get(wanted)
    if found is None:
        raise UnknownRulebook(f"there is no rulebook “{wanted}”; there are {', '.join(SHELF)}")
    return found
