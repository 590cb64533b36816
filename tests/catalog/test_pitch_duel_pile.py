"""The draw pile of Pitch Duel as a file: read whole, and refused in one sentence when bad."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hotstove.catalog.pitch_duel import HOUSE_PILE, read_pile
from hotstove.catalog.refused import CardFileError, CatalogError
from hotstove.catalog.setups import check_setup, new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.files.refused import FileRefused
from hotstove.play.setup import Chair
from hotstove.rulebooks.pitch_duel.cards import Result
from hotstove.rulebooks.shelf import SHELF, volume

CARDS = Path(__file__).parents[2] / "cards"
CATALOG = Catalog(CARDS)
CHAIRS = (Chair("Vera"), Chair("Hal", "solver"))
HOUSE = (CARDS / "pitch_duel" / HOUSE_PILE).read_text(encoding="utf-8")
DUELS = [book for book in SHELF if book.startswith("pitch_duel/")]


def pile_of(folder, text):
    path = folder / "mine.toml"
    path.write_text(text, encoding="utf-8")
    return read_pile(path)


def refusal(folder, text):
    with pytest.raises(CardFileError) as refused:
        pile_of(folder, text)
    sentence = refused.value.sentence
    assert "mine.toml" in sentence
    assert "\n" not in sentence
    return sentence


def setup(**house):
    return new_setup("pitch_duel/aaa", CATALOG, ("mudlarks", "stovepipes"), CHAIRS,
                     **{"seed": 3, **house})  # fmt: skip


def test_the_house_pile_is_read_in_order():
    pile = CATALOG.duel_pile
    assert (pile[0].id, pile[0].result) == ("1B-01", Result.SINGLE)
    assert [card.id for card in pile if card.result is Result.SACRIFICE] == [
        "SAC-01", "SAC-02", "SAC-03",
    ]  # fmt: skip
    assert all(card.name.isprintable() and len(card.name) <= 60 for card in pile)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (("\"Slap the other way\",\n", ""), "has 53 cards; it needs 54 (PD-02)"),
        (('code = "DB"', 'code = "DP"'), "result 7: the code is “DP”; a result card reads one of"),
        (('code = "3B"', "code = 3"), "result 3: the code is “3”"),
        (('code = "3B"\n', ""), "result 3: the code is “”"),
        (('code = "3B"', 'code = "2B"'), "no card of the pile reads 3B; add at least one"),
        (('"Over the scoreboard"', '"Over\\nthe board"'), "result 4: a play is “Over�the board”"),
        (('"Over the scoreboard"', '""'), "result 4: a play is “”"),
        (('"Over the scoreboard"', f'"{"x" * 61}"'), "at most 60 letters"),
        (('"Over the scoreboard"', "4"), "result 4: a play is “4”"),
        (('code = "HR"', 'code = "HR"\ncount = 2'), "“count” is no field of a result"),
        (('code = "HR"', 'code = "HR'), "is not TOML"),
        (("[[result]]", "[[card]]"), "each code a table that begins with [[result]]"),
    ],
)
def test_a_bad_pile_is_refused_in_one_sentence(tmp_path, change, says):
    old, new = change
    assert old in HOUSE
    assert says in refusal(tmp_path, HOUSE.replace(old, new))


@pytest.mark.parametrize(
    "text", ["", "result = 3", "result = []", "result = [3]", "[result]\ncode = 1", "[[result]]"]
)
def test_what_is_no_pile_at_all_is_refused(tmp_path, text):
    refusal(tmp_path, text)


def test_no_plays_is_told(tmp_path):
    assert "plays is missing" in refusal(tmp_path, '[[result]]\ncode = "HR"\nplays = 4')


def test_a_file_that_is_too_large_or_not_there_is_refused(tmp_path):
    path = tmp_path / "mine.toml"
    with pytest.raises(FileRefused):
        read_pile(path)
    path.write_text(HOUSE, encoding="utf-8")
    with pytest.raises(FileRefused):
        read_pile(path, limit=100)


def test_a_code_may_stand_in_two_tables(tmp_path):
    text = HOUSE.replace('    "Onto the stove-works roof"', "").replace(
        '"Over the scoreboard", "Onto the stove-works roof"', '"Over the scoreboard"'
    )
    pile = pile_of(tmp_path, text + '\n[[result]]\ncode = "HR"\nplays = ["Into the river"]\n')
    assert [card.id for card in pile if card.result is Result.HOMER] == ["HR-01", "HR-02"]


# Setups


@pytest.mark.parametrize("book", DUELS)
def test_every_level_is_set_up_with_any_two_clubs(book):
    ids = [club.id for club in CATALOG.clubs]
    for first in ids:
        game = new_setup(book, CATALOG, (first, ids[0]), CHAIRS, seed=3)
        assert volume(book).open(game).club(0).id == first
        assert check_setup(game) == []
    assert [volume(duel).open(setup()).id for duel in DUELS] == DUELS


def test_house_rules_are_in_the_setup():
    game = setup(
        home="dice", innings=6, sb_limit=2, may_swap=False, has_curtain=True, take_back="agreed"
    )
    assert game.has_curtain
    assert (game.home, game.innings, game.sb_limit, game.may_swap) == ("lot", 6, 2, False)
    assert (game.take_back, game.chairs) == ("agreed", CHAIRS)


def test_q21_only_three_six_and_nine_innings():
    with pytest.raises(CatalogError, match="A duel of 7 innings cannot be played; choose one of 3"):
        setup(innings=7)


def test_setups_from_outside_are_checked():
    game = setup()

    def faults(**changes):
        return [fault.english() for fault in check_setup(replace(game, **changes))]

    assert "3 people" in faults(chairs=(*CHAIRS, Chair("Third")))[0]
    assert "Chair" not in str(faults(chairs=CHAIRS))
    assert "needs 54" in faults(pile=game.pile[:5])[0]
    assert "needs an id like" in faults(pile=(*game.pile[:53], replace(game.pile[0], id="a\nb")))[0]
    assert "2 times" in faults(pile=(*game.pile[:53], game.pile[0]))[0]
    assert "500" in faults(pile=game.pile * 10)[0]
    club = replace(game.teams[0].club, primary="red")
    assert faults(teams=(replace(game.teams[0], club=club), game.teams[1]))
