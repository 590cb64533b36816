"""A lineup drawn by chance: legal, and every legal one within reach (SD-B-03, 04)."""

from __future__ import annotations

import pytest
from showdown_cast import CARDS, PIKE, hitter

from hotstove.play.dice import Rng
from hotstove.rulebooks.showdown.lineups import check_lineup, some_lineup

ROWS = "SO 1-10, 1B 11+"


def test_it_is_always_legal():
    cards = {card.id: card for card in CARDS}
    for seed in range(300):
        assert list(check_lineup(some_lineup(CARDS, Rng(seed)), cards)) == []


def test_the_only_way_to_fill_the_field_is_found_every_time():
    """Each but the last could stand where somebody else must: only one matching is left."""
    slots = ("CA+0", "CA+0 1B+0", "1B+0 2B+0", "2B+0 SS+0", "SS+0 3B+0", "3B+0 LF+0",
             "LF+0 CF+0", "CF+0 RF+0")  # fmt: skip
    chain = [hitter(f"Man{n}", 9, "C9", slot, ROWS) for n, slot in enumerate(slots)]
    cards = [PIKE, *chain, hitter("Bat", 9, "C9", "", ROWS)]
    stands = {
        tuple(sorted((spot.player, spot.position) for spot in some_lineup(cards, Rng(n)).spots))
        for n in range(60)
    }
    assert len(stands) == 1
    assert list(check_lineup(some_lineup(cards, Rng(1)), {card.id: card for card in cards})) == []


def test_every_starter_spot_and_bench_comes_up():
    lineups = [some_lineup(CARDS, Rng(seed)) for seed in range(400)]
    assert {lineup.pitcher for lineup in lineups} == {"pike", "kip"}
    firsts = {lineup.spots[0].player for lineup in lineups}
    assert firsts == {card.id for card in CARDS[4:]}
    hitters = {spot.player for lineup in lineups for spot in lineup.spots if spot.position == "DH"}
    assert len(hitters) >= 8


@pytest.mark.parametrize("missing", ["cole lowe", "jay dorn", "pike kip"])
def test_cards_that_cannot_start_a_game_are_a_mistake(missing):
    cards = [card for card in CARDS if card.id not in missing.split()]
    with pytest.raises(ValueError, match="cannot start a game"):
        some_lineup(cards, Rng(1))
