"""The card files of the box: read whole, or refused in a sentence naming file, card, field."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from hotstove.catalog.pizza_box import read_box, read_results, read_running, read_staffs
from hotstove.catalog.pizza_box_games import pizza_box_faults, pizza_box_setup
from hotstove.catalog.refused import CatalogError
from hotstove.catalog.setups import check_setup, new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused
from hotstove.play.setup import Chair
from hotstove.rulebooks.pizza_box.cards import Deck
from hotstove.rulebooks.pizza_box.setup import StaffDay

CARDS = Path(__file__).parents[2] / "cards"
BOX = read_box(CARDS / "pizza_box")
CHAIRS = (Chair("Vera"), Chair("Hal"))


@pytest.fixture
def folder(tmp_path):
    """A copy of the house files that a test may spoil."""
    shutil.copytree(CARDS / "pizza_box", tmp_path / "box")
    return tmp_path / "box"


def spoil(folder, file, old, new, count=1):
    path = folder / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, count))


def refusal(folder):
    with pytest.raises(FileRefused) as refused:
        read_box(folder)
    sentence = refused.value.sentence
    assert "Traceback" not in sentence
    return sentence


def first_card(folder, file, having):
    return next(line for line in (folder / file).read_text().splitlines() if having in line)


def test_a_deck_of_fifty_three_cards(folder):
    """PB-A-02: 53 hitter-advantage cards."""
    spoil(folder, "hitter.toml", "cards = [\n", 'cards = [\n    { id = "h53", white = "K" },\n')
    told = refusal(folder)
    assert told == "hitter.toml: cards has 53 entries; this deck has exactly 52 (PB-A-02)."


def test_a_card_without_an_entry_for_hitter_seven(folder):
    """PB-A-07."""
    line = first_card(folder, "neutral.toml", "white_for = [1, 2, 3, 4, 5, 6, 7]")
    spoil(folder, "neutral.toml", line, line.replace("5, 6, 7]", "5, 6]"))
    name = line.split('"')[1]
    assert refusal(folder) == (
        f"neutral.toml, card {name}: white_for and blue_for leave out hitter 7; enter him in one "
        "of them (PB-A-07)."
    )


def test_an_unknown_symbol(folder):
    """PB-A-07."""
    spoil(folder, "pitcher.toml", 'white = "K"', 'white = "KO"')
    told = refusal(folder)
    assert told.startswith("pitcher.toml, card p")
    assert "white holds “KO”, which is no symbol" in told
    assert "GO{2,3}+1" in told


@pytest.mark.parametrize(
    ("file", "old", "new", "words"),
    [
        ("hitter.toml", 'white = "BB"', 'white = "1B{*}+3"', ("white", "1B{*}+3", "card h")),
        ("hitter.toml", 'white = "BB"', 'white = "GO{4}"', ("white", "“4”")),
        ("hitter.toml", 'id = "h01"', 'id = "h02"', ("h02", "another card")),
        ("hitter.toml", 'id = "h01"', "id = 7", ("id", "“7”")),
        ("hitter.toml", 'white = "BB"', 'white = "BB", colour = 1', ("colour", "white_for")),
        ("hitter.toml", "blue_for = [8, 9]", 'blue_for = "8"', ("blue_for", "[8, 9]")),
        ("hitter.toml", "blue_rating = 1", "blue_rating = 2", ("blue_rating", "2")),
        ("hitter.toml", 'deck = "hitter"', 'deck = "pitcher"', ("hitter deck",)),
        ("hitter.toml", "cards = [", "cards = [[[", ("not TOML",)),
        ("running.toml", '"SAFE"', '"OUT"', ("6", "7", "SAFE")),
        ("running.toml", '"SAFE"', '"SLIDE"', ("result", "SLIDE")),
        ("strategy.toml", "white = 15", "white = 16", ("white", "16", "15")),
        ("staff.toml", 'role = "setup"', 'role = "closer"', ("role setup", "home.pitchers")),
        ("staff.toml", "rating = 1", "rating = 4", ("rating", "4")),
        ("staff.toml", "6/2/3 6/2/3", "6/2/3", ("rows", "8")),
        ("staff.toml", "6/2/3 6/2/3", "6/2/3 -", ("rows", "dash")),
        ("staff.toml", "6/2/3 6/2/3", "6/2/3 x", ("rows", "“x”")),
        ("staff.toml", 'nickname = "Reds"', "nickname = 3", ("home.nickname",)),
        ("staff.toml", "[visitor]", "[visitors]", ("visitor",)),
    ],
)
def test_what_is_wrong_is_named_with_file_card_and_field(folder, file, old, new, words):
    spoil(folder, file, old, new)
    told = refusal(folder)
    assert told.startswith(file)
    for word in words:
        assert word in told
    assert told.count("\n") == 0


def test_a_missing_file_is_refused_in_one_sentence(folder):
    (folder / "running.toml").unlink()
    assert "running.toml" in refusal(folder)


def test_the_house_files_are_read_in_file_order():
    cards = read_results(CARDS / "pizza_box" / "hitter.toml", Deck.HITTER)
    assert [card.id for card in cards[:3]] == ["h01", "h02", "h03"]
    assert len(read_running(CARDS / "pizza_box" / "running.toml")) == 10
    staffs, clubs = read_staffs(CARDS / "pizza_box" / "staff.toml")
    assert len(staffs) == len(clubs) == 2
    assert Catalog(CARDS).pizza_box == BOX


# Setups


def box_setup(**house):
    return pizza_box_setup(BOX, CHAIRS, seed=1, **house)


def test_a_game_can_be_set_up_for_two_to_six():
    for people in range(2, 7):
        chairs = tuple(Chair(f"P{number}") for number in range(people))
        assert check_setup(pizza_box_setup(BOX, chairs, seed=1)) == []
    for people in (1, 7):
        chairs = tuple(Chair(f"P{number}") for number in range(people))
        with pytest.raises(CatalogError):
            pizza_box_setup(BOX, chairs, seed=1)


def test_house_rules_reach_the_setup():
    made = new_setup(
        "pizza_box/pro", Catalog(CARDS), ("", ""), CHAIRS, seed=4, innings=6,
        pitchers_hit=True, has_strategies=False, slot=3,
    )  # fmt: skip
    assert (made.pitchers_hit, made.has_strategies, made.innings, made.home) == (
        True, False, 6, "cards",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"innings": 4}, "4 innings"),
        ({"home_day": StaffDay(unavailable=("home:nobody",))}, "home:nobody"),
        (
            {"series": "league",
             "home_day": StaffDay(may_not_start=tuple(f"home:starter-{n}" for n in range(1, 6)))},
            "Every home starter",
        ),
        ({"box": replace(BOX, hitter=BOX.hitter[1:])}, "exactly 52"),
        ({"box": replace(BOX, running=BOX.running[1:])}, "SAFE"),
        ({"box": replace(BOX, home_staff=BOX.home_staff[1:])}, "role starter"),
        ({"box": replace(BOX, hitter=(BOX.neutral[0], *BOX.hitter[1:]))}, "52"),
        ({"chairs": (Chair("Vera\n"), Chair("Hal"))}, "chair"),
    ],
)  # fmt: skip
def test_a_setup_from_outside_is_checked(change, word):
    spoilt = replace(box_setup(), **change)
    told = " ".join(fault.english() for fault in pizza_box_faults(spoilt))
    assert word in told
    assert check_setup(spoilt)
