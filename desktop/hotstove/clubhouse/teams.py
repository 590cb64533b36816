"""A roster file made a team for a game: the legal one plays, any other is refused with reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from hotstove.baseball.clubs import Club
from hotstove.catalog.setups import check_setup
from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused
from hotstove.play.setup import Setup
from hotstove.play.words import QT_TRANSLATE_NOOP, Sentence
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.construction import ORDERS, rotation_of
from hotstove.rulebooks.showdown.setup import ShowdownSetup, Team

from .documents import RosterDocument, deck_of
from .law import Violation, violations_of


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


def team_of(
    document: RosterDocument,
    known: Mapping[CardId, Card],
    catalog: Catalog,
    *,
    is_expert: bool = False,
) -> Team:
    """Return the roster as a team, with its orders and deck; a club that is not of the league
    plays in the colours of the first.

    Raises RosterIllegal.
    """
    deck = deck_of(document, catalog.strategy_cards)
    found = violations_of(document, known, deck, is_expert=is_expert)
    if found:
        raise RosterIllegal(document.name, found)
    roster = document.roster
    return Team(
        club_of(document, catalog),
        tuple(known[card] for card in roster.cards),
        rotation=rotation_of(roster, known, document.rules.starters),
        backups=frozenset(roster.backups),
        home_rules=roster.home_rules or "AL",
        deck=deck,
        orders={name: roster.order(name) for name in ORDERS if roster.order(name)},
    )


def club_of(document: RosterDocument, catalog: Catalog) -> Club:
    """Return the club whose colours the roster wears."""
    known = {club.id: club for club in catalog.clubs}
    return known.get(document.roster.club, catalog.clubs[0])


def with_teams(setup: Setup, first: Team | None, second: Team | None) -> Setup:
    """Return a Showdown setup with rosters in place of its clubs; None leaves a side alone.

    The deck of the setup stays where a roster has none. Two sides with a card in common play it
    as two. Raises ValueError for a game without rosters, FileRefused for teams that cannot play.
    """
    if not isinstance(setup, ShowdownSetup):
        raise ValueError("this game is not played with rosters")
    one, other = (
        team if own is None else replace(own, deck=own.deck or team.deck)
        for team, own in zip(setup.teams, (first, second), strict=True)
    )
    if {card.id for card in one.cards} & {card.id for card in other.cards}:
        other = other.mirrored()
    setup = replace(setup, teams=(one, other))
    faults = check_setup(setup)
    if faults:
        raise FileRefused(faults[0])
    return setup


_ILLEGAL: Final = QT_TRANSLATE_NOOP(
    "clubhouse", "The roster “{name}” is not legal and cannot be played: {fault}"
)
_ILLEGAL_MORE: Final = QT_TRANSLATE_NOOP(
    "clubhouse",
    "The roster “{name}” is not legal and cannot be played: {fault} Faults besides: {count}.",
)
