"""The score sheet in the designers' notation, PB-S, as it is printed: read back and added up."""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QPainter

sys.path += [str(Path(__file__).parent)]
from printed import margins_are_white, reader, words

from hotstove.catalog.setups import new_setup
from hotstove.catalog.shelf import Catalog
from hotstove.managers.exhibition import exhibition_game
from hotstove.paper.codes_card import CODE, DASH, DOT
from hotstove.paper.page import Sheet
from hotstove.paper.scorecard import Scorecard
from hotstove.paper.scorecard_input import blank_input
from hotstove.paper.session_card import session_scorecard
from hotstove.play.seats import Side
from hotstove.play.setup import Chair
from hotstove.rulebooks.shelf import volume

ROOT = Path(__file__).parents[2]
CHAIRS = (Chair("Vera"), Chair("Hal"))


def played(level="aa", seed=5, **house):
    book = volume(f"pizza_box/{level}")
    setup = new_setup(book.id, Catalog(ROOT / "cards"), ("", ""), CHAIRS, seed=seed, **house)
    session = exhibition_game(book, setup, "luck")
    emblems = ROOT / "resources" / "art" / "emblems"
    return session_scorecard(session, book.title, "14 June", emblems)


def _method(spy):
    def stroke(sheet, *rest, **how):
        return spy(sheet, *rest, **how)

    return stroke


class Drawn:
    """What a page of the sheet draws, by the strokes it is made of."""

    def __init__(self, monkeypatch, card, page):
        self.codes, self.texts, self.dots, self.dashes = [], [], 0, 0
        self._really = Sheet.text, Sheet.disc, Sheet.line
        for name, spy in (("text", self._text), ("disc", self._disc), ("line", self._line)):
            monkeypatch.setattr(Sheet, name, _method(spy))
        image = QImage(1400, 990, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        Scorecard(card, "a4", "codes").draw(painter, page)
        painter.end()

    def _text(self, sheet, where, text, points, **how):
        self.texts.append(text)
        if points == CODE:
            self.codes.append(text)
        return self._really[0](sheet, where, text, points, **how)

    def _disc(self, sheet, x, y, radius, **how):
        self.dots += radius == DOT
        self._really[1](sheet, x, y, radius, **how)

    def _line(self, sheet, x1, y1, x2, y2, *rest, **how):
        self.dashes += x1 == x2 and abs(abs(y2 - y1) - DASH) < 1e-9
        self._really[2](sheet, x1, y1, x2, y2, *rest, **how)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_pb_s_05_the_sheet_is_a_vector_pdf_of_a_page_a_side(paper):
    card = Scorecard(played(), paper, "codes")
    found = reader(card)
    assert len(found.pages) == card.pages == 2
    wide = float(found.pages[0].mediabox.width) / 72 * 25.4
    assert wide == pytest.approx(297 if paper == "a4" else 279.4, abs=0.5)
    assert not any(page.images for page in found.pages)


@pytest.mark.parametrize(("level", "seed"), [("a", 1), ("aa", 5), ("aaa", 9)])
def test_pb_s_01_every_box_can_be_read_back(level, seed):
    """PB-S-01: slot by slot and inning by inning, the codes of the sheet stand on the page."""
    game = played(level, seed)
    for number, side in enumerate(Side):
        text = words(Scorecard(game, "a4", "codes"), number)
        boxes = sorted(
            game.sheet.of(side), key=lambda box: (box.spot, box.inning, box.time_around)
        )
        before = text[: text.index(" Runs Hits Left on base")].split()
        assert before[-len(boxes) :] == [box.code for box in boxes]


@pytest.mark.parametrize(("level", "seed"), [("a", 2), ("aa", 6), ("aaa", 3)])
def test_pb_s_02_03_06_11_boxes_dots_and_dashes_add_up_to_the_totals(level, seed, monkeypatch):
    """PB-S-02, 03: dots are runs, dashes RBI; PB-S-11: H, BB and K are counted off the codes."""
    game = played(level, seed)
    legend = 1
    for number, side in enumerate(Side):
        box = game.box.of(side)
        with monkeypatch.context() as patch:
            drawn = Drawn(patch, game, number)
        codes = Counter(drawn.codes)
        assert sum(codes.values()) == box.total("pa")
        assert codes["S"] + codes["2"] + codes["3"] + codes["4"] == box.hits == box.total("h")
        assert codes["W"] == box.total("bb")
        assert codes["K"] == box.total("so")
        assert codes["E"] == game.box.of(side.other).errors
        assert drawn.dots - legend == box.runs == sum(box.innings)
        assert drawn.dashes - legend == box.total("rbi")
        not_at_bat = codes["W"] + codes["SF"] + codes["SAC"]
        assert box.total("pa") - not_at_bat == box.total("ab")
        for column in ("ab", "r", "h", "rbi", "bb", "so"):
            assert str(box.total(column)) in drawn.texts


def test_pb_s_05_the_figures_have_the_books_abbreviations_and_cross_foot():
    """PB-S-05: AB, R, H, RBI, BB, K; pitchers IP, H, R, ER, BB, K; both sums agree."""
    text = words(Scorecard(played(), "a4", "codes"))
    assert "AB R H RBI BB K" in text
    assert "IP H R ER BB K" in text
    assert "SO" not in text.split()
    sums = re.search(r"(\d+) \+ (\d+) \+ (\d+) \+ (\d+) = (\d+) \+ (\d+) \+ (\d+)", text)
    found = [int(number) for number in sums.groups()]
    assert sum(found[:4]) == sum(found[4:])


def test_pb_s_04_a_line_goes_through_a_runner_who_was_put_out():
    game = played("aa", 6)
    struck = [box for side in Side for box in game.sheet.of(side) if box.is_struck]
    assert struck
    assert all(box.code != "4" for box in struck)


def test_pb_s_13_pitchers_who_hit_have_their_lines_and_the_house_rule_is_named():
    game = played("pro", 5, pitchers_hit=True)
    card = Scorecard(game, "a4", "codes")
    text = " ".join(words(card, number) for number in range(card.pages))
    assert "Ninth spot: The pitcher hits" in text
    for box in game.sheet.visitor:
        assert game.name(box.batter) in text


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_nothing_is_drawn_in_the_margins(paper):
    card = Scorecard(played(), paper, "codes")
    assert all(margins_are_white(card, number) for number in range(card.pages))


def test_a_blank_sheet_waits_for_the_pencil(monkeypatch):
    filled = played()
    drawn = Drawn(monkeypatch, blank_input(filled.heading), 0)
    assert drawn.codes == []
    assert drawn.dots == 0
    told = Drawn(monkeypatch, blank_input(filled.heading, filled.codes), 0)
    assert told.codes == []
    assert "sacrifice fly" in told.texts
    assert [text for text in drawn.texts if text.isdigit()][:9] == [str(n) for n in range(1, 10)]
