"""Whole expert games with cards, other ones each time, instinct on both sides."""

from __future__ import annotations

from bench_engine import WANTED, measured, sides_with_cards

from hotstove.play.seats import Side

AT_LEAST = 150.0
"""Complete expert games a second on the reference core (see bench_engine)."""


def test_expert_games_with_cards():
    assert sides_with_cards("showdown/expert") == set(Side)
    assert WANTED * measured("showdown/expert") >= AT_LEAST
