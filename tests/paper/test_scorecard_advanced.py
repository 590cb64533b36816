"""The grid of an advanced game: substitutes, brackets, switches, decisions."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path += [str(Path(__file__).parent), str(Path(__file__).parents[1] / "baseball")]
from hand_told import HOME, VISITOR, HandTold, random_story
from printed import HEADING, NAMES, margins_are_white, reader, words

from hotstove.paper import page, scorecard_cell, scorecard_grid
from hotstove.paper.scorecard import Scorecard, pdf_bytes
from hotstove.paper.scorecard_input import PitcherNote, foot_checks, scorecard_input, turns_check
from hotstove.paper.scorecard_plan import LEAST_ROW, ROW, plan


def card(story, paper="a4", kind="grid", **more):
    return Scorecard(scorecard_input(story.facts, NAMES, HEADING, **more), paper, kind)


def pinch_hitters(number):
    """*number* men after the first in the visitors' slot 1, one an inning."""
    story = HandTold()
    for count in range(number):
        story.next[VISITOR] = 1
        story.pinch_hits(f"hitter{count}").down()
        story.fields({f"hitter{count}": "2B"}, side=VISITOR).down()
    return story


def strokes(monkeypatch, made):
    """Every bracket and every dotted line of the grid, the legend's own left out."""
    brackets, dotted = [], []
    really = scorecard_grid.draw_bracket
    monkeypatch.setattr(
        scorecard_grid, "draw_bracket",
        lambda sheet, one, two: brackets.append((one, two)) or really(sheet, one, two),
    )  # fmt: skip
    line = page.Sheet.line

    def spy(self, *where, **more):
        is_in_the_grid = where[0] < page.AREA.width() - 48
        if more.get("dash") and is_in_the_grid:
            dotted.append(where)
        line(self, *where, **more)

    monkeypatch.setattr(page.Sheet, "line", spy)
    pdf_bytes(made)
    return brackets, dotted


# Substitutes


def test_eight_men_in_one_slot_fit_on_the_page():
    made = card(pinch_hitters(7))
    assert made.pages == 2
    rows = plan(made.game)[0].rows
    assert len(rows[0].lines) == 8
    assert len(rows) == 9
    assert all(LEAST_ROW <= row.height <= ROW for row in rows[1:])
    text = words(made)
    assert all(f"hitter{number}" in text for number in range(7))
    assert "PH" in text.split()


def test_slots_are_not_shrunk_without_need():
    assert {row.height for row in plan(card(HandTold().bats("SO")).game)[0].rows} == {ROW}


def test_a_trail_stands_beside_the_name():
    story = HandTold().down().fields({"dorn": "LF", "hume": "CF"}, side=VISITOR)
    text = words(card(story))
    assert "CF LF" in text
    assert "LF CF" in text


def test_the_position_of_a_pinch_hitter_and_when_a_man_came_in():
    story = HandTold().pinch_hits("kerr").bats("SO", "SO", "SO").change()
    story.fields({"kerr": "2B", "moss": "3B"}, side=VISITOR, moss=6)
    assert {"PH", "DS", "kerr", "moss"} <= set(words(card(story)).split())


# Double plays, forces, extra bases


def test_a_bracket_joins_the_outs_of_a_double_play(monkeypatch):
    brackets, _ = strokes(monkeypatch, card(HandTold().bats("1B", "GB DP")))
    [(above, below)] = brackets
    assert above.bottom() == below.top()
    assert above.left() == below.left()


def test_a_bracket_from_the_ninth_slot_to_the_first_is_open(monkeypatch):
    story = HandTold()
    story.next[VISITOR] = 9
    brackets, _ = strokes(monkeypatch, card(story.bats("1B", "GB DP")))
    assert [(one is None, two is None) for one, two in brackets] == [(False, True), (True, False)]


