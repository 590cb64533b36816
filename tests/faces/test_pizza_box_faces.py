"""Pizza Box's cards: everything they print fits and reads, and nothing rests on colour alone."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest
from canvas import drawn, share_changed
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from hotstove.catalog.pizza_box import read_box
from hotstove.faces import cards, game_backs, pizza_box
from hotstove.faces.cards import CardArt, Face
from hotstove.faces.lettering import Line
from hotstove.faces.parks import Play, paint_park
from hotstove.faces.pizza_box import PizzaBoxFaces, backs, results, staff, strategies
from hotstove.faces.pizza_box.words import BLACK_KINDS, row_words
from hotstove.faces.result_print import (
    BAR_GROUND,
    BLUE_GROUND,
    BLUE_LINES,
    WHITE_GROUND,
    layout,
    lettering_of,
    paint_ribbon,
    ranges,
)
from hotstove.faces.theme import EVENING, contrast
from hotstove.play.seats import Side
from hotstove.rulebooks.pizza_box.cards import (
    BlueArea,
    Deck,
    Outcome,
    PitcherBar,
    ResultCard,
    section,
    strategy_deck,
)
from hotstove.rulebooks.pizza_box.setup import Box

CARDS = Path(__file__).parents[2] / "cards"
SPLIT = ResultCard(
    id="t1",
    deck=Deck.PITCHER,
    white=section("DP{2,3}+1"),
    white_hitters=(1, 2, 6, 7, 8, 9),
    blue=BlueArea(section("GO{1,2,3}+1"), hitters=(3, 4, 5)),
    bar=PitcherBar(like=9),
)
RATED = ResultCard(
    id="t2",
    deck=Deck.NEUTRAL,
    white=section("2B{*}+3"),
    white_hitters=tuple(range(1, 10)),
    blue=BlueArea(section("FO{3}+1"), rating=1),
    bar=PitcherBar(section("GO{2,3}+1")),
)
WHOLE = ResultCard(id="t3", deck=Deck.HITTER, white=section("HR"), bar=PitcherBar(section("K")))
SHAPES = pytest.mark.parametrize("card", [SPLIT, RATED, WHOLE], ids=["split", "rated", "whole"])
READ = pytest.mark.parametrize("face", [Face.TABLE, Face.READING])
KINDS = ("ball", "strike", "take", "swing", "steal", "bunt", "pitchout")
BACKS = ("hitter", "neutral", "pitcher", "running", "home", "visitor", "home-hitter",
         "visitor-hitter", "home-staff", "visitor-staff")  # fmt: skip
SHEET = QRectF(0, 0, cards.WIDTH, cards.HEIGHT)


@cache
def box() -> Box:
    return read_box(CARDS / "pizza_box")


@cache
def faces() -> PizzaBoxFaces:
    return PizzaBoxFaces(box())


def all_results() -> list[ResultCard]:
    return [card for deck in Deck for card in box().deck(deck)]


def picture(art: CardArt, face: Face, width: int = 150) -> QImage:
    tall = round(width * cards.ASPECT)
    return drawn(lambda p: art.paint(p, QRectF(0, 0, width, tall), face), width, tall)


def whole(width: int = 150) -> QRect:
    return QRect(4, 4, width - 8, round(width * cards.ASPECT) - 8)


@READ
def test_every_word_of_every_result_card_fits_uncut(face: Face) -> None:
    for card in (*all_results(), SPLIT, RATED, WHOLE):
        for text in lettering_of(results.print_of(card), face):
            if isinstance(text, Line):
                found, font = text.fitted()
                assert found == text.text, (card.id, text.text)
                assert QFontMetricsF(font).capHeight() <= text.box.height()
            else:
                assert text.is_whole, (card.id, text.text)
            assert SHEET.contains(text.box)


@READ
@SHAPES
def test_no_word_is_printed_over_another_or_over_a_park(card: ResultCard, face: Face) -> None:
    found = layout(results.print_of(card), face)
    boxes = [text.box for text in lettering_of(results.print_of(card), face)]
    for one, other in combinations(boxes, 2):
        assert not one.intersects(other)
    for area in found.areas:
        assert area.box.contains(area.park)
        assert area.box.contains(area.ribbon)
        assert not area.park.intersects(area.ribbon)
        assert all(area.box.contains(circle) for circle in area.circles)
        assert not any(area.park.intersects(line.box) for line in area.lines)


@SHAPES
def test_result_cards_read_at_190_pixels(card: ResultCard) -> None:
    for text in lettering_of(results.print_of(card), Face.READING):
        assert text.fitted()[1].pixelSize() * 190 / cards.WIDTH >= 10.5, text.text


@SHAPES
def test_a_table_face_is_set_in_thirteen_pixels_at_a_width_of_150(card: ResultCard) -> None:
    for text in lettering_of(results.print_of(card), Face.TABLE):
        assert text.fitted()[1].pixelSize() * 150 / cards.WIDTH >= 13, text.text


def test_the_circles_are_the_hitters_of_their_half() -> None:
    found = layout(results.print_of(SPLIT), Face.READING)
    assert [len(area.circles) for area in found.areas] == [6, 3]
    told = [[line.text for line in area.lines if isinstance(line, Line)] for area in found.areas]
    assert told[0][1:] == ["1", "2", "6", "7", "8", "9"]
    assert told[1][1:] == ["3", "4", "5"]
    rated = layout(results.print_of(RATED), Face.READING)
    assert len(rated.areas[0].circles) == 9
    assert rated.areas[1].trapezoid is not None


@pytest.mark.parametrize(
    ("numbers", "text"), [((1, 2, 6, 7, 8, 9), "1, 2, 6–9"), ((3, 4, 5), "3–5"), ((8,), "8")]
)
def test_hitters_are_named_shortly_on_the_table_face(numbers: tuple[int, ...], text: str) -> None:
    assert ranges(numbers) == text


def test_ink_reads_on_every_ground_of_a_result_card() -> None:
    grounds = {area.ribbon.ground for c in all_results() for area in results.print_of(c).areas}
    for ground in (*grounds, WHITE_GROUND, BLUE_GROUND, BLUE_LINES, BAR_GROUND, EVENING.brass):
        assert contrast(EVENING.ink, ground) >= 4.5


@pytest.mark.parametrize(("one", "other"), list(combinations(Deck, 2)))
def test_heads_and_backs_of_two_decks_differ_without_colour(one: Deck, other: Deck) -> None:
    first, second = (faces().art(box().deck(deck)[0].id) for deck in (one, other))
    head = QRect(8, 8, 134, 20)
    assert share_changed(picture(first, Face.TABLE), picture(second, Face.TABLE), head) >= 0.05
    assert share_changed(picture(first, Face.BACK), picture(second, Face.BACK), whole()) >= 0.05


def ribbon_picture(outcome: Outcome) -> QImage:
    ribbon = results.area_of(section(outcome.value), "white").ribbon
    return drawn(lambda p: paint_ribbon(p, QRectF(4, 4, 92, 32), ribbon), 100, 40, WHITE_GROUND)


def test_hits_walks_outs_and_errors_have_ribbons_of_different_shape() -> None:
    kinds = (Outcome.SINGLE, Outcome.WALK, Outcome.FLY_OUT, Outcome.ERROR)
    for one, other in combinations(kinds, 2):
        edges = QRect(0, 0, 100, 40)
        assert share_changed(ribbon_picture(one), ribbon_picture(other), edges, 30) > 0.015


def park_picture(play: Play) -> QImage:
    return drawn(lambda p: paint_park(p, QRectF(0, 0, 80, 80), play), 80, 80, WHITE_GROUND)


def test_black_bases_show_without_colour_at_the_size_of_the_table() -> None:
    none, third = (results.area_of(section(text), "white").play for text in ("FO{}", "FO{3}+1"))
    left, right = QRect(8, 42, 18, 18), QRect(54, 42, 18, 18)
    assert share_changed(park_picture(none), park_picture(third), left) > 0.2
    assert share_changed(park_picture(none), park_picture(third), right) == 0


def test_one_base_and_two_are_told_by_the_chevrons() -> None:
    one, two = (results.area_of(section(text), "white").play for text in ("1B{*}+1", "1B{*}+2"))
    assert share_changed(park_picture(one), park_picture(two), QRect(0, 0, 80, 80)) > 0.02


def test_the_half_that_applies_is_lit_and_the_rest_veiled_without_colour() -> None:
    plain = picture(results.ResultArt(SPLIT), Face.READING, 190)
    lit = picture(results.ResultArt(SPLIT, "blue:4"), Face.READING, 190)
    found = layout(results.print_of(SPLIT), Face.READING)
    scale = 190 / cards.WIDTH
    veiled, shown = (
        QRect(*(round(v * scale) for v in (a.ribbon.x(), a.ribbon.y(), a.ribbon.width(),
                                           a.ribbon.height()))) for a in found.areas
    )  # fmt: skip
    assert share_changed(plain, lit, veiled.adjusted(4, 3, -8, -3), 60) > 0.1
    assert share_changed(plain, lit, shown.adjusted(4, 3, -8, -3), 10) < 0.02


def test_the_hitters_circle_is_lit() -> None:
    found = layout(results.print_of(SPLIT), Face.READING)
    four, five = (
        picture(results.ResultArt(SPLIT, f"blue:{number}"), Face.READING, 400) for number in (4, 5)
    )
    scale = 400 / cards.WIDTH
    for circle, differs in zip(found.areas[1].circles, (False, True, True), strict=True):
        where = QRect(*(round(v * scale) for v in (circle.x(), circle.y(), circle.width(),
                                                   circle.height())))  # fmt: skip
        assert (share_changed(four, five, where, 25) > 0.1) is differs


# Strategy cards


@READ
@pytest.mark.parametrize("kind", KINDS)
def test_strategy_words_fit_and_read(kind: str, face: Face) -> None:
    ground = strategies.BLACK_STOCK if kind in BLACK_KINDS else "#fffdf7"
    for line in strategies.strategy_lines(kind, face):
        assert line.fitted()[0] == line.text
        assert SHEET.contains(line.box)
        assert contrast(line.colour, ground) >= 4.5


@pytest.mark.parametrize(("one", "other"), list(combinations(KINDS, 2)))
def test_two_strategies_are_two_pictures_without_colour(one: str, other: str) -> None:
    first, second = (
        picture(strategies.StrategyArt(k, Side.HOME), Face.TABLE) for k in (one, other)
    )
    assert share_changed(first, second, QRect(16, 36, 118, 112)) >= 0.05


def test_sides_differ_by_letter_and_seal_not_only_by_colour() -> None:
    home, visitor = (picture(strategies.StrategyArt("ball", side), Face.TABLE) for side in Side)
    assert share_changed(home, visitor, QRect(110, 10, 32, 32)) >= 0.05


def test_a_pitch_card_is_white_or_black_by_its_id() -> None:
    kinds = [strategies.kind_of(card) for card in strategy_deck(Side.HOME)]
    assert kinds.count("ball") == 15
    assert kinds.count("strike") == 10
    assert strategies.kind_of("visitor:bunt") == "bunt"


def test_no_back_tells_what_is_on_its_other_side() -> None:
    for cards_of_one_back in (
        ("home:w01", "home:b01", "home:b10"),
        ("visitor:take", "visitor:swing", "visitor:steal", "visitor:bunt"),
        (box().running[0].id, box().running[1].id),
        ("home:starter-1", "home:closer"),
        tuple(card.id for card in box().pitcher[:3]),
    ):
        pictures = [picture(faces().art(card), Face.BACK, 60) for card in cards_of_one_back]
        assert all(other == pictures[0] for other in pictures)
    called = faces().art("home:w01", "pitchout")
    assert picture(called, Face.BACK, 60) == picture(faces().art("home:w02"), Face.BACK, 60)


@pytest.mark.parametrize(("one", "other"), list(combinations(BACKS, 2)))
def test_two_backs_differ_without_colour(one: str, other: str) -> None:
    first, second = (picture(faces().art(f"back:{name}"), Face.TABLE, 100) for name in (one, other))
    assert share_changed(first, second, whole(100), 30) >= 0.05


@pytest.mark.parametrize("name", BACKS)
def test_the_words_of_a_back_fit(name: str) -> None:
    back = pizza_box.back_of(name)
    assert back is not None
    for text in game_backs.back_lines(back):
        whole_text = text.fitted()[0] == text.text if isinstance(text, Line) else text.is_whole
        assert whole_text, text.text
        assert SHEET.contains(text.box)


def test_safe_and_out_differ_in_shape_and_word() -> None:
    safe, out = (picture(strategies.RunningArt(value), Face.TABLE) for value in (True, False))
    assert share_changed(safe, out, whole()) >= 0.08


# Pitchers


@READ
def test_names_and_roles_of_the_staff_fit(face: Face) -> None:
    for card in (*box().home_staff, *box().visitor_staff):
        for line in staff.pitcher_lines(card, face):
            assert line.fitted()[0] == line.text
        rows = staff.table_lines(card)
        assert len(rows) == 4 + 9 * 4
        assert all(line.fitted()[0] == line.text for line in rows)
        assert not any(a.box.intersects(b.box) for a, b in combinations(rows, 2))


def test_the_row_of_the_inning_is_lit_without_colour() -> None:
    plain = picture(faces().art("home:starter-1"), Face.READING, 190)
    lit = picture(faces().art("home:starter-1", "4"), Face.READING, 190)
    tall = staff.TABLE.height() / 10 * 190 / cards.WIDTH
    top = staff.TABLE.top() * 190 / cards.WIDTH
    for inning in range(1, 10):
        row = QRect(10, round(top + inning * tall) + 1, 170, round(tall) - 2)
        assert (share_changed(plain, lit, row, 20) > 0.2) is (inning == 4)


def test_starters_and_relievers_have_trapezoids_of_two_tones() -> None:
    starter = picture(faces().art("home:starter-1"), Face.TABLE)
    closer = picture(faces().art("home:closer"), Face.TABLE)
    assert share_changed(starter, closer, QRect(12, 12, 30, 26)) > 0.3


def test_a_dash_stands_for_what_is_not_allowed() -> None:
    closer = next(card for card in box().home_staff if card.id == "home:closer")
    assert row_words(closer.row(1)) == ("–", "–", "–")
    assert row_words(closer.row(9))[2] == "–"
    assert row_words(closer.row(9))[0] != "–"


# Words


def test_a_split_card_is_told_in_full() -> None:
    told = pizza_box.text_of_result(SPLIT)
    assert told == (
        "PITCHER ADVANTAGE. DOUBLE PLAY, Black bases +1, for hitters 1, 2, 6–9. "
        "Blue: GROUND OUT, All runners +1, for hitters 3–5. A pitcher who hits: like hitter 9."
    )


def test_every_card_of_the_box_has_words_and_three_faces() -> None:
    ids = [
        *(card.id for card in all_results()[::20]),
        box().running[0].id,
        *strategy_deck(Side.VISITOR)[::12],
        *(f"home:{kind}" for kind in KINDS),
        "home:starter-1",
        "back:hitter",
        "",
    ]
    for card_id in ids:
        assert faces().words(card_id)
        for face in Face:
            picture(faces().art(card_id), face, 60)


def test_side_colours_are_the_boxs() -> None:
    assert backs.SIDE_COLOURS == {Side.HOME: "#b23a2e", Side.VISITOR: "#23527c"}


def test_painting_leaves_the_painter_as_it_was() -> None:
    def paint(painter: QPainter) -> None:
        for card_id in (all_results()[0].id, "home:b01", "home:closer", "back:running"):
            before = painter.transform(), painter.hasClipping()
            faces().art(card_id).paint(painter, QRectF(0, 0, 100, 140), Face.READING)
            assert (painter.transform(), painter.hasClipping()) == before

    drawn(paint, 120, 160)
