"""Clutch's faces: every card of the House League says all it prints, and mistakes shout."""

from __future__ import annotations

from pathlib import Path

import pytest
from canvas import drawn, share_changed
from clutch_cast import BOOKS
from clutch_people import VANE, cards, chart, setup, team
from PySide6.QtCore import QRect, QRectF

from hotstove.catalog.shelf import Catalog
from hotstove.faces import clutch
from hotstove.faces.cards import Face
from hotstove.faces.clutch.chart import names_of, rows_of
from hotstove.faces.clutch.players import ZONE, ClutchArt, reading_lines, table_lines
from hotstove.faces.clutch.word_cards import (
    coach_print,
    manager_art,
    stadium_art,
    strategy_print,
    weather_art,
)
from hotstove.faces.clutch.words import text_of
from hotstove.faces.strategy_print import reading_layout
from hotstove.rulebooks.clutch.cards import batter_side, pitcher_side

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
YEARS = (2017, 2024)
WIDE, TALL = 315, 440
"""Half a pixel to a card unit."""


def players(year):
    shelf = CATALOG.clutch(year)
    return [
        (side, shelf.clubs[card.club])
        for card in shelf.cards.values()
        for side in (batter_side(card), pitcher_side(card))
        if side is not None
    ]


def pitcher(year):
    return next(card for card in cards(year) if card.id == "doyle")


def shown(card, lit=""):
    club = next(iter(CATALOG.clutch(2017).clubs.values()))
    art = ClutchArt(card, club, lit)
    return drawn(lambda painter: art.paint(painter, QRectF(0, 0, WIDE, TALL), Face.READING),
                 WIDE, TALL)  # fmt: skip


def test_cl_04_bands_reach_to_the_next_one_and_the_last_without_end():
    rows = rows_of(chart("SO 1, GB 4, FB 7, BB 8, HR 21"))
    assert [str(row) for row in rows] == ["1–3", "4–6", "7", "8–20", "21+"]


def test_rul_03_2017_prints_a_k_for_a_strikeout():
    assert dict(names_of(2017)) == {"SO": "K"}
    assert names_of(2024) == ()
    assert "strikeout (K)" in text_of(pitcher(2017), CATALOG.clubs[0])
    assert "strikeout (SO)" in text_of(pitcher(2024), CATALOG.clubs[0])


@pytest.mark.parametrize("year", YEARS)
def test_cl_02_nothing_on_a_players_card_is_cut_short(year):
    for card, club in players(year):
        lines = [*reading_lines(card, club), *table_lines(card, club)]
        cut = [line.text for line in lines if line.fitted()[0] != line.text]
        assert not cut, card.name


@pytest.mark.parametrize("year", YEARS)
def test_cl_02_a_reader_hears_all_that_is_printed(year):
    lark, club = cards(year)[0], CATALOG.clubs[0]
    said = text_of(lark, club)
    run = "Speed 15" if year == 2017 else "Run 16 · Steal 18"
    for part in ("On-Base 12", "SS", run, "Bats R", "vs L +1", "Clutch +2", "13–17 single"):
        assert part in said
    said = text_of(pitcher(year), club)
    roles = "SP 6" if year == 2017 else "SP 6 · RP 2"
    for part in ("Command +4", roles, "Throws R", "vs R +1", "pitch roll of 1–2", "Salary 410"):
        assert part in said


@pytest.mark.parametrize("year", YEARS)
def test_c17_31_c24_38_a_mistake_pitch_is_unmistakable(year):
    """Without colour: the strip above the chart turns over, and a stamp covers the portrait."""
    plain, mistake = shown(pitcher(year)), shown(pitcher(year), "X")
    zone = QRect(*(round(v / 2) for v in (ZONE.x() + 8, ZONE.y() + 8, 560, 44)))
    assert share_changed(plain, mistake, zone) > 0.5
    assert share_changed(plain, mistake, QRect(60, 40, 220, 70)) > 0.3
    chart_box = QRect(20, 310, 270, 110)
    assert share_changed(plain, mistake, chart_box) == 0
    both = shown(pitcher(year), "X GB")
    assert share_changed(mistake, both, chart_box) > 0.02


def test_c24_03_a_two_way_player_has_two_sides():
    teams = team(2024, 0, cards=(*cards(2024), VANE)), team(2024, 1)
    faces = clutch.faces(BOOKS[2024](setup(2024, teams=teams)))
    bat, arm = faces.art("vane"), faces.art("arm:vane")
    assert (bat.card, arm.card) == (VANE.batter, VANE.pitcher)
    assert "Batter" in faces.words("vane")
    assert "Pitcher" in faces.words("vane")


@pytest.mark.parametrize("year", YEARS)
def test_cl_14_what_icons_add_stands_on_a_strip_of_its_own(year):
    for card in CATALOG.clutch(year).strategy.values():
        made = strategy_print(card)
        assert bool(made.bonus) == bool(card.icon_bonus), card.title
        assert "icon:" not in made.effect
        if card.icon_bonus:
            assert all(icon in (made.icon, *made.bonus.replace(":", "").replace(",", "").split())
                       for each in card.icon_bonus for icon in each.any_of)  # fmt: skip


@pytest.mark.parametrize("year", YEARS)
def test_cl_10_every_card_of_words_stands_on_its_card_whole(year):
    shelf = CATALOG.clutch(year)
    printed = [strategy_print(card) for card in shelf.strategy.values()]
    printed += [coach_print(card) for card in shelf.coaches.values()]
    printed += [stadium_art(card).card for card in shelf.stadiums.values()]
    printed += [weather_art(card).card for card in shelf.weather.values()]
    printed += [manager_art(card).card for card in shelf.managers.values()]
    for one in printed:
        found = reading_layout(one)
        lowest = max(line.box.bottom() for line in found.lines)
        assert lowest <= 880, one.name
        for line in found.lines:
            if hasattr(line, "fitted"):
                told = line.fitted()
                assert "…" not in str(told[0]), one.name


def test_cl_10_c24_04_offense_is_blue_defense_red_and_a_bench_coach_both():
    shelf = CATALOG.clutch(2024)
    grounds = {card.side: strategy_print(card).grounds for card in shelf.strategy.values()}
    assert len(set(grounds.values())) == 3
    kinds = {card.coach: coach_print(card).grounds for card in shelf.coaches.values()}
    assert kinds["hitting"] == grounds["offense"]
    assert kinds["pitching"] == grounds["defense"]
    assert kinds["bench"] == (*grounds["offense"], *grounds["defense"])
