"""Print and play, measured in millimetres: cards, backs, boards, markers and rosters on paper."""

from __future__ import annotations

import sys
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

sys.path += [str(Path(__file__).parent)]
from measured import drawn, pages, paper_of, words

from hotstove.catalog.shelf import Catalog
from hotstove.faces.prints import families, print_sets
from hotstove.paper.board_sheets import HALF
from hotstove.paper.boards import WIDTH
from hotstove.paper.document import PdfJob, page_picture, pdf_bytes
from hotstove.paper.imposition import MARGIN, Backs, Layout, imposition
from hotstove.paper.ink_saver import coverage
from hotstove.paper.sheet_edge import HAIR
from hotstove.paper.shop import GOODS, NothingToPrint, Order, document, kinds, offers

CATALOG = Catalog(Path(__file__).parents[2] / "cards")
PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
FEW = {"showdown": "kites", "pizza_box": "home-staff", "pitch_duel": "hands"}


def order(goods="cards", game="pitch_duel", **more):
    sets = (FEW[game],) if goods == "cards" else ()
    return document(Order(**{"game": game, "goods": goods, "sets": sets} | more), CATALOG)


@cache
def printed(goods="cards", game="pitch_duel", **more):
    return pages(pdf_bytes(order(goods, game, **more)))


def near(*lengths, by=0.05):
    return pytest.approx(lengths, abs=by)


def card_grounds(page):
    """The stock laid under each card: upper left corner and size in mm, in reading order."""
    found = [
        (round(x, 2), round(y, 2), *one.size)
        for one in drawn(page)
        for x, y, _, _ in [one.box]
        if one.is_filled and len(one.points) <= 5 and 60 < one.size[0] < 72 and one.size[1] > 80
    ]
    return sorted(found, key=lambda one: (one[1], one[0]))


def hairs(page):
    """Crop marks, folds and rulers: their ends."""
    return [one.box for one in drawn(page) if one.width == pytest.approx(HAIR, abs=0.005)]


# True size


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", FEW)
def test_cards_are_63_by_88_mm_nine_to_a_page_edge_to_edge(game, paper):
    page = printed(game=game, paper=paper, has_guide=False)[0]
    assert paper_of(page) == near(*PAPERS[paper], by=0.2)
    cards = card_grounds(page)
    assert len(cards) == 9
    for card in cards:
        assert card[2:] == near(63, 88)
    for left, right in pairwise(cards[:3]):
        assert right[0] - left[0] == pytest.approx(63, abs=0.05)
    assert cards[3][1] - cards[0][1] == pytest.approx(88, abs=0.05)
    wide, tall = PAPERS[paper]
    assert cards[0][:2] == near((wide - 189) / 2, (tall - 264) / 2)


@pytest.mark.parametrize(
    ("form", "paper", "each", "margins"),
    [
        (Layout.STRAIGHT, "a4", 9, (10.5, 16.5)),
        (Layout.STRAIGHT, "letter", 9, (13.45, 7.7)),
        (Layout.BLEED, "a4", 8, (18.5, 15.0)),
        (Layout.BLEED, "letter", 8, (9.7, 17.95)),
        (Layout.WIDE_BLEED, "a4", 8, (10.5, 11.0)),
        (Layout.WIDE_BLEED, "letter", 6, (36.2, 13.95)),
        (Layout.FOLD, "a4", 4, (22.5, 17.0)),
        (Layout.FOLD, "letter", 4, (13.7, 20.0)),
    ],
)
def test_each_layout_has_the_computed_places(form, paper, each, margins):
    plan = imposition(form, PAPERS[paper])
    left, top, _, _ = plan.block
    assert plan.cards == each
    assert (left - plan.bleed, top - plan.bleed) == near(*margins)
    assert min(left - plan.bleed, top - plan.bleed) >= MARGIN


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("form", [Layout.BLEED, Layout.WIDE_BLEED])
def test_colour_runs_past_the_cut_where_there_is_a_bleed(form, paper):
    by = {Layout.BLEED: 1, Layout.WIDE_BLEED: 3}[form]
    cards = card_grounds(printed(form=form, paper=paper, has_guide=False)[0])
    for card in cards:
        assert card[2:] == near(63 + 2 * by, 88 + 2 * by)
    assert cards[1][0] - cards[0][0] == pytest.approx(63 + 2 * by, abs=0.05)


