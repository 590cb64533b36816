"""A Showdown roster as a team for a game."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from hotstove.catalog.setups import check_setup
from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused
from hotstove.play.setup import Setup
from hotstove.rulebooks.showdown.cards import Card, CardId
from hotstove.rulebooks.showdown.construction import ORDERS, rotation_of
from hotstove.rulebooks.showdown.setup import ShowdownSetup, Team

from ..teams import RosterIllegal, club_of, seated_sides
from .documents import ShowdownDocument, deck_of
from .law import violations_of


def team_of(
    document: ShowdownDocument,
    known: Mapping[CardId, Card],
    catalog: Catalog,
    *,
    is_expert: bool = False,
) -> Team:
    """Return the roster as a team, with its orders and deck. Raises RosterIllegal."""
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


def with_teams(setup: Setup, first: Team | None, second: Team | None) -> Setup:
    """Return a Showdown setup with rosters in place of its clubs; None leaves a side alone.

    The deck of the setup stays where a roster has none. Raises ValueError for another game,
    FileRefused for teams that cannot play.
    """
    if not isinstance(setup, ShowdownSetup):
        raise ValueError("this game is not played with rosters")
    one, other = (
        team if own is None else replace(own, deck=own.deck or team.deck)
        for team, own in zip(setup.teams, (first, second), strict=True)
    )
    setup = replace(setup, teams=seated_sides(one, other))
    faults = check_setup(setup)
    if faults:
        raise FileRefused(faults[0])
    return setup
