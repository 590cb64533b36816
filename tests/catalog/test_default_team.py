"""The team a club brings when no roster is written, and rosters from outside that cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hotstove.catalog.setups import check_setup, default_team, new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.showdown.advanced import AdvancedShowdown
from hotstove.rulebooks.showdown.cards import PitcherCard, Role
from hotstove.rulebooks.showdown.lineups import hitters, open_positions, starters

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
CLUBS = [club.id for club in CATALOG.clubs]
CHAIRS = (Chair("Vera"), Chair("Hal"))


def game(**house):
    return new_setup("showdown/advanced", CATALOG, tuple(CLUBS[:2]), CHAIRS, seed=5, **house)


def with_team(setup, **changes):
    return replace(setup, teams=(replace(setup.teams[0], **changes), setup.teams[1]))


def faults(setup):
    return [fault.english() for fault in check_setup(setup)]


@pytest.mark.parametrize("club_id", CLUBS)
def test_the_four_dearest_starters_are_the_rotation(club_id):
    team = default_team(*CATALOG.team(club_id))
    points = {card.id: card.points for card in starters(team.cards)}
    dearest = sorted(points.values(), reverse=True)[:4]
    assert [points[card] for card in team.rotation] == dearest


@pytest.mark.parametrize("club_id", CLUBS)
def test_the_cheapest_who_are_not_needed_are_backups(club_id):
    team = default_team(*CATALOG.team(club_id))
    ready = [card for card in hitters(team.cards) if card.id not in team.backups]
    assert len(team.backups) == 3
    assert len(ready) >= 9
    assert open_positions(ready) == []
    dearest_backup = max(card.points for card in hitters(team.cards) if card.id in team.backups)
    assert sum(card.points > dearest_backup for card in ready) >= 9


def test_everybody_else_is_bench_and_bullpen():
    club, cards = CATALOG.team(CLUBS[0])
    team = default_team(club, cards)
    pen = [card for card in team.cards if isinstance(card, PitcherCard)]
    assert any(card.role is Role.CLOSER for card in pen)
    assert team.cards == cards


def test_leagues_go_by_turns():
    teams = [new_setup("showdown/advanced", CATALOG, (c, c), CHAIRS, seed=1).teams for c in CLUBS]
    assert {first.home_rules for first, _ in teams} == {"AL", "NL"}


def test_slot_and_league_are_agreed_in_the_setup():
    setup = game(slot=3, league="NL", home="second")
    session = Session(AdvancedShowdown(setup), setup.new_dice())
    assert (session.state.slot, session.state.league) == (3, "NL")


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"rotation": ("nobody",)}, "The rotation of the"),
        ({"backups": frozenset({"nobody"})}, "mark nobody as a backup, who is no hitter"),
    ],
)
def test_what_a_roster_names_must_be_there(changes, says):
    found = faults(with_team(game(), **changes))
    assert len(found) == 1
    assert says in found[0]


def test_backups_must_leave_a_nine():
    setup = game()
    everybody = frozenset(card.id for card in hitters(setup.teams[0].cards))
    found = faults(with_team(setup, backups=everybody))
    assert "cannot field a nine without backups" in found[0]


@pytest.mark.parametrize("slot", [-1, 5])
def test_a_slot_off_the_rotation_is_refused(slot):
    assert f"The rotation slot is {slot}; choose 1 to 4" in faults(replace(game(), slot=slot))[0]
