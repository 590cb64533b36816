"""The numbers behind a roster's charts add up to the roster."""

from __future__ import annotations

import pytest
from club_cards import editor, library, roster_of

from hotstove.clubhouse.showdown.averages import average_of
from hotstove.clubhouse.showdown.card_worth import worths_of
from hotstove.clubhouse.showdown.figures import (
    on_bases,
    outcomes,
    outcomes_in_words,
    points_against_value,
    points_by_role,
)

KNOWN = library().cards
AVERAGE = average_of(KNOWN.values())


def test_points_by_role_add_up_to_what_the_roster_costs():
    """SD-T-17."""
    found = points_by_role(roster_of(), KNOWN)
    assert sum(points for points, _ in found.values()) == editor(roster_of()).points
    assert {name: men for name, (_, men) in found.items()}["field"] == 9
    assert sum(men for _, men in found.values()) == 25


def test_every_card_is_a_dot_and_the_rosters_are_marked():
    dots = points_against_value(roster_of(), KNOWN, worths_of(KNOWN.values(), AVERAGE))
    assert len(dots) == len(KNOWN)
    marked = {dot.card for dot in dots if dot.is_on_roster}
    assert marked == set(roster_of().roster.cards)


def test_on_bases_count_the_hitters():
    hitters = editor(roster_of()).needs.bats
    assert sum(on_bases(roster_of(), KNOWN).values()) == sum(hitters.values())


def test_outcomes_are_whole_shares_and_are_told():
    for card in list(KNOWN.values())[::60]:
        found = outcomes(card, AVERAGE)
        for shares in zip(*((each.chart, each.game, each.usual) for each in found), strict=True):
            assert sum(shares) == pytest.approx(1)
        told = outcomes_in_words(card, AVERAGE).english()
        assert card.name in told
        assert "%" in told
