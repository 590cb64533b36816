"""The committed decks against the design targets of the ledger's section 16, every card counted."""

from __future__ import annotations

from collections import Counter

import pytest
from pizza_table import BOX, HOME, VISITOR

from hotstove.rulebooks.pizza_box.cards import HITTERS, Deck, Outcome, Role, strategy_deck
from hotstove.rulebooks.pizza_box.odds import (
    START,
    chances,
    mixed,
    reading_of,
    readings,
    runs_to_come,
    visits,
)

HEADS = ("BB", "1B", "2B", "3B", "HR", "E", "K", "FO", "GO", "DP")
ROWS = {
    Deck.HITTER: {
        "everybody": (11, 9, 3, 0, 2, 1, 7, 8, 7, 4, 26),
        "1 2": (11, 11, 3, 0, 1, 1, 5, 8, 8, 4, 27),
        "3": (11, 9, 4, 0, 3, 1, 6, 6, 8, 4, 28),
        "4 5": (11, 9, 4, 0, 3, 1, 7, 6, 7, 4, 28),
        "6 7": (11, 9, 3, 0, 2, 1, 7, 8, 7, 4, 26),
        "8 9": (10, 10, 2, 0, 1, 1, 9, 7, 8, 4, 24),
        "6 against 1": (10, 8, 2, 0, 2, 1, 9, 10, 6, 4, 23),
        "pitcher": (6, 7, 0, 0, 0, 1, 22, 6, 7, 3, 14),
    },
    Deck.NEUTRAL: {
        "everybody": (0, 5, 3, 1, 3, 0, 7, 7, 6, 4, 12),
        "1 2": (0, 6, 3, 1, 2, 0, 5, 9, 6, 4, 12),
        "3": (0, 5, 4, 1, 4, 0, 6, 6, 6, 4, 14),
        "4": (0, 5, 4, 1, 4, 0, 7, 5, 6, 4, 14),
        "5": (0, 5, 4, 1, 3, 0, 7, 6, 6, 4, 13),
        "6 7": (0, 5, 3, 1, 3, 0, 7, 7, 6, 4, 12),
        "8 9": (0, 5, 2, 1, 2, 0, 8, 7, 7, 4, 10),
        "6 against 1": (0, 5, 2, 1, 3, 0, 8, 8, 5, 4, 11),
        "pitcher": (0, 3, 0, 0, 0, 0, 18, 6, 6, 3, 3),
    },
    Deck.PITCHER: {
        "everybody": (1, 8, 2, 0, 1, 1, 20, 16, 14, 9, 13),
        "1 2": (1, 10, 2, 0, 0, 1, 14, 19, 16, 9, 14),
        "3": (1, 8, 2, 0, 2, 1, 16, 17, 16, 9, 14),
        "4 5": (1, 8, 2, 0, 2, 1, 20, 15, 14, 9, 14),
        "6 7": (1, 8, 2, 0, 1, 1, 20, 16, 14, 9, 13),
        "8 9": (1, 7, 1, 0, 0, 1, 24, 15, 14, 9, 10),
        "6 against 1": (1, 7, 2, 0, 1, 1, 23, 16, 12, 9, 12),
        "pitcher": (0, 2, 0, 0, 0, 1, 36, 11, 14, 8, 3),
    },
}
ON_BASE = {"BB", "1B", "2B", "3B", "HR", "E"}
EQUILIBRIUM = {Deck.HITTER: 0.44, Deck.NEUTRAL: 0.10, Deck.PITCHER: 0.46}
"""PB-CD-02: how often near-equilibrium play draws from each deck."""


def read(deck, reader):
    """Count the outcomes of a deck for a reader of the ledger's table."""
    if reader == "everybody":
        found = readings(BOX, deck)
    elif reader == "pitcher":
        found = [as_pitcher(card) for card in BOX.deck(deck)]
    else:
        words = reader.split()
        rating = 1 if "against" in words else 2
        found = readings(BOX, deck, [int(words[0])], rating)
    counts = Counter(reading.outcome.value for reading in found)
    return tuple(counts[head] for head in HEADS)


def as_pitcher(card):
    """PB-PRO-25."""
    if card.bar is None:
        return card.white
    return card.bar.section or reading_of(card, card.bar.like, 2)


@pytest.mark.parametrize(
    ("deck", "reader"), [(deck, reader) for deck, rows in ROWS.items() for reader in rows]
)
def test_pb_cd_03_04_05_09_every_row_of_the_design(deck, reader):
    """PB-CD-03, PB-CD-04, PB-CD-05, PB-CD-09: exact, hitter for hitter, and the pitcher's bat."""
    *row, on_base = ROWS[deck][reader]
    numbers = [word for word in reader.split() if word.isdigit()]
    readers = [reader] if "against" in reader or not numbers else numbers
    for one in readers:
        found = read(deck, one)
        assert found == tuple(row)
        assert sum(n for n, head in zip(found, HEADS, strict=True) if head in ON_BASE) == on_base


