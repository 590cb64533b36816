from __future__ import annotations

from collections import Counter

from hotstove.play.decisions import Roll
from hotstove.play.dice import Rng, SeededDice
from hotstove.play.seats import SEATS

D20 = Roll(20, "pitch", SEATS[0], "SD-D-01")


def test_a_face_depends_on_its_address_alone():
    dice = SeededDice(7)
    faces = [dice.face(D20, page, place, 0) for page in range(50) for place in range(3)]
    again = SeededDice(7)
    backwards = [
        again.face(D20, page, place, 0) for page in range(49, -1, -1) for place in (2, 1, 0)
    ]
    assert faces == backwards[::-1]


def test_one_roll_more_leaves_later_passages_their_dice():
    dice = SeededDice(7)
    later = dice.face(D20, 8, 0, 11)
    dice.face(D20, 7, 5, 10)
    assert dice.face(D20, 8, 0, 12) == later


def test_the_same_seed_means_the_same_game_for_ever():
    dice = SeededDice(2026)
    assert [dice.face(D20, 1, place, 0) for place in range(12)] == GOLDEN
    assert Rng(5).shuffled("ABCDEFG")[0] == GOLDEN_SHUFFLE


def test_every_page_keeps_its_faces_for_ever():
    dice = SeededDice((1 << 62) - 3)
    pages = {page: [dice.face(D20, page, place, 0) for place in range(4)] for page in GOLDEN_PAGES}
    assert pages == GOLDEN_PAGES


def test_sd_d_01_every_face_of_the_d20_is_equally_likely():
    """SD-D-01: 1 to 20, uniform (chi-square, 19 degrees of freedom, p > 0.001)."""
    dice = SeededDice(12345)
    count = Counter(dice.face(D20, page, place, 0) for page in range(4000) for place in range(3))
    assert set(count) == set(range(1, 21))
    assert sum((n - 600) ** 2 / 600 for n in count.values()) < 43.8


def test_a_shuffle_keeps_every_card_and_returns_the_stream_that_follows():
    deck, rest = Rng(5).shuffled(range(60))
    assert sorted(deck) == list(range(60))
    assert rest.shuffled(range(60))[0] != deck


GOLDEN = [11, 8, 9, 20, 13, 19, 15, 1, 17, 15, 3, 11]
GOLDEN_PAGES = {
    0: [8, 17, 11, 13],
    15: [8, 15, 8, 10],
    16: [4, 9, 10, 6],
    17: [9, 6, 17, 11],
    40: [9, 3, 8, 1],
    1000: [20, 16, 2, 19],
}
GOLDEN_SHUFFLE = tuple("DEGFCBA")
