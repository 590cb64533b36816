"""Strategy cards and decks of the house, and files that are refused: one sentence, its place."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from hotstove.baseball.effects.interpreter import everything_in
from hotstove.catalog.refused import CardFileError
from hotstove.catalog.strategy import read_decks, read_strategy_cards
from hotstove.rulebooks.showdown.cards import Icon
from hotstove.rulebooks.showdown.strategy import DECK_SIZE, MOST_COPIES, check_deck
from hotstove.rulebooks.showdown.strategy_conditions import CONDITIONS, WINDOWS_OF_PLAY
from hotstove.rulebooks.showdown.strategy_verbs import VERBS

HOUSE = Path(__file__).parents[2] / "cards" / "showdown"
CARDS = read_strategy_cards(HOUSE / "strategy.toml")
DECKS = read_decks(HOUSE / "decks.toml", CARDS)
GOOD = """[[card]]
id = "lamp"
name = "Lamp"
side = "offense"
windows = ["on_result"]
when = [{ result_in = "GB" }]
effects = [{ draw = 1 }]
text = "Draw a card."
"""


def everything(card):
    bonus = card.icon_bonus.effects if card.icon_bonus else ()
    return [*everything_in((*card.effects, *bonus)), *([card.stays] if card.stays else [])]


def written(tmp_path, text, name="strategy.toml"):
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


def faults(tmp_path, text):
    with pytest.raises(CardFileError) as refused:
        read_strategy_cards(written(tmp_path, text))
    return [fault.english() for fault in refused.value.faults]


# What the house prints


def test_there_are_at_least_sixty_cards_of_their_own():
    """SD-C-11: no name twice, every text one line."""
    assert len(CARDS) >= 60
    assert len({card.name for card in CARDS}) == len(CARDS)
    assert len({card.text for card in CARDS}) == len(CARDS)
    assert Counter(card.side for card in CARDS).keys() == {"offense", "defense", "either"}
    assert all(Counter(card.rarity for card in CARDS)[rarity] >= 10 for rarity in (
        "common", "uncommon", "rare"
    ))  # fmt: skip


def test_every_window_condition_and_verb_is_used():
    """SD-V-02, SD-V-03, SD-V-04."""
    assert {window for card in CARDS for window in card.windows} == set(WINDOWS_OF_PLAY)
    conditions = {clause.word for card in CARDS for clause in everything_in(card.when)}
    assert set(CONDITIONS) - conditions == set()
    assert {"any", "all", "not"} <= conditions
    verbs = {clause.word for card in CARDS for clause in everything(card)}
    assert set(VERBS) - verbs == set()
    assert {"choose", "roll"} <= verbs


def test_every_icon_is_served():
    """SD-E-33."""
    bonus = {card.icon_bonus.icon for card in CARDS if card.icon_bonus}
    asked = {
        Icon(icon)
        for card in CARDS
        for clause in everything_in(card.when)
        if clause.word == "has_icon"
        for icon in clause.texts("icon")
    }
    assert bonus | asked == set(Icon)


def test_three_ready_made_decks_are_legal():
    """SD-E-02."""
    assert len(DECKS) >= 3
    for deck in DECKS.values():
        assert list(check_deck(deck)) == []
        assert deck.size == DECK_SIZE
        assert max(each.count for each in deck.cards) <= MOST_COPIES
    lists = [{each.card.id for each in deck.cards} for deck in DECKS.values()]
    assert all(len(one & other) < 30 for one in lists for other in lists if one is not other)


# What is refused


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{ draw = 1 }", "{ levitate = 1 }", "effects holds the effect “levitate”, which is unk"),
        ('result_in = "GB"', 'mood = "GB"', "when holds the condition “mood”, which is unknown"),
        ('result_in = "GB"', 'result_in = "XX"', "when.result_in.results is “XX”"),
        ('["on_result"]', '["before_pitch"]', "when can never hold in the window before_pitch"),
        (
            '{ result_in = "GB" }',
            '{ result_in = "GB" }, { result_in = "1B" }',
            "when can never hold in the window on_result",
        ),
        ('["on_result"]', '["on_thursday"]', "windows is “on_thursday”"),
        ('["on_result"]', "[]", "windows is missing"),
        ('"offense"', '"umpires"', "side is “umpires”; allowed: offense, defense, either"),
        ("{ draw = 1 }", "{ draw = 99 }", "effects.draw.count is “99”; allowed: 1 to 10"),
        ("{ draw = 1 }", "{ draw = { cuont = 1 } }", "effects.draw has no “cuont”"),
        (
            "{ draw = 1 }",
            "{ steal = { runners = 1 } }",
            "effects: steal does nothing in the window on_result; it works in after_result",
        ),
        ('text = "Draw a card."', "", "text is missing"),
        ('name = "Lamp"', 'name = ""', "name is missing"),
        ('id = "lamp"', 'id = "A Lamp"', "id is “A Lamp”"),
        ('text = "', 'colour = "red"\ntext = "', "colour is no field of a card"),
        ('text = "', 'rarity = "mythic"\ntext = "', "rarity is “mythic”"),
        ('text = "', 'overrides = ["SD-B-01"]\ntext = "', "overrides is “SD-B-01”"),
        ("effects = [{ draw = 1 }]", "effects = []", "effects is missing"),
        (
            'text = "',
            'icon_bonus = { who = "pitcher", icon = "HR", effects = [{ draw = 1 }] }\ntext = "',
            "icon_bonus.icon is “HR”",
        ),
    ],
)
def test_a_faulty_card_is_refused_in_one_sentence_naming_file_card_and_field(
    tmp_path, old, new, told
):
    assert old in GOOD
    found = faults(tmp_path, GOOD.replace(old, new, 1))
    assert len(found) == 1, found
    assert found[0].startswith("strategy.toml, card 1 (")
    assert told in found[0]


def test_two_cards_of_one_id(tmp_path):
    found = faults(tmp_path, GOOD + GOOD)
    assert [each.startswith("strategy.toml, card 2 (Lamp)") for each in found] == [True, True]


@pytest.mark.parametrize("text", ["[[card]\n", "", "[[card]]\nid = 3\n", "card = 7\n"])
def test_what_is_no_card_file_at_all(tmp_path, text):
    assert faults(tmp_path, text)


def test_the_good_card_is_good(tmp_path):
    (card,) = read_strategy_cards(written(tmp_path, GOOD))
    assert (card.id, card.name, card.side) == ("lamp", "Lamp", "offense")


@pytest.mark.parametrize(
    ("cards", "told"),
    [
        ("guess_curve = 5", "cards holds “Guess Curve” 5 times; one to 4 copies of a name (SD-E"),
        ("guess_curve = 4", "cards come to 4; a deck has exactly 60 (SD-E-02)"),
        ("no_such_card = 4", "cards names “no_such_card”, which is no strategy card"),
        ('guess_curve = "all"', "cards.guess_curve is “all”"),
        ("guess_curve = 0", "cards holds “Guess Curve” 0 times"),
    ],
)
def test_a_faulty_deck_is_refused(tmp_path, cards, told):
    text = f'[[deck]]\nid = "d"\nname = "Dim"\n[deck.cards]\n{cards}\n'
    with pytest.raises(CardFileError) as refused:
        read_decks(written(tmp_path, text, "decks.toml"), CARDS)
    found = [fault.english() for fault in refused.value.faults]
    assert all(each.startswith("decks.toml, deck 1 (Dim): ") for each in found)
    assert any(told in each for each in found)
