"""The line card as text: one line a play."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))
from hand_told import HOME, VISITOR, HandTold, random_story

from hotstove.baseball.line_card import line_card_text, line_entries
from hotstove.baseball.plays import Play
from hotstove.baseball.scorebook import Half

CLUBS = {VISITOR: "Marshers", HOME: "Hillers"}


def text(story):
    return line_card_text(story.book(), str.title, CLUBS)


def line(story, words):
    found = next(row for row in text(story).splitlines() if words in row)
    return found.split()


def test_a_line_tells_batter_result_runners_outs_bases_and_score():
    story = HandTold().bats("1B", "2B").extra(3)
    assert line(story, "Bell") == ["2", "Bell", "2B", "Ames", "1-3-H", "0", "-2-", "1-0"]


def test_the_half_inning_stands_once():
    rows = text(HandTold().down().bats("SO")).splitlines()
    assert [row.split()[0] for row in rows if row.startswith(("T", "B"))] == ["T1", "B1"]


def test_a_double_play_a_force_and_a_sacrifice_fly():
    assert line(HandTold().bats("1B", "GB DP"), "Bell")[2:6] == ["GB", "DP", "Ames", "1X2"]
    forced = line(HandTold().bats("1B", "GB FC"), "2 Bell")
    assert forced[2:] == ["GB", "FC", "Ames", "1X2,", "Bell", "B-1", "1", "1--", "0-0"]
    assert line(HandTold().bats("3B", "FB").tags_up(3), "Bell")[2:6] == ["FB", "SF", "Ames", "3-H"]


def test_substitutions_have_their_lines():
    story = HandTold().pinch_hits("kerr").relieved_by("rusk~").bats("SO", "SO", "SO").change()
    story.fields({"kerr": "LF", "hume": "2B"}, side=VISITOR).bats("SO")
    for wanted in (
        "PH Kerr for Ames (1)", "P Rusk~ for Pike~", "Kerr PH→LF", "Hume LF→2B",
    ):  # fmt: skip
        assert wanted in text(story)


def test_a_half_ends_in_its_sums():
    story = HandTold().bats("1B", "SO", "SO", "SO").change()
    assert "Marshers: 0 R, 1 H, 1 LOB" in text(story)
    assert "LOB" not in text(HandTold().bats("1B", "SO"))


def test_every_play_is_there_in_order():
    story = random_story(7)
    book = story.book()
    entries = line_entries(book)
    told = [entry.item for entry in entries if isinstance(entry.item, Play)]
    halves = [(entry.inning, entry.batting is HOME) for entry in entries]
    assert halves == sorted(halves)
    assert len(told) == sum(
        len(half.plays) for side in (VISITOR, HOME) for half in book.of(side).halves
    )
    assert sum(isinstance(entry.item, Half) for entry in entries) == sum(
        len(book.of(side).halves) for side in (VISITOR, HOME)
    )
    assert told[-1].score == (story.box().visitor.runs, story.box().home.runs)


def test_nothing_yet_is_a_heading():
    assert line_card_text(HandTold().book(), str, CLUBS).split()[0] == "Batter"


def test_no_line_ends_in_blanks():
    assert all(row == row.rstrip() for row in text(random_story(3)).splitlines())
