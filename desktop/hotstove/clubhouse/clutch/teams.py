"""A Clutch roster as a team for a game: players, staffs, deck, coaches and park."""

from __future__ import annotations

from msgspec.structs import replace

from hotstove.catalog.setups import check_setup
from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused
from hotstove.play.setup import Setup
from hotstove.rulebooks.clutch.setup import ClutchSetup, Team

from ..teams import RosterIllegal, club_of, seated_sides
from .documents import ClutchDocument, deck_of
from .law import violations_of
from .stock import ClutchStock


def team_of(document: ClutchDocument, stock: ClutchStock, catalog: Catalog) -> Team:
    """Return the roster as a team. Raises RosterIllegal."""
    found = violations_of(document, stock)
    if found:
        raise RosterIllegal(document.name, found)
    roster = document.roster
    return Team(
        club=club_of(document, catalog),
        cards=tuple(stock.known[card] for card in roster.cards),
        rotation=roster.rotation,
        bullpen=roster.bullpen,
        format=roster.format,
        deck=deck_of(document, stock.strategy),
        stadium=stock.stadiums[roster.stadium],
        coaches=tuple(stock.coaches[coach] for coach in roster.coaches),
    )


def with_teams(setup: Setup, first: Team | None, second: Team | None) -> Setup:
    """Return a Clutch setup with rosters in place of its clubs; None leaves a side alone.

    The manager's card that a club has drawn stays (CL-99). Raises ValueError for another game,
    FileRefused for teams that cannot play.
    """
    if not isinstance(setup, ClutchSetup):
        raise ValueError("this setup is of another game")
    one, other = (
        team if own is None else replace(own, manager=team.manager)
        for team, own in zip(setup.teams, (first, second), strict=True)
    )
    setup = replace(setup, teams=seated_sides(one, other))
    faults = check_setup(setup)
    if faults:
        raise FileRefused(faults[0])
    return setup
