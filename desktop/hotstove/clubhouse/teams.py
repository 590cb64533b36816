"""A roster file made a team for a game: the legal one plays, any other is refused with reasons.

What a team is stands in each game's own ``teams``; ``front_office(game).team`` makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from hotstove.baseball.clubs import Club
from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence

from .documents import RosterDocument
from .law import Violation


class RosterIllegal(FileRefused):
    """A roster that may be saved but not played; ``violations`` says why, ``sentence`` the first
    of them and how many more.
    """

    def __init__(self, name: str, violations: Sequence[Violation]) -> None:
        self.violations = tuple(violations)
        first = self.violations[0].sentence
        template = _ILLEGAL if len(self.violations) == 1 else _ILLEGAL_MORE
        told = Sentence(
            "clubhouse",
            template,
            {"name": name or "–", "fault": first, "count": len(self.violations) - 1},
        )
        super().__init__(told)


def club_of(document: RosterDocument, catalog: Catalog) -> Club:
    """Return the club whose colours the roster wears; of a strange one those of the first."""
    known = {club.id: club for club in catalog.clubs}
    return known.get(document.roster.club, catalog.clubs[0])


def seated_sides(one: Any, other: Any) -> tuple[Any, Any]:
    """Return two teams; where they have a card in common, they play it as two."""
    if {card.id for card in one.cards} & {card.id for card in other.cards}:
        other = other.mirrored()
    return one, other


_ILLEGAL: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "The roster “{name}” is not legal and cannot be played: {fault}"
)
_ILLEGAL_MORE: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "The roster “{name}” is not legal and cannot be played: {fault} Faults besides: {count}.",
)
