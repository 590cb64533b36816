"""Lineup cards and roster sheets on paper: who bats when, who stands where, who is left."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

sys.path += [str(Path(__file__).parent)]
from measured import drawn, pages, words

from hotstove.catalog.shelf import Catalog
from hotstove.clubhouse.front_office import front_office
from hotstove.faces.prints import lineup_prints, own_cards, own_lineups, own_sheet, roster_prints
from hotstove.paper.document import pdf_bytes
from hotstove.paper.lineup_sheets import LineupSheets
from hotstove.paper.roster_pages import roster_pages
from hotstove.paper.shop import NothingToPrint, Order, document, offers, own_sheets
from hotstove.rulebooks.clutch.cards import batter_side

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
YEARS = (2017, 2024)


@cache
def printed(goods, *sets, game="clutch", paper="a4"):
    order = Order(game=game, goods=goods, sets=sets, paper=paper)
    return pages(pdf_bytes(document(order, CATALOG)))


def ratings_of(roster, known, places):
    stands = {spot.position: batter_side(known[spot.player]) for spot in roster.order}
    return sum(stands[at].defense(at) for at in places)


@pytest.mark.parametrize("year", YEARS)
def test_cl_24_a_lineup_card_names_the_nine_and_everybody_else(year):
    """CL-24: spot, position, hand; C17-19, C24-10: the rotation; the bench and the bullpen."""
    house = CATALOG.clutch(year)
    roster = house.rosters["kites"]
    (page,) = printed("lineup", f"{year}-kites")
    text = words(page)
    for card in roster.cards:
        assert house.cards[card].name in text
    for number, spot in enumerate(roster.order, 1):
        name = house.cards[spot.player].name
        assert f"{spot.position if year == 2024 or spot.position != 'CA' else 'C'} {name}" in text
        assert str(number) in text
    assert "Batter, and substitutes below" in text


@pytest.mark.parametrize("year", YEARS)
def test_cl_28_the_units_stand_on_it_without_the_pitcher(year):
    """CL-28: his Defense is added when he comes in."""
    house = CATALOG.clutch(year)
    roster = house.rosters["kites"]
    (lineup,) = [one for one in lineup_prints("clutch", CATALOG) if one.id == f"{year}-kites"]
    catcher, infield, outfield = (int(rating) for _, rating in lineup.units)
    assert catcher == ratings_of(roster, house.cards, ["CA"])
    assert infield == ratings_of(roster, house.cards, ["1B", "2B", "3B", "SS"])
    assert outfield == ratings_of(roster, house.cards, ["LF", "CF", "RF"])


def test_two_lineup_cards_share_a_page_and_nothing_leaves_it():
    for paper, (wide, tall) in (("a4", (210, 297)), ("letter", (215.9, 279.4))):
        sheets = printed("lineup", "2017-kites", "2024-kites", "2024-anvils", paper=paper)
        assert len(sheets) == 2
        for one in drawn(sheets[0]):
            left, top, right, low = one.box
            assert left >= 6
            assert top >= 6
            assert right <= wide - 6
            assert low <= tall - 6


def test_an_empty_lineup_card_waits_for_the_pencil():
    text = words(printed("lineup", "blank")[0])
    assert text.count("Batter, and substitutes below") == 2
    assert text.count("Outfield") == 2
    assert "OB" not in text
    with pytest.raises(ValueError, match="no lineup card"):
        LineupSheets([])


@pytest.mark.parametrize("year", YEARS)
def test_a_roster_sheet_has_its_places_its_salary_and_what_it_brings(year):
    """C17-04 to 18, C24-05 to 18."""
    house = CATALOG.clutch(year)
    roster = house.rosters["kites"]
    text = words(printed("roster", f"{year}-kites")[0])
    for part in ("Batting order", "Bench", "Rotation", "Bullpen"):
        assert part in text
    for card in roster.cards:
        assert f"{house.cards[card].name} " in text
    salary = sum(house.cards[card].salary for card in roster.cards)
    assert f"{len(roster.cards)} players, salary {salary}" in text
    assert house.decks[roster.deck].name in text
    assert house.stadiums[roster.stadium].name in text
    assert ("Coaches" in text) == (year == 2024)
    assert all(house.coaches[coach].title in text for coach in roster.coaches)


def test_every_club_of_both_editions_has_a_sheet_and_a_lineup_card():
    assert len(roster_prints("clutch", CATALOG)) == len(lineup_prints("clutch", CATALOG)) == 32
    assert len(lineup_prints("showdown", CATALOG)) == 32
    assert {"roster", "lineup"} <= set(offers("clutch", CATALOG))
    assert "lineup" not in offers("pitch_duel", CATALOG)
    with pytest.raises(NothingToPrint):
        printed("lineup", game="pitch_duel")


def test_sd_t_12_a_showdown_club_has_a_card_for_each_order():
    """SD-T-12: with a DH, and with the pitcher batting."""
    (page,) = printed("lineup", "kites-al", "kites-nl", game="showdown")
    roster = CATALOG.rosters["kites"]
    names = {card.id: card.name for card in CATALOG.showdown_cards}
    assert f"P {names[roster.rotation[0]]}" in words(page)
    assert "With a DH" in words(page)
    assert "The pitcher bats" in words(page)


def test_cl_27_both_editions_print_a_card_of_their_own():
    assert list(own_sheets("clutch", "areas")) == ["clutch/2017", "clutch/2024"]
    assert own_sheets("clutch", "grid") == {}
    assert own_sheets("showdown", "areas") == {}


@pytest.mark.parametrize("game", ["showdown", "clutch/2017", "clutch/2024"])
def test_a_roster_of_ones_own_is_printed_with_lineups_and_cards(game):
    office = front_office(game)
    stock, club = office.stocked(CATALOG), CATALOG.club("kites")
    family = office.kind.family
    whole = office.default_roster(CATALOG, "kites")
    sheet = own_sheet(family, whole, stock, club)
    lineups = own_lineups(family, whole, stock, club)
    cards = own_cards(family, whole, stock, {club.id: club}, club)
    assert len(cards.cards) == len(whole.roster.cards)
    bound = roster_pages(sheet, lineups, cards)
    found = pages(pdf_bytes(bound))
    assert len(found) == bound.pages > 3
    assert "not legal" not in words(found[0])
    assert words(found[1]).count("substitutes below") == 2
    empty = office.empty()
    assert "not legal" in own_sheet(family, empty, stock, club).note
    assert own_lineups(family, empty, stock, club) == ()
    with pytest.raises(IndexError):
        bound.draw(None, bound.pages)
