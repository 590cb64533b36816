"""The peg board: every hole can be hit and read, and no peg is told by colour alone."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from canvas import drawn, share_changed
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from hotstove.faces import fonts
from hotstove.faces.birch import birch_of, paint_board_of_birch, paint_hole
from hotstove.faces.pegboard import BoardPlan, Label, board_plan
from hotstove.faces.pegboard_paint import (
    club_colour,
    lettering_red,
    paint_board,
    paint_scores,
    word_of,
)
from hotstove.faces.pegs import REACH, PegColour, colour_of, head_centre, letter_of, paint_peg
from hotstove.faces.scoreboard import ScoreboardData, ScoreLine
from hotstove.faces.theme import EVENING, THEMES, Theme, contrast
from hotstove.play.seats import Side

SIZES = pytest.mark.parametrize(
    "size", [(600, 500), (620, 560), (1000, 780), (1500, 900), (900, 900), (2600, 1900)]
)
PEG_PAIRS = list(combinations(PegColour, 2))


def rect(place: tuple[float, float, float, float]) -> QRectF:
    return QRectF(*place)


def around(x: float, y: float, radius: float) -> QRectF:
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


def head_of(plan: BoardPlan, x: float, y: float) -> QRectF:
    at = head_centre(QPointF(x, y), plan.peg_radius)
    return around(at.x(), at.y(), plan.peg_radius)


@SIZES
def test_the_board_has_every_hole_of_the_box(size: tuple[int, int]) -> None:
    plan = board_plan(*size)
    names = {hole.id for hole in plan.holes}
    assert len(names) == len(plan.holes) == 4 + 3 + 2 * 4 + 2 * 9
    assert {"outs:0", "outs:3", "first", "second", "third"} <= names
    assert {"bench:home:1", "bench:visitor:4", "hitting:visitor:9", "hitting:home:1"} <= names
    board = QRectF(0, 0, *size).adjusted(*(28 * plan.unit * sign for sign in (1, 1, -1, -1)))
    for hole in plan.holes:
        assert board.contains(around(hole.x, hole.y, plan.peg_radius)), hole.id
        assert plan.hole(hole.id) == (hole.x, hole.y)


def test_an_unknown_hole_is_named() -> None:
    with pytest.raises(KeyError, match="home plate"):
        board_plan(1000, 780).hole("home plate")


@SIZES
def test_no_word_or_number_lies_over_a_hole_or_under_a_peg(size: tuple[int, int]) -> None:
    plan = board_plan(*size)
    for label in plan.labels:
        for hole in plan.holes:
            hit = around(hole.x, hole.y, plan.hole_radius * 1.3)
            assert not rect(label.place).intersects(hit), (label.id, hole.id)
            head = head_of(plan, hole.x, hole.y)
            assert not lettering(label).intersects(head), (label.id, hole.id)


def lettering(label: Label) -> QRectF:
    """The ink of a label: its text's width and capitals, where it is aligned."""
    place = rect(label.place)
    if label.id.startswith(("title", "club", "mound", "hitting:home", "hitting:visitor")):
        return place
    text, font = fonts.fitted(
        word_of(label.id), place.width(), fonts.display, label.px, label.px * 0.6
    )
    wide, tall = fonts.width(text, font), font.pixelSize() * 0.72
    left = place.left() if label.align == "left" else place.center().x() - wide / 2
    return QRectF(left, place.center().y() - tall / 2, wide, tall)


@SIZES
def test_no_two_words_and_no_word_and_window_overlap(size: tuple[int, int]) -> None:
    plan = board_plan(*size)
    for one, other in combinations(plan.labels, 2):
        assert not rect(one.place).intersects(rect(other.place)), (one.id, other.id)
    for label in plan.labels:
        for space in plan.spaces:
            assert not rect(label.place).intersects(rect(space.place)), (label.id, space.id)


@SIZES
def test_piles_cards_and_windows_keep_clear_of_pegs_and_of_one_another(
    size: tuple[int, int],
) -> None:
    plan = board_plan(*size)
    for one, other in combinations(plan.spaces, 2):
        assert not rect(one.place).intersects(rect(other.place)), (one.id, other.id)
    for space in plan.spaces:
        assert QRectF(0, 0, *size).contains(rect(space.place))
        for hole in plan.holes:
            assert not rect(space.place).intersects(head_of(plan, hole.x, hole.y))


@SIZES
def test_neighbouring_holes_are_targets_of_24_pixels_or_more(size: tuple[int, int]) -> None:
    plan = board_plan(*size)
    for one, other in combinations(plan.holes, 2):
        assert math.hypot(one.x - other.x, one.y - other.y) >= 24, (one.id, other.id)


@SIZES
def test_every_label_is_printed_uncut(size: tuple[int, int]) -> None:
    for label in board_plan(*size).labels:
        if not label.id.startswith("club"):
            text = word_of(label.id)
            room = label.place.width - (12 if label.id.startswith("mound") else 0)
            assert fonts.fitted(text, room, fonts.display, label.px, label.px * 0.55)[0] == text