def test_pb_cd_01_what_the_book_says_of_the_decks():
    """PB-CD-01: white-white half as much again; black cards get more outs; most have a bar."""
    share = {
        deck: sum(reading.outcome.value in ON_BASE for reading in readings(BOX, deck))
        / len(BOX.deck(deck))
        for deck in Deck
    }
    assert share[Deck.HITTER] / share[Deck.NEUTRAL] == pytest.approx(1.5)
    white = (share[Deck.HITTER] + share[Deck.PITCHER]) / 2
    black = (share[Deck.NEUTRAL] + share[Deck.PITCHER]) / 2
    assert black < white
    bars = [card.bar is not None for deck in Deck for card in BOX.deck(deck)]
    assert (sum(bars), len(bars)) == (93, 160)
    walks = [read(deck, "everybody")[0] for deck in (Deck.NEUTRAL, Deck.PITCHER)]
    assert walks == [0, 1]


def test_pb_cd_06_07_baserunning_and_pitch_cards():
    """PB-CD-06, PB-CD-07: 7 SAFE and 3 OUT; fifteen white and ten black, red and blue alike."""
    assert [card.is_safe for card in BOX.running].count(True) == 7
    for side in (HOME, VISITOR):
        assert len(strategy_deck(side)) == 25
    steal = runs_to_come(AT_BAT)
    needed = (steal[1] - steal[8]) / (steal[2] - steal[8])
    assert 0.70 < needed < 0.80


@pytest.mark.parametrize("side", [HOME, VISITOR])
def test_pb_cd_08_the_pitchers_table(side):
    """PB-CD-08: the same for both sides; starter ratings 1, 2, 2, 3, 3."""
    staff = BOX.staff(side)
    starters = [card for card in staff if card.role is Role.STARTER]
    assert [card.rating for card in starters] == [1, 2, 2, 3, 3]
    assert [row.min_start for row in starters[1].rows] == [5, 5, 5, 5, 5, 5, 4, 4, 3]
    assert [card.rows for card in BOX.home_staff] == [card.rows for card in BOX.visitor_staff]
    assert len({card.name for card in (*BOX.home_staff, *BOX.visitor_staff)}) == 24


def test_pb_cd_09_advance_patterns():
    """PB-CD-09: 9 of 22 singles +2, half of the fly outs black at third, 17 double plays of 160."""
    white = [card.white for deck in Deck for card in BOX.deck(deck)]
    singles = [found.amount for found in white if found.outcome is Outcome.SINGLE]
    assert (singles.count(2), len(singles)) == (9, 22)
    flies = [3 in found.black for found in white if found.outcome is Outcome.FLY_OUT]
    assert sum(flies) * 2 >= len(flies)
    assert sum(found.outcome is Outcome.DOUBLE_PLAY for found in white) == 17


# What near-equilibrium play comes to (PB-CD-02, 10)

AT_BAT = mixed({deck: chances(readings(BOX, deck)) for deck in Deck}, EQUILIBRIUM)


def figures(numbers):
    """Runs, on-base, strikeouts, double plays and errors for hitters who read so, per nine."""
    counts = Counter()
    for deck in Deck:
        for reading in readings(BOX, deck, numbers, 2):
            weight = EQUILIBRIUM[deck] / (len(BOX.deck(deck)) * len(numbers))
            counts[reading] += weight
    decks = {deck: chances(readings(BOX, deck, numbers, 2)) for deck in Deck}
    at_bat = mixed(decks, EQUILIBRIUM)
    met = visits(at_bat)
    turns = sum(met)
    share = Counter()
    for reading, weight in counts.items():
        share[reading.outcome.value] += weight
    on_first = sum(met[place] for place in range(16) if place & 1)
    safe = sum(share[head] for head in ("BB", "1B", "2B", "3B", "HR"))
    return {
        "runs": 9 * runs_to_come(at_bat)[START],
        "obp": safe,
        "so": share["K"],
        "dp": 9 * on_first * share["DP"],
        "errors": 9 * turns * share["E"],
        "turns": 9 * turns,
    }


@pytest.mark.parametrize("numbers", [(0,), HITTERS], ids=["A and AA", "AAA"])
def test_pb_cd_02_10_near_equilibrium_play_is_baseball(numbers):
    """PB-CD-02, PB-CD-10: 4.3–5.0 runs, on base .310–.335, strikeouts 18–22 %, per nine innings."""
    found = figures(numbers)
    assert 4.3 <= found["runs"] <= 5.0
    assert 0.310 <= found["obp"] <= 0.335
    assert 0.18 <= found["so"] <= 0.22
    assert 0.6 <= found["dp"] <= 1.1
    assert 0.4 <= found["errors"] <= 0.8
    assert 37 <= found["turns"] <= 41


def test_pb_cd_02_run_expectancy():
    """PB-CD-02: empty and nobody out .51, a runner on first .87, bases loaded 2.32."""
    worth = runs_to_come(AT_BAT)
    assert worth[0] == pytest.approx(0.51, abs=0.015)
    assert worth[1] == pytest.approx(0.87, abs=0.02)
    assert worth[7] == pytest.approx(2.32, abs=0.04)
