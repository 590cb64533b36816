"""Games set up from clubs, and setups from outside: what cannot be played is said in words."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hotstove.catalog.refused import CatalogError
from hotstove.catalog.setups import check_setup, new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.play.dice import TypedDice
from hotstove.play.session import Session
from hotstove.play.setup import Chair
from hotstove.rulebooks.showdown.basic import BasicShowdown
from hotstove.rulebooks.showdown.cards import Chart, HitterCard, PitcherCard

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
CHAIRS = (Chair("Vera"), Chair("Hal", "instinct"))


def setup(clubs=("mudlarks", "stovepipes"), rulebook="showdown/basic", **house):
    return new_setup(rulebook, CATALOG, clubs, CHAIRS, **{"seed": 5, **house})


def faults(game):
    return [fault.english() for fault in check_setup(game)]


def with_cards(game, change):
    team = game.teams[0]
    return replace(game, teams=(replace(team, cards=tuple(change(team.cards))), game.teams[1]))


def test_every_pair_of_clubs_can_play():
    clubs = [club.id for club in CATALOG.clubs]
    for visitor in clubs:
        for home in clubs:
            game = setup((visitor, home))
            assert Session(BasicShowdown(game), game.new_dice()).decision.asks == "lineup"


def test_what_was_agreed_is_in_the_setup():
    game = setup(home="first", dice="typed", take_back="agreed", innings=6)
    assert (game.home, game.take_back, game.innings, game.seed) == ("first", "agreed", 6, 5)
    assert isinstance(game.new_dice(), TypedDice)
    assert game.chairs == CHAIRS


def test_a_club_can_play_itself_with_cards_of_other_ids():
    one, other = setup(("mudlarks", "mudlarks")).teams
    assert one.club == other.club
    assert not {card.id for card in one.cards} & {card.id for card in other.cards}


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"clubs": ("mudlarks", "giants")}, "There is no club “giants”; the clubs are stovepipes"),
        ({"rulebook": "whist"}, "There is no rulebook “whist”; there are showdown/basic."),
        ({"innings": 0}, "A game of 0 innings cannot be played; choose 1 to 99."),
    ],
)
def test_what_is_not_there_is_named_with_what_is(options, says):
    with pytest.raises(CatalogError, match=says):
        setup(**options)


def test_eight_hitters_no_starter_and_an_open_position_are_told_by_rule():
    game = setup()
    eight = with_cards(game, lambda cards: [*_hitters(cards)[:8], *_pitchers(cards)])
    assert any("has 8 hitters" in fault and "SD-B-04" in fault for fault in faults(eight))
    bats = with_cards(game, _hitters)
    assert any("no starter" in fault and "SD-B-03" in fault for fault in faults(bats))
    no_catcher = with_cards(
        game, lambda cards: [card for card in cards if not card.qualifies("CA")]
    )
    assert any("CA" in fault and "Saltmarsh Mudlarks" in fault for fault in faults(no_catcher))


def _hitters(cards):
    return [card for card in cards if isinstance(card, HitterCard)]


def _pitchers(cards):
    return [card for card in cards if isinstance(card, PitcherCard)]


def test_a_chart_with_a_gap_is_told_with_the_card():
    def gap(cards):
        first = cards[0]
        rows = (replace(first.chart.rows[0], low=2, high=2), *first.chart.rows[1:])
        return (replace(first, chart=Chart(rows)), *cards[1:])

    assert any(
        "gap" in fault and "hl26-smu-01" in fault for fault in faults(with_cards(setup(), gap))
    )


@pytest.mark.parametrize(
    "change",
    [
        {"primary": "red"}, {"secondary": "#12345"}, {"emblem": "../x"}, {"town": "a\nb"},
        {"lore": "x" * 300},
    ],
)  # fmt: skip
def test_a_club_that_cannot_be_drawn_is_refused(change):
    game = setup()
    team = game.teams[1]
    marred = replace(game, teams=(game.teams[0], replace(team, club=replace(team.club, **change))))
    assert len(faults(marred)) == 1


def test_chairs_and_ids_are_checked():
    game = setup()
    assert "3 people" in faults(replace(game, chairs=(*CHAIRS, Chair("Third"))))[0]
    assert "“a�b”" in faults(replace(game, chairs=(Chair("a\nb"), CHAIRS[1])))[0]
    twice = with_cards(game, lambda cards: (cards[0], *cards))
    assert any("is there 2 times" in fault for fault in faults(twice))
    assert faults(game) == []
