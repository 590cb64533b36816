"""Clutch as the house prints it: cards of every kind, decks, default rosters, and their rates."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

from hotstove.baseball.effects.interpreter import everything_in
from hotstove.catalog.brought import bringing
from hotstove.catalog.refused import CatalogError
from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game
from hotstove.play.seats import Side
from hotstove.play.setup import Chair
from hotstove.rulebooks.clutch.card_verbs import VERBS
from hotstove.rulebooks.clutch.cards import batter_side, check_card, pitcher_side
from hotstove.rulebooks.clutch.construction import check_roster
from hotstove.rulebooks.clutch.facts import OutcomeSettled
from hotstove.rulebooks.clutch.strategy import check_coaches, check_deck, check_stadium
from hotstove.rulebooks.house import Brought
from hotstove.rulebooks.shelf import volume

HOUSE = Catalog(Path(__file__).parents[2] / "cards")
CHAIRS = (Chair("One", "instinct"), Chair("Two", "instinct"))
YEARS = (2017, 2024)
CLUBS = ("mudlarks", "stovepipes")
LONGEST = 240
"""Characters that a card has room for."""

shelf_of = pytest.mark.parametrize("shelf", [HOUSE.clutch(year) for year in YEARS], ids=YEARS)


# Cards


@shelf_of
def test_there_are_at_least_54_strategy_cards(shelf):
    """CL-10 to 12: of every side and rarity, no title twice, and every deck stays in its limits."""
    cards = list(shelf.strategy.values())
    assert len(cards) >= 54
    assert len({card.title for card in cards}) == len(cards)
    assert len({card.text for card in cards}) == len(cards)
    assert {card.side for card in cards} >= {"offense", "defense"}
    assert Counter(card.rarity for card in cards).keys() >= {"common", "uncommon", "rare"}


@shelf_of
def test_everything_printed_fits_on_a_card(shelf):
    printed = [*shelf.strategy.values(), *shelf.coaches.values(), *shelf.stadiums.values()]
    printed += [*shelf.weather.values(), *shelf.managers.values()]
    for card in printed:
        assert card.text.strip() == card.text != ""
        assert len(card.text) <= LONGEST
        assert card.text.endswith(".")


def test_the_editions_have_cards_of_their_own():
    first, second = (
        {card.title for card in HOUSE.clutch(year).strategy.values()} for year in YEARS
    )
    assert first & second == set()


@shelf_of
def test_stadiums_coaches_weather(shelf):
    """C24-07, C24-10, CL-99: sixteen parks, nine coaches of three kinds, twelve weather cards."""
    assert len(shelf.stadiums) == 16
    assert len(shelf.weather) == 12
    assert len(shelf.managers) == 3
    kinds = Counter(card.coach for card in shelf.coaches.values())
    wanted = {} if shelf.edition.year == 2017 else {"bench": 3, "hitting": 3, "pitching": 3}
    assert kinds == wanted
    for stadium in shelf.stadiums.values():
        assert list(check_stadium(stadium, shelf.edition)) == []


def test_every_verb_is_on_some_card():
    shelves = [HOUSE.clutch(year) for year in YEARS]
    effects = [card.effects for shelf in shelves for card in shelf.strategy.values()]
    effects += [card.effects for shelf in shelves for card in shelf.coaches.values()]
    effects += [park.main.effects for shelf in shelves for park in shelf.stadiums.values()]
    effects += [each.main.effects for shelf in shelves for each in shelf.weather.values()]
    used = {clause.word for each in effects for clause in everything_in(each)}
    assert set(VERBS) - used == set()


# Decks and rosters


@shelf_of
def test_three_decks_are_legal(shelf):
    """C17-17, C24-16: 40 cards, 50 in 2024; copies by rarity."""
    assert len(shelf.decks) == 3
    for deck in shelf.decks.values():
        assert list(check_deck(deck, shelf.edition)) == []
        assert sum(each.count for each in deck.cards) == (
            40 if shelf.edition.year == 2017 else 50
        )


@shelf_of
def test_every_club_has_a_legal_roster(shelf):
    """CL-15 to 18, C17-14, C24-13: 25 or 26 cards, 6,000 of salary, nobody twice."""
    assert list(shelf.rosters) == [club.id for club in HOUSE.clubs]
    size = 25 if shelf.edition.year == 2017 else 26
    for roster in shelf.rosters.values():
        cards = [shelf.cards[card] for card in roster.cards]
        assert len(roster.cards) == len(set(roster.cards)) == size
        assert 5_200 <= sum(card.salary for card in cards) <= 6_000
        assert list(check_roster(roster, shelf.cards, shelf.edition)) == []
        assert len(roster.rotation) == 5
        coaches = tuple(shelf.coaches[coach] for coach in roster.coaches)
        assert list(check_coaches(coaches, shelf.edition)) == []


@shelf_of
def test_the_cards_are_of_the_people_of_the_house_league(shelf):
    """Every card is one of a person that the other games know too, and sound."""
    people = {card.person for card in HOUSE.showdown_cards}
    assert {card.person for card in shelf.cards.values()} <= people
    for card in shelf.cards.values():
        assert list(check_card(card)) == []
        assert batter_side(card) or pitcher_side(card)


# Setups


@pytest.mark.parametrize("year", YEARS)
def test_weather_managers_and_decks_are_chosen_by_name(year):
    """CL-99."""
    shelf = HOUSE.clutch(year)
    weather, manager, deck = (
        next(iter(known)) for known in (shelf.weather, shelf.managers, reversed(shelf.decks))
    )
    setup = new_setup(
        f"clutch/{year}", HOUSE, CLUBS, CHAIRS, seed=1,
        weather=weather, managers_are="chosen", decks=(deck, None),
        brought=(Brought(manager=manager), Brought()),
    )  # fmt: skip
    assert (setup.weather.id, setup.weather_is) == (weather, "chosen")
    assert setup.teams[0].manager.id == manager
    assert setup.teams[1].manager is None
    assert setup.teams[0].deck == shelf.decks[deck]
    exhibition_game(volume(f"clutch/{year}"), setup, "instinct")


@pytest.mark.parametrize(
    "house",
    [
        {"weather": "frogs"},
        {"managers_are": "chosen", "brought": (Brought(manager="nobody"), Brought())},
        {"brought": (Brought(stadium="a parking lot"), Brought())},
        {"brought": (Brought(), Brought(coaches=("cage_rat", "nobody", "towel_man")))},
        {"decks": ("", "no deck")},
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(house):
    with pytest.raises(CatalogError, match="Nothing of Clutch is called"):
        new_setup("clutch/2024", HOUSE, CLUBS, CHAIRS, seed=1, **house)


@pytest.mark.parametrize("year", YEARS)
def test_cl_99_weather_and_managers_are_drawn_by_the_seed(year):
    """CL-99: off by default; drawn anew for every seed, the same for the same one."""
    def drawn(seed, **house):
        setup = new_setup(f"clutch/{year}", HOUSE, CLUBS, CHAIRS, seed=seed, **house)
        cards = (setup.weather, *(team.manager for team in setup.teams))
        return tuple(card.id if card is not None else "" for card in cards)

    assert drawn(1) == ("", "", "")
    both = {"weather_is": "drawn", "managers_are": "drawn"}
    assert drawn(5, **both) == drawn(5, **both)
    assert len({drawn(seed, **both) for seed in range(40)}) > 12
    assert all(all(drawn(seed, **both)) for seed in range(5))
    assert all(len(set(drawn(seed, **both)[1:])) == 2 for seed in range(40))


# What clubs bring


@pytest.mark.parametrize("year", YEARS)
def test_cl_96_another_park_for_a_club(year):
    """CL-96: both may bring the same."""
    other = Brought(stadium="pricklies")
    setup = new_setup(f"clutch/{year}", HOUSE, CLUBS, CHAIRS, seed=1, brought=(other, other))
    assert [team.stadium.id for team in setup.teams] == ["pricklies", "pricklies"]


def test_c24_17_three_coaches_are_chosen():
    """C24-17: one of each kind; two hitting coaches are refused in words."""
    staff = ("sign_man", "third_base_windmill", "eye_for_seams")
    chosen = (Brought(coaches=staff), Brought())
    setup = new_setup("clutch/2024", HOUSE, CLUBS, CHAIRS, seed=1, brought=chosen)
    assert tuple(coach.id for coach in setup.teams[0].coaches) == staff
    usual = HOUSE.clutch(2024).rosters[CLUBS[1]].coaches
    assert tuple(coach.id for coach in setup.teams[1].coaches) == usual
    wrong = (Brought(coaches=("cage_rat", "third_base_windmill", "eye_for_seams")), Brought())
    with pytest.raises(CatalogError, match="hitting 2"):
        new_setup("clutch/2024", HOUSE, CLUBS, CHAIRS, seed=1, brought=wrong)


def test_c17_17_cards_of_the_side_deck_come_in_one_for_one():
    """C17-16, C17-17: ten lie beside every deck of the house; forty are played with."""
    for club in CLUBS:
        assert len(bringing(HOUSE, "clutch/2017", club, None).side_deck) == 10
    choice = bringing(HOUSE, "clutch/2017", CLUBS[0], None)
    new, old = choice.side_deck[0].id, choice.deck[0].id
    chosen = (Brought(swaps=((new, old),)), Brought())
    setup = new_setup("clutch/2017", HOUSE, CLUBS, CHAIRS, seed=1, brought=chosen)
    deck = setup.teams[0].deck
    counts = {each.card.id: each.count for each in deck.cards}
    assert (deck.size, counts[new]) == (40, 1)
    assert old in [each.card.id for each in deck.side_deck]
    twice = (Brought(swaps=((new, old), (new, choice.deck[1].id))), Brought())
    with pytest.raises(CatalogError, match="cannot be swapped"):
        new_setup("clutch/2017", HOUSE, CLUBS, CHAIRS, seed=1, brought=twice)
    assert bringing(HOUSE, "clutch/2024", CLUBS[0], None).side_deck == ()
    assert bringing(HOUSE, "showdown/expert", CLUBS[0], None).offers == ()


@pytest.mark.parametrize(
    "house", [{"starters": "die"}, {"automatic_runner": True}, {"unit_cap": 8}]
)
def test_house_rules_of_2024(house):
    setup = new_setup("clutch/2024", HOUSE, CLUBS, CHAIRS, seed=1, **house)
    (name,) = house
    assert getattr(setup, name) == house[name]
    exhibition_game(volume("clutch/2024"), setup, "luck")


# Rates


def rates(year, games):
    """Return runs a side, on-base average and strikeouts a plate appearance."""
    book, clubs = volume(f"clutch/{year}"), [club.id for club in HOUSE.clubs]
    pairs = list(zip(clubs, [*clubs[1:], clubs[0]], strict=True))
    setups = [new_setup(book.id, HOUSE, pair, CHAIRS, seed=0, home="second") for pair in pairs]
    runs, ends = 0, Counter()
    for number in range(games):
        setup = replace(setups[number % len(setups)], seed=400_000 + number)
        session = exhibition_game(book, setup, "instinct")
        runs += sum(session.state.runs(side) for side in Side)
        ends.update(fact.code for fact in session.facts if isinstance(fact, OutcomeSettled))
    trips = ends.total() - ends["SAC"]
    on_base = sum(ends[code] for code in ("BB", "IBB", "HBP", "1B", "2B", "3B", "HR"))
    return runs / games / 2, on_base / trips, ends["SO"] / trips


@pytest.mark.long
@pytest.mark.parametrize("year", YEARS)
def test_the_league_scores_as_leagues_do(year):
    runs, on_base, strikeouts = rates(year, 1_000)
    assert 4.0 <= runs <= 5.2
    assert 0.310 <= on_base <= 0.340
    assert 0.17 <= strikeouts <= 0.24
