"""One module a game: where its pieces lie and how its facts are played out; no other game."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

from hotstove.play.decisions import PieceId, Request
from hotstove.play.table import Seen
from hotstove.play.words import Sentence
from hotstove.playmat.poses import Box, Form, Layout, Moment


class GameTable(Protocol):
    """What ``tables.<family>`` knows of one game's table. Pure: no Qt, no memory."""

    def layout(self, form: Form) -> Layout: ...

    def slots(self, side: str, form: Form) -> list[Box]:
        """Return where the slips of a side's batting order lie, spot 1 first."""
        ...

    def moment(self, seen: Seen[Any], request: Request | None, form: Form) -> Moment:
        """Return where everything lies, once *seen* is reached and *request* is open."""
        ...

    def is_movable(self, seen: Seen[Any], piece: PieceId) -> bool:
        """Whether people may lift *piece* at all."""
        ...

    def words(self, seen: Seen[Any], piece: PieceId) -> Sentence:
        """Return what a screen reader says of *piece*: who he is and where he stands."""
        ...


def table_of(family: str, rulebook: Any) -> GameTable:
    """Return the table for *rulebook*'s game, by the family it belongs to."""
    module = import_module(f"{__package__}.{family}")
    made: GameTable = module.table(rulebook)
    return made
