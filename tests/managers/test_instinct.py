"""Instinct at the basic Showdown table: legal, worked out exactly, better than luck."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from showdown_cast import KIP, PIKE, hitter, pitcher, setup

from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import (
    Tally,
    exhibition_game,
    exhibition_setups,
    game_seed,
)
from hotstove.managers.registry import UnknownManager, manager_names, new_manager
from hotstove.managers.showdown_lineups import lineup_by_value
from hotstove.managers.showdown_values import allowed, appearance
from hotstove.play.seats import SEATS, Side
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.rulebooks.showdown.lineups import check_lineup

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
BASIC = volume("showdown/basic")
CLUBS = [club.id for club in CATALOG.clubs]


def mirrored(club, seed, home):
    chairs = (Chair("One"), Chair("Two"))
    return new_setup(BASIC.id, CATALOG, (club, club), chairs, seed=seed, home=home)


@pytest.mark.parametrize("club", CLUBS)
def test_every_club_s_lineup_is_legal(club):
    game = mirrored(club, 1, "first")
    for team in game.teams:
        lineup = lineup_by_value(team)
        assert list(check_lineup(lineup, {card.id: card for card in team.cards})) == []


def test_instinct_beats_luck_with_the_same_cards():
    wins = 0
    for number in range(400):
        home = ("first", "second")[number % 2]
        book = BASIC.open(mirrored(CLUBS[number // 4 % 4], number, home))
        session = Session(book, book.setup.new_dice(), keeps_frames=False)
        wise, lucky = SEATS[number // 2 % 2], SEATS[1 - number // 2 % 2]
        session.play_out(
            {
                wise: new_manager("instinct", book, wise, number),
                lucky: new_manager("luck", book, lucky, number),
            }
        )
        side = session.state.side_of(wise)
        wins += session.state.runs(side) > session.state.runs(side.other)
    assert wins >= 220


def test_an_appearance_is_worth_what_both_dice_say():
    """Every one of the 400 throws counted by hand."""
    batter = hitter("Ada", 10, "C9", "1B+0", "SO 1-10, BB 11-15, HR 16+")
    arm = pitcher("Bo", 4, 6, "starter", "SO 1-18, 1B 19-20, HR 21+")
    reach = bases = 0
    for pitch in range(1, 21):
        for swing in range(1, 21):
            chart = arm.chart if pitch + 4 > 10 else batter.chart
            result = chart.result(swing)
            reach += not result.is_out
            bases += result.bases
    found = appearance(arm, batter)
    assert found.reach == pytest.approx(reach / 400)
    assert found.bases == pytest.approx(bases / 400)


def test_the_better_arm_allows_less_and_starts():
    assert allowed(PIKE).runs < allowed(KIP).runs
    teams = setup().teams
    assert lineup_by_value(teams[0]).pitcher == "pike"


def test_other_cards_under_the_same_ids_are_worked_out_anew():
    teams = setup().teams
    first = lineup_by_value(teams[0])
    swapped = {"pike": replace(KIP, id="pike"), "kip": replace(PIKE, id="kip")}
    cards = tuple(swapped.get(card.id, card) for card in teams[0].cards)
    other = replace(teams[0], cards=cards)
    assert first.pitcher == "pike"
    assert lineup_by_value(other).pitcher == "kip"


def test_the_registry_names_who_can_play():
    book = BasicShowdown(setup())
    assert manager_names(book) == ("luck", "instinct")
    with pytest.raises(UnknownManager, match=r"“clairvoyance” for showdown/basic.*luck, instinct"):
        new_manager("clairvoyance", book, SEATS[0], 1)


def test_a_higher_level_is_not_played_by_the_instinct_of_the_one_below():
    class Advanced(BasicShowdown):
        pass

    assert manager_names(Advanced(setup())) == ("luck",)


# Exhibitions


@pytest.mark.parametrize("manager", ["luck", "instinct"])
def test_the_same_seed_plays_the_same_games(manager):
    def games():
        setups = exhibition_setups(BASIC.id, CATALOG, seed=3, manager=manager)
        return [
            list(exhibition_game(BASIC, game, manager).facts)
            for game, _ in zip(setups, range(4), strict=False)
        ]

    assert games() == games()


def test_the_clubs_take_turns_unless_they_are_named():
    def first(count, **named):
        setups = exhibition_setups(BASIC.id, CATALOG, seed=0, manager="luck", **named)
        return [
            tuple(team.club.id for team in game.teams)
            for game, _ in zip(setups, range(count), strict=False)
        ]

    assert len(set(first(12))) == 12
    assert {visitor for visitor, _ in first(6, visitor=CLUBS[2])} == {CLUBS[2]}
    assert {home for _, home in first(6, home=CLUBS[1])} == {CLUBS[1]}
    assert set(first(5, visitor=CLUBS[0], home=CLUBS[0])) == {(CLUBS[0], CLUBS[0])}


def test_seeds_of_a_series_are_all_different():
    assert len({game_seed(1, number) for number in range(1_000)}) == 1_000


def test_the_averages_are_those_of_the_box_scores():
    tally, runs = Tally(), 0
    for game, _ in zip(
        exhibition_setups(BASIC.id, CATALOG, seed=8, manager="luck"), range(5), strict=False
    ):
        session = exhibition_game(BASIC, game, "luck")
        tally.hear(session.facts)
        runs += session.state.runs(Side.VISITOR) + session.state.runs(Side.HOME)
    averages = tally.averages()
    assert averages["runs_per_team_game"] == pytest.approx(runs / 10)
    assert averages["obp"] == pytest.approx((tally.h + tally.bb) / tally.pa, abs=1e-6)
    assert averages["dp_per_team_game"] == 0
    assert Tally().averages()["obp"] == 0