def test_words_of_the_board_are_eighteen_pixels_on_a_board_for_1080_lines() -> None:
    plan = board_plan(1150, 940)
    for label in plan.labels:
        assert label.px >= 18, label.id


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_lettering_reads_on_birch_and_on_its_tags(theme: Theme) -> None:
    wood = birch_of(theme)
    least = 7.0 if theme.name == "high contrast" else 4.5
    for ground in (wood.light, wood.dark):
        assert contrast(theme.ink, ground) >= least
        assert contrast(lettering_red(theme), ground) >= 3
        assert contrast(wood.hole, ground) >= 3
    for side in Side:
        assert contrast(theme.cream, club_colour(side, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_ink_or_cream_of_a_pegs_edge_stands_out_from_every_ground(theme: Theme) -> None:
    wood = birch_of(theme)
    for ground in (
        wood.light, wood.dark, wood.hole, theme.cream, theme.cream_shade, theme.felt_light,
        theme.felt_dark, theme.walnut_light, theme.walnut_dark, theme.board,
    ):  # fmt: skip
        assert max(contrast(theme.ink, ground), contrast(theme.cream, ground)) >= 3
    for peg in PegColour:
        if letter_of(peg):
            assert contrast(theme.cream, colour_of(peg, theme)) >= 4.5


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("peg", PegColour)
def test_a_drawn_peg_has_an_edge_of_three_to_one(peg: PegColour, theme: Theme) -> None:
    ground = birch_of(theme).light
    sheet = drawn(lambda p: paint_peg(p, QPointF(60, 70), 30, peg, theme), 120, 120, ground)
    head = head_centre(QPointF(60, 70), 30)
    for turn in range(180, 360, 15):
        way = QPointF(math.cos(math.radians(turn)), math.sin(math.radians(turn)))
        edge = head + way * 28.5
        assert contrast(sheet.pixelColor(edge.toPoint()), ground) >= 3


def peg_picture(peg: PegColour | None) -> QImage:
    def paint(painter: QPainter) -> None:
        paint_hole(painter, QPointF(40, 46), 9, EVENING)
        if peg is not None:
            paint_peg(painter, QPointF(40, 46), 22, peg, EVENING)

    return drawn(paint, 80, 80, birch_of(EVENING).light)


@pytest.mark.parametrize(("one", "other"), PEG_PAIRS)
def test_two_pegs_differ_without_colour(one: PegColour, other: PegColour) -> None:
    head = QRect(18, 18, 42, 42)
    assert share_changed(peg_picture(one), peg_picture(other), head) >= 0.05


@pytest.mark.parametrize("peg", PegColour)
def test_a_hole_with_a_peg_is_no_empty_hole(peg: PegColour) -> None:
    assert share_changed(peg_picture(peg), peg_picture(None), QRect(10, 10, 60, 60)) > 0.2


def test_a_peg_stays_within_its_reach() -> None:
    blank = drawn(lambda _: None, 200, 200, "#808080")
    sheet = drawn(
        lambda p: paint_peg(p, QPointF(100, 100), 30, PegColour.RED, EVENING), 200, 200, "#808080"
    )
    reach = round(30 * REACH) + 1
    for x in range(200):
        for y in range(200):
            if max(abs(x - 100), abs(y - 100)) > reach:
                assert sheet.pixel(x, y) == blank.pixel(x, y)


def test_a_hole_has_depth() -> None:
    sheet = drawn(
        lambda p: paint_hole(p, QPointF(40, 40), 20, EVENING), 80, 80, birch_of(EVENING).light
    )
    dark = sheet.pixelColor(34, 32).lightness()
    lit = max(sheet.pixelColor(40 + d, 40 + d + 3).lightness() for d in range(8, 14))
    assert dark < 50 < lit - 20


def scores(*innings: str, inning: int = 4) -> ScoreboardData:
    def line(name: str) -> ScoreLine:
        return ScoreLine(
            name=name, short=name[:3], innings=innings, runs="12", hits="9", errors="1"
        )

    return ScoreboardData(
        visitor=line("Gulls"), home=line("Ore Boats"), inning=inning, batting=Side.HOME, outs=1,
        half="",
    )  # fmt: skip


def score_picture(data: ScoreboardData) -> QImage:
    def paint(painter: QPainter) -> None:
        paint_scores(painter, QRectF(0, 0, 1000, 780), data, EVENING)

    return drawn(paint, 1000, 180, EVENING.board)


def test_a_number_plate_hangs_where_runs_were_scored() -> None:
    plan = board_plan(1000, 780)
    three, four = score_picture(scores("0", "0", "1")), score_picture(scores("0", "0", "1", "2"))
    for column in range(1, 10):
        window = rect(plan.space(f"score:visitor:{column}")).toRect()
        assert (share_changed(three, four, window) > 0.3) is (column == 4)


def test_after_nine_innings_the_headings_move_along() -> None:
    plan = board_plan(1000, 780)
    nine = score_picture(scores(*"000000000", inning=9))
    ten = score_picture(scores(*"0000000001", inning=10))
    for label in plan.labels:
        if label.id in ("inning:1", "inning:5", "inning:9"):
            assert share_changed(nine, ten, rect(label.place).toRect()) > 0.02, label.id


def test_the_whole_board_is_drawn_within_its_shadow() -> None:
    sheet = drawn(lambda p: paint_board(p, QRectF(30, 30, 620, 520), EVENING, "A"), 680, 580)
    assert sheet.pixelColor(2, 2).name() == "#808080"
    plan = board_plan(620, 520)
    x, y = plan.hole("second")
    assert sheet.pixelColor(round(30 + x - 2), round(30 + y - 2)).lightness() < 60


def test_grain_is_the_same_every_time() -> None:
    box = QRectF(0, 0, 200, 160)
    one, other = (
        drawn(lambda p: paint_board_of_birch(p, box, 0.4, EVENING), 200, 160) for _ in range(2)
    )
    assert one == other
