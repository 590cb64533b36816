"""The card library: plain words with accents folded, facets, numbers, sorting, the way out."""

from __future__ import annotations

import pytest
from club_cards import library
from msgspec.structs import replace

from hotstove.clubhouse.folding import folded
from hotstove.clubhouse.library import Query, SortKey
from hotstove.clubhouse.showdown.library import ShowdownLibrary
from hotstove.rulebooks.showdown.cards import HitterCard, Icon, Role

CARDS = library().cards
SOME = next(card for card in CARDS.values() if isinstance(card, HitterCard))


def names(words, **more):
    return {card.name for card in library().find(Query(words=words, **more))}


@pytest.mark.parametrize(
    ("written", "plain"),
    [
        ("Matthäus Zhuge", "matthaus zhuge"),
        ("D’Arcy O'Hara", "darcy ohara"),
        ("Łukasz Ødegård-Straße", "lukasz odegard strasse"),
        ("Ken Jr.", "ken jr"),
    ],
)
def test_accents_capitals_and_apostrophes_do_not_matter(written, plain):
    assert folded(written) == plain


@pytest.mark.parametrize("typed", ["darcy", "D'Arcy", "d’arcy", "DÁRCY", "arcy mun"])
def test_a_name_is_found_however_it_is_typed(typed):
    odd = ShowdownLibrary([replace(SOME, id="odd", name="D’Arcy Muñoz"), *CARDS.values()])
    assert "odd" in [card.id for card in odd.find(Query(words=typed))]


def test_words_find_positions_clubs_icons_hands_and_roles():
    for card in library().find(Query(words="shortstop")):
        assert isinstance(card, HitterCard)
        assert card.qualifies("SS")
    assert {card.club for card in library().find(Query(words="mudlarks"))} == {"mudlarks"}
    assert all(Icon.SB in card.icons for card in library().find(Query(words="SB")))
    relief = library().find(Query(words="lefty reliever"))
    assert relief
    assert all(card.role is Role.RELIEVER and card.throws == "L" for card in relief)


def test_numbers_are_compared():
    found = library().find(Query(words="points<100 ob>=9"))
    assert found
    assert all(card.points < 100 and card.on_base >= 9 for card in found)
    assert library().find(Query(words="ob>=30")) == []
    assert all(card.control == 5 for card in library().find(Query(words="control=5")))


def test_facets_are_alternatives_within_and_conditions_between():
    query = Query(facets={"position": ("CA", "SS"), "hand": ("L",)}, points=(0, 400))
    for card in library().find(query):
        assert card.bats == "L"
        assert card.qualifies("CA") or card.qualifies("SS")
        assert card.points <= 400
    counts = library().counts(query, "position")
    assert counts["CA"] + counts["SS"] >= len(library().find(query))
    assert counts["1B"] > 0


def test_sorting_by_several_keys():
    found = library().find(Query(sort=(SortKey("club", falling=False), SortKey("points"))))
    told = [(library().clubs[card.club], -card.points) for card in found]
    assert told == sorted(told, key=lambda pair: (folded(pair[0]), pair[1]))
    speeds = [c.speed for c in library().find(Query(words="hitter", sort=(SortKey("speed"),)))]
    assert speeds == sorted(speeds, reverse=True)


def test_values_sort_and_cards_without_one_come_last():
    some = list(CARDS.values())[:5]
    valued = ShowdownLibrary(some, values={some[2].id: 0.4, some[4].id: 0.9})
    assert [card.id for card in valued.find(Query(sort=(SortKey("value"),)))][:2] == [
        some[4].id, some[2].id,
    ]  # fmt: skip


def test_an_empty_result_says_which_filter_to_drop():
    query = Query(words="shortstop", facets={"position": ("CA",), "hand": ("L", "R", "S")})
    assert library().find(query) == []
    filter_name, shown = library().in_the_way(query)
    assert filter_name in ("shortstop", "position")
    assert shown > 0
    assert library().in_the_way(Query(words="zzzz qqqq")) is None


def test_only_and_without():
    some = list(CARDS)[:10]
    query = Query(only=frozenset(some), without=frozenset(some[:4]))
    assert {card.id for card in library().find(query)} == set(some[4:])
