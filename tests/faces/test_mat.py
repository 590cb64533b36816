"""Wood, felt, slots, stock and tray, and the field on the felt."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from canvas import drawn, pixels, share_changed
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter

from hotstove.faces import field, mat, wood
from hotstove.faces.edges import paint_contact_shadow, paint_ring, paint_shadow
from hotstove.faces.field import field_plan, paint_field
from hotstove.faces.theme import EVENING, THEMES, Theme, contrast, luminance, tint

SURFACES = [wood.paint_walnut, mat.paint_felt, mat.paint_tray, mat.paint_cream, mat.paint_rack]


@pytest.mark.parametrize("surface", SURFACES)
def test_a_texture_is_the_same_every_time(
    surface: Callable[[QPainter, QRectF, Theme], None],
) -> None:
    def paint(painter: QPainter) -> None:
        surface(painter, QRectF(20, 20, 260, 160), EVENING)

    assert drawn(paint, 300, 200) == drawn(paint, 300, 200)


@pytest.mark.parametrize("surface", [*SURFACES, paint_field])
def test_the_painter_comes_back_as_it_was(
    surface: Callable[[QPainter, QRectF, Theme], None],
) -> None:
    def paint(painter: QPainter) -> None:
        pen, place = painter.pen(), painter.transform()
        surface(painter, QRectF(20, 20, 260, 160), EVENING)
        assert painter.pen() == pen
        assert painter.transform() == place
        assert not painter.hasClipping()

    drawn(paint, 300, 200)


def test_walnut_covers_its_rectangle_and_nothing_else() -> None:
    def paint(painter: QPainter) -> None:
        wood.paint_walnut(painter, QRectF(10, 10, 200, 120), EVENING)

    sheet = drawn(paint, 240, 160, ground="#00ff00")
    assert all(c.green() < 200 for c in pixels(sheet, QRect(10, 10, 200, 120)))
    assert all(c.name() == "#00ff00" for c in pixels(sheet, QRect(0, 0, 240, 10)))
    assert all(c.name() == "#00ff00" for c in pixels(sheet, QRect(211, 0, 29, 160)))


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_cream_words_read_anywhere_on_the_felt(theme: Theme) -> None:
    def paint(painter: QPainter) -> None:
        mat.paint_felt(painter, QRectF(0, 0, 300, 190), theme)

    inner = QRect(20, 20, 260, 150)
    brightest = max(pixels(drawn(paint, 300, 190), inner), key=luminance)
    assert contrast(theme.chalk, brightest) >= 4.5


SLOT = QRectF(40, 40, 200, 200)


def slot(lit: bool, words: str = "", label: str = "BENCH", theme: Theme = EVENING) -> QImage:
    def paint(painter: QPainter) -> None:
        mat.paint_slot(painter, SLOT, label, theme, lit, words)

    return drawn(paint, 280, 280, ground=theme.felt_light)


def test_a_legal_place_shows_without_colour_and_says_what_a_drop_means() -> None:
    frame = SLOT.toRect().adjusted(-4, -4, 4, 4)
    assert share_changed(slot(False), slot(True), frame, least=12) > 0.05
    plaque = QRect(60, 50, 160, 32)
    assert share_changed(slot(True), slot(True, "Varga bats for Pell"), plaque) > 0.3


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("lit", [False, True])
def test_the_label_of_a_place_reads_lit_or_not(theme: Theme, lit: bool) -> None:
    bare = slot(lit, label="", theme=theme)
    words = mat.label_rect(SLOT).toRect().adjusted(36, 0, -36, 0)
    brightest = max(pixels(bare, words), key=luminance)
    assert contrast(theme.chalk, brightest) >= 4.5


def test_the_outline_of_a_legal_place_stands_out_from_the_felt() -> None:
    lit = slot(True)
    edge = [lit.pixelColor(40, y) for y in range(100, 180)]
    assert all(contrast(colour, EVENING.felt_light) >= 3 for colour in edge)


def test_a_long_meaning_takes_two_lines_and_stays_in_its_place() -> None:
    words = "Bring in Okafor to relieve Strand in the seventh inning"
    quiet, telling = slot(True), slot(True, words)
    assert share_changed(quiet, telling, QRect(0, 0, 40, 280), least=8) == 0
    assert share_changed(quiet, telling, QRect(240, 0, 40, 280), least=8) == 0
    assert share_changed(quiet, telling, QRect(60, 78, 160, 20)) > 0.3


def test_the_ring_reads_on_a_card_and_on_the_felt() -> None:
    card = QRectF(40, 40, 90, 120)

    def paint(painter: QPainter) -> None:
        painter.fillRect(card, tint(EVENING.cream))
        paint_ring(painter, card, EVENING)

    sheet = drawn(paint, 170, 200, ground=EVENING.felt_light)
    across = [sheet.pixelColor(x, 100) for x in range(34, 46)]
    assert max(contrast(colour, EVENING.cream) for colour in across[6:9]) >= 3
    assert max(contrast(colour, EVENING.felt_light) for colour in across[:6]) >= 3


def test_shadows_darken_and_a_lifted_thing_casts_a_wider_one() -> None:
    def darkened(height: float) -> int:
        def paint(painter: QPainter) -> None:
            paint_contact_shadow(painter, QPointF(80, 60), 30, height)

        sheet = drawn(paint, 200, 200, ground="#ffffff")
        return sum(colour.red() < 250 for colour in pixels(sheet))

    assert darkened(30) > darkened(0) > 0

    def paint(painter: QPainter) -> None:
        paint_shadow(painter, QRectF(20, 20, 60, 60), 6, 10)

    sheet = drawn(paint, 110, 110, ground="#ffffff")
    assert sheet.pixelColor(50, 84).red() < 235
    assert sheet.pixelColor(50, 5).red() == 255


@pytest.mark.parametrize(("width", "height"), [(1200, 760), (600, 760), (1600, 400)])
def test_the_field_is_square_and_fits_its_mat(width: float, height: float) -> None:
    plan = field_plan(30, 40, width, height)
    bases = (plan.home, plan.first, plan.second, plan.third)
    paths = [math.dist(a, b) for a, b in zip(bases, (*bases[1:], plan.home), strict=True)]
    assert paths == pytest.approx([paths[0]] * 4)
    for x, y in (*bases, plan.mound, plan.left_pole, plan.right_pole, plan.fence):
        assert 30 < x < 30 + width
        assert 40 < y < 40 + height
    assert plan.third[0] < plan.home[0] < plan.first[0]
    assert plan.fence[1] < plan.second[1] < plan.mound[1] < plan.home[1]


def test_bases_and_plate_lie_where_the_plan_says() -> None:
    mat_rect = QRectF(0, 0, 600, 400)

    def paint(painter: QPainter) -> None:
        painter.fillRect(mat_rect, tint(EVENING.felt_light))
        paint_field(painter, mat_rect, EVENING)

    sheet, plan = drawn(paint, 600, 400), field.field_plan(0, 0, 600, 400)
    for x, y in (plan.first, plan.second, plan.third, (plan.home[0], plan.home[1] - 4)):
        assert contrast(sheet.pixelColor(round(x), round(y)), EVENING.dirt) >= 3


def test_dice_lie_inside_the_rim_of_the_tray() -> None:
    well = mat.tray_well(QRectF(0, 0, 310, 300))
    assert QRectF(15, 15, 280, 270).contains(well)
    assert well.width() > 250
