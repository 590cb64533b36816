"""Showdown's faces: all that is printed fits and reads, and no result rests on colour alone."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from canvas import drawn, share_changed
from expert_cast import expert
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QImage, QPainter

from hotstove.baseball.clubs import Club
from hotstove.faces import cards, showdown
from hotstove.faces.cards import Face
from hotstove.faces.lettering import Line
from hotstove.faces.showdown import CHIP_GROUNDS, LIT_GROUND, ROW_GROUND, ShowdownArt
from hotstove.faces.theme import EVENING, contrast
from hotstove.rulebooks.showdown.cards import (
    Card,
    Chart,
    ChartRow,
    HitterCard,
    Icon,
    PitcherCard,
    Qualification,
    Result,
    Role,
    Slot,
)

CLUB = Club(
    id="mudlarks",
    town="Saltmarsh",
    nickname="Mudlarks",
    abbreviation="SAL",
    primary="#3f6b3a",
    secondary="#e9d9a8",
    emblem="mudlarks",
    park="The Flats",
    lore="",
)
TEN_ROWS = Chart(
    tuple(
        ChartRow(2 * n + 1, 2 * n + 2 if n < 9 else None, result) for n, result in enumerate(Result)
    )
)
LATE_ROWS = Chart(
    (
        ChartRow(1, 9, Result.STRIKEOUT),
        ChartRow(10, 12, Result.FLY_BALL),
        ChartRow(13, 19, Result.SINGLE_PLUS),
        ChartRow(20, None, Result.HOMER),
    )
)
HITTER = HitterCard(
    id="h1",
    person="h1",
    name="Maximiliano Fitzgerald-Okonkwo",
    club="mudlarks",
    points=1040,
    chart=TEN_ROWS,
    season=1931,
    set="House League",
    icons=(Icon.HR, Icon.SB, Icon.S),
    on_base=12,
    bats="S",
    speed=18,
    speed_letter="A",
    positions=(Qualification(Slot.CORNER_OUTFIELD, 2), Qualification(Slot.FIRST_BASE, 1)),
)
PITCHER = PitcherCard(
    id="p1",
    person="p1",
    name="Otto Lanigan",
    club="mudlarks",
    points=380,
    chart=LATE_ROWS,
    season=1931,
    set="House League",
    icons=(Icon.K, Icon.TWENTY),
    control=4,
    role=Role.STARTER,
    ip=7,
    throws="L",
)
BOTH = pytest.mark.parametrize("card", [HITTER, PITCHER], ids=["hitter", "pitcher"])


def picture(card: Card, face: Face, width: int, lit: Result | None = None) -> QImage:
    height = round(width * cards.ASPECT)

    def paint(painter: QPainter) -> None:
        ShowdownArt(card, CLUB, lit).paint(painter, QRectF(0, 0, width, height), face)

    return drawn(paint, width, height)


def lettering_of(card: Card, face: Face) -> list[Line]:
    if face is Face.TABLE:
        return list(showdown.table_lines(card, CLUB))
    cells = showdown.chart_cells(card.chart, showdown.INNER, showdown.CHART.height())
    return [
        *showdown.reading_lines(card, CLUB),
        *(line for cell in cells for line in (cell.code, cell.range)),
    ]


@pytest.mark.parametrize("face", [Face.TABLE, Face.READING])
@BOTH
def test_every_word_fits_its_box_uncut(card: Card, face: Face) -> None:
    for line in lettering_of(card, face):
        text, font = line.fitted()
        metrics = QFontMetricsF(font)
        assert text == line.text
        assert metrics.horizontalAdvance(text) <= line.box.width()
        assert metrics.capHeight() <= line.box.height()


@pytest.mark.parametrize("face", [Face.TABLE, Face.READING])
@BOTH
def test_no_word_is_printed_over_another_or_off_the_card(card: Card, face: Face) -> None:
    lines = lettering_of(card, face)
    on_card = lines if face is Face.TABLE else showdown.reading_lines(card, CLUB)
    sheet = QRectF(0, 0, cards.WIDTH, cards.HEIGHT)
    assert all(sheet.contains(line.box) for line in on_card)
    for number, one in enumerate(on_card):
        assert not any(one.box.intersects(other.box) for other in on_card[number + 1 :])


@pytest.mark.parametrize("shape", [(586, 364), (586, 1200), (586, 90), (586, 40)])
@pytest.mark.parametrize("chart", [TEN_ROWS, LATE_ROWS], ids=["ten rows", "four rows"])
def test_ranges_of_a_chart_never_overprint(chart: Chart, shape: tuple[int, int]) -> None:
    cells = showdown.chart_cells(chart, *shape)
    assert [cell.row for cell in cells] == list(chart.rows)
    panel = QRectF(0, 0, *shape)
    for cell in cells:
        assert panel.contains(cell.box)
        assert cell.box.contains(cell.chip)
        assert cell.chip.right() < cell.range.box.left()
        assert cell.range.box.right() <= cell.box.right()
        assert cell.range.fitted()[0] == str(cell.row)
    for number, one in enumerate(cells):
        assert not any(one.box.intersects(other.box) for other in cells[number + 1 :])


@BOTH
@pytest.mark.parametrize("width", [190, 400])
def test_the_chart_reads_from_fourteen_pixels_up(card: Card, width: int) -> None:
    cells = showdown.chart_cells(card.chart, showdown.INNER, showdown.CHART.height())
    for cell in cells:
        assert cell.range.fitted()[1].pixelSize() * width / cards.WIDTH >= 14


@BOTH
def test_a_table_face_is_set_in_eighteen_pixels_at_a_width_of_150(card: Card) -> None:
    for line in showdown.table_lines(card, CLUB):
        assert line.fitted()[1].pixelSize() * 150 / cards.WIDTH >= 17.9


def test_a_long_name_gives_up_its_first_half_before_its_size() -> None:
    name = showdown.table_lines(HITTER, CLUB)[0]
    assert name.text == "Fitzgerald-O."
    assert showdown.reading_lines(HITTER, CLUB)[2].text == HITTER.name


def test_ink_reads_on_every_ground_of_the_chart() -> None:
    for ground in (*CHIP_GROUNDS.values(), ROW_GROUND, LIT_GROUND, EVENING.cream_shade):
        assert contrast(EVENING.ink, ground) >= 4.5


@BOTH
def test_lettering_reads_on_its_ground(card: Card) -> None:
    for line in showdown.reading_lines(card, CLUB):
        is_on_bar = line.text == card.name
        is_on_label = line.text in ("On-Base", "Control")
        ground = CLUB.primary if is_on_bar else EVENING.ink if is_on_label else EVENING.cream_shade
        assert contrast(line.colour, ground) >= 4.5


def test_without_colour_and_letters_the_ten_results_still_differ() -> None:
    def chip(result: Result) -> QImage:
        box = QRectF(4, 4, 72, 32)
        return drawn(lambda painter: showdown.paint_chip(painter, box, result), 80, 40, ROW_GROUND)

    chips = {result: chip(result) for result in Result}
    marked = QRect(4, 4, 32, 32)
    for number, one in enumerate(Result):
        for other in list(Result)[number + 1 :]:
            share = share_changed(chips[one], chips[other], marked, least=90)
            assert share >= 0.04, f"{one} looks like {other}"


def test_the_row_that_was_hit_shows_without_colour_and_leaves_the_others_alone() -> None:
    plain = picture(PITCHER, Face.READING, 190)
    lit = picture(PITCHER, Face.READING, 190, Result.FLY_BALL)
    cells = showdown.chart_cells(PITCHER.chart, showdown.INNER, showdown.CHART.height())
    for cell in cells:
        box = cell.box.translated(showdown.CHART.topLeft())
        scale = 190 / cards.WIDTH
        where = QRectF(
            box.left() * scale, box.top() * scale, box.width() * scale, box.height() * scale
        ).toRect()
        share = share_changed(plain, lit, where.adjusted(2, 2, -2, -2), least=20)
        assert (share > 0.2) is (cell.row.result is Result.FLY_BALL)


def test_hitter_and_pitcher_differ_by_the_shape_under_their_number() -> None:
    square = QRect(10, 10, 40, 40)
    as_hitter = picture(HITTER, Face.TABLE, 150)
    as_pitcher = picture(PITCHER, Face.TABLE, 150)
    assert share_changed(as_hitter, as_pitcher, square) > 0.1


def test_the_three_faces_are_three_pictures_and_the_back_tells_nothing() -> None:
    faces = [picture(HITTER, face, 120) for face in Face]
    assert all(one != other for one, other in pairwise(faces))
    assert picture(HITTER, Face.BACK, 120) == picture(PITCHER, Face.BACK, 120)


def test_names_are_printed_as_they_are_typed_never_as_markup() -> None:
    card = msgspec.structs.replace(HITTER, name="<b>Al</b>")
    assert showdown.reading_lines(card, CLUB)[2].text == "<b>Al</b>"


def test_the_plain_words_say_everything_on_the_card() -> None:
    assert showdown.text_of(PITCHER, CLUB) == (
        "Otto Lanigan, Saltmarsh Mudlarks. Pitcher, Control +4, Starter, IP 7, throws left, "
        "icons K 20. 380 points. Chart: 1–9 strikeout; 10–12 fly ball; 13–19 single plus; "
        "20+ homer. House League 1931."
    )
    told = showdown.text_of(HITTER, CLUB)
    for part in ("On-Base 12", "LF/RF +2 · 1B +1", "Speed A(18)", "bats from both sides"):
        assert part in told


def test_a_hitter_without_a_position_says_so() -> None:
    card = msgspec.structs.replace(HITTER, positions=())
    assert showdown.positions_of(card) == "DH only"


def test_a_penalty_is_printed_with_a_true_minus() -> None:
    card = msgspec.structs.replace(HITTER, positions=(Qualification(Slot.CATCHER, -1),))
    assert showdown.positions_of(card) == "CA −1"


def test_strategy_copies_have_their_own_face_words_and_back() -> None:
    book = expert(defense="needs_one").rulebook
    faces = showdown.faces(book)
    copy = next(iter(book.strategy))
    assert faces.art(copy).card.name == book.strategy[copy].name
    assert book.strategy[copy].text in faces.words(copy)
    backs = [
        drawn(
            lambda painter, art=art: art.paint(painter, QRectF(4, 4, 100, 140), Face.BACK), 108, 148
        )
        for art in (faces.art(showdown.STRATEGY_BACK), faces.art(copy))
    ]
    assert backs[0] == backs[1]
