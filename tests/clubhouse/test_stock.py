"""Every card at hand, and what a legal roster becomes in a game."""

from __future__ import annotations

import pytest
from club_cards import catalog, library, roster_of
from msgspec.structs import replace

from hotstove.baseball.lineups import LineupSpot
from hotstove.baseball.positions import Position
from hotstove.catalog.card_lists import write_cards
from hotstove.catalog.setups import new_setup
from hotstove.clubhouse.library import Query, SortKey
from hotstove.clubhouse.showdown.stock import stocked
from hotstove.clubhouse.showdown.teams import team_of, with_teams
from hotstove.files.refused import FileRefused
from hotstove.play.seats import SEATS
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume

KNOWN = library().cards
CHAIRS = (Chair("A", ""), Chair("B", ""))


def game(team, other=None, *, league="AL", slot=1):
    setup = new_setup(
        "showdown/advanced", catalog(), ("stovepipes", "mudlarks"), CHAIRS, seed=1,
        home="second", league=league, slot=slot,
    )  # fmt: skip
    book = volume("showdown/advanced").open(with_teams(setup, team, other))
    return book, replace(book.start(), slot=slot, league=league)


def test_sets_of_ones_own_join_the_cards_of_the_house(tmp_path):
    own = [replace(card, id=f"own-{card.id}") for card in list(KNOWN.values())[:4]]
    write_cards(own, tmp_path / "own.csv")
    stock = stocked(catalog(), tmp_path)
    assert len(stock.known) == len(KNOWN) + 4
    assert stocked(catalog(), None, [tmp_path / "own.csv"]).known == stock.known
    with pytest.raises(FileRefused):
        stocked(catalog(), None, [tmp_path / "none.csv"])


def test_worths_let_the_library_sort_by_value():
    stock = stocked(catalog())
    assert set(stock.worths) == set(stock.known)
    found = stock.library.find(Query(sort=(SortKey("bargain"),)))
    rates = [stock.worths[c.id].best / max(c.points, 1) for c in found]
    assert rates == sorted(rates, reverse=True)


def test_two_rosters_with_a_card_in_common_play_one_another():
    """SD-C-01: each side has its own copy, orders and rotation included."""
    team = team_of(roster_of(), KNOWN, catalog())
    book, now = game(team, team, slot=3)
    one, other = (book.suggested_today(now, seat) for seat in SEATS[:2])
    assert [f"{spot.player}~" for spot in one.spots] == [spot.player for spot in other.spots]
    assert one.pitcher == roster_of().roster.rotation[2]


def test_an_order_against_left_handers_is_suggested_against_one():
    """SD-T-12, SD-C-10."""
    roster = roster_of().roster
    left = replace(roster, al_left=roster.al[::-1])
    team = team_of(replace(roster_of(), roster=left), KNOWN, catalog())
    hands = set()
    for slot in (1, 2, 3, 4):
        book, now = game(team, slot=slot)
        rival = book.cards[book.starter_today(now, SEATS[1])].throws
        suggested = book.suggested_today(now, SEATS[0]).spots
        assert suggested == (left.al_left if rival == "L" else left.al)
        hands.add(rival)
    assert hands == {"L", "R"}


def test_an_order_that_is_not_legal_today_gives_way_to_the_rulebooks():
    """SD-T-21: a session file may hold anything."""
    team = team_of(roster_of(), KNOWN, catalog())
    for spots in ((), (LineupSpot("nobody", Position.CATCHER),) * 9, team.orders["al"][:8]):
        book, now = game(replace(team, orders={"al": tuple(spots)}))
        plain, same = game(replace(team, orders={}))
        assert book.suggested_today(now, SEATS[0]) == plain.suggested_today(same, SEATS[0])