def test_a_fold_has_the_back_below_its_front_with_one_line_between():
    page = printed(game="pizza_box", form=Layout.FOLD, has_guide=False)[0]
    cards = card_grounds(page)
    assert len(cards) == 8
    for front, back in zip(cards[:4], cards[4:], strict=True):
        assert back[0] == pytest.approx(front[0], abs=0.05)
        assert front[1] + 88 == pytest.approx(105, abs=0.05)
        assert back[1] == pytest.approx(105, abs=0.05)
    assert [y for x1, y, x2, _ in hairs(page) if x2 - x1 > 10 and abs(y - 105) < 0.1]


# Backs


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    ("form", "way", "axis"),
    [
        (Layout.STRAIGHT, Backs.LONG, 0),
        (Layout.STRAIGHT, Backs.SHORT, 1),
        (Layout.BLEED, Backs.LONG, 1),
        (Layout.BLEED, Backs.SHORT, 0),
    ],
)
def test_a_back_lies_behind_its_front_when_the_paper_is_turned_over(form, way, axis, paper):
    """The turned sheet is a mirror about its middle, left to right or top to bottom."""
    plan = imposition(form, PAPERS[paper])
    middle = (plan.width / 2, plan.height / 2)
    for front, back in zip(plan.fronts, plan.backs(way), strict=True):
        centres = [(spot.x + 31.5, spot.y + 44) for spot in (front, back)]
        assert centres[0][axis] + centres[1][axis] == pytest.approx(2 * middle[axis])
        assert centres[0][1 - axis] == pytest.approx(centres[1][1 - axis])
        assert back.is_turned is (axis == 1)


def test_a_short_last_sheet_has_its_backs_on_the_other_side():
    """Twelve cards: three on the second sheet, all in one row; two of four would show it too."""
    doc = order(game="pitch_duel", backs=Backs.LONG, has_guide=False, form=Layout.BLEED)
    assert doc.cards == 12
    assert doc.pages == 4
    assert doc.free == 4
    page = printed(backs=Backs.LONG, has_guide=False, form=Layout.STRAIGHT, game="pizza_box")
    fronts, backs = card_grounds(page[2]), card_grounds(page[3])
    assert [210 - front[0] - 63 for front in fronts] == near(
        *(back[0] for back in reversed(backs)), by=0.1
    )


def test_backs_move_by_the_shift_and_fronts_do_not():
    usual = printed(backs=Backs.LONG, has_guide=False)
    moved = printed(backs=Backs.LONG, has_guide=False, shift=(0.7, -0.4))
    assert card_grounds(moved[0]) == card_grounds(usual[0])
    for one, other in zip(card_grounds(usual[1]), card_grounds(moved[1]), strict=True):
        assert (other[0] - one[0], other[1] - one[1]) == near(0.7, -0.4)


# Marks, ruler, captions


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("form", list(Layout))
def test_crop_marks_are_3_mm_long_and_never_cross_a_card(form, paper):
    plan = imposition(form, PAPERS[paper])
    page = printed(form=form, paper=paper, has_guide=False, sets=("runners",))[0]
    marks = [
        (x1, y1, x2, y2)
        for x1, y1, x2, y2 in hairs(page)
        if max(x2 - x1, y2 - y1) == pytest.approx(3, abs=0.02)
    ]
    assert len(marks) == len(plan.crop_marks)
    by = plan.bleed
    for x1, y1, x2, y2 in marks:
        assert min(x2 - x1, y2 - y1) == pytest.approx(0, abs=0.01)
        for x, y, _ in plan.fronts:
            crosses = (
                x1 < x + 63 + by - 0.02 and x2 > x - by + 0.02
                and y1 < y + 88 + by - 0.02 and y2 > y - by + 0.02
            )  # fmt: skip
            assert not crosses
    if form is not Layout.FOLD:
        upright = [x1 for x1, _, x2, _ in marks if abs(x2 - x1) < 0.1]
        for side in (spot.x + edge for spot in plan.fronts for edge in (0, 63)):
            assert sum(abs(x - side) < 0.05 for x in upright) == 2


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    ("goods", "more"),
    [
        *(("cards", {"form": form}) for form in Layout),
        ("board", {}),
        ("markers", {}),
    ],
)
def test_every_sheet_has_a_ruler_of_50_mm_and_a_bar_of_88(goods, more, paper):
    for page in printed(goods, paper=paper, **more):
        lengths = [max(x2 - x1, y2 - y1) for x1, y1, x2, y2 in hairs(page)]
        assert [one for one in lengths if one == pytest.approx(50, abs=0.05)]
        assert [one for one in lengths if one == pytest.approx(88, abs=0.05)]
        assert "100 %" in words(page)


