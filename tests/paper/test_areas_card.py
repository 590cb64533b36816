"""The official card of Clutch, CL-27 to 29, as it is printed: read back from the PDF."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path += [str(Path(__file__).parent)]
from msgspec.structs import replace
from printed import margins_are_white, reader, words

from hotstove.baseball.score_areas import PitcherRow
from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game
from hotstove.paper.scorecard import Scorecard
from hotstove.paper.scorecard_input import blank_input
from hotstove.paper.session_card import session_scorecard
from hotstove.paper.shop import Order, document, kinds
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume

ROOT = Path(__file__).parents[2]
CLUBS = ("stovepipes", "mudlarks")
YEARS = (2017, 2024)
_PLAYED = {}


def played(year):
    """A whole game between two managers, the same one for every test."""
    if year not in _PLAYED:
        book = volume(f"clutch/{year}")
        chairs = (Chair("Vera", "instinct"), Chair("Hal", "instinct"))
        catalog = Catalog(ROOT / "cards")
        setup = new_setup(book.id, catalog, CLUBS, chairs, seed=5, home="second")
        session = exhibition_game(book, setup, "instinct")
        emblems = ROOT / "resources" / "art" / "emblems"
        _PLAYED[year] = session, session_scorecard(session, book.title, "14 June", emblems)
    return _PLAYED[year]


def card_of(game, paper="a4"):
    return Scorecard(game, paper, "areas")


@pytest.mark.parametrize("year", YEARS)
def test_cl_27_line_score_pitchers_in_order_units_and_total(year):
    session, game = played(year)
    text = words(card_of(game))
    for number, side in enumerate(game.areas):
        line = " ".join(run.upper() for run in side.innings)
        assert f"{('AWAY', 'HOME')[number]} {side.manager} {line} {side.runs}" in text
        where = [text.index(row.name) for row in side.pitchers]
        assert where == sorted(where)
        dugout = (session.state.visitor, session.state.home)[number]
        assert side.units == (dugout.battery, dugout.infield, dugout.outfield)
        battery, infield, outfield = side.units
        score = f"Score {side.runs}"
        assert f"Battery {battery} Infield {infield} Outfield {outfield} {score}" in text
    assert text.count("Battery") == text.count("Infield") == text.count("Outfield") == 2


def test_cl_27_2024_names_openers_and_bulk_and_counts_earned_runs():
    old, new = (words(card_of(played(year)[1])) for year in YEARS)
    assert "Starting pitcher" in old
    assert "Earned" not in old
    assert "Starting or opening" in new
    assert "Relief or bulk" in new
    assert new.count("Earned") == 4


@pytest.mark.parametrize("year", YEARS)
def test_cl_29_innings_for_the_starter_and_outs_for_the_others(year):
    _, game = played(year)
    text = words(card_of(game))
    for side in game.areas:
        for number, row in enumerate(side.pitchers):
            worked = row.innings if number == 0 else str(row.outs)
            earned = f"{row.earned} " if year == 2024 else ""
            assert f"{row.name} {worked} {row.runs} {earned}{row.walks}" in text
        assert sum(row.outs for row in side.pitchers) >= 24
    assert PitcherRow("Doyle", 19, 2, 1, 3).innings == "6.1"


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("year", YEARS)
def test_cl_27_one_page_whatever_the_paper_and_nothing_in_the_margins(year, paper):
    card = card_of(played(year)[1], paper)
    assert len(reader(card).pages) == card.pages == 1
    assert margins_are_white(card, 0)


def test_cl_27_a_card_of_many_relievers_still_has_a_row_for_each():
    _, game = played(2024)
    staff = tuple(PitcherRow(f"Reliever {n}", n, n % 3, 0, 1) for n in range(1, 15))
    crowded = replace(game.areas[0], pitchers=staff)
    text = words(card_of(replace(game, areas=(crowded, game.areas[1]))))
    assert all(f"{row.name} " in text for row in staff)


@pytest.mark.parametrize("year", YEARS)
def test_cl_27_a_blank_card_has_the_areas_and_no_game_in_them(year):
    _, game = played(year)
    text = words(card_of(blank_input(game.heading, game.codes, game.form)))
    for part in ("AWAY", "HOME", "Manager", "Innings pitched", "Outs recorded", "Walks", "Score"):
        assert part in text
    assert not any(row.name in text for side in game.areas for row in side.pitchers)
    assert game.areas[0].manager not in text.split()


def test_cl_27_the_print_shop_sells_it_empty():
    assert kinds("clutch")[0] == "areas"
    assert "areas" not in kinds("showdown")
    catalog = Catalog(ROOT / "cards")
    for year, title, other in (
        (2017, "Starting pitcher", "Relief or bulk"),
        (2024, "Relief or bulk", "Starting pitcher"),
    ):
        order = Order(game="clutch", goods="sheet", kind="areas", sets=(f"clutch/{year}",))
        text = words(document(order, catalog))
        assert title in text
        assert other not in text
        assert str(year) in text
    both = document(Order(game="clutch", goods="sheet", kind="areas"), catalog)
    assert both.pages == 2
