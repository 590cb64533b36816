"""The printed scorecard: what stands on it, on which page, and that it adds up."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pypdf
import pytest
from msgspec.structs import replace
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtPrintSupport import QPrinter

sys.path += [str(Path(__file__).parent), str(Path(__file__).parents[1] / "baseball")]
from printed import HEADING, NAMES, margins_are_white, reader, words
from told_games import OUT, nine_scoreless, random_game, told

from hotstove.baseball.bases import Advance, Base, Runner
from hotstove.baseball.box_score import box_score
from hotstove.baseball.facts import Batted, CameToBat
from hotstove.files.refused import FileRefused
from hotstove.paper import page
from hotstove.paper.scorecard import Scorecard, pdf_bytes, write_pdf
from hotstove.paper.scorecard_input import (
    ClubHeading,
    blank_input,
    foot_checks,
    scorecard_input,
    turns_check,
)
from hotstove.paper.scorecard_plan import Column, blocks_of, columns_of, pages_of, plan
from hotstove.paper.scorecard_signs import letter
from hotstove.play.seats import Side

FOURTEEN = f"1B+ {OUT} / {OUT} / 1B BB 1B 2B BB 3B SO 1B 1B+ HR GB BB 2B SO / {OUT} / {OUT}"
"""Fourteen visitors bat in the second."""


def card(facts, paper="a4", names=NAMES, heading=HEADING, **more):
    return Scorecard(scorecard_input(facts, names, heading, **more), paper)


@cache
def finished():
    """A whole game of chance and its card."""
    facts = random_game(4).facts
    return facts, card(facts)


def eighteen():
    scoreless = " / ".join([OUT] * 16)
    return told(nine_scoreless(f"{scoreless} / 1B 2B SO GB HR FB / {OUT}")).facts


# The sheet


@pytest.mark.parametrize(
    ("paper", "wide", "high"), [("a4", 841.89, 595.28), ("letter", 792, 612)]
)
def test_the_sheet_has_the_size_of_the_paper(paper, wide, high):
    box = reader(card(finished()[0], paper)).pages[0].mediabox
    assert float(box.width) == pytest.approx(wide, abs=1)
    assert float(box.height) == pytest.approx(high, abs=1)


def test_both_papers_hold_the_printable_area():
    for paper in ("a4", "letter"):
        size = page.size(paper)
        assert (size.width() - page.AREA.width()) / 2 >= 6.3
        assert (size.height() - page.AREA.height()) / 2 >= 6.3


def test_the_fonts_are_embedded_and_nothing_is_a_picture():
    """A home-made roundel stands for the emblem; every stroke is a vector."""
    found = reader(finished()[1]).pages[0]["/Resources"]
    assert len(found["/Font"]) >= 2
    for font in found["/Font"].values():
        file = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"]
        assert "/FontFile2" in file.get_object()
    assert not [
        image for image in found.get("/XObject", {}).values()
        if image.get_object()["/Subtype"] == "/Image"
    ]


def test_no_text_is_smaller_than_five_points(monkeypatch):
    sizes = []
    really = page._set
    monkeypatch.setattr(
        page, "_set", lambda lettering, points: sizes.append(points) or really(lettering, points)
    )
    long_names = {key: f"{name} of the Very Long Family Name" for key, name in NAMES.items()}
    pdf_bytes(card(told(FOURTEEN).facts, names=long_names))
    pdf_bytes(Scorecard(blank_input()))
    assert min(sizes) >= 5.0


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_drawn_in_the_margins(paper):
    facts = told(FOURTEEN).facts
    assert margins_are_white(card(facts, paper), 0)
    assert margins_are_white(card(facts, paper), 1)
    assert margins_are_white(Scorecard(blank_input(), paper), 0)


def test_a_long_staff_stays_inside_the_margins_too():
    made = card(relieved(12))
    last = next(n for n, shown in enumerate(plan(made.game)) if shown.has_foot)
    assert margins_are_white(made, last)


# What stands on it


def test_names_circumstances_codes_and_totals_can_be_searched():
    text = words(card(told(f"BB 1B {OUT} / {OUT}").facts))
    for wanted in (
        "Marsh Marshers", "Hill Hillers", "Hill Field", "14 June 1934", "Vera", "Hal",
        "Showdown, basic game", "nine innings", "seed 42",
        "Ames", "Jay", "Pike Jr", "first batter", "BB", "1B", "SO", "GB", "FB", "LOB", "RBI",
    ):
        assert wanted in text, wanted


def test_each_side_has_its_page():
    made = finished()[1]
    assert made.pages == 2
    assert "Visitors at bat" in words(made, 0)
    assert "Home side at bat" in words(made, 1)
    assert "Pitchers of Hill Hillers" in words(made, 0)
    assert "Ames Jr" in words(made, 1)
    assert "Page 2 of 2" in words(made, 1)


def test_the_totals_are_those_of_the_box_score_and_add_up():
    facts, made = finished()
    box = box_score(facts)
    for number, side in enumerate(Side):
        mine = box.of(side)
        outs = sum(line.outs for line in box.of(side.other).pitching.values())
        sum_told = (
            f"{mine.total('ab')} + {mine.total('bb')} + 0 + 0 = {mine.runs} + {mine.lob} + {outs}"
        )
        text = words(made, number)
        assert sum_told in text
        assert "≠" not in text
        assert turns_check(made.game, side).difference == 0
        assert {check.difference for check in foot_checks(made.game, side).values()} == {0}


def test_a_total_that_does_not_add_up_shows_the_difference():
    made = card(random_game(4).facts)
    next(iter(made.game.box.visitor.batting.values())).ab += 2
    assert turns_check(made.game, Side.VISITOR).difference == 2
    assert "≠ +2" in words(made)
    made.game.box.home.pitching["pike~"].h -= 1
    assert foot_checks(made.game, Side.VISITOR)["h"].difference == 1
    assert "≠ +1" in words(made)


def test_a_runner_still_on_base_is_counted_as_left_there():
    made = card(told("BB 1B SO").facts)
    assert turns_check(made.game, Side.VISITOR).right == (0, 2, 1)
    assert turns_check(made.game, Side.VISITOR).difference == 0


def test_a_name_is_plain_text_whatever_it_holds():
    names = NAMES | {"ames": "<img src=x>", "bell": "Bell\nand\tBook", "pike~": "<b>Pike</b>"}
    heading = replace(HEADING, park="<a href=x>Park</a>", visitor=ClubHeading("{home} & <i>Co"))
    made = card(told("SO SO").facts, names=names, heading=heading)
    text = words(made)
    for wanted in ("<img src=x>", "Bell and Book", "<b>Pike</b>", "<a href=x>Park</a>"):
        assert wanted in text
    assert made.title == "{home} & <i>Co at Hill Hillers"


def test_an_unplayed_bottom_is_an_x():
    story = " / ".join([OUT, f"HR {OUT}", *[OUT] * 15])
    assert "X" in words(card(told(story).facts)).split()
    assert "X" not in words(card(told(OUT).facts)).split()


def test_the_dice_are_an_option():
    facts = told("SO").facts
    assert "1 · 1" in words(card(facts))
    assert "1 · 1" not in words(card(facts, has_dice=False))


def test_winner_and_loser_stand_beside_the_pitchers_once_it_is_over():
    facts, made = finished()
    box = box_score(facts)
    loser_page = 1 if box.loser in box.visitor.pitching else 0
    assert "L" in words(made, loser_page).split()
    assert "W" in words(made, 1 - loser_page).split()
    assert not {"W", "L"} & set(words(card(told("HR").facts)).split())


# Innings that grow


def test_eighteen_innings_go_on_to_a_second_page_a_side():
    made = card(eighteen())
    assert made.pages == 4
    first, second = plan(made.game)[:2]
    assert [column.inning for column in first.columns] == list(range(1, 10))
    assert [column.inning for column in second.columns] == list(range(10, 19))
    text = words(made, 1)
    assert "18" in text
    assert "Innings 10 to 18" in text
    assert "57 + 0 + 0 + 0 = 3 + 0 + 54" in text


def test_eleven_innings_stay_on_one_page():
    story = nine_scoreless(f"{OUT} / {OUT} / 3B 1B {OUT} / {OUT}")
    made = card(told(story).facts)
    assert made.pages == 2
    assert [column.inning for column in plan(made.game)[0].columns] == list(range(1, 12))


def test_batting_around_takes_a_second_column_with_the_same_number():
    made = card(told(FOURTEEN).facts)
    columns = plan(made.game)[0].columns
    assert len(columns) == 10
    assert columns[:4] == (Column(1), Column(2, 0), Column(2, 1), Column(3))
    assert made.pages == 2
    assert len(plan(made.game)[1].columns) == 9
    text = words(made)
    assert "2 …" in text
    assert "9 – 0" in text


def test_a_half_is_never_cut_between_pages():
    columns = tuple(Column(inning, nth) for inning in range(1, 10) for nth in range(5))
    pages = pages_of(columns)
    assert [len(shown) for shown in pages] == [10, 10, 10, 10, 5]
    assert sum(pages, ()) == columns


def test_a_half_wider_than_a_page_is_cut_all_the_same():
    columns = tuple(Column(1, nth) for nth in range(30))
    assert [len(shown) for shown in pages_of(columns)] == [12, 12, 6]


def test_a_game_of_forty_innings_is_all_there():
    columns = tuple(Column(inning) for inning in range(1, 41))
    pages = pages_of(columns)
    assert [len(shown) for shown in pages] == [9, 12, 12, 7]


def test_nine_innings_are_ruled_before_they_are_played():
    made = card(told("SO").facts)
    assert columns_of(made.game.book.visitor, 1) == tuple(Column(n) for n in range(1, 10))


def test_an_unfinished_game_can_be_printed_at_any_moment():
    facts = told(f"BB 1B {OUT} / HR SO").facts
    for end in range(len(facts) + 1):
        made = card(facts[:end])
        assert made.pages == 2
    assert len(reader(made).pages) == 2


# Men who come in


def relieved(pitchers):
    """A new pitch hitter in the second slot for every new pitcher."""
    facts = list(told("1B").facts)
    for number in range(pitchers):
        who, mound = f"hitter{number}", f"reliever{number}~"
        out = Advance(Runner(who, mound), Base.PLATE, Base.FIRST, is_out=True)
        facts += [CameToBat(Side.VISITOR, 2, who, mound), Batted(who, mound, "GB", (out,))]
    return facts


def test_a_slot_grows_with_its_men_and_none_is_dropped():
    made = card(relieved(7))
    rows = [row for shown in plan(made.game)[:-1] for row in shown.rows]
    second = next(row for row in rows if row.slot.number == 2)
    assert len(second.lines) == 8
    assert second.height == pytest.approx(8 * 4.3)
    text = "".join(words(made, number) for number in range(made.pages))
    assert all(f"hitter{number}" in text for number in range(7))
    assert {row.slot.number for row in rows} >= set(range(1, 10))


def test_rows_that_do_not_fit_go_to_another_page():
    made = card(relieved(7))
    first = plan(made.game)[0].columns
    visitors = [
        shown for shown in plan(made.game)
        if shown.side is Side.VISITOR and shown.columns == first
    ]
    assert len(visitors) > 1
    assert [row.slot.number for shown in visitors for row in shown.rows] == list(range(1, 10))
    assert [shown.has_foot for shown in visitors] == [False] * (len(visitors) - 1) + [True]


def test_a_slot_higher_than_a_page_is_squeezed_into_one():
    rows = [row for shown in plan(card(relieved(30)).game) for row in shown.rows]
    second = next(row for row in rows if row.slot.number == 2)
    assert len(second.lines) == 31
    assert blocks_of([second], 50.0)[0][0].height == 50.0


def test_pitchers_are_keyed_by_letters():
    text = words(card(relieved(2)))
    assert "reliever0~" in text
    assert {"A", "B", "C"} <= set(text.split())
    assert [letter(number) for number in (0, 25, 26, 27, 52)] == ["A", "Z", "AA", "AB", "BA"]


# For the pencil


def test_a_blank_card_has_only_its_headings():
    headings = (
        "Visitors Home side at bat Club Manager Against Park Date Batters Pos In AB R H RBI BB SO "
        "E LOB Runs Hits Left on base Score, visitors – home Pitchers BF IP ER HR W/L Notes "
        "Hot Stove Page of"
    )
    allowed = set(headings.split())
    for number in (0, 1):
        found = set(words(Scorecard(blank_input()), number).split())
        assert {word for word in found if not word.isdigit()} <= allowed
        assert {str(inning) for inning in range(1, 10)} <= found


def test_a_blank_card_is_ruled_in_grey():
    """No ruled line is darker than 30 % black."""
    made = Scorecard(blank_input())
    sheet = QImage(1485, 1050, QImage.Format.Format_RGB32)
    sheet.fill(QColor("white"))
    painter = QPainter(sheet)
    made.draw(painter, 0)
    painter.end()
    dots = 5
    x = round(((297 - page.AREA.width()) / 2 + 60) * dots)
    column = [QColor(sheet.pixel(x, y)).red() for y in range(150 * dots // 5, 150 * dots)]
    assert min(column) >= 0xB3 - 3
    assert min(column) < 0xFF


def test_a_blank_card_has_a_spare_column():
    assert len(plan(blank_input())[0].columns) == 10


# Where it goes


def test_a_card_is_written_whole(tmp_path):
    target = tmp_path / "cards" / "game.pdf"
    write_pdf(finished()[1], target)
    assert target.read_bytes().startswith(b"%PDF")
    assert [path.name for path in target.parent.iterdir()] == ["game.pdf"]


def test_a_card_that_cannot_be_written_is_refused_in_a_sentence(tmp_path):
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(FileRefused, match="was not saved"):
        write_pdf(finished()[1], tmp_path / "file" / "game.pdf")


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_a_printer_gets_every_page(tmp_path, paper):
    target = tmp_path / "printed.pdf"
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(target))
    printer.setPageLayout(page.layout(paper))
    finished()[1].paint_on(printer)
    pages = pypdf.PdfReader(target).pages
    assert len(pages) == 2
    assert float(pages[0].mediabox.width) == pytest.approx(792 if paper == "letter" else 842, abs=1)
    assert "Marsh Marshers" in " ".join(pages[0].extract_text().split())


def test_the_title_names_both_clubs():
    assert finished()[1].title == "Marsh Marshers at Hill Hillers"
    assert Scorecard(blank_input()).title == "Scorecard"
    assert reader(finished()[1]).metadata.title == "Marsh Marshers at Hill Hillers"
