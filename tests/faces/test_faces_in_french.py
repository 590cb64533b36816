"""Every card that is printed in words says all of them in French too."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale

from hotstove.binding.languages import Interpreter
from hotstove.catalog.shelf import Catalog
from hotstove.faces import pitch_duel
from hotstove.faces.cards import Face
from hotstove.faces.clutch import word_cards
from hotstove.faces.lettering import Line
from hotstove.faces.pizza_box import results
from hotstove.faces.result_print import lettering_of
from hotstove.faces.strategy_print import StrategyPrint, print_of, reading_layout
from hotstove.files.phrasebook import ENGLISH
from hotstove.rulebooks.pizza_box.cards import Deck

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _french(qapp) -> Iterator[None]:
    before = QLocale()
    interpreter = Interpreter(ROOT / "resources" / "translations")
    interpreter.speak("fr")
    yield
    interpreter.speak(ENGLISH)
    QLocale.setDefault(before)


@pytest.fixture(scope="module")
def catalog() -> Catalog:
    return Catalog(ROOT / "cards")


def is_whole(text) -> bool:
    return text.fitted()[0] == text.text if isinstance(text, Line) else text.is_whole


def cut(card: StrategyPrint) -> list[str]:
    return [text.text for text in reading_layout(card).lines if not is_whole(text)]


def test_every_strategy_card_of_showdown_is_whole(catalog):
    prints = [print_of(card) for card in catalog.strategy_cards]
    assert len(prints) > 70
    assert [cut(card) for card in prints if cut(card)] == []


def test_the_bonus_of_an_icon_stands_on_its_strip_in_french_too(catalog):
    cards = [card for card in catalog.strategy_cards if card.icon_bonus is not None]
    for card in cards:
        found = print_of(card)
        assert found.icon, card.id
        assert "Icône" not in found.effect, card.id
        assert "cette icône" not in found.bonus, card.id


@pytest.mark.parametrize("year", [2017, 2024])
def test_every_card_of_words_of_clutch_is_whole(catalog, year):
    box = catalog.clutch(year)
    prints = [word_cards.strategy_print(card) for card in box.strategy.values()]
    prints += [word_cards.coach_print(card) for card in box.coaches.values()]
    assert len(prints) > 50
    assert [cut(card) for card in prints if cut(card)] == []


@pytest.mark.parametrize("face", [Face.TABLE, Face.READING])
def test_every_result_card_of_pizza_box_is_whole(catalog, face):
    for deck in Deck:
        for card in catalog.pizza_box.deck(deck):
            for text in lettering_of(results.print_of(card), face):
                assert is_whole(text), (card.id, text.text)


def test_every_result_card_of_the_duel_is_whole(catalog):
    for card in catalog.duel_pile:
        for text in lettering_of(pitch_duel.print_of(card), Face.READING):
            assert is_whole(text), (card.id, text.text)
