"""Pegs that people move themselves: which of a play still stand where it began, and are they right.

What a play does to pegs, and why one goes elsewhere, the rulebook says (``peg_moves`` and its
companions); a game whose rulebook has no such thing moves its pieces by itself.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, NamedTuple

from msgspec import Struct

from hotstove.baseball.facts import GameEnded, SidesChanged
from hotstove.play.decisions import PieceId, PlaceId
from hotstove.play.facts import Fact
from hotstove.play.problems import Problem
from hotstove.play.session import Frame
from hotstove.play.table import Gesture, Seen


class Standing(NamedTuple):
    """A peg stands where it stood at that moment."""

    then: Seen[Any]
    is_owed: bool
    """It has to be moved, and lies open for it."""


class _Play(Struct):
    """One play whose pegs are being moved."""

    fact: Fact
    before: Seen[Any]
    after: Seen[Any]
    owed: set[PieceId]


class ByHand:
    def __init__(self, rulebook: Any) -> None:
        self._rulebook = rulebook
        self._plays: deque[_Play] = deque()
        self.is_on = False

    def hear(self, before: Seen[Any], frames: Iterable[Frame[Any]]) -> None:
        """Leave the pegs of what happened since *before* to the people; a half over has none."""
        if not hasattr(self._rulebook, "pegs_owed"):
            return
        start = before
        for frame in frames:
            if isinstance(frame.fact, SidesChanged | GameEnded):
                self.forget()
            elif owed := self._rulebook.pegs_owed(start.game, frame.fact):
                self._plays.append(_Play(frame.fact, start, frame.seen, owed))
            start = frame.seen

    def forget(self) -> None:
        self._plays.clear()

    @property
    def left(self) -> int:
        """How many pegs of the first play still have to be moved."""
        return len(self._plays[0].owed) if self._plays else 0

    def standing(self) -> dict[PieceId, Standing]:
        """Return where the pegs of the side stand while some of them have yet to be moved."""
        if not self._plays:
            return {}
        play = self._plays[0]
        moved = self._rulebook.pegs_owed(play.before.game, play.fact) - play.owed
        return {
            piece: Standing(play.after if piece in moved else play.before, piece in play.owed)
            for piece in self._rulebook.pegs_of_side(play.before.game)
        }

    def places_for(self, piece: PieceId) -> tuple[PlaceId, ...]:
        """Return where a peg of this play may be tried, whether it has to be moved or not."""
        if not self._plays:
            return ()
        play = self._plays[0]
        found: tuple[PlaceId, ...] = self._rulebook.peg_places(play.before.game, play.fact, piece)
        return found

    def move(self, piece: PieceId, place: PlaceId) -> list[Problem]:
        """Put a peg down; return why it does not go there, empty where it does."""
        play = self._plays[0]
        problems: list[Problem] = self._rulebook.check_peg(
            play.before.game, play.after.game, play.fact, Gesture(piece, place)
        )
        if not problems:
            play.owed.discard(piece)
            while self._plays and not self._plays[0].owed:
                self._plays.popleft()
        return problems
