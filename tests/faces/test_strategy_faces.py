"""Strategy cards: the whole text is on the card, and the side is told by word, sign and band."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations

import msgspec
import pytest
from canvas import drawn, share_changed
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage

from hotstove.faces import cards, game_backs, strategy
from hotstove.faces.cards import Face
from hotstove.faces.lettering import Line
from hotstove.faces.strategy import BONUS_GROUND, GROUNDS, StrategyCardArt
from hotstove.faces.strategy_print import (
    CardSide,
    Layout,
    Rarity,
    StrategyPrint,
    print_of,
    reading_layout,
    table_layout,
    text_of,
    window_word,
)
from hotstove.faces.theme import EVENING, contrast
from hotstove.faces.vignettes import Motif

SHORT = StrategyPrint(
    name="Porch Light",
    side=CardSide.EITHER,
    window=window_word("after_result"),
    effect="Draw a card.",
    condition="After a strikeout.",
)
ICON = StrategyPrint(
    name="Rosin Bag",
    side=CardSide.DEFENSE,
    window=window_word("before_pitch"),
    effect="+2 to the pitch.",
    condition="If your pitcher is a reliever.",
    icon="RP",
    bonus="+1 more.",
    rarity=Rarity.UNCOMMON,
    edition="House League",
)
LONG = StrategyPrint(
    name="Everybody Up on the Top Step",
    side=CardSide.OFFENSE,
    window=" · ".join(window_word(w) for w in ("on_result", "after_result")),
    effect="Make a Fielding check against the whole infield, the die plus their total Fielding. "
    "21 or more: the result becomes a ground ball and is carried out as one, and a double play "
    "may be tried. Otherwise nothing happens, and the runner who goes farthest may try for one "
    "more base against a throw of the outfielder nearest to the ball.",
    condition="On a single or a single plus with nobody on first, in the seventh inning or "
    "later, when you lead by no more than two runs.",
    icon="HR",
    bonus="If the batter has the icon, +3 to the check, and the runner may not be held.",
    stays="Stays in play until the end of the inning.",
    rarity=Rarity.RARE,
    edition="House League 2026",
)
ALL = pytest.mark.parametrize("card", [SHORT, ICON, LONG], ids=["short", "icon", "long"])
LAYOUTS = pytest.mark.parametrize("lay_out", [table_layout, reading_layout])
SHEET = QRectF(0, 0, cards.WIDTH, cards.HEIGHT)


def picture(card: StrategyPrint, face: Face, width: int = 160) -> QImage:
    tall = round(width * cards.ASPECT)
    return drawn(
        lambda p: StrategyCardArt(card).paint(p, QRectF(0, 0, width, tall), face), width, tall
    )


@ALL
def test_the_reading_face_prints_everything(card: StrategyPrint) -> None:
    for text in reading_layout(card).lines:
        is_whole = text.fitted()[0] == text.text if isinstance(text, Line) else text.is_whole
        assert is_whole, text.text
    printed = [text.text for text in reading_layout(card).lines]
    for said in (card.name, card.window, card.condition, card.effect, card.bonus, card.stays):
        assert not said or said in printed


@ALL
def test_a_reading_face_of_380_pixels_is_set_in_thirteen(card: StrategyPrint) -> None:
    for text in reading_layout(card).lines:
        assert text.fitted()[1].pixelSize() * 380 / cards.WIDTH >= 13, text.text


@ALL
def test_a_table_face_is_set_in_thirteen_pixels_from_180_up(card: StrategyPrint) -> None:
    for text in table_layout(card).lines:
        assert text.fitted()[1].pixelSize() * 180 / cards.WIDTH >= 12.9 or (
            text.text == card.window
        ), text.text


@pytest.mark.parametrize("card", [SHORT, ICON], ids=["short", "icon"])
def test_a_card_of_few_words_is_whole_on_the_table_and_has_its_woodcut(
    card: StrategyPrint,
) -> None:
    found = table_layout(card)
    assert found.picture is not None
    for text in found.lines:
        assert text.fitted()[0] == text.text if isinstance(text, Line) else text.is_whole


def test_a_card_of_many_words_gives_its_woodcut_up() -> None:
    assert table_layout(LONG).picture is None


@LAYOUTS
@ALL
def test_nothing_is_printed_over_the_edge_or_over_another(
    card: StrategyPrint, lay_out: Callable[[StrategyPrint], Layout]
) -> None:
    found = lay_out(card)
    for text in found.lines:
        assert SHEET.contains(text.box), text.text
        if not isinstance(text, Line):
            lines, font = text.fitted()
            assert len(lines) * font.pixelSize() * text.leading <= text.box.height() + 1
    for one, other in combinations(found.lines, 2):
        assert not one.box.intersects(other.box), (one.text, other.text)
    for box in (found.window, found.body, found.bonus):
        if box is not None and found.picture is not None:
            assert not found.picture.intersects(box)


@pytest.mark.parametrize(("one", "other"), list(combinations(CardSide, 2)))
def test_two_sides_differ_without_colour(one: CardSide, other: CardSide) -> None:
    first, second = (
        picture(msgspec.structs.replace(SHORT, side=side, motif=Motif.CAP), Face.TABLE)
        for side in (one, other)
    )
    assert share_changed(first, second, QRect(8, 8, 144, 18)) >= 0.05
    for sign in (QRect(8, 8, 20, 18), QRect(132, 8, 20, 18)):
        assert share_changed(first, second, sign) >= 0.05


@pytest.mark.parametrize(("one", "other"), list(combinations(Rarity, 2)))
def test_rarities_differ_in_shape(one: Rarity, other: Rarity) -> None:
    first, second = (
        picture(msgspec.structs.replace(SHORT, rarity=rarity), Face.READING, 300)
        for rarity in (one, other)
    )
    assert share_changed(first, second, QRect(14, 390, 20, 20), 30) > 0.05


def test_words_read_on_their_grounds() -> None:
    for ground in GROUNDS.values():
        assert contrast(EVENING.cream, ground) >= 4.5
    for ground in ("#fffaf0", BONUS_GROUND, EVENING.brass):
        assert contrast(EVENING.ink, ground) >= 4.5
    assert contrast(EVENING.faded_ink, "#fffaf0") >= 4.5


def test_all_strategy_cards_share_one_back() -> None:
    assert picture(SHORT, Face.BACK) == picture(LONG, Face.BACK)
    for text in game_backs.back_lines(strategy.strategy_back()):
        assert text.fitted()[0] == text.text if isinstance(text, Line) else text.is_whole


def test_the_plain_words_say_everything() -> None:
    assert text_of(ICON) == (
        "Rosin Bag. Defence, before the pitch. If your pitcher is a reliever. +2 to the pitch. "
        "With icon RP: +1 more. Uncommon."
    )
    assert LONG.stays in text_of(LONG)


@dataclass(frozen=True)
class FakeBonus:
    icon: str


@dataclass(frozen=True)
class FakeCard:
    name: str
    side: str
    windows: tuple[str, ...]
    text: str
    icon_bonus: FakeBonus | None
    rarity: str


def test_a_rulebooks_card_is_printed_with_its_bonus_on_the_strip() -> None:
    card = FakeCard(
        "Cold Coffee", "offense", ("before_pitch", "on_result"),
        "With nobody out.\n+2 to the swing. HR icon: +4 instead.", FakeBonus("HR"), "rare",
    )  # fmt: skip
    found = print_of(card)
    assert found.condition == "With nobody out."
    assert found.effect == "+2 to the swing."
    assert (found.icon, found.bonus) == ("HR", "+4 instead.")
    assert found.window == "BEFORE THE PITCH · ON A RESULT"
    assert found.side is CardSide.OFFENSE


def test_a_bonus_that_the_text_does_not_tell_has_a_line_of_its_own() -> None:
    card = FakeCard("Wet Grass", "defense", ("on_result",), "No double.", FakeBonus("G"), "common")
    assert print_of(card).effect == "No double."
    assert print_of(card).bonus


def test_an_unknown_window_is_printed_as_it_is() -> None:
    assert window_word("AT DUSK") == "AT DUSK"