def test_a_sheet_says_which_cards_and_which_sheet_it_is():
    text = words(printed(game="showdown", has_guide=False)[3])
    assert "High Bluff Kites · cards 28 to 30 of 30 · sheet 4 of 4" in text
    assert "Hot Stove, original card" in text


def test_the_first_sheet_is_the_guide_and_has_a_back_where_the_cards_have():
    assert "How to make these cards" in words(printed()[0])
    both = printed(backs=Backs.SHORT)
    assert "short edge" in words(both[0])
    assert not card_grounds(both[1])
    assert len(card_grounds(both[2])) == 9


def test_the_outermost_3_mm_of_a_sheet_stay_white():
    for goods, game in (("cards", "showdown"), ("board", "pizza_box"), ("markers", "pitch_duel")):
        doc = order(goods, game, paper="letter")
        for number in range(min(doc.pages, 3)):
            wide, tall = doc.page_layout.fullRectPoints().size().toTuple()
            picture = page_picture(doc, number, QSize(wide, tall))
            edge = int(3 / 25.4 * 72)
            white = {
                picture.pixelColor(x, y).name()
                for x in range(wide)
                for y in (*range(edge), *range(tall - edge, tall))
            }
            assert white == {"#ffffff"}


# Vectors, fonts, ink


@pytest.mark.parametrize("goods", GOODS)
@pytest.mark.parametrize("game", FEW)
def test_pages_are_vectors_with_their_fonts_embedded(game, goods):
    if goods not in offers(game, CATALOG):
        pytest.skip("the game has none")
    for page in printed(goods, game):
        resources = page["/Resources"]
        images = [
            one for one in resources.get("/XObject", {}).values()
            if one.get_object()["/Subtype"] == "/Image"
        ]  # fmt: skip
        assert not images
        assert resources["/Font"]
        for font in resources["/Font"].values():
            file = font.get_object()["/DescendantFonts"][0].get_object()["/FontDescriptor"]
            assert "/FontFile2" in file.get_object()


@pytest.mark.parametrize(
    ("goods", "game", "page"),
    [
        *(("cards", game, page) for game in FEW for page in (0, 1)),
        *(("board", game, 0) for game in FEW),
    ],
)
def test_saving_ink_leaves_grey_line_art_and_a_third_less_ink(goods, game, page):
    doc = order(goods, game, has_guide=False, backs=Backs.LONG)
    size = QSize(420, 594)
    full = page_picture(doc, page, size)
    thin = page_picture(doc, page, size, saves_ink=True)
    assert coverage(thin) < coverage(full) * 2 / 3
    assert coverage(thin) > 0.01
    colours = [thin.pixelColor(x, y) for x in range(0, 420, 3) for y in range(0, 594, 3)]
    assert all(max(c.getRgb()[:3]) - min(c.getRgb()[:3]) <= 2 for c in colours)


def test_saving_ink_prints_every_word_black():
    """Cream letters on a dark bar would be lost with the bar."""
    doc = order(game="showdown", has_guide=False)
    page = pages(pdf_bytes(doc, saves_ink=True))[0]
    assert words(page) == words(printed(game="showdown", has_guide=False)[0])


# Boards, markers, rosters, score sheets


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", FEW)
def test_a_board_goes_over_two_sheets_and_meets_in_the_middle(game, paper):
    both = printed("board", game, paper=paper)
    assert len(both) == 2
    for page in both:
        corners = [
            box for box in hairs(page)
            if box[2] - box[0] == pytest.approx(3, abs=0.02) and box[3] - box[1] < 0.01
        ]  # fmt: skip
        heights = sorted({round(box[1], 1) for box in corners})
        assert heights[1] - heights[0] == pytest.approx(HALF, abs=0.1)
        left, right = min(box[2] for box in corners), max(box[0] for box in corners)
        assert right - left == pytest.approx(WIDTH + 2, abs=0.1)


