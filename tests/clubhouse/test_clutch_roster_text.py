"""A Clutch roster as text: out and in without a difference, and lists as people keep them."""

from __future__ import annotations

import pytest
from clutch_club import YEARS, empty, shelf
from msgspec.structs import replace

from hotstove.clubhouse.clutch.roster_text import Titles, Written, read_text, roster_text


def titles(year):
    house = shelf(year)
    return Titles(
        {key: card.title for key, card in house.strategy.items()},
        {key: card.title for key, card in house.coaches.items()},
        {key: park.name for key, park in house.stadiums.items()},
    )


def read(text, year=2024, before=None):
    return read_text(text, before or Written(roster=empty()), shelf(year).cards, titles(year))


def told(written):
    return [sentence.english() for sentence in written.unread]


@pytest.mark.parametrize("year", YEARS)
def test_every_roster_of_the_league_goes_out_and_comes_back(year):
    house = shelf(year)
    for club, roster in house.rosters.items():
        deck = {each.card.id: each.count for each in house.decks[roster.deck].cards}
        side = {each.card.id: each.count for each in house.decks[roster.deck].side_deck}
        other = next(card for card in house.cards if card not in roster.cards)
        before = Written(
            roster=replace(roster, deck="", format="20"),
            name="Winter",
            considering=(other,),
            deck=deck,
            side_deck=side,
        )
        text = roster_text(before, house.cards, titles(year))
        after = read(text, year, Written(roster=empty(club=club)))
        assert told(after) == []
        assert set(after.roster.cards) == set(roster.cards)
        same = replace(before.roster, cards=after.roster.cards)
        assert replace(after, cards=0) == replace(before, roster=same)


def test_a_list_as_people_keep_it():
    """Bullets, salaries, roles, a place before or behind the name."""
    house = shelf(2024)
    roster = house.rosters["beekeepers"]
    names = {card: house.cards[card].name for card in roster.cards}
    spots = roster.order
    text = "\n".join(
        [
            "// My bees",
            "Batting order (9)",
            *(f"{n}) {s.position}: {names[s.player]}" for n, s in enumerate(spots[:5], 1)),
            *(f"- {names[s.player].upper()} – {s.position}" for s in spots[5:]),
            "[Starting pitchers]",
            *(f"SP {names[card]}" for card in roster.rotation),
            "Relievers:",
            *(f"* {names[card]} ({house.cards[card].salary})" for card in roster.bullpen),
        ]
    )
    found = read(text)
    assert told(found) == []
    assert found.name == "My bees"
    assert found.roster.order == spots
    assert found.roster.rotation == roster.rotation
    assert found.roster.bullpen == roster.bullpen


def test_what_cannot_be_read_is_named_with_its_line():
    card = next(iter(shelf(2024).cards.values()))
    trick = next(iter(shelf(2024).strategy.values()))
    lines = ["Bench:", card.name, "Nobody Atall", "Deck:", f"3x {trick.title}", "2x No Such Thing"]
    found = read("\n".join(lines))
    assert found.roster.cards == (card.id,)
    assert found.deck == {trick.id: 3}
    first, second = told(found)
    assert "Line 3" in first
    assert "Nobody Atall" in first
    assert "Line 6" in second
    assert "No Such Thing" in second


def test_what_the_text_does_not_say_stays():
    roster = shelf(2024).rosters["kites"]
    before = Written(roster=roster, name="Kites")
    text = roster_text(Written(roster=replace(roster, coaches=(), stadium="")),
                       shelf(2024).cards, titles(2024))  # fmt: skip
    after = read(text, before=before)
    assert after.roster.coaches == roster.coaches
    assert after.roster.stadium == roster.stadium
    assert after.roster.deck == roster.deck
    assert after.name == "Kites"
