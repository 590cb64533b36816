"""Whole games of Clutch, both editions, other ones each time, instinct's cards on both sides."""

from __future__ import annotations

import pytest
from bench_engine import WANTED, measured, sides_with_cards

from hotstove.play.seats import Side

AT_LEAST = 100.0
"""Complete games a second on the reference core (see bench_engine)."""


@pytest.mark.parametrize("edition", ["clutch/2017", "clutch/2024"])
def test_clutch_games_with_cards(edition):
    assert sides_with_cards(edition) == set(Side)
    assert WANTED * measured(edition) >= AT_LEAST