def test_a_bracket_over_a_second_column_is_open(monkeypatch):
    """Slot 1 bats again with slot 9 on first."""
    brackets, _ = strokes(monkeypatch, card(HandTold().bats(*["1B"] * 9, "GB DP")))
    assert len(brackets) == 2


def test_no_bracket_for_a_force(monkeypatch):
    made = card(HandTold().bats("1B", "GB FC"))
    brackets, _ = strokes(monkeypatch, made)
    assert brackets == []
    assert {"FC", "FC2"} <= set(words(made).split())


def test_the_second_word_of_a_result():
    text = words(card(HandTold().bats("3B", "FB").tags_up(3).bats("1B", "GB DP"))).split()
    assert {"SF", "DP", "2+"} <= set(text)


def test_a_dotted_line_where_a_man_changed_position(monkeypatch):
    story = HandTold().down(2).down().fields({"dorn": "LF", "hume": "CF"}, side=VISITOR)
    _, dotted = strokes(monkeypatch, card(story))
    made = card(story)
    column = scorecard_grid.Grid(None, made.game, plan(made.game)[0]).column
    across = {round((where[0] - scorecard_grid.NAMES) / column, 6) for where in dotted}
    assert across == {2.0}
    assert len(dotted) == 2


def test_a_dotted_line_of_the_home_side_stands_before_its_half(monkeypatch):
    story = HandTold().down(2).fields({"dorn~": "LF", "hume~": "CF"}, side=HOME)
    _, dotted = strokes(monkeypatch, card(story))
    assert len(dotted) == 2
    made = card(story)
    column = scorecard_grid.Grid(None, made.game, plan(made.game)[1]).column
    assert {round((where[0] - scorecard_grid.NAMES) / column, 6) for where in dotted} == {1.0}


def test_the_bracket_ends_at_the_rings():
    """It begins at the edge of the runner's out, not in the middle of it."""
    cell = page.QRectF(0, 0, 16.5, 13)
    diamond = scorecard_cell.Diamond(cell)
    x, y = scorecard_cell._hook(diamond, cell, 13)[0]
    assert (x, y) == (diamond.x + diamond.reach * 0.42, diamond.y)


# Pitchers


def test_decisions_stand_beside_the_pitchers():
    story = HandTold().bats("HR").down().down(16)
    story.relieved_by("rusk").bats("HR").down().bats("HR").down()
    story.relieved_by("tully").down().ends()
    text = words(card(story), 1)
    assert "W, BS" in text
    assert "SV" in text.split()
    assert "L" in words(card(story), 0).split()


def test_the_limit_of_a_card_and_how_tired_he_is():
    story = HandTold().bats("SO")
    notes = {"pike~": PitcherNote("6", "−2 in the 8th")}
    assert "IP 6, −2 in the 8th" in words(card(story, pitchers=notes))
    assert "IP 6" not in words(card(story))


def test_a_forfeit_is_told_at_the_head():
    text = words(card(HandTold().bats("HR").forfeited_by(HOME)))
    assert "forfeited by Hill Hillers: 9 – 0" in text
    assert "0 F" in text
    assert "X" not in text.split()


def test_all_kinds_of_figures_below_the_totals():
    story = HandTold().bats("2B", "FB").tags_up(2).bats("FB").tags_up(3).bats("IBB").steals(1)
    assert "2B 1, SB 1, SF 1, IBB 1" in words(card(story))


@pytest.mark.parametrize("seed", [3, 11, 17])
def test_an_advanced_game_adds_up_and_stays_on_the_paper(seed):
    made = card(random_story(seed, spirit=0.06), "letter")
    for side in (VISITOR, HOME):
        assert turns_check(made.game, side).difference == 0
        assert {check.difference for check in foot_checks(made.game, side).values()} == {0}
    assert len(reader(made).pages) == made.pages
    assert "≠" not in words(made)


def test_nothing_of_it_is_in_the_margins():
    assert margins_are_white(card(pinch_hitters(7)), 0)
