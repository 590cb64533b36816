"""CL-100, CL-101: what is wrong with a Clutch card is said in a sentence, with card and field."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from hotstove.baseball.effects.clauses import Clause
from hotstove.catalog.clutch_cards import read_clutch_decks, read_standing, read_strategy
from hotstove.catalog.clutch_saved import printed_faults
from hotstove.catalog.refused import CardFileError
from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.play.setup import Chair
from hotstove.rulebooks.clutch.editions import EDITION_2017

HOUSE = Catalog(Path(__file__).parents[2] / "cards")
GOOD = """[[card]]
id = "lamp"
title = "Lamp"
windows = ["on_result"]
when = [{ result_in = "GB" }]
effects = [{ draw = 1 }]
text = "On a ground ball: draw a card."
"""


def faults(tmp_path, text, read=read_strategy, *more):
    path = tmp_path / "cards.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(CardFileError) as refused:
        read(path, *more, EDITION_2017)
    return [fault.english() for fault in refused.value.faults]


def test_the_good_card_is_good(tmp_path):
    path = tmp_path / "cards.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert read_strategy(path, EDITION_2017)["lamp"].title == "Lamp"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("{ draw = 1 }", "{ levitate = 1 }", "effects holds the effect “levitate”, which is unk"),
        ('result_in = "GB"', 'mood = "GB"', "when holds the condition “mood”, which is unknown"),
        ('result_in = "GB"', 'result_in = "XX"', " is “XX”; allowed: "),
        (
            '{ result_in = "GB" }',
            '{ result_in = "GB" }, { result_in = "1B" }',
            "when can never hold in the window on_result",
        ),
        ('["on_result"]', '["on_thursday"]', "windows is “on_thursday”; allowed: "),
        ("{ draw = 1 }", '{ advance = "batter" }, { dance = 1 }', "the effect “dance”"),
        (
            'text = "',
            'lifetime = { stay = "on_team", until = ["doomsday"] }\ntext = "',
            "lifetime.until is “doomsday”; allowed: ",
        ),
        (
            'text = "',
            'icon_bonus = [{ any_of = ["K"], who = "umpire", effects = [{ draw = 1 }] }]\ntext = "',
            "icon_bonus.who is “umpire”; allowed: ",
        ),
    ],
)
def test_cl_100_a_faulty_card_is_refused_in_one_sentence(tmp_path, old, new, told):
    assert old in GOOD
    (found,) = faults(tmp_path, GOOD.replace(old, new, 1))
    assert found.startswith("cards.toml, entry 1 (lamp): ")
    assert told in found
    assert found.endswith(".")
    assert not any(mark in found for mark in ("('", "..", "EFFECT_", "SCHEMA"))


def test_cl_100_an_effect_out_of_its_place_is_said_where_it_works(tmp_path):
    text = GOOD.replace('when = [{ result_in = "GB" }]\n', "")
    text = text.replace("on_result", "before_pitch").replace("{ draw = 1 }", '{ award = "hbp" }')
    (found,) = faults(tmp_path, text)
    assert "effects: award does nothing in the window before_pitch; it works in " in found


def test_cl_100_two_cards_of_one_id(tmp_path):
    (found,) = faults(tmp_path, GOOD + GOOD)
    assert "entry 2 (lamp): id “lamp” is that of an earlier entry" in found


def test_cl_99_a_weather_card_that_can_never_act(tmp_path):
    text = (
        '[[weather]]\nid = "fog"\nname = "Fog"\ntext = "t."\n[weather.main]\n'
        'window = "before_swing"\nwhen = [{ outs = 0 }, { outs = 2 }]\neffects = [{ draw = 1 }]\n'
    )

    def read(path, edition):
        return read_standing(path, "weather", edition)

    (found,) = faults(tmp_path, text, read)
    assert found.endswith(
        "when can never hold in the window before_swing; change the conditions or the window."
    )


def test_c17_14_15_a_deck_names_card_copies_and_limit(tmp_path):
    known = HOUSE.clutch(2017).strategy
    card = next(iter(known.values()))
    text = f'[[deck]]\nid = "d"\nname = "Dim"\n[deck.cards]\n{card.id} = 5\n'
    found = faults(tmp_path, text, read_clutch_decks, known)
    assert any(f"{card.title}, {card.rarity}: 5 copies, limit 2" in each for each in found)
    (found,) = faults(tmp_path, text.replace(card.id, "no_such"), read_clutch_decks, known)
    assert found == (
        "cards.toml, entry 1 (d): cards names “no_such”, which is no strategy card; "
        "write the id of one."
    )


def test_cl_100_a_card_in_a_saved_game_is_refused_in_the_same_words():
    chairs = (Chair("One"), Chair("Two"))
    setup = new_setup("clutch/2017", HOUSE, ("mudlarks", "stovepipes"), chairs, seed=1)
    team = setup.teams[0]
    first = team.deck.cards[0]
    bad = replace(first.card, effects=(Clause("levitate", {}, {}),), text="")
    deck = replace(team.deck, cards=(replace(first, card=bad), *team.deck.cards[1:]))
    teams = (replace(team, deck=deck), setup.teams[1])
    told = [fault.english() for fault in printed_faults(replace(setup, teams=teams))]
    assert len(told) == 2
    assert all(one.startswith(f"{first.card.title}: ") for one in told)
    assert "text is missing; every card needs it." in told[0]
    assert "effects holds the effect “levitate”, which is unknown; known are " in told[1]