@pytest.mark.parametrize(("game", "places"), [("showdown", 7), ("pizza_box", 8), ("pitch_duel", 7)])
def test_cards_fit_the_places_of_the_board(game, places):
    found = [
        one
        for one in drawn(printed("board", game)[0])
        if one.width and one.size == near(63, 88) and len(one.points) > 5
    ]
    assert len(found) == places


def test_markers_fit_the_holes_and_windows_of_the_boards():
    discs = [one for one in drawn(printed("markers", "pizza_box")[0]) if one.size == near(11, 11)]
    assert len(discs) == 4 + 4 + 4
    plates = [one for one in drawn(printed("markers", "pizza_box")[0]) if one.size == near(12, 12)]
    assert len(plates) == 20 + 20 + 28 + 12
    windows = [
        one.size
        for one in drawn(printed("board", "pizza_box")[0])
        if 11.5 < one.size[0] < 16 and 11.5 < one.size[1] < 13.2 and len(one.points) > 5
    ]
    assert len(windows) == 2 * 12
    assert all(wide >= 12.5 and tall >= 12.5 for wide, tall in windows)


def test_a_roster_names_every_player_and_what_he_is():
    text = words(printed("roster", "showdown", sets=("kites",))[0])
    team = [card for card in CATALOG.showdown_cards if card.id in CATALOG.rosters["kites"].cards]
    assert len(team) == 25
    for card in team:
        assert card.name in text
    assert f"{sum(card.points for card in team)} points" in text


@pytest.mark.parametrize("kind", ["codes", "grid", "situation", "line"])
def test_a_score_sheet_waits_for_the_pencil(kind):
    """Heads and lines, and no figure that a game would have written."""
    text = words(printed("sheet", "pizza_box", kind=kind)[0])
    assert "Batter" in text or "Visitors at bat" in text
    assert "0.1" not in text
    assert not any(f" {runs}–{more} " in text for runs in range(9) for more in range(9))


def test_pb_s_01_only_a_game_with_codes_of_its_own_has_a_sheet_for_them():
    """PB-S-01."""
    assert kinds("pizza_box")[0] == "codes"
    assert "codes" not in kinds("pitch_duel")
    with pytest.raises(NothingToPrint, match="notation"):
        order("sheet", "showdown", kind="codes")


# The shop


def test_every_game_sells_cards_a_board_markers_and_score_sheets():
    assert set(families()) >= set(FEW)
    for game in FEW:
        assert {"cards", "board", "markers", "sheet"} <= set(offers(game, CATALOG))
    assert "roster" in offers("showdown", CATALOG)
    assert "roster" not in offers("pitch_duel", CATALOG)


def test_all_is_every_card_once():
    for game, count in (("showdown", 480 + 72), ("pizza_box", 160 + 10 + 58 + 24)):
        assert order(game=game, sets=("all",)).cards == count


def test_a_deck_is_printed_with_its_copies():
    assert order(game="showdown", sets=("small_ball",)).cards == 60


def test_sets_begin_a_sheet_each_unless_they_are_packed():
    sets = ("hands", "runners", "pile")
    assert order(sets=sets, has_guide=False).pages == 2 + 1 + 6
    packed = order(sets=sets, has_guide=False, is_packed=True)
    assert packed.pages == 8
    assert packed.free == 3


def test_a_set_that_is_not_there_is_named():
    with pytest.raises(NothingToPrint, match=r"aces.*hands, runners, pile"):
        order(sets=("aces",))


def test_a_job_goes_a_page_at_a_time_and_can_be_stopped():
    job = PdfJob(order(has_guide=False))
    assert job.step()
    assert job.done == 1
    job.abandon()
    assert not job.is_over


def test_every_set_of_every_game_has_a_face_for_each_card():
    for game in families():
        for one in print_sets(game, CATALOG):
            assert one.cards
            assert one.title
