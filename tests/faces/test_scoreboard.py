"""The line-score board: what hangs on it, and that it can be read."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from canvas import drawn, greys, pixels, share_changed
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage

from hotstove.faces import fonts, scoreboard
from hotstove.faces.scoreboard import (
    ScoreboardData,
    ScoreLine,
    board_plan,
    first_shown,
    lamp_rects,
    paint_scoreboard,
    shown_name,
)
from hotstove.faces.theme import EVENING, THEMES, Theme, contrast, luminance
from hotstove.play.seats import Side

WIDE, HIGH = 1200, 130
BOARD = QRectF(0, 0, WIDE, HIGH)


def line(*innings: str | None, name: str = "Harbor City Gulls") -> ScoreLine:
    return ScoreLine(name=name, short="HCG", innings=innings, runs="3", hits="7", errors="0")


def board(**changes: Any) -> ScoreboardData:
    fields: dict[str, Any] = {
        "visitor": line("0", "1", "0", "0", "2", "0"),
        "home": line("0", "0", "0", "1", "0", name="Duluth Ore Boats"),
        "inning": 6,
        "batting": Side.VISITOR,
        "outs": 1,
        "half": "TOP 6",
    }
    return ScoreboardData(**(fields | changes))


def picture(data: ScoreboardData, theme: Theme = EVENING) -> QImage:
    return drawn(lambda painter: paint_scoreboard(painter, BOARD, data, theme), WIDE, HIGH)


def lamps() -> list[QRect]:
    return [lamp.toRect() for lamp in lamp_rects(board_plan(WIDE, HIGH), HIGH)]


def test_each_out_lights_one_more_lamp_even_in_grey() -> None:
    boards = [picture(board(outs=outs)) for outs in range(4)]
    for outs in range(3):
        now, then = boards[outs], boards[outs + 1]
        for number, lamp in enumerate(lamps()):
            lights = number == outs
            assert (share_changed(now, then, lamp.adjusted(6, 6, -6, -6)) > 0.3) is lights


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_a_lamp_stands_out_from_the_board(theme: Theme) -> None:
    burning = picture(board(outs=3), theme)
    for lamp in lamps():
        top = burning.pixelColor(lamp.center().x(), lamp.top() + 5)
        assert contrast(top, theme.board) >= 3


def test_lamps_bear_numbers_lit_or_not() -> None:
    for outs in (0, 3):
        sheet = picture(board(outs=outs))
        for lamp in lamps():
            middle = greys(sheet, lamp.adjusted(7, 7, -7, -7))
            assert max(middle) - min(middle) > 120


def test_the_half_inning_shows_by_shape_and_by_the_batting_row() -> None:
    top, bottom = picture(board()), picture(board(batting=Side.HOME))
    plan = board_plan(WIDE, HIGH)
    marks = QRect(round(plan.name_left), 0, 16, HIGH)
    assert share_changed(top, bottom, marks) > 0.02
    sign = QRect(round(plan.panel_left) + 10, 15, 60, 40)
    assert share_changed(top, bottom, sign) > 0.02


def test_nine_innings_always_fit_and_extra_ones_scroll() -> None:
    plan = board_plan(WIDE, HIGH, innings=9)
    assert plan.columns == 9
    assert first_shown(board(), plan.columns) == 1
    late = board(inning=12, half="TOP 12", visitor=line(*"010020100003"[:12]))
    plan = board_plan(WIDE, HIGH, innings=12)
    assert plan.columns == 9
    assert first_shown(late, plan.columns) == 4


def test_a_longer_board_shows_extra_innings_before_it_scrolls() -> None:
    plan = board_plan(1400, 104, innings=11)
    assert plan.columns == 11
    assert board_plan(1400, 104, innings=9).columns == 9


@pytest.mark.parametrize(
    ("width", "height", "innings"),
    [(1200, 130, 9), (1200, 104, 14), (1800, 110, 12), (700, 100, 9), (600, 200, 20)],
)
def test_nothing_on_the_board_overlaps(width: float, height: float, innings: int) -> None:
    plan = board_plan(width, height, innings)
    assert plan.columns >= 9
    assert plan.name_left + plan.name_width < plan.innings_left
    assert plan.innings_left + plan.columns * plan.pitch < plan.totals_left
    assert plan.totals_left + 3 * plan.totals_pitch <= plan.panel_left + 1e-6
    assert plan.panel_left + plan.panel_width < width
    assert plan.row_tops[0] + plan.row_height <= plan.row_tops[1]
    assert plan.row_tops[1] + plan.row_height < height
    first, *_, last = lamp_rects(plan, height)
    assert first.left() > plan.panel_left
    assert last.right() < width
    assert last.bottom() < height


def test_names_fit_and_a_very_long_one_gives_way_to_the_short_one() -> None:
    plan = board_plan(WIDE, HIGH)
    assert shown_name(line(), plan) == "Harbor City Gulls"
    long = line(name="Saint-Bartholomew-on-the-Water Grasshoppers")
    assert shown_name(long, plan) == "HCG"
    both = ScoreLine("M" * 40, "W" * 40, (), "0", "0", "0")
    cut = shown_name(both, plan)
    assert cut.endswith("…")
    room = scoreboard.name_rect(plan, 0).width()
    assert fonts.width(cut, fonts.display(18.5)) <= room


@pytest.mark.parametrize("height", [104, 130, 170])
def test_every_text_on_a_board_1200_wide_is_18_pixels_or_more(
    height: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    fitted = fonts.fitted

    def watched(*args: Any, **named: Any) -> Any:
        text, font = fitted(*args, **named)
        sizes.append(font.pixelSize())
        assert text == args[0], f"{args[0]} is cut to {text}"
        return text, font

    monkeypatch.setattr(fonts, "fitted", watched)
    data = board(
        visitor=line("0", "10", "0", "0", "2", "0"),
        half="FIN DE LA 6e",
        outs_label="RETRAITS",
        batting=Side.HOME,
    )
    drawn(
        lambda painter: paint_scoreboard(painter, QRectF(0, 0, WIDE, height), data, EVENING),
        WIDE,
        height,
    )
    assert len(sizes) > 25
    assert min(sizes) >= 18


def test_a_run_changes_its_window_and_the_total_only() -> None:
    before = board()
    after = board(visitor=line("0", "1", "0", "0", "2", "1"))
    plan = board_plan(WIDE, HIGH)
    window = QRect(
        round(plan.innings_left + 5 * plan.pitch) + 4, round(plan.row_tops[0]) + 2, 42, 38
    )
    one, other = picture(before), picture(after)
    assert share_changed(one, other, window) > 0.02
    assert share_changed(one, other, QRect(0, 0, window.left() - 8, HIGH), least=2) == 0


def test_an_unplayed_inning_is_an_empty_window() -> None:
    plan = board_plan(WIDE, HIGH)
    sheet = picture(board())
    left, top = round(plan.innings_left + 8 * plan.pitch) + 10, round(plan.row_tops[1]) + 10
    empty = greys(sheet, QRect(left, top, 30, 20))
    assert max(empty) - min(empty) < 8
    assert max(empty) < 60


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_cream_reads_on_the_brightest_enamel(theme: Theme) -> None:
    plan = board_plan(WIDE, HIGH)
    data = board(visitor=line(name=" "), home=line(name=" "), batting=None)
    blank = QRect(round(plan.name_left) + 20, 15, round(plan.name_width) - 30, HIGH - 30)
    brightest = max(pixels(picture(data, theme), blank), key=luminance)
    assert contrast(theme.cream, brightest) >= (7 if theme.name == "high contrast" else 4.5)


@pytest.mark.parametrize(("wide", "high"), [(736, 80), (944, 104), (1200, 104), (1900, 130)])
def test_ratings_take_their_room_from_the_names_and_cover_nothing(wide: int, high: int) -> None:
    """Nine innings, three totals and three ratings, one after the other, the panel beyond."""
    plan = board_plan(wide, high, ratings=3)
    assert plan.columns >= 9
    assert plan.name_width >= 100 * plan.unit
    assert plan.name_left + plan.name_width <= plan.innings_left
    assert plan.innings_left + plan.columns * plan.pitch <= plan.totals_left
    assert plan.totals_left + 3 * plan.totals_pitch <= plan.ratings_left
    assert plan.ratings_left + 3 * plan.ratings_pitch <= plan.panel_left


def test_ratings_hang_beside_the_totals() -> None:
    plain = board(rating_headings=("BAT", "IF", "OF"))
    rated = board(
        rating_headings=("BAT", "IF", "OF"),
        visitor=msgspec.structs.replace(plain.visitor, ratings=("9", "11", "6")),
    )
    plan = board_plan(WIDE, HIGH, ratings=3)
    left, wide = round(plan.ratings_left), round(3 * plan.ratings_pitch)
    row = QRect(left, round(plan.row_tops[0]), wide, round(plan.row_height))
    assert share_changed(picture(plain), picture(rated), row) > 0.05
    below = QRect(left, round(plan.row_tops[1]) + 2, wide, round(plan.row_height) - 2)
    assert share_changed(picture(plain), picture(rated), below) == 0
